//! Memory dependence: the instructions that may write to a location, and whether one of them is between two
//! points of the function. The search between the points is [`sheave_ssa::memory`]'s; here is what an
//! instruction may write to ([`effects`]), compared with the one address ([`alias`]).
//!
//! ```text
//! block0: v2 = load i32 v0            from block3 backwards: block1 writes to a private slot, block2 calls
//!         branch v1, block1, block2   what cannot touch the slot v3, so that v6 is v4 if v3 is private
//! block1: store v1, v3; jump block3
//! block2: call %f(); jump block3
//! block3: v5 = load i32 v0
//! ```
//!
//! Cost: one sweep to collect the effects; a question visits a bounded number of blocks and effects, so all
//! of them together are linear.

pub(crate) mod alias;
mod content;
pub(crate) mod effects;
mod reads;
pub(crate) mod slots;
pub(crate) mod uses;

use sheave_ir::{Editor, Inst, InstData};
use sheave_ssa::{Graph, LoopId, Loops};

pub(crate) use sheave_ssa::memory::Point;

use crate::blocks::node;
use crate::program::Program;
use alias::{Aliases, Location};
pub(crate) use content::{content, string};
use effects::{Effect, effect, written};
pub(crate) use reads::Reads;
use slots::Slots;

/// An instruction with an effect on memory.
#[derive(Clone, Copy, Debug)]
struct Event {
    inst: Inst,
    effect: Effect,
}

/// The effects on memory of one function; keep it for the next one.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    pub(crate) slots: Slots,
    effects: sheave_ssa::memory::Effects<Event>,
}

impl Effects {
    /// Collects the effects of the function.
    pub(crate) fn find(&mut self, module: Program<'_>, edit: &Editor<'_>, graph: &Graph) {
        self.slots.find(&module, edit, graph);
        self.effects.clear(edit.n_blocks());
        for &block in &edit.layout {
            let node = node(block);
            self.effects.start_block(node);
            for &inst in edit.block_insts(block) {
                if let Some(effect) = effect(module, &edit.insts[inst]) {
                    self.effects.push(Event { inst, effect });
                }
            }
            self.effects.end_block(node);
        }
    }

    /// The first point of `block`.
    pub(crate) fn start(&self, block: sheave_ssa::Block) -> Point {
        self.effects.start(block)
    }

    /// The point after `inst`, which follows `point` in its block.
    #[inline]
    pub(crate) fn after(&self, point: Point, inst: Inst) -> Point {
        let is_event = self.effects.next(point).is_some_and(|event| event.inst == inst);
        Point { event: point.event + u32::from(is_event), ..point }
    }

    /// The questions since [`find`](Effects::find) that ended at the bound of the search.
    pub(crate) fn cut_off(&self) -> u32 {
        self.effects.cut_off()
    }

    /// True if on no path from `from` to `to` anything may write to what is read. The block of `from`
    /// dominates that of `to`, and is passed by no path again.
    pub(crate) fn is_unchanged(
        &mut self,
        module: Program<'_>,
        edit: &Editor<'_>,
        graph: &Graph,
        reads: Reads<'_>,
        from: Point,
        to: Point,
    ) -> bool {
        let aliases = Aliases { module, slots: &self.slots };
        is_constant(aliases, reads)
            || self.effects.is_unchanged(graph, from, to, |event| changes(aliases, edit, *event, reads))
    }

    /// The instruction in the loop `id` that may write to what is read, if there is one;
    /// or the first one that was not compared any more.
    pub(crate) fn writer_in_loop(
        &mut self,
        module: Program<'_>,
        edit: &Editor<'_>,
        graph: &Graph,
        loops: &Loops,
        id: LoopId,
        reads: Reads<'_>,
    ) -> Option<Inst> {
        let aliases = Aliases { module, slots: &self.slots };
        if is_constant(aliases, reads) {
            return None;
        }
        let contains = |block| loops.contains(id, block);
        let changes = |event: &Event| changes(aliases, edit, *event, reads);
        self.effects.change_in_loop(graph, loops.header(id), contains, changes).map(|event| event.inst)
    }
}

/// Whether nothing ever writes to what is read.
fn is_constant(aliases: Aliases<'_>, reads: Reads<'_>) -> bool {
    let is_constant = |location: &Location| {
        aliases.constant(location).is_some() || aliases.module.access_types.is_constant(location.access_type)
    };
    !reads.others && reads.locations.iter().all(is_constant)
}

/// Whether `event` may change what is read.
#[inline(always)]
fn changes(aliases: Aliases<'_>, edit: &Editor<'_>, event: Event, reads: Reads<'_>) -> bool {
    let changes_others = || match event.effect {
        Effect::Access => written(aliases, edit, event.inst).is_none_or(|written| !written.is_private()),
        _ => true,
    };
    reads.others && changes_others()
        || reads.locations.iter().any(|location| changes_at(aliases, edit, event, location))
}

/// Whether `inst` may change what is known of `location`.
pub(crate) fn may_change(aliases: Aliases<'_>, edit: &Editor<'_>, inst: Inst, location: &Location) -> bool {
    let effect = effect(aliases.module, &edit.insts[inst]);
    effect.is_some_and(|effect| changes_at(aliases, edit, Event { inst, effect }, location))
}

/// Whether `event` may change what is known of `location`.
fn changes_at(aliases: Aliases<'_>, edit: &Editor<'_>, event: Event, location: &Location) -> bool {
    match event.effect {
        Effect::All => true,
        Effect::Lifetime => match edit.insts[event.inst] {
            InstData::Lifetime { slot, .. } => aliases.may_be_in(location, slot),
            _ => true,
        },
        Effect::Escaped if !location.is_private() => true,
        // It may be an atomic access of a private slot: no other thread sees it, but it writes.
        Effect::Escaped | Effect::Access => {
            written(aliases, edit, event.inst)
                .is_some_and(|written| aliases.may_overlap(edit, location, &written))
                && !is_apart_by_type(aliases, edit, event.inst, location)
        }
    }
}

/// Whether `inst` is a store of a type that the load of `location`, which comes later, cannot read.
fn is_apart_by_type(aliases: Aliases<'_>, edit: &Editor<'_>, inst: Inst, location: &Location) -> bool {
    matches!(edit.insts[inst], InstData::Store { .. })
        && aliases.module.access_types.are_apart(edit.access_type(inst), location.access_type)
}
