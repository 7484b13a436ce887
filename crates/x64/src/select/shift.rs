//! Shifts, rotations and shifts of two values joined.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, Type, UnaryOp, Value};

use super::Selector;
use super::builder::RegMem;
use crate::abi::RCX;
use crate::minst::{Alu, Imm, Width, by_wide, by_width};
use sheave_regalloc::Vreg;

impl Selector<'_> {
    pub(super) fn shift(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        let width = self.width(a).arith();
        let (by_imm, by_cl) = match op {
            BinaryOp::Shl => (
                by_wide(width, Opcode::Shl_rm32_imm8, Opcode::Shl_rm64_imm8),
                by_wide(width, Opcode::Shl_rm32_CL, Opcode::Shl_rm64_CL),
            ),
            BinaryOp::Lshr => (
                by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8),
                by_wide(width, Opcode::Shr_rm32_CL, Opcode::Shr_rm64_CL),
            ),
            _ => (
                by_wide(width, Opcode::Sar_rm32_imm8, Opcode::Sar_rm64_imm8),
                by_wide(width, Opcode::Sar_rm32_CL, Opcode::Sar_rm64_CL),
            ),
        };
        let src = match op {
            BinaryOp::Shl => match self.constant(b).and_then(|amount| self.without_extension(a, amount)) {
                Some(narrow) => self.use_reg(narrow),
                None => self.use_reg(a),
            },
            _ => self.extended(a, op == BinaryOp::Ashr),
        };
        if let Some(amount) = self.constant(b) {
            let amount = amount & i64::from(ty.bits() - 1);
            if op == BinaryOp::Shl && amount == 1 {
                return self.add3(width, dst, src, src);
            }
            return self.shift_imm(by_imm, width, dst, src, amount);
        }
        let amount = self.shift_amount(b, ty);
        self.shift_by_cl(by_cl, width, dst, src, amount);
    }

    /// What `value` extends, if a shift to the left by `amount` drops all that the extension added; takes it
    /// over.
    pub(super) fn without_extension(&mut self, value: Value, amount: i64) -> Option<Value> {
        let inst = self.sinkable_once(value)?;
        let InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, arg } = self.func.insts[inst] else {
            return None;
        };
        let bits = i64::from(self.ty(value).bits());
        let amount = amount & (bits - 1);
        if bits < 32 || i64::from(self.ty(arg).bits()) + amount < bits {
            return None;
        }
        self.take(inst, value);
        Some(arg)
    }

    /// The amount of a shift of a `ty`: the processor reduces it modulo 32 or 64 itself.
    pub(super) fn shift_amount(&mut self, amount: Value, ty: Type) -> Vreg {
        let reg = self.use_reg(amount);
        if ty.bits() >= 32 {
            return reg;
        }
        let masked = self.int_temp();
        self.alu_imm(Alu::And, Width::B4, masked, reg, i64::from(ty.bits() - 1));
        masked
    }

    pub(super) fn shift_by_cl(&mut self, code: Opcode, width: Width, dst: Vreg, src: Vreg, amount: Vreg) {
        self.begin(code);
        self.tied(dst, src, width);
        self.fixed(amount, RCX, Width::B1);
        self.end();
    }

    pub(super) fn rotate(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        let width = self.width(a);
        let src = self.use_reg(a);
        let left = op == BinaryOp::Rotl;
        use Opcode::*;
        if let Some(amount) = self.constant(b) {
            let codes = if left {
                [Rol_rm8_imm8, Rol_rm16_imm8, Rol_rm32_imm8, Rol_rm64_imm8]
            } else {
                [Ror_rm8_imm8, Ror_rm16_imm8, Ror_rm32_imm8, Ror_rm64_imm8]
            };
            return self.shift_imm(
                by_width(width, codes),
                width,
                dst,
                src,
                amount & i64::from(ty.bits() - 1),
            );
        }
        let codes = if left {
            [Rol_rm8_CL, Rol_rm16_CL, Rol_rm32_CL, Rol_rm64_CL]
        } else {
            [Ror_rm8_CL, Ror_rm16_CL, Ror_rm32_CL, Ror_rm64_CL]
        };
        let amount = self.use_reg(b);
        self.shift_by_cl(by_width(width, codes), width, dst, src, amount);
    }

    pub(super) fn funnel(&mut self, inst: Inst, left: bool, high: Value, low: Value, amount: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(high);
        let bits = i64::from(ty.bits());
        if high == low {
            let op = if left { BinaryOp::Rotl } else { BinaryOp::Rotr };
            return self.rotate(inst, op, high, amount);
        }
        if ty.bits() >= 32 {
            let width = self.width(high);
            // `shld` keeps its first operand, the high half; `shrd` the low one.
            let (kept, filler) = if left { (high, low) } else { (low, high) };
            let kept = self.use_reg(kept);
            let filler = self.use_reg(filler);
            if let Some(amount) = self.constant(amount) {
                let code = match left {
                    true => by_wide(width, Opcode::Shld_rm32_r32_imm8, Opcode::Shld_rm64_r64_imm8),
                    false => by_wide(width, Opcode::Shrd_rm32_r32_imm8, Opcode::Shrd_rm64_r64_imm8),
                };
                self.begin(code);
                self.tied(dst, kept, width);
                self.reg(filler, width);
                self.imm(Imm::I8, amount & (bits - 1));
                return self.end();
            }
            let amount = self.use_reg(amount);
            let code = match left {
                true => by_wide(width, Opcode::Shld_rm32_r32_CL, Opcode::Shld_rm64_r64_CL),
                false => by_wide(width, Opcode::Shrd_rm32_r32_CL, Opcode::Shrd_rm64_r64_CL),
            };
            self.begin(code);
            self.tied(dst, kept, width);
            self.reg(filler, width);
            self.fixed(amount, RCX, Width::B1);
            return self.end();
        }
        // Both halves in one 32-bit register, shifted as a whole.
        let high = self.use_reg(high);
        let low = self.extended(low, false);
        let [up, both] = [(); 2].map(|()| self.int_temp());
        self.shift_imm(Opcode::Shl_rm32_imm8, Width::B4, up, high, bits);
        self.alu(Alu::Or, Width::B4, both, up, RegMem::Reg(low));
        let amount = self.shift_amount(amount, ty);
        if left {
            let shifted = self.int_temp();
            self.shift_by_cl(Opcode::Shl_rm32_CL, Width::B4, shifted, both, amount);
            self.shift_imm(Opcode::Shr_rm32_imm8, Width::B4, dst, shifted, bits);
        } else {
            self.shift_by_cl(Opcode::Shr_rm32_CL, Width::B4, dst, both, amount);
        }
    }
}
