//! Runs a command with a limit of time and of output.

use std::io::Read;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Bytes of standard error that are kept.
const MAX_ERRORS: u64 = 1 << 20;
/// How long the rest of the output is waited for after the command has ended.
const GRACE: Duration = Duration::from_secs(5);

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
    pub errors: Vec<u8>,
}

/// Runs `command`, whose standard input the caller has set, for at most `limit`, and keeps `max_output` bytes
/// of its output. With `group`, all processes that it has started end with it.
///
/// # Errors
/// If it cannot be started.
pub fn run(command: &mut Command, limit: Duration, max_output: u64, group: bool) -> std::io::Result<Ended> {
    if group {
        command.process_group(0);
    }
    let start = Instant::now();
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    // Threads read both, so that a full pipe stops no command; too much output closes the pipe.
    let output = child.stdout.take().map(|pipe| reader(pipe, max_output));
    let errors = child.stderr.take().map(|pipe| reader(pipe, MAX_ERRORS));
    let mut pause = Duration::from_micros(200);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break Some(status);
        }
        if start.elapsed() >= limit {
            break None;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    end(&mut child, group);
    let all = |bytes: Option<Receiver<Vec<u8>>>| {
        bytes.and_then(|bytes| bytes.recv_timeout(GRACE).ok()).unwrap_or_default()
    };
    let end = match status {
        None => End::Late,
        Some(status) => match (status.code(), status.signal()) {
            (Some(code), _) => End::Exit(code),
            (None, signal) => End::Signal(signal.unwrap_or_default()),
        },
    };
    Ok(Ended { end, output: all(output), errors: all(errors) })
}

fn reader(pipe: impl Read + Send + 'static, max: u64) -> Receiver<Vec<u8>> {
    let (to, from) = channel();
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        // After a fault the bytes that were read remain.
        let _ = pipe.take(max).read_to_end(&mut bytes);
        // The receiver may be gone.
        let _ = to.send(bytes);
    });
    from
}

/// Ends the command, and the processes in its group.
fn end(child: &mut Child, group: bool) {
    if group {
        // SAFETY: the group was made for the child. Once it is empty, its number is unused, or that of a new
        // process that does not lead a group of this number.
        unsafe { libc::kill(-(child.id() as libc::pid_t), libc::SIGKILL) };
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
        assert_eq!(
            (failed.end, &*failed.output, &*failed.errors),
            (End::Exit(3), &b"a\n"[..], &b"ouch\n"[..])
        );
        assert_eq!(shell("kill -9 $$", MINUTE).end, End::Signal(9));
        assert_eq!(shell("exec yes", MINUTE).output.len(), 1 << 20);
    }

    #[test]
    fn a_command_that_takes_too_long_is_ended_with_its_children() {
        let limit = Duration::from_millis(200);
        let late = shell("echo hm >&2; sleep 1000 | sleep 1000", limit);
        assert_eq!((late.end, &*late.errors), (End::Late, &b"hm\n"[..]));
        // It has closed its output and does not end.
        assert_eq!(shell("exec >&-; sleep 1000", limit).end, End::Late);
    }
}
