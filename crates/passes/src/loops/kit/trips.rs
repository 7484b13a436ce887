//! Constant trip counts: evaluates a loop's test on constants until it fails.

use sheave_ir::{Block, Edge, Function, InstData, UnaryOp, Value, ValueDef, semantics};

/// Iterations that a loop has at most: a longer one spends its time in its body.
pub(crate) const MAX_TRIPS: u32 = 16;

/// Operations between the counter and the test, or from one counter to the next.
const MAX_DEPTH: u32 = 4;

/// Counts how many times a test on `cond` is reached in a loop, the last time to leave it. It goes on where
/// `cond` is not zero, if `goes_on_if_true`, else where it is.
pub(crate) fn count(
    func: &Function,
    header: Block,
    entry: Edge,
    latch: Block,
    cond: Value,
    goes_on_if_true: bool,
) -> Option<u32> {
    let counter = phi_of(func, header, cond, MAX_DEPTH)?;
    let index = func.phis(header).iter().position(|&phi| phi == counter)?;
    let mut bits = func.const_bits(func.edge_args(entry)[index])?;
    let back = func.succ_edges(latch).iter().find(|edge| edge.target == header)?;
    let next = back.args.as_slice(&func.pool)[index];
    for trips in 1..=MAX_TRIPS + 1 {
        if (evaluate(func, cond, counter, bits, MAX_DEPTH)? != 0) != goes_on_if_true {
            return Some(trips);
        }
        bits = evaluate(func, next, counter, bits, MAX_DEPTH)?;
    }
    None
}

/// What `cond` is in `block` when it was entered by `edge`, if that is a matter of constants.
pub(crate) fn evaluate_entered(func: &Function, block: Block, edge: Edge, cond: Value) -> Option<u64> {
    let phi = phi_of(func, block, cond, MAX_DEPTH)?;
    let index = func.phis(block).iter().position(|&other| other == phi)?;
    evaluate(func, cond, phi, func.const_bits(func.edge_args(edge)[index])?, MAX_DEPTH)
}

/// The phi of `header` that `value` is computed from.
fn phi_of(func: &Function, header: Block, value: Value, depth: u32) -> Option<Value> {
    match func.def(value) {
        ValueDef::Phi(block) => (block == header).then_some(value),
        ValueDef::Result(inst) if depth > 0 => match func.insts[inst] {
            InstData::Unary { arg, .. } => phi_of(func, header, arg, depth - 1),
            InstData::Binary { args: [a, b], .. } | InstData::Icmp { args: [a, b], .. } => {
                phi_of(func, header, a, depth - 1).or_else(|| phi_of(func, header, b, depth - 1))
            }
            _ => None,
        },
        _ => None,
    }
}

/// What `value` is where `counter` is `bits`, if it depends on nothing else.
fn evaluate(func: &Function, value: Value, counter: Value, bits: u64, depth: u32) -> Option<u64> {
    if value == counter {
        return Some(bits);
    }
    let inst = match func.def(value) {
        ValueDef::Const(_) => return func.const_bits(value),
        ValueDef::Result(inst) if depth > 0 => inst,
        _ => return None,
    };
    let of = |arg: Value| evaluate(func, arg, counter, bits, depth - 1);
    let ty = func.ty(value);
    match func.insts[inst] {
        InstData::Unary { op, arg } if op != UnaryOp::Copy && func.ty(arg).is_int() && ty.is_int() => {
            Some(semantics::unary(op, func.ty(arg), ty, of(arg)?))
        }
        InstData::Binary { op, args: [a, b], .. } if ty.is_int() && func.ty(a).is_int() => {
            semantics::binary(op, ty, of(a)?, of(b)?).ok()
        }
        InstData::Icmp { cc, args: [a, b] } => {
            Some(u64::from(semantics::icmp(cc, func.ty(a), of(a)?, of(b)?)))
        }
        _ => None,
    }
}
