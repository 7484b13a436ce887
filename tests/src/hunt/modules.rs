//! The hunt over random modules of LLVM IR ([`crate::modules`]).
//!
//! Modules are tried in batches of [`BATCH`]: native code at `-O0` and `-O2` for all of them at once (a
//! module on which the two disagree is left out), every mode in process, then one object for the batch.
//! Without clang the interpreter on memory form gives the expected result.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use super::{Arguments, reduce};
use crate::Extent;
use crate::modules::children::run_file;
use crate::modules::{
    Mode, Native, Outcome, RandomModule, Sums, batch, entry, random_module, run_seeds, with_main,
};

/// Modules that are compiled natively together.
const BATCH: u64 = 20;

/// One batch in so many is run by `lli` too.
const LLI: u64 = 10;

#[derive(Default)]
struct Counts {
    modules: u64,
    runs: u64,
    left_out: u64,
    objects: u64,
    lli: u64,
    mismatches: u64,
    /// Refused modules by message.
    refused: BTreeMap<String, u64>,
}

/// Hunts; status 0 without a mismatch, 1 with one.
pub(super) fn main(seeds: (u64, u64), arguments: &Arguments) -> ExitCode {
    if arguments.print {
        let modules: Vec<RandomModule> = (seeds.0..=seeds.1).map(random_module).collect();
        print!("{}", batch(&modules));
        return ExitCode::SUCCESS;
    }
    let hunt = std::env::current_exe().expect("the program knows its file");
    let folder = std::env::temp_dir().join(format!("sheave-hunt-{}", std::process::id()));
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("error: {}: {error}", folder.display());
        return ExitCode::from(2);
    }
    let mut run = Hunt { hunt, folder, native: Native::find(), arguments, counts: Counts::default() };
    let mut first = seeds.0;
    while first <= seeds.1 {
        let last = seeds.1.min(first + BATCH - 1);
        if let Err(error) = run.batch(first, last) {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
        first = last + 1;
    }
    // Leftovers do no harm.
    let _ = std::fs::remove_dir_all(&run.folder);
    let counts = run.counts;
    for (message, n) in &counts.refused {
        println!("{n} modules refused: {message}");
    }
    println!(
        "{} modules, {} runs, {} as objects, {} by lli, {} left out, {} refused, {} mismatches",
        counts.modules,
        counts.runs,
        counts.objects,
        counts.lli,
        counts.left_out,
        counts.refused.values().sum::<u64>(),
        counts.mismatches
    );
    if counts.mismatches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

struct Hunt<'a> {
    hunt: PathBuf,
    folder: PathBuf,
    native: Native,
    arguments: &'a Arguments,
    counts: Counts,
}

impl Hunt<'_> {
    fn batch(&mut self, first: u64, last: u64) -> std::io::Result<()> {
        let modules: Vec<RandomModule> = (first..=last).map(random_module).collect();
        let seeds: Vec<u64> = (first..=last).collect();
        let mut expected =
            if self.native.has_clang() { self.native.sums(&self.folder, &modules) } else { Sums::new() };
        let mut wrong = vec![];
        if (first / BATCH).is_multiple_of(LLI)
            && let Some(sums) = self.native.lli(&self.folder, &modules)
        {
            self.counts.lli += sums.len() as u64;
            // Three native compilers have to agree.
            expected.retain(|seed, sum| sums.get(seed).is_none_or(|other| other == sum));
        }
        let outcomes = run_seeds(&self.hunt, &seeds, |_| Extent::Full)?;
        for &seed in &seeds {
            let outcomes: Vec<&Outcome> = outcomes.iter().filter(|outcome| outcome.seed == seed).collect();
            if self.native.has_clang() && !expected.contains_key(&seed) {
                self.counts.left_out += 1;
                wrong.push(seed);
                println!("module {seed}: left out: native code does not agree with itself");
                continue;
            }
            if let Some(message) = outcomes.iter().find_map(|outcome| refusal(outcome)) {
                *self.counts.refused.entry(message).or_default() += 1;
                wrong.push(seed);
                continue;
            }
            self.counts.modules += 1;
            self.counts.runs += outcomes.len() as u64;
            if !expected.contains_key(&seed)
                && let Some(Ok(sum)) = outcomes.first().map(|outcome| &outcome.result)
            {
                expected.insert(seed, *sum);
            }
            let sum = expected.get(&seed).copied();
            let Some(outcome) = outcomes.iter().find(|outcome| outcome.result.as_ref().ok().copied() != sum)
            else {
                continue;
            };
            wrong.push(seed);
            let others =
                outcomes.iter().filter(|outcome| outcome.result.as_ref().ok().copied() != sum).count();
            println!(
                "module {seed}: MISMATCH in {others} of {} modes, first {}: {}",
                outcomes.len(),
                outcome.mode,
                difference(sum, &outcome.result)
            );
            self.mismatch(seed, outcome.mode);
        }
        if self.native.has_linker() {
            self.object(first, &modules, &wrong, &expected);
        }
        Ok(())
    }

    /// Compiles those of `modules` that agreed so far to one object, and compares again.
    fn object(&mut self, first: u64, modules: &[RandomModule], wrong: &[u64], expected: &Sums) {
        let modules: Vec<RandomModule> =
            modules.iter().filter(|module| !wrong.contains(&module.seed)).cloned().collect();
        if modules.is_empty() {
            return;
        }
        let mode = Mode::object(first / BATCH);
        let sums = match self.native.object(&self.hunt, &self.folder, &modules, mode) {
            Ok(sums) => sums,
            Err(message) => {
                self.counts.mismatches += 1;
                let last = modules.last().map_or(first, |module| module.seed);
                println!("modules {first} to {last}: MISMATCH as an object under {mode}: {message}");
                return;
            }
        };
        for module in &modules {
            self.counts.objects += 1;
            let (sum, given) = (expected.get(&module.seed), sums.get(&module.seed));
            if sum != given {
                self.counts.mismatches += 1;
                println!(
                    "module {}: MISMATCH as an object under {mode}: {sum:x?}, here {given:x?}",
                    module.seed
                );
                // A module after one that crashed has no result.
                if given.is_none() {
                    break;
                }
            }
        }
    }

    /// Keeps a module that differs, made smaller.
    fn mismatch(&mut self, seed: u64, mode: Mode) {
        self.counts.mismatches += 1;
        let text = random_module(seed).text();
        let smaller = if self.arguments.no_reduce || !self.native.has_clang() {
            text.clone()
        } else {
            self.reduce(seed, mode, &text)
        };
        let folder = self.arguments.keep.join(format!("module-{seed}"));
        let replay = format!("hunt --module-file reduced.ll {} {mode}\n", entry(seed));
        let written = std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(folder.join("module.ll"), text))
            .and_then(|()| std::fs::write(folder.join("reduced.ll"), smaller))
            .and_then(|()| std::fs::write(folder.join("replay.txt"), replay));
        match written {
            Ok(()) => println!("  kept in {}", folder.display()),
            Err(error) => println!("  cannot be kept: {error}"),
        }
    }

    /// The smallest text found whose result differs from native code's. First, lines become constants, which
    /// keeps their uses; then lines are removed.
    fn reduce(&self, seed: u64, mode: Mode, text: &str) -> String {
        let fails = |lines: &[&str]| {
            let text = lines.join("\n") + "\n";
            let differs = |given: Result<u64, String>, sum: u64| match given {
                Ok(given) => given != sum,
                Err(message) => !message.contains("unsupported"),
            };
            let file = self.folder.join("candidate.ll");
            let Some(sum) = self.native.sum(&self.folder, &with_main(&text, seed), seed) else {
                return false;
            };
            std::fs::write(&file, &text).is_ok()
                && differs(run_file(&self.hunt, &file, &entry(seed), mode), sum)
        };
        let lines: Vec<&str> = text.lines().collect();
        if !fails(&lines) {
            return text.to_owned();
        }
        let lines = reduce::minimise_lines(lines, fails);
        let constants: Vec<String> = lines.iter().map(|line| constant(line)).collect();
        let mut lines: Vec<&str> = lines;
        for i in 0..lines.len() {
            if constants[i] == lines[i] {
                continue;
            }
            let before = std::mem::replace(&mut lines[i], &constants[i]);
            if !fails(&lines) {
                lines[i] = before;
            }
        }
        reduce::minimise_lines(lines, fails).join("\n") + "\n"
    }
}

/// The line with a constant as the value that it defines.
fn constant(line: &str) -> String {
    match (line.split_once(" = "), line.rsplit_once(" ; ")) {
        (Some((name, operation)), Some((_, ty))) if !operation.starts_with("phi") => {
            format!("{name} = freeze {ty} zeroinitializer ; {ty}")
        }
        _ => line.to_owned(),
    }
}

/// The unsupported feature, if that is the reason for a missing result.
fn refusal(outcome: &Outcome) -> Option<String> {
    let message = outcome.result.as_ref().err()?;
    message.contains("unsupported").then(|| {
        let line = message.lines().find(|line| line.contains("unsupported")).unwrap_or(message);
        line.split(" at ").next().unwrap_or(line).to_owned()
    })
}

fn difference(sum: Option<u64>, given: &Result<u64, String>) -> String {
    let here = match given {
        Ok(given) => format!("{given:016x}"),
        Err(message) => message.clone(),
    };
    format!("natively {:016x}, here {here}", sum.unwrap_or(0))
}
