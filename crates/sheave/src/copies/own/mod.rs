//! User-defined strategies and register allocators: commands for the shell.
//!
//! Functions go out as JSON Lines, and answers come back as JSON Lines: classes or
//! copies for phis, or the locations of values. Each answer is proved before it is carried out.
//! `docs/strategies.md` defines the format.

mod allocator;
mod answer;
mod functions;

use std::collections::{HashMap, HashSet};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use sheave_ir::{FuncId, Module, ensure};
use sheave_passes::adapters::eliminate;
use sheave_passes::pass::Unproven;
use sheave_ssa::eliminate::Decision;

use crate::process::{self, Ended};
use crate::{Context, Error, Goal, Options};

pub(super) use allocator::allocate;
pub(super) use functions::to_ssa;

/// The version of the format, in both directions.
pub const FORMAT: u32 = 1;

sheave_ir::named_enum! {
    /// The work of a command.
    OwnKind {
        /// It decides how phis become copies.
        Strategy = "strategy",
        /// It allocates registers.
        Allocator = "allocator",
    }
}

/// A user-defined strategy or allocator.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OwnCommand {
    /// Its work.
    pub kind: OwnKind,
    /// Its name in tables.
    pub name: Arc<str>,
    /// The command, for the shell.
    pub line: String,
    /// How long it may take for a file.
    pub limit: Duration,
}

/// An answer about one function.
trait Answer: DeserializeOwned {
    /// The version of its format, the file if it is only about the function of this file, and the function.
    fn head(&self) -> (u32, Option<&str>, &str);
}

/// A function, its name, and the line about it that the command reads.
type Asked<'a> = (FuncId, &'a str, String);

impl OwnCommand {
    /// The command `line`. Its name is that of the program, or of the script or file if the program is an
    /// interpreter or `cat`.
    pub fn new(kind: OwnKind, line: &str, limit: Duration) -> OwnCommand {
        OwnCommand { kind, name: distinct(name_of_command(line)), line: line.to_owned(), limit }
    }

    /// An error of this command.
    pub(super) fn fault(&self, message: String) -> Error {
        Error::Own { kind: self.kind, name: self.name.to_string(), message }
    }

    /// The answers about functions of `file`, one for each, in the order of the output, with their lines.
    /// Answers about other functions are skipped.
    fn answers<A: Answer>(&self, file: &str, asked: &[Asked<'_>]) -> Result<Vec<(FuncId, usize, A)>, Error> {
        if asked.is_empty() {
            return Ok(Vec::new());
        }
        let text = self.output(file, asked)?;
        let mut missing: HashMap<&str, FuncId> = asked.iter().map(|&(id, name, _)| (name, id)).collect();
        let mut answered = HashSet::new();
        let mut answers = Vec::new();
        for (index, text) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let at = |message: String| self.fault(format!("answer:{}: {message}", index + 1));
            let answer: A = answer::read(text).map_err(at)?;
            let (format, of_file, function) = answer.head();
            ensure(format == FORMAT, || at(format!("format {format} is not known, only {FORMAT}")))?;
            if of_file.is_some_and(|of| of != file) {
                continue;
            }
            if answered.contains(function) {
                return Err(at(format!("a second answer for the function `{function}`")));
            }
            if let Some(id) = missing.remove(function) {
                answered.insert(function.to_owned());
                answers.push((id, index + 1, answer));
            }
        }
        if let Some(name) = missing.keys().min() {
            let more = match missing.len() - 1 {
                0 => String::new(),
                n => format!(" and {n} more"),
            };
            return Err(self.fault(format!("there is no answer for the function `{name}`{more} of {file}")));
        }
        Ok(answers)
    }

    /// The output of the command for the lines about functions of `file`.
    fn output(&self, file: &str, asked: &[Asked<'_>]) -> Result<String, Error> {
        let mut shell = Command::new("/bin/sh");
        shell.arg("-c").arg(&self.line);
        let lines: String = asked.iter().map(|(.., line)| format!("{line}\n")).collect();
        let ended = process::input(lines.as_bytes()).and_then(|input| {
            shell.stdin(input);
            process::run(&mut shell, self.limit, MAX_ANSWER, true)
        });
        let (message, errors) = match ended {
            Err(error) => (format!("it cannot be started: {error}"), String::new()),
            Ok(Ended { end, output, errors }) => match end.failure(self.limit) {
                Some(message) => (message, errors),
                None => match String::from_utf8(output) {
                    Ok(text) => return Ok(text),
                    Err(_) => ("its output is no text".to_owned(), errors),
                },
            },
        };
        let said = if errors.is_empty() { "; it wrote nothing to standard error" } else { ":\n" };
        let errors = errors.trim_end();
        Err(self.fault(format!("the command `{}` failed for {file}: {message}{said}{errors}", self.line)))
    }
}

/// Bytes of output of a command that are read.
const MAX_ANSWER: u64 = 1 << 30;

/// The name of the program, or of the script if the program is an interpreter.
fn name_of_command(line: &str) -> String {
    const INTERPRETERS: [&str; 9] = ["python3", "python", "sh", "bash", "env", "node", "ruby", "perl", "cat"];
    let mut words = line.split_whitespace().filter(|word| !word.starts_with('-'));
    let program = words.find(|word| !INTERPRETERS.contains(&stem(word).as_str()));
    program.map_or_else(|| "own".to_owned(), stem)
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
    own: &OwnCommand,
    options: &Options,
    only: Option<&str>,
    to_ssa: &mut ToSsa<'_>,
) -> Result<HashMap<FuncId, Decision>, Error> {
    let mut asked: Vec<Asked<'_>> = Vec::new();
    for id in module.functions.keys() {
        let name = module.symbol_name(module.functions[id].symbol);
        if only.is_some_and(|only| only != name) {
            continue;
        }
        let variables = to_ssa(ctx, id)?;
        asked.extend(functions::line(file, module, ctx.function(), variables).map(|line| (id, name, line)));
    }
    let mut decisions = HashMap::new();
    for (id, line, answer) in own.answers::<answer::Classes>(file, &asked)? {
        let at = |message: &str| {
            own.fault(format!("answer:{line}: function `{}` of {file}: {message}", answer.function))
        };
        let func = ctx.run(module, id, options, Goal::Ssa)?.clone();
        let (decision, names) = answer::decision(&answer, &func).map_err(|message| at(&message))?;
        let memory = ctx.passes.ctxs.of::<eliminate::Ctx>();
        eliminate::prove_decision(&func, memory, &decision).map_err(|error| {
            let message = match &error {
                Unproven::Wrong(error, Some(path)) => {
                    format!("{error}\n{}", path.text(&|value| names.name(value)))
                }
                error => error.to_string(),
            };
            at(message.trim_end())
        })?;
        decisions.insert(id, decision);
    }
    Ok(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strategy_is_called_by_its_program_or_script() {
        let name = |line: &str| OwnCommand::new(OwnKind::Strategy, line, Duration::ZERO).name.to_string();
        assert_eq!(name("./mine --x 3"), "mine");
        assert_eq!(name("python3 -u tools/briggs.py"), "briggs");
        assert_eq!(name("python3 coalesce.py"), "own-coalesce");
        assert_eq!(name("cat plans/mine.jsonl"), "mine");
        assert_eq!(name("sh"), "own");
    }
}
