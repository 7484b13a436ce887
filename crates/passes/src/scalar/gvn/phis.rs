//! Phis at the head of a block: redundant ones, and those that count up from zero.

use sheave_ir::{Block, EdgeData, Type, Value, ValueList};

use super::Walk;
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
                && let Some(value) = self.same_argument(block, node, index)
                && self.edit.begin_rewrite()
            {
                let phi = self.edit.phis(block)[index];
                self.edit.replace_value(phi, value);
                self.stats.folded += 1;
                continue;
            }
            self.find_natural(block, node, index);
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
    fn same_argument(&self, block: Block, node: sheave_ssa::Block, index: usize) -> Option<Value> {
        let phi = self.edit.phis(block)[index];
        let mut same = None;
        for edge in self.graph.edges_in(node) {
            let edge = self.graph.edge(edge);
            let row = self.edit.succ_edges(Block::from_u32(edge.from.0));
            let Some(edge) = left_of_edge(row, edge.index, block) else { continue };
            let arg = self.edit.resolve(edge.args.as_slice(&self.edit.pool)[index]);
            if arg != phi && *same.get_or_insert(arg) != arg {
                return None;
            }
        }
        same
    }

    fn find_natural(&mut self, block: Block, node: sheave_ssa::Block, index: usize) {
        let phi = self.edit.phis(block)[index];
        if !matches!(self.edit.ty(phi), Type::I32 | Type::I64) {
            return;
        }
        let (graph, edges) = (self.graph, self.graph.edges_in(node));
        let rules = Rules { func: self.edit, natural: &self.ctx.natural };
        let args = edges.map(|edge| {
            let edge = graph.edge(edge);
            let row = rules.func.succ_edges(Block::from_u32(edge.from.0));
            left_of_edge(row, edge.index, block)
                .map_or(phi, |edge| edge.args.as_slice(&rules.func.pool)[index])
        });
        if rules.stays_natural(phi, args) {
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

/// What is left, in the `row` of its source, of the edge that had index `index` and leads to `target`;
/// nothing where a branch on a constant does not take it. The one edge that such a branch has left may have
/// another index now.
fn left_of_edge(row: &[EdgeData], index: u32, target: Block) -> Option<&EdgeData> {
    let index = if row.len() == 1 { 0 } else { index };
    row.get(index as usize).filter(|edge| edge.target == target)
}
