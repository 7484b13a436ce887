//! Rules of addresses: what is constant about one moves into the offset of its access, and everything that
//! indexes has one shape.

use sheave_ir::semantics::signed;
use sheave_ir::{BinaryOp, ConstData, InstData, OpFlags, Type, UnaryOp, Value};

use super::{Outcome, Rules};
use Outcome::{Keep, Simpler};

impl Rules<'_, '_> {
    /// `ptr_add base, c`.
    pub(super) fn ptr_add_const(&mut self, flags: OpFlags, base: Value, c: i64) -> Outcome {
        if let Some(ConstData::Symbol(symbol, offset)) = self.func.const_data(base) {
            let data = ConstData::Symbol(symbol, offset.wrapping_add(c));
            return Outcome::Value(self.func.constant(Type::Ptr, data));
        }
        if let Some((x, inner, known)) = self.as_flagged_const(base, BinaryOp::PtrAdd) {
            let (sum, wraps) = (inner as i64).overflowing_add(c);
            let flags = if wraps { OpFlags::NONE } else { flags & known };
            return self.with_const(BinaryOp::PtrAdd, flags, Type::Ptr, x, sum as u64);
        }
        Keep
    }

    pub(super) fn ptr_index(
        &mut self,
        flags: OpFlags,
        scale: u16,
        base: Value,
        index: Value,
        offset: i32,
    ) -> Outcome {
        if let Some(bits) = self.bits(index) {
            let exact = i128::from(bits as i64) * i128::from(scale) + i128::from(offset);
            let flags = if exact == i128::from(exact as i64) { flags } else { OpFlags::NONE };
            return self.with_const(BinaryOp::PtrAdd, flags, Type::Ptr, base, exact as u64);
        }
        if let Some((x, c, known)) = self.as_flagged_const(base, BinaryOp::PtrAdd)
            && let Ok(offset) = i32::try_from((c as i64).saturating_add(i64::from(offset)))
        {
            return Simpler(InstData::PtrIndex { flags: flags & known, scale, base: x, index, offset });
        }
        // Rows of a matrix, and members of a structure with matrices, share one address: what is constant
        // about it moves on to the access. Where the scale is one that accesses have, it costs nothing
        // anyway.
        let is_row = |scale| !matches!(scale, 1 | 2 | 4 | 8);
        if let Some(ConstData::Symbol(symbol, addend)) = self.func.const_data(base)
            && addend != 0
            && is_row(scale)
            && let Ok(offset) = i32::try_from(addend.saturating_add(i64::from(offset)))
        {
            let base = self.func.constant(Type::Ptr, ConstData::Symbol(symbol, 0));
            return Simpler(InstData::PtrIndex { flags: OpFlags::NONE, scale, base, index, offset });
        }
        if let Some(InstData::PtrIndex { scale: row, base: start, index: at, offset: more, .. }) =
            self.inst_of(base)
            && more != 0
            && is_row(row)
            && let Some(offset) = offset.checked_add(more)
        {
            let flags = OpFlags::NONE;
            return Outcome::Rebased(
                InstData::PtrIndex { flags, scale: row, base: start, index: at, offset: 0 },
                InstData::PtrIndex { flags, scale, base, index, offset },
            );
        }
        // The sum of the index and a constant, and the product of both, are exact where they do not wrap.
        let kept = |known: OpFlags| if known.has(OpFlags::NSW) { flags } else { OpFlags::NONE };
        if let Some((x, c, known)) = self.as_flagged_const(index, BinaryOp::Add)
            && let Some(scaled) = (c as i64).checked_mul(i64::from(scale))
            && let Ok(offset) = i32::try_from(scaled.saturating_add(i64::from(offset)))
        {
            return Simpler(InstData::PtrIndex { flags: kept(known), scale, base, index: x, offset });
        }
        // So is the extension of a sum that does not wrap: accesses to neighbours share one index.
        if let Some(InstData::Unary { op: op @ (UnaryOp::Sext | UnaryOp::Zext), arg }) = self.inst_of(index)
            && let Some((x, c, known)) = self.as_flagged_const(arg, BinaryOp::Add)
            && let (promise, c) = match op {
                UnaryOp::Sext => (OpFlags::NSW, signed(self.func.ty(x), c)),
                _ => (OpFlags::NUW, c as i64),
            }
            && known.has(promise)
            && let Some(scaled) = c.checked_mul(i64::from(scale))
            && let Ok(offset) = i32::try_from(scaled.saturating_add(i64::from(offset)))
        {
            return Outcome::Extended(op, InstData::PtrIndex { flags, scale, base, index: x, offset });
        }
        let factor = match (
            self.as_flagged_const(index, BinaryOp::Shl),
            self.as_flagged_const(index, BinaryOp::Mul),
        ) {
            (Some((x, c, known)), _) if c < 16 => Some((x, 1u64 << c, known)),
            (_, Some((x, c, known))) => Some((x, c, known)),
            _ => None,
        };
        if let Some((x, factor, known)) = factor
            && let Some(scale) =
                factor.checked_mul(u64::from(scale)).and_then(|scale| u16::try_from(scale).ok())
        {
            return Simpler(InstData::PtrIndex { flags: kept(known), scale, base, index: x, offset });
        }
        Keep
    }

    /// The address of an access with what is constant about it moved into the offset, if that is of the same
    /// object.
    pub(crate) fn split_address(&self, addr: Value, offset: i32) -> Option<(Value, i32)> {
        let (base, c, flags) = self.as_flagged_const(addr, BinaryOp::PtrAdd)?;
        let offset = i32::try_from((c as i64).checked_add(i64::from(offset))?).ok()?;
        (offset == 0 || flags.has(OpFlags::INBOUNDS)).then_some((base, offset))
    }
}
