//! Outputs of asm goto, which are defined along one edge only.
//!
//! Each such edge gets a block with the definitions, so that the rest of the pass sees ordinary definitions
//! in an ordinary block. The blocks exist inside the pass: the plan's arguments of the edge are those of the
//! edge out of its block.
//!
//! ```text
//! block1: asm goto "…" x, block2, block3           block1 -> block9 -> block2
//!                                                  block9: store v7, x
//! ```

use super::plan::Plan;
use super::scan::{Access, Action, Records};
use crate::{Block, Edge, EdgeId, Entity, Error, Graph, Inst, Rule, Slot};

/// A slot that an asm goto defines along one edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct GotoOutput {
    pub(super) block: Block,
    pub(super) edge: u32,
    pub(super) inst: Inst,
    pub(super) n: u32,
    pub(super) slot: Slot,
}

/// Adds a block to `graph`, the host's, for each edge with outputs, and records the definitions there.
#[inline(never)]
pub(super) fn split(graph: &mut Graph, records: &mut Records, plan: &mut Plan) -> Result<(), Error> {
    records.goto_outputs.sort_unstable();
    let (n_blocks, entry) = (graph.n_blocks(), graph.entry());
    for i in 0..records.goto_outputs.len() {
        let GotoOutput { block, edge, slot, inst, n } = records.goto_outputs[i];
        let at = Edge::new(block, edge);
        if edge as usize >= graph.n_succs(block) {
            return Err(Error::new(Rule::EdgeOutOfRange, Entity::Edge(at)));
        }
        if plan.rerouted.last().is_none_or(|last| last.0 != at) {
            if !plan.rerouted.is_empty() {
                records.start.push(records.accesses.len() as u32);
            }
            plan.rerouted.push((at, graph.edge_id(at)));
        }
        if !records.is_kept(slot) {
            records.define(slot, Block::new(n_blocks + plan.rerouted.len() - 1), entry);
            records.accesses.push(Access { inst, slot, action: Action::AsmOutput(n) });
        }
    }
    records.start.push(records.accesses.len() as u32);
    graph.split_edges(plan.rerouted.iter().map(|&(_, edge)| edge));
    for (i, (_, after)) in plan.rerouted.iter_mut().enumerate() {
        *after = EdgeId(graph.succ_start[n_blocks + i]);
    }
    Ok(())
}
