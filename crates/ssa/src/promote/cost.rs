//! The limit on the copies that phis become.
//!
//! The number of edges into a slot's phis is known when they are placed. Only if that exceeds the limit are
//! the definitions found that reach each of these edges: the nearest dominator of the edge's source that
//! defines the slot or has a phi for it (Cytron et al. 1991, section 5.2). Such a walk up the dominator tree
//! meets only blocks that the slot is live into, and marks them, so that no slot walks a block twice: the
//! cost is at most that of placing the phis.
//!
//! ```text
//! block3: v4 = phi [block1: v2], [block2: v3]      two copies: two definitions reach the join
//! block5: v6 = phi [block4: v4], [block5: v6]      none: v4 alone is brought, besides the phi itself
//! ```

use alloc::vec::Vec;

use super::definition::Def;
use super::options::{Options, Placement};
use super::place::Placed;
use super::plan::Plan;
use super::report::Kept;
use super::scan::{Action, Records};
use crate::map::Map;
use crate::{Block, Dominators, Graph, Slot};

/// Edges without a copy that count as much as one copy.
const EDGES_PER_COPY: u64 = 32;

/// Reused memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// Estimate and slot.
    costs: Vec<(u64, Slot)>,
    /// Slot, access and block of every definition; of several in one block the last holds.
    definitions: Vec<(Slot, u32, Block)>,
    /// By block: the slot that was last looked up, and the definition that reaches the block's end. A phi is
    /// named by its block.
    reaching: Map<Block, (Option<Slot>, Def)>,
}

/// Keeps the slots with the most copies until the rest fits. Of slots with equally many the last is kept
/// first.
#[cold]
pub(super) fn keep_costly_slots(
    options: &Options,
    graph: &Graph,
    dominators: &Dominators,
    records: &mut Records,
    placed: &mut Placed,
    scratch: &mut Scratch,
    plan: &mut Plan,
) {
    scratch.costs.clear();
    scratch.find_definitions(graph, records);
    let is_pruned = options.placement == Placement::Pruned;
    if !is_pruned {
        placed.liveness.clear(graph);
    }
    let (mut seen, mut next) = (0, 0);
    for i in 0..placed.slots.len() {
        let slot = placed.slots[i];
        if is_pruned {
            // They are there, those of this slot next.
            let phis = placed.phis[seen..].iter().take_while(|phi| phi.1 == slot);
            placed.found.clear();
            placed.found.extend(phis.map(|phi| phi.0));
            seen += placed.found.len();
        } else {
            placed.find_pruned(graph, dominators, records, slot);
        }
        next = scratch.mark_definitions(graph, records, next, slot, &placed.found);
        let cost = placed.found.iter().map(|&phi| scratch.phi_cost(graph, dominators, slot, phi)).sum();
        scratch.costs.push((cost, slot));
    }
    placed.found.clear();
    scratch.costs.sort_unstable();
    let limit = options.phi_cost_limit.saturating_mul(EDGES_PER_COPY);
    let mut total: u64 = scratch.costs.iter().map(|&(cost, _)| cost).sum();
    while total > limit {
        let Some((cost, slot)) = scratch.costs.pop() else { break };
        total -= cost;
        records.keep(plan, slot, Kept::PhiCost, None);
    }
    placed.phis.retain(|&(_, slot)| !records.is_kept(slot));
}

impl Scratch {
    /// Collects the definitions of all slots, those of a slot together.
    fn find_definitions(&mut self, graph: &Graph, records: &Records) {
        self.reaching.refill(graph.n_blocks(), (None, Def::NONE));
        self.definitions.clear();
        for block in self.reaching.keys() {
            for i in records.range(block) {
                let access = records.accesses[i];
                if access.action.defines() {
                    self.definitions.push((access.slot, i as u32, block));
                }
            }
        }
        self.definitions.sort_unstable();
    }

    /// Marks the blocks at whose end a definition or a phi of `slot` is the contents of the slot. Its
    /// definitions do not begin before `next`; returns their end.
    fn mark_definitions(
        &mut self,
        graph: &Graph,
        records: &Records,
        mut next: usize,
        slot: Slot,
        phis: &[Block],
    ) -> usize {
        self.reaching[graph.entry()] = (Some(slot), Def::undef(slot));
        for &phi in phis {
            self.reaching[phi] = (Some(slot), Def::phi(phi.0));
        }
        while let Some(&(owner, i, block)) = self.definitions.get(next).filter(|next| next.0 <= slot) {
            next += 1;
            if owner == slot {
                let def = match records.accesses[i as usize].action {
                    Action::Store(value) => Def::value(value),
                    Action::Fresh => Def::undef(slot),
                    // A new value: no two of these are equal.
                    _ => Def::point(i),
                };
                self.reaching[block] = (Some(slot), def);
            }
        }
        next
    }

    /// The definition of `slot` that reaches the end of `block`, which is reachable.
    fn reaching(&mut self, dominators: &Dominators, slot: Slot, block: Block) -> Def {
        let above = |block: Block| Block(dominators.idom[block.index()]);
        let mut at = block;
        // The entry block is marked.
        while self.reaching[at].0 != Some(slot) {
            at = above(at);
        }
        let def = self.reaching[at].1;
        let mut below = block;
        while below != at {
            self.reaching[below] = (Some(slot), def);
            below = above(below);
        }
        def
    }

    /// The cost of the phi of `slot` at `join`.
    fn phi_cost(&mut self, graph: &Graph, dominators: &Dominators, slot: Slot, join: Block) -> u64 {
        let (mut edges, mut copies) = (0, 0);
        let (mut only, mut merges) = (Def::NONE, false);
        for source in graph.predecessors(join) {
            if !graph.is_reachable(source) {
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
