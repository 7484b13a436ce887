//! The sweep over the accesses: one record per access, and per slot the blocks that define it and those that
//! read it first.
//!
//! The first access of a slot decides which bytes and which type it holds, whatever its declared size.
//! Accesses of the same bytes and type take the fast path of this file: one comparison, one record. The
//! others go through `classify`. Among the records of the diamond and loop of [`promote`](super):
//!
//! ```text
//! block0: store v0, x          record: store v0        x is defined in the entry block
//! block1: store v2, x          record: store v2        x is defined in block1
//! block3: v5 = load x          record: load v5         x is read in block3 before block3 defines it: exposed
//! ```

use alloc::vec::Vec;

use super::goto_edges::GotoOutput;
use super::options::{Mode, Options};
use super::plan::{Plan, SlotPlan};
use super::report::Kept;
use crate::graph::MAX_ENTITIES;
use crate::host::{AccessSink, Escape, MemAccess, SlotInfo};
use crate::map::Map;
use crate::{Block, Entity, Error, Graph, Inst, Rule, Slot, SlotHost, Type, Value};

/// The effect of an access. Values of another type than the slot's are converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    /// Reads the slot; the load's result.
    Load(Value),
    /// Writes a value.
    Store(Value),
    /// Reads the slot as another type.
    LoadAs(Value, Type),
    /// Writes a value of another type.
    StoreAs(Value, Type),
    /// Inline assembly defines the slot by its output with this number.
    AsmOutput(u32),
    /// The contents become undefined.
    Fresh,
    /// Mentions the slot without effect.
    Address,
}

impl Action {
    /// True for loads.
    pub(super) fn reads(self) -> bool {
        matches!(self, Action::Load(_) | Action::LoadAs(..))
    }

    /// True if the slot has a new definition afterwards.
    pub(super) fn defines(self) -> bool {
        !self.reads() && self != Action::Address
    }
}

/// One access.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) inst: Inst,
    pub(super) slot: Slot,
    pub(super) action: Action,
}

/// A list of blocks in [`Records`]: the number of its first link plus one, zero if it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct BlockList(u32);

impl BlockList {
    pub(super) fn is_empty(self) -> bool {
        self == BlockList::default()
    }
}

/// Facts about a slot besides its type.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SlotState {
    /// A load, store or assembly output accesses it.
    pub(super) touched: bool,
    /// It receives a parameter.
    pub(super) param: bool,
    /// It is accessed as several types.
    pub(super) mixed: bool,
    /// Bytes allocated.
    pub(super) bytes: u32,
    /// The last block with an access that reads or writes.
    seen_in: Option<Block>,
    /// The last block that defines the slot.
    pub(super) defined_in: Option<Block>,
    /// The blocks that define the slot, but for the entry block.
    pub(super) definitions: BlockList,
    /// The blocks that read it before they define it, but for the entry block.
    pub(super) exposed: BlockList,
}

/// The accesses that a slot has had until now: type, offset and volatility in one word, compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape(u64);

impl Shape {
    /// Of a slot that stays in memory. It is volatile, so that no plain access equals it.
    const KEPT: Shape = Shape(u64::MAX);
    /// Of a slot that was declared without a type and not accessed yet.
    pub(super) const UNKNOWN: Shape = Shape(u64::MAX - 1);

    #[inline]
    pub(super) const fn of(access: MemAccess) -> Shape {
        let low = access.ty.0 | if access.volatile { Type::FREE_BIT } else { 0 };
        Shape(low as u64 | (access.offset as u32 as u64) << 32)
    }

    pub(super) fn offset(self) -> i32 {
        (self.0 >> 32) as i32
    }

    pub(super) fn ty(self) -> Type {
        Type(self.0 as u32)
    }
}

/// The records of a function.
#[derive(Debug, Default)]
pub(super) struct Records {
    pub(super) accesses: Vec<Access>,
    /// By block: its first access; one more at the end.
    pub(super) start: Vec<u32>,
    pub(super) shapes: Map<Slot, Shape>,
    pub(super) slots: Map<Slot, SlotState>,
    /// The links of all [`BlockList`]s.
    links: Vec<(Block, BlockList)>,
    /// The slots that inline assembly defines, and the type of the output.
    pub(super) asm_outputs: Vec<(Slot, Type)>,
    /// Some slot is accessed as several types.
    pub(super) any_mixed: bool,
    pub(super) goto_outputs: Vec<GotoOutput>,
    /// Calls that return twice: the block, and the number of accesses recorded before.
    pub(super) returns_twice: Vec<(Block, u32)>,
}

/// The visitor that the host reports to.
pub(super) struct Sweep<'a, H> {
    pub(super) host: &'a H,
    pub(super) records: &'a mut Records,
    pub(super) plan: &'a mut Plan,
    block: Block,
    entry: Block,
    /// The most bytes that a value may have.
    pub(super) limit: u32,
    error: Option<Error>,
}

/// Records the accesses of all blocks, and clears the plan.
#[inline(never)]
pub(super) fn scan(
    host: &impl SlotHost,
    options: &Options,
    graph: &Graph,
    records: &mut Records,
    plan: &mut Plan,
) -> Result<(), Error> {
    let (n_slots, n_values, n_insts) = (host.n_slots(), host.n_values(), host.n_insts());
    // Their numbers have room for tags; those of slots for one more.
    if n_slots >= MAX_ENTITIES / 2 || n_values >= MAX_ENTITIES || n_insts >= MAX_ENTITIES {
        return Err(Error::new(Rule::TooLarge, Entity::Function));
    }
    plan.clear();
    plan.make_room(n_values, n_insts);
    plan.virtual_entry = graph.virtual_entry();
    records.clear();
    records.start.reserve(graph.n_blocks() + 1);
    for slot in 0..n_slots {
        describe(host.slot(Slot::new(slot)), options, records, plan);
    }
    let n_blocks = graph.n_blocks() - graph.virtual_entry().is_some() as usize;
    let (entry, limit) = (graph.entry(), options.max_value_bytes);
    let mut sweep = Sweep { host, records, plan, block: entry, entry, limit, error: None };
    for block in (0..n_blocks).map(Block::new) {
        sweep.block = block;
        sweep.records.start.push(sweep.records.accesses.len() as u32);
        host.accesses(block, &mut sweep);
    }
    if let Some(error) = sweep.error {
        return Err(error);
    }
    // A virtual entry block has no accesses.
    records.start.resize(graph.n_blocks() + 1, records.accesses.len() as u32);
    Ok(())
}

/// Adds a slot to the plan and the records.
fn describe(info: SlotInfo, options: &Options, records: &mut Records, plan: &mut Plan) {
    let kept = if info.dynamic {
        Some(Kept::Dynamic)
    } else if info.volatile {
        Some(Kept::Volatile)
    } else if info.param && options.mode == Mode::Locals {
        Some(Kept::Parameter)
    } else {
        None
    };
    let limit = info.bytes.min(options.max_value_bytes);
    let declared = info.ty.filter(|ty| ty.bytes() != 0 && ty.bytes() <= limit);
    plan.slots.push(SlotPlan { ty: declared.unwrap_or(Type::int(0)), kept, inst: None });
    records.shapes.push(match declared {
        _ if kept.is_some() => Shape::KEPT,
        Some(ty) => Shape::of(MemAccess::plain(ty)),
        None => Shape::UNKNOWN,
    });
    records.slots.push(SlotState { param: info.param, bytes: info.bytes, ..SlotState::default() });
}

impl Records {
    fn clear(&mut self) {
        self.accesses.clear();
        self.start.clear();
        self.shapes.clear();
        self.slots.clear();
        self.links.clear();
        self.goto_outputs.clear();
        self.returns_twice.clear();
        self.asm_outputs.clear();
        self.any_mixed = false;
    }

    /// The range in `accesses` of those of `block`.
    #[inline]
    pub(super) fn range(&self, block: Block) -> core::ops::Range<usize> {
        self.start[block.index()] as usize..self.start[block.index() + 1] as usize
    }

    /// The accesses of `block`.
    #[inline]
    pub(super) fn block(&self, block: Block) -> &[Access] {
        &self.accesses[self.range(block)]
    }

    /// True if `slot` stays in memory.
    #[inline]
    pub(super) fn is_kept(&self, slot: Slot) -> bool {
        self.shapes[slot] == Shape::KEPT
    }

    /// The blocks of `list`.
    #[inline]
    pub(super) fn blocks(&self, mut list: BlockList) -> impl Iterator<Item = Block> + '_ {
        core::iter::from_fn(move || {
            let (block, next) = *self.links.get((list.0 as usize).checked_sub(1)?)?;
            list = next;
            Some(block)
        })
    }

    /// Leaves `slot` in memory. The first reason counts.
    #[cold]
    pub(super) fn keep(&mut self, plan: &mut Plan, slot: Slot, reason: Kept, inst: Option<Inst>) {
        if !self.is_kept(slot) {
            self.shapes[slot] = Shape::KEPT;
            let plan = &mut plan.slots[slot];
            (plan.kept, plan.inst) = (Some(reason), inst);
        }
    }

    /// Notes that `block` defines `slot`.
    #[inline]
    pub(super) fn define(&mut self, slot: Slot, block: Block, entry: Block) {
        let state = &mut self.slots[slot];
        state.seen_in = Some(block);
        if state.defined_in != Some(block) {
            state.defined_in = Some(block);
            if block != entry {
                self.links.push((block, state.definitions));
                state.definitions = BlockList(self.links.len() as u32);
            }
        }
    }

    /// Notes that `block` reads `slot`.
    #[inline]
    fn read(&mut self, slot: Slot, block: Block, entry: Block) {
        let state = &mut self.slots[slot];
        state.touched = true;
        if state.seen_in != Some(block) {
            state.seen_in = Some(block);
            if block != entry {
                self.links.push((block, state.exposed));
                state.exposed = BlockList(self.links.len() as u32);
            }
        }
    }
}

impl<H: SlotHost> Sweep<'_, H> {
    /// True if the three are in range.
    #[inline]
    fn check(&mut self, inst: Inst, slot: Slot, value: Value) -> bool {
        let good = H::IN_RANGE
            || slot.index() < self.records.slots.len()
                && inst.index() < self.plan.dead.len()
                && value.index() < self.plan.replacement.len();
        if !good {
            self.out_of_range(inst, slot, value);
        }
        good
    }

    /// As [`check`](Sweep::check) for an event without a value: a function need not have any.
    #[inline]
    fn check_event(&mut self, inst: Inst, slot: Slot) -> bool {
        let good =
            H::IN_RANGE || slot.index() < self.records.slots.len() && inst.index() < self.plan.dead.len();
        if !good {
            self.out_of_range(inst, slot, Value(0));
        }
        good
    }

    #[cold]
    fn out_of_range(&mut self, inst: Inst, slot: Slot, value: Value) {
        let (rule, entity) = if slot.index() >= self.records.slots.len() {
            (Rule::SlotOutOfRange, Entity::Slot(slot))
        } else if inst.index() >= self.plan.dead.len() {
            (Rule::InstOutOfRange, Entity::Inst(inst))
        } else {
            (Rule::ValueOutOfRange, Entity::Value(value))
        };
        self.error.get_or_insert(Error::new(rule, entity).reported_by(inst));
    }

    #[inline]
    fn record(&mut self, inst: Inst, slot: Slot, action: Action) {
        self.records.accesses.push(Access { inst, slot, action });
    }

    #[inline]
    pub(super) fn record_read(&mut self, inst: Inst, slot: Slot, action: Action) {
        self.records.read(slot, self.block, self.entry);
        self.record(inst, slot, action);
    }

    #[inline]
    pub(super) fn record_write(&mut self, inst: Inst, slot: Slot, action: Action) {
        self.records.slots[slot].touched = true;
        self.records.define(slot, self.block, self.entry);
        self.record(inst, slot, action);
    }
}

impl<H: SlotHost> AccessSink for Sweep<'_, H> {
    #[inline]
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        if self.check(inst, slot, result) {
            if Shape::of(access) != self.records.shapes[slot] {
                return self.other_load(inst, slot, access, result);
            }
            self.record_read(inst, slot, Action::Load(result));
        }
    }

    #[inline]
    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        if self.check(inst, slot, value) {
            if Shape::of(access) != self.records.shapes[slot] {
                return self.other_store(inst, slot, access, value);
            }
            self.record_write(inst, slot, Action::Store(value));
        }
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, ty: Type, n: u32, edge: Option<u32>) {
        let access = MemAccess::plain(ty);
        if !self.check_event(inst, slot)
            || Shape::of(access) != self.records.shapes[slot]
                && self.classify(inst, slot, access, false).is_none()
        {
            return;
        }
        self.records.asm_outputs.push((slot, ty));
        match edge {
            None => self.record_write(inst, slot, Action::AsmOutput(n)),
            Some(edge) => {
                self.records.slots[slot].touched = true;
                self.records.goto_outputs.push(GotoOutput { block: self.block, edge, inst, n, slot });
            }
        }
    }

    fn fresh(&mut self, inst: Inst, slot: Slot) {
        if self.check_event(inst, slot) && !self.records.is_kept(slot) {
            // Not an access: a slot that is only begun is as unused as one that is never mentioned.
            self.records.define(slot, self.block, self.entry);
            self.record(inst, slot, Action::Fresh);
        }
    }

    #[inline]
    fn address(&mut self, inst: Inst, slot: Slot) {
        if self.check_event(inst, slot) && !self.records.is_kept(slot) {
            self.record(inst, slot, Action::Address);
        }
    }

    fn escape(&mut self, inst: Inst, slot: Slot, how: Escape) {
        if self.check_event(inst, slot) {
            self.records.keep(self.plan, slot, Kept::Escapes(how), Some(inst));
        }
    }

    fn returns_twice(&mut self, _: Inst) {
        self.records.returns_twice.push((self.block, self.records.accesses.len() as u32));
    }
}
