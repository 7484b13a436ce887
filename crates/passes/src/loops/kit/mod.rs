//! The loop kit: the pieces that several passes over loops are made of.
//!
//! [`ring`] finds the canonical loop, a header with the only test and a body; [`count`] and [`step`] compute
//! its number of iterations and the step of each value; [`first`] copies a computation of its first iteration
//! ahead of the loop and [`copies`] whole bodies; [`induction`] finds phis that count in loops of any shape;
//! [`preheader`] finds where code goes that runs before the loop, and [`guard`] tests there whether the loop
//! is entered; [`slot`] moves accesses of memory into a slot that promotion turns into a phi; [`live_out`]
//! finds the values used after loops, and [`trips`] runs a test on constants.

pub(crate) mod copies;
pub(crate) mod count;
pub(crate) mod first;
pub(crate) mod guard;
pub(crate) mod induction;
pub(crate) mod live_out;
pub(crate) mod preheader;
pub(crate) mod ring;
pub(crate) mod slot;
pub(crate) mod step;
pub(crate) mod trips;

use sheave_ir::{Block, Edge, Editor, Function, Value};
use sheave_ssa::{Graph, LoopId, Loops, refill};

use crate::blocks::{header_of, node};

/// The edges into the header of a loop with one entry and one back edge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edges {
    /// The block from which the loop is entered, and the edge.
    pub(crate) before: Block,
    pub(crate) entry: Edge,
    /// The block that repeats the loop, and its edge.
    pub(crate) latch: Block,
    pub(crate) back: Edge,
}

impl Edges {
    /// The edges into `header`, that of the loop `id`, if there is one of each kind.
    pub(crate) fn of(
        func: &Function,
        graph: &Graph,
        loops: &Loops,
        id: LoopId,
        header: Block,
    ) -> Option<Edges> {
        let (mut entry, mut back) = (None, None);
        for edge in graph.edges_in(node(header)) {
            let edge = graph.edge(edge);
            if !graph.is_reachable(edge.from) {
                return None;
            }
            let from = Block::from_u32(edge.from.0);
            let found = (from, func.block_edges(from).nth(edge.index as usize)?);
            let kind = if loops.contains(id, edge.from) { &mut back } else { &mut entry };
            if kind.replace(found).is_some() {
                return None;
            }
        }
        let ((before, entry), (latch, back)) = (entry?, back?);
        Some(Edges { before, entry, latch, back })
    }
}

/// By loop, into `is_innermost`: whether it contains no other.
pub(crate) fn find_innermost(loops: &Loops, is_innermost: &mut Vec<bool>) {
    refill(is_innermost, loops.n_loops(), true);
    for parent in loops.iter().filter_map(|id| loops.parent(id)) {
        is_innermost[parent.0 as usize] = false;
    }
}

/// The blocks of the loop `id`, the header first, into `blocks`; false where there are more than `most`.
pub(crate) fn find_blocks(
    graph: &Graph,
    loops: &Loops,
    id: LoopId,
    most: usize,
    blocks: &mut Vec<Block>,
) -> bool {
    blocks.clear();
    blocks.push(header_of(loops, id));
    let mut next = 0;
    while let Some(&block) = blocks.get(next) {
        next += 1;
        for pred in graph.predecessors(node(block)) {
            let block = Block::from_u32(pred.0);
            if loops.contains(id, pred) && !blocks.contains(&block) {
                blocks.push(block);
            }
        }
        if blocks.len() > most {
            return false;
        }
    }
    true
}

/// Replaces the operands of all instructions and edges by `by`, given the block and the value.
pub(crate) fn rename(edit: &mut Editor<'_>, by: impl Fn(Block, Value) -> Value) {
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        for index in 0..edit.block_insts(block).len() {
            let inst = edit.block_insts(block)[index];
            let mut has_any = false;
            edit.insts[inst].for_each_arg(&edit.pool, |arg| has_any |= by(block, arg) != arg);
            if has_any {
                edit.map_args(inst, |arg| by(block, arg));
            }
        }
        for edge in edit.block_edges(block) {
            for index in 0..edit.edge_args(edge).len() {
                let arg = edit.edge_args(edge)[index];
                let new = by(block, arg);
                if new != arg {
                    edit.set_edge_arg(edge, index, new);
                }
            }
        }
    }
}
