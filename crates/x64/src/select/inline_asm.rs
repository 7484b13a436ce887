//! Inline assembly: operands and constraints.
//!
//! A template without instructions is a barrier: only its tied operands carry values. Any other template is refused here
//! until it has been assembled.

use sheave_ir::{Asm, AsmOperandKind, Inst, Value, ValueList};

use super::Selector;
use crate::Error;

impl Selector<'_> {
    pub(crate) fn select_asm(&mut self, inst: Inst, asm: Asm, args: ValueList) -> Result<(), Error> {
        let func = self.func;
        let data = &func.asms[asm];
        if !data.template.trim().is_empty() {
            return Err(self.unsupported(format!("inline assembly `{}`", data.template)));
        }
        let args = args.as_slice(&func.pool);
        let mut results = func.results(inst);
        // Positions of the arguments and results among the operands.
        let mut next_arg = 0;
        let mut outputs: Vec<(usize, Target)> = Vec::new();
        let mut inputs: Vec<(&str, Value)> = Vec::new();
        for (i, operand) in data.operands.iter().enumerate() {
            let arg = if operand.kind.takes_argument() {
                next_arg += 1;
                args.get(next_arg - 1).copied()
            } else {
                None
            };
            match (operand.kind, arg) {
                (AsmOperandKind::Output, _) => {
                    if let Some(result) = results.next() {
                        outputs.push((i, Target::Result(result)));
                    }
                }
                (AsmOperandKind::OutputTo, Some(pointer)) => outputs.push((i, Target::Memory(pointer))),
                (AsmOperandKind::Input, Some(value)) => inputs.push((&operand.constraint, value)),
                _ => {}
            }
        }
        for (i, target) in outputs {
            let tied = inputs.iter().find(|(constraint, _)| constraint.parse() == Ok(i)).map(|&(_, value)| value);
            match (target, tied) {
                (Target::Result(result), Some(value)) => {
                    let src = self.use_reg(value);
                    let dst = self.vreg(result);
                    self.push_move(dst, src);
                }
                (Target::Result(result), None) => {
                    let zero = self.zero_reg(self.ty(result));
                    let dst = self.vreg(result);
                    self.push_move(dst, zero);
                }
                (Target::Memory(pointer), Some(value)) => {
                    let src = self.use_reg(value);
                    let addr = self.address(pointer, 0);
                    self.store_reg(&addr, self.ty(value), src);
                }
                (Target::Memory(_), None) => {}
            }
        }
        if matches!(func.insts[inst], sheave_ir::InstData::AsmGoto { .. }) {
            return self.select_jump();
        }
        Ok(())
    }
}

#[derive(Clone, Copy)]
enum Target {
    Result(Value),
    Memory(Value),
}
