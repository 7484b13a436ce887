//! Runs a strategy's command: functions to its standard input, answers from its standard output.
//!
//! Both pipes and standard error are served at the same time, so that a command may write before it has read
//! everything. A command that is silent for too long, or writes without end, is ended with all the processes
//! that it started.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// Bytes of answers, and of one of them.
const MAX_ANSWERS: u64 = 1 << 30;
/// Bytes of standard error that are kept: the last ones.
const MAX_ERRORS: usize = 1 << 14;
/// How long the rest of standard error is waited for after the command has ended.
const GRACE: Duration = Duration::from_millis(500);

/// What the threads that read report.
enum Report {
    Line(String),
    /// Standard output has ended.
    End,
    Failed(String),
}

/// The answers of the command `line` to `functions`, one per line.
pub(super) fn run(line: &str, functions: &[String], limit: Duration) -> Result<String, String> {
    let mut child = Command::new("/bin/sh")
        .arg("-c")
        .arg(line)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()
        .map_err(|error| format!("the command `{line}` cannot be started: {error}"))?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (Some(mut stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) else {
        unreachable!("pipes were asked for")
    };
    let input = functions.join("\n") + "\n";
    // A command that does not read everything is not at fault for that: its answers will tell.
    std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let (answers, received) = channel();
    std::thread::spawn(move || read_lines(stdout, &answers));
    let (errors, last_words) = channel();
    std::thread::spawn(move || errors.send(read_end(stderr)));
    let result = collect(&received, limit).and_then(|text| {
        // The group ends with its answers: what still runs has closed its output.
        let end = Instant::now() + limit;
        loop {
            match child.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(text),
                Ok(Some(status)) => return Err(format!("it ended with {status}")),
                Ok(None) if Instant::now() < end => std::thread::sleep(Duration::from_millis(2)),
                Ok(None) => return Err(silent(limit)),
                Err(error) => return Err(format!("it cannot be waited for: {error}")),
            }
        }
    });
    end(&mut child);
    result.map_err(|message| {
        let errors = last_words.recv_timeout(GRACE).unwrap_or_default();
        let errors = errors.trim_end();
        let said = if errors.is_empty() { "; it wrote nothing to standard error" } else { ":\n" };
        format!("the command `{line}` failed: {message}{said}{errors}")
    })
}

fn silent(limit: Duration) -> String {
    format!("it was silent for {} seconds (--strategy-limit)", limit.as_secs_f64())
}

/// The answers, until standard output ends.
fn collect(received: &Receiver<Report>, limit: Duration) -> Result<String, String> {
    let mut text = String::new();
    loop {
        match received.recv_timeout(limit) {
            Ok(Report::Line(line)) => text.push_str(&line),
            Ok(Report::End) => return Ok(text),
            Ok(Report::Failed(message)) => return Err(message),
            Err(RecvTimeoutError::Timeout) => return Err(silent(limit)),
            Err(RecvTimeoutError::Disconnected) => return Err("its output cannot be read".to_owned()),
        }
    }
}

fn read_lines(stdout: impl Read, answers: &Sender<Report>) {
    let mut input = BufReader::new(stdout.take(MAX_ANSWERS));
    let report = loop {
        let mut line = String::new();
        match input.read_line(&mut line) {
            Ok(0) if input.get_ref().limit() == 0 => {
                break Report::Failed(format!("it wrote more than {MAX_ANSWERS} bytes"));
            }
            Ok(0) => break Report::End,
            Ok(_) => {
                if answers.send(Report::Line(line)).is_err() {
                    return;
                }
            }
            Err(error) => break Report::Failed(format!("its output is no text: {error}")),
        }
    };
    let _ = answers.send(report);
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

    const LIMIT: Duration = Duration::from_secs(60);

    #[test]
    fn large_inputs_and_outputs_do_not_block_each_other() {
        let functions: Vec<String> = (0..20_000).map(|n| format!("{n} {}", "x".repeat(50))).collect();
        let text = run("cat; echo much >&2", &functions, LIMIT).expect("it works");
        assert_eq!(text.lines().count(), functions.len());
        assert_eq!(text.lines().last(), functions.last().map(String::as_str));
    }

    #[test]
    fn a_command_that_dies_is_told_with_its_last_words() {
        let error = run("echo ouch >&2; exit 3", &["{}".to_owned()], LIMIT).expect_err("it fails");
        assert!(error.contains("exit status: 3") && error.ends_with("ouch"), "{error}");
        let error = run("kill -9 $$", &["{}".to_owned()], LIMIT).expect_err("it fails");
        assert!(error.contains("signal: 9"), "{error}");
    }

    #[test]
    fn a_silent_command_is_ended_with_its_children() {
        let error = run("echo hm >&2; sleep 1000 | sleep 1000", &[String::new()], Duration::from_millis(200))
            .expect_err("it is silent");
        assert!(error.contains("silent for 0.2 seconds") && error.ends_with("hm"), "{error}");
        // It has closed its output and does not end.
        let error = run("exec >&-; sleep 1000", &[String::new()], Duration::from_millis(200))
            .expect_err("it does not end");
        assert!(error.contains("silent for 0.2 seconds"), "{error}");
    }

    #[test]
    fn bytes_that_are_no_text_are_an_error() {
        let error = run("printf '\\377\\n'", &[String::new()], LIMIT).expect_err("no text");
        assert!(error.contains("no text"), "{error}");
    }
}
