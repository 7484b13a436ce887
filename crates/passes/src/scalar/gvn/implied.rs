//! Conditions that are known where the only edge into a block is one of a branch by them: in all that the
//! block dominates a test of the same, or of its inverse, is decided, and so is every test of a value that
//! equals a constant there.
//!
//! ```text
//! block1: v1 = icmp eq v0, 6; branch v1, block2, block3
//! block2: v2 = icmp ne v0, 6; branch v2, block4, block5      v2 is 0
//! block3: v3 = icmp eq v0, 6; branch v3, block4, block5      v3 is 0
//! ```

use sheave_ir::semantics;
use sheave_ir::{Block, InstData, IntCC, Value};

use super::Walk;
use crate::blocks::{condition_of, inst_of, node, reached_edges};

/// Facts that one question looks at, the nearest first.
const MAX_FACTS: usize = 6;

/// `left cc right`, with zero where there is no value on the right.
#[derive(Clone, Copy, Debug)]
struct Test {
    cc: IntCC,
    left: Value,
    right: Option<Value>,
}

/// A test that holds in all that the block dominates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fact {
    block: Block,
    /// What was branched by.
    cond: Value,
    holds: bool,
    test: Test,
}

impl Walk<'_, '_> {
    /// Notes what the edge into the block says, and forgets what does not hold in it.
    pub(super) fn learn(&mut self, block: Block) {
        let (dominators, at) = (self.dominators, node(block));
        while self.ctx.facts.pop_if(|fact| !dominators.dominates(node(fact.block), at)).is_some() {}
        let mut edges = reached_edges(self.graph, at);
        let (Some(edge), None) = (edges.next(), edges.next()) else { return };
        let edge = self.graph.edge(edge);
        let Some(cond) = condition_of(self.edit, Block::from_u32(edge.from.0)) else { return };
        let (cond, holds) = (self.edit.resolve(cond), edge.index == 0);
        let test = self.test(cond);
        let test = Test { cc: if holds { test.cc } else { test.cc.inverse() }, ..test };
        self.ctx.facts.push(Fact { block, cond, holds, test });
    }

    /// Whether the condition `cond` holds here, if the branches before tell.
    pub(super) fn implied(&self, cond: Value) -> Option<bool> {
        let facts = self.ctx.facts.iter().rev().take(MAX_FACTS);
        let asked = self.test(cond);
        facts
            .filter_map(
                |fact| if fact.cond == cond { Some(fact.holds) } else { self.follows(fact.test, asked) },
            )
            .next()
    }

    /// The bits that `value` has here, if a branch before has compared it with a constant.
    pub(super) fn implied_bits(&self, value: Value) -> Option<u64> {
        let mut facts = self.ctx.facts.iter().rev().take(MAX_FACTS).map(|fact| fact.test);
        facts.find(|test| test.cc == IntCC::Eq && test.left == value).and_then(|test| self.right_bits(test))
    }

    fn test(&self, cond: Value) -> Test {
        match inst_of(self.edit, cond) {
            Some(InstData::Icmp { cc, args: [left, right] }) => {
                Test { cc, left: self.edit.resolve(left), right: Some(self.edit.resolve(right)) }
            }
            _ => Test { cc: IntCC::Ne, left: cond, right: None },
        }
    }

    fn right_bits(&self, test: Test) -> Option<u64> {
        test.right.map_or(Some(0), |right| self.edit.const_bits(right))
    }

    /// What `known` says of `asked`.
    fn follows(&self, known: Test, asked: Test) -> Option<bool> {
        if known.left != asked.left {
            return None;
        }
        let (x, y) = (self.right_bits(known), self.right_bits(asked));
        let is_same = known.right == asked.right || x.is_some() && x == y;
        let ty = self.edit.ty(known.left);
        match (x, y) {
            _ if is_same && asked.cc == known.cc => Some(true),
            _ if is_same && asked.cc == known.cc.inverse() => Some(false),
            (Some(x), Some(y)) if known.cc == IntCC::Eq && ty.is_int_or_ptr() => {
                Some(semantics::icmp(asked.cc, ty, x, y))
            }
            _ => None,
        }
    }
}
