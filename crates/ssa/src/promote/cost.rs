//! The limit on the copies that phis become.
//!
//! The number of edges into a slot's phis is known when they are placed. Only where that exceeds the limit
//! are the definitions found that reach each of these edges: the nearest dominator of the edge's source that
//! defines the slot or has a phi for it (Cytron et al. 1991, section 5.2) says which it is. Such a walk up
//! the dominator tree meets blocks only that the slot is live into, and marks them, so that no slot walks a
//! block twice: the cost is at most that of placing the phis.

use alloc::vec::Vec;

use super::definition::Def;
use super::scan::Action;
use super::{Ctx, Kept, Options, PhiCost, Placement, place};
use crate::graph::NONE;
use crate::refill::refill;
use crate::{Block, Dominators, Graph};

/// Edges without a copy that count as much as one copy.
const EDGES_PER_COPY: u64 = 32;

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// Estimate and slot.
    costs: Vec<(u64, u32)>,
    /// Slot, access and block of every definition; of several in one block the last holds.
    definitions: Vec<(u32, u32, u32)>,
    /// By block: the slot that was last asked for, and the definition that reaches the block's end. A phi
    /// goes by its block.
    reaching: Vec<(u32, Def)>,
}

/// Keeps the slots with the most copies until the rest fits. Among equals the last slot goes first.
#[cold]
pub(super) fn keep_costly_slots(ctx: &mut Ctx, options: &Options) {
    let Ctx { graph, dominators, scan, place, plan, cost: scratch, .. } = ctx;
    scratch.costs.clear();
    if options.phi_cost == PhiCost::Copies {
        scratch.find_definitions(graph, scan);
    }
    let is_pruned = options.placement == Placement::Pruned;
    if !is_pruned {
        place.clear_marks(graph.n_blocks());
    }
    let (mut placed, mut next) = (0, 0);
    for i in 0..place.slots.len() {
        let slot = place.slots[i];
        if is_pruned {
            // They are there, those of this slot next.
            let phis = place.phis[placed..].iter().take_while(|phi| phi.1 == slot);
            place.found.clear();
            place.found.extend(phis.map(|phi| Block(phi.0)));
            placed += place.found.len();
        } else {
            place::pruned_phis(graph, dominators, scan, place, slot);
        }
        let cost = match options.phi_cost {
            PhiCost::Edges => place.found.iter().map(|&phi| graph.n_preds(phi) as u64 * EDGES_PER_COPY).sum(),
            PhiCost::Copies => {
                next = scratch.mark_definitions(graph, scan, next, slot, &place.found);
                place.found.iter().map(|&phi| scratch.phi_cost(graph, dominators, slot, phi)).sum()
            }
        };
        scratch.costs.push((cost, slot));
    }
    place.found.clear();
    scratch.costs.sort_unstable();
    let limit = options.phi_cost_limit.saturating_mul(EDGES_PER_COPY);
    let mut total: u64 = scratch.costs.iter().map(|&(cost, _)| cost).sum();
    while total > limit {
        let Some((cost, slot)) = scratch.costs.pop() else { break };
        total -= cost;
        scan.keep(plan, slot, Kept::PhiCost, NONE);
    }
    place.phis.retain(|&(_, slot)| !scan.is_kept(slot));
}

impl Scratch {
    /// Collects the definitions of all slots, those of a slot together.
    fn find_definitions(&mut self, graph: &Graph, scan: &super::scan::Scratch) {
        refill(&mut self.reaching, graph.n_blocks(), (NONE, Def::NONE));
        self.definitions.clear();
        for block in 0..graph.n_blocks() as u32 {
            let first = scan.start[block as usize];
            for (access, i) in scan.block(block).iter().zip(first..) {
                if !matches!(access.action, Action::Load | Action::LoadConverted | Action::Address) {
                    self.definitions.push((access.slot, i, block));
                }
            }
        }
        self.definitions.sort_unstable();
    }

    /// Marks the blocks at whose end a definition or a phi of `slot` is what the slot holds. Its definitions
    /// do not begin before `next`; returns where they end.
    fn mark_definitions(
        &mut self,
        graph: &Graph,
        scan: &super::scan::Scratch,
        mut next: usize,
        slot: u32,
        phis: &[Block],
    ) -> usize {
        self.reaching[graph.entry().index()] = (slot, Def::undef(slot));
        for &phi in phis {
            self.reaching[phi.index()] = (slot, Def::phi(phi.0));
        }
        while let Some(&(owner, i, block)) = self.definitions.get(next).filter(|next| next.0 <= slot) {
            next += 1;
            if owner == slot {
                let access = scan.accesses[i as usize];
                let def = match access.action {
                    Action::Store => Def::value(access.payload),
                    Action::Fresh => Def::undef(slot),
                    // A new value: no two of these are equal.
                    _ => Def::point(i),
                };
                self.reaching[block as usize] = (slot, def);
            }
        }
        next
    }

    /// The definition of `slot` that reaches the end of `block`, which is reachable.
    fn reaching(&mut self, dominators: &Dominators, slot: u32, block: u32) -> Def {
        let mut at = block;
        // The entry block is marked.
        while self.reaching[at as usize].0 != slot {
            at = dominators.idom[at as usize];
        }
        let def = self.reaching[at as usize].1;
        let mut below = block;
        while below != at {
            self.reaching[below as usize] = (slot, def);
            below = dominators.idom[below as usize];
        }
        def
    }

    /// What the phi of `slot` at `join` costs.
    fn phi_cost(&mut self, graph: &Graph, dominators: &Dominators, slot: u32, join: Block) -> u64 {
        let (mut edges, mut copies) = (0, 0);
        let (mut only, mut merges) = (Def::NONE, false);
        for &source in graph.source_row(join.0) {
            if graph.pre_number[source as usize] == NONE {
                continue;
            }
            edges += 1;
            let def = self.reaching(dominators, slot, source);
            if def == Def::phi(join.0) {
                continue;
            }
            merges |= only != Def::NONE && only != def;
            only = def;
            copies += def.as_phi().is_none() as u64;
        }
        edges + if merges { copies * (EDGES_PER_COPY - 1) } else { 0 }
    }
}
