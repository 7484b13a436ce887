//! `getelementptr`: an address with offsets and at most one scaled index, or a chain of those.
//!
//! Addresses with constant offsets are folded into the loads and stores that use them.

use sheave_ir::{BinaryOp, ConstData, InstData, OpFlags, Type, UnaryOp, Value};

use crate::lower::Lower;
use crate::lower::body::{Fold, Operand, TypedValue};
use crate::lower::constants::sign_extended;
use crate::lower::memory::MAX_FOLDED_OFFSET;
use crate::lower::reason::{Lowered, LoweredValue, invalid};
use crate::lower::types::{Kind, Ty};

/// A `getelementptr` some of whose indices are known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    /// The type at the address so far.
    pub(super) ty: Ty,
    base: TypedValue,
    /// The flags of the address after all steps.
    flags: OpFlags,
    /// The address without the constant offset and the index that is still to be added, with its scale.
    address: Value,
    offset: i64,
    pending: Option<(Value, u64)>,
    /// No index was added.
    first: bool,
}

impl Lower {
    /// Begins an address in a value of type `ty` at `base`.
    #[inline]
    pub(crate) fn begin_address(&mut self, ty: Ty, base: TypedValue, flags: OpFlags) -> Steps {
        let (address, offset) = match base.fold {
            0 => (base.v.value(), 0),
            fold => {
                let fold = self.body.folds[fold as usize - 1];
                (fold.base, i64::from(fold.offset))
            }
        };
        let flags = flags & OpFlags::INBOUNDS;
        Steps { ty, base, flags, address, offset, pending: None, first: true }
    }

    /// Goes on to the element or member `index`, an integer of `bits` bits.
    #[inline]
    pub(crate) fn step(&mut self, steps: &mut Steps, index: Value, bits: u32) -> Lowered<()> {
        match self.body.func.const_data(index) {
            Some(ConstData::Bits(index)) => self.step_constant(steps, sign_extended(index, bits)),
            Some(ConstData::Undef) => self.step_constant(steps, 0),
            _ => {
                let element = self.element_at_variable(steps.ty, steps.first)?;
                if let Some((index, scale)) = steps.pending {
                    // The address between two indices lacks the offset, and may be outside the object.
                    steps.flags = OpFlags::NONE;
                    steps.address = self.scaled(OpFlags::NONE, steps.address, index, scale, 0);
                }
                let index = self.index_value(index, bits);
                steps.pending = Some((index, self.types.info(element).size));
                (steps.ty, steps.first) = (element, false);
                Ok(())
            }
        }
    }

    /// Goes on to the element or member `index`.
    #[inline]
    pub(crate) fn step_constant(&mut self, steps: &mut Steps, index: i64) -> Lowered<()> {
        let (more, element) = self.index_offset(steps.ty, index, steps.first)?;
        steps.offset = steps.offset.wrapping_add(more);
        (steps.ty, steps.first) = (element, false);
        Ok(())
    }

    /// The address after all steps.
    #[inline]
    pub(crate) fn finish_address(&mut self, steps: Steps) -> LoweredValue {
        let Steps { ty, base, flags, address, offset, pending, first } = steps;
        if first {
            self.require_size(ty)?;
        }
        if let Some((index, scale)) = pending {
            let v = self.scaled(flags, address, index, scale, offset);
            return Ok(TypedValue::new(Ty::PTR, Operand::of(v)));
        }
        let start =
            if base.fold == 0 { 0 } else { i64::from(self.body.folds[base.fold as usize - 1].offset) };
        if offset == start {
            // The same address: the folded addition that computes it, if any, is shared.
            return Ok(TypedValue { ty: Ty::PTR, ..base });
        }
        Ok(self.folded(flags, address, offset))
    }

    /// The type of the elements that an index which is no constant chooses from, in a value of type `ty`.
    pub(crate) fn element_at_variable(&mut self, ty: Ty, first: bool) -> Lowered<Ty> {
        let element = match self.types.kind(ty) {
            _ if first => ty,
            Kind::Array(element, _) | Kind::Vector(element, _) => element,
            _ => {
                let shown = self.types.show(ty);
                return Err(invalid(format!("type {shown} needs a constant index")));
            }
        };
        self.require_size(element)?;
        Ok(element)
    }

    /// `base + offset` as a value that loads and stores can do without.
    pub(crate) fn folded(&mut self, flags: OpFlags, base: Value, offset: i64) -> TypedValue {
        if offset == 0 {
            return TypedValue::new(Ty::PTR, Operand::of(base));
        }
        if let Some(ConstData::Symbol(symbol, at)) = self.body.func.const_data(base) {
            let v = self.body.constant(Type::Ptr, ConstData::Symbol(symbol, at.wrapping_add(offset)));
            return TypedValue::new(Ty::PTR, Operand::of(v));
        }
        let amount = self.body.iconst(Type::I64, offset as u64);
        let place = self.body.func.order.len() as u32;
        let data = InstData::Binary { op: BinaryOp::PtrAdd, flags, args: [base, amount] };
        let v = self.body.push_value(data, Type::Ptr);
        let mut fold = 0;
        // The offset of an access stays in the object.
        let stays = flags.has(OpFlags::INBOUNDS) && !self.body.in_prologue;
        if stays && offset.unsigned_abs() <= MAX_FOLDED_OFFSET as u64 {
            self.body.folds.push(Fold { base, offset: offset as i32, place, used: false });
            fold = self.body.folds.len() as u32;
        }
        TypedValue { ty: Ty::PTR, v: Operand::of(v), fold }
    }

    /// An index as `i64`, with the sign of its `bits` bits.
    pub(crate) fn index_value(&mut self, value: Value, bits: u32) -> Value {
        let value = self.sign_in_container(value, bits);
        if self.body.ty(value) == Type::I64 {
            value
        } else {
            self.body.unary(UnaryOp::Sext, Type::I64, value)
        }
    }

    /// `base + index * scale + offset`.
    pub(crate) fn scaled(
        &mut self,
        flags: OpFlags,
        base: Value,
        index: Value,
        scale: u64,
        offset: i64,
    ) -> Value {
        let small = i32::try_from(offset).unwrap_or(0);
        let rest = offset - i64::from(small);
        let value = match u16::try_from(scale) {
            Ok(scale) => {
                let flags = if rest == 0 { flags } else { OpFlags::NONE };
                let data = InstData::PtrIndex { flags, scale, base, index, offset: small };
                self.body.push_value(data, Type::Ptr)
            }
            Err(_) => {
                let bytes = self.body.binary_imm(BinaryOp::Mul, index, scale);
                let flags = OpFlags::NONE;
                let data = InstData::PtrIndex { flags, scale: 1, base, index: bytes, offset: small };
                self.body.push_value(data, Type::Ptr)
            }
        };
        self.body.address(value, rest)
    }
}
