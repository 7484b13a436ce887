//! What a command did: runs it with a limit of time and of output.

use std::ffi::OsString;
use std::fmt;
use std::io::Read as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Bytes of output that are compared; a command that writes more is ended.
const MAX_OUTPUT: u64 = 1 << 24;

/// Bytes of output that a description quotes.
const MAX_QUOTED: usize = 60;

/// What complaints begin with, after a position if that comes first.
const KINDS: [&str; 2] = ["error: ", "unsupported: "];

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Exit(i32),
    Signal(i32),
    /// It was ended because it took too long.
    Late,
}

/// What a command did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub(super) end: End,
    pub(super) output: Vec<u8>,
    /// What it wrote to standard error. It does not count where outcomes are compared.
    pub(super) errors: String,
}

impl Outcome {
    /// True where both ended in the same way and wrote the same.
    pub(super) fn agrees(&self, other: &Outcome) -> bool {
        self.end == other.end && self.output == other.output
    }

    /// What Sheave itself complained about before the program ran, without names and numbers, so that the
    /// same complaint about another program is equal.
    pub(super) fn complaint(&self) -> Option<String> {
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

/// `line` without what depends on the program: numbers, and names after `%` or in quotes.
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
    // A position comes first, where there is one, and the file has another name each time.
    match KINDS.iter().find_map(|kind| shape.split_once(kind)) {
        Some((_, message)) => message.split(" at ").next().unwrap_or(message).to_owned(),
        None => shape,
    }
}

impl fmt::Display for Outcome {
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

/// Runs `program` with `words`, and with the contents of the file `input` as its standard input.
pub(super) fn run(
    program: &Path,
    words: &[OsString],
    input: Option<&Path>,
    limit: Duration,
) -> std::io::Result<Outcome> {
    let stdin = match input {
        Some(file) => Stdio::from(std::fs::File::open(file)?),
        None => Stdio::null(),
    };
    let mut child = Command::new(program)
        .args(words)
        .env_remove("SHEAVE_DEBUG")
        .stdin(stdin)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    // Threads read both, so that a full pipe stops no program; what is too much closes the pipe.
    let output = child.stdout.take().map(reader);
    let errors = child.stderr.take().map(reader);
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break Some(status);
        }
        if start.elapsed() >= limit {
            // It may have ended by itself meanwhile.
            let _ = child.kill();
            child.wait()?;
            break None;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    let all = |thread: Option<std::thread::JoinHandle<Vec<u8>>>| {
        thread.and_then(|thread| thread.join().ok()).unwrap_or_default()
    };
    let end = match status {
        None => End::Late,
        Some(status) => match (status.code(), status.signal()) {
            (Some(code), _) => End::Exit(code),
            (None, signal) => End::Signal(signal.unwrap_or_default()),
        },
    };
    Ok(Outcome { end, output: all(output), errors: String::from_utf8_lossy(&all(errors)).into_owned() })
}

fn reader(pipe: impl std::io::Read + Send + 'static) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        // What was read until a fault is what there is.
        let _ = pipe.take(MAX_OUTPUT).read_to_end(&mut bytes);
        bytes
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_about_two_programs_are_equal() {
        let of = |end, errors: &str| Outcome { end, output: vec![], errors: errors.to_owned() }.complaint();
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
    fn commands_that_do_not_end_are_ended() {
        let shell = |script: &str, limit| {
            run(Path::new("/bin/sh"), &["-c".into(), script.into()], None, limit).expect("a shell")
        };
        let minute = Duration::from_secs(60);
        assert_eq!(shell("echo a; exit 3", minute).to_string(), "exit status 3, output \"a\\n\"");
        assert_eq!(shell("kill -SEGV $$", minute).end, End::Signal(11));
        assert_eq!(shell("exec sleep 600", Duration::from_millis(1)).end, End::Late);
        let endless = shell("exec yes", minute);
        assert_eq!(endless.output.len() as u64, MAX_OUTPUT);
    }
}
