//! Materialised copies: copies at the ends of blocks that take part in liveness as instructions do.
//!
//! The papers of this field, and LLVM, put the copies of an edge before the terminator of its source,
//! whatever other edges leave there: such a copy is one more definition, live from there to the end of the
//! block, and coalescing compares it with everything that is live at that point, on other paths too. (The
//! other strategies have their copies on the edges, which costs an edge block for a copy left on a critical
//! edge, and no comparison.) So no edge needs to be split, unless the terminator defines something, for its
//! definitions come after the copies, or two edges of one terminator bring different arguments to one block.
//!
//! Sreedhar et al. 1999, method I, has these copies; Boissinot et al. 2009, section II.A, discusses what the
//! terminator's own uses mean for them.
//!
//! ```text
//! block1: branch v0, block2, block3                block1: v5 := v1, branch v0, block2, block3
//! block3: v5 = phi [block1: v1], [block2: v2]      v5 is live in block1 beside v0: they interfere
//! ```

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::refill::refill;
use crate::{Block, Dominators, EdgeId, Graph, Loops, SsaHost};

use super::place::Terminator;
use super::ranges::Ranges;
use super::web::{Web, is_variable};

/// The position of the copies of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum AtEnd {
    /// On the edge: in an edge block or at the head of the target.
    #[default]
    No,
    /// Before the terminator of the source.
    First,
    /// The same copies as those of an earlier edge of the same terminator, which has them at the end.
    Shared,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    terminator: Terminator,
    /// By block: the last block from which an edge into it was met, the first such edge, their number, and
    /// whether all of them bring the same.
    met: Vec<(u32, u32, u32, bool)>,
}

/// Fills `ends`, by edge, with the positions of copies. The rules are those of [`place`](super::place), but
/// that the end of the source is preferred to an edge block.
pub(crate) fn run(
    host: &impl SsaHost,
    graph: &Graph,
    web: &Web,
    scratch: &mut Scratch,
    ends: &mut Vec<AtEnd>,
) {
    refill(ends, graph.n_edges(), AtEnd::No);
    refill(&mut scratch.met, graph.n_blocks(), (NONE, NONE, 0, true));
    for &block in &graph.rpo {
        let edges = graph.succ_start[block as usize]..graph.succ_start[block as usize + 1];
        let mut any = false;
        for edge in edges.clone() {
            let target = graph.succs[edge as usize];
            let n_phis = web.n_phis[target as usize] as usize;
            if n_phis == 0 {
                continue;
            }
            any = true;
            let met = &mut scratch.met[target as usize];
            if met.0 == block {
                met.2 += 1;
                met.3 &= web.edge_args(met.1, n_phis) == web.edge_args(edge, n_phis);
            } else {
                *met = (block, edge, 1, true);
            }
        }
        if !any {
            continue;
        }
        scratch.terminator.read(host, block);
        if !scratch.terminator.defs.is_empty() {
            continue;
        }
        for edge in edges.clone() {
            let target = graph.succs[edge as usize];
            let (_, first, count, equal) = scratch.met[target as usize];
            let at_head = count as usize == graph.pred_row(target).len() && count as usize != edges.len();
            if web.n_phis[target as usize] > 0 && equal && !at_head {
                ends[edge as usize] = if edge == first { AtEnd::First } else { AtEnd::Shared };
            }
        }
    }
}

/// Moves to edge blocks the copies that LLVM's phi elimination moves there (`PHIElimination::SplitPHIEdges`,
/// LLVM 19): the copies of critical edges whose argument stays live past them, if it is not live into the
/// target, or if the edge leaves a loop; never those of back edges. `ranges` have all copies on the edges.
pub(crate) fn split_as_llvm(
    host: &impl SsaHost,
    graph: &Graph,
    dominators: &Dominators,
    loops: &Loops,
    web: &Web,
    ranges: &Ranges,
    ends: &mut [AtEnd],
) {
    for &join in &web.joins {
        let here = loops.innermost(Block(join));
        let is_header = here.is_some_and(|id| loops.header(id) == Block(join));
        for edge in graph.incoming(join) {
            let source = graph.edge_source[edge as usize];
            let from = loops.innermost(Block(source));
            if graph.succ_row(source).len() == 1
                || source == join
                || (is_header && from == here)
                || !host.splittable(graph.edge(EdgeId(edge)))
            {
                continue;
            }
            let leaves = from.is_some_and(|from| here.is_none_or(|here| !loops.encloses(from, here)));
            let split = web.edge_args(edge, web.phis(join).len()).iter().any(|&arg| {
                if !is_variable(arg) {
                    return false;
                }
                let rank = ranges.rank_of[arg as usize];
                let live_into = |block: u32| ranges.live_in(rank, dominators.first[block as usize]);
                graph.succ_row(source).iter().any(|&succ| live_into(succ)) && (!live_into(join) || leaves)
            });
            // The first edge of a terminator speaks for those that share its copies: they bring the same.
            if split {
                ends[edge as usize] = AtEnd::No;
            }
        }
    }
}
