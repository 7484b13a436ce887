//! Division, and division by constants through multiplication.
//!
//! Granlund and Montgomery, "Division by Invariant Integers using Multiplication", 1994; the constants are
//! computed as in Warren, "Hacker's Delight", second edition, figures 10-1 and 10-2.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, Value};

use super::Selector;
use super::builder::RegMem;
use crate::abi::{RAX, RDX};
use crate::minst::{Alu, Cond, Imm, Width, by_wide};
use sheave_regalloc::Vreg;

/// Where quotient and remainder go, as far as they are wanted.
type Dsts = (Option<Vreg>, Option<Vreg>);

/// How many instructions away the other half of a pair of divisions may be.
const MAX_DISTANCE: u32 = 16;

/// Multiplier and shift for an unsigned divisor that is no power of two; `add`: the multiplier has one more
/// bit, which is not stored. A multiplier of `bits` bits is taken where there is one.
fn magic_unsigned(d: u64, bits: u32) -> (u64, bool, u32) {
    let log = 64 - (d - 1).leading_zeros();
    let d = u128::from(d);
    for shift in 0..log {
        // bits + shift is at most 127.
        let power = 1u128 << (bits + shift);
        let m = power.div_ceil(d);
        if m * d - power <= 1 << shift && m >> bits == 0 {
            return (m as u64, false, shift);
        }
    }
    let m = (((1u128 << log) - d) << bits) / d + 1;
    (m as u64, true, log)
}

/// Multiplier and shift for a signed divisor of magnitude at least two.
fn magic_signed(d: i64, bits: u32) -> (i64, u32) {
    let magnitude = u128::from(d.unsigned_abs());
    let two_n1 = 1u128 << (bits - 1);
    let t = two_n1 + u128::from(d < 0);
    let anc = t - 1 - t % magnitude;
    let mut p = bits;
    loop {
        let two_p = 1u128 << p;
        let delta = magnitude - two_p % magnitude;
        if two_p / anc > delta || (two_p / anc == delta && !two_p.is_multiple_of(anc)) {
            let m = ((two_p + delta) / magnitude) as u64 as i64;
            let unused = 64 - bits;
            let m = (m << unused) >> unused;
            return (if d < 0 { m.wrapping_neg() } else { m }, p - bits);
        }
        p += 1;
    }
}

/// How many instructions [`Selector::multiply_by`] takes for `c` without a multiplication; three means a
/// multiplication.
fn multiply_steps(c: i64, width: Width) -> u32 {
    let bits = if width == Width::B8 { c as u64 } else { u64::from(c as u32) };
    let twos = bits.trailing_zeros();
    match bits.checked_shr(twos) {
        Some(1) => 1,
        Some(3 | 5 | 9) => 1 + u32::from(twos > 0),
        Some(15 | 25 | 27 | 45 | 81) if twos == 0 => 2,
        _ => 3,
    }
}

impl Selector<'_> {
    pub(crate) fn divide(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) {
        let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
        let remainder = matches!(op, BinaryOp::Srem | BinaryOp::Urem);
        // A division that also makes what a later one gives cannot be left to an earlier one.
        let partner = self.state.divisions.iter().position(|&(first, _)| first == inst);
        if partner.is_none() && self.leave_to_partner(inst, op, [a, b]) {
            return;
        }
        let dst = self.result_vreg(inst);
        let width = self.width(a);
        let other = partner.map(|index| self.state.divisions.swap_remove(index).1);
        let dsts = if remainder { (other, Some(dst)) } else { (Some(dst), other) };
        if width.bytes() >= 4 {
            let done = match (signed, self.constant(b)) {
                (_, None | Some(0)) => false,
                (true, Some(c)) => self.divide_signed_constant(dsts, a, c, width),
                (false, Some(_)) => {
                    let c = self.constant_bits(b).unwrap_or(1);
                    self.divide_unsigned_constant(dsts, a, c, width);
                    true
                }
            };
            if done {
                return;
            }
        }
        match width {
            Width::B1 => self.divide_bytes(dst, a, b, signed, remainder),
            _ => self.divide_plain(dsts, a, b, signed, width),
        }
    }

    /// Quotient and remainder of the same numbers come from one division: if the other one precedes it
    /// `inst` in its block, that one gives both and `inst` needs no code.
    fn leave_to_partner(&mut self, inst: Inst, op: BinaryOp, args: [Value; 2]) -> bool {
        let wanted = match op {
            BinaryOp::Sdiv => BinaryOp::Srem,
            BinaryOp::Srem => BinaryOp::Sdiv,
            BinaryOp::Udiv => BinaryOp::Urem,
            _ => BinaryOp::Udiv,
        };
        let result = self.result(inst);
        if self.width(args[0]).bytes() < 4 {
            return false;
        }
        let first = self.at.saturating_sub(MAX_DISTANCE).max(self.block_range.0);
        for p in (first..self.at).rev() {
            let earlier = self.func.order[p as usize];
            let InstData::Binary { op, args: others, .. } = self.func.insts[earlier] else { continue };
            if op != wanted || others != args {
                continue;
            }
            let other = self.result(earlier);
            if self.state.folded[p as usize]
                || self.state.uses[other.index()] == 0
                || args.contains(&other)
                || !self.can_sink(earlier)
                || self.state.divisions.iter().any(|&(first, _)| first == earlier)
            {
                return false;
            }
            for arg in args {
                let uses = &mut self.state.uses[arg.index()];
                *uses = uses.saturating_sub(1);
            }
            // One more use, so that it is made even if what else uses it turns out to be dead.
            self.state.uses[other.index()] += 1;
            let mut vreg = self.vreg(result);
            if self.is_variable(result) {
                // The variable changes its value here and not earlier.
                let temp = self.int_temp();
                self.push_move(vreg, temp);
                vreg = temp;
            }
            self.state.divisions.push((earlier, vreg));
            return true;
        }
        false
    }

    fn divide_plain(&mut self, dsts: Dsts, a: Value, b: Value, signed: bool, width: Width) {
        use Opcode::{Div_rm16, Div_rm32, Div_rm64, Idiv_rm16, Idiv_rm32, Idiv_rm64};
        let divisor = self.use_rm(b);
        let low = self.use_reg(a);
        let high = self.int_temp();
        if signed {
            self.raw(match width {
                Width::B2 => &[0x66, 0x99],
                Width::B4 => &[0x99],
                _ => &[0x48, 0x99],
            });
            self.fixed_use(low, RAX);
            self.fixed_def(high, RDX);
            self.end();
        } else {
            self.mov_imm(high, 0);
        }
        let code = match (signed, width) {
            (true, Width::B2) => Idiv_rm16,
            (true, Width::B4) => Idiv_rm32,
            (true, _) => Idiv_rm64,
            (false, Width::B2) => Div_rm16,
            (false, Width::B4) => Div_rm32,
            (false, _) => Div_rm64,
        };
        let quotient = dsts.0.unwrap_or_else(|| self.int_temp());
        let rest = dsts.1.unwrap_or_else(|| self.int_temp());
        self.begin(code);
        self.rm(divisor, width);
        self.fixed_use(low, RAX);
        self.fixed_use(high, RDX);
        self.fixed_def(quotient, RAX);
        self.fixed_def(rest, RDX);
        self.end();
    }

    /// Divides `ax` by a byte: quotient in `al`, remainder in `ah`.
    fn divide_bytes(&mut self, dst: Vreg, a: Value, b: Value, signed: bool, remainder: bool) {
        let divisor = self.use_rm(b);
        let low = self.extended(a, signed);
        self.begin(if signed { Opcode::Idiv_rm8 } else { Opcode::Div_rm8 });
        self.rm(divisor, Width::B1);
        self.fixed_use(low, RAX);
        let both = self.int_temp();
        self.fixed_def(both, RAX);
        self.end();
        if remainder {
            self.shift_imm(Opcode::Shr_rm32_imm8, Width::B4, dst, both, 8);
        } else {
            self.push_move(dst, both);
        }
    }

    fn divide_unsigned_constant(&mut self, dsts: Dsts, a: Value, c: u64, width: Width) {
        let lives_on = self.lives_on(a);
        let x = self.use_reg(a);
        let shr = by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8);
        if c.is_power_of_two() {
            let k = c.trailing_zeros();
            if let Some(dst) = dsts.0 {
                match k {
                    0 => self.push_move(dst, x),
                    k => self.shift_imm(shr, width, dst, x, i64::from(k)),
                }
            }
            if let Some(dst) = dsts.1 {
                self.and_mask(dst, x, c - 1, width);
            }
            return;
        }
        let quotient = dsts.0.unwrap_or_else(|| self.int_temp());
        self.unsigned_quotient(quotient, x, c, width);
        if let Some(dst) = dsts.1 {
            self.rest(dst, (x, lives_on), quotient, c as i64, width);
        }
    }

    fn and_mask(&mut self, dst: Vreg, x: Vreg, mask: u64, width: Width) {
        if mask == 0 {
            return self.mov_imm(dst, 0);
        }
        if mask == 0xffff_ffff {
            return self.unary_rm(Opcode::Mov_r32_rm32, dst, Width::B4, RegMem::Reg(x), Width::B4);
        }
        let width = if mask <= 0x7fff_ffff { Width::B4 } else { width };
        let mask = if width == Width::B4 { i64::from(mask as u32 as i32) } else { mask as i64 };
        self.alu_const(Alu::And, width, dst, x, mask);
    }

    fn unsigned_quotient(&mut self, dst: Vreg, x: Vreg, c: u64, width: Width) {
        let bits = width.bits();
        let (m, add, shift) = magic_unsigned(c, bits);
        let high = if width == Width::B4 {
            // The product of 32-bit numbers fits a 64-bit multiplication.
            let [wide, product] = [(); 2].map(|()| self.int_temp());
            self.unary_rm(Opcode::Mov_r32_rm32, wide, Width::B4, RegMem::Reg(x), Width::B4);
            self.multiply_plain(product, wide, m as i64, Width::B8);
            if !add {
                return self.shift_imm(Opcode::Shr_rm64_imm8, Width::B8, dst, product, i64::from(32 + shift));
            }
            let high = self.int_temp();
            self.shift_imm(Opcode::Shr_rm64_imm8, Width::B8, high, product, 32);
            high
        } else {
            let factor = self.imm_reg(m as i64);
            let [low, high] = [(); 2].map(|()| self.int_temp());
            self.wide_multiply(false, width, x, RegMem::Reg(factor), low, high);
            if !add {
                if shift == 0 {
                    return self.push_move(dst, high);
                }
                return self.shift_imm(Opcode::Shr_rm64_imm8, Width::B8, dst, high, i64::from(shift));
            }
            high
        };
        // The multiplier's top bit means one more x: ((x - high) / 2 + high) >> (shift - 1).
        let shr = by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8);
        let [difference, half] = [(); 2].map(|()| self.int_temp());
        self.alu(Alu::Sub, width, difference, x, RegMem::Reg(high));
        self.shift_imm(shr, width, half, difference, 1);
        let sum = self.int_temp();
        self.add3(width, sum, half, high);
        self.shift_imm(shr, width, dst, sum, i64::from(shift) - 1);
    }

    /// `dst := x - quotient * c`. Multiplying by `-c` and adding needs no copy of an `x` that lives on.
    fn rest(&mut self, dst: Vreg, (x, lives_on): (Vreg, bool), quotient: Vreg, c: i64, width: Width) {
        let product = self.int_temp();
        let minus = if width == Width::B4 { i64::from((c as i32).wrapping_neg()) } else { c.wrapping_neg() };
        let steps = multiply_steps(c, width);
        if i32::try_from(minus).is_ok() && (steps > 2 || steps == 2 && lives_on) {
            self.multiply_plain(product, quotient, minus, width);
            return self.add3(width, dst, product, x);
        }
        self.multiply_by(product, quotient, c, width);
        self.alu(Alu::Sub, width, dst, x, RegMem::Reg(product));
    }

    /// False where the constant needs the real instruction: minus one traps on overflow.
    fn divide_signed_constant(&mut self, dsts: Dsts, a: Value, c: i64, width: Width) -> bool {
        if c == -1 {
            return false;
        }
        let lives_on = self.lives_on(a);
        let x = self.use_reg(a);
        if c == 1 {
            if let Some(dst) = dsts.0 {
                self.push_move(dst, x);
            }
            if let Some(dst) = dsts.1 {
                self.mov_imm(dst, 0);
            }
            return true;
        }
        if c.unsigned_abs().is_power_of_two() {
            self.divide_signed_power(dsts, x, c, width);
            return true;
        }
        let quotient = dsts.0.unwrap_or_else(|| self.int_temp());
        self.signed_quotient(quotient, x, c, width);
        if let Some(dst) = dsts.1 {
            self.rest(dst, (x, lives_on), quotient, c, width);
        }
        true
    }

    fn divide_signed_power(&mut self, dsts: Dsts, x: Vreg, c: i64, width: Width) {
        let k = i64::from(if width == Width::B4 {
            (c as i32).unsigned_abs().trailing_zeros()
        } else {
            c.trailing_zeros()
        });
        let sar = by_wide(width, Opcode::Sar_rm32_imm8, Opcode::Sar_rm64_imm8);
        let sum = self.int_temp();
        self.toward_zero(sum, x, k, width);
        if let Some(dst) = dsts.0 {
            if c > 0 {
                self.shift_imm(sar, width, dst, sum, k);
            } else {
                let positive = self.int_temp();
                self.shift_imm(sar, width, positive, sum, k);
                let neg = by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64);
                self.unary_tied(neg, dst, positive, width);
            }
        }
        if let Some(dst) = dsts.1 {
            let multiple = self.int_temp();
            self.alu_const(Alu::And, width, multiple, sum, -1 << k);
            self.alu(Alu::Sub, width, dst, x, RegMem::Reg(multiple));
        }
    }

    /// `dst := x`, plus 2^k - 1 where it is negative: a shift then rounds toward zero.
    fn toward_zero(&mut self, dst: Vreg, x: Vreg, k: i64, width: Width) {
        if k == 1 {
            return self.add_sign(dst, x, width);
        }
        let bits = i64::from(width.bits());
        if k <= 31 {
            let more = self.int_temp();
            self.add3_imm(width, more, x, ((1i64 << k) - 1) as i32);
            self.begin(by_wide(width, Opcode::Test_rm32_r32, Opcode::Test_rm64_r64));
            self.reg(x, width);
            self.reg(x, width);
            self.end();
            return self.cmov(Cond::Ns, width, dst, more, RegMem::Reg(x));
        }
        let [sign, bias] = [(); 2].map(|()| self.int_temp());
        let shr = by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8);
        let sar = by_wide(width, Opcode::Sar_rm32_imm8, Opcode::Sar_rm64_imm8);
        self.shift_imm(sar, width, sign, x, bits - 1);
        self.shift_imm(shr, width, bias, sign, bits - k);
        self.add3(width, dst, x, bias);
    }

    /// `dst := x`, plus one where it is negative: the sign goes through the carry flag.
    fn add_sign(&mut self, dst: Vreg, x: Vreg, width: Width) {
        self.begin(by_wide(width, Opcode::Bt_rm32_imm8, Opcode::Bt_rm64_imm8));
        self.reg(x, width);
        self.imm(Imm::I8, i64::from(width.bits()) - 1);
        self.end();
        self.begin(by_wide(width, Opcode::Adc_rm32_imm8, Opcode::Adc_rm64_imm8));
        self.tied(dst, x, width);
        self.imm(if width == Width::B8 { Imm::I8To64 } else { Imm::I8To32 }, 0);
        self.reads_flags();
        self.end();
    }

    fn signed_quotient(&mut self, dst: Vreg, x: Vreg, c: i64, width: Width) {
        let bits = width.bits();
        let (m, shift) = magic_signed(c, bits);
        let sar = by_wide(width, Opcode::Sar_rm32_imm8, Opcode::Sar_rm64_imm8);
        let correct = (c > 0 && m < 0) || (c < 0 && m > 0);
        let mut shift = shift;
        let mut high = self.int_temp();
        if width == Width::B4 {
            let [wide, product] = [(); 2].map(|()| self.int_temp());
            self.unary_rm(Opcode::Movsxd_r64_rm32, wide, Width::B8, RegMem::Reg(x), Width::B4);
            self.multiply_plain(product, wide, m, Width::B8);
            if correct {
                self.shift_imm(Opcode::Shr_rm64_imm8, Width::B8, high, product, 32);
            } else {
                self.shift_imm(Opcode::Sar_rm64_imm8, Width::B8, high, product, i64::from(32 + shift));
                shift = 0;
            }
        } else {
            let factor = self.imm_reg(m);
            let low = self.int_temp();
            self.wide_multiply(true, width, x, RegMem::Reg(factor), low, high);
        }
        if correct {
            let corrected = self.int_temp();
            if c > 0 {
                self.add3(width, corrected, high, x);
            } else {
                self.alu(Alu::Sub, width, corrected, high, RegMem::Reg(x));
            }
            high = corrected;
        }
        if shift != 0 {
            let shifted = self.int_temp();
            self.shift_imm(sar, width, shifted, high, i64::from(shift));
            high = shifted;
        }
        // Plus one where the quotient so far is negative.
        self.add_sign(dst, high, width);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsigned_multipliers_divide() {
        for d in (2u64..2000).chain([u64::from(u32::MAX), 0x8000_0001, 641, 1_000_000_007]) {
            if d.is_power_of_two() {
                continue;
            }
            let (m, add, shift) = magic_unsigned(d, 32);
            let m = u128::from(m) + if add { 1 << 32 } else { 0 };
            for x in [0u64, 1, d - 1, d, d + 1, 3 * d - 1, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff]
            {
                let x = x & 0xffff_ffff;
                assert_eq!(((u128::from(x) * m) >> (32 + shift)) as u64, x / d, "{x} / {d}");
            }
        }
    }

    #[test]
    fn signed_multipliers_divide() {
        for d in (-1000i64..1000).chain([i64::from(i32::MAX), i64::from(i32::MIN) + 1]) {
            if d.unsigned_abs().is_power_of_two() || d == 0 {
                continue;
            }
            let (m, shift) = magic_signed(d, 32);
            for x in [0i64, 1, -1, d, -d, d - 1, 5 * d + 1, i64::from(i32::MAX), i64::from(i32::MIN)] {
                let x = i64::from(x as i32);
                let mut q = (x * m) >> 32;
                if d > 0 && m < 0 {
                    q += x;
                } else if d < 0 && m > 0 {
                    q -= x;
                }
                let q = (q as i32) >> shift;
                let q = q + ((q as u32) >> 31) as i32;
                assert_eq!(i64::from(q), x / d, "{x} / {d}");
            }
        }
    }
}
