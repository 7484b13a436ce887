//! Whether a function has a phi that might be constant over its loop: nearly all have none.
//!
//! This is a filter, which may err to both sides: a candidate may turn out to vary, and a loop that is
//! entered by several edges is not examined.

use sheave_ir::{BinaryOp, Block, Function, InstData, Value, ValueDef};
use sheave_ssa::{Dominators, EdgeId, Graph};

/// How many definitions from the phi an argument is followed.
const MAX_DEPTH: u32 = 4;

/// Phis of a block that are looked through: the search for an index is linear.
const MAX_PHIS: usize = 8;

/// Edges into a block that are looked at.
const MAX_EDGES: usize = 4;

/// Blocks from an edge back to a test.
const MAX_BLOCKS: usize = 2;

/// A phi of a natural loop that might be one constant in all iterations.
pub(super) fn find_candidate(func: &Function, graph: &Graph, dominators: &Dominators) -> Option<Value> {
    for node in graph.preorder() {
        let block = Block::from_u32(node.0);
        if func.blocks[block].phis.is_empty() {
            continue;
        }
        let returns = |edge: EdgeId| dominators.dominates(node, graph.source(edge));
        let Some(back) = graph.edges_in(node).find(|&edge| graph.is_backward(edge) && returns(edge)) else {
            continue;
        };
        let Some(entering) = graph.edges_in(node).find(|&edge| !graph.is_backward(edge)) else { continue };
        let [entering, back] = [entering, back].map(|edge| arguments(func, graph, edge));
        for ((&phi, &first), &next) in func.phis(block).iter().zip(entering).zip(back) {
            if func.values[first].is_const() && !varies(func, graph, phi, next, MAX_DEPTH) {
                return Some(phi);
            }
        }
    }
    None
}

/// Whether `value`, which may be the next one of `phi`, is a parameter, a counter's next value, or depends on
/// memory or a call: so most are. An edge may be excluded by a test of the phi, so what another phi merges
/// varies only if no edge into it comes from such a test.
fn varies(func: &Function, graph: &Graph, phi: Value, value: Value, depth: u32) -> bool {
    let varies = |arg: Value| depth > 0 && varies(func, graph, phi, arg, depth - 1);
    match func.def(value) {
        ValueDef::Const(_) => false,
        ValueDef::Param(_) | ValueDef::Variable => true,
        ValueDef::Phi(_) if value == phi => false,
        ValueDef::Phi(block) => {
            let index = func.phis(block).iter().take(MAX_PHIS).position(|&other| other == value);
            index.is_some_and(|index| {
                let mut edges = graph.edges_in(sheave_ssa::Block(block.as_u32())).take(MAX_EDGES);
                edges.any(|edge| varies(arguments(func, graph, edge)[index]) && !is_tested(func, graph, edge))
            })
        }
        ValueDef::Result(inst) => match func.insts[inst] {
            InstData::Binary {
                op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::PtrAdd, args: [a, b], ..
            } => func.values[b].is_const() || varies(a) || varies(b),
            // Zero bits stay zero whatever the other operand is.
            InstData::Binary { op: BinaryOp::And | BinaryOp::Mul, .. } | InstData::Ternary { .. } => false,
            InstData::Unary { arg, .. } => varies(arg),
            InstData::Binary { args: [a, b], .. }
            | InstData::Icmp { args: [a, b], .. }
            | InstData::Fcmp { args: [a, b], .. } => varies(a) || varies(b),
            _ => true,
        },
    }
}

/// Whether a test of a phi against constants decides about `edge`, as far as a short look back tells.
fn is_tested(func: &Function, graph: &Graph, edge: EdgeId) -> bool {
    let mut from = graph.source(edge);
    for _ in 0..MAX_BLOCKS {
        if tests_phi(func, Block::from_u32(from.0)) {
            return true;
        }
        let mut preds = graph.predecessors(from);
        let Some(before) = preds.next().filter(|&before| preds.all(|other| other == before)) else { break };
        from = before;
    }
    false
}

/// Whether `block` ends in a branch or switch on what is computed from a phi and constants in a few steps.
fn tests_phi(func: &Function, block: Block) -> bool {
    let mut value = match func.terminator(block).map(|last| func.insts[last]) {
        Some(InstData::Branch { cond: value } | InstData::Switch { value, .. }) => value,
        _ => return false,
    };
    for _ in 0..MAX_DEPTH {
        value = match func.def(value) {
            ValueDef::Phi(_) => return true,
            ValueDef::Result(inst) => match func.insts[inst] {
                InstData::Unary { arg, .. } => arg,
                InstData::Binary { args: [a, b], .. } | InstData::Icmp { args: [a, b], .. }
                    if func.values[b].is_const() =>
                {
                    a
                }
                _ => return false,
            },
            _ => return false,
        };
    }
    false
}

/// What `edge` brings to the phis of its target.
fn arguments<'a>(func: &'a Function, graph: &Graph, edge: EdgeId) -> &'a [Value] {
    let edge = graph.edge(edge);
    let row = func.succ_edges(Block::from_u32(edge.from.0));
    row[edge.index as usize].args.as_slice(&func.pool)
}
