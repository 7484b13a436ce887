//! Copies of instructions, with operands renamed and simplified by the table of rules where they are made.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::entity::EntitySet;
use sheave_ir::{Block, Editor, Function, Inst, InstData, Value};

use crate::scalar::rules::{Outcome, Rules};

/// The number of rewrites of one copied instruction, at most.
const MAX_STEPS: u32 = 8;

/// The values of the latest copy; keep it for the next loop.
#[derive(Debug, Default)]
pub(crate) struct Copies {
    values: SecondaryMap<Value, PackedOption<Value>>,
}

/// How an instruction is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// Not at all: nothing needs it.
    Not,
    /// With other operands.
    AsItIs,
    /// Simplified by the table of rules.
    Simplified,
}

impl Copies {
    /// Forgets the last loop.
    pub(crate) fn begin(&mut self) {
        self.values.clear();
    }

    /// From now on `value` is copied as `by`.
    pub(crate) fn map(&mut self, value: Value, by: Value) {
        self.values[value] = by.into();
    }

    /// From now on the phis of `block` are copied as `by`, in order.
    pub(crate) fn map_phis(&mut self, func: &Function, block: Block, by: &[Value]) {
        func.phis(block).iter().zip(by).for_each(|(&phi, &by)| self.map(phi, by));
    }

    /// The copy of `value`; `None` if it is from outside of the copied code.
    pub(crate) fn copied(&self, value: Value) -> Option<Value> {
        self.values[value].expand()
    }

    /// The copy of `value`, or the value itself.
    pub(crate) fn of(&self, value: Value) -> Value {
        self.copied(value).unwrap_or(value)
    }

    /// The instruction `inst` with the operands of the copy.
    pub(crate) fn mapped(&self, edit: &mut Editor<'_>, inst: Inst) -> InstData {
        edit.copied_data(inst, |arg| self.of(arg))
    }

    /// Appends copies of the instructions of `block` but the last to `insts`, each as `how` decides.
    pub(crate) fn copy_insts(
        &mut self,
        edit: &mut Editor<'_>,
        block: Block,
        insts: &mut Vec<Inst>,
        mut how: impl FnMut(&Editor<'_>, Inst) -> How,
    ) {
        for at in 0..edit.block_insts(block).len().saturating_sub(1) {
            let inst = edit.block_insts(block)[at];
            let data = match how(edit, inst) {
                How::Not => continue,
                How::AsItIs => self.mapped(edit, inst),
                How::Simplified => match self.simplified(edit, inst, insts) {
                    Some(data) => data,
                    None => continue,
                },
            };
            let copy = edit.make_inst_like(inst, data);
            for (result, copied) in edit.results(inst).zip(edit.results(copy)) {
                self.values[result] = copied.into();
            }
            insts.push(copy);
        }
    }

    /// The copy of `inst` as the rules leave it, with everything that it needs in `insts`; `None` if it is
    /// another value.
    fn simplified(&mut self, edit: &mut Editor<'_>, inst: Inst, insts: &mut Vec<Inst>) -> Option<InstData> {
        let mut data = self.mapped(edit, inst);
        let Some(result) = edit.result(inst).filter(|_| is_pure(edit, inst)) else { return Some(data) };
        let ty = edit.ty(result);
        let natural = EntitySet::new();
        for _ in 0..MAX_STEPS {
            let mut rules = Rules { func: edit, natural: &natural };
            let outcome = rules.apply(&data, ty);
            match rules.build(&outcome, &mut |_, new| insts.push(new)) {
                Outcome::Simpler(simpler) => data = simpler,
                Outcome::Value(value) => {
                    self.values[result] = value.into();
                    return None;
                }
                _ => break,
            }
        }
        Some(data)
    }
}

/// Whether `inst` may be replaced by a simpler one: it has one result and no effect.
fn is_pure(func: &Function, inst: Inst) -> bool {
    !func.insts[inst].has_side_effects() && func.results(inst).count() == 1
}
