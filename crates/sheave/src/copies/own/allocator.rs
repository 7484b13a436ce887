//! Register allocators of the user's own.
//!
//! The command reads each function as the text form of an allocation problem and writes the text form of an
//! answer, each in a line of JSON. The allocator's checker proves the answer; then machine code is made of
//! it, whose moves and accesses of memory are counted.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sheave_ir::{FuncId, Module};
use sheave_passes::adapters::eliminate;

use super::super::inlined;
use super::{FORMAT, ask, missing, name_of_command};
use crate::{Context, Error, Goal, Options};

/// A register allocator of the user: a command that reads functions and writes the locations of their values.
#[derive(Clone, Debug)]
pub struct OwnAllocator {
    /// Its name in tables, after the strategy and a slash.
    pub name: Arc<str>,
    /// The command, for the shell.
    pub line: String,
    /// How long it may be silent.
    pub limit: Duration,
}

impl OwnAllocator {
    /// The allocator that is the command `line`. Its name is that of the program, or of the script where the
    /// program is an interpreter.
    pub fn of_command(line: &str, limit: Duration) -> OwnAllocator {
        OwnAllocator { name: name_of_command(line).into(), line: line.to_owned(), limit }
    }

    /// An error of this allocator.
    pub(in super::super) fn fault(&self, message: String) -> Error {
        Error::Allocator { name: self.name.to_string(), message }
    }
}

/// The input of an allocator.
#[derive(Serialize, Debug)]
struct ProblemLine<'a> {
    format: u32,
    file: &'a str,
    function: &'a str,
    /// The registers and the selected code, as `sheave_regalloc::text` defines it.
    text: String,
}

/// Its output.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Answer {
    format: u32,
    function: String,
    /// The answer, as `sheave_regalloc::text` defines it.
    text: String,
}

/// By function: the line of its answer, and the text of it.
pub(in super::super) type Answers = HashMap<FuncId, (usize, String)>;

/// The functions of `module`, or the one called `only`, as an allocator reads them.
fn lines(
    ctx: &mut Context,
    (file, module): (&str, &Module),
    options: &Options,
    only: Option<&str>,
) -> Result<Vec<(FuncId, String)>, Error> {
    let mut lines = Vec::new();
    for id in module.functions.keys() {
        let function = module.symbol_name(module.functions[id].symbol);
        if only.is_some_and(|only| only != function) {
            continue;
        }
        ctx.passes.ctxs.of::<eliminate::Ctx>().decide(None);
        ctx.run(module, id, options, Goal::Copies)?;
        let problem = ctx.machine.problem(module, ctx.passes.function(), options)?;
        // A call that returns twice continues on a path that is not in the code: no proof would hold.
        if !problem.code.share_slots {
            continue;
        }
        let line = ProblemLine { format: FORMAT, file, function, text: problem.to_string() };
        let text = serde_json::to_string(&line);
        let text = text.unwrap_or_else(|error| unreachable!("a record of strings is JSON: {error}"));
        lines.push((id, text));
    }
    Ok(lines)
}

/// The lines for all functions of `module`, which came from `file`, as an allocator of the user's own reads
/// them after the passes, the placement and the strategy of `options`.
///
/// # Errors
/// When a function cannot be compiled.
pub fn problems(
    ctx: &mut Context,
    file: &str,
    module: &Module,
    options: &Options,
    only: Option<&str>,
) -> Result<Vec<String>, Error> {
    let inlined = inlined::after_passes(ctx, module, options)?;
    let (module, options) = inlined.as_ref().map_or((module, options), |(module, options)| (module, options));
    Ok(lines(ctx, (file, module), options, only)?.into_iter().map(|(_, line)| line).collect())
}

/// The answers of `own` about the functions of `module`, which came from `file`, or about the one called
/// `only`, without proof.
///
/// # Errors
/// When the passes reject a function, the command fails, or an answer is missing or not in the format.
pub(in super::super) fn allocate(
    ctx: &mut Context,
    (file, module): (&str, &Module),
    own: &OwnAllocator,
    options: &Options,
    only: Option<&str>,
) -> Result<Answers, Error> {
    let (ids, lines): (Vec<FuncId>, Vec<String>) =
        lines(ctx, (file, module), options, only)?.into_iter().unzip();
    let name_of = |id: FuncId| module.symbol_name(module.functions[id].symbol);
    let asked: HashMap<&str, FuncId> = ids.into_iter().map(|id| (name_of(id), id)).collect();
    let text = ask(&own.line, own.limit, file, &lines).map_err(|message| own.fault(message))?;
    let mut answers = Answers::new();
    for (index, text) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let at = |message: String| own.fault(format!("answer:{}: {message}", index + 1));
        let answer: Answer = super::answer::read(text).map_err(at)?;
        if answer.format != FORMAT {
            return Err(at(super::answer::wrong_format(answer.format)));
        }
        let Some(&id) = asked.get(answer.function.as_str()) else {
            return Err(at(format!("nothing was asked about a function `{}` of {file}", answer.function)));
        };
        if answers.insert(id, (index + 1, answer.text)).is_some() {
            return Err(at(format!("a second answer for the function `{}`", answer.function)));
        }
    }
    let without = asked.iter().filter(|(_, id)| !answers.contains_key(id)).map(|(&name, _)| name);
    missing("answer", without, file).map_err(|message| own.fault(message))?;
    Ok(answers)
}
