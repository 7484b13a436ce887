//! The totals of the copy benchmark as bars, in SVG: a panel for each count, with a bar for each strategy and
//! placement and the number beside it. No other file is loaded.

use std::fmt::Write as _;

use sheave_ssa::eliminate::Strategy;

use super::measure::total;
use super::origin::Provenance;
use super::row::{COLUMNS, Counts, Method, Row};

/// The counts of the panels, from left to right, those of LLVM, and the headings.
const PANELS: [(&str, &str, &str); 5] = [
    ("copies_inserted", "llvm_inserted", "copies inserted"),
    ("copies_left", "llvm_left", "copies left"),
    ("moves", "llvm_moves", "moves in machine code"),
    ("copies_executed", "", "copies run"),
    ("moves_executed", "", "moves run"),
];

/// The colours of Sheave's strategies, in the order of [`Strategy::ALL`]: of the palettes of Okabe and Ito
/// and of Tol, which colour-blind people can tell apart.
const COLOURS: [&str; Strategy::ALL.len()] = [
    "#999999", "#E69F00", "#56B4E9", "#CC79A7", "#0072B2", "#882255", "#332288", "#44AA99", "#AA4499",
    "#117733",
];
const OWN_COLOUR: &str = "#D55E00";
const LLVM_COLOUR: &str = "#009E73";

/// A short form of the definitions in `docs/copies.md`.
const LLVM_CAPTION: &str = "LLVM's copies left are COPYs between virtual registers after its register \
    coalescer, those of its two-address pass among them, copies of constants not.";

const WIDTH: f64 = 1040.0;
/// The left edge of the panels; names are left of it.
const LEFT: f64 = 190.0;
const RIGHT: f64 = 24.0;
const GAP: f64 = 34.0;
const BAR_ROW: f64 = 22.0;
/// The top of the first bar.
const TOP: f64 = 44.0;
/// Room for the number beside the longest bar.
const NUMBER: f64 = 74.0;

/// The bars of one strategy and placement.
struct Bars {
    name: String,
    colour: &'static str,
    values: [Option<u64>; PANELS.len()],
}

/// A chart of `rows`, which `origin` made, as a complete SVG document.
pub fn svg(rows: &[Row], origin: &Provenance) -> String {
    let all = bars(rows);
    let is_known = |&at: &usize| all.iter().any(|bars| bars.values[at].is_some());
    let shown: Vec<usize> = (0..PANELS.len()).filter(is_known).collect();
    let n = shown.len().max(1) as f64;
    let width = (WIDTH - LEFT - RIGHT - GAP * (n - 1.0)) / n;
    let mut out = String::new();
    let middle = |row: usize| TOP + BAR_ROW * (row as f64 + 0.5) + 4.0;
    for (row, Bars { name, .. }) in all.iter().enumerate() {
        let (x, y) = (LEFT - 10.0, middle(row));
        let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", escape(name));
    }
    for (panel, &at) in shown.iter().enumerate() {
        let x = LEFT + (width + GAP) * panel as f64;
        let (.., heading) = PANELS[at];
        let y = TOP - 14.0;
        let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" font-weight=\"bold\">{heading}</text>");
        let largest = all.iter().filter_map(|bars| bars.values[at]).max().unwrap_or(0).max(1) as f64;
        for (row, Bars { colour, values, .. }) in all.iter().enumerate() {
            let Some(value) = values[at] else { continue };
            let length = (width - NUMBER) * value as f64 / largest;
            let (y, height) = (TOP + BAR_ROW * row as f64 + 2.0, BAR_ROW - 4.0);
            let (end, middle, number) = (x + length + 6.0, middle(row), grouped(value));
            let _ = writeln!(
                out,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{length:.1}\" height=\"{height:.1}\" \
                 fill=\"{colour}\" rx=\"2\"/>\
                 <text x=\"{end:.1}\" y=\"{middle:.1}\">{number}</text>"
            );
        }
    }
    let mut captions = origin.sentences();
    captions.extend(all.iter().any(|bars| bars.colour == LLVM_COLOUR).then(|| LLVM_CAPTION.to_owned()));
    let mut bottom = TOP + BAR_ROW * all.len() as f64;
    for caption in captions {
        bottom += 16.0;
        let _ = writeln!(out, "<text x=\"16\" y=\"{bottom:.1}\" fill=\"#555\">{}</text>", escape(&caption));
    }
    let height = bottom + 12.0;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {WIDTH:.0} {height:.0}\" font-family=\"system-ui, 'DejaVu Sans', sans-serif\" \
         font-size=\"12\" fill=\"#222\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{out}</svg>\n"
    )
}

/// The bars of the totals; LLVM's counts, if they are known, are the last.
fn bars(rows: &[Row]) -> Vec<Bars> {
    let totals = total(rows);
    let several = totals.iter().any(|row| row.placement != totals[0].placement);
    let value = |counts: &Counts, column: &str| {
        COLUMNS.iter().find(|known| known.name == column).and_then(|known| (known.value)(counts))
    };
    let of_row = |row: &Row| Bars {
        name: match several {
            true => format!("{}, {}", row.strategy, row.placement.name()),
            false => row.strategy.to_string(),
        },
        colour: match row.strategy {
            Method::Strategy(strategy) => {
                let at = Strategy::ALL.iter().position(|&known| known == strategy);
                at.map_or(OWN_COLOUR, |at| COLOURS[at])
            }
            _ => OWN_COLOUR,
        },
        values: PANELS.map(|(column, ..)| value(&row.counts, column)),
    };
    let mut all: Vec<Bars> = totals.iter().map(of_row).collect();
    if let Some(first) = totals.first().filter(|row| row.counts.llvm.is_some()) {
        let values = PANELS.map(|(_, column, _)| value(&first.counts, column));
        all.push(Bars { name: "LLVM".to_owned(), colour: LLVM_COLOUR, values });
    }
    all
}

/// Digits in groups of three.
fn grouped(value: u64) -> String {
    let digits = value.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{2009}');
        }
        out.push(digit);
    }
    out
}

/// `text` with the special characters of HTML and SVG replaced.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use sheave_ssa::promote::Placement;

    use super::*;

    fn origin() -> Provenance {
        Provenance::new("promote, eliminate", None, &[])
    }

    fn row(file: &str, strategy: Strategy, moves: u64) -> Row {
        Row {
            file: file.to_owned(),
            function: None,
            inlined_at: None,
            placement: Placement::Pruned,
            strategy: strategy.into(),
            counts: Counts { functions: 1, moves, ..Counts::default() },
        }
    }

    /// The attribute `name` of every element that starts with `tag`.
    fn attributes(text: &str, tag: &str, name: &str) -> Vec<f64> {
        let of = |element: &str| {
            let value = element.split(&format!("{name}=\"")).nth(1)?.split('"').next()?;
            value.parse().ok()
        };
        text.split('<').filter(|element| element.starts_with(tag)).filter_map(of).collect()
    }

    #[test]
    fn bars_are_in_proportion_to_sums_over_the_files() {
        let rows = [
            row("<a&b>.ll", Strategy::Isolate, 900),
            row("<a&b>.ll", Strategy::Coalesce, 250),
            row("c.ll", Strategy::Isolate, 100),
        ];
        let text = svg(&rows, &origin());
        let mut widths = attributes(&text, "rect", " width");
        widths.retain(|&width| width > 0.0);
        assert!(widths.windows(2).any(|pair| (pair[0] / pair[1] - 4.0).abs() < 0.01), "{widths:?}");
        assert!(text.contains("1\u{2009}000</text>"), "the numbers stand beside the bars: {text}");
        let page = crate::copies::html(&rows, &origin(), None);
        assert!(page.contains("&lt;a&amp;b&gt;") && !page.contains("<a&b>"));
        assert!(!svg(&[], &origin()).is_empty());
    }

    #[test]
    fn captions_say_which_passes_ran_and_what_numbers_of_llvm_mean() {
        let mut rows = [row("f.ll", Strategy::Isolate, 1)];
        let text = svg(&rows, &origin());
        assert!(text.contains(">Passes: promote, eliminate.</text>") && !text.contains("LLVM"), "{text}");
        rows[0].counts.llvm = Some(crate::copies::llvm::LlvmCounts { moves: 3, ..Default::default() });
        let text = svg(&rows, &origin());
        assert!(text.contains("LLVM's copies left are COPYs between virtual registers"), "{text}");
        let bottom = attributes(&text, "text", " y").into_iter().fold(0.0, f64::max);
        assert!(attributes(&text, "svg", " height")[0] > bottom, "the last line is inside of the picture");
    }
}
