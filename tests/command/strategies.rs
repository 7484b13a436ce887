//! User-defined strategies: their decisions are checked, applied and ranked, and errors are reported.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::support::{copies, corpus, read_by, root, text};

fn fib() -> PathBuf {
    corpus("worked/fib.ll")
}

/// Standard error of the failing command `args`.
fn failure(args: &[&str]) -> String {
    let output = copies(args, &[fib()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    text(&output.stderr)
}

/// The command whose answers are in a file.
fn cat(path: &str) -> String {
    format!("cat {path}")
}

fn file(lines: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::Builder::new().prefix("plan").suffix(".jsonl").tempfile().expect("a file");
    file.write_all(lines.as_bytes()).expect("it can be written");
    file
}

/// The cells of a table in CSV without quotes: names of columns, then rows.
fn cells(csv: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let mut rows = csv.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    (rows.next().expect("a heading"), rows.collect())
}

fn value<'a>(names: &[String], row: &'a [String], column: &str) -> &'a str {
    &row[names.iter().position(|name| name == column).expect("the column exists")]
}

/// A loop with two phis in `fib`, and one phi in `main`; `coalesce` merges v23, v24 ... with their arguments.
const PER_EDGE: &str = "{\"format\":1,\"function\":\"fib\"}\n{\"format\":1,\"function\":\"main\"}\n";

#[test]
fn an_empty_decision_is_per_edge_and_ranked_with_it() {
    let plan = file(PER_EDGE);
    let path = plan.path().to_str().expect("a name");
    let output = copies(
        &["--strategy-cmd", &cat(path), "--executed", "--arg", "30", "--exact", "--format", "csv"],
        &[fib()],
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
    let (names, rows) = cells(&text(&output.stdout));
    assert_eq!(rows.len(), 11 * 2, "two functions for each of eleven strategies");
    let own: Vec<_> = rows.iter().filter(|row| value(&names, row, "strategy").starts_with("plan")).collect();
    let known: Vec<_> = rows.iter().filter(|row| value(&names, row, "strategy") == "per-edge").collect();
    assert_eq!(own.len(), 2);
    for (own, known) in own.iter().zip(known) {
        assert_eq!(own[..4], known[..4]);
        assert_eq!(own[5..], known[5..], "all counts, and the rank");
    }
    let ranks: Vec<&str> = rows.iter().map(|row| value(&names, row, "rank")).collect();
    assert!(ranks.contains(&"1") && ranks.contains(&"11") && !ranks.contains(&""), "{ranks:?}");
}

#[test]
fn every_format_shows_an_own_strategy() {
    let plan = file(PER_EDGE);
    let path = plan.path().to_str().expect("a name");
    let name = plan.path().file_stem().expect("a name").to_str().expect("a name");
    for format in ["table", "csv", "json", "svg", "html"] {
        let output = copies(&["--strategy-cmd", &cat(path), "--format", format], &[fib()]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let shown = text(&output.stdout);
        assert!(shown.contains(name), "{format}: {shown}");
        if format == "json" {
            for line in shown.lines() {
                let row: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
                assert!(row["rank"].is_u64(), "{line}");
            }
        }
    }
    let output = copies(&["--strategy-cmd", &cat(path), "--explain"], &[fib()]);
    let shown = text(&output.stdout);
    assert!(shown.contains(&format!("%fib, pruned placement, {name}:")), "{shown}");
}

/// Phis of the loop: v24 (a) <- v26, v25 (i), v26 (b).
#[test]
fn the_explorer_has_an_own_strategy_beside_the_others() {
    let explore = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
        command.arg("explore").arg(fib()).args(["--passes", "promote", "--without-llvm"]).args(args);
        command.stdin(Stdio::null()).output().expect("the command starts")
    };
    // v24 and v25 are phis of one block.
    let wrong = file(
        "{\"format\":1,\"function\":\"fib\",\"classes\":[[\"v24\",\"v25\"]]}\n\
         {\"format\":1,\"function\":\"main\"}\n",
    );
    let refused = explore(&["--strategy-cmd", &cat(wrong.path().to_str().expect("a name"))]);
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(1), 0));
    assert!(text(&refused.stderr).contains("function `fib`"), "{}", text(&refused.stderr));
    let plan = file(PER_EDGE);
    let path = plan.path().to_str().expect("a name");
    let page = explore(&["--strategy-cmd", &cat(path), "--strategy-cmd", &cat(path)]);
    assert_eq!((page.status.code(), text(&page.stderr).as_str()), (Some(0), ""));
    assert!(text(&page.stdout).starts_with("<!doctype html>"));
}

#[test]
fn values_have_the_names_of_their_variables() {
    let ir = "define i32 @count(i32 %n) {
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %old = load i32, ptr %i
  %next = add i32 %old, 1
  store i32 %next, ptr %i
  %more = icmp slt i32 %next, %n
  br i1 %more, label %head, label %done
done:
  %last = load i32, ptr %i
  ret i32 %last
}
";
    let mut file = tempfile::Builder::new().suffix(".ll").tempfile().expect("a file");
    file.write_all(ir.as_bytes()).expect("it can be written");
    let asked = read_by("--strategy-cmd", &[], file.path().to_owned());
    let line: serde_json::Value = serde_json::from_str(asked.trim()).expect("it is JSON");
    let blocks = line["blocks"].as_array().expect("blocks").iter();
    let phis: Vec<&str> = blocks
        .flat_map(|block| block["phis"].as_array().expect("phis"))
        .filter_map(|phi| phi.as_str())
        .collect();
    assert_eq!(phis.len(), 1, "{line}");
    assert_eq!(line["variables"][phis[0]], "i", "{line}");
    let explained = copies(&["--explain", "--strategy", "isolate"], &[file.path().to_owned()]);
    let named = format!("{}·i <- ", phis[0]);
    assert!(text(&explained.stdout).contains(&named), "{explained:?}");
}

#[test]
fn functions_come_out_as_the_command_reads_them() {
    let line = read_by("--strategy-cmd", &["--function", "fib"], fib());
    assert_eq!(line.lines().count(), 1);
    let function: serde_json::Value = serde_json::from_str(&line).expect("it is JSON");
    assert_eq!((&function["format"], &function["function"]), (&1.into(), &"fib".into()));
    let blocks = function["blocks"].as_array().expect("blocks");
    for block in blocks {
        for edge in block["edges"].as_array().expect("edges") {
            let target = blocks.iter().find(|other| other["block"] == edge["target"]).expect("the target");
            let (phis, arguments) = (target["phis"].as_array(), edge["arguments"].as_array());
            assert_eq!(phis.map(Vec::len), arguments.map(Vec::len), "{edge}");
            for value in phis.into_iter().flatten() {
                assert!(function["types"][value.as_str().expect("a name")].is_string(), "{value}");
            }
        }
    }
    assert_eq!(blocks.iter().map(|block| block["phis"].as_array().expect("phis").len()).sum::<usize>(), 4);
    let constants = function["constants"].as_object().expect("constants");
    assert!(constants.values().any(|constant| constant == "i32 1"), "{constants:?}");
}

#[test]
fn a_wrong_argument_is_shown_with_its_path() {
    let asked = read_by("--strategy-cmd", &["--function", "fib"], fib());
    let function: serde_json::Value = serde_json::from_str(&asked).expect("it is JSON");
    // Every edge's copies, with the first variable argument of the loop's back edge replaced by another.
    let blocks = function["blocks"].as_array().expect("blocks");
    let mut copies_at = Vec::new();
    let mut wrong = None;
    for block in blocks {
        for edge in block["edges"].as_array().expect("edges") {
            let target = blocks.iter().find(|other| other["block"] == edge["target"]).expect("the target");
            let phis = target["phis"].as_array().expect("phis");
            let mut pairs: Vec<(String, String)> = Vec::new();
            for (phi, argument) in phis.iter().zip(edge["arguments"].as_array().expect("arguments")) {
                let name = |value: &serde_json::Value| value.as_str().expect("a name").to_owned();
                let mut argument = name(argument);
                if wrong.is_none() && phis.len() > 1 && function["types"].get(&argument).is_some() {
                    wrong = Some((name(phi), argument));
                    argument = "v0".to_owned();
                }
                pairs.push((name(phi), argument));
            }
            if !pairs.is_empty() {
                copies_at.push(serde_json::json!({
                    "at": format!("edge {}", edge["edge"].as_str().expect("a name")),
                    "parallel": pairs,
                }));
            }
        }
    }
    let (phi, argument) = wrong.expect("the loop has a variable argument");
    let answer = serde_json::json!({ "format": 1, "function": "fib", "copies": copies_at });
    let plan = file(&format!("{answer}\n"));
    let error =
        failure(&["--strategy-cmd", &cat(plan.path().to_str().expect("a name")), "--function", "fib"]);
    assert!(error.contains("the place of a phi must hold the edge's argument"), "{error}");
    assert!(error.contains("on the path block0 -> "), "{error}");
    assert!(error.contains(&format!(": {phi} := v0\n")), "{error}");
    let says =
        format!("the phi {phi} must be {argument}, in the variable {phi}: it holds what v0 held at the");
    assert!(error.contains(&says), "{error}");
}

#[test]
fn plans_that_are_not_in_the_format_are_told_with_their_line() {
    let other = "{\"format\":1,\"function\":\"main\"}\n";
    for (line, message) in [
        ("hello", "not an answer in JSON: expected value at line 1 column 1: `hello`"),
        ("{\"format\":2,\"function\":\"fib\"}", "format 2 is not known, only 1"),
        ("{\"format\":1,\"function\":\"fib\",\"klasses\":[]}", "unknown field `klasses`"),
        ("{\"format\":1,\"function\":\"fib\",\"classes\":[[\"v1\",\"x\"]]}", "there is no value `x`"),
        ("{\"format\":1,\"function\":\"fib\",\"classes\":[[\"v999\"]]}", "there is no value `v999`"),
        ("{\"format\":1,\"function\":\"fib\",\"classes\":[[\"v0\",\"v7\"]]}", "v7 is a constant"),
        ("{\"format\":1,\"function\":\"fib\",\"isolated\":[\"v0\"]}", "v0 is no phi"),
        (
            "{\"format\":1,\"function\":\"fib\",\"copies\":[{\"at\":\"middle block1\",\"parallel\":[]}]}",
            "`middle block1` is no position",
        ),
        (
            "{\"format\":1,\"function\":\"fib\",\"copies\":[{\"at\":\"end block1\"}]}",
            "need one of `parallel`, `sequence`",
        ),
        (
            "{\"format\":1,\"function\":\"fib\",\"copies\":[{\"at\":\"end block99\",\"parallel\":[]}]}",
            "there is no reachable block block99",
        ),
        (
            "{\"format\":1,\"function\":\"fib\",\"temporaries\":{\"t\":\"i33\"},\"copies\":[]}",
            "the temporary `t` has no type `i33`",
        ),
    ] {
        let plan = file(&format!("{other}{line}\n"));
        let error = failure(&["--strategy-cmd", &cat(plan.path().to_str().expect("a name"))]);
        assert!(error.contains(message), "{message}: {error}");
        assert!(error.contains("answer:2: "), "{error}");
    }
    let plan = file(other);
    let path = plan.path().to_str().expect("a name");
    assert!(failure(&["--strategy-cmd", &cat(path)]).contains("there is no answer for the function `fib`"));
    let error = failure(&["--strategy-cmd", &format!("cat > {path}.functions; cat {path} {path}")]);
    assert!(error.contains("a second answer for the function `main`"), "{error}");
    std::fs::remove_file(format!("{path}.functions")).expect("the command has written it");
}

#[test]
fn commands_that_fail_are_told_with_what_they_wrote() {
    let error = failure(&["--strategy-cmd", "echo no idea >&2; exit 7"]);
    assert!(error.contains("exit status 7") && error.contains("no idea"), "{error}");
    assert!(error.contains("fib.ll"), "{error}");
    let error = failure(&["--strategy-cmd", "sleep 1000", "--strategy-limit", "0.3"]);
    assert!(error.contains("it took more than 0.3 seconds"), "{error}");
    let error = failure(&["--strategy-cmd", "/there/is/no/such/program"]);
    assert!(error.contains("exit status 127"), "{error}");
    let error = failure(&["--strategy-cmd", "head -c 5000 /dev/zero | tr '\\0' 'x'"]);
    assert!(error.contains("not an answer in JSON") && error.len() < 2000, "{error}");
    let error = failure(&["--strategy-cmd", "cat"]);
    assert!(error.contains("unknown field"), "the functions are no answers: {error}");
}

/// What the command has started is in its group; the shell waits for it.
#[test]
fn a_command_ends_with_the_one_that_runs_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    let pipe = pipe.to_str().expect("it is text");
    assert!(Command::new("mkfifo").arg(pipe).status().expect("it runs").success());
    let strategy = format!("{{ echo started; sleep 1000; echo survived; }} > {pipe} & wait");
    let mut running = Command::new(env!("CARGO_BIN_EXE_sheave"))
        .args(["copies", "--strategy-cmd", &strategy, "--strategy-limit", "999"])
        .arg(fib())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts");
    let mut output = BufReader::new(std::fs::File::open(pipe).expect("it has a writer"));
    let mut line = String::new();
    output.read_line(&mut line).expect("it is text");
    assert_eq!(line, "started\n");
    running.kill().expect("it runs");
    running.wait().expect("it ends");
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("all writers end");
    assert_eq!(rest, "");
}

/// LLVM gets the same phis: more of them under maximal placement, and those after inlining.
#[test]
fn llvm_is_beside_every_placement_and_list_of_passes() {
    if !["opt-19", "llc-19"].iter().all(|tool| Command::new(tool).arg("--version").output().is_ok()) {
        eprintln!("LLVM 19 is not installed");
        return;
    }
    let measured = |args: &[&str]| {
        let all: Vec<&str> =
            ["--with-llvm", "--strategy", "isolate", "--format", "csv"].iter().chain(args).copied().collect();
        let output = copies(&all, &[fib()]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let (names, rows) = cells(&text(&output.stdout));
        let inserted = |row: &Vec<String>| -> (u64, u64) {
            let number = |column| value(&names, row, column).parse().expect("a number");
            (number("llvm_inserted"), number("copies_inserted"))
        };
        let rows = rows.iter().filter(|row| value(&names, row, "inlined_through").is_empty());
        let sums = rows.map(inserted).fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
        (sums, text(&output.stderr))
    };
    let (pruned, notes) = measured(&[]);
    assert!(!notes.contains("the same phis"), "{notes}");
    let (minimal, notes) = measured(&["--placement", "minimal"]);
    assert!(notes.contains("minimal placement are of the same phis"), "{notes}");
    assert!(minimal.0 >= pruned.0 && minimal.1 >= pruned.1, "{pruned:?} {minimal:?}");
    let (inlined, notes) = measured(&["--opt", "2"]);
    assert!(notes.contains("after sroa, promote, inline"), "{notes}");
    assert!(inlined.0 > 0 && inlined != pruned, "{pruned:?} {inlined:?}");
}

#[test]
fn options_of_promotion_are_those_of_other_verbs() {
    let count = |args: &[&str]| -> u64 {
        let output =
            copies(&[&["--strategy", "coalesce", "--totals", "--format", "csv"], args].concat(), &[fib()]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let (names, rows) = cells(&text(&output.stdout));
        value(&names, rows.last().expect("a total"), "phis").parse().expect("a number")
    };
    assert!(count(&["--phi-cost-limit", "0"]) < count(&[]), "slots stay in memory");
    assert_eq!(count(&["--uninit", "undef"]), count(&[]));
    let minimal = count(&["--placement", "minimal"]);
    assert!(count(&["--placement", "minimal", "--cleanup", "full"]) < minimal);
}

/// The examples of the documentation, if Python is installed.
#[test]
fn the_examples_of_the_documentation_work_on_the_corpus() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: there is no python3");
        return;
    }
    let corpus = root().join("tests/corpus");
    let worked = std::fs::read_dir(corpus.join("worked")).expect("the corpus");
    let mut files: Vec<PathBuf> = worked.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    // Each file starts Python twice.
    let mut files: Vec<PathBuf> = files.into_iter().step_by(3).collect();
    files.extend(["lzpack", "expr", "cgvm"].map(|name| corpus.join(name).with_extension("ll")));
    let command = |name: &str| format!("python3 '{}'", root().join("docs/strategies").join(name).display());
    let (briggs, coalesce) = (command("briggs.py"), command("coalesce.py"));
    let args = ["--strategy-cmd", &briggs, "--strategy-cmd", &coalesce, "--strategy", "per-edge"];
    let more = ["--strategy", "coalesce", "--totals", "--format", "csv"];
    let output = copies(&[&args[..], &more].concat(), &files);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let (names, rows) = cells(&text(&output.stdout));
    assert_eq!(rows.len(), 4 * files.len());
    let sum = |strategy: &str, column: &str| -> u64 {
        let rows = rows.iter().filter(|row| value(&names, row, "strategy").starts_with(strategy));
        rows.map(|row| value(&names, row, column).parse::<u64>().expect("a number")).sum()
    };
    // Briggs et al. leave the copies that each edge needs alone; the second strategy merges most of them, as
    // ours does.
    assert_eq!(sum("briggs", "copies_left"), sum("per-edge", "copies_left"));
    assert_eq!(sum("briggs", "copies_inserted"), sum("per-edge", "copies_inserted"));
    let (own, ours) = (sum("own-coalesce", "copies_left"), sum("coalesce", "copies_left"));
    assert!(own.max(ours) * 2 < sum("per-edge", "copies_left"), "{own}, {ours}");
}
