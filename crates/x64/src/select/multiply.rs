//! Multiplication, by constants, with both halves of the product, and arithmetic that tells whether it
//! overflows.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{Inst, Value, WideOp};

use super::Selector;
use super::builder::RegMem;
use crate::Error;
use crate::abi::{RAX, RDX};
use crate::minst::{Alu, Cond, Imm, Width, by_wide, by_width};
use sheave_regalloc::Vreg;

impl Selector<'_> {
    pub(super) fn mul(&mut self, inst: Inst, a: Value, b: Value) {
        let result = self.result(inst);
        let (a, b) = self.order(result, a, b);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        if let Some(c) = self.constant(b) {
            let src = self.use_reg(a);
            return self.multiply_by(dst, src, c, width);
        }
        let (lhs, rhs) = self.commutative_operands(a, b);
        self.begin(by_wide(width, Opcode::Imul_r32_rm32, Opcode::Imul_r64_rm64));
        self.tied(dst, lhs, width);
        self.rm(rhs, width);
        self.end_commutative_if(true, rhs);
    }

    /// `dst := src * c` by shifts and `lea` where that takes at most two cycles.
    pub(crate) fn multiply_by(&mut self, dst: Vreg, src: Vreg, c: i64, width: Width) {
        let shl = by_wide(width, Opcode::Shl_rm32_imm8, Opcode::Shl_rm64_imm8);
        let mask = if width == Width::B8 { u64::MAX } else { u64::from(u32::MAX) };
        let bits = c as u64 & mask;
        if bits == 0 {
            return self.mov_imm(dst, 0);
        }
        if bits == mask {
            return self.unary_tied(by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64), dst, src, width);
        }
        let twos = bits.trailing_zeros();
        let odd = bits >> twos;
        match odd {
            // The upper half must come out clear all the same.
            1 if twos == 0 && width == Width::B4 => {
                return self.unary_rm(Opcode::Mov_r32_rm32, dst, width, RegMem::Reg(src), width);
            }
            1 if twos == 0 => return self.push_move(dst, src),
            1 if twos == 1 => return self.add3(width, dst, src, src),
            1 => return self.shift_imm(shl, width, dst, src, i64::from(twos)),
            3 | 5 | 9 => {
                if twos == 0 {
                    return self.lea_times(dst, src, odd as u8, width);
                }
                let part = self.int_temp();
                self.lea_times(part, src, odd as u8, width);
                if twos == 1 {
                    return self.add3(width, dst, part, part);
                }
                return self.shift_imm(shl, width, dst, part, i64::from(twos));
            }
            _ => {}
        }
        if twos == 0 {
            for first in [3u8, 5, 9] {
                if odd.is_multiple_of(u64::from(first)) && matches!(odd / u64::from(first), 3 | 5 | 9) {
                    let part = self.int_temp();
                    self.lea_times(part, src, first, width);
                    return self.lea_times(dst, part, (odd / u64::from(first)) as u8, width);
                }
            }
        }
        // One more instruction than a product, but a cycle less for what waits for it (hashes of strings).
        if twos == 0 && ((odd - 1).is_power_of_two() || (odd + 1).is_power_of_two()) {
            let (near, op) =
                if (odd - 1).is_power_of_two() { (odd - 1, Alu::Add) } else { (odd + 1, Alu::Sub) };
            let part = self.int_temp();
            self.shift_imm(shl, width, part, src, i64::from(near.trailing_zeros()));
            return match op {
                Alu::Add => self.add3(width, dst, part, src),
                _ => self.alu(op, width, dst, part, RegMem::Reg(src)),
            };
        }
        self.multiply_plain(dst, src, c, width);
    }

    pub(crate) fn multiply_plain(&mut self, dst: Vreg, src: Vreg, c: i64, width: Width) {
        let c = if width == Width::B8 { c } else { i64::from(c as i32) };
        if i32::try_from(c).is_err() {
            let c = self.imm_reg(c);
            self.begin(Opcode::Imul_r64_rm64);
            self.tied(dst, src, width);
            self.reg(c, width);
            return self.end();
        }
        let (code, kind) = match (i8::try_from(c).is_ok(), width) {
            (true, Width::B8) => (Opcode::Imul_r64_rm64_imm8, Imm::I8To64),
            (true, _) => (Opcode::Imul_r32_rm32_imm8, Imm::I8To32),
            (false, Width::B8) => (Opcode::Imul_r64_rm64_imm32, Imm::I32To64),
            (false, _) => (Opcode::Imul_r32_rm32_imm32, Imm::I32),
        };
        self.begin(code);
        self.def(dst, width);
        self.any(src, width);
        self.imm(kind, c);
        self.end();
    }

    /// One widening multiplication: registers for the low and the high half.
    pub(crate) fn wide_multiply(
        &mut self,
        signed: bool,
        width: Width,
        a: Vreg,
        b: RegMem,
        low: Vreg,
        high: Vreg,
    ) {
        let code = match signed {
            true => by_wide(width, Opcode::Imul_rm32, Opcode::Imul_rm64),
            false => by_wide(width, Opcode::Mul_rm32, Opcode::Mul_rm64),
        };
        self.begin(code);
        self.rm(b, width);
        self.fixed_use(a, RAX);
        self.fixed_def(low, RAX);
        self.fixed_def(high, RDX);
        self.end();
    }

    pub(super) fn mul_high(&mut self, inst: Inst, signed: bool, a: Value, b: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        if ty.bytes() >= 8 || ty.bytes() == 4 {
            let width = self.width(a);
            let y = self.use_rm(b);
            let x = self.use_reg(a);
            let low = self.int_temp();
            return self.wide_multiply(signed, width, x, y, low, dst);
        }
        let x = self.extended(a, signed);
        let y = self.extended(b, signed);
        let product = self.int_temp();
        self.begin(Opcode::Imul_r32_rm32);
        self.tied(product, x, Width::B4);
        self.reg(y, Width::B4);
        self.end();
        self.shift_imm(Opcode::Shr_rm32_imm8, Width::B4, dst, product, i64::from(ty.bits()));
    }

    pub(crate) fn select_wide(&mut self, inst: Inst, op: WideOp, [a, b]: [Value; 2]) -> Result<(), Error> {
        let mut results = self.func.results(inst);
        let (Some(first), Some(second)) = (results.next(), results.next()) else {
            return Err(self.unsupported("an instruction without its two results"));
        };
        let ty = self.ty(a);
        let width = self.width(a);
        let low = self.int_temp();
        if op == WideOp::UmulWide {
            let high = self.int_temp();
            if ty.bytes() >= 4 {
                let y = self.use_rm(b);
                let x = self.use_reg(a);
                self.wide_multiply(false, width, x, y, low, high);
            } else {
                let x = self.extended(a, false);
                let y = self.extended(b, false);
                self.begin(Opcode::Imul_r32_rm32);
                self.tied(low, x, Width::B4);
                self.reg(y, Width::B4);
                self.end();
                self.shift_imm(Opcode::Shr_rm32_imm8, Width::B4, high, low, i64::from(ty.bits()));
            }
            self.deliver(first, low);
            self.deliver(second, high);
            return Ok(());
        }
        let cond = match op {
            WideOp::SmulOverflow | WideOp::UmulOverflow => self.multiply_overflow(op, a, b, low),
            _ => {
                let (alu, cond) = match op {
                    WideOp::SaddOverflow => (Alu::Add, Cond::O),
                    WideOp::UaddOverflow => (Alu::Add, Cond::B),
                    WideOp::SsubOverflow => (Alu::Sub, Cond::O),
                    _ => (Alu::Sub, Cond::B),
                };
                if let Some(c) = self.constant(b).filter(|&c| i32::try_from(c).is_ok()) {
                    let x = self.use_reg(a);
                    self.alu_imm(alu, width, low, x, c);
                } else {
                    let y = self.use_rm(b);
                    let x = self.use_reg(a);
                    self.alu(alu, width, low, x, y);
                }
                cond
            }
        };
        let flag = self.int_temp();
        self.set_cond(cond, flag);
        self.deliver(first, low);
        self.deliver(second, flag);
        Ok(())
    }

    /// Moves what was computed in `src` to `result`, unless it has no use.
    pub(crate) fn deliver(&mut self, result: Value, src: Vreg) {
        if self.state.uses[result.index()] != 0 {
            let dst = self.vreg(result);
            self.push_move(dst, src);
        }
    }

    pub(super) fn multiply_overflow(&mut self, op: WideOp, a: Value, b: Value, low: Vreg) -> Cond {
        let width = self.width(a);
        match op {
            WideOp::SmulOverflow if width != Width::B1 => {
                let y = self.use_rm(b);
                let x = self.use_reg(a);
                let codes =
                    [Opcode::INVALID, Opcode::Imul_r16_rm16, Opcode::Imul_r32_rm32, Opcode::Imul_r64_rm64];
                self.begin(by_width(width, codes));
                self.tied(low, x, width);
                self.rm(y, width);
                self.end();
                Cond::O
            }
            _ => {
                let signed = op == WideOp::SmulOverflow;
                let y = self.use_rm(b);
                let x = self.use_reg(a);
                let codes = match signed {
                    true => [Opcode::Imul_rm8, Opcode::Imul_rm16, Opcode::Imul_rm32, Opcode::Imul_rm64],
                    false => [Opcode::Mul_rm8, Opcode::Mul_rm16, Opcode::Mul_rm32, Opcode::Mul_rm64],
                };
                self.begin(by_width(width, codes));
                self.rm(y, width);
                self.fixed_use(x, RAX);
                self.fixed_def(low, RAX);
                if width != Width::B1 {
                    let high = self.int_temp();
                    self.fixed_def(high, RDX);
                }
                self.end();
                Cond::O
            }
        }
    }
}
