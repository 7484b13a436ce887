//! Faults that the interpreter detects: each program of `tests/checked` commits the one named by its
//! argument. The reports are in `NAME.expected`; `SHEAVE_BLESS=1` writes it. The IR was generated like that
//! of `tests/crashes`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/checked")
}

fn interp(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sheave"))
        .current_dir(folder())
        .arg("interp")
        .args(words)
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        .output()
        .expect("the command starts")
}

fn check(name: &str, cases: &[(&str, &str)]) {
    let mut found = String::new();
    for &(case, checks) in cases {
        let mut words = vec![];
        if !checks.is_empty() {
            words.extend(["--check", checks]);
        }
        let program = format!("{name}.ll");
        words.extend([&*program, case]);
        let output = interp(&words);
        found += &format!("== {}: status {:?}\n", words.join(" "), output.status.code());
        found += &String::from_utf8_lossy(&output.stdout);
        found += &String::from_utf8_lossy(&output.stderr);
    }
    let path = folder().join(format!("{name}.expected"));
    if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
        return std::fs::write(&path, found).expect("the file can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("it is there");
    assert!(expected == found, "{}; SHEAVE_BLESS=1 accepts this:\n{found}", path.display());
}

#[test]
fn faults_of_memory_name_lines_and_objects() {
    let cases = ["h", "g", "l", "f", "d", "n", "s", "b", "o", "r", "w"];
    check("memory", &cases.map(|case| (case, "")));
}

/// The front end makes clang mark the ends of scopes.
#[test]
fn objects_are_named_after_their_end_and_unwritten_memory_decides_nothing() {
    let cases = ["r", "i", "v", "a", "o", "m", "s", "b", "p", "t", "w", "f", "e", "c"];
    check("lifetimes", &cases.map(|case| (case, "")));
}

#[test]
fn broken_promises_are_found_where_they_are_asked_for() {
    check(
        "promises",
        &[
            ("u", "uninitialised"),
            ("m", "uninitialised"),
            ("b", "uninitialised"),
            ("o", "overflow"),
            ("o", "poison"),
            ("p", "poison"),
            ("p", "uninitialised"),
            ("c", "calls"),
            ("l", "leaks"),
            ("a", "alignment"),
            ("z", "uninitialised"),
            ("y", "uninitialised"),
            ("r", "leaks"),
            ("k", "all"),
            ("k", "poison,alignment"),
        ],
    );
}

/// Programs of the corpus commit none of it: the smallest of those that have a small argument.
#[test]
fn programs_without_faults_run_as_ever() {
    run_smallest(1);
}

#[test]
#[ignore = "takes seconds: .ci/run"]
fn more_programs_without_faults_run_as_ever() {
    run_smallest(4);
}

fn run_smallest(n: usize) {
    let corpus = std::fs::read_dir(folder().join("../corpus")).expect("the corpus");
    let mut programs: Vec<(u64, PathBuf)> = (corpus.map(|entry| entry.expect("readable").path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "small"))
        .map(|path| path.with_extension("ll"))
        .map(|path| (path.metadata().expect("the program is there").len(), path))
        .collect();
    programs.sort();
    assert!(programs.len() > 5, "{programs:?}");
    for (_, path) in &programs[..n] {
        let argument = std::fs::read_to_string(path.with_extension("small")).expect("its argument");
        let program = path.to_string_lossy();
        let output = interp(&["--check", "all", &program, argument.trim()]);
        let expected = std::fs::read(path.with_extension("small.out")).expect("its output");
        assert!(output.stdout == expected && output.stderr.is_empty(), "{program}: {output:?}");
    }
}

/// A function of a library that the interpreter does not have is named with its position.
#[test]
fn functions_that_the_interpreter_does_not_have_are_named() {
    for (program, name, function) in [
        ("../libraries/threads.ll", "pthread_key_create", "main"),
        ("../libraries/handlers.ll", "__dynamic_cast", "_Z5castsv"),
    ] {
        let output = interp(&[program]);
        let report = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{report}");
        assert!(report.contains(&format!("error: `{name}` is not defined")), "{report}");
        assert!(report.contains(&format!("in `{function}")), "{report}");
    }
}
