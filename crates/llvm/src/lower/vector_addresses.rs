//! `getelementptr` on vectors: an address for each lane.
//!
//! The base, any index or all of them may be vectors of one length; scalars among them count for every lane.
//! What [`crate::addresses`] folds for scalars is not folded here: vectors of addresses come from vectorised
//! loops, whose lanes are loaded one by one anyway.

use sheave_ir::{ConstData, OpFlags, Value};

use crate::lower::Lower;
use crate::lower::body::{Operand, TypedValue};
use crate::lower::constants::sign_extended;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

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

impl Lower {
    /// Begins addresses in values of type `ty` at `base`, an address or a vector of them.
    pub(crate) fn begin_lane_addresses(&mut self, ty: Ty, base_ty: Ty, base: Operand) -> Lowered<LaneSteps> {
        let (n_lanes, scalar) = match self.types.kind(base_ty) {
            Kind::Vector(element, n) => (Some(n), element),
            _ => (None, base_ty),
        };
        if !matches!(self.types.kind(scalar), Kind::Ptr(_)) {
            let shown = self.types.show(base_ty);
            return Err(invalid(format!("type {shown} where a pointer is wanted")));
        }
        Ok(LaneSteps { ty, addresses: self.pieces(base_ty, base), n_lanes, first: true })
    }

    /// The width of an index of this type, which may be the first vector.
    pub(crate) fn index_width(&mut self, steps: &mut LaneSteps, index_ty: Ty) -> Lowered<u32> {
        let mut scalar = index_ty;
        if let Kind::Vector(element, n) = self.types.kind(index_ty) {
            if steps.n_lanes.is_some_and(|known| known != n) {
                return Err(invalid("vectors of different lengths"));
            }
            if steps.n_lanes.is_none() {
                self.units(index_ty)?;
                steps.n_lanes = Some(n);
                steps.addresses = vec![steps.addresses[0]; n as usize];
            }
            scalar = element;
        }
        match self.types.kind(scalar) {
            Kind::Int(bits) if bits > 64 => Err(unsupported("an index of more than 64 bits")),
            Kind::Int(bits) => Ok(bits),
            _ => Err(invalid("an index is an integer")),
        }
    }

    /// The addresses after all steps.
    pub(crate) fn finish_lane_addresses(&mut self, steps: LaneSteps) -> Lowered<TypedValue> {
        let result = self.types.vector(Ty::PTR, steps.n_lanes.unwrap_or(1));
        self.lay_out(result)?;
        let v = self.assemble(result, &steps.addresses);
        Ok(TypedValue::new(result, v))
    }

    /// Goes on to the element or member that each lane of an index of `bits` bits selects.
    pub(crate) fn step_lanes(
        &mut self,
        steps: &mut LaneSteps,
        index_ty: Ty,
        index: Operand,
        bits: u32,
    ) -> Lowered<()> {
        let lanes = self.pieces(index_ty, index);
        let (ty, first) = (steps.ty, steps.first);
        let mut selected = ty;
        for (lane, address) in steps.addresses.iter_mut().enumerate() {
            // A scalar index is the same for all lanes.
            let index = lanes[lane.min(lanes.len() - 1)];
            let constant = match self.body.func.const_data(index) {
                Some(ConstData::Bits(bits)) => Some(bits),
                Some(ConstData::Undef) => Some(0),
                _ => None,
            };
            selected = match constant {
                Some(index) => {
                    let (offset, element) = self.index_offset(ty, sign_extended(index, bits), first)?;
                    if lane > 0 && element != selected {
                        return Err(invalid("a field's index that differs from lane to lane"));
                    }
                    *address = self.body.address(*address, offset);
                    element
                }
                None => {
                    let element = self.element_at_variable(ty, first)?;
                    let index = self.index_value(index, bits);
                    *address = self.scaled(OpFlags::NONE, *address, index, self.types.info(element).size, 0);
                    element
                }
            };
        }
        (steps.ty, steps.first) = (selected, false);
        Ok(())
    }
}
