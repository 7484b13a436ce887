//! User-defined register allocators.
//!
//! The command reads each function as the text form of an allocation problem and writes the text form of an
//! answer, each in a line of JSON. The allocator's checker proves the answer; then machine code is made of
//! it, whose moves and accesses of memory are counted.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::json;
use sheave_ir::{FuncId, Module};
use sheave_passes::adapters::eliminate;

use super::{Answer, Asked, FORMAT, OwnCommand};
use crate::{Context, Error, Goal, Options};

/// The output of an allocator.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Allocation {
    format: u32,
    function: String,
    /// The answer, as `sheave_regalloc::text` defines it.
    text: String,
}

impl Answer for Allocation {
    fn head(&self) -> (u32, Option<&str>, &str) {
        (self.format, None, &self.function)
    }
}

/// By function: the line of its answer, and the text of it.
pub(crate) type Answers = HashMap<FuncId, (usize, String)>;

/// The functions of `module`, or the one called `only`, as an allocator reads them.
fn lines<'a>(
    ctx: &mut Context,
    (file, module): (&str, &'a Module),
    options: &Options,
    only: Option<&str>,
) -> Result<Vec<Asked<'a>>, Error> {
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
        // The text has the registers and the selected code, as `sheave_regalloc::text` defines it.
        let text = problem.to_string();
        let line = json!({ "format": FORMAT, "file": file, "function": function, "text": text });
        lines.push((id, function, line.to_string()));
    }
    Ok(lines)
}

/// The answers of `own` about the functions of `module`, which came from `file`, or about the one called
/// `only`, without proof.
///
/// # Errors
/// When the passes reject a function, the command fails, or an answer is missing or not in the format.
pub(crate) fn allocate(
    ctx: &mut Context,
    (file, module): (&str, &Module),
    own: &OwnCommand,
    options: &Options,
    only: Option<&str>,
) -> Result<Answers, Error> {
    let asked = lines(ctx, (file, module), options, only)?;
    let answers = own.answers::<Allocation>(file, &asked)?.into_iter();
    Ok(answers.map(|(id, line, answer)| (id, (line, answer.text))).collect())
}
