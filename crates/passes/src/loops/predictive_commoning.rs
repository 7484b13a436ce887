//! Predictive commoning: keeps the value stored by one iteration in a register for the load in the next.
//!
//! `for (...) a[i] += a[i - 1];` loads what was stored just before, and waits for it: a store that is read
//! back takes some cycles, a register none. The value goes into a slot of its own beside the store, is read
//! from there at the start of each iteration, and for the first one loaded before the loop. Promotion, which
//! runs next, makes a phi of the slot.
//!
//! Why here: after `widen-ivs` and `licm`, when both accesses index one base with one counter; before the
//! last promotion, for which it makes the slots (`kit::slot`, shared with scalar promotion).
//!
//! ```text
//! block1: jump block2                              block1: v8 = load i64 v0-8; store v8, v9; jump block2
//! block2: v2 = phi i64 ...                         block2: v2 = phi i64 ...
//!         v3 = ptr_index v0, v2, 8                         v7 = load i64 v9
//!         v4 = load i64 v3-8                               v3 = ptr_index v0, v2, 8
//!         v5 = ... v4; store v5, v3                        v5 = ... v7; store v5, v3; store v5, v9
//! ```
//!
//! Algorithm: in loops without inner loops, with one edge back, accesses at a constant distance from a base
//! and a counter (`base + counter * scale`) are compared by their distances. With a counter that steps by
//! `c`, what is stored at `d` is at `d - c * scale` in the next iteration. That holds if the store is
//! executed in every iteration and nothing else in the loop may write to the bytes; stores at other
//! constant distances are compared for both iterations, anything else by [`crate::memory`]. The load before
//! the loop must not fault: the memory is known to be there, or the load is certainly executed in the first
//! iteration; where only the loop's first test is in the way, a guard makes it before ([`guard`]). (The case
//! of distance one of scalar replacement: David Callahan, Steve Carr and Ken Kennedy, "Improving Register
//! Allocation for Subscripted Variables", 1990.)
//!
//! Justified by the time of `dp` of `benches/programs`, 0.10 s with it and 0.16 s without, and of `strfmt` of
//! the corpus, 0.20 s and 0.25 s; both execute 9 % fewer instructions without it.
//!
//! Cost: one sweep over the instructions of loops without inner loops; [`MAX_EVENTS`] accesses per loop.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same, with slots to promote.

use sheave_ir::{BinaryOp, Block, Editor, Inst, InstData, MemFlags, OpFlags, Type, Value, ValueDef};
use sheave_ssa::LoopId;

use crate::adapters::insert::append;
use crate::blocks::{Places, brought, inst_of, node};
use crate::loops::kit::guard::{self, Guards, with_guards};
use crate::loops::kit::preheader::entry;
use crate::loops::kit::slot::LoopSlot;
use crate::loops::kit::{Edges, Nest};
use crate::memory::alias::Aliases;
use crate::memory::effects::{Effect, effect, written};
use crate::memory::slots::Slots;
use crate::pass::{Changed, PassError, PassRun};

/// Accesses and other instructions with an effect on memory that a loop has at most.
pub(crate) const MAX_EVENTS: usize = 32;
/// Blocks that a loop has at most.
pub(crate) const MAX_BLOCKS: usize = 16;
/// Values that one loop carries.
pub(crate) const MAX_PER_LOOP: u32 = 2;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// What may access memory in loops without inner loops.
    events: Vec<Event>,
    /// Found, like `slots`, when the first pair of accesses asks.
    places: Places,
    slots: Slots,
    /// The blocks of a search.
    blocks: Vec<Block>,
    plans: Vec<Plan>,
    /// The loops of which a load would be carried if they were certain to be entered.
    guards: Guards,
}

/// Something that accesses memory in a loop.
#[derive(Clone, Copy, Debug)]
struct Event {
    id: LoopId,
    block: Block,
    inst: Inst,
    /// Where, if that follows a counter of the loop.
    place: Option<Place>,
    is_store: bool,
}

/// The place of an access that moves on with a counter: `base + counter * scale + distance`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// The counter itself, where that is a pointer.
    base: Value,
    counter: Value,
    scale: u16,
    distance: i64,
    ty: Type,
}

/// A load that the iteration before knows the content of.
#[derive(Clone, Copy, Debug)]
struct Plan {
    header: Block,
    /// The preheader.
    before: Block,
    load: Inst,
    store: Inst,
    place: Place,
    /// What the counter starts from.
    start: Value,
}

/// Carries values, if there is a loop.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let guarded =
        with_guards(run, |ctx: &mut Ctx| &mut ctx.guards, |edit, nest, ctx| find_plans(edit, nest, ctx))?;
    let Some(guarded) = guarded else { return Ok(Changed::CODE) };
    let carried = apply(&mut run.edit, &run.ctxs.of::<Ctx>().plans);
    run.count("loads of what the iteration before stored", carried);
    run.count("guards before loops", guarded);
    let changed = Changed::GRAPH | Changed::SLOTS | Changed::VALUES | Changed::USES;
    Ok(changed.when(carried + guarded > 0))
}

/// Finds the loads to carry, and the loops that need a guard for that.
fn find_plans(edit: &Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) {
    ctx.plans.clear();
    if !find_events(edit, nest, &mut ctx.events) {
        return;
    }
    let mut has_slots = false;
    let events = std::mem::take(&mut ctx.events);
    for events in events.chunk_by(|a, b| a.id == b.id).filter(|events| events.len() <= MAX_EVENTS) {
        let mut n = 0;
        for (load, store) in pairs(events) {
            if n == MAX_PER_LOOP {
                break;
            }
            if !std::mem::replace(&mut has_slots, true) {
                ctx.slots.find(&nest.module, edit, nest.graph);
                ctx.places.find(edit);
            }
            if let Some(plan) = plan(edit, nest, ctx, events, load, store) {
                ctx.plans.push(plan);
                n += 1;
            }
        }
    }
    ctx.events = events;
}

/// Collects what accesses memory in loops without inner loops, loop by loop; false where no place that
/// follows a counter is stored to.
fn find_events(edit: &Editor<'_>, nest: Nest<'_>, events: &mut Vec<Event>) -> bool {
    events.clear();
    let mut found = false;
    for (id, block) in nest.blocks().filter(|&(id, _)| nest.is_innermost(id)) {
        let place = |addr, offset, value| place(edit, nest.header(id), addr, offset, edit.ty(value));
        for &inst in edit.block_insts(block) {
            let data = &edit.insts[inst];
            let (place, is_store) = match *data {
                InstData::Load { flags, addr, offset } if flags == MemFlags::default() => {
                    let place = edit.result(inst).and_then(|result| place(addr, offset, result));
                    if place.is_none() {
                        continue;
                    }
                    (place, false)
                }
                InstData::Store { flags, addr, value, offset } if flags == MemFlags::default() => {
                    (place(addr, offset, value), true)
                }
                _ if effect(nest.module, data).is_some() => (None, false),
                _ => continue,
            };
            found |= is_store && place.is_some();
            events.push(Event { id, block, inst, place, is_store });
        }
    }
    events.sort_unstable_by_key(|event| (event.id, event.inst));
    found
}

/// Where an access is, if its address is a base from outside of the loop with `header` and a phi of that.
fn place(edit: &Editor<'_>, header: Block, addr: Value, offset: i32, ty: Type) -> Option<Place> {
    let offset = i64::from(offset);
    if edit.def(addr) == ValueDef::Phi(header) {
        return Some(Place { base: addr, counter: addr, scale: 1, distance: offset, ty });
    }
    let InstData::PtrIndex { scale, base, index, offset: more, .. } = inst_of(edit, addr)? else {
        return None;
    };
    // A phi of the header is the only value of the loop that can be told without knowing its block.
    let place = Place { base, counter: index, scale, distance: offset + i64::from(more), ty };
    (edit.def(index) == ValueDef::Phi(header)).then_some(place)
}

/// Loads and stores of a loop in places that one step of a counter may make one.
fn pairs(events: &[Event]) -> impl Iterator<Item = (&Event, &Event)> {
    let loads = events.iter().filter(|event| !event.is_store && event.place.is_some());
    loads.flat_map(move |load| {
        let stores = events.iter().filter(move |store| {
            let (Some(a), Some(b)) = (load.place, store.place) else { return false };
            let same = is_moving_alike(a, b) && a.ty == b.ty;
            store.is_store && same && a.distance != b.distance
        });
        stores.map(move |store| (load, store))
    })
}

/// Whether the load gives what the store of the iteration before wrote, and what there is to do then.
fn plan(
    edit: &Editor<'_>,
    nest: Nest<'_>,
    ctx: &mut Ctx,
    events: &[Event],
    load: &Event,
    store: &Event,
) -> Option<Plan> {
    let id = load.id;
    let (place, stored) = (load.place?, store.place?);
    if ctx.plans.iter().any(|plan| plan.load == load.inst) {
        return None;
    }
    let before = nest.preheader(edit, id)?;
    let Edges { entry: first, latch, back, .. } = nest.edges(edit, id)?;
    let step = match inst_of(edit, brought(edit, back, place.counter)?)? {
        InstData::Binary { op: BinaryOp::Add | BinaryOp::PtrAdd, args: [x, by], .. }
            if x == place.counter =>
        {
            edit.const_bits(by).filter(|_| matches!(edit.ty(x), Type::I64 | Type::Ptr))? as i64
        }
        _ => return None,
    };
    let moves = step.checked_mul(i64::from(place.scale))?;
    let size = i64::from(place.ty.bytes());
    if stored.distance.checked_sub(moves)? != place.distance || moves.checked_abs()? < size {
        return None;
    }
    if !is_in_every_iteration(nest, id, store.block, latch, &mut ctx.blocks) {
        return None;
    }
    let aliases = Aliases { module: nest.module, slots: &ctx.slots };
    let InstData::Load { addr, offset, .. } = edit.insts[load.inst] else { return None };
    let location = aliases.locate(edit, addr, offset, size as u64);
    for event in events.iter().filter(|event| event.inst != store.inst) {
        let may_write = match (effect(nest.module, &edit.insts[event.inst]), event.place) {
            (None, _) => false,
            (Some(_), Some(other)) if is_moving_alike(place, other) => {
                let overlaps = |distance: i64| {
                    distance < place.distance + size
                        && place.distance < distance + i64::from(other.ty.bytes())
                };
                overlaps(other.distance) || other.distance.checked_sub(moves).is_none_or(overlaps)
            }
            (Some(Effect::Access), _) => written(aliases, edit, event.inst)
                .is_none_or(|other| aliases.may_overlap(edit, &location, &other)),
            (Some(Effect::Escaped), _) => !location.is_private(),
            (Some(Effect::All | Effect::Lifetime), _) => true,
        };
        if may_write {
            return None;
        }
    }
    // Of the place of the first iteration.
    let start = brought(edit, first, place.counter)?;
    let is_executed = |taken| nest.is_executed(edit, taken, load.block, load.inst, |_| false);
    if !first_is_mapped(aliases, edit, place, start) && !is_executed(entry(edit, before)) {
        if let Some(enters) = guard::find(edit, nest, id)
            && is_executed(Some((nest.header(id), enters)))
        {
            ctx.guards.wanted.push(id);
        }
        return None;
    }
    let base_is_outside =
        place.base == place.counter || ctx.places.is_outside(edit, nest.loops, id, place.base);
    let fits = i32::try_from(place.distance).is_ok();
    let header = nest.header(id);
    (fits && base_is_outside).then_some(Plan {
        header,
        before,
        load: load.inst,
        store: store.inst,
        place,
        start,
    })
}

fn is_moving_alike(a: Place, b: Place) -> bool {
    (a.base, a.counter, a.scale) == (b.base, b.counter, b.scale)
}

/// Whether each path from the header of the loop `id` to `latch` leads through `block`.
fn is_in_every_iteration(
    nest: Nest<'_>,
    id: LoopId,
    block: Block,
    latch: Block,
    blocks: &mut Vec<Block>,
) -> bool {
    blocks.clear();
    blocks.push(latch);
    let mut at = 0;
    while let Some(&from) = blocks.get(at) {
        at += 1;
        if from == block {
            continue;
        }
        if from == nest.header(id) || at > MAX_BLOCKS {
            return false;
        }
        for pred in nest.graph.predecessors(node(from)).filter(|&pred| nest.graph.is_reachable(pred)) {
            let pred = Block::from_u32(pred.0);
            if !blocks.contains(&pred) {
                blocks.push(pred);
            }
        }
    }
    true
}

/// Whether the place of the first iteration is of memory that is there.
fn first_is_mapped(aliases: Aliases<'_>, edit: &Editor<'_>, place: Place, start: Value) -> bool {
    let size = u64::from(place.ty.bytes());
    let offset = if place.base == place.counter {
        Some((start, place.distance))
    } else {
        let from = edit.const_bits(start).map(|bits| bits as i64);
        let scaled = from.and_then(|from| from.checked_mul(i64::from(place.scale)));
        scaled.and_then(|scaled| scaled.checked_add(place.distance)).map(|distance| (place.base, distance))
    };
    let Some((base, distance)) = offset else { return false };
    let Ok(distance) = i32::try_from(distance) else { return false };
    aliases.is_mapped(edit, &aliases.locate(edit, base, distance, size))
}

/// Makes a slot per plan, fills it before the loop and at the store, and reads it at the start of each
/// iteration.
fn apply(edit: &mut Editor<'_>, plans: &[Plan]) -> u32 {
    let mut carried = 0;
    for plan in plans {
        if !edit.begin_rewrite() {
            break;
        }
        carried += 1;
        let Place { base, counter, scale, distance, ty } = plan.place;
        let slot = LoopSlot::new(edit, ty);
        let (mut address, mut offset) = (plan.start, distance as i32);
        if base != counter {
            let data = InstData::PtrIndex { flags: OpFlags::NONE, scale, base, index: plan.start, offset };
            (address, offset) = (append(edit, plan.before, data, Type::Ptr), 0);
        }
        slot.fill(edit, plan.before, address, offset);
        let content = slot.read(edit, edit.block_insts(plan.header)[0]);
        if let Some(result) = edit.result(plan.load) {
            edit.replace_value(result, content);
        }
        edit.remove(plan.load);
        if let InstData::Store { value, .. } = edit.insts[plan.store] {
            slot.write(edit, plan.store, value);
        }
    }
    if carried > 0 {
        edit.apply();
        edit.apply_replacements();
    }
    carried
}
