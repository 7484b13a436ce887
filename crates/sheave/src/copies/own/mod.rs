//! Strategies of the user's own: a command, or a file of plans.
//!
//! Functions go out as JSON Lines ([`functions`]), and classes or copies for their phis come back as JSON
//! Lines. Each answer is proved before it is carried out. `docs/strategies.md` defines the format. Register
//! allocators of the user work in the same way ([`OwnAllocator`]).

mod allocator;
mod answer;
mod functions;

use std::collections::HashMap;
use std::fs::File;
use std::io::{Seek as _, Write as _};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use sheave_ir::{FuncId, Module};
use sheave_passes::adapters::eliminate;
use sheave_passes::pass::Unproven;
use sheave_ssa::eliminate::Decision;

use crate::process::{self, Ended};
use crate::{Context, Error, Goal, Options};

pub(super) use allocator::{Answers, allocate};
pub use allocator::{OwnAllocator, problems};
pub use functions::functions;
pub(super) use functions::to_ssa;

/// The version of the format, in both directions.
pub const FORMAT: u32 = 1;

/// A strategy of the user's own.
#[derive(Clone, Debug)]
pub struct OwnStrategy {
    /// Its name in tables.
    pub name: Arc<str>,
    /// The source of its answers.
    pub source: OwnSource,
}

/// The source of a strategy's answers.
#[derive(Clone, Debug)]
pub enum OwnSource {
    /// A command for the shell, which reads functions and writes answers; it may take so long between two of
    /// them.
    Command {
        /// The command.
        line: String,
        /// How long it may be silent.
        limit: Duration,
    },
    /// The text of answers, and the name of the file that it came from.
    Plan {
        /// The file.
        file: String,
        /// Its text.
        text: Arc<str>,
    },
}

impl OwnStrategy {
    /// The strategy that is the command `line`. Its name is that of the program, or of the script where the
    /// program is an interpreter.
    pub fn of_command(line: &str, limit: Duration) -> OwnStrategy {
        let name = distinct(name_of_command(line));
        OwnStrategy { name, source: OwnSource::Command { line: line.to_owned(), limit } }
    }

    /// The strategy whose plans are `text`, from `file`.
    pub fn of_plan(file: &str, text: String) -> OwnStrategy {
        OwnStrategy {
            name: distinct(stem(file)),
            source: OwnSource::Plan { file: file.to_owned(), text: text.into() },
        }
    }
}

/// The name of the program, or of the script where the program is an interpreter.
fn name_of_command(line: &str) -> String {
    const INTERPRETERS: [&str; 8] = ["python3", "python", "sh", "bash", "env", "node", "ruby", "perl"];
    let mut words = line.split_whitespace().filter(|word| !word.starts_with('-'));
    let program = words.find(|word| !INTERPRETERS.contains(&stem(word).as_str()));
    program.map_or_else(|| "own".to_owned(), stem)
}

/// Bytes of output of a command that are read.
const MAX_ANSWER: u64 = 1 << 30;

/// The answers of the command `line` about functions of `file`, one line for each of `lines`.
fn ask(line: &str, limit: Duration, file: &str, lines: &[String]) -> Result<String, String> {
    if lines.is_empty() {
        return Ok(String::new());
    }
    let mut shell = Command::new("/bin/sh");
    shell.arg("-c").arg(line);
    let ended = input_of(lines).and_then(|input| {
        shell.stdin(input);
        process::run(&mut shell, limit, MAX_ANSWER, true)
    });
    let (message, errors) = match ended {
        Err(error) => (format!("it cannot be started: {error}"), vec![]),
        Ok(Ended { end, output, errors }) => match end.failure(limit) {
            Some(message) => (message, errors),
            None => {
                let text = String::from_utf8(output);
                return text.map_err(|_| format!("the output of the command `{line}` for {file} is no text"));
            }
        },
    };
    let errors = String::from_utf8_lossy(&errors);
    let said = if errors.is_empty() { "; it wrote nothing to standard error" } else { ":\n" };
    Err(format!("the command `{line}` failed for {file}: {message}{said}{}", errors.trim_end()))
}

/// A file with `lines`, which a command may read or not.
fn input_of(lines: &[String]) -> std::io::Result<File> {
    let mut file = tempfile::tempfile()?;
    lines.iter().try_for_each(|line| writeln!(file, "{line}"))?;
    file.rewind()?;
    Ok(file)
}

/// The error for functions without an answer.
fn missing<'a>(what: &str, names: impl Iterator<Item = &'a str>, file: &str) -> Result<(), String> {
    let mut names: Vec<&str> = names.collect();
    names.sort_unstable();
    match names[..] {
        [] => Ok(()),
        [name] => Err(format!("there is no {what} for the function `{name}` of {file}")),
        [name, ..] => {
            let more = names.len() - 1;
            Err(format!("there is no {what} for the function `{name}` and {more} more of {file}"))
        }
    }
}

/// The name of a file without folder and ending.
fn stem(path: &str) -> String {
    let stem = std::path::Path::new(path).file_stem();
    stem.map_or_else(|| path.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// Not the name of one of Sheave's strategies, which rows of both would share.
fn distinct(name: String) -> Arc<str> {
    match sheave_ssa::eliminate::Strategy::from_name(&name) {
        Some(_) => format!("own-{name}").into(),
        None => name.into(),
    }
}

/// Brings a function into SSA form in the context, and returns the names of its values in the source.
pub(crate) type ToSsa<'a> = dyn FnMut(&mut Context, FuncId) -> Result<Variables, Error> + 'a;

/// Values with their names in the source.
pub(crate) type Variables = Vec<(String, String)>;

/// The decisions of `own` about those functions of `module`, which came from `file`, that have phis; only
/// about the one called `only`, if that is given. Every decision has been proved.
///
/// # Errors
/// When the passes reject a function, the command fails, or an answer is missing, not in the format, or
/// wrong: then with a counterexample.
pub(crate) fn decide(
    ctx: &mut Context,
    (file, module): (&str, &Module),
    own: &OwnStrategy,
    options: &Options,
    only: Option<&str>,
    to_ssa: &mut ToSsa<'_>,
) -> Result<HashMap<FuncId, Decision>, Error> {
    let mut lines = Vec::new();
    let mut asked: HashMap<String, FuncId> = HashMap::new();
    for id in module.functions.keys() {
        let name = module.symbol_name(module.functions[id].symbol);
        if only.is_some_and(|only| only != name) {
            continue;
        }
        let variables = to_ssa(ctx, id)?;
        if let Some(line) = functions::line(file, module, ctx.function(), variables) {
            asked.insert(name.to_owned(), id);
            lines.push(line);
        }
    }
    let fault = |message: String| Error::Strategy { name: own.name.to_string(), message };
    let answers = match &own.source {
        OwnSource::Command { line, limit } => ask(line, *limit, file, &lines).map_err(fault)?,
        OwnSource::Plan { text, .. } if !lines.is_empty() => text.to_string(),
        OwnSource::Plan { .. } => String::new(),
    };
    let origin = match &own.source {
        OwnSource::Command { .. } => "answer",
        OwnSource::Plan { file, .. } => file,
    };
    let mut decisions = HashMap::new();
    for (index, text) in answers.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let at = |message: String| fault(format!("{origin}:{}: {message}", index + 1));
        let answer = answer::parse(text).map_err(at)?;
        if answer.file.as_deref().is_some_and(|of| of != file) {
            continue;
        }
        let Some(&id) = asked.get(&answer.function) else {
            // A file of plans may be about more functions than are measured now.
            if matches!(own.source, OwnSource::Plan { .. }) {
                continue;
            }
            return Err(at(format!("there is no function `{}` with phis in {file}", answer.function)));
        };
        let func = ctx.run(module, id, options, Goal::Ssa)?.clone();
        let (decision, names) = answer::decision(&answer, &func)
            .map_err(|message| at(format!("function `{}` of {file}: {message}", answer.function)))?;
        let memory = ctx.passes.ctxs.of::<eliminate::Ctx>();
        eliminate::prove_decision(&func, memory, &decision).map_err(|error| {
            let message = match &error {
                Unproven::Wrong(error, Some(path)) => {
                    format!("{error}\n{}", path.text(&|value| names.name(value)))
                }
                error => error.to_string(),
            };
            at(format!("function `{}` of {file}: {}", answer.function, message.trim_end()))
        })?;
        if decisions.insert(id, decision).is_some() {
            return Err(at(format!("a second answer for the function `{}`", answer.function)));
        }
    }
    let without = asked.iter().filter(|(_, id)| !decisions.contains_key(id)).map(|(name, _)| name.as_str());
    missing("plan", without, file).map_err(fault)?;
    Ok(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strategy_is_called_by_its_program_or_script() {
        let name = |line: &str| OwnStrategy::of_command(line, Duration::ZERO).name.to_string();
        assert_eq!(name("./mine --x 3"), "mine");
        assert_eq!(name("python3 -u tools/briggs.py"), "briggs");
        assert_eq!(name("python3 coalesce.py"), "own-coalesce");
        assert_eq!(name("sh"), "own");
    }
}
