//! Store-to-load forwarding and dead store elimination for slots that stay in memory.
//!
//! **What.** A slot stays in memory if it is too large to split, is accessed in ranges that overlap, or if
//! its address is passed on. Many of its accesses are redundant all the same: a load after a store of the
//! same bytes, a second load with nothing between that may write there, a store that another one overwrites,
//! or that nothing reads afterwards. Slots without any access left are reported as unused.
//!
//! **Why here.** After [`split`](crate::split) and [`promote`](mod@crate::promote), for what they leave; both
//! read the same [`SlotHost`].
//!
//! **Algorithm.** The one of the optimiser that this crate comes from, which is built from the same three
//! parts. Loads: a walk over the dominator tree with a [`Table`] of what memory holds at an address, one
//! entry per hash instead of scopes (Preston Briggs, Keith D. Cooper and L. Taylor Simpson, "Value
//! Numbering", 1997, section 4); an entry counts where its block dominates the load, and where on the blocks
//! between the two nothing may write there ([`Effects`]). Stores: backward liveness of the ranges that stores
//! write ([`StoreLiveness`]), after the loads, so that those which were forwarded read nothing.
//!
//! ```text
//! store v1, slot0 (i32)            store v1, slot0 (i32)
//! call f, &slot1                   call f, &slot1                   it cannot reach slot0
//! v2 = load slot0 (i32)            use v1
//! use v2
//! v3 = load slot0 (i8)             v3 = convert v1, i32 to i8
//! store v3, slot0 + 4 (i8)                                          nothing reads it
//! store v2, slot1 (i32)            store v1, slot1 (i32)
//! ```
//!
//! **Cost.** Linear in the accesses: a load visits at most [`MAX_BLOCKS`] blocks and [`MAX_EVENTS`] effects,
//! and no more than [`MAX_STORES`] ranges of stores are followed, [`MAX_CELLS`] at a time. A reused [`Ctx`]
//! allocates only for a function larger than all before it.
//!
//! **Needs** that the host reports every use of a slot's address. **Leaves** a [`Plan`]: the host is not
//! touched.
//!
//! **Does not** merge what comes along several edges, put a load together from several stores, or move
//! anything. In a function with a call that returns twice all stores stay.
//!
//! # Slots that escape
//!
//! Of a slot whose address is passed on, other code may read and write the bytes: wherever the host reports a
//! [`clobber`](crate::host::AccessSink::clobber), and where the address escapes. Only a host that promises to
//! report all of them ([`SlotHost::CLOBBERS`]) gets forwarding for such slots. They end with the function, so
//! that nothing needs the last stores to them. A host whose programs read memory after a trap, or in a
//! handler of signals, reports clobbers where that may happen.
//!
//! # Applying a plan
//!
//! For each [`Forward`] whose types differ, the load becomes a conversion of the value. Then uses of values
//! are renamed by [`Plan::replacement`], those in the conversions, too; instructions with
//! [`Plan::is_removed`] go, and slots with [`Plan::is_unused`] may go. The order does not matter otherwise.
//!
//! ```
//! use sheave_ssa::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
//! use sheave_ssa::{Block, Inst, Slot, Type, Value, forward};
//!
//! /// A pair of which both halves are written, and all is read; then the first half is.
//! struct Pair;
//!
//! impl Cfg for Pair {
//!     fn n_blocks(&self) -> usize { 1 }
//!     fn entry(&self) -> Block { Block(0) }
//!     fn successors(&self, _: Block, _: impl FnMut(Block)) {}
//! }
//!
//! impl SlotHost for Pair {
//!     fn n_slots(&self) -> usize { 1 }
//!     fn n_values(&self) -> usize { 4 }
//!     fn n_insts(&self) -> usize { 5 }
//!     fn slot(&self, _: Slot) -> SlotInfo { SlotInfo::new(8) }
//!     fn accesses(&self, _: Block, sink: &mut impl AccessSink) {
//!         let half = |offset| MemAccess { offset, ..MemAccess::plain(Type::int(4)) };
//!         sink.store(Inst(0), Slot(0), half(0), Value(0));
//!         sink.store(Inst(1), Slot(0), half(4), Value(1));
//!         sink.load(Inst(2), Slot(0), MemAccess::plain(Type::int(8)), Value(2));
//!         sink.load(Inst(3), Slot(0), half(0), Value(3));
//!         sink.store(Inst(4), Slot(0), half(4), Value(3));
//!     }
//!     fn is_constant(&self, _: Value) -> bool { false }
//! }
//!
//! let (mut ctx, options) = (forward::Ctx::new(), forward::Options::default());
//! let plan = forward::plan(&Pair, &options, &mut ctx)?;
//! forward::check(&Pair, plan, &options).expect("the plan is right");
//! assert_eq!(plan.to_string(), "slot0 used: 1 load forwarded, 1 store dead\n\
//!                               inst3: v3 := convert v2 of inst2, i64 to i32\nremove inst4\n");
//! # Ok::<(), sheave_ssa::Error>(())
//! ```

mod check;
#[cfg(test)]
mod check_tests;
mod dead;
mod effects;
mod plan;
mod scan;
mod stores;
mod table;

pub use check::{Fault, ForwardRule, check};
pub use effects::{Effects, MAX_BLOCKS, MAX_EVENTS, Point};
pub use plan::{Forward, Kept, Outcome, Plan, Stats};
pub use stores::{CellSet, MAX_CELLS, StoreEvent, StoreLiveness};
pub use table::{Entry, Table, hash, mix};

use alloc::vec::Vec;

use crate::{Block, Dominators, Error, Graph, Inst, Kind, SlotHost, Type, Value};
use scan::{Access, FORWARDED, NONE, Role, accesses_of};

/// Ranges of bytes that stores write, of one function, as far as it is found out whether something reads
/// them; other stores stay.
pub const MAX_STORES: usize = 8 * MAX_CELLS;

/// What is wanted. [`Options::default`] is right for most hosts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The host can take the low bytes of an integer, and the bits of a value as another type. If it cannot,
    /// loads get values of their own type only.
    pub conversions: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { conversions: true }
    }
}

/// What memory holds: the access that wrote or read it last, and the effect that comes next.
#[derive(Clone, Copy, Debug)]
struct Known {
    access: u32,
    block: Block,
    event: u32,
}

impl Entry for Known {
    fn empty() -> Self {
        Known { access: NONE, block: Block(0), event: 0 }
    }

    fn is_empty(&self) -> bool {
        self.access == NONE
    }
}

/// The memory of forwarding, to be reused from function to function.
#[derive(Debug, Default)]
pub struct Ctx {
    graph: Graph,
    dominators: Dominators,
    accesses: Vec<Access>,
    /// By block: its accesses.
    ranges: Vec<(u32, u32)>,
    /// By instruction: how often it is reported, or [`FORWARDED`].
    reports: Vec<u8>,
    /// By slot: its bytes.
    sizes: Vec<u32>,
    returns_twice: bool,
    table: Table<Known>,
    /// The numbers of the accesses that write.
    effects: Effects<u32>,
    dead: dead::Scratch,
    plan: Plan,
}

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Ctx::default()
    }

    /// The plan of the last [`plan`] that succeeded.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
}

/// Plans which loads of `host` get which values and which stores go. The plan stays in `ctx` until the next
/// call.
///
/// # Errors
///
/// Those of [`Graph::compute`]; [`Rule::SlotOutOfRange`](crate::Rule::SlotOutOfRange),
/// [`Rule::InstOutOfRange`](crate::Rule::InstOutOfRange),
/// [`Rule::ValueOutOfRange`](crate::Rule::ValueOutOfRange), [`Rule::DefinedTwice`](crate::Rule::DefinedTwice)
/// of two loads with one result, and [`Rule::TooLarge`](crate::Rule::TooLarge).
///
/// Not checked: that the definition of a value comes before its uses. A plan for such a function says nothing
/// of use; [`check`](check()) finds most of them.
///
/// ```
/// use sheave_testing::ssa::memory::Memory;
/// use sheave_testing::ssa::records::Op;
/// use sheave_ssa::{Block, Slot, Type, forward};
///
/// let mut func = Memory { blocks: vec![Default::default()], ..Memory::default() };
/// func.records.slots = vec![8];
/// let word = func.push(Block(0), Op::Input);
/// func.push(Block(0), Op::Store((Some(Slot(0)), 0), Type::int(8), word));
/// let loaded = func.push(Block(0), Op::Load((Some(Slot(0)), 0), Type::int(8)));
/// func.push(Block(0), Op::Observe(loaded));
/// let mut ctx = forward::Ctx::new();
/// let plan = forward::plan(&func, &forward::Options::default(), &mut ctx)?;
/// assert_eq!(plan.replacement(loaded), Some(word));
/// assert_eq!(plan.outcome(Slot(0)).to_string(), "unused: 1 load forwarded, 1 store dead");
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn plan<'a>(host: &impl SlotHost, options: &Options, ctx: &'a mut Ctx) -> Result<&'a Plan, Error> {
    // A host is asked once for everything.
    ctx.graph.compute(host)?;
    scan::scan(host, ctx)?;
    if ctx.accesses.iter().any(|access| access.role == Role::Load) {
        ctx.dominators.compute(&ctx.graph);
        find_effects(ctx);
        forward_loads(ctx, options, host.big_endian());
    }
    if !ctx.returns_twice {
        dead::find(ctx);
    }
    find_unused(ctx);
    Ok(&ctx.plan)
}

/// Numbers what may change memory.
fn find_effects(ctx: &mut Ctx) {
    let Ctx { graph, accesses, ranges, effects, .. } = ctx;
    effects.clear(graph.n_blocks());
    for block in (0..graph.n_blocks()).map(Block::new) {
        effects.start_block(block);
        for index in accesses_of(ranges, block).filter(|&index| accesses[index].writes()) {
            effects.push(index as u32);
        }
        effects.end_block(block);
    }
}

/// Walks over the dominator tree with what memory holds.
fn forward_loads(ctx: &mut Ctx, options: &Options, big_endian: bool) {
    let Ctx { graph, dominators, accesses, ranges, reports, table, effects, plan, .. } = ctx;
    table.reset(accesses.len());
    for block in dominators.preorder() {
        let mut point = effects.start(block);
        for index in accesses_of(ranges, block) {
            let access = accesses[index];
            point.event += u32::from(access.writes());
            if !matches!(access.role, Role::Load | Role::Store) || plan.takes_no_part(access.slot) {
                continue;
            }
            let hash = hash([access.slot, access.offset]);
            let escapes = plan.slots[access.slot as usize].escape != NONE;
            if access.role == Role::Load && reports[access.inst as usize] == 1 {
                let known = table.get(hash);
                let from = Point { block: known.block, event: known.event };
                let changes = |&by: &u32| may_change(&accesses[by as usize], &access, escapes);
                if !known.is_empty()
                    && let source = accesses[known.access as usize]
                    && (source.slot, source.offset) == (access.slot, access.offset)
                    && dominators.dominates(known.block, block)
                    && is_known(source.ty, access.ty, options.conversions, big_endian)
                    && effects.is_unchanged(graph, from, point, changes)
                    && plan.forward(&access, &source)
                {
                    reports[access.inst as usize] = FORWARDED;
                    continue;
                }
            }
            table.set(hash, Known { access: index as u32, block, event: point.event });
        }
    }
}

/// Whether `by`, which writes, may change the bytes of `access`, of a slot that escapes or does not.
fn may_change(by: &Access, access: &Access, escapes: bool) -> bool {
    match by.role {
        Role::Clobber(_) => escapes,
        Role::ReturnsTwice => true,
        _ => by.slot == access.slot && by.overlaps(access),
    }
}

/// Whether what a load of type `to` gives follows from what memory holds as a `from` at the same address.
fn is_known(from: Type, to: Type, conversions: bool, big_endian: bool) -> bool {
    if from == to {
        return true;
    }
    if !conversions || from.is_opaque() || to.is_opaque() {
        return false;
    }
    // The low bytes come first in memory.
    let is_low = from.kind() == Kind::Int && to.kind() == Kind::Int && to.bytes() < from.bytes();
    from.bytes() == to.bytes() || is_low && !big_endian
}

impl Plan {
    /// True of a slot that is kept as it is, and of what is no slot.
    fn takes_no_part(&self, slot: u32) -> bool {
        self.slots.get(slot as usize).is_none_or(|own| own.kept.is_some())
    }

    /// Gives a load what an earlier access has; false where that is the load's own result.
    fn forward(&mut self, load: &Access, source: &Access) -> bool {
        let (result, value) = (Value(load.value), Value(source.value));
        let value = self.replacement(value).unwrap_or(value);
        if value == result {
            return false;
        }
        let (load_inst, source_inst) = (Inst(load.inst), Inst(source.inst));
        let (from, to) = (source.ty, load.ty);
        self.forwards.push(Forward { load: load_inst, result, source: source_inst, value, from, to });
        if from == to {
            self.replaced[result.index()] = value.0;
            self.removed[load_inst.index()] = true;
        }
        self.slots[load.slot as usize].forwarded += 1;
        true
    }
}

/// Finds slots that nothing accesses any more, and what only mentions them.
fn find_unused(ctx: &mut Ctx) {
    let Ctx { accesses, reports, plan, .. } = ctx;
    for access in accesses.iter().filter(|access| access.slot != NONE) {
        let only_mentions = matches!(access.role, Role::Fresh | Role::Mention);
        let is_gone = plan.removed[access.inst as usize] || reports[access.inst as usize] == FORWARDED;
        let stays = if only_mentions { reports[access.inst as usize] != 1 } else { !is_gone };
        plan.slots[access.slot as usize].is_used |= stays;
    }
    for access in accesses.iter().filter(|access| matches!(access.role, Role::Fresh | Role::Mention)) {
        if plan.is_unused(crate::Slot(access.slot)) {
            plan.removed[access.inst as usize] = true;
        }
    }
}
