//! Runs a counted program in a child process, which shares the memory of the counters with this one.
//!
//! The child is a fork: the program is compiled and linked already, and its code has the addresses of its
//! counters. The counts survive its end, whether it returns, exits, aborts or crashes. Its output is
//! discarded.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::fd::AsRawFd as _;
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::PathBuf;
use std::process::ExitStatus;
use std::sync::{Mutex, PoisonError};

use sheave_ir::{Module, ensure};

use crate::{Error, Jit, Options, process};

/// How a program is run.
#[derive(Clone, Debug, Default)]
pub struct Invocation {
    /// Its arguments.
    pub args: Vec<Vec<u8>>,
    /// Its standard input.
    pub stdin: Vec<u8>,
    /// Shared libraries that it needs.
    pub libraries: Vec<PathBuf>,
}

/// Processor seconds after which a run ends.
pub(super) const MAX_SECONDS: u64 = 120;

/// Seconds after which a run ends that does not use the processor.
pub(super) const MAX_WAIT: u64 = 10 * MAX_SECONDS;

/// The stack of the program's main thread. Linux gives 8 MiB; deep recursion at `--opt 0` needs more.
const STACK: usize = 64 << 20;

/// Only one thread links or forks at a time: a fork must not copy a lock of the unwinder or of the loader
/// that another thread holds.
static LINKING: Mutex<()> = Mutex::new(());

/// Counters in memory that child processes share.
#[derive(Debug)]
pub(super) struct Counters {
    start: *mut libc::c_void,
    n: usize,
}

impl Counters {
    /// So many counters, all zero.
    pub(super) fn new(n: usize) -> io::Result<Counters> {
        let (access, shared) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED | libc::MAP_ANONYMOUS);
        // Low addresses make short instructions; others do as well.
        for flags in [shared | libc::MAP_32BIT, shared] {
            // SAFETY: new pages, at no particular address.
            let start = unsafe { libc::mmap(std::ptr::null_mut(), 8 * n.max(1), access, flags, -1, 0) };
            if start != libc::MAP_FAILED {
                return Ok(Counters { start, n });
            }
        }
        Err(io::Error::last_os_error())
    }

    /// The address of a counter.
    pub(super) fn address(&self, index: usize) -> u64 {
        (self.start as usize + 8 * index) as u64
    }

    /// The values of all counters. No child may be running.
    pub(super) fn values(&self) -> &[u64] {
        // SAFETY: the pages are as large, live as long as this, and have no writers any more.
        unsafe { std::slice::from_raw_parts(self.start.cast(), self.n) }
    }
}

impl Drop for Counters {
    fn drop(&mut self) {
        // SAFETY: the pages are those of `new`; children have mappings of their own.
        unsafe { libc::munmap(self.start, 8 * self.n.max(1)) };
    }
}

/// Runs `module`, whose code counts, to its end. Returns a note if a signal ended it.
///
/// # Errors
/// When it cannot be compiled, linked or started, and when it takes too long.
pub(super) fn run(module: &Module, options: &Options, with: &Invocation) -> Result<Option<String>, Error> {
    // The child has the stack of the thread that forks.
    let thread = std::thread::Builder::new().stack_size(STACK);
    let status = std::thread::scope(|scope| {
        let thread = thread
            .spawn_scoped(scope, || fork(module, options, with))
            .map_err(|error| fault(module, &error))?;
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })?;
    match status.signal() {
        None => Ok(None),
        Some(libc::SIGXCPU | libc::SIGKILL | libc::SIGALRM) => {
            let limits = format!("{MAX_SECONDS} seconds of the processor or {MAX_WAIT} in all");
            Err(fault(module, &format!("it has not ended after {limits}")))
        }
        Some(signal) => Ok(Some(format!("signal {signal} ended the program: it is counted up to there"))),
    }
}

fn fault(module: &Module, error: &dyn std::fmt::Display) -> Error {
    Error::Machine(format!("{}: cannot run it: {error}", module.name))
}

/// Compiles and links the program, runs it in a child process, and waits for its end.
fn fork(module: &Module, options: &Options, with: &Invocation) -> Result<ExitStatus, Error> {
    let name = OsString::from(&*module.name);
    let args = std::iter::once(name).chain(with.args.iter().map(|arg| OsString::from_vec(arg.clone())));
    let args: Vec<OsString> = args.collect();
    let nowhere = || OpenOptions::new().write(true).open("/dev/null");
    let files = process::input(&with.stdin).and_then(|input| Ok((input, nowhere()?)));
    let (input, nowhere) = files.map_err(|error| fault(module, &error))?;
    let mut jit = Jit::new(options.clone());
    for library in &with.libraries {
        // SAFETY: the user asked for the program, which needs its library.
        unsafe { jit.load_library(library) };
    }
    // A poisoned lock protects nothing that could be broken.
    let lock = || LINKING.lock().unwrap_or_else(PoisonError::into_inner);
    let linking = lock();
    let program = jit.compile(module)?;
    ensure(program.address("main").is_some(), || Error::NoMain(module.name.clone()))?;
    // SAFETY: the child calls functions that are safe after a fork, and then the program, as any process may.
    let pid = unsafe { libc::fork() };
    if pid == 0 {
        // SAFETY: this is the child; the user asked for the program.
        unsafe {
            prepare(&input, &nowhere);
            // It returns only where there is no `main`.
            let _ = program.run_to_exit(args);
            libc::_exit(127)
        }
    }
    let failed = (pid < 0).then(std::io::Error::last_os_error);
    drop(linking);
    let status = failed.map_or_else(|| process::wait(pid), Err);
    let _linking = lock();
    drop(program);
    status.map_err(|error| fault(module, &error))
}

/// Prepares the child: its files, and its end, should it take too long or survive its parent.
///
/// # Safety
/// Only right after a fork, in the child.
unsafe fn prepare(input: &File, output: &File) {
    let limit = libc::rlimit { rlim_cur: MAX_SECONDS, rlim_max: MAX_SECONDS + 1 };
    // SAFETY: all of these are system calls.
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        libc::dup2(input.as_raw_fd(), 0);
        libc::dup2(output.as_raw_fd(), 1);
        libc::dup2(output.as_raw_fd(), 2);
        // Other threads have pipes, whose readers wait for the last writer.
        libc::syscall(libc::SYS_close_range, 3, libc::c_uint::MAX, 0);
        libc::setrlimit(libc::RLIMIT_CPU, &limit);
        libc::alarm(MAX_WAIT as libc::c_uint);
    }
}
