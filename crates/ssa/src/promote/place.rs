//! Where phis go: liveness, iterated frontiers, and the limit on their cost.

use alloc::vec::Vec;

use super::{Ctx, Options, Placement};
use crate::graph::NONE;
use crate::refill::refill;
use crate::{Block, Dominators, Graph, IteratedFrontiers};

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// Slots that need placement, ascending.
    pub(super) slots: Vec<u32>,
    frontiers: IteratedFrontiers,
    /// By block: what the last slot that concerns it does there, [`defined_mark`] or [`live_mark`]. Slots
    /// come in ascending order, so that lesser marks are those of other slots.
    marks: Vec<u32>,
    worklist: Vec<u32>,
    /// The blocks of the slot's phis.
    pub(super) found: Vec<Block>,
    /// Phis as block and slot, those of a slot together until they are written.
    pub(super) phis: Vec<(u32, u32)>,
}

impl Scratch {
    /// Clears what was found for slots: the next ones may be less.
    pub(super) fn clear_marks(&mut self, n_blocks: usize) {
        refill(&mut self.marks, n_blocks, 0);
    }
}

/// Finds the phis of the selected slots, one slot after the other. Returns how many edges lead to those of
/// pruned form.
#[inline(never)]
pub(super) fn place_phis(ctx: &mut Ctx, options: &Options) -> u64 {
    let Ctx { graph, dominators, scan, place, .. } = ctx;
    place.clear_marks(graph.n_blocks());
    place.frontiers.prepare(graph, dominators);
    place.phis.clear();
    let mut total = 0;
    for i in 0..place.slots.len() {
        let slot = place.slots[i];
        pruned_phis(graph, dominators, scan, place, slot);
        total += place.found.iter().map(|&block| graph.n_preds(block) as u64).sum::<u64>();
        if options.placement != Placement::Pruned {
            all_phis(graph, dominators, scan, place, slot, options.placement);
        }
        place.phis.extend(place.found.drain(..).map(|block| (block.0, slot)));
    }
    total
}

/// True for a slot with one definition, which dominates all its uses in other blocks: no phi is needed, and
/// no walk to find out.
fn stays_below_one_definition(scan: &super::scan::Scratch, dominators: &Dominators, slot: u32) -> bool {
    let state = &scan.slots[slot as usize];
    if state.exposed == NONE {
        return true;
    }
    let mut definitions = scan.list(state.definitions);
    match (definitions.next(), definitions.next()) {
        (Some(only), None) => scan
            .list(state.exposed)
            .all(|block| block != only && dominators.dominates(Block(only), Block(block))),
        _ => false,
    }
}

/// The mark of a block that `slot` is not live into, and that defines it.
fn defined_mark(slot: u32) -> u32 {
    2 * slot + 1
}

/// The mark of a block that `slot` is live into.
fn live_mark(slot: u32) -> u32 {
    2 * slot + 2
}

/// Marks the blocks that `slot` is live into, from its exposed reads backwards.
fn find_live(graph: &Graph, scan: &super::scan::Scratch, place: &mut Scratch, slot: u32) {
    let state = &scan.slots[slot as usize];
    for block in scan.list(state.definitions) {
        place.marks[block as usize] = defined_mark(slot);
    }
    for block in scan.list(state.exposed) {
        place.marks[block as usize] = live_mark(slot);
        place.worklist.push(block);
    }
    while let Some(block) = place.worklist.pop() {
        for &pred in graph.source_row(block) {
            let mark = &mut place.marks[pred as usize];
            if *mark < defined_mark(slot) {
                *mark = live_mark(slot);
                place.worklist.push(pred);
            }
        }
    }
}

/// Finds the phis of pruned form.
pub(super) fn pruned_phis(
    graph: &Graph,
    dominators: &Dominators,
    scan: &super::scan::Scratch,
    place: &mut Scratch,
    slot: u32,
) {
    place.found.clear();
    if stays_below_one_definition(scan, dominators, slot) {
        return;
    }
    find_live(graph, scan, place, slot);
    let definitions = scan.list(scan.slots[slot as usize].definitions).map(Block);
    let marks = &place.marks;
    place.frontiers.query(
        graph,
        dominators,
        definitions,
        |block| marks[block.index()] == live_mark(slot),
        &mut place.found,
    );
}

/// Finds the phis of another placement, in place of those found.
fn all_phis(
    graph: &Graph,
    dominators: &Dominators,
    scan: &super::scan::Scratch,
    place: &mut Scratch,
    slot: u32,
    placement: Placement,
) {
    place.found.clear();
    if placement == Placement::Maximal {
        place.found.extend(graph.reverse_postorder().filter(|&block| graph.n_preds(block) > 1));
    } else {
        let definitions = scan.list(scan.slots[slot as usize].definitions).map(Block);
        place.frontiers.query(graph, dominators, definitions, |_| true, &mut place.found);
    }
}

/// Writes the phis into the plan, by block, and gives each edge its range of arguments.
pub(super) fn write_phis(ctx: &mut Ctx) {
    let Ctx { graph, place, plan, .. } = ctx;
    if place.phis.is_empty() {
        return;
    }
    place.phis.sort_unstable();
    let n_blocks = graph.n_blocks();
    plan.phi_range.resize(n_blocks, (0, 0));
    for (phi, &(block, slot)) in place.phis.iter().enumerate() {
        let phi = phi as u32;
        let range = &mut plan.phi_range[block as usize];
        *range = (if range.1 == 0 { phi } else { range.0 }, phi + 1);
        plan.phi_slot.push(slot);
        plan.phi_block.push(block);
    }
    plan.phis_placed = place.phis.len() as u32;
    let ranges = &plan.phi_range[..];
    let mut sum = 0;
    plan.arg_start.reserve(graph.succs.len() + 1);
    plan.arg_start.push(0);
    for &succ in &graph.succs {
        let (start, end) = ranges[succ as usize];
        sum += end - start;
        plan.arg_start.push(sum);
    }
    plan.args.resize(sum as usize, super::definition::Def::NONE);
    plan.first_edge.extend_from_slice(&graph.succ_start);
}
