//! The single comparison that proves that the tests of the next iterations pass.

use sheave_ir::entity::EntitySet;
use sheave_ir::{BinaryOp, ConstData, Editor, InstData, IntCC, TernaryOp, Type, Value};

use super::{FACTOR, SHORT, TEST};
use crate::loops::kit::count::{Count, Order};
use crate::loops::kit::first::First;
use crate::scalar::rules::Rules;

/// How far what is tested moves between the first of the iterations and the last one.
fn span(test: &Count) -> Option<u64> {
    test.by.unsigned_abs().checked_mul(FACTOR - 1)
}

/// How far the limit is from the bound, for a comparison that the limit itself does not pass.
fn distance(order: Order, span: u64) -> u64 {
    span - u64::from(order.includes)
}

/// Whether [`compare`] can be made of the test.
pub(super) fn check(edit: &Editor<'_>, test: &Count) -> Result<(), &'static str> {
    let ty = edit.ty(test.tested);
    let span = span(test).filter(|&span| span < ty.mask() >> 1).ok_or(TEST)?;
    let Some(order) = Order::of(test.cc) else {
        return if test.cc == IntCC::Ne { Ok(()) } else { Err(TEST) };
    };
    // Addresses are unsigned, and the greatest one is none that a constant could be.
    if order.goes_up != (test.by > 0) || ty == Type::Ptr && (order.is_signed || !order.goes_up) {
        return Err(TEST);
    }
    let Some(bits) = test.bound_bits(edit) else { return Ok(()) };
    let bound = order.number(ty, bits);
    let (least, most) = order.limits(ty);
    let distance = i128::from(distance(order, span));
    let limit = if order.goes_up { bound - distance } else { bound + distance };
    if (least..=most).contains(&limit) { Ok(()) } else { Err(SHORT) }
}

/// What the test is compared with before the loop: the bound of an equality, the limit of an order. `first`
/// gets what computes it.
pub(super) fn limit(edit: &mut Editor<'_>, first: &mut First<'_>, test: &Count) -> Value {
    let ty = edit.ty(test.tested);
    let bound = test.bound.unwrap_or_else(|| edit.zero(ty));
    let (Some(order), Some(span)) = (Order::of(test.cc), span(test)) else { return bound };
    let distance = distance(order, span);
    let op = if ty == Type::Ptr { BinaryOp::PtrAdd } else { BinaryOp::Add };
    let by = if order.goes_up { distance.wrapping_neg() } else { distance };
    let limit = first.with(edit, op, bound, by);
    if edit.values[limit].is_const() || distance == 0 {
        return limit;
    }
    let natural = EntitySet::new();
    if order.is_signed && order.goes_up && (Rules { func: edit, natural: &natural }).is_non_negative(bound) {
        return limit;
    }
    // Where the limit wraps, nothing passes.
    let (least, most) = order.limits(ty);
    let (last, edge) = match order.goes_up {
        true => (least, least + i128::from(distance)),
        false => (most, most - i128::from(distance)),
    };
    let bits = |edit: &mut Editor<'_>, ty: Type, value: i128| {
        edit.constant(ty, ConstData::Bits(value as u64 & ty.mask()))
    };
    let compared = first.as_int(edit, bound);
    let edge = bits(edit, edit.ty(compared), edge);
    let last = bits(edit, ty, last);
    let cc = strict(test.cc, order).inverse();
    let fits = first.add(edit, InstData::Icmp { cc, args: [compared, edge] }, Type::I8);
    first.add(edit, InstData::Ternary { op: TernaryOp::Select, args: [fits, limit, last] }, ty)
}

/// The comparison `cc` of this order without the bound.
fn strict(cc: IntCC, order: Order) -> IntCC {
    if order.includes { cc.swapped().inverse() } else { cc }
}

/// Whether all of the iterations pass their tests, where the first one tests `tested`. `first` gets what
/// computes it.
pub(super) fn compare(
    edit: &mut Editor<'_>,
    first: &mut First<'_>,
    test: &Count,
    limit: Value,
    tested: Value,
) -> Value {
    let (cc, args) = match Order::of(test.cc) {
        Some(order) => (strict(test.cc, order), [tested, limit]),
        None => {
            let sides = if test.by > 0 { [limit, tested] } else { [tested, limit] };
            let sides = sides.map(|side| first.as_int(edit, side));
            let ty = edit.ty(sides[0]);
            let distance = first.add(edit, InstData::binary(BinaryOp::Sub, sides), ty);
            let span = span(test).unwrap_or(u64::MAX);
            (IntCC::Ugt, [distance, edit.constant(ty, ConstData::Bits(span & ty.mask()))])
        }
    };
    first.add(edit, InstData::Icmp { cc, args }, Type::I8)
}
