//! The copy benchmark as an aligned table, CSV and JSON lines. Equal rows give equal bytes.

use serde_json::json;
use sheave_ssa::eliminate::Reason;

use super::ledger::Fate;
use super::lines;
use super::origin::Provenance;
use super::row::{COLUMNS, Column, KEYS, Row, shown};
use crate::program_stats::MOVE_REASONS;

/// An aligned table. Columns without a known count are left out; files, functions and so on are printed only
/// when they change.
pub fn table(rows: &[Row]) -> String {
    let (keys, shown) = shown(rows);
    let heads = keys.iter().map(|&key| KEYS[key]).chain(shown.iter().map(|column| column.heading));
    let mut lines: Vec<Vec<String>> = vec![heads.map(str::to_owned).collect()];
    let mut last: [&str; 5] = ["\0"; 5];
    for row in rows {
        let of_row = row.keys();
        let n_same = last.iter().zip(of_row).take(4).take_while(|&(a, b)| *a == b).count();
        let key = |&key: &usize| match (key < n_same, key, of_row[key]) {
            (true, ..) => String::new(),
            (_, 1, "") => "(total)".to_owned(),
            (.., name) => name.to_owned(),
        };
        let count = |column: &&Column| row.value(column).map_or_else(|| "-".to_owned(), |n| n.to_string());
        lines.push(keys.iter().map(key).chain(shown.iter().map(count)).collect());
        last = of_row;
    }
    let width = |i: usize| lines.iter().map(|line| line[i].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    let cell = |(i, (cell, &width)): (usize, (&String, &usize))| match i {
        _ if i < keys.len() => format!("{cell:<width$}  "),
        _ => format!("{cell:>width$}  "),
    };
    let line = |line: &Vec<String>| line.iter().zip(&widths).enumerate().map(cell).collect::<String>();
    lines.iter().map(|cells| format!("{}\n", line(cells).trim_end())).collect()
}

/// The columns of counts that are broken down: key and part.
fn part_columns() -> Vec<(&'static str, &'static str)> {
    let reasons: Vec<&str> = Reason::ALL.iter().map(|reason| reason.name()).collect();
    let fates: Vec<&str> = Fate::ALL.iter().map(|fate| fate.name()).collect();
    let parts = [
        ("copies_by_reason", reasons),
        ("copies_by_fate", fates),
        ("moves_by_reason", MOVE_REASONS.map(|(reason, _)| reason).to_vec()),
    ];
    parts.into_iter().flat_map(|(key, names)| names.into_iter().map(move |name| (key, name))).collect()
}

/// Comma-separated values with a heading line; unknown counts are empty. Every row has the same columns, one
/// for each part of counts that are broken down (`copies_by_fate.move`), and the provenance.
pub fn csv(rows: &[Row], origin: &Provenance) -> String {
    let parts = part_columns();
    let keys = ["file", "function", "inlined_through", "placement", "strategy"].into_iter();
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
            ("inlined_through", json!(row.inlined_at)),
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
        let text = table(&rows());
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
