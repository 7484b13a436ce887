//! Aggressive coalescing: merges as many phi arguments as possible with their phi.
//!
//! Boissinot, Darte, Rastello, Dupont de Dinechin and Guillon, "Revisiting Out-of-SSA Translation for
//! Correctness, Code Quality, and Efficiency", 2009: insert all copies, then merge the classes of destination
//! and source, most frequent copies first, wherever they do not interfere. The row of the strategy
//! (`strategy`) decides which copies there are, and in which order they are tried.
//!
//! In the default one the copies of an edge are modelled not at the end of its source but on the edge itself,
//! which leaves room for every remaining copy; so an argument needs no variable of its own beside the value
//! that it is, a phi none beside itself, and the copies are never materialised.
//!
//! The paper's own variants have all copies of Sreedhar's method I: each phi has a variable on the edges, its
//! shadow, which is copied to the phi at the head of the block, and each argument is copied to the shadow at
//! the [end of its block](super::materialise). Shadow and copies are one class from the start. Two variables
//! interfere if both are live at the definition of one of them, or only if they have different values, too
//! (sections III.A and IV.B), which gives a copy the value of its source; then an argument that stays live
//! after its copy, on another edge or into the phi's block beside other copies, can still become one variable
//! with it. Copies are tried in the order of their weights, or, if they are thought of as virtual and only
//! those that are left are inserted (section IV.C), phi by phi.
//!
//! LLVM's coalescer (`RegisterCoalescer.cpp`, LLVM 19) starts from the same copies and compares values, too.
//! It visits blocks in deep loops and those with many edges first; and the copies of one block are done one
//! after the other, so that the source of a later one is live at an earlier one. Not modelled are that it
//! makes constants again in place of copies of them, commutes operands, and gives up on ranges of a hundred
//! definitions after 256 attempts.
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
//! Sorting by weight is by buckets of loop depth (or of the logarithm of the host's frequencies), so the cost
//! is that of the class tests: near linear.

use alloc::vec::Vec;

use crate::refill::refill;
use crate::{Block, Graph, Loops, SsaHost};

use super::materialise::AtEnd;
use super::merge::Merger;
use super::strategy::Order;
use super::web::is_variable;

/// Buckets of weights; the last holds everything heavier.
const N_WEIGHTS: usize = 64;

#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    /// By block.
    weights: Vec<u8>,
    /// Phi index and the rank that its variable is copied from or, at its block's head, to; in order.
    affinities: Vec<(u32, u32)>,
    unsorted: Vec<(Key, u32, u32)>,
    order: Vec<u32>,
}

/// The order of copies: the smallest first.
type Key = (u32, u32, u32);

impl Scratch {
    /// Computes how much a copy in each block weighs.
    pub(super) fn weigh(&mut self, host: &impl SsaHost, graph: &Graph, loops: &Loops) {
        refill(&mut self.weights, graph.n_blocks(), 0);
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

    /// Fills `affinities`. `ends` are empty if all copies are on edges.
    fn collect(&mut self, merger: &Merger<'_>, ends: &[AtEnd], order: Order) {
        let Merger { graph, web, ranges, isolated, .. } = merger;
        self.unsorted.clear();
        for &join in &web.joins {
            let phis = web.phis(join);
            // The copy at the head first: it runs as often as all others of the phi together.
            let lightness = N_WEIGHTS as u32 - 1 - u32::from(self.weights[join as usize]);
            for phi in phis.clone().filter(|&phi| isolated[phi]) {
                let rank = ranges.rank_of[web.phi_value[phi] as usize];
                let key = match order {
                    Order::Phi => (phi as u32, lightness, 0),
                    Order::Llvm => block_key(graph, join, lightness, ranges.is_local(rank)),
                    _ => (lightness, 0, 0),
                };
                self.unsorted.push((key, phi as u32, rank));
            }
            for edge in graph.incoming(join) {
                let source = graph.edge_source[edge as usize];
                let at_end = ends.get(edge as usize).is_some_and(|&at| at != AtEnd::No);
                let weight = self.weights[source as usize];
                let weight = if at_end { weight } else { weight.min(self.weights[join as usize]) };
                let lightness = N_WEIGHTS as u32 - 1 - u32::from(weight);
                for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                    if !is_variable(arg) || (arg == web.phi_value[phi] && !isolated[phi]) {
                        continue;
                    }
                    let rank = ranges.rank_of[arg as usize];
                    let key = match order {
                        Order::Phi => (phi as u32, lightness, 0),
                        Order::Llvm if at_end => block_key(graph, source, lightness, ranges.is_local(rank)),
                        // A block with one edge in and one out, which LLVM prefers.
                        Order::Llvm => (lightness << 1, 0, source),
                        _ => (lightness, 0, 0),
                    };
                    self.unsorted.push((key, phi as u32, rank));
                }
            }
        }
        self.affinities.clear();
        if order != Order::Weight {
            self.order.clear();
            self.order.extend(0..self.unsorted.len() as u32);
            let unsorted = &self.unsorted;
            self.order.sort_unstable_by_key(|&at| (unsorted[at as usize].0, at));
            self.affinities.extend(self.order.iter().map(|&at| {
                let (_, phi, arg) = unsorted[at as usize];
                (phi, arg)
            }));
            return;
        }
        let mut counts = [0u32; N_WEIGHTS + 1];
        for &((lightness, ..), ..) in &self.unsorted {
            counts[lightness as usize + 1] += 1;
        }
        for i in 1..counts.len() {
            counts[i] += counts[i - 1];
        }
        self.affinities.resize(self.unsorted.len(), (0, 0));
        for &((lightness, ..), phi, arg) in &self.unsorted {
            let at = &mut counts[lightness as usize];
            self.affinities[*at as usize] = (phi, arg);
            *at += 1;
        }
    }
}

/// Orders blocks as LLVM's coalescer does (`compareMBBPriority`). Copies of which one side is in one block
/// only (`isLocalCopy`) wait until the others of their depth have been tried.
fn block_key(graph: &Graph, block: u32, lightness: u32, local: bool) -> Key {
    let edges = graph.pred_row(block).len() + graph.succ_row(block).len();
    (lightness << 1 | u32::from(local), u32::MAX - edges as u32, block)
}

/// Merges phis and arguments in this order: copies that are materialised, if there are `ends`.
pub(super) fn run(merger: &mut Merger<'_>, scratch: &mut Scratch, ends: &[AtEnd], order: Order) {
    scratch.collect(merger, ends, order);
    for phi in 0..merger.isolated.len() {
        if merger.isolated[phi] {
            merger.isolate(phi);
        }
    }
    for at in 0..merger.ranges.copies.len() {
        let (phi, copy, _) = merger.ranges.copies[at];
        merger.classes.merge(merger.ranges, merger.ranges.shadow[phi as usize], copy);
    }
    merger.tie();
    for at in 0..scratch.affinities.len() {
        let (phi, arg) = scratch.affinities[at];
        merger.attempt(phi as usize, arg);
    }
}
