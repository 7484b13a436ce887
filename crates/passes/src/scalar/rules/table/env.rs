//! The conditions and constants of the rules: functions of what a pattern matched.

use sheave_ir::BinaryOp::{Add, Mul, Rotr};
use sheave_ir::semantics::{self, signed};
use sheave_ir::{IntCC, OpFlags, Type, WideOp};

use crate::scalar::rules::pattern::{Env, Pat, To};

pub(super) const X: Pat = Pat::Val(0);
pub(super) const Y: Pat = Pat::Val(1);
pub(super) const C: Pat = Pat::Con(0);
pub(super) const D: Pat = Pat::Con(1);
pub(super) const E: Pat = Pat::Con(2);
pub(super) const LIMIT: Pat = Pat::Limit(0);

pub(super) const ZERO: To = To::Con(|_| 0);
pub(super) const TO_X: To = To::Val(0);
pub(super) const TO_Y: To = To::Val(1);

pub(super) fn none(_: &Env) -> OpFlags {
    OpFlags::NONE
}

/// The flags of the instruction itself.
pub(super) fn same(e: &Env) -> OpFlags {
    e.flags[0]
}

/// What both of two operations promise.
pub(super) fn both(e: &Env) -> OpFlags {
    e.flags[0] & e.flags[1]
}

pub(super) fn c(e: &Env) -> u64 {
    e.cons[0]
}

pub(super) fn d(e: &Env) -> u64 {
    e.cons[1]
}

/// The condition of the comparison.
pub(super) fn cc(e: &Env) -> IntCC {
    e.cc[0]
}

/// The width of the operands.
pub(super) fn width(e: &Env) -> u64 {
    u64::from(e.of.bits())
}

/// All bits of the operands.
pub(super) fn ones(e: &Env) -> u64 {
    e.of.mask()
}

/// Only the sign bit of the operands.
pub(super) fn sign(e: &Env) -> u64 {
    1 << (e.of.bits() - 1)
}

/// The first constant as an amount to shift by.
pub(super) fn by_c(e: &Env) -> u64 {
    c(e) % width(e)
}

/// The second one.
pub(super) fn by_d(e: &Env) -> u64 {
    d(e) % width(e)
}

pub(super) fn log2(bits: u64) -> u64 {
    u64::from(bits.trailing_zeros())
}

pub(super) fn is_equality(e: &Env) -> bool {
    matches!(cc(e), IntCC::Eq | IntCC::Ne)
}

pub(super) fn is_signed(cc: IntCC) -> bool {
    matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge)
}

pub(super) fn is_unsigned(cc: IntCC) -> bool {
    matches!(cc, IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge)
}

/// Whether N sums of one value are in the order of what is added to it, or compared for equality.
pub(super) fn is_ordered<const N: usize>(e: &Env) -> bool {
    is_equality(e) || is_signed(cc(e)) && e.flags[..N].iter().all(|flags| flags.has(OpFlags::NSW))
}

/// The flags of `x op (c op d)` in place of `(x op c) op d`: what both promise, if the constant is exact.
pub(super) fn exact_constant(e: &Env, signed: WideOp, unsigned: WideOp) -> OpFlags {
    let exact = |flag, op| if semantics::wide(op, e.of, c(e), d(e)).1 == 0 { flag } else { OpFlags::NONE };
    both(e) & (exact(OpFlags::NSW, signed) | exact(OpFlags::NUW, unsigned))
}

/// The values for which a comparison with a constant holds: so many from the first one on, modulo the width.
pub(super) fn interval(ty: Type, cc: IntCC, c: u64) -> (u64, u128) {
    let all = u128::from(ty.mask()) + 1;
    let least = 1_u64 << (ty.bits() - 1);
    // How many values are below the constant.
    let below = u128::from(c);
    let below_signed = u128::from(c.wrapping_sub(least) & ty.mask());
    let (start, n) = match cc {
        IntCC::Eq => (c, 1),
        IntCC::Ne => (c.wrapping_add(1), all - 1),
        IntCC::Ult => (0, below),
        IntCC::Ule => (0, below + 1),
        IntCC::Ugt => (c.wrapping_add(1), all - below - 1),
        IntCC::Uge => (c, all - below),
        IntCC::Slt => (least, below_signed),
        IntCC::Sle => (least, below_signed + 1),
        IntCC::Sgt => (c.wrapping_add(1), all - below_signed - 1),
        IntCC::Sge => (c, all - below_signed),
    };
    (start & ty.mask(), n)
}

/// The values in both of two intervals, if they are one interval.
pub(super) fn intersection(ty: Type, (a, n): (u64, u128), (b, m): (u64, u128)) -> Option<(u64, u128)> {
    let all = u128::from(ty.mask()) + 1;
    // Relative to the first one, which begins at zero.
    let start = u128::from(b.wrapping_sub(a) & ty.mask());
    let head = n.saturating_sub(start).min(m);
    let tail = (start + m).saturating_sub(all).min(n);
    match (head, tail) {
        (_, 0) => Some((b, head)),
        (0, _) => Some((a, tail)),
        _ => None,
    }
}

/// The values for which two comparisons with constants both hold, or, with `neither`, both fail, if they are
/// one interval.
pub(crate) fn in_common(ty: Type, neither: bool, tests: [(IntCC, u64); 2]) -> Option<(u64, u128)> {
    let [first, second] = tests.map(|(cc, c)| interval(ty, if neither { cc.inverse() } else { cc }, c));
    if ty.is_int() { intersection(ty, first, second) } else { None }
}

/// The values of X for which both `x cc c` and `x cc d` hold.
pub(super) fn in_both(e: &Env) -> Option<(u64, u128)> {
    in_common(e.types[0], false, [(e.cc[0], c(e)), (e.cc[1], d(e))])
}

/// The values of X for which neither does.
pub(super) fn in_neither(e: &Env) -> Option<(u64, u128)> {
    in_common(e.types[0], true, [(e.cc[0], c(e)), (e.cc[1], d(e))])
}

pub(super) fn is_proper(interval: Option<(u64, u128)>) -> bool {
    interval.is_some_and(|(_, n)| n > 0)
}

pub(super) fn is_empty(interval: Option<(u64, u128)>) -> bool {
    interval.is_some_and(|(_, n)| n == 0)
}

/// What makes the least value of an interval zero when it is added.
pub(super) fn to_start(interval: Option<(u64, u128)>) -> u64 {
    interval.map_or(0, |(start, _)| start.wrapping_neg())
}

/// The distance of the largest value of an interval.
pub(super) fn last(interval: Option<(u64, u128)>) -> u64 {
    interval.map_or(0, |(_, n)| (n - 1) as u64)
}

/// `x` is in an interval.
pub(super) const IN_BOTH: To = To::Cmp(
    |_| IntCC::Ule,
    &[To::Bin(Add, none, &[TO_X, To::Con(|e| to_start(in_both(e)))]), To::Con(|e| last(in_both(e)))],
);

/// `x` is not in one.
pub(super) const NOT_IN_NEITHER: To = To::Cmp(
    |_| IntCC::Ugt,
    &[To::Bin(Add, none, &[TO_X, To::Con(|e| to_start(in_neither(e)))]), To::Con(|e| last(in_neither(e)))],
);

/// How many values a comparison with a constant holds for.
pub(super) fn n_holds(e: &Env) -> u128 {
    interval(e.of, cc(e), c(e)).1
}

pub(super) fn n_values(e: &Env) -> u128 {
    u128::from(ones(e)) + 1
}

/// True for all negative values, false for all positive ones; of zero either.
pub(super) fn is_negative(e: &Env) -> bool {
    match (cc(e), signed(e.types[0], c(e))) {
        (IntCC::Slt, n) => n == 0 || n == 1,
        (IntCC::Sle, n) => n == 0 || n == -1,
        _ => false,
    }
}

/// True for all positive values, false for all negative ones; of zero either.
pub(super) fn is_positive(e: &Env) -> bool {
    match (cc(e), signed(e.types[0], c(e))) {
        (IntCC::Sgt, n) => n == 0 || n == -1,
        (IntCC::Sge, n) => n == 0 || n == 1,
        _ => false,
    }
}

/// Whether the constant is a sign-extended one of X's type.
pub(super) fn is_extended(e: &Env) -> bool {
    let from = e.types[0];
    signed(from, c(e) & from.mask()) == signed(e.of, c(e))
}

pub(super) fn fits_in_x(e: &Env) -> bool {
    c(e) <= e.types[0].mask()
}

/// Rules on values that both operands extend.
pub(super) fn same_types(e: &Env) -> bool {
    e.types[0] == e.types[1]
}

/// A divisor as an odd number, zero if there is none, and the logarithm of a power of two.
fn divisor<const SIGNED: bool>(e: &Env) -> (u64, u64) {
    let divisor = if SIGNED { signed(e.of, c(e)).unsigned_abs() } else { c(e) };
    (divisor.checked_shr(divisor.trailing_zeros()).unwrap_or(0), log2(divisor))
}

/// The odd part times this is one, modulo any width: each step doubles the right bits, at first three.
fn inverse<const SIGNED: bool>(e: &Env) -> u64 {
    let odd = divisor::<SIGNED>(e).0;
    (0..5).fold(odd, |x, _| x.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(x))))
}

/// What is added to the product, so that no sum of a multiple is negative, and the last of the quotients.
fn quotients<const SIGNED: bool>(e: &Env) -> (u64, u64) {
    let (odd, by) = divisor::<SIGNED>(e);
    let bias = ((sign(e) - 1) / odd) >> by << by;
    if SIGNED { (bias, (2 * bias) >> by) } else { (0, ones(e) / c(e)) }
}

/// Whether a comparison asks for multiples of what is no power of two.
pub(super) fn divides<const SIGNED: bool>(e: &Env) -> bool {
    is_equality(e) && divisor::<SIGNED>(e).0 > 1
}

/// Whether `x` is a multiple of the constant: those are dense, and first, after a product with the inverse.
///
/// Source: Warren, "Hacker's Delight", section 10-17.
pub(super) struct Multiple<const SIGNED: bool>;

impl<const SIGNED: bool> Multiple<SIGNED> {
    const PRODUCT: To = To::Bin(Mul, none, &[TO_X, To::Con(inverse::<SIGNED>)]);
    const SUM: To = To::Bin(Add, none, &[Self::PRODUCT, To::Con(|e| quotients::<SIGNED>(e).0)]);
    const PLACE: To = To::Bin(Rotr, none, &[Self::SUM, To::Con(|e| divisor::<SIGNED>(e).1)]);
    pub(super) const TO: To = To::Cmp(
        |e| if cc(e) == IntCC::Eq { IntCC::Ule } else { IntCC::Ugt },
        &[Self::PLACE, To::Con(|e| quotients::<SIGNED>(e).1)],
    );
}
