//! The table of copies as a page.

use serde_json::Value;

use super::chart::{escape, svg};
use super::ledger::{FunctionLedger, all_lines, fields, keys};
use super::lines::text;
use super::links::{Links, Target};
use super::origin::Provenance;
use super::row::{self, Column, Row, shown};

/// The style of the page.
const STYLE: &str = include_str!("table.css");

/// Shows those rows that are in sight, sorts and filters them.
const SCRIPT: &str = include_str!("table.js");

/// The hint above a table.
const HINT: &str = "<p>A click on a heading sorts. <label>Rows with <input id=\"filter\" type=\"search\" \
                    placeholder=\"words\"></label></p>\n";

/// A page with a table between `above` and `below`. Its rows are lines of text, of which a browser makes
/// elements for those in sight: it would need minutes for tens of thousands.
fn page(title: &str, above: &str, heads: &str, rows: impl Iterator<Item = String>, below: &str) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\n\
         <style>\n{STYLE}</style></head><body>\n<h1>{title}</h1>\n\
         {above}{HINT}<div class=\"table\"><table><thead><tr>{heads}</tr></thead><tbody></tbody></table>\
         </div>\n\
         <script type=\"text/plain\" id=\"rows\">\n"
    );
    // A row is one line, whatever names are in it.
    rows.for_each(|row| out += &format!("{}</tr>\n", row.replace(['\n', '\r'], " ")));
    out + &format!("</script>\n{below}<script>\n{SCRIPT}</script>\n</body></html>\n")
}

/// `text` as a link to `target`, if there are links.
fn linked(links: Option<&Links>, target: &Target<'_>, text: &str) -> String {
    match links {
        Some(links) => format!("<a href=\"{}\">{}</a>", escape(&links.address(target)), escape(text)),
        None => escape(text),
    }
}

/// Every copy of `ledgers` as a row of a table, whose numbers are links.
pub fn ledger_html(ledgers: &[FunctionLedger], origin: &Provenance, links: Option<&Links>) -> String {
    let heads: String = keys().map(|key| format!("<th>{key}</th>")).collect();
    let rows = all_lines(ledgers).map(|(ledger, index)| {
        let FunctionLedger { file, function, placement, strategy, .. } = ledger;
        let (placement, strategy) = (placement.name(), strategy.explored());
        let target = Target { file, function: Some(function), placement, strategy, copy: Some(index) };
        let cell = |(key, value): (&str, Value)| match key {
            "function" | "copy" => format!("<td>{}</td>", linked(links, &target, &text(&value))),
            _ => format!("<td>{}</td>", escape(&text(&value))),
        };
        let cells: String = fields(ledger, index).map(cell).collect();
        format!("<tr>{cells}")
    });
    let made: String =
        origin.sentences().iter().map(|sentence| format!("<p>{}</p>\n", escape(sentence))).collect();
    page("Every copy and its fate", "", &heads, rows, &made)
}

/// A page with the chart, the table, and the meaning of the columns; `origin` made `rows`. Names of
/// functions lead to `links`.
pub fn html(rows: &[Row], origin: &Provenance, links: Option<&Links>) -> String {
    let (keys, shown) = shown(rows);
    let heads = keys.iter().map(|&key| format!("<th>{}</th>", row::KEYS[key]));
    let of_columns = shown
        .iter()
        .map(|column| format!("<th title=\"{}\">{}</th>", escape(column.about), escape(column.heading)));
    let heads: String = heads.chain(of_columns).collect();
    let table = rows.iter().map(|row| {
        let Row { file, function, placement, strategy, .. } = row;
        let (function, strategy) = (function.as_deref(), strategy.explored());
        let target = Target { file, function, placement: placement.name(), strategy, copy: None };
        let key = |&key: &usize| match (key, row.keys()[key]) {
            (1, "") => linked(links, &target, "(total)"),
            (1, name) => linked(links, &target, name),
            (_, name) => escape(name),
        };
        let keys = keys.iter().map(key);
        let count = |n: Option<u64>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
        let counts = shown.iter().map(|column| count(row.value(column)));
        let cells: String = keys.chain(counts).map(|cell| format!("<td>{cell}</td>")).collect();
        let class = if function.is_none() { " class=\"total\"" } else { "" };
        format!("<tr{class}>{cells}")
    });
    let meaning =
        |column: &&Column| format!("<dt>{}</dt><dd>{}</dd>\n", escape(column.heading), escape(column.about));
    let meanings: String = shown.iter().map(meaning).collect();
    page(
        "What phi elimination costs",
        &format!("{}<h2>The numbers</h2>\n", svg(rows, origin)),
        &heads,
        table,
        &format!("<h2>What the columns count</h2>\n<dl>\n{meanings}</dl>\n"),
    )
}
