//! Whether a function has a phi that might be constant over its loop: nearly all have none.
//!
//! This is a filter, which may err to both sides: a candidate may turn out to vary, and a loop that is
//! entered by several edges is not examined.

use sheave_ir::{BinaryOp, Block, Function, InstData, Value, ValueDef};
use sheave_ssa::{Dominators, EdgeId, Graph};

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
            if func.values[first].is_const() && !certainly_varies(func, next) {
                return Some(phi);
            }
        }
    }
    None
}

/// Whether `value` is a parameter, a counter's next value, or comes from memory or a call: so most are.
fn certainly_varies(func: &Function, value: Value) -> bool {
    match func.def(value) {
        ValueDef::Const(_) | ValueDef::Phi(_) => false,
        ValueDef::Param(_) | ValueDef::Variable => true,
        ValueDef::Result(inst) => match func.insts[inst] {
            InstData::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::PtrAdd, args, .. } => {
                func.values[args[1]].is_const()
            }
            InstData::Unary { .. }
            | InstData::Binary { .. }
            | InstData::Icmp { .. }
            | InstData::Fcmp { .. }
            | InstData::Ternary { .. } => false,
            _ => true,
        },
    }
}

/// What `edge` brings to the phis of its target.
fn arguments<'a>(func: &'a Function, graph: &Graph, edge: EdgeId) -> &'a [Value] {
    let edge = graph.edge(edge);
    let row = func.succ_edges(Block::from_u32(edge.from.0));
    row[edge.index as usize].args.as_slice(&func.pool)
}
