//! The checker of phi elimination: SSA form against copies form.

use std::collections::BTreeMap;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, ConstData, Form, Function, Inst, InstData, UnaryOp, Value, ValueDef};

use super::program::{Crossing, Element, Event, Source, UNDEFINED, element};
use super::{AppliedFault, AppliedRule, insts_after, is_same_value};

/// Checks `after`, in copies form, which phi elimination made of `before`.
///
/// Locations are the variables of `after`; values are those of `before`. New blocks lie on edges: they hold
/// copies and a jump.
///
/// # Errors
/// The first rule that is broken.
pub(crate) fn eliminated(before: &Function, after: &Function) -> Result<(), AppliedFault> {
    let comparison = Comparison::new(before, after, Copies);
    let same = after.form == Form::Copies && after.entry() == before.entry();
    comparison.demand(same && before.params.len() == after.params.len(), AppliedRule::Graph)?;
    let mut present = vec![false; after.blocks.len()];
    after.layout.iter().for_each(|block| present[block.index()] = true);
    comparison.solve(
        |comparison, block| comparison.demand(present[block.index()], AppliedRule::Graph),
        |comparison, block| {
            if before.entry() == Some(block) {
                let params: Vec<_> =
                    before.params.iter().copied().zip(after.params.iter().copied()).collect();
                comparison.place_constants();
                comparison.define(&params)?;
            }
            comparison.demand(after.phis(block).is_empty(), AppliedRule::Phi)?;
            comparison.compare_insts(block)
        },
        Comparison::compare_edges,
    )
}

/// The comparison of SSA form with copies form.
struct Copies;

type Comparison<'a> = super::Comparison<'a, Copies>;

impl Comparison<'_> {
    /// The location that a variable of `after` is.
    fn location(&self, value: Value) -> Option<u32> {
        (self.after.def(value) == ValueDef::Variable).then(|| Self::place(value))
    }

    /// The location of any value. One that is no variable always holds itself, and with it the phis to which
    /// it is passed.
    fn place(value: Value) -> u32 {
        UNDEFINED + 1 + value.as_u32()
    }

    /// Constants hold themselves from the start.
    fn place_constants(&mut self) {
        for value in self.after.values.keys() {
            if self.after.const_data(value).is_some()
                && let Some(element) = self.defined(self.after, value)
            {
                self.push(Event::Set(Self::place(value), Source::Element(element)));
            }
        }
    }

    /// The element that a value is, a constant of either function or a value of `before`; `None` if it is
    /// undefined.
    fn defined(&mut self, func: &Function, value: Value) -> Option<Element> {
        let is_defined = func.const_data(value) != Some(ConstData::Undef);
        is_defined.then(|| self.element(func, value, 0))
    }

    /// Values that are defined together, and what they are called now.
    fn define(&mut self, values: &[(Value, Value)]) -> Result<(), AppliedFault> {
        for &(old, _) in values {
            self.push(Event::Define(old.as_u32()));
        }
        for &(old, new) in values {
            if self.location(new).is_none() {
                self.demand(old == new, AppliedRule::Changed)?;
            }
            self.push(Event::Set(Self::place(new), Source::Element(element(old.as_u32(), 0))));
        }
        Ok(())
    }

    /// The operand `new` must be what `old` was.
    fn operand(&mut self, old: Value, new: Value) -> Result<(), AppliedFault> {
        let Some(location) = self.location(new) else {
            let same = is_same_value((self.before, old), (self.after, new));
            return self.demand(same, AppliedRule::Operand);
        };
        if let Some(element) = self.defined(self.before, old) {
            self.check(location, element, AppliedRule::Operand);
        }
        Ok(())
    }

    fn compare_insts(&mut self, block: Block) -> Result<(), AppliedFault> {
        let mut new = self.after.block_insts(block).iter().copied().peekable();
        for &inst in self.before.block_insts(block) {
            self.inst = Some(inst);
            while let Some(added) = new.next_if(|&added| self.is_new(added)) {
                self.copy(added)?;
            }
            self.demand(new.next() == Some(inst), AppliedRule::Removed)?;
            self.compare_operation(inst, Self::operand)?;
            let results: Vec<_> = self.before.results(inst).zip(self.after.results(inst)).collect();
            let all = results.len() == self.before.results(inst).count();
            self.demand(all && results.len() == self.after.results(inst).count(), AppliedRule::Changed)?;
            self.define(&results)?;
            if self.before.insts[inst].returns_twice() {
                self.return_again(block, inst);
            }
        }
        self.demand(new.next().is_none(), AppliedRule::Added)
    }

    /// After a call that returns twice a variable may hold what was written to it after the call's first
    /// return. So it is known to hold a value only if nothing but definitions of that value write it from
    /// there on.
    fn return_again(&mut self, block: Block, call: Inst) {
        let mut written = BTreeMap::new();
        insts_after(self.after, block, call).for_each(|(block, inst)| self.writes(block, inst, &mut written));
        for (location, value) in written {
            self.push(match value {
                Some(value) => Event::Keep(location, element(value.as_u32(), 0)),
                None => Event::Set(location, Source::Nothing),
            });
        }
    }

    /// Adds the variables that an instruction writes, each with the one value that all writes to it define.
    fn writes(&self, block: Block, inst: Inst, written: &mut BTreeMap<u32, Option<Value>>) {
        let mut add = |location: Option<u32>, value: Option<Value>| {
            if let Some(location) = location {
                let known = written.entry(location).or_insert(value);
                *known = known.filter(|&known| Some(known) == value);
            }
        };
        if !self.is_new(inst) {
            for (old, new) in self.before.results(inst).zip(self.after.results(inst)) {
                add(self.location(new), Some(old));
            }
        } else if let Some(result) = self.after.result(inst) {
            add(self.location(result), Some(result).filter(|&phi| self.is_on_edge_to(block, phi)));
        }
    }

    /// Whether a copy in `block` that writes the variable of `value` defines it: it is a phi, and the edge
    /// leads to its block.
    fn is_on_edge_to(&self, mut block: Block, value: Value) -> bool {
        let (before, after) = (self.before, self.after);
        if value.index() >= before.n_values() {
            return false;
        }
        let ValueDef::Phi(home) = before.def(value) else { return false };
        // The blocks on an edge have one successor each.
        for _ in 0..after.blocks.len() {
            if block == home || after.succs(block).any(|succ| succ == home) {
                return true;
            }
            match after.succs(block).next().filter(|_| block.index() >= before.blocks.len()) {
                Some(succ) => block = succ,
                None => return false,
            }
        }
        false
    }

    /// A copy that was added.
    fn copy(&mut self, inst: Inst) -> Result<(), AppliedFault> {
        let (InstData::Unary { op: UnaryOp::Copy, arg }, Some(result), true) =
            (self.after.insts[inst], self.after.result(inst), self.is_new(inst))
        else {
            return self.fail(AppliedRule::Added);
        };
        let Some(to) = self.location(result) else { return self.fail(AppliedRule::Added) };
        self.push(Event::Set(to, Source::Location(Self::place(arg), 0)));
        Ok(())
    }

    fn compare_edges(&mut self, block: Block) -> Result<Vec<Crossing>, AppliedFault> {
        let (before, after) = (self.before, self.after);
        let (was, is) = (before.succ_edges(block), after.succ_edges(block));
        self.demand(was.len() == is.len(), AppliedRule::Graph)?;
        let mut crossings = Vec::new();
        for (old, new) in was.iter().zip(is) {
            let start = self.relation.events.len();
            self.follow(new.target, old.target)?;
            let mut crossing = Crossing { target: old.target.index(), ..Crossing::default() };
            let args = old.args.as_slice(&before.pool);
            for (&arg, &phi) in args.iter().zip(before.phis(old.target)) {
                let element = self.defined(before, arg);
                crossing.phis.push((phi.as_u32(), element));
            }
            crossing.events = start..self.relation.events.len();
            crossings.push(crossing);
        }
        Ok(crossings)
    }

    /// The blocks on an edge that leads to `target` now, up to `end`.
    fn follow(&mut self, mut target: Block, end: Block) -> Result<(), AppliedFault> {
        let (before, after) = (self.before, self.after);
        for _ in 0..=after.blocks.len() {
            if target.index() < before.blocks.len() {
                return self.demand(target == end, AppliedRule::Graph);
            }
            let Some((&jump, copies)) = after.block_insts(target).split_last() else {
                return self.fail(AppliedRule::Graph);
            };
            for &inst in copies {
                self.copy(inst)?;
            }
            self.demand(after.insts[jump] == InstData::Jump, AppliedRule::Added)?;
            self.demand(after.phis(target).is_empty(), AppliedRule::Phi)?;
            let [edge] = after.succ_edges(target) else { return self.fail(AppliedRule::Graph) };
            target = edge.target;
        }
        self.fail(AppliedRule::Graph)
    }
}
