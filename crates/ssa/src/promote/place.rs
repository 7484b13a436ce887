//! Where phis go: liveness, iterated frontiers, and the limit on their cost.

use alloc::vec::Vec;

use super::{Ctx, Kept, Options, Placement};
use crate::graph::NONE;
use crate::{Block, Dominators, Graph, IteratedFrontiers};

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// Slots that need placement, ascending.
    pub(super) slots: Vec<u32>,
    frontiers: IteratedFrontiers,
    /// By block: the slot that was last found live into it, or that it defines.
    live: Vec<u32>,
    defines: Vec<u32>,
    worklist: Vec<u32>,
    found: Vec<Block>,
    /// Phis in the order they were found: slot by slot.
    phis: Vec<(u32, u32)>,
    /// What each slot costs.
    costs: Vec<SlotCost>,
}

#[derive(Clone, Copy, Debug)]
struct SlotCost {
    slot: u32,
    copies: u64,
}

/// Places the phis of the selected slots and keeps slots that cost too much.
#[inline(never)]
pub(super) fn place(ctx: &mut Ctx, options: &Options) {
    let Ctx { graph, dominators, scan, place, .. } = ctx;
    let n_blocks = graph.n_blocks();
    place.phis.clear();
    place.costs.clear();
    for list in [&mut place.live, &mut place.defines] {
        list.clear();
        list.resize(n_blocks, NONE);
    }
    let mut prepared = false;
    let mut total = 0;
    for i in 0..place.slots.len() {
        let slot = place.slots[i];
        let mut copies = 0;
        if !stays_below_one_definition(scan, dominators, slot) {
            if !core::mem::replace(&mut prepared, true) {
                place.frontiers.prepare(graph, dominators);
            }
            find_live(graph, scan, place, slot);
            copies = pruned_phis(graph, dominators, scan, place, slot);
        }
        if options.placement != Placement::Pruned {
            if !core::mem::replace(&mut prepared, true) {
                place.frontiers.prepare(graph, dominators);
            }
            all_phis(graph, dominators, scan, place, slot, options.placement);
        }
        place.phis.extend(place.found.drain(..).map(|block| (block.0, slot)));
        place.costs.push(SlotCost { slot, copies });
        total += copies;
    }
    if total > options.phi_cost_limit {
        keep_costly_slots(ctx, options, total);
    }
    write_phis(ctx);
}

/// True for a slot with one definition, which dominates all its uses in other blocks: no phi is needed, and no walk to find out.
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

/// Marks the blocks that `slot` is live into, from its exposed reads backwards.
fn find_live(graph: &Graph, scan: &super::scan::Scratch, place: &mut Scratch, slot: u32) {
    let state = &scan.slots[slot as usize];
    for block in scan.list(state.definitions) {
        place.defines[block as usize] = slot;
    }
    for block in scan.list(state.exposed) {
        place.live[block as usize] = slot;
        place.worklist.push(block);
    }
    while let Some(block) = place.worklist.pop() {
        for &pred in graph.source_row(block) {
            let pred = pred as usize;
            if place.defines[pred] != slot && place.live[pred] != slot {
                place.live[pred] = slot;
                place.worklist.push(pred as u32);
            }
        }
    }
}

/// Finds the phis of pruned form and returns how many edges lead to them.
fn pruned_phis(
    graph: &Graph,
    dominators: &Dominators,
    scan: &super::scan::Scratch,
    place: &mut Scratch,
    slot: u32,
) -> u64 {
    let definitions = scan.list(scan.slots[slot as usize].definitions).map(Block);
    let live = &place.live;
    place.frontiers.query(
        graph,
        dominators,
        definitions,
        |block| live[block.index()] == slot,
        &mut place.found,
    );
    place.found.iter().map(|&block| graph.n_preds(block) as u64).sum()
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

/// Keeps the most expensive slots until the rest fits. Among equals the last slot goes first.
#[cold]
fn keep_costly_slots(ctx: &mut Ctx, options: &Options, mut total: u64) {
    let Ctx { scan, place, plan, .. } = ctx;
    let mut order: Vec<SlotCost> = place.costs.clone();
    order.sort_unstable_by_key(|cost| (cost.copies, cost.slot));
    while total > options.phi_cost_limit {
        let Some(cost) = order.pop() else { break };
        total -= cost.copies;
        scan.keep(plan, cost.slot, Kept::PhiCost, NONE);
    }
    place.phis.retain(|&(_, slot)| !scan.is_kept(slot));
}

/// Orders the phis by block and then slot, and gives each edge its range of arguments.
fn write_phis(ctx: &mut Ctx) {
    let Ctx { graph, place, plan, .. } = ctx;
    if place.phis.is_empty() {
        return;
    }
    let n_blocks = graph.n_blocks();
    // A counting sort by block; it is stable and slots were handled in order. Filling moves the starts one place to the left.
    let start = &mut plan.phi_start;
    start.resize(n_blocks + 2, 0);
    for &(block, _) in &place.phis {
        start[block as usize + 2] += 1;
    }
    let mut sum = 0;
    for at in start.iter_mut() {
        sum += *at;
        *at = sum;
    }
    plan.phi_slot.resize(place.phis.len(), 0);
    for &(block, slot) in &place.phis {
        let at = &mut start[block as usize + 1];
        plan.phi_slot[*at as usize] = slot;
        *at += 1;
    }
    start.pop();
    plan.phis_placed = plan.phi_slot.len() as u32;
    let mut sum = 0;
    plan.arg_start.push(0);
    for &succ in &graph.succs {
        sum += start[succ as usize + 1] - start[succ as usize];
        plan.arg_start.push(sum);
    }
    plan.args.resize(sum as usize, super::definition::Def::NONE);
    plan.first_edge.extend_from_slice(&graph.succ_start);
}
