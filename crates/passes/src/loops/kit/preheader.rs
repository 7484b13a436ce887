//! Preheaders, and the instructions that are executed whenever the preheader is.

use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Block, Edge, Editor, Function, Inst, InstData};
use sheave_ssa::{Graph, LoopId, Loops};

use crate::loops::kit::{guard, trips};
use crate::memory::effects::may_leave;
use crate::program::Program;

/// Blocks between a preheader and an instruction of its loop.
const MAX_BLOCKS: usize = 16;

/// The preheader of the loop `id`: the block that its only edge from outside comes from, if it has no other
/// successor.
pub(crate) fn preheader(func: &Function, graph: &Graph, loops: &Loops, id: LoopId) -> PackedOption<Block> {
    // What a terminator defines is not there yet before it.
    let defines = |pred: sheave_ssa::Block| {
        let terminator = func.terminator(Block::from_u32(pred.0));
        terminator.is_some_and(|inst| func.result(inst).is_some())
    };
    let mut outside = graph
        .predecessors(loops.header(id))
        .filter(|&pred| graph.is_reachable(pred) && !loops.contains(id, pred));
    match (outside.next(), outside.next()) {
        (Some(pred), None) if graph.n_succs(pred) == 1 && !loops.is_irreducible(id) && !defines(pred) => {
            Block::from_u32(pred.0).into()
        }
        _ => None.into(),
    }
}

/// An edge, and the block that it leaves.
pub(crate) type Taken = (Block, Edge);

/// The edge that leaves the preheader `before`.
pub(crate) fn entry(func: &Function, before: Block) -> Option<Taken> {
    Some((before, func.block_edges(before).next()?))
}

/// Whether `inst` in `block` is executed whenever `taken` is: only jumps and tests lie between whose outcome
/// follows from constants or a guard, and nothing that may leave the function.
pub(crate) fn is_executed(
    module: Program<'_>,
    edit: &Editor<'_>,
    graph: &Graph,
    taken: Option<Taken>,
    block: Block,
    inst: Inst,
) -> bool {
    let Some(mut taken) = taken else { return false };
    for _ in 0..MAX_BLOCKS {
        let target = edit.edges[taken.1].target;
        if target == block {
            return !may_leave(module, edit, target, Some(inst));
        }
        if may_leave(module, edit, target, None) {
            return false;
        }
        let Some(next) = next_edge(edit, graph, taken) else { return false };
        taken = (target, next);
    }
    false
}

/// The edge that leaves the target of `taken` when it was entered by that, if it is certain.
pub(crate) fn next_edge(func: &Function, graph: &Graph, (from, entered): Taken) -> Option<Edge> {
    let block = func.edges[entered].target;
    match func.insts[func.terminator(block)?] {
        InstData::Jump => func.block_edges(block).next(),
        InstData::Branch { cond } => {
            let known = trips::evaluate_entered(func, block, entered, cond).map(|bits| bits != 0);
            let is_first = known.or_else(|| guard::passes_first(func, graph, (from, entered), cond))?;
            func.block_edges(block).nth(usize::from(!is_first))
        }
        _ => None,
    }
}
