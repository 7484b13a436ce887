//! The differential hunt: random C programs, run natively and under every configuration of this compiler.
//!
//! For each seed csmith writes a program. clang builds it with `-O0` and with `-O2`; if the two behave the
//! same, the `-O0` IR runs through configurations of this compiler, each in a separate process, and must
//! print the same and end the same way. Instead of csmith the programs can come from a generator of loops
//! over little memory (`loops`). A mismatch is reduced line by line and kept in a folder with the program,
//! its IR, both outputs and the command that reproduces it.
//!
//! It needs `clang` (with a version suffix or without) and `csmith`, and reports a missing tool. The random
//! functions of [`crate::generate`] need neither and run in `cargo test`.

mod configuration;
mod judge;
mod loops;
mod modules;
mod reduce;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

pub(crate) use configuration::Configuration;
use judge::{Tools, Verdict};
pub(crate) use judge::{on_path, run};

/// The first argument of a process that runs one program under one configuration.
const CHILD: &str = "--child";

/// Options of the hunt.
#[derive(clap::Parser, Debug)]
#[command(name = "hunt", about = "Run random C programs natively and compiled here, and compare")]
pub struct Arguments {
    /// The seeds, `A-B` or one number.
    #[arg(long, default_value = "1-100", value_parser = parse_seeds)]
    seeds: (u64, u64),
    /// Random modules of LLVM IR with these seeds, `A-B` or one number, instead of C programs.
    #[arg(long, value_parser = parse_seeds, conflicts_with = "seeds")]
    modules: Option<(u64, u64)>,
    /// Random C programs of loops with these seeds, `A-B` or one number, instead of those of csmith.
    #[arg(long, value_parser = parse_seeds, conflicts_with_all = ["seeds", "modules", "csmith_options"])]
    loops: Option<(u64, u64)>,
    /// Print the text of these modules instead, with a `main` for all of them, or of these C programs.
    #[arg(long, conflicts_with = "seeds")]
    print: bool,
    /// Options for csmith besides the seed, such as `--float` or `--no-bitfields`; repeatable.
    #[arg(long = "csmith", value_name = "OPTION", allow_hyphen_values = true)]
    csmith_options: Vec<String>,
    /// Try only the configuration that `sheave run` uses, which is faster.
    #[arg(long)]
    quick: bool,
    /// Seconds that a native program may take; longer ones are left out.
    #[arg(long, default_value_t = 3)]
    timeout: u64,
    /// Folder for mismatches.
    #[arg(long, default_value = "hunt-mismatches")]
    keep: PathBuf,
    /// Keep a mismatch as it is, without reducing it.
    #[arg(long)]
    no_reduce: bool,
}

fn parse_seeds(text: &str) -> Result<(u64, u64), String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("`{text}` is not a number"));
    let (first, last) = (number(first)?, number(last)?);
    if first > last { Err(format!("no seed lies between {first} and {last}")) } else { Ok((first, last)) }
}

/// Hunts; status 0 without a mismatch, 1 with one, 2 if a tool is missing.
pub fn main(arguments: Arguments) -> ExitCode {
    if let Some(seeds) = arguments.modules {
        return modules::main(seeds, &arguments);
    }
    if let (Some((first, last)), true) = (arguments.loops, arguments.print) {
        (first..=last).for_each(|seed| println!("{}", loops::program(seed)));
        return ExitCode::SUCCESS;
    }
    let tools = match Tools::find(arguments.timeout, arguments.loops.is_none()) {
        Ok(tools) => tools,
        Err(message) => {
            eprintln!("error: {message}");
            return ExitCode::from(2);
        }
    };
    let configurations = Configuration::all(arguments.quick);
    let (mut programs, mut runs, mut left_out, mut mismatches) = (0u64, 0u64, 0u64, 0u64);
    let (first, last) = arguments.loops.unwrap_or(arguments.seeds);
    for seed in first..=last {
        let folder = std::env::temp_dir().join(format!("sheave-hunt-{}", std::process::id()));
        let source = match arguments.loops {
            Some(_) => Ok(loops::program(seed)),
            None => tools.generate(seed, &arguments.csmith_options),
        };
        let outcome = source.and_then(|source| {
            let program = tools.build(&folder, &source)?;
            Ok((source, program))
        });
        let (source, program) = match outcome {
            Ok(made) => made,
            Err(reason) => {
                left_out += 1;
                println!("seed {seed}: left out: {reason}");
                continue;
            }
        };
        programs += 1;
        for configuration in &configurations {
            runs += 1;
            let Verdict::Differs(difference) = tools.judge(&program, configuration) else { continue };
            mismatches += 1;
            println!("seed {seed}: MISMATCH under {configuration}: {difference}");
            let smaller = if arguments.no_reduce {
                source.clone()
            } else {
                reduce::run(&tools, &folder, &source, configuration)
            };
            let name = match arguments.loops {
                Some(_) => format!("loops-{seed}"),
                None => format!("seed-{seed}"),
            };
            match tools.keep(&arguments.keep.join(name), &smaller, configuration) {
                Ok(kept) => println!("  kept in {}", kept.display()),
                Err(error) => println!("  cannot be kept: {error}"),
            }
            // One configuration is enough to work on; the rest often show the same fault.
            break;
        }
        // Leftovers do no harm: the folder is rewritten.
        let _ = std::fs::remove_dir_all(&folder);
    }
    println!("{programs} programs, {runs} runs, {left_out} seeds left out, {mismatches} mismatches");
    if mismatches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Entry of a child process of the hunt or of a test; `None` if the arguments select none.
pub fn child(args: impl Iterator<Item = OsString>) -> Option<ExitCode> {
    let mut args = args;
    let first = args.next()?;
    if first == CHILD {
        return Some(run_child(args));
    }
    crate::modules::children::child(first.to_str()?, args)
}

/// Runs one program in this process: the arguments are a configuration and a file.
fn run_child(mut args: impl Iterator<Item = OsString>) -> ExitCode {
    let (Some(configuration), Some(file)) = (args.next(), args.next()) else { return ExitCode::from(2) };
    let Some(configuration) = configuration.to_str().and_then(Configuration::parse) else {
        eprintln!("error: unknown configuration");
        return ExitCode::from(2);
    };
    let result = sheave::read_file(file.as_ref()).and_then(|module| {
        let program = sheave::Jit::new(configuration.options()).compile(&module)?;
        // SAFETY: the program behaves the same natively at two levels of optimisation, and runs in a separate
        // process.
        unsafe { program.run_to_exit(vec![file]) }
    });
    match result {
        Ok(never) => match never {},
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
