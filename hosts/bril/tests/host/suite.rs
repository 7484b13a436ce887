//! The command, and the script that runs a folder of programs through it.

use std::process::{Command, Output};

const COMMAND: &str = env!("CARGO_BIN_EXE_sheave-ssa-bril");
const HOST: &str = env!("CARGO_MANIFEST_DIR");

/// Runs suite.py over the programs of this folder; `None` where there is no Python.
fn suite(refusals: &str, more: &[&str]) -> Option<Output> {
    let programs = format!("{HOST}/tests/suite");
    let script = format!("{HOST}/suite.py");
    let mut args = vec![&script[..], &programs, "--command", COMMAND, "--refusals", refusals];
    args.extend(more);
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
    let Some(output) = suite(&format!("{HOST}/refusals.txt"), &[]) else { return };
    let table = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{table}");
    assert!(table.contains("2 right, 1 refused as known, 0 unexpected"), "{table}");
}

/// Tools in Python of which one changes nothing, one makes another program, and one fails.
#[test]
fn the_language_s_own_tools_are_columns() {
    let folder = std::env::temp_dir().join(format!("sheave-bril-tools-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
    write("to_ssa.py", "import sys; print(sys.stdin.read())");
    write("from_ssa.py", "import sys; print(sys.stdin.read().replace('-2.5', '-3.5'))");
    write("lvn.py", "import sys; sys.exit(sys.argv[1] == '-p')");
    let run = || suite(&format!("{HOST}/refusals.txt"), &["--tools", folder.to_str().unwrap()]);
    let without = run();
    write("tdce.py", "");
    let with = run();
    std::fs::remove_dir_all(&folder).unwrap();
    let (Some(without), Some(with)) = (without, with) else { return };
    let [without, with] = [without, with].map(|output| {
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    });
    assert!(without.contains("no column lvn") && without.contains("has no tdce.py"), "{without}");
    let row = |table: &str| -> Vec<String> {
        let row = table.lines().find(|line| line.starts_with("swap.bril")).unwrap();
        row.split_whitespace().map(str::to_owned).collect()
    };
    let (few, all) = (row(&without), row(&with));
    assert_eq!((few.len(), all.len()), (7, 8), "{with}");
    assert_eq!([&all[5], &all[6], &all[7]], [&all[1][..], "wrong", "fails"]);
    assert!(with.contains("to_ssa / before: geometric mean 1.000 of 2 programs"), "{with}");
    assert!(with.contains("lvn / before: geometric mean 1.000 of 0 programs, ours 1.000, 2 fails"), "{with}");
}

/// A refusal that is not listed, a listed program that passes, and a wrong count fail it.
#[test]
fn the_script_fails_for_what_is_unexpected() {
    let folder = std::env::temp_dir().join(format!("sheave-bril-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let refusals = folder.join("refusals.txt");
    std::fs::write(&refusals, "swap* | unsupported | it passes\n").unwrap();
    let output = suite(refusals.to_str().unwrap(), &[]);
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
    assert!(table.contains("UNEXPECTED PASS") && table.contains("unsupported: speculate"), "{table}");
    assert!(table.contains("WRONG: line 5, column 3: unsupported: speculate"), "{table}");
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
    let (count, json) = (run(&["count", &program, "100"]), run(&["json", &program]));
    assert_eq!(String::from_utf8_lossy(&count.stderr), "instructions: 505\n");
    let text = std::fs::read_to_string(&program).unwrap();
    assert_eq!(sheave_ssa_bril::read(&String::from_utf8_lossy(&json.stdout)), sheave_ssa_bril::read(&text));
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
