//! Multiplication, by constants, with both halves of the product, and arithmetic with an overflow flag.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, Value, WideOp};

use super::cx::{Cx, Done};
use super::draft::Draft;
use super::operand::RegMem;
use crate::abi::{RAX, RDX};
use crate::minst::{Alu, Cond, Imm, Shift, Width, by_width, wide};
use sheave_regalloc::Vreg;

pub(super) fn mul(cx: &mut Cx<'_>, inst: Inst, a: Value, b: Value) {
    let result = cx.result(inst);
    let (a, b) = cx.order(result, a, b);
    let width = cx.width(result).arith();
    let dst = cx.vreg(result);
    if let Some(c) = cx.constant(b) {
        let src = cx.use_reg(a);
        return cx.draft.multiply_by(dst, src, c, width);
    }
    let (lhs, rhs) = cx.commutative_operands(a, b);
    let draft = cx.draft.begin(wide(width, Opcode::Imul_r32_rm32)).tied(dst, lhs, width);
    draft.rm(rhs, width).end_commutative_if(true, rhs);
}

pub(super) fn mul_high(cx: &mut Cx<'_>, inst: Inst, signed: bool, a: Value, b: Value) {
    let dst = cx.result_vreg(inst);
    let width = cx.width(a);
    if width.bytes() >= 4 {
        let y = cx.use_rm(b);
        let x = cx.use_reg(a);
        let low = cx.draft.int_temp();
        return cx.draft.wide_multiply(signed, width, x, y, low, dst);
    }
    let x = cx.extended(a, signed);
    let y = cx.extended(b, signed);
    cx.draft.fresh(|it, to| it.narrow_multiply(width, x, y, to, dst));
}

pub(super) fn select_wide(cx: &mut Cx<'_>, inst: Inst, op: WideOp, [a, b]: [Value; 2]) -> Done {
    let mut results = cx.func.results(inst);
    let (Some(first), Some(second)) = (results.next(), results.next()) else {
        return Err("an instruction without its two results".into());
    };
    let low = cx.draft.int_temp();
    let other = match op {
        WideOp::UmulWide => whole_product(cx, a, b, low),
        _ => {
            let cond = match op {
                WideOp::SmulOverflow | WideOp::UmulOverflow => multiply_overflow(cx, op, a, b, low),
                WideOp::SaddOverflow => overflow(cx, Alu::Add, Cond::O, a, b, low),
                WideOp::UaddOverflow => overflow(cx, Alu::Add, Cond::B, a, b, low),
                WideOp::SsubOverflow => overflow(cx, Alu::Sub, Cond::O, a, b, low),
                _ => overflow(cx, Alu::Sub, Cond::B, a, b, low),
            };
            cx.draft.fresh(|it, to| it.set_cond(cond, to))
        }
    };
    cx.deliver(first, low);
    cx.deliver(second, other);
    Ok(())
}

/// Both halves of an unsigned product; gives the register of the high one.
fn whole_product(cx: &mut Cx<'_>, a: Value, b: Value, low: Vreg) -> Vreg {
    let width = cx.width(a);
    let high = cx.draft.int_temp();
    if width.bytes() >= 4 {
        let y = cx.use_rm(b);
        let x = cx.use_reg(a);
        cx.draft.wide_multiply(false, width, x, y, low, high);
    } else {
        let x = cx.extended(a, false);
        let y = cx.extended(b, false);
        cx.draft.narrow_multiply(width, x, y, low, high);
    }
    high
}

/// `low := a op b`; gives the condition of an overflow, which is `cond`.
fn overflow(cx: &mut Cx<'_>, alu: Alu, cond: Cond, a: Value, b: Value, low: Vreg) -> Cond {
    let width = cx.width(a);
    if let Some(c) = cx.constant_i32(b) {
        let x = cx.use_reg(a);
        cx.draft.alu_imm(alu, width, low, x, i64::from(c));
    } else {
        let y = cx.use_rm(b);
        let x = cx.use_reg(a);
        cx.draft.alu(alu, width, low, x, y);
    }
    cond
}

fn multiply_overflow(cx: &mut Cx<'_>, op: WideOp, a: Value, b: Value, low: Vreg) -> Cond {
    let width = cx.width(a);
    let y = cx.use_rm(b);
    let x = cx.use_reg(a);
    if op == WideOp::SmulOverflow && width != Width::B1 {
        let code = by_width(width, Opcode::INVALID, Opcode::Imul_r16_rm16);
        cx.draft.begin(code).tied(low, x, width).rm(y, width).end();
        return Cond::O;
    }
    let code = match op {
        WideOp::SmulOverflow => by_width(width, Opcode::Imul_rm8, Opcode::Imul_rm16),
        _ => by_width(width, Opcode::Mul_rm8, Opcode::Mul_rm16),
    };
    cx.draft.begin(code).rm(y, width).fixed_use(x, RAX).fixed_def(low, RAX);
    if width != Width::B1 {
        let high = cx.draft.int_temp();
        cx.draft.fixed_def(high, RDX);
    }
    cx.draft.end();
    Cond::O
}

impl Draft<'_> {
    /// `dst := src * c`, by shifts and `lea` if that takes at most two cycles.
    pub(super) fn multiply_by(&mut self, dst: Vreg, src: Vreg, c: i64, width: Width) {
        let mask = if width == Width::B8 { u64::MAX } else { u64::from(u32::MAX) };
        let bits = c as u64 & mask;
        if bits == 0 {
            return self.mov_imm(dst, 0);
        }
        if bits == mask {
            return self.unary_tied(wide(width, Opcode::Neg_rm32), dst, src, width);
        }
        let twos = bits.trailing_zeros();
        let odd = bits >> twos;
        match odd {
            // The upper half must come out clear all the same.
            1 if twos == 0 && width == Width::B4 => {
                return self.unary_rm(Opcode::Mov_r32_rm32, dst, width, RegMem::Reg(src), width);
            }
            1 if twos == 0 => return self.push_move(dst, src),
            1 => return self.times_power(dst, src, twos, width),
            3 | 5 | 9 if twos == 0 => return self.lea_times(dst, src, odd as u8, width),
            3 | 5 | 9 => {
                let part = self.fresh(|it, to| it.lea_times(to, src, odd as u8, width));
                return self.times_power(dst, part, twos, width);
            }
            _ => {}
        }
        if twos == 0 {
            // The second is not the smaller one.
            for first in [3u8, 5, 9] {
                if odd.is_multiple_of(u64::from(first)) && matches!(odd / u64::from(first), 5 | 9) {
                    let part = self.fresh(|it, to| it.lea_times(to, src, first, width));
                    return self.lea_times(dst, part, (odd / u64::from(first)) as u8, width);
                }
            }
        }
        // One more instruction than a product, but a cycle less of latency (hashes of strings).
        if twos == 0 && ((odd - 1).is_power_of_two() || (odd + 1).is_power_of_two()) {
            let (near, op) =
                if (odd - 1).is_power_of_two() { (odd - 1, Alu::Add) } else { (odd + 1, Alu::Sub) };
            let part = self.int_temp();
            self.shift_imm(Shift::Shl, width, part, src, i64::from(near.trailing_zeros()));
            return match op {
                Alu::Add => self.add3(width, dst, part, src),
                _ => self.alu(op, width, dst, part, RegMem::Reg(src)),
            };
        }
        self.multiply_plain(dst, src, c, width);
    }

    /// `dst := src * 2^twos`, for at least one two.
    fn times_power(&mut self, dst: Vreg, src: Vreg, twos: u32, width: Width) {
        match twos {
            1 => self.add3(width, dst, src, src),
            _ => self.shift_imm(Shift::Shl, width, dst, src, i64::from(twos)),
        }
    }

    pub(super) fn multiply_plain(&mut self, dst: Vreg, src: Vreg, c: i64, width: Width) {
        let c = if width == Width::B8 { c } else { i64::from(c as i32) };
        if i32::try_from(c).is_err() {
            let c = self.imm_reg(c);
            return self.begin(Opcode::Imul_r64_rm64).tied(dst, src, width).reg(c, width).end();
        }
        let kind = Imm::signed(c, width);
        let code = match kind {
            Imm::I8To32 | Imm::I8To64 => Opcode::Imul_r32_rm32_imm8,
            _ => Opcode::Imul_r32_rm32_imm32,
        };
        self.begin(wide(width, code)).def(dst, width).any(src, width).imm(kind, c).end();
    }

    /// One widening multiplication: registers for the low and the high half.
    pub(super) fn wide_multiply(
        &mut self,
        signed: bool,
        width: Width,
        a: Vreg,
        b: RegMem,
        low: Vreg,
        high: Vreg,
    ) {
        let code = if signed { Opcode::Imul_rm32 } else { Opcode::Mul_rm32 };
        self.begin(wide(width, code))
            .rm(b, width)
            .fixed_use(a, RAX)
            .fixed_def(low, RAX)
            .fixed_def(high, RDX)
            .end();
    }

    /// The product of extended bytes or words as a whole, and its high half.
    fn narrow_multiply(&mut self, width: Width, a: Vreg, b: Vreg, product: Vreg, high: Vreg) {
        self.begin(Opcode::Imul_r32_rm32).tied(product, a, Width::B4).reg(b, Width::B4).end();
        self.shift_imm(Shift::Shr, Width::B4, high, product, i64::from(width.bits()));
    }
}
