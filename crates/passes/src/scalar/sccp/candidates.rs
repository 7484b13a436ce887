//! Whether a function has a phi that might be constant over its loop: nearly all have none.
//!
//! This is a filter, which may err to both sides: a candidate may turn out to vary, and a loop that is
//! entered by several edges is not examined.

use sheave_ir::{BinaryOp, Block, Function, InstData, TernaryOp, Value, ValueDef};
use sheave_ssa::{Dominators, EdgeId, Graph};

use crate::blocks::{args_of, inst_of, node, scrutinee};

/// Definitions that are looked at for one phi.
const MAX_STEPS: u32 = 48;

/// Instructions from a condition back to a phi.
const MAX_DEPTH: usize = 4;

/// Phis of a block that are looked through: the search for an index is linear.
const MAX_PHIS: usize = 8;

/// Blocks from an edge back to a test.
const MAX_BLOCKS: usize = 2;

/// A phi of a natural loop that might be one constant in all iterations.
pub(super) fn find_candidate(func: &Function, graph: &Graph, dominators: &Dominators) -> Option<Value> {
    for at in graph.preorder() {
        let block = Block::from_u32(at.0);
        if func.blocks[block].phis.is_empty() {
            continue;
        }
        let returns =
            |&edge: &EdgeId| graph.is_backward(edge) && dominators.dominates(at, graph.source(edge));
        let back = || graph.edges_in(at).filter(returns);
        let entering = graph.edges_in(at).find(|&edge| !graph.is_backward(edge));
        let (Some(entering), Some(_)) = (entering, back().next()) else { continue };
        let firsts = args_of(func, graph, entering);
        for (index, (&phi, &first)) in func.phis(block).iter().zip(firsts).enumerate() {
            let mut search = Search { func, graph, left: MAX_STEPS };
            let chain = &Chain { phi, before: None };
            if func.values[first].is_const()
                && !back().any(|edge| search.varies(chain, args_of(func, graph, edge)[index]))
            {
                return Some(phi);
            }
        }
    }
    None
}

/// The phi in question, and those through which it is followed.
struct Chain<'a> {
    phi: Value,
    before: Option<&'a Chain<'a>>,
}

impl Chain<'_> {
    fn contains(&self, value: Value) -> bool {
        self.phi == value || self.before.is_some_and(|before| before.contains(value))
    }
}

struct Search<'a> {
    func: &'a Function,
    graph: &'a Graph,
    /// The steps that are left; when there are none, it is open whether a value varies.
    left: u32,
}

impl Search<'_> {
    /// Whether `value`, which may be the next one of the first phi of `chain`, is a parameter, a counter's
    /// next value, or depends on memory or a call: so most are. What another phi merges varies only if no
    /// test of these phis decides about the edge.
    fn varies(&mut self, chain: &Chain<'_>, value: Value) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        let func = self.func;
        match func.def(value) {
            ValueDef::Const(_) => false,
            ValueDef::Param(_) | ValueDef::Variable => true,
            ValueDef::Phi(_) if chain.contains(value) => false,
            ValueDef::Phi(block) => {
                let index = func.phis(block).iter().take(MAX_PHIS).position(|&phi| phi == value);
                let chain = &Chain { phi: value, before: Some(chain) };
                let graph = self.graph;
                index.is_some_and(|index| {
                    graph.edges_in(node(block)).any(|edge| {
                        self.varies(chain, args_of(func, graph, edge)[index]) && !self.is_tested(chain, edge)
                    })
                })
            }
            ValueDef::Result(inst) => match func.insts[inst] {
                InstData::Binary { op, args: [a, b], .. } => match op {
                    BinaryOp::Add | BinaryOp::Sub | BinaryOp::PtrAdd if func.values[b].is_const() => true,
                    // Zero bits stay zero whatever the other operand is.
                    BinaryOp::And | BinaryOp::Mul if !func.values[b].is_const() => {
                        self.varies(chain, a) && self.varies(chain, b)
                    }
                    _ => self.varies(chain, a) || self.varies(chain, b),
                },
                InstData::Ternary { op: TernaryOp::Select, args: [condition, a, b] } => {
                    self.varies(chain, a) && (self.varies(chain, b) || self.varies(chain, condition))
                }
                InstData::Unary { arg, .. } => self.varies(chain, arg),
                InstData::Icmp { args: [a, b], .. } | InstData::Fcmp { args: [a, b], .. } => {
                    self.varies(chain, a) || self.varies(chain, b)
                }
                _ => true,
            },
        }
    }

    /// Whether a test of a phi of `chain` against constants decides about `edge`, as far as a short look back
    /// tells.
    fn is_tested(&self, chain: &Chain<'_>, edge: EdgeId) -> bool {
        let mut from = self.graph.source(edge);
        for _ in 0..MAX_BLOCKS {
            if tested(self.func, Block::from_u32(from.0)).is_some_and(|phi| chain.contains(phi)) {
                return true;
            }
            let mut preds = self.graph.predecessors(from);
            let before = preds.next().filter(|&before| preds.all(|other| other == before));
            let Some(before) = before else { break };
            from = before;
        }
        false
    }
}

/// What the branch or switch at the end of `block` computes from, if a few steps with constants lead there.
fn tested(func: &Function, block: Block) -> Option<Value> {
    let mut value = scrutinee(func, block)?;
    for _ in 0..MAX_DEPTH {
        value = match inst_of(func, value) {
            Some(InstData::Unary { arg, .. }) => arg,
            Some(InstData::Binary { args: [a, b], .. } | InstData::Icmp { args: [a, b], .. })
                if func.values[b].is_const() =>
            {
                a
            }
            _ => break,
        };
    }
    Some(value)
}
