//! Preheaders, and the instructions that are executed whenever the preheader is.

use sheave_ir::{Block, Edge, Editor, Function, Inst, InstData};
use sheave_ssa::LoopId;

use super::{Nest, guard, trips};
use crate::memory::effects::may_leave;

/// Blocks between a preheader and an instruction of its loop.
const MAX_BLOCKS: usize = 16;

/// An edge, and the block that it leaves.
pub(crate) type Taken = (Block, Edge);

/// The edge that leaves the preheader `before`.
pub(crate) fn entry(func: &Function, before: Block) -> Option<Taken> {
    Some((before, func.block_edges(before).next()?))
}

impl Nest<'_> {
    /// The preheader of the loop `id`: the block that its only edge from outside comes from, if it has no
    /// other successor.
    pub(crate) fn preheader(self, func: &Function, id: LoopId) -> Option<Block> {
        let Nest { graph, loops, .. } = self;
        // What a terminator defines is not there yet before it.
        let defines = |pred: Block| func.terminator(pred).is_some_and(|inst| func.result(inst).is_some());
        let preds = graph.predecessors(loops.header(id));
        let mut outside = preds.filter(|&pred| graph.is_reachable(pred) && !loops.contains(id, pred));
        let pred = outside.next().filter(|&pred| outside.next().is_none() && graph.n_succs(pred) == 1)?;
        Some(Block::from_u32(pred.0)).filter(|&pred| !loops.is_irreducible(id) && !defines(pred))
    }

    /// Whether `inst` in `block` is executed whenever `taken` is: only jumps and tests lie between whose
    /// outcome follows from constants or a guard, and nothing that may leave the function but what `is_gone`
    /// names, which is about to be moved before `taken`.
    pub(crate) fn is_executed(
        self,
        edit: &Editor<'_>,
        taken: Option<Taken>,
        block: Block,
        inst: Inst,
        is_gone: impl Fn(Inst) -> bool,
    ) -> bool {
        let Some(mut taken) = taken else { return false };
        for _ in 0..MAX_BLOCKS {
            let target = edit.edges[taken.1].target;
            if target == block {
                return !may_leave(self.module, edit, target, Some(inst), is_gone);
            }
            if may_leave(self.module, edit, target, None, &is_gone) {
                return false;
            }
            let Some(next) = self.next_edge(edit, taken) else { return false };
            taken = (target, next);
        }
        false
    }

    /// The edge that leaves the target of `taken` when it was entered by that, if it is certain.
    pub(crate) fn next_edge(self, func: &Function, taken: Taken) -> Option<Edge> {
        let block = func.edges[taken.1].target;
        match func.insts[func.terminator(block)?] {
            InstData::Jump => func.block_edges(block).next(),
            InstData::Branch { cond } => {
                let known = trips::evaluate_entered(func, block, taken.1, cond).map(|bits| bits != 0);
                let is_first = known.or_else(|| guard::passes_first(func, self.graph, taken, cond))?;
                func.block_edges(block).nth(usize::from(!is_first))
            }
            _ => None,
        }
    }
}
