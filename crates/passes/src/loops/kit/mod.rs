//! The loop kit: the pieces that several passes over loops are made of.
//!
//! [`Nest`] is the loops of a function; [`ring`] finds the canonical loop, a header with the only test and a
//! body; [`count`] and [`step`] compute its number of iterations and the step of each value; [`first`] copies
//! a computation of its first iteration ahead of the loop and [`copies`] whole bodies; [`induction`] finds
//! phis that count in loops of any shape; [`preheader`] finds where code goes that runs before the loop, and
//! [`guard`] tests there whether the loop is entered; [`slot`] moves accesses of memory into a slot that
//! promotion turns into a phi; [`live_out`] finds the values used after loops, and [`trips`] runs a test on
//! constants.

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
use sheave_ssa::{Analyses, Error, Graph, LoopId, Loops};

use crate::adapters::host::IrHost;
use crate::blocks::{condition_of, edges_into, node};
use crate::program::Program;

/// The loops of a function, with its graph and its program.
#[derive(Clone, Copy)]
pub(crate) struct Nest<'a> {
    pub(crate) module: Program<'a>,
    pub(crate) graph: &'a Graph,
    pub(crate) loops: &'a Loops,
}

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

impl<'a> Nest<'a> {
    /// The loops of `func`, if there are any.
    pub(crate) fn of(
        module: Program<'a>,
        analyses: &'a mut Analyses,
        func: &Function,
    ) -> Result<Option<Nest<'a>>, Error> {
        if !analyses.graph(&IrHost(func))?.has_back_edge() {
            return Ok(None);
        }
        let (graph, loops) = analyses.loops(&IrHost(func))?;
        Ok((loops.n_loops() > 0).then_some(Nest { module, graph, loops }))
    }

    /// The header of the loop `id`.
    pub(crate) fn header(self, id: LoopId) -> Block {
        Block::from_u32(self.loops.header(id).0)
    }

    /// Whether `block` belongs to the loop `id`.
    pub(crate) fn contains(self, id: LoopId, block: Block) -> bool {
        self.loops.contains(id, node(block))
    }

    /// Whether there is no loop in the loop `id`.
    pub(crate) fn is_innermost(self, id: LoopId) -> bool {
        let (first, last) = self.loops.span(id);
        first == last
    }

    /// The loop `id` and those around it, from the inside outwards.
    pub(crate) fn outwards(self, id: LoopId) -> impl Iterator<Item = LoopId> + 'a {
        std::iter::successors(Some(id), move |&id| self.loops.parent(id))
    }

    /// The blocks of all loops in reverse postorder, each with its innermost loop.
    pub(crate) fn blocks(self) -> impl Iterator<Item = (LoopId, Block)> + 'a {
        let blocks = self.graph.reverse_postorder();
        blocks.filter_map(move |node| Some((self.loops.innermost(node)?, Block::from_u32(node.0))))
    }

    /// The edges into the header of the loop `id`, if there is one of each kind.
    pub(crate) fn edges(self, func: &Function, id: LoopId) -> Option<Edges> {
        let (mut entry, mut back) = (None, None);
        for (from, edge) in edges_into(func, self.graph, self.header(id)) {
            let kind = if self.contains(id, from) { &mut back } else { &mut entry };
            if !self.graph.is_reachable(node(from)) || kind.replace((from, edge)).is_some() {
                return None;
            }
        }
        let ((before, entry), (latch, back)) = (entry?, back?);
        Some(Edges { before, entry, latch, back })
    }

    /// The blocks of the loop `id`, the header first, appended to `blocks`; false where there are more than
    /// `most`.
    pub(crate) fn find_blocks(self, id: LoopId, most: usize, blocks: &mut Vec<Block>) -> bool {
        let first = blocks.len();
        blocks.push(self.header(id));
        let mut next = first;
        while let Some(&block) = blocks.get(next) {
            next += 1;
            for pred in self.graph.predecessors(node(block)) {
                let block = Block::from_u32(pred.0);
                if self.contains(id, block) && !blocks[first..].contains(&block) {
                    blocks.push(block);
                }
            }
            if blocks.len() - first > most {
                return false;
            }
        }
        true
    }

    /// The condition on which `block` leaves the loop `id`, and the index of the edge that stays in it.
    pub(crate) fn exit_test(self, func: &Function, id: LoopId, block: Block) -> Option<(Value, usize)> {
        let cond = condition_of(func, block)?;
        let mut stays = func.succs(block).map(|target| self.contains(id, target));
        match (stays.next()?, stays.next()?) {
            (true, false) => Some((cond, 0)),
            (false, true) => Some((cond, 1)),
            _ => None,
        }
    }
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
