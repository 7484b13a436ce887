//! The copy of the tree in which faults are tried.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What no test of the compiler depends on, or what would notice every fault: the table, its runner and its
/// test.
const LEFT_OUT: [&str; 4] = ["docs/", "tests/faults/", "tests/tests/faults.rs", "tests/src/faults/"];

/// A copy of the tree, with a target folder that stays warm from fault to fault.
pub(super) struct Scratch {
    /// The files of the repository, as they are without faults.
    files: BTreeMap<String, Vec<u8>>,
    folder: PathBuf,
    /// Identifies sources and tests.
    pub(super) hash: u64,
}

/// How one run of cargo ended.
pub(super) enum Outcome {
    Passed,
    /// The first test that failed, by executable and name.
    Failed(String),
    /// Files and lines of the errors.
    DoesNotCompile(Vec<(String, usize)>),
}

impl Scratch {
    /// Reads the tree. Nothing is written yet.
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
            if name != "tests/tests/faults.rs" {
                files.insert(name.to_owned(), contents);
            }
        }
        Ok(Scratch { files, folder: root.join("target/faults"), hash: hasher.finish() })
    }

    /// The text of a file, without faults.
    pub(super) fn original(&self, name: &str) -> Result<&str, String> {
        let contents = self.files.get(name).ok_or_else(|| format!("{name}: there is no such file"))?;
        std::str::from_utf8(contents).map_err(|error| format!("{name}: {error}"))
    }

    /// The package of a source file.
    pub(super) fn package(&self, name: &str) -> Result<&str, String> {
        let manifest = format!("{}/Cargo.toml", name.split("/src/").next().unwrap_or_default());
        let name = self.original(&manifest)?.lines().find_map(|line| line.strip_prefix("name = "));
        name.map(|name| name.trim_matches('"')).ok_or_else(|| format!("{manifest} names no package"))
    }

    /// Makes the copy equal to the tree but for the files in `changed`. Files that are equal already are left
    /// alone, so that nothing is compiled for them.
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

    /// Runs `cargo test` with `arguments` in the copy, where `fault` is chosen. Time and memory are limited
    /// by the operating system, in seconds of computing, so that a busy machine fails no test.
    pub(super) fn test(&self, arguments: &[&str], fault: usize) -> Result<Outcome, String> {
        let log = self.folder.join("log");
        let output = fs::File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        let errors = output.try_clone().map_err(|error| error.to_string())?;
        let status = Command::new("sh")
            .args(["-c", "ulimit -t 240; ulimit -v 12000000; exec cargo test \"$@\"", "sh"])
            .args(arguments)
            .current_dir(self.folder.join("tree"))
            .env("CARGO_TARGET_DIR", self.folder.join("build"))
            .env("CARGO_PROFILE_DEV_DEBUG", "false")
            .env("CARGO_TERM_COLOR", "never")
            .env("RUSTFLAGS", "-Awarnings")
            .env("SHEAVE_FAULT", fault.to_string())
            .stdin(Stdio::null())
            .stdout(output)
            .stderr(errors)
            .status()
            .map_err(|error| format!("sh: {error}"))?;
        if status.success() {
            return Ok(Outcome::Passed);
        }
        let log = fs::read(&log).map_err(|error| error.to_string())?;
        Ok(first_failure(&String::from_utf8_lossy(&log)))
    }
}

/// What the output of a failed `cargo test` says.
fn first_failure(log: &str) -> Outcome {
    if log.lines().any(|line| line.starts_with("error: could not compile")) {
        let place = |line: &str| {
            let mut parts = line.trim().strip_prefix("--> ")?.split(':');
            Some((parts.next()?.to_owned(), parts.next()?.parse().ok()?))
        };
        return Outcome::DoesNotCompile(log.lines().filter_map(place).collect());
    }
    let (mut executable, mut test) = ("cargo", "");
    for line in log.lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix("Running ").or(line.strip_prefix("Doc-tests ")) {
            (executable, test) = (rest.split(" (").next().unwrap_or(rest), "");
        } else if let Some(name) = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix("... FAILED"))
        {
            if test.is_empty() {
                test = name.trim();
            }
        } else if test.is_empty() && line.contains("(signal: ") {
            test = line.rsplit("(signal: ").next().unwrap_or(line).trim_end_matches(')');
        }
    }
    Outcome::Failed(format!("{executable}: {test}"))
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

/// Removes what the tree does not have any more. A file that cannot be removed shows in the first run,
/// without faults.
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
    use super::{Outcome, first_failure};

    #[test]
    fn the_first_failure_is_named() {
        let log = "     Running tests/a.rs (target/a)\ntest one ... ok\n     Running tests/b.rs (target/b)\n\
                   test two ... FAILED\ntest three ... FAILED\n";
        assert!(matches!(first_failure(log), Outcome::Failed(name) if name == "tests/b.rs: two"));
        let log = "   Running tests/a.rs (a)\n\nCaused by:\n  process didn't exit (signal: 24, SIGXCPU: x)\n";
        assert!(matches!(first_failure(log), Outcome::Failed(name) if name == "tests/a.rs: 24, SIGXCPU: x"));
        let log = "error[E0]: x\n  --> a/b.rs:7:1\nerror: could not compile `x`\n";
        assert!(
            matches!(first_failure(log), Outcome::DoesNotCompile(at) if at == [("a/b.rs".to_owned(), 7)])
        );
    }
}
