//! The course on copies: its pages are made by the commands it shows, the answers to its exercises reach
//! their goals, and wrong answers are rejected. The checker is written in Python; without Python the tests
//! pass.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn exercises() -> Vec<PathBuf> {
    let files = std::fs::read_dir(root().join("docs/course")).expect("the course exists");
    let paths = files.map(|entry| entry.expect("readable").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|e| e == "sheave")).collect();
    paths.sort();
    paths
}

/// Output of the checker for `answer`; `None` without Python.
fn check(exercise: &Path, answer: &str) -> Option<Output> {
    let mut python = Command::new("python3");
    python.arg("docs/course/check.py").arg(exercise).arg(answer);
    python.current_dir(root()).env("SHEAVE", env!("CARGO_BIN_EXE_sheave")).env_remove("SHEAVE_DEBUG");
    python.output().ok()
}

#[test]
fn the_answers_reach_the_goals() {
    assert_eq!(exercises().len(), 10);
    for exercise in exercises() {
        let text = std::fs::read_to_string(&exercise).expect("readable");
        assert!(text.starts_with("; ") && text.contains("; goal: "), "{}", exercise.display());
        let name = exercise.file_stem().expect("a name").to_string_lossy().into_owned();
        let plan = format!("docs/course/answers/{name}.jsonl");
        let answer = match root().join(&plan).is_file() {
            true => plan,
            false => {
                let command = root().join(format!("docs/course/answers/{name}.command"));
                std::fs::read_to_string(command).expect("each has an answer").trim().to_owned()
            }
        };
        let Some(output) = check(&exercise, &answer) else { return };
        assert!(output.status.success(), "{name}: {output:?}");
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("reached: "), "{name}: {output:?}");
    }
}

#[test]
fn wrong_answers_are_told_how() {
    let folder = tempfile::tempdir().expect("a folder");
    let answered = |exercise: &str, line: &str| {
        let path = folder.path().join("answer.jsonl");
        std::fs::write(&path, line).expect("written");
        let exercise = root().join("docs/course").join(exercise);
        check(&exercise, path.to_str().expect("a name")).map(|output| {
            let said = [&output.stdout[..], &output.stderr].concat();
            (output.status.code(), String::from_utf8(said).expect("text"))
        })
    };
    let lost = "{\"format\": 1, \"function\": \"last\", \"classes\": [[\"v0\", \"v1\", \"v2\"]]}";
    let Some((code, said)) = answered("01-lost-copy.sheave", lost) else { return };
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("not proved") && said.contains("on the path block0 -> block1"), "{said}");
    // Correct, but not within the goal.
    let heavy = "{\"format\": 1, \"function\": \"one_of_two\", \"classes\": []}";
    let (code, said) = answered("08-one-of-two.sheave", heavy).expect("there was a Python");
    assert_eq!((code, said.trim()), (Some(1), "missed: copies_weighted is 11, the goal <= 1"));
}

#[test]
fn the_pages_of_the_course_are_made_by_its_commands() {
    let text = std::fs::read_to_string(root().join("docs/copies.md")).expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    let commands: Vec<&str> =
        text.lines().filter(|line| line.starts_with("    sheave explore docs/course/")).collect();
    assert_eq!(commands.len(), 3);
    for command in commands {
        let mut words: Vec<&str> = command.split_whitespace().skip(1).collect();
        let page = folder.path().join(words.pop().expect("a page"));
        let mut sheave = Command::new(env!("CARGO_BIN_EXE_sheave"));
        let output = sheave.args(words).arg(&page).current_dir(root()).output().expect("the command starts");
        assert!(output.status.success(), "{command}: {output:?}");
        assert!(std::fs::read_to_string(&page).expect("a page").starts_with("<!doctype html>"), "{command}");
    }
}
