//! The trip count of a loop: its test, and the number of iterations computed before the loop.

use sheave_ir::semantics::{self, signed};
use sheave_ir::{BinaryOp, ConstData, Editor, InstData, IntCC, OpFlags, Type, UnaryOp, Value};

use super::first::First;
use super::ring::Ring;
use super::step::Steps;
use crate::blocks::{brought, condition_of, inst_of};

/// The number of iterations: that of steps from `tested`, as it is in the first iteration, to `bound`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count {
    /// What the test compares, and by how much it moves.
    pub(crate) tested: Value,
    pub(crate) by: i64,
    /// The loop goes on while `tested` and `bound` are in this relation.
    pub(crate) cc: IntCC,
    /// What it is compared with; nothing for zero.
    pub(crate) bound: Option<Value>,
    /// The number, where it is constant: at least one.
    pub(crate) known: Option<u64>,
}

/// The order that a comparison is about.
#[derive(Clone, Copy)]
pub(crate) struct Order {
    pub(crate) is_signed: bool,
    /// It holds for values before the bound.
    pub(crate) goes_up: bool,
    /// It holds at the bound.
    pub(crate) includes: bool,
}

impl Order {
    /// The order of `cc`, unless that is about equality.
    pub(crate) fn of(cc: IntCC) -> Option<Order> {
        let is_signed = cc != cc.unsigned();
        let goes_up = matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Ult | IntCC::Ule);
        let includes = matches!(cc, IntCC::Sle | IntCC::Ule | IntCC::Sge | IntCC::Uge);
        (!matches!(cc, IntCC::Eq | IntCC::Ne)).then_some(Order { is_signed, goes_up, includes })
    }

    /// The number that `bits` are in this order.
    pub(crate) fn number(self, ty: Type, bits: u64) -> i128 {
        if self.is_signed { signed(ty, bits).into() } else { (bits & ty.mask()).into() }
    }

    /// The least and the greatest number of type `ty`.
    pub(crate) fn limits(self, ty: Type) -> (i128, i128) {
        let mask = i128::from(ty.mask());
        if self.is_signed { (-(mask >> 1) - 1, mask >> 1) } else { (0, mask) }
    }
}

/// Why iterations are not counted: the test does not compare a value that moves by a constant with one that
/// does not change.
const NO_COUNTER: &str = "its number of iterations is not known before it";

/// Counts the iterations of a loop, if its test is enough for that.
pub(crate) fn count(steps: &mut Steps<'_, '_>) -> Result<Count, &'static str> {
    let count = tested(steps)?;
    if !count.ends(steps) {
        return Err("it may never end");
    }
    Ok(Count { known: count.constant(steps.edit, steps.ring)?, ..count })
}

/// The test of a loop, if it compares what moves by a constant with what does not change. The number of
/// iterations is left open, and whether there is one.
pub(crate) fn tested(steps: &mut Steps<'_, '_>) -> Result<Count, &'static str> {
    let (edit, ring) = (steps.edit, steps.ring);
    let cond = condition_of(edit, ring.header).ok_or(NO_COUNTER)?;
    let (cc, mut tested, mut bound) = match inst_of(edit, cond) {
        Some(InstData::Icmp { cc, args: [a, b] }) if steps.is_inside(cond) => (cc, a, Some(b)),
        _ => (IntCC::Ne, cond, None),
    };
    let mut cc = if edit.block_edges(ring.header).next() == Some(ring.enters) { cc } else { cc.inverse() };
    if steps.step_before(tested) == Some(0)
        && let Some(other) = bound
    {
        (cc, tested, bound) = (cc.swapped(), other, Some(tested));
    }
    let ty = edit.ty(tested);
    let by = steps.step_before(tested).map(|by| signed(ty, by as u64));
    let by = by.filter(|&by| by != 0 && by != i64::MIN).ok_or(NO_COUNTER)?;
    if !ty.is_int_or_ptr() || bound.is_some_and(|bound| steps.step_before(bound) != Some(0)) {
        return Err(NO_COUNTER);
    }
    Ok(Count { tested, by, cc, bound, known: None })
}

impl Count {
    /// The number of iterations of a loop that ends, if it is constant.
    pub(crate) fn constant(&self, edit: &Editor<'_>, ring: Ring) -> Result<Option<u64>, &'static str> {
        let ends = self.known_ends(edit, ring);
        let ty = edit.ty(self.tested);
        ends.map(|(start, end)| self.number(ty, start, end).ok_or("its test fails at once")).transpose()
    }

    /// The bits of the bound, if it is constant.
    pub(crate) fn bound_bits(&self, edit: &Editor<'_>) -> Option<u64> {
        self.bound.map_or(Some(0), |bound| edit.const_bits(bound))
    }

    /// Where the value that is tested starts, and the bound, if both are constant.
    fn known_ends(&self, edit: &Editor<'_>, ring: Ring) -> Option<(u64, u64)> {
        let end = self.bound_bits(edit)?;
        let mask = edit.ty(self.tested).mask();
        Some((edit.const_bits(brought(edit, ring.entry, self.tested)?)? & mask, end & mask))
    }

    /// The number of iterations from `start` to `end`; none where the test fails at once.
    fn number(&self, ty: Type, start: u64, end: u64) -> Option<u64> {
        if !semantics::icmp(self.cc, ty, start, end) {
            return None;
        }
        let (from, to) = if self.by > 0 { (start, end) } else { (end, start) };
        let distance = to.wrapping_sub(from) & ty.mask();
        let by = self.by.unsigned_abs();
        match Order::of(self.cc) {
            None => Some(distance / by),
            Some(order) if order.includes => (distance / by).checked_add(1),
            Some(_) => Some((distance - 1) / by + 1),
        }
    }

    /// Whether the test fails at some time: the value reaches the bound, or is poison if it goes beyond what
    /// its type can hold, and a test of poison may fail. A loop without stores may go on for ever if a
    /// pointer steps over the bound; no iteration meets the bound then, so whoever tests less often changes
    /// nothing.
    pub(crate) fn ends(&self, steps: &Steps<'_, '_>) -> bool {
        let (edit, by) = (steps.edit, self.by);
        let ty = edit.ty(self.tested);
        let flags = steps.counter(self.tested).map_or(OpFlags::NONE, |(_, flags)| flags);
        let order = match self.cc {
            IntCC::Eq => return false,
            IntCC::Ne if by.unsigned_abs() == 1 => return true,
            // What steps over the bound leaves the object.
            IntCC::Ne if ty == Type::Ptr && flags.has(OpFlags::INBOUNDS) => return true,
            cc => Order::of(cc),
        };
        let Some(order) = order else {
            return self.known_ends(edit, steps.ring).is_some_and(|(start, end)| {
                let (from, to) = if by > 0 { (start, end) } else { (end, start) };
                (to.wrapping_sub(from) & ty.mask()) % by.unsigned_abs() == 0
            });
        };
        if order.goes_up != (by > 0) {
            return false;
        }
        if !order.includes && by.unsigned_abs() == 1 {
            return true;
        }
        let is_promised = match (ty, order.is_signed) {
            (Type::Ptr, false) => flags.has(OpFlags::INBOUNDS),
            (Type::Ptr, true) => false,
            (_, true) => flags.has(OpFlags::NSW),
            (_, false) => order.goes_up && flags.has(OpFlags::NUW),
        };
        // The last value that passes the test may step to what still is a number of the type.
        let fits = |bound: u64| {
            let (least, most) = order.limits(ty);
            let before = if order.includes { 0 } else { by.signum() };
            (least..=most).contains(&(order.number(ty, bound) + i128::from(by) - i128::from(before)))
        };
        is_promised || self.bound_bits(edit).is_some_and(fits)
    }

    /// Whether the loop's test keeps the phi `phi`, extended, from wrapping: its values lie between the first
    /// one and the bound.
    pub(crate) fn keeps_from_wrapping(&self, edit: &Editor<'_>, phi: Value, is_signed: bool) -> bool {
        let is_tested = |order: Order| order.is_signed == is_signed && (is_signed || edit.ty(phi).is_int());
        phi == self.tested && Order::of(self.cc).is_some_and(is_tested)
    }

    /// The number of iterations, as an `i64`, if there is at least one.
    pub(crate) fn compute(&self, edit: &mut Editor<'_>, ring: Ring, first: &mut First<'_>) -> Value {
        if let Some(known) = self.known {
            return edit.constant(Type::I64, ConstData::Bits(known));
        }
        let start = first.value(edit, ring, self.tested);
        let end = match self.bound {
            Some(bound) => first.value(edit, ring, bound),
            None => edit.zero(edit.ty(self.tested)),
        };
        let (from, to) = if self.by > 0 { (start, end) } else { (end, start) };
        let [from, to] = [from, to].map(|value| first.as_int(edit, value));
        let ty = edit.ty(from);
        let distance = first.add(edit, InstData::binary(BinaryOp::Sub, [to, from]), ty);
        let distance = match ty {
            Type::I64 => distance,
            _ => first.add(edit, InstData::Unary { op: UnaryOp::Zext, arg: distance }, Type::I64),
        };
        let by = self.by.unsigned_abs();
        let Some(order) = Order::of(self.cc) else { return first.with(edit, BinaryOp::Udiv, distance, by) };
        if !order.includes && by == 1 {
            return distance;
        }
        // Up to a bound that it does not include, the last iteration may be a part of a step.
        let less = if order.includes { 0 } else { u64::MAX };
        let less = first.with(edit, BinaryOp::Add, distance, less);
        let rest = first.with(edit, BinaryOp::Udiv, less, by);
        first.with(edit, BinaryOp::Add, rest, 1)
    }
}
