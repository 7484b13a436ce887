//! Scalar promotion: keeps memory that a loop updates in a register (store motion).
//!
//! `for (...) *sum += a[i];` loads and stores `*sum` per iteration. Where nothing else in the loop can touch
//! those bytes, the loop works on a slot of its own: filled in the preheader, stored back on every edge that
//! leaves the loop. Promotion, which runs next, makes a phi of the slot. Where something else may read the
//! bytes (`x[i] -= a[j] * x[j]` in the loop over `j`), the stores stay as well, and only the loads go.
//!
//! Why here: after `licm`, when invariant addresses are computed before the loop; before the last promotion,
//! for which it makes the slots.
//!
//! ```text
//! block1: jump block2                          block1: v6 = load i64 v0; store v6, v7; jump block2
//! block2: v2 = load i64 v0                     block2: v2 = load i64 v7
//!         v3 = add v2, v1                              v3 = add v2, v1
//!         store v3, v0                                 store v3, v7
//!         branch v4, block2, block3                    branch v4, block2, block3
//! block3: return                               block3: v8 = load i64 v7; store v8, v0; return
//! ```
//!
//! Algorithm: for each plain store to an address from outside of its loop, from that loop outwards, every
//! access in the loop is compared with the location ([`crate::memory`]); those that do the same access take
//! part, a read that may overlap keeps the stores, a write that may ends the search. (LLVM's
//! `promoteLoopAccessesToScalars`, which follows John Lu and Keith Cooper, "Register Promotion in C
//! Programs", 1997.)
//!
//! A store on a path where there was none is wrong: the memory may be read-only, and another thread may write
//! to it. So there must be one on every path through the loop to each edge that leaves it; only for a slot
//! that no other pointer points to this does not matter. A load in the preheader must not fault: the slot or
//! object is there, or one of the accesses is executed whenever the preheader is: with a guard before the
//! loop ([`guard`]) also an access after its first test. Calls, barriers and non-plain accesses keep memory
//! up to date for others; slots that no other pointer points to have no others. A function that returns twice
//! is left alone. `--debug scalar-promotion/explain` says what keeps memory in memory.
//!
//! Justified by `whet` of `benches/programs`, which executes 74 % more instructions without it, and by `lu`
//! of `benches/unseen`, which takes 1.6 times as long where its stores are read back.
//!
//! Cost: one sweep over the instructions in loops; [`MAX_ATTEMPTS`] loops per function are checked, each with
//! at most [`MAX_BLOCKS`] blocks and [`MAX_EVENTS`] accesses. Loops nest at most [`MAX_NESTING`] deep.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same, with slots to promote; edges
//! that leave loops are split.

mod apply;
mod reason;
mod stored;

use std::ops::Range;

use cranelift_entity::SecondaryMap;
use sheave_ir::{
    Block, Edge, Editor, FuncAttrs, Inst, InstData, MemFlags, MemOp, MemoryEffects, Type, Value,
};
use sheave_ssa::{LoopId, refill};

use crate::adapters::host::IrHost;
use crate::blocks::{Places, inst_of};
use crate::loops::kit::Nest;
use crate::loops::kit::guard::{self, Guards, with_guards};
use crate::loops::kit::preheader::entry;
use crate::loops::kit::slot::LoopSlot;
use crate::memory::alias::{self, Aliases, Location, UNKNOWN};
use crate::memory::effects::{effect, returns_twice, written};
use crate::memory::slots::Slots;
use crate::memory::uses::base;
use crate::pass::{Changed, PassError, PassRun};
use crate::program::Program;
use apply::apply;
use reason::{Reason, blocked};
use stored::{Stored, find_stored, is_stored_on};

/// Loops that are checked, per function.
pub(crate) const MAX_ATTEMPTS: u32 = 32;
/// Blocks that a loop has at most.
pub(crate) const MAX_BLOCKS: usize = 24;
/// Accesses and calls that a loop has at most.
pub(crate) const MAX_EVENTS: usize = 48;
/// Loops around each other; functions with more are left alone, so that the time is linear.
pub(crate) const MAX_NESTING: u32 = 16;
/// Locations that one loop keeps in registers.
pub(crate) const MAX_PER_LOOP: usize = 4;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// By block: its part of `events`.
    ranges: SecondaryMap<Block, (u32, u32)>,
    /// What may access memory in loops, or trap.
    events: Vec<Inst>,
    /// By loop.
    sizes: Vec<Size>,
    /// Of the instructions in loops.
    places: Places,
    /// Stores to addresses from outside of their innermost loops.
    stores: Vec<(LoopId, Inst)>,
    slots: Slots,
    /// The function returns twice, if that is known.
    twice: Option<bool>,
    /// The blocks of the loop that is checked, the header first.
    blocks: Vec<Block>,
    /// By block of that loop.
    stored: SecondaryMap<Block, Stored>,
    plans: Vec<Plan>,
    /// The accesses of the plans.
    accesses: Vec<Inst>,
    /// Edges that leave loops, with their blocks and the plans that store there.
    exits: Vec<(Edge, Block, u32)>,
    /// By plan.
    loop_slots: Vec<LoopSlot>,
    /// The loops that would keep more in registers if they were certain to be entered.
    guards: Guards,
    /// Stores that stay in the loop with this header.
    blocked: Vec<(Inst, Block, Reason)>,
}

/// What a loop contains, inner loops included.
#[derive(Clone, Copy, Default, Debug)]
struct Size {
    n_blocks: usize,
    n_events: usize,
    /// An event that may let others see memory.
    seen: Option<Inst>,
}

/// A location that a loop keeps in a register.
#[derive(Clone, Debug)]
struct Plan {
    id: LoopId,
    access: Access,
    /// Its part of the list of accesses.
    accesses: Range<usize>,
    checked: Checked,
}

/// What is right for one loop.
#[derive(Clone, Copy, Debug)]
struct Checked {
    /// The preheader.
    before: Block,
    /// The loop needs the content from before it.
    needs_load: bool,
    /// Others read the memory in the loop, which is stored to as before.
    keeps_stores: bool,
}

/// What is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Access {
    addr: Value,
    offset: i32,
    ty: Type,
}

/// Keeps memory in registers, if there is a loop.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let guarded =
        with_guards(run, |ctx: &mut Ctx| &mut ctx.guards, |edit, nest, ctx| plan_all(edit, nest, ctx))?;
    let Some(guarded) = guarded else { return Ok(Changed::CODE) };
    let (program, explain) = (run.program(), run.explainer());
    let ctx: &mut Ctx = run.ctxs.of();
    for &(store, header, reason) in &ctx.blocked {
        explain.say(|| blocked(run.module, &run.edit, store, header, reason));
    }
    let mut held = 0;
    if !ctx.plans.is_empty() {
        let (graph, loops) = run.analyses.loops(&IrHost(&run.edit))?;
        held = apply(&mut run.edit, Nest { module: program, graph, loops }, ctx);
    }
    run.count("locations kept in registers", held);
    run.count("guards before loops", guarded);
    let changed = Changed::GRAPH | Changed::SLOTS | Changed::VALUES | Changed::USES;
    Ok(changed.when(held + guarded > 0))
}

fn plan_all(edit: &Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) {
    ctx.blocked.clear();
    ctx.plans.clear();
    if !find_stores(edit, nest, ctx) {
        return;
    }
    ctx.slots.find(&nest.module, edit, nest.graph);
    ctx.twice = None;
    ctx.accesses.clear();
    ctx.exits.clear();
    let mut attempts = 0;
    for at in 0..ctx.stores.len() {
        let (id, store) = ctx.stores[at];
        if !ctx.accesses.contains(&store) {
            plan(edit, nest, ctx, id, store, &mut attempts);
        }
        if attempts >= MAX_ATTEMPTS {
            break;
        }
    }
}

/// Collects the stores to addresses from outside of their loops, and the events of all loops; false where
/// there is no such store.
fn find_stores(edit: &Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) -> bool {
    let Ctx { ranges, events, sizes, places, stores, blocked, .. } = ctx;
    ranges.clear();
    events.clear();
    refill(sizes, nest.loops.n_loops(), Size::default());
    places.begin(edit);
    stores.clear();
    for (id, block) in nest.blocks() {
        let first = events.len();
        let mut seen = None;
        for &inst in edit.block_insts(block) {
            places.put(inst, block);
            let data = &edit.insts[inst];
            let may_be_seen = match data {
                InstData::Load { flags, .. } => *flags != MemFlags::default(),
                InstData::Store { flags, addr, .. } => {
                    let is_plain = *flags == MemFlags::default();
                    if is_plain && places.is_outside(edit, nest.loops, id, *addr) {
                        stores.push((id, inst));
                    }
                    !is_plain
                }
                // A trap ends the program: nothing of it sees memory afterwards.
                InstData::Binary { .. } => continue,
                InstData::Jump | InstData::Branch { .. } | InstData::Switch { .. } => continue,
                data if data.has_side_effects() || matches!(data, InstData::Alloca { .. }) => {
                    may_be_seen(nest.module, data)
                }
                _ => continue,
            };
            events.push(inst);
            if may_be_seen {
                seen = seen.or(Some(inst));
            }
        }
        ranges[block] = (first as u32, events.len() as u32);
        if nest.loops.nesting(id) > MAX_NESTING {
            return false;
        }
        for id in nest.outwards(id) {
            let size = &mut sizes[id.0 as usize];
            size.n_blocks += 1;
            size.n_events += events.len() - first;
            size.seen = size.seen.or(seen);
        }
    }
    // Most loops are too large, or let others see what is not a slot.
    stores.retain(|&(id, store)| {
        let size = sizes[id.0 as usize];
        let reason = match size.seen {
            _ if size.n_blocks > MAX_BLOCKS || size.n_events > MAX_EVENTS => Reason::TooLarge,
            Some(seen) if !is_of_slot(edit, store) => Reason::Seen(seen),
            _ => return true,
        };
        blocked.push((store, nest.header(id), reason));
        false
    });
    !stores.is_empty()
}

/// Whether the address of a store may be computed from that of a slot.
fn is_of_slot(edit: &Editor<'_>, store: Inst) -> bool {
    let InstData::Store { addr, .. } = edit.insts[store] else { return false };
    let mut value = addr;
    for _ in 0..alias::MAX_DEPTH {
        let Some(data) = inst_of(edit, value) else { return false };
        match base(&data) {
            Some(base) => value = base,
            None => return matches!(data, InstData::Alloca { .. }),
        }
    }
    true
}

/// Whether others may see memory while the instruction, which is no plain load or store, is executed.
fn may_be_seen(module: Program<'_>, data: &InstData) -> bool {
    match data {
        InstData::Mem { volatile, .. } => *volatile,
        InstData::Lifetime { .. } => false,
        InstData::Call { .. } | InstData::CallIndirect { .. } => {
            let attrs = module.call_attrs(data);
            attrs.memory() != MemoryEffects::NONE || !attrs.has(FuncAttrs::WILL_RETURN | FuncAttrs::NO_UNWIND)
        }
        InstData::Intrinsic { .. } => effect(module, data).is_some(),
        _ => true,
    }
}

/// Plans to keep what `store` writes in a register in the outermost loop where that is right.
fn plan(edit: &Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx, inner: LoopId, store: Inst, attempts: &mut u32) {
    let InstData::Store { addr, value, offset, .. } = edit.insts[store] else { return };
    let access = Access { addr, offset, ty: edit.ty(value) };
    let (first, first_exit) = (ctx.accesses.len(), ctx.exits.len());
    let mut best: Option<Plan> = None;
    for id in nest.outwards(inner) {
        *attempts += 1;
        if !ctx.places.is_outside(edit, nest.loops, id, addr) || *attempts > MAX_ATTEMPTS {
            break;
        }
        let (last, last_exit) = (ctx.accesses.len(), ctx.exits.len());
        match check(edit, nest, ctx, id, access, false) {
            Ok(checked)
                if !checked.keeps_stores || best.as_ref().is_none_or(|best| best.checked.keeps_stores) =>
            {
                // The outer loop has the accesses of the inner one, and exits of its own.
                ctx.accesses.drain(first..last);
                ctx.exits.drain(first_exit..last_exit);
                let accesses = first..ctx.accesses.len();
                best = Some(Plan { id, access, accesses, checked });
            }
            other => {
                // A plan that keeps its stores is no reason to give up the inner one; only errors are told.
                let reason = other.err().unwrap_or(Reason::TooLarge);
                let is_for_guard = best.is_none() && matches!(reason, Reason::Fault | Reason::Conditional);
                if is_for_guard
                    && guard::find(edit, nest, id).is_some()
                    && check(edit, nest, ctx, id, access, true).is_ok()
                {
                    ctx.guards.wanted.push(id);
                }
                ctx.accesses.truncate(last);
                ctx.exits.truncate(last_exit);
                if best.is_none() {
                    ctx.blocked.push((store, nest.header(id), reason));
                }
                break;
            }
        }
    }
    match best {
        Some(plan) if ctx.plans.iter().filter(|other| other.id == plan.id).count() < MAX_PER_LOOP => {
            ctx.plans.push(plan);
        }
        _ => {
            ctx.accesses.truncate(first);
            ctx.exits.truncate(first_exit);
        }
    }
}

/// Whether the loop `id` may keep what `access` accesses in a register, where `is_guarded` if a guard saw to
/// it that the loop is entered. Appends its accesses and its exits; returns the preheader, and whether the
/// loop needs the content from before it.
fn check(
    edit: &Editor<'_>,
    nest: Nest<'_>,
    ctx: &mut Ctx,
    id: LoopId,
    access: Access,
    is_guarded: bool,
) -> Result<Checked, Reason> {
    let before = nest.preheader(edit, id).ok_or(Reason::NoPreheader)?;
    let size = ctx.sizes[id.0 as usize];
    if size.n_blocks > MAX_BLOCKS || size.n_events > MAX_EVENTS {
        return Err(Reason::TooLarge);
    }
    let Ctx { slots, blocks, ranges, events, places, accesses, exits, stored, plans, twice, .. } = ctx;
    let aliases = Aliases { module: nest.module, slots };
    let location = aliases.locate(edit, access.addr, access.offset, u64::from(access.ty.bytes()));
    if let Some(inst) = size.seen.filter(|_| !location.is_private()) {
        return Err(Reason::Seen(inst));
    }
    blocks.clear();
    nest.find_blocks(id, MAX_BLOCKS, blocks);
    let (first, first_exit) = (accesses.len(), exits.len());
    let mut reader = None;
    for &block in &*blocks {
        let (start, end) = ranges[block];
        for &inst in &events[start as usize..end as usize] {
            if is_same(edit, access, inst) {
                accesses.push(inst);
            } else if compare(edit, aliases, &location, inst)? {
                reader = Some(inst);
            }
        }
        for edge in edit.block_edges(block) {
            if !nest.contains(id, edit.edges[edge].target) {
                exits.push((edge, block, plans.len() as u32));
            }
        }
    }
    let accesses = &accesses[first..];
    let is_mapped = aliases.is_mapped(edit, &location);
    let may_always_store = location.is_private();
    // A function that returns a second time finds its slots as they were left.
    if location.is_private() && *twice.get_or_insert_with(|| returns_twice(aliases.module, edit)) {
        return Err(Reason::Twice);
    }
    let is_load = |&inst: &Inst| matches!(edit.insts[inst], InstData::Load { .. });
    let first = match is_guarded {
        true => guard::find(edit, nest, id).map(|enters| (blocks[0], enters)),
        false => entry(edit, before),
    };
    let is_executed = |&inst: &Inst| nest.is_executed(edit, first, places.block(inst), inst, |_| false);
    let is_executed_early = |accesses: &[Inst]| is_mapped || accesses.iter().any(is_executed);
    if let Some(reader) = reader {
        exits.truncate(first_exit);
        return match accesses.iter().any(is_load) {
            true if is_executed_early(accesses) => {
                Ok(Checked { before, needs_load: true, keeps_stores: true })
            }
            true => Err(Reason::Fault),
            false => Err(Reason::Overlap(reader)),
        };
    }
    let loops = (id, is_guarded.then_some(id));
    if !may_always_store {
        let writes = accesses.iter().filter(|&&inst| matches!(edit.insts[inst], InstData::Store { .. }));
        find_stored(edit, nest, loops, blocks, stored, writes.map(|&inst| places.block(inst)));
    }
    for &(_, block, _) in &exits[first_exit..] {
        let last = edit.terminator(block).ok_or(Reason::TooLarge)?;
        if !matches!(edit.insts[last], InstData::Jump | InstData::Branch { .. } | InstData::Switch { .. }) {
            return Err(Reason::Exit);
        }
    }
    let is_stored = |&(edge, block, _): &(_, _, u32)| is_stored_on(edit, nest, loops, stored, edge, block);
    if !may_always_store && !exits[first_exit..].iter().all(is_stored) {
        return Err(Reason::Conditional);
    }
    let needs_load = may_always_store || accesses.iter().any(is_load);
    if needs_load && !is_executed_early(accesses) {
        return Err(Reason::Fault);
    }
    Ok(Checked { before, needs_load, keeps_stores: false })
}

/// Whether `inst` is a plain load or store of exactly what `access` is.
fn is_same(edit: &Editor<'_>, access: Access, inst: Inst) -> bool {
    let (flags, addr, offset, ty) = match edit.insts[inst] {
        InstData::Load { flags, addr, offset } => (flags, addr, offset, edit.result(inst)),
        InstData::Store { flags, addr, value, offset } => (flags, addr, offset, Some(value)),
        _ => return false,
    };
    flags == MemFlags::default()
        && ty.is_some_and(|value| access == Access { addr, offset, ty: edit.ty(value) })
}

/// Whether `inst` may read memory at `location`, which must be up to date then.
///
/// # Errors
/// Where it may write there, or let others see or write it.
fn compare(edit: &Editor<'_>, aliases: Aliases<'_>, location: &Location, inst: Inst) -> Result<bool, Reason> {
    let overlaps =
        |other: Option<Location>| other.is_some_and(|other| aliases.may_overlap(edit, location, &other));
    let data = &edit.insts[inst];
    let (writes, reads) = match *data {
        InstData::Alloca { .. } => return Err(Reason::Seen(inst)),
        InstData::Lifetime { slot, .. } if aliases.may_be_in(location, slot) => {
            return Err(Reason::Seen(inst));
        }
        InstData::Load { .. } => (false, overlaps(written(aliases, edit, inst))),
        InstData::Store { .. } | InstData::Rmw { .. } | InstData::CmpXchg { .. } => {
            (overlaps(written(aliases, edit, inst)), false)
        }
        InstData::Mem { op, args: [_, from, length], .. } => {
            let size = edit.const_bits(length).unwrap_or(UNKNOWN);
            let from = (op != MemOp::Set).then(|| aliases.locate(edit, from, 0, size));
            (overlaps(written(aliases, edit, inst)), overlaps(from))
        }
        // An argument that is passed by value is read.
        data => {
            let mut is_read = false;
            data.for_each_arg(&edit.pool, |arg| is_read |= location.shares_slot(aliases.slots, arg));
            (false, is_read)
        }
    };
    if writes { Err(Reason::Overlap(inst)) } else { Ok(reads) }
}
