//! Removes moves that move nothing: the destination holds the value already.
//!
//! An argument that is needed across calls leaves its register for a callee-saved one and comes back as the first call's
//! argument; a value is loaded again that an earlier load left in the same register; a slot is written with what it holds. A scan
//! over each block numbers values (John Cocke and Jacob Schwartz, "Programming Languages and Their Compilers", 1970, on places
//! instead of expressions) and drops such moves. State is kept into a block whose only predecessor stands in front of it.
//! Linear in operands and moves; it runs over the answer, and moves on edges stay as they are.

use super::assign::Env;
use super::input::{InstKind, MoveReason, Preg};
use super::output::{Allocation, Move, MoveKind, Output};
use alloc::vec::Vec;

/// Values with this bit are those of recipes.
const RECIPE: u32 = 1 << 31;

/// What a place holds: a value's number, and how many of its low bytes.
#[derive(Clone, Copy, Default)]
struct Holds {
    value: u32,
    bytes: u8,
    /// For slots: the state is of this block sequence.
    epoch: u32,
}

/// Scratch memory of this pass.
#[derive(Default)]
pub(super) struct Cleanup {
    registers: [Holds; Preg::COUNT],
    slots: Vec<Holds>,
    last_value: u32,
    epoch: u32,
}

impl Cleanup {
    /// Removes redundant moves from `out`.
    pub(super) fn run(&mut self, env: Env<'_>, out: &mut Output) {
        if out.insertions.is_empty() {
            return;
        }
        self.last_value = 0;
        self.epoch = 0;
        self.slots.clear();
        self.slots.resize(out.slots.len(), Holds::default());
        let mut insertion = 0;
        let mut kept_insertions = 0;
        let mut kept_moves = 0;
        // The block whose end the state describes.
        let mut last_block = usize::MAX;
        while let Some(&first) = out.insertions.get(insertion) {
            let block = env.cfg.block_of[first.before as usize] as usize;
            let insts = env.code.block_insts(block);
            let mut next = insts.start;
            if block == 0 || last_block != block - 1 || !self.continues(env, out, block) {
                // Nothing is known, so nothing is missed in front of the first moves.
                self.forget();
                next = first.before as usize;
                // A single move in a block of which nothing is known, and from which nothing is carried on, does
                // something.
                let alone = first.end == first.start + 1
                    && out
                        .insertions
                        .get(insertion + 1)
                        .is_none_or(|second| env.cfg.block_of[second.before as usize] as usize > block + 1);
                if alone {
                    out.moves[kept_moves as usize] = out.moves[first.start as usize];
                    out.insertions[kept_insertions] =
                        super::Insertion { before: first.before, start: kept_moves, end: kept_moves + 1 };
                    kept_moves += 1;
                    kept_insertions += 1;
                    insertion += 1;
                    last_block = usize::MAX;
                    continue;
                }
            }
            last_block = block;
            for inst in next..insts.end {
                if let Some(&i) = out.insertions.get(insertion).filter(|i| i.before as usize == inst) {
                    insertion += 1;
                    let start = kept_moves;
                    for m in i.start..i.end {
                        let m = out.moves[m as usize];
                        if self.run_move(&m) {
                            out.moves[kept_moves as usize] = m;
                            kept_moves += 1;
                        } else {
                            out.stats.coalesced += 1;
                            if m.reason == MoveReason::Copy {
                                out.redundant.push(i.before);
                            }
                        }
                    }
                    if kept_moves > start {
                        out.insertions[kept_insertions] =
                            super::Insertion { before: i.before, start, end: kept_moves };
                        kept_insertions += 1;
                    }
                }
                self.run_inst(env, out, inst);
            }
        }
        out.insertions.truncate(kept_insertions);
        close_gap(out, kept_moves);
    }

    /// Whether the state at the end of the previous block is that at the start of `block`.
    fn continues(&self, env: Env<'_>, out: &Output, block: usize) -> bool {
        let [pred] = env.cfg.pred_edges(block) else { return false };
        let key = (pred.block, pred.succ_idx);
        pred.block as usize + 1 == block
            && out.edges.binary_search_by_key(&key, |e| (e.block, e.succ_idx)).is_err()
    }

    fn forget(&mut self) {
        self.epoch += 1;
        for i in 0..Preg::COUNT {
            self.registers[i] = self.fresh();
        }
    }

    fn fresh(&mut self) -> Holds {
        self.last_value += 1;
        Holds { value: self.last_value, bytes: 16, epoch: self.epoch }
    }

    fn get(&mut self, place: Allocation) -> Holds {
        if let Some(p) = place.as_reg() {
            return self.registers[p.index()];
        }
        let Some(slot) = place.as_slot() else { return self.fresh() };
        if self.slots[slot.0 as usize].epoch != self.epoch {
            self.slots[slot.0 as usize] = self.fresh();
        }
        self.slots[slot.0 as usize]
    }

    fn set(&mut self, place: Allocation, holds: Holds) {
        if let Some(p) = place.as_reg() {
            self.registers[p.index()] = holds;
        } else if let Some(slot) = place.as_slot() {
            self.slots[slot.0 as usize] = Holds { epoch: self.epoch, ..holds };
        }
    }

    /// Notes what the move does; false when it does nothing.
    fn run_move(&mut self, m: &Move) -> bool {
        match m.kind {
            MoveKind::Move { dst, src } => {
                let (old, new) = (self.get(dst), self.get(src));
                if old.value == new.value && old.bytes >= m.bytes && new.bytes >= m.bytes {
                    return false;
                }
                self.set(dst, Holds { bytes: new.bytes.min(m.bytes), ..new });
            }
            MoveKind::Xchg { a, b } => {
                let (x, y) = (self.registers[a.index()], self.registers[b.index()]);
                self.registers[a.index()] = Holds { bytes: y.bytes.min(m.bytes), ..y };
                self.registers[b.index()] = Holds { bytes: x.bytes.min(m.bytes), ..x };
            }
            MoveKind::Remat { dst, recipe } => {
                let value = RECIPE | recipe;
                let old = self.registers[dst.index()];
                if old.value == value && old.bytes >= m.bytes {
                    return false;
                }
                self.registers[dst.index()] = Holds { value, bytes: m.bytes, epoch: 0 };
            }
        }
        true
    }

    fn run_inst(&mut self, env: Env<'_>, out: &Output, inst: usize) {
        let code = env.code;
        if out.removed[inst] || code.kinds[inst] == InstKind::Move {
            return;
        }
        for p in code.clobber_sets[code.clobbers[inst] as usize].iter() {
            self.registers[p.index()] = self.fresh();
        }
        for i in code.operand_range(inst) {
            let op = code.operands[i];
            if op.writes() {
                let info = code.vregs[op.vreg().index()];
                let mut holds = self.fresh();
                if let Some(recipe) = info.remat {
                    holds = Holds { value: RECIPE | recipe, bytes: info.bytes, epoch: 0 };
                }
                self.set(out.allocs[i], holds);
            }
        }
    }
}

/// Moves those of the edges down behind the `kept` ones in front of instructions.
fn close_gap(out: &mut Output, kept: u32) {
    let first = out.edges.first().map_or(out.moves.len() as u32, |e| e.start);
    let gap = first - kept;
    out.moves.drain(kept as usize..first as usize);
    for e in &mut out.edges {
        e.start -= gap;
        e.end -= gap;
    }
}
