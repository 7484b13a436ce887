//! Liveness of virtual registers: occurrences in order, and live ranges with holes.
//!
//! Positions have four steps per instruction `i`: `4i` before it (moves are inserted here), `4i + 1` early
//! (it reads), `4i + 2` late (it writes and clobbers), `4i + 3` after it. A live range is a sorted list of
//! half-open intervals of them.
//!
//! Algorithm: liveness by use (Boissinot, Brandner, Darte, Dupont de Dinechin and Rastello, "A Non-iterative
//! Data-flow Algorithm for Computing Liveness Sets in Strict SSA Programs", 2011, section on path
//! exploration), which needs no SSA form when it stops at any write: from each block that reads before it
//! writes, walk predecessors until a block that mentions the register. A loop that does not mention the
//! register and is left by a path on which it is live is live as a whole and is entered in the list as such.
//! Time is proportional to the occurrences and to the blocks that are live through outside of such loops; no
//! set is materialised.
//!
//! `ssa` has a liveness of SSA values at the boundaries of blocks. It does not serve here: in copies form a
//! register has several definitions, and the allocator needs positions within blocks, with holes.

use alloc::vec::Vec;

use crate::build::cfg::Cfg;
use crate::build::demand::{Demand, TIED, needs_register, operand_cost};
use crate::error::{Error, NONE};
use crate::input::{Access, At, Code, Constraint, Operand, Vreg};
use crate::work::steps;
use sheave_ssa::LoopId;
use sheave_ssa::{make_room, refill, restart};

/// A piece of a live range: `vreg` is live in `from .. to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seg {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) vreg: Vreg,
}

/// An operand in the list of its register.
#[derive(Clone, Copy)]
pub(crate) struct Occ {
    pub(crate) inst: u32,
    pub(crate) operand: u32,
}

/// Two registers that a move or a tie connects.
#[derive(Clone, Copy)]
pub(crate) struct Affinity {
    /// Frequent first, then program order: the complement of the frequency's bits, and the instruction.
    pub(crate) key: u64,
    pub(crate) a: Vreg,
    pub(crate) b: Vreg,
}

/// Occurrences of every register; the live ranges go to a pool that later phases extend.
#[derive(Default)]
pub(crate) struct Live {
    pub(super) occ_starts: Vec<u32>,
    pub(super) occs: Vec<Occ>,
    /// The demand of each register.
    pub(crate) demands: Vec<Demand>,
    /// Moves and ties.
    pub(crate) affinities: Vec<Affinity>,
    /// Instructions with fixed operands or clobbers, the last first.
    pub(crate) special: Vec<u32>,
    /// `TIED` and `MOVE` per operand.
    pub(crate) flags: Vec<u8>,
    /// One past the last interval of each register in the pool.
    seg_ends: Vec<u32>,
    /// By block.
    marks: Vec<Marks>,
    loop_done: Vec<u32>,
    groups: Vec<Group>,
    stack: Vec<u32>,
    through: Vec<(u32, u32)>,
    /// A bit per block; all are zero between registers.
    through_bits: Vec<u64>,
    loop_numbers: Vec<u32>,
}

/// The last register that a block mentions, is live into, and is live out of.
#[derive(Clone, Copy)]
struct Marks {
    mentions: u32,
    live_in: u32,
    live_out: u32,
}

/// As many runs of blocks are sorted by comparing them.
const FEW_RUNS: usize = 8;

/// The occurrences of one register in one block.
#[derive(Clone, Copy)]
struct Group {
    block: u32,
    start: u32,
    end: u32,
    exposed: bool,
}

/// The position at which an operand reads (`4i`) or starts to occupy its register.
#[inline]
pub(crate) fn position(op: Operand, inst: u32) -> u32 {
    static STEPS: [u8; Operand::SHAPES] = {
        let mut table = [0; Operand::SHAPES];
        let mut i = 0;
        while i < table.len() {
            let op = Operand::of_shape(i);
            table[i] = match (op.access(), op.constraint(), op.at()) {
                (Access::Def, Constraint::Fixed(_), _) => 3,
                (Access::Def, Constraint::Reuse(_), _) | (Access::Def, _, At::Early) => 1,
                (Access::Def, _, At::Late) => 2,
                _ => 0,
            };
            i += 1;
        }
        table
    };
    4 * inst + u32::from(STEPS[op.shape()])
}

/// One past the last position at which a reading operand needs its register.
#[inline]
fn read_end(op: Operand, flags: u8, inst: u32) -> u32 {
    static STEPS: [u8; Operand::SHAPES] = {
        let mut table = [0; Operand::SHAPES];
        let mut i = 0;
        while i < table.len() {
            let op = Operand::of_shape(i);
            table[i] = match (op.access(), op.constraint(), op.at()) {
                (Access::UseDef, _, _) => 3,
                // The move into the demanded register reads the value before the instruction.
                (_, Constraint::Fixed(_), _) => 1,
                (_, _, At::Early) => 2,
                (_, _, At::Late) => 3,
            };
            i += 1;
        }
        table
    };
    4 * inst + if flags & TIED != 0 { 1 } else { u32::from(STEPS[op.shape()]) }
}

impl Live {
    /// Computes occurrences and live ranges of `code`; `pool` receives the intervals, sorted per register.
    pub(crate) fn compute(&mut self, code: &Code, cfg: &Cfg, pool: &mut Vec<Seg>) -> Result<(), Error> {
        self.collect_occurrences(code)?;
        let n_blocks = code.n_blocks();
        refill(&mut self.marks, n_blocks, Marks { mentions: NONE, live_in: NONE, live_out: NONE });
        refill(&mut self.loop_done, cfg.forest().n_loops(), NONE);
        self.through_bits.resize(n_blocks.div_ceil(64).max(self.through_bits.len()), 0);
        self.seg_ends.clear();
        make_room(&mut self.seg_ends, code.vregs.len());
        pool.clear();
        make_room(pool, code.vregs.len());
        for v in 0..code.vregs.len() as u32 {
            self.live_range(code, cfg, Vreg(v), pool);
            self.seg_ends.push(pool.len() as u32);
        }
        Ok(())
    }

    /// The occurrences of `vreg`, by instruction.
    #[inline]
    pub(crate) fn occs(&self, vreg: Vreg) -> &[Occ] {
        &self.occs[self.occ_starts[vreg.index()] as usize..self.occ_starts[vreg.index() + 1] as usize]
    }

    /// The occurrences of `vreg` from instruction `inst` on.
    #[inline(always)]
    pub(crate) fn occs_from(&self, vreg: Vreg, inst: u32) -> &[Occ] {
        let occs = self.occs(vreg);
        if occs.len() <= 8 {
            let skip = occs.iter().take_while(|o| o.inst < inst).count();
            return &occs[skip..];
        }
        &occs[occs.partition_point(|o| o.inst < inst)..]
    }

    /// Exchanges operands `a` and `b` of `inst` in the lists of their registers, which have been exchanged.
    pub(crate) fn exchange(&mut self, code: &Code, inst: u32, a: usize, b: usize) {
        let freq = code.block_freqs[code.block_ends.partition_point(|&end| end <= inst)].max(0.0);
        for (operand, old) in [(a, b), (b, a)] {
            let v = code.operands[operand].vreg().index();
            // The vreg's operand was `old`, which has the other one's constraint.
            let remat = code.vregs[v].remat.is_some();
            let (was, is) = (code.operands[old], code.operands[operand]);
            let demand = &mut self.demands[v];
            demand.cost += freq * operand_cost(is, self.flags[operand], remat);
            demand.cost -= freq * operand_cost(was, self.flags[old], remat);
            demand.needs += u32::from(needs_register(is, self.flags[operand], remat));
            demand.needs -= u32::from(needs_register(was, self.flags[old], remat)).min(demand.needs);
            let range = self.occ_starts[v] as usize..self.occ_starts[v + 1] as usize;
            let occs = &mut self.occs[range];
            let start = occs.partition_point(|o| o.inst < inst);
            if let Some(occ) = occs[start..].iter_mut().find(|o| o.operand == old as u32) {
                occ.operand = operand as u32;
            }
        }
    }

    /// All registers, live or not.
    pub(crate) fn vregs(&self) -> impl Iterator<Item = Vreg> {
        (0..self.seg_ends.len() as u32).map(Vreg)
    }

    /// The intervals of `vreg` in the pool.
    #[inline]
    pub(crate) fn seg_range(&self, vreg: Vreg) -> core::ops::Range<usize> {
        let start = if vreg.0 == 0 { 0 } else { self.seg_ends[vreg.index() - 1] as usize };
        start..self.seg_ends[vreg.index()] as usize
    }

    fn live_range(&mut self, code: &Code, cfg: &Cfg, vreg: Vreg, pool: &mut Vec<Seg>) {
        let (start, end) = (self.occ_starts[vreg.index()], self.occ_starts[vreg.index() + 1]);
        if start == end {
            return;
        }
        // Temporaries first: written by one instruction, read by a later one of the same block.
        if end - start == 2 {
            let (def, read) = (self.occs[start as usize], self.occs[start as usize + 1]);
            let (d, r) = (code.operands[def.operand as usize], code.operands[read.operand as usize]);
            let same_block = cfg.block_of[def.inst as usize] == cfg.block_of[read.inst as usize];
            if def.inst < read.inst && same_block && d.access() == Access::Def && r.access() == Access::Use {
                let to = read_end(r, self.flags[read.operand as usize], read.inst);
                pool.push(Seg { from: position(d, def.inst), to, vreg });
                return;
            }
        }
        // The common case next: everything in one block, and the first instruction writes without reading.
        let first = self.occs[start as usize].inst;
        let last = self.occs[end as usize - 1].inst;
        let block = cfg.block_of[first as usize];
        if block == cfg.block_of[last as usize] && !self.first_reads(code, start, end) {
            let group = Group { block, start, end, exposed: false };
            let mark = pool.len();
            self.local_segs(code, vreg, group, false, pool);
            pool[mark..].reverse();
            merge_touching(pool, mark);
            return;
        }
        self.find_groups(code, cfg, vreg, start, end);
        self.walk(cfg, vreg);
        self.emit(code, vreg, pool);
    }

    /// Whether the first instruction of the group reads the register.
    fn first_reads(&self, code: &Code, start: u32, end: u32) -> bool {
        let inst = self.occs[start as usize].inst;
        self.occs[start as usize..end as usize]
            .iter()
            .take_while(|o| o.inst == inst)
            .any(|o| code.operands[o.operand as usize].reads())
    }

    fn find_groups(&mut self, code: &Code, cfg: &Cfg, vreg: Vreg, start: u32, end: u32) {
        restart(&mut self.groups);
        restart(&mut self.stack);
        let mut at = start;
        while at < end {
            let block = cfg.block_of[self.occs[at as usize].inst as usize];
            let block_end = code.block_ends[block as usize];
            let mut next = at + 1;
            while next < end && self.occs[next as usize].inst < block_end {
                next += 1;
            }
            let exposed = self.first_reads(code, at, next);
            let marks = &mut self.marks[block as usize];
            marks.mentions = vreg.0;
            if exposed {
                marks.live_in = vreg.0;
                self.stack.push(block);
            }
            self.groups.push(Group { block, start: at, end: next, exposed });
            at = next;
        }
    }

    /// Marks the blocks that `vreg` is live into and out of, and lists the runs of blocks that it is live
    /// through.
    fn walk(&mut self, cfg: &Cfg, vreg: Vreg) {
        self.through.clear();
        self.loop_numbers.clear();
        let mut numbers_known = false;
        while let Some(block) = self.stack.pop() {
            let target = cfg.loop_of(block);
            for p in cfg.preds(block) {
                steps(1);
                if self.marks[p as usize].live_out == vreg.0 {
                    continue;
                }
                if let Some(inner) = cfg.loop_of(p)
                    && target != Some(inner)
                {
                    if !numbers_known {
                        self.collect_loop_numbers(cfg);
                        numbers_known = true;
                    }
                    if let Some(l) = self.silent_loop(cfg, inner, target) {
                        self.enter_loop(cfg, l, vreg);
                        continue;
                    }
                }
                let marks = &mut self.marks[p as usize];
                marks.live_out = vreg.0;
                if marks.mentions != vreg.0 && marks.live_in != vreg.0 {
                    marks.live_in = vreg.0;
                    self.through.push((p, p + 1));
                    self.stack.push(p);
                }
            }
        }
    }

    /// The numbers of the loops that mention the register, sorted.
    fn collect_loop_numbers(&mut self, cfg: &Cfg) {
        steps(self.groups.len());
        for g in &self.groups {
            if let Some(l) = cfg.loop_of(g.block) {
                self.loop_numbers.push(cfg.forest().span(l).0);
            }
        }
        self.loop_numbers.sort_unstable();
    }

    /// The outermost loop around `inner` that does not contain loop `target` and does not mention the
    /// register.
    fn silent_loop(&self, cfg: &Cfg, inner: LoopId, target: Option<LoopId>) -> Option<LoopId> {
        let mut best = None;
        let mut next = Some(inner);
        while let Some(l) = next.filter(|&l| !cfg.encloses(Some(l), target)) {
            steps(1);
            let (lo, hi) = cfg.forest().span(l);
            let i = self.loop_numbers.partition_point(|&n| n < lo);
            if self.loop_numbers.get(i).is_some_and(|&n| n <= hi) {
                break;
            }
            if cfg.is_whole(l) {
                best = Some(l);
            }
            next = cfg.forest().parent(l);
        }
        best
    }

    /// All of loop `l` is live; the walk continues before it.
    fn enter_loop(&mut self, cfg: &Cfg, l: LoopId, vreg: Vreg) {
        if self.loop_done[l.index()] == vreg.0 {
            return;
        }
        self.loop_done[l.index()] = vreg.0;
        self.through.extend_from_slice(cfg.loop_runs(l));
        let header = cfg.forest().header(l).0;
        steps(cfg.loop_runs(l).len() + cfg.preds(header).len());
        // Its predecessors inside the loop lead back to this loop, which is done; those outside continue the
        // walk. Handled as an ordinary block on the stack, the header would be visited from within, so its
        // outer edges are followed here.
        self.marks[header as usize].live_in = vreg.0;
        for pred in cfg.preds(header).filter(|&pred| cfg.encloses(Some(l), cfg.loop_of(pred))) {
            self.marks[pred as usize].live_out = vreg.0;
        }
        self.stack.push(header);
    }

    /// Appends the intervals of `vreg` to the pool.
    fn emit(&mut self, code: &Code, vreg: Vreg, pool: &mut Vec<Seg>) {
        let mark = pool.len();
        steps(self.groups.len() + self.through.len());
        self.sort_through();
        let start_of = |block: u32| if block == 0 { 0 } else { 4 * code.block_ends[block as usize - 1] };
        let mut next = 0;
        for &group in &self.groups {
            while let Some(&(lo, hi)) = self.through.get(next).filter(|run| run.0 < group.block) {
                pool.push(Seg { from: start_of(lo), to: 4 * code.block_ends[hi as usize - 1], vreg });
                next += 1;
            }
            let live_out = self.marks[group.block as usize].live_out == vreg.0;
            let at = pool.len();
            self.local_segs(code, vreg, group, live_out, pool);
            pool[at..].reverse();
        }
        for &(lo, hi) in &self.through[next..] {
            pool.push(Seg { from: start_of(lo), to: 4 * code.block_ends[hi as usize - 1], vreg });
        }
        merge_touching(pool, mark);
    }

    /// Puts the runs of blocks that the register is live through in order.
    fn sort_through(&mut self) {
        let n = self.through.len();
        if n < 2 {
            return;
        }
        let (mut lo, mut hi) = (u32::MAX, 0);
        for &(start, end) in &self.through {
            lo = lo.min(start);
            hi = hi.max(end);
        }
        let words = lo as usize / 64..(hi as usize - 1) / 64 + 1;
        if n <= FEW_RUNS || words.len() > n {
            self.through.sort_unstable();
            return;
        }
        // Blocks that lie close together are sorted, and joined, by setting their bits.
        steps(words.len());
        for &(start, end) in &self.through {
            set_bits(&mut self.through_bits, start, end);
        }
        self.through.clear();
        let mut first = None;
        for word in words {
            let bits = core::mem::take(&mut self.through_bits[word]);
            let base = word as u32 * 64;
            let mut at = 0;
            // Within a run the next end is looked for, outside of one the next start.
            while at < 64 {
                let changes = if first.is_some() { !bits } else { bits } >> at;
                if changes == 0 {
                    break;
                }
                at += changes.trailing_zeros();
                match first.take() {
                    Some(start) => self.through.push((start, base + at)),
                    None => first = Some(base + at),
                }
            }
        }
        if let Some(start) = first {
            self.through.push((start, hi));
        }
    }

    /// Appends the intervals of one block, last first.
    #[inline(always)]
    fn local_segs(&self, code: &Code, vreg: Vreg, group: Group, live_out: bool, pool: &mut Vec<Seg>) {
        let block_end = code.block_ends[group.block as usize];
        let mut end = if live_out { 4 * block_end } else { 0 };
        let occs = &self.occs[group.start as usize..group.end as usize];
        let mut at = occs.len();
        while at > 0 {
            steps(1);
            let inst = occs[at - 1].inst;
            let mut write = u32::MAX;
            let mut fixed = false;
            let mut read = 0;
            while at > 0 && occs[at - 1].inst == inst {
                at -= 1;
                let operand = occs[at].operand as usize;
                let op = code.operands[operand];
                if op.reads() {
                    read = read.max(read_end(op, self.flags[operand], inst));
                } else {
                    write = write.min(position(op, inst));
                    fixed = matches!(op.constraint(), Constraint::Fixed(_));
                }
            }
            if write != u32::MAX {
                if end != 0 {
                    pool.push(Seg { from: write, to: end, vreg });
                } else if !fixed {
                    // It has no use, but the instruction writes it somewhere. A dead fixed definition needs
                    // no place.
                    pool.push(Seg { from: write, to: 4 * inst + 3, vreg });
                }
                end = 0;
            }
            end = end.max(read);
        }
        if end != 0 {
            let first = if group.block == 0 { 0 } else { code.block_ends[group.block as usize - 1] };
            debug_assert!(group.exposed, "{vreg:?} is live into block {} without reading first", group.block);
            pool.push(Seg { from: 4 * first, to: end, vreg });
        }
    }
}

/// Sets the bits `start .. end`, which are some.
#[inline]
fn set_bits(bits: &mut [u64], start: u32, end: u32) {
    let (first, last) = (start as usize / 64, (end as usize - 1) / 64);
    let (low, high) = (u64::MAX << (start % 64), u64::MAX >> (63 - (end - 1) % 64));
    if first == last {
        bits[first] |= low & high;
        return;
    }
    bits[first] |= low;
    bits[first + 1..last].fill(u64::MAX);
    bits[last] |= high;
}

/// Joins intervals of the pool from `mark` on that touch or overlap.
fn merge_touching(pool: &mut Vec<Seg>, mark: usize) {
    let mut out = mark;
    for i in mark..pool.len() {
        let seg = pool[i];
        if out > mark && pool[out - 1].to >= seg.from {
            debug_assert!(pool[out - 1].to <= seg.to, "{:?} ends within {:?}", seg, pool[out - 1]);
            pool[out - 1].to = seg.to;
        } else {
            pool[out] = seg;
            out += 1;
        }
    }
    pool.truncate(out);
}
