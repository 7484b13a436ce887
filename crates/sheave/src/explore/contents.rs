//! The list of the pages in a folder of several programs.

use std::fmt::Write as _;

use super::model::Index;
use crate::copies::escape;

const STYLE: &str = ":root { color-scheme: light dark; }
body { font-family: system-ui, sans-serif; margin: 2em auto; padding: 0 1em; max-width: 900px; }
.wide { overflow: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: 4px 12px; text-align: right; white-space: nowrap; }
td:first-child, th:first-child { text-align: left; }
tbody tr:nth-child(even) { background: color-mix(in srgb, currentColor 6%, transparent); }
";

/// A page that leads to the pages of several programs, each the address of its page and what is known of it.
pub fn contents(programs: &[(String, Index)]) -> String {
    let title = "Sheave explorer";
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style></head><body>\n<h1>{title}</h1>\n"
    );
    if let Some((_, index)) = programs.first() {
        let (placement, strategy) = (index.placements[index.start.0], &index.strategies[index.start.1]);
        let _ = writeln!(
            out,
            "<p>Phis and the copies left of them under {placement} placement and the strategy {}. Passes: {}. Written \
             by {}.</p>",
            escape(strategy),
            if index.passes.is_empty() { "none".to_owned() } else { index.passes.join(", ") },
            escape(&index.generator)
        );
    }
    out.push_str("<div class=\"wide\"><table><thead><tr><th>program</th><th>functions</th><th>phis</th>");
    out.push_str("<th>copies left</th></tr></thead><tbody>\n");
    for (address, Index { file, functions, .. }) in programs {
        let phis: u64 = functions.iter().map(|function| u64::from(function.phis)).sum();
        let copies: u64 = functions.iter().map(|function| u64::from(function.copies)).sum();
        let _ = writeln!(
            out,
            "<tr><td><a href=\"{}\">{}</a></td><td>{}</td><td>{phis}</td><td>{copies}</td></tr>",
            escape(address),
            escape(file),
            functions.len()
        );
    }
    out.push_str("</tbody></table></div>\n</body></html>\n");
    out
}
