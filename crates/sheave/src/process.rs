//! Runs a command with a limit of time and of output.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::File;
use std::io::{ErrorKind, Seek as _, Write as _};
use std::os::unix::fs::FileExt as _;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

/// Bytes of standard error that are kept.
const MAX_ERRORS: u64 = 1 << 20;
/// Bytes of output that a description quotes.
const MAX_QUOTED: usize = 60;
/// The words that begin complaints, after a position if there is one.
const KINDS: [&str; 2] = ["error: ", "unsupported: "];
/// Bounds on the time between two looks at a command, which else is an eighth of its time so far.
const SHORTEST_PAUSE: Duration = Duration::from_micros(200);
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
    /// Its standard error, as far as it is kept; comparisons of outcomes ignore it.
    pub errors: String,
}

impl Ended {
    /// Whether both ended in the same way with the same output.
    pub fn agrees(&self, other: &Ended) -> bool {
        self.end == other.end && self.output == other.output
    }

    /// The complaint of Sheave itself before the program ran, without names and numbers, so that the same
    /// complaint about another program is equal.
    pub fn complaint(&self) -> Option<String> {
        let is_status =
            |statuses: &[i32]| matches!(self.end, End::Exit(status) if statuses.contains(&status));
        let mut lines = self.errors.lines();
        let line = if self.errors.contains("panicked at ") {
            // Rust prints the message under the place.
            let place = lines.position(|line| line.contains("panicked at ")).filter(|_| is_status(&[101]));
            place.and_then(|_| lines.next())
        } else if is_status(&[125, 126, 127]) {
            lines.find(|line| KINDS.iter().any(|kind| line.contains(kind)))
        } else {
            None
        };
        line.map(shape)
    }
}

/// `line` without the parts that depend on the program: numbers, and names after `%` or in quotes.
fn shape(line: &str) -> String {
    let mut shape = String::new();
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        let part = |c: &char| c.is_alphanumeric() || "_.$".contains(*c);
        match c {
            '%' => while chars.next_if(part).is_some() {},
            '`' => while chars.next().is_some_and(|c| c != '`') {},
            c if c.is_ascii_digit() => while chars.next_if(char::is_ascii_digit).is_some() {},
            _ => {
                shape.push(c);
                continue;
            }
        }
        shape.push('#');
    }
    // A message may begin with a position, and the file has another name each time.
    match KINDS.iter().find_map(|kind| shape.split_once(kind)) {
        Some((_, message)) => message.split(" at ").next().unwrap_or(message).to_owned(),
        None => shape,
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(complaint) = self.errors.lines().find(|_| self.complaint().is_some()) {
            return f.write_str(complaint);
        }
        match self.end {
            End::Exit(status) => write!(f, "exit status {status}")?,
            End::Signal(signal) => write!(f, "signal {signal}")?,
            End::Late => f.write_str("no end in time")?,
        }
        match self.output.len() {
            0 => f.write_str(", no output"),
            n if n <= MAX_QUOTED => write!(f, ", output {:?}", String::from_utf8_lossy(&self.output)),
            n => {
                let shown = String::from_utf8_lossy(&self.output[..MAX_QUOTED]);
                write!(f, ", {n} bytes of output that begin {shown:?}")
            }
        }
    }
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

/// Runs `command`, whose standard input the caller has set, for at most `limit`. A command that writes more
/// than `max_output` bytes is ended too, as one that writes too large a file. With `group`, all processes
/// that it has started end with it, and with this process, whatever ends that.
///
/// # Errors
/// If it cannot be started, or its output cannot be kept in a temporary file.
pub fn run(command: &mut Command, limit: Duration, max_output: u64, group: bool) -> std::io::Result<Ended> {
    if group {
        lead_group(command);
    }
    let (output, errors) = (tempfile::tempfile()?, tempfile::tempfile()?);
    command.stdout(output.try_clone()?).stderr(errors.try_clone()?);
    let start = Instant::now();
    let mut child = command.spawn()?;
    let end = loop {
        if let Some(status) = child.try_wait()? {
            let signal = || End::Signal(status.signal().unwrap_or_default());
            break status.code().map_or_else(signal, End::Exit);
        }
        if start.elapsed() >= limit {
            break End::Late;
        }
        if output.metadata()?.len() > max_output {
            break End::Signal(libc::SIGXFSZ);
        }
        std::thread::sleep((start.elapsed() / 8).clamp(SHORTEST_PAUSE, LONGEST_PAUSE));
    };
    if group {
        signal_group(&child, libc::SIGKILL);
    }
    // It may have ended by itself meanwhile.
    let _ = child.kill();
    let _ = child.wait();
    let errors = String::from_utf8_lossy(&start_of(&errors, MAX_ERRORS)?).into_owned();
    Ok(Ended { end, output: start_of(&output, max_output)?, errors })
}

/// The first `max` bytes of `file`.
fn start_of(file: &File, max: u64) -> std::io::Result<Vec<u8>> {
    let mut bytes = vec![0; file.metadata()?.len().min(max) as usize];
    file.read_exact_at(&mut bytes, 0)?;
    Ok(bytes)
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

#[cfg(test)]
mod tests {
    use std::process::Stdio;

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
    fn complaints_about_two_programs_are_equal() {
        let of = |end, errors: &str| Ended { end, output: vec![], errors: errors.to_owned() }.complaint();
        let first = of(End::Exit(126), "error: function %f: v12 is `a`\nmore\n");
        assert_eq!(first.as_deref(), Some("function #: v# is #"));
        assert_eq!(first, of(End::Exit(126), "error: function %main.1: v3 is `long name`\n"));
        assert_ne!(first, of(End::Exit(126), "error: function %f: v12 is not `a`\n"));
        // The status of a program is its own.
        assert_eq!(of(End::Exit(1), "error: x\n"), None);
        let panic = "thread 'main' panicked at src/a.rs:1:2:\nindex 7 is out of bounds\n";
        assert_eq!(of(End::Exit(101), panic).as_deref(), Some("index # is out of bounds"));
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
