//! Operands: their pieces, stand-ins for forward references, addresses of blocks.

use bumpalo::Bump;
use sheave_ir::{Type, Value, ensure};

use crate::lower::Lower;
use crate::lower::body::{Operand, TypedValue};
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, MAX_PIECES, Ty};

impl Lower {
    /// Replaces the stand-ins `before` by `res` when the function is finished.
    pub(crate) fn replace(&mut self, before: Operand, res: TypedValue, mark: u32) {
        self.body.need(res.fold);
        let info = self.types.info(res.ty);
        if info.single {
            self.body.replacements.push((before.value(), res.v.value()));
        } else {
            for i in 0..info.pieces {
                let stand_in = self.body.parts[(before.0 + i) as usize];
                let value = self.body.parts[(res.v.0 + i) as usize];
                self.body.replacements.push((stand_in, value));
            }
        }
        self.body.replaced_in.resize(self.body.replacements.len(), (self.body.current, mark));
    }

    /// Stand-ins for a value of type `ty` that is not defined yet.
    pub(crate) fn stand_ins(&mut self, ty: Ty) -> Lowered<Operand> {
        let info = *self.types.info(ty);
        if info.single {
            return Ok(Operand::of(self.body.stand_in(info.piece)));
        }
        let pieces = self.piece_types(ty)?;
        let values: Vec<Value> = pieces.into_iter().map(|piece| self.body.stand_in(piece)).collect();
        Ok(self.body.keep(&values))
    }

    /// The Sheave types of the pieces of `ty`.
    pub(crate) fn piece_types(&mut self, ty: Ty) -> Lowered<Vec<Type>> {
        let mut pieces = Vec::new();
        for i in self.units(ty)? {
            let unit = self.types.unit(i).ty;
            let n = self.types.info(unit).pieces;
            pieces.extend(core::iter::repeat_n(self.types.unit_piece(unit), n as usize));
        }
        Ok(pieces)
    }

    /// The scalars and vectors of `ty`, for [`crate::lower::types::Types::unit`].
    pub(crate) fn units(&mut self, ty: Ty) -> Lowered<core::ops::Range<usize>> {
        self.require_value_type(ty)?;
        let units = self.types.units(ty).map_err(|_| {
            unsupported(format!("a value of more than {MAX_PIECES} scalars ({})", self.types.show(ty)))
        })?;
        let kind = |ty| match self.types.kind(ty) {
            Kind::Vector(element, _) => self.types.kind(element),
            kind => kind,
        };
        let is_quad = |i| kind(self.types.unit(i).ty) == Kind::Fp128;
        ensure(!units.clone().any(is_quad), || unsupported("type fp128"))?;
        Ok(units)
    }

    /// Fails for types that have no values.
    #[inline]
    pub(crate) fn require_value_type(&mut self, ty: Ty) -> Lowered<()> {
        let info = self.types.info(ty);
        if info.single {
            return Ok(());
        }
        match info.kind {
            Kind::Fp128 => Err(unsupported("type fp128")),
            Kind::Token => Err(unsupported("type token")),
            kind if kind.has_values() => Ok(()),
            _ => Err(invalid(format!("there are no values of type {}", self.types.show(ty)))),
        }
    }

    /// The pieces of `v`, of type `ty`.
    pub(crate) fn pieces(&self, ty: Ty, v: Operand) -> Vec<Value> {
        let info = self.types.info(ty);
        if info.single {
            vec![v.value()]
        } else {
            self.body.parts[v.0 as usize..(v.0 + info.pieces) as usize].to_vec()
        }
    }

    /// As [`Reader::pieces`], in memory of `arena`.
    pub(crate) fn pieces_in<'b>(&self, arena: &'b Bump, ty: Ty, v: Operand) -> &'b [Value] {
        let info = self.types.info(ty);
        if info.single {
            arena.alloc_slice_copy(&[v.value()])
        } else {
            arena.alloc_slice_copy(&self.body.parts[v.0 as usize..(v.0 + info.pieces) as usize])
        }
    }

    /// A value of type `ty` from its pieces.
    pub(crate) fn assemble(&mut self, ty: Ty, pieces: &[Value]) -> Operand {
        if self.types.info(ty).single { Operand::of(pieces[0]) } else { self.body.keep(pieces) }
    }
}
