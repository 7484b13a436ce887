//! A program that runs as an executable: its signals, its end.

use std::ffi::{OsStr, OsString};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicI32, Ordering};

use super::color::report;
use super::failure::{ExitCode, Failure, cannot};

/// Signals that end or inform a process, which are for the program.
const PASSED_ON: [libc::c_int; 7] =
    [libc::SIGHUP, libc::SIGINT, libc::SIGQUIT, libc::SIGTERM, libc::SIGALRM, libc::SIGUSR1, libc::SIGUSR2];

/// Signals after which there is a message.
const CRASHES: [libc::c_int; 6] =
    [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL, libc::SIGTRAP, libc::SIGABRT];

/// The process of the program.
static CHILD: AtomicI32 = AtomicI32::new(0);

extern "C" fn pass_on(signal: libc::c_int, info: *const libc::siginfo_t, _: *const libc::c_void) {
    // The terminal has sent its signals to the program, too.
    // SAFETY: the kernel passes a description of the signal.
    let is_from_terminal = unsafe { (*info).si_code } > 0;
    let child = CHILD.load(Ordering::Relaxed);
    if child > 0 && !is_from_terminal {
        // SAFETY: the number is that of the child, which was not waited for.
        unsafe { libc::kill(child, signal) };
    }
}

/// The process of the command is killed when this one ends, whatever ends it.
pub(crate) fn ends_with_us(command: &mut Command) -> &mut Command {
    // SAFETY: the call requests a signal from the kernel, and is safe between fork and exec.
    unsafe {
        command.pre_exec(|| {
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            Ok(())
        })
    }
}

/// Runs the executable `program` under the name `name` to its end.
pub(crate) fn run(program: &Path, name: &OsStr, args: &[OsString]) -> Result<ExitStatus, Failure> {
    let mut command = Command::new(program);
    let mut child = ends_with_us(command.arg0(name).args(args)).spawn().map_err(cannot("run the program"))?;
    CHILD.store(child.id() as libc::c_int, Ordering::Relaxed);
    for signal in PASSED_ON {
        // SAFETY: the structures are ours; the handler only sends a signal.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &mut action);
            // The program inherits ignored signals.
            if action.sa_sigaction == libc::SIG_DFL {
                action.sa_sigaction = pass_on as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_RESTART;
                libc::sigaction(signal, &action, std::ptr::null_mut());
            }
        }
    }
    let status = child.wait().map_err(cannot("run the program"));
    CHILD.store(0, Ordering::Relaxed);
    status
}

/// Ends as the program ended: with its exit status, or by its signal. `notes` are for a crash.
pub(crate) fn end(status: ExitStatus, notes: &[String]) -> ExitCode {
    let Some(signal) = status.signal() else {
        return status.code().unwrap_or_default() as ExitCode;
    };
    if CRASHES.contains(&signal) {
        report(&format!("error: the program was ended by signal {signal}"));
        notes.iter().for_each(|note| report(&format!("note: {note}")));
    }
    // SAFETY: the process ends, without a core file of its own.
    unsafe {
        libc::setrlimit(libc::RLIMIT_CORE, &libc::rlimit { rlim_cur: 0, rlim_max: 0 });
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
    // Signals that do not end a process do not get here.
    128 + signal as ExitCode
}
