//! The outcome of a command that runs with a limit of time and of output.

use std::ffi::OsString;
use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use sheave::process::{self, End, Ended};

/// Bytes of output of a program that are kept; one that writes more is ended.
const MAX_OUTPUT: u64 = 1 << 24;

/// Bytes of output that a description quotes.
const MAX_QUOTED: usize = 60;

/// The words that begin complaints, after a position if there is one.
const KINDS: [&str; 2] = ["error: ", "unsupported: "];

/// The outcome of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    pub(crate) end: End,
    pub(crate) output: Vec<u8>,
    /// Its standard error, which comparisons of outcomes ignore.
    pub(crate) errors: String,
}

impl Outcome {
    /// Whether both ended in the same way with the same output.
    pub(crate) fn agrees(&self, other: &Outcome) -> bool {
        self.end == other.end && self.output == other.output
    }

    /// The complaint of Sheave itself before the program ran, without names and numbers, so that the same
    /// complaint about another program is equal.
    pub(crate) fn complaint(&self) -> Option<String> {
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
pub(crate) fn run(
    program: &Path,
    words: &[OsString],
    input: Option<&Path>,
    limit: Duration,
) -> std::io::Result<Outcome> {
    run_in(None, program, words, input, limit, MAX_OUTPUT)
}

/// The same in `folder`, with at most `max_output` bytes of output.
pub(crate) fn run_in(
    folder: Option<&Path>,
    program: &Path,
    words: &[OsString],
    input: Option<&Path>,
    limit: Duration,
    max_output: u64,
) -> std::io::Result<Outcome> {
    let stdin = match input {
        Some(file) => Stdio::from(std::fs::File::open(file)?),
        None => Stdio::null(),
    };
    let mut command = Command::new(program);
    command.current_dir(folder.unwrap_or(Path::new("."))).args(words);
    command.env_remove("SHEAVE_DEBUG").stdin(stdin);
    let Ended { end, output, errors } = process::run(&mut command, limit, max_output, false)?;
    Ok(Outcome { end, output, errors })
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
