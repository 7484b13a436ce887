//! Integer arithmetic and logic.
//!
//! Values of 8 and 16 bits live in the low bits of a register with unspecified bits above; arithmetic on them
//! is done in 32 bits, after an extension if the upper bits matter.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, TernaryOp, Value};

use super::cx::{Cx, Done};
use super::draft::Draft;
use super::operand::{Addr, AddrBase, RegMem};
use super::{address, bitwise, compare, divide, float, multiply, shift};
use crate::minst::{Alu, Cond, Width, alu_r_rm, wide};
use sheave_regalloc::Vreg;

pub(super) fn select_binary(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, [a, b]: [Value; 2]) -> Done {
    use BinaryOp::*;
    match op {
        PtrAdd => address::select_address_sum(cx, inst, a, b),
        Add => add(cx, inst, a, b),
        Sub => sub(cx, inst, a, b),
        Mul => multiply::mul(cx, inst, a, b),
        And | Or | Xor => logic(cx, inst, op, a, b),
        Shl | Lshr | Ashr => shift::shift(cx, inst, op, a, b),
        Rotl | Rotr => shift::rotate(cx, inst, op, a, b),
        // The first operand is kept unless the condition holds.
        Smin => min_max(cx, inst, Cond::G, a, b),
        Smax => min_max(cx, inst, Cond::L, a, b),
        Umin => min_max(cx, inst, Cond::A, a, b),
        Umax => min_max(cx, inst, Cond::B, a, b),
        SmulHi | UmulHi => multiply::mul_high(cx, inst, op == SmulHi, a, b),
        Sdiv | Udiv | Srem | Urem => divide::divide(cx, inst, op, a, b),
        _ => return float::select_float_binary(cx, inst, op, a, b),
    }
    Ok(())
}

/// Three operands.
pub(super) fn select_ternary(cx: &mut Cx<'_>, inst: Inst, op: TernaryOp, [a, b, c]: [Value; 3]) {
    match op {
        TernaryOp::Select => compare::select_select(cx, inst, a, b, c),
        TernaryOp::Fshl => shift::funnel(cx, inst, true, a, b, c),
        TernaryOp::Fshr => shift::funnel(cx, inst, false, a, b, c),
    }
}

/// `a`, or `b` if `cond` holds of the two.
fn min_max(cx: &mut Cx<'_>, inst: Inst, cond: Cond, a: Value, b: Value) {
    let dst = cx.result_vreg(inst);
    let signed = matches!(cond, Cond::G | Cond::L);
    let width = cx.width(a).arith();
    let x = cx.extended(a, signed);
    let y = cx.extended(b, signed);
    cx.draft.begin(alu_r_rm(Alu::Cmp, width)).reg(x, width).reg(y, width).end();
    cx.draft.cmov(cond, width, dst, x, RegMem::Reg(y));
}

fn add(cx: &mut Cx<'_>, inst: Inst, a: Value, b: Value) {
    let result = cx.result(inst);
    let (a, b) = cx.order(result, a, b);
    let width = cx.width(result).arith();
    let dst = cx.vreg(result);
    if let Some(c) = cx.constant_i32(b) {
        if let Some(addr) = sum_tree(cx, a, width, c) {
            return cx.draft.lea_width(&addr, dst, width);
        }
        let src = cx.use_reg(a);
        return cx.draft.add3_imm(width, dst, src, c);
    }
    if cx.ty(result).bytes() >= 4
        && !cx.lives_on(a)
        && let Some(addr) = cx.fold_load(b)
    {
        let src = cx.use_reg(a);
        return cx.draft.alu(Alu::Add, width, dst, src, RegMem::Mem(addr));
    }
    for (base, product) in [(a, b), (b, a)] {
        if let Some((index, scale)) = scaled(cx, product, width) {
            let base = cx.use_reg(base);
            return cx.draft.lea_width(&Addr::indexed(base, index, scale), dst, width);
        }
    }
    let x = cx.use_reg(a);
    let y = cx.use_reg(b);
    cx.draft.add3(width, dst, x, y);
}

/// `value * 2^k` for k of 1 to 3 as a register and its scale, if that shift can be taken over.
fn scaled(cx: &mut Cx<'_>, value: Value, width: Width) -> Option<(Vreg, u8)> {
    let (inst, InstData::Binary { op, args: [x, k], .. }) = cx.uses.sinkable_data(value)? else {
        return None;
    };
    if cx.width(value).arith() != width {
        return None;
    }
    let scale = match (op, cx.constant(k)?) {
        (BinaryOp::Shl, k @ 1..=3) => 1 << k,
        (BinaryOp::Mul, k @ (2 | 4 | 8)) => k as u8,
        _ => return None,
    };
    cx.uses.take(inst, value);
    Some((cx.use_reg(x), scale))
}

/// The sum that `value` is, plus a constant, as an address: for one `lea` instead of two additions.
fn sum_tree(cx: &mut Cx<'_>, value: Value, width: Width, c: i32) -> Option<Addr> {
    if let Some((index, scale)) = scaled(cx, value, width) {
        return Some(Addr { base: AddrBase::None, index: Some(index), scale, disp: c });
    }
    let (inst, InstData::Binary { op: BinaryOp::Add, args: [a, b], .. }) = cx.uses.sinkable_data(value)?
    else {
        return None;
    };
    let loads = |v: Value| matches!(cx.def_data(v), Some(InstData::Load { .. })) && cx.uses.count(v) == 1;
    if [a, b].into_iter().any(|value| cx.is_const(value) || loads(value)) {
        return None;
    }
    cx.uses.take(inst, value);
    for (base, product) in [(a, b), (b, a)] {
        if let Some((index, scale)) = scaled(cx, product, width) {
            let base = cx.use_reg(base);
            return Some(Addr { disp: c, ..Addr::indexed(base, index, scale) });
        }
    }
    let base = cx.use_reg(a);
    Some(Addr { disp: c, ..Addr::indexed(base, cx.use_reg(b), 1) })
}

fn sub(cx: &mut Cx<'_>, inst: Inst, a: Value, b: Value) {
    let result = cx.result(inst);
    let width = cx.width(result).arith();
    let dst = cx.vreg(result);
    if let Some(c) = cx.constant(b).and_then(|c| i32::try_from(c.wrapping_neg()).ok()) {
        let src = cx.use_reg(a);
        return cx.draft.add3_imm(width, dst, src, c);
    }
    if cx.constant(a) == Some(0) {
        let src = cx.use_reg(b);
        return cx.draft.unary_tied(wide(width, Opcode::Neg_rm32), dst, src, width);
    }
    let rhs = cx.use_rm_wide(b);
    let lhs = cx.use_reg(a);
    cx.draft.alu(Alu::Sub, width, dst, lhs, rhs);
}

fn logic(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, a: Value, b: Value) {
    let Some(alu) = Alu::of(op) else { return };
    if alu != Alu::And && bitwise::bitwise(cx, inst, op, a, b) {
        return;
    }
    let result = cx.result(inst);
    let (a, b) = cx.order(result, a, b);
    let width = cx.width(result).arith();
    let dst = cx.vreg(result);
    let Some(c) = cx.constant(b) else {
        let (lhs, rhs) = cx.commutative_operands(a, b);
        return cx.draft.alu(alu, width, dst, lhs, rhs);
    };
    let src = cx.use_reg(a);
    let zero_extend = |cx: &mut Cx<'_>, code, from| {
        cx.draft.unary_rm(code, dst, Width::B4, RegMem::Reg(src), from);
    };
    match (alu, c as u64 & cx.ty(result).mask()) {
        (Alu::And, 0xff) => zero_extend(cx, Opcode::Movzx_r32_rm8, Width::B1),
        (Alu::And, 0xffff) => zero_extend(cx, Opcode::Movzx_r32_rm16, Width::B2),
        (Alu::And, 0xffff_ffff) if width == Width::B8 => zero_extend(cx, Opcode::Mov_r32_rm32, Width::B4),
        // The upper half becomes zero in both cases.
        (Alu::And, bits) if width == Width::B8 && bits <= 0x7fff_ffff => {
            cx.draft.alu_imm(Alu::And, Width::B4, dst, src, bits as i64);
        }
        (Alu::Xor, _) if c == -1 => cx.draft.unary_tied(wide(width, Opcode::Not_rm32), dst, src, width),
        _ => cx.draft.alu_const(alu, width, dst, src, c),
    }
}

impl Draft<'_> {
    /// `dst := src op constant`, through a register if the constant is too wide.
    pub(super) fn alu_const(&mut self, op: Alu, width: Width, dst: Vreg, src: Vreg, c: i64) {
        if i32::try_from(c).is_ok() {
            self.alu_imm(op, width, dst, src, c);
        } else {
            let c = self.imm_reg(c);
            self.alu(op, width, dst, src, RegMem::Reg(c));
        }
    }
}
