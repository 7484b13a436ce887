//! Runs modules in child processes, so that a crash ends one run and not all.
//!
//! The child works through seeds and modes and prints the start and the result of each; if it dies, a new one
//! continues with the next mode.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use super::{Mode, entry, random_module};
use crate::Extent;

/// The first argument of a child that runs seeds.
pub(crate) const SEEDS: &str = "--module-seeds";

/// The first argument of a child that runs one file.
pub(crate) const FILE: &str = "--module-file";

/// The first argument of a child that makes an object.
pub(crate) const OBJECT: &str = "--module-object";

/// A run that takes longer is taken for endless.
const LIMIT: Duration = Duration::from_secs(100);

/// Result of one run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The module.
    pub seed: u64,
    /// How it was run.
    pub mode: Mode,
    /// The checksum, or a description of the failure.
    pub result: Result<u64, String>,
}

/// A sample runs a module in one of so many modes.
const SAMPLED: usize = 8;

/// Runs the modules of `seeds` in the modes of `extent`, in children of the program `hunt`.
///
/// # Errors
/// When no child can be started.
pub fn run_seeds(
    hunt: &Path,
    seeds: &[u64],
    extent: impl Fn(u64) -> Extent,
) -> std::io::Result<Vec<Outcome>> {
    let work: Vec<(u64, Mode)> = seeds
        .iter()
        .flat_map(|&seed| {
            let mut modes = Mode::all(seed, random_module(seed).assembly);
            let mut index = 0;
            modes.retain(|_| {
                index += 1;
                extent(seed).takes(index, SAMPLED)
            });
            modes.into_iter().map(move |mode| (seed, mode))
        })
        .collect();
    let mut outcomes: Vec<Outcome> = vec![];
    while outcomes.len() < work.len() {
        let rest = &work[outcomes.len()..];
        let mut child = Command::new(hunt);
        child.arg(SEEDS);
        for (seed, mode) in rest {
            child.arg(format!("{seed}/{mode}"));
        }
        let before = outcomes.len();
        let end = read_outcomes(&mut child, rest, &mut outcomes)?;
        if outcomes.len() < work.len() {
            let (seed, mode) = work[outcomes.len()];
            outcomes.push(Outcome { seed, mode, result: Err(end) });
        }
        assert!(outcomes.len() > before, "every child brings the work forward");
    }
    outcomes.retain(|outcome| !outcome.result.as_ref().is_err_and(|message| outcome.mode.starves(message)));
    Ok(outcomes)
}

/// Reads the output of a child, one line for each run; returns how it ended.
fn read_outcomes(
    command: &mut Command,
    work: &[(u64, Mode)],
    outcomes: &mut Vec<Outcome>,
) -> std::io::Result<String> {
    let mut child: Child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (sender, receiver) = mpsc::channel();
    let stdout = child.stdout.take().expect("it is piped");
    let reader = std::thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let stderr = child.stderr.take().expect("it is piped");
    let errors = std::thread::spawn(move || std::io::read_to_string(stderr).unwrap_or_default());
    let mut timely = true;
    let mut next = work.iter();
    loop {
        match receiver.recv_timeout(LIMIT) {
            Ok(line) => {
                // A program that prints would confuse this; modules do not print.
                let result = match line.split_once(' ') {
                    Some(("gives", sum)) => u64::from_str_radix(sum, 16).map_err(|error| error.to_string()),
                    Some(("fails", message)) => Err(message.replace("\\n", "\n")),
                    _ => continue,
                };
                if let Some(&(seed, mode)) = next.next() {
                    outcomes.push(Outcome { seed, mode, result });
                }
            }
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                timely = false;
                child.kill()?;
                break;
            }
        }
    }
    let status = child.wait()?;
    let _ = reader.join();
    let errors = errors.join().unwrap_or_default();
    let errors: Vec<&str> = errors.lines().filter(|line| !line.trim().is_empty()).take(4).collect();
    Ok(match timely {
        true => format!("{status}: {}", errors.join(" | ")),
        false => format!("no end within {} seconds", LIMIT.as_secs()),
    })
}

/// Entry of a child process, if `first` selects one.
pub(crate) fn child(first: &str, mut args: impl Iterator<Item = OsString>) -> Option<ExitCode> {
    match first {
        SEEDS => {
            let mut last: Option<(u64, Result<sheave_ir::Module, String>)> = None;
            for arg in args {
                let arg = arg.to_str()?.to_owned();
                let (seed, mode) = arg.split_once('/')?;
                let (seed, mode) = (seed.parse().ok()?, Mode::parse(mode)?);
                if last.as_ref().is_none_or(|(other, _)| *other != seed) {
                    let text = random_module(seed).text();
                    let read = sheave::read_bytes(&format!("m{seed}.ll"), text.as_bytes());
                    last = Some((seed, read.map_err(|error| error.to_string())));
                }
                let (_, module) = last.as_ref()?;
                say(module.as_ref().map_err(Clone::clone).and_then(|module| mode.run(module, &entry(seed))));
            }
            Some(ExitCode::SUCCESS)
        }
        FILE => {
            let (file, name, mode) = (args.next()?, args.next()?, args.next()?);
            let module = sheave::read_file(file.as_ref()).map_err(|error| error.to_string());
            let mode = Mode::parse(mode.to_str()?)?;
            let name = name.to_str()?;
            say(module.and_then(|module| mode.run(&module, name)));
            Some(ExitCode::SUCCESS)
        }
        OBJECT => {
            let (file, mode, to) = (args.next()?, args.next()?, args.next()?);
            let mode = Mode::parse(mode.to_str()?)?;
            let object = sheave::read_file(file.as_ref())
                .and_then(|module| sheave::compile_object(&module, &mode.options()))
                .map_err(|error| error.to_string());
            match object.and_then(|bytes| std::fs::write(to, bytes).map_err(|error| error.to_string())) {
                Ok(()) => Some(ExitCode::SUCCESS),
                Err(message) => {
                    eprintln!("{message}");
                    Some(ExitCode::FAILURE)
                }
            }
        }
        _ => None,
    }
}

/// One line, at once: the next run may end the process.
fn say(result: Result<u64, String>) {
    let line = match result {
        Ok(sum) => format!("gives {sum:016x}\n"),
        Err(message) => format!("fails {}\n", message.replace('\n', "\\n")),
    };
    let mut stdout = std::io::stdout().lock();
    let _ = stdout.write_all(line.as_bytes()).and_then(|()| stdout.flush());
}

/// Runs `file`, whose entry is `name`, in one mode in a child.
///
/// # Errors
/// A description of the failure in the child.
pub(crate) fn run_file(hunt: &Path, file: &Path, name: &str, mode: Mode) -> Result<u64, String> {
    let mut command = Command::new(hunt);
    command.arg(FILE).arg(file).arg(name).arg(mode.to_string());
    let mut outcomes = vec![];
    let end = read_outcomes(&mut command, &[(0, mode)], &mut outcomes).map_err(|error| error.to_string())?;
    outcomes.pop().map_or(Err(end), |outcome| outcome.result)
}
