//! Reads operands: local names, addresses, values in pieces. Constants are read in
//! [`crate::constant_operands`].

use sheave_ir::Value;

use crate::lower::body::Operand;
use crate::lower::types::{Kind, Ty};
use crate::parse::Reader;
use crate::parse::cursor::{At, Read, key};
use crate::parse::globals::GlobalKind;
use crate::parse::locals::LocalState;

impl Reader<'_> {
    /// An operand of type `ty`.
    #[inline(always)]
    pub(crate) fn operand(&mut self, ty: Ty) -> Read<Operand> {
        if self.cursor.after_blank() as u8 == b'%' {
            self.cursor.p += 1;
            let index = self.local_ref()?;
            let local = &self.names.locals[index as usize];
            if local.state == LocalState::Value && local.ty == ty {
                let (v, fold) = (local.v, local.fold);
                self.lower.body.need(fold);
                return Ok(Operand(v));
            }
            return self.odd_local(index, ty);
        }
        self.other_operand(ty)
    }

    /// An operand after blanks of any kind, of which at most one was taken.
    fn other_operand(&mut self, ty: Ty) -> Read<Operand> {
        self.cursor.ws();
        if self.cursor.peek() == b'%' {
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
    pub(crate) fn typed_operand(&mut self) -> Read<(Ty, Operand)> {
        let ty = self.ty()?;
        Ok((ty, self.operand(ty)?))
    }

    /// A comma, the type `ty` and an operand.
    #[inline]
    pub(crate) fn next_operand_of(&mut self, ty: Ty) -> Read<Operand> {
        self.cursor.expect(b',')?;
        self.cursor.ws();
        let pos = self.cursor.p;
        let (given, operand) = self.typed_operand()?;
        self.lower.expect_type(given, ty).at(pos)?;
        Ok(operand)
    }

    /// The local after a `%`.
    #[inline(always)]
    pub(crate) fn local_ref(&mut self) -> Read<u32> {
        if self.cursor.peek().is_ascii_digit() {
            let start = self.cursor.p as u32 - 1;
            let number = self.cursor.short_number()?;
            return self.numbered_local(number, start);
        }
        self.local_name_ref()
    }

    /// A local that is not a value of exactly the type `ty`: a forward reference, another pointer type, or a
    /// fault.
    fn odd_local(&mut self, index: u32, ty: Ty) -> Read<Operand> {
        let pos = self.cursor.p;
        let local = self.names.locals[index as usize];
        match local.state {
            LocalState::Value | LocalState::ForwardValue => {
                if !self.lower.types.same(local.ty, ty) {
                    let name = self.local_name(index);
                    let message = format!(
                        "'%{name}' has type {}, but {} is wanted",
                        self.lower.types.show(local.ty),
                        self.lower.types.show(ty)
                    );
                    return Err(self.cursor.fault_at(pos, message));
                }
                self.lower.body.need(local.fold);
                Ok(Operand(local.v))
            }
            LocalState::Unused => {
                let v = self.lower.stand_ins(ty).at(pos)?;
                let local = &mut self.names.locals[index as usize];
                local.state = LocalState::ForwardValue;
                local.ty = ty;
                local.v = v.0;
                local.fold = 0;
                local.name.first_used_at(pos);
                self.names.n_forward += 1;
                Ok(v)
            }
            LocalState::Label | LocalState::ForwardLabel => {
                let name = self.local_name(index);
                Err(self.cursor.fault_at(pos, format!("the label '%{name}' is used as a value")))
            }
        }
    }

    /// The base and constant offset of an address operand of type `ptr`, for loads and stores.
    #[inline(always)]
    pub(crate) fn address_operand(&mut self, ty: Ty) -> Read<(Value, i32)> {
        if self.cursor.after_blank() as u8 == b'%' {
            self.cursor.p += 1;
            let index = self.local_ref()?;
            let local = &self.names.locals[index as usize];
            if local.state == LocalState::Value && local.ty == ty {
                return Ok(self.lower.body.base_and_offset(Operand(local.v), local.fold));
            }
            if local.state == LocalState::Value && local.fold != 0 && self.lower.types.same(local.ty, ty) {
                return Ok(self.lower.body.base_and_offset(Operand(local.v), local.fold));
            }
            return Ok((self.odd_local(index, ty)?.value(), 0));
        }
        self.cursor.ws();
        if self.cursor.peek() == b'%' {
            return self.address_operand(ty);
        }
        Ok((self.constant_operand(ty)?.value(), 0))
    }

    /// A comma, `ptr` type and address.
    #[inline(always)]
    pub(crate) fn next_pointer_operand(&mut self) -> Read<(Value, i32)> {
        if self.cursor.word8(self.cursor.p) & 0xffff_ffff_ffff == key(b", ptr ") {
            self.cursor.p += 6;
            return self.address_operand(Ty::PTR);
        }
        self.cursor.expect(b',')?;
        self.pointer_operand()
    }

    /// `ptr` type and address.
    pub(crate) fn pointer_operand(&mut self) -> Read<(Value, i32)> {
        self.cursor.ws();
        let start = self.cursor.p;
        let ty = self.ty()?;
        if !matches!(self.lower.types.kind(ty), Kind::Ptr(_)) {
            return Err(self
                .cursor
                .fault_at(start, format!("type {} where a pointer is wanted", self.lower.types.show(ty))));
        }
        self.address_operand(ty)
    }

    /// The symbol of a global that is used as an address.
    pub(crate) fn global_symbol(&mut self) -> Read<sheave_ir::Symbol> {
        let pos = self.cursor.p - 1;
        let index = self.known_global()?;
        if let GlobalKind::Intrinsic(_) = self.globals[index as usize].kind {
            return Err(self.cursor.unsupported_at(pos, "the address of an intrinsic"));
        }
        self.symbol(index)
    }
}
