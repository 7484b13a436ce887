//! Pseudo-instructions: several machine instructions, or one whose form depends on the allocation.

use crate::registers::xmm;
use iced_x86::{Code as Opcode, Register};
use sheave_ir::RmwOp;

use super::assembler::Arg::{I, M, R};
use super::{ALWAYS, Emitter, Fixup, Target};
use crate::CodeRelocKind;
use crate::abi::RAX;
use crate::minst::{
    Alu, Cond, Imm, Kind, MInst, READS_FLAGS, Width, alu_imm, alu_r_rm, by_width, cmovcc, register, wide,
};
use sheave_regalloc::Preg;

impl Emitter<'_> {
    pub(super) fn pseudo(&mut self, inst: &MInst) {
        match inst.kind {
            Kind::MovImm => {
                let (reg, at) = (self.reg(0), self.ctx.asm.len());
                self.mov_imm(reg, inst.imm, inst.flags & READS_FLAGS != 0);
                self.mark(at, None);
            }
            Kind::Add => self.add(inst),
            Kind::IndirectJmp => self.op(inst),
            Kind::CallSymbol | Kind::TailCall => {
                let code = if inst.kind == Kind::TailCall {
                    self.leave(5, inst.imm);
                    0xe9
                } else {
                    0xe8
                };
                self.ctx.asm.raw(&[code, 0, 0, 0, 0]);
                let at = self.ctx.asm.len() - 4;
                let jumps_before = self.ctx.jumps.len() as u32;
                let target = Target::Reloc(CodeRelocKind::Call, Self::call_target(inst.mem.id));
                self.ctx.fixups.push(Fixup { at, jumps_before, to_end: 4, addend: 0, target });
            }
            Kind::TailCallIndirect => {
                self.leave(3, inst.imm);
                self.ctx.asm.op(Opcode::Jmp_rm64, &[R(Register::R11)]);
            }
            Kind::Trap => self.ctx.asm.op(Opcode::Ud2, &[]),
            Kind::SaveXmm => self.save_xmm(inst.imm as usize),
            Kind::FloatSelect => {
                let over = self.new_label();
                let (dst, other) = (self.register(0, Width::Xmm), self.register(2, Width::Xmm));
                self.branch(Cond::from_index(inst.imm as u8), over);
                if dst != other {
                    self.stats.moves_select += 1;
                    self.ctx.asm.reg_reg(Opcode::Movaps_xmm_xmmm128, dst, other);
                }
                self.bind(over);
            }
            Kind::FloatMinMax => self.float_min_max(inst.imm & 1 != 0, inst.imm & 2 != 0),
            Kind::RmwLoop => self.rmw_loop(inst),
            Kind::UintToFloat => self.uint_to_float(inst.imm == 4),
            Kind::StackAlloc => self.stack_alloc(),
            Kind::ResetStack => {
                self.restore_stack_pointer(self.frame.size as i32);
                self.align_stack();
            }
            Kind::ReturnMoved => self.return_moved(inst.imm),
            Kind::SetJmp => self.set_jmp(),
            Kind::LongJmp => {
                // The buffer is in rax, rdx is free: frame pointer, resume address, stack pointer.
                self.ctx.asm.op(Opcode::Mov_r64_rm64, &[R(Register::RBP), M(RAX, 0)]);
                self.ctx.asm.op(Opcode::Mov_r64_rm64, &[R(Register::RDX), M(RAX, 8)]);
                self.ctx.asm.op(Opcode::Mov_r64_rm64, &[R(Register::RSP), M(RAX, 16)]);
                self.ctx.asm.op(Opcode::Jmp_rm64, &[R(Register::RDX)]);
            }
            Kind::Bytes => {
                let mut bytes = [0u8; 12];
                bytes[..8].copy_from_slice(&inst.imm.to_le_bytes());
                bytes[8..].copy_from_slice(&inst.mem.disp.to_le_bytes());
                self.ctx.asm.raw(&bytes[..inst.mem.id as usize]);
            }
            Kind::Asm | Kind::Op | Kind::Nop | Kind::Jmp | Kind::Jcc | Kind::Switch | Kind::Ret => {}
        }
    }

    /// Writes a constant to a register by the shortest instruction.
    pub(super) fn mov_imm(&mut self, reg: Preg, value: i64, keep_flags: bool) {
        let asm = &mut self.ctx.asm;
        if value == 0 && !keep_flags {
            let narrow = register(reg, Width::B4);
            asm.reg_reg(Opcode::Xor_r32_rm32, narrow, narrow);
        } else if u32::try_from(value).is_ok() {
            asm.op(Opcode::Mov_r32_imm32, &[R(register(reg, Width::B4)), I(Imm::I32, value)]);
        } else if i32::try_from(value).is_ok() {
            asm.op(Opcode::Mov_rm64_imm32, &[R(register(reg, Width::B8)), I(Imm::I32To64, value)]);
        } else {
            asm.op(Opcode::Mov_r64_imm64, &[R(register(reg, Width::B8)), I(Imm::I64, value)]);
        }
    }

    /// Adds in place if the allocation allows it, else by `lea`.
    fn add(&mut self, inst: &MInst) {
        let width = if inst.shape & 0xf0 == (Width::B8 as u32) << 4 { Width::B8 } else { Width::B4 };
        let lea = wide(width, Opcode::Lea_r32_m);
        let (dst, a) = (self.reg(0), self.reg(1));
        let to = register(dst, width);
        if inst.mem.scale == 0 {
            if dst == a {
                // One byte shorter: 128 does not fit a byte, minus 128 does.
                let (op, value) = if inst.imm == 128 { (Alu::Sub, -128) } else { (Alu::Add, inst.imm) };
                let (code, kind) = alu_imm(op, width, value);
                self.ctx.asm.op(code, &[R(to), I(kind, value)]);
            } else {
                self.ctx.asm.op(lea, &[R(to), M(a, inst.imm as i32)]);
            }
            return;
        }
        let b = self.reg(2);
        if dst == a {
            self.ctx.asm.reg_reg(alu_r_rm(Alu::Add, width), to, register(b, width));
        } else if dst == b {
            self.ctx.asm.reg_reg(alu_r_rm(Alu::Add, width), to, register(a, width));
        } else {
            // As a base, rbp and r13 need a displacement byte.
            let (base, index) = if a.number() & 7 == 5 { (b, a) } else { (a, b) };
            let regs = (register(base, Width::B8), register(index, Width::B8), 1);
            self.ctx.asm.reg_index(lea, to, regs);
        }
    }

    /// Saves the vector registers that may hold variable arguments, unless `al` is zero.
    fn save_xmm(&mut self, n_fixed: usize) {
        let over = self.new_label();
        self.ctx.asm.reg_reg(Opcode::Test_rm8_r8, Register::AL, Register::AL);
        self.jump(Cond::E as u8, over);
        let (base, start) = self.frame.save_area(self.selected.moves_rsp);
        for i in n_fixed..8 {
            let reg = register(xmm(i as u8), Width::Xmm);
            self.ctx.asm.op(Opcode::Movaps_xmmm128_xmm, &[M(base, start + 48 + 16 * i as i32), R(reg)]);
        }
        self.bind(over);
    }

    /// Operands: old value (`rax`), address, operand, scratch, float scratch.
    fn rmw_loop(&mut self, inst: &MInst) {
        use Opcode::*;
        let width = Width::ALL[usize::from(inst.mem.scale)];
        let op = RmwOp::ALL[inst.imm as usize];
        let (address, operand, temp) = (self.reg(1), self.reg(2), self.reg(3));
        let load = match width {
            Width::B1 => Movzx_r32_rm8,
            Width::B2 => Movzx_r32_rm16,
            width => wide(width, Mov_r32_rm32),
        };
        let arith = width.arith();
        let (old, new) = (register(RAX, arith), register(temp, arith));
        let mov = wide(arith, Mov_r32_rm32);
        self.ctx.asm.op(load, &[R(old), M(address, 0)]);
        let again = self.new_label();
        self.bind(again);
        match op {
            RmwOp::Max | RmwOp::Min | RmwOp::Umax | RmwOp::Umin => {
                // Keep the old content unless the operand is the better one.
                let cond = match op {
                    RmwOp::Max => Cond::L,
                    RmwOp::Min => Cond::G,
                    RmwOp::Umax => Cond::B,
                    _ => Cond::A,
                };
                self.ctx.asm.reg_reg(mov, new, old);
                let (narrow, with) = (register(RAX, width), register(operand, width));
                self.ctx.asm.reg_reg(alu_r_rm(Alu::Cmp, width), narrow, with);
                self.ctx.asm.reg_reg(cmovcc(cond, arith), new, register(operand, arith));
            }
            RmwOp::Fadd | RmwOp::Fsub => {
                let sum = register(self.reg(4), Width::Xmm);
                let single = width == Width::B4;
                let (to_float, from_float) =
                    if single { (Movd_xmm_rm32, Movd_rm32_xmm) } else { (Movq_xmm_rm64, Movq_rm64_xmm) };
                let code = match (op, single) {
                    (RmwOp::Fadd, true) => Addss_xmm_xmmm32,
                    (RmwOp::Fadd, false) => Addsd_xmm_xmmm64,
                    (_, true) => Subss_xmm_xmmm32,
                    (_, false) => Subsd_xmm_xmmm64,
                };
                self.ctx.asm.reg_reg(to_float, sum, old);
                self.ctx.asm.reg_reg(code, sum, register(operand, Width::Xmm));
                self.ctx.asm.reg_reg(from_float, new, sum);
            }
            _ => {
                let alu = Alu::of_rmw(op).unwrap_or(Alu::And);
                self.ctx.asm.reg_reg(mov, new, old);
                self.ctx.asm.reg_reg(alu_r_rm(alu, arith), new, register(operand, arith));
                if op == RmwOp::Nand {
                    self.ctx.asm.op(wide(arith, Not_rm32), &[R(new)]);
                }
            }
        }
        let exchange = by_width(width, Cmpxchg_rm8_r8, Cmpxchg_rm16_r16);
        self.ctx.asm.locked(exchange, &[M(address, 0), R(register(temp, width))]);
        self.jump(Cond::Ne as u8, again);
    }

    /// Numbers below 2^63 convert as signed ones; larger ones are halved, with the lost bit kept for
    /// rounding, and doubled.
    fn uint_to_float(&mut self, single: bool) {
        use Opcode::*;
        let dst = self.register(0, Width::Xmm);
        let (src, half, low) = (self.reg(1), self.reg(2), self.reg(3));
        let (convert, double) = match single {
            true => (Cvtsi2ss_xmm_rm64, Addss_xmm_xmmm32),
            false => (Cvtsi2sd_xmm_rm64, Addsd_xmm_xmmm64),
        };
        let (src, half64) = (register(src, Width::B8), register(half, Width::B8));
        let (big, done) = (self.new_label(), self.new_label());
        let asm = &mut self.ctx.asm;
        asm.reg_reg(Xorps_xmm_xmmm128, dst, dst);
        asm.reg_reg(Test_rm64_r64, src, src);
        self.jump(Cond::S as u8, big);
        self.ctx.asm.reg_reg(convert, dst, src);
        self.jump(ALWAYS, done);
        self.bind(big);
        let asm = &mut self.ctx.asm;
        let low = register(low, Width::B8);
        asm.reg_reg(Mov_r64_rm64, half64, src);
        asm.reg_reg(Mov_r64_rm64, low, src);
        asm.op(Shr_rm64_imm8, &[R(half64), I(Imm::I8, 1)]);
        asm.alu_imm(Alu::And, low, 1);
        asm.reg_reg(Or_r64_rm64, half64, low);
        asm.reg_reg(convert, dst, half64);
        asm.reg_reg(double, dst, dst);
        self.stats.moves_select += 2;
        self.bind(done);
    }

    /// `minss` and its like alone would do for different numbers only: a quiet NaN makes them raise
    /// "invalid", and of two zeros they give the second. `ucomiss` is silent about quiet NaNs, and reports
    /// equal for unordered, too.
    fn float_min_max(&mut self, larger: bool, double: bool) {
        use Opcode::*;
        let (dst, other) = (self.register(0, Width::Xmm), self.register(2, Width::Xmm));
        let (compare, choose) = match (double, larger) {
            (false, false) => (Ucomiss_xmm_xmmm32, Minss_xmm_xmmm32),
            (false, true) => (Ucomiss_xmm_xmmm32, Maxss_xmm_xmmm32),
            (true, false) => (Ucomisd_xmm_xmmm64, Minsd_xmm_xmmm64),
            (true, true) => (Ucomisd_xmm_xmmm64, Maxsd_xmm_xmmm64),
        };
        let (different, unordered, done) = (self.new_label(), self.new_label(), self.new_label());
        self.ctx.asm.reg_reg(compare, dst, other);
        self.jump(Cond::Ne as u8, different);
        self.jump(Cond::P as u8, unordered);
        // Equal numbers differ at most in the sign of zero: the smaller has it if one does, the larger if
        // both do.
        self.ctx.asm.reg_reg(if larger { Andps_xmm_xmmm128 } else { Orps_xmm_xmmm128 }, dst, other);
        self.jump(ALWAYS, done);
        self.bind(unordered);
        self.ctx.asm.reg_reg(compare, other, other);
        self.jump(Cond::P as u8, done);
        if dst != other {
            self.stats.moves_select += 1;
            self.ctx.asm.reg_reg(Movaps_xmm_xmmm128, dst, other);
        }
        self.jump(ALWAYS, done);
        self.bind(different);
        self.ctx.asm.reg_reg(choose, dst, other);
        self.bind(done);
    }

    /// Takes stack memory page by page; register 0 holds the size, a multiple of 16, and is used up.
    fn stack_alloc(&mut self) {
        let left = self.register(0, Width::B8);
        let (again, last) = (self.new_label(), self.new_label());
        self.bind(again);
        self.ctx.asm.alu_imm(Alu::Cmp, left, 4096);
        self.jump(Cond::B as u8, last);
        self.ctx.asm.alu_imm(Alu::Sub, Register::RSP, 4096);
        self.touch_stack();
        self.ctx.asm.alu_imm(Alu::Sub, left, 4096);
        self.jump(ALWAYS, again);
        self.bind(last);
        self.ctx.asm.reg_reg(Opcode::Sub_r64_rm64, Register::RSP, left);
        self.align_stack();
    }

    /// The buffer is in `rdx`; the result, in `eax`, is zero now and one after `longjmp`.
    fn set_jmp(&mut self) {
        let (resume, done) = (self.new_label(), self.new_label());
        let rdx = self.reg(1);
        self.lea_target(Register::RAX, Target::Label(resume));
        self.ctx.asm.op(Opcode::Mov_rm64_r64, &[M(rdx, 0), R(Register::RBP)]);
        self.ctx.asm.op(Opcode::Mov_rm64_r64, &[M(rdx, 8), R(Register::RAX)]);
        self.ctx.asm.op(Opcode::Mov_rm64_r64, &[M(rdx, 16), R(Register::RSP)]);
        self.mov_imm(RAX, 0, false);
        self.jump(ALWAYS, done);
        self.bind(resume);
        self.mov_imm(RAX, 1, false);
        self.bind(done);
    }
}
