//! The copy benchmark as a picture: grouped bars per file, one bar per strategy, as SVG or inside an HTML page with the
//! table below it.

use std::fmt::Write as _;

use super::row::{COLUMNS, Row};
use crate::names::Named;

/// What the bars show, top to bottom.
const PANELS: [(&str, &str); 3] = [
    ("copies_inserted", "copies inserted"),
    ("copies_left", "copies left"),
    ("moves", "moves in machine code"),
];
/// Okabe and Ito's palette, which colour-blind people can tell apart.
const COLOURS: [&str; 6] = ["#999999", "#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#0072B2"];
const PANEL_HEIGHT: f64 = 190.0;
const BAR_AREA: f64 = 130.0;
const LEFT: f64 = 60.0;

/// A chart of the files' totals as a complete SVG document.
pub fn svg(rows: &[Row]) -> String {
    let totals: Vec<&Row> = rows.iter().filter(|row| row.function.is_none()).collect();
    let mut files: Vec<&str> = Vec::new();
    let mut series: Vec<String> = Vec::new();
    for row in &totals {
        if !files.contains(&row.file.as_str()) {
            files.push(&row.file);
        }
        let name = series_name(row);
        if !series.contains(&name) {
            series.push(name);
        }
    }
    let bar = (900.0 / (files.len() * (series.len() + 1)).max(1) as f64).clamp(2.0, 18.0);
    let group = bar * (series.len() + 1) as f64;
    let width = (LEFT + group * files.len() as f64 + 30.0).max(520.0);
    let legend_rows = series.len().div_ceil(3);
    let top = 20.0 + 20.0 * legend_rows as f64;
    let height = top + PANEL_HEIGHT * PANELS.len() as f64 + 20.0;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    for (i, name) in series.iter().enumerate() {
        let (x, y) = (LEFT + 150.0 * (i % 3) as f64, 14.0 + 20.0 * (i / 3) as f64);
        let _ = writeln!(
            out,
            "<rect x=\"{x:.0}\" y=\"{:.0}\" width=\"11\" height=\"11\" fill=\"{}\"/><text x=\"{:.0}\" \
             y=\"{:.0}\">{}</text>",
            y - 9.0,
            COLOURS[i % COLOURS.len()],
            x + 16.0,
            y,
            escape(name)
        );
    }
    for (panel, (column, title)) in PANELS.into_iter().enumerate() {
        let Some(column) = COLUMNS.iter().find(|known| known.name == column) else { continue };
        let base = top + PANEL_HEIGHT * panel as f64 + 20.0 + BAR_AREA;
        let value = |row: &Row| (column.value)(&row.counts).unwrap_or(0);
        let largest = totals.iter().map(|row| value(row)).max().unwrap_or(0).max(1) as f64;
        let _ = writeln!(
            out,
            "<text x=\"{LEFT}\" y=\"{:.0}\" font-weight=\"bold\">{title}</text>",
            base - BAR_AREA - 6.0
        );
        for step in 0..=2 {
            let y = base - BAR_AREA * f64::from(step) / 2.0;
            let _ = writeln!(
                out,
                "<line x1=\"{LEFT}\" x2=\"{:.0}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/><text x=\"{:.0}\" \
                 y=\"{:.1}\" text-anchor=\"end\">{:.0}</text>",
                width - 20.0,
                LEFT - 6.0,
                y + 4.0,
                largest * f64::from(step) / 2.0
            );
        }
        for (f, file) in files.iter().enumerate() {
            let x0 = LEFT + group * f as f64 + bar * 0.5;
            for row in totals.iter().filter(|row| row.file == *file) {
                let s = series.iter().position(|name| *name == series_name(row)).unwrap_or(0);
                let h = BAR_AREA * value(row) as f64 / largest;
                let _ = writeln!(
                    out,
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{h:.1}\" fill=\"{}\"><title>{}: {}: \
                     {}</title></rect>",
                    x0 + bar * s as f64,
                    base - h,
                    bar * 0.9,
                    COLOURS[s % COLOURS.len()],
                    escape(file),
                    escape(&series[s]),
                    value(row)
                );
            }
            let label =
                std::path::Path::new(file).file_stem().map_or(*file, |stem| stem.to_str().unwrap_or(file));
            let _ = writeln!(
                out,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                x0 + bar * series.len() as f64 / 2.0,
                base + 14.0,
                escape(label)
            );
        }
    }
    out.push_str("</svg>\n");
    out
}

fn series_name(row: &Row) -> String {
    match row.placement {
        sheave_ssa::promote::Placement::Pruned => row.strategy.name().to_owned(),
        placement => format!("{}, {}", row.strategy.name(), placement.name()),
    }
}

/// A page with the chart, the meaning of the columns and the table.
pub fn html(rows: &[Row]) -> String {
    let mut out = String::from(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Copies</title>\n<style>\nbody { \
         font-family: sans-serif; margin: 2em; }\ntable { border-collapse: collapse; font-size: 90%; }\ntd, th { padding: \
         2px 8px; text-align: right; }\ntd:nth-child(-n+4), th:nth-child(-n+4) { text-align: left; }\ntr.total { \
         font-weight: bold; border-top: 1px solid #999; }\ntr:hover { background: #eef; }\n</style></head><body>\n\
         <h1>What phi elimination costs</h1>\n",
    );
    out.push_str(&svg(rows));
    let shown: Vec<_> = COLUMNS
        .iter()
        .filter(|column| rows.iter().any(|row| (column.value)(&row.counts).is_some()))
        .collect();
    out.push_str("<table><tr><th>file</th><th>function</th><th>placement</th><th>strategy</th>");
    for column in &shown {
        let _ = write!(out, "<th title=\"{}\">{}</th>", escape(column.about), escape(column.heading));
    }
    out.push_str("</tr>\n");
    for row in rows {
        let class = if row.function.is_none() { " class=\"total\"" } else { "" };
        let _ = write!(out, "<tr{class}>");
        for (i, key) in row.keys().into_iter().enumerate() {
            let _ = write!(
                out,
                "<td>{}</td>",
                if i == 1 && key.is_empty() { "total".to_owned() } else { escape(key) }
            );
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
    out.push_str("</table>\n</body></html>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::copies::row::Counts;
    use sheave_ssa::eliminate::Strategy;
    use sheave_ssa::promote::Placement;

    #[test]
    fn bars_are_in_proportion_and_text_is_escaped() {
        let row = |strategy, moves| Row {
            file: "<a&b>.ll".to_owned(),
            function: None,
            placement: Placement::Pruned,
            strategy,
            counts: Counts { functions: 1, moves, ..Counts::default() },
        };
        let text = svg(&[row(Strategy::Isolate, 100), row(Strategy::Coalesce, 25)]);
        assert!(text.contains("height=\"130.0\"") && text.contains("height=\"32.5\""), "{text}");
        assert!(text.contains("&lt;a&amp;b&gt;") && !text.contains("<a&b>"));
        assert_eq!(
            text.matches("<rect").count(),
            text.matches("/>").count() - text.matches("<line").count() + text.matches("</rect>").count()
        );
    }
}
