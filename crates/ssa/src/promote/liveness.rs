//! The blocks that a slot is live into: those from which a path leads to a read of it without a definition
//! before. One slot at a time, backwards from its exposed reads (Appel and Palsberg, "Modern Compiler
//! Implementation in Java", 2002, section 19.6). Time in the blocks into which the slot is live.

use alloc::vec::Vec;

use super::scan::Records;
use crate::map::Map;
use crate::{Block, Graph, Slot};

/// Liveness of the slot that was computed last.
#[derive(Debug, Default)]
pub(super) struct Liveness {
    /// By block: the relation of the last slot that concerns it, [`defined_mark`] or [`live_mark`]. Slots
    /// come in ascending order, so that lesser marks are those of other slots.
    marks: Map<Block, u32>,
    worklist: Vec<Block>,
}

/// The mark of a block that `slot` is not live into, and that defines it.
fn defined_mark(slot: Slot) -> u32 {
    2 * slot.0 + 1
}

/// The mark of a block that `slot` is live into.
fn live_mark(slot: Slot) -> u32 {
    2 * slot.0 + 2
}

impl Liveness {
    /// Forgets all slots: the next ones may be less.
    pub(super) fn clear(&mut self, graph: &Graph) {
        self.marks.refill(graph.n_blocks(), 0);
    }

    /// Computes the blocks that `slot` is live into. Slots must come in ascending order, or the same one
    /// again.
    pub(super) fn compute(&mut self, graph: &Graph, records: &Records, slot: Slot) {
        let state = &records.slots[slot];
        for block in records.blocks(state.definitions) {
            self.marks[block] = defined_mark(slot);
        }
        for block in records.blocks(state.exposed) {
            self.marks[block] = live_mark(slot);
            self.worklist.push(block);
        }
        while let Some(block) = self.worklist.pop() {
            for pred in graph.predecessors(block) {
                let mark = &mut self.marks[pred];
                if *mark < defined_mark(slot) {
                    *mark = live_mark(slot);
                    self.worklist.push(pred);
                }
            }
        }
    }

    /// True if `slot`, the one of the last computation, is live into `block`.
    #[inline]
    pub(super) fn is_live_into(&self, block: Block, slot: Slot) -> bool {
        self.marks[block] == live_mark(slot)
    }
}
