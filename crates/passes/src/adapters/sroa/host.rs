//! The function as the planner sees it.

use sheave_ir::entity::EntityRef;
use sheave_ir::{BinaryOp, Form, Function, InstData, MemFlags, MemOp, SlotData};
use sheave_ssa::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
use sheave_ssa::{Block, Inst, Slot, Value, refill};

use super::MAX_BYTES;
use crate::adapters::host::{IrHost, type_of};

const NONE: u32 = u32::MAX;

/// Slots that were declared as aggregates, or that hold one: as scalars they would be aligned like scalars.
/// Scalars that promotion left are accessed in pieces.
pub(super) fn takes_part(func: &Function, data: &SlotData) -> bool {
    let aggregate = data.ty.is_none_or(|ty| 1 << data.align_log2 < ty.bytes());
    (aggregate || func.form == Form::Ssa) && !data.volatile && data.size >= 1 && data.size <= MAX_BYTES
}

/// The values that are addresses in aggregates.
#[derive(Debug, Default)]
pub(super) struct Addresses {
    /// By value: the slot into which it points, or [`NONE`], and the offset.
    points_into: Vec<(u32, u32)>,
    /// By slot: how many instructions make it.
    made: Vec<u32>,
}

impl Addresses {
    /// Finds them; false where the function is not to be touched. They come first, so that whatever uses
    /// them, in whichever order the blocks are, finds them.
    pub(super) fn find(&mut self, func: &Function) -> bool {
        refill(&mut self.points_into, func.n_values(), (NONE, 0));
        refill(&mut self.made, func.slots.len(), 0);
        let mut found = false;
        for &inst in &func.order {
            match func.insts[inst] {
                InstData::Alloca { slot } if takes_part(func, &func.slots[slot]) => {
                    if let Some(value) = func.result(inst) {
                        self.made[slot.index()] += 1;
                        self.points_into[value.index()] = (slot.as_u32(), 0);
                        found = true;
                    }
                }
                InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } => {
                    let by = func.const_bits(by).and_then(|bits| i32::try_from(bits as i64).ok());
                    if let Some(by) = by
                        && let Some((slot, offset)) = self.place(base, by)
                        && offset >= 0
                        && offset as u32 <= func.slots[sheave_ir::Slot::from_u32(slot.0)].size
                        && let Some(value) = func.result(inst)
                    {
                        self.points_into[value.index()] = (slot.0, offset as u32);
                    }
                }
                InstData::Asm { .. } => return false,
                _ => {}
            }
        }
        found
    }

    /// The slot, and the distance from its start, of `value + offset`. Values that were made since then are
    /// none of these addresses.
    pub(super) fn place(&self, value: sheave_ir::Value, offset: i32) -> Option<(Slot, i32)> {
        let &(slot, at) = self.points_into.get(value.index()).filter(|found| found.0 != NONE)?;
        Some((Slot(slot), (at as i32).checked_add(offset)?))
    }
}

/// A function with the slots that may be split; other slots are said to be dynamic.
pub(super) struct SplitHost<'a> {
    host: IrHost<'a>,
    addresses: &'a Addresses,
}

impl<'a> SplitHost<'a> {
    pub(super) fn new(func: &'a Function, addresses: &'a Addresses) -> Self {
        SplitHost { host: IrHost(func), addresses }
    }

    fn escape(&self, sink: &mut impl AccessSink, inst: Inst, value: sheave_ir::Value, how: Escape) {
        if let Some((slot, _)) = self.addresses.place(value, 0) {
            sink.escape(inst, slot, how);
        }
    }

    /// Reports one instruction.
    fn report(&self, inst: sheave_ir::Inst, sink: &mut impl AccessSink) {
        let func = self.host.0;
        let plain = |flags: MemFlags| flags == MemFlags::default();
        let place = |addr, offset| self.addresses.place(addr, offset);
        let access = |offset, ty| MemAccess { ty: type_of(ty), offset, volatile: false };
        let id = Inst(inst.as_u32());
        match func.insts[inst] {
            InstData::Alloca { slot } => {
                let slot = Slot(slot.as_u32());
                match self.addresses.made[slot.index()] > 1 {
                    true => sink.escape(id, slot, Escape::Alias),
                    false => sink.address(id, slot),
                }
            }
            InstData::Load { flags, addr, offset } if plain(flags) => {
                let Some(result) = func.result(inst) else { return };
                match place(addr, offset) {
                    Some((slot, at)) => {
                        sink.load(id, slot, access(at, func.ty(result)), Value(result.as_u32()));
                    }
                    None => self.escape(sink, id, addr, Escape::Offset),
                }
            }
            InstData::Store { flags, addr, value, offset } if plain(flags) => {
                self.escape(sink, id, value, Escape::Stored);
                match place(addr, offset) {
                    Some((slot, at)) => {
                        sink.store(id, slot, access(at, func.ty(value)), Value(value.as_u32()));
                    }
                    None => self.escape(sink, id, addr, Escape::Offset),
                }
            }
            InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } => {
                self.escape(sink, id, by, Escape::Offset);
                if func.result(inst).is_none_or(|result| place(result, 0).is_none()) {
                    self.escape(sink, id, base, Escape::Offset);
                }
            }
            InstData::Mem { op: MemOp::Copy | MemOp::Move, volatile: false, args: [to, from, length] }
                if let Some(bytes) = known_length(func, length) =>
            {
                let (to, from) = (place(to, 0), place(from, 0));
                if to.is_some() || from.is_some() {
                    sink.copy(id, to, from, bytes);
                }
            }
            InstData::Mem { op: MemOp::Set, volatile: false, args: [to, byte, length] }
                if let Some(bytes) = known_length(func, length)
                    && func.const_bits(byte).is_some() =>
            {
                if let Some((slot, offset)) = place(to, 0) {
                    sink.fill(id, slot, offset, bytes);
                }
            }
            data => data.for_each_arg(&func.pool, |arg| self.escape(sink, id, arg, Escape::Other)),
        }
    }
}

fn known_length(func: &Function, length: sheave_ir::Value) -> Option<u32> {
    func.const_bits(length).and_then(|bits| u32::try_from(bits).ok())
}

impl Cfg for SplitHost<'_> {
    fn n_blocks(&self) -> usize {
        self.host.n_blocks()
    }

    fn entry(&self) -> Block {
        self.host.entry()
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.host.successors(block, visit);
    }
}

impl SlotHost for SplitHost<'_> {
    fn n_slots(&self) -> usize {
        self.host.0.slots.len()
    }

    fn n_values(&self) -> usize {
        self.host.0.n_values()
    }

    fn n_insts(&self) -> usize {
        self.host.0.insts.len()
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        let data = &self.host.0.slots[sheave_ir::Slot::from_u32(slot.0)];
        // Of a large one, too, it is to be said why it stays.
        let dynamic = !takes_part(self.host.0, data) && data.size <= MAX_BYTES;
        SlotInfo { dynamic, ..SlotInfo::new(data.size) }
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let (func, block) = (self.host.0, sheave_ir::Block::from_u32(block.0));
        for &inst in func.block_insts(block) {
            self.report(inst, sink);
        }
        let terminator = func.terminator(block).map_or(Inst(0), |inst| Inst(inst.as_u32()));
        for edge in func.succ_edges(block) {
            for &arg in edge.args.as_slice(&func.pool) {
                self.escape(sink, terminator, arg, Escape::Merged);
            }
        }
    }

    fn is_constant(&self, _: Value) -> bool {
        false
    }
}
