//! What the blocks of a host do with its slots, in order.

use alloc::vec::Vec;

use crate::host::{AccessSink, Escape, MemAccess};
use crate::{Block, Inst, Slot, Type, Value};

/// What a block does, as the host tells it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event {
    Load(Inst, MemAccess, Value),
    Store(Inst, MemAccess, Value),
    Asm(Inst, Type, u32, Option<u32>),
    Fresh(Inst),
    Mention(Inst),
    Escape(Inst),
}

#[derive(Default)]
pub(super) struct Log {
    /// Slot, block and what it does there.
    pub(super) events: Vec<(Slot, Block, Event)>,
    pub(super) twice: Vec<(Block, usize)>,
    /// The block whose accesses are being told.
    pub(super) block: Option<Block>,
}

impl Log {
    fn push(&mut self, slot: Slot, event: Event) {
        self.events.extend(self.block.map(|block| (slot, block, event)));
    }
}

impl AccessSink for Log {
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        self.push(slot, Event::Load(inst, access, result));
    }

    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        self.push(slot, Event::Store(inst, access, value));
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, ty: Type, n: u32, edge: Option<u32>) {
        self.push(slot, Event::Asm(inst, ty, n, edge));
    }

    fn fresh(&mut self, inst: Inst, slot: Slot) {
        self.push(slot, Event::Fresh(inst));
    }

    fn address(&mut self, inst: Inst, slot: Slot) {
        self.push(slot, Event::Mention(inst));
    }

    fn escape(&mut self, inst: Inst, slot: Slot, _: Escape) {
        self.push(slot, Event::Escape(inst));
    }

    fn returns_twice(&mut self, _: Inst) {
        self.twice.extend(self.block.map(|block| (block, self.events.len())));
    }
}
