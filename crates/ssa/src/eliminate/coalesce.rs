//! Coalescing: as many phi arguments as possible share the place of their phi.
//!
//! Boissinot, Darte, Rastello, Dupont de Dinechin and Guillon, "Revisiting Out-of-SSA Translation for
//! Correctness, Code Quality, and Efficiency", 2009: insert all copies, then merge the classes of destination
//! and source, most frequent copies first, wherever they do not interfere. Two things differ. The copies of
//! an edge are modelled not at the end of its source but on the edge itself, where every remaining
//! copy can be placed later; so an argument needs no variable of its own beside the value that it is, and the
//! copies are never materialised. And a phi gets a variable of its own on the edges (its shadow) only where
//! that saves copies: where several arguments interfere with the phi, but not with each other, one copy at
//! the head of the block replaces one on each edge.
//!
//! ```text
//! block1: v1 = phi [block0: v0], [block1: v2]      block1: v1 := add v1, 1
//!         v2 = add v1, 1
//!         branch v3, block1, block2
//!
//! {v1} with {v2} first, for the back edge runs more often: v1 has no use after v2 is defined, so they merge;
//! {v1, v2} with {v0}: they merge unless v0 is used in the loop, which would leave the copy v1 := v0
//! ```
//!
//! Sorting is by buckets of loop depth (or of the logarithm of the host's frequencies), so the cost is that
//! of the class tests: near linear.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::{Block, Graph, Loops, SsaHost, Value};

use super::classes::Classes;
use super::plan::Attempt;
use super::ranges::Ranges;
use super::web::{Web, is_variable};

/// Buckets of weights; the last holds everything heavier.
const N_WEIGHTS: usize = 64;

#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    /// By block.
    weights: Vec<u8>,
    /// Phi index and argument's rank, sorted by weight.
    affinities: Vec<(u32, u32)>,
    unsorted: Vec<(u8, u32, u32)>,
}

impl Scratch {
    /// Computes how much a copy in each block weighs.
    fn weigh(&mut self, host: &impl SsaHost, graph: &Graph, loops: &Loops) {
        self.weights.clear();
        self.weights.resize(graph.n_blocks(), 0);
        if host.frequency(graph.entry()).is_some() {
            for &block in &graph.rpo {
                let frequency = host.frequency(Block(block)).unwrap_or(0);
                self.weights[block as usize] =
                    (64 - frequency.leading_zeros()).min(N_WEIGHTS as u32 - 1) as u8;
            }
        } else if graph.has_back_edge() {
            for &block in &graph.rpo {
                self.weights[block as usize] = loops.depth(Block(block)).min(N_WEIGHTS as u32 - 1) as u8;
            }
        }
    }

    /// Fills `affinities`, heaviest first.
    fn collect(&mut self, graph: &Graph, web: &Web, ranges: &Ranges) {
        let mut counts = [0u32; N_WEIGHTS + 1];
        self.unsorted.clear();
        for &join in &web.joins {
            let phis = web.phis(join);
            for &edge in graph.pred_row(join) {
                let source = graph.edge_source[edge as usize];
                if graph.pre_number[source as usize] == NONE {
                    continue;
                }
                let weight = self.weights[source as usize].min(self.weights[join as usize]);
                for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                    if is_variable(arg) && arg != web.phi_value[phi] {
                        self.unsorted.push((weight, phi as u32, ranges.rank_of[arg as usize]));
                        counts[N_WEIGHTS - weight as usize] += 1;
                    }
                }
            }
        }
        for i in 1..counts.len() {
            counts[i] += counts[i - 1];
        }
        self.affinities.clear();
        self.affinities.resize(self.unsorted.len(), (0, 0));
        for &(weight, phi, arg) in &self.unsorted {
            let at = &mut counts[N_WEIGHTS - 1 - weight as usize];
            self.affinities[*at as usize] = (phi, arg);
            *at += 1;
        }
    }
}

/// Merges classes, the heaviest copies first, and tells `attempted` each attempt. `loops` are those of
/// `graph`.
#[expect(clippy::too_many_arguments, reason = "the parts of one context")]
pub(crate) fn run(
    host: &impl SsaHost,
    graph: &Graph,
    web: &Web,
    ranges: &mut Ranges,
    classes: &mut Classes,
    scratch: &mut Scratch,
    loops: &Loops,
    mut attempted: impl FnMut(Attempt),
) {
    tie(ranges, classes);
    scratch.weigh(host, graph, loops);
    scratch.collect(graph, web, ranges);
    for &(phi, arg) in &scratch.affinities {
        let phi = web.phi_value[phi as usize];
        let outcome = classes.merge(ranges, ranges.rank_of[phi as usize], arg);
        let arg = Value(ranges.value[arg as usize]);
        attempted(Attempt { phi: Value(phi), arg, isolated: false, outcome });
    }
}

/// Merges what the host wants tied, before any other merge can interfere.
pub(crate) fn tie(ranges: &mut Ranges, classes: &mut Classes) {
    for i in 0..ranges.tied.len() {
        let (a, b) = ranges.tied[i];
        classes.merge(ranges, a, b);
    }
}
