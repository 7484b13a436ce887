//! The tables of a study in long form: one value per row.

use serde_json::Value;
use sheave::copies::csv_field;

use super::folder::ProgramResult;

/// The file of shares of inlined calls in the counts of functions.
pub(super) const INLINED: &str = "inlined.csv";

/// The tables of counts: of functions, of whole programs, of inlined calls. The name of the file, and the
/// headings of the subject.
const TABLES: [(&str, &str); 3] =
    [("functions.csv", ",function"), ("totals.csv", ""), (INLINED, ",function,callee,inlined_through")];

/// The keys of a row, which are no counts.
const KEYS: [&str; 4] = ["function", "inlined_through", "placement", "strategy"];

/// The tables of counts in CSV, by the name of the file.
pub(super) fn counts(results: &[ProgramResult]) -> [(&'static str, String); 3] {
    let heading = |subject| format!("program{subject},placement,strategy,metric,detail,value\n");
    let mut tables = TABLES.map(|(file, subject)| (file, heading(subject)));
    for result in results {
        for counts in &result.rows {
            let [function, inlined_at, placement, strategy] =
                KEYS.map(|key| counts.get(key).and_then(Value::as_str));
            let (table, subject) = match (function, inlined_at) {
                (Some(function), None) => (0, vec![function]),
                (None, _) => (1, vec![]),
                (Some(function), Some(at)) => (2, vec![function, callee_of(at), at]),
            };
            let out = &mut tables[table].1;
            let setting = [placement.unwrap_or_default(), strategy.unwrap_or_default()];
            let keys = [&[&*result.program], &subject[..], &setting].concat();
            for (metric, value) in counts.iter().filter(|(name, _)| !KEYS.contains(&name.as_str())) {
                match value.as_object() {
                    None => row(out, &[&keys[..], &[metric, ""]].concat(), value),
                    Some(parts) => parts.iter().for_each(|(part, value)| {
                        row(out, &[&keys[..], &[metric, part]].concat(), value);
                    }),
                }
            }
        }
    }
    tables
}

/// Appends a row.
fn row(out: &mut String, keys: &[&str], value: &Value) {
    for key in keys {
        csv_field(key, out);
        out.push(',');
    }
    *out += &format!("{value}\n");
}

/// The function whose call comes first: `min` of `min at line 7 (call 1) of sum at call 2`.
fn callee_of(inlined_at: &str) -> &str {
    let end = [" at line ", " at call "].into_iter().filter_map(|word| inlined_at.find(word)).min();
    &inlined_at[..end.unwrap_or(inlined_at.len())]
}

/// One row per program: its file's hash, how its measurement ended, and the number of functions measured.
pub(super) fn programs(results: &[ProgramResult]) -> String {
    let mut out = "program,xxh3,status,reason,functions\n".to_owned();
    for ProgramResult { program, xxh3, status, reason, rows, .. } in results {
        let setting = |row: &serde_json::Map<String, Value>| {
            ["placement", "strategy"].map(|key| row.get(key).cloned().unwrap_or_default())
        };
        let functions = rows.iter().filter(|row| {
            setting(row) == setting(&rows[0])
                && row.contains_key("function")
                && !row.contains_key("inlined_through")
        });
        row(&mut out, &[program, xxh3, status, reason], &functions.count().into());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::callee_of;

    #[test]
    fn the_callee_is_the_innermost_function() {
        assert_eq!(callee_of("min at line 7 (call 1) of sum at call 2"), "min");
        assert_eq!(callee_of("sum at call 2 of min at line 7 (call 1)"), "sum");
    }
}
