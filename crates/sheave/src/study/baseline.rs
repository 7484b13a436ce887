//! What got better or worse since an earlier study.

use std::collections::BTreeMap;

use super::{ProgramResult, unwritten};
use crate::Error;

/// What is compared: less is better in all of them.
const COMPARED: [&str; 7] =
    ["copies_inserted", "copies_left", "moves", "copies_executed", "moves_executed", "spills", "code_bytes"];

/// A count that is not what it was, or a program that is not measured as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Change {
    pub(super) program: String,
    /// Of the result in the folder; none where the program is not there any more.
    pub(super) index: Option<usize>,
    /// Empty for changes of the whole program.
    pub(super) function: String,
    pub(super) placement: String,
    pub(super) strategy: String,
    /// A count, or `status`.
    pub(super) metric: String,
    pub(super) before: String,
    pub(super) after: String,
    /// Positive for worse.
    pub(super) difference: i64,
}

type Key<'a> = (&'a str, &'a str, &'a str, &'a str, &'a str);

/// By program, function, placement, strategy and metric.
fn values(results: &[ProgramResult]) -> BTreeMap<Key<'_>, u64> {
    let mut values = BTreeMap::new();
    for result in results {
        for record in &result.records {
            let Some(function) = record.whole_function() else { continue };
            for metric in COMPARED {
                if let Some(value) = record.counts.get(metric).copied().flatten() {
                    let key = (&*result.program, function, &*record.placement, &*record.strategy, metric);
                    values.insert(key, value);
                }
            }
        }
    }
    values
}

/// The changes from `old` to `new`: programs first, then the worst.
pub(super) fn compare(new: &[ProgramResult], old: &[ProgramResult]) -> Vec<Change> {
    let index_of = |program: &str| new.iter().find(|result| result.program == program).map(|r| r.index);
    let mut changes = Vec::new();
    let status = |results: &[ProgramResult]| -> BTreeMap<String, String> {
        results.iter().map(|result| (result.program.clone(), result.status.clone())).collect()
    };
    let (before, after) = (status(old), status(new));
    for program in before.keys().chain(after.keys().filter(|program| !before.contains_key(*program))) {
        let of = |map: &BTreeMap<String, String>| map.get(program).cloned().unwrap_or("missing".to_owned());
        let (before, after) = (of(&before), of(&after));
        if before != after {
            changes.push(Change {
                program: program.clone(),
                index: index_of(program),
                function: String::new(),
                placement: String::new(),
                strategy: String::new(),
                metric: "status".to_owned(),
                difference: if after == "ok" { -1 } else { 1 },
                before,
                after,
            });
        }
    }
    let (before, after) = (values(old), values(new));
    let mut counts = Vec::new();
    for (key, &value) in &after {
        let Some(&old) = before.get(key).filter(|&&old| old != value) else { continue };
        let &(program, function, placement, strategy, metric) = key;
        counts.push(Change {
            program: program.to_owned(),
            index: index_of(program),
            function: function.to_owned(),
            placement: placement.to_owned(),
            strategy: strategy.to_owned(),
            metric: metric.to_owned(),
            before: old.to_string(),
            after: value.to_string(),
            difference: i64::try_from(i128::from(value) - i128::from(old)).unwrap_or(i64::MAX),
        });
    }
    counts.sort_by_key(|change| std::cmp::Reverse(change.difference));
    changes.extend(counts);
    changes
}

pub(super) fn csv(changes: &[Change]) -> Result<Vec<u8>, Error> {
    let mut out = csv::Writer::from_writer(Vec::new());
    let names = ["program", "function", "placement", "strategy", "metric", "before", "after", "verdict"];
    out.write_record(names).map_err(unwritten)?;
    for change in changes {
        let Change { program, function, placement, strategy, metric, before, after, difference, .. } = change;
        let verdict = if *difference > 0 { "worse" } else { "better" };
        let fields = [program, function, placement, strategy, metric, before, after];
        out.write_record(fields.into_iter().map(String::as_str).chain([verdict])).map_err(unwritten)?;
    }
    out.into_inner().map_err(unwritten)
}

#[cfg(test)]
mod tests {
    use super::super::Record;
    use super::*;

    fn result(program: &str, status: &str, moves: u64) -> ProgramResult {
        let record = Record {
            function: Some("f".to_owned()),
            inlined_at: None,
            placement: "pruned".to_owned(),
            strategy: "coalesce".to_owned(),
            counts: [("moves".to_owned(), Some(moves)), ("copies_left".to_owned(), None)].into(),
            details: BTreeMap::new(),
        };
        ProgramResult {
            format: 1,
            key: String::new(),
            index: 0,
            program: program.to_owned(),
            sha256: String::new(),
            status: status.to_owned(),
            reason: String::new(),
            records: vec![record],
        }
    }

    #[test]
    fn what_got_worse_comes_first_and_what_is_gone_is_told() {
        let old = [result("a", "ok", 5), result("b", "ok", 5), result("c", "ok", 5), result("d", "ok", 1)];
        let new = [result("a", "ok", 4), result("b", "ok", 9), result("c", "failed", 5)];
        let changes = compare(&new, &old);
        let told: Vec<(&str, &str, &str, &str, i64)> =
            changes.iter().map(|c| (&*c.program, &*c.metric, &*c.before, &*c.after, c.difference)).collect();
        assert_eq!(
            told,
            [
                ("c", "status", "ok", "failed", 1),
                ("d", "status", "ok", "missing", 1),
                ("b", "moves", "5", "9", 4),
                ("a", "moves", "5", "4", -1),
            ]
        );
        assert!(compare(&new, &new).is_empty());
    }
}
