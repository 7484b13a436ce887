//! The type of slots that are accessed as several types.
//!
//! All accesses of such a slot start at one offset. Stores decide how many bytes the slot has; loads may take
//! less, and constants may be written that are wider. Among the accesses of that many bytes the type of an
//! output of inline assembly comes first, then the declared one, then the least that is stored or else
//! loaded: a choice that does not depend on their order. The records of the sweep then become accesses of
//! that type and conversions. Three passes over the records, in functions with such slots alone.
//!
//! ```text
//! store i64 0, v0; v1 = load i32 v0        a constant is narrowed: the slot is an i32
//! store i64 v2, v0; v1 = load i32 v0       the slot is an i64, and v1 its low half
//! store f32 v2, v0; v1 = load i32 v0       the slot is an f32, and v1 its bits
//! store i32 v2, v0; v1 = load i64 v0       kept: four bytes that no store writes are read
//! ```

use alloc::vec::Vec;

use super::plan::Plan;
use super::report::Kept;
use super::scan::{Action, Records, Shape};
use crate::host::MemAccess;
use crate::map::Map;
use crate::{Inst, Slot, SlotHost, Type, Value};

/// Reused memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// By slot: the index of its summary, for mixed slots.
    summary_of: Map<Slot, Option<u32>>,
    summaries: Vec<Summary>,
}

/// The extremes of the sizes of some accesses, with the first instruction of each.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    least: (u32, Option<Inst>),
    most: (u32, Option<Inst>),
}

impl Sizes {
    const NONE: Sizes = Sizes { least: (u32::MAX, None), most: (0, None) };

    fn add(&mut self, bytes: u32, inst: Option<Inst>) {
        if bytes < self.least.0 {
            self.least = (bytes, inst);
        }
        if bytes > self.most.0 {
            self.most = (bytes, inst);
        }
    }

    fn is_empty(&self) -> bool {
        self.most.0 == 0
    }
}

/// The accesses of a mixed slot.
#[derive(Clone, Copy, Debug)]
struct Summary {
    slot: Slot,
    /// The type of the slot's plain accesses.
    plain: Type,
    declared: Option<Type>,
    loads: Sizes,
    /// Stores of values; stores of constants.
    stores: Sizes,
    constants: Sizes,
    /// The type of outputs of assembly.
    asm: Option<Type>,
    asm_differs: bool,
    /// The type that the slot gets.
    ty: Type,
    /// How good `ty` is: the less the better.
    rank: u32,
}

/// Decides the types of the slots that are accessed as several, or keeps them.
#[cold]
pub(super) fn choose(host: &impl SlotHost, records: &mut Records, scratch: &mut Scratch, plan: &mut Plan) {
    scratch.summary_of.refill(records.slots.len(), None);
    scratch.summaries.clear();
    for slot in records.slots.keys().filter(|&slot| records.slots[slot].mixed && !records.is_kept(slot)) {
        scratch.summary_of[slot] = Some(scratch.summaries.len() as u32);
        scratch.summaries.push(Summary {
            slot,
            plain: records.shapes[slot].ty(),
            declared: host.slot(slot).ty,
            loads: Sizes::NONE,
            stores: Sizes::NONE,
            constants: Sizes::NONE,
            asm: None,
            asm_differs: false,
            ty: Type::int(0),
            rank: u32::MAX,
        });
    }
    scratch.collect_sizes(host, records);
    for summary in &mut scratch.summaries {
        if let Err((reason, inst)) = summary.decide_size(host.big_endian()) {
            records.keep(plan, summary.slot, reason, inst);
        }
    }
    scratch.choose_types(records);
    for summary in &scratch.summaries {
        let slot = summary.slot;
        let offset = records.shapes[slot].offset();
        let end = u64::from(offset as u32) + u64::from(summary.ty.bytes());
        let inside = end <= u64::from(records.slots[slot].bytes);
        if summary.asm_differs || summary.asm.is_some_and(|asm| asm != summary.ty) {
            records.keep(plan, slot, Kept::AsmType, None);
        } else if !inside {
            records.keep(plan, slot, Kept::Outside, summary.constants.least.1);
        }
        if !records.is_kept(slot) {
            records.shapes[slot] = Shape::of(MemAccess { ty: summary.ty, offset, volatile: false });
            plan.slots[slot].ty = summary.ty;
        }
    }
    scratch.rewrite(records);
}

/// The value that `action` reads or writes, and its type; `None` if it is no load or store.
fn accessed(action: Action, plain: Type) -> Option<(Value, Type)> {
    match action {
        Action::Load(value) | Action::Store(value) => Some((value, plain)),
        Action::LoadAs(value, ty) | Action::StoreAs(value, ty) => Some((value, ty)),
        Action::Fresh | Action::Address | Action::AsmOutput(_) => None,
    }
}

impl Scratch {
    fn summary(&self, slot: Slot) -> Option<&Summary> {
        Some(&self.summaries[self.summary_of[slot]? as usize])
    }

    fn summary_mut(&mut self, slot: Slot) -> Option<&mut Summary> {
        Some(&mut self.summaries[self.summary_of[slot]? as usize])
    }

    fn collect_sizes(&mut self, host: &impl SlotHost, records: &Records) {
        for access in &records.accesses {
            let Some(summary) = self.summary_mut(access.slot) else { continue };
            let Some((value, ty)) = accessed(access.action, summary.plain) else { continue };
            let sizes = if access.action.reads() {
                &mut summary.loads
            } else if host.is_constant(value) {
                &mut summary.constants
            } else {
                &mut summary.stores
            };
            sizes.add(ty.bytes(), Some(access.inst));
        }
        for &(slot, ty) in &records.asm_outputs {
            if let Some(summary) = self.summary_mut(slot) {
                summary.asm_differs |= summary.asm.is_some_and(|other| other != ty);
                summary.asm = Some(ty);
                summary.stores.add(ty.bytes(), None);
            }
        }
    }

    fn choose_types(&mut self, records: &Records) {
        for access in &records.accesses {
            let Some(summary) = self.summary_mut(access.slot) else { continue };
            if let Some((_, ty)) = accessed(access.action, summary.plain) {
                summary.offer(ty, 2 + access.action.reads() as u32);
            }
        }
        for summary in &mut self.summaries {
            if let Some(asm) = summary.asm {
                summary.offer(asm, 0);
            }
        }
    }

    /// Makes the accesses of the slots that are promoted plain ones or conversions.
    fn rewrite(&self, records: &mut Records) {
        for at in 0..records.accesses.len() {
            let access = records.accesses[at];
            let Some(summary) = self.summary(access.slot) else { continue };
            let Some((value, ty)) = accessed(access.action, summary.plain) else { continue };
            if records.is_kept(access.slot) {
                continue;
            }
            records.accesses[at].action = match (ty == summary.ty, access.action.reads()) {
                (true, true) => Action::Load(value),
                (true, false) => Action::Store(value),
                (false, true) => Action::LoadAs(value, ty),
                (false, false) => Action::StoreAs(value, ty),
            };
        }
    }
}

impl Summary {
    /// Decides how many bytes the slot has.
    fn decide_size(&mut self, big_endian: bool) -> Result<(), (Kept, Option<Inst>)> {
        let Summary { loads, stores, constants, .. } = *self;
        let own = if !stores.is_empty() {
            stores.most.0
        } else if !loads.is_empty() {
            loads.most.0
        } else {
            constants.least.0
        };
        self.ty = Type::int(own as u16);
        if stores.least.0 < own {
            return Err((Kept::PartialWrite, stores.least.1));
        }
        if constants.least.0 < own {
            return Err((Kept::PartialWrite, constants.least.1));
        }
        if loads.most.0 > own {
            return Err((Kept::Wider, loads.most.1));
        }
        if big_endian && constants.most.0 > own {
            return Err((Kept::Wider, constants.most.1));
        }
        if big_endian && loads.least.0 < own {
            return Err((Kept::Endianness, loads.least.1));
        }
        Ok(())
    }

    /// An access has type `ty`: it becomes the slot's if it has its size and nothing better comes.
    fn offer(&mut self, ty: Type, rank: u32) {
        let rank = if self.declared == Some(ty) { rank.min(1) } else { rank };
        if ty.bytes() == self.ty.bytes() && (rank, ty) < (self.rank, self.ty) {
            (self.rank, self.ty) = (rank, ty);
        }
    }
}
