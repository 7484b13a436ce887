//! Reads operands: local names, addresses, values in pieces. Constants are read in
//! [`crate::constant_operands`].

use sheave_ir::Value;

use crate::lower::body::{Operand, TypedValue};
use crate::lower::types::Ty;
use crate::parse::Reader;
use crate::parse::fault::{At, Read};
use crate::parse::headers::GlobalKind;
use crate::parse::local_names::{LocalId, LocalState};
use crate::parse::words::{key, low_bytes};

impl Reader<'_> {
    /// An operand of type `ty`.
    #[inline(always)]
    pub(crate) fn operand(&mut self, ty: Ty) -> Read<Operand> {
        let TypedValue { v, fold, .. } = self.foldable_operand(ty)?;
        self.lower.body.need(fold);
        Ok(v)
    }

    /// An operand of type `ty`. If a folded addition computes it, that is not marked as needed.
    #[inline(always)]
    pub(crate) fn foldable_operand(&mut self, ty: Ty) -> Read<TypedValue> {
        let word = self.cursor.after_blank();
        let res = if word as u8 == b'%' {
            self.cursor.p += 1;
            let id = self.local_ref()?;
            let local = &self.names[id];
            if local.state == LocalState::Value && local.ty == ty {
                TypedValue { ty, v: Operand(local.v), fold: local.fold }
            } else {
                self.other_local(id, ty)?
            }
        } else {
            self.other_operand(ty)?
        };
        Ok(res)
    }

    /// An operand after blanks of any kind, of which at most one was taken.
    fn other_operand(&mut self, ty: Ty) -> Read<TypedValue> {
        let start = self.cursor.token_start();
        // The rest of a pointer type of which `ptr` was taken.
        if self.cursor.peek() == b'a' && self.cursor.eat_word(b"addrspace") {
            self.address_space(start)?;
            self.cursor.ws();
        }
        if self.cursor.peek() == b'%' {
            return self.foldable_operand(ty);
        }
        Ok(TypedValue::new(ty, self.constant_operand(ty)?))
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
        let pos = self.cursor.token_start();
        let (given, operand) = self.typed_operand()?;
        self.lower.expect_type(given, ty).at(pos)?;
        Ok(operand)
    }

    /// A local that is not a value of exactly the type `ty`: a forward reference, another pointer type, or a
    /// fault.
    fn other_local(&mut self, id: LocalId, ty: Ty) -> Read<TypedValue> {
        let pos = self.start_of_local(self.cursor.p);
        let local = self.names[id];
        match local.state {
            LocalState::Value | LocalState::ForwardValue => {
                if !self.lower.types.same(local.ty, ty) {
                    let message = format!(
                        "'%{}' has type {}, but {} is wanted",
                        local.name,
                        self.lower.types.show(local.ty),
                        self.lower.types.show(ty)
                    );
                    return Err(self.fault_at(pos, message));
                }
                Ok(TypedValue { ty, v: Operand(local.v), fold: local.fold })
            }
            LocalState::Wrong => Ok(TypedValue::new(ty, self.lower.stand_ins(ty).at(pos)?)),
            LocalState::Unused => {
                let v = self.lower.stand_ins(ty).at(pos)?;
                self.names.note_forward(id, LocalState::ForwardValue, ty, v.0, pos);
                Ok(TypedValue::new(ty, v))
            }
            LocalState::Label | LocalState::ForwardLabel => {
                Err(self.fault_at(pos, format!("the label '%{}' is used as a value", local.name)))
            }
        }
    }

    /// The base and constant offset of an address operand of type `ptr`, for loads and stores.
    #[inline(always)]
    pub(crate) fn address_operand(&mut self, ty: Ty) -> Read<(Value, i32)> {
        let address = self.foldable_operand(ty)?;
        Ok(self.lower.body.base_and_offset(address.v, address.fold))
    }

    /// A comma, `ptr` type and address.
    #[inline(always)]
    pub(crate) fn next_pointer_operand(&mut self) -> Read<(Value, i32)> {
        let ty = if self.cursor.word8(self.cursor.p) & low_bytes(6) == key(b", ptr ") {
            self.cursor.p += 6;
            Ty::PTR
        } else {
            self.cursor.expect(b',')?;
            self.pointer_ty()?
        };
        self.address_operand(ty)
    }

    /// The type at the position, which is that of a pointer.
    pub(crate) fn pointer_ty(&mut self) -> Read<Ty> {
        let start = self.cursor.token_start();
        let ty = self.ty()?;
        self.lower.expect_pointer(ty).at(start)?;
        Ok(ty)
    }

    /// `ptr` type and address.
    pub(crate) fn pointer_operand(&mut self) -> Read<(Value, i32)> {
        let ty = self.pointer_ty()?;
        self.address_operand(ty)
    }

    /// The symbol of a global that is used as an address.
    pub(crate) fn global_symbol(&mut self) -> Read<sheave_ir::Symbol> {
        let pos = self.cursor.p - 1;
        let index = self.known_global()?;
        if let GlobalKind::Intrinsic(_) = self.globals[index as usize].kind {
            return Err(self.unsupported_at(pos, "the address of an intrinsic"));
        }
        self.symbol(index)
    }
}
