//! Reads operands: local names, addresses, values in pieces. Constants are read in
//! [`crate::constant_operands`].

use bumpalo::Bump;
use sheave_ir::{Type, Value};

use crate::cursor::{Read, key};
use crate::function_state::{LocalState, Opd};
use crate::globals::GlobalKind;
use crate::reader::Reader;
use crate::types::{Kind, MAX_PIECES, Ty};

impl Reader<'_> {
    /// An operand of type `ty`.
    #[inline(always)]
    pub(crate) fn operand(&mut self, ty: Ty) -> Read<Opd> {
        if self.c.after_blank() as u8 == b'%' {
            self.c.p += 1;
            let index = self.local_ref()?;
            let local = &self.fs.locals[index as usize];
            if local.state == LocalState::Value && local.ty == ty {
                let (v, fold) = (local.v, local.fold);
                self.fs.need(fold);
                return Ok(Opd(v));
            }
            return self.odd_local(index, ty);
        }
        self.other_operand(ty)
    }

    /// An operand after blanks of any kind, of which at most one was taken.
    fn other_operand(&mut self, ty: Ty) -> Read<Opd> {
        self.c.ws();
        if self.c.peek() == b'%' {
            return self.operand(ty);
        }
        self.constant_operand(ty)
    }

    /// The value of an operand of a single type.
    #[inline]
    pub(crate) fn single(&mut self, ty: Ty) -> Read<Value> {
        Ok(self.operand(ty)?.value())
    }

    /// Type and operand.
    #[inline(always)]
    pub(crate) fn typed_operand(&mut self) -> Read<(Ty, Opd)> {
        let ty = self.ty()?;
        Ok((ty, self.operand(ty)?))
    }

    /// A comma, the type `ty` and an operand.
    #[inline]
    pub(crate) fn next_operand_of(&mut self, ty: Ty) -> Read<Opd> {
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (given, operand) = self.typed_operand()?;
        self.expect_type(given, ty, pos)?;
        Ok(operand)
    }

    /// The local after a `%`.
    #[inline(always)]
    pub(crate) fn local_ref(&mut self) -> Read<u32> {
        if self.c.peek().is_ascii_digit() {
            let start = self.c.p as u32 - 1;
            let number = self.c.short_number()?;
            return self.numbered_local(number, start);
        }
        self.local_name_ref()
    }

    /// A local that is not a value of exactly the type `ty`: a forward reference, another pointer type, or a
    /// fault.
    fn odd_local(&mut self, index: u32, ty: Ty) -> Read<Opd> {
        let pos = self.c.p;
        let local = self.fs.locals[index as usize];
        match local.state {
            LocalState::Value | LocalState::ForwardValue => {
                if !self.types.same(local.ty, ty) {
                    let name = self.local_name(index);
                    let message = format!(
                        "'%{name}' has type {}, but {} is wanted",
                        self.types.show(local.ty),
                        self.types.show(ty)
                    );
                    return Err(self.c.fault_at(pos, message));
                }
                self.fs.need(local.fold);
                Ok(Opd(local.v))
            }
            LocalState::Unused => {
                let v = self.stand_ins(ty, pos)?;
                let local = &mut self.fs.locals[index as usize];
                local.state = LocalState::ForwardValue;
                local.ty = ty;
                local.v = v.0;
                local.fold = 0;
                if local.span.start == local.span.end {
                    local.span.start = pos as u32;
                    local.span.end = pos as u32;
                }
                self.fs.n_forward += 1;
                Ok(v)
            }
            LocalState::Label | LocalState::ForwardLabel => {
                let name = self.local_name(index);
                Err(self.c.fault_at(pos, format!("the label '%{name}' is used as a value")))
            }
        }
    }

    /// Stand-ins for a value of type `ty` that is not defined yet.
    fn stand_ins(&mut self, ty: Ty, pos: usize) -> Read<Opd> {
        let info = *self.types.info(ty);
        if info.single {
            return Ok(Opd::of(self.fs.stand_in(info.piece)));
        }
        let pieces = self.piece_types(ty, pos)?;
        let values: Vec<Value> = pieces.into_iter().map(|piece| self.fs.stand_in(piece)).collect();
        Ok(self.fs.keep(&values))
    }

    /// The Sheave types of the pieces of `ty`.
    pub(crate) fn piece_types(&mut self, ty: Ty, pos: usize) -> Read<Vec<Type>> {
        let mut pieces = Vec::new();
        for i in self.units(ty, pos)? {
            let unit = self.types.unit(i).ty;
            let n = self.types.info(unit).pieces;
            pieces.extend(core::iter::repeat_n(self.types.unit_piece(unit), n as usize));
        }
        Ok(pieces)
    }

    /// The scalars and vectors of `ty`, for [`crate::types::Types::unit`].
    pub(crate) fn units(&mut self, ty: Ty, pos: usize) -> Read<core::ops::Range<usize>> {
        self.require_value_type(ty, pos)?;
        self.types.units(ty).map_err(|_| {
            self.c.unsupported_at(
                pos,
                format!("a value of more than {MAX_PIECES} scalars ({})", self.types.show(ty)),
            )
        })
    }

    /// Fails for types that have no values.
    #[inline]
    pub(crate) fn require_value_type(&mut self, ty: Ty, pos: usize) -> Read<()> {
        let info = self.types.info(ty);
        if info.single {
            return Ok(());
        }
        match info.kind {
            Kind::Void | Kind::Label | Kind::Metadata | Kind::Token | Kind::Func { .. } | Kind::Opaque => {
                Err(self.c.fault_at(pos, format!("there are no values of type {}", self.types.show(ty))))
            }
            Kind::Fp128 => Err(self.c.unsupported_at(pos, "type fp128")),
            _ => Ok(()),
        }
    }

    /// The pieces of `v`, of type `ty`.
    pub(crate) fn pieces(&self, ty: Ty, v: Opd) -> Vec<Value> {
        let info = self.types.info(ty);
        if info.single {
            vec![v.value()]
        } else {
            self.fs.parts[v.0 as usize..(v.0 + info.pieces) as usize].to_vec()
        }
    }

    /// As [`Reader::pieces`], in memory of `arena`.
    pub(crate) fn pieces_in<'b>(&self, arena: &'b Bump, ty: Ty, v: Opd) -> &'b [Value] {
        let info = self.types.info(ty);
        if info.single {
            arena.alloc_slice_copy(&[v.value()])
        } else {
            arena.alloc_slice_copy(&self.fs.parts[v.0 as usize..(v.0 + info.pieces) as usize])
        }
    }

    /// A value of type `ty` from its pieces.
    pub(crate) fn assemble(&mut self, ty: Ty, pieces: &[Value]) -> Opd {
        if self.types.info(ty).single { Opd::of(pieces[0]) } else { self.fs.keep(pieces) }
    }

    /// The base and constant offset of an address operand of type `ptr`, for loads and stores.
    #[inline(always)]
    pub(crate) fn address_operand(&mut self, ty: Ty) -> Read<(Value, i32)> {
        if self.c.after_blank() as u8 == b'%' {
            self.c.p += 1;
            let index = self.local_ref()?;
            let local = &self.fs.locals[index as usize];
            if local.state == LocalState::Value && local.ty == ty {
                return Ok(self.fs.base_and_offset(Opd(local.v), local.fold));
            }
            if local.state == LocalState::Value && local.fold != 0 && self.types.same(local.ty, ty) {
                return Ok(self.fs.base_and_offset(Opd(local.v), local.fold));
            }
            return Ok((self.odd_local(index, ty)?.value(), 0));
        }
        self.c.ws();
        if self.c.peek() == b'%' {
            return self.address_operand(ty);
        }
        Ok((self.constant_operand(ty)?.value(), 0))
    }

    /// A comma, `ptr` type and address.
    #[inline(always)]
    pub(crate) fn next_pointer_operand(&mut self) -> Read<(Value, i32)> {
        if self.c.word8(self.c.p) & 0xffff_ffff_ffff == key(b", ptr ") {
            self.c.p += 6;
            return self.address_operand(Ty::PTR);
        }
        self.c.expect(b',')?;
        self.pointer_operand()
    }

    /// `ptr` type and address.
    pub(crate) fn pointer_operand(&mut self) -> Read<(Value, i32)> {
        self.c.ws();
        let start = self.c.p;
        let ty = self.ty()?;
        if !matches!(self.types.kind(ty), Kind::Ptr(_)) {
            return Err(self
                .c
                .fault_at(start, format!("type {} where a pointer is wanted", self.types.show(ty))));
        }
        self.address_operand(ty)
    }

    /// The symbol of a global that is used as an address.
    pub(crate) fn global_symbol(&mut self) -> Read<sheave_ir::Symbol> {
        let pos = self.c.p - 1;
        let index = self.known_global()?;
        if let GlobalKind::Intrinsic(_) = self.globals[index as usize].kind {
            return Err(self.c.unsupported_at(pos, "the address of an intrinsic"));
        }
        self.symbol(index)
    }
}
