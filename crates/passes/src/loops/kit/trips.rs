//! Constant trip counts: evaluates a loop's test on constants until it fails.
//!
//! A counter may also run from one constant distance of a value to another, as in
//! `for (x = y - 1; x <= y + 1; x++)`: the distances are compared instead.

use sheave_ir::semantics::{self, signed};
use sheave_ir::{BinaryOp, Block, Edge, Function, InstData, IntCC, OpFlags, Type, UnaryOp, Value, ValueDef};

use crate::blocks::{self, brought};

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
    back: Edge,
    cond: Value,
    goes_on_if_true: bool,
) -> Option<u32> {
    let counter = phi_of(func, header, cond, MAX_DEPTH)?;
    let start = brought(func, entry, counter)?;
    let next = brought(func, back, counter)?;
    let Some(mut bits) = func.const_bits(start) else {
        return count_distances(func, counter, [start, next], cond, goes_on_if_true);
    };
    for trips in 1..=MAX_TRIPS + 1 {
        if (evaluate(func, cond, counter, bits, MAX_DEPTH)? != 0) != goes_on_if_true {
            return Some(trips);
        }
        bits = evaluate(func, next, counter, bits, MAX_DEPTH)?;
    }
    None
}

/// The same where the counter starts at a constant distance from a value, and the test compares it with
/// another one: distances are counted instead.
fn count_distances(
    func: &Function,
    counter: Value,
    [start, next]: [Value; 2],
    cond: Value,
    goes_on_if_true: bool,
) -> Option<u32> {
    let InstData::Icmp { cc, args } = blocks::inst_of(func, cond)? else { return None };
    // Sums that do not wrap are in the order of what is added; and where one does, the test is of poison.
    let (flags, ty) = match cc {
        IntCC::Eq | IntCC::Ne => (OpFlags::NONE, func.ty(counter)),
        cc if cc != cc.unsigned() => (OpFlags::NSW, Type::I64),
        _ => return None,
    };
    let (base, mut distance) = sum(func, start, flags);
    let (from, by) = sum(func, next, flags);
    let sums = args.map(|value| sum(func, value, flags));
    let is_pair = sums[0].0 != sums[1].0 && sums.iter().all(|&(of, _)| of == counter || of == base);
    if from != counter || !is_pair || !func.ty(counter).is_int() {
        return None;
    }
    let mut trips = 1;
    while trips <= MAX_TRIPS + 1 {
        let moved = |(of, by): (Value, i64)| if of == counter { distance.checked_add(by) } else { Some(by) };
        let [x, y] = [moved(sums[0])?, moved(sums[1])?].map(|n| n as u64 & ty.mask());
        if semantics::icmp(cc, ty, x, y) != goes_on_if_true {
            break;
        }
        distance = distance.checked_add(by)?;
        trips += 1;
    }
    (trips <= MAX_TRIPS + 1).then_some(trips)
}

/// `value` as a value to which a constant is added, with the promises `flags`.
fn sum(func: &Function, value: Value, flags: OpFlags) -> (Value, i64) {
    match blocks::inst_of(func, value) {
        Some(InstData::Binary { op: BinaryOp::Add, flags: has, args: [x, c] }) if has.has(flags) => {
            func.const_bits(c).map_or((value, 0), |c| (x, signed(func.ty(value), c)))
        }
        _ => (value, 0),
    }
}

/// What `cond` is in `block` when it was entered by `edge`, if that is a matter of constants.
pub(crate) fn evaluate_entered(func: &Function, block: Block, edge: Edge, cond: Value) -> Option<u64> {
    let phi = phi_of(func, block, cond, MAX_DEPTH)?;
    evaluate(func, cond, phi, func.const_bits(brought(func, edge, phi)?)?, MAX_DEPTH)
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
    let (data, ty) = (func.insts[inst], func.ty(value));
    let is_counting = match data {
        InstData::Unary { op, arg } => op != UnaryOp::Copy && func.ty(arg).is_int() && ty.is_int(),
        InstData::Binary { .. } => ty.is_int(),
        data => matches!(data, InstData::Icmp { .. }),
    };
    if is_counting { blocks::evaluate(func, &data, ty, of) } else { None }
}
