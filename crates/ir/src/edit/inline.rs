//! Inlining: replaces a call by the body of the callee.
//!
//! ```text
//! block0: a                  block0: a; jump block2          the callee's entry, with arguments
//!         v1 = call %f(v0)   block2: ...; jump block1(v7)    for parameters; each return is a jump
//!         b                  block1: v1 = phi; b             what followed the call
//! ```
//!
//! The call itself becomes the jump, and its results become phis: no use of them has to be found. The
//! instructions after the call become a block, which takes over the edges of the block of the call.

use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{EntityRef, EntitySet};

use super::inline_invoke::Landing;
use super::{Change, Editor};
use crate::location::InlinedLocs;
use crate::{Block, BlockData, CallKind, ConstData, EdgeData, Function, InstData, LifetimeEvent};
use crate::{Slot, SlotData, Value, ValueList};

/// The values, blocks and slots of a copy by those of the body; keep it for the next one.
#[derive(Debug, Default)]
pub struct InlineMaps {
    values: Vec<Value>,
    pub(super) blocks: Vec<Block>,
    slots: Vec<Slot>,
    /// Slots of the callee whose lifetimes end at the exits of the copy.
    ends: Vec<Slot>,
    /// Those whose lifetimes end in it.
    ended: EntitySet<Slot>,
    list: Vec<Value>,
    pub(super) locs: InlinedLocs,
}

/// The body that replaces a call.
pub struct Inlined<'a> {
    /// The body.
    pub body: &'a Function,
    /// The values of its parameters.
    pub args: &'a [Value],
    /// True for calls that may throw.
    pub may_unwind: &'a dyn Fn(&InstData) -> bool,
}

/// The blocks of the caller that the copy of a body leads to.
pub(super) struct Exits {
    /// The target of returns.
    pub(super) next: Option<Block>,
    /// The target of exceptions.
    pub(super) landing: Option<Landing>,
}

impl Editor<'_> {
    /// Replaces the call at position `at` of the instructions of `block` by a copy of a body. The new blocks
    /// are appended to `layout`; the caller puts them into the function's layout. After a plain call, the
    /// block that goes on after it is the last of them. After an invoke, calls in the copy that may throw
    /// are invokes. What leaves the body of a `return_call` leaves this function, too, and its own
    /// `return_call`s remain. Source locations of the body are those of code inlined at the location of the
    /// call. Its slots live until the copy is left.
    ///
    /// The results of the body must be those of the call, all of them values, and none of its blocks may have
    /// its address taken.
    ///
    /// Cost: the size of the body, its dead values included.
    ///
    /// # Panics
    /// When there is no call, an invoke has no landing pad, or the body has no blocks, more parameters than
    /// there are arguments, or takes a block's address.
    pub fn inline(
        &mut self,
        block: Block,
        at: usize,
        inlined: &Inlined<'_>,
        maps: &mut InlineMaps,
        layout: &mut Vec<Block>,
    ) {
        let callee = inlined.body;
        let call = self.func.block_insts(block)[at];
        let kind = self.func.insts[call].call_kind().expect("it is a call");
        self.func.open_inlined(callee, call, &mut maps.locs);
        let exits = match kind {
            CallKind::Plain => Exits { next: Some(self.split_after(block, at)), landing: None },
            CallKind::Invoke => self.open_invoke(block, call),
            CallKind::Return => Exits { next: None, landing: None },
        };
        self.set_inst(call, InstData::Jump);
        self.copy_shape(inlined, exits.next, maps);
        for &from in &callee.layout {
            self.copy_block(callee, from, &exits, maps);
        }
        let mut landing_blocks = Vec::new();
        for &from in &callee.layout {
            let copy = maps.blocks[from.index()];
            layout.push(copy);
            if let Some(landing) = &exits.landing {
                self.invoke_calls(copy, landing, inlined.may_unwind, layout, &mut landing_blocks);
            }
        }
        layout.append(&mut landing_blocks);
        layout.extend(exits.next.filter(|_| kind == CallKind::Plain));
        let entry = maps.blocks[callee.layout[0].index()];
        self.set_only_edge(block, entry, ValueList::new());
    }

    /// A new block outside of the layout takes over the instructions after the one at `at` of `block`, and
    /// the edges. That one becomes a jump, whose edge the caller makes, its results phis of the new block.
    pub fn split_after(&mut self, block: Block, at: usize) -> Block {
        let old = self.func.blocks[block];
        let call = self.func.block_insts(block)[at];
        let middle = old.start + at as u32 + 1;
        let next = self.func.blocks.push(BlockData { start: middle, phis: ValueList::new(), ..old });
        self.note(Change::BlockAdded(next));
        self.func.blocks[block].end = middle;
        self.become_phis(call, next);
        self.set_inst(call, InstData::Jump);
        next
    }

    /// Makes the blocks, phis, slots, instructions and values that the body needs. The instructions are in
    /// the order, with the operands that they have in the callee. Where `next` follows, a `return_call`
    /// becomes a call and a jump.
    fn copy_shape(&mut self, inlined: &Inlined<'_>, next: Option<Block>, maps: &mut InlineMaps) {
        let callee = inlined.body;
        let InlineMaps { values, blocks, slots, ends, ended, locs, .. } = maps;
        find_ends(callee, ends, ended);
        values.clear();
        values.resize(callee.n_values(), Value::reserved_value());
        for (param, &arg) in callee.params.iter().zip(inlined.args) {
            values[param.index()] = arg;
        }
        slots.clear();
        for slot in callee.slots.values() {
            slots.push(self.func.slots.push(SlotData { param: None, ..*slot }));
        }
        blocks.clear();
        blocks.resize(callee.n_blocks(), Block::reserved_value());
        for &from in &callee.layout {
            let block = self.make_block();
            blocks[from.index()] = block;
            for &phi in callee.phis(from) {
                values[phi.index()] = self.make_phi(block, callee.ty(phi));
            }
            let start = self.func.order.len() as u32;
            for &old in callee.block_insts(from) {
                let mut data = callee.insts[old];
                if let Some(next) = next
                    && data.is_return_call()
                {
                    let call = self.func.make_inst(data);
                    self.func.inline_loc(call, callee, old, locs);
                    for at in 0..self.func.phis(next).len() {
                        let ty = self.func.ty(self.func.phis(next)[at]);
                        self.func.append_result(call, ty);
                    }
                    self.func.order.push(call);
                    data = InstData::Jump;
                }
                // Objects that a call takes by value are read by it.
                let ends_here = matches!(data, InstData::Jump) && callee.insts[old].is_return_call();
                if ends_here || matches!(data, InstData::Return { .. } | InstData::Resume { .. }) {
                    for &slot in &*ends {
                        let event = LifetimeEvent::End;
                        let end = self.func.make_inst(InstData::Lifetime { slot, event });
                        self.func.order.push(end);
                    }
                }
                let inst = self.func.make_inst(data);
                self.func.inline_loc(inst, callee, old, locs);
                self.func.set_access_type(inst, callee.access_type(old));
                callee.results(old).for_each(|result| {
                    values[result.index()] = self.func.append_result(inst, callee.ty(result));
                });
                self.func.order.push(inst);
            }
            let end = self.func.order.len() as u32;
            let data = &mut self.func.blocks[block];
            (data.start, data.end) = (start, end);
        }
        self.func.inline_variables(callee, slots, locs);
    }

    /// Gives the instructions of the copy of `from` their operands, and the block its edges. A return becomes
    /// a jump to `next`, if there is one, and a `resume` becomes a jump to the landing, if there is one.
    fn copy_block(&mut self, callee: &Function, from: Block, exits: &Exits, maps: &mut InlineMaps) {
        let (next, landing) = (exits.next, exits.landing.as_ref());
        let block = maps.blocks[from.index()];
        let first_edge = self.func.edges.len() as u32;
        for edge in callee.succ_edges(from) {
            let args = self.copy_list(callee, edge.args, maps);
            self.func.edges.push(EdgeData { target: maps.blocks[edge.target.index()], args });
        }
        let data = &mut self.func.blocks[block];
        (data.first_edge, data.n_edges) = (first_edge, callee.succ_edges(from).len() as u32);
        for at in self.func.positions(block) {
            let inst = self.func.order[at];
            let mut data = self.func.insts[inst];
            match &mut data {
                InstData::Return { args } if let Some(next) = next => {
                    let args = self.copy_list(callee, *args, maps);
                    self.set_only_edge(block, next, args);
                    self.func.insts[inst] = InstData::Jump;
                    continue;
                }
                InstData::Resume { args } if let Some(landing) = landing => {
                    let args = args.map(|value| self.copied(callee, value, maps));
                    let args = ValueList::from_slice(&args, &mut self.func.pool);
                    self.set_only_edge(block, landing.target(), args);
                    self.func.insts[inst] = InstData::Jump;
                    continue;
                }
                InstData::Call { kind, .. } | InstData::CallIndirect { kind, .. }
                    if *kind == CallKind::Return && next.is_some() =>
                {
                    *kind = CallKind::Plain;
                }
                InstData::Alloca { slot } | InstData::Lifetime { slot, .. } => {
                    *slot = maps.slots[slot.index()]
                }
                InstData::Switch { cases, .. } => {
                    *cases = self.func.make_cases(callee.case_values(*cases).iter().copied())
                }
                InstData::Asm { asm, .. } => *asm = self.func.asms.push(callee.asms[*asm].clone()),
                InstData::LandingPad { pad } => {
                    let data = &callee.pads[*pad];
                    let data = landing.map_or_else(|| data.clone(), |landing| landing.extend(data));
                    *pad = self.func.pads.push(data);
                }
                _ => {}
            }
            if let Some(list) = data.list_mut() {
                // The callee's list, in the callee's pool.
                *list = self.copy_list(callee, *list, maps);
            }
            data.visit(|arg| *arg = self.copied(callee, *arg, maps));
            if let Some(next) = next
                && self.func.insts[inst].is_return_call()
            {
                let results: Vec<Value> = self.func.results(inst).collect();
                let args = ValueList::from_slice(&results, &mut self.func.pool);
                self.set_only_edge(block, next, args);
            }
            self.func.insts[inst] = data;
        }
    }

    /// The copy of `value` of the callee.
    fn copied(&mut self, callee: &Function, value: Value, maps: &mut InlineMaps) -> Value {
        let known = maps.values[value.index()];
        if !known.is_reserved_value() {
            return known;
        }
        let data = callee.const_data(value).unwrap_or(ConstData::Undef);
        assert!(!matches!(data, ConstData::BlockAddr(..)), "the address of a block cannot be copied");
        let here = self.constant(callee.ty(value), data);
        maps.values[value.index()] = here;
        here
    }

    fn copy_list(&mut self, callee: &Function, list: ValueList, maps: &mut InlineMaps) -> ValueList {
        let mut values = core::mem::take(&mut maps.list);
        values.clear();
        values.extend(list.as_slice(&callee.pool).iter().map(|&value| self.copied(callee, value, maps)));
        let copy = ValueList::from_slice(&values, &mut self.func.pool);
        maps.list = values;
        copy
    }
}

/// Finds the slots of `callee` whose lifetimes it does not end. A callee with so many of them, and so many
/// returns, that their ends would outnumber its instructions, gets none: its slots just live longer.
fn find_ends(callee: &Function, ends: &mut Vec<Slot>, ended: &mut EntitySet<Slot>) {
    ends.clear();
    ended.clear();
    if callee.slots.is_empty() {
        return;
    }
    let mut exits = 0;
    for &inst in &callee.order {
        match callee.insts[inst] {
            InstData::Alloca { slot } => ends.push(slot),
            InstData::Lifetime { slot, event: LifetimeEvent::End } => _ = ended.insert(slot),
            InstData::Return { .. } | InstData::Resume { .. } => exits += 1,
            data if data.is_return_call() => exits += 1,
            _ => {}
        }
    }
    ends.retain(|&slot| !ended.contains(slot));
    if ends.len() * exits > callee.order.len() {
        ends.clear();
    }
}
