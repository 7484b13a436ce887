//! Dispatch of switches: a jump table, bit tests, or binary search.
//!
//! ```text
//! case 'a', 'e', 'i', 'o', 'u':        lea index, [value - 97]
//!                                      cmp index, 20
//!                                      ja default
//!                                      mov mask, 0x104111
//!                                      bt mask, index
//!                                      jb vowel
//! ```

use iced_x86::Code as Opcode;
use sheave_regalloc::Preg;

use super::assembler::Arg::{I, M, R};
use super::{ALWAYS, Emitter, Target};
use crate::minst::{Alu, Cond, MInst, Width, alu_imm, register};
use crate::select::SwitchRecord;

/// Searches of up to this many cases compare with them one by one.
const LINEAR_CASES: usize = 4;
/// Targets that masks are made for, at most.
const MAX_MASKS: usize = 3;

/// The values, less the first one, that lead to a label.
#[derive(Clone, Copy, Default, Debug)]
struct Mask {
    label: u32,
    bits: u64,
}

impl Emitter<'_> {
    pub(super) fn switch(&mut self, block: usize, next: usize, inst: &MInst) {
        let record = self.selected.switches[inst.imm as usize];
        let n_succs = self.selected.code.block_succs(block).len();
        let mut labels = core::mem::take(&mut self.ctx.succ_labels);
        labels.clear();
        for k in 0..n_succs {
            labels.push(self.succ_label(block, k));
        }
        if let Some(masks) = self.masks(&record, &labels) {
            self.bit_tests(&record, &labels, masks, next);
        } else if record.table {
            self.jump_table(&record, &labels);
        } else {
            self.search(record.start as usize, record.end as usize, record.width, &labels, next);
        }
        self.ctx.succ_labels = labels;
    }

    fn jump_table(&mut self, record: &SwitchRecord, labels: &[u32]) {
        use Opcode::*;
        let selected = self.input.selected;
        let cases = &selected.cases[record.start as usize..record.end as usize];
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        let (index, table) = (self.reg(1), self.reg(2));
        let entry = self.case_index(record, record.clean, labels[0]);
        let number = self.ctx.tables.len() as u32;
        let entries = self.ctx.table_entries.len() as u32;
        let mut cases = cases.iter().peekable();
        for value in first..=last {
            let succ = cases.next_if(|case| case.0 == value).map_or(0, |case| case.1);
            self.ctx.table_entries.push(labels[succ as usize]);
        }
        self.ctx.tables.push((entries, self.ctx.table_entries.len() as u32));
        let [index, entry, table] = [index, entry, table].map(|reg| register(reg, Width::B8));
        self.lea_target(table, Target::Table(number));
        self.ctx.asm.reg_index(Movsxd_r64_rm32, index, (table, entry, 4));
        self.ctx.asm.reg_reg(Add_r64_rm64, index, table);
        self.ctx.asm.op(Jmp_rm64, &[R(index)]);
    }

    /// The value less the first case: in register 1, or, if that case is zero and the register of the value
    /// may be used, there. Values outside of the cases branch to `default`.
    fn case_index(&mut self, record: &SwitchRecord, in_place: bool, default: u32) -> Preg {
        use Opcode::*;
        let width = record.width;
        let cases = &self.selected.cases[record.start as usize..record.end as usize];
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        let (value, index) = (self.reg(0), self.reg(1));
        let narrow = width != Width::B8;
        let low = if narrow { i64::from(first as u32 as i32) } else { first as i64 };
        let (mut at, from) = (register(index, width), register(value, width));
        let mut entry = index;
        match low.checked_neg().map(i32::try_from) {
            Some(Ok(0)) if in_place => (at, entry) = (from, value),
            Some(Ok(0)) => {
                self.ctx.asm.reg_reg(if narrow { Mov_r32_rm32 } else { Mov_r64_rm64 }, at, from);
                self.stats.moves_select += 1;
            }
            Some(Ok(disp)) => {
                self.ctx.asm.op(if narrow { Lea_r32_m } else { Lea_r64_m }, &[R(at), M(value, disp)]);
            }
            _ => {
                self.mov_imm(index, low.wrapping_neg(), false);
                self.ctx.asm.reg_reg(if narrow { Add_r32_rm32 } else { Add_r64_rm64 }, at, from);
            }
        }
        let (code, kind) = alu_imm(Alu::Cmp, width, (last - first) as i64);
        self.ctx.asm.op(code, &[R(at), I(kind, (last - first) as i64)]);
        self.jump(Cond::A as u8, default);
        entry
    }

    /// The masks of the cases, if testing bits takes less than comparing: few targets for many
    /// cases, counted as comparisons, that are within 64 of each other.
    fn masks(&self, record: &SwitchRecord, labels: &[u32]) -> Option<[Mask; MAX_MASKS]> {
        if !record.bits {
            return None;
        }
        let cases = &self.selected.cases[record.start as usize..record.end as usize];
        let mut masks = [Mask::default(); MAX_MASKS];
        let (mut n_masks, mut comparisons) = (0, 0);
        // The case before, and how long the row of cases with the same target is that it ends.
        let (mut before, mut row) = (None, 0);
        for &(value, succ) in cases {
            let label = labels[succ as usize];
            row = if before == Some((value.wrapping_sub(1), label)) { row + 1 } else { 1 };
            comparisons += usize::from(row <= 2);
            before = Some((value, label));
            let at = masks[..n_masks].iter().position(|mask| mask.label == label).unwrap_or(n_masks);
            let mask = masks.get_mut(at)?;
            mask.label = label;
            mask.bits |= 1 << (value - cases[0].0);
            n_masks = n_masks.max(at + 1);
        }
        (comparisons >= [3, 5, 6][n_masks - 1]).then_some(masks)
    }

    fn bit_tests(
        &mut self,
        record: &SwitchRecord,
        labels: &[u32],
        mut masks: [Mask; MAX_MASKS],
        next: usize,
    ) {
        // The most values first.
        masks.sort_unstable_by_key(|mask| (std::cmp::Reverse(mask.bits.count_ones()), mask.bits));
        let cases = &self.selected.cases[record.start as usize..record.end as usize];
        let range = cases[cases.len() - 1].0 - cases[0].0;
        let mut left = u64::MAX >> (63 - range);
        let (code, width) =
            if range < 32 { (Opcode::Bt_rm32_r32, Width::B4) } else { (Opcode::Bt_rm64_r64, Width::B8) };
        // Only the lowest bits of the index count.
        let index = register(self.case_index(record, true, labels[0]), width);
        let with_bits = self.reg(2);
        for mask in masks.iter().filter(|mask| mask.bits != 0) {
            left &= !mask.bits;
            if left == 0 {
                // No other value is left.
                return self.jump_unless_next(mask.label, next);
            }
            self.mov_imm(with_bits, mask.bits as i64, false);
            self.ctx.asm.reg_reg(code, register(with_bits, width), index);
            self.jump(Cond::B as u8, mask.label);
        }
        self.jump_unless_next(labels[0], next);
    }

    /// Compares with the middle until few cases are left. The remaining ranges are on a stack of at most
    /// the logarithm of their number.
    fn search(&mut self, start: usize, end: usize, width: Width, labels: &[u32], next: usize) {
        let mut todo = [(0usize, 0usize, 0u32); 64];
        todo[0] = (start, end, u32::MAX);
        let mut n = 1;
        while n > 0 {
            n -= 1;
            let (start, end, label) = todo[n];
            if label != u32::MAX {
                self.bind(label);
            }
            if end - start <= LINEAR_CASES {
                for i in start..end {
                    let (value, succ) = self.selected.cases[i];
                    self.compare_case(value, width);
                    self.jump(Cond::E as u8, labels[succ as usize]);
                }
                if n > 0 || labels[0] as usize != next {
                    self.jump(ALWAYS, labels[0]);
                }
                continue;
            }
            let middle = start + (end - start) / 2;
            let (value, succ) = self.selected.cases[middle];
            self.compare_case(value, width);
            self.jump(Cond::E as u8, labels[succ as usize]);
            let above = self.new_label();
            self.jump(Cond::A as u8, above);
            todo[n] = (middle + 1, end, above);
            todo[n + 1] = (start, middle, u32::MAX);
            n += 2;
        }
    }

    fn compare_case(&mut self, value: u64, width: Width) {
        let reg = register(self.reg(0), width);
        let signed = if width == Width::B8 { value as i64 } else { i64::from(value as u32 as i32) };
        if signed == 0 {
            let code = if width == Width::B8 { Opcode::Test_rm64_r64 } else { Opcode::Test_rm32_r32 };
            return self.ctx.asm.reg_reg(code, reg, reg);
        }
        if i32::try_from(signed).is_ok() {
            let (code, kind) = alu_imm(Alu::Cmp, width, signed);
            return self.ctx.asm.op(code, &[R(reg), I(kind, signed)]);
        }
        let temp = self.reg(1);
        self.mov_imm(temp, signed, false);
        self.ctx.asm.reg_reg(Opcode::Cmp_r64_rm64, reg, register(temp, Width::B8));
    }
}
