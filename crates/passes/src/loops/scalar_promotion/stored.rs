//! The edges of a loop that have a store on every path from the preheader.

use cranelift_entity::SecondaryMap;
use sheave_ir::{Block, Edge, Editor};
use sheave_ssa::LoopId;

use crate::blocks::{edges_into, node};
use crate::loops::kit::Nest;
use crate::loops::kit::preheader::entry;

/// Whether on every path from the preheader to the end of a block there is a store.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Stored {
    #[default]
    No,
    Yes,
    /// There is one in the block.
    Here,
}

/// The loop at hand, and a loop that is taken to be entered: a guard would see to it.
type Loops = (LoopId, Option<LoopId>);

/// Finds the blocks of the loop at whose end there has been a store on every path from the preheader;
/// `writes` are the blocks with a store.
pub(super) fn find_stored(
    edit: &Editor<'_>,
    nest: Nest<'_>,
    loops: Loops,
    blocks: &[Block],
    stored: &mut SecondaryMap<Block, Stored>,
    writes: impl Iterator<Item = Block>,
) {
    // The greatest solution: nothing is lost but at the header, where the loop begins without a store.
    for (index, &block) in blocks.iter().enumerate() {
        stored[block] = if index == 0 { Stored::No } else { Stored::Yes };
    }
    for block in writes {
        stored[block] = Stored::Here;
    }
    loop {
        let mut changed = false;
        for &block in &blocks[1..] {
            let is_stored = |(from, edge)| {
                !nest.graph.is_reachable(node(from)) || is_stored_on(edit, nest, loops, stored, edge, from)
            };
            if stored[block] == Stored::Yes && !edges_into(edit, nest.graph, block).all(is_stored) {
                stored[block] = Stored::No;
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}

/// Whether there has been a store on every path from the preheader of the loop along `edge`, which leaves
/// `block`.
pub(super) fn is_stored_on(
    edit: &Editor<'_>,
    nest: Nest<'_>,
    (id, guarded): Loops,
    stored: &SecondaryMap<Block, Stored>,
    edge: Edge,
    block: Block,
) -> bool {
    if stored[block] != Stored::No {
        return true;
    }
    // A header that is left by a test that holds the first time is left after an iteration.
    let inner = nest.loops.innermost(node(block)).filter(|&inner| nest.header(inner) == block);
    let Some(inner) = inner else { return false };
    let enters = || nest.next_edge(edit, entry(edit, nest.preheader(edit, inner)?)?);
    let leads_inside = |edge: Edge| nest.contains(inner, edit.edges[edge].target);
    let mut preds = nest.graph.predecessors(node(block)).map(|pred| Block::from_u32(pred.0));
    nest.loops.encloses(id, inner)
        && !leads_inside(edge)
        && (guarded == Some(inner) || enters().is_some_and(leads_inside))
        && preds.all(|pred| !nest.contains(inner, pred) || stored[pred] != Stored::No)
}
