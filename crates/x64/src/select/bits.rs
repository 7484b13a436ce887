//! Bit counting, scanning and reversal with baseline instructions.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, Type, Value};

use super::cx::Cx;
use super::draft::Draft;
use super::operand::{Addr, RegMem};
use crate::minst::{Alu, Cond, Shift, Width, wide};
use sheave_regalloc::Vreg;

/// Patterns for adding and exchanging neighbours: bits, pairs, nibbles, bytes.
const PATTERNS: [u64; 4] =
    [0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x0f0f_0f0f_0f0f_0f0f, 0x0101_0101_0101_0101];

/// The pattern at a width, sign-extended.
fn pattern(n: usize, width: Width) -> i64 {
    if width == Width::B8 { PATTERNS[n] as i64 } else { (PATTERNS[n] as u32 as i32).into() }
}

pub(super) fn clz(cx: &mut Cx<'_>, inst: Inst, arg: Value) {
    let dst = cx.result_vreg(inst);
    let bits = i64::from(cx.ty(arg).bits());
    let width = cx.width(arg).arith();
    let src = cx.extended(arg, false);
    let found = cx.draft.bit_scan(Opcode::Bsr_r32_rm32, width, src, 2 * i64::from(width.bits()) - 1);
    let n = cx.draft.int_temp();
    let flip = i64::from(width.bits()) - 1;
    let narrow = bits < 32;
    cx.draft.alu_imm(Alu::Xor, Width::B4, if narrow { n } else { dst }, found, flip);
    if narrow {
        cx.draft.add3_imm(Width::B4, dst, n, (bits - 32) as i32);
    }
}

pub(super) fn ctz(cx: &mut Cx<'_>, inst: Inst, arg: Value) {
    let dst = cx.result_vreg(inst);
    let bits = cx.ty(arg).bits();
    let width = cx.width(arg).arith();
    let src = cx.use_reg(arg);
    if bits < 32 {
        // A bit above the value stops the search at the width.
        let stopped = cx.draft.fresh(|it, to| it.alu_imm(Alu::Or, Width::B4, to, src, 1 << bits));
        return cx.draft.unary_rm(Opcode::Bsf_r32_rm32, dst, Width::B4, RegMem::Reg(stopped), Width::B4);
    }
    let found = cx.draft.bit_scan(Opcode::Bsf_r32_rm32, width, src, i64::from(width.bits()));
    cx.draft.push_move(dst, found);
}

/// Counts ones by adding neighbours (Warren, "Hacker's Delight", section 5-1).
pub(super) fn popcnt(cx: &mut Cx<'_>, inst: Inst, arg: Value) {
    let dst = cx.result_vreg(inst);
    let width = cx.width(arg).arith();
    let x = cx.extended(arg, false);
    let draft = &mut cx.draft;
    let half = draft.shifted(Shift::Shr, width, x, 1);
    let half = draft.masked(width, half, pattern(0, width));
    let pairs = draft.fresh(|it, to| it.alu(Alu::Sub, width, to, x, RegMem::Reg(half)));
    let high = draft.shifted(Shift::Shr, width, pairs, 2);
    let high = draft.masked(width, high, pattern(1, width));
    let low = draft.masked(width, pairs, pattern(1, width));
    let nibbles = draft.fresh(|it, to| it.add3(width, to, low, high));
    let shifted = draft.shifted(Shift::Shr, width, nibbles, 4);
    let sum = draft.fresh(|it, to| it.add3(width, to, nibbles, shifted));
    let bytes = draft.masked(width, sum, pattern(2, width));
    let total = draft.fresh(|it, to| it.multiply_plain(to, bytes, pattern(3, width), width));
    draft.shift_imm(Shift::Shr, width, dst, total, i64::from(width.bits()) - 8);
}

/// Reverses bytes, then nibbles, pairs and bits within them.
pub(super) fn bitrev(cx: &mut Cx<'_>, inst: Inst, arg: Value) {
    let dst = cx.result_vreg(inst);
    let ty = cx.ty(arg);
    let width = cx.width(arg).arith();
    let src = cx.use_reg(arg);
    let mut x = cx.draft.fresh(|it, to| it.bswap_into(to, src, ty));
    for (amount, mask) in [(4, 2), (2, 1), (1, 0)].map(|(amount, n)| (amount, pattern(n, width))) {
        let shifted = cx.draft.shifted(Shift::Shr, width, x, amount);
        let [high, low] = match width {
            Width::B8 => {
                let mask = RegMem::Reg(cx.draft.imm_reg(mask));
                [shifted, x].map(|x| cx.draft.fresh(|it, to| it.alu(Alu::And, width, to, x, mask)))
            }
            _ => [shifted, x].map(|x| cx.draft.masked(width, x, mask)),
        };
        let joined = if amount == 1 { dst } else { cx.draft.int_temp() };
        if amount == 4 {
            let up = cx.draft.shifted(Shift::Shl, width, low, amount);
            cx.draft.alu(Alu::Or, width, joined, high, RegMem::Reg(up));
        } else {
            cx.draft.lea_width(&Addr::indexed(high, low, 1 << amount), joined, width);
        }
        x = joined;
    }
}

impl Draft<'_> {
    /// `bsf` or `bsr`, with a value for zero.
    fn bit_scan(&mut self, code: Opcode, width: Width, src: Vreg, zero: i64) -> Vreg {
        let default = self.imm_reg(zero);
        let found = self.fresh(|it, to| it.unary_rm(wide(width, code), to, width, RegMem::Reg(src), width));
        self.fresh(|it, to| it.cmov(Cond::E, width, to, found, RegMem::Reg(default)))
    }

    fn shifted(&mut self, op: Shift, width: Width, src: Vreg, amount: i64) -> Vreg {
        self.fresh(|it, to| it.shift_imm(op, width, to, src, amount))
    }

    fn masked(&mut self, width: Width, src: Vreg, mask: i64) -> Vreg {
        self.fresh(|it, to| it.alu_const(Alu::And, width, to, src, mask))
    }

    pub(super) fn bswap_into(&mut self, dst: Vreg, src: Vreg, ty: Type) {
        match ty.bytes() {
            1 => self.push_move(dst, src),
            2 => self.shift_imm(Shift::Rol, Width::B2, dst, src, 8),
            _ => {
                let width = Width::of_bytes(ty.bytes());
                self.unary_tied(wide(width, Opcode::Bswap_r32), dst, src, width);
            }
        }
    }
}
