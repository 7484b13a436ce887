//! `getelementptr` on vectors: an address for each lane.
//!
//! The base, any index or all of them may be vectors of one length; scalars among them count for every lane. What
//! [`crate::addresses`] folds for scalars is not folded here: vectors of addresses come from vectorised loops, whose lanes
//! are loaded one by one anyway.

use sheave_ir::{ConstData, Value};

use crate::constants::sign_extended;
use crate::cursor::Read;
use crate::function_state::Res;
use crate::reader::Reader;
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// The type, base and indices of a `getelementptr`, at least one of them a vector; `in_constant` where a parenthesis
    /// ends them.
    pub(crate) fn vector_gep(&mut self, in_constant: bool) -> Read<Res> {
        let start = self.c.p;
        let mut ty = self.ty()?;
        self.require_size(ty, start)?;
        self.c.expect(b',')?;
        self.c.ws();
        let base_start = self.c.p;
        let base_ty = self.ty()?;
        let base = self.operand(base_ty)?;
        let mut addresses = self.pieces(base_ty, base);
        let mut n_lanes = None;
        let mut scalar = base_ty;
        if let Kind::Vector(element, n) = self.types.kind(base_ty) {
            n_lanes = Some(n);
            scalar = element;
        }
        if !matches!(self.types.kind(scalar), Kind::Ptr(_)) {
            let shown = self.types.show(base_ty);
            return Err(self.c.fault_at(base_start, format!("type {shown} where a pointer is wanted")));
        }
        let mut first = true;
        while self.c.next_part() {
            if in_constant {
                self.skip_flags();
            }
            let pos = self.c.p;
            let index_ty = self.ty()?;
            let scalar = match self.types.kind(index_ty) {
                Kind::Vector(element, n) => {
                    if n_lanes.is_some_and(|known| known != n) {
                        return Err(self.c.fault_at(pos, "vectors of different lengths"));
                    }
                    if n_lanes.is_none() {
                        // The addresses are made before the index is read, which would find it too long.
                        self.units(index_ty, pos)?;
                        n_lanes = Some(n);
                        addresses = vec![addresses[0]; n as usize];
                    }
                    element
                }
                _ => index_ty,
            };
            let Kind::Int(bits) = self.types.kind(scalar) else {
                return Err(self.c.fault_at(pos, "an index is an integer"));
            };
            if bits > 64 {
                return Err(self.c.unsupported_at(pos, "an index of more than 64 bits"));
            }
            let index = self.operand(index_ty)?;
            let lanes = self.pieces(index_ty, index);
            ty = self.step_lanes(&mut addresses, &lanes, ty, bits, first, pos)?;
            first = false;
        }
        if in_constant {
            self.c.ws();
        }
        let n = n_lanes.unwrap_or(1);
        let result = self.types.vector(Ty::PTR, n);
        self.lay_out(result, start)?;
        let v = self.assemble(result, &addresses);
        Ok(Res::new(result, v))
    }

    /// Advances every address by its lane of an index into `ty`; gives the type that the index selects.
    fn step_lanes(
        &mut self,
        addresses: &mut [Value],
        lanes: &[Value],
        ty: Ty,
        bits: u32,
        first: bool,
        pos: usize,
    ) -> Read<Ty> {
        let mut selected = ty;
        for (lane, address) in addresses.iter_mut().enumerate() {
            // A scalar index is the same for all lanes.
            let index = lanes[lane.min(lanes.len() - 1)];
            let constant = match self.fs.f.const_data(index) {
                Some(ConstData::Bits(bits)) => Some(bits),
                Some(ConstData::Undef) => Some(0),
                _ => None,
            };
            selected = match constant {
                Some(index) => {
                    let (offset, element) = self.index_offset(ty, sign_extended(index, bits), first, pos)?;
                    if lane > 0 && element != selected {
                        return Err(self.c.fault_at(pos, "a field's index that differs from lane to lane"));
                    }
                    *address = self.fs.address(*address, offset);
                    element
                }
                None => {
                    let element = self.element_at_variable(ty, first, pos)?;
                    let index = self.index_value(index, bits);
                    *address = self.scaled(*address, index, self.types.info(element).size, 0);
                    element
                }
            };
        }
        Ok(selected)
    }
}
