//! The edges of a loop that have a store on every path from the preheader.

use cranelift_entity::SecondaryMap;
use sheave_ir::{Block, Edge, Editor};
use sheave_ssa::LoopId;

use super::Facts;
use crate::blocks::node;
use crate::loops::kit::preheader::{entry, next_edge, preheader};

/// Whether on every path from the preheader to the end of a block there is a store.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Stored {
    #[default]
    No,
    Yes,
    /// There is one in the block.
    Here,
}

/// Finds the blocks of the loop `id` at whose end there has been a store on every path from the preheader;
/// `writes` are the blocks with a store.
pub(super) fn find_stored(
    edit: &Editor<'_>,
    facts: Facts<'_>,
    id: LoopId,
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
            if stored[block] == Stored::Yes
                && !facts.graph.edges_in(node(block)).all(|edge| {
                    let edge = facts.graph.edge(edge);
                    let from = Block::from_u32(edge.from.0);
                    !facts.graph.is_reachable(edge.from)
                        || edit
                            .block_edges(from)
                            .nth(edge.index as usize)
                            .is_some_and(|edge| is_stored_on(edit, facts, id, stored, edge, from))
                })
            {
                stored[block] = Stored::No;
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}

/// Whether there has been a store on every path from the preheader of the loop `id` along `edge`, which
/// leaves `block`.
pub(super) fn is_stored_on(
    edit: &Editor<'_>,
    facts: Facts<'_>,
    id: LoopId,
    stored: &SecondaryMap<Block, Stored>,
    edge: Edge,
    block: Block,
) -> bool {
    if stored[block] != Stored::No {
        return true;
    }
    // A header that is left by a test that holds the first time is left after an iteration.
    let Some(inner) =
        facts.loops.innermost(node(block)).filter(|&inner| facts.loops.header(inner) == node(block))
    else {
        return false;
    };
    let enters = || {
        let before = preheader(edit, facts.graph, facts.loops, inner).expand()?;
        next_edge(edit, facts.graph, entry(edit, before)?)
    };
    facts.loops.encloses(id, inner)
        && !facts.contains(inner, edit.edges[edge].target)
        && (facts.guarded == Some(inner)
            || enters().is_some_and(|first| facts.contains(inner, edit.edges[first].target)))
        && facts
            .graph
            .predecessors(node(block))
            .filter(|&pred| facts.loops.contains(inner, pred))
            .all(|latch| stored[Block::from_u32(latch.0)] != Stored::No)
}
