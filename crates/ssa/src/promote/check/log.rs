//! The accesses to slots as the checker records them.

use alloc::vec::Vec;

use crate::host::{AccessSink, Escape, MemAccess};
use crate::{Block, Entity, Inst, Slot, Type, Value};

/// An event of a block, as the host reports it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event {
    Load(Inst, MemAccess, Value),
    Store(Inst, MemAccess, Value),
    Asm(Inst, Type, u32, Option<u32>),
    Fresh(Inst),
    Mention(Inst),
    Escape(Inst),
}

impl Event {
    /// The instruction.
    pub(super) fn inst(self) -> Inst {
        let (Event::Load(inst, ..)
        | Event::Store(inst, ..)
        | Event::Asm(inst, ..)
        | Event::Fresh(inst)
        | Event::Mention(inst)
        | Event::Escape(inst)) = self;
        inst
    }
}

pub(super) struct Log {
    /// How many slots, instructions and values there are.
    limits: [usize; 3],
    /// The first thing that was reported and does not exist.
    pub(super) stranger: Option<Entity>,
    /// Slot, block and event.
    pub(super) events: Vec<(Slot, Block, Event)>,
    pub(super) twice: Vec<(Block, usize)>,
    /// The block whose accesses are being reported.
    pub(super) block: Option<Block>,
}

impl Log {
    pub(super) fn new(n_slots: usize, n_insts: usize, n_values: usize) -> Self {
        let limits = [n_slots, n_insts, n_values];
        Log { limits, stranger: None, events: Vec::new(), twice: Vec::new(), block: None }
    }

    fn push(&mut self, slot: Slot, event: Event) {
        let inst = event.inst();
        let value = match event {
            Event::Load(_, _, value) | Event::Store(_, _, value) => value.index(),
            _ => 0,
        };
        let [n_slots, n_insts, n_values] = self.limits;
        let stranger = if slot.index() >= n_slots {
            Some(Entity::Slot(slot))
        } else if inst.index() >= n_insts {
            Some(Entity::Inst(inst))
        } else if value >= n_values && matches!(event, Event::Load(..) | Event::Store(..)) {
            Some(Entity::Value(Value::new(value)))
        } else {
            None
        };
        if stranger.is_some() {
            self.stranger = self.stranger.or(stranger);
            return;
        }
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
