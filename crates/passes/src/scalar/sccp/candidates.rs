//! Whether a function has a phi that might be constant over its loop: nearly all have none.
//!
//! The same question as the solver's for one phi, asked backwards within bounds: if it is the constant that
//! enters the loop, what does the edge back bring? This is a filter, which may err to both sides: a candidate
//! may turn out to vary, and a loop that is entered by several edges is not examined.

use sheave_ir::{Block, Function, Value, ValueDef};
use sheave_ssa::{Dominators, EdgeId, Graph};

use super::solve::{Content, evaluate};
use crate::blocks::{args_of, node, scrutinee, taken_edge};

/// Values that are looked at for one phi.
const MAX_STEPS: u32 = 32;

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
            let content = Content::of(func, first);
            let mut search = Search { func, graph, left: MAX_STEPS };
            let chain = &Chain { phi, content, before: None };
            if matches!(content, Content::Constant(_))
                && back().all(|edge| search.through(chain, edge, index) == content)
            {
                return Some(phi);
            }
        }
    }
    None
}

/// The phi in question, and those through which it is followed, with what is assumed of each.
struct Chain<'a> {
    phi: Value,
    content: Content,
    before: Option<&'a Chain<'a>>,
}

impl Chain<'_> {
    fn content(&self, value: Value) -> Option<Content> {
        if self.phi == value { Some(self.content) } else { self.before?.content(value) }
    }
}

struct Search<'a> {
    func: &'a Function,
    graph: &'a Graph,
    /// The steps that are left; when there are none, values count as varying.
    left: u32,
}

impl Search<'_> {
    /// What `value` is if the phis of `chain` are what is assumed.
    fn content(&mut self, chain: &Chain<'_>, value: Value) -> Content {
        let func = self.func;
        if let Some(assumed) = chain.content(value) {
            return assumed;
        }
        let Some(left) = self.left.checked_sub(1) else { return Content::Varying };
        self.left = left;
        match func.def(value) {
            ValueDef::Phi(block) => {
                let index = func.phis(block).iter().take(MAX_PHIS).position(|&phi| phi == value);
                let Some(index) = index else { return Content::Varying };
                let mut content = Content::Unknown;
                for edge in self.graph.edges_in(node(block)) {
                    let chain = &Chain { phi: value, content, before: Some(chain) };
                    content = self.through(chain, edge, index);
                    if content == Content::Varying {
                        break;
                    }
                }
                content
            }
            ValueDef::Result(inst) => evaluate(func, &func.insts[inst], inst, |arg| self.content(chain, arg))
                .unwrap_or(Content::Varying),
            _ => Content::of(func, value),
        }
    }

    /// What the first phi of `chain`, with number `index` in its block, is if `edge` may be taken.
    fn through(&mut self, chain: &Chain<'_>, edge: EdgeId, index: usize) -> Content {
        let arg = args_of(self.func, self.graph, edge)[index];
        if chain.content(arg) == Some(chain.content) || self.is_excluded(chain, edge) {
            return chain.content;
        }
        chain.content.meet(self.content(chain, arg))
    }

    /// Whether a test excludes `edge`, as far as a short look back tells.
    fn is_excluded(&mut self, chain: &Chain<'_>, edge: EdgeId) -> bool {
        let (mut from, mut to) = (self.graph.source(edge), self.graph.target(edge));
        for _ in 0..MAX_BLOCKS {
            let block = Block::from_u32(from.0);
            if let Some(last) = self.func.terminator(block)
                && let Some(value) = scrutinee(self.func, block)
                && let Content::Constant(bits) = self.content(chain, value)
                && let Some(index) = taken_edge(self.func, last, |_| Some(bits))
                && self.graph.successors(from).nth(index as usize) != Some(to)
            {
                return true;
            }
            let mut preds = self.graph.predecessors(from);
            let before = preds.next().filter(|&before| preds.all(|other| other == before));
            let Some(before) = before else { break };
            (from, to) = (before, from);
        }
        false
    }
}
