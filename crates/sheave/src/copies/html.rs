//! The table of copies as a page.

use std::fmt::Write as _;

use super::chart::{escape, svg};
use super::row::{COLUMNS, Row};

/// Of the page: no more than what makes it readable.
const STYLE: &str =
    "body { font-family: system-ui, sans-serif; margin: 2em; color: #222; max-width: 1200px; }
svg { max-width: 100%; height: auto; }
.table { overflow: auto; max-height: 90vh; }
table { border-collapse: collapse; font-size: 85%; font-variant-numeric: tabular-nums; }
td, th { padding: 3px 9px; text-align: right; white-space: nowrap; }
th { position: sticky; top: 0; background: #eee; cursor: pointer; }
td:nth-child(-n+4), th:nth-child(-n+4) { text-align: left; }
tr.total { font-weight: bold; }
tbody tr:nth-child(even) { background: #f7f7f7; }
tbody tr:hover { background: #e6eefc; }
dt { font-weight: bold; float: left; clear: left; width: 11em; }
dd { margin: 0 0 0.3em 11.5em; }
";

/// Sorts the table by the column whose heading is clicked, the second time descending.
const SCRIPT: &str = "document.querySelectorAll('th').forEach((th, i) => th.addEventListener('click', () => {
  const body = document.querySelector('tbody');
  const up = th.dataset.up = th.dataset.up === '1' ? '' : '1';
  const key = row => { const text = row.cells[i].textContent; const n = Number(text);
    return text !== '' && !Number.isNaN(n) ? n : text; };
  const compare = (a, b) => typeof a === 'number' && typeof b === 'number' ? a - b
    : String(a).localeCompare(String(b));
  const rows = [...body.rows].sort((a, b) => (up ? 1 : -1) * compare(key(a), key(b)));
  body.append(...rows);
}));
";

/// A page with the chart, the table, and the meaning of the columns; for `rows` the `passes` ran.
pub fn html(rows: &[Row], passes: &str) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>What phi elimination costs</title>\n\
         <style>\n{STYLE}</style></head><body>\n<h1>What phi elimination costs</h1>\n"
    );
    out.push_str(&svg(rows, passes));
    let shown: Vec<_> = COLUMNS
        .iter()
        .filter(|column| rows.iter().any(|row| (column.value)(&row.counts).is_some()))
        .collect();
    out.push_str(
        "<h2>The numbers</h2>\n<p>A click on a heading sorts.</p>\n<div class=\"table\"><table><thead><tr><th>file</th>\
         <th>function</th><th>placement</th><th>strategy</th>",
    );
    for column in &shown {
        let _ = write!(out, "<th title=\"{}\">{}</th>", escape(column.about), escape(column.heading));
    }
    out.push_str("</tr></thead><tbody>\n");
    for row in rows {
        let class = if row.function.is_none() { " class=\"total\"" } else { "" };
        let _ = write!(out, "<tr{class}>");
        for (i, key) in row.keys().into_iter().enumerate() {
            let key = if i == 1 && key.is_empty() { "(total)" } else { key };
            let _ = write!(out, "<td>{}</td>", escape(key));
        }
        for column in &shown {
            match (column.value)(&row.counts) {
                Some(n) => write!(out, "<td>{n}</td>"),
                None => write!(out, "<td>-</td>"),
            }
            .unwrap_or(());
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n<h2>What the columns count</h2>\n<dl>\n");
    for column in &shown {
        let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escape(column.heading), escape(column.about));
    }
    let _ = write!(out, "</dl>\n<script>\n{SCRIPT}</script>\n</body></html>\n");
    out
}
