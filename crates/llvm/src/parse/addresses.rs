use sheave_ir::{OpFlags, ensure};

use crate::lower::body::TypedValue;
use crate::lower::constants::sign_extended;
use crate::lower::types::Kind;
use crate::parse::Reader;
use crate::parse::fault::{At, Read};

impl Reader<'_> {
    /// `getelementptr`.
    #[inline(never)]
    pub(crate) fn gep_inst(&mut self) -> Read<TypedValue> {
        let flags = self.take_flags();
        self.gep_operands(flags, false)
    }

    /// The type, base and indices of a `getelementptr`; `in_constant` if a parenthesis ends them.
    pub(crate) fn gep_operands(&mut self, flags: OpFlags, in_constant: bool) -> Read<TypedValue> {
        self.cursor.token();
        let start = self.cursor.p;
        let ty = self.ty()?;
        self.cursor.expect(b',')?;
        self.cursor.token();
        let base_start = self.cursor.p;
        let base_ty = self.ty()?;
        if let Kind::Vector(..) = self.lower.types.kind(base_ty) {
            self.cursor.p = start;
            return self.vector_gep(in_constant);
        }
        self.lower.expect_pointer(base_ty).at(base_start)?;
        let base = self.foldable_operand(base_ty)?;
        let mut steps = self.lower.begin_address(ty, base, flags);
        while self.cursor.next_part() {
            if in_constant {
                self.skip_flags();
            }
            let pos = self.cursor.p;
            let index_ty = self.ty()?;
            if let Kind::Vector(..) = self.lower.types.kind(index_ty) {
                self.cursor.p = start;
                return self.vector_gep(in_constant);
            }
            let bits = self.lower.expect_integer(index_ty).at(pos)?;
            ensure(bits <= 64, || self.unsupported_at(pos, "an index of more than 64 bits"))?;
            // A number needs no value of its own.
            self.cursor.ws();
            if self.is_at_integer() {
                let index = self.integer(bits)?;
                self.lower.step_constant(&mut steps, sign_extended(index, bits)).at(pos)?;
            } else {
                let value = self.single(index_ty)?;
                self.lower.step(&mut steps, value, bits).at(pos)?;
            }
        }
        if in_constant {
            self.cursor.ws();
        }
        self.lower.finish_address(steps).at(start)
    }

    /// The type, base and indices of a `getelementptr`, at least one of them a vector; `in_constant` if a
    /// parenthesis ends them.
    pub(crate) fn vector_gep(&mut self, in_constant: bool) -> Read<TypedValue> {
        let start = self.cursor.p;
        let ty = self.ty()?;
        self.lower.require_size(ty).at(start)?;
        self.cursor.expect(b',')?;
        let mark = self.cursor.token_start() as u32;
        let base_ty = self.ty()?;
        let base = (base_ty, self.operand(base_ty)?, mark);
        let mut indices = Vec::new();
        while self.cursor.next_part() {
            if in_constant {
                self.skip_flags();
            }
            let pos = self.cursor.p;
            let index_ty = self.ty()?;
            self.lower.units(index_ty).at(pos)?;
            indices.push((index_ty, self.operand(index_ty)?, pos as u32));
        }
        if in_constant {
            self.cursor.ws();
        }
        self.lower.lane_addresses(ty, base, &indices).at(start)
    }
}
