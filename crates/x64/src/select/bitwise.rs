//! Peepholes on bitwise expressions: rotations and masks in fewer instructions.
//!
//! A two-address machine overwrites an operand, so an expression that uses a value several times pays for
//! copies of it as well. Three shapes have an equal that reads such a value more often directly:
//!
//! - `(x <<< a) ^ (x <<< b)` is `((x <<< (a - b)) ^ x) <<< b`: one copy of `x` instead of two. Hash functions
//!   are full of them. A third rotation stays beside the pair: joined as well, it saves one more copy, but
//!   SHA-256 became slower by 3 %, because what was computed side by side is then one chain.
//! - `(x & y) op (x & z)` is `x & (y op z)` where `op` is `^` or `|`.
//! - `(x & y) op (~x & z)` is `((y ^ z) & x) ^ z` (Warren, "Hacker's Delight", second edition, section 2-20).
//!
//! Every rewritten instruction has no other use and can be sunk to the whole expression. The patterns are not
//! matched any deeper.

use sheave_ir::{BinaryOp, Inst, InstData, UnaryOp, Value};

use super::cx::Cx;
use super::operand::RegMem;
use crate::minst::{Alu, Shift};

/// A rotation to the left by a constant, and the instructions that make it.
#[derive(Clone, Copy, Debug)]
struct Rotation {
    of: Value,
    amount: i64,
    /// The rotation, or the instruction that joins its halves, with its result.
    whole: (Inst, Value),
    /// The two shifts, unless it is one instruction.
    halves: Option<[(Inst, Value); 2]>,
}

/// `dst := a op b` in one of the shapes above, if the operands have it. `op` is `Or` or `Xor`.
pub(super) fn bitwise(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, a: Value, b: Value) -> bool {
    let (Some(first), Some(second)) = (cx.uses.sinkable_once(a), cx.uses.sinkable_once(b)) else {
        return false;
    };
    if let Some(rotation) = halves(cx, first, second, a) {
        rotate_once(cx, inst, rotation);
        return true;
    }
    if op == BinaryOp::Xor && rotations(cx, inst, a, b) {
        return true;
    }
    both_and(cx, inst, op, (first, a), (second, b))
}

// ---- rotations ------------------------------------------------------------------------------

/// The rotation that `first`, which gives `a`, and `second` are the two halves of.
fn halves(cx: &Cx<'_>, first: Inst, second: Inst, a: Value) -> Option<Rotation> {
    let InstData::Binary { op: op_a, args: [x, n], .. } = cx.func.insts[first] else { return None };
    let InstData::Binary { op: op_b, args: [y, m], .. } = cx.func.insts[second] else { return None };
    let amount = match (op_a, op_b) {
        (BinaryOp::Shl, BinaryOp::Lshr) => cx.constant(n)?,
        (BinaryOp::Lshr, BinaryOp::Shl) => cx.constant(m)?,
        _ => return None,
    };
    let bits = i64::from(cx.ty(a).bits());
    if x != y || bits < 32 || amount <= 0 || cx.constant(n)? + cx.constant(m)? != bits {
        return None;
    }
    let b = cx.result(second);
    Some(Rotation { of: x, amount, whole: (first, a), halves: Some([(first, a), (second, b)]) })
}

/// `value` as a rotation that may be computed here.
fn rotation(cx: &Cx<'_>, value: Value) -> Option<Rotation> {
    let whole = cx.uses.sinkable_once(value)?;
    let InstData::Binary { op, args: [x, y], .. } = cx.func.insts[whole] else { return None };
    let bits = i64::from(cx.ty(value).bits());
    match op {
        BinaryOp::Or | BinaryOp::Xor => {
            let rotation = halves(cx, cx.uses.sinkable_once(x)?, cx.uses.sinkable_once(y)?, x)?;
            Some(Rotation { whole: (whole, value), ..rotation })
        }
        BinaryOp::Rotl | BinaryOp::Rotr if bits >= 32 => {
            let n = cx.constant(y)?;
            let amount = if op == BinaryOp::Rotl { n } else { -n } & (bits - 1);
            Some(Rotation { of: x, amount, whole: (whole, value), halves: None })
        }
        _ => None,
    }
}

fn rotate_once(cx: &mut Cx<'_>, inst: Inst, rotation: Rotation) {
    take_halves(cx, &rotation);
    let dst = cx.result_vreg(inst);
    let width = cx.width(rotation.of);
    let src = cx.use_reg(rotation.of);
    cx.draft.shift_imm(Shift::Rol, width, dst, src, rotation.amount);
}

fn take_halves(cx: &mut Cx<'_>, rotation: &Rotation) {
    for (half, value) in rotation.halves.into_iter().flatten() {
        cx.uses.take(half, value);
    }
}

/// `a ^ b` of two rotations of one value.
fn rotations(cx: &mut Cx<'_>, inst: Inst, a: Value, b: Value) -> bool {
    let (Some(first), Some(second)) = (rotation(cx, a), rotation(cx, b)) else { return false };
    // If the value is not used afterwards, there is no copy to save.
    let x = first.of;
    if second.of != x || first.amount == second.amount || !cx.lives_on(x) {
        return false;
    }
    for rotation in [first, second] {
        cx.uses.take(rotation.whole.0, rotation.whole.1);
        take_halves(cx, &rotation);
    }
    let dst = cx.result_vreg(inst);
    let width = cx.width(x);
    let [rotated, both] = cx.draft.int_temps();
    let x = cx.use_reg(x);
    let difference = (first.amount - second.amount) & (i64::from(width.bits()) - 1);
    cx.draft.shift_imm(Shift::Rol, width, rotated, x, difference);
    cx.draft.alu(Alu::Xor, width, both, rotated, RegMem::Reg(x));
    cx.draft.shift_imm(Shift::Rol, width, dst, both, second.amount);
    true
}

// ---- two `and` ------------------------------------------------------------------------------

fn both_and(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, a: (Inst, Value), b: (Inst, Value)) -> bool {
    let (Some([x, y]), Some([v, w])) = (and_args(cx, a.0), and_args(cx, b.0)) else { return false };
    let result = cx.result(inst);
    for (x, y) in [(x, y), (y, x)] {
        for (v, w) in [(v, w), (w, v)] {
            // Either of the two may have the complement.
            for ((x, y), (v, z)) in [((x, y), (v, w)), ((v, w), (x, y))] {
                let is_complement = |&not: &Inst| x != v && z != v && complement(cx, not) == Some(x);
                let not = cx.uses.sinkable_once(v).filter(is_complement);
                if x != v && not.is_none() {
                    continue;
                }
                cx.uses.take(a.0, a.1);
                cx.uses.take(b.0, b.1);
                let (dst, width) = (cx.vreg(result), cx.width(result).arith());
                let either = cx.draft.int_temp();
                if let Some(not) = not {
                    cx.uses.take(not, v);
                    let [x, y, z] = [x, y, z].map(|value| cx.use_reg(value));
                    let masked = cx.draft.int_temp();
                    cx.draft.alu(Alu::Xor, width, either, y, RegMem::Reg(z));
                    cx.draft.alu(Alu::And, width, masked, either, RegMem::Reg(x));
                    cx.draft.alu(Alu::Xor, width, dst, masked, RegMem::Reg(z));
                } else {
                    let [x, y, z] = [x, y, z].map(|value| cx.use_reg(value));
                    let alu = if op == BinaryOp::Or { Alu::Or } else { Alu::Xor };
                    cx.draft.alu(alu, width, either, y, RegMem::Reg(z));
                    cx.draft.alu(Alu::And, width, dst, either, RegMem::Reg(x));
                }
                return true;
            }
        }
    }
    false
}

/// The operands of an `and` without constants.
fn and_args(cx: &Cx<'_>, inst: Inst) -> Option<[Value; 2]> {
    match cx.func.insts[inst] {
        InstData::Binary { op: BinaryOp::And, args, .. } => {
            args.iter().all(|&arg| !cx.is_const(arg)).then_some(args)
        }
        _ => None,
    }
}

/// The operand of `inst`, if it is a complement.
fn complement(cx: &Cx<'_>, inst: Inst) -> Option<Value> {
    match cx.func.insts[inst] {
        InstData::Unary { op: UnaryOp::Not, arg } => Some(arg),
        InstData::Binary { op: BinaryOp::Xor, args: [x, c], .. } if cx.constant(c) == Some(-1) => Some(x),
        _ => None,
    }
}
