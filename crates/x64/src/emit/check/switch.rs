//! Switches: each way of dispatch is followed and must reach the right case for every value.

use iced_x86::{Mnemonic, OpKind};
use sheave_regalloc::Preg;

use super::control::{condition, written_constant};
use super::operands::Arg::R;
use super::operands::{difference, is_register};
use super::{Checker, Fault, Rule};
use crate::minst::MInst;
use crate::select::SwitchRecord;

impl Checker<'_> {
    pub(super) fn switch(&mut self, block: usize, inst: &MInst, pc: u32) -> Result<(), Fault> {
        let record = self.input.selected.switches[inst.imm as usize];
        if record.bits && self.makes_mask(pc)? {
            return self.bit_tests(block, &record, pc);
        }
        if record.table {
            return self.jump_table(block, &record, pc);
        }
        let mask = u64::MAX >> (64 - record.width.bits());
        // Paths of the search still to do: position, range of values, and values compared with and excluded.
        let mut todo = vec![(pc, 0u64, mask, Vec::new())];
        while let Some((pc, low, high, excluded)) = todo.pop() {
            self.search(block, &record, (pc, low, high, excluded), &mut todo)?;
        }
        Ok(())
    }

    /// Whether the code compares with a range and makes a mask then.
    fn makes_mask(&mut self, mut pc: u32) -> Result<bool, Fault> {
        loop {
            let d = self.next(&mut pc)?;
            if d.is_jcc_short_or_near() {
                return Ok(condition(&d) == Some(7) && written_constant(&self.arrive(&mut pc)?).is_some());
            }
            if !matches!(d.mnemonic(), Mnemonic::Mov | Mnemonic::Lea | Mnemonic::Add | Mnemonic::Cmp) {
                return Ok(false);
            }
        }
    }

    /// `mov mask, bits`, `bt mask, index`, `jb target` for some targets; the remaining values fall through.
    fn bit_tests(&mut self, block: usize, record: &SwitchRecord, mut pc: u32) -> Result<(), Fault> {
        let cases = &self.input.selected.cases[record.start as usize..record.end as usize];
        let range = cases[cases.len() - 1].0 - cases[0].0;
        let index = self.index(block, record, true, &mut pc)?;
        let with_bits = self.reg(2)?;
        self.demand(range < 64, Rule::Immediate)?;
        let mut left = u64::MAX >> (63 - range);
        while let Some((bits, target, end)) = self.bit_test(index, with_bits, range, pc)? {
            self.values(block, cases, left & bits, target)?;
            left &= !bits;
            pc = end;
        }
        self.values(block, cases, left, pc)
    }

    /// Demands that the values of `bits`, counted from the first case, lead to `pc`.
    fn values(&mut self, block: usize, cases: &[(u64, u32)], bits: u64, pc: u32) -> Result<(), Fault> {
        for offset in (0..64).filter(|offset| bits >> offset & 1 != 0) {
            let found = cases.binary_search_by_key(&(cases[0].0 + offset), |&(case, _)| case);
            self.edge(block, found.map_or(0, |case| cases[case].1 as usize), pc)?;
        }
        Ok(())
    }

    /// The mask, the target and the end of one test of bits, if there is one at `pc`.
    fn bit_test(
        &mut self,
        index: Preg,
        with_bits: Preg,
        range: u64,
        mut pc: u32,
    ) -> Result<Option<(u64, u32, u32)>, Fault> {
        // The code after the last one may be a circle of jumps.
        let (Ok(made), Ok(d)) = (self.next(&mut pc), self.next(&mut pc)) else { return Ok(None) };
        let Some(bits) = written_constant(&made).filter(|_| d.mnemonic() == Mnemonic::Bt) else {
            return Ok(None);
        };
        let bytes = if range < 32 { 4 } else { 8 };
        let right = is_register(made.op0_register().full_register(), with_bits, 8)
            && d.op1_kind() == OpKind::Register
            && is_register(d.op0_register(), with_bits, bytes)
            && is_register(d.op1_register(), index, bytes);
        self.demand(right, Rule::Register)?;
        let d = self.next(&mut pc)?;
        self.demand(d.is_jcc_short_or_near() && condition(&d) == Some(2), Rule::Condition)?;
        Ok(Some((bits, d.near_branch_target() as u32, pc)))
    }

    /// One path of the search until it divides. Cases between `low` and `high` that are not `excluded` may
    /// still be the value.
    fn search(
        &mut self,
        block: usize,
        record: &SwitchRecord,
        (mut pc, low, high, mut excluded): (u32, u64, u64, Vec<u64>),
        todo: &mut Vec<(u32, u64, u64, Vec<u64>)>,
    ) -> Result<(), Fault> {
        let cases = &self.input.selected.cases[record.start as usize..record.end as usize];
        let from = cases.partition_point(|&(value, _)| value < low);
        let open = cases[from..]
            .iter()
            .take_while(|&&(value, _)| value <= high)
            .any(|&(value, _)| low <= high && !excluded.contains(&value));
        if !open {
            return self.edge(block, 0, pc);
        }
        let value = self.compared_value(record, &mut pc)?;
        let mut d = self.next(&mut pc)?;
        let found = cases.binary_search_by_key(&value, |&(case, _)| case);
        match (condition(&d), found) {
            // Equal: the successor of that case.
            (Some(4), Ok(case)) if d.is_jcc_short_or_near() => {
                let succ = cases[case].1 as usize;
                self.edge(block, succ, d.near_branch_target() as u32)?;
                excluded.push(value);
            }
            _ => return self.fail(Rule::Condition),
        }
        // A branch that divides the range may follow, on the same comparison.
        let mut after = pc;
        d = self.arrive(&mut after)?;
        if d.is_jcc_short_or_near() {
            self.at = after;
            self.demand(condition(&d) == Some(7), Rule::Condition)?;
            // Above.
            let above = d.near_branch_target() as u32;
            match value.checked_add(1) {
                Some(next) if next <= high => todo.push((above, low.max(next), high, Vec::new())),
                // No value comes here.
                _ => {}
            }
            match value.checked_sub(1) {
                Some(last) if last >= low => todo.push((d.next_ip() as u32, low, high.min(last), Vec::new())),
                _ => {}
            }
            return Ok(());
        }
        todo.push((pc, low, high, excluded));
        Ok(())
    }

    /// The value, in the operand's width, that the next comparison compares register 0 with.
    fn compared_value(&mut self, record: &SwitchRecord, pc: &mut u32) -> Result<u64, Fault> {
        let value = self.reg(0)?;
        let bytes = record.width.bytes();
        let mask = u64::MAX >> (64 - record.width.bits());
        let mut d = self.next(pc)?;
        let mut constant = None;
        if d.mnemonic() == Mnemonic::Mov {
            let temp = self.reg(1)?;
            self.demand(is_register(d.op0_register().full_register(), temp, 8), Rule::Register)?;
            constant = written_constant(&d);
            self.demand(constant.is_some(), Rule::Immediate)?;
            d = self.next(pc)?;
            let right = d.mnemonic() == Mnemonic::Cmp && is_register(d.op1_register(), temp, bytes);
            self.demand(right, Rule::Register)?;
        }
        let register = d.op0_kind() == OpKind::Register && is_register(d.op0_register(), value, bytes);
        self.demand(register, Rule::Register)?;
        let compared = match d.mnemonic() {
            Mnemonic::Test if d.op1_register() == d.op0_register() => Some(0),
            Mnemonic::Cmp => constant.or_else(|| d.try_immediate(1).ok()),
            _ => None,
        };
        match compared {
            Some(compared) => Ok(compared & mask),
            None => self.fail(Rule::Opcode),
        }
    }

    /// The value less the first case, in register 1 or in place; values out of range branch to the first
    /// successor. Gives the register.
    fn index(
        &mut self,
        block: usize,
        record: &SwitchRecord,
        in_place: bool,
        pc: &mut u32,
    ) -> Result<Preg, Fault> {
        let cases = &self.input.selected.cases[record.start as usize..record.end as usize];
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        let (value, index) = (self.reg(0)?, self.reg(1)?);
        let bytes = record.width.bytes();
        let mask = u64::MAX >> (64 - record.width.bits());
        // The index into the table: the value less the first case.
        let mut d = self.next(pc)?;
        let mut entry = index;
        match d.mnemonic() {
            Mnemonic::Cmp => {
                self.demand(first == 0 && in_place, Rule::Opcode)?;
                entry = value;
            }
            Mnemonic::Lea => {
                let right = is_register(d.op0_register(), index, bytes)
                    && super::operands::is_plain_memory(&d, 1, value, d.memory_displacement64() as i32)
                    && d.memory_displacement64().wrapping_add(first) & mask == 0;
                self.demand(right, Rule::Memory)?;
                d = self.next(pc)?;
            }
            _ => {
                // A copy, or a constant to which the value is added.
                self.demand(is_register(d.op0_register().full_register(), index, 8), Rule::Register)?;
                let registers = [R(index, bytes), R(value, bytes)];
                if difference(&d, Mnemonic::Mov, &registers).is_none() {
                    self.demand(first == 0, Rule::Immediate)?;
                } else {
                    let added = written_constant(&d).map(|constant| constant.wrapping_add(first) & mask);
                    self.demand(added == Some(0), Rule::Immediate)?;
                    self.expect_as(Rule::Register, pc, Mnemonic::Add, &registers)?;
                }
                d = self.next(pc)?;
            }
        }
        let right = d.mnemonic() == Mnemonic::Cmp && is_register(d.op0_register(), entry, bytes);
        self.demand(right, Rule::Register)?;
        let range = last - first;
        self.demand(d.try_immediate(1).is_ok_and(|limit| limit & mask == range & mask), Rule::Immediate)?;
        let d = self.next(pc)?;
        self.demand(d.is_jcc_short_or_near() && condition(&d) == Some(7), Rule::Condition)?;
        self.edge(block, 0, d.near_branch_target() as u32)?;
        Ok(entry)
    }

    fn jump_table(&mut self, block: usize, record: &SwitchRecord, mut pc: u32) -> Result<(), Fault> {
        let selected = self.input.selected;
        let code = self.code;
        let cases = &selected.cases[record.start as usize..record.end as usize];
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        let (index, table) = (self.reg(1)?, self.reg(2)?);
        let entry = self.index(block, record, record.clean, &mut pc)?;
        let range = last - first;
        let start = self.table_jump(entry, index, table, &mut pc)?;
        let entries = u64::from(start) + 4 * (range + 1);
        let inside = start >= code.code_size && start.is_multiple_of(4) && entries <= code.bytes.len() as u64;
        self.demand(inside, Rule::Table)?;
        let mut cases = cases.iter().peekable();
        for (value, distance) in (first..=last).zip(code.bytes[start as usize..].as_chunks().0) {
            let succ = cases.next_if(|case| case.0 == value).map_or(0, |case| case.1 as usize);
            self.edge(block, succ, start.wrapping_add(u32::from_le_bytes(*distance)))?;
        }
        Ok(())
    }

    /// `lea table, [rip + start]`, `movsxd index, [table + entry * 4]`, `add index, table`, `jmp index`.
    /// Gives the start.
    fn table_jump(&mut self, entry: Preg, index: Preg, table: Preg, pc: &mut u32) -> Result<u32, Fault> {
        let d = self.next(pc)?;
        let right = d.mnemonic() == Mnemonic::Lea && d.is_ip_rel_memory_operand();
        self.demand(right && is_register(d.op0_register(), table, 8), Rule::Register)?;
        let start = d.ip_rel_memory_address() as u32;
        let d = self.next(pc)?;
        let right = d.mnemonic() == Mnemonic::Movsxd
            && is_register(d.op0_register(), index, 8)
            && is_register(d.memory_base(), table, 8)
            && is_register(d.memory_index(), entry, 8)
            && (d.memory_index_scale(), d.memory_displacement64()) == (4, 0);
        self.demand(right, Rule::Memory)?;
        self.expect_as(Rule::Register, pc, Mnemonic::Add, &[R(index, 8), R(table, 8)])?;
        let d = self.next(pc)?;
        self.demand(d.is_jmp_near_indirect() && is_register(d.op0_register(), index, 8), Rule::Register)?;
        Ok(start)
    }
}
