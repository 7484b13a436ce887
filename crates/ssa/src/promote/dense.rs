//! Liveness and phi placement for up to 64 slots at once, one bit each.
//!
//! Small functions have few blocks and few slots, and there a word per block beats lists per slot: liveness is solved backwards in postorder,
//! and a join needs a phi for the slots that are live into it and defined, or given a phi, on the way from one of its predecessors up the dominator
//! tree to the join's immediate dominator (which is what its membership in a dominance frontier means). Both repeat until nothing
//! changes. How often is bounded, and so is the length of the ways: a function that needs more, such as a deep loop nest, is left to the
//! sparse method, which is linear for each slot. The two give the same phis.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::{Dominators, Graph};

/// Sets of at most this many slots are handled at once.
pub(super) const MAX_SLOTS: usize = 64;

/// Rounds of either solver after which the function is left to the sparse method.
const MAX_ROUNDS: u32 = 8;

/// Steps up the dominator tree per edge, on average, beyond which the function is left to the sparse method.
const MAX_STEPS_PER_EDGE: usize = 8;

/// The bits of a block.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bits {
    /// Live at the head.
    pub(super) live: u64,
    /// Defined in the block, or by a phi at its head.
    pub(super) defined: u64,
    /// Given a phi.
    pub(super) phis: u64,
}

/// Reused memory.
#[derive(Debug, Default)]
pub(super) struct Dense {
    /// By block.
    pub(super) bits: Vec<Bits>,
    /// Edges into joins: first block of the way up, immediate dominator of the join, the join.
    ways: Vec<[u32; 3]>,
}

impl Dense {
    /// Clears the bits; the caller then enters definitions and exposed reads.
    pub(super) fn begin(&mut self, n_blocks: usize) {
        self.bits.clear();
        self.bits.resize(n_blocks, Bits::default());
    }

    /// Solves for the entered bits. False if that takes too long; the bits are useless then.
    pub(super) fn solve(&mut self, graph: &Graph, dominators: &Dominators) -> bool {
        self.solve_liveness(graph) && self.collect_ways(graph, dominators) && self.solve_phis(dominators)
    }

    fn solve_liveness(&mut self, graph: &Graph) -> bool {
        let bits = &mut self.bits[..];
        for _ in 0..MAX_ROUNDS {
            for &block in graph.rpo.iter().rev() {
                let mut live = 0;
                for &succ in graph.succ_row(block) {
                    live |= bits[succ as usize].live;
                }
                let own = &mut bits[block as usize];
                own.live |= live & !own.defined;
            }
            // Only an edge that goes back can have been passed before its target changed.
            let stable = |&(from, to): &(u32, u32)| {
                let from = bits[from as usize];
                bits[to as usize].live & !from.defined & !from.live == 0
            };
            if graph.retreating.iter().all(stable) {
                return true;
            }
        }
        false
    }

    /// Lists the edges into joins where some slot is live, inner joins (those that come later) first.
    fn collect_ways(&mut self, graph: &Graph, dominators: &Dominators) -> bool {
        self.ways.clear();
        let mut steps = 0;
        for &join in graph.rpo.iter().rev() {
            let sources = graph.source_row(join);
            if sources.len() < 2 || self.bits[join as usize].live == 0 {
                continue;
            }
            let idom = dominators.idom[join as usize];
            for &source in sources {
                if source != idom && dominators.first[source as usize] != NONE {
                    steps += dominators.level[source as usize] - dominators.level[idom as usize];
                    self.ways.push([source, idom, join]);
                }
            }
        }
        steps as usize <= MAX_STEPS_PER_EDGE * graph.n_edges()
    }

    fn solve_phis(&mut self, dominators: &Dominators) -> bool {
        let bits = &mut self.bits[..];
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            for &[source, idom, join] in &self.ways {
                let mut defined = 0;
                let mut at = source;
                while at != idom {
                    defined |= bits[at as usize].defined;
                    at = dominators.idom[at as usize];
                }
                let join = &mut bits[join as usize];
                let phis = defined & join.live & !join.phis;
                join.phis |= phis;
                changed |= phis & !join.defined != 0;
                join.defined |= phis;
            }
            if !changed {
                return true;
            }
        }
        false
    }
}
