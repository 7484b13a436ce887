//! The description of a study.

use std::collections::HashSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sheave_ir::ensure;
use xxhash_rust::xxh3::Xxh3;

use super::folder::FORMAT;
use crate::cli::failure::{Failure, bad_program, cannot};

/// A study, as its file describes it.
#[derive(Deserialize, Serialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Study {
    /// Its title.
    pub(super) name: String,
    /// The folder to which names of files are relative and in which commands run, itself relative to the
    /// folder of the description; that folder if it is empty.
    #[serde(default)]
    folder: String,
    /// The same, seen from the current folder.
    #[serde(skip)]
    pub(super) root: PathBuf,
    /// Options of `sheave copies` for all programs.
    #[serde(default)]
    options: Vec<String>,
    /// Limit for measuring one program under all settings.
    #[serde(default = "ten_minutes")]
    pub(super) seconds: f64,
    /// The programs.
    programs: Vec<Programs>,
}

fn ten_minutes() -> f64 {
    600.0
}

/// Programs with equal options.
#[derive(Deserialize, Serialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Programs {
    /// Patterns; each file that matches is a program.
    files: Vec<String>,
    /// More options of `sheave copies`.
    #[serde(default)]
    options: Vec<String>,
    /// Distinguishes programs of one file.
    label: Option<String>,
}

/// One program of a study.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// Its name in tables: the path relative to the study, and the label.
    pub(super) name: String,
    /// The file.
    pub(super) path: PathBuf,
    /// The file seen from the folder of the study.
    file: PathBuf,
    options: Vec<String>,
}

impl Study {
    /// Reads the description in `path`.
    pub(super) fn read(path: &Path) -> Result<Study, Failure> {
        let file = path.display();
        let text = std::fs::read_to_string(path).map_err(cannot(format!("read {file}")))?;
        let mut study: Study = serde_json::from_str(&text).map_err(|error| {
            bad_program(format_args!("{file}:{}:{}: {error}", error.line(), error.column()))
        })?;
        study.root = path.parent().map(Path::to_owned).unwrap_or_default().join(&study.folder);
        if study.root.as_os_str().is_empty() {
            study.root = PathBuf::from(".");
        }
        if Duration::try_from_secs_f64(study.seconds).is_err() || study.seconds == 0.0 {
            return Err(bad_program(format_args!(
                "{file}: {} is no positive number of seconds",
                study.seconds
            )));
        }
        Ok(study)
    }

    /// The programs, in the order of the description, those of one pattern by name.
    pub(super) fn expand(&self) -> Result<Vec<Program>, Failure> {
        let mut programs: Vec<Program> = Vec::new();
        let mut known: HashSet<String> = HashSet::new();
        for Programs { files, options, label } in &self.programs {
            for pattern in files {
                let bad = |error: &dyn std::fmt::Display| bad_program(format_args!("`{pattern}`: {error}"));
                let full = self.root.join(pattern);
                let found = glob::glob(&full.to_string_lossy()).map_err(|error| bad(&error))?;
                let mut paths = found.collect::<Result<Vec<_>, _>>().map_err(|error| bad(&error))?;
                paths.retain(|path| path.is_file());
                paths.sort();
                ensure(!paths.is_empty(), || bad(&"no file matches"))?;
                for path in paths {
                    let root = self.root.strip_prefix(".").unwrap_or(&self.root);
                    let file = path.strip_prefix(root).unwrap_or(&path).to_owned();
                    let name = match label {
                        Some(label) => format!("{} [{label}]", file.display()),
                        None => file.display().to_string(),
                    };
                    if !known.insert(name.clone()) {
                        return Err(bad_program(format_args!(
                            "`{name}` is there twice: a `label` tells programs apart"
                        )));
                    }
                    programs.push(Program { name, path, file, options: options.clone() });
                }
            }
        }
        Ok(programs)
    }
}

impl Program {
    /// The words after `sheave copies` that measure it, seen from the folder of the study.
    pub(super) fn words(&self, study: &Study) -> Vec<OsString> {
        let options = study.options.iter().chain(&self.options).map(OsString::from);
        options.chain(["--".into(), self.file.clone().into()]).collect()
    }

    /// A hash of everything that the result depends on: the program that measures (by `build`), the options,
    /// the file, and files that options name, such as that of the standard input. Headers that a source
    /// includes are not among it.
    pub(super) fn key(&self, study: &Study, build: &str) -> Result<String, Failure> {
        let mut hash = Xxh3::new();
        let mut add = |bytes: &[u8]| {
            hash.update(&(bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        add(&FORMAT.to_le_bytes());
        add(build.as_bytes());
        add(&study.seconds.to_le_bytes());
        for word in self.words(study) {
            add(word.as_encoded_bytes());
            let path = study.root.join(&word);
            if path.is_file() {
                add(&std::fs::read(&path).map_err(cannot(format!("read {}", path.display())))?);
            }
        }
        Ok(format!("{:032x}", hash.digest128()))
    }
}
