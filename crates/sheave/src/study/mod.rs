//! A study: many programs measured under many settings, in a folder of results that can be cited.
//!
//! A description in TOML ([`Study`]) names programs, settings and limits. Each program is measured by a
//! process of its own ([`measure`]), which may crash or take too long without harm to the others, and leaves
//! one file of results; what is finished is not measured again, so a study that was interrupted goes on where
//! it stopped. From these files the folder is written ([`write_folder`]): tables in long form, a summary with
//! intervals, charts, a page. Nothing in it depends on time, order or the number of processes, except the
//! date and the command in `metadata.json`. `docs/study.md` is the guide.

mod baseline;
mod chart;
mod config;
mod folder;
mod metadata;
mod page;
#[cfg(feature = "parquet")]
mod parquet;
mod program;
mod summary;
mod tables;

pub use config::{Program, Study};
pub use folder::{Shard, collect, finished, store};
pub use program::{ProgramResult, Record, failed, key, measure, run_process};

use std::path::Path;

use crate::Error;

/// The version of the files of results.
pub const FORMAT: u32 = 1;

/// Writes everything but the results of single programs, which `results` are, into `folder`. `old` is the
/// folder of an earlier study to compare with.
///
/// # Errors
/// When a file cannot be written, or the earlier study cannot be read.
pub fn write_folder(
    folder: &Path,
    study: &Study,
    results: &[ProgramResult],
    old: Option<&Path>,
    command: &[String],
) -> Result<(), Error> {
    let summary = summary::summarise(study, results);
    let changes = match old {
        Some(old) => Some(baseline::compare(results, &folder::read_results(old)?)),
        None => None,
    };
    let mut files: Vec<(&str, Vec<u8>)> = vec![
        ("programs.csv", tables::programs_csv(results)?),
        ("functions.csv", tables::counts_csv(results, true)?),
        ("totals.csv", tables::counts_csv(results, false)?),
        ("functions.jsonl", tables::counts_jsonl(results, true)),
        ("totals.jsonl", tables::counts_jsonl(results, false)),
        ("summary.csv", summary::csv(&summary)?),
        ("summary.tex", page::latex(study, &summary).into_bytes()),
        ("chart.svg", chart::svg(study, &summary)?.into_bytes()),
        ("chart.vl.json", chart::vega_lite(study, &summary).into_bytes()),
        ("metadata.json", metadata::json(study, results, command).into_bytes()),
        ("index.html", page::html(study, results, &summary, changes.as_deref())?.into_bytes()),
    ];
    if let Some(changes) = &changes {
        files.push(("baseline.csv", baseline::csv(changes)?));
    }
    #[cfg(feature = "parquet")]
    for (name, of_functions) in [("functions.parquet", true), ("totals.parquet", false)] {
        files.push((name, parquet::table(results, of_functions)?));
    }
    for (name, bytes) in files {
        folder::write(&folder.join(name), &bytes)?;
    }
    Ok(())
}

/// A hash of `bytes`, for the name of a build.
pub fn hash(bytes: &[u8]) -> u64 {
    xxhash_rust::xxh3::xxh3_64(bytes)
}

/// The error of a library that writes into memory.
fn unwritten(error: impl std::fmt::Display) -> Error {
    Error::Study(format!("a table cannot be made: {error}"))
}
