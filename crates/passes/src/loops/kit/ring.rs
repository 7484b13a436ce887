//! The canonical loop: a header with the only test and a body, or one block with the test at its end.

use sheave_ir::semantics::signed;
use sheave_ir::{BinaryOp, Block, Edge, Editor, Function, InstData, OpFlags, Value, ValueDef};
use sheave_ssa::Graph;

use crate::blocks::{brought, condition_of, inst_of, node};

/// A loop of two blocks, or of one, which is header and body then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    pub(crate) header: Block,
    pub(crate) body: Block,
    /// The edge that enters the header, the one from the header to the body, and the one that leaves.
    pub(crate) entry: Edge,
    pub(crate) enters: Edge,
    pub(crate) leaves: Edge,
    /// The edge from the body to the header.
    pub(crate) back: Edge,
}

impl Ring {
    /// The loop that `body` ends the iterations of: one block with the test at its end, or a header with the
    /// only test and a body. [`Ring::entered`] checks the edges into it and finds `entry`.
    pub(crate) fn of(func: &Function, body: Block) -> Option<Ring> {
        let mut edges = func.block_edges(body);
        let (first, second) = (edges.next()?, edges.next());
        let target = |edge: Edge| func.edges[edge].target;
        let header = if second.is_none() { target(first) } else { body };
        condition_of(func, header)?;
        let mut edges = func.block_edges(header);
        let (one, other) = (edges.next()?, edges.next()?);
        let (enters, leaves) = match (target(one) == body, target(other) == body) {
            (true, false) => (one, other),
            (false, true) => (other, one),
            _ => return None,
        };
        if header == body {
            return Some(Ring { header, body, entry: enters, enters, leaves, back: enters });
        }
        // An edge that always leads on, to a block of its own.
        if !func.phis(body).is_empty() || func.jump_target(body).is_none() || target(leaves) == header {
            return None;
        }
        Some(Ring { header, body, entry: enters, enters, leaves, back: first })
    }

    /// The loop with its entry, and the block before it, if nothing else leads into it and that block leads
    /// nowhere else.
    pub(crate) fn entered(self, func: &Function, graph: &Graph) -> Option<(Ring, Block)> {
        let mut preds = graph.predecessors(node(self.header));
        let (one, other) = (preds.next()?, preds.next()?);
        let before = if one == node(self.body) { other } else { one };
        let has_others = preds.next().is_some()
            || self.body != self.header && graph.predecessors(node(self.body)).count() != 1;
        if has_others || one == other || !graph.is_reachable(before) {
            return None;
        }
        let before = Block::from_u32(before.0);
        func.jump_target(before)?;
        let entry = func.block_edges(before).next()?;
        Some((Ring { entry, ..self }, before))
    }

    /// The header and, unless it is the same, the body.
    pub(crate) fn blocks(&self) -> impl DoubleEndedIterator<Item = Block> + use<> {
        let body = (self.body != self.header).then_some(self.body);
        std::iter::once(self.header).chain(body)
    }

    /// Whether `value` is defined in the loop.
    pub(crate) fn is_inside(&self, edit: &Editor<'_>, value: Value) -> bool {
        match edit.def(value) {
            ValueDef::Result(inst) => self.blocks().any(|block| edit.block_insts(block).contains(&inst)),
            ValueDef::Phi(block) => block == self.header || block == self.body,
            _ => false,
        }
    }

    /// By how much the phi `value` of the header moves, with what is promised about the sum.
    pub(crate) fn counter(&self, edit: &Editor<'_>, value: Value) -> Option<(i64, OpFlags)> {
        if edit.def(value) != ValueDef::Phi(self.header) {
            return None;
        }
        match inst_of(edit, brought(edit, self.back, value)?)? {
            InstData::Binary { op: BinaryOp::Add | BinaryOp::PtrAdd, flags, args: [x, by] } if x == value => {
                Some((signed(edit.ty(by), edit.const_bits(by)?), flags))
            }
            _ => None,
        }
    }

    /// Whether `value` is a phi of the loop that moves by a constant.
    pub(crate) fn is_counter(&self, edit: &Editor<'_>, value: Value) -> bool {
        self.counter(edit, value).is_some()
    }
}
