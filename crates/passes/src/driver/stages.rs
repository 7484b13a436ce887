//! Snapshots of a function after every pass, for the explorer and the copies study.

use sheave_ir::{Change, Function, Slot, Value};

use crate::pass::{Pass, PassRun};

/// The snapshots after every pass, in the order in which the passes ran, over all functions.
pub type Record = Vec<Stage>;

/// A function as a pass left it.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The pass.
    pub pass: &'static str,
    /// The function; its symbol identifies it.
    pub func: Function,
    /// Values whose uses read another one since, each with that one. For a pass that is traced by
    /// [`debug`](super::debug) as well, only those of promotion.
    pub replaced: Vec<(Value, Value)>,
    /// The phis made by promotion, each with its slot.
    pub phis: Vec<(Value, Slot)>,
}

impl Stage {
    /// The snapshot of `run` after `pass`.
    pub(super) fn after(pass: &Pass, run: &mut PassRun<'_>) -> Self {
        let trace = run.edit.take_trace().into_iter();
        let mut replaced: Vec<_> = trace
            .filter_map(|(_, change)| match change {
                Change::Replaced { value, by } => Some((value, by)),
                _ => None,
            })
            .collect();
        let promoted = pass.promoted.and_then(|promoted| promoted(run.ctxs)).unwrap_or_default();
        replaced.extend(promoted.replaced);
        Stage { pass: pass.name, func: Function::clone(&run.edit), replaced, phis: promoted.phis }
    }
}
