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
//! definitions, dominance) is the verifier's part. Time is that of the questions ([`relation`]): at most
//! blocks times the locations that are read in other blocks than they are written in.

mod eliminated;
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
use sheave_ir::{Block, ConstData, Function, Inst, InstData, Value, ValueList, ValuePool};

use program::{Crossing, Element, Event, Relation, Section, element};

pub(crate) use eliminated::eliminated;
pub(crate) use promoted::promoted;
pub(crate) use sroa::split;

sheave_ssa::phrases! {
    /// A rule that a transformed function must keep.
    pub enum AppliedRule {
        /// Blocks, and where edges lead.
        Graph = "blocks and edges must lead where they led",
        /// What is not removed stays what it was.
        Changed = "what stays must be what it was",
        /// Only what the pass is about is removed.
        Removed = "nothing may be removed that can be noticed",
        /// Nothing is added but what the pass is about: conversions, accesses of parts of slots, copies,
        /// jumps.
        Added = "nothing may be added but what the pass is about",
        /// The address of a slot that is gone is used for nothing but plain accesses inside the slot.
        Address = "the address of a slot that is gone must serve for plain accesses alone",
        /// An operand has the value that it had.
        Operand = "an operand must have the value that it had",
        /// An argument of a phi has the value that it had.
        Argument = "a phi's argument must have the value that it had",
        /// A phi that was there stays, and none is added where there is no slot to merge.
        Phi = "phis must stay, and new ones be merges of what a slot held",
        /// The parts of a slot have its size together.
        Parts = "the parts of a slot must have its size together",
        /// A load gives what it gave.
        Load = "a load must give what it gave",
        /// The parts hold what the slot held, at the end of each block.
        Content = "the parts must hold what the slot held, at the end of each block",
        /// Other memory gets what it got.
        Written = "other memory must get what it got",
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

/// Two functions in lock step.
struct Comparison<'a, S> {
    before: &'a Function,
    after: &'a Function,
    /// The facts about both, if they are compared by facts.
    relation: Relation,
    /// Constants that are no bits, each for all that equal it.
    constants: Vec<Value>,
    /// The place of the comparison.
    block: Option<Block>,
    inst: Option<Inst>,
    /// What one checker keeps besides.
    own: S,
}

impl<'a, S> Comparison<'a, S> {
    fn new(before: &'a Function, after: &'a Function, own: S) -> Self {
        let (relation, constants) = (Relation::default(), Vec::new());
        Comparison { before, after, relation, constants, block: None, inst: None, own }
    }

    fn fault(&self, rule: AppliedRule) -> AppliedFault {
        AppliedFault { rule, block: self.block, inst: self.inst }
    }

    fn fail<T>(&self, rule: AppliedRule) -> Result<T, AppliedFault> {
        Err(self.fault(rule))
    }

    fn demand(&self, holds: bool, rule: AppliedRule) -> Result<(), AppliedFault> {
        if holds { Ok(()) } else { self.fail(rule) }
    }

    /// Compares the functions block by block, and makes every check on all paths. `whole` looks at any block;
    /// of those that the entry reaches, `insts` and `edges` make the events.
    fn solve(
        mut self,
        whole: impl Fn(&Self, Block) -> Result<(), AppliedFault>,
        insts: impl Fn(&mut Self, Block) -> Result<(), AppliedFault>,
        edges: impl Fn(&mut Self, Block) -> Result<Vec<Crossing>, AppliedFault>,
    ) -> Result<(), AppliedFault> {
        let before = self.before;
        let Some(entry) = before.entry() else { return self.fail(AppliedRule::Graph) };
        self.relation.sections = vec![Section::default(); before.blocks.len()];
        self.relation.entry = entry.index();
        let reachable = reachable(before, std::iter::once(entry));
        for &block in &before.layout {
            (self.block, self.inst) = (Some(block), None);
            whole(&self, block)?;
            if !reachable[block.index()] {
                continue;
            }
            let start = self.relation.events.len();
            insts(&mut self, block)?;
            let end = self.relation.events.len();
            let edges = edges(&mut self, block)?;
            self.relation.sections[block.index()] = Section { events: start..end, edges };
        }
        self.relation.solve()
    }

    /// An instruction of both functions does the same with its operands, which `operand` compares.
    fn compare_operation(
        &mut self,
        inst: Inst,
        mut operand: impl FnMut(&mut Self, Value, Value) -> Result<(), AppliedFault>,
    ) -> Result<(), AppliedFault> {
        let same = is_same_operation(self.before.insts[inst], self.after.insts[inst]);
        let (was, is) = (operands(self.before, inst), operands(self.after, inst));
        self.demand(same && was.len() == is.len(), AppliedRule::Changed)?;
        was.iter().zip(&is).try_for_each(|(&old, &new)| operand(self, old, new))
    }

    /// An instruction that `before` does not have.
    fn is_new(&self, inst: Inst) -> bool {
        inst.index() >= self.before.insts.len()
    }

    fn push(&mut self, event: Event) {
        self.relation.events.push(event);
    }

    fn check(&mut self, location: u32, element: Element, rule: AppliedRule) {
        self.push(Event::Check(location, element, self.fault(rule)));
    }

    /// The element that a value of `func` is, a constant or the low `bytes` of the value.
    fn element(&mut self, func: &Function, value: Value, bytes: u32) -> Element {
        match func.const_data(value) {
            None => element(value.as_u32(), bytes),
            Some(ConstData::Bits(bits)) => self.relation.constant(bits, func.ty(value).bytes()),
            // Of equal constants the first represents all: there are few of them.
            Some(_) => {
                let equal = |&&other: &&Value| is_same_value((self.after, other), (func, value));
                let first = self.constants.iter().find(equal).copied().unwrap_or(value);
                if first == value && !self.constants.contains(&value) {
                    self.constants.push(value);
                }
                element(first.as_u32(), bytes)
            }
        }
    }
}

/// The blocks that walks from `starts` meet.
fn reachable(func: &Function, starts: impl Iterator<Item = Block>) -> Vec<bool> {
    let mut met = vec![false; func.blocks.len()];
    let mut stack: Vec<Block> = starts.collect();
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut met[block.index()], true) {
            stack.extend(func.succs(block));
        }
    }
    met
}

/// The instructions that may be executed after `inst` of `block`, each with its block.
fn insts_after(func: &Function, block: Block, inst: Inst) -> impl Iterator<Item = (Block, Inst)> + '_ {
    let rest = func.block_insts(block).iter().skip_while(move |&&other| other != inst).skip(1);
    let met = reachable(func, func.succs(block));
    let blocks = func.layout.iter().filter(move |block| met[block.index()]);
    let later = blocks.flat_map(|&block| func.block_insts(block).iter().map(move |&inst| (block, inst)));
    rest.map(move |&inst| (block, inst)).chain(later)
}

/// The instructions of all blocks.
fn insts(func: &Function) -> impl Iterator<Item = Inst> + '_ {
    func.layout.iter().flat_map(|&block| func.block_insts(block)).copied()
}

/// By instruction: it is in a block.
fn present(func: &Function) -> Vec<bool> {
    let mut present = vec![false; func.insts.len()];
    insts(func).for_each(|inst| present[inst.index()] = true);
    present
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
