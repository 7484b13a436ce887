//! The command line: its verbs and their exit statuses.
//!
//! Exit status 0 is success; [`Kind::status`] has the others.

mod cfg;
mod check;
mod child;
mod color;
mod compile;
mod copies;
mod debugger;
mod describe;
mod executable;
mod explore;
mod failure;
mod imports;
mod interp;
mod libraries;
mod measured;
mod memory;
mod options;
mod outcome;
mod output;
mod own;
mod parallel;
mod passes;
mod program_words;
mod progress;
mod promote;
mod reduce;
mod run;
mod sources;
mod study;
mod watch;

use std::ffi::{OsStr, OsString};
use std::fs::Metadata;
use std::mem::ManuallyDrop;
use std::os::unix::fs::FileTypeExt as _;

use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use color::report;
pub(crate) use failure::ExitCode;
#[cfg(not(test))]
pub(crate) use failure::PANICKED;
use failure::{Failure, Kind, SUCCESS, cannot};
use output::emit;
use program_words::is_program_file;

/// Stack for reading the command line. The main thread does it if it has twice as much.
const PARSER_STACK: usize = 512 << 10;

/// Compiles and runs LLVM IR and Sheave's own text.
///
/// Sheave takes LLVM IR as `clang -O0 -S -emit-llvm` prints it (or C, C++ and Rust, for which it calls their
/// compilers, or its own text), promotes stack slots to SSA form, replaces phis by as few copies as it
/// can, and makes x86-64 machine code in memory. Every FILE may be `-` for standard input.
#[derive(Parser, Debug)]
#[command(name = "sheave", version, max_term_width = 100, propagate_version = false)]
#[command(
    after_help = "Exit status: 0 for success, 1 for a bad program, 2 for bad usage, 3 where memory runs out; \
`run` and `interp` give the program's own, or 126 for a bad program, 127 for a missing one, 125 for anything \
else before it starts.\n\nExamples:
  sheave run prog.c 30               run a program with an argument
  sheave compile prog.ll --emit ssa  what promotion makes of it
  sheave copies *.ll                 what phi elimination costs, under each strategy"
)]
struct Cli {
    /// When messages are in colour: `auto`, the default, is on a terminal, unless NO_COLOR is set
    #[arg(long, global = true, value_enum, value_name = "WHEN")]
    color: Option<ColorChoice>,
    #[command(subcommand)]
    verb: Verb,
}

/// The verbs. Their options are described to the parser when a verb is used: describing all of them costs as
/// much as compiling a small program. So the text of the list of verbs is here, too.
#[derive(Subcommand, Debug)]
#[command(defer = true)]
enum Verb {
    /// Run a program: compile it in memory and call its `main`
    Run(run::Run),
    /// Write what a program becomes at some stage: an executable, an object, or text
    Compile(compile::Compile),
    /// Run a program in C in the interpreter, which checks every memory access and counts executed
    /// instructions
    Interp(interp::Interp),
    /// Read and verify files, and say nothing where all is well
    Check(check::Check),
    /// Promote slots to values and show the result, or with --explain what happened to each slot
    Promote(promote::Promote),
    /// Show each function's control-flow graph, dominator tree, frontiers and loops
    Cfg(cfg::Cfg),
    /// Count the copies of phi elimination: inserted, left after coalescing, moves in the machine code
    Copies(copies::Copies),
    /// Write a page that shows a program stage by stage: source, memory form, SSA form, copies, machine code
    Explore(explore::Explore),
    /// Measure many programs under many settings, into a folder that can be cited and repeated
    Study(study::StudyArgs),
    /// List the passes, the constraints on their order, and what --debug can ask of them
    Passes(passes::Passes),
    /// Make a program that goes wrong smaller, and find the rewrite that is to blame
    Reduce(reduce::Reduce),
    /// Print completions for a shell, as in `sheave completions bash >
    /// ~/.local/share/bash-completion/completions/sheave`
    Completions(describe::Completions),
}

/// The command line, for the parser. `run` may be omitted before a program, and the level of `-O` before a
/// file; options that the parser would take for several are passed on as they are.
fn command_line() -> Vec<OsString> {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    let file = words.iter().position(is_program_file).unwrap_or(0);
    for at in 1..file {
        if words[at] == "-O" && at + 1 == file {
            words[at].push("1");
        } else if words[at].len() > 2 && words[at].as_encoded_bytes().starts_with(b"-g") {
            words[at] = pass_on(&words[at]);
        } else if PASSED_ON.iter().any(|option| words[at] == *option) {
            words[at..at + 2].iter_mut().for_each(|word| *word = pass_on(word));
        }
    }
    let has_value = |word: &OsString| VALUE_FOLLOWS.iter().any(|option| word == option);
    let first = words.windows(2).find(|pair| is_verb(&pair[1]) && !has_value(&pair[0]));
    if first.is_some_and(|pair| is_program_file(&pair[1])) {
        words.insert(1, "run".into());
    }
    words
}

/// The option that passes `word` on to the compiler of a source file.
fn pass_on(word: &OsStr) -> OsString {
    sheave::process::joined("--cc-option=", word)
}

/// Options of compilers of more than one letter, with a value in the next word.
const PASSED_ON: [&str; 4] = ["-include", "-imacros", "-isystem", "-iquote"];
/// Options of one letter whose value may be in the next word.
const VALUE_FOLLOWS: [&str; 5] = ["-D", "-I", "-O", "-U", "-x"];

/// True for a word that may be a verb: no option, nor the value of one.
fn is_verb(word: &OsString) -> bool {
    let color = word.to_str().map(|word| <ColorChoice as clap::ValueEnum>::from_str(word, false));
    color.is_none_or(|color| color.is_err()) && !word.as_encoded_bytes().starts_with(b"-")
}

/// Reads the command line. Building the descriptions of all options takes more stack than everything that is
/// done afterwards: if the main thread has little stack, it happens in another thread.
fn parse() -> Result<Cli, clap::Error> {
    if stack_limit() >= 2 * PARSER_STACK as u64 {
        return parse_here();
    }
    let parser = std::thread::Builder::new().stack_size(PARSER_STACK).spawn(parse_here);
    match parser.map(std::thread::JoinHandle::join) {
        Ok(Ok(result)) => result,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        // Without a thread the main one has to do.
        Err(_) => parse_here(),
    }
}

/// The bytes to which the stack of the main thread may grow.
fn stack_limit() -> u64 {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structure is the kernel's to fill in. A failure leaves a limit of zero.
    unsafe { libc::getrlimit(libc::RLIMIT_STACK, &mut limit) };
    limit.rlim_cur
}

/// [`Parser::try_parse`] without freeing the descriptions of the options at the end, which
/// are a thousand blocks of memory.
fn parse_here() -> Result<Cli, clap::Error> {
    let color = color::of_words(std::env::args_os().skip(1));
    let mut command = ManuallyDrop::new(Cli::command().color(color));
    let mut matches = command.try_get_matches_from_mut(command_line())?;
    Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
}

impl Cli {
    fn run(self) -> Result<ExitCode, Failure> {
        color::choose(self.color.unwrap_or_default());
        match self.verb {
            Verb::Run(args) => return args.run(),
            Verb::Interp(args) => return args.run(),
            Verb::Reduce(args) => return args.run(),
            Verb::Compile(args) => args.run(),
            Verb::Check(args) => args.run(),
            Verb::Promote(args) => args.run(),
            Verb::Cfg(args) => args.run(),
            Verb::Copies(args) => args.run(),
            Verb::Explore(args) => args.run(),
            Verb::Study(args) => args.run(),
            Verb::Passes(args) => args.run(),
            Verb::Completions(args) => args.run(),
        }
        .map(|()| SUCCESS)
    }
}

/// Runs the command line.
pub(crate) fn main() -> ExitCode {
    // A bad command line is not understood: its verb is its first word that is no option.
    let verb = command_line().into_iter().skip(1).find(is_verb);
    let runs = verb.is_some_and(|verb| verb == "run" || verb == "interp");
    memory::set_status(Kind::Memory.status(runs));
    let result = match parse() {
        Ok(cli) => cli.run(),
        // Help and version are answers, and go to standard output.
        Err(answer) if !answer.use_stderr() => match answer.print() {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                Err(cannot("write the output")(error))
            }
            _ => Ok(SUCCESS),
        },
        Err(error) => {
            // Messages to a closed stderr are lost; that is no failure.
            let _ = error.print();
            let is_given = |file: Metadata| file.is_file() || file.file_type().is_fifo();
            if error.kind() == ErrorKind::MissingRequiredArgument
                && std::fs::metadata("/dev/stdin").is_ok_and(is_given)
            {
                report("hint: `-` in the place of the file reads standard input");
            }
            return Kind::Usage.status(runs);
        }
    };
    let result = match result {
        Err(Failure { kind: Kind::Asked, message }) => emit(None, message.as_bytes()).map(|()| SUCCESS),
        result => result,
    };
    result.unwrap_or_else(|Failure { kind, message }| {
        if !message.is_empty() {
            report(&message);
        }
        kind.status(runs)
    })
}
