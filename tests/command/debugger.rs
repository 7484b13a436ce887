//! Programs under a debugger. GDB's output for the program in `tests/debugger` is beside its script, in
//! `values.expected`; `SHEAVE_BLESS=1` writes it. Without GDB, `tests/tests/variables.rs` still reads the
//! debug information. The IR was generated like that of `tests/crashes`.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/debugger")
}

fn sheave() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
    command.current_dir(folder()).env_remove("SHEAVE_DEBUG").env_remove("SHEAVE_GDB");
    command.stdin(Stdio::null());
    command
}

fn has_gdb() -> bool {
    let gdb = Command::new("gdb").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    gdb.is_ok_and(|status| status.success())
}

/// A line of the debugger's output without prompts and addresses; `None` for messages about threads and
/// processes.
fn shown(line: &str) -> Option<String> {
    let line = line.replace("(gdb) ", "");
    let is_of_system = ["[", "Reading", "Starting", "(No debugging", "Using host", "Quit anyway"];
    let is_of_system = is_of_system.iter().any(|start| line.starts_with(start))
        || ["debugging session", "process", " at 0x"].iter().any(|part| line.contains(part));
    if is_of_system || line.trim().is_empty() {
        return None;
    }
    let line = match line.split_once(" hit Breakpoint ") {
        Some((_, stop)) => format!("Breakpoint {stop}"),
        None => line,
    };
    let words = line.split(' ').map(|word| match word.split_once("0x") {
        Some((before, number)) if number.len() > 5 => {
            let after = number.trim_start_matches(|c: char| c.is_ascii_hexdigit());
            format!("{before}0xN{after}")
        }
        _ => word.to_owned(),
    });
    Some(words.collect::<Vec<_>>().join(" ").trim_end().to_owned())
}

/// Checks that GDB's output has all lines of `expected` in order; other versions may print more.
fn compare(said: &str, expected: &str) {
    let found: Vec<String> = said.lines().filter_map(shown).collect();
    let path = folder().join(expected);
    if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, found.join("\n") + "\n").expect("the file can be written");
        return;
    }
    let mut left = found.iter();
    for line in std::fs::read_to_string(&path).expect("it is there").lines() {
        assert!(left.any(|found| found == line), "GDB does not say `{line}` there:\n{}", found.join("\n"));
    }
}

/// GDB's output for an executable made of `source` with the default settings of executables; `None` without a
/// linker.
fn of_executable(source: &str, commands: &[&str]) -> Option<String> {
    let dir = tempfile::tempdir().expect("a folder");
    let program = dir.path().join("program");
    let compiled = sheave().args(["compile", source, "-o"]).arg(&program).output().expect("it starts");
    if !compiled.status.success() {
        return None;
    }
    let output = Command::new("gdb")
        .current_dir(folder())
        .args(["-q", "-nx", "-batch", "-ex", "set width 0"])
        .args(commands.iter().flat_map(|command| ["-ex", command]))
        .arg(&program)
        .stdin(Stdio::null())
        .output()
        .expect("it was there");
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn gdb_shows_what_optimisation_left_of_an_executable() {
    if !has_gdb() {
        return;
    }
    let commands =
        ["break by_value", "run", "backtrace", "up", "print n1", "print *n2.next", "print counter", "finish"];
    if let Some(said) = of_executable("values.ll", &commands) {
        compare(&said, "values.optimised.expected");
    }
}

#[test]
fn gdb_under_the_command_knows_the_program_alone() {
    if !has_gdb() {
        return;
    }
    let script = std::fs::File::open(folder().join("values.gdb")).expect("the script is there");
    let output = sheave().args(["run", "--gdb", "values.ll"]).stdin(script).output().expect("it starts");
    compare(&String::from_utf8_lossy(&output.stdout), "values.expected");
}

/// The program run in place of a debugger gets the debugger's command line, which ends with the command that
/// runs the program.
#[test]
fn the_command_for_the_debugger_runs() {
    let dir = tempfile::tempdir().expect("a folder");
    let debugger = dir.path().join("debugger");
    let text = "#!/bin/sh\nwhile [ \"$1\" != --args ]; do shift; done\nshift\nexec \"$@\"\n";
    std::fs::write(&debugger, text).expect("written");
    std::fs::set_permissions(&debugger, std::fs::Permissions::from_mode(0o700)).expect("it is ours");
    let output = sheave()
        .args(["run", "--gdb", "values.ll"])
        .env("SHEAVE_GDB", &debugger)
        .output()
        .expect("it starts");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "15 17 4000000000 5 1 11 6\n", "{output:?}");
    assert!(output.status.success());
    let output = sheave().args(["run", "--gdb", "values.ll"]).env("SHEAVE_GDB", "/nowhere").output();
    let message = String::from_utf8_lossy(&output.as_ref().expect("it starts").stderr).into_owned();
    assert!(message.contains("`/nowhere` cannot be called") && message.contains("install gdb"), "{message}");
}

/// The newest `lldb` that is installed, under a name with a version or without.
fn lldb() -> Option<String> {
    let names = (13..=30).rev().map(|version| format!("lldb-{version}")).chain(["lldb".to_owned()]);
    names.into_iter().find(|name| {
        let call = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        call.is_ok_and(|status| status.success())
    })
}

/// LLDB's output for `commands` on a program with its arguments. If the system forbids tracing, a message is
/// printed and nothing is compared.
fn of_lldb(lldb: &str, commands: &[&str], program: &[&str]) -> Option<String> {
    let output = Command::new(lldb)
        .current_dir(folder())
        .args(["--no-use-colors", "-x", "-b"])
        .args(commands.iter().flat_map(|command| ["-o", command]))
        .arg("--")
        .args(program)
        .env_remove("SHEAVE_DEBUG")
        .stdin(Stdio::null())
        .output()
        .expect("it was there");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let message = String::from_utf8_lossy(&output.stderr);
    (!message.contains("personality set failed") && !message.contains("not permitted")).then_some(said)
}

/// Checks that `said` has all of `lines`, in order, each as a part of a line.
fn has_in_order(said: &str, lines: &[&str]) {
    let mut left = said.lines();
    for line in lines {
        assert!(left.any(|found| found.contains(line)), "LLDB does not say `{line}` there:\n{said}");
    }
}

/// A user's first steps: a breakpoint by line, the backtrace, a step, a variable, the end of the function.
const STEPS: [&str; 7] = [
    "breakpoint set --file values.c --line 13",
    "run",
    "bt",
    "next",
    "print v",
    "breakpoint delete -f",
    "finish",
];

#[test]
fn lldb_steps_through_an_executable() {
    let Some(lldb) = lldb() else { return };
    let dir = tempfile::tempdir().expect("a folder");
    let program = dir.path().join("program").display().to_string();
    let compiled =
        sheave().args(["compile", "--opt", "0", "values.ll", "-o", &program]).output().expect("it starts");
    if !compiled.status.success() {
        return;
    }
    let Some(said) = of_lldb(&lldb, &STEPS, &[&program]) else { return };
    let expected = [
        "stop reason = breakpoint 1.1",
        "at values.c:13:20",
        "-> 13",
        "frame #0",
        "`main(argc=<unavailable>, argv=<unavailable>) at values.c:38:13",
        "stop reason = step over",
        "-> 14",
        "(int) 8",
        "stop reason = step out",
        "-> 38",
    ];
    has_in_order(&said, &expected);
}

/// The list of objects in memory is the one that GDB reads; LLDB reads it on request.
#[test]
fn lldb_knows_a_program_in_memory() {
    let Some(lldb) = lldb() else { return };
    let mut commands = vec!["settings set plugin.jit-loader.gdb.enable on"];
    commands.extend(STEPS);
    commands.extend(["frame variable n1 big c grid", "kill"]);
    let program = [env!("CARGO_BIN_EXE_sheave"), "run", "--debug-info", "values.ll"];
    let Some(said) = of_lldb(&lldb, &commands, &program) else { return };
    let expected = [
        "stop reason = breakpoint 1.1",
        "`sum(p=0x",
        "-> 13",
        "at values.c:13",
        "`main(argc=1, argv=0x",
        "-> 14",
        "(int) 8",
        "= 15",
        "-> 38",
        "value = 7",
        "(uint) big = 4000000000",
        "(color) c = GREEN",
        "[2] = 6",
    ];
    has_in_order(&said, &expected);
}
