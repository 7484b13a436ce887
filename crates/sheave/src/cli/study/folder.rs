//! The folder of a study: one file of results per program, and the shards of a study.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::cli::failure::Failure;
use crate::cli::output::write_in_folder;

/// Version of the result files.
pub(super) const FORMAT: u32 = 2;

/// Members of a row that are the same in all rows of a program, or differ by the day.
const PROVENANCE: [&str; 6] = ["file", "functions", "tool", "passes", "llvm", "command"];

/// The result of a program.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(super) struct ProgramResult {
    /// Version of this form.
    pub(super) format: u32,
    /// Hash of everything that the result depends on.
    pub(super) key: String,
    /// The number of the program in the study.
    pub(super) index: usize,
    /// Its name in tables.
    pub(super) program: String,
    /// Hash of the file.
    pub(super) xxh3: String,
    /// `ok`, `partial` if a requested count is unknown, or `failed`.
    pub(super) status: String,
    /// Why it is not `ok`.
    pub(super) reason: String,
    /// The rows of `sheave copies`: counts by name, beside function, placement and strategy.
    pub(super) rows: Vec<Map<String, Value>>,
}

/// The rows in the output of `sheave copies --format json`.
pub(super) fn rows(output: &[u8]) -> Option<Vec<Map<String, Value>>> {
    let lines = output.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let row = |line| {
        let mut row: Map<String, Value> = serde_json::from_slice(line).ok()?;
        row.retain(|name, value| !value.is_null() && !PROVENANCE.contains(&name.as_str()));
        Some(row)
    };
    lines.map(row).collect()
}

/// Every `count`-th program, from number `number` (from 1) on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shard {
    number: usize,
    count: usize,
}

impl Shard {
    /// The whole.
    pub(super) const ALL: Shard = Shard { number: 1, count: 1 };

    /// Whether the program `index` belongs to it.
    pub(super) fn contains(self, index: usize) -> bool {
        index % self.count == self.number - 1
    }

    /// `K/N`.
    pub(super) fn parse(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((number, count)) if number >= 1 && number <= count => Ok(Shard { number, count }),
            _ => Err("a shard is K/N with K from 1 to N".to_owned()),
        }
    }
}

/// The file of the program `index`.
fn path_of(folder: &Path, index: usize) -> PathBuf {
    folder.join("programs").join(format!("{index:06}.json"))
}

/// Keeps a result.
pub(super) fn store(folder: &Path, result: &ProgramResult) -> Result<(), Failure> {
    write_in_folder(
        &path_of(folder, result.index),
        &[&serde_json::to_vec(result).map_err(std::io::Error::from)?[..], b"\n"].concat(),
    )
}

/// The result of the program `index` that an earlier run has left, if it is of the same `key`.
pub(super) fn finished(folder: &Path, index: usize, key: &str) -> Option<ProgramResult> {
    let bytes = std::fs::read(path_of(folder, index)).ok()?;
    let result: ProgramResult = serde_json::from_slice(&bytes).ok()?;
    (result.key == key && result.format == FORMAT && result.index == index).then_some(result)
}
