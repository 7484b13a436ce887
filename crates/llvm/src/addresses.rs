//! `getelementptr`: an address with offsets and at most one scaled index, or a chain of those.
//!
//! Addresses with constant offsets are folded into the loads and stores that use them.

use sheave_ir::{BinaryOp, ConstData, InstData, Type, UnaryOp, Value};

use crate::constants::sign_extended;
use crate::cursor::Read;
use crate::function_state::{Fold, Opd, Res};
use crate::memory::MAX_FOLDED_OFFSET;
use crate::reader::Reader;
use crate::types::{Kind, Ty};

/// A `getelementptr` some of whose indices are known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    /// The type at the address so far.
    ty: Ty,
    base: Res,
    /// The address without the constant offset and the index that is still to be added, with its scale.
    address: Value,
    offset: i64,
    pending: Option<(Value, u64)>,
    /// No index was added.
    first: bool,
}

impl Reader<'_> {
    /// `getelementptr`.
    #[inline]
    pub(crate) fn gep_inst(&mut self) -> Read<Res> {
        self.skip_flags();
        self.gep_operands(false)
    }

    /// The type, base and indices of a `getelementptr`; `in_constant` where a parenthesis ends them.
    pub(crate) fn gep_operands(&mut self, in_constant: bool) -> Read<Res> {
        self.c.ws();
        let start = self.c.p;
        let ty = self.ty()?;
        self.c.expect(b',')?;
        self.c.ws();
        let base_start = self.c.p;
        let base_ty = self.ty()?;
        if !matches!(self.types.kind(base_ty), Kind::Ptr(_)) {
            if let Kind::Vector(..) = self.types.kind(base_ty) {
                self.c.p = start;
                return self.vector_gep(in_constant);
            }
            let shown = self.types.show(base_ty);
            return Err(self.c.fault_at(base_start, format!("type {shown} where a pointer is wanted")));
        }
        let base = self.same_address(base_ty)?;
        let mut steps = self.begin_address(ty, base);
        while self.c.next_part() {
            if in_constant {
                self.skip_flags();
            }
            let pos = self.c.p;
            let index_ty = self.ty()?;
            let Kind::Int(bits) = self.types.kind(index_ty) else {
                if let Kind::Vector(..) = self.types.kind(index_ty) {
                    self.c.p = start;
                    return self.vector_gep(in_constant);
                }
                return Err(self.c.fault_at(pos, "an index is an integer"));
            };
            if bits > 64 {
                return Err(self.c.unsupported_at(pos, "an index of more than 64 bits"));
            }
            self.c.ws();
            // A number needs no value of its own.
            if matches!(self.c.peek(), b'0'..=b'9' | b'-') {
                let index = self.integer(bits)?;
                self.step_constant(&mut steps, sign_extended(index, bits), pos)?;
            } else {
                let value = self.single(index_ty)?;
                self.step(&mut steps, value, bits, pos)?;
            }
        }
        if in_constant {
            self.c.ws();
        }
        self.finish_address(steps, start)
    }

    /// Begins an address in a value of type `ty` at `base`.
    #[inline]
    pub(crate) fn begin_address(&mut self, ty: Ty, base: Res) -> Steps {
        let (address, offset) = match base.fold {
            0 => (base.v.value(), 0),
            fold => {
                let fold = self.fs.folds[fold as usize - 1];
                (fold.base, i64::from(fold.offset))
            }
        };
        Steps { ty, base, address, offset, pending: None, first: true }
    }

    /// Goes on to the element or member `index`, an integer of `bits` bits.
    #[inline]
    pub(crate) fn step(&mut self, steps: &mut Steps, index: Value, bits: u32, pos: usize) -> Read<()> {
        match self.fs.f.const_data(index) {
            Some(ConstData::Bits(index)) => self.step_constant(steps, sign_extended(index, bits), pos),
            Some(ConstData::Undef) => self.step_constant(steps, 0, pos),
            _ => {
                let element = self.element_at_variable(steps.ty, steps.first, pos)?;
                if let Some((index, scale)) = steps.pending {
                    steps.address = self.scaled(steps.address, index, scale, 0);
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
    pub(crate) fn step_constant(&mut self, steps: &mut Steps, index: i64, pos: usize) -> Read<()> {
        let (more, element) = self.index_offset(steps.ty, index, steps.first, pos)?;
        steps.offset = steps.offset.wrapping_add(more);
        (steps.ty, steps.first) = (element, false);
        Ok(())
    }

    /// The address after all steps.
    #[inline]
    pub(crate) fn finish_address(&mut self, steps: Steps, pos: usize) -> Read<Res> {
        let Steps { ty, base, address, offset, pending, first } = steps;
        if first {
            self.require_size(ty, pos)?;
        }
        if let Some((index, scale)) = pending {
            let v = self.scaled(address, index, scale, offset);
            return Ok(Res::new(Ty::PTR, Opd::of(v)));
        }
        let start = if base.fold == 0 { 0 } else { i64::from(self.fs.folds[base.fold as usize - 1].offset) };
        if offset == start {
            // The same address: the folded addition that computes it, if any, is shared.
            return Ok(Res { ty: Ty::PTR, ..base });
        }
        Ok(self.folded(address, offset))
    }

    /// The type of the elements that an index which is no constant chooses from, in a value of type `ty`.
    pub(crate) fn element_at_variable(&mut self, ty: Ty, first: bool, pos: usize) -> Read<Ty> {
        let element = match self.types.kind(ty) {
            _ if first => ty,
            Kind::Array(element, _) | Kind::Vector(element, _) => element,
            _ => {
                let shown = self.types.show(ty);
                return Err(self.c.fault_at(pos, format!("type {shown} needs a constant index")));
            }
        };
        self.require_size(element, pos)?;
        Ok(element)
    }

    /// `base + offset` as a value that loads and stores can do without.
    pub(crate) fn folded(&mut self, base: Value, offset: i64) -> Res {
        if offset == 0 {
            return Res::new(Ty::PTR, Opd::of(base));
        }
        if let Some(ConstData::Symbol(symbol, at)) = self.fs.f.const_data(base) {
            let v = self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, at.wrapping_add(offset)));
            return Res::new(Ty::PTR, Opd::of(v));
        }
        let amount = self.fs.iconst(Type::I64, offset as u64);
        let place = self.fs.f.order.len() as u32;
        let v =
            self.fs.push_value(InstData::Binary { op: BinaryOp::PtrAdd, args: [base, amount] }, Type::Ptr);
        let mut fold = 0;
        if offset.unsigned_abs() <= MAX_FOLDED_OFFSET as u64 && !self.fs.in_prologue {
            self.fs.folds.push(Fold { base, offset: offset as i32, place, used: false });
            fold = self.fs.folds.len() as u32;
        }
        Res { ty: Ty::PTR, v: Opd::of(v), fold }
    }

    /// The pointer operand at the position, without marking its folded addition as needed.
    pub(crate) fn same_address(&mut self, ty: Ty) -> Read<Res> {
        self.c.ws();
        if self.c.peek() == b'%' {
            let before = self.c;
            self.c.p += 1;
            let index = self.local_ref()?;
            let local = self.fs.locals[index as usize];
            if local.state == crate::function_state::LocalState::Value && self.types.same(local.ty, ty) {
                return Ok(Res { ty, v: Opd(local.v), fold: local.fold });
            }
            self.c = before;
        }
        Ok(Res::new(ty, self.operand(ty)?))
    }

    /// An index as `i64`, with the sign of its `bits` bits.
    pub(crate) fn index_value(&mut self, value: Value, bits: u32) -> Value {
        let value = self.sign_in_container(value, bits);
        if self.fs.ty(value) == Type::I64 { value } else { self.fs.unary(UnaryOp::Sext, Type::I64, value) }
    }

    /// `base + index * scale + offset`.
    pub(crate) fn scaled(&mut self, base: Value, index: Value, scale: u64, offset: i64) -> Value {
        let small = i32::try_from(offset).unwrap_or(0);
        let rest = offset - i64::from(small);
        let value = match u16::try_from(scale) {
            Ok(scale) => {
                self.fs.push_value(InstData::PtrIndex { scale, base, index, offset: small }, Type::Ptr)
            }
            Err(_) => {
                let bytes = self.fs.binary_imm(BinaryOp::Mul, index, scale);
                self.fs
                    .push_value(InstData::PtrIndex { scale: 1, base, index: bytes, offset: small }, Type::Ptr)
            }
        };
        self.fs.address(value, rest)
    }
}
