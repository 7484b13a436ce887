//! The page of a study, and its table for LaTeX.

use std::fmt::Write as _;

use super::baseline::Change;
use super::summary::{METRICS, Sum};
use super::tables::Table;
use super::{ProgramResult, Study, chart, tables};
use crate::Error;
use crate::copies::{Links, Target, escape};

const STYLE: &str = ":root { color-scheme: light dark; }
body { font-family: system-ui, sans-serif; margin: 2em auto; padding: 0 1em; max-width: 1000px; }
svg { max-width: 100%; height: auto; background: white; }
.wide { overflow: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 90%; }
td, th { padding: 3px 9px; text-align: right; white-space: nowrap; }
td:nth-child(-n+2), th:nth-child(-n+2) { text-align: left; }
tbody tr:nth-child(even) { background: color-mix(in srgb, currentColor 6%, transparent); }
.worse { color: #c0392b; } .better { color: #1e8449; }
";

/// Changes that the page lists; all of them are in `baseline.csv`.
const MAX_CHANGES: usize = 200;

/// The metrics in which something is known.
fn known(sums: &[Sum]) -> Vec<(&'static str, &'static str)> {
    METRICS.into_iter().filter(|(metric, _)| sums.iter().any(|sum| sum.metric == *metric)).collect()
}

/// Placements and strategies, in order.
fn settings(sums: &[Sum]) -> Vec<(&str, &str)> {
    let mut settings = Vec::new();
    for sum in sums {
        let setting = (sum.placement.as_str(), sum.strategy.as_str());
        if !settings.contains(&setting) {
            settings.push(setting);
        }
    }
    settings
}

fn find<'a>(sums: &'a [Sum], setting: (&str, &str), metric: &str) -> Option<&'a Sum> {
    let same = |sum: &&Sum| (&*sum.placement, &*sum.strategy) == setting && sum.metric == metric;
    sums.iter().find(same)
}

/// The page.
pub(super) fn html(
    study: &Study,
    results: &[ProgramResult],
    sums: &[Sum],
    changes: Option<&[Change]>,
    links: Option<&Links>,
) -> Result<String, Error> {
    let name = escape(&study.name);
    let count = |status: &str| results.iter().filter(|result| result.status == status).count();
    let functions: usize = results.iter().map(tables::functions).sum();
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{name}</title>\n\
         <style>\n{STYLE}</style></head><body>\n<h1>{name}</h1>\n<p>{} programs, {functions} functions: {} ok, \
         {} partial, {} failed. Passes: {}. Intervals: {}% of {} draws of functions.</p>\n<p>",
        results.len(),
        count("ok"),
        count("partial"),
        count("failed"),
        escape(&study.measure.passes),
        study.statistics.confidence * 100.0,
        study.statistics.resamples,
    );
    let tables = Table::of(study).into_iter().flat_map(|table| {
        let endings =
            if cfg!(feature = "parquet") { &["csv", "jsonl", "parquet"][..] } else { &["csv", "jsonl"] };
        endings.iter().map(move |ending| format!("{}.{ending}", table.name()))
    });
    let others = ["summary.csv", "summary.tex", "chart.svg", "chart.vl.json"].map(str::to_owned);
    for file in ["metadata.json", "programs.csv"].map(str::to_owned).into_iter().chain(tables).chain(others) {
        let _ = write!(out, "<a href=\"{file}\">{file}</a> ");
    }
    out.push_str(
        "</p>\n<h2>Totals</h2>\n<div class=\"wide\"><table><thead><tr><th>placement</th><th>strategy</th>",
    );
    let metrics = known(sums);
    for (_, title) in &metrics {
        let _ = write!(out, "<th>{title}</th>");
    }
    out.push_str("</tr></thead><tbody>\n");
    for setting in settings(sums) {
        let _ = write!(out, "<tr><td>{}</td><td>{}</td>", escape(setting.0), escape(setting.1));
        for (metric, _) in &metrics {
            match find(sums, setting, metric) {
                Some(sum) => {
                    let title = sum.ratio.map_or_else(String::new, |ratio| {
                        format!("ratio {:.3} [{:.3}, {:.3}]", ratio.value, ratio.low, ratio.high)
                    });
                    let _ = write!(out, "<td title=\"{title}\">{}</td>", sum.total);
                }
                None => out.push_str("<td>-</td>"),
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n");
    out.push_str(&chart::svg(study, sums)?);
    if let Some(changes) = changes {
        list_changes(&mut out, changes, links);
    }
    out.push_str("<h2>Programs</h2>\n<div class=\"wide\"><table><thead><tr><th>program</th><th>status</th>");
    out.push_str("<th>functions</th><th>reason</th></tr></thead><tbody>\n");
    for result in results {
        // What is not linked to its code leads to its numbers.
        let first = result.records.iter().find(|record| record.function.is_none());
        let to_code = links.zip(first).map(|(links, record)| {
            links.address(&Target {
                file: file_of(&result.program),
                function: None,
                placement: &record.placement,
                strategy: &study.statistics.reference,
                copy: None,
            })
        });
        let numbers = format!("programs/{:06}.json", result.index);
        let _ = writeln!(
            out,
            "<tr id=\"p{}\"><td><a href=\"{}\">{}</a></td><td>{}</td><td><a href=\"{numbers}\">{}</a></td><td>{}</td></tr>",
            result.index,
            escape(to_code.as_deref().unwrap_or(&numbers)),
            escape(&result.program),
            result.status,
            tables::functions(result),
            escape(&result.reason)
        );
    }
    out.push_str("</tbody></table></div>\n</body></html>\n");
    Ok(out)
}

/// The file of a program, which may have a label.
fn file_of(program: &str) -> &str {
    program.split_once(" [").map_or(program, |(file, _)| file)
}

fn list_changes(out: &mut String, changes: &[Change], links: Option<&Links>) {
    let worse = changes.iter().filter(|change| change.difference > 0).count();
    let _ = write!(
        out,
        "<h2>Since the baseline</h2>\n<p>{worse} worse, {} better (<a href=\"baseline.csv\">baseline.csv</a>).</p>\n\
         <div class=\"wide\"><table><thead><tr><th>program</th><th>function</th><th>placement</th><th>strategy</th>\
         <th>metric</th><th>before</th><th>after</th></tr></thead><tbody>\n",
        changes.len() - worse
    );
    // The worst and the best, which are at the end.
    let half = MAX_CHANGES / 2;
    let (first, last) = match changes.len() {
        n if n <= MAX_CHANGES => (changes, &[][..]),
        n => (&changes[..half], &changes[n - half..]),
    };
    for change in first.iter().chain(last) {
        let class = if change.difference > 0 { "worse" } else { "better" };
        let program = escape(&change.program);
        let program = match change.index {
            Some(index) => format!("<a href=\"#p{index}\">{program}</a>"),
            None => program,
        };
        let _ = write!(out, "<tr class=\"{class}\"><td>{program}</td>");
        let Change { function, placement, strategy, metric, before, after, .. } = change;
        let target = Target {
            file: file_of(&change.program),
            function: Some(function),
            placement,
            strategy,
            copy: None,
        };
        let links = links.filter(|_| !function.is_empty() && change.index.is_some());
        let _ = match links.map(|links| links.address(&target)) {
            Some(address) => {
                write!(out, "<td><a href=\"{}\">{}</a></td>", escape(&address), escape(function))
            }
            None => write!(out, "<td>{}</td>", escape(function)),
        };
        for text in [placement, strategy, metric, before, after] {
            let _ = write!(out, "<td>{}</td>", escape(text));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n");
}

/// A table of totals; beside those of other strategies than the reference is the ratio with its interval.
pub(super) fn latex(study: &Study, sums: &[Sum]) -> String {
    let metrics = known(sums);
    let mut out = format!(
        "% {}\n% Needs \\usepackage{{booktabs}}.\n\\begin{{tabular}}{{ll{}}}\n\\toprule\nplacement & strategy",
        study.name.replace('\n', " "),
        "r".repeat(metrics.len())
    );
    for (_, title) in &metrics {
        let _ = write!(out, " & {}", tex(title));
    }
    out.push_str(" \\\\\n\\midrule\n");
    for setting in settings(sums) {
        let _ = write!(out, "{} & {}", tex(setting.0), tex(setting.1));
        for (metric, _) in &metrics {
            let Some(sum) = find(sums, setting, metric) else {
                out.push_str(" & --");
                continue;
            };
            let _ = write!(out, " & {}", sum.total);
            if let Some(ratio) = sum.ratio.filter(|_| setting.1 != study.statistics.reference) {
                let _ = write!(out, " ({:.2} [{:.2}, {:.2}])", ratio.value, ratio.low, ratio.high);
            }
        }
        out.push_str(" \\\\\n");
    }
    out.push_str("\\bottomrule\n\\end{tabular}\n");
    out
}

fn tex(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
    out
}
