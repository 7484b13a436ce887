//! Placement of phis: at the iterated dominance frontier of a slot's definitions, for pruned form restricted
//! to the blocks into which the slot is live.
//!
//! ```text
//! block0 -> block1, block2           x is defined in block0 and block1, and read in block3: the edges from
//! block1 -> block3: store v2, x      block1 and block2 bring different definitions, so block3, the frontier
//! block2 -> block3                   of block1, gets a phi; if nothing after block3 reads x, pruned form
//! block3: v5 = load x                places none
//! ```

use alloc::vec::Vec;

use super::definition::Def;
use super::liveness::Liveness;
use super::options::{Options, Placement};
use super::plan::{Phi, Plan};
use super::report::Kept;
use super::scan::Records;
use crate::{Block, Dominators, Graph, IteratedFrontiers, Slot};

/// The phis of a function as they are placed.
#[derive(Debug, Default)]
pub(super) struct Placed {
    /// Slots that need placement, ascending.
    pub(super) slots: Vec<Slot>,
    pub(super) liveness: Liveness,
    frontiers: IteratedFrontiers,
    /// The blocks of the phis of the slot at hand.
    pub(super) found: Vec<Block>,
    /// Phis as block and slot, those of a slot together until they are written.
    pub(super) phis: Vec<(Block, Slot)>,
}

/// Selects the slots that need placement. The others have no definition outside the entry block that another
/// block could read.
#[inline(never)]
pub(super) fn select(options: &Options, records: &mut Records, placed: &mut Placed, plan: &mut Plan) {
    placed.slots.clear();
    for slot in records.slots.keys() {
        let state = records.slots[slot];
        if records.is_kept(slot) {
            continue;
        }
        if state.param && state.defined_in.is_none() {
            records.keep(plan, slot, Kept::NoVisibleStore, None);
            continue;
        }
        let (is_defined, is_exposed) = (!state.definitions.is_empty(), !state.exposed.is_empty());
        let needed = match options.placement {
            Placement::Pruned | Placement::SemiPruned => is_defined && is_exposed,
            Placement::Minimal => is_defined,
            Placement::Maximal => true,
        };
        if needed && state.touched {
            placed.slots.push(slot);
        }
    }
}

/// Finds the phis of the selected slots, one slot after the other. Returns the number of edges to those of
/// pruned form.
#[inline(never)]
pub(super) fn find_phis(
    options: &Options,
    graph: &Graph,
    dominators: &Dominators,
    records: &Records,
    placed: &mut Placed,
) -> u64 {
    placed.liveness.clear(graph);
    placed.frontiers.prepare(graph, dominators);
    placed.phis.clear();
    let mut n_edges = 0;
    for i in 0..placed.slots.len() {
        let slot = placed.slots[i];
        placed.find_pruned(graph, dominators, records, slot);
        n_edges += placed.found.iter().map(|&block| graph.n_preds(block) as u64).sum::<u64>();
        if options.placement != Placement::Pruned {
            placed.find_unpruned(graph, dominators, records, slot, options.placement);
        }
        placed.phis.extend(placed.found.drain(..).map(|block| (block, slot)));
    }
    n_edges
}

/// True for a slot with one definition, which dominates all its uses in other blocks: no phi is needed, and
/// no walk to find out.
fn has_one_dominating_definition(records: &Records, dominators: &Dominators, slot: Slot) -> bool {
    let state = &records.slots[slot];
    if state.exposed.is_empty() {
        return true;
    }
    let mut definitions = records.blocks(state.definitions);
    match (definitions.next(), definitions.next()) {
        (Some(only), None) => {
            records.blocks(state.exposed).all(|block| block != only && dominators.dominates(only, block))
        }
        _ => false,
    }
}

impl Placed {
    /// Finds the phis of `slot` in pruned form.
    pub(super) fn find_pruned(
        &mut self,
        graph: &Graph,
        dominators: &Dominators,
        records: &Records,
        slot: Slot,
    ) {
        self.found.clear();
        if has_one_dominating_definition(records, dominators, slot) {
            return;
        }
        self.liveness.compute(graph, records, slot);
        let definitions = records.blocks(records.slots[slot].definitions);
        let is_live = |block| self.liveness.is_live_into(block, slot);
        self.frontiers.query(graph, dominators, definitions, is_live, &mut self.found);
    }

    /// Finds the phis of `slot` in another placement, in place of those found.
    fn find_unpruned(
        &mut self,
        graph: &Graph,
        dominators: &Dominators,
        records: &Records,
        slot: Slot,
        placement: Placement,
    ) {
        self.found.clear();
        if placement == Placement::Maximal {
            self.found.extend(graph.reverse_postorder().filter(|&block| graph.n_preds(block) > 1));
        } else {
            let definitions = records.blocks(records.slots[slot].definitions);
            self.frontiers.query(graph, dominators, definitions, |_| true, &mut self.found);
        }
    }
}

/// Writes the phis into the plan, by block, and gives each edge its range of arguments.
pub(super) fn write_phis(graph: &Graph, placed: &mut Placed, plan: &mut Plan) {
    if placed.phis.is_empty() {
        return;
    }
    placed.phis.sort_unstable();
    plan.phi_range.resize(graph.n_blocks(), (0, 0));
    for (phi, &(block, slot)) in (0..).zip(&placed.phis) {
        let range = &mut plan.phi_range[block];
        *range = (if range.1 == 0 { phi } else { range.0 }, phi + 1);
        plan.phis.push(Phi { block, slot });
    }
    plan.phis_placed = placed.phis.len() as u32;
    let mut sum = 0;
    plan.arg_start.reserve(graph.n_edges() + 1);
    plan.arg_start.push(0);
    for &succ in &graph.succs {
        let (start, end) = plan.phi_range[Block(succ)];
        sum += end - start;
        plan.arg_start.push(sum);
    }
    plan.args.resize(sum as usize, Def::NONE);
    plan.first_edge.extend_from_slice(&graph.succ_start);
}
