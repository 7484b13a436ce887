//! Operations whose low bits alone are needed, in the type that is left.
//!
//! C computes in `int` and stores in `char` or `short`. Where a truncation cuts off what sums, products,
//! bitwise operations and shifts to the left of extended operands compute, the low bits of the result follow
//! from the low bits of the operands, so that the extensions and the truncation go:
//!
//! ```text
//! v2 = zext i32 v0             v5 = shl v0, i16 1
//! v3 = shl v2, i32 1           v6 = xor v5, i16 4129
//! v4 = xor v3, i32 4129
//! v5 = trunc i16 v4
//! ```
//!
//! Where one operand is extended, the other may be anything: it is truncated instead of the result.
//!
//! Wrapping in the narrow type is no broken promise of the wide one: the operations lose their flags.

use sheave_ir::{BinaryOp, InstData, Type, UnaryOp, Value};

use super::engine::Insert;
use super::{Outcome, Rules};

/// Operations above the truncation that take part.
const MAX_LEVELS: u32 = 3;

impl Rules<'_, '_> {
    /// Whether `wide` is an operation that can be computed in `ty` without more instructions than there are.
    pub(super) fn narrows(&self, wide: Value, ty: Type) -> bool {
        matches!(self.inst_of(wide), Some(InstData::Binary { .. })) && self.is_narrow(wide, ty, MAX_LEVELS)
    }

    /// Whether one of its operands is: the other one is truncated, which takes the place of the truncation.
    pub(super) fn narrows_operand(&self, wide: Value, ty: Type) -> bool {
        match self.inst_of(wide) {
            Some(InstData::Binary { op, args, .. }) => {
                is_carried_up(op) && args.iter().any(|&arg| self.is_extended(arg, ty))
            }
            _ => false,
        }
    }

    fn is_extended(&self, value: Value, ty: Type) -> bool {
        match self.inst_of(value) {
            Some(InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, arg }) => self.func.ty(arg) == ty,
            _ => false,
        }
    }

    fn is_narrow(&self, value: Value, ty: Type, levels: u32) -> bool {
        if self.bits(value).is_some() || self.is_extended(value, ty) {
            return true;
        }
        match self.inst_of(value) {
            Some(InstData::Binary { op, args: [a, b], .. }) if levels > 0 => match op {
                op if is_carried_up(op) => {
                    self.is_narrow(a, ty, levels - 1) && self.is_narrow(b, ty, levels - 1)
                }
                BinaryOp::Shl => {
                    let width = u64::from(self.func.ty(value).bits());
                    let by = self.bits(b).map(|by| by % width);
                    by.is_some_and(|by| by < u64::from(ty.bits())) && self.is_narrow(a, ty, levels - 1)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// What computes the low bits of `wide`, which [`Rules::narrows`] accepted.
    pub(super) fn narrow_root(&mut self, wide: Value, ty: Type, insert: Insert<'_>) -> Outcome {
        match self.narrowed(wide, ty, insert) {
            Some(data) => Outcome::Simpler(data),
            None => Outcome::Keep,
        }
    }

    fn narrowed(&mut self, wide: Value, ty: Type, insert: Insert<'_>) -> Option<InstData> {
        let Some(InstData::Binary { op, args: [a, b], .. }) = self.inst_of(wide) else { return None };
        let a = self.narrow(a, ty, insert)?;
        let b = match (op, self.bits(b)) {
            // The amount counts modulo the width, and the width changes.
            (BinaryOp::Shl, Some(by)) => {
                let by = by % u64::from(self.func.ty(wide).bits());
                self.constant_value(ty, by)
            }
            _ => self.narrow(b, ty, insert)?,
        };
        Some(InstData::binary(op, [a, b]))
    }

    fn narrow(&mut self, value: Value, ty: Type, insert: Insert<'_>) -> Option<Value> {
        if let Some(bits) = self.bits(value) {
            return Some(self.constant_value(ty, bits & ty.mask()));
        }
        if self.is_extended(value, ty)
            && let Some(InstData::Unary { arg, .. }) = self.inst_of(value)
        {
            return Some(arg);
        }
        let data = match self.is_narrow(value, ty, MAX_LEVELS) {
            true => self.narrowed(value, ty, insert)?,
            false => InstData::Unary { op: UnaryOp::Trunc, arg: value },
        };
        let (new, narrow) = self.func.make_inst_with_result(data, ty);
        insert(self.func, new);
        Some(narrow)
    }
}

/// Operations whose low bits depend on the low bits of their operands alone.
fn is_carried_up(op: BinaryOp) -> bool {
    use BinaryOp::{Add, And, Mul, Or, Sub, Xor};
    matches!(op, Add | Sub | Mul | And | Or | Xor)
}
