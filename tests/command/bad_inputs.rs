//! Every file of `tests/bad` is a bad program: the command reports the reason, exits with status 126 and runs
//! nothing. The whole message is in `NAME.expected` beside it; `SHEAVE_BLESS=1` writes it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[test]
fn bad_programs_are_told_clearly() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&dir)
        .expect("tests/bad exists")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_none_or(|extension| extension != "expected"))
        .collect();
    files.sort();
    assert!(files.len() >= 20, "only {} bad inputs", files.len());
    let mut report = String::new();
    for file in &files {
        if let Err(message) = check(&dir, file) {
            report += &format!("{}: {message}\n", file.file_name().unwrap_or_default().display());
        }
    }
    assert!(
        report.is_empty(),
        "{report}\nSHEAVE_BLESS=1 cargo test -p sheave --test command bad_inputs accepts these"
    );
}

fn check(dir: &Path, file: &Path) -> Result<(), String> {
    let output = Command::new(env!("CARGO_BIN_EXE_sheave"))
        .current_dir(dir)
        .args(["run", "--no-fallback"])
        .arg(file.file_name().unwrap_or_default())
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        // Hides any installed compiler.
        .env_remove("SHEAVE_CC")
        .env_remove("SHEAVE_LLVM_DIS")
        .env("PATH", "")
        .output()
        .map_err(|error| error.to_string())?;
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.code() != Some(126) {
        return Err(format!("ended with {} instead of exit status 126: {message}", output.status));
    }
    if !output.stdout.is_empty() {
        return Err(format!("printed on stdout: {}", String::from_utf8_lossy(&output.stdout)));
    }
    for word in ["panicked", "/rustc/", ".rs:"] {
        if message.contains(word) {
            return Err(format!("no message for people: {message}"));
        }
    }
    let expected_path = PathBuf::from(format!("{}.expected", file.display()));
    let expected = std::fs::read_to_string(&expected_path).unwrap_or_default();
    if message == expected {
        return Ok(());
    }
    if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
        return std::fs::write(&expected_path, message).map_err(|error| error.to_string());
    }
    Err(format!("says\n{message}instead of\n{expected}"))
}
