//! Preheaders, and the instructions that are executed whenever the preheader is.

use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Block, Edge, Editor, Function, Inst, InstData, Module};
use sheave_ssa::{Graph, LoopId, Loops};

use crate::loops::kit::trips;
use crate::memory::effects::may_leave;

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

/// Whether `inst` in `block` is executed whenever `preheader` is: only jumps and tests whose first outcome
/// follows from constants lie between, and nothing that may leave the function.
pub(crate) fn is_executed(
    module: &Module,
    edit: &Editor<'_>,
    preheader: Block,
    block: Block,
    inst: Inst,
) -> bool {
    let mut edge = edit.block_edges(preheader).next();
    for _ in 0..MAX_BLOCKS {
        let Some(taken) = edge else { return false };
        let target = edit.edges[taken].target;
        if target == block {
            return !may_leave(module, edit, target, Some(inst));
        }
        if may_leave(module, edit, target, None) {
            return false;
        }
        edge = next_edge(edit, target, taken);
    }
    false
}

/// The edge that leaves `block` when it was entered by `entered`, if that is certain.
pub(crate) fn next_edge(func: &Function, block: Block, entered: Edge) -> Option<Edge> {
    match func.insts[func.terminator(block)?] {
        InstData::Jump => func.block_edges(block).next(),
        InstData::Branch { cond } => {
            let bits = trips::evaluate_entered(func, block, entered, cond)?;
            func.block_edges(block).nth(usize::from(bits == 0))
        }
        _ => None,
    }
}
