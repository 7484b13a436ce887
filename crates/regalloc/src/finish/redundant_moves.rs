//! Redundant move elimination: removes moves whose destination holds the value already.
//!
//! An argument that is needed across calls leaves its register for a callee-saved one and returns as the
//! first call's argument; a value is loaded again that an earlier load left in the same register; a slot is
//! written with the value that it holds. A scan over each block numbers values (John Cocke and Jacob
//! Schwartz, "Programming Languages and Their Compilers", 1970, on places instead of expressions) and drops
//! such moves. State is kept into a block whose only predecessor precedes it in the layout. Linear in
//! operands and moves; it runs over the answer, and moves on edges stay as they are.
//!
//! ```text
//! r3 := r7                 r3 and r7 hold the value of r7
//! call                     r7 is clobbered, r3 is not
//! r7 := r3                 both hold it again
//! r3 := r7                 removed: r3 holds it already
//! ```

use crate::build::env::Env;
use crate::input::MoveReason;
use crate::output::{Allocation, Insertion, Move, MoveKind, Output};
use crate::registers::{Preg, PregSet};
use alloc::vec::Vec;

use sheave_ssa::refill;

/// Values with this bit are those of recipes.
const RECIPE: u32 = 1 << 31;

/// The contents of a place: a value's number, and how many of its low bytes.
#[derive(Clone, Copy, Default)]
struct Holds {
    value: u32,
    bytes: u8,
    /// The sequence of blocks for which this is known.
    epoch: u32,
}

/// Scratch memory of this pass.
#[derive(Default)]
pub(super) struct Ctx {
    /// By place: registers, then slots.
    places: Vec<Holds>,
    last_value: u32,
    epoch: u32,
    /// The registers with known contents, and maybe more.
    known: PregSet,
}

impl Ctx {
    /// Removes redundant moves from `out`.
    pub(super) fn run(&mut self, env: Env<'_>, out: &mut Output) {
        if out.insertions.is_empty() {
            return;
        }
        self.last_value = 0;
        self.epoch = 0;
        refill(&mut self.places, Preg::COUNT + out.slots.len(), Holds::default());
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
                // No contents are known, so no move before the first ones can be redundant.
                self.reset();
                next = first.before as usize;
                // A single move in a block of which nothing is known, and from which nothing is carried on,
                // does something.
                let alone = first.end == first.start + 1
                    && out
                        .insertions
                        .get(insertion + 1)
                        .is_none_or(|second| env.cfg.block_of[second.before as usize] as usize > block + 1);
                if alone {
                    out.moves[kept_moves as usize] = out.moves[first.start as usize];
                    out.insertions[kept_insertions] =
                        Insertion { before: first.before, start: kept_moves, end: kept_moves + 1 };
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
                            Insertion { before: i.before, start, end: kept_moves };
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
        let mut edges = env.cfg.edges_in(block as u32);
        let (Some(edge), None) = (edges.next(), edges.next()) else { return false };
        let key = (edge.from.0, edge.index);
        edge.from.index() + 1 == block
            && out.edges.binary_search_by_key(&key, |e| (e.block, e.succ_idx)).is_err()
    }

    fn reset(&mut self) {
        self.epoch += 1;
        self.known = PregSet::EMPTY;
    }

    fn fresh(&mut self) -> Holds {
        self.last_value += 1;
        Holds { value: self.last_value, bytes: u8::MAX, epoch: self.epoch }
    }

    fn get(&mut self, place: Allocation) -> Holds {
        let Some(index) = place.index() else { return self.fresh() };
        if self.places[index].epoch != self.epoch {
            let fresh = self.fresh();
            self.set(place, fresh);
        }
        self.places[index]
    }

    fn set(&mut self, place: Allocation, holds: Holds) {
        if let Some(index) = place.index() {
            self.places[index] = Holds { epoch: self.epoch, ..holds };
        }
        if let Some(p) = place.as_reg() {
            self.known.insert(p);
        }
    }

    /// The place holds a value that no other place holds; it gets a number when it is read.
    fn forget(&mut self, place: Allocation) {
        if let Some(index) = place.index() {
            self.places[index].epoch = 0;
        }
    }

    /// Records the effect of a move; false if it has none.
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
                let (a, b) = (Allocation::reg(a), Allocation::reg(b));
                let (x, y) = (self.get(a), self.get(b));
                self.set(a, Holds { bytes: y.bytes.min(m.bytes), ..y });
                self.set(b, Holds { bytes: x.bytes.min(m.bytes), ..x });
            }
            MoveKind::Remat { dst, recipe } => {
                let (dst, value) = (Allocation::reg(dst), RECIPE | recipe);
                let old = self.get(dst);
                if old.value == value && old.bytes >= m.bytes {
                    return false;
                }
                self.set(dst, Holds { value, bytes: m.bytes, epoch: self.epoch });
            }
        }
        true
    }

    fn run_inst(&mut self, env: Env<'_>, out: &Output, inst: usize) {
        let code = env.code;
        if out.removed[inst] || code.kinds[inst].is_move() {
            return;
        }
        for p in (code.clobber_sets[code.clobbers[inst] as usize] & self.known).iter() {
            self.forget(Allocation::reg(p));
            self.known.remove(p);
        }
        for i in code.operand_range(inst) {
            let op = code.operands[i];
            if op.writes() {
                let info = code.vregs[op.vreg().index()];
                match info.remat {
                    Some(recipe) => {
                        let value = RECIPE | recipe;
                        self.set(out.allocs[i], Holds { value, bytes: info.bytes, epoch: self.epoch });
                    }
                    None => self.forget(out.allocs[i]),
                }
            }
        }
    }
}

/// Moves those of the edges down after the `kept` ones before instructions.
fn close_gap(out: &mut Output, kept: u32) {
    let first = out.edges.first().map_or(out.moves.len() as u32, |e| e.start);
    let gap = first - kept;
    out.moves.drain(kept as usize..first as usize);
    for e in &mut out.edges {
        e.start -= gap;
        e.end -= gap;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::cfg::Cfg;
    use crate::build::env::Order;
    use crate::build::live::Live;
    use crate::build::merge::Merged;
    use crate::build::reserve::Reservations;
    use crate::testing::{INT, registers};
    use crate::{Code, EdgeInsertion, InstKind, Vreg, VregInfo};
    use alloc::vec;

    const RAX: Preg = Preg::new(INT, 0);
    const RCX: Preg = Preg::new(INT, 1);
    const RDX: Preg = Preg::new(INT, 2);
    const RSI: Preg = Preg::new(INT, 6);

    fn moved(dst: Preg, src: Preg, bytes: u8) -> Move {
        let kind = MoveKind::Move { dst: Allocation::reg(dst), src: Allocation::reg(src) };
        Move { kind, bytes, reason: MoveReason::Split, vreg: Vreg(0) }
    }

    fn exchanged(a: Preg, b: Preg, bytes: u8) -> Move {
        Move { kind: MoveKind::Xchg { a, b }, bytes, reason: MoveReason::Split, vreg: Vreg(0) }
    }

    fn made(dst: Preg, recipe: u32, bytes: u8) -> Move {
        Move { kind: MoveKind::Remat { dst, recipe }, bytes, reason: MoveReason::Split, vreg: Vreg(0) }
    }

    /// Two blocks of four instructions without operands, with `moves` before the instructions from 1 on,
    /// one each, and `edge` between the blocks: the moves that are left, without those of the edge.
    fn left(moves: &[Move], edge: &[Move]) -> Vec<Move> {
        let mut code = Code::new();
        code.new_vreg(VregInfo::new(INT, 8));
        for succs in [vec![1], vec![]] {
            (0..4).for_each(|_| _ = code.end_inst(InstKind::Plain, 0));
            code.end_block(1.0, succs, true);
        }
        let mut cfg = Cfg::default();
        cfg.compute(&code).expect("the code is well formed");
        let regs = registers(Some(4));
        let mut out = Output { removed: vec![false; 8], ..Output::default() };
        for (i, &m) in moves.iter().enumerate() {
            let start = out.moves.len() as u32;
            out.moves.push(m);
            out.insertions.push(Insertion { before: 1 + i as u32, start, end: start + 1 });
        }
        let n = moves.len() as u32;
        if !edge.is_empty() {
            out.moves.extend_from_slice(edge);
            out.edges.push(EdgeInsertion { block: 0, succ_idx: 0, start: n, end: n + edge.len() as u32 });
        }
        let (live, order, reserved) = (Live::default(), Order::default(), Reservations::default());
        let (code, cfg, live, merged) = (&code, &cfg, &live, &Merged::default());
        let env = Env { code, cfg, live, merged, regs: &regs, order: &order, reserved: &reserved };
        Ctx::default().run(env, &mut out);
        let end = out.edges.first().map_or(out.moves.len(), |e| e.start as usize);
        assert_eq!(out.moves[end..], *edge, "the moves on the edge stay");
        assert_eq!(out.insertions.iter().map(|i| i.end - i.start).sum::<u32>() as usize, end);
        out.moves[..end].to_vec()
    }

    #[test]
    fn what_is_there_already_is_not_moved() {
        let m = moved(RCX, RAX, 8);
        assert_eq!(left(&[m, m], &[]), [m]);
        assert_eq!(left(&[m, moved(RCX, RAX, 4), moved(RAX, RCX, 8)], &[]), [m]);
        assert_eq!(left(&[made(RCX, 3, 8), made(RCX, 3, 4)], &[]), [made(RCX, 3, 8)]);
        let there_and_back = [exchanged(RAX, RCX, 8), exchanged(RAX, RCX, 8), m, m];
        assert_eq!(left(&there_and_back, &[]), there_and_back[..3]);
    }

    #[test]
    fn a_narrow_move_leaves_the_upper_bytes_to_be_moved() {
        for moves in [
            // The destination holds only the low bytes.
            vec![moved(RCX, RAX, 4), moved(RCX, RAX, 8)],
            // The source does.
            vec![moved(RCX, RAX, 8), moved(RDX, RCX, 4), moved(RSI, RAX, 8), moved(RSI, RDX, 8)],
            // Both registers of an exchange do.
            vec![moved(RDX, RAX, 8), exchanged(RAX, RCX, 4), moved(RCX, RDX, 8)],
            vec![moved(RDX, RCX, 8), exchanged(RAX, RCX, 4), moved(RAX, RDX, 8)],
            vec![made(RCX, 3, 4), made(RCX, 3, 8)],
            vec![made(RCX, 3, 8), made(RCX, 4, 8)],
        ] {
            assert_eq!(left(&moves, &[]), moves);
        }
    }

    #[test]
    fn nothing_is_known_behind_moves_on_an_edge() {
        let m = moved(RCX, RAX, 8);
        // Before instructions 1 to 4: the fourth is the first of the second block.
        let moves = [m, moved(RDX, RAX, 8), moved(RSI, RAX, 8), m];
        assert_eq!(left(&moves, &[]), moves[..3]);
        assert_eq!(left(&moves, &[moved(RCX, RDX, 8)]), moves);
    }
}
