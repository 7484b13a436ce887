//! Operations on one operand: conversions, copies, negation.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, UnaryOp, Value};

use super::cx::{Cx, Done};
use super::operand::RegMem;
use super::{bits, compute, float};
use crate::minst::{Cond, wide};
use sheave_regalloc::Vreg;

pub(super) fn select_unary(cx: &mut Cx<'_>, inst: Inst, op: UnaryOp, arg: Value) -> Done {
    let result = cx.result(inst);
    if cx.root(result) != result {
        return Ok(());
    }
    match op {
        UnaryOp::Copy | UnaryOp::Freeze => {
            let updated = update(cx, result, arg)?;
            let dst = cx.vreg(result);
            match updated {
                Some(src) => cx.draft.push_move(dst, src),
                None => cx.copy_into(dst, arg),
            }
            if op == UnaryOp::Copy && cx.is_variable(result) {
                cx.draft.note_copy(inst);
            }
            return Ok(());
        }
        UnaryOp::Clz => bits::clz(cx, inst, arg),
        UnaryOp::Ctz => bits::ctz(cx, inst, arg),
        UnaryOp::Popcnt => bits::popcnt(cx, inst, arg),
        UnaryOp::Bitrev => bits::bitrev(cx, inst, arg),
        UnaryOp::Bitcast => bitcast(cx, result, arg),
        UnaryOp::Zext if cx.has_zero_upper(arg) => {
            let dst = cx.vreg(result);
            let src = cx.vreg(arg);
            cx.draft.push_move(dst, src);
        }
        UnaryOp::Zext | UnaryOp::Sext => {
            let dst = cx.vreg(result);
            let width = cx.width(result).arith();
            cx.extend_into(arg, op == UnaryOp::Sext, width, dst);
        }
        UnaryOp::Iabs => {
            let dst = cx.vreg(result);
            let width = cx.width(arg).arith();
            let src = cx.extended(arg, true);
            let negated = cx.draft.int_temp();
            cx.draft.unary_tied(wide(width, Opcode::Neg_rm32), negated, src, width);
            cx.draft.cmov(Cond::S, width, dst, negated, RegMem::Reg(src));
        }
        UnaryOp::Trunc | UnaryOp::Neg | UnaryOp::Not | UnaryOp::Bswap => {
            let dst = cx.vreg(result);
            let src = cx.use_reg(arg);
            let width = cx.width(arg).arith();
            match op {
                UnaryOp::Trunc => cx.draft.push_move(dst, src),
                UnaryOp::Neg => cx.draft.unary_tied(wide(width, Opcode::Neg_rm32), dst, src, width),
                UnaryOp::Not => cx.draft.unary_tied(wide(width, Opcode::Not_rm32), dst, src, width),
                _ => cx.draft.bswap_into(dst, src, cx.ty(arg)),
            }
        }
        _ => return float::select_float_unary(cx, inst, op, arg),
    }
    Ok(())
}

/// `variable := arg` for an `arg` that is computed from the variable: computes it here instead of in its own
/// place, so that the old value is dead and both share a register. Gives the register of the new value, or
/// `None` for other copies.
///
/// A result with other uses is computed twice if that is one addition of a constant: the other uses are
/// mostly addresses, which take the addition into themselves.
fn update(cx: &mut Cx<'_>, variable: Value, arg: Value) -> Result<Option<Vreg>, String> {
    let Some(def) = cx.def_inst(arg).filter(|&def| cx.uses.can_sink(def)) else { return Ok(None) };
    let (cheap, reads) = match cx.func.insts[def] {
        InstData::Binary { op, args, .. } => {
            use BinaryOp::{Add, And, Mul, Or, PtrAdd, Shl, Sub, Xor};
            let pure = matches!(op, Add | And | Mul | Or | PtrAdd | Shl | Sub | Xor);
            let constant = matches!(op, Add | PtrAdd | Sub) && cx.is_const(args[1]);
            (constant, pure && args[0] == variable && args[1] != variable)
        }
        InstData::PtrIndex { base, index, .. } => (cx.is_const(index), base == variable),
        _ => (false, false),
    };
    let once = cx.uses.count(arg) == 1;
    if !reads || !(once || cheap) || cx.root(arg) != arg || !cx.is_variable(variable) {
        return Ok(None);
    }
    let temp = cx.draft.new_vreg(cx.ty(arg));
    let own = cx.uses.set_vreg(arg, Some(temp.0));
    if once {
        cx.uses.set_folded(def);
    } else {
        cx.uses.take(def, arg);
    }
    compute(cx, def)?;
    cx.uses.set_vreg(arg, own);
    Ok(Some(temp))
}

fn bitcast(cx: &mut Cx<'_>, result: Value, arg: Value) {
    let (from, to) = (cx.ty(arg), cx.ty(result));
    let dst = cx.vreg(result);
    if from.is_float() == to.is_float() {
        return cx.copy_into(dst, arg);
    }
    if to.is_float()
        && let Some(bits) = cx.constant_bits(arg)
    {
        return cx.draft.float_const_into(bits, to, dst);
    }
    if let Some(addr) = cx.fold_load(arg) {
        return cx.draft.load_into(&addr, to, dst);
    }
    let src = cx.use_reg(arg);
    cx.draft.move_across(dst, src, to.is_float(), to);
}
