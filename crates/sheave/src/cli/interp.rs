//! `sheave interp`: run a program in the interpreter.

use clap::{Args, ValueEnum};
use sheave::Goal;
use sheave_interp as interp;
use sheave_ir::Form;

use super::color::report;
use super::failure::{ExitCode, Failure, Kind};
use super::options::Common;
use super::options::named;
use super::program_words::ProgramWords;
use super::sources::Sources;

/// Run a program in C in the interpreter, which checks every memory access and counts executed instructions
///
/// It has the common functions of libc; time and environment are those of the process. There are no files,
/// threads and signals. Arguments and exit status are as for `run`.
#[derive(Args, Debug)]
pub(crate) struct Interp {
    /// Which form to interpret
    #[arg(long, value_parser = named::<Form>(), default_value = "memory")]
    form: Form,
    /// Stop after so many instructions
    #[arg(long, value_name = "N")]
    max_insts: Option<u64>,
    /// Read memory that was never written, on the stack and from `malloc`, as this byte: a program that
    /// behaves differently under another value depends on it
    #[arg(long, value_name = "BYTE")]
    fill: Option<u8>,
    /// What to stop at beside accesses outside objects (default: `uninitialised`, without `--fill`)
    #[arg(long, value_name = "WHAT,...", value_enum, value_delimiter = ',', help_heading = "Diagnosis")]
    check: Vec<Check>,
    /// Print on stderr what was executed: instructions, phis, copies
    #[arg(long, help_heading = "Diagnosis")]
    stats: bool,
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    sources: Sources,
    #[command(flatten)]
    program: ProgramWords,
}

/// A fault that ends the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Check {
    /// Arithmetic that overflows although the source promises that it does not
    Overflow,
    /// Branches, addresses, arguments of the C library and exit status that depend on memory that was
    /// never written
    Uninitialised,
    /// The same where they depend on results of such overflow
    Poison,
    /// Calls of a function as one of another type
    Calls,
    /// Accesses at addresses that are no multiple of their size; packed structures have them legally
    Alignment,
    /// Heap blocks that nothing points to when the program ends
    Leaks,
    /// All of these but `poison`, which `overflow` comes before, and `alignment`
    All,
}

impl Interp {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut options = self.common.options()?;
        options.verify = self.common.verify;
        let (files, args) = self.program.files_and_arguments();
        // Messages name the variables of the source.
        let module = self.sources.read_with_scopes(&files)?.module;
        let mut ctx = sheave::Context::new();
        let module = match self.form {
            Form::Memory if !self.common.passes.is_named() => module,
            Form::Memory => ctx.run_module(&module, &options, Goal::Passes)?,
            Form::Ssa => ctx.run_module(&module, &options, Goal::Ssa)?,
            Form::Copies => ctx.run_module(&module, &options, Goal::Copies)?,
        };
        let has = |check| self.check.contains(&check);
        let in_all = |check| has(check) || has(Check::All);
        let checks = interp::Checks {
            overflow: in_all(Check::Overflow),
            uninitialised: in_all(Check::Uninitialised) || self.check.is_empty() && self.fill.is_none(),
            poison: has(Check::Poison),
            calls: in_all(Check::Calls),
            alignment: has(Check::Alignment),
        };
        let (fuel, fill) = (self.max_insts, self.fill.unwrap_or_default());
        let limits = interp::Options { fuel, fill, checks, system: true, ..Default::default() };
        let run = sheave::interpret(&module, &files[0], &args, limits, in_all(Check::Leaks))?;
        if self.stats {
            let interp::Counts { instructions, phis, copies } = run.counts;
            let form = self.form.name();
            report(&format!(
                "{form} form: {instructions} instructions, {phis} phi arguments, {copies} copies executed"
            ));
        }
        match run.result {
            Ok(code) => Ok(code as ExitCode),
            Err(message) => Err(Kind::Fault.failure(message)),
        }
    }
}
