//! The sweep over the accesses: one record per access, and per slot the blocks that define it and those that
//! read it first.
//!
//! A slot is what is done to it, whatever its size: the first access says which bytes and which type. An
//! access of the same is recorded on a fast path. Another offset keeps the slot in memory; another type at
//! the same offset is recorded with its type, and when all is known `settle` decides, so that the order of
//! the accesses does not matter.

use alloc::vec::Vec;

use super::plan::SlotPlan;
use super::{Ctx, Kept, Mode, Options, Placement, Plan};
use crate::graph::{MAX_ENTITIES, NONE};
use crate::host::{AccessSink, Escape, MemAccess, SlotInfo};
use crate::{Block, Edge, EdgeId, Entity, Error, Inst, Rule, Slot, SlotHost, Type, Value};

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Action {
    /// Reads the slot; the payload is the result.
    Load,
    /// Writes the slot; the payload is the value.
    Store,
    /// Clears the contents.
    Fresh,
    /// Does nothing.
    Address,
    /// As `Load`, with a conversion; the payload is the number of a [`Special`].
    LoadConverted,
    /// As `Store`, with a conversion; the payload is the number of a [`Special`].
    StoreConverted,
    /// Inline assembly defines the slot; the payload is its output number.
    AsmOutput,
}

/// One access.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) inst: u32,
    pub(crate) slot: u32,
    pub(crate) payload: u32,
    pub(crate) action: Action,
}

/// A value with a type other than its slot's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Special {
    pub(crate) value: u32,
    pub(crate) ty: Type,
}

/// An output of an asm goto: visible along one edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct GotoOutput {
    block: u32,
    edge: u32,
    inst: u32,
    n: u32,
    slot: u32,
}

/// What is known of a slot besides its type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlotState {
    touched: bool,
    param: bool,
    /// It is accessed as several types.
    pub(super) mixed: bool,
    /// Bytes allocated.
    pub(super) bytes: u32,
    /// The last block with an access that reads or writes.
    seen_in: u32,
    /// The last block that defines the slot.
    pub(crate) defined_in: u32,
    /// Blocks that define the slot, and blocks that read it first: lists in `blocks`. The entry block is in
    /// neither.
    pub(crate) definitions: u32,
    pub(crate) exposed: u32,
}

/// Type, offset and volatility of an access in one word.
#[inline]
pub(super) const fn packed(access: MemAccess) -> u64 {
    let low = access.ty.0 | if access.volatile { Type::FREE_BIT } else { 0 };
    low as u64 | (access.offset as u32 as u64) << 32
}

/// The accesses of a slot that is not promoted. Volatile, so that no plain access equals it.
const KEPT: u64 = u64::MAX;
/// The accesses of a slot that was declared without a type and not accessed yet.
const UNKNOWN: u64 = u64::MAX - 1;

/// Records of the sweep.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) accesses: Vec<Access>,
    /// By block: its first access.
    pub(crate) start: Vec<u32>,
    pub(crate) specials: Vec<Special>,
    /// By slot: its plain accesses, [`packed`]; [`KEPT`] for a slot that stays in memory, so that one
    /// comparison tells.
    pub(super) plain: Vec<u64>,
    pub(crate) slots: Vec<SlotState>,
    /// Linked lists of blocks.
    pub(crate) blocks: Vec<(u32, u32)>,
    /// Slots that inline assembly defines, and the type of the output.
    pub(super) asm_outputs: Vec<(u32, Type)>,
    /// Some slot is accessed as several types.
    pub(super) any_mixed: bool,
    pub(super) settle: super::settle::Scratch,
    goto_outputs: Vec<GotoOutput>,
    goto_edges: Vec<EdgeId>,
    /// Calls that return twice: the block, and the number of accesses recorded before.
    pub(crate) twice: Vec<(u32, u32)>,
}

/// The host's visitor.
struct Sweep<'a, H> {
    host: &'a H,
    scratch: &'a mut Scratch,
    plan: &'a mut Plan,
    block: u32,
    entry: u32,
    /// The most bytes that a value may have.
    limit: u32,
    error: Option<Error>,
}

/// Records what every block does to slots.
#[inline(never)]
pub(super) fn scan(host: &impl SlotHost, ctx: &mut Ctx, options: &Options) -> Result<(), Error> {
    let scratch = &mut ctx.scan;
    let (n_slots, n_values, n_insts) = (host.n_slots(), host.n_values(), host.n_insts());
    // Their numbers have room for tags; those of slots for one more.
    if n_slots >= MAX_ENTITIES / 2 || n_values >= MAX_ENTITIES || n_insts >= MAX_ENTITIES {
        return Err(Error::new(Rule::TooLarge, Entity::Function));
    }
    ctx.plan.clear();
    ctx.plan.make_room(n_values, n_insts);
    ctx.plan.virtual_entry = ctx.graph.virtual_entry();
    scratch.accesses.clear();
    scratch.start.clear();
    scratch.start.reserve(ctx.graph.n_blocks() + 1);
    scratch.specials.clear();
    scratch.plain.clear();
    scratch.slots.clear();
    scratch.blocks.clear();
    scratch.goto_outputs.clear();
    scratch.twice.clear();
    scratch.asm_outputs.clear();
    scratch.any_mixed = false;
    for slot in 0..n_slots {
        describe(host.slot(Slot::new(slot)), options, scratch, &mut ctx.plan);
    }
    let n_blocks = ctx.graph.n_blocks() - ctx.graph.virtual_entry().is_some() as usize;
    let mut sweep = Sweep {
        host,
        scratch,
        plan: &mut ctx.plan,
        block: 0,
        entry: ctx.graph.entry().0,
        limit: options.max_value_bytes,
        error: None,
    };
    for block in 0..n_blocks as u32 {
        sweep.block = block;
        sweep.scratch.start.push(sweep.scratch.accesses.len() as u32);
        host.accesses(Block(block), &mut sweep);
    }
    if let Some(error) = sweep.error {
        return Err(error);
    }
    // Nothing is in a virtual entry block.
    scratch.start.resize(ctx.graph.n_blocks() + 1, scratch.accesses.len() as u32);
    if scratch.any_mixed {
        super::settle::settle(host, scratch, &mut ctx.plan);
    }
    Ok(())
}

fn describe(info: SlotInfo, options: &Options, scratch: &mut Scratch, plan: &mut Plan) {
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
    plan.slots.push(SlotPlan { ty: declared.unwrap_or(Type::int(0)), kept, inst: NONE });
    scratch.plain.push(match declared {
        _ if kept.is_some() => KEPT,
        Some(ty) => packed(MemAccess::plain(ty)),
        None => UNKNOWN,
    });
    scratch.slots.push(SlotState {
        touched: false,
        param: info.param,
        mixed: false,
        bytes: info.bytes,
        seen_in: NONE,
        defined_in: NONE,
        definitions: NONE,
        exposed: NONE,
    });
}

impl Scratch {
    /// True if there are calls that return twice or outputs of asm gotos.
    pub(super) fn has_non_plain_accesses(&self) -> bool {
        !self.twice.is_empty() || !self.goto_outputs.is_empty()
    }

    /// The records of `block`.
    #[inline]
    pub(super) fn block(&self, block: u32) -> &[Access] {
        &self.accesses[self.start[block as usize] as usize..self.start[block as usize + 1] as usize]
    }

    #[inline]
    pub(super) fn is_kept(&self, slot: u32) -> bool {
        self.plain[slot as usize] == KEPT
    }

    /// The blocks of a list that starts at `head`.
    #[inline]
    pub(super) fn list(&self, mut head: u32) -> impl Iterator<Item = u32> + '_ {
        core::iter::from_fn(move || {
            if head == NONE {
                return None;
            }
            let (block, next) = self.blocks[head as usize];
            head = next;
            Some(block)
        })
    }

    /// Leaves `slot` in memory.
    #[cold]
    pub(super) fn keep(&mut self, plan: &mut Plan, slot: u32, reason: Kept, inst: u32) {
        if self.plain[slot as usize] != KEPT {
            self.plain[slot as usize] = KEPT;
            let plan = &mut plan.slots[slot as usize];
            plan.kept = Some(reason);
            plan.inst = inst;
        }
    }

    #[inline]
    fn define(&mut self, slot: u32, block: u32, entry: u32) {
        let state = &mut self.slots[slot as usize];
        state.seen_in = block;
        if state.defined_in != block {
            state.defined_in = block;
            if block != entry {
                self.blocks.push((block, state.definitions));
                state.definitions = self.blocks.len() as u32 - 1;
            }
        }
    }

    #[inline]
    fn read(&mut self, slot: u32, block: u32, entry: u32) {
        let state = &mut self.slots[slot as usize];
        state.touched = true;
        if state.seen_in != block {
            state.seen_in = block;
            if block != entry {
                self.blocks.push((block, state.exposed));
                state.exposed = self.blocks.len() as u32 - 1;
            }
        }
    }
}

impl<H: SlotHost> Sweep<'_, H> {
    #[cold]
    fn fail(&mut self, rule: Rule, entity: Entity, inst: Inst) {
        self.error.get_or_insert(Error::new(rule, entity).reported_by(inst));
    }

    /// True if the three are in range.
    #[inline]
    fn check(&mut self, inst: Inst, slot: Slot, value: u32) -> bool {
        if H::IN_RANGE {
            return true;
        }
        if slot.index() >= self.scratch.slots.len()
            || inst.index() >= self.plan.dead.len()
            || value as usize >= self.plan.replacement.len()
        {
            self.out_of_range(inst, slot, value);
            return false;
        }
        true
    }

    /// As [`check`](Sweep::check) for an event without a value: a function need not have any.
    #[inline]
    fn check_event(&mut self, inst: Inst, slot: Slot) -> bool {
        let good =
            H::IN_RANGE || slot.index() < self.scratch.slots.len() && inst.index() < self.plan.dead.len();
        if !good {
            self.out_of_range(inst, slot, 0);
        }
        good
    }

    #[cold]
    fn out_of_range(&mut self, inst: Inst, slot: Slot, value: u32) {
        if slot.index() >= self.scratch.slots.len() {
            self.fail(Rule::SlotOutOfRange, Entity::Slot(slot), inst);
        } else if inst.index() >= self.plan.dead.len() {
            self.fail(Rule::InstOutOfRange, Entity::Inst(inst), inst);
        } else {
            self.fail(Rule::ValueOutOfRange, Entity::Value(Value(value)), inst);
        }
    }

    #[inline]
    fn record(&mut self, inst: Inst, slot: Slot, payload: u32, action: Action) {
        self.scratch.accesses.push(Access { inst: inst.0, slot: slot.0, payload, action });
    }

    /// Notes that the block reads `slot`.
    #[inline]
    fn reads(&mut self, slot: Slot) {
        self.scratch.read(slot.0, self.block, self.entry);
    }

    /// Notes that the block writes `slot`.
    #[inline]
    fn writes(&mut self, slot: Slot) {
        self.scratch.slots[slot.index()].touched = true;
        self.scratch.define(slot.0, self.block, self.entry);
    }

    /// Notes that the contents of `slot` become undefined.
    #[inline]
    fn undefines(&mut self, slot: Slot) {
        self.scratch.define(slot.0, self.block, self.entry);
    }

    #[cold]
    fn keep(&mut self, slot: Slot, reason: Kept, inst: Inst) {
        self.scratch.keep(self.plan, slot.0, reason, inst.0);
    }

    /// An access that is not of the bytes and the type that the slot's accesses had until now. Returns what
    /// to record: true for a plain access, false for one of another type.
    #[cold]
    fn classify(&mut self, inst: Inst, slot: Slot, access: MemAccess, narrows: bool) -> Option<bool> {
        let (state, plain) = (&mut self.scratch.slots[slot.index()], self.scratch.plain[slot.index()]);
        if plain == KEPT {
            return None;
        }
        let bytes = access.ty.bytes();
        let end = i64::from(access.offset) + i64::from(bytes);
        let inside = access.offset >= 0 && end <= i64::from(state.bytes);
        let unknown = plain == UNKNOWN || !state.touched;
        let reason = if access.volatile {
            Kept::VolatileAccess
        } else if bytes == 0 {
            Kept::NoBytes
        } else if bytes > self.limit && !narrows {
            Kept::TooLarge
        } else if access.offset < 0 || !inside && !narrows {
            Kept::Outside
        } else if unknown && inside && bytes <= self.limit {
            // Nothing has been recorded under the declared type: accesses know better what the slot holds.
            self.scratch.plain[slot.index()] = packed(access);
            self.plan.slots[slot.index()].ty = access.ty;
            return Some(true);
        } else if unknown {
            // What is stored beyond the end says where accesses start, but nothing of their type.
            let start = MemAccess { ty: Type::UNKNOWN, ..access };
            self.scratch.plain[slot.index()] = packed(start);
            state.mixed = true;
            self.scratch.any_mixed = true;
            return Some(false);
        } else if access.offset != (plain >> 32) as i32 {
            Kept::Offset
        } else if [access.ty, Type(plain as u32)].iter().any(|&ty| ty.is_opaque()) {
            Kept::Opaque
        } else {
            state.mixed = true;
            self.scratch.any_mixed = true;
            return Some(false);
        };
        self.keep(slot, reason, inst);
        None
    }

    #[cold]
    fn non_plain_load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        let (payload, action) = match self.classify(inst, slot, access, false) {
            None => return,
            Some(true) => (result.0, Action::Load),
            Some(false) => (self.special(result, access.ty), Action::LoadConverted),
        };
        self.reads(slot);
        self.record(inst, slot, payload, action);
    }

    #[cold]
    fn non_plain_store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        let narrows = !access.ty.is_opaque() && self.host.is_constant(value);
        let (payload, action) = match self.classify(inst, slot, access, narrows) {
            None => return,
            Some(true) => (value.0, Action::Store),
            Some(false) => (self.special(value, access.ty), Action::StoreConverted),
        };
        self.writes(slot);
        self.record(inst, slot, payload, action);
    }

    #[cold]
    fn special(&mut self, value: Value, ty: Type) -> u32 {
        self.scratch.specials.push(Special { value: value.0, ty });
        self.scratch.specials.len() as u32 - 1
    }
}

impl<H: SlotHost> AccessSink for Sweep<'_, H> {
    #[inline]
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        if !self.check(inst, slot, result.0) {
            return;
        }
        if packed(access) != self.scratch.plain[slot.index()] {
            return self.non_plain_load(inst, slot, access, result);
        }
        self.reads(slot);
        self.record(inst, slot, result.0, Action::Load);
    }

    #[inline]
    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        if !self.check(inst, slot, value.0) {
            return;
        }
        if packed(access) != self.scratch.plain[slot.index()] {
            return self.non_plain_store(inst, slot, access, value);
        }
        self.writes(slot);
        self.record(inst, slot, value.0, Action::Store);
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, ty: Type, n: u32, edge: Option<u32>) {
        if !self.check_event(inst, slot) {
            return;
        }
        let access = MemAccess::plain(ty);
        if packed(access) != self.scratch.plain[slot.index()]
            && self.classify(inst, slot, access, false).is_none()
        {
            return;
        }
        self.scratch.asm_outputs.push((slot.0, ty));
        match edge {
            None => {
                self.writes(slot);
                self.record(inst, slot, n, Action::AsmOutput);
            }
            Some(edge) => {
                self.scratch.slots[slot.index()].touched = true;
                let block = self.block;
                self.scratch.goto_outputs.push(GotoOutput { block, edge, slot: slot.0, inst: inst.0, n });
            }
        }
    }

    fn fresh(&mut self, inst: Inst, slot: Slot) {
        if self.check_event(inst, slot) && !self.scratch.is_kept(slot.0) {
            self.undefines(slot);
            self.record(inst, slot, 0, Action::Fresh);
        }
    }

    #[inline]
    fn address(&mut self, inst: Inst, slot: Slot) {
        if self.check_event(inst, slot) && !self.scratch.is_kept(slot.0) {
            self.record(inst, slot, 0, Action::Address);
        }
    }

    fn escape(&mut self, inst: Inst, slot: Slot, how: Escape) {
        if self.check_event(inst, slot) {
            self.keep(slot, Kept::Escapes(how), inst);
        }
    }

    fn returns_twice(&mut self, _: Inst) {
        self.scratch.twice.push((self.block, self.scratch.accesses.len() as u32));
    }
}

/// Gives every edge on which an asm goto defines slots a block of its own with those definitions, so that the
/// rest of the pass sees ordinary definitions in an ordinary block. The blocks exist in the pass only.
#[inline(never)]
pub(super) fn place_goto_outputs(ctx: &mut Ctx) -> Result<(), Error> {
    let scratch = &mut ctx.scan;
    scratch.goto_outputs.sort_unstable();
    scratch.goto_edges.clear();
    let n_blocks = ctx.graph.n_blocks() as u32;
    let mut last = None;
    for i in 0..scratch.goto_outputs.len() {
        let GotoOutput { block, edge, slot, inst, n } = scratch.goto_outputs[i];
        let at = Edge::new(Block(block), edge);
        if edge as usize >= ctx.graph.n_succs(Block(block)) {
            return Err(Error::new(Rule::EdgeOutOfRange, Entity::Edge(at)));
        }
        if last != Some(at) {
            last = Some(at);
            scratch.goto_edges.push(ctx.graph.edge_id(at));
            ctx.plan.rerouted.push((at, EdgeId(0)));
            if scratch.goto_edges.len() > 1 {
                scratch.start.push(scratch.accesses.len() as u32);
            }
        }
        let new_block = n_blocks + scratch.goto_edges.len() as u32 - 1;
        if !scratch.is_kept(slot) {
            scratch.define(slot, new_block, NONE);
            scratch.accesses.push(Access { inst, slot, payload: n, action: Action::AsmOutput });
        }
    }
    if !scratch.goto_edges.is_empty() {
        scratch.start.push(scratch.accesses.len() as u32);
        ctx.graph.split_edges(&scratch.goto_edges);
        for (i, (_, after)) in ctx.plan.rerouted.iter_mut().enumerate() {
            let block = Block(n_blocks + i as u32);
            *after = EdgeId(ctx.graph.succ_start[block.index()]);
        }
    }
    Ok(())
}

/// Decides which slots need placement. The others have no definition outside the entry block that another
/// block could read.
#[inline(never)]
pub(super) fn select(ctx: &mut Ctx, options: &Options) {
    let scratch = &mut ctx.scan;
    ctx.place.slots.clear();
    let joins = options.placement == Placement::Maximal;
    for slot in 0..scratch.slots.len() as u32 {
        let state = scratch.slots[slot as usize];
        if scratch.is_kept(slot) {
            continue;
        }
        if state.param && state.defined_in == NONE {
            scratch.keep(&mut ctx.plan, slot, Kept::NoVisibleStore, NONE);
            continue;
        }
        let needed = match options.placement {
            Placement::Pruned | Placement::SemiPruned => state.definitions != NONE && state.exposed != NONE,
            Placement::Minimal => state.definitions != NONE,
            Placement::Maximal => joins,
        };
        if needed && state.touched {
            ctx.place.slots.push(slot);
        }
    }
}
