//! The sweep over the host: records the accesses of slots, in order, and the slots that take no part.

use super::Ctx;
use super::plan::{Kept, SlotPlan};
use crate::graph::MAX_ENTITIES;
use crate::host::{AccessSink, Clobber, Escape, MemAccess};
use crate::refill::refill;
use crate::{Block, Entity, Error, Inst, Rule, Slot, SlotHost, Type, Value};

/// No slot, instruction or value.
pub(super) const NONE: u32 = u32::MAX;

/// Instead of a number of reports: the instruction is a load that reads memory no more.
pub(super) const FORWARDED: u8 = u8::MAX;

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// A plain load of a value.
    Load,
    /// A plain store of a value.
    Store,
    /// A fill, or the destination of a copy: goes where its bytes are not needed.
    Write,
    /// The source of a copy.
    Read,
    /// Reads and writes, and must stay.
    Touch,
    /// The contents are undefined from here on.
    Fresh,
    /// Only mentions the slot.
    Mention,
    /// May access whatever escaped.
    Clobber(Clobber),
    /// Returns a second time, later than what follows.
    ReturnsTwice,
}

/// Something that is done to a slot, or to those that escaped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) inst: u32,
    /// [`NONE`] for a clobber.
    pub(super) slot: u32,
    pub(super) offset: u32,
    pub(super) bytes: u32,
    pub(super) ty: Type,
    /// What is loaded or stored.
    pub(super) value: u32,
    pub(super) role: Role,
    /// Whether it is a dead store was asked.
    pub(super) is_asked: bool,
}

impl Access {
    /// What `inst` does to no slot in particular.
    fn new(inst: Inst, role: Role) -> Self {
        let (slot, value, ty) = (NONE, NONE, Type::UNKNOWN);
        Access { inst: inst.0, slot, offset: 0, bytes: 0, ty, value, role, is_asked: false }
    }

    /// True if it may change memory.
    pub(super) fn writes(&self) -> bool {
        match self.role {
            Role::Store | Role::Write | Role::Touch | Role::Fresh | Role::ReturnsTwice => true,
            Role::Clobber(how) => how != Clobber::Reads,
            Role::Load | Role::Read | Role::Mention => false,
        }
    }

    /// True if the two, of one slot, have a byte in common.
    pub(super) fn overlaps(&self, other: &Access) -> bool {
        self.offset < other.offset + other.bytes && other.offset < self.offset + self.bytes
    }

    /// True if it touches all bytes of `other`, of the same slot.
    pub(super) fn covers(&self, other: &Access) -> bool {
        self.offset <= other.offset && other.offset + other.bytes <= self.offset + self.bytes
    }
}

/// The size of the function, asked for once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    n_values: usize,
    n_insts: usize,
}

/// Clears the scratch memory and the plan, and asks for what there is.
fn start(host: &impl SlotHost, ctx: &mut Ctx) -> Result<Bounds, Error> {
    let bounds = Bounds { n_values: host.n_values(), n_insts: host.n_insts() };
    let n_slots = host.n_slots();
    if n_slots >= MAX_ENTITIES / 2 || bounds.n_values >= MAX_ENTITIES || bounds.n_insts >= MAX_ENTITIES {
        return Err(Error::new(Rule::TooLarge, Entity::Function));
    }
    ctx.plan.clear(bounds.n_values, bounds.n_insts);
    ctx.accesses.clear();
    ctx.ranges.clear();
    refill(&mut ctx.reports, bounds.n_insts, 0);
    ctx.sizes.clear();
    ctx.returns_twice = false;
    for slot in (0..n_slots).map(Slot::new) {
        let info = host.slot(slot);
        let kept = match () {
            () if info.dynamic => Some(Kept::Dynamic),
            () if info.volatile => Some(Kept::Volatile),
            () if info.bytes > i32::MAX as u32 => Some(Kept::TooLarge),
            () => None,
        };
        ctx.sizes.push(info.bytes);
        ctx.plan.slots.push(SlotPlan { kept, ..SlotPlan::default() });
    }
    Ok(bounds)
}

/// Collects the accesses of `host`, the effects among them, and what escapes.
pub(super) fn scan<H: SlotHost>(host: &H, ctx: &mut Ctx) -> Result<(), Error> {
    let n_blocks = ctx.graph.n_blocks();
    let n_reported = n_blocks - usize::from(ctx.graph.virtual_entry().is_some());
    let bounds = start(host, ctx)?;
    let mut sweep = Sweep { ctx, bounds, error: None };
    for block in (0..n_reported).map(Block::new) {
        let first = sweep.ctx.accesses.len() as u32;
        host.accesses(block, &mut sweep);
        sweep.ctx.ranges.push((first, sweep.ctx.accesses.len() as u32));
    }
    // A virtual entry does nothing.
    sweep.ctx.ranges.resize(n_blocks, (0, 0));
    if let Some(error) = sweep.error {
        return Err(error);
    }
    if !H::CLOBBERS {
        for slot in ctx.plan.slots.iter_mut().filter(|slot| slot.escape != NONE) {
            slot.keep(Kept::Escapes(slot.how), slot.escape);
        }
    }
    Ok(())
}

/// The host's visitor.
struct Sweep<'a> {
    ctx: &'a mut Ctx,
    bounds: Bounds,
    error: Option<Error>,
}

impl Sweep<'_> {
    fn fail(&mut self, rule: Rule, entity: Entity, inst: Inst) {
        self.error.get_or_insert(Error::new(rule, entity).reported_by(inst));
    }

    /// Notes that `inst` reports something; false if there is no such instruction.
    fn report(&mut self, inst: Inst) -> bool {
        let Some(reports) = self.ctx.reports.get_mut(inst.index()) else {
            self.fail(Rule::InstOutOfRange, Entity::Inst(inst), inst);
            return false;
        };
        *reports = (*reports + 1).min(FORWARDED - 1);
        true
    }

    /// Notes an access of a slot, if that takes part.
    fn push(&mut self, inst: Inst, slot: Slot, at: i32, bytes: u32, role: Role) -> Option<&mut Access> {
        let Some(own) = self.ctx.plan.slots.get_mut(slot.index()) else {
            self.fail(Rule::SlotOutOfRange, Entity::Slot(slot), inst);
            return None;
        };
        let is_inside =
            i64::from(at) >= 0 && i64::from(at) + i64::from(bytes) <= i64::from(self.ctx.sizes[slot.index()]);
        if !is_inside || bytes == 0 && matches!(role, Role::Load | Role::Store) {
            own.keep(if is_inside { Kept::NoBytes } else { Kept::Outside }, inst.0);
        }
        if own.kept.is_some() {
            return None;
        }
        self.ctx.accesses.push(Access { slot: slot.0, offset: at as u32, bytes, ..Access::new(inst, role) });
        self.ctx.accesses.last_mut()
    }

    /// Notes an access of all of a slot.
    fn whole(&mut self, inst: Inst, slot: Slot, role: Role) {
        if self.report(inst) {
            let bytes = self.ctx.sizes.get(slot.index()).copied().unwrap_or(0);
            self.push(inst, slot, 0, bytes, role);
        }
    }

    /// Notes what is done to memory that escaped, or to all.
    fn elsewhere(&mut self, inst: Inst, role: Role) {
        self.ctx.accesses.push(Access::new(inst, role));
    }

    fn scalar(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value, plain: Role) {
        if !self.report(inst) {
            return;
        }
        if value.index() >= self.bounds.n_values {
            return self.fail(Rule::ValueOutOfRange, Entity::Value(value), inst);
        }
        let role = if access.volatile { Role::Touch } else { plain };
        if let Some(noted) = self.push(inst, slot, access.offset, access.ty.bytes(), role) {
            (noted.ty, noted.value) = (access.ty, value.0);
        }
    }
}

impl AccessSink for Sweep<'_> {
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        if result.index() < self.bounds.n_values && !self.ctx.plan.define(result) {
            return self.fail(Rule::DefinedTwice, Entity::Value(result), inst);
        }
        self.scalar(inst, slot, access, result, Role::Load);
    }

    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        self.scalar(inst, slot, access, value, Role::Store);
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, _: Type, _: u32, _: Option<u32>) {
        if !self.report(inst) {
            return;
        }
        match self.ctx.plan.slots.get_mut(slot.index()) {
            Some(own) => own.keep(Kept::AsmOutput, inst.0),
            None => self.fail(Rule::SlotOutOfRange, Entity::Slot(slot), inst),
        }
    }

    fn fresh(&mut self, inst: Inst, slot: Slot) {
        self.whole(inst, slot, Role::Fresh);
    }

    fn address(&mut self, inst: Inst, slot: Slot) {
        self.whole(inst, slot, Role::Mention);
    }

    fn escape(&mut self, inst: Inst, slot: Slot, how: Escape) {
        self.whole(inst, slot, Role::Touch);
        if let Some(own) = self.ctx.plan.slots.get_mut(slot.index())
            && own.escape == NONE
        {
            (own.escape, own.how) = (inst.0, how);
        }
    }

    fn returns_twice(&mut self, inst: Inst) {
        if self.report(inst) {
            self.ctx.returns_twice = true;
            self.elsewhere(inst, Role::ReturnsTwice);
        }
    }

    fn clobber(&mut self, inst: Inst, how: Clobber) {
        if self.report(inst) {
            self.elsewhere(inst, Role::Clobber(how));
        }
    }

    fn copy(&mut self, inst: Inst, to: Option<(Slot, i32)>, from: Option<(Slot, i32)>, bytes: u32) {
        if !self.report(inst) {
            return;
        }
        match from {
            Some((slot, at)) => _ = self.push(inst, slot, at, bytes, Role::Read),
            None => self.elsewhere(inst, Role::Clobber(Clobber::Reads)),
        }
        match to {
            Some((slot, at)) => _ = self.push(inst, slot, at, bytes, Role::Write),
            None => self.elsewhere(inst, Role::Clobber(Clobber::Writes)),
        }
    }

    fn fill(&mut self, inst: Inst, slot: Slot, offset: i32, bytes: u32) {
        if self.report(inst) {
            self.push(inst, slot, offset, bytes, Role::Write);
        }
    }
}

/// The accesses of `block`, by number.
pub(super) fn accesses_of(ranges: &[(u32, u32)], block: Block) -> core::ops::Range<usize> {
    let (first, end) = ranges[block.index()];
    first as usize..end as usize
}
