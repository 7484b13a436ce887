//! The step of a value per iteration of a loop.

use sheave_ir::semantics::signed;
use sheave_ir::{BinaryOp, Editor, Inst, InstData, MemFlags, OpFlags, UnaryOp, Value, ValueDef};

use super::count::Count;
use super::ring::Ring;
use crate::memory::effects::may_trap;

/// Operations that a value is followed through.
const MAX_DEPTH: u32 = 6;

/// What answers for one loop.
pub(crate) struct Steps<'a, 'f> {
    pub(crate) edit: &'a Editor<'f>,
    pub(crate) ring: Ring,
    /// Loads in the loop on which answers depend: they must give the same per iteration.
    pub(crate) loads: &'a mut Vec<Inst>,
}

impl Steps<'_, '_> {
    /// See [`Ring::is_inside`].
    pub(crate) fn is_inside(&self, value: Value) -> bool {
        self.ring.is_inside(self.edit, value)
    }

    /// See [`Ring::counter`].
    pub(crate) fn counter(&self, value: Value) -> Option<(i64, OpFlags)> {
        self.ring.counter(self.edit, value)
    }

    /// By how much `value` moves per iteration, modulo two to its width; zero where it does not change.
    pub(crate) fn step(&mut self, value: Value, count: &Count) -> Option<i64> {
        self.step_of(value, Some(count), MAX_DEPTH)
    }

    /// The same, without knowing that the loop's test holds.
    pub(crate) fn step_before(&mut self, value: Value) -> Option<i64> {
        self.step_of(value, None, MAX_DEPTH)
    }

    fn step_of(&mut self, value: Value, count: Option<&Count>, depth: u32) -> Option<i64> {
        if !self.is_inside(value) {
            return Some(0);
        }
        let edit = self.edit;
        let inst = match edit.def(value) {
            ValueDef::Phi(_) => return Some(self.counter(value)?.0),
            ValueDef::Result(inst) if depth > 0 => inst,
            _ => return None,
        };
        let mut of = |arg: Value| self.step_of(arg, count, depth - 1);
        match edit.insts[inst] {
            InstData::Load { flags, addr, .. } if flags == MemFlags::default() => {
                if of(addr)? != 0 {
                    return None;
                }
                self.loads.push(inst);
                Some(0)
            }
            InstData::PtrIndex { scale, base, index, .. } => {
                Some(of(base)?.wrapping_add(of(index)?.wrapping_mul(i64::from(scale))))
            }
            InstData::Binary { op: BinaryOp::Add | BinaryOp::PtrAdd, args: [a, b], .. } => {
                Some(of(a)?.wrapping_add(of(b)?))
            }
            InstData::Binary { op: BinaryOp::Sub, args: [a, b], .. } => Some(of(a)?.wrapping_sub(of(b)?)),
            InstData::Binary { op: op @ (BinaryOp::Mul | BinaryOp::Shl), args: [a, b], .. } => {
                let (a, factor) = (of(a)?, of(b)?);
                match (a, factor) {
                    (0, 0) => Some(0),
                    (a, 0) => Some(a.wrapping_mul(self.factor(op, b)?)),
                    _ => None,
                }
            }
            InstData::Unary { op: UnaryOp::Copy | UnaryOp::Trunc, arg } => of(arg),
            InstData::Unary { op: op @ (UnaryOp::Sext | UnaryOp::Zext), arg } => {
                self.extended(arg, op == UnaryOp::Sext, count, depth - 1)
            }
            // One that is repeated may give another value.
            InstData::Unary { op: UnaryOp::Freeze, .. } => None,
            ref data @ (InstData::Unary { .. }
            | InstData::Binary { .. }
            | InstData::Icmp { .. }
            | InstData::Fcmp { .. }
            | InstData::Ternary { .. }) => {
                let mut is_fixed = !may_trap(edit, data);
                data.for_each_arg(&edit.pool, |arg| is_fixed = is_fixed && of(arg) == Some(0));
                is_fixed.then_some(0)
            }
            _ => None,
        }
    }

    /// What a product or a shift by the constant `by` multiplies with.
    fn factor(&self, op: BinaryOp, by: Value) -> Option<i64> {
        let bits = self.edit.const_bits(by)?;
        match op {
            BinaryOp::Mul => Some(signed(self.edit.ty(by), bits)),
            _ if bits < u64::from(self.edit.ty(by).bits()) => Some(1 << bits),
            _ => None,
        }
    }

    /// By how much the extension of `value` to 64 bits moves: that of `value`, where it does not wrap, or is
    /// poison when it does.
    fn extended(&mut self, value: Value, is_signed: bool, count: Option<&Count>, depth: u32) -> Option<i64> {
        let edit = self.edit;
        if !self.is_inside(value) {
            return Some(0);
        }
        let promise = if is_signed { OpFlags::NSW } else { OpFlags::NUW };
        let inst = match edit.def(value) {
            ValueDef::Phi(_) => {
                let (by, flags) = self.counter(value)?;
                let is_promised = flags.has(promise) && (is_signed || by > 0);
                let is_tested = count.is_some_and(|count| count.keeps_from_wrapping(edit, value, is_signed));
                return (is_promised || is_tested).then_some(by);
            }
            ValueDef::Result(inst) if depth > 0 => inst,
            _ => return None,
        };
        let mut of = |arg: Value| self.extended(arg, is_signed, count, depth - 1);
        match edit.insts[inst] {
            InstData::Binary { op: BinaryOp::Add, flags, args: [a, b] } if flags.has(promise) => {
                Some(of(a)?.wrapping_add(of(b)?))
            }
            InstData::Binary { op: BinaryOp::Sub, flags, args: [a, b] } if flags.has(promise) => {
                Some(of(a)?.wrapping_sub(of(b)?))
            }
            InstData::Binary { op: op @ (BinaryOp::Mul | BinaryOp::Shl), flags, args: [a, b] }
                if flags.has(promise) && is_signed && edit.values[b].is_const() =>
            {
                Some(of(a)?.wrapping_mul(self.factor(op, b)?))
            }
            _ => (self.step_of(value, count, depth)? == 0).then_some(0),
        }
    }
}
