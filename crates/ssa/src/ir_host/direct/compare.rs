//! That a function rewritten directly is the one that a plan gives: what debug builds ask after every promotion.

use alloc::vec::Vec;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Function, Value, ValueDef};

use crate::Error;
use crate::promote::Stats;

/// Compares blocks, instructions, operands, phis and their arguments. Values made by promotion may have other numbers.
///
/// # Panics
///
/// Where the two differ.
pub(in crate::ir_host) fn assert_same(
    direct: &Function,
    stats: Stats,
    planned: &Function,
    outcome: Result<Stats, Error>,
) {
    let other = outcome.expect("what cannot be planned is not rewritten directly");
    assert_eq!(direct.layout, planned.layout, "promotion leaves the layout alone");
    let mut names = Names { direct, planned, of: Vec::new() };
    names.of.resize(direct.values.len(), None);
    for &block in &direct.layout {
        names.define_all(direct.phis(block), planned.phis(block));
    }
    for &block in &direct.layout {
        let insts = direct.block_insts(block);
        assert_eq!(insts, planned.block_insts(block), "instructions left in {block}");
        for &inst in insts {
            let (mut left, mut right) = (Vec::new(), Vec::new());
            direct.insts[inst].for_each_arg(&direct.pool, |value| left.push(value));
            planned.insts[inst].for_each_arg(&planned.pool, |value| right.push(value));
            names.check_all(&left, &right);
        }
        for edge in direct.block_edges(block) {
            names.check_all(direct.edge_args(edge), planned.edge_args(edge));
        }
    }
    assert_eq!(
        Stats { phis_placed: 0, ..stats },
        Stats { phis_placed: 0, ..other },
        "direct promotion counts as planned promotion does"
    );
}

/// Which value of one function is which of the other.
struct Names<'a> {
    direct: &'a Function,
    planned: &'a Function,
    /// By value of the first: the phi of the second, if it is a phi.
    of: Vec<Option<Value>>,
}

impl Names<'_> {
    fn define_all(&mut self, left: &[Value], right: &[Value]) {
        assert_eq!(left.len(), right.len(), "as many phis");
        for (&left, &right) in left.iter().zip(right) {
            assert_eq!(self.direct.ty(left), self.planned.ty(right), "the type of {left}");
            self.of[left.index()] = Some(right);
        }
    }

    fn check_all(&self, left: &[Value], right: &[Value]) {
        assert_eq!(left.len(), right.len(), "as many operands");
        for (&left, &right) in left.iter().zip(right) {
            let same = match (self.direct.def(left), self.planned.def(right)) {
                (ValueDef::Phi(_), _) => self.of[left.index()] == Some(right),
                (ValueDef::Const(a), ValueDef::Const(b)) => {
                    self.direct.consts[a] == self.planned.consts[b]
                        && self.direct.ty(left) == self.planned.ty(right)
                }
                _ => left == right,
            };
            assert!(same, "{left} of the function rewritten directly is {right} in the planned one");
        }
    }
}
