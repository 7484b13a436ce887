//! The candidates for splitting, and their accesses.

use super::plan::SlotPlan;
use super::{Ctx, Kept, MAX_BYTES, NONE, Options};
use crate::graph::MAX_ENTITIES;
use crate::host::{AccessSink, Escape, MemAccess};
use crate::{Block, Entity, Error, Inst, Kind, Rule, Slot, SlotHost, Type, Value};

/// A slot that could be taken apart.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    pub(super) slot: Slot,
    pub(super) size: u32,
    /// Bit k: something starts or ends at byte k.
    pub(super) bounds: u64,
    /// Bit k: byte k is written together with the one before it, or read as part of a value that is no
    /// integer.
    pub(super) joined: u64,
    /// Bit k: byte k is accessed as part of an opaque type.
    pub(super) opaque: u64,
    /// Why it stays.
    pub(super) kept: Option<Kept>,
    /// The instruction because of which it does.
    pub(super) inst: Option<Inst>,
    /// There is something to do: a copy, or more than one part.
    pub(super) wanted: bool,
    pub(super) n_parts: u32,
}

impl Candidate {
    /// It can be taken apart, as far as is known.
    #[inline]
    pub(super) fn fits(&self) -> bool {
        self.kept.is_none()
    }

    /// Leaves it whole; the first reason counts.
    pub(super) fn keep(&mut self, reason: Kept, inst: Option<Inst>) {
        if self.kept.is_none() {
            (self.kept, self.inst) = (Some(reason), inst);
        }
    }

    fn bound(&mut self, offset: u32, bytes: u32) {
        let end = offset + bytes;
        self.bounds |= if end < 64 { 1 << end } else { 0 };
        self.bounds |= 1 << offset;
    }
}

/// A load or store of a scalar.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) inst: Inst,
    pub(super) candidate: u32,
    pub(super) offset: u32,
    pub(super) ty: Type,
    pub(super) is_load: bool,
}

/// A copy between two candidates, each with the offset.
#[derive(Clone, Copy, Debug)]
pub(super) struct Copy {
    pub(super) to: (u32, u32),
    pub(super) from: (u32, u32),
    pub(super) bytes: u32,
}

/// The size of the host's tables, read once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) n_blocks: usize,
    pub(super) n_insts: usize,
}

/// The mask of `bytes` bits from `offset` on.
pub(super) fn mask(offset: u32, bytes: u32) -> u64 {
    let ones = if bytes >= 64 { u64::MAX } else { (1 << bytes) - 1 };
    ones << offset
}

/// The same without the first one: the ends of accesses inside of a range.
pub(super) fn inside(offset: u32, bytes: u32) -> u64 {
    mask(offset, bytes) & !mask(offset, 1)
}

/// Collects the slots that by their description could be taken apart, and clears the plan.
pub(super) fn find_candidates(host: &impl SlotHost, ctx: &mut Ctx) -> Result<Bounds, Error> {
    let (n_slots, n_blocks, n_insts) = (host.n_slots(), host.n_blocks(), host.n_insts());
    if n_slots >= MAX_ENTITIES / 2 || n_blocks >= MAX_ENTITIES || n_insts >= MAX_ENTITIES {
        return Err(Error::new(Rule::TooLarge, Entity::Function));
    }
    ctx.plan.clear();
    ctx.candidates.clear();
    ctx.candidate_of.clear();
    for slot in (0..n_slots).map(Slot::new) {
        let info = host.slot(slot);
        let kept = if info.dynamic {
            Kept::Dynamic
        } else if info.volatile {
            Kept::Volatile
        } else if info.param {
            Kept::Parameter
        } else if info.bytes > MAX_BYTES {
            Kept::TooLarge
        } else {
            Kept::Whole
        };
        let possible = kept == Kept::Whole && info.bytes >= 1;
        ctx.candidate_of.push(if possible { ctx.candidates.len() as u32 } else { NONE });
        ctx.plan.slots.push(SlotPlan { first: 0, n: 0, kept: Some(kept), inst: None });
        if possible {
            ctx.candidates.push(Candidate { slot, size: info.bytes, ..Candidate::default() });
        }
    }
    Ok(Bounds { n_blocks, n_insts })
}

/// Collects the accesses of the candidates.
pub(super) fn scan(
    host: &impl SlotHost,
    ctx: &mut Ctx,
    bounds: Bounds,
    options: &Options,
) -> Result<(), Error> {
    let Bounds { n_blocks, n_insts } = bounds;
    ctx.accesses.clear();
    ctx.copies.clear();
    let mut sweep = Sweep { ctx, n_insts, widest: options.widest(), shifts: options.shifts, error: None };
    for block in (0..n_blocks).map(Block::new) {
        host.accesses(block, &mut sweep);
    }
    sweep.error.map_or(Ok(()), Err)
}

/// The host's visitor.
struct Sweep<'a> {
    ctx: &'a mut Ctx,
    n_insts: usize,
    /// The most bytes that a part may have.
    widest: u32,
    shifts: bool,
    error: Option<Error>,
}

impl Sweep<'_> {
    /// The candidate that `slot` is.
    fn candidate(&mut self, inst: Inst, slot: Slot) -> Option<u32> {
        let found = self.ctx.candidate_of.get(slot.index()).copied();
        if found.is_none() || inst.index() >= self.n_insts {
            let error = match found {
                None => Error::new(Rule::SlotOutOfRange, Entity::Slot(slot)),
                Some(_) => Error::new(Rule::InstOutOfRange, Entity::Inst(inst)),
            };
            self.error.get_or_insert(error.reported_by(inst));
            return None;
        }
        found.filter(|&candidate| candidate != NONE)
    }

    fn keep(&mut self, inst: Inst, slot: Slot, reason: Kept) {
        if let Some(candidate) = self.candidate(inst, slot) {
            self.ctx.candidates[candidate as usize].keep(reason, Some(inst));
        }
    }

    /// Notes a scalar access. The end of a load is a boundary only if no wider store covers it, which is
    /// known later.
    fn access(&mut self, inst: Inst, slot: Slot, access: MemAccess, is_load: bool) {
        let Some(index) = self.candidate(inst, slot) else { return };
        let own = &mut self.ctx.candidates[index as usize];
        let MemAccess { ty, volatile, .. } = access;
        // Negative offsets are beyond every slot.
        let (offset, bytes) = (access.offset as u32, ty.bytes());
        let inside_slot = u64::from(offset) + u64::from(bytes) <= u64::from(own.size);
        if volatile || bytes == 0 || !inside_slot || bytes > self.widest || !bytes.is_power_of_two() {
            let reason = if volatile {
                Kept::VolatileAccess
            } else if bytes == 0 {
                Kept::NoBytes
            } else if !inside_slot {
                Kept::Outside
            } else {
                Kept::AccessSize
            };
            return own.keep(reason, Some(inst));
        }
        if !is_load || !self.shifts {
            own.bound(offset, bytes);
        }
        if ty.is_opaque() {
            own.opaque |= mask(offset, bytes);
        }
        // Pieces of an integer that is loaded are values of their own more often than not.
        own.joined |= if is_load && ty.kind() == Kind::Int { 0 } else { inside(offset, bytes) };
        self.ctx.accesses.push(Access { inst, candidate: index, offset, ty, is_load });
    }

    /// Notes one side of an operation on `bytes` bytes: the candidate and the offset in it.
    fn block(&mut self, inst: Inst, slot: Slot, offset: i32, bytes: u32) -> Option<(u32, u32)> {
        let index = self.candidate(inst, slot)?;
        let own = &mut self.ctx.candidates[index as usize];
        let offset = offset as u32;
        if bytes == 0 || u64::from(offset) + u64::from(bytes) > u64::from(own.size) {
            own.keep(if bytes == 0 { Kept::NoBytes } else { Kept::Outside }, Some(inst));
            return None;
        }
        own.bound(offset, bytes);
        own.wanted = true;
        Some((index, offset))
    }
}

impl AccessSink for Sweep<'_> {
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, _: Value) {
        self.access(inst, slot, access, true);
    }

    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, _: Value) {
        self.access(inst, slot, access, false);
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, _: Type, _: u32, _: Option<u32>) {
        self.keep(inst, slot, Kept::AsmOutput);
    }

    fn fresh(&mut self, inst: Inst, slot: Slot) {
        self.candidate(inst, slot);
    }

    fn address(&mut self, inst: Inst, slot: Slot) {
        self.candidate(inst, slot);
    }

    fn escape(&mut self, inst: Inst, slot: Slot, how: Escape) {
        self.keep(inst, slot, Kept::Escapes(how));
    }

    fn returns_twice(&mut self, _: Inst) {}

    fn copy(&mut self, inst: Inst, to: Option<(Slot, i32)>, from: Option<(Slot, i32)>, bytes: u32) {
        let mut side =
            |side: Option<(Slot, i32)>| side.and_then(|(slot, offset)| self.block(inst, slot, offset, bytes));
        let (Some(to), Some(from)) = (side(to), side(from)) else { return };
        if to.0 == from.0 {
            self.ctx.candidates[to.0 as usize].keep(Kept::CopiedOntoItself, Some(inst));
        }
        self.ctx.copies.push(Copy { to, from, bytes });
    }

    fn fill(&mut self, inst: Inst, slot: Slot, offset: i32, bytes: u32) {
        self.block(inst, slot, offset, bytes);
    }
}
