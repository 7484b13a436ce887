//! Tables, for the terminal and for the book at once: aligned Markdown.

use std::fmt::Write as _;
use std::path::Path;

/// A table with a heading.
#[derive(Clone, Debug, Default)]
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these columns; the first is text, the rest are numbers.
    pub fn new<S: Into<String>>(columns: impl IntoIterator<Item = S>) -> Table {
        Table { rows: vec![columns.into_iter().map(Into::into).collect()] }
    }

    /// Adds a row.
    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// The table as Markdown.
    pub fn render(&self) -> String {
        let n = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width =
            |k: usize| self.rows.iter().filter_map(|row| row.get(k)).map(|cell| cell.chars().count()).max();
        let widths: Vec<usize> = (0..n).map(|k| width(k).unwrap_or(0).max(3)).collect();
        let mut text = String::new();
        for (i, row) in self.rows.iter().enumerate() {
            for (k, &width) in widths.iter().enumerate() {
                let cell = row.get(k).map_or("", String::as_str);
                let _ =
                    if k == 0 { write!(text, "| {cell:width$} ") } else { write!(text, "| {cell:>width$} ") };
            }
            text.push_str("|\n");
            if i == 0 {
                for (k, &width) in widths.iter().enumerate() {
                    let _ = write!(text, "|{}{}", "-".repeat(width + 1), if k == 0 { "-" } else { ":" });
                }
                text.push_str("|\n");
            }
        }
        text
    }
}

/// A number with thin groups of three, as the tables have them.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// The geometric mean; `None` for an empty list.
pub fn geometric_mean(numbers: &[f64]) -> Option<f64> {
    let sum: f64 = numbers.iter().map(|n| n.ln()).sum();
    (!numbers.is_empty()).then(|| (sum / numbers.len() as f64).exp())
}

/// Replaces the text between the marks of `section` in the page at `path`.
///
/// # Errors
/// When the page cannot be read or written, or lacks the marks.
pub fn refresh(path: &Path, section: &str, content: &str) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{}: {error}", path.display());
    let page = std::fs::read_to_string(path).map_err(fault)?;
    let (start, end) = (format!("<!-- figures: {section} -->\n"), "<!-- end of figures -->");
    let missing = || format!("{}: no marks for the figures `{section}`", path.display());
    let from = page.find(&start).ok_or_else(missing)? + start.len();
    let to = from + page[from..].find(end).ok_or_else(missing)?;
    let page = format!("{}\n{}\n{}", &page[..from], content.trim(), &page[to..]);
    std::fs::write(path, page).map_err(fault)
}
