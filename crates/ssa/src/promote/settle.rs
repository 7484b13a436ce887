//! The type of slots that are accessed as several types.
//!
//! All accesses of such a slot start at one offset. What is stored says how many bytes the slot has; loads
//! may take less, and constants may be written that are wider. Among the accesses of that many bytes the type
//! of an output of inline assembly comes first, then the declared one, then the least that is stored or else
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

use super::scan::{Action, Scratch as Scan, Special, packed};
use super::{Kept, Plan};
use crate::graph::NONE;
use crate::host::MemAccess;
use crate::refill::refill;
use crate::{SlotHost, Type, Value};

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// By slot: the index of its summary; `NONE` for other slots.
    summary_of: Vec<u32>,
    summaries: Vec<Summary>,
}

/// The extremes of the sizes of some accesses, with the first instruction of each.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    least: (u32, u32),
    most: (u32, u32),
}

impl Sizes {
    const NONE: Sizes = Sizes { least: (u32::MAX, NONE), most: (0, NONE) };

    fn add(&mut self, bytes: u32, inst: u32) {
        if bytes < self.least.0 {
            self.least = (bytes, inst);
        }
        if bytes > self.most.0 {
            self.most = (bytes, inst);
        }
    }

    fn is_empty(&self) -> bool {
        self.most.1 == NONE
    }
}

#[derive(Clone, Copy, Debug)]
struct Summary {
    slot: u32,
    /// Of the slot's plain accesses.
    plain: Type,
    declared: Option<Type>,
    /// Loads; stores of values; stores of constants.
    loads: Sizes,
    stores: Sizes,
    constants: Sizes,
    /// The type of outputs of assembly.
    asm: Option<Type>,
    asm_differs: bool,
    /// What the slot becomes.
    ty: Type,
    /// How good `ty` is: the less the better.
    rank: u32,
}

/// Decides the types of the slots that are accessed as several, or keeps them.
#[cold]
pub(super) fn settle(host: &impl SlotHost, scan: &mut Scan, plan: &mut Plan) {
    let mut scratch = core::mem::take(&mut scan.settle);
    refill(&mut scratch.summary_of, scan.slots.len(), NONE);
    scratch.summaries.clear();
    for slot in 0..scan.slots.len() as u32 {
        if scan.slots[slot as usize].mixed && !scan.is_kept(slot) {
            scratch.summary_of[slot as usize] = scratch.summaries.len() as u32;
            scratch.summaries.push(Summary {
                slot,
                plain: Type(scan.plain[slot as usize] as u32),
                declared: host.slot(crate::Slot(slot)).ty,
                loads: Sizes::NONE,
                stores: Sizes::NONE,
                constants: Sizes::NONE,
                asm: None,
                asm_differs: false,
                ty: Type::int(0),
                rank: u32::MAX,
            });
        }
    }
    scratch.collect_sizes(host, scan);
    for summary in &mut scratch.summaries {
        if let Err((reason, inst)) = summary.decide_size(host.big_endian()) {
            scan.keep(plan, summary.slot, reason, inst);
        }
    }
    scratch.choose_types(scan);
    for summary in &scratch.summaries {
        let offset = (scan.plain[summary.slot as usize] >> 32) as u32;
        let end = u64::from(offset) + u64::from(summary.ty.bytes());
        let inside = end <= u64::from(scan.slots[summary.slot as usize].bytes);
        if summary.asm_differs || summary.asm.is_some_and(|asm| asm != summary.ty) {
            scan.keep(plan, summary.slot, Kept::AsmType, NONE);
        } else if !inside {
            scan.keep(plan, summary.slot, Kept::Outside, summary.constants.least.1);
        }
        if !scan.is_kept(summary.slot) {
            let access = MemAccess { ty: summary.ty, offset: offset as i32, volatile: false };
            scan.plain[summary.slot as usize] = packed(access);
            plan.slots[summary.slot as usize].ty = summary.ty;
        }
    }
    scratch.rewrite(scan);
    scan.settle = scratch;
}

/// The type that the access with this `action` and `payload` has. None for what is no load or store.
fn type_of(action: Action, payload: u32, plain: Type, specials: &[Special]) -> Option<Type> {
    match action {
        Action::Load | Action::Store => Some(plain),
        Action::LoadConverted | Action::StoreConverted => Some(specials[payload as usize].ty),
        Action::Fresh | Action::Address | Action::AsmOutput => None,
    }
}

impl Scratch {
    fn summary(&self, slot: u32) -> Option<usize> {
        Some(self.summary_of[slot as usize] as usize).filter(|&summary| summary != NONE as usize)
    }

    fn collect_sizes(&mut self, host: &impl SlotHost, scan: &Scan) {
        for access in &scan.accesses {
            let Some(summary) = self.summary(access.slot) else { continue };
            let summary = &mut self.summaries[summary];
            let Some(ty) = type_of(access.action, access.payload, summary.plain, &scan.specials) else {
                continue;
            };
            let sizes = match access.action {
                Action::Load | Action::LoadConverted => &mut summary.loads,
                action => {
                    let value = match action {
                        Action::Store => access.payload,
                        _ => scan.specials[access.payload as usize].value,
                    };
                    if host.is_constant(Value(value)) { &mut summary.constants } else { &mut summary.stores }
                }
            };
            sizes.add(ty.bytes(), access.inst);
        }
        for &(slot, ty) in &scan.asm_outputs {
            if let Some(summary) = self.summary(slot) {
                let summary = &mut self.summaries[summary];
                summary.asm_differs |= summary.asm.is_some_and(|other| other != ty);
                summary.asm = Some(ty);
                summary.stores.add(ty.bytes(), NONE - 1);
            }
        }
    }

    fn choose_types(&mut self, scan: &Scan) {
        for access in &scan.accesses {
            let Some(summary) = self.summary(access.slot) else { continue };
            let summary = &mut self.summaries[summary];
            if let Some(ty) = type_of(access.action, access.payload, summary.plain, &scan.specials) {
                let load = matches!(access.action, Action::Load | Action::LoadConverted);
                summary.offer(ty, 2 + load as u32);
            }
        }
        for summary in &mut self.summaries {
            if let Some(asm) = summary.asm {
                summary.offer(asm, 0);
            }
        }
    }

    /// Makes the accesses of the slots that are promoted plain ones or conversions.
    fn rewrite(&self, scan: &mut Scan) {
        for at in 0..scan.accesses.len() {
            let access = scan.accesses[at];
            let Some(summary) = self.summary(access.slot) else { continue };
            let summary = &self.summaries[summary];
            let Some(ty) = type_of(access.action, access.payload, summary.plain, &scan.specials) else {
                continue;
            };
            if scan.is_kept(access.slot) {
                continue;
            }
            let converted = matches!(access.action, Action::LoadConverted | Action::StoreConverted);
            let load = matches!(access.action, Action::Load | Action::LoadConverted);
            let value = if converted { scan.specials[access.payload as usize].value } else { access.payload };
            let (action, payload) = match (ty == summary.ty, load) {
                (true, true) => (Action::Load, value),
                (true, false) => (Action::Store, value),
                (false, _) if converted => continue,
                (false, load) => {
                    scan.specials.push(Special { value, ty });
                    let action = if load { Action::LoadConverted } else { Action::StoreConverted };
                    (action, scan.specials.len() as u32 - 1)
                }
            };
            (scan.accesses[at].action, scan.accesses[at].payload) = (action, payload);
        }
    }
}

impl Summary {
    /// Decides how many bytes the slot has.
    fn decide_size(&mut self, big_endian: bool) -> Result<(), (Kept, u32)> {
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
