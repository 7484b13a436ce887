//! The command, and the script that runs a folder of programs through it.

use std::process::{Command, Output};

const COMMAND: &str = env!("CARGO_BIN_EXE_sheave-ssa-bril");
const HOST: &str = env!("CARGO_MANIFEST_DIR");

/// Runs suite.py over the programs of this folder; `None` where there is no Python.
fn suite(refusals: &str) -> Option<Output> {
    let programs = format!("{HOST}/tests/suite");
    let script = format!("{HOST}/suite.py");
    let args = [&script, &programs, "--command", COMMAND, "--refusals", refusals];
    match Command::new("python3").args(args).output() {
        Ok(output) => Some(output),
        Err(error) => {
            eprintln!("skipped: python3: {error}");
            None
        }
    }
}

#[test]
fn the_script_runs_all_programs() {
    let Some(output) = suite(&format!("{HOST}/refusals.txt")) else { return };
    let table = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{table}");
    assert!(table.contains("2 right, 1 refused as known, 0 unexpected"), "{table}");
}

/// A refusal that is not listed, a listed program that passes, and a wrong count fail it.
#[test]
fn the_script_fails_for_what_is_unexpected() {
    let folder = std::env::temp_dir().join(format!("sheave-bril-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let refusals = folder.join("refusals.txt");
    std::fs::write(&refusals, "swap* | unsupported | it passes\n").unwrap();
    let output = suite(refusals.to_str().unwrap());
    let program = std::fs::read_to_string(format!("{HOST}/tests/suite/previous.bril")).unwrap();
    std::fs::write(folder.join("p.bril"), program).unwrap();
    std::fs::write(folder.join("p.prof"), "total_dyn_inst: 1\n").unwrap();
    let script = format!("{HOST}/suite.py");
    let wrong =
        Command::new("python3").args([&script, folder.to_str().unwrap(), "--command", COMMAND]).output();
    std::fs::remove_dir_all(&folder).unwrap();
    let Some(output) = output else { return };
    let table = String::from_utf8_lossy(&output.stdout);
    assert!(!output.status.success());
    assert!(table.contains("UNEXPECTED PASS") && table.contains("WRONG: unsupported: speculate"), "{table}");
    let wrong = wrong.unwrap();
    assert!(!wrong.status.success());
    assert!(String::from_utf8_lossy(&wrong.stdout).contains("WRONG: the reference interpreter executes 1"));
}

#[test]
fn the_command_writes_programs_and_errors() {
    let run = |args: &[&str]| Command::new(COMMAND).args(args).output().unwrap();
    let program = format!("{HOST}/tests/suite/previous.bril");
    let ssa = run(&["ssa", &program]);
    assert!(ssa.status.success() && String::from_utf8_lossy(&ssa.stdout).contains(r#"{"op": "get""#));
    let out = run(&["out", &program]);
    assert!(out.status.success() && !String::from_utf8_lossy(&out.stdout).contains(r#""op": "get""#));
    for (args, message) in [
        (&["run", "missing.bril"][..], "error: missing.bril: "),
        (&["run", &program], "error: @main takes 1 arguments, not 0"),
        (&["run", &program, "x"], "error: `x` is no value for a parameter of @main"),
        (&["go"], "error: no such command\nusage: "),
    ] {
        let output = run(args);
        assert!(!output.status.success());
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.starts_with(message), "{errors}");
    }
}
