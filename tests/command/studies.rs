//! Studies: folders that are consistent and reproducible, also from shards, and survive interruptions and
//! failing programs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A program without `main`: it is not run.
const LIBRARY: &str = "define i32 @f() {\n  ret i32 0\n}\n";

/// A folder with programs and the description `study.json`, with `more` members and `options`.
fn folder_with(more: &str, options: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/worked");
    for name in ["counter.ll", "fib.ll", "max.ll", "prime_sum.ll"] {
        fs::copy(corpus.join(name), folder.path().join(name)).expect("the corpus");
    }
    let description = format!(
        "{{\n\"name\": \"A test\",\n{more}\"programs\": [{{ \"files\": [\"*.ll\"] }}],\n\
         \"options\": [\"--strategy\", \"isolate\", \"--strategy\", \"coalesce\", \"--executed\"{options}]\n}}\n"
    );
    fs::write(folder.path().join("study.json"), description).expect("it can be written");
    folder
}

fn folder(more: &str) -> TempDir {
    folder_with(more, "")
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

/// Names and contents of all files; of the metadata without the date and the command line.
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
            let mut text = fs::read_to_string(&path).expect("readable");
            if path.ends_with("manifest.json") {
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
    succeed(&folder, &["study.json"]);
    succeed(&folder, &["study.json", "-o", "again", "--jobs", "1"]);
    let files = contents(&folder.path().join("study"));
    assert_eq!(files, contents(&folder.path().join("again")));
    let file =
        |name: &str| files.get(Path::new(name)).unwrap_or_else(|| panic!("{name} is missing")).as_str();
    let (functions, totals) = (rows(file("functions.csv")), rows(file("totals.csv")));
    let mut sums: BTreeMap<[String; 5], u64> = BTreeMap::new();
    for row in &functions {
        // Ranks, and the minimum over all, are not sums.
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
    let metadata: serde_json::Value = serde_json::from_str(file("manifest.json")).expect("it is JSON");
    assert_eq!(metadata["passes"], serde_json::json!(["promote", "eliminate"]));
    assert_eq!(metadata["programs"].as_array().map(Vec::len), Some(4));
}

#[test]
fn programs_that_fail_are_rows_with_reasons() {
    let folder = folder("\"seconds\": 100,\n");
    fs::write(folder.path().join("bad.ll"), "define i32 @main() {\n  ret i32 %x\n}\n").expect("written");
    fs::write(folder.path().join("library.ll"), LIBRARY).expect("written");
    let told = succeed(&folder, &["study.json"]);
    assert!(told.contains("4 programs ok, 1 partial, 1 failed"), "{told}");
    let programs = rows(&fs::read_to_string(folder.path().join("study/programs.csv")).expect("a table"));
    let of = |name: &str| programs.iter().find(|row| row["program"] == name).expect("a row");
    assert_eq!(programs.len(), 6, "no program is missing");
    let bad = of("bad.ll");
    assert!(bad["status"] == "failed" && bad["reason"].contains("bad.ll:2:"), "{bad:?}");
    let library = of("library.ll");
    assert!(
        library["status"] == "partial" && library["reason"].contains("no function `main`"),
        "{library:?}"
    );
    assert_eq!(library["functions"], "1", "its static counts are there");
    assert_eq!(of("fib.ll")["status"], "ok");
}

#[test]
fn a_program_that_takes_too_long_or_a_strategy_that_fails_harms_no_other() {
    let slow_folder = folder_with(
        "\"seconds\": 1.5,\n",
        ", \"--strategy-cmd\", \"sleep 1000\", \"--strategy-limit\", \"999\"",
    );
    succeed(&slow_folder, &["study.json"]);
    let read = |folder: &TempDir| {
        rows(&fs::read_to_string(folder.path().join("study/programs.csv")).expect("a table"))
    };
    let programs = read(&slow_folder);
    let reason = "it took more than 1.5 seconds";
    assert!(programs.iter().any(|row| row["status"] == "failed" && row["reason"] == reason), "{programs:?}");
    let broken = folder_with("", ", \"--strategy-cmd\", \"echo no >&2; false\"");
    succeed(&broken, &["study.json"]);
    for row in read(&broken).iter().filter(|row| row["status"] != "ok") {
        assert!(row["status"] == "partial" && row["reason"].contains("exit status 1"), "{row:?}");
        assert!(row["reason"].ends_with("no"), "{row:?}");
    }
    let totals = rows(&fs::read_to_string(broken.path().join("study/totals.csv")).expect("a table"));
    assert!(totals.iter().any(|row| row["program"] == "fib.ll" && row["strategy"] == "coalesce"));
}

#[test]
fn what_is_finished_is_not_measured_again() {
    let folder = folder("");
    succeed(&folder, &["study.json"]);
    let whole = contents(&folder.path().join("study"));
    // A mark in a finished result stays; missing results and those of different settings are measured.
    let program = |index: usize| folder.path().join(format!("study/programs/{index:06}.json"));
    let text = fs::read_to_string(program(1)).expect("a result");
    fs::write(program(1), text.replace("\"reason\":\"\"", "\"reason\":\"marked\"")).expect("written");
    let text = fs::read_to_string(program(2)).expect("a result");
    let key = text.split("\"key\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a key");
    fs::write(program(2), text.replace(key, "0")).expect("written");
    fs::write(program(3), "{\"format\":2,").expect("written");
    fs::remove_file(program(0)).expect("it is there");
    let told = succeed(&folder, &["study.json"]);
    assert!(told.contains("1 of 4 programs are finished already"), "{told}");
    let mut again = contents(&folder.path().join("study"));
    assert!(again[Path::new("programs.csv")].contains("marked"));
    fs::remove_file(program(1)).expect("it is there");
    succeed(&folder, &["study.json"]);
    again = contents(&folder.path().join("study"));
    assert_eq!(again, whole);
}

#[test]
fn a_study_that_is_killed_goes_on() {
    // The first program is done, and then a strategy waits for ever, until the file `go` is there.
    let waits = ", \"--strategy-limit\", \"99999\", \"--strategy-cmd\", \
                 \"grep -q max.ll && until [ -e go ]; do sleep 0.02; done; false\"";
    let folder = folder_with("", waits);
    let mut running =
        command(&folder, &["study.json", "--jobs", "1"]).stderr(Stdio::null()).spawn().expect("runs");
    let first = folder.path().join("study/programs/000001.json");
    while !first.exists() {
        assert!(running.try_wait().expect("it can be waited for").is_none(), "it has ended");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    running.kill().expect("it runs");
    running.wait().expect("it has ended");
    assert!(!folder.path().join("study/programs.csv").exists());
    fs::write(folder.path().join("go"), "").expect("written");
    let told = succeed(&folder, &["study.json"]);
    assert!(told.contains(" of 4 programs are finished already"), "{told}");
    succeed(&folder, &["study.json", "-o", "again"]);
    assert_eq!(contents(&folder.path().join("study")), contents(&folder.path().join("again")));
}

#[test]
fn shards_become_the_whole() {
    let folder = folder("");
    succeed(&folder, &["study.json", "-o", "whole"]);
    for shard in ["1/3", "2/3", "3/3"] {
        succeed(&folder, &["study.json", "-o", &format!("s{}", &shard[..1]), "--shard", shard]);
    }
    let merged = folder.path().join("merged/programs");
    fs::create_dir_all(&merged).expect("a folder");
    for shard in ["s3", "s1", "s2"] {
        for entry in fs::read_dir(folder.path().join(shard).join("programs")).expect("results") {
            let path = entry.expect("readable").path();
            fs::copy(&path, merged.join(path.file_name().expect("a name"))).expect("copied");
        }
    }
    let told = succeed(&folder, &["study.json", "-o", "merged"]);
    assert!(told.contains("4 of 4 programs are finished already"), "{told}");
    assert_eq!(contents(&folder.path().join("whole")), contents(&folder.path().join("merged")));
}

/// Copies from single calls form a separate table, and are not counted twice.
#[test]
fn passes_that_inline_have_a_table_of_calls() {
    let inlining = |name: &str, passes: &str| {
        let folder = folder("");
        let path = folder.path().join("study.json");
        let text = fs::read_to_string(&path).expect("it is there");
        let passes = format!("\"--executed\", \"--passes\", \"{passes}\"");
        fs::write(&path, text.replace("\"--executed\"", &passes)).expect("written");
        succeed(&folder, &["study.json", "-o", name]);
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
        assert!(row["inlined_through"].starts_with("fib at "), "{row:?}");
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
    let (_folder, plain) = inlining("plain", "promote");
    assert!(!plain.contains_key(Path::new("inlined.csv")));
}

/// LLVM's counts are metrics if its tools are installed; otherwise the study is partial.
#[test]
fn counts_of_llvm_are_metrics() {
    let folder = folder("");
    let path = folder.path().join("study.json");
    let text = fs::read_to_string(&path).expect("it is there");
    fs::write(&path, text.replace("--executed", "--with-llvm")).expect("written");
    succeed(&folder, &["study.json"]);
    let files = contents(&folder.path().join("study"));
    let file = |name: &str| files.get(Path::new(name)).map(String::as_str).expect("it was written");
    let manifest: serde_json::Value = serde_json::from_str(file("manifest.json")).expect("it is JSON");
    if manifest["llvm"].is_null() {
        assert!(rows(file("programs.csv")).iter().all(|row| row["status"] == "partial"));
        return;
    }
    let functions = rows(file("functions.csv"));
    for column in ["llvm_inserted", "llvm_left", "llvm_moves"] {
        let mine = functions.iter().filter(|row| row["metric"] == column && row["strategy"] == "isolate");
        let sum: u64 = mine.map(|row| row["value"].parse::<u64>().expect("a number")).sum();
        assert!(sum > 0, "{column}");
    }
}

/// The script for statistics and figures, run if pandas and matplotlib are installed.
#[test]
fn the_script_sums_up_a_study() {
    let python = std::env::var("PYTHON").unwrap_or("python3".to_owned());
    let has = Command::new(&python).args(["-c", "import pandas, matplotlib"]).stderr(Stdio::null()).status();
    if !has.is_ok_and(|status| status.success()) {
        eprintln!("without pandas and matplotlib");
        return;
    }
    let folder = folder("");
    succeed(&folder, &["study.json"]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/studies/summarise.py");
    let run = |more: &[&str]| {
        let mut command = Command::new(&python);
        command.arg(&script).args(["study", "--resamples", "50"]).args(more).current_dir(folder.path());
        let output = command.output().expect("Python starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        contents(&folder.path().join("study"))
    };
    let files = run(&["--baseline", "study"]);
    assert_eq!(files, run(&["--baseline", "study"]), "the random numbers are those of the seed");
    let summary = rows(&files[Path::new("summary.csv")]);
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
    let sum: u64 = rows(&files[Path::new("functions.csv")])
        .iter()
        .filter(|row| row["strategy"] == "isolate" && row["metric"] == "copies_left")
        .map(|row| row["value"].parse::<u64>().expect("a number"))
        .sum();
    assert_eq!(number(isolate, "total"), sum as f64);
    assert_eq!(rows(&files[Path::new("changes.csv")]).len(), 0, "nothing changed since itself");
    assert!(files[Path::new("summary.svg")].contains("<svg"));
}

#[test]
fn descriptions_that_are_wrong_are_told() {
    let right = folder("");
    let path = right.path().join("study.json");
    let text = fs::read_to_string(&path).expect("it is there");
    for (from, to, message) in [
        ("\"name\":", "\"name\"", "study.json:2:8: expected `:`"),
        ("\"options\"", "\"option\"", "unknown field `option`"),
        ("isolate", "isolated", "study.json: invalid value 'isolated' for '--strategy <STRATEGY>'"),
        ("--executed", "--passes=promote,fly", "fly"),
        ("--executed", "--uninit=none", "invalid value 'none' for '--uninit"),
        ("*.ll", "*.lll", "`*.lll`: no file matches"),
        ("\"*.ll\"", "\"*.ll\", \"fib.ll\"", "`fib.ll` is there twice"),
        ("*.ll", "[", "`[`: Pattern syntax error"),
    ] {
        assert!(text.contains(from), "{from}");
        fs::write(&path, text.replacen(from, to, 1)).expect("written");
        let error = fail(&right, &["study.json"]);
        assert!(error.contains(message), "{message}: {error}");
    }
    let error = fail(&right, &["nothing.json"]);
    assert!(error.contains("cannot read nothing.json"), "{error}");
    assert!(fail(&right, &["study.json", "--shard", "3/2"]).contains("a shard is K/N"));
}

#[test]
fn the_atlas_is_made_of_a_small_project() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut python = Command::new("python3");
    python.args(["-B", "-m", "unittest", "-q", "docs/studies/atlas/test_atlas.py"]).current_dir(root);
    let Ok(output) = python.env("SHEAVE", env!("CARGO_BIN_EXE_sheave")).output() else {
        eprintln!("skipped: there is no python3");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
