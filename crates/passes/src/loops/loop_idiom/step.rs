//! By how much a value moves per iteration of a loop.

use sheave_ir::{
    BinaryOp, ConstData, Editor, Inst, InstData, MemFlags, OpFlags, Type, UnaryOp, Value, ValueDef, semantics,
};

use super::Ring;
use super::count::Count;
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

impl Ring {
    /// Whether `value` is defined in the loop.
    pub(crate) fn is_inside(&self, edit: &Editor<'_>, value: Value) -> bool {
        let Ring { header, body, .. } = *self;
        match edit.def(value) {
            ValueDef::Result(inst) => {
                [header, body].iter().any(|&block| edit.block_insts(block).contains(&inst))
            }
            ValueDef::Phi(block) => block == header || block == body,
            _ => false,
        }
    }

    /// By how much the phi `value` of the header moves, with what is promised about the sum.
    pub(crate) fn counter(&self, edit: &Editor<'_>, value: Value) -> Option<(i64, OpFlags)> {
        if edit.def(value) != ValueDef::Phi(self.header) {
            return None;
        }
        let index = edit.phis(self.header).iter().position(|&phi| phi == value)?;
        let next = edit.edge_args(self.back)[index];
        let ValueDef::Result(inst) = edit.def(next) else { return None };
        match edit.insts[inst] {
            InstData::Binary { op: BinaryOp::Add | BinaryOp::PtrAdd, flags, args: [x, by] } if x == value => {
                Some((signed(edit.ty(by), edit.const_bits(by)?), flags))
            }
            _ => None,
        }
    }

    /// Whether `value` is a phi of the loop that moves by a constant.
    pub(crate) fn is_counter(&self, edit: &Editor<'_>, value: Value) -> bool {
        self.counter(edit, value).is_some()
    }
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

/// The number that `bits` are in two's complement.
pub(crate) fn signed(ty: Type, bits: u64) -> i64 {
    let shift = 64 - ty.bits();
    (bits << shift) as i64 >> shift
}

/// Copies of computations of a loop, as its first iteration does them.
pub(crate) struct First<'a> {
    pub(crate) ring: Ring,
    /// Where the copies go, in order.
    pub(crate) insts: &'a mut Vec<Inst>,
}

impl First<'_> {
    /// What `value` is in the first iteration, where [`Steps::step`] gave an answer. Nothing is promised
    /// about the copies, which may be computed where the loop would not compute them.
    pub(crate) fn value(&mut self, edit: &mut Editor<'_>, value: Value) -> Value {
        let Ring { header, entry, .. } = self.ring;
        match edit.def(value) {
            ValueDef::Phi(block) if block == header => {
                let index = edit.phis(header).iter().position(|&phi| phi == value);
                index.map_or(value, |index| edit.resolve(edit.edge_args(entry)[index]))
            }
            ValueDef::Result(inst) if self.ring.is_inside(edit, value) => {
                let data = edit.copied_operation(inst, |edit, arg| self.value(edit, arg));
                self.add(edit, data, edit.ty(value))
            }
            _ => edit.resolve(value),
        }
    }

    /// One more instruction, if the operands are not enough to know its result.
    pub(crate) fn add(&mut self, edit: &mut Editor<'_>, data: InstData, ty: Type) -> Value {
        if let Some(value) = self.folded(edit, data, ty) {
            return value;
        }
        let (inst, value) = edit.make_inst_with_result(data, ty);
        self.insts.push(inst);
        value
    }

    /// The result where it is a constant or an operand: no pass that would fold it need follow.
    fn folded(&mut self, edit: &mut Editor<'_>, data: InstData, ty: Type) -> Option<Value> {
        let bits = |value: Value| edit.const_bits(value).filter(|_| !edit.ty(value).is_float());
        let result = match data {
            InstData::Unary { op, arg } if ty.is_int() && edit.ty(arg).is_int() => {
                semantics::unary(op, edit.ty(arg), ty, bits(arg)?)
            }
            InstData::Binary {
                op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::PtrAdd, args: [a, b], ..
            } if bits(b) == Some(0) => {
                return Some(a);
            }
            InstData::Binary { op: BinaryOp::Add, args: [a, b], .. } if bits(a) == Some(0) => return Some(b),
            InstData::Binary { op, args: [a, b], .. } if ty.is_int() => {
                semantics::binary(op, ty, bits(a)?, bits(b)?).ok()?
            }
            InstData::PtrIndex { scale, base, index, offset, .. } => {
                let by = (bits(index)? as i64).wrapping_mul(scale.into()).wrapping_add(offset.into());
                return Some(self.with(edit, BinaryOp::PtrAdd, base, by as u64));
            }
            _ => return None,
        };
        Some(edit.constant(ty, ConstData::Bits(result & ty.mask())))
    }

    /// An operation with a constant.
    pub(crate) fn with(&mut self, edit: &mut Editor<'_>, op: BinaryOp, value: Value, by: u64) -> Value {
        let ty = edit.ty(value);
        let (op, by) = match op {
            BinaryOp::Mul if by.is_power_of_two() => (BinaryOp::Shl, by.trailing_zeros().into()),
            BinaryOp::Udiv if by.is_power_of_two() => (BinaryOp::Lshr, by.trailing_zeros().into()),
            _ => (op, by),
        };
        if by == 0 {
            return value;
        }
        let by_type = if ty == Type::Ptr { Type::I64 } else { ty };
        let by = edit.constant(by_type, ConstData::Bits(by & by_type.mask()));
        self.add(edit, InstData::binary(op, [value, by]), ty)
    }
}
