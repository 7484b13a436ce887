//! Runs a command with a limit of time and of output.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{ErrorKind, Read as _, Seek as _, Write as _};
use std::os::fd::{AsRawFd as _, OwnedFd};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Bytes of standard error that are kept.
const MAX_ERRORS: u64 = 1 << 20;
/// How long the rest of the output is waited for after the command has ended.
const GRACE: Duration = Duration::from_secs(5);
/// How long a command that says nothing is waited for before it is looked at again.
const LONGEST_PAUSE: Duration = Duration::from_millis(20);

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// With an exit status.
    Exit(i32),
    /// By a signal.
    Signal(i32),
    /// It was ended because it took too long.
    Late,
}

impl End {
    /// The sentence about an end that is no success; `limit` was that of time.
    pub fn failure(self, limit: Duration) -> Option<String> {
        match self {
            End::Exit(0) => None,
            End::Exit(status) => Some(format!("it ended with exit status {status}")),
            End::Signal(signal) => Some(format!("it was ended by signal {signal}")),
            End::Late => Some(format!("it took more than {} seconds", limit.as_secs_f64())),
        }
    }
}

/// The outcome of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Its end.
    pub end: End,
    /// Its standard output, as far as it is kept.
    pub output: Vec<u8>,
    /// Its standard error, as far as it is kept.
    pub errors: String,
}

/// A file with `bytes`, for the standard input of a command.
///
/// # Errors
/// If it cannot be written.
pub fn input(bytes: &[u8]) -> std::io::Result<File> {
    let mut file = tempfile::tempfile()?;
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}

/// The word `option` with its value in the same word.
pub fn joined(option: &str, value: impl AsRef<OsStr>) -> OsString {
    [OsStr::new(option), value.as_ref()].into_iter().collect()
}

/// Waits for the end of a child.
///
/// # Errors
/// If there is no such child.
pub fn wait(pid: libc::pid_t) -> std::io::Result<ExitStatus> {
    let mut status = 0;
    loop {
        // SAFETY: the status is written by the call.
        if unsafe { libc::waitpid(pid, &raw mut status, 0) } == pid {
            return Ok(ExitStatus::from_raw(status));
        }
        let error = std::io::Error::last_os_error();
        if error.kind() != ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// Runs `command`, whose standard input the caller has set, for at most `limit`, and keeps `max_output` bytes
/// of its output. With `group`, all processes that it has started end with it, and with this process,
/// whatever ends that.
///
/// # Errors
/// If it cannot be started.
pub fn run(command: &mut Command, limit: Duration, max_output: u64, group: bool) -> std::io::Result<Ended> {
    if group {
        lead_group(command);
    }
    let start = Instant::now();
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let mut output = Pipe::new(child.stdout.take().map(OwnedFd::from), max_output);
    let mut errors = Pipe::new(child.stderr.take().map(OwnedFd::from), MAX_ERRORS);
    let mut pause = Duration::from_micros(200);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break Some(status);
        }
        if start.elapsed() >= limit {
            break None;
        }
        if !read(&mut output, &mut errors, pause) {
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    };
    end(&mut child, group);
    let start = Instant::now();
    while (output.file.is_some() || errors.file.is_some()) && start.elapsed() < GRACE {
        read(&mut output, &mut errors, LONGEST_PAUSE);
    }
    let end = match status {
        None => End::Late,
        Some(status) => match (status.code(), status.signal()) {
            (Some(code), _) => End::Exit(code),
            (None, signal) => End::Signal(signal.unwrap_or_default()),
        },
    };
    Ok(Ended { end, output: output.bytes, errors: String::from_utf8_lossy(&errors.bytes).into_owned() })
}

/// A pipe, and the bytes that came out of it.
struct Pipe {
    /// `None` at the end of the output, and if there was too much.
    file: Option<File>,
    bytes: Vec<u8>,
    max: usize,
}

impl Pipe {
    fn new(pipe: Option<OwnedFd>, max: u64) -> Pipe {
        let max = usize::try_from(max).unwrap_or(usize::MAX);
        Pipe { file: pipe.map(File::from), bytes: Vec::new(), max }
    }

    /// Reads what is there, and waits if there is nothing.
    fn read(&mut self) {
        let Some(file) = &mut self.file else { return };
        let mut piece = [0; 16 << 10];
        match file.read(&mut piece) {
            Err(error) if error.kind() == ErrorKind::Interrupted => return,
            Ok(n) if n > 0 => self.bytes.extend_from_slice(&piece[..n]),
            // After a fault the bytes that were read remain.
            Ok(_) | Err(_) => self.file = None,
        }
        if self.bytes.len() >= self.max {
            self.bytes.truncate(self.max);
            self.file = None;
        }
    }
}

/// Reads from both pipes, so that a full one stops no command; waits for at most `pause`. False if there was
/// nothing. It makes no thread: `run` compiles in the process of the program.
fn read(output: &mut Pipe, errors: &mut Pipe, pause: Duration) -> bool {
    let mut pipes = [output, errors];
    let mut waits = [0, 1].map(|i| {
        let fd = pipes[i].file.as_ref().map_or(-1, File::as_raw_fd);
        libc::pollfd { fd, events: libc::POLLIN, revents: 0 }
    });
    let pause = libc::timespec { tv_sec: 0, tv_nsec: pause.subsec_nanos().into() };
    // SAFETY: the length passed is that of the array, and the time is read.
    let found = unsafe { libc::ppoll(waits.as_mut_ptr(), 2, &pause, std::ptr::null()) };
    for (pipe, wait) in pipes.iter_mut().zip(&waits) {
        if found > 0 && wait.revents != 0 {
            pipe.read();
        }
    }
    found > 0
}

/// The process of `command` gets a group of its own, which is killed when this process ends, whatever ends
/// it. A second process in the group waits for that: the kernel would signal the command alone. It is no
/// child of the command, which may wait for all of its children.
pub fn lead_group(command: &mut Command) -> &mut Command {
    command.process_group(0);
    // SAFETY: all calls are system calls, which are safe between fork and exec.
    unsafe {
        command.pre_exec(|| {
            let owner = libc::getppid();
            let between = libc::syscall(libc::SYS_fork) as libc::pid_t;
            if between == 0 {
                if libc::syscall(libc::SYS_fork) == 0 {
                    guard(owner);
                }
                libc::_exit(0);
            }
            libc::waitpid(between, std::ptr::null_mut(), 0);
            Ok(())
        })
    }
}

/// Kills its group when the process `owner` has ended. A system without such descriptors has no guard.
fn guard(owner: libc::pid_t) -> ! {
    // SAFETY: system calls only; the process uses no file.
    unsafe {
        // Pipes that are left open would seem to have a writer.
        libc::syscall(libc::SYS_close_range, 0, libc::c_uint::MAX, 0);
        let fd = libc::syscall(libc::SYS_pidfd_open, owner, 0) as libc::c_int;
        if fd >= 0 {
            let mut wait = libc::pollfd { fd, events: libc::POLLIN, revents: 0 };
            while libc::poll(&mut wait, 1, -1) < 0 {}
        }
        if fd >= 0 || libc::kill(owner, 0) != 0 {
            libc::kill(0, libc::SIGKILL);
        }
        libc::_exit(0)
    }
}

/// Sends a signal to the processes in the group of `child`, see [`lead_group`].
pub fn signal_group(child: &Child, signal: libc::c_int) {
    // SAFETY: the group was made for the child. Once it is empty, its number is unused, or that of a new
    // process that does not lead a group of this number.
    unsafe { libc::kill(-(child.id() as libc::pid_t), signal) };
}

/// Ends the command, and the processes in its group.
fn end(child: &mut Child, group: bool) {
    if group {
        signal_group(child, libc::SIGKILL);
    }
    // It may have ended by itself meanwhile.
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(line: &str, limit: Duration) -> Ended {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", line]).stdin(Stdio::null());
        run(&mut command, limit, 1 << 20, true).expect("a shell")
    }

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn ends_are_told_apart() {
        let failed = shell("echo a; echo ouch >&2; exit 3", MINUTE);
        assert_eq!((failed.end, &*failed.output, &*failed.errors), (End::Exit(3), &b"a\n"[..], "ouch\n"));
        assert_eq!(shell("kill -9 $$", MINUTE).end, End::Signal(9));
        assert_eq!(shell("exec yes", MINUTE).output.len(), 1 << 20);
    }

    #[test]
    fn a_command_that_takes_too_long_is_ended_with_its_children() {
        let limit = Duration::from_millis(200);
        let late = shell("echo hm >&2; sleep 1000 | sleep 1000", limit);
        assert_eq!((late.end, &*late.errors), (End::Late, "hm\n"));
        // It has closed its output and does not end.
        assert_eq!(shell("exec >&-; sleep 1000", limit).end, End::Late);
    }
}
