//! The copy benchmark as a picture, as SVG or inside an HTML page with the table below it.
//!
//! Above, the totals: a bar for each strategy and count, with the number beside it. Below, a row for each
//! file, or for each function where there is one file: a dot for each strategy on a logarithmic scale, the
//! rows with most moves first. Strategies differ in colour and have a line of their own in each row, so that
//! equal counts do not hide each other; placements differ in the shape of the dots. Nothing is loaded from
//! anywhere.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;

use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

use super::links::{Links, Target};
use super::origin::Provenance;
use super::row::{COLUMNS, Counts, Method, Row};

/// The counts of the bars, from left to right, if they are known.
const BARS: [(&str, &str); 5] = [
    ("copies_inserted", "copies inserted"),
    ("copies_left", "copies left"),
    ("moves", "moves in machine code"),
    ("copies_executed", "copies run"),
    ("moves_executed", "moves run"),
];
/// The same for the dots.
const DOTS: [(&str, &str); 3] =
    [("copies_left", "copies left"), ("moves", "moves in machine code"), ("moves_executed", "moves run")];

/// Of the palettes of Okabe and Ito and of Tol, which colour-blind people can tell apart.
const fn colour_of(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Isolate => "#999999",
        Strategy::TwoPhase => "#E69F00",
        Strategy::PerEdge => "#56B4E9",
        Strategy::SreedharIII => "#CC79A7",
        Strategy::Coalesce => "#0072B2",
        Strategy::DominanceForest => "#882255",
        Strategy::Boissinot => "#332288",
        Strategy::BoissinotIntersect => "#44AA99",
        Strategy::BoissinotVirtual => "#AA4499",
        Strategy::Llvm => "#117733",
    }
}

/// Of strategies of the user's own, in the order in which they first occur.
const OWN_COLOURS: [&str; 3] = ["#D55E00", "#F0E442", "#000000"];

/// A short form of the definitions in `docs/copies.md`.
const LLVM_CAPTION: &str = "LLVM's copies left are COPYs between virtual registers after its register coalescer, those of its \
                            two-address pass among them, copies of constants not.";
const LLVM_COLOUR: &str = "#009E73";

const WIDTH: f64 = 1040.0;
/// The left edge of the panels; names are left of it.
const LEFT: f64 = 190.0;
const RIGHT: f64 = 24.0;
const GAP: f64 = 34.0;
const BAR_ROW: f64 = 22.0;
/// Room for the number beside the longest bar.
const NUMBER: f64 = 74.0;
const DOT_LINE: f64 = 4.0;
/// Rows of dots; further rows are in the table only.
const MAX_ROWS: usize = 80;
const MAX_NAME: usize = 26;

/// Bars or dots of one colour and shape.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Series<'a> {
    Ours(Placement, &'a Method),
    Llvm,
}

impl Series<'_> {
    fn name(self, several_placements: bool) -> String {
        match self {
            Series::Ours(placement, strategy) if several_placements => {
                format!("{}, {}", strategy.name(), placement.name())
            }
            Series::Ours(_, strategy) => strategy.name().to_owned(),
            Series::Llvm => "LLVM".to_owned(),
        }
    }

    /// The count called `column` in `counts`, a row of this series or, for LLVM, of any.
    fn value(self, counts: &Counts, column: &str) -> Option<u64> {
        let column = match (self, column) {
            (Series::Ours(..), column) => column,
            (Series::Llvm, "copies_inserted") => "llvm_inserted",
            (Series::Llvm, "copies_left") => "llvm_left",
            (Series::Llvm, "moves") => "llvm_moves",
            (Series::Llvm, "moves_executed") => "llvm_moves_executed",
            (Series::Llvm, _) => return None,
        };
        COLUMNS.iter().find(|known| known.name == column).and_then(|known| (known.value)(counts))
    }

    fn owns(self, row: &Row) -> bool {
        match self {
            Series::Ours(placement, strategy) => row.placement == placement && row.strategy == *strategy,
            Series::Llvm => true,
        }
    }
}

/// The shown part of the rows.
struct Picture<'a> {
    series: Vec<Series<'a>>,
    /// The strategies and allocators of the user's own among them.
    own: Vec<&'a Method>,
    several_placements: bool,
    /// Names and rows of each file or function, those with most moves first.
    groups: Vec<(String, Vec<&'a Row>)>,
    /// By series: the sum over the files.
    totals: Vec<Counts>,
    of_functions: bool,
}

impl<'a> Picture<'a> {
    fn new(rows: &'a [Row]) -> Self {
        let mut series: Vec<Series<'a>> = Vec::new();
        let mut own: Vec<&Method> = Vec::new();
        for row in rows {
            if !matches!(row.strategy, Method::Strategy(_)) && !own.contains(&&row.strategy) {
                own.push(&row.strategy);
            }
            let of_row = Series::Ours(row.placement, &row.strategy);
            if !series.contains(&of_row) {
                series.push(of_row);
            }
        }
        if rows.iter().any(|row| row.counts.llvm_moves.is_some()) {
            series.push(Series::Llvm);
        }
        let several_placements = rows.iter().any(|row| row.placement != rows[0].placement);
        let totals = series.iter().map(|&series| sum(rows, series)).collect();
        let of_functions =
            rows.iter().all(|row| row.file == rows[0].file) && rows.iter().any(|row| row.function.is_some());
        let groups = groups(rows, of_functions);
        Picture { series, own, several_placements, groups, totals, of_functions }
    }

    /// The line of the series within a row of dots: LLVM has the last.
    fn line(&self, series: Series<'_>) -> usize {
        let own = |method: &Method| self.own.iter().position(|&known| known == method).unwrap_or(0);
        match series {
            Series::Ours(_, Method::Strategy(strategy)) => {
                Strategy::ALL.iter().position(|known| known == strategy).unwrap_or(0)
            }
            Series::Ours(_, method) => Strategy::ALL.len() + own(method),
            Series::Llvm => Strategy::ALL.len() + self.own.len(),
        }
    }

    fn colour(&self, series: Series<'_>) -> &'static str {
        match series {
            Series::Ours(_, &Method::Strategy(strategy)) => colour_of(strategy),
            Series::Ours(..) => OWN_COLOURS[(self.line(series) - Strategy::ALL.len()) % OWN_COLOURS.len()],
            Series::Llvm => LLVM_COLOUR,
        }
    }

    /// The counts called `column` of those of our series that `rows` are about.
    fn values(&self, rows: &[&Row], column: &str) -> Vec<(Series<'a>, u64)> {
        let mut values = Vec::new();
        for &series in &self.series {
            let row = rows.iter().find(|row| series.owns(row));
            if let Some(value) = row.and_then(|row| series.value(&row.counts, column)) {
                values.push((series, value));
            }
        }
        values
    }

    fn is_known(&self, column: &str) -> bool {
        let known = |(series, counts): (&Series<'_>, &Counts)| series.value(counts, column).is_some();
        self.series.iter().zip(&self.totals).any(known)
    }
}

/// The sum over the files; LLVM's counts are the same under all of our combinations and are taken once.
fn sum(rows: &[Row], series: Series<'_>) -> Counts {
    let mut counts = Counts::default();
    let first = rows.first().map(|row| (row.placement, &row.strategy));
    for row in rows.iter().filter(|row| row.function.is_none() && series.owns(row)) {
        if series != Series::Llvm || first == Some((row.placement, &row.strategy)) {
            counts.add(&row.counts);
        }
    }
    counts
}

fn groups(rows: &[Row], of_functions: bool) -> Vec<(String, Vec<&Row>)> {
    let mut groups: Vec<(String, Vec<&Row>)> = Vec::new();
    let mut index_of: HashMap<&str, usize> = HashMap::new();
    for row in rows.iter().filter(|row| row.function.is_some() == of_functions) {
        let key = row.function.as_deref().unwrap_or(&row.file);
        let index = *index_of.entry(key).or_insert_with(|| {
            groups.push((key.to_owned(), Vec::new()));
            groups.len() - 1
        });
        groups[index].1.push(row);
    }
    if !of_functions {
        // Without folders and endings, unless two files would have one name then.
        let stem = |file: &str| Path::new(file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let stems: Vec<String> =
            groups.iter().map(|(file, _)| stem(file).unwrap_or_else(|| file.clone())).collect();
        let unique: std::collections::HashSet<&String> = stems.iter().collect();
        if unique.len() == groups.len() {
            for (group, stem) in groups.iter_mut().zip(stems.clone()) {
                group.0 = stem;
            }
        }
    }
    let weight = |rows: &[&Row]| {
        let sum = |of: fn(&Counts) -> u64| rows.iter().map(|row| of(&row.counts)).sum::<u64>();
        (
            sum(|c| c.moves),
            sum(|c| c.elimination.copies_left.into()),
            sum(|c| c.elimination.copies_inserted.into()),
        )
    };
    groups.sort_by(|a, b| weight(&b.1).cmp(&weight(&a.1)).then_with(|| a.0.cmp(&b.0)));
    groups
}

/// A chart of `rows`, which `origin` made, as a complete SVG document.
pub fn svg(rows: &[Row], origin: &Provenance) -> String {
    linked_svg(rows, origin, None)
}

/// The same with links from bars, dots and names.
pub(super) fn linked_svg(rows: &[Row], origin: &Provenance, links: Option<&Links>) -> String {
    if rows.is_empty() {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>\n".to_owned();
    }
    // Inlined parts are included in the row of their function.
    let rows: Vec<Row> = rows.iter().filter(|row| row.inlined_at.is_none()).cloned().collect();
    let picture = Picture::new(&rows);
    let mut body = String::new();
    let mut y = 30.0;
    heading(&mut body, y, "In total");
    y = bars(&mut body, &picture, y + 18.0, links);
    heading(&mut body, y + 28.0, if picture.of_functions { "By function" } else { "By file" });
    y = legend(&mut body, &picture, y + 50.0);
    y = dots(&mut body, &picture, y, links);
    y = captions(&mut body, &picture, origin, y);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH:.0}\" height=\"{y:.0}\" \
         viewBox=\"0 0 {WIDTH:.0} {y:.0}\" font-family=\"system-ui, 'DejaVu Sans', sans-serif\" font-size=\"12\" \
         fill=\"#222\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{body}</svg>\n"
    )
}

/// The passes, and the meaning of LLVM's numbers; returns the bottom edge.
fn captions(out: &mut String, picture: &Picture<'_>, origin: &Provenance, top: f64) -> f64 {
    let mut lines = origin.sentences();
    if picture.series.contains(&Series::Llvm) {
        lines.push(LLVM_CAPTION.to_owned());
    }
    for (i, line) in lines.iter().enumerate() {
        let y = top + 8.0 + 16.0 * i as f64;
        let _ = writeln!(out, "<text x=\"16\" y=\"{y:.1}\" fill=\"#555\">{}</text>", escape(line));
    }
    top + 16.0 * lines.len() as f64 + 4.0
}

fn heading(out: &mut String, y: f64, text: &str) {
    let _ = writeln!(out, "<text x=\"16\" y=\"{y:.1}\" font-size=\"16\" font-weight=\"bold\">{text}</text>");
}

/// The left edges of `n` panels side by side, and their width.
fn panels(n: usize) -> (Vec<f64>, f64) {
    let width = (WIDTH - LEFT - RIGHT - GAP * (n as f64 - 1.0)) / n as f64;
    ((0..n).map(|i| LEFT + (width + GAP) * i as f64).collect(), width)
}

/// The totals; returns the bottom edge.
fn bars(out: &mut String, picture: &Picture<'_>, top: f64, links: Option<&Links>) -> f64 {
    let shown: Vec<_> = BARS.iter().filter(|(column, _)| picture.is_known(column)).collect();
    let (lefts, width) = panels(shown.len());
    let first_row = top + 24.0;
    for (i, series) in picture.series.iter().enumerate() {
        let y = first_row + BAR_ROW * i as f64 + BAR_ROW / 2.0 + 4.0;
        let name = series.name(picture.several_placements);
        let _ =
            writeln!(out, "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{name}</text>", LEFT - 10.0);
    }
    for ((column, title), &left) in shown.iter().zip(&lefts) {
        let _ = writeln!(
            out,
            "<text x=\"{left:.1}\" y=\"{:.1}\" font-weight=\"bold\">{title}</text>",
            top + 10.0
        );
        let values: Vec<Option<u64>> =
            picture.series.iter().zip(&picture.totals).map(|(s, counts)| s.value(counts, column)).collect();
        let largest = values.iter().flatten().max().copied().unwrap_or(0).max(1) as f64;
        for (i, (series, value)) in picture.series.iter().zip(values).enumerate() {
            let y = first_row + BAR_ROW * i as f64;
            let Some(value) = value else { continue };
            let length = (width - NUMBER) * value as f64 / largest;
            // The rows of several files have no page in common.
            let only = picture.groups.first().filter(|_| picture.of_functions || picture.groups.len() == 1);
            let row = only.and_then(|(_, rows)| rows.iter().find(|row| series.owns(row)));
            let (open, close) = link(links, row.copied(), *series, false);
            let _ = writeln!(
                out,
                "{open}<rect x=\"{left:.1}\" y=\"{:.1}\" width=\"{length:.1}\" height=\"{:.1}\" fill=\"{}\" rx=\"2\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\">{}</text>{close}",
                y + 2.0,
                BAR_ROW - 4.0,
                picture.colour(*series),
                left + length + 6.0,
                y + BAR_ROW / 2.0 + 4.0,
                grouped(value)
            );
        }
    }
    first_row + BAR_ROW * picture.series.len() as f64
}

/// The legend of colours and shapes; returns the bottom edge.
fn legend(out: &mut String, picture: &Picture<'_>, top: f64) -> f64 {
    const ENTRY: f64 = 140.0;
    let mut top = top;
    let mut x = LEFT;
    let mut strategies: Vec<Series<'_>> = Vec::new();
    for &series in &picture.series {
        if strategies.iter().all(|&known| picture.line(known) != picture.line(series)) {
            strategies.push(series);
        }
    }
    for series in strategies {
        if x + ENTRY > WIDTH {
            (x, top) = (LEFT, top + 20.0);
        }
        dot(out, Placement::Pruned, x + 5.0, top, 5.0, picture.colour(series), "");
        let _ =
            writeln!(out, "<text x=\"{:.1}\" y=\"{:.1}\">{}</text>", x + 15.0, top + 4.0, series.name(false));
        x += ENTRY;
    }
    if !picture.several_placements {
        return top + 22.0;
    }
    let mut x = LEFT;
    for placement in Placement::ALL {
        let name = placement.name();
        let is_shown = |series: &Series<'_>| matches!(series, Series::Ours(shown, _) if *shown == placement);
        if picture.series.iter().any(is_shown) {
            dot(out, placement, x + 5.0, top + 20.0, 5.0, "#555", "");
            let _ = writeln!(out, "<text x=\"{:.1}\" y=\"{:.1}\">{name}</text>", x + 15.0, top + 24.0);
            x += ENTRY;
        }
    }
    top + 42.0
}

/// One row of dots per group; returns the bottom edge of the picture.
fn dots(out: &mut String, picture: &Picture<'_>, top: f64, links: Option<&Links>) -> f64 {
    let shown: Vec<_> = DOTS.iter().filter(|(column, _)| picture.is_known(column)).collect();
    let (lefts, width) = panels(shown.len());
    let lines = picture.line(Series::Llvm) + usize::from(picture.series.contains(&Series::Llvm));
    let row_height = DOT_LINE * lines as f64 + 6.0;
    let groups = &picture.groups[..picture.groups.len().min(MAX_ROWS)];
    let first_row = top + 36.0;
    let bottom = first_row + row_height * groups.len() as f64;
    for (i, (name, rows)) in groups.iter().enumerate() {
        let y = first_row + row_height * i as f64;
        if i % 2 == 1 {
            let _ = writeln!(
                out,
                "<rect x=\"8\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{row_height:.1}\" fill=\"#f5f5f5\"/>",
                WIDTH - 16.0
            );
        }
        let series = picture.series.iter().find(|series| rows.iter().any(|row| series.owns(row)));
        let row = series.and_then(|series| rows.iter().find(|row| series.owns(row)));
        let (open, close) = link(links, row.copied(), series.copied().unwrap_or(Series::Llvm), true);
        let _ = writeln!(
            out,
            "{open}<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\"><title>{}</title>{}</text>{close}",
            LEFT - 10.0,
            y + row_height / 2.0 + 4.0,
            escape(name),
            escape(&shortened(name))
        );
    }
    for ((column, title), &left) in shown.iter().zip(&lefts) {
        let all = groups.iter().flat_map(|(_, rows)| picture.values(rows, column)).map(|(_, value)| value);
        let scale = Scale { left, width, largest: all.max().unwrap_or(0).max(10) };
        axis(out, &scale, title, top + 10.0, first_row, bottom);
        for (i, (name, rows)) in groups.iter().enumerate() {
            let y = first_row + row_height * i as f64 + 3.0;
            for (series, value) in picture.values(rows, column) {
                let placement = match series {
                    Series::Ours(placement, _) => placement,
                    Series::Llvm => Placement::Pruned,
                };
                let line = picture.line(series);
                let cy = y + DOT_LINE * (line as f64 + 0.5);
                let about = format!(
                    "{name}: {}: {} {title}",
                    series.name(picture.several_placements),
                    grouped(value)
                );
                let row = rows.iter().find(|row| series.owns(row)).copied();
                let (open, close) = link(links, row, series, true);
                out.push_str(&open);
                dot(out, placement, scale.at(value), cy, 3.6, picture.colour(series), &about);
                out.push_str(close);
            }
        }
    }
    let hidden = picture.groups.len() - groups.len();
    if hidden > 0 {
        let _ = writeln!(
            out,
            "<text x=\"{LEFT:.1}\" y=\"{:.1}\" font-style=\"italic\">{hidden} more with fewer moves are not shown \
             here.</text>",
            bottom + 20.0
        );
    }
    bottom + if hidden > 0 { 34.0 } else { 16.0 }
}

/// The beginning and the end of a link to what `row` counts, of one function where `of_function` says so;
/// both empty where there is none.
fn link(
    links: Option<&Links>,
    row: Option<&Row>,
    series: Series<'_>,
    of_function: bool,
) -> (String, &'static str) {
    let (Some(links), Some(row), Series::Ours(..)) = (links, row, series) else {
        return (String::new(), "");
    };
    let function = row.function.as_deref().filter(|_| of_function);
    let target = Target {
        file: &row.file,
        function,
        placement: row.placement.name(),
        strategy: row.strategy.explored(),
        copy: None,
    };
    (format!("<a href=\"{}\">", escape(&links.address(&target))), "</a>")
}

/// From counts to the horizontal: logarithmic, and zero has a place.
struct Scale {
    left: f64,
    width: f64,
    largest: u64,
}

impl Scale {
    fn at(&self, value: u64) -> f64 {
        self.left + self.width * (value as f64).ln_1p() / (self.largest as f64).ln_1p()
    }
}

fn axis(out: &mut String, scale: &Scale, title: &str, y: f64, top: f64, bottom: f64) {
    let _ = writeln!(out, "<text x=\"{:.1}\" y=\"{y:.1}\" font-weight=\"bold\">{title}</text>", scale.left);
    let powers = std::iter::successors(Some(1u64), |power| power.checked_mul(10));
    let mut last = f64::NEG_INFINITY;
    for tick in std::iter::once(0).chain(powers.take_while(|&power| power <= scale.largest)) {
        let x = scale.at(tick);
        let _ = writeln!(
            out,
            "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{top:.1}\" y2=\"{bottom:.1}\" stroke=\"#ddd\"/>"
        );
        let text = compact(tick);
        // A label that would touch the one before it is left out.
        if x - last >= 8.0 + 6.5 * text.len() as f64 {
            let _ = writeln!(
                out,
                "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"10\" fill=\"#666\">{text}</text>",
                top - 6.0
            );
            last = x;
        }
    }
}

/// A dot whose shape is the placement's.
fn dot(out: &mut String, placement: Placement, x: f64, y: f64, r: f64, colour: &str, about: &str) {
    let shape = match placement {
        Placement::Pruned => format!("circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\""),
        Placement::SemiPruned => {
            format!(
                "rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"",
                x - r,
                y - r,
                2.0 * r,
                2.0 * r
            )
        }
        Placement::Minimal => {
            format!("path d=\"M{:.1} {y:.1}l{r:.1} {r:.1} {r:.1} -{r:.1} -{r:.1} -{r:.1}z\"", x - r)
        }
        Placement::Maximal => {
            format!("path d=\"M{:.1} {:.1}h{:.1}l-{r:.1} -{:.1}z\"", x - r, y + r, 2.0 * r, 2.0 * r)
        }
    };
    let name = shape.split(' ').next().unwrap_or_default();
    let title = if about.is_empty() { String::new() } else { format!("<title>{}</title>", escape(about)) };
    let _ = writeln!(
        out,
        "<{shape} fill=\"{colour}\" fill-opacity=\"0.9\" stroke=\"white\" stroke-width=\"0.5\">{title}</{name}>"
    );
}

/// The end of a long name: folders matter less than their contents.
fn shortened(name: &str) -> String {
    let n = name.chars().count();
    match n > MAX_NAME {
        false => name.to_owned(),
        true => std::iter::once('…').chain(name.chars().skip(n + 1 - MAX_NAME)).collect(),
    }
}

/// With spaces between thousands.
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

/// A power of ten in few letters.
fn compact(value: u64) -> String {
    match value {
        0..1_000 => value.to_string(),
        1_000..1_000_000 => format!("{}k", value / 1_000),
        1_000_000..1_000_000_000 => format!("{}M", value / 1_000_000),
        _ => format!("{}G", value / 1_000_000_000),
    }
}

/// `text` with the special characters of HTML and SVG replaced.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
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
    fn bars_are_in_proportion_and_text_is_escaped() {
        let rows = [row("<a&b>.ll", Strategy::Isolate, 1000), row("<a&b>.ll", Strategy::Coalesce, 250)];
        let text = svg(&rows, &origin());
        let mut widths = attributes(&text, "rect", " width");
        widths.retain(|&width| width > 0.0);
        assert!(widths.windows(2).any(|pair| (pair[0] / pair[1] - 4.0).abs() < 0.01), "{widths:?}");
        assert!(text.contains("1\u{2009}000</text>"), "the numbers stand beside the bars: {text}");
        assert!(text.contains("&lt;a&amp;b&gt;") && !text.contains("<a&b>"));
        assert!(
            crate::copies::html(&rows, &origin(), None).contains("&lt;a&amp;b&gt;")
                && !crate::copies::html(&rows, &origin(), None).contains("<a&b>")
        );
    }

    #[test]
    fn the_files_with_most_moves_come_first_and_dots_follow_the_scale() {
        let rows = [
            row("small.ll", Strategy::Isolate, 1),
            row("large.ll", Strategy::Isolate, 100),
            row("middle.ll", Strategy::Isolate, 10),
        ];
        let text = svg(&rows, &origin());
        let at = |name: &str| text.find(&format!(">{name}</text>")).expect("it is shown");
        assert!(at("large") < at("middle") && at("middle") < at("small"));
        let picture = Picture::new(&rows);
        assert_eq!(picture.totals[0].moves, 111);
        let scale = Scale { left: 10.0, width: 100.0, largest: 99 };
        assert_eq!((scale.at(0), scale.at(99)), (10.0, 110.0));
        assert!((scale.at(9) - 60.0).abs() < 1e-9, "half-way, since 10 squared is 100");
    }

    #[test]
    fn captions_say_which_passes_ran_and_what_numbers_of_llvm_mean() {
        let mut rows = [row("f.ll", Strategy::Isolate, 1)];
        let text = svg(&rows, &origin());
        assert!(text.contains(">Passes: promote, eliminate.</text>") && !text.contains("LLVM"), "{text}");
        rows[0].counts.llvm_moves = Some(3);
        let text = svg(&rows, &origin());
        assert!(text.contains("LLVM's copies left are COPYs between virtual registers"), "{text}");
        let bottom = attributes(&text, "text", " y").into_iter().fold(0.0, f64::max);
        assert!(attributes(&text, "svg", " height")[0] > bottom, "the last line is inside of the picture");
    }

    #[test]
    fn a_legend_of_all_strategies_is_inside_of_the_picture() {
        let rows: Vec<Row> = Strategy::ALL.iter().map(|&strategy| row("f.ll", strategy, 1)).collect();
        let text = svg(&rows, &origin());
        let mut ends: Vec<(f64, f64)> = Vec::new();
        for strategy in Strategy::ALL {
            // Its last name is that of the legend; a letter takes at most 8 units.
            let name = format!(">{}</text>", strategy.name());
            let before = &text[..text.rfind(&name).expect("it is named")];
            let element = &before[before.rfind("<text").expect("in a text")..];
            let [x, y] = ["x", "y"].map(|name| attributes(element, "text", &format!(" {name}"))[0]);
            let end = x + 8.0 * strategy.name().len() as f64;
            assert!(end <= WIDTH, "{strategy} ends at {end}");
            ends.push((x, y));
        }
        ends.dedup();
        assert_eq!(ends.len(), Strategy::ALL.len(), "two are in one place: {ends:?}");
    }

    #[test]
    fn many_files_do_not_make_an_endless_picture() {
        let rows: Vec<Row> = (0..500).map(|i| row(&format!("f{i}.ll"), Strategy::PerEdge, i)).collect();
        let text = svg(&rows, &origin());
        assert!(text.contains("420 more with fewer moves"), "{}", text.len());
        assert!(text.contains(">f499</text>") && !text.contains(">f1</text>"));
        assert!(!svg(&[], &origin()).is_empty());
    }
}
