//! The first iteration of a loop, computed before it: copies of computations with their starting values.

use sheave_ir::{BinaryOp, ConstData, Editor, Inst, InstData, Type, UnaryOp, Value, ValueDef, semantics};

use super::ring::Ring;
use crate::blocks::brought;

/// Copies of computations of a loop, as its first iteration does them.
pub(crate) struct First<'a> {
    /// Where the copies go, in order.
    pub(crate) insts: &'a mut Vec<Inst>,
}

impl First<'_> {
    /// What `value` is in the first iteration of `ring`, where [`Steps::step`] gave an answer. Nothing is
    /// promised about the copies, which may be computed where the loop would not compute them.
    pub(crate) fn value(&mut self, edit: &mut Editor<'_>, ring: Ring, value: Value) -> Value {
        let Ring { header, entry, .. } = ring;
        match edit.def(value) {
            ValueDef::Phi(block) if block == header => {
                brought(edit, entry, value).map_or(value, |arg| edit.resolve(arg))
            }
            ValueDef::Result(inst) if ring.is_inside(edit, value) => {
                let data = edit.copied_operation(inst, |edit, arg| self.value(edit, ring, arg));
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
            InstData::Binary { op: BinaryOp::Mul, args: [a, b], .. }
                if bits(a) == Some(0) || bits(b) == Some(1) =>
            {
                return Some(a);
            }
            InstData::Binary { op: BinaryOp::Mul, args: [a, b], .. }
                if bits(b) == Some(0) || bits(a) == Some(1) =>
            {
                return Some(b);
            }
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

    /// An address as an integer, and an integer as it is.
    pub(crate) fn as_int(&mut self, edit: &mut Editor<'_>, arg: Value) -> Value {
        match edit.ty(arg) {
            Type::Ptr => self.add(edit, InstData::Unary { op: UnaryOp::Bitcast, arg }, Type::I64),
            _ => arg,
        }
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
