//! What is known of memory: which instructions may write where, and whether one of them lies between two
//! points of the function.
//!
//! Why no memory SSA: the question is always about a load and an earlier access of the same address, which a
//! table of values finds; whether anything between the two may write there is then decided on the blocks
//! between them, backwards from the load. Only the instructions with an effect on memory are visited
//! ([`effects`]), each compared with the one address ([`alias`]).
//!
//! ```text
//! block0: v2 = load i32 v0            from block3 backwards: block1 writes to a private slot, block2 calls
//!         branch v1, block1, block2   what cannot touch the slot v3, so that v6 is v4 if v3 is private
//! block1: store v1, v3; jump block3
//! block2: call %f(); jump block3
//! block3: v5 = load i32 v0
//! ```
//!
//! Cost: one sweep to collect the effects; a question visits at most [`MAX_BLOCKS`] blocks and
//! [`MAX_EVENTS`] effects, so all of them together are linear.

pub(crate) mod alias;
mod content;
pub(crate) mod effects;
pub(crate) mod program;
pub(crate) mod slots;

use cranelift_entity::SecondaryMap;
use sheave_ir::{Block, Editor, Inst, InstData, Module};
use sheave_ssa::Graph;

use alias::{Aliases, Location};
pub(crate) use content::content;
use effects::{Effect, effect, written};
use program::Program;
use slots::Slots;

/// Blocks that one question visits at most.
const MAX_BLOCKS: u32 = 24;
/// Effects that one question visits at most.
const MAX_EVENTS: u32 = 48;

/// An instruction with an effect on memory.
#[derive(Clone, Copy, Debug)]
struct Event {
    inst: Inst,
    effect: Effect,
}

/// A point of a function: before the event of this number, in this block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Point {
    pub(crate) block: Block,
    pub(crate) event: u32,
}

/// The effects on memory of one function; keep it for the next one.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    pub(crate) slots: Slots,
    /// In order of the layout.
    events: Vec<Event>,
    /// By block: its events.
    ranges: SecondaryMap<Block, (u32, u32)>,
    /// By block: the question that visited it last.
    visited: SecondaryMap<Block, u32>,
    question: u32,
    work: Vec<Block>,
}

impl Effects {
    /// Collects the effects of the function.
    pub(crate) fn find(&mut self, module: &Module, edit: &Editor<'_>, graph: &Graph) {
        self.slots.find(module, edit, graph);
        self.events.clear();
        self.ranges.clear();
        self.ranges.resize(edit.n_blocks());
        self.visited.clear();
        self.visited.resize(edit.n_blocks());
        self.question = 0;
        for &block in &edit.layout {
            let start = self.events.len() as u32;
            for &inst in edit.block_insts(block) {
                if let Some(effect) = effect(module, &edit.insts[inst]) {
                    self.events.push(Event { inst, effect });
                }
            }
            self.ranges[block] = (start, self.events.len() as u32);
        }
    }

    /// The first point of `block`.
    pub(crate) fn start(&self, block: Block) -> Point {
        Point { block, event: self.ranges[block].0 }
    }

    /// The point after `inst`, which follows `point` in its block.
    #[inline]
    pub(crate) fn after(&self, point: Point, inst: Inst) -> Point {
        let is_event = self.events.get(point.event as usize).is_some_and(|event| event.inst == inst);
        Point { event: point.event + u32::from(is_event), ..point }
    }

    /// True if on no path from `from` to `to` anything may write to `location`. The block of `from`
    /// dominates that of `to`, and is passed by no path again.
    pub(crate) fn is_unchanged(
        &mut self,
        module: Program<'_>,
        edit: &Editor<'_>,
        graph: &Graph,
        location: &Location,
        from: Point,
        to: Point,
    ) -> bool {
        let Effects { slots, events, ranges, visited, question, work } = self;
        let aliases = Aliases { module, slots };
        if aliases.constant(location).is_some() {
            return true;
        }
        let mut left = MAX_EVENTS;
        let mut keeps = |first: u32, end: u32| {
            events[first as usize..end as usize].iter().all(|event| {
                left = left.saturating_sub(1);
                left > 0 && !changes(aliases, edit, *event, location)
            })
        };
        if from.block == to.block {
            return keeps(from.event, to.event);
        }
        if !keeps(ranges[to.block].0, to.event) || !keeps(from.event, ranges[from.block].1) {
            return false;
        }
        *question += 1;
        work.clear();
        work.push(to.block);
        let mut n_blocks = 0;
        while let Some(block) = work.pop() {
            for pred in graph.predecessors(sheave_ssa::Block(block.as_u32())) {
                let block = Block::from_u32(pred.0);
                if block == from.block || !graph.is_reachable(pred) || visited[block] == *question {
                    continue;
                }
                visited[block] = *question;
                n_blocks += 1;
                let (first, end) = ranges[block];
                if n_blocks > MAX_BLOCKS || !keeps(first, end) {
                    return false;
                }
                work.push(block);
            }
        }
        true
    }

    /// The instruction in the loop with the header `header` that may write to `location`, if there is one; or
    /// the first one that was not compared any more.
    pub(crate) fn writer_in_loop(
        &mut self,
        module: Program<'_>,
        edit: &Editor<'_>,
        graph: &Graph,
        contains: impl Fn(sheave_ssa::Block) -> bool,
        header: Block,
        location: &Location,
    ) -> Option<Inst> {
        let Effects { slots, events, ranges, visited, question, work } = self;
        let aliases = Aliases { module, slots };
        if aliases.constant(location).is_some() {
            return None;
        }
        let mut left = MAX_EVENTS;
        *question += 1;
        work.clear();
        work.push(header);
        visited[header] = *question;
        while let Some(block) = work.pop() {
            let (first, end) = ranges[block];
            for event in &events[first as usize..end as usize] {
                left = left.saturating_sub(1);
                if left == 0 || changes(aliases, edit, *event, location) {
                    return Some(event.inst);
                }
            }
            for pred in graph.predecessors(sheave_ssa::Block(block.as_u32())) {
                let block = Block::from_u32(pred.0);
                if contains(pred) && visited[block] != *question {
                    visited[block] = *question;
                    work.push(block);
                }
            }
        }
        None
    }
}

/// Whether `event` may change what is known of `location`.
fn changes(aliases: Aliases<'_>, edit: &Editor<'_>, event: Event, location: &Location) -> bool {
    match event.effect {
        Effect::All => true,
        Effect::Lifetime => match edit.insts[event.inst] {
            InstData::Lifetime { slot, .. } => aliases.may_be_in(location, slot),
            _ => true,
        },
        Effect::Escaped if !location.is_private() => true,
        // It may be an atomic access of a private slot: no other thread sees it, but it writes.
        Effect::Escaped | Effect::Access => written(aliases, edit, event.inst)
            .is_some_and(|written| aliases.may_overlap(edit, location, &written)),
    }
}
