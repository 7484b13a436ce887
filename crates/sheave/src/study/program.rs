//! The measurement of one program, in the process that does nothing else.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{FORMAT, Program, Study};
use crate::copies::{self, BesideLlvm, COLUMNS, Combination, LlvmRun, Row, Runs, Wanted};
use crate::frontend::Frontend;
use crate::frontend::cache::Cache;
use crate::process::{self, Failed, Limit};
use crate::source_names;
use crate::{Context, Error};

/// What was found out about a program.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct ProgramResult {
    /// The version of this form.
    pub format: u32,
    /// Of everything that the result depends on.
    pub key: String,
    /// The number of the program in the study.
    pub index: usize,
    /// What tables call it.
    pub program: String,
    /// Of the file, in hexadecimal.
    pub sha256: String,
    /// `ok`, `partial` where something that was asked for is not known, or `failed`.
    pub status: String,
    /// Why it is not `ok`.
    pub reason: String,
    /// The counts.
    pub records: Vec<Record>,
}

/// The counts of one function, or of the whole program, under one setting.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The function; none for the program.
    pub function: Option<String>,
    /// Of a part of a function: the calls through which it was inlined, innermost first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inlined_at: Option<String>,
    /// Where phis were placed.
    pub placement: String,
    /// How they became copies.
    pub strategy: String,
    /// The counts by the names of their columns; those that were asked for and are not known have no value.
    pub counts: BTreeMap<String, Option<u64>>,
    /// The counts that are broken down.
    pub details: BTreeMap<String, BTreeMap<String, u64>>,
}

impl Record {
    /// The function, if the record is about all of it.
    pub(super) fn whole_function(&self) -> Option<&str> {
        self.function.as_deref().filter(|_| self.inlined_at.is_none())
    }

    fn new(row: Row, wanted: &dyn Fn(&str) -> bool) -> Record {
        // Of a part only some counts exist: it has no machine code of its own.
        let counts = COLUMNS.iter().filter(|column| wanted(column.name) && row.has(column));
        let details = row.counts.maps().into_iter().filter(|(_, counts)| !counts.is_empty());
        let details = details.map(|(key, counts)| {
            let counts = counts.iter().map(|(name, &n)| ((*name).to_owned(), n)).collect();
            (key.to_owned(), counts)
        });
        Record {
            counts: counts.map(|column| (column.name.to_owned(), row.value(column))).collect(),
            details: details.collect(),
            function: row.function,
            inlined_at: row.inlined_at,
            placement: row.placement.name().to_owned(),
            strategy: row.strategy.name().to_owned(),
        }
    }
}

/// Bytes in hexadecimal.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Identifies everything that the result of a program depends on: this program (by `build`), the settings,
/// the file and its input. Headers that a source includes are not among it.
///
/// # Errors
/// When the file, or that of its standard input, cannot be read.
pub fn key(study: &Study, program: &Program, build: &str) -> Result<String, Error> {
    let mut hash = Sha256::new();
    let mut add = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    add(&FORMAT.to_le_bytes());
    add(build.as_bytes());
    let settings = serde_json::to_vec(&(&study.measure, &study.limits, &study.own, &program.settings));
    add(&settings.map_err(super::unwritten)?);
    add(program.name.as_bytes());
    add(&read(&program.path)?);
    add(&stdin(study, program)?);
    Ok(hex(&hash.finalize()))
}

fn read(path: &Path) -> Result<Vec<u8>, Error> {
    std::fs::read(path).map_err(|error| Error::Read { file: path.display().to_string(), error })
}

fn stdin(study: &Study, program: &Program) -> Result<Vec<u8>, Error> {
    match &program.settings.stdin_file {
        Some(file) => read(&study.root.join(file)),
        None => Ok(program.settings.stdin.clone().into_bytes()),
    }
}

/// The result for a program that could not be measured.
pub fn failed(index: usize, program: &Program, key: &str, reason: String) -> ProgramResult {
    ProgramResult {
        format: FORMAT,
        key: key.to_owned(),
        index,
        program: program.name.clone(),
        sha256: read(&program.path).map(|bytes| hex(&Sha256::digest(bytes))).unwrap_or_default(),
        status: "failed".to_owned(),
        reason: shortened(reason),
        records: Vec::new(),
    }
}

/// The first lines of a long reason: a compiler may have much to say.
fn shortened(reason: String) -> String {
    const MAX_LINES: usize = 4;
    match reason.lines().count() {
        n if n > MAX_LINES => {
            let first: Vec<&str> = reason.lines().take(MAX_LINES).collect();
            format!("{}\n({} more lines)", first.join("\n"), n - MAX_LINES)
        }
        _ => reason,
    }
}

/// Measures `program`, the number `index` of the study, in this process. What is wrong with the program is in
/// the result.
pub fn measure(study: &Study, index: usize, program: &Program, key: &str) -> ProgramResult {
    match try_measure(study, program) {
        Err(error) => failed(index, program, key, error.to_string()),
        Ok((records, notes)) => {
            let status = if notes.is_empty() { "ok" } else { "partial" }.to_owned();
            ProgramResult { status, records, ..failed(index, program, key, notes.join("; ")) }
        }
    }
}

fn try_measure(study: &Study, program: &Program) -> Result<(Vec<Record>, Vec<String>), Error> {
    let options = study.options().map_err(Error::Study)?;
    let settings = &program.settings;
    let frontend = Frontend {
        options: settings.cc_options.iter().map(Into::into).collect(),
        cache: Cache::of_user(),
        ..Frontend::default()
    };
    let translation = frontend.translate(&program.path)?;
    let module = match &translation {
        Some(translation) => crate::read_bytes(&format!("{}.ll", program.name), &translation.ir)?,
        None => crate::read_file(&program.path)?,
    };
    let args = settings.args.iter().map(|arg| arg.clone().into_bytes()).collect();
    let wanted = Wanted {
        executed: study.measure.executed.then_some(args),
        stdin: stdin(study, program)?,
        max_instructions: Some(study.limits.instructions),
        exact: study.measure.exact,
        explain: false,
        runs: Some(Runs::default()),
        slots: translation.as_ref().map_or_else(Default::default, |found| {
            source_names::of_llvm_ir(&String::from_utf8_lossy(&found.ir))
        }),
    };
    let mut ctx = Context::new();
    let mut rows: Vec<Row> = Vec::new();
    let mut notes: Vec<String> = Vec::new();
    let mut keep = |report: copies::FileReport, notes: &mut Vec<String>| {
        rows.extend(report.rows);
        for note in report.notes {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
    };
    let name = &program.name;
    for placement in study.placements().map_err(Error::Study)? {
        for strategy in study.strategies().map_err(Error::Study)? {
            let combination = Combination { placement, strategy };
            let report = copies::measure_file(&mut ctx, name, &module, combination, &options, &wanted)?;
            keep(report, &mut notes);
        }
        for own in study.own() {
            let own = (&own, None);
            // A strategy that fails leaves its rows out, and says so.
            match copies::measure_own(&mut ctx, name, &module, placement, own, &options, &wanted) {
                Ok(report) => keep(report, &mut notes),
                Err(error) => notes.push(error.to_string()),
            }
        }
    }
    copies::rank(&mut rows);
    if study.measure.llvm {
        let with =
            wanted.executed.as_ref().map(|args| LlvmRun { args: args.clone(), stdin: wanted.stdin.clone() });
        let ir = translation.as_ref().map(|found| &found.ir[..]);
        let llvm = BesideLlvm { path: &program.path, ir, module: &module, options: &options };
        match llvm.count(&mut rows, with.as_ref()) {
            // What they are of follows from the study's passes and placements.
            Ok(found) => notes.extend(found.missing),
            Err(message) => notes.push(format!("LLVM: {message}")),
        }
    }
    let wanted = |column: &str| match column {
        "exact" | "gap" => study.measure.exact,
        column if column.starts_with("llvm") => {
            study.measure.llvm && (study.measure.executed || !column.ends_with("_executed"))
        }
        column if column.ends_with("_executed") => study.measure.executed,
        _ => true,
    };
    Ok((rows.into_iter().map(|row| Record::new(row, &wanted)).collect(), notes))
}

/// Has `command`, which calls [`measure`] and prints what comes out as JSON, measure a program. What goes
/// wrong with the process is in the result.
pub fn run_process(
    command: &mut Command,
    study: &Study,
    index: usize,
    program: &Program,
    key: &str,
) -> ProgramResult {
    let limit = Limit::Total(Duration::from_secs_f64(study.limits.seconds));
    let output = match process::run(command, String::new(), limit) {
        Ok(output) => output,
        Err(Failed { message, errors }) => {
            let last = errors.lines().last().map(|line| format!(": {line}")).unwrap_or_default();
            return failed(index, program, key, format!("{message}{last}"));
        }
    };
    match serde_json::from_str(&output) {
        Ok(result) => result,
        Err(error) => failed(index, program, key, format!("its result cannot be read: {error}")),
    }
}
