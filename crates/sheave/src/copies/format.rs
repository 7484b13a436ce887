//! The copy benchmark as an aligned table, CSV and JSON lines. Equal rows give equal bytes.

use std::fmt::Write as _;

use serde_json::json;
use sheave_ssa::eliminate::Reason;

use super::ledger::Fate;
use super::lines;
use super::origin::Provenance;
use super::row::{COLUMNS, Column, Row};
use crate::program_stats::MOVE_REASONS;

/// An aligned table. Columns in which nothing is known are left out; files, functions and so on are
/// repeated only where they change.
///
/// If it would be wider than `width`, its columns are folded: tables one below the other, each with as
/// many columns of counts as fit, and files on lines of their own. A width that is too small for one of them
/// is exceeded.
pub fn table(rows: &[Row], width: Option<usize>) -> String {
    let shown: Vec<&Column> =
        COLUMNS.iter().filter(|column| rows.iter().any(|row| row.value(column).is_some())).collect();
    let (whole, widest) = part_of_table(rows, &shown, true);
    let Some(width) = width.filter(|&width| widest > width) else { return whole };
    let (mut parts, mut rest) = (Vec::new(), &shown[..]);
    while !rest.is_empty() {
        let fits = |n: &usize| part_of_table(rows, &rest[..*n], false).1 <= width;
        // The width grows with the columns.
        let counts: Vec<usize> = (1..=rest.len()).collect();
        let n = counts.partition_point(fits).max(1);
        parts.push(part_of_table(rows, &rest[..n], false).0);
        rest = &rest[n..];
    }
    parts.join("\n")
}

/// A table with the columns `shown`, and how wide it is. Files are a column, or lines before their rows,
/// which may be wider.
fn part_of_table(rows: &[Row], shown: &[&Column], with_files: bool) -> (String, usize) {
    let mut lines: Vec<Vec<String>> = Vec::with_capacity(rows.len() + 1);
    // Nothing is inlined in most tables.
    let inlined = rows.iter().any(|row| row.inlined_at.is_some());
    let heads = ["file", "function", "inlined", "placement", "strategy"];
    let is_shown = |&key: &usize| (key != 2 || inlined) && (key != 0 || with_files);
    let shown_keys: Vec<usize> = (0..heads.len()).filter(is_shown).collect();
    let mut head: Vec<String> = shown_keys.iter().map(|&key| heads[key].to_owned()).collect();
    head.extend(shown.iter().map(|column| column.heading.to_owned()));
    lines.push(head);
    // By line: the file that begins there.
    let mut files: Vec<Option<&str>> = vec![None];
    let mut last: [&str; 5] = ["\0"; 5];
    for row in rows {
        let keys = row.keys();
        let mut line = Vec::with_capacity(5 + shown.len());
        let mut same = true;
        files.push((!with_files && last[0] != keys[0]).then_some(keys[0]));
        for (i, key) in keys.into_iter().enumerate() {
            same &= i < 4 && last[i] == key;
            if !shown_keys.contains(&i) {
                continue;
            }
            line.push(match (same, i, key) {
                (true, ..) => String::new(),
                (_, 1, "") => "(total)".to_owned(),
                _ => key.to_owned(),
            });
        }
        last = keys;
        line.extend(
            shown.iter().map(|column| row.value(column).map_or_else(|| "-".to_owned(), |n| n.to_string())),
        );
        lines.push(line);
    }
    let n = lines[0].len();
    let widths: Vec<usize> =
        (0..n).map(|i| lines.iter().map(|line| line[i].chars().count()).max().unwrap_or(0)).collect();
    let (mut out, mut widest) = (String::new(), 0);
    for (line, file) in lines.iter().zip(files) {
        if let Some(file) = file {
            let _ = writeln!(out, "{file}:");
        }
        let mut text = String::new();
        for (i, (cell, &width)) in line.iter().zip(&widths).enumerate() {
            let _ = match i {
                _ if i < shown_keys.len() => write!(text, "{cell:<width$}  "),
                _ => write!(text, "{cell:>width$}  "),
            };
        }
        widest = widest.max(text.trim_end().chars().count());
        out.push_str(text.trim_end());
        out.push('\n');
    }
    (out, widest)
}

/// The columns of counts that are broken down: key and part.
fn part_columns() -> Vec<(&'static str, &'static str)> {
    let reasons: Vec<&str> = Reason::ALL.iter().map(|reason| reason.name()).collect();
    let fates: Vec<&str> = Fate::ALL.iter().map(|fate| fate.name()).collect();
    let parts = [
        ("copies_by_reason", reasons),
        ("copies_by_fate", fates),
        ("moves_by_reason", MOVE_REASONS.to_vec()),
    ];
    parts.into_iter().flat_map(|(key, names)| names.into_iter().map(move |name| (key, name))).collect()
}

/// Comma-separated values with a heading line; unknown counts are empty. Every row has the same columns, one
/// for each part of counts that are broken down (`copies_by_fate.move`), and the provenance.
pub fn csv(rows: &[Row], origin: &Provenance) -> String {
    let parts = part_columns();
    let keys = ["file", "function", "inlined_at", "placement", "strategy"].into_iter();
    let heads = keys.chain(COLUMNS.iter().map(|column| column.name)).map(str::to_owned);
    let heads = heads.chain(parts.iter().map(|(key, part)| format!("{key}.{part}"))).collect();
    let text = |n: Option<u64>| n.map_or_else(String::new, |n| n.to_string());
    let rows = rows.iter().map(|row| {
        let maps = row.counts.maps();
        let of_part = |(key, part): &(&str, &str)| {
            let counts = maps.iter().find(|map| map.0 == *key).map(|map| map.1);
            // Parts of a function have no moves.
            let known = row.inlined_at.is_none() || *key != "moves_by_reason";
            counts.filter(|_| known).map(|counts| counts.get(part).copied().unwrap_or(0))
        };
        let keys = row.keys().map(str::to_owned).into_iter();
        let counts = COLUMNS.iter().map(|column| row.value(column)).chain(parts.iter().map(of_part));
        keys.chain(counts.map(text)).collect()
    });
    lines::csv(heads, rows, origin)
}

/// One JSON object per line and row.
pub fn json_lines(rows: &[Row], origin: &Provenance) -> String {
    let line = |row: &Row| {
        let [file, _, _, placement, strategy] = row.keys();
        let keys = [
            ("file", json!(file)),
            ("function", json!(row.function)),
            ("inlined_at", json!(row.inlined_at)),
            ("placement", json!(placement)),
            ("strategy", json!(strategy)),
            ("functions", json!(row.counts.functions)),
        ];
        let counts = COLUMNS.iter().map(|column| (column.name, json!(row.value(column))));
        let maps = row.counts.maps().map(|(key, counts)| (key, json!(counts)));
        lines::json(keys.into_iter().chain(counts).chain(maps), origin)
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::copies::row::{Counts, Method};
    use sheave_ssa::eliminate::Strategy;
    use sheave_ssa::promote::Placement;

    fn rows() -> Vec<Row> {
        let row = |function: Option<&str>, strategy, moves| Row {
            file: "a,\"b\".ll".to_owned(),
            function: function.map(str::to_owned),
            inlined_at: None,
            placement: Placement::Pruned,
            strategy: Method::Strategy(strategy),
            counts: Counts {
                functions: 1,
                moves,
                moves_by_reason: [("phi", moves)].into_iter().collect(),
                ..Counts::default()
            },
        };
        vec![
            row(Some("f"), Strategy::PerEdge, 7),
            row(Some("f"), Strategy::Coalesce, 1234),
            row(None, Strategy::PerEdge, 7),
        ]
    }

    #[test]
    fn the_table_aligns_and_repeats_nothing() {
        let text = table(&rows(), None);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(lines[1].starts_with("a,\"b\".ll  f"), "{text}");
        assert!(lines[2].trim_start().starts_with("coalesce"), "{text}");
        assert!(lines[3].contains("(total)"), "{text}");
        let right_edge = lines[0].find("moves").unwrap() + "moves".len();
        assert_eq!(&lines[2][right_edge - 4..right_edge], "1234", "{text}");
        assert!(!lines[0].contains("run") && !lines[0].contains("LLVM"), "{text}");
    }

    #[test]
    fn a_narrow_terminal_gets_the_columns_in_parts() {
        let whole = table(&rows(), None);
        assert_eq!(table(&rows(), Some(whole.lines().map(str::len).max().unwrap())), whole);
        let folded = table(&rows(), Some(60));
        let parts: Vec<&str> = folded.split("\n\n").collect();
        assert!(parts.len() > 2 && folded.lines().all(|line| line.len() <= 60), "{folded}");
        for part in &parts {
            let lines: Vec<&str> = part.lines().collect();
            assert!(lines[0].starts_with("function  placement  strategy"), "{part}");
            assert_eq!((lines.len(), lines[1]), (5, "a,\"b\".ll:"), "{part}");
        }
        // Every column is in one part.
        let mut heads: Vec<&str> = parts.iter().flat_map(|part| part.lines().next()).collect();
        heads.iter_mut().for_each(|head| *head = head.split_once("strategy").expect("it is there").1);
        let words: Vec<&str> = heads.iter().flat_map(|head| head.split_whitespace()).collect();
        let expected = whole.lines().next().and_then(|head| head.split_once("strategy")).expect("a head").1;
        assert_eq!(words, expected.split_whitespace().collect::<Vec<_>>());
        // One column each where nothing fits.
        assert_eq!(
            table(&rows(), Some(3)).split("\n\n").count(),
            COLUMNS.iter().filter(|column| { rows().iter().any(|row| row.value(column).is_some()) }).count()
        );
    }

    #[test]
    fn csv_and_json_quote_what_they_must() {
        assert!(
            csv(&rows(), &Provenance::default())
                .lines()
                .nth(1)
                .unwrap()
                .starts_with("\"a,\"\"b\"\".ll\",f,,pruned,per-edge,0,0,")
        );
        let json = json_lines(&rows(), &Provenance::default());
        let first = json.lines().next().unwrap();
        assert!(first.starts_with("{\"file\":\"a,\\\"b\\\".ll\",\"function\":\"f\","), "{first}");
        assert!(first.contains("\"moves_by_reason\":{\"phi\":7},\"tool\":null,"), "{first}");
        assert!(json.lines().nth(2).unwrap().contains("\"function\":null"));
        assert!(first.contains("\"moves_executed\":null"));
    }
}
