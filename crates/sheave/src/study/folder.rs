//! The folder of a study: one file of results per program, and what is made of them.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use super::{FORMAT, Program, ProgramResult};
use crate::Error;

/// Every `count`-th program, from number `number` (from 1) on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which one.
    pub number: usize,
    /// Of how many.
    pub count: usize,
}

impl Shard {
    /// The whole.
    pub const ALL: Shard = Shard { number: 1, count: 1 };

    /// Whether the program `index` belongs to it.
    pub fn contains(self, index: usize) -> bool {
        index % self.count == self.number - 1
    }
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((number, count)) if number >= 1 && number <= count => Ok(Shard { number, count }),
            _ => Err("a shard is K/N with K from 1 to N".to_owned()),
        }
    }
}

fn fault(path: &Path) -> impl FnOnce(std::io::Error) -> Error + '_ {
    move |error| Error::Study(format!("cannot write {}: {error}", path.display()))
}

/// Writes a file that is whole or not there at all.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(fault(folder))?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(fault(path))?;
    file.write_all(bytes).map_err(fault(path))?;
    let readable = std::os::unix::fs::PermissionsExt::from_mode(0o644);
    file.as_file().set_permissions(readable).map_err(fault(path))?;
    file.persist(path).map_err(|error| fault(path)(error.error))?;
    Ok(())
}

/// The file of the program `index`.
fn path_of(folder: &Path, index: usize) -> PathBuf {
    folder.join("programs").join(format!("{index:06}.json"))
}

/// Keeps a result.
///
/// # Errors
/// When the file cannot be written.
pub fn store(folder: &Path, result: &ProgramResult) -> Result<(), Error> {
    let mut bytes = serde_json::to_vec(result).map_err(super::unwritten)?;
    bytes.push(b'\n');
    write(&path_of(folder, result.index), &bytes)
}

/// The result of the program `index` that an earlier run has left, if it is of the same `key`.
pub fn finished(folder: &Path, index: usize, key: &str) -> Option<ProgramResult> {
    let bytes = std::fs::read(path_of(folder, index)).ok()?;
    let result: ProgramResult = serde_json::from_slice(&bytes).ok()?;
    (result.key == key && result.format == FORMAT && result.index == index).then_some(result)
}

/// All results in `folder`, by number.
pub(super) fn read_results(folder: &Path) -> Result<Vec<ProgramResult>, Error> {
    let folder = folder.join("programs");
    let bad = |path: &Path, error: &dyn std::fmt::Display| {
        Error::Study(format!("cannot read {}: {error}", path.display()))
    };
    let entries = std::fs::read_dir(&folder).map_err(|error| bad(&folder, &error))?;
    let mut results = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| bad(&folder, &error))?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let bytes = std::fs::read(&path).map_err(|error| bad(&path, &error))?;
            let result: ProgramResult = serde_json::from_slice(&bytes).map_err(|error| bad(&path, &error))?;
            results.push(result);
        }
    }
    results.sort_by_key(|result| result.index);
    Ok(results)
}

/// The results of all `programs`, whose keys are `keys`, from the folders of shards.
///
/// # Errors
/// When a program is missing, is of another study, or was measured twice with different results.
pub fn collect(
    folders: &[PathBuf],
    programs: &[Program],
    keys: &[String],
) -> Result<Vec<ProgramResult>, Error> {
    let mut found: BTreeMap<usize, (ProgramResult, &Path)> = BTreeMap::new();
    for folder in folders {
        for result in read_results(folder)? {
            let what = format!("program {} ({}) in {}", result.index, result.program, folder.display());
            if keys.get(result.index) != Some(&result.key) {
                let message = format!("{what} was measured by another study, build or input");
                return Err(Error::Study(message));
            }
            match found.get(&result.index) {
                Some((known, other)) if *known != result => {
                    let message = format!("{what} has other results than in {}", other.display());
                    return Err(Error::Study(message));
                }
                _ => drop(found.insert(result.index, (result, folder))),
            }
        }
    }
    let missing: Vec<&str> = (0..programs.len())
        .filter(|index| !found.contains_key(index))
        .map(|index| programs[index].name.as_str())
        .collect();
    if let Some(first) = missing.first() {
        let message =
            format!("{} of {} programs are missing, `{first}` first", missing.len(), programs.len());
        return Err(Error::Study(message));
    }
    Ok(found.into_values().map(|(result, _)| result).collect())
}
