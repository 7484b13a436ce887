//! Counting, finding and reordering bits, without the instructions that not every processor has.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, Type, Value};

use super::Selector;
use super::builder::RegMem;
use crate::minst::{Alu, Cond, Width, by_wide};
use sheave_regalloc::Vreg;

impl Selector<'_> {
    pub(super) fn clz(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let bits = i64::from(self.ty(arg).bits());
        let width = self.width(arg).arith();
        let src = self.extended(arg, false);
        let found =
            self.bit_scan(by_wide(width, Opcode::Bsr_r32_rm32, Opcode::Bsr_r64_rm64), width, src, |w| {
                2 * i64::from(w.bits()) - 1
            });
        let n = self.int_temp();
        let flip = i64::from(width.bits()) - 1;
        let narrow = bits < 32;
        self.alu_imm(Alu::Xor, Width::B4, if narrow { n } else { dst }, found, flip);
        if narrow {
            self.add3_imm(Width::B4, dst, n, (bits - 32) as i32);
        }
    }

    pub(super) fn ctz(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let bits = self.ty(arg).bits();
        let width = self.width(arg).arith();
        let src = self.use_reg(arg);
        if bits < 32 {
            // A bit above the value stops the search at the width.
            let stopped = self.int_temp();
            self.alu_imm(Alu::Or, Width::B4, stopped, src, 1 << bits);
            self.unary_rm(Opcode::Bsf_r32_rm32, dst, Width::B4, RegMem::Reg(stopped), Width::B4);
            return;
        }
        let code = by_wide(width, Opcode::Bsf_r32_rm32, Opcode::Bsf_r64_rm64);
        let found = self.bit_scan(code, width, src, |w| i64::from(w.bits()));
        self.push_move(dst, found);
    }

    /// `bsf` or `bsr`, with a value for zero.
    pub(super) fn bit_scan(
        &mut self,
        code: Opcode,
        width: Width,
        src: Vreg,
        zero: impl Fn(Width) -> i64,
    ) -> Vreg {
        let default = self.imm_reg(zero(width));
        let found = self.int_temp();
        self.unary_rm(code, found, width, RegMem::Reg(src), width);
        let result = self.int_temp();
        self.cmov(Cond::E, width, result, found, RegMem::Reg(default));
        result
    }

    /// Counts ones by adding neighbours (Warren, "Hacker's Delight", section 5-1).
    pub(super) fn popcnt(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let width = self.width(arg).arith();
        let x = self.extended(arg, false);
        let shr = by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8);
        let mask =
            |pattern: u64| if width == Width::B8 { pattern as i64 } else { (pattern as u32 as i32).into() };
        let and = |this: &mut Self, src: Vreg, pattern: u64| {
            let t = this.int_temp();
            this.alu_const(Alu::And, width, t, src, mask(pattern));
            t
        };
        let half = self.int_temp();
        self.shift_imm(shr, width, half, x, 1);
        let half = and(self, half, 0x5555_5555_5555_5555);
        let pairs = self.int_temp();
        self.alu(Alu::Sub, width, pairs, x, RegMem::Reg(half));
        let high = self.int_temp();
        self.shift_imm(shr, width, high, pairs, 2);
        let high = and(self, high, 0x3333_3333_3333_3333);
        let low = and(self, pairs, 0x3333_3333_3333_3333);
        let nibbles = self.int_temp();
        self.add3(width, nibbles, low, high);
        let shifted = self.int_temp();
        self.shift_imm(shr, width, shifted, nibbles, 4);
        let sum = self.int_temp();
        self.add3(width, sum, nibbles, shifted);
        let bytes = and(self, sum, 0x0f0f_0f0f_0f0f_0f0f);
        let total = self.int_temp();
        self.multiply_plain(total, bytes, mask(0x0101_0101_0101_0101), width);
        self.shift_imm(shr, width, dst, total, i64::from(width.bits()) - 8);
    }

    pub(crate) fn bswap_into(&mut self, dst: Vreg, src: Vreg, ty: Type) {
        match ty.bytes() {
            1 => self.push_move(dst, src),
            2 => self.shift_imm(Opcode::Rol_rm16_imm8, Width::B2, dst, src, 8),
            4 => self.unary_tied(Opcode::Bswap_r32, dst, src, Width::B4),
            _ => self.unary_tied(Opcode::Bswap_r64, dst, src, Width::B8),
        }
    }

    /// Reverses bytes, then nibbles, pairs and bits within them.
    pub(super) fn bitrev(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(arg);
        let width = self.width(arg).arith();
        let src = self.use_reg(arg);
        let swapped = self.int_temp();
        self.bswap_into(swapped, src, ty);
        let mut x = swapped;
        let shr = by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8);
        let shl = by_wide(width, Opcode::Shl_rm32_imm8, Opcode::Shl_rm64_imm8);
        for (amount, pattern) in
            [(4, 0x0f0f_0f0f_0f0f_0f0fu64), (2, 0x3333_3333_3333_3333), (1, 0x5555_5555_5555_5555)]
        {
            let mask = if width == Width::B8 { pattern as i64 } else { (pattern as u32 as i32).into() };
            let [shifted, high, low, up] = [(); 4].map(|()| self.int_temp());
            self.shift_imm(shr, width, shifted, x, amount);
            self.alu_const(Alu::And, width, high, shifted, mask);
            self.alu_const(Alu::And, width, low, x, mask);
            self.shift_imm(shl, width, up, low, amount);
            let joined = if amount == 1 { dst } else { self.int_temp() };
            self.alu(Alu::Or, width, joined, high, RegMem::Reg(up));
            x = joined;
        }
    }
}
