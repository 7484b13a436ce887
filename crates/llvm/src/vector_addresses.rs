//! `getelementptr` on vectors: an address for each lane.
//!
//! The base, any index or all of them may be vectors of one length; scalars among them count for every lane.
//! What [`crate::addresses`] folds for scalars is not folded here: vectors of addresses come from vectorised
//! loops, whose lanes are loaded one by one anyway.

use sheave_ir::{ConstData, Value};

use crate::constants::sign_extended;
use crate::cursor::Read;
use crate::function_state::{Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

/// A `getelementptr` on vectors some of whose indices are known.
pub(crate) struct LaneSteps {
    /// The type at the addresses so far.
    ty: Ty,
    addresses: Vec<Value>,
    /// The number of lanes, once a vector was among the operands.
    n_lanes: Option<u32>,
    /// No index was added.
    first: bool,
}

impl Reader<'_> {
    /// The type, base and indices of a `getelementptr`, at least one of them a vector; `in_constant` where a
    /// parenthesis ends them.
    pub(crate) fn vector_gep(&mut self, in_constant: bool) -> Read<Res> {
        let start = self.c.p;
        let ty = self.ty()?;
        self.require_size(ty, start)?;
        self.c.expect(b',')?;
        self.c.ws();
        let base_start = self.c.p;
        let base_ty = self.ty()?;
        let base = self.operand(base_ty)?;
        let mut steps = self.begin_lane_addresses(ty, base_ty, base, base_start)?;
        while self.c.next_part() {
            if in_constant {
                self.skip_flags();
            }
            let pos = self.c.p;
            let index_ty = self.ty()?;
            // The addresses are made before the index is read, which would find it too long.
            let bits = self.index_width(&mut steps, index_ty, pos)?;
            let index = self.operand(index_ty)?;
            self.step_lanes(&mut steps, index_ty, index, bits, pos)?;
        }
        if in_constant {
            self.c.ws();
        }
        self.finish_lane_addresses(steps, start)
    }

    /// Begins addresses in values of type `ty` at `base`, an address or a vector of them.
    pub(crate) fn begin_lane_addresses(
        &mut self,
        ty: Ty,
        base_ty: Ty,
        base: Opd,
        pos: usize,
    ) -> Read<LaneSteps> {
        let (n_lanes, scalar) = match self.types.kind(base_ty) {
            Kind::Vector(element, n) => (Some(n), element),
            _ => (None, base_ty),
        };
        if !matches!(self.types.kind(scalar), Kind::Ptr(_)) {
            let shown = self.types.show(base_ty);
            return Err(self.c.fault_at(pos, format!("type {shown} where a pointer is wanted")));
        }
        Ok(LaneSteps { ty, addresses: self.pieces(base_ty, base), n_lanes, first: true })
    }

    /// The width of an index of this type, which may be the first vector.
    pub(crate) fn index_width(&mut self, steps: &mut LaneSteps, index_ty: Ty, pos: usize) -> Read<u32> {
        let mut scalar = index_ty;
        if let Kind::Vector(element, n) = self.types.kind(index_ty) {
            if steps.n_lanes.is_some_and(|known| known != n) {
                return Err(self.c.fault_at(pos, "vectors of different lengths"));
            }
            if steps.n_lanes.is_none() {
                self.units(index_ty, pos)?;
                steps.n_lanes = Some(n);
                steps.addresses = vec![steps.addresses[0]; n as usize];
            }
            scalar = element;
        }
        match self.types.kind(scalar) {
            Kind::Int(bits) if bits > 64 => Err(self.c.unsupported_at(pos, "an index of more than 64 bits")),
            Kind::Int(bits) => Ok(bits),
            _ => Err(self.c.fault_at(pos, "an index is an integer")),
        }
    }

    /// The addresses after all steps.
    pub(crate) fn finish_lane_addresses(&mut self, steps: LaneSteps, pos: usize) -> Read<Res> {
        let result = self.types.vector(Ty::PTR, steps.n_lanes.unwrap_or(1));
        self.lay_out(result, pos)?;
        let v = self.assemble(result, &steps.addresses);
        Ok(Res::new(result, v))
    }

    /// Goes on to the element or member that each lane of an index of `bits` bits selects.
    pub(crate) fn step_lanes(
        &mut self,
        steps: &mut LaneSteps,
        index_ty: Ty,
        index: Opd,
        bits: u32,
        pos: usize,
    ) -> Read<()> {
        let lanes = self.pieces(index_ty, index);
        let (ty, first) = (steps.ty, steps.first);
        let mut selected = ty;
        for (lane, address) in steps.addresses.iter_mut().enumerate() {
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
        (steps.ty, steps.first) = (selected, false);
        Ok(())
    }
}
