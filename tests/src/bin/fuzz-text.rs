//! Damaged texts: `cargo run --release -p sheave-tests --bin fuzz-text -- --count 100000 --first 1`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use sheave_tests::fuzz_text::{Fuzzer, meter};

#[global_allocator]
static ALLOCATOR: meter::Meter = meter::Meter;

/// Runs the readers on damaged texts, and the rest of the compiler on the accepted ones.
#[derive(Parser)]
struct Arguments {
    /// How many texts.
    #[arg(long, default_value_t = 100_000)]
    count: u64,
    /// The seed of the first one.
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// Print the text of the first seed and its result instead.
    #[arg(long)]
    show: bool,
    /// Try the text in this file instead (LLVM IR if its name ends in `.ll`).
    #[arg(long)]
    file: Option<PathBuf>,
    /// Report progress after this many texts.
    #[arg(long, default_value_t = 100_000)]
    report: u64,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut fuzzer = Fuzzer::new();
    meter::watch();
    if arguments.show || arguments.file.is_some() {
        let (text, llvm) = match &arguments.file {
            Some(path) => match std::fs::read(path) {
                Ok(text) => (text, path.extension().is_some_and(|extension| extension == "ll")),
                Err(error) => {
                    eprintln!("{}: {error}", path.display());
                    return ExitCode::FAILURE;
                }
            },
            None => fuzzer.text(arguments.first),
        };
        println!("{}", String::from_utf8_lossy(&text));
        let result = fuzzer.attempt(arguments.first, &text, llvm);
        println!("{result:?}, {:?}", meter::cost());
        return if result.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let seeds = arguments.first..arguments.first.saturating_add(arguments.count);
    let summary = fuzzer.run(seeds, |summary, failure| {
        if let Some(failure) = failure {
            println!("seed {}: {}\n{}\n", failure.seed, failure.what, failure.text);
        } else if summary.texts.is_multiple_of(arguments.report) {
            println!(
                "{} texts, {} modules, {} compiled, {} kinds of failures",
                summary.texts,
                summary.accepted,
                summary.compiled,
                summary.failures.len()
            );
        }
    });
    println!("{} texts, {} modules, {} compiled", summary.texts, summary.accepted, summary.compiled);
    println!("most memory: {} bytes (seed {})", summary.hungriest.1, summary.hungriest.0);
    println!("most work: {} bytes (seed {})", summary.busiest.1, summary.busiest.0);
    for (failure, times) in &summary.failures {
        println!("{times} times: {} (seed {})", failure.kind, failure.seed);
    }
    if summary.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
