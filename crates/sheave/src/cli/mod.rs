//! The command line: what can be said, and where each verb is done.
//!
//! Exit status 0 is success (for `run` and `interp`: the program's own), 1 a bad program, 2 bad usage, 3 a
//! lack of memory.

mod cfg;
mod check;
mod compile;
mod copies;
mod describe;
mod interp;
mod libraries;
mod memory;
mod options;
mod output;
mod passes;
mod program_words;
mod promote;
mod run;
mod sources;
mod watch;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub(crate) use options::{Common, InputFile};
pub(crate) use output::emit;

/// A bad program, as an exit status.
const BAD_PROGRAM: u8 = 1;

/// A bad command line, as an exit status.
const BAD_USAGE: u8 = 2;

/// Stack for reading the command line.
const PARSER_STACK: usize = 512 << 10;

/// Compiles and runs LLVM IR and Sheave's own text.
///
/// Sheave takes LLVM IR as `clang -O0 -S -emit-llvm` prints it (or C, C++ and Rust, for which it calls clang
/// and rustc, or its own text), promotes stack slots to SSA form, replaces phis by as few copies as it can,
/// and makes x86-64 machine code in memory. Every FILE may be `-` for standard input.
#[derive(Parser, Debug)]
#[command(name = "sheave", version, max_term_width = 100, propagate_version = false)]
#[command(
    after_help = "Exit status: 0 for success, 1 for a bad program, 2 for bad usage, 3 where memory runs out; `run` \
and `interp` give the program's own.\n\nExamples:\n  sheave run prog.c 30               run a program with an argument\n  sheave compile prog.ll --emit ssa  what \
promotion makes of it\n  sheave copies *.ll                 what phi elimination costs, under each strategy"
)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand, Debug)]
enum Verb {
    Run(run::Run),
    Compile(compile::Compile),
    Interp(interp::Interp),
    Check(check::Check),
    Promote(promote::Promote),
    Cfg(cfg::Cfg),
    Copies(copies::Copies),
    Passes(passes::Passes),
    Completions(describe::Completions),
    Man(describe::Man),
}

/// Why a verb did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The program is bad; the message says how. Exit status 1.
    Program(String),
    /// The command line is bad. Exit status 2.
    Usage(String),
    /// The system has no memory for the program. Exit status 3.
    Memory(String),
    /// Messages have been printed already. Exit status 1.
    Reported,
    /// Nothing was to be done but to explain something: the text for standard output. Exit status 0.
    Asked(String),
}

impl From<sheave::Error> for Failure {
    fn from(error: sheave::Error) -> Self {
        match error {
            sheave::Error::Memory { .. } => Failure::Memory(error.to_string()),
            _ => Failure::Program(error.to_string()),
        }
    }
}

/// Reads the command line. Building the descriptions of all options takes more stack than everything that is
/// done afterwards, and the stack of the main thread may be small: so it happens on a stack of its own.
fn parse() -> Result<Cli, clap::Error> {
    let parser = std::thread::Builder::new().stack_size(PARSER_STACK).spawn(Cli::try_parse);
    match parser.map(std::thread::JoinHandle::join) {
        Ok(Ok(result)) => result,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        // Without a thread the main one has to do.
        Err(_) => Cli::try_parse(),
    }
}

/// Does what the command line says.
pub(crate) fn main() -> ExitCode {
    let result = match parse() {
        Ok(cli) => match cli.verb {
            Verb::Run(args) => args.run(),
            Verb::Compile(args) => args.run(),
            Verb::Interp(args) => args.run(),
            Verb::Check(args) => args.run(),
            Verb::Promote(args) => args.run(),
            Verb::Cfg(args) => args.run(),
            Verb::Copies(args) => args.run(),
            Verb::Passes(args) => args.run(),
            Verb::Completions(args) => args.run(),
            Verb::Man(args) => args.run(),
        },
        // Help and version are answers, and go to standard output.
        Err(answer) if !answer.use_stderr() => match answer.print() {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                Err(Failure::Program(format!("error: cannot write the output: {error}")))
            }
            _ => Ok(ExitCode::SUCCESS),
        },
        Err(error) => {
            // A closed stderr is nobody's problem.
            let _ = error.print();
            return ExitCode::from(BAD_USAGE);
        }
    };
    let result = match result {
        Err(Failure::Asked(text)) => emit(None, text.as_bytes()).map(|()| ExitCode::SUCCESS),
        result => result,
    };
    match result {
        Ok(code) => code,
        Err(Failure::Program(message)) => {
            report(&message);
            ExitCode::from(BAD_PROGRAM)
        }
        Err(Failure::Usage(message)) => {
            report(&format!("error: {message}\n\nFor more information, try '--help'."));
            ExitCode::from(BAD_USAGE)
        }
        Err(Failure::Reported | Failure::Asked(_)) => ExitCode::from(BAD_PROGRAM),
        Err(Failure::Memory(message)) => {
            report(&message);
            ExitCode::from(memory::OUT_OF_MEMORY)
        }
    }
}

/// Prints a message to stderr. A closed stderr is nobody's problem.
pub(crate) fn report(message: &str) {
    let _ = writeln!(std::io::stderr(), "{message}");
}
