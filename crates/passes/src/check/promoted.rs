//! The checker of promotion: memory form against SSA form.

use std::collections::BTreeMap;

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    AsmOperandKind, BinaryOp, Block, ConstData, Function, Inst, InstData, LifetimeEvent, MemFlags, UnaryOp,
    Value,
};

use super::program::{Crossing, Element, Event, Relation, Section, Source, UNDEFINED, element};
use super::{
    AppliedFault, AppliedRule, bits_of, is_same_operation, is_same_value, operands, reachable, returns_twice,
};
use sheave_ssa::promote::{Options, Uninit};

/// Checks `after`, which promotion under `options` made of `before`.
///
/// Locations are the slots that are gone and the results of their loads; values are those of `after`. An
/// instruction keeps its number, and so does a value. A slot whose every `alloca` is gone counts as promoted.
///
/// # Errors
/// The first rule that is broken.
pub(crate) fn promoted(before: &Function, after: &Function, options: &Options) -> Result<(), AppliedFault> {
    let mut comparison = Comparison::new(before, after, options)?;
    comparison.find_addresses()?;
    comparison.find_loads();
    comparison.compare()?;
    let Comparison { mut relation, checks, .. } = comparison;
    relation.solve().map_err(|number| checks[number as usize])
}

const NONE: u32 = u32::MAX;

struct Comparison<'a> {
    before: &'a Function,
    after: &'a Function,
    options: &'a Options,
    reachable: Vec<bool>,
    relation: Relation,
    /// By check: what its failure means.
    checks: Vec<AppliedFault>,
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
    constants: BTreeMap<Value, Value>,
    block: Option<Block>,
    inst: Option<Inst>,
}

impl<'a> Comparison<'a> {
    fn new(before: &'a Function, after: &'a Function, options: &'a Options) -> Result<Self, AppliedFault> {
        let mut stays = vec![false; after.insts.len()];
        for &block in &after.layout {
            after.block_insts(block).iter().for_each(|inst| stays[inst.index()] = true);
        }
        let graph = AppliedFault { rule: AppliedRule::Graph, block: None, inst: None };
        if before.layout != after.layout || before.params != after.params || before.entry().is_none() {
            return Err(graph);
        }
        let mut comparison = Comparison {
            before,
            after,
            options,
            reachable: reachable(before),
            relation: Relation::default(),
            checks: Vec::new(),
            slot_of: vec![NONE; before.n_values()],
            slot_location: vec![NONE; before.slots.len()],
            offsets: BTreeMap::new(),
            location_of: vec![NONE; before.n_values()],
            stays,
            constants: BTreeMap::new(),
            block: None,
            inst: None,
        };
        comparison.relation.n_locations = UNDEFINED + 1;
        Ok(comparison)
    }

    fn fail<T>(&self, rule: AppliedRule) -> Result<T, AppliedFault> {
        Err(AppliedFault { rule, block: self.block, inst: self.inst })
    }

    fn demand(&self, holds: bool, rule: AppliedRule) -> Result<(), AppliedFault> {
        if holds { Ok(()) } else { self.fail(rule) }
    }

    fn new_location(&mut self) -> u32 {
        self.relation.n_locations += 1;
        self.relation.n_locations - 1
    }

    /// Which slots are gone, and which values are their addresses. Chains of addresses may be in any order.
    fn find_addresses(&mut self) -> Result<(), AppliedFault> {
        let mut stored = vec![false; self.before.slots.len()];
        let mut aliases: Vec<Inst> = Vec::new();
        for &block in &self.before.layout {
            for &inst in self.before.block_insts(block) {
                match self.before.insts[inst] {
                    InstData::Alloca { slot } if !self.stays[inst.index()] => {
                        if self.slot_location[slot.index()] == NONE {
                            self.slot_location[slot.index()] = self.new_location();
                        }
                        if let Some(result) = self.before.result(inst) {
                            self.slot_of[result.index()] = slot.as_u32();
                        }
                    }
                    data if self.alias(&data).is_some() => aliases.push(inst),
                    _ => {}
                }
            }
        }
        let mut found = true;
        while std::mem::take(&mut found) {
            for &inst in &aliases {
                let base = self.alias(&self.before.insts[inst]);
                if let (Some(base), Some(result)) = (base, self.before.result(inst)) {
                    let slot = self.slot_of[base.index()];
                    found |= std::mem::replace(&mut self.slot_of[result.index()], slot) != slot;
                }
            }
        }
        for &block in &self.before.layout {
            for &inst in self.before.block_insts(block) {
                let mut store = |address: Value| {
                    if let Some(slot) = stored.get_mut(self.slot_of[address.index()] as usize) {
                        *slot = true;
                    }
                };
                match self.before.insts[inst] {
                    InstData::Store { addr, .. } => store(addr),
                    InstData::Asm { .. } | InstData::AsmGoto { .. } => {
                        operands(self.before, inst).into_iter().for_each(store);
                    }
                    // A slot is gone as a whole.
                    InstData::Alloca { slot } if self.stays[inst.index()] => {
                        let gone = self.slot_location[slot.index()] != NONE;
                        self.demand(!gone, AppliedRule::Removed)?;
                    }
                    _ => {}
                }
            }
        }
        for (slot, data) in self.before.slots.iter() {
            if self.slot_location[slot.index()] != NONE {
                // What a parameter slot holds is seen nowhere but in stores to it.
                let known = data.param.is_none() || stored[slot.index()];
                self.demand(known && !data.volatile, AppliedRule::Removed)?;
            }
        }
        Ok(())
    }

    /// The operand that the result of an instruction equals.
    fn alias(&self, data: &InstData) -> Option<Value> {
        let is_zero = |value: Value| bits_of(self.before, value) == Some(0);
        match *data {
            InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } if is_zero(by) => Some(base),
            InstData::PtrIndex { base, index, offset: 0, .. } if is_zero(index) => Some(base),
            InstData::Unary { op: UnaryOp::Copy, arg } => Some(arg),
            _ => None,
        }
    }

    /// The location of the promoted slot whose address `value` is.
    fn slot(&self, value: Value) -> Option<u32> {
        let slot = *self.slot_of.get(value.index())?;
        (slot != NONE).then(|| self.slot_location[slot as usize])
    }

    fn find_loads(&mut self) {
        for &block in &self.before.layout {
            for &inst in self.before.block_insts(block) {
                if let InstData::Load { addr, .. } = self.before.insts[inst]
                    && self.slot(addr).is_some()
                    && let Some(result) = self.before.result(inst)
                {
                    self.location_of[result.index()] = self.new_location();
                }
            }
        }
    }

    /// The element that a value of `after` is.
    fn element(&mut self, value: Value) -> Element {
        let bytes = self.after.ty(value).bytes();
        match self.after.const_data(value) {
            None => element(value.as_u32(), bytes),
            Some(ConstData::Bits(bits)) => self.relation.constant(bits, bytes),
            // Of equal constants the first represents all: there are few of them.
            Some(_) => {
                if let Some(&first) = self.constants.get(&value) {
                    return element(first.as_u32(), bytes);
                }
                let equal = |&&other: &&Value| is_same_value((self.after, other), (self.after, value));
                let first = self.constants.values().find(equal).copied().unwrap_or(value);
                self.constants.insert(value, first);
                element(first.as_u32(), bytes)
            }
        }
    }

    fn push(&mut self, event: Event) {
        self.relation.events.push(event);
    }

    /// What is written where an operand of `before` is.
    fn source(&mut self, value: Value) -> Source {
        match self.location_of[value.index()] {
            NONE => Source::Element(self.element(value)),
            location => Source::Location(location, 0),
        }
    }

    /// The operand `new` of `after` must be what `old` was.
    fn operand(&mut self, old: Value, new: Value, rule: AppliedRule) -> Result<(), AppliedFault> {
        self.demand(self.slot(old).is_none(), AppliedRule::Address)?;
        match self.location_of[old.index()] {
            NONE => self.demand(is_same_value((self.before, old), (self.after, new)), rule),
            location => {
                let element = self.element(new);
                let number = self.checks.len() as u32;
                self.checks.push(AppliedFault { rule, block: self.block, inst: self.inst });
                self.push(Event::Check(location, element, number));
                Ok(())
            }
        }
    }

    fn compare(&mut self) -> Result<(), AppliedFault> {
        let n = self.before.blocks.len();
        self.relation.sections = vec![Section::default(); n];
        self.relation.entry = self.before.layout[0].index();
        for &block in &self.before.layout {
            self.block = Some(block);
            self.inst = None;
            let phis = self.before.phis(block);
            self.demand(self.after.phis(block).starts_with(phis), AppliedRule::Phi)?;
            if !self.reachable[block.index()] {
                continue;
            }
            let start = self.relation.events.len();
            if start == 0 && block == self.before.layout[0] {
                self.start();
            }
            let start = if block == self.before.layout[0] { 0 } else { start };
            self.compare_insts(block)?;
            let end = self.relation.events.len();
            let edges = self.compare_edges(block)?;
            self.relation.sections[block.index()] = Section { events: start..end, edges };
        }
        Ok(())
    }

    /// What a slot holds that was not written.
    fn uninitialised(&mut self) -> Source {
        match self.options.uninit {
            Uninit::Zero => Source::Element(self.relation.constant(0, 8)),
            Uninit::Undef => Source::Any,
        }
    }

    fn start(&mut self) {
        let source = self.uninitialised();
        for slot in 0..self.slot_location.len() {
            if self.slot_location[slot] != NONE {
                self.push(Event::Set(self.slot_location[slot], source));
            }
        }
    }

    fn compare_insts(&mut self, block: Block) -> Result<(), AppliedFault> {
        let mut new = self.after.block_insts(block).iter().copied().peekable();
        for &inst in self.before.block_insts(block) {
            self.inst = Some(inst);
            if !self.stays[inst.index()] {
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
                let location = self.slot_location[slot.index()];
                if location == NONE {
                    // One without an address does nothing.
                    let makes_it = |&&inst: &&Inst| self.before.insts[inst] == InstData::Alloca { slot };
                    let is_there = self.before.order.iter().any(|inst| makes_it(&inst));
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
                self.push(Event::Set(self.slot_location[slot.index()], source));
                Ok(())
            }
            InstData::Load { flags, addr, offset } => {
                let (Some(slot), Some(result)) = (self.slot(addr), self.before.result(inst)) else {
                    return self.fail(AppliedRule::Removed);
                };
                self.demand(flags == MemFlags::default(), AppliedRule::Address)?;
                self.starts_at(slot, offset)?;
                let bytes = self.before.ty(result).bytes();
                self.push(Event::Set(self.location_of[result.index()], Source::Location(slot, bytes)));
                Ok(())
            }
            InstData::Store { flags, addr, value, offset } => {
                let Some(slot) = self.slot(addr) else { return self.fail(AppliedRule::Removed) };
                self.demand(self.slot(value).is_none(), AppliedRule::Address)?;
                self.demand(flags == MemFlags::default(), AppliedRule::Address)?;
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
        let first = *self.offsets.entry(slot).or_insert(offset);
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
        if let (InstData::Asm { asm, .. }, InstData::Asm { .. })
        | (InstData::AsmGoto { asm, .. }, InstData::AsmGoto { .. }) = (old, new)
            && self.before.asms[asm].operands.iter().any(|operand| operand.kind == AsmOperandKind::OutputTo)
        {
            return self.assembly(inst, asm);
        }
        self.demand(is_same_operation(old, new), AppliedRule::Changed)?;
        let (was, is) = (operands(self.before, inst), operands(self.after, inst));
        self.demand(was.len() == is.len(), AppliedRule::Changed)?;
        for (&old, &new) in was.iter().zip(&is) {
            self.operand(old, new, AppliedRule::Operand)?;
        }
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
        let (new, old) = (self.element(last), self.element(root));
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
        // Those of `asm goto` exist along its first edge alone.
        if !matches!(self.before.insts[inst], InstData::AsmGoto { .. }) {
            self.write_outputs(&outputs);
        }
        Ok(())
    }

    fn write_outputs(&mut self, outputs: &[(u32, Value)]) {
        for &(slot, result) in outputs {
            let element = self.element(result);
            self.push(Event::Set(slot, Source::Element(element)));
        }
    }

    /// After a call that returns twice nothing is known of slots that something writes after the call.
    fn returns_twice(&mut self, block: Block, inst: Inst) {
        if !returns_twice(&self.before.insts[inst]) {
            return;
        }
        let mut met = vec![false; self.before.blocks.len()];
        let mut stack: Vec<Block> = self.before.succs(block).collect();
        let insts = self.before.block_insts(block);
        let at = insts.iter().position(|&other| other == inst).unwrap_or(0);
        let mut written = Vec::new();
        insts[at..].iter().for_each(|&inst| self.writes(inst, &mut written));
        while let Some(block) = stack.pop() {
            if !std::mem::replace(&mut met[block.index()], true) {
                self.before.block_insts(block).iter().for_each(|&inst| self.writes(inst, &mut written));
                stack.extend(self.before.succs(block));
            }
        }
        for slot in written {
            self.push(Event::Set(slot, Source::Nothing));
        }
    }

    fn writes(&self, inst: Inst, written: &mut Vec<u32>) {
        match self.before.insts[inst] {
            InstData::Store { addr, .. } => written.extend(self.slot(addr)),
            InstData::Asm { .. } | InstData::AsmGoto { .. } => {
                written.extend(operands(self.before, inst).into_iter().filter_map(|value| self.slot(value)));
            }
            _ => {}
        }
    }

    fn compare_edges(&mut self, block: Block) -> Result<Vec<Crossing>, AppliedFault> {
        let (was, is) = (self.before.succ_edges(block), self.after.succ_edges(block));
        self.demand(was.len() == is.len(), AppliedRule::Graph)?;
        let terminator = self.before.terminator(block);
        let mut crossings = Vec::new();
        for (k, (old, new)) in was.iter().zip(is).enumerate() {
            self.demand(old.target == new.target, AppliedRule::Graph)?;
            let start = self.relation.events.len();
            if let Some(inst) = terminator.filter(|_| k == 0)
                && let InstData::AsmGoto { asm, .. } = self.before.insts[inst]
            {
                let outputs = self.goto_outputs(inst, asm);
                self.write_outputs(&outputs);
            }
            let (old, args) = (old.args.as_slice(&self.before.pool), new.args.as_slice(&self.after.pool));
            let phis = self.after.phis(new.target);
            self.demand(args.len() == phis.len(), AppliedRule::Phi)?;
            for (&old, &new) in old.iter().zip(args) {
                self.operand(old, new, AppliedRule::Argument)?;
            }
            let mut crossing = Crossing { target: new.target.index(), ..Crossing::default() };
            for (&arg, &phi) in args.iter().zip(phis) {
                let element = self.element(arg);
                crossing.phis.push((Some(element), phi.as_u32()));
                crossing.widths.push(self.after.ty(phi).bytes());
            }
            crossing.events = start..self.relation.events.len();
            crossings.push(crossing);
        }
        Ok(crossings)
    }

    fn goto_outputs(&self, inst: Inst, asm: sheave_ir::Asm) -> Vec<(u32, Value)> {
        let (old, new) = (&self.before.asms[asm], &self.after.asms[asm]);
        let mut was = operands(self.before, inst).into_iter();
        let mut made = self.after.results(inst);
        let mut outputs = Vec::new();
        for (old, new) in old.operands.iter().zip(&new.operands) {
            let address = if old.kind.takes_argument() { was.next() } else { None };
            let result = if new.kind == AsmOperandKind::Output { made.next() } else { None };
            if old.kind == AsmOperandKind::OutputTo
                && let (Some(slot), Some(result)) = (address.and_then(|value| self.slot(value)), result)
            {
                outputs.push((slot, result));
            }
        }
        outputs
    }
}
