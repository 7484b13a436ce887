//! The trip count of a loop: its test, and the number of iterations computed before the loop.

use sheave_ir::{BinaryOp, Editor, InstData, IntCC, OpFlags, Type, UnaryOp, Value, ValueDef, semantics};

use super::first::First;
use super::ring::{Ring, signed};
use super::step::Steps;

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

/// The reason why iterations cannot be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Uncounted {
    /// The test does not compare a value that moves by a constant with one that does not change.
    Test,
    /// The loop may never end.
    Endless,
    /// The test fails at once.
    NotEntered,
}

/// Counts the iterations of a loop, if its test is enough for that.
pub(crate) fn count(steps: &mut Steps<'_, '_>, has_stores: bool) -> Result<Count, Uncounted> {
    let count = tested(steps)?;
    if !count.ends(steps, has_stores) {
        return Err(Uncounted::Endless);
    }
    Ok(Count { known: count.constant(steps.edit, steps.ring)?, ..count })
}

/// The test of a loop, if it compares what moves by a constant with what does not change. The number of
/// iterations is left open, and whether there is one.
pub(crate) fn tested(steps: &mut Steps<'_, '_>) -> Result<Count, Uncounted> {
    let (edit, ring) = (steps.edit, steps.ring);
    let cond = match edit.terminator(ring.header).map(|inst| edit.insts[inst]) {
        Some(InstData::Branch { cond }) => cond,
        _ => return Err(Uncounted::Test),
    };
    let (cc, mut tested, mut bound) = match edit.def(cond) {
        ValueDef::Result(inst) if steps.is_inside(cond) => match edit.insts[inst] {
            InstData::Icmp { cc, args: [a, b] } => (cc, a, Some(b)),
            _ => (IntCC::Ne, cond, None),
        },
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
    let by = by.filter(|&by| by != 0 && by != i64::MIN).ok_or(Uncounted::Test)?;
    if !ty.is_int_or_ptr() || bound.is_some_and(|bound| steps.step_before(bound) != Some(0)) {
        return Err(Uncounted::Test);
    }
    Ok(Count { tested, by, cc, bound, known: None })
}

impl Count {
    /// The number of iterations of a loop that ends, if it is constant.
    pub(crate) fn constant(&self, edit: &Editor<'_>, ring: Ring) -> Result<Option<u64>, Uncounted> {
        let ends = self.known_ends(edit, ring);
        let ty = edit.ty(self.tested);
        ends.map(|(start, end)| self.number(ty, start, end).ok_or(Uncounted::NotEntered)).transpose()
    }

    /// Where the value that is tested starts, and the bound, if both are constant.
    fn known_ends(&self, edit: &Editor<'_>, ring: Ring) -> Option<(u64, u64)> {
        let end = self.bound.map_or(Some(0), |bound| edit.const_bits(bound))?;
        let index = edit.phis(ring.header).iter().position(|&phi| phi == self.tested)?;
        let mask = edit.ty(self.tested).mask();
        Some((edit.const_bits(edit.edge_args(ring.entry)[index])? & mask, end & mask))
    }

    /// The number of iterations from `start` to `end`; none where the test fails at once.
    fn number(&self, ty: Type, start: u64, end: u64) -> Option<u64> {
        if !semantics::icmp(self.cc, ty, start, end) {
            return None;
        }
        let (from, to) = if self.by > 0 { (start, end) } else { (end, start) };
        let distance = to.wrapping_sub(from) & ty.mask();
        let by = self.by.unsigned_abs();
        match self.end() {
            End::Equal => Some(distance / by),
            End::Before => Some((distance - 1) / by + 1),
            End::At => (distance / by).checked_add(1),
        }
    }

    fn end(&self) -> End {
        match self.cc {
            IntCC::Eq | IntCC::Ne => End::Equal,
            IntCC::Slt | IntCC::Ult | IntCC::Sgt | IntCC::Ugt => End::Before,
            IntCC::Sle | IntCC::Ule | IntCC::Sge | IntCC::Uge => End::At,
        }
    }

    /// Whether the test fails at some time: the value reaches the bound, or is poison if it goes beyond what
    /// its type can hold, and a test of poison may fail.
    pub(crate) fn ends(&self, steps: &Steps<'_, '_>, has_stores: bool) -> bool {
        let (edit, by) = (steps.edit, self.by);
        let ty = edit.ty(self.tested);
        let flags = steps.counter(self.tested).map_or(OpFlags::NONE, |(_, flags)| flags);
        let bound = self.bound.map_or(Some(0), |bound| edit.const_bits(bound)).map(|bits| bits & ty.mask());
        let (is_signed, goes_up) = match self.cc {
            IntCC::Eq => return false,
            IntCC::Ne if by.unsigned_abs() == 1 => return true,
            // What steps over the bound leaves the object, and the loop stores there.
            IntCC::Ne if ty == Type::Ptr && flags.has(OpFlags::INBOUNDS) && has_stores => return true,
            IntCC::Ne => {
                let ends = self.known_ends(edit, steps.ring);
                return ends.is_some_and(|(start, end)| {
                    let (from, to) = if by > 0 { (start, end) } else { (end, start) };
                    (to.wrapping_sub(from) & ty.mask()) % by.unsigned_abs() == 0
                });
            }
            IntCC::Slt | IntCC::Sle => (true, true),
            IntCC::Sgt | IntCC::Sge => (true, false),
            IntCC::Ult | IntCC::Ule => (false, true),
            IntCC::Ugt | IntCC::Uge => (false, false),
        };
        if goes_up != (by > 0) {
            return false;
        }
        let is_before = matches!(self.end(), End::Before);
        if is_before && by.unsigned_abs() == 1 {
            return true;
        }
        let is_promised = match (ty, is_signed) {
            (Type::Ptr, false) => flags.has(OpFlags::INBOUNDS),
            (Type::Ptr, true) => false,
            (_, true) => flags.has(OpFlags::NSW),
            (_, false) => goes_up && flags.has(OpFlags::NUW),
        };
        // The last value that passes the test may step to what still is a number of the type.
        let fits = |bound: u64| {
            let (bound, least, most) = if is_signed {
                let most = (ty.mask() >> 1) as i64;
                (i128::from(signed(ty, bound)), i128::from(-most - 1), i128::from(most))
            } else {
                (i128::from(bound), 0, i128::from(ty.mask()))
            };
            let last = bound + i128::from(by) - if is_before { i128::from(by.signum()) } else { 0 };
            (least..=most).contains(&last)
        };
        is_promised || bound.is_some_and(fits)
    }

    /// Whether the loop's test keeps the phi `phi`, extended, from wrapping: its values lie between the first
    /// one and the bound.
    pub(crate) fn keeps_from_wrapping(&self, edit: &Editor<'_>, phi: Value, is_signed: bool) -> bool {
        let is_tested = phi == self.tested;
        match self.cc {
            IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge => is_tested && is_signed,
            IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge => {
                is_tested && !is_signed && edit.ty(phi).is_int()
            }
            IntCC::Eq | IntCC::Ne => false,
        }
    }

    /// The number of iterations, as an `i64`, if there is at least one.
    pub(crate) fn compute(&self, edit: &mut Editor<'_>, ring: Ring, first: &mut First<'_>) -> Value {
        if let Some(known) = self.known {
            return edit.constant(Type::I64, sheave_ir::ConstData::Bits(known));
        }
        let start = first.value(edit, ring, self.tested);
        let end = match self.bound {
            Some(bound) => first.value(edit, ring, bound),
            None => edit.zero(edit.ty(self.tested)),
        };
        let (from, to) = if self.by > 0 { (start, end) } else { (end, start) };
        let [from, to] = [from, to].map(|value| match edit.ty(value) {
            Type::Ptr => first.add(edit, InstData::Unary { op: UnaryOp::Bitcast, arg: value }, Type::I64),
            _ => value,
        });
        let ty = edit.ty(from);
        let distance = first.add(edit, InstData::binary(BinaryOp::Sub, [to, from]), ty);
        let distance = match ty {
            Type::I64 => distance,
            _ => first.add(edit, InstData::Unary { op: UnaryOp::Zext, arg: distance }, Type::I64),
        };
        let by = self.by.unsigned_abs();
        match self.end() {
            End::Before if by == 1 => distance,
            End::Equal => first.with(edit, BinaryOp::Udiv, distance, by),
            End::Before => {
                let less = first.with(edit, BinaryOp::Add, distance, u64::MAX);
                let rest = first.with(edit, BinaryOp::Udiv, less, by);
                first.with(edit, BinaryOp::Add, rest, 1)
            }
            End::At => {
                let rest = first.with(edit, BinaryOp::Udiv, distance, by);
                first.with(edit, BinaryOp::Add, rest, 1)
            }
        }
    }
}

/// Where the loop ends.
enum End {
    /// At the bound, which is met.
    Equal,
    /// At the first value that is not before the bound.
    Before,
    /// After the bound.
    At,
}
