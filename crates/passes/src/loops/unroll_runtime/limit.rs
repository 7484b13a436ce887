//! The single comparison that proves that the tests of the next iterations pass.

use sheave_ir::entity::EntitySet;
use sheave_ir::{BinaryOp, ConstData, Editor, InstData, IntCC, TernaryOp, Type, UnaryOp, Value};

use super::{FACTOR, Reason};
use crate::loops::kit::count::Count;
use crate::loops::kit::first::First;
use crate::loops::kit::ring::signed;
use crate::scalar::rules::Rules;

/// An order: what is before what, as the test of a loop that ends has it.
#[derive(Clone, Copy)]
struct Order {
    is_signed: bool,
    goes_up: bool,
    /// The bound itself passes the test.
    includes: bool,
}

fn order(cc: IntCC) -> Option<Order> {
    let (is_signed, goes_up, includes) = match cc {
        IntCC::Slt => (true, true, false),
        IntCC::Sle => (true, true, true),
        IntCC::Sgt => (true, false, false),
        IntCC::Sge => (true, false, true),
        IntCC::Ult => (false, true, false),
        IntCC::Ule => (false, true, true),
        IntCC::Ugt => (false, false, false),
        IntCC::Uge => (false, false, true),
        IntCC::Eq | IntCC::Ne => return None,
    };
    Some(Order { is_signed, goes_up, includes })
}

/// How far what is tested moves between the first of the iterations and the last one.
fn span(test: &Count) -> Option<u64> {
    test.by.unsigned_abs().checked_mul(FACTOR - 1)
}

/// How far the limit is from the bound, for a comparison that the limit itself does not pass.
fn distance(order: Order, span: u64) -> u64 {
    span - u64::from(order.includes)
}

/// The least and the greatest value of the type, in this order.
fn ends(ty: Type, is_signed: bool) -> (i128, i128) {
    let mask = i128::from(ty.mask());
    if is_signed { (-(mask >> 1) - 1, mask >> 1) } else { (0, mask) }
}

/// Whether [`compare`] can be made of the test.
pub(super) fn check(edit: &Editor<'_>, test: &Count) -> Result<(), Reason> {
    let ty = edit.ty(test.tested);
    let span = span(test).filter(|&span| span < ty.mask() >> 1).ok_or(Reason::Test)?;
    let Some(order) = order(test.cc) else {
        return if test.cc == IntCC::Ne { Ok(()) } else { Err(Reason::Test) };
    };
    // Addresses are unsigned, and the greatest one is none that a constant could be.
    if order.goes_up != (test.by > 0) || ty == Type::Ptr && (order.is_signed || !order.goes_up) {
        return Err(Reason::Test);
    }
    let Some(bits) = test.bound.map_or(Some(0), |bound| edit.const_bits(bound)) else { return Ok(()) };
    let bound = if order.is_signed { signed(ty, bits).into() } else { i128::from(bits & ty.mask()) };
    let (least, most) = ends(ty, order.is_signed);
    let distance = i128::from(distance(order, span));
    let limit = if order.goes_up { bound - distance } else { bound + distance };
    if (least..=most).contains(&limit) { Ok(()) } else { Err(Reason::Short) }
}

/// What the test is compared with before the loop: the bound of an equality, the limit of an order. `first`
/// gets what computes it.
pub(super) fn limit(edit: &mut Editor<'_>, first: &mut First<'_>, test: &Count) -> Value {
    let ty = edit.ty(test.tested);
    let bound = test.bound.unwrap_or_else(|| edit.zero(ty));
    let (Some(order), Some(span)) = (order(test.cc), span(test)) else { return bound };
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
    let (least, most) = ends(ty, order.is_signed);
    let (last, edge, cc) = match (order.goes_up, order.is_signed) {
        (true, true) => (least, least + i128::from(distance), IntCC::Sge),
        (true, false) => (least, least + i128::from(distance), IntCC::Uge),
        (false, true) => (most, most - i128::from(distance), IntCC::Sle),
        (false, false) => (most, most - i128::from(distance), IntCC::Ule),
    };
    let bits = |edit: &mut Editor<'_>, ty: Type, value: i128| {
        edit.constant(ty, ConstData::Bits(value as u64 & ty.mask()))
    };
    let (compared, of) = match ty {
        Type::Ptr => {
            (first.add(edit, InstData::Unary { op: UnaryOp::Bitcast, arg: bound }, Type::I64), Type::I64)
        }
        _ => (bound, ty),
    };
    let edge = bits(edit, of, edge);
    let last = if ty == Type::Ptr { edit.zero(ty) } else { bits(edit, ty, last) };
    let fits = first.add(edit, InstData::Icmp { cc, args: [compared, edge] }, Type::I8);
    first.add(edit, InstData::Ternary { op: TernaryOp::Select, args: [fits, limit, last] }, ty)
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
    let cc = match order(test.cc) {
        Some(Order { is_signed: true, goes_up: true, .. }) => IntCC::Slt,
        Some(Order { is_signed: true, goes_up: false, .. }) => IntCC::Sgt,
        Some(Order { is_signed: false, goes_up: true, .. }) => IntCC::Ult,
        Some(Order { is_signed: false, goes_up: false, .. }) => IntCC::Ugt,
        None => {
            let mut sides = if test.by > 0 { [limit, tested] } else { [tested, limit] };
            let ty = edit.ty(tested);
            let ty = if ty == Type::Ptr { Type::I64 } else { ty };
            if edit.ty(tested) == Type::Ptr {
                sides = sides
                    .map(|arg| first.add(edit, InstData::Unary { op: UnaryOp::Bitcast, arg }, Type::I64));
            }
            let distance = first.add(edit, InstData::binary(BinaryOp::Sub, sides), ty);
            let span = span(test).unwrap_or(u64::MAX);
            let span = edit.constant(ty, ConstData::Bits(span & ty.mask()));
            return first.add(edit, InstData::Icmp { cc: IntCC::Ugt, args: [distance, span] }, Type::I8);
        }
    };
    first.add(edit, InstData::Icmp { cc, args: [tested, limit] }, Type::I8)
}
