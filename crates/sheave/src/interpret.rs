//! Runs a whole program in the interpreter, with the input and output of the process.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{self, ErrorKind};
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

use sheave_interp::{Counts, Interpreter, Leak, Note, Options, Position, Report, Trap};
use sheave_ir::{Module, ensure};

use crate::{Error, machine};

/// The exit code of a program whose output is closed, as a shell shows it for a native one that the signal
/// ends.
const OUTPUT_CLOSED: i32 = 128 + libc::SIGPIPE;

/// The result of a run and its counts.
#[derive(Debug)]
pub struct Run {
    /// The exit code, or why the program stopped.
    pub result: Result<i32, String>,
    /// Counts of executed instructions.
    pub counts: Counts,
}

/// Standard output that remembers whether it is still read.
struct Watched<'a> {
    output: std::io::StdoutLock<'static>,
    is_closed: &'a Cell<bool>,
}

impl Watched<'_> {
    fn watch<T>(&self, result: std::io::Result<T>) -> std::io::Result<T> {
        let broken = result.as_ref().is_err_and(|error| error.kind() == ErrorKind::BrokenPipe);
        self.is_closed.set(self.is_closed.get() || broken);
        result
    }
}

impl io::Write for Watched<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let result = self.output.write(bytes);
        self.watch(result)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        let result = self.output.flush();
        self.watch(result)
    }
}

/// Runs `main` of `module` with the arguments `name` and `args`; leaks are faults if `leaks` is
/// set.
///
/// # Errors
/// When there is no `main`, and when the module's data is more than the interpreter takes: no code has run.
pub fn interpret(
    module: &Module,
    name: &Path,
    args: &[OsString],
    options: Options,
    leaks: bool,
) -> Result<Run, Error> {
    let has_main = module.symbol("main").is_some_and(|main| module.symbols[main].is_defined());
    ensure(has_main, || Error::NoMain(module.name.clone()))?;
    let is_closed = Cell::new(false);
    let mut interpreter =
        Interpreter::new(module, options).map_err(|trap| Error::Machine(trap.to_string()))?;
    interpreter.set_stdin(std::io::stdin().lock());
    interpreter.set_stdout(Watched { output: std::io::stdout().lock(), is_closed: &is_closed });
    interpreter.set_stderr(std::io::stderr().lock());
    let all: Vec<&[u8]> =
        std::iter::once(name.as_os_str().as_bytes()).chain(args.iter().map(|arg| arg.as_bytes())).collect();
    let result = match interpreter.run_main(&all) {
        Err(_) if is_closed.get() => Ok(OUTPUT_CLOSED),
        Ok(code) if leaks => leak_message(interpreter.leaks()).map_or(Ok(code), Err),
        result => result.map_err(|trap| message(&trap, interpreter.take_report().as_ref())),
    };
    Ok(Run { result, counts: interpreter.counts() })
}

/// The message about leaked blocks, grouped by source line; `None` if there are none.
fn leak_message(leaks: Vec<Leak>) -> Option<String> {
    // How many, and how many bytes, by the line.
    let mut by_line = BTreeMap::new();
    for Leak { size, at } in leaks {
        let line = at.as_ref().map(|at| (at.file.clone(), at.line, at.column));
        let all = by_line.entry(line).or_insert((0, 0, at));
        (all.0, all.1) = (all.0 + 1, all.1 + size);
    }
    let messages = by_line.into_values().map(|(n, bytes, at)| {
        let (block, byte) =
            (if n == 1 { "block" } else { "blocks" }, if bytes == 1 { "byte" } else { "bytes" });
        let text = format!("leak of {bytes} {byte} in {n} {block} that nothing points to");
        located("error", &text, at.as_ref(), "allocated in")
    });
    messages.reduce(|all, next| all + "\n" + &next)
}

/// A fault, reported like a crash: message and position, the source line, the active functions; then the
/// objects involved.
fn message(trap: &Trap, report: Option<&Report>) -> String {
    let mut text = String::new();
    let innermost = report.and_then(|report| report.frames.first()).filter(|at| at.line != 0);
    let (Some(report), Some(at)) = (report, innermost) else {
        return match report {
            Some(report) => format!("error: {trap}{}", notes(report)),
            None => format!("error: {trap}"),
        };
    };
    let _ = write!(text, "{}: error: {}", place(at), trap.kind);
    text.push_str(&source_line(at));
    for (n, frame) in report.frames.iter().enumerate() {
        if let Some((left_out, _)) = report.left_out.filter(|&(_, after)| after == n) {
            let _ = write!(text, "\n  ... {left_out} more ...");
        }
        let _ = write!(text, "\n  in `{}`", frame.function);
        if frame.line != 0 {
            let _ = write!(text, " at {}", place(frame));
        }
        if frame.is_inlined {
            text.push_str(", inlined");
        }
    }
    text + &notes(report)
}

fn notes(report: &Report) -> String {
    let note = |note: &Note| format!("\n{}", located("note", &note.text, note.at.as_ref(), "in"));
    report.notes.iter().map(note).collect()
}

/// A message with its position, as far as it is known, and how the function is related to it.
fn located(kind: &str, text: &str, at: Option<&Position>, relation: &str) -> String {
    match at {
        Some(at) if at.line != 0 => {
            format!("{}: {kind}: {text}, {relation} `{}`{}", place(at), at.function, source_line(at))
        }
        Some(at) => format!("{kind}: {text}, {relation} `{}`", at.function),
        None => format!("{kind}: {text}"),
    }
}

/// `prog.c:4:12`, as far as it is known.
fn place(at: &Position) -> String {
    let file = if at.file.is_empty() { "?" } else { &*at.file };
    match at.column {
        0 => format!("{file}:{}", at.line),
        column => format!("{file}:{}:{column}", at.line),
    }
}

/// The line of the source with a caret under the column, if the file can be read.
fn source_line(at: &Position) -> String {
    let Some(line) = machine::source_line(&at.directory, &at.file, at.line) else { return String::new() };
    let line = String::from_utf8_lossy(line.trim_ascii_end()).into_owned();
    let mut text = format!("\n    {line}");
    if let Some(before) = (at.column as usize).checked_sub(1).and_then(|column| line.get(..column)) {
        let blanks = before.chars().map(|c| if c == '\t' { '\t' } else { ' ' });
        text = text + "\n    " + &blanks.collect::<String>() + "^";
    }
    text
}
