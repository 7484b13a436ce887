//! The first half of promotion as a separate stage: phis are placed, and their operands are empty.
//!
//! Renaming fills the operands and cleanup removes phis that merge nothing; both are done with when a pass
//! leaves its function. So the function is promoted once more without cleanup, as the same placement does it,
//! and the phis that it places are shown in the function before promotion.
//!
//! ```text
//! block1:                                      block1:
//!     v8 = load i32 v3                             v24 = phi i32 [block0: ?], [block2: ?] ; of v3
//!     ...                                          v8 = load i32 v3
//! ```

use std::collections::HashMap;

use sheave_ir::{Function, Module};
use sheave_passes::adapters::promote;
use sheave_ssa::promote::{Cleanup, Mode};

use super::collect::alloca_of;
use super::listing;
use super::model::Line;
use crate::Options;
use crate::pipeline::Stage as Recorded;

/// The name of the stage, in place of that of a pass.
pub(super) const STAGE: &str = "phis";

/// The lines of `before` with the phis that the promotion `step` placed; `None` if it placed none.
pub(super) fn lines(
    module: &Module,
    before: &Function,
    step: &Recorded,
    options: &Options,
) -> Option<Vec<Line>> {
    let mode = match step.pass {
        "promote" => Mode::All,
        "promote-locals" => Mode::Locals,
        _ => return None,
    };
    let mut func = before.clone();
    let mut ctx = promote::Ctx::new();
    let promotion =
        sheave_ssa::promote::Options { mode, cleanup: Some(Cleanup::None), ..options.pipeline().promote };
    promote::promote(&mut func, &mut ctx, &promotion).ok()?;
    let placed = phis(module, &func, ctx.phis());
    if placed.is_empty() {
        return None;
    }
    // A phi that is left has the name that it has from the next stage on.
    let left = phis(module, &step.func, step.phis.iter().copied());
    let left: Names<'_> = left.iter().map(|phi| ((&*phi.block, phi.slot), &*phi.name)).collect();
    let mut by_block: HashMap<&str, Vec<&Phi>> = HashMap::new();
    placed.iter().for_each(|phi| by_block.entry(&phi.block).or_default().push(phi));
    let mut all = Vec::new();
    let mut pending: Vec<&Phi> = Vec::new();
    for line in listing::lines(module, before) {
        // Phis that there are already come first.
        if !line.1.starts_with('v') {
            all.extend(pending.drain(..).map(|phi| phi.empty(before, &left)));
        }
        pending.extend(by_block.remove(&*line.1).unwrap_or_default());
        all.push(line);
    }
    all.extend(pending.drain(..).map(|phi| phi.empty(before, &left)));
    Some(all)
}

/// A phi of promotion.
struct Phi {
    /// The key of its block.
    block: String,
    slot: sheave_ir::Slot,
    name: String,
    /// The text after the equals sign, with empty operands.
    operation: String,
}

/// The names of phis that are left, by the key of their block and their slot.
type Names<'a> = HashMap<(&'a str, sheave_ir::Slot), &'a str>;

impl Phi {
    /// The phi as it is placed in `before`.
    fn empty(&self, before: &Function, left: &Names<'_>) -> Line {
        let name = left.get(&(&*self.block, self.slot)).copied();
        let of = alloca_of(before, self.slot).unwrap_or_else(|| self.slot.to_string());
        let gone = if name.is_none() { ", and merges nothing" } else { "" };
        let text = format!("    {} = {} ; of {of}{gone}", name.unwrap_or("_"), self.operation);
        Line(text, name.unwrap_or("").to_owned(), Vec::new())
    }
}

/// The phis of `func` that are `of_slots`, in the order of the code.
fn phis(
    module: &Module,
    func: &Function,
    of_slots: impl Iterator<Item = (sheave_ir::Value, sheave_ir::Slot)>,
) -> Vec<Phi> {
    let slots: HashMap<String, sheave_ir::Slot> =
        of_slots.map(|(value, slot)| (func.value_name(value).to_string(), slot)).collect();
    let mut block = String::new();
    let mut found = Vec::new();
    for Line(text, key, _) in listing::lines(module, func) {
        if key.starts_with('b') {
            block = key;
        } else if let (Some(&slot), Some((_, operation))) = (slots.get(&key), text.split_once(" = ")) {
            found.push(Phi { block: block.clone(), slot, name: key, operation: emptied(operation) });
        }
    }
    found
}

/// A phi with a question mark for each operand.
fn emptied(operation: &str) -> String {
    let mut parts = operation.split('[');
    let mut text = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let (edge, _) = part.split_once(": ").unwrap_or((part, ""));
        let comma = if part.trim_end().ends_with(',') { ", " } else { "" };
        text.push_str(&format!("[{edge}: ?]{comma}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_emptied() {
        let filled = "phi i32 [block2: v4], [block3.1: i32 5]";
        assert_eq!(emptied(filled), "phi i32 [block2: ?], [block3.1: ?]");
    }
}
