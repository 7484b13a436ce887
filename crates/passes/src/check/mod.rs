//! Translation validation: proves a transformed function equivalent to the original, without looking at the
//! plan.
//!
//! [`split()`] compares functions before and after slots were taken apart, [`promoted`] memory form with what
//! promotion made of it, [`eliminated`] SSA form with what phi elimination made of it. The last two walk the
//! two functions in lock step, instruction by instruction and edge by edge, and turn them into one program
//! over facts ([`relation`]): which slot holds which value, and which variable. They share nothing with the
//! passes: no dominators, no liveness, no orders, no plan, no view of the function as a host.
//!
//! What is proved is that each operand has the value that it had, that nothing is lost, moved or added that
//! can be noticed, and that edges lead where they led. That the result is well formed (types, single
//! definitions, dominance) is the verifier's part. Time is that of the facts: blocks times the locations that
//! are read in other blocks than they are written in, a few times over.

mod eliminated;
mod live;
mod program;
mod promoted;
mod relation;
mod sroa;
#[cfg(test)]
mod sroa_tests;
#[cfg(test)]
mod tests;

use std::fmt;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, ConstData, FuncAttrs, Function, Inst, InstData, Value, ValueList, ValuePool};

pub(crate) use eliminated::eliminated;
pub(crate) use promoted::promoted;
pub(crate) use sroa::split;

/// A rule that a transformed function must keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum AppliedRule {
    /// Blocks, and where edges lead.
    Graph,
    /// What is not removed stays what it was.
    Changed,
    /// Only what the pass is about is removed.
    Removed,
    /// Nothing is added but what the pass is about: conversions, accesses of parts of slots, copies, jumps.
    Added,
    /// The address of a slot that is gone is used for nothing but plain accesses inside the slot.
    Address,
    /// An operand has the value that it had.
    Operand,
    /// An argument of a phi has the value that it had.
    Argument,
    /// A phi that was there stays, and none is added where there is no slot to merge.
    Phi,
    /// The parts of a slot have its size together.
    Parts,
    /// A load gives what it gave.
    Load,
    /// The parts hold what the slot held, at the end of each block.
    Content,
    /// Other memory gets what it got.
    Written,
}

impl AppliedRule {
    /// The rule as a sentence.
    pub const fn text(self) -> &'static str {
        match self {
            AppliedRule::Graph => "blocks and edges must lead where they led",
            AppliedRule::Changed => "what stays must be what it was",
            AppliedRule::Removed => "nothing may be removed that can be noticed",
            AppliedRule::Added => "nothing may be added but what the pass is about",
            AppliedRule::Address => "the address of a slot that is gone must serve for plain accesses alone",
            AppliedRule::Operand => "an operand must have the value that it had",
            AppliedRule::Argument => "a phi's argument must have the value that it had",
            AppliedRule::Phi => "phis must stay, and new ones be merges of what a slot held",
            AppliedRule::Parts => "the parts of a slot must have its size together",
            AppliedRule::Load => "a load must give what it gave",
            AppliedRule::Content => "the parts must hold what the slot held, at the end of each block",
            AppliedRule::Written => "other memory must get what it got",
        }
    }
}

/// A rule is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AppliedFault {
    /// The rule.
    pub rule: AppliedRule,
    /// The block in which it shows.
    pub block: Option<Block>,
    /// The instruction of the function as it was.
    pub inst: Option<Inst>,
}

impl fmt::Display for AppliedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(block) = self.block {
            write!(f, "in {block}")?;
        }
        if let Some(inst) = self.inst {
            write!(f, " at {inst}")?;
        }
        write!(f, ": {}", self.rule.text())
    }
}

impl std::error::Error for AppliedFault {}

/// The blocks that a walk from the entry meets.
fn reachable(func: &Function) -> Vec<bool> {
    let mut met = vec![false; func.blocks.len()];
    let mut stack: Vec<Block> = func.entry().into_iter().collect();
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut met[block.index()], true) {
            stack.extend(func.succs(block));
        }
    }
    met
}

/// Whether an instruction may return more than once.
fn returns_twice(data: &InstData) -> bool {
    match data {
        InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } => {
            flags.has(FuncAttrs::RETURNS_TWICE)
        }
        InstData::Intrinsic { op, .. } => *op == sheave_ir::IntrinsicOp::SetJmp,
        _ => false,
    }
}

/// Whether two values are one, or constants of one content and type.
fn is_same_value(one: (&Function, Value), other: (&Function, Value)) -> bool {
    match (one.0.const_data(one.1), other.0.const_data(other.1)) {
        (Some(a), Some(b)) => a == b && one.0.ty(one.1) == other.0.ty(other.1),
        (None, None) => one.1 == other.1,
        _ => false,
    }
}

/// Whether two instructions are alike but for their operands, whose numbers are compared elsewhere.
fn is_same_operation(one: InstData, other: InstData) -> bool {
    let strip = |mut data: InstData| {
        if let Some(list) = data.list_mut() {
            *list = ValueList::new();
        }
        data.map_args(&mut ValuePool::new(), |_| Value::from_u32(0));
        data
    };
    match (one, other) {
        // Cases lie beside the function and do not change.
        (InstData::Switch { cases: a, .. }, InstData::Switch { cases: b, .. }) => a == b,
        _ => strip(one) == strip(other),
    }
}

fn operands(func: &Function, inst: Inst) -> Vec<Value> {
    let mut operands = Vec::new();
    func.insts[inst].for_each_arg(&func.pool, |value| operands.push(value));
    operands
}

/// The bits of an integer or float constant.
fn bits_of(func: &Function, value: Value) -> Option<u64> {
    match func.const_data(value) {
        Some(ConstData::Bits(bits)) => Some(bits),
        _ => None,
    }
}
