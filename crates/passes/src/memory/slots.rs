//! Escape analysis of slots: those to which no pointer leads but the ones computed from their `alloca`.
//!
//! A slot *escapes* where its address, or a sum with it, is anything but the address of an access: stored,
//! passed, compared, merged by a phi, an operand of inline assembly. What a call, another thread or a pointer
//! that comes from elsewhere can touch are the slots that escape; the others are *private*. An argument that
//! is passed by value is a copy, so it is read and does not escape.
//!
//! Cost: one sweep over the instructions where a slot is left, nothing else.

use cranelift_entity::EntityRef;
use sheave_ir::{Block, Editor, Inst, InstData, Module, Slot, Value};
use sheave_ssa::{Graph, refill};

use super::uses::{Use, for_each_address};

/// No slot.
pub(crate) const NONE: u32 = u32::MAX;

/// What is known of the slots of a function.
#[derive(Debug, Default)]
pub(crate) struct Slots {
    /// By value: the slot from whose address it is computed, or [`NONE`]. Empty where there are no slots.
    root: Vec<u32>,
    /// By slot: its address is known elsewhere.
    escapes: Vec<bool>,
    /// By slot: an instruction makes its address.
    is_made: Vec<bool>,
    /// By slot: an access reads it, if nothing else does.
    is_read: Vec<bool>,
}

impl Slots {
    /// Finds them. Instructions that are not reached take no part.
    pub(crate) fn find(&mut self, module: &Module, edit: &Editor<'_>, graph: &Graph) {
        let makes_address = |&inst: &Inst| matches!(edit.insts[inst], InstData::Alloca { .. });
        let any = !edit.slots.is_empty() && edit.order.iter().any(makes_address);
        let (n_values, n_slots) = if any { (edit.n_values(), edit.slots.len()) } else { (0, 0) };
        refill(&mut self.root, n_values, NONE);
        for facts in [&mut self.escapes, &mut self.is_made, &mut self.is_read] {
            refill(facts, n_slots, false);
        }
        if !any {
            return;
        }
        for (slot, data) in edit.slots.iter() {
            self.escapes[slot.index()] = data.volatile;
        }
        // Definitions come before uses, so that a sum is known to be based on a slot when it is used.
        for node in graph.reverse_postorder() {
            let block = Block::from_u32(node.0);
            for &inst in edit.block_insts(block) {
                self.visit(module, edit, inst);
            }
            for edge in edit.succ_edges(block) {
                edge.args.as_slice(&edit.pool).iter().for_each(|&arg| self.escape(arg));
            }
        }
    }

    /// Whether no instruction makes an address of a slot.
    pub(crate) fn is_empty(&self) -> bool {
        self.root.is_empty()
    }

    /// The slot from whose address `value` is computed.
    pub(crate) fn root(&self, value: Value) -> Option<Slot> {
        self.root.get(value.index()).filter(|&&slot| slot != NONE).map(|&slot| Slot::from_u32(slot))
    }

    /// The private slot that an access at `value` is of, or [`NONE`].
    #[inline]
    pub(crate) fn private(&self, value: Value) -> u32 {
        match self.root.get(value.index()) {
            Some(&slot) if slot != NONE && !self.escapes[slot as usize] => slot,
            _ => NONE,
        }
    }

    /// Whether an instruction makes the address of `slot`: if not, nothing can be in it.
    pub(crate) fn is_made(&self, slot: Slot) -> bool {
        self.is_made.get(slot.index()).is_some_and(|&is_made| is_made)
    }

    /// Whether something may read the slot.
    pub(crate) fn is_read(&self, slot: Slot) -> bool {
        self.escapes(slot) || self.is_read.get(slot.index()).is_some_and(|&is_read| is_read)
    }

    /// Whether a pointer that is not computed from the `alloca` may point to the slot.
    pub(crate) fn escapes(&self, slot: Slot) -> bool {
        self.escapes.get(slot.index()).is_some_and(|&escapes| escapes)
    }

    fn escape(&mut self, value: Value) {
        let slot = self.root[value.index()];
        if slot != NONE {
            self.escapes[slot as usize] = true;
        }
    }

    /// An access reads what is at `addr`.
    fn read(&mut self, addr: Value) {
        let slot = self.root[addr.index()];
        if slot != NONE {
            self.is_read[slot as usize] = true;
        }
    }

    fn visit(&mut self, module: &Module, edit: &Editor<'_>, inst: Inst) {
        let (data, result) = (&edit.insts[inst], || edit.result(inst));
        if let InstData::Alloca { slot } = *data {
            self.is_made[slot.index()] = true;
            if let Some(result) = result() {
                self.root[result.index()] = slot.as_u32();
            }
        }
        for_each_address(module, edit, data, |how, value| match how {
            Use::Derives => result().iter().for_each(|r| self.root[r.index()] = self.root[value.index()]),
            Use::Reads => self.read(value),
            Use::Writes => {}
            Use::Escapes => self.escape(value),
        });
    }
}
