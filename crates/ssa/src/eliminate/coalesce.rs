//! Coalescing: as many phi arguments as possible share the place of their phi.
//!
//! Boissinot, Darte, Rastello, Dupont de Dinechin and Guillon, "Revisiting Out-of-SSA Translation for
//! Correctness, Code Quality, and Efficiency", 2009: insert all copies, then merge the classes of destination
//! and source, most frequent copies first, wherever they do not interfere. A [`Variant`] says which copies
//! there are, and in which order they are tried.
//!
//! In the default one the copies of an edge are modelled not at the end of its source but on the edge
//! itself, where every remaining copy can be placed later; so an argument needs no variable of its own beside
//! the value that it is, a phi none beside itself, and the copies are never materialised.
//!
//! The paper's own variants have all copies of Sreedhar's method I: each phi has a variable on the edges, its
//! shadow, which is copied to the phi at the head of the block, and each argument is copied to the shadow at
//! the [end of its block](super::materialise). Shadow and copies are one class from the start. Two variables
//! interfere if both are live at the definition of one of them, or only if they have different values, too
//! (sections III.A and IV.B), where the value of a copy is that of what it copies; then an argument that
//! stays live after its copy, on another edge or into the phi's block beside other copies, can still become
//! one variable with it. Copies are tried in the order of their weights, or, where they are thought of as
//! virtual and only those that are left are inserted (section IV.C), phi by phi.
//!
//! LLVM's coalescer (`RegisterCoalescer.cpp`, LLVM 19) starts from the same copies and knows values, too. It
//! goes through blocks, those in deep loops and those with many edges first; and the copies of one block are
//! done one after the other, so that what a later one reads is live where an earlier one writes. Not modelled
//! are that it makes constants again in place of copies of them, commutes operands, and gives up on ranges of
//! a hundred definitions after 256 attempts.
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

use crate::graph::NONE;
use crate::refill::refill;
use crate::{Block, Graph, Loops, SsaHost, Value};

use super::classes::Classes;
use super::materialise::AtEnd;
use super::plan::Attempt;
use super::ranges::Ranges;
use super::web::{Web, is_variable};

/// Buckets of weights; the last holds everything heavier.
const N_WEIGHTS: usize = 64;

/// In which order copies are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Those that run most often first.
    Weight,
    /// Phi by phi, and for each phi those that run most often first.
    Phi,
    /// As LLVM goes through the blocks.
    Llvm,
}

/// What is coalesced, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variant<'a> {
    /// Where the copies of each edge are, by edge, if they are materialised.
    pub(crate) ends: &'a [AtEnd],
    pub(crate) order: Order,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    /// By block.
    weights: Vec<u8>,
    /// Phi index and the rank that its variable is copied from or, at its block's head, to; in order.
    affinities: Vec<(u32, u32)>,
    unsorted: Vec<(Key, u32, u32)>,
    order: Vec<u32>,
}

/// What orders copies: the smallest first.
type Key = (u32, u32, u32);

impl Scratch {
    /// Computes how much a copy in each block weighs.
    fn weigh(&mut self, host: &impl SsaHost, graph: &Graph, loops: &Loops) {
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

    /// Fills `affinities`.
    fn collect(
        &mut self,
        graph: &Graph,
        web: &Web,
        ranges: &Ranges,
        isolated: &[bool],
        variant: Variant<'_>,
    ) {
        self.unsorted.clear();
        for &join in &web.joins {
            let phis = web.phis(join);
            // The copy at the head first: it runs as often as all others of the phi together.
            let lightness = N_WEIGHTS as u32 - 1 - u32::from(self.weights[join as usize]);
            for phi in phis.clone().filter(|&phi| isolated[phi]) {
                let rank = ranges.rank_of[web.phi_value[phi] as usize];
                let key = match variant.order {
                    Order::Weight => (lightness, 0, 0),
                    Order::Phi => (phi as u32, lightness, 0),
                    Order::Llvm => block_key(graph, join, lightness, ranges.is_local(rank)),
                };
                self.unsorted.push((key, phi as u32, rank));
            }
            for &edge in graph.pred_row(join) {
                let source = graph.edge_source[edge as usize];
                if graph.pre_number[source as usize] == NONE {
                    continue;
                }
                let at_end = variant.ends.get(edge as usize).is_some_and(|&at| at != AtEnd::No);
                let weight = self.weights[source as usize];
                let weight = if at_end { weight } else { weight.min(self.weights[join as usize]) };
                let lightness = N_WEIGHTS as u32 - 1 - u32::from(weight);
                for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                    if !is_variable(arg) || (arg == web.phi_value[phi] && !isolated[phi]) {
                        continue;
                    }
                    let rank = ranges.rank_of[arg as usize];
                    let key = match variant.order {
                        Order::Weight => (lightness, 0, 0),
                        Order::Phi => (phi as u32, lightness, 0),
                        Order::Llvm if at_end => block_key(graph, source, lightness, ranges.is_local(rank)),
                        // A block with one edge in and one out, which LLVM prefers.
                        Order::Llvm => (lightness << 1, 0, source),
                    };
                    self.unsorted.push((key, phi as u32, rank));
                }
            }
        }
        self.affinities.clear();
        if variant.order != Order::Weight {
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

/// Merges classes in the variant's order and tells `attempted` each attempt. `loops` are those of `graph`;
/// `isolated` are the phis that have a shadow.
#[expect(clippy::too_many_arguments, reason = "the parts of one context")]
pub(crate) fn run(
    host: &impl SsaHost,
    graph: &Graph,
    web: &Web,
    ranges: &mut Ranges,
    classes: &mut Classes,
    scratch: &mut Scratch,
    loops: &Loops,
    isolated: &[bool],
    variant: Variant<'_>,
    mut attempted: impl FnMut(Attempt),
) {
    scratch.weigh(host, graph, loops);
    scratch.collect(graph, web, ranges, isolated, variant);
    for (phi, _) in isolated.iter().enumerate().filter(|phi| *phi.1) {
        // Its definition moves after the copies of the edges.
        let rank = ranges.rank_of[web.phi_value[phi] as usize];
        ranges.def[rank as usize] = ranges.head[phi];
    }
    for at in 0..ranges.copies.len() {
        let (phi, copy, _) = ranges.copies[at];
        classes.merge(ranges, ranges.shadow[phi as usize], copy);
    }
    tie(ranges, classes);
    for at in 0..scratch.affinities.len() {
        let (phi, arg) = scratch.affinities[at];
        let (value, isolated) = (web.phi_value[phi as usize], isolated[phi as usize]);
        let variable = if isolated { ranges.shadow[phi as usize] } else { ranges.rank_of[value as usize] };
        let outcome = classes.merge(ranges, variable, arg);
        let arg = Value(ranges.value[arg as usize]);
        attempted(Attempt { phi: Value(value), arg, isolated, outcome });
    }
}

/// Merges what the host wants tied, before any other merge can interfere.
pub(crate) fn tie(ranges: &mut Ranges, classes: &mut Classes) {
    for i in 0..ranges.tied.len() {
        let (a, b) = ranges.tied[i];
        classes.merge(ranges, a, b);
    }
}
