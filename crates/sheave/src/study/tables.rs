//! Tables in long form: one value per row.

use serde::Serialize;

use super::{ProgramResult, Record, unwritten};
use crate::Error;

/// One value.
#[derive(Serialize, Clone, Copy, Debug)]
pub(super) struct Cell<'a> {
    pub(super) program: &'a str,
    /// None in the table of totals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) function: Option<&'a str>,
    pub(super) placement: &'a str,
    pub(super) strategy: &'a str,
    pub(super) metric: &'a str,
    /// Of a count that is broken down: the part; else empty.
    pub(super) detail: &'a str,
    /// Not known if there is none.
    pub(super) value: Option<u64>,
}

/// The values of functions, or those of whole programs.
pub(super) fn cells(results: &[ProgramResult], of_functions: bool) -> impl Iterator<Item = Cell<'_>> {
    let records = results.iter().flat_map(|result| result.records.iter().map(move |record| (result, record)));
    let records = records.filter(move |(_, record)| record.function.is_some() == of_functions);
    records.flat_map(|(result, record)| {
        let cell = move |metric, detail, value| {
            let Record { placement, strategy, .. } = record;
            let function = record.function.as_deref();
            Cell { program: &result.program, function, placement, strategy, metric, detail, value }
        };
        let counts = record.counts.iter().map(move |(name, &value)| cell(name.as_str(), "", value));
        let details = record.details.iter().flat_map(move |(name, parts)| {
            parts.iter().map(move |(part, &value)| cell(name.as_str(), part.as_str(), Some(value)))
        });
        counts.chain(details)
    })
}

pub(super) fn counts_csv(results: &[ProgramResult], of_functions: bool) -> Result<Vec<u8>, Error> {
    let mut out = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
    let names = ["program", "function", "placement", "strategy", "metric", "detail", "value"];
    let skip_function = |name: &&str| of_functions || *name != "function";
    out.write_record(names.into_iter().filter(|name| skip_function(name))).map_err(unwritten)?;
    for cell in cells(results, of_functions) {
        let value = cell.value.map(|value| value.to_string()).unwrap_or_default();
        let fields = [cell.program, cell.function.unwrap_or(""), cell.placement, cell.strategy];
        let fields = fields.into_iter().chain([cell.metric, cell.detail, &value]).enumerate();
        let fields = fields.filter(|&(index, _)| of_functions || index != 1).map(|(_, field)| field);
        out.write_record(fields).map_err(unwritten)?;
    }
    out.into_inner().map_err(unwritten)
}

pub(super) fn counts_jsonl(results: &[ProgramResult], of_functions: bool) -> Vec<u8> {
    let mut out = Vec::new();
    for cell in cells(results, of_functions) {
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
    result.records.iter().filter(same).filter(|record| record.function.is_some()).count()
}
