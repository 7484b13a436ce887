//! What every pass left, kept for people who want to see it.

use sheave_ir::{Change, Function, Slot, Value};

use super::PassRun;
use crate::adapters::promote;

/// What every pass left, in the order in which they ran, over all functions.
pub type Record = Vec<Stage>;

/// A function as a pass left it.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The pass.
    pub pass: &'static str,
    /// The function, whose symbol tells which one it is.
    pub func: Function,
    /// Values whose uses read another one since, each with that one. Where the pass was traced by
    /// [`debug`](super::debug), too, only those of promotion.
    pub replaced: Vec<(Value, Value)>,
    /// The phis that promotion made, each with its slot.
    pub phis: Vec<(Value, Slot)>,
}

impl Stage {
    /// What `run` is after its pass.
    pub(super) fn after(run: &mut PassRun<'_>) -> Self {
        let mut replaced: Vec<_> = run
            .edit
            .take_trace()
            .into_iter()
            .filter_map(|(_, change)| match change {
                Change::Replaced { value, by } => Some((value, by)),
                _ => None,
            })
            .collect();
        let promotion = matches!(run.name, "promote" | "promote-locals")
            .then(|| run.memory.get::<promote::Ctx>())
            .flatten();
        replaced.extend(promotion.into_iter().flat_map(promote::Ctx::replacements));
        let phis = promotion.into_iter().flat_map(promote::Ctx::phis).collect();
        Stage { pass: run.name, func: Function::clone(&run.edit), replaced, phis }
    }
}
