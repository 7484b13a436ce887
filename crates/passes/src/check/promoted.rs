//! The checker of promotion: memory form against SSA form.

use std::collections::BTreeMap;

use sheave_ir::entity::EntityRef;
use sheave_ir::{AsmOperandKind, BinaryOp, Block, Function, Inst, InstData, LifetimeEvent, UnaryOp, Value};

use super::program::{Crossing, Element, Event, Source, UNDEFINED};
use super::{AppliedFault, AppliedRule, insts, insts_after, is_same_value, operands, present};
use sheave_ssa::promote::Uninit;

/// Checks `after`, which promotion made of `before`; `uninit` is the content of a slot before any store.
///
/// Locations are the slots that are gone and the results of their loads; values are those of `after`. An
/// instruction keeps its number, and so does a value. A slot whose every `alloca` is gone counts as promoted.
///
/// # Errors
/// The first rule that is broken.
pub(crate) fn promoted(before: &Function, after: &Function, uninit: Uninit) -> Result<(), AppliedFault> {
    let slots = Slots {
        uninit,
        n_locations: UNDEFINED + 1,
        slot_of: vec![NONE; before.n_values()],
        slot_location: vec![NONE; before.slots.len()],
        offsets: BTreeMap::new(),
        location_of: vec![NONE; before.n_values()],
        stays: present(after),
        outputs: Vec::new(),
    };
    let mut comparison = Comparison::new(before, after, slots);
    let same = before.layout == after.layout && before.params == after.params;
    comparison.demand(same && before.entry().is_some(), AppliedRule::Graph)?;
    comparison.find_addresses()?;
    comparison.find_loads();
    comparison.solve(
        |comparison, block| {
            comparison.demand(after.phis(block).starts_with(before.phis(block)), AppliedRule::Phi)
        },
        |comparison, block| {
            if before.entry() == Some(block) {
                comparison.start();
            }
            comparison.compare_insts(block)
        },
        Comparison::compare_edges,
    )
}

const NONE: u32 = u32::MAX;

/// The comparison of memory form with SSA form.
struct Slots {
    /// What a slot holds that was not written.
    uninit: Uninit,
    n_locations: u32,
    /// By value of `before`: the promoted slot that it is the address of, or [`NONE`].
    slot_of: Vec<u32>,
    /// By slot: its location, or [`NONE`].
    slot_location: Vec<u32>,
    /// By slot's location: where its accesses start.
    offsets: BTreeMap<u32, i32>,
    /// By value of `before`: the location of a load's result, or [`NONE`].
    location_of: Vec<u32>,
    /// By instruction: it is still in the order.
    stays: Vec<bool>,
    /// Outputs of assembly that were not written to their slots' locations yet.
    outputs: Vec<(u32, Value)>,
}

type Comparison<'a> = super::Comparison<'a, Slots>;

impl Comparison<'_> {
    fn new_location(&mut self) -> u32 {
        self.own.n_locations += 1;
        self.own.n_locations - 1
    }

    /// Which slots are gone, and which values are their addresses. Chains of addresses may be in any order.
    fn find_addresses(&mut self) -> Result<(), AppliedFault> {
        let before = self.before;
        let mut aliases: Vec<(Value, Value)> = Vec::new();
        for inst in insts(before) {
            let result = before.result(inst);
            match before.insts[inst] {
                InstData::Alloca { slot } if !self.own.stays[inst.index()] => {
                    if self.own.slot_location[slot.index()] == NONE {
                        self.own.slot_location[slot.index()] = self.new_location();
                    }
                    if let Some(result) = result {
                        self.own.slot_of[result.index()] = slot.as_u32();
                    }
                }
                data => aliases.extend(self.alias(&data).zip(result)),
            }
        }
        let mut found = true;
        while std::mem::take(&mut found) {
            for &(base, result) in &aliases {
                let slot = self.own.slot_of[base.index()];
                found |= std::mem::replace(&mut self.own.slot_of[result.index()], slot) != slot;
            }
        }
        let mut written = Vec::new();
        for inst in insts(before) {
            self.writes(inst, &mut written);
            // A slot is gone as a whole.
            if let InstData::Alloca { slot } = before.insts[inst]
                && self.own.stays[inst.index()]
            {
                self.demand(self.own.slot_location[slot.index()] == NONE, AppliedRule::Removed)?;
            }
        }
        for (slot, data) in before.slots.iter() {
            let location = self.own.slot_location[slot.index()];
            // What a parameter slot holds is seen nowhere but in stores to it.
            let known = data.param.is_none() || written.contains(&location);
            self.demand(location == NONE || known && !data.volatile, AppliedRule::Removed)?;
        }
        Ok(())
    }

    /// The operand that the result of an instruction equals.
    fn alias(&self, data: &InstData) -> Option<Value> {
        let is_zero = |value: Value| self.before.const_bits(value) == Some(0);
        match *data {
            InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } if is_zero(by) => Some(base),
            InstData::PtrIndex { base, index, offset: 0, .. } if is_zero(index) => Some(base),
            InstData::Unary { op: UnaryOp::Copy, arg } => Some(arg),
            _ => None,
        }
    }

    /// The location of the promoted slot whose address `value` is.
    fn slot(&self, value: Value) -> Option<u32> {
        let slot = *self.own.slot_of.get(value.index())?;
        (slot != NONE).then(|| self.own.slot_location[slot as usize])
    }

    fn find_loads(&mut self) {
        for inst in insts(self.before) {
            if let InstData::Load { addr, .. } = self.before.insts[inst]
                && self.slot(addr).is_some()
                && let Some(result) = self.before.result(inst)
            {
                self.own.location_of[result.index()] = self.new_location();
            }
        }
    }

    /// The element that all of a value of `after` is.
    fn whole(&mut self, value: Value) -> Element {
        self.element(self.after, value, self.after.ty(value).bytes())
    }

    /// What is written where an operand of `before` is.
    fn source(&mut self, value: Value) -> Source {
        match self.own.location_of[value.index()] {
            NONE => Source::Element(self.whole(value)),
            location => Source::Location(location, 0),
        }
    }

    /// The operand `new` of `after` must be what `old` was.
    fn operand(&mut self, old: Value, new: Value, rule: AppliedRule) -> Result<(), AppliedFault> {
        self.demand(self.slot(old).is_none(), AppliedRule::Address)?;
        match self.own.location_of[old.index()] {
            NONE => self.demand(is_same_value((self.before, old), (self.after, new)), rule),
            location => {
                let element = self.whole(new);
                self.check(location, element, rule);
                Ok(())
            }
        }
    }

    /// What a slot holds that was not written.
    fn uninitialised(&mut self) -> Source {
        match self.own.uninit {
            Uninit::Zero => Source::Element(self.relation.constant(0, 8)),
            Uninit::Undef => Source::Any,
        }
    }

    fn start(&mut self) {
        let source = self.uninitialised();
        for slot in 0..self.own.slot_location.len() {
            if self.own.slot_location[slot] != NONE {
                self.push(Event::Set(self.own.slot_location[slot], source));
            }
        }
    }

    fn compare_insts(&mut self, block: Block) -> Result<(), AppliedFault> {
        let mut new = self.after.block_insts(block).iter().copied().peekable();
        for &inst in self.before.block_insts(block) {
            self.inst = Some(inst);
            if !self.own.stays[inst.index()] {
                self.removed(inst, None)?;
                continue;
            }
            // What was put before it.
            let mut made = Vec::new();
            while let Some(added) = new.next_if(|&added| added != inst) {
                self.demand(added.index() >= self.before.insts.len(), AppliedRule::Changed)?;
                made.push(added);
            }
            self.demand(new.next() == Some(inst), AppliedRule::Changed)?;
            self.both(inst, &made)?;
            self.returns_twice(block, inst);
        }
        self.demand(new.next().is_none(), AppliedRule::Added)
    }

    /// An instruction that is gone, or became a conversion whose result is `made`.
    fn removed(&mut self, inst: Inst, made: Option<Value>) -> Result<(), AppliedFault> {
        match self.before.insts[inst] {
            InstData::Lifetime { slot, event } if made.is_none() => {
                let location = self.own.slot_location[slot.index()];
                if location == NONE {
                    // One without an address does nothing.
                    let mut all = insts(self.before);
                    let is_there = all.any(|inst| self.before.insts[inst] == InstData::Alloca { slot });
                    return self.demand(!is_there, AppliedRule::Removed);
                }
                if event == LifetimeEvent::Start {
                    let source = self.uninitialised();
                    self.push(Event::Set(location, source));
                }
                Ok(())
            }
            InstData::Alloca { slot } if made.is_none() => {
                let source = self.uninitialised();
                self.push(Event::Set(self.own.slot_location[slot.index()], source));
                Ok(())
            }
            InstData::Load { flags, addr, offset } => {
                let (Some(slot), Some(result)) = (self.slot(addr), self.before.result(inst)) else {
                    return self.fail(AppliedRule::Removed);
                };
                self.demand(!flags.volatile, AppliedRule::Address)?;
                self.starts_at(slot, offset)?;
                let bytes = self.before.ty(result).bytes();
                self.push(Event::Set(self.own.location_of[result.index()], Source::Location(slot, bytes)));
                Ok(())
            }
            InstData::Store { flags, addr, value, offset } => {
                let Some(slot) = self.slot(addr) else { return self.fail(AppliedRule::Removed) };
                self.demand(self.slot(value).is_none(), AppliedRule::Address)?;
                self.demand(!flags.volatile, AppliedRule::Address)?;
                self.starts_at(slot, offset)?;
                let source = self.source(value);
                self.push(Event::Set(slot, source));
                Ok(())
            }
            data => {
                let address = self.alias(&data).is_some_and(|base| self.slot(base).is_some());
                self.demand(address && made.is_none(), AppliedRule::Removed)
            }
        }
    }

    /// All accesses of a slot that is gone start at one offset.
    fn starts_at(&mut self, slot: u32, offset: i32) -> Result<(), AppliedFault> {
        let first = *self.own.offsets.entry(slot).or_insert(offset);
        self.demand(first == offset, AppliedRule::Address)
    }

    /// An instruction of both functions, and what `after` has before it besides.
    fn both(&mut self, inst: Inst, made: &[Inst]) -> Result<(), AppliedFault> {
        let (old, new) = (self.before.insts[inst], self.after.insts[inst]);
        let touches = match old {
            InstData::Load { addr, .. } | InstData::Store { addr, .. } => self.slot(addr).is_some(),
            _ => false,
        };
        if touches {
            return self.converted(inst, made);
        }
        self.demand(made.is_empty(), AppliedRule::Added)?;
        if let (InstData::Asm { is_goto, asm, .. }, InstData::Asm { is_goto: new, .. }) = (old, new)
            && is_goto == new
            && self.before.asms[asm].operands.iter().any(|operand| operand.kind == AsmOperandKind::OutputTo)
        {
            return self.assembly(inst, asm);
        }
        self.compare_operation(inst, |this, old, new| this.operand(old, new, AppliedRule::Operand))?;
        let same = self.before.results(inst).eq(self.after.results(inst));
        self.demand(same, AppliedRule::Changed)?;
        for result in self.after.results(inst) {
            self.push(Event::Define(result.as_u32()));
        }
        Ok(())
    }

    /// A load or store that became the last of the conversions `made`.
    fn converted(&mut self, inst: Inst, made: &[Inst]) -> Result<(), AppliedFault> {
        let mut made = made.to_vec();
        made.push(inst);
        // The value that the first of them converts, and the last one.
        let mut root = None;
        let mut last: Option<Value> = None;
        for &step in &made {
            let InstData::Unary { op: UnaryOp::Copy | UnaryOp::Bitcast | UnaryOp::Trunc, arg } =
                self.after.insts[step]
            else {
                return self.fail(AppliedRule::Added);
            };
            self.demand(last.is_none_or(|last| last == arg), AppliedRule::Added)?;
            root = root.or(Some(arg));
            last = self.after.result(step);
            self.demand(last.is_some(), AppliedRule::Added)?;
        }
        let (Some(root), Some(last)) = (root, last) else { return self.fail(AppliedRule::Added) };
        if matches!(self.before.insts[inst], InstData::Load { .. }) {
            self.demand(self.before.result(inst) == Some(last), AppliedRule::Changed)?;
        }
        self.push(Event::Define(last.as_u32()));
        self.removed(inst, Some(last))?;
        let (new, old) = (self.whole(last), self.whole(root));
        self.push(Event::Alias(new, old));
        Ok(())
    }

    /// Inline assembly of which outputs that went to promoted slots became results.
    fn assembly(&mut self, inst: Inst, asm: sheave_ir::Asm) -> Result<(), AppliedFault> {
        let (old, new) = (&self.before.asms[asm], &self.after.asms[asm]);
        let same = (&old.template, &old.clobbers, old.side_effects, old.operands.len())
            == (&new.template, &new.clobbers, new.side_effects, new.operands.len());
        self.demand(same, AppliedRule::Changed)?;
        let (was, is) = (operands(self.before, inst), operands(self.after, inst));
        let (mut was, mut is) = (was.into_iter(), is.into_iter());
        let (mut results, mut made) = (self.before.results(inst), self.after.results(inst));
        let mut outputs = Vec::new();
        for (old, new) in old.operands.iter().zip(&new.operands) {
            let became = old.kind == AsmOperandKind::OutputTo && new.kind == AsmOperandKind::Output;
            let alike = (old.ty, old.early_clobber) == (new.ty, new.early_clobber);
            self.demand(alike && (became || old.kind == new.kind), AppliedRule::Changed)?;
            if became {
                let slot = was.next().and_then(|address| self.slot(address));
                let (Some(slot), Some(result)) = (slot, made.next()) else {
                    return self.fail(AppliedRule::Removed);
                };
                self.starts_at(slot, 0)?;
                outputs.push((slot, result));
            } else if old.kind.takes_argument() {
                let (Some(old), Some(new)) = (was.next(), is.next()) else {
                    return self.fail(AppliedRule::Changed);
                };
                self.operand(old, new, AppliedRule::Operand)?;
            } else {
                self.demand(results.next() == made.next(), AppliedRule::Changed)?;
            }
        }
        self.demand(made.next().is_none() && results.next().is_none(), AppliedRule::Changed)?;
        for result in self.after.results(inst) {
            self.push(Event::Define(result.as_u32()));
        }
        self.own.outputs = outputs;
        // Those of `asm goto` exist along its first edge alone.
        if !self.before.insts[inst].is_asm_goto() {
            self.write_outputs();
        }
        Ok(())
    }

    fn write_outputs(&mut self) {
        for (slot, result) in std::mem::take(&mut self.own.outputs) {
            let element = self.whole(result);
            self.push(Event::Set(slot, Source::Element(element)));
        }
    }

    /// After a call that returns twice nothing is known of slots that something writes after the call.
    fn returns_twice(&mut self, block: Block, inst: Inst) {
        if !self.before.insts[inst].returns_twice() {
            return;
        }
        let mut written = Vec::new();
        insts_after(self.before, block, inst).for_each(|(_, inst)| self.writes(inst, &mut written));
        for slot in written {
            self.push(Event::Set(slot, Source::Nothing));
        }
    }

    fn writes(&self, inst: Inst, written: &mut Vec<u32>) {
        match self.before.insts[inst] {
            InstData::Store { addr, .. } => written.extend(self.slot(addr)),
            InstData::Asm { .. } => {
                written.extend(operands(self.before, inst).into_iter().filter_map(|value| self.slot(value)));
            }
            _ => {}
        }
    }

    fn compare_edges(&mut self, block: Block) -> Result<Vec<Crossing>, AppliedFault> {
        let (was, is) = (self.before.succ_edges(block), self.after.succ_edges(block));
        self.demand(was.len() == is.len(), AppliedRule::Graph)?;
        let mut crossings = Vec::new();
        for (old, new) in was.iter().zip(is) {
            self.demand(old.target == new.target, AppliedRule::Graph)?;
            let start = self.relation.events.len();
            self.write_outputs();
            let (old, args) = (old.args.as_slice(&self.before.pool), new.args.as_slice(&self.after.pool));
            let phis = self.after.phis(new.target);
            self.demand(args.len() == phis.len(), AppliedRule::Phi)?;
            for (&old, &new) in old.iter().zip(args) {
                self.operand(old, new, AppliedRule::Argument)?;
            }
            let mut crossing = Crossing { target: new.target.index(), ..Crossing::default() };
            for (&arg, &phi) in args.iter().zip(phis) {
                let element = self.whole(arg);
                crossing.phis.push((phi.as_u32(), Some(element)));
            }
            crossing.events = start..self.relation.events.len();
            crossings.push(crossing);
        }
        Ok(crossings)
    }
}
