//! `getelementptr` on vectors: an address for each lane.
//!
//! The base, any index or all of them may be vectors of one length; a scalar among them is the same for every
//! lane.

use sheave_ir::OpFlags;

use crate::lower::Lower;
use crate::lower::body::{Operand, TypedValue};
use crate::lower::reason::{LoweredValue, Marked, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// An operand of a `getelementptr`: type, value, and the caller's mark.
pub(crate) type LaneOperand = (Ty, Operand, u32);

impl Lower {
    /// The addresses in values of type `ty` at `base`.
    pub(crate) fn lane_addresses(
        &mut self,
        ty: Ty,
        base: LaneOperand,
        indices: &[LaneOperand],
    ) -> LoweredValue {
        let mut n_lanes = None;
        for &(operand, _, mark) in [&base].into_iter().chain(indices) {
            if let Kind::Vector(_, n) = self.types.kind(operand) {
                if n_lanes.is_some_and(|known| known != n) {
                    return Err(invalid("vectors of different lengths").marked(mark));
                }
                n_lanes = Some(n);
            }
        }
        let n_lanes = n_lanes.unwrap_or(1);
        let (mut addresses, mut element) = (Vec::new(), None);
        for lane in 0..n_lanes as usize {
            let (scalar, v) = self.lane_of(base, lane);
            self.expect_pointer(scalar).marked(base.2)?;
            let mut steps = self.begin_address(ty, TypedValue::new(scalar, v), OpFlags::NONE);
            for &index in indices {
                let (scalar, v) = self.lane_of(index, lane);
                let bits = match self.types.kind(scalar) {
                    Kind::Int(bits) if bits <= 64 => bits,
                    Kind::Int(_) => return Err(unsupported("an index of more than 64 bits").marked(index.2)),
                    _ => return Err(invalid("an index is an integer").marked(index.2)),
                };
                self.step(&mut steps, v.value(), bits).marked(index.2)?;
            }
            if element.replace(steps.ty).is_some_and(|before| before != steps.ty) {
                return Err(invalid("a field's index that differs from lane to lane"));
            }
            let address = self.finish_address(steps)?;
            self.body.need(address.fold);
            addresses.push(address.v.value());
        }
        let result = self.types.vector(Ty::PTR, n_lanes);
        self.lay_out(result)?;
        let v = self.assemble(result, &addresses);
        Ok(TypedValue::new(result, v))
    }

    /// The type and the value of a lane of a vector, or of a scalar.
    fn lane_of(&self, (ty, v, _): LaneOperand, lane: usize) -> (Ty, Operand) {
        match self.types.kind(ty) {
            Kind::Vector(element, _) => (element, Operand::of(self.pieces(ty, v)[lane])),
            _ => (ty, v),
        }
    }
}
