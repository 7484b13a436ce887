//! Expected expansions of pseudo-instructions, independent of the encoder's.

use crate::registers::{gpr, xmm};
use iced_x86::{Code as Opcode, Instruction, Mnemonic as M, OpKind, Register};
use sheave_ir::RmwOp;

use super::control::written_constant;
use super::operands::Arg::{self, I, M as Mem, R};
use super::operands::{RSP, difference, is_plain_memory, is_register};
use super::{Checker, Fault, Rule};
use crate::minst::{Kind, MInst, READS_FLAGS};
use crate::regalloc::Preg;

const RAX: Preg = gpr(0);
const RDX: Preg = gpr(2);
const RBP: Preg = gpr(5);

impl Checker<'_> {
    /// Demands this instruction next.
    fn expect(&mut self, pc: &mut u32, mnemonic: M, args: &[Arg]) -> Result<Instruction, Fault> {
        let d = self.next(pc)?;
        match difference(&d, mnemonic, args) {
            None => Ok(d),
            Some(rule) => self.fail(rule),
        }
    }

    /// Demands this conditional jump next. Gives its target.
    fn expect_jump(&mut self, pc: &mut u32, mnemonic: M) -> Result<u32, Fault> {
        let d = self.next(pc)?;
        self.demand(d.mnemonic() == mnemonic && d.is_jcc_short_or_near(), Rule::Condition)?;
        Ok(d.near_branch_target() as u32)
    }

    pub(super) fn pseudo(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        match inst.kind {
            Kind::MovImm => self.constant(inst, pc),
            Kind::Add => self.add(inst, pc),
            Kind::CallSymbol => {
                let d = self.next(pc)?;
                self.demand(d.code() == Opcode::Call_rel32_64, Rule::Opcode)?;
                self.calls(&d, inst)
            }
            Kind::SaveXmm => self.save_xmm(inst.imm as u8, pc),
            Kind::FloatSelect => self.float_select(inst, pc),
            Kind::FloatMinMax => self.float_min_max(inst.imm & 1 != 0, inst.imm & 2 != 0, pc),
            Kind::RmwLoop => self.rmw_loop(inst, pc),
            Kind::UintToFloat => self.uint_to_float(inst.imm == 4, pc),
            Kind::StackAlloc => self.stack_alloc(pc),
            Kind::ResetStack => {
                self.restores_stack_pointer(pc, self.input.frame.size as i32)?;
                match self.input.selected.outgoing_align {
                    17.. => self.aligns_stack(pc, Rule::Immediate),
                    _ => Ok(()),
                }
            }
            Kind::ReturnMoved => Ok(()),
            Kind::SetJmp => self.set_jmp(pc),
            Kind::LongJmp => {
                // Frame pointer, resume address, stack pointer.
                self.expect(pc, M::Mov, &[R(RBP, 8), Mem(RAX, 0)])?;
                self.expect(pc, M::Mov, &[R(RDX, 8), Mem(RAX, 8)])?;
                self.expect(pc, M::Mov, &[R(RSP, 8), Mem(RAX, 16)])?;
                let d = self.expect(pc, M::Jmp, &[R(RDX, 8)])?;
                self.demand(d.is_jmp_near_indirect(), Rule::Opcode)
            }
            Kind::Bytes => self.raw(inst, pc),
            _ => self.fail(Rule::Opcode),
        }
    }

    fn constant(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        let reg = self.reg(0)?;
        let d = self.next(pc)?;
        let register = d.op0_register().full_register();
        self.demand(d.op0_kind() == OpKind::Register && is_register(register, reg, 8), Rule::Register)?;
        let keeps_flags = d.mnemonic() == M::Mov;
        self.demand(keeps_flags || inst.flags & READS_FLAGS == 0, Rule::Opcode)?;
        self.demand(written_constant(&d) == Some(inst.imm as u64), Rule::Immediate)
    }

    /// Register 0 := register 1 + (register 2 or an immediate).
    fn add(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        let bytes = if inst.shape >> 4 & 15 == 3 { 8 } else { 4 };
        let (dst, a) = (self.reg(0)?, self.reg(1)?);
        let other = if inst.mem.scale == 0 { None } else { Some(self.reg(2)?) };
        let d = self.next(pc)?;
        let writes = d.op0_kind() == OpKind::Register && is_register(d.op0_register(), dst, bytes);
        self.demand(writes, Rule::Register)?;
        let mask = u64::MAX >> (64 - 8 * bytes);
        match (d.mnemonic(), other) {
            (M::Lea, None) => self.demand(is_plain_memory(&d, 1, a, inst.imm as i32), Rule::Memory),
            (M::Lea, Some(b)) => {
                let (base, index) = (d.memory_base(), d.memory_index());
                let registers = is_register(base, a, 8) && is_register(index, b, 8)
                    || is_register(base, b, 8) && is_register(index, a, 8);
                self.demand(registers, Rule::Register)?;
                let plain = (d.memory_index_scale(), d.memory_displacement64()) == (1, 0);
                self.demand(plain && d.segment_prefix() == Register::None, Rule::Memory)
            }
            (M::Add | M::Sub, None) => {
                self.demand(dst == a, Rule::Register)?;
                let added = d.try_immediate(1).ok();
                let added = if d.mnemonic() == M::Sub { added.map(u64::wrapping_neg) } else { added };
                self.demand(added.is_some_and(|added| (added ^ inst.imm as u64) & mask == 0), Rule::Immediate)
            }
            (M::Add, Some(b)) => {
                let added = if dst == a { b } else { a };
                let right = (dst == a || dst == b)
                    && d.op1_kind() == OpKind::Register
                    && is_register(d.op1_register(), added, bytes);
                self.demand(right, Rule::Register)
            }
            _ => self.fail(Rule::Opcode),
        }
    }

    fn save_xmm(&mut self, n_fixed: u8, pc: &mut u32) -> Result<(), Fault> {
        self.expect(pc, M::Test, &[R(RAX, 1), R(RAX, 1)])?;
        let over = self.expect_jump(pc, M::Je)?;
        let (base, bottom) = self.frame_base();
        let area = bottom + self.input.frame.save_area as i32;
        for i in n_fixed..8 {
            let place = Mem(base, area + 48 + 16 * i32::from(i));
            self.expect(pc, M::Movaps, &[place, R(xmm(i), 16)])?;
        }
        self.meet(over, *pc)
    }

    /// Operands: old value (`rax`), address, operand, scratch, float scratch.
    fn rmw_loop(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        let bytes = 1 << inst.mem.scale.min(3);
        let wide = if bytes == 8 { 8 } else { 4 };
        let op = RmwOp::ALL[inst.imm as usize];
        let (old, address, operand, new) = (self.reg(0)?, self.reg(1)?, self.reg(2)?, self.reg(3)?);
        self.demand(old == RAX, Rule::Register)?;
        let load = if bytes < 4 { M::Movzx } else { M::Mov };
        let d = self.expect(pc, load, &[R(RAX, wide), Mem(address, 0)])?;
        self.demand(d.memory_size().size() == bytes as usize, Rule::Opcode)?;
        let again = self.meeting_point(*pc)?;
        match op {
            RmwOp::Max | RmwOp::Min | RmwOp::Umax | RmwOp::Umin => {
                self.expect(pc, M::Mov, &[R(new, wide), R(RAX, wide)])?;
                self.expect(pc, M::Cmp, &[R(RAX, bytes), R(operand, bytes)])?;
                let better = match op {
                    RmwOp::Max => M::Cmovl,
                    RmwOp::Min => M::Cmovg,
                    RmwOp::Umax => M::Cmovb,
                    _ => M::Cmova,
                };
                self.expect(pc, better, &[R(new, wide), R(operand, wide)])?;
            }
            RmwOp::Fadd | RmwOp::Fsub => {
                let sum = self.reg(4)?;
                let (transfer, arithmetic) = match (op, bytes) {
                    (RmwOp::Fadd, 4) => (M::Movd, M::Addss),
                    (RmwOp::Fadd, _) => (M::Movq, M::Addsd),
                    (_, 4) => (M::Movd, M::Subss),
                    _ => (M::Movq, M::Subsd),
                };
                self.expect(pc, transfer, &[R(sum, 16), R(RAX, bytes)])?;
                self.expect(pc, arithmetic, &[R(sum, 16), R(operand, 16)])?;
                self.expect(pc, transfer, &[R(new, bytes), R(sum, 16)])?;
            }
            _ => {
                let arithmetic = match op {
                    RmwOp::Or => M::Or,
                    RmwOp::Xor => M::Xor,
                    RmwOp::Add => M::Add,
                    RmwOp::Sub => M::Sub,
                    RmwOp::And | RmwOp::Nand => M::And,
                    _ => return self.fail(Rule::Opcode),
                };
                self.expect(pc, M::Mov, &[R(new, wide), R(RAX, wide)])?;
                self.expect(pc, arithmetic, &[R(new, wide), R(operand, wide)])?;
                if op == RmwOp::Nand {
                    self.expect(pc, M::Not, &[R(new, wide)])?;
                }
            }
        }
        let d = self.expect(pc, M::Cmpxchg, &[Mem(address, 0), R(new, bytes)])?;
        self.demand(d.has_lock_prefix(), Rule::Prefix)?;
        let back = self.expect_jump(pc, M::Jne)?;
        self.meet(back, again)
    }

    fn uint_to_float(&mut self, single: bool, pc: &mut u32) -> Result<(), Fault> {
        let (dst, src, half, low) = (self.reg(0)?, self.reg(1)?, self.reg(2)?, self.reg(3)?);
        let (convert, double) = if single { (M::Cvtsi2ss, M::Addss) } else { (M::Cvtsi2sd, M::Addsd) };
        self.expect(pc, M::Xorps, &[R(dst, 16), R(dst, 16)])?;
        self.expect(pc, M::Test, &[R(src, 8), R(src, 8)])?;
        let mut big = self.expect_jump(pc, M::Js)?;
        self.expect(pc, convert, &[R(dst, 16), R(src, 8)])?;
        self.expect(&mut big, M::Mov, &[R(half, 8), R(src, 8)])?;
        self.expect(&mut big, M::Mov, &[R(low, 8), R(src, 8)])?;
        self.expect(&mut big, M::Shr, &[R(half, 8), I(1)])?;
        self.expect(&mut big, M::And, &[R(low, 8), I(1)])?;
        self.expect(&mut big, M::Or, &[R(half, 8), R(low, 8)])?;
        self.expect(&mut big, convert, &[R(dst, 16), R(half, 8)])?;
        self.expect(&mut big, double, &[R(dst, 16), R(dst, 16)])?;
        self.meet(big, *pc)
    }

    /// Different numbers, equal numbers and NaNs have separate code.
    fn float_min_max(&mut self, larger: bool, double: bool, pc: &mut u32) -> Result<(), Fault> {
        let (dst, other) = (self.reg(0)?, self.reg(2)?);
        let (compare, choose) = match (double, larger) {
            (false, false) => (M::Ucomiss, M::Minss),
            (false, true) => (M::Ucomiss, M::Maxss),
            (true, false) => (M::Ucomisd, M::Minsd),
            (true, true) => (M::Ucomisd, M::Maxsd),
        };
        self.expect(pc, compare, &[R(dst, 16), R(other, 16)])?;
        let mut different = self.expect_jump(pc, M::Jne)?;
        let mut unordered = self.expect_jump(pc, M::Jp)?;
        self.expect(pc, if larger { M::Andps } else { M::Orps }, &[R(dst, 16), R(other, 16)])?;
        self.expect(&mut unordered, compare, &[R(other, 16), R(other, 16)])?;
        let other_is_nan = self.expect_jump(&mut unordered, M::Jp)?;
        if dst != other {
            self.expect(&mut unordered, M::Movaps, &[R(dst, 16), R(other, 16)])?;
        }
        self.expect(&mut different, choose, &[R(dst, 16), R(other, 16)])?;
        self.meet(other_is_nan, *pc)?;
        self.meet(unordered, *pc)?;
        self.meet(different, *pc)
    }

    /// Takes the memory page by page, and touches each.
    fn stack_alloc(&mut self, pc: &mut u32) -> Result<(), Fault> {
        let left = self.reg(0)?;
        let again = self.meeting_point(*pc)?;
        self.expect(pc, M::Cmp, &[R(left, 8), I(4096)])?;
        let mut last = self.expect_jump(pc, M::Jb)?;
        self.expect(pc, M::Sub, &[R(RSP, 8), I(4096)])?;
        self.touch_stack(pc, Rule::Memory)?;
        self.expect(pc, M::Sub, &[R(left, 8), I(4096)])?;
        self.meet(*pc, again)?;
        self.expect(&mut last, M::Sub, &[R(RSP, 8), R(left, 8)])?;
        if self.input.selected.outgoing_align > 16 {
            self.aligns_stack(&mut last, Rule::Immediate)?;
        }
        *pc = last;
        Ok(())
    }

    /// The buffer gets frame pointer, resume address and stack pointer; the result is zero now and one after
    /// `longjmp`.
    fn set_jmp(&mut self, pc: &mut u32) -> Result<(), Fault> {
        let buffer = self.reg(1)?;
        let d = self.expect(pc, M::Lea, &[R(RAX, 8)])?;
        self.demand(d.is_ip_rel_memory_operand(), Rule::Memory)?;
        let mut resume = d.ip_rel_memory_address() as u32;
        self.expect(pc, M::Mov, &[Mem(buffer, 0), R(RBP, 8)])?;
        self.expect(pc, M::Mov, &[Mem(buffer, 8), R(RAX, 8)])?;
        self.expect(pc, M::Mov, &[Mem(buffer, 16), R(RSP, 8)])?;
        for (at, result) in [(&mut *pc, 0), (&mut resume, 1)] {
            let d = self.next(at)?;
            let right =
                d.op0_register().full_register() == Register::RAX && written_constant(&d) == Some(result);
            self.demand(right, Rule::Immediate)?;
        }
        self.meet(resume, *pc)
    }

    fn raw(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        self.arrive(pc)?;
        let mut bytes = inst.imm.to_le_bytes().to_vec();
        bytes.extend(inst.mem.disp.to_le_bytes());
        bytes.truncate(inst.mem.id as usize);
        let start = *pc as usize;
        let code = self.code;
        let found = code.bytes[..code.code_size as usize].get(start..start + bytes.len());
        self.at = *pc;
        self.demand(found == Some(&bytes[..]), Rule::Opcode)?;
        *pc += bytes.len() as u32;
        Ok(())
    }
}
