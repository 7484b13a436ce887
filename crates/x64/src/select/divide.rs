//! Division, and division by constants through multiplication.
//!
//! Granlund and Montgomery, "Division by Invariant Integers using Multiplication", 1994; the constants are
//! computed as in Warren, "Hacker's Delight", second edition, figures 10-1 and 10-2.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, Value};

use super::cx::Cx;
use super::draft::Draft;
use super::operand::RegMem;
use crate::abi::{RAX, RDX};
use crate::minst::{Alu, Cond, Imm, Shift, Width, by_width, wide};
use sheave_regalloc::Vreg;

/// The destinations of quotient and remainder, if they are used.
type Dsts = (Option<Vreg>, Option<Vreg>);

/// How many instructions away the other half of a pair of divisions may be.
const MAX_DISTANCE: u32 = 16;

/// Multiplier and shift for an unsigned divisor that is no power of two, and dividends of `bits` bits of
/// which the highest `zeros` are zero; `add`: the multiplier has one more bit, which is not stored. A multiplier of
/// `bits` bits is taken if there is one; if any bit is zero, there is.
fn magic_unsigned(d: u64, bits: u32, zeros: u32) -> (u64, bool, u32) {
    let log = 64 - (d - 1).leading_zeros();
    let d = u128::from(d);
    for shift in 0..log {
        // bits + shift is at most 127.
        let power = 1u128 << (bits + shift);
        let m = power.div_ceil(d);
        if m * d - power <= 1 << (shift + zeros) && m >> bits == 0 {
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

/// How many instructions [`Draft::multiply_by`] takes for `c` without a multiplication; three means a
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

pub(super) fn divide(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, a: Value, b: Value) {
    let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
    let remainder = matches!(op, BinaryOp::Srem | BinaryOp::Urem);
    // A division that also gives the result of a later one cannot be left to an earlier one.
    let partner = cx.divisions.iter().position(|&(first, _)| first == inst);
    if partner.is_none() && leave_to_partner(cx, inst, op, [a, b]) {
        return;
    }
    let dst = cx.result_vreg(inst);
    let width = cx.width(a);
    let other = partner.map(|index| cx.divisions.swap_remove(index).1);
    let dsts = if remainder { (other, Some(dst)) } else { (Some(dst), other) };
    if width.bytes() >= 4 {
        let done = match (signed, cx.constant(b)) {
            (_, None | Some(0)) => false,
            (true, Some(c)) => divide_signed_constant(cx, dsts, a, c, width),
            (false, Some(_)) => {
                let c = cx.constant_bits(b).unwrap_or(1);
                divide_unsigned_constant(cx, dsts, a, c, width);
                true
            }
        };
        if done {
            return;
        }
    }
    match width {
        Width::B1 => divide_bytes(cx, dst, a, b, signed, remainder),
        _ => divide_plain(cx, dsts, a, b, signed, width),
    }
}

/// Quotient and remainder of the same numbers come from one division: if the other one precedes it
/// `inst` in its block, that one gives both and `inst` needs no code.
fn leave_to_partner(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, args: [Value; 2]) -> bool {
    let wanted = match op {
        BinaryOp::Sdiv => BinaryOp::Srem,
        BinaryOp::Srem => BinaryOp::Sdiv,
        BinaryOp::Udiv => BinaryOp::Urem,
        _ => BinaryOp::Udiv,
    };
    let result = cx.result(inst);
    if cx.width(args[0]).bytes() < 4 {
        return false;
    }
    for earlier in cx.uses.preceding(MAX_DISTANCE) {
        let InstData::Binary { op, args: others, .. } = cx.func.insts[earlier] else { continue };
        if op != wanted || others != args {
            continue;
        }
        let other = cx.result(earlier);
        if cx.uses.is_folded(earlier)
            || !cx.uses.is_used(other)
            || args.contains(&other)
            || !cx.uses.can_sink(earlier)
            || cx.divisions.iter().any(|&(first, _)| first == earlier)
        {
            return false;
        }
        args.into_iter().for_each(|arg| cx.uses.remove(arg));
        // One more use, so that it is computed even if its other uses turn out to be dead.
        cx.uses.add(other);
        let mut vreg = cx.vreg(result);
        if cx.is_variable(result) {
            // The variable must change its value here and not earlier.
            let temp = cx.draft.int_temp();
            cx.draft.push_move(vreg, temp);
            vreg = temp;
        }
        cx.divisions.push((earlier, vreg));
        return true;
    }
    false
}

fn divide_plain(cx: &mut Cx<'_>, dsts: Dsts, a: Value, b: Value, signed: bool, width: Width) {
    let divisor = cx.use_rm(b);
    let low = cx.use_reg(a);
    let high = cx.draft.int_temp();
    if signed {
        let sign_extend: &[u8] = match width {
            Width::B2 => &[0x66, 0x99],
            Width::B4 => &[0x99],
            _ => &[0x48, 0x99],
        };
        cx.draft.raw(sign_extend).fixed_use(low, RAX).fixed_def(high, RDX).end();
    } else {
        cx.draft.mov_imm(high, 0);
    }
    let word = if signed { Opcode::Idiv_rm16 } else { Opcode::Div_rm16 };
    let quotient = dsts.0.unwrap_or_else(|| cx.draft.int_temp());
    let rest = dsts.1.unwrap_or_else(|| cx.draft.int_temp());
    let draft = cx.draft.begin(by_width(width, Opcode::INVALID, word)).rm(divisor, width);
    draft.fixed_use(low, RAX).fixed_use(high, RDX).fixed_def(quotient, RAX).fixed_def(rest, RDX).end();
}

/// Divides `ax` by a byte: quotient in `al`, remainder in `ah`.
fn divide_bytes(cx: &mut Cx<'_>, dst: Vreg, a: Value, b: Value, signed: bool, remainder: bool) {
    let divisor = cx.use_rm(b);
    let low = cx.extended(a, signed);
    let code = if signed { Opcode::Idiv_rm8 } else { Opcode::Div_rm8 };
    cx.draft.begin(code).rm(divisor, Width::B1).fixed_use(low, RAX);
    let both = cx.draft.fresh(|it, to| it.fixed_def(to, RAX).end());
    if remainder {
        cx.draft.shift_imm(Shift::Shr, Width::B4, dst, both, 8);
    } else {
        cx.draft.push_move(dst, both);
    }
}

fn divide_unsigned_constant(cx: &mut Cx<'_>, dsts: Dsts, a: Value, c: u64, width: Width) {
    let lives_on = cx.lives_on(a);
    let x = cx.use_reg(a);
    if c.is_power_of_two() {
        let k = c.trailing_zeros();
        if let Some(dst) = dsts.0 {
            match k {
                0 => cx.draft.push_move(dst, x),
                k => cx.draft.shift_imm(Shift::Shr, width, dst, x, i64::from(k)),
            }
        }
        if let Some(dst) = dsts.1 {
            cx.draft.and_mask(dst, x, c - 1, width);
        }
        return;
    }
    let quotient = dsts.0.unwrap_or_else(|| cx.draft.int_temp());
    cx.draft.unsigned_quotient(quotient, x, c, width);
    if let Some(dst) = dsts.1 {
        cx.draft.rest(dst, (x, lives_on), quotient, c as i64, width);
    }
}

/// False if the constant needs the real instruction: minus one traps on overflow.
fn divide_signed_constant(cx: &mut Cx<'_>, dsts: Dsts, a: Value, c: i64, width: Width) -> bool {
    if c == -1 {
        return false;
    }
    let lives_on = cx.lives_on(a);
    let x = cx.use_reg(a);
    if c == 1 {
        if let Some(dst) = dsts.0 {
            cx.draft.push_move(dst, x);
        }
        if let Some(dst) = dsts.1 {
            cx.draft.mov_imm(dst, 0);
        }
        return true;
    }
    if c.unsigned_abs().is_power_of_two() {
        cx.draft.divide_signed_power(dsts, x, c, width);
        return true;
    }
    let quotient = dsts.0.unwrap_or_else(|| cx.draft.int_temp());
    cx.draft.signed_quotient(quotient, x, c, width);
    if let Some(dst) = dsts.1 {
        cx.draft.rest(dst, (x, lives_on), quotient, c, width);
    }
    true
}

impl Draft<'_> {
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

    fn unsigned_quotient(&mut self, dst: Vreg, mut x: Vreg, c: u64, width: Width) {
        let bits = width.bits();
        let (mut m, mut add, mut shift) = magic_unsigned(c, bits, 0);
        let twos = c.trailing_zeros();
        if add && twos > 0 {
            x = self.fresh(|it, to| it.shift_imm(Shift::Shr, width, to, x, twos.into()));
            (m, add, shift) = magic_unsigned(c >> twos, bits, twos);
        }
        let high = if width == Width::B4 {
            // The product of 32-bit numbers fits a 64-bit multiplication.
            let [whole, product] = self.int_temps();
            self.unary_rm(Opcode::Mov_r32_rm32, whole, Width::B4, RegMem::Reg(x), Width::B4);
            self.multiply_plain(product, whole, m as i64, Width::B8);
            if !add {
                return self.shift_imm(Shift::Shr, Width::B8, dst, product, i64::from(32 + shift));
            }
            self.fresh(|it, to| it.shift_imm(Shift::Shr, Width::B8, to, product, 32))
        } else {
            let factor = self.imm_reg(m as i64);
            let [low, high] = self.int_temps();
            self.wide_multiply(false, width, x, RegMem::Reg(factor), low, high);
            if !add {
                if shift == 0 {
                    return self.push_move(dst, high);
                }
                return self.shift_imm(Shift::Shr, Width::B8, dst, high, i64::from(shift));
            }
            high
        };
        // The multiplier's top bit means one more x: ((x - high) / 2 + high) >> (shift - 1).
        let [difference, half] = self.int_temps();
        self.alu(Alu::Sub, width, difference, x, RegMem::Reg(high));
        self.shift_imm(Shift::Shr, width, half, difference, 1);
        let sum = self.fresh(|it, to| it.add3(width, to, half, high));
        self.shift_imm(Shift::Shr, width, dst, sum, i64::from(shift) - 1);
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

    fn divide_signed_power(&mut self, dsts: Dsts, x: Vreg, c: i64, width: Width) {
        let k = i64::from(if width == Width::B4 {
            (c as i32).unsigned_abs().trailing_zeros()
        } else {
            c.trailing_zeros()
        });
        let sum = self.fresh(|it, to| it.toward_zero(to, x, k, width));
        if let Some(dst) = dsts.0 {
            if c > 0 {
                self.shift_imm(Shift::Sar, width, dst, sum, k);
            } else {
                let positive = self.fresh(|it, to| it.shift_imm(Shift::Sar, width, to, sum, k));
                self.unary_tied(wide(width, Opcode::Neg_rm32), dst, positive, width);
            }
        }
        if let Some(dst) = dsts.1 {
            let multiple = self.fresh(|it, to| it.alu_const(Alu::And, width, to, sum, -1 << k));
            self.alu(Alu::Sub, width, dst, x, RegMem::Reg(multiple));
        }
    }

    /// `dst := x`, plus 2^k - 1 if it is negative: a shift then rounds toward zero.
    fn toward_zero(&mut self, dst: Vreg, x: Vreg, k: i64, width: Width) {
        if k == 1 {
            return self.add_sign(dst, x, x, width);
        }
        let bits = i64::from(width.bits());
        if k <= 31 {
            let more = self.fresh(|it, to| it.add3_imm(width, to, x, ((1i64 << k) - 1) as i32));
            self.begin(wide(width, Opcode::Test_rm32_r32)).reg(x, width).reg(x, width).end();
            return self.cmov(Cond::Ns, width, dst, more, RegMem::Reg(x));
        }
        let [sign, bias] = self.int_temps();
        self.shift_imm(Shift::Sar, width, sign, x, bits - 1);
        self.shift_imm(Shift::Shr, width, bias, sign, bits - k);
        self.add3(width, dst, x, bias);
    }

    /// `dst := x`, plus one if `of` is negative: the sign is moved through the carry flag.
    fn add_sign(&mut self, dst: Vreg, x: Vreg, of: Vreg, width: Width) {
        let sign = i64::from(width.bits()) - 1;
        self.begin(wide(width, Opcode::Bt_rm32_imm8)).reg(of, width).imm(Imm::I8, sign).end();
        let zero = Imm::signed(0, width);
        self.begin(wide(width, Opcode::Adc_rm32_imm8)).tied(dst, x, width).imm(zero, 0).reads_flags().end();
    }

    fn signed_quotient(&mut self, dst: Vreg, x: Vreg, c: i64, width: Width) {
        let bits = width.bits();
        let (m, shift) = magic_signed(c, bits);
        let correct = (c > 0 && m < 0) || (c < 0 && m > 0);
        let mut shift = shift;
        let mut high = self.int_temp();
        if width == Width::B4 {
            let [whole, product] = self.int_temps();
            self.unary_rm(Opcode::Movsxd_r64_rm32, whole, Width::B8, RegMem::Reg(x), Width::B4);
            self.multiply_plain(product, whole, m, Width::B8);
            if correct {
                self.shift_imm(Shift::Shr, Width::B8, high, product, 32);
            } else {
                self.shift_imm(Shift::Sar, Width::B8, high, product, i64::from(32 + shift));
                shift = 0;
            }
        } else {
            let factor = self.imm_reg(m);
            self.fresh(|it, to| it.wide_multiply(true, width, x, RegMem::Reg(factor), to, high));
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
            let shifted = self.fresh(|it, to| it.shift_imm(Shift::Sar, width, to, high, i64::from(shift)));
            high = shifted;
        }
        // Plus one if the quotient so far is negative, as the dividend is, which does not wait for it.
        self.add_sign(dst, high, if c > 0 { x } else { high }, width);
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
            let (m, add, shift) = magic_unsigned(d, 32, 0);
            let m = u128::from(m) + if add { 1 << 32 } else { 0 };
            let twos = d.trailing_zeros();
            let after_shift = magic_unsigned(d >> twos, 32, twos);
            assert!(twos == 0 || !after_shift.1, "a shifted dividend needs no longer multiplier");
            for x in [0u64, 1, d - 1, d, d + 1, 3 * d - 1, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff]
            {
                let x = x & 0xffff_ffff;
                assert_eq!(((u128::from(x) * m) >> (32 + shift)) as u64, x / d, "{x} / {d}");
                if twos > 0 {
                    let (m, _, shift) = after_shift;
                    assert_eq!(
                        (u128::from(x >> twos) * u128::from(m)) >> (32 + shift),
                        (x / d).into(),
                        "{x} / {d}"
                    );
                }
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
