//! Runs a command: text to its standard input, text from its standard output.
//!
//! Both pipes and standard error are served at the same time, so that a command may write before it has read
//! everything. A command that takes too long, or writes without end, is ended with all the processes in its
//! group.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// Bytes of output.
const MAX_OUTPUT: u64 = 1 << 30;
/// Bytes of standard error that are kept: the last ones.
const MAX_ERRORS: usize = 1 << 14;
/// How long the rest of standard error is waited for after the command has ended.
const GRACE: Duration = Duration::from_millis(500);

/// How long a command may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// Between two lines of its output.
    Silent(Duration),
    /// In all.
    Total(Duration),
}

impl Limit {
    /// Until when the next line must be there.
    fn until(self, started: Instant) -> Instant {
        match self {
            Limit::Silent(limit) => Instant::now() + limit,
            Limit::Total(limit) => started + limit,
        }
    }

    fn exceeded(self) -> String {
        match self {
            Limit::Silent(limit) => format!("it was silent for {} seconds", limit.as_secs_f64()),
            Limit::Total(limit) => format!("it took more than {} seconds", limit.as_secs_f64()),
        }
    }
}

/// Why a command has no result.
#[derive(Debug)]
pub(crate) struct Failed {
    /// What happened.
    pub(crate) message: String,
    /// The last of what it wrote to standard error, without white space at its end.
    pub(crate) errors: String,
}

/// What the thread that reads standard output reports.
enum Report {
    Line(String),
    /// Standard output has ended.
    End,
    Failed(String),
}

/// The output of `command` for `input`.
pub(crate) fn run(command: &mut Command, input: String, limit: Limit) -> Result<String, Failed> {
    let started = Instant::now();
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.process_group(0).spawn().map_err(|error| Failed {
        message: format!("it cannot be started: {error}"),
        errors: String::new(),
    })?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (Some(mut stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) else {
        unreachable!("pipes were asked for")
    };
    // A command that does not read everything is not at fault for that: its output will tell.
    std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let (lines, received) = channel();
    std::thread::spawn(move || read_lines(stdout, &lines));
    let (errors, last_words) = channel();
    std::thread::spawn(move || errors.send(read_end(stderr)));
    let result = collect(&received, limit, started).and_then(|text| {
        let until = limit.until(started);
        loop {
            match child.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(text),
                Ok(Some(status)) => return Err(format!("it ended with {status}")),
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                Ok(None) => return Err(limit.exceeded()),
                Err(error) => return Err(format!("it cannot be waited for: {error}")),
            }
        }
    });
    end(&mut child);
    result.map_err(|message| {
        let errors = last_words.recv_timeout(GRACE).unwrap_or_default();
        Failed { message, errors: errors.trim_end().to_owned() }
    })
}

/// The output, until it ends.
fn collect(received: &Receiver<Report>, limit: Limit, started: Instant) -> Result<String, String> {
    let mut text = String::new();
    loop {
        match received.recv_timeout(limit.until(started).saturating_duration_since(Instant::now())) {
            Ok(Report::Line(line)) => text.push_str(&line),
            Ok(Report::End) => return Ok(text),
            Ok(Report::Failed(message)) => return Err(message),
            Err(RecvTimeoutError::Timeout) => return Err(limit.exceeded()),
            Err(RecvTimeoutError::Disconnected) => return Err("its output cannot be read".to_owned()),
        }
    }
}

fn read_lines(stdout: impl Read, lines: &Sender<Report>) {
    let mut input = BufReader::new(stdout.take(MAX_OUTPUT));
    let report = loop {
        let mut line = String::new();
        match input.read_line(&mut line) {
            Ok(0) if input.get_ref().limit() == 0 => {
                break Report::Failed(format!("it wrote more than {MAX_OUTPUT} bytes"));
            }
            Ok(0) => break Report::End,
            Ok(_) => {
                if lines.send(Report::Line(line)).is_err() {
                    return;
                }
            }
            Err(error) => break Report::Failed(format!("its output is no text: {error}")),
        }
    };
    let _ = lines.send(report);
}

/// The last bytes, as text.
fn read_end(mut stderr: impl Read) -> String {
    let mut kept = Vec::new();
    let mut buffer = [0; 4096];
    while let Ok(n @ 1..) = stderr.read(&mut buffer) {
        kept.extend_from_slice(&buffer[..n]);
        if kept.len() > 2 * MAX_ERRORS {
            kept.drain(..kept.len() - MAX_ERRORS);
        }
    }
    String::from_utf8_lossy(&kept).into_owned()
}

/// Ends what is left of the command and of the processes in its group.
fn end(child: &mut Child) {
    // SAFETY: the group was made for the child. Where nothing is left of it, its number is not in use, or a
    // new process has it that is no leader of a group of this number.
    unsafe { libc::kill(-(child.id() as libc::pid_t), libc::SIGKILL) };
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Limit = Limit::Silent(Duration::from_secs(60));

    fn shell(line: &str, input: &str, limit: Limit) -> Result<String, Failed> {
        run(Command::new("/bin/sh").args(["-c", line]), input.to_owned(), limit)
    }

    #[test]
    fn large_inputs_and_outputs_do_not_block_each_other() {
        let input: String = (0..20_000).map(|n| format!("{n} {}\n", "x".repeat(50))).collect();
        assert_eq!(shell("cat; echo much >&2", &input, LIMIT).expect("it works"), input);
    }

    #[test]
    fn a_command_that_dies_is_told_with_its_last_words() {
        let failed = shell("echo ouch >&2; exit 3", "", LIMIT).expect_err("it fails");
        assert!(failed.message.contains("exit status: 3") && failed.errors == "ouch", "{failed:?}");
        let failed = shell("kill -9 $$", "", LIMIT).expect_err("it fails");
        assert!(failed.message.contains("signal: 9"), "{failed:?}");
    }

    #[test]
    fn a_command_that_takes_too_long_is_ended_with_its_children() {
        let limit = Limit::Silent(Duration::from_millis(200));
        let failed = shell("echo hm >&2; sleep 1000 | sleep 1000", "", limit).expect_err("it is silent");
        assert_eq!((&*failed.message, &*failed.errors), ("it was silent for 0.2 seconds", "hm"));
        // It has closed its output and does not end.
        let failed = shell("exec >&-; sleep 1000", "", limit).expect_err("it does not end");
        assert_eq!(failed.message, "it was silent for 0.2 seconds");
        let talks = "while :; do echo more; sleep 0.01; done";
        let failed = shell(talks, "", Limit::Total(Duration::from_millis(200))).expect_err("it is slow");
        assert_eq!(failed.message, "it took more than 0.2 seconds");
    }

    #[test]
    fn bytes_that_are_no_text_are_an_error() {
        let failed = shell("printf '\\377\\n'", "", LIMIT).expect_err("no text");
        assert!(failed.message.contains("no text"), "{failed:?}");
    }
}
