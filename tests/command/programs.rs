//! The corpus and the worked examples through the command: `sheave run` under every strategy and placement,
//! and starved of registers. Output and exit status must be exactly those expected. `cargo test` runs small
//! inputs, and a few programs in each of the interpreter's forms; the ignored tests run the rest.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A program with its expected output and result.
struct Program {
    file: PathBuf,
    args: Vec<String>,
    stdout: Vec<u8>,
    exit: i32,
}

/// The amount of work of the programs. `NAME.small` holds an argument for a short run, and `NAME.small.out`
/// its output.
#[derive(Clone, Copy, PartialEq)]
enum Scale {
    Small,
    Full,
}

fn corpus(scale: Scale) -> Vec<Program> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let mut programs = Vec::new();
    for dir in [root.clone(), root.join("worked"), root.join("rust")] {
        let entries = std::fs::read_dir(&dir).expect("the corpus exists");
        for path in entries.map(|entry| entry.expect("readable").path()) {
            if path.extension().is_some_and(|extension| extension == "ll") {
                let small = std::fs::read_to_string(path.with_extension("small"));
                let (args, output) = match small {
                    Ok(arg) if scale == Scale::Small => (vec![arg.trim().to_owned()], "small.out"),
                    _ => (vec![], "out"),
                };
                let stdout =
                    std::fs::read(path.with_extension(output)).expect("every program has its output");
                let exit = std::fs::read_to_string(path.with_extension("exit"))
                    .map_or(0, |text| text.trim().parse().expect("an exit status"));
                programs.push(Program { file: path, args, stdout, exit });
            }
        }
    }
    programs.sort_by(|a, b| a.file.cmp(&b.file));
    assert!(programs.len() >= 36, "the corpus has only {} programs", programs.len());
    programs
}

/// Runs `program` under `options`; returns the failure, if any.
fn run(program: &Program, verb: &str, options: &[&str]) -> Option<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_sheave"))
        .arg(verb)
        .args((verb == "run").then_some("--no-fallback"))
        .args(options)
        .arg(&program.file)
        .args(&program.args)
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        .output()
        .expect("the command starts");
    differs(program, &output, &format!("sheave {verb} {}", options.join(" ")))
}

fn differs(program: &Program, output: &std::process::Output, what: &str) -> Option<String> {
    if output.status.code() == Some(program.exit) && output.stdout == program.stdout {
        return None;
    }
    Some(format!(
        "{what} {}: ended with {} instead of {}\nstdout: {}\nexpected: {}\nstderr: {}\n",
        program.file.display(),
        output.status,
        program.exit,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&program.stdout),
        String::from_utf8_lossy(&output.stderr)
    ))
}

/// Runs every program of the corpus under every set of options, on all cores.
fn check(verb: &str, scale: Scale, variants: &[&[&str]]) {
    check_some(verb, scale, variants, |_, _| true);
}

/// The same for the programs and sets of options that `is_chosen` chooses by their numbers.
fn check_some(verb: &str, scale: Scale, variants: &[&[&str]], is_chosen: fn(usize, usize) -> bool) {
    let programs = corpus(scale);
    let mut jobs: Vec<(&Program, &[&str])> = Vec::new();
    for (index, program) in programs.iter().enumerate() {
        let chosen = variants.iter().enumerate().filter(|(variant, _)| is_chosen(index, *variant));
        jobs.extend(chosen.map(|(_, options)| (program, *options)));
    }
    let next = AtomicUsize::new(0);
    let report = Mutex::new(String::new());
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((program, options)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(message) = run(program, verb, options) {
                        *report.lock().expect("no worker panics") += &message;
                    }
                }
            });
        }
    });
    let report = report.into_inner().expect("no worker panics");
    assert!(report.is_empty(), "{report}");
}

#[test]
fn the_corpus_runs() {
    check("run", Scale::Small, &[&[]]);
}

#[test]
#[ignore = "takes seconds: .ci/run"]
fn the_corpus_runs_on_large_inputs() {
    check("run", Scale::Full, &[&[]]);
}

#[test]
fn the_corpus_runs_under_every_strategy() {
    check(
        "run",
        Scale::Small,
        &[
            &["--strategy", "isolate"],
            &["--strategy", "two-phase"],
            &["--strategy", "per-edge"],
            &["--strategy", "sreedhar-iii"],
            &["--strategy", "coalesce"],
        ],
    );
}

#[test]
fn the_corpus_runs_under_every_placement() {
    check(
        "run",
        Scale::Small,
        &[
            &["--placement", "maximal", "--strategy", "per-edge"],
            &["--placement", "minimal"],
            &["--placement", "semi-pruned", "--strategy", "two-phase"],
        ],
    );
}

#[test]
fn the_corpus_runs_without_promotion_and_with_few_registers() {
    check(
        "run",
        Scale::Small,
        &[&["--passes", "eliminate"], &["--registers", "10", "--verify"], &["--shuffle", "7", "--verify"]],
    );
}

#[test]
fn the_corpus_runs_with_very_few_registers() {
    check("run", Scale::Small, &[&["--registers", "4"], &["--registers", "6"], &["--registers", "8"]]);
}

/// Memory form as it is by default, with the report of memory that was never written.
const FORMS: [&[&str]; 3] = [&[], &["--form", "ssa", "--fill", "0"], &["--form", "copies", "--fill", "0"]];

#[test]
fn programs_of_the_corpus_run_in_the_interpreter() {
    check_some("interp", Scale::Small, &FORMS, |program, form| program % 12 == 5 * form);
}

#[test]
#[ignore = "takes seconds: .ci/run"]
fn the_corpus_runs_in_every_form() {
    check("interp", Scale::Small, &FORMS);
}
