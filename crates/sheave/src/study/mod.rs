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

use self::tables::Table;
use crate::Error;
use crate::copies::Links;

/// The version of the files of results.
pub const FORMAT: u32 = 1;

/// What the page of a study has beside the results.
#[derive(Clone, Copy, Default)]
pub struct Beside<'a> {
    /// The folder of an earlier study to compare with.
    pub baseline: Option<&'a Path>,
    /// Where the pages of the explorer are.
    pub links: Option<&'a Links>,
}

/// Writes everything but the results of single programs, which `results` are, into `folder`.
///
/// # Errors
/// When a file cannot be written, or the earlier study cannot be read.
pub fn write_folder(
    folder: &Path,
    study: &Study,
    results: &[ProgramResult],
    beside: Beside<'_>,
    command: &[String],
) -> Result<(), Error> {
    let summary = summary::summarise(study, results);
    let changes = match beside.baseline {
        Some(old) => Some(baseline::compare(results, &folder::read_results(old)?)),
        None => None,
    };
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let fixed = [
        ("programs.csv", tables::programs_csv(results)?),
        ("summary.csv", summary::csv(&summary)?),
        ("summary.tex", page::latex(study, &summary).into_bytes()),
        ("chart.svg", chart::svg(study, &summary)?.into_bytes()),
        ("chart.vl.json", chart::vega_lite(study, &summary).into_bytes()),
        ("metadata.json", metadata::json(study, results, command).into_bytes()),
        ("index.html", page::html(study, results, &summary, changes.as_deref(), beside.links)?.into_bytes()),
    ];
    files.extend(fixed.into_iter().map(|(name, bytes)| (name.to_owned(), bytes)));
    if let Some(changes) = &changes {
        files.push(("baseline.csv".to_owned(), baseline::csv(changes)?));
    }
    for table in Table::of(study) {
        let name = table.name();
        files.push((format!("{name}.csv"), tables::counts_csv(results, table)?));
        files.push((format!("{name}.jsonl"), tables::counts_jsonl(results, table)));
        #[cfg(feature = "parquet")]
        files.push((format!("{name}.parquet"), parquet::table(results, table)?));
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
