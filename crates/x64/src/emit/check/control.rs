//! Branches and inline assembly: instructions with several exits.

use iced_x86::{ConditionCode, Instruction, Mnemonic, OpKind};

use super::operands::Arg::R;
use super::operands::is_register;
use super::{Checker, Fault, Rule};
use crate::CodeRelocTarget;
use crate::asm::{self, FixupKind, Operand};
use crate::emit::Input;
use crate::emit::inline_asm::relocation;
use crate::minst::{Cond, MInst};

/// The number in machine code of the condition of a conditional jump, `setcc` or `cmov`.
pub(super) fn condition(d: &Instruction) -> Option<u8> {
    use ConditionCode as C;
    // iced's order is that of machine code, after one for instructions without a condition.
    (d.condition_code() as u8).checked_sub(C::o as u8)
}

/// The outcome of `cond` that tests of single conditions imply. A test is its number in machine code and its
/// outcome.
fn outcome(cond: Cond, tests: &[(u8, bool)]) -> Option<bool> {
    let single = |number: u8| {
        let found = tests.iter().find(|&&(test, _)| test | 1 == number | 1)?;
        Some(found.1 == (found.0 == number))
    };
    let either = |one: Option<bool>, other: Option<bool>| match (one, other) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        _ => None,
    };
    match cond {
        Cond::Always => Some(true),
        Cond::Never => Some(false),
        // Not equal, or unordered.
        Cond::NeOrP => either(single(5), single(10)),
        Cond::EAndNp => either(single(5), single(10)).map(|not| !not),
        cond => single(cond as u8),
    }
}

/// Tests of single conditions on one path: no condition needs more than two.
const MAX_TESTS: usize = 3;

impl Checker<'_> {
    /// Follows the conditional jumps at `pc` until the outcome of `cond` is known on each path: outcome, and
    /// next position. If no jump is left, the outcome makes no difference to the code.
    fn decide(
        &mut self,
        cond: Cond,
        pc: u32,
        tests: &mut Vec<(u8, bool)>,
        ends: &mut Vec<(Option<bool>, u32)>,
    ) -> Result<(), Fault> {
        let known = outcome(cond, tests);
        if known.is_some() {
            ends.push((known, pc));
            return Ok(());
        }
        let mut pc = pc;
        let d = self.arrive(&mut pc)?;
        if !d.is_jcc_short_or_near() || tests.len() == MAX_TESTS {
            ends.push((None, pc));
            return Ok(());
        }
        self.at = pc;
        let Some(test) = condition(&d) else { return self.fail(Rule::Condition) };
        for (holds, next) in [(true, d.near_branch_target() as u32), (false, d.next_ip() as u32)] {
            tests.push((test, holds));
            self.decide(cond, next, tests, ends)?;
            tests.pop();
        }
        Ok(())
    }

    fn outcomes(&mut self, cond: Cond, pc: u32) -> Result<Vec<(Option<bool>, u32)>, Fault> {
        let mut ends = Vec::new();
        self.decide(cond, pc, &mut Vec::new(), &mut ends)?;
        Ok(ends)
    }

    /// Branches to successor 0 if the condition holds, else to successor 1.
    pub(super) fn conditional(&mut self, block: usize, inst: &MInst, pc: u32) -> Result<(), Fault> {
        let cond = Cond::ALL[inst.imm as usize];
        for (holds, pc) in self.outcomes(cond, pc)? {
            match holds {
                Some(true) => self.edge(block, 0, pc)?,
                Some(false) => self.edge(block, 1, pc)?,
                // No branch was found: that is right if both edges do the same.
                None => {
                    self.demand(self.does_the_same(block), Rule::Condition)?;
                    self.edge(block, 0, pc)?;
                }
            }
        }
        Ok(())
    }

    /// Whether the first two edges of `block` lead to one block without moves, or both to an endless loop
    /// without code.
    fn does_the_same(&self, block: usize) -> bool {
        let target = |k: usize| {
            let mut target = self.input.selected.code.block_succs(block)[k];
            for _ in 0..self.input.layout.blocks.len() {
                let Some(next) = self.empty_block(target as usize) else { return Some(target) };
                target = next;
            }
            None
        };
        (0..2).all(|k| self.edge_moves(block, k).is_none()) && target(0) == target(1)
    }

    /// Register 0 := register 2 unless the condition holds.
    pub(super) fn float_select(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        let (dst, other) = (self.reg(0)?, self.reg(2)?);
        let mut meeting = None;
        for (holds, mut end) in self.outcomes(Cond::ALL[inst.imm as usize], *pc)? {
            if dst != other {
                self.demand(holds.is_some(), Rule::Condition)?;
                if holds == Some(false) {
                    self.expect_as(Rule::Register, &mut end, Mnemonic::Movaps, &[R(dst, 16), R(other, 16)])?;
                }
            }
            let end = self.meeting_point(end)?;
            self.demand(meeting.is_none_or(|meeting| meeting == end), Rule::Target)?;
            meeting = Some(end);
        }
        *pc = meeting.unwrap_or(*pc);
        Ok(())
    }

    // ---- inline assembly ------------------------------------------------------------------------

    pub(super) fn assembly(&mut self, block: usize, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        // Its effect on the stack is not known.
        self.demand(self.has_frame, Rule::Frameless)?;
        let Input { selected, func, .. } = self.input;
        let code = self.code;
        let record = &selected.asms[inst.imm as usize];
        let data = &func.asms[record.asm];
        let (base, bottom) = self.frame_base();
        let slots = &self.input.frame.slots;
        let slot = |id: u32| (base, bottom + slots[id as usize] as i32);
        let mut operands = Vec::new();
        for place in &record.places {
            operands.push(place.operand(self.input.module, |at| self.reg(usize::from(at)), slot)?);
        }
        let n_succs = selected.code.block_succs(block).len();
        if record.is_goto {
            operands.extend((1..n_succs).map(|k| Operand::Label(k as u32 - 1)));
        }
        let Ok(blob) = asm::assemble(&data.template, &operands, inst.imm as u32) else {
            return self.fail(Rule::Assembly);
        };
        if !blob.bytes.is_empty() {
            // A jump at the start of the template must not be followed.
            *pc = self.start_of(&blob, *pc)?;
            let start = *pc as usize;
            let found = code.bytes[..code.code_size as usize].get(start..start + blob.bytes.len());
            let Some(found) = found else { return self.fail(Rule::Bounds) };
            let mut found = found.to_vec();
            for fixup in &blob.fixups {
                let bytes = if fixup.kind == FixupKind::Absolute64 { 8 } else { 4 };
                let at = fixup.offset as usize..fixup.offset as usize + bytes;
                let held = i32::from_le_bytes(found[at.start..at.start + 4].try_into().unwrap_or_default());
                found[at.clone()].copy_from_slice(&blob.bytes[at]);
                self.asm_fixup(block, start as u32, fixup, held)?;
            }
            self.at = start as u32;
            self.demand(found == blob.bytes, Rule::Assembly)?;
            self.execute(start as u32, blob.bytes.len());
            *pc += blob.bytes.len() as u32;
        }
        // Conditions are delivered to their allocated registers after the template.
        for &(position, cond) in &record.conditions {
            let preg = self.reg(usize::from(position))?;
            let d = self.next(pc)?;
            let right = condition(&d) == Some(cond as u8) && is_register(d.op0_register(), preg, 1);
            self.demand(right, Rule::Condition)?;
            self.expect_as(Rule::Register, pc, Mnemonic::Movzx, &[R(preg, 4), R(preg, 1)])?;
        }
        Ok(())
    }

    /// The start of the template's bytes: `pc`, or the target of jumps there.
    fn start_of(&mut self, blob: &asm::Blob, mut pc: u32) -> Result<u32, Fault> {
        let code = &self.code.bytes;
        for _ in 0..=self.code.code_size / 2 {
            let is_here = blob.bytes.iter().enumerate().all(|(n, byte)| {
                let patched = |fixup: &&asm::Fixup| (fixup.offset..fixup.offset + 8).contains(&(n as u32));
                code.get(pc as usize + n) == Some(byte) || blob.fixups.iter().find(patched).is_some()
            });
            if is_here {
                return Ok(pc);
            }
            self.at = pc;
            let d = self.decode(pc)?;
            match self.jump_target(pc, &d) {
                Some(target) => pc = target,
                None => return self.fail(Rule::Assembly),
            }
        }
        self.fail(Rule::Endless)
    }

    /// Demands that the bytes of a fix-up, which hold `held`, are relocated, or lead to the label's edge.
    fn asm_fixup(&mut self, block: usize, start: u32, fixup: &asm::Fixup, held: i32) -> Result<(), Fault> {
        let at = start + fixup.offset;
        self.at = start;
        let name = match &fixup.target {
            &asm::Target::Label(k) => {
                let target = (at as i32).wrapping_add(held).wrapping_sub(fixup.addend as i32);
                return self.edge(block, k as usize + 1, target as u32);
            }
            asm::Target::Symbol(name) => name,
        };
        let (name, access) = name.split_once('@').unwrap_or((name, ""));
        let module = self.input.module;
        let Some(symbol) = module.symbol(name) else { return self.fail(Rule::Relocation) };
        let kind = relocation(module, symbol, fixup.kind, access == "GOTPCREL");
        self.relocated(at, kind, CodeRelocTarget::Symbol(symbol), fixup.addend)
    }
}

/// The constant that `d` writes to a general register, as all of its bits.
pub(super) fn written_constant(d: &Instruction) -> Option<u64> {
    let zeroes = d.mnemonic() == Mnemonic::Xor
        && d.op1_kind() == OpKind::Register
        && d.op0_register() == d.op1_register();
    if d.op0_kind() != OpKind::Register || d.op0_register().size() < 4 {
        return None;
    }
    if zeroes {
        return Some(0);
    }
    let value = (d.mnemonic() == Mnemonic::Mov).then(|| d.try_immediate(1).ok()).flatten()?;
    // Writing the lower half clears the upper one.
    Some(if d.op0_register().size() == 4 { value & u64::from(u32::MAX) } else { value })
}
