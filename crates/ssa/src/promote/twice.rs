//! Functions that call something that returns twice.
//!
//! When `setjmp` returns again, registers hold what they held at its first return, memory what was stored
//! last. A slot that is live after such a call and stored to after it would read differently from a register,
//! so it stays in memory. Takes time in the live ranges of all slots, in functions with such calls only.
//!
//! ```text
//! store 1, x; v1 = call %setjmp(v0)        at the second return x holds 2 in memory, whereas a value that
//! store 2, x; call %longjmp(v0, 1)         replaced it would be 1 again: x stays in memory
//! v2 = load x
//! ```

use alloc::vec::Vec;

use super::scan::Action;
use super::{Ctx, Kept};
use crate::Block;
use crate::graph::NONE;
use crate::refill::refill;

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// By block: reachable from a call.
    after: Vec<bool>,
    /// By block: the slot last found live into it.
    live: Vec<u32>,
    /// By block: the slot last found to be defined in it.
    defined: Vec<u32>,
    worklist: Vec<u32>,
    /// Calls (by number) and the slots live out of their blocks.
    live_out: Vec<(u32, u32)>,
    /// By slot: the call whose rest of the block touches it, and whether that begins with a read and contains
    /// a write.
    tails: Vec<Tail>,
}

#[derive(Clone, Copy, Debug)]
struct Tail {
    call: u32,
    reads_first: bool,
    writes: bool,
}

/// Keeps the slots that calls which return twice forbid to promote.
pub(super) fn keep_slots(ctx: &mut Ctx) {
    if ctx.scan.twice.is_empty() {
        return;
    }
    find_blocks_after(ctx);
    find_live_out(ctx);
    let Ctx { scan, twice, plan, .. } = ctx;
    refill(&mut twice.tails, scan.slots.len(), Tail { call: NONE, reads_first: false, writes: false });
    let mut next = 0;
    for call in 0..scan.twice.len() {
        let (block, from) = scan.twice[call];
        let end = scan.start[block as usize + 1];
        for access in &scan.accesses[from as usize..end as usize] {
            let tail = &mut twice.tails[access.slot as usize];
            let reads = matches!(access.action, Action::Load | Action::LoadConverted);
            if access.action == Action::Address {
                continue;
            }
            if tail.call != call as u32 {
                *tail = Tail { call: call as u32, reads_first: reads, writes: false };
            }
            tail.writes |= !reads && access.action != Action::Fresh;
        }
        for at in from..end {
            let slot = scan.accesses[at as usize].slot;
            let tail = twice.tails[slot as usize];
            if tail.reads_first && (tail.writes || written_after(scan, twice, slot)) {
                scan.keep(plan, slot, Kept::ReturnsTwice, NONE);
            }
        }
        while let Some(&(_, slot)) = twice.live_out.get(next).filter(|&&(at, _)| at == call as u32) {
            next += 1;
            if twice.tails[slot as usize].call != call as u32 && written_after(scan, twice, slot) {
                scan.keep(plan, slot, Kept::ReturnsTwice, NONE);
            }
        }
    }
}

fn written_after(scan: &super::scan::Scratch, twice: &Scratch, slot: u32) -> bool {
    scan.list(scan.slots[slot as usize].definitions).any(|block| twice.after[block as usize])
}

fn find_blocks_after(ctx: &mut Ctx) {
    let Ctx { scan, twice, graph, .. } = ctx;
    refill(&mut twice.after, graph.n_blocks(), false);
    twice.worklist.clear();
    twice.worklist.extend(scan.twice.iter().map(|&(block, _)| block));
    while let Some(block) = twice.worklist.pop() {
        for &succ in graph.succ_row(block) {
            if !core::mem::replace(&mut twice.after[succ as usize], true) {
                twice.worklist.push(succ);
            }
        }
    }
}

fn find_live_out(ctx: &mut Ctx) {
    let Ctx { scan, twice, graph, .. } = ctx;
    refill(&mut twice.live, graph.n_blocks(), NONE);
    twice.live_out.clear();
    refill(&mut twice.defined, graph.n_blocks(), NONE);
    for slot in 0..scan.slots.len() as u32 {
        let state = scan.slots[slot as usize];
        if scan.is_kept(slot) || state.exposed == NONE {
            continue;
        }
        for block in scan.list(state.definitions) {
            twice.defined[block as usize] = slot;
        }
        twice.worklist.clear();
        for block in scan.list(state.exposed) {
            twice.live[block as usize] = slot;
            twice.worklist.push(block);
        }
        while let Some(block) = twice.worklist.pop() {
            for pred in graph.predecessors(Block(block)) {
                if twice.defined[pred.index()] != slot && twice.live[pred.index()] != slot {
                    twice.live[pred.index()] = slot;
                    twice.worklist.push(pred.0);
                }
            }
        }
        for (call, &(block, _)) in scan.twice.iter().enumerate() {
            if graph.succ_row(block).iter().any(|&succ| twice.live[succ as usize] == slot) {
                twice.live_out.push((call as u32, slot));
            }
        }
    }
    twice.live_out.sort_unstable();
}
