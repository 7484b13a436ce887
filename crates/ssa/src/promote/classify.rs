//! Accesses that differ in bytes or type from the slot's accesses until now: the slow path of the sweep.
//!
//! An access at another offset keeps the slot in memory. One of another type at the same offset is recorded
//! with its type; [`slot_type`](super::slot_type) decides when all accesses are known, so that their order
//! does not matter.
//!
//! ```text
//! store i64 v1, x; v2 = load i32 x         recorded as a load of another type
//! store i32 v1, x; v2 = load i32 x+4       kept: accesses at different offsets
//! ```

use super::report::Kept;
use super::scan::{Action, Shape, Sweep};
use crate::host::MemAccess;
use crate::{Inst, Slot, SlotHost, Type, Value};

/// How to record an access.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    /// It has the slot's type.
    Same,
    /// It has another type.
    Other,
}

impl<H: SlotHost> Sweep<'_, H> {
    /// Classifies an access that does not have the shape of the slot's accesses until now. `None` keeps the
    /// slot.
    #[cold]
    pub(super) fn classify(
        &mut self,
        inst: Inst,
        slot: Slot,
        access: MemAccess,
        narrows: bool,
    ) -> Option<Fit> {
        if self.records.is_kept(slot) {
            return None;
        }
        let (state, shape) = (&mut self.records.slots[slot], self.records.shapes[slot]);
        let bytes = access.ty.bytes();
        let end = i64::from(access.offset) + i64::from(bytes);
        let inside = access.offset >= 0 && end <= i64::from(state.bytes);
        let unknown = shape == Shape::UNKNOWN || !state.touched;
        let reason = if access.volatile {
            Kept::VolatileAccess
        } else if bytes == 0 {
            Kept::NoBytes
        } else if bytes > self.limit && !narrows {
            Kept::TooLarge
        } else if access.offset < 0 || !inside && !narrows {
            Kept::Outside
        } else if unknown && inside && bytes <= self.limit {
            // Nothing has been recorded under the declared type: the type of an access is the better one.
            self.records.shapes[slot] = Shape::of(access);
            self.plan.slots[slot].ty = access.ty;
            return Some(Fit::Same);
        } else if unknown {
            // A constant stored beyond the end decides the offset of accesses, but not their type.
            self.records.shapes[slot] = Shape::of(MemAccess { ty: Type::UNKNOWN, ..access });
            state.mixed = true;
            self.records.any_mixed = true;
            return Some(Fit::Other);
        } else if access.offset != shape.offset() {
            Kept::Offset
        } else if [access.ty, shape.ty()].iter().any(|&ty| ty.is_opaque()) {
            Kept::Opaque
        } else {
            state.mixed = true;
            self.records.any_mixed = true;
            return Some(Fit::Other);
        };
        self.records.keep(self.plan, slot, reason, Some(inst));
        None
    }

    #[cold]
    pub(super) fn other_load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        if let Some(fit) = self.classify(inst, slot, access, false) {
            let action =
                if fit == Fit::Same { Action::Load(result) } else { Action::LoadAs(result, access.ty) };
            self.record_read(inst, slot, action);
        }
    }

    #[cold]
    pub(super) fn other_store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        let narrows = !access.ty.is_opaque() && self.host.is_constant(value);
        if let Some(fit) = self.classify(inst, slot, access, narrows) {
            let action =
                if fit == Fit::Same { Action::Store(value) } else { Action::StoreAs(value, access.ty) };
            self.record_write(inst, slot, action);
        }
    }
}
