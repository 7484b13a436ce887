//! Phis at the head of a block: redundant ones, and those that count up from zero.

use sheave_ir::{Block, EdgeData, Type, ValueList};

use super::Walk;
use crate::blocks::{left_of_edge, only_value, phi_args};
use crate::scalar::rules::Rules;

impl Walk<'_, '_> {
    /// The phis of a block: those to which all edges bring one value, those that count up from zero, and
    /// those of a block that is reached by one edge alone, which are what that brings.
    pub(super) fn enter_block(&mut self, node: sheave_ssa::Block) {
        let block = Block::from_u32(node.0);
        if self.edit.phis(block).is_empty() {
            return;
        }
        let first = self.first_arguments(node);
        for index in 0..self.edit.phis(block).len() {
            // Promotion leaves no such phi; folding and forwarding make new ones, of constants that a loop
            // sets again, above all. What is brought by an edge that goes back has not been simplified.
            let phi = self.edit.phis(block)[index];
            if self.may_be_one(block, first, index)
                && let args = phi_args(self.edit, self.graph, block, index)
                && let Some(value) = only_value(self.edit, phi, args)
                && self.edit.begin_rewrite()
            {
                self.edit.replace_value(phi, value);
                self.stats.folded += 1;
                continue;
            }
            self.find_natural(block, index);
        }
        let mut edges = self.graph.edges_in(node);
        if let (Some(edge), None) = (edges.next(), edges.next()) {
            let edge = self.graph.edge(edge);
            let row = self.edit.succ_edges(Block::from_u32(edge.from.0));
            let Some(&EdgeData { args, .. }) = left_of_edge(row, edge.index, block) else { return };
            for index in 0..self.edit.phis(block).len() {
                if self.edit.begin_rewrite() {
                    let (phi, arg) = (self.edit.phis(block)[index], args.as_slice(&self.edit.pool)[index]);
                    self.edit.replace_value(phi, self.edit.resolve(arg));
                }
            }
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
}
