//! Shifts, rotations and funnel shifts.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, Type, UnaryOp, Value};

use super::cx::Cx;
use super::draft::Draft;
use super::operand::RegMem;
use crate::abi::RCX;
use crate::minst::{Alu, Imm, Shift, Width, wide};
use sheave_regalloc::Vreg;

pub(super) fn shift(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, a: Value, b: Value) {
    let dst = cx.result_vreg(inst);
    let ty = cx.ty(a);
    let width = cx.width(a).arith();
    let (shift, src) = match op {
        BinaryOp::Shl => {
            let narrow = cx.constant(b).and_then(|amount| without_extension(cx, a, amount));
            (Shift::Shl, cx.use_reg(narrow.unwrap_or(a)))
        }
        BinaryOp::Lshr => (Shift::Shr, cx.extended(a, false)),
        _ => (Shift::Sar, cx.extended(a, true)),
    };
    if let Some(amount) = cx.constant(b) {
        let amount = amount & i64::from(ty.bits() - 1);
        if op == BinaryOp::Shl && amount == 1 {
            return cx.draft.add3(width, dst, src, src);
        }
        return cx.draft.shift_imm(shift, width, dst, src, amount);
    }
    let amount = shift_amount(cx, b, ty);
    cx.draft.shift_by_cl(shift, width, dst, src, amount);
}

/// The operand of the extension `value`, if a shift to the left by `amount` drops all added bits; folds the
/// extension.
fn without_extension(cx: &mut Cx<'_>, value: Value, amount: i64) -> Option<Value> {
    let (inst, InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, arg }) = cx.uses.sinkable_data(value)?
    else {
        return None;
    };
    let bits = i64::from(cx.ty(value).bits());
    let amount = amount & (bits - 1);
    if bits < 32 || i64::from(cx.ty(arg).bits()) + amount < bits {
        return None;
    }
    cx.uses.take(inst, value);
    Some(arg)
}

/// The amount of a shift of a `ty`: the processor reduces it modulo 32 or 64 itself.
/// What changes only bits that do not count is passed over.
pub(super) fn shift_amount(cx: &mut Cx<'_>, mut amount: Value, ty: Type) -> Vreg {
    let counts = i64::from(ty.bits() - 1);
    while let Some((inst, data)) = cx.uses.sinkable_data(amount) {
        let arg = match data {
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext | UnaryOp::Trunc, arg } => arg,
            InstData::Binary { op: BinaryOp::And, args: [arg, mask], .. }
                if cx.constant(mask).is_some_and(|mask| mask & counts == counts) =>
            {
                arg
            }
            _ => break,
        };
        if cx.is_made_at_uses(arg) {
            break;
        }
        cx.uses.take(inst, amount);
        amount = arg;
    }
    let reg = cx.use_reg(amount);
    if ty.bits() >= 32 {
        return reg;
    }
    cx.draft.fresh(|it, to| it.alu_imm(Alu::And, Width::B4, to, reg, i64::from(ty.bits() - 1)))
}

pub(super) fn rotate(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, a: Value, b: Value) {
    let dst = cx.result_vreg(inst);
    let width = cx.width(a);
    let src = cx.use_reg(a);
    let shift = if op == BinaryOp::Rotl { Shift::Rol } else { Shift::Ror };
    if let Some(amount) = cx.constant(b) {
        let amount = amount & i64::from(cx.ty(a).bits() - 1);
        return cx.draft.shift_imm(shift, width, dst, src, amount);
    }
    let amount = cx.use_reg(b);
    cx.draft.shift_by_cl(shift, width, dst, src, amount);
}

pub(super) fn funnel(cx: &mut Cx<'_>, inst: Inst, left: bool, high: Value, low: Value, amount: Value) {
    let dst = cx.result_vreg(inst);
    let ty = cx.ty(high);
    let bits = i64::from(ty.bits());
    if high == low {
        let op = if left { BinaryOp::Rotl } else { BinaryOp::Rotr };
        return rotate(cx, inst, op, high, amount);
    }
    if ty.bits() >= 32 {
        let width = cx.width(high);
        // `shld` keeps its first operand, the high half; `shrd` the low one.
        let (kept, filler) = if left { (high, low) } else { (low, high) };
        let kept = cx.use_reg(kept);
        let filler = cx.use_reg(filler);
        let (by_imm, by_cl) = match left {
            true => (Opcode::Shld_rm32_r32_imm8, Opcode::Shld_rm32_r32_CL),
            false => (Opcode::Shrd_rm32_r32_imm8, Opcode::Shrd_rm32_r32_CL),
        };
        if let Some(amount) = cx.constant(amount) {
            let amount = amount & (bits - 1);
            let draft = cx.draft.begin(wide(width, by_imm)).tied(dst, kept, width).reg(filler, width);
            return draft.imm(Imm::I8, amount).end();
        }
        let amount = cx.use_reg(amount);
        let draft = cx.draft.begin(wide(width, by_cl)).tied(dst, kept, width).reg(filler, width);
        return draft.fixed(amount, RCX, Width::B1).end();
    }
    // Both halves in one 32-bit register, shifted as a whole.
    let high = cx.use_reg(high);
    let low = cx.extended(low, false);
    let [up, both] = cx.draft.int_temps();
    cx.draft.shift_imm(Shift::Shl, Width::B4, up, high, bits);
    cx.draft.alu(Alu::Or, Width::B4, both, up, RegMem::Reg(low));
    let amount = shift_amount(cx, amount, ty);
    if left {
        let shifted = cx.draft.fresh(|it, to| it.shift_by_cl(Shift::Shl, Width::B4, to, both, amount));
        cx.draft.shift_imm(Shift::Shr, Width::B4, dst, shifted, bits);
    } else {
        cx.draft.shift_by_cl(Shift::Shr, Width::B4, dst, both, amount);
    }
}

impl Draft<'_> {
    fn shift_by_cl(&mut self, op: Shift, width: Width, dst: Vreg, src: Vreg, amount: Vreg) {
        self.begin(op.by_cl(width)).tied(dst, src, width).fixed(amount, RCX, Width::B1).end();
    }
}
