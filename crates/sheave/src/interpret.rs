//! Runs a whole program in the interpreter, with the process's own input and output.

use std::ffi::OsString;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

use sheave_ir::Module;
use sheave_ir::interp::{Counts, Interpreter, Options};

/// How a run ended, and what it executed.
#[derive(Debug)]
pub struct Run {
    /// The exit code, or why the program stopped.
    pub result: Result<i32, String>,
    /// What was executed.
    pub counts: Counts,
}

/// Runs `main` of `module` with the arguments `name` and `args`, for at most `max_insts` instructions.
pub fn interpret(module: &Module, name: &Path, args: &[OsString], max_insts: Option<u64>) -> Run {
    let options = Options { fuel: max_insts, ..Options::default() };
    let mut interpreter = match Interpreter::new(module, options) {
        Ok(interpreter) => interpreter,
        Err(trap) => return Run { result: Err(format!("error: {trap}")), counts: Counts::default() },
    };
    interpreter.set_stdin(std::io::stdin().lock());
    interpreter.set_stdout(std::io::stdout().lock());
    interpreter.set_stderr(std::io::stderr().lock());
    let all: Vec<&[u8]> =
        std::iter::once(name.as_os_str().as_bytes()).chain(args.iter().map(|arg| arg.as_bytes())).collect();
    let result = interpreter.run_main(&all).map_err(|trap| format!("error: {trap}"));
    Run { result, counts: interpreter.counts() }
}
