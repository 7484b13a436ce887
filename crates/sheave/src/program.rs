//! A compiled program in memory: its functions by name and type, its `main`, its registration with debuggers
//! and profilers.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::sync::Arc;

use sheave_ir::Signature;
use sheave_x64::jit::Image;

use crate::function_type::{CompiledFunction, FunctionType, fits};
use crate::{Error, ProgramStats, process_start};

/// Machine code that can be called. Its pages live as long as it or a function from it.
#[derive(Clone, Debug)]
pub struct Program {
    image: Arc<Image>,
    name: String,
    signatures: BTreeMap<Box<str>, Signature>,
    stats: ProgramStats,
}

impl Program {
    pub(crate) fn new(
        image: Arc<Image>,
        name: &str,
        signatures: BTreeMap<Box<str>, Signature>,
        stats: ProgramStats,
    ) -> Program {
        Program { image, name: name.to_owned(), signatures, stats }
    }

    pub(crate) fn image(&self) -> &Arc<Image> {
        &self.image
    }

    /// The counts of its compilation.
    pub fn stats(&self) -> &ProgramStats {
        &self.stats
    }

    /// Registers the names of the functions with a debugger (GDB's interface for JIT compilers) until the
    /// program is dropped.
    pub fn register_with_debugger(&self) {
        self.image.register_with_debugger();
    }

    /// Tells `perf` of the functions: appends their names to `/tmp/perf-PID.map`, and writes their code and
    /// lines to `/tmp/jit-PID.dump`.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write_for_perf(&self) -> std::io::Result<()> {
        sheave_x64::jit::perf_map::append(&self.image)?;
        sheave_x64::jit::jitdump::write(&self.image)
    }

    /// The address of a function or object by name. It is valid as long as the program lives.
    pub fn address(&self, name: &str) -> Option<*const u8> {
        self.image.address(name)
    }

    /// The function called `name`, as the type `F`, such as `extern "C" fn(i64) -> i64`.
    ///
    /// # Errors
    /// When there is none, or its signature is not that of `F`. Integers of equal size are equal, pointers
    /// too; if the function expects an integer under 32 bits to be extended, its sign counts.
    ///
    /// # Safety
    /// Calling the function must be sound: it may do anything that machine code can do.
    pub unsafe fn function<F: FunctionType>(&self, name: &str) -> Result<CompiledFunction<F>, Error> {
        let (Some(address), Some(sig)) = (self.address(name), self.signatures.get(name)) else {
            return Err(Error::NoFunction(name.to_owned()));
        };
        let wanted = F::signature();
        if !fits(sig, &wanted) {
            let (found, wanted) = (sig.to_string(), wanted.to_string());
            return Err(Error::WrongType { name: name.to_owned(), found, wanted });
        }
        Ok(CompiledFunction::new(address, self.image.clone()))
    }

    /// Runs constructors, `main` with these arguments (the first is the program's name), then destructors;
    /// returns the result of `main`. A program that calls `exit`, or that an exception leaves, ends the
    /// process.
    ///
    /// # Errors
    /// When there is no `main`.
    ///
    /// # Safety
    /// The program's code must be sound to run.
    pub unsafe fn main(&self, args: Vec<OsString>) -> Result<i32, Error> {
        let main = self.main_function()?;
        // SAFETY: the caller vouches for the program.
        Ok(unsafe { process_start::run(&self.image, main, args) })
    }

    /// Runs the program as a process runs: as [`Program::main`], with the default action of `SIGPIPE`,
    /// messages for traps in all its threads, destructors after the functions that `atexit` registered, and
    /// an end by `exit`, which flushes the buffers of C.
    ///
    /// # Errors
    /// When there is no `main`; no code has run then. Otherwise it does not return.
    ///
    /// # Safety
    /// The program's code must be sound to run.
    pub unsafe fn run_to_exit(&self, args: Vec<OsString>) -> Result<std::convert::Infallible, Error> {
        let main = self.main_function()?;
        // SAFETY: the caller vouches for the program.
        unsafe { process_start::run_to_exit(&self.image, main, args) }
    }

    fn main_function(&self) -> Result<*const u8, Error> {
        match (self.address("main"), self.signatures.get("main")) {
            (Some(address), Some(_)) => Ok(address),
            _ => Err(Error::NoMain(self.name.clone())),
        }
    }
}
