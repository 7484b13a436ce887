//! The outcome of promotion and of splitting for each slot, with the reason.

use std::fmt;

use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::ir::{Function, Inst, StackSlot};
use sheave_ssa as ssa;
use sheave_ssa::promote::{Outcome, Plan};
use sheave_ssa::sroa;

/// A line for each slot: its outcome and, if it stays in memory, the instruction that keeps it there.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    func: &'a Function,
    plan: &'a Plan,
}

impl<'a> Report<'a> {
    /// The report of the promotion of `func` by `plan`.
    pub fn new(func: &'a Function, plan: &'a Plan) -> Self {
        Report { func, plan }
    }

    /// The outcome of each slot.
    pub fn outcomes(&self) -> impl Iterator<Item = (StackSlot, Outcome)> + use<'a> {
        let plan = self.plan;
        let slots = (0..plan.n_slots()).map(|slot| (StackSlot::new(slot), ssa::Slot::new(slot)));
        slots.map(|(slot, number)| (slot, plan.outcome(number)))
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (slot, outcome) in self.outcomes() {
            let inst = match outcome {
                Outcome::Kept { inst, .. } => inst,
                _ => None,
            };
            line(f, self.func, slot, &outcome, inst)?;
        }
        Ok(())
    }
}

/// As [`Report`], of [`sroa`](crate::sroa): a line for each slot that there was before, into how many parts
/// it is split or why it is not.
#[derive(Clone, Copy, Debug)]
pub struct SroaReport<'a> {
    func: &'a Function,
    plan: &'a sroa::Plan,
}

impl<'a> SroaReport<'a> {
    /// The report of the splitting of slots of `func` by `plan`.
    pub fn new(func: &'a Function, plan: &'a sroa::Plan) -> Self {
        SroaReport { func, plan }
    }

    /// The outcome of each slot.
    pub fn outcomes(&self) -> impl Iterator<Item = (StackSlot, sroa::Outcome)> + use<'a> {
        let plan = self.plan;
        (0..plan.n_slots()).map(|slot| (StackSlot::new(slot), plan.outcome(ssa::Slot::new(slot))))
    }
}

impl fmt::Display for SroaReport<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (slot, outcome) in self.outcomes() {
            let inst = match outcome {
                sroa::Outcome::Kept { inst, .. } => inst,
                sroa::Outcome::Split { .. } => None,
            };
            line(f, self.func, slot, &outcome, inst)?;
        }
        Ok(())
    }
}

/// The outcome, with the text of the instruction at fault if that is still there.
fn line(
    f: &mut fmt::Formatter<'_>,
    func: &Function,
    slot: StackSlot,
    outcome: &dyn fmt::Display,
    inst: Option<ssa::Inst>,
) -> fmt::Result {
    write!(f, "{slot} {outcome}")?;
    if let Some(inst) = inst.map(|inst| Inst::new(inst.index()))
        && func.layout.inst_block(inst).is_some()
    {
        write!(f, ": {}", func.dfg.display_inst(inst))?;
    }
    f.write_str("\n")
}
