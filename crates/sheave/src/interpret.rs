//! Runs a whole program in the interpreter, with the process's own input and output.

use std::cell::Cell;
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

use sheave_interp::{Counts, Interpreter, Options};
use sheave_ir::{Module, SymbolDef};

use crate::Error;

/// The exit code of a program whose output is closed: what a shell shows for a native one, which
/// dies of the signal.
const OUTPUT_CLOSED: i32 = 128 + libc::SIGPIPE;

/// How a run ended, and what it executed.
#[derive(Debug)]
pub struct Run {
    /// The exit code, or why the program stopped.
    pub result: Result<i32, String>,
    /// What was executed.
    pub counts: Counts,
}

/// Standard output that remembers whether it is still read.
struct Watched<'a> {
    output: std::io::StdoutLock<'static>,
    is_closed: &'a Cell<bool>,
}

impl Watched<'_> {
    fn watch<T>(&self, result: std::io::Result<T>) -> std::io::Result<T> {
        let broken = result.as_ref().is_err_and(|error| error.kind() == ErrorKind::BrokenPipe);
        self.is_closed.set(self.is_closed.get() || broken);
        result
    }
}

impl Write for Watched<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let result = self.output.write(bytes);
        self.watch(result)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        let result = self.output.flush();
        self.watch(result)
    }
}

/// Runs `main` of `module` with the arguments `name` and `args`.
///
/// # Errors
/// When there is no `main`, and when the module's data is more than the interpreter takes: nothing has run.
pub fn interpret(module: &Module, name: &Path, args: &[OsString], options: Options) -> Result<Run, Error> {
    let is_defined = |def| !matches!(def, SymbolDef::ExternalFunction | SymbolDef::ExternalData);
    if !module.symbol("main").is_some_and(|main| is_defined(module.symbols[main].def)) {
        return Err(Error::NoMain(module.name.clone()));
    }
    let is_closed = Cell::new(false);
    let mut interpreter =
        Interpreter::new(module, options).map_err(|trap| Error::Machine(trap.to_string()))?;
    interpreter.set_stdin(std::io::stdin().lock());
    interpreter.set_stdout(Watched { output: std::io::stdout().lock(), is_closed: &is_closed });
    interpreter.set_stderr(std::io::stderr().lock());
    let all: Vec<&[u8]> =
        std::iter::once(name.as_os_str().as_bytes()).chain(args.iter().map(|arg| arg.as_bytes())).collect();
    let result = match interpreter.run_main(&all) {
        Err(_) if is_closed.get() => Ok(OUTPUT_CLOSED),
        result => result.map_err(|trap| format!("error: {trap}")),
    };
    Ok(Run { result, counts: interpreter.counts() })
}
