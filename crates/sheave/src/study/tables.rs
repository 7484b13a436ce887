//! Tables in long form: one value per row.

use serde::Serialize;

use super::{ProgramResult, Record, Study, unwritten};
use crate::Error;

/// A table of counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Table {
    /// Of functions.
    Functions,
    /// Of whole programs.
    Totals,
    /// Of what each call brought into its function: parts of the functions' counts.
    Inlined,
}

impl Table {
    /// The tables of `study`: the last one only where its passes inline.
    pub(super) fn of(study: &Study) -> Vec<Table> {
        let inlines =
            study.options().is_ok_and(|options| options.passes.iter().any(|pass| pass.reads_callees));
        let all = [Table::Functions, Table::Totals, Table::Inlined];
        all.into_iter().filter(|&table| inlines || table != Table::Inlined).collect()
    }

    /// The name of its files, without their endings.
    pub(super) fn name(self) -> &'static str {
        match self {
            Table::Functions => "functions",
            Table::Totals => "totals",
            Table::Inlined => "inlined",
        }
    }

    fn has(self, record: &Record) -> bool {
        let kind = match (&record.function, &record.inlined_at) {
            (None, _) => Table::Totals,
            (Some(_), None) => Table::Functions,
            (Some(_), Some(_)) => Table::Inlined,
        };
        self == kind
    }

    /// The names of the columns of text, and what is in them.
    pub(super) fn texts<'a>(self) -> Vec<Text<'a>> {
        let all: [Text<'a>; 8] = [
            ("program", |cell| cell.program),
            ("function", |cell| cell.function.unwrap_or("")),
            ("callee", |cell| cell.callee.unwrap_or("")),
            ("inlined_at", |cell| cell.inlined_at.unwrap_or("")),
            ("placement", |cell| cell.placement),
            ("strategy", |cell| cell.strategy),
            ("metric", |cell| cell.metric),
            ("detail", |cell| cell.detail),
        ];
        let is_there = |name: &str| match name {
            "function" => self != Table::Totals,
            "callee" | "inlined_at" => self == Table::Inlined,
            _ => true,
        };
        all.into_iter().filter(|(name, _)| is_there(name)).collect()
    }
}

/// A column of text.
pub(super) type Text<'a> = (&'static str, fn(&Cell<'a>) -> &'a str);

/// One value.
#[derive(Serialize, Clone, Copy, Debug)]
pub(super) struct Cell<'a> {
    pub(super) program: &'a str,
    /// None in the table of totals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) function: Option<&'a str>,
    /// The function that was inlined, in the table of what was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) callee: Option<&'a str>,
    /// The calls through which it was, the first of which is that of the callee.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) inlined_at: Option<&'a str>,
    pub(super) placement: &'a str,
    pub(super) strategy: &'a str,
    pub(super) metric: &'a str,
    /// Of a count that is broken down: the part; else empty.
    pub(super) detail: &'a str,
    /// Not known if there is none.
    pub(super) value: Option<u64>,
}

/// The values in `table`.
pub(super) fn cells(results: &[ProgramResult], table: Table) -> impl Iterator<Item = Cell<'_>> {
    let records = results.iter().flat_map(|result| result.records.iter().map(move |record| (result, record)));
    let records = records.filter(move |(_, record)| table.has(record));
    records.flat_map(|(result, record)| {
        let cell = move |metric, detail, value| {
            let Record { placement, strategy, .. } = record;
            let (function, inlined_at) = (record.function.as_deref(), record.inlined_at.as_deref());
            let callee = inlined_at.map(callee_of);
            let program = &result.program;
            Cell { program, function, callee, inlined_at, placement, strategy, metric, detail, value }
        };
        let counts = record.counts.iter().map(move |(name, &value)| cell(name.as_str(), "", value));
        let details = record.details.iter().flat_map(move |(name, parts)| {
            parts.iter().map(move |(part, &value)| cell(name.as_str(), part.as_str(), Some(value)))
        });
        counts.chain(details)
    })
}

/// The function whose call comes first in `inlined_at`: `min at line 7 (call 1) of sum at call 2` is `min`.
fn callee_of(inlined_at: &str) -> &str {
    let end = [" at line ", " at call "].into_iter().filter_map(|word| inlined_at.find(word)).min();
    &inlined_at[..end.unwrap_or(inlined_at.len())]
}

pub(super) fn counts_csv(results: &[ProgramResult], table: Table) -> Result<Vec<u8>, Error> {
    let mut out = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
    let texts = table.texts();
    out.write_record(texts.iter().map(|(name, _)| *name).chain(["value"])).map_err(unwritten)?;
    for cell in cells(results, table) {
        let value = cell.value.map(|value| value.to_string()).unwrap_or_default();
        out.write_record(texts.iter().map(|(_, of)| of(&cell)).chain([&value[..]])).map_err(unwritten)?;
    }
    out.into_inner().map_err(unwritten)
}

pub(super) fn counts_jsonl(results: &[ProgramResult], table: Table) -> Vec<u8> {
    let mut out = Vec::new();
    for cell in cells(results, table) {
        // Strings and numbers into memory: neither can fail.
        let _ = serde_json::to_writer(&mut out, &cell);
        out.push(b'\n');
    }
    out
}

/// One row per program: what it was, and how its measurement ended.
pub(super) fn programs_csv(results: &[ProgramResult]) -> Result<Vec<u8>, Error> {
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(["program", "sha256", "status", "reason", "functions"]).map_err(unwritten)?;
    for result in results {
        let ProgramResult { program, sha256, status, reason, .. } = result;
        let functions = functions(result).to_string();
        out.write_record([program, sha256, status, reason, &functions]).map_err(unwritten)?;
    }
    out.into_inner().map_err(unwritten)
}

/// The number of functions that were measured.
pub(super) fn functions(result: &ProgramResult) -> usize {
    let first = result.records.first();
    let same = |record: &&Record| {
        first.is_some_and(|first| first.placement == record.placement && first.strategy == record.strategy)
    };
    result.records.iter().filter(same).filter(|record| record.whole_function().is_some()).count()
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
