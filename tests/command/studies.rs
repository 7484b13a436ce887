//! Studies: folders that add up, that come out the same every time, from shards too, and that an interruption
//! or a failing program does not harm.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const LOOPS: &str = "define i32 @main() {\n  br label %again\nagain:\n  br label %again\n}\n";

/// A folder with programs and the description `study.toml`, which `more` is added to.
fn folder(more: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/worked");
    for name in ["counter.ll", "fib.ll", "max.ll", "prime_sum.ll"] {
        fs::copy(corpus.join(name), folder.path().join(name)).expect("the corpus");
    }
    let description = format!(
        "name = \"A <test> & more_1\"\n\n[measure]\nstrategies = [\"isolate\", \"coalesce\"]\nexecuted = true\n\n\
         [statistics]\nresamples = 50\n\n{more}\n[[programs]]\nfiles = [\"*.ll\"]\n"
    );
    fs::write(folder.path().join("study.toml"), description).expect("it can be written");
    folder
}

fn command(folder: &TempDir, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
    command.arg("study").args(args).current_dir(folder.path()).stdin(Stdio::null());
    command.env_remove("SHEAVE_DEBUG");
    command
}

fn study(folder: &TempDir, args: &[&str]) -> Output {
    command(folder, args).output().expect("the command starts")
}

fn succeed(folder: &TempDir, args: &[&str]) -> String {
    let output = study(folder, args);
    let errors = String::from_utf8(output.stderr).expect("it is text");
    assert!(output.status.success(), "{errors}");
    errors
}

fn fail(folder: &TempDir, args: &[&str]) -> String {
    let output = study(folder, args);
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).expect("it is text")
}

/// Names and contents of all files; of the metadata without what depends on the day and the command line.
fn contents(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).expect("the folder is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                open.push(path);
                continue;
            }
            // Parquet, where it is built in, is no text.
            let bytes = fs::read(&path).expect("readable");
            let mut text = String::from_utf8(bytes).unwrap_or_else(|error| format!("{:?}", error.as_bytes()));
            if path.ends_with("metadata.json") {
                let mut metadata: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
                for key in ["date", "command"] {
                    assert!(metadata.as_object_mut().expect("an object").remove(key).is_some(), "{key}");
                }
                text = metadata.to_string();
            }
            found.insert(path.strip_prefix(folder).expect("it is inside").to_owned(), text);
        }
    }
    found
}

/// The rows of a table, by the names of its columns.
fn rows(text: &str) -> Vec<BTreeMap<String, String>> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().map(|row| row.expect("a row")).collect()
}

#[test]
fn two_studies_are_equal_and_their_tables_add_up() {
    let folder = folder("");
    succeed(&folder, &["study.toml"]);
    succeed(&folder, &["study.toml", "-o", "again", "--jobs", "1"]);
    let files = contents(&folder.path().join("study"));
    assert_eq!(files, contents(&folder.path().join("again")));
    let file =
        |name: &str| files.get(Path::new(name)).unwrap_or_else(|| panic!("{name} is missing")).as_str();
    let (functions, totals) = (rows(file("functions.csv")), rows(file("totals.csv")));
    let mut sums: BTreeMap<[String; 5], u64> = BTreeMap::new();
    for row in &functions {
        // Not sums: places, and the least over all.
        if row["metric"] != "rank" && !row["value"].is_empty() {
            let key = ["program", "placement", "strategy", "metric", "detail"].map(|name| row[name].clone());
            *sums.entry(key).or_default() += row["value"].parse::<u64>().expect("a number");
        }
    }
    let mut compared = 0;
    for row in totals.iter().filter(|row| row["metric"] != "rank" && !row["value"].is_empty()) {
        let key = ["program", "placement", "strategy", "metric", "detail"].map(|name| row[name].clone());
        assert_eq!(sums.remove(&key), row["value"].parse().ok(), "{row:?}");
        compared += 1;
    }
    assert!(compared > 100 && sums.is_empty(), "{compared}: {sums:?}");
    assert!(functions.iter().any(|row| row["metric"] == "moves_executed" && !row["value"].is_empty()));
    assert!(functions.iter().any(|row| row["metric"] == "copies_by_reason" && row["detail"] == "constant"));
    for (name, table) in [("functions.jsonl", &functions), ("totals.jsonl", &totals)] {
        assert_eq!(file(name).lines().count(), table.len());
        for (line, row) in file(name).lines().zip(table) {
            let cell: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
            assert_eq!(cell["strategy"], row["strategy"].as_str());
            assert_eq!(cell["value"].as_u64(), row["value"].parse().ok());
        }
    }
    let summary = rows(file("summary.csv"));
    let left = |strategy: &str| {
        let mine = |row: &&BTreeMap<_, _>| row["strategy"] == strategy && row["metric"] == "copies_left";
        summary.iter().find(mine).expect("a row")
    };
    let number = |row: &BTreeMap<String, String>, name: &str| row[name].parse::<f64>().expect("a number");
    let (isolate, coalesce) = (left("isolate"), left("coalesce"));
    assert_eq!(number(coalesce, "ratio"), 1.0);
    let ratio = number(isolate, "ratio");
    assert!((ratio - number(isolate, "total") / number(coalesce, "total")).abs() < 1e-5);
    assert!(number(isolate, "ratio_low") <= ratio && ratio <= number(isolate, "ratio_high"));
    assert!(number(isolate, "mean_low") < number(isolate, "mean_high"), "{isolate:?}");
    let page = file("index.html");
    assert!(page.contains("A &lt;test&gt; &amp; more_1") && page.contains("<svg"), "{page}");
    for part in page.split("href=\"").skip(1) {
        let link = part.split('"').next().expect("it ends");
        assert!(link.starts_with('#') || files.contains_key(Path::new(link)), "{link} leads nowhere");
    }
    assert!(file("summary.tex").contains("copies left") && !file("summary.tex").contains("two_phase"));
    let chart: serde_json::Value = serde_json::from_str(file("chart.vl.json")).expect("it is JSON");
    assert!(chart["data"]["values"].as_array().is_some_and(|values| values.len() >= 8));
    let metadata: serde_json::Value = serde_json::from_str(file("metadata.json")).expect("it is JSON");
    assert_eq!(metadata["passes"], serde_json::json!(["promote", "eliminate"]));
    assert_eq!(metadata["programs"].as_array().map(Vec::len), Some(4));
}

#[test]
fn programs_that_fail_are_rows_with_reasons() {
    let folder = folder("[limits]\ninstructions = 10_000\nseconds = 100\n");
    fs::write(folder.path().join("bad.ll"), "define i32 @main() {\n  ret i32 %x\n}\n").expect("written");
    fs::write(folder.path().join("loops.ll"), LOOPS).expect("written");
    let told = succeed(&folder, &["study.toml"]);
    assert!(told.contains("4 programs ok, 1 partial, 1 failed"), "{told}");
    let programs = rows(&fs::read_to_string(folder.path().join("study/programs.csv")).expect("a table"));
    let of = |name: &str| programs.iter().find(|row| row["program"] == name).expect("a row");
    assert_eq!(programs.len(), 6, "no program is missing");
    let bad = of("bad.ll");
    assert!(bad["status"] == "failed" && bad["reason"].contains("bad.ll:2:"), "{bad:?}");
    let loops = of("loops.ll");
    assert!(loops["status"] == "partial" && loops["reason"].contains("not run to its end"), "{loops:?}");
    assert_eq!(loops["functions"], "1", "its static counts are there");
    assert_eq!(of("fib.ll")["status"], "ok");
}

#[test]
fn a_program_that_takes_too_long_or_a_strategy_that_fails_harms_no_other() {
    let slow =
        "[limits]\nseconds = 1.5\n\n[[strategy]]\nname = \"slow\"\ncommand = \"sleep 1000\"\nlimit = 999\n";
    let slow_folder = folder(slow);
    succeed(&slow_folder, &["study.toml"]);
    let read = |folder: &TempDir| {
        rows(&fs::read_to_string(folder.path().join("study/programs.csv")).expect("a table"))
    };
    let programs = read(&slow_folder);
    let reason = "it took more than 1.5 seconds";
    assert!(programs.iter().any(|row| row["status"] == "failed" && row["reason"] == reason), "{programs:?}");
    let broken = folder("[[strategy]]\nname = \"broken\"\ncommand = \"echo no >&2; false\"\n");
    succeed(&broken, &["study.toml"]);
    for row in read(&broken).iter().filter(|row| row["status"] != "ok") {
        assert!(row["status"] == "partial" && row["reason"].contains("exit status: 1"), "{row:?}");
        assert!(row["reason"].ends_with("no"), "{row:?}");
    }
    let totals = rows(&fs::read_to_string(broken.path().join("study/totals.csv")).expect("a table"));
    assert!(totals.iter().any(|row| row["program"] == "fib.ll" && row["strategy"] == "coalesce"));
}

#[test]
fn what_is_finished_is_not_measured_again() {
    let folder = folder("");
    succeed(&folder, &["study.toml"]);
    let whole = contents(&folder.path().join("study"));
    // A mark in a finished result stays; a result of other settings, and what is missing, is measured.
    let program = |index: usize| folder.path().join(format!("study/programs/{index:06}.json"));
    let text = fs::read_to_string(program(1)).expect("a result");
    fs::write(program(1), text.replace("\"reason\":\"\"", "\"reason\":\"marked\"")).expect("written");
    let text = fs::read_to_string(program(2)).expect("a result");
    let key = text.split("\"key\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a key");
    fs::write(program(2), text.replace(key, "0")).expect("written");
    fs::write(program(3), "{\"format\":1,").expect("written");
    fs::remove_file(program(0)).expect("it is there");
    let told = succeed(&folder, &["study.toml"]);
    assert!(told.contains("1 of 4 programs are finished already"), "{told}");
    let mut again = contents(&folder.path().join("study"));
    assert!(again[Path::new("programs.csv")].contains("marked"));
    fs::remove_file(program(1)).expect("it is there");
    succeed(&folder, &["study.toml"]);
    again = contents(&folder.path().join("study"));
    assert_eq!(again, whole);
}

#[test]
fn a_study_that_is_killed_goes_on() {
    // The first program is done, and then a strategy waits for ever, until the file `go` is there.
    let waits = "[[strategy]]\nname = \"waits\"\ncommand = \"grep -q max.ll && until [ -e go ]; do sleep 0.02; \
                 done; false\"\nlimit = 99999\n";
    let folder = folder(waits);
    let mut running =
        command(&folder, &["study.toml", "--jobs", "1"]).stderr(Stdio::null()).spawn().expect("runs");
    let first = folder.path().join("study/programs/000001.json");
    while !first.exists() {
        assert!(running.try_wait().expect("it can be waited for").is_none(), "it has ended");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    running.kill().expect("it runs");
    running.wait().expect("it has ended");
    assert!(!folder.path().join("study/index.html").exists());
    fs::write(folder.path().join("go"), "").expect("written");
    let told = succeed(&folder, &["study.toml"]);
    assert!(told.contains(" of 4 programs are finished already"), "{told}");
    succeed(&folder, &["study.toml", "-o", "again"]);
    assert_eq!(contents(&folder.path().join("study")), contents(&folder.path().join("again")));
}

#[test]
fn shards_become_the_whole() {
    let folder = folder("");
    succeed(&folder, &["study.toml", "-o", "whole"]);
    for shard in ["1/3", "2/3", "3/3"] {
        succeed(&folder, &["study.toml", "-o", &format!("s{}", &shard[..1]), "--shard", shard]);
    }
    let merge = ["merge", "study.toml", "-o", "merged"];
    let error = fail(&folder, &[&merge[..], &["s1", "s3"]].concat());
    assert!(error.contains("1 of 4 programs are missing, `fib.ll` first"), "{error}");
    succeed(&folder, &[&merge[..], &["s3", "s1", "s2"]].concat());
    assert_eq!(contents(&folder.path().join("whole")), contents(&folder.path().join("merged")));
    let path = folder.path().join("s2/programs/000001.json");
    let text = fs::read_to_string(&path).expect("a result");
    fs::write(&path, text.replacen("\"moves\":", "\"moves\":1", 1)).expect("written");
    let error = fail(&folder, &[&merge[..], &["s1", "s2", "s3", "whole"]].concat());
    assert!(error.contains("program 1 (fib.ll) in whole has other results than in s2"), "{error}");
    let description = fs::read_to_string(folder.path().join("study.toml")).expect("it is there");
    fs::write(folder.path().join("study.toml"), description.replace("isolate", "per-edge")).expect("written");
    let error = fail(&folder, &[&merge[..], &["s1", "s2", "s3"]].concat());
    assert!(error.contains("was measured by another study, build or input"), "{error}");
}

#[test]
fn a_baseline_tells_what_changed() {
    let folder = folder("");
    succeed(&folder, &["study.toml", "-o", "old"]);
    let text = fs::read_to_string(folder.path().join("study.toml")).expect("it is there");
    let fewer = text.replace("executed = true", "executed = true\nregisters = 4");
    fs::write(folder.path().join("study.toml"), fewer).expect("written");
    succeed(&folder, &["study.toml", "-o", "new", "--baseline", "old"]);
    let changes = rows(&fs::read_to_string(folder.path().join("new/baseline.csv")).expect("a table"));
    assert!(!changes.is_empty() && changes.iter().all(|row| row["before"] != row["after"]), "{changes:?}");
    assert!(changes.iter().any(|row| row["verdict"] == "worse"), "{changes:?}");
    let page = fs::read_to_string(folder.path().join("new/index.html")).expect("a page");
    assert!(page.contains("Since the baseline") && page.contains("href=\"#p"), "{page}");
    succeed(&folder, &["study.toml", "-o", "new", "--baseline", "old", "--explorer", "pages/"]);
    let page = fs::read_to_string(folder.path().join("new/index.html")).expect("a page");
    let changed = changes.iter().find(|row| row["program"] == "prime_sum.ll").expect("it needs spills");
    let link = format!(
        "href=\"pages/prime_sum.html#function={}&amp;placement=pruned&amp;strategy={}&amp;passes=promote\"",
        changed["function"], changed["strategy"]
    );
    assert!(page.contains(&link), "{link}: {page}");
    let error = fail(&folder, &["study.toml", "-o", "new", "--baseline", "nowhere"]);
    assert!(error.contains("cannot read nowhere/programs"), "{error}");
}

/// What single calls brought is a table of its own, and does not count twice anywhere.
#[test]
fn passes_that_inline_have_a_table_of_calls() {
    let inlining = |name: &str, passes: &str| {
        let folder = folder("");
        let path = folder.path().join("study.toml");
        let text = fs::read_to_string(&path).expect("it is there");
        let passes = format!("executed = true\npasses = \"{passes}\"");
        fs::write(&path, text.replace("executed = true", &passes)).expect("written");
        succeed(&folder, &["study.toml", "-o", name, "--explorer", "pages/"]);
        let files = contents(&folder.path().join(name));
        (folder, files)
    };
    let (_folder, files) = inlining("out", "promote,inline,promote");
    let file =
        |name: &str| files.get(Path::new(name)).map(String::as_str).unwrap_or_else(|| panic!("no {name}"));
    let parts = rows(file("inlined.csv"));
    let fib: Vec<_> = parts.iter().filter(|row| row["callee"] == "fib").collect();
    assert!(!fib.is_empty(), "{parts:?}");
    for row in &fib {
        assert_eq!(row["function"], "main");
        assert!(row["inlined_at"].starts_with("fib at "), "{row:?}");
        assert!(!row["value"].is_empty(), "what no part has is in no row: {row:?}");
    }
    let value = |row: &BTreeMap<String, String>| row["value"].parse::<u64>().expect("a number");
    let sum = |table: &[BTreeMap<String, String>], metric: &str, strategy: &str| -> u64 {
        let of_main = table.iter().filter(|row| row["program"] == "fib.ll" && row["function"] == "main");
        let rows = of_main.filter(|row| row["metric"] == metric && row["strategy"] == strategy);
        rows.map(value).sum()
    };
    let functions = rows(file("functions.csv"));
    for (metric, strategy) in
        [("phis", "coalesce"), ("copies_inserted", "isolate"), ("copies_executed", "isolate")]
    {
        let (part, whole) = (sum(&parts, metric, strategy), sum(&functions, metric, strategy));
        assert!(0 < part && part <= whole, "{metric}: {part} of {whole}");
    }
    // `main` is one function: one row for each metric and setting.
    let mut keys: Vec<_> = functions
        .iter()
        .map(|row| ["program", "function", "placement", "strategy", "metric", "detail"].map(|key| &row[key]))
        .collect();
    let n = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), n, "a part is among the functions");
    assert_eq!(file("inlined.jsonl").lines().count(), parts.len());
    let page = file("index.html");
    assert!(page.contains("href=\"inlined.csv\""), "{page}");
    let link = "href=\"pages/fib.html#placement=pruned&amp;strategy=coalesce&amp;passes=promote%2Cinline%2Cpromote\"";
    assert!(page.contains(link), "{page}");
    let (_folder, plain) = inlining("plain", "promote");
    assert!(!plain.contains_key(Path::new("inlined.csv")));
}

/// LLVM is a row of the summary where its tools are installed; else its study says so.
#[test]
fn llvm_is_among_the_strategies_of_the_summary() {
    let folder = folder("");
    let path = folder.path().join("study.toml");
    let text = fs::read_to_string(&path).expect("it is there");
    fs::write(&path, text.replace("executed = true", "llvm = true")).expect("written");
    succeed(&folder, &["study.toml"]);
    let files = contents(&folder.path().join("study"));
    let file =
        |name: &str| files.get(Path::new(name)).map(String::as_str).unwrap_or_else(|| panic!("no {name}"));
    let summary = rows(file("summary.csv"));
    let of_llvm: Vec<_> = summary.iter().filter(|row| row["strategy"] == "LLVM").collect();
    let metadata: serde_json::Value = serde_json::from_str(file("metadata.json")).expect("it is JSON");
    if metadata["llvm"].is_null() {
        assert!(
            of_llvm.is_empty() && rows(file("programs.csv")).iter().all(|row| row["status"] == "partial")
        );
        return;
    }
    let metrics: Vec<&str> = of_llvm.iter().map(|row| &*row["metric"]).collect();
    assert_eq!(metrics, ["copies_inserted", "copies_left", "moves"]);
    for (row, column) in of_llvm.iter().zip(["llvm_inserted", "llvm_left", "llvm_moves"]) {
        let functions = rows(file("functions.csv"));
        let mine = functions.iter().filter(|row| row["metric"] == column && row["strategy"] == "isolate");
        let sum: u64 = mine.map(|row| row["value"].parse::<u64>().expect("a number")).sum();
        assert_eq!(row["total"], sum.to_string(), "{column}");
    }
    assert!(file("summary.tex").contains("pruned & LLVM & "), "{}", file("summary.tex"));
}

#[test]
fn descriptions_that_are_wrong_are_told() {
    let right = folder("");
    let path = right.path().join("study.toml");
    let text = fs::read_to_string(&path).expect("it is there");
    for (from, to, message) in [
        ("name =", "name", "study.toml: TOML parse error at line 1"),
        ("executed", "runs", "unknown field `runs`"),
        ("\"isolate\"", "\"isolated\"", "strategies: there is no `isolated`; there are isolate, two-phase"),
        ("executed = true", "passes = \"promote,fly\"", "passes: "),
        ("executed = true", "phi_cost = \"none\"", "phi_cost: there is no `none`; there are edges, copies"),
        ("resamples = 50", "confidence = 1.5", "`confidence` is between 0 and 1"),
        ("*.ll", "*.lll", "`*.lll`: no file matches"),
        ("\"*.ll\"", "\"*.ll\", \"fib.ll\"", "`fib.ll` is there twice"),
        ("*.ll", "[", "`[`: Pattern syntax error"),
    ] {
        assert!(text.contains(from), "{from}");
        fs::write(&path, text.replacen(from, to, 1)).expect("written");
        let error = fail(&right, &["study.toml"]);
        assert!(error.contains(message), "{message}: {error}");
    }
    let error = fail(&right, &["nothing.toml"]);
    assert!(error.contains("cannot read nothing.toml"), "{error}");
    assert!(fail(&right, &["study.toml", "--shard", "3/2"]).contains("a shard is K/N"));
}
