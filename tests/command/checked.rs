//! Faults that the interpreter finds: each program of `tests/checked` commits the one that its argument
//! names. What is said of all of them is in `NAME.expected`; `SHEAVE_BLESS=1` writes it. The IR was made as
//! that of
//! `tests/crashes`.

use std::io::Write as _;
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

#[test]
fn streams_that_are_closed_or_none_are_not_used() {
    check("streams", &["u", "c", "o", "n", "b", "d", "r", "w", "s"].map(|case| (case, "")));
}

/// What the compiled program prints is in `files.out`.
#[test]
fn files_time_and_environment_are_those_of_the_process() {
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interpreted-files");
    // What an earlier run left where it failed.
    let _ = std::fs::remove_dir_all(&empty);
    std::fs::create_dir_all(&empty).expect("the folder can be made");
    let output = Command::new(env!("CARGO_BIN_EXE_sheave"))
        .current_dir(&empty)
        .args(["interp", "--check", "uninitialised,calls,leaks"])
        .arg(folder().join("files.ll"))
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        .env("SHEAVE_TEST", "old")
        .output()
        .expect("the command starts");
    let expected = std::fs::read(folder().join("files.out")).expect("it is there");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "into a file\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&expected));
    assert!(output.status.success());
    assert_eq!(std::fs::read_dir(&empty).expect("it is there").count(), 0, "nothing remains");
}

/// Programs of C++ and Rust that need more than their own code; what the compiled ones print is in
/// `NAME.out`.
#[test]
fn strings_streams_containers_formats_and_threads_are_those_of_the_libraries() {
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interpreted-texts");
    std::fs::create_dir_all(&work).expect("the folder can be made");
    let rust = include_str!("../checked/formats.err");
    for (name, arguments, status, said) in [
        ("texts", &[][..], 0, "at the end 1\n"),
        ("containers", &[], 0, ""),
        ("formats", &["a", "b c"], 101, rust),
        ("threads", &[], 0, ""),
        ("threads_cpp", &[], 0, ""),
    ] {
        for form in ["memory", "ssa"] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"))
                .current_dir(&work)
                .args(["interp", "--check", "uninitialised,calls,leaks", "--form", form])
                .arg(folder().join(format!("{name}.ll")))
                .args(arguments)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .env_remove("SHEAVE_DEBUG")
                .spawn()
                .expect("the command starts");
            let mut input = command.stdin.take().expect("a pipe");
            // A program that reads nothing may have ended.
            let _ = input.write_all(b"one\n\nlast");
            drop(input);
            let output = command.wait_with_output().expect("it ends");
            let expected =
                std::fs::read_to_string(folder().join(format!("{name}.out"))).expect("it is there");
            assert_eq!(String::from_utf8_lossy(&output.stderr), said, "{name}, {form} form");
            assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{name}, {form} form");
            assert_eq!(output.status.code(), Some(status), "{name}, {form} form");
        }
    }
    assert_eq!(std::fs::read_dir(&work).expect("it is there").count(), 0, "nothing remains");
}

#[test]
fn threads_that_have_to_alternate_are_refused() {
    check("threads", &["m", "c", "l", "s"].map(|case| (case, "")));
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
    let corpus = std::fs::read_dir(folder().join("../corpus")).expect("the corpus");
    let mut programs: Vec<(u64, PathBuf)> = (corpus.map(|entry| entry.expect("readable").path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "small"))
        .map(|path| path.with_extension("ll"))
        .map(|path| (path.metadata().expect("the program is there").len(), path))
        .collect();
    programs.sort();
    assert!(programs.len() > 5, "{programs:?}");
    for (_, path) in &programs[..4] {
        let argument = std::fs::read_to_string(path.with_extension("small")).expect("its argument");
        let program = path.to_string_lossy();
        let output = interp(&["--check", "all", &program, argument.trim()]);
        let expected = std::fs::read(path.with_extension("small.out")).expect("its output");
        assert!(output.stdout == expected && output.stderr.is_empty(), "{program}: {output:?}");
    }
}
