//! Slots around calls that return twice.
//!
//! When `setjmp` returns again, registers have their contents of its first return, memory those of the last
//! store. A slot that is live after such a call and stored to after it would read differently from a
//! register, so it stays in memory. Takes time in the live ranges of all slots, in functions with such calls
//! only.
//!
//! ```text
//! store 1, x; v1 = call %setjmp(v0)        at the second return x holds 2 in memory, whereas a value that
//! store 2, x; call %longjmp(v0, 1)         replaced it would be 1 again: x stays in memory
//! v2 = load x
//! ```

use alloc::vec::Vec;

use super::liveness::Liveness;
use super::plan::Plan;
use super::report::Kept;
use super::scan::{Action, Records};
use crate::map::Map;
use crate::{Block, Graph, Slot};

/// Reused memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// By block: reachable from a call.
    after: Map<Block, bool>,
    worklist: Vec<Block>,
    /// Calls (by number) and the slots live out of their blocks.
    live_out: Vec<(u32, Slot)>,
    /// By slot: its accesses in the rest of a call's block.
    tails: Map<Slot, Tail>,
}

/// The accesses of a slot between a call and the end of its block.
#[derive(Clone, Copy, Debug)]
struct Tail {
    call: Option<u32>,
    reads_first: bool,
    writes: bool,
}

/// Keeps the slots that calls which return twice forbid to promote.
#[cold]
pub(super) fn keep_slots(
    graph: &Graph,
    records: &mut Records,
    liveness: &mut Liveness,
    scratch: &mut Scratch,
    plan: &mut Plan,
) {
    scratch.find_blocks_after(graph, records);
    scratch.find_live_out(graph, records, liveness);
    scratch.tails.refill(records.slots.len(), Tail { call: None, reads_first: false, writes: false });
    let mut next = 0;
    for call in 0..records.returns_twice.len() as u32 {
        let (block, from) = records.returns_twice[call as usize];
        let rest = from as usize..records.range(block).end;
        for access in &records.accesses[rest.clone()] {
            if access.action == Action::Address {
                continue;
            }
            let (tail, reads) = (&mut scratch.tails[access.slot], access.action.reads());
            if tail.call != Some(call) {
                *tail = Tail { call: Some(call), reads_first: reads, writes: false };
            }
            tail.writes |= !reads && access.action != Action::Fresh;
        }
        for at in rest {
            let slot = records.accesses[at].slot;
            let tail = scratch.tails[slot];
            if tail.reads_first && (tail.writes || scratch.is_written_after(records, slot)) {
                records.keep(plan, slot, Kept::ReturnsTwice, None);
            }
        }
        while let Some(&(_, slot)) = scratch.live_out.get(next).filter(|&&(at, _)| at == call) {
            next += 1;
            if scratch.tails[slot].call != Some(call) && scratch.is_written_after(records, slot) {
                records.keep(plan, slot, Kept::ReturnsTwice, None);
            }
        }
    }
}

impl Scratch {
    fn is_written_after(&self, records: &Records, slot: Slot) -> bool {
        records.blocks(records.slots[slot].definitions).any(|block| self.after[block])
    }

    fn find_blocks_after(&mut self, graph: &Graph, records: &Records) {
        self.after.refill(graph.n_blocks(), false);
        self.worklist.extend(records.returns_twice.iter().map(|&(block, _)| block));
        while let Some(block) = self.worklist.pop() {
            for succ in graph.successors(block) {
                if !core::mem::replace(&mut self.after[succ], true) {
                    self.worklist.push(succ);
                }
            }
        }
    }

    fn find_live_out(&mut self, graph: &Graph, records: &Records, liveness: &mut Liveness) {
        self.live_out.clear();
        liveness.clear(graph);
        for slot in records.slots.keys() {
            if records.is_kept(slot) || records.slots[slot].exposed.is_empty() {
                continue;
            }
            liveness.compute(graph, records, slot);
            for (call, &(block, _)) in records.returns_twice.iter().enumerate() {
                if graph.successors(block).any(|succ| liveness.is_live_into(succ, slot)) {
                    self.live_out.push((call as u32, slot));
                }
            }
        }
        self.live_out.sort_unstable();
    }
}
