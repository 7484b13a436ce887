//! The outcome of promotion for each slot, with the reason.

use std::fmt;

use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::ir::{Function, Inst, StackSlot};
use sheave_ssa as ssa;
use sheave_ssa::promote::{Outcome, Plan};

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
            write!(f, "{slot} {outcome}")?;
            if let Outcome::Kept { inst: Some(inst), .. } = outcome {
                let inst = Inst::new(inst.index());
                if self.func.layout.inst_block(inst).is_some() {
                    write!(f, ": {}", self.func.dfg.display_inst(inst))?;
                }
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}
