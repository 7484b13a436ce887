//! User-defined register allocators: their answers are checked, counted and ranked, and errors are reported.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;

use crate::support::{copies, corpus, read_by, root, text};

fn fib() -> PathBuf {
    corpus("worked/fib.ll")
}

/// Standard error of a run in which the allocator `command` fails.
fn failure(command: &str, more: &[&str]) -> String {
    let output = copies(&[&["--allocator-cmd", command, "--strategy", "coalesce"], more].concat(), &[fib()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    text(&output.stderr)
}

/// The lost-copy problem of the course: one function, whose value v0 is written on two paths.
fn last() -> PathBuf {
    root().join("docs/course/01-lost-copy.sheave")
}

/// A correct allocation of it. One move performs the copy, a second one places the result.
const RIGHT: &str = "block0
    plain def v0 r7 = r7
    plain
block1
  + r7 := r0 of v0
    move def v0 any, use v1 any
    plain
block2
    plain def v1 = r0, use v0 = r7
    plain use v1 = r0
    plain
block3
  + r0 := r7 of v0
    plain use v0 r0 = r0
";

/// A command that answers `text` about the function of [`last`]. The file must outlive it.
fn answering(text: &str) -> (tempfile::NamedTempFile, String) {
    let mut file = tempfile::Builder::new().prefix("own").suffix(".jsonl").tempfile().expect("a file");
    let line = serde_json::json!({ "format": 1, "function": "last", "text": text });
    writeln!(file, "{line}").expect("it can be written");
    let command = format!("exec cat '{}'", file.path().display());
    (file, command)
}

/// The sum of a column of CSV over the rows of a strategy.
fn sum(csv: &str, strategy: &str, column: &str) -> u64 {
    let mut rows = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let names = rows.next().expect("a heading");
    let index = |name: &str| names.iter().position(|known| *known == name).expect("the column exists");
    let rows: Vec<_> = rows.filter(|row| row[index("strategy")] == strategy).collect();
    assert!(!rows.is_empty(), "{strategy}: {csv}");
    rows.iter().map(|row| row[index(column)].parse::<u64>().expect("a number")).sum()
}

#[test]
fn an_answer_by_hand_is_proved_and_counted() {
    let (_file, command) = answering(RIGHT);
    let args = ["--allocator-cmd", &command, "--strategy", "coalesce", "--format", "csv"];
    let output = copies(&args, &[last()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let csv = text(&output.stdout);
    let own = "coalesce/exec";
    assert_eq!(csv.lines().count(), 3, "a heading, ours and the other one: {csv}");
    assert_eq!(sum(&csv, own, "moves"), 2, "{csv}");
    assert_eq!((sum(&csv, own, "reloads"), sum(&csv, own, "spills")), (0, 0), "{csv}");
    assert_eq!(sum(&csv, own, "copies_left"), 1, "{csv}");
    // In memory instead: a store at the definition, one for the copy, and loads before the result is read.
    let in_memory = RIGHT
        .replacen("block0", "slot0 8\nblock0", 1)
        .replacen("    plain\n", "  + slot0 := r7 of v0\n    plain\n", 1)
        .replacen("+ r7 := r0 of v0", "+ slot0 := r0 of v0", 1)
        .replacen("    plain def v1 = r0", "  + r7 := slot0 of v0\n    plain def v1 = r0", 1)
        .replacen("+ r0 := r7 of v0", "+ r0 := slot0 of v0", 1);
    let (_file, command) = answering(&in_memory);
    let explained = ["--allocator-cmd", &command, "--strategy", "coalesce", "--explain"];
    let output = copies(&explained, &[last()]);
    assert!(text(&output.stdout).contains("spill"), "the fate of the copy: {output:?}");
    let output =
        copies(&["--allocator-cmd", &command, "--strategy", "coalesce", "--format", "csv"], &[last()]);
    let csv = text(&output.stdout);
    let counts = ["moves", "reloads", "spills"].map(|column| sum(&csv, own, column));
    assert_eq!(counts, [0, 2, 2], "{csv}");
}

#[test]
fn every_format_shows_an_own_allocator() {
    let (_file, command) = answering(RIGHT);
    let name = "coalesce/exec";
    for format in ["table", "csv", "json", "svg", "html"] {
        let output = copies(&["--allocator-cmd", &command, "--format", format], &[last()]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(name), "{format}: {output:?}");
    }
    // Two allocators of one name are distinguished, and links lead to existing views of the explorer.
    let twice = ["--allocator-cmd", &command, "--allocator-cmd", &command, "--format", "html"];
    let output = copies(&[&twice[..], &["--explorer", "page.html"]].concat(), &[last()]);
    let page = text(&output.stdout);
    assert!(page.contains(&format!("{name}#2")) && page.contains("strategy=coalesce"), "{page}");
    assert!(!page.contains("strategy=coalesce%2F"), "{page}");
}

#[test]
fn problems_come_out_as_the_command_reads_them() {
    let asked = read_by("--allocator-cmd", &[], last());
    let line: serde_json::Value = serde_json::from_str(&asked).expect("one line of JSON");
    assert_eq!((&line["format"], &line["function"]), (&1.into(), &"last".into()));
    let problem = line["text"].as_str().expect("a text");
    assert!(problem.starts_with("class r 8 exchange\nclass f 16\nregisters r0, "), "{problem}");
    // Without the insertions of the answer, the answer above is the code.
    let answer: Vec<&str> = RIGHT.lines().filter(|line| !line.contains(" + ")).collect();
    let code: Vec<&str> = problem.lines().skip_while(|line| !line.starts_with("block0")).collect();
    assert_eq!(answer.len(), code.len(), "{problem}");
    for (answer, code) in answer.iter().zip(code) {
        let bare: Vec<&str> =
            answer.split(',').map(|operand| operand.split(" = ").next().unwrap_or("")).collect();
        let bare = bare.join(",");
        assert!(code == bare || code.starts_with(&format!("{bare} freq")), "{code} and {bare}");
    }
    assert_eq!(read_by("--allocator-cmd", &["--function", "fib"], fib()).lines().count(), 1);
}

#[test]
fn wrong_answers_are_told_with_instruction_and_rule() {
    for (from, to, message) in [
        (
            "  + r7 := r0 of v0\n",
            "",
            "(`plain def v1, use v0`) at r7 for v0: an operand must read a place that",
        ),
        ("use v1 = r0", "use v1 = r3", "(`plain use v1`) at r3 for v1: an operand must read"),
        ("r0 = r0", "r0 = r7", "an operand must be in a place that its constraint allows"),
        ("def v1 = r0", "def v1 = r12", "a callee-saved register that is written must be reported"),
        ("def v1 = r0", "def v1 = r4", "a register must be allocatable, or demanded by an operand"),
        ("+ r7 := r0 of v0", "+ r7 := recipe 1 of v0", "a place must have the class of its value"),
        ("plain use v1 = r0\n", "plain use v2 = r0\n", "instruction 5 is `plain use v1`"),
        ("block3", "block4", "block3 of 4 blocks is next, not block4"),
        ("+ r7 := r0 of v0", "+ r7 := r99 of v0", "there is no register `r99`"),
    ] {
        assert!(RIGHT.contains(from), "{from}");
        let (_file, command) = answering(&RIGHT.replacen(from, to, 1));
        let output = copies(&["--allocator-cmd", &command, "--strategy", "coalesce"], &[last()]);
        assert_eq!(output.status.code(), Some(1), "{message}: {output:?}");
        let error = text(&output.stderr);
        assert!(error.contains("error: the allocator `exec`"), "{error}");
        assert!(
            error.contains("answer:1: function `last` of ") && error.contains(message),
            "{message}: {error}"
        );
    }
}

#[test]
fn a_wrong_value_is_shown_with_its_path() {
    let forgotten = RIGHT.replacen("  + r7 := r0 of v0\n", "", 1);
    // The loop is right, but after it the value before the last is gone.
    let lost = forgotten.replacen("def v1 = r0", "def v1 = r7", 1).replacen("use v1 = r0", "use v1 = r7", 1);
    for (answer, path) in [
        (
            forgotten,
            "on the path block0 -> block2 -> block1 -> block2:\n    instruction 4 (`plain def v1, use v0`) writes \
             v1, but not to r7, which should hold it from there on\n    instruction 4 reads it as v0\n",
        ),
        (
            lost,
            "on the path block0 -> block2 -> block3:\n    instruction 4 (`plain def v1, use v0`) overwrites r7, \
             which should hold v0 from there on\n    instruction 7 reads it as v0\n",
        ),
    ] {
        let (_file, command) = answering(&answer);
        let output = copies(&["--allocator-cmd", &command, "--strategy", "coalesce"], &[last()]);
        assert!(text(&output.stderr).contains(path), "{}", text(&output.stderr));
    }
}

#[test]
fn commands_that_fail_are_told_with_what_they_wrote() {
    let error = failure("echo no idea >&2; exit 7", &[]);
    assert!(error.contains("exit status 7") && error.contains("no idea"), "{error}");
    assert!(error.contains("fib.ll"), "{error}");
    let error = failure("sleep 1000", &["--strategy-limit", "0.3"]);
    assert!(error.contains("it took more than 0.3 seconds"), "{error}");
    let error = failure("kill -9 $$", &[]);
    assert!(error.contains("signal 9"), "{error}");
    assert!(failure("cat", &[]).contains("unknown field"), "problems are no answers");
    assert!(failure("true", &[]).contains("there is no answer for the function `fib` and 1 more of "));
    let error = failure("echo '{\"format\":3,\"function\":\"fib\",\"text\":\"\"}'", &[]);
    assert!(error.contains("answer:1: format 3 is not known, only 1"), "{error}");
    let error = failure("echo '{\"format\":1,\"function\":\"gib\",\"text\":\"\"}'", &[]);
    assert!(error.contains("there is no answer for the function `fib` and 1 more of "), "{error}");
}

/// The example of the documentation, if Python is installed.
#[test]
fn the_example_of_the_documentation_works() {
    spill_all(&["tests/corpus/worked"]);
}

#[test]
#[ignore = "takes seconds: .ci/run"]
fn the_example_of_the_documentation_works_on_all_tests_of_the_back_end() {
    spill_all(&["tests/corpus", "tests/machine"]);
}

fn spill_all(folders: &[&str]) {
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: there is no python3");
        return;
    }
    let mut files = Vec::new();
    for folder in folders {
        let entries = std::fs::read_dir(root().join(folder)).expect("the folder");
        files.extend(entries.map(|entry| entry.expect("readable").path()));
    }
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    let command = format!("python3 '{}'", root().join("docs/strategies/spill_all.py").display());
    let args = ["--allocator-cmd", &command, "--strategy", "coalesce", "--totals", "--format", "csv"];
    let output = copies(&[&args[..], &["--opt", "2"]].concat(), &files);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let csv = text(&output.stdout);
    let count = |strategy: &str, column: &str| sum(&csv, strategy, column);
    assert_eq!(count("coalesce", "copies_left"), count("coalesce/spill_all", "copies_left"));
    assert!(count("coalesce/spill_all", "reloads") > 10 * count("coalesce", "reloads"), "{csv}");
    assert!(count("coalesce/spill_all", "moves") < count("coalesce", "moves"), "{csv}");
}
