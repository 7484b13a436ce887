//! The copy of the tree in which faults are tried.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Files that no test of the compiler depends on, or whose test would notice every fault: the table, its
/// runner and its test.
const LEFT_OUT: [&str; 4] = ["docs/", "tests/faults/", "tests/tests/faults.rs", "tests/src/faults/"];

/// Modules without their tests, which the text of the tree alone would fail.
const EMPTY: [&str; 2] = ["tests/tests/faults.rs", "tests/tests/budget.rs"];

/// Executables whose ignored tests `.ci/run` runs.
const COMPLETE: [&str; 5] = ["command", "filetests", "pipeline", "sheave_passes", "sheave_ssa"];

/// A copy of the tree, with a target folder that stays warm from fault to fault.
pub(super) struct Scratch {
    /// The files of the repository, as they are without faults.
    files: BTreeMap<String, Vec<u8>>,
    folder: PathBuf,
    /// Identifies sources and tests.
    pub(super) hash: u64,
    /// Ignored tests do not run.
    pub(super) sampled: bool,
    /// The packages that are tested; all of them if there is none.
    pub(super) packages: Vec<String>,
}

/// Result of building the copy with cargo.
pub(super) enum Built {
    Tests(Vec<Executable>),
    /// Files and lines of the errors.
    DoesNotCompile(Vec<(String, usize)>),
}

/// The tests of one file.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Executable {
    /// The folder of the package.
    package: String,
    /// The package's name, or that of the file in its folder of tests.
    pub(super) name: String,
    pub(super) path: String,
}

impl Executable {
    pub(super) fn contents(&self) -> std::io::Result<Vec<u8>> {
        fs::read(&self.path)
    }
}

impl Scratch {
    /// Reads the tree, without writing.
    pub(super) fn open(root: &Path) -> Result<Scratch, String> {
        let listing = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .map_err(|error| format!("git: {error}"))?;
        let names = String::from_utf8_lossy(&listing.stdout).into_owned();
        let mut hasher = DefaultHasher::new();
        let mut files = BTreeMap::new();
        let names: BTreeSet<&str> = names.split('\0').collect();
        for name in names.into_iter().filter(|name| root.join(name).is_file()) {
            let contents = fs::read(root.join(name)).map_err(|error| format!("{name}: {error}"))?;
            if !LEFT_OUT.iter().any(|left_out| name.starts_with(left_out)) {
                (name, &contents).hash(&mut hasher);
            }
            let contents = if EMPTY.contains(&name) { Vec::new() } else { contents };
            files.insert(name.to_owned(), contents);
        }
        let (folder, hash) = (root.join("target/faults"), hasher.finish());
        Ok(Scratch { files, folder, hash, sampled: false, packages: Vec::new() })
    }

    /// The text of a file, without faults.
    pub(super) fn original(&self, name: &str) -> Result<&str, String> {
        let contents = self.files.get(name).ok_or_else(|| format!("{name}: there is no such file"))?;
        std::str::from_utf8(contents).map_err(|error| format!("{name}: {error}"))
    }

    /// Makes the copy equal to the tree except for the files in `changed`. Equal files are not touched, so
    /// that they are not recompiled.
    pub(super) fn write(&self, changed: &BTreeMap<String, String>) -> Result<(), String> {
        let tree = self.folder.join("tree");
        for (name, contents) in &self.files {
            write_changed(&tree.join(name), changed.get(name).map_or(contents, |text| text.as_bytes()))?;
        }
        remove_others(&tree, "", &self.files);
        Ok(())
    }

    /// The file that keeps results between runs.
    pub(super) fn results(&self) -> PathBuf {
        self.folder.join("results")
    }

    /// Compiles the tests of the copy.
    pub(super) fn build(&self) -> Result<Built, String> {
        let log = self.folder.join("log0");
        let output = fs::File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        let errors = output.try_clone().map_err(|error| error.to_string())?;
        let status = Command::new("cargo")
            .args(["test", "--no-run", "--message-format=json-render-diagnostics"])
            .args(self.packages.iter().flat_map(|package| ["-p", package]))
            .current_dir(self.folder.join("tree"))
            .env("CARGO_TARGET_DIR", self.folder.join("build"))
            .env("CARGO_PROFILE_DEV_DEBUG", "false")
            .env("CARGO_TERM_COLOR", "never")
            .env("RUSTFLAGS", "-Awarnings")
            .stdout(output)
            .stderr(errors)
            .status()
            .map_err(|error| format!("cargo: {error}"))?;
        let log = fs::read_to_string(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        if status.success() {
            return Ok(Built::Tests(log.lines().filter_map(executable).collect()));
        }
        let place = |line: &str| {
            let mut parts = line.trim().strip_prefix("--> ")?.split(':');
            Some((parts.next()?.to_owned(), parts.next()?.parse().ok()?))
        };
        Ok(Built::DoesNotCompile(log.lines().filter_map(place).collect()))
    }

    /// Runs tests with `fault` chosen until one fails, and names that one. Memory and time, `seconds` of
    /// computing, are limited by the operating system, so that a busy machine fails no test. The memory that
    /// counts is the writable one: `sheave` reserves more addresses than any limit lets it use. Without a
    /// fault, number 0, the functions with faults that are run are written down.
    pub(super) fn run(
        &self,
        tests: &Executable,
        fault: usize,
        seconds: u64,
    ) -> Result<Option<String>, String> {
        if fault == 0 {
            // The file is missing the first time.
            let _ = fs::remove_file(self.reached_file());
        }
        let log = self.folder.join(format!("log{fault}"));
        let mut output = fs::File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        let errors = output.try_clone().map_err(|error| error.to_string())?;
        let mut child = Command::new("sh")
            .args([
                "-c",
                "ulimit -t $1; ulimit -d 12000000; shift; exec \"$@\"",
                "sh",
                &seconds.to_string(),
                &tests.path,
            ])
            .args((COMPLETE.contains(&&*tests.name) && !self.sampled).then_some("--include-ignored"))
            .current_dir(&tests.package)
            .env("SHEAVE_FAULT", fault.to_string())
            .env("SHEAVE_FAULTS_REACHED", self.reached_file())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .map_err(|error| format!("sh: {error}"))?;
        let mut failed = None;
        let lines = child.stdout.take().map(|stdout| BufReader::new(stdout).split(b'\n'));
        for line in lines.into_iter().flatten().map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            // A log that cannot be written is a log less.
            let _ = writeln!(output, "{line}");
            let result = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix("FAILED"));
            if let Some(name) = result.filter(|_| fault != 0) {
                failed = Some(name.trim_end_matches(['.', ' ']).to_owned());
                // It may have ended by itself.
                let _ = child.kill();
                break;
            }
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        Ok(failed.or_else(|| (!status.success()).then(|| status.to_string())))
    }

    fn reached_file(&self) -> PathBuf {
        self.folder.join("reached")
    }

    /// The numbers of the faults whose functions the last tests without a fault have run.
    pub(super) fn reached(&self) -> Vec<usize> {
        let bytes = fs::read(self.reached_file()).unwrap_or_default();
        bytes
            .chunks_exact(4)
            .map(|number| number.iter().rev().fold(0, |n, &b| n << 8 | usize::from(b)))
            .collect()
    }
}

/// The executable in a line of cargo's JSON output.
fn executable(line: &str) -> Option<Executable> {
    let text_behind = |start: &str, key: &str| {
        let from = start.find(&format!("\"{key}\":\""))? + key.len() + 4;
        Some(start[from..].split('"').next()?.to_owned())
    };
    let path = text_behind(line, "executable")?;
    let package = text_behind(line, "manifest_path")?.strip_suffix("/Cargo.toml")?.to_owned();
    let mut name = text_behind(&line[line.find("\"target\":")?..], "name")?;
    // Packages have a file of that name each.
    if name == "main" {
        name = format!("{}/main", package.rsplit('/').next()?);
    }
    // A program that tests need is there as well, but no test itself.
    let profile = line[line.find("\"profile\":")?..].split('}').next()?;
    profile.contains("\"test\":true").then_some(Executable { package, name, path })
}

fn write_changed(path: &Path, contents: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|old| old == contents) {
        return Ok(());
    }
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))?;
    }
    fs::write(path, contents).map_err(|error| format!("{}: {error}", path.display()))
}

/// Removes files that are no longer in the tree. A failure to remove one shows in the first run, without
/// faults.
fn remove_others(folder: &Path, prefix: &str, files: &BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            remove_others(&entry.path(), &format!("{name}/"), files);
        } else if !files.contains_key(&name) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Executable, executable};

    #[test]
    fn cargo_tells_of_executables() {
        let line = r#"{"reason":"compiler-artifact","manifest_path":"/r/crates/ir/Cargo.toml","target":{"kind":["test"],
            "name":"text","test":true},"profile":{"test":true},"executable":"/r/build/text-1","fresh":true}"#;
        let text = |text: &str| text.to_owned();
        let found = executable(line).expect("it is one");
        assert_eq!(
            found,
            Executable { package: text("/r/crates/ir"), name: text("text"), path: text("/r/build/text-1") }
        );
        assert_eq!(executable(&line.replace(r#""/r/build/text-1""#, "null")), None);
        assert_eq!(
            executable(&line.replace(r#""profile":{"test":true}"#, r#""profile":{"test":false}"#)),
            None
        );
    }
}
