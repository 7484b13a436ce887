//! The table of copies as a page.

use std::fmt::Write as _;

use super::chart::{escape, linked_svg};
use super::ledger::{FunctionLedger, KEYS, fields};
use super::links::{Links, Target};
use super::origin::Provenance;
use super::row::{COLUMNS, Row};

/// Of the page: no more than what makes it readable.
const STYLE: &str =
    "body { font-family: system-ui, sans-serif; margin: 2em; color: #222; max-width: 1200px; }
svg { max-width: 100%; height: auto; }
.table { overflow: auto; max-height: 90vh; }
table { border-collapse: collapse; font-size: 85%; font-variant-numeric: tabular-nums; }
td, th { padding: 3px 9px; text-align: right; white-space: nowrap; }
td { height: 18px; }
th { position: sticky; top: 0; background: #eee; cursor: pointer; }
td:nth-child(-n+4), th:nth-child(-n+4) { text-align: left; }
tr.total { font-weight: bold; }
tbody tr:nth-child(even) { background: #f7f7f7; }
tbody tr:hover { background: #e6eefc; }
tbody tr.rest { background: none; }
tr.rest td { padding: 0; }
dt { font-weight: bold; float: left; clear: left; width: 11em; }
dd { margin: 0 0 0.3em 11.5em; }
input { font: inherit; width: 20em; padding: 2px 6px; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1b1b1b; color-scheme: dark; }
  a { color: #8ab4f8; }
  th { background: #333; }
  tbody tr:nth-child(even) { background: #242424; }
  tbody tr:hover { background: #2d3a52; }
  svg { filter: invert(0.88) hue-rotate(180deg); }
}
";

/// Shows those rows that are in sight, sorts and filters them.
const SCRIPT: &str = include_str!("table.js");

/// What is above a table. Its rows are lines of text, of which a browser makes elements where they are seen:
/// it would need minutes for all of them, where there are tens of thousands.
const BODY: &str = "</tr></thead><tbody></tbody></table></div>\n<script type=\"text/plain\" id=\"rows\">\n";

/// What is above a table.
const HINT: &str = "<p>A click on a heading sorts. <label>Rows with <input id=\"filter\" type=\"search\" \
                    placeholder=\"words\"></label></p>\n";

/// The beginning of a page.
fn head(title: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\n\
         <style>\n{STYLE}</style></head><body>\n<h1>{title}</h1>\n"
    )
}

/// `text` as a link to `target`, where there are links.
fn linked(links: Option<&Links>, target: &Target<'_>, text: &str) -> String {
    match links {
        Some(links) => format!("<a href=\"{}\">{}</a>", escape(&links.address(target)), escape(text)),
        None => escape(text),
    }
}

/// Ends the row from `begin` on, which is one line whatever names are in it.
fn end_row(out: &mut String, begin: usize) {
    let row = out.split_off(begin);
    let _ = writeln!(out, "{}</tr>", row.replace(['\n', '\r'], " "));
}

/// Every copy of `ledgers` as a row of a table, whose numbers are links.
pub fn ledger_html(ledgers: &[FunctionLedger], origin: &Provenance, links: Option<&Links>) -> String {
    let mut out = head("Every copy and its fate");
    let _ = write!(out, "{HINT}<div class=\"table\"><table><thead><tr>");
    for key in KEYS {
        let _ = write!(out, "<th>{key}</th>");
    }
    out.push_str(BODY);
    for ledger in ledgers {
        for index in 0..ledger.lines.len() {
            let begin = out.len();
            out.push_str("<tr>");
            let FunctionLedger { file, function, placement, strategy, .. } = ledger;
            let explored = strategy.explored();
            let target = Target {
                file,
                function: Some(function),
                placement: placement.name(),
                strategy: explored,
                copy: Some(index),
            };
            for (key, (value, _)) in KEYS.iter().zip(fields(ledger, index)) {
                let value = match *key {
                    "function" | "copy" => linked(links, &target, &value),
                    _ => escape(&value),
                };
                let _ = write!(out, "<td>{value}</td>");
            }
            end_row(&mut out, begin);
        }
    }
    out.push_str("</script>\n");
    for sentence in origin.sentences() {
        let _ = writeln!(out, "<p>{}</p>", escape(&sentence));
    }
    let _ = write!(out, "<script>\n{SCRIPT}</script>\n</body></html>\n");
    out
}

/// A page with the chart, the table, and the meaning of the columns; `origin` says what made `rows`. Names of
/// functions, bars and dots lead to `links`.
pub fn html(rows: &[Row], origin: &Provenance, links: Option<&Links>) -> String {
    let mut out = head("What phi elimination costs");
    out.push_str(&linked_svg(rows, origin, links));
    let shown: Vec<_> =
        COLUMNS.iter().filter(|column| rows.iter().any(|row| row.value(column).is_some())).collect();
    let _ = write!(
        out,
        "<h2>The numbers</h2>\n{HINT}<div class=\"table\"><table><thead><tr><th>file</th><th>function</th>"
    );
    // Nothing is inlined in most tables.
    let inlined = rows.iter().any(|row| row.inlined_at.is_some());
    out.push_str(if inlined { "<th>inlined</th>" } else { "" });
    out.push_str("<th>placement</th><th>strategy</th>");
    for column in &shown {
        let _ = write!(out, "<th title=\"{}\">{}</th>", escape(column.about), escape(column.heading));
    }
    out.push_str(BODY);
    for row in rows {
        let class = if row.function.is_none() { " class=\"total\"" } else { "" };
        let begin = out.len();
        let _ = write!(out, "<tr{class}>");
        for (i, key) in row.keys().into_iter().enumerate() {
            let key = if i == 1 && key.is_empty() { "(total)" } else { key };
            if i == 2 && !inlined {
                continue;
            }
            if i == 1 {
                let Row { file, function, placement, strategy, .. } = row;
                let (function, strategy) = (function.as_deref(), strategy.explored());
                let target = Target { file, function, placement: placement.name(), strategy, copy: None };
                let _ = write!(out, "<td>{}</td>", linked(links, &target, key));
                continue;
            }
            let _ = write!(out, "<td>{}</td>", escape(key));
        }
        for column in &shown {
            match row.value(column) {
                Some(n) => write!(out, "<td>{n}</td>"),
                None => write!(out, "<td>-</td>"),
            }
            .unwrap_or(());
        }
        end_row(&mut out, begin);
    }
    out.push_str("</script>\n<h2>What the columns count</h2>\n<dl>\n");
    for column in &shown {
        let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escape(column.heading), escape(column.about));
    }
    let _ = write!(out, "</dl>\n<script>\n{SCRIPT}</script>\n</body></html>\n");
    out
}
