//! Phis at the head of a block: redundant ones, and those that count up from zero.

use sheave_ir::{Block, Type, Value, ValueList};

use super::Walk;
use crate::blocks::{left_of_edge, phi_args};
use crate::scalar::rules::Rules;

impl Walk<'_, '_> {
    /// The phis of a block: those to which all edges bring one value, and those that count up from zero.
    pub(super) fn enter_block(&mut self, node: sheave_ssa::Block) {
        let block = Block::from_u32(node.0);
        if self.edit.phis(block).is_empty() {
            return;
        }
        let first = self.first_arguments(node);
        for index in 0..self.edit.phis(block).len() {
            if self.may_be_one(block, first, index)
                && let Some(value) = self.same_argument(block, index)
                && self.edit.begin_rewrite()
            {
                let phi = self.edit.phis(block)[index];
                self.edit.replace_value(phi, value);
                self.stats.folded += 1;
                continue;
            }
            self.find_natural(block, index);
        }
        let mut edges = self.graph.edges_in(node);
        if let (Some(edge), None) = (edges.next(), edges.next()) {
            let edge = self.graph.edge(edge);
            let source = Block::from_u32(edge.from.0);
            self.forward_phis(source, edge.index, block);
        }
    }

    /// The arguments that the first two edges of a join bring.
    fn first_arguments(&self, node: sheave_ssa::Block) -> Option<[ValueList; 2]> {
        let block = Block::from_u32(node.0);
        let mut lists = self.graph.edges_in(node).map(|edge| {
            let edge = self.graph.edge(edge);
            let row = self.edit.succ_edges(Block::from_u32(edge.from.0));
            left_of_edge(row, edge.index, block).map_or(ValueList::new(), |edge| edge.args)
        });
        Some([lists.next()?, lists.next()?])
    }

    /// Whether `first`, the arguments of the first two edges, allow that a phi is one value: most do not.
    fn may_be_one(&self, block: Block, first: Option<[ValueList; 2]>, index: usize) -> bool {
        let Some(first) = first else { return false };
        let [a, b] = first.map(|list| list.get(index, &self.edit.pool).map(|arg| self.edit.resolve(arg)));
        let phi = Some(self.edit.phis(block)[index]);
        a == b || a.is_none() || b.is_none() || a == phi || b == phi
    }

    /// The value that all edges that are left bring to a phi, as far as it is known. Promotion leaves no such
    /// phi; folding and forwarding make new ones, of constants that a loop sets again, above all. What is
    /// brought by an edge that goes back has not been simplified.
    fn same_argument(&self, block: Block, index: usize) -> Option<Value> {
        let phi = self.edit.phis(block)[index];
        let mut same = None;
        for arg in phi_args(self.edit, self.graph, block, index) {
            let arg = self.edit.resolve(arg);
            if arg != phi && *same.get_or_insert(arg) != arg {
                return None;
            }
        }
        same
    }

    fn find_natural(&mut self, block: Block, index: usize) {
        let phi = self.edit.phis(block)[index];
        if !matches!(self.edit.ty(phi), Type::I32 | Type::I64) {
            return;
        }
        let rules = Rules { func: self.edit, natural: &self.ctx.natural };
        if rules.stays_natural(phi, phi_args(rules.func, self.graph, block, index)) {
            self.ctx.natural.insert(phi);
        }
    }

    /// The phis of a block that is reached by one edge alone are what that edge brings.
    fn forward_phis(&mut self, source: Block, index: u32, block: Block) {
        let Some(edge) = left_of_edge(self.edit.succ_edges(source), index, block) else { return };
        let args = edge.args;
        for index in 0..self.edit.phis(block).len() {
            if self.edit.begin_rewrite() {
                let (phi, arg) = (self.edit.phis(block)[index], args.as_slice(&self.edit.pool)[index]);
                self.edit.replace_value(phi, self.edit.resolve(arg));
            }
        }
    }
}
