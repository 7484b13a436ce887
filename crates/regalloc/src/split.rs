//! Splitting a bundle for which no register is free.
//!
//! From the best to the last resort:
//!
//! 1. *Around interference*: for each register, cut out of the bundle the stretches in which that register is
//!    taken, widened to the neighbouring operands of the value (or to a whole loop that does not mention it,
//!    so that stores and loads are outside), and add up what the cuts cost at their ends. When the cheapest
//!    register costs less than spilling everywhere, the bundle gets it outside the cuts at once. Calls are
//!    interference like any other, so this also saves values around calls. (LLVM's region splitting answers
//!    the same question with a neural network over edge bundles; on intervals a sweep will do.)
//! 2. *By loops*: one part per outermost loop inside the region and one for the rest; a part's weight counts
//!    only its own uses.
//! 3. *By blocks*: one part per block, from its first operand to its last.
//! 4. *At a gap*: a part with several operands in one block is cut where the distance from one to the next is
//!    longest.
//! 5. *By instructions*: one part per operand that cannot be on the stack.
//!
//! What is left over between parts is on the stack. Parts of a value that is live across an edge that cannot
//! be split are made by 3 to 5 only, so that it is on the stack at both ends of that edge; its slot is kept
//! up to date by its definitions.
//!
//! Cuts are at instruction boundaries (positions `4i`), where moves can be inserted.
//!
//! ```text
//! v0 live over 0..80, used at 4, 8, 72, 76; r1 is taken over 20..60 by a call; r2 is taken from 0 to 80
//! around interference, r1: 0..20 and 60..80 in r1, a store at 20 and a load at 60; cost 2
//! by blocks, if 4 and 8 are in one block, 72 and 76 in another: 4..12 and 72..80, each with its own weight
//! ```

use alloc::vec::Vec;
use core::ops::Range;

use super::bundle::{Bundle, STACK};
use super::env::Env;
use super::error::{Error, NONE};
use super::input::Vreg;
use super::live::{Occ, Seg};
use super::registers::{ClassSet, Preg};
use super::state::{Assign, Cut};
use super::work::steps;
use sheave_ssa::LoopId;

/// A range around interference must save this part of the cost of spilling everywhere to be worth while.
const WORTH_CUTTING: f32 = 0.95;
/// A store at the start of a cut counts less than the load at its end: the value may be in its slot already.
const STORE: f32 = 0.8;

/// A register with more cuts than this is not worth having.
const MAX_CUTS: usize = 16;
/// How many loops around an interference are considered.
const MAX_CLIMB: usize = 16;
/// How often a part of a bundle may be cut around interference again.
const MAX_GENERATION: u8 = 2;
/// How often a part of a bundle is split by loops before it is split by blocks: in a random graph loops are
/// nested as deep as a fraction of its blocks, and one level at a time would take quadratic time.
const MAX_BY_LOOPS: u8 = 12;

impl Assign {
    /// Replaces bundle `id` by parts; some have a place afterwards, the others are in the queue.
    pub(super) fn split(&mut self, env: Env<'_>, id: u32) -> Result<(), Error> {
        let b = self.bundles[id as usize];
        if !self.needs_any(env, &b) && (b.weight <= 0.0 || self.is_short(&b)) {
            self.bundles[id as usize].place = STACK;
            return Ok(());
        }
        self.stats.splits += 1;
        if !b.locked {
            if b.generation < MAX_GENERATION && self.split_around_interference(env, &b) {
                self.retire(id);
                return Ok(());
            }
            if b.by_loops < MAX_BY_LOOPS && self.split_by_loops(env, &b) {
                self.retire(id);
                return Ok(());
            }
        }
        if self.split_by_blocks(env, &b) || self.split_at_gap(env, &b) || self.split_by_instructions(env, &b)
        {
            self.retire(id);
            return Ok(());
        }
        let seg = self.pool[b.start as usize];
        let occ = env.occs_of(seg).find(|(o, op)| env.needs_register(*o, *op)).map(|(o, _)| o);
        let occ = occ.unwrap_or(Occ { inst: seg.from / 4, operand: 0 });
        Err(Error::TooFewRegisters { inst: occ.inst, operand: occ.operand })
    }

    fn needs_any(&self, env: Env<'_>, b: &Bundle) -> bool {
        self.pool[b.range()].iter().any(|&seg| env.occs_of(seg).any(|(o, op)| env.needs_register(o, op)))
    }

    /// Whether the bundle is within one instruction.
    fn is_short(&self, b: &Bundle) -> bool {
        let (first, last) = (self.pool[b.start as usize].from, self.pool[b.end as usize - 1].to - 1);
        first / 4 == last / 4
    }

    /// The bundle is gone; its registers are in several places from now on.
    fn retire(&mut self, id: u32) {
        let b = &mut self.bundles[id as usize];
        let range = b.range();
        b.end = b.start;
        b.place = STACK;
        for i in range {
            let vreg = self.pool[i].vreg;
            if self.bundle_of[vreg.index()] == id {
                self.bundle_of[vreg.index()] = NONE;
            }
        }
    }

    /// Makes a part of the intervals from `start` on in the pool. Without operands it goes on the stack.
    fn add_part(&mut self, env: Env<'_>, start: usize, parent: &Bundle, generation: u8) {
        let end = self.pool.len();
        if start == end {
            return;
        }
        let id = self.add_bundle(env, start as u32, end as u32, parent.root);
        self.bundles[id as usize].generation = generation;
        self.bundles[id as usize].by_loops = parent.by_loops;
        let b = self.bundles[id as usize];
        // A single operand that takes its value from memory as well has no use for a register of its own.
        if b.cost <= 0.0 || (self.is_short(&b) && !self.needs_any(env, &b)) {
            self.bundles[id as usize].place = STACK;
        } else {
            self.enqueue(env, id);
        }
    }

    /// What is left over goes on the stack as one bundle.
    fn add_rest(&mut self, env: Env<'_>, root: Vreg) {
        if self.scratch.splitter.rest.is_empty() {
            return;
        }
        let start = self.pool.len();
        self.pool.append(&mut self.scratch.splitter.rest);
        let id = self.add_bundle(env, start as u32, self.pool.len() as u32, root);
        self.bundles[id as usize].place = STACK;
    }

    fn split_around_interference(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        let mut best = None;
        let mut best_cost = b.cost * WORTH_CUTTING;
        let mut seen_closed = false;
        // In a register that all calls clobber, whatever else is in its way comes on top of the calls, as a
        // rule: where these alone cost too much, none of such registers is tried.
        let clobbered = env.reserved.always_clobbered(b.class);
        let mut hopeless = ClassSet::EMPTY;
        if let Some(p) = clobbered.iter(b.class).next()
            && self.find_cuts(env, b, p, best_cost, Self::next_call).is_none()
        {
            hopeless = clobbered;
        }
        for &p in env.order.of(b.class) {
            if hopeless.contains(p) {
                continue;
            }
            let closed = env.regs.callee_saved.contains(p) && !self.opened.contains(p);
            let opening = if closed { 2.0 * env.code.block_freqs[0] } else { 0.0 };
            // Unused callee-saved registers that no operand demands or clobbers are as good as the first of
            // them.
            let plain = closed && !env.reserved.touched().contains(p);
            if best_cost <= opening || (plain && seen_closed) {
                continue;
            }
            seen_closed |= plain;
            if let Some(cost) = self.find_cuts(env, b, p, best_cost - opening, Self::next_interference) {
                best_cost = cost + opening;
                best = Some(p);
                core::mem::swap(&mut self.scratch.splitter.cuts, &mut self.scratch.splitter.best_cuts);
            }
        }
        let Some(p) = best else { return false };
        core::mem::swap(&mut self.scratch.splitter.cuts, &mut self.scratch.splitter.best_cuts);
        self.apply_cuts(env, b, p);
        true
    }

    /// Fills `splitter.cuts` for register `p`; gives the cost unless it reaches `limit`, the cuts are too
    /// many, or nothing would be left.
    fn find_cuts(
        &mut self,
        env: Env<'_>,
        b: &Bundle,
        p: Preg,
        limit: f32,
        next_in: impl Fn(&mut Assign, Env<'_>, Preg, Seg, u32) -> Option<(u32, u32)>,
    ) -> Option<f32> {
        self.scratch.splitter.cuts.clear();
        let mut total = 0.0;
        let mut kept = false;
        for i in b.range() {
            steps(1);
            let seg = self.pool[i];
            let occs = env.live.occs(seg.vreg);
            let mut at = seg.from;
            // The first occurrence from the interference on.
            let mut next = occs.len() - env.live.occs_from(seg.vreg, seg.from / 4).len();
            // The previous cut, the first occurrence after it, and what it costs at its end.
            let mut last: Option<(Cut, usize, f32)> = None;
            while at < seg.to {
                let Some((f, t)) = next_in(self, env, p, seg, at) else { break };
                while occs.get(next).is_some_and(|o| o.inst < f / 4) {
                    next += 1;
                }
                let mut after = next;
                let mut inside = 0.0;
                while let Some(occ) = occs.get(after).filter(|o| o.inst < t.div_ceil(4)) {
                    inside +=
                        env.freq(occ.inst) * env.operand_cost(*occ, env.code.operands[occ.operand as usize]);
                    after += 1;
                }
                // What the ends of cuts cost is at least nothing, and at most that of the last one goes.
                if total - last.map_or(0.0, |(.., end_cost)| end_cost) + inside >= limit {
                    return None;
                }
                let before = if next == 0 { 0 } else { 4 * (occs[next - 1].inst + 1) };
                let end = occs.get(after).map_or(u32::MAX, |o| 4 * o.inst);
                let mut cut = self.widen(env, i as u32, seg, f..t, before..end);
                let mut from_cost = self.start_cost(env, seg, cut);
                if let Some((prev, prev_next, end_cost)) = last
                    && prev_next == next
                    && self.flows(env, prev.to, cut.from)
                {
                    // Coming back between two cuts is in vain when nothing is read or written there.
                    total -= end_cost;
                    from_cost = 0.0;
                    cut.from = prev.from;
                    self.scratch.splitter.cuts.pop();
                }
                let end_cost = self.end_cost(env, seg, cut);
                total += from_cost + inside + end_cost;
                if total >= limit || self.scratch.splitter.cuts.len() == MAX_CUTS {
                    return None;
                }
                self.scratch.splitter.cuts.push(cut);
                last = Some((cut, after, end_cost));
                next = after;
                at = cut.to;
            }
            kept |= last.is_none_or(|(cut, ..)| cut.from > seg.from || cut.to < seg.to);
        }
        (kept && !self.scratch.splitter.cuts.is_empty()).then_some(total)
    }

    /// The first stretch from `at` on in which `p` cannot hold `seg`.
    fn next_interference(&mut self, env: Env<'_>, p: Preg, seg: Seg, at: u32) -> Option<(u32, u32)> {
        let taken = self.occupancy.overlap(p.index(), at, seg.to).map(|e| (e.from, e.to));
        let reserved = env.reserved.next_in(env.code, p, seg, at);
        let first = match (taken, reserved) {
            (Some(taken), Some(reserved)) if reserved.0 >= taken.0 => taken,
            (taken, reserved) => reserved.or(taken)?,
        };
        Some((first.0.max(at), first.1.min(seg.to)))
    }

    /// The first call from `at` on that clobbers `p`.
    fn next_call(&mut self, env: Env<'_>, p: Preg, seg: Seg, at: u32) -> Option<(u32, u32)> {
        let first = env.reserved.next_call(env.code, p, seg, at)?;
        Some((first.0.max(at), first.1.min(seg.to)))
    }

    /// Widens an interference to instruction boundaries, to the ends of its blocks as far as no operand (all
    /// lie outside of `quiet`) is in between, and to silent loops.
    fn widen(&self, env: Env<'_>, index: u32, seg: Seg, taken: Range<u32>, quiet: Range<u32>) -> Cut {
        let block_start = |b: u32| if b == 0 { 0 } else { 4 * env.code.block_ends[b as usize - 1] };
        let block_end = |b: u32| 4 * env.code.block_ends[b as usize];
        let b0 = env.cfg.block_of[taken.start as usize / 4];
        let b1 = env.cfg.block_of[taken.end.div_ceil(4) as usize - 1];
        let mut from = seg.from.max(block_start(b0)).max(quiet.start);
        let mut to = seg.to.min(block_end(b1)).min(quiet.end);
        let mut next = env.cfg.loop_of(b0);
        let mut widest = None;
        for _ in 0..MAX_CLIMB {
            let Some(l) = next else { break };
            let (lo, hi) = env.cfg.run_of(l, b0);
            let (start, end) = (block_start(lo), block_end(hi - 1));
            if quiet.start > start || quiet.end < end {
                break;
            }
            widest = Some((start, end));
            next = env.cfg.forest().parent(l);
        }
        if let Some((start, end)) = widest {
            from = from.min(start.max(seg.from));
            to = to.max(end.min(seg.to));
        }
        Cut { seg: index, from, to, whole_loop: widest.is_some() }
    }

    /// What going to the stack at the start of a cut costs.
    fn start_cost(&self, env: Env<'_>, seg: Seg, cut: Cut) -> f32 {
        let (starts, freq) = self.crossing(env, cut.from, cut.from / 4, cut.whole_loop);
        match (cut.from > seg.from, starts) {
            (true, _) => STORE * freq,
            // Live into the block: the store is on the edges, if it comes from a register there.
            (false, true) => 0.5 * freq,
            (false, false) => 0.0,
        }
    }

    /// What coming back at its end costs.
    fn end_cost(&self, env: Env<'_>, seg: Seg, cut: Cut) -> f32 {
        let (ends, freq) = self.crossing(env, cut.to, (cut.to - 1) / 4, cut.whole_loop);
        match (cut.to < seg.to, ends) {
            (true, _) => freq,
            (false, true) => 0.7 * freq,
            (false, false) => 0.0,
        }
    }

    /// Whether `position` is a border of the block of the neighbouring instruction `inst`, and how often it
    /// is crossed: the border of a loop by what enters or leaves the loop, anything else as often as the
    /// block runs.
    fn crossing(&self, env: Env<'_>, position: u32, inst: u32, whole_loop: bool) -> (bool, f32) {
        let block = env.cfg.block_of[inst as usize] as usize;
        let freqs = &env.code.block_freqs;
        let insts = env.code.block_insts(block);
        let other = if position == 4 * insts.start as u32 {
            block.wrapping_sub(1)
        } else if position == 4 * insts.end as u32 {
            block + 1
        } else {
            return (false, freqs[block]);
        };
        let freq = if whole_loop {
            freqs.get(other).map_or(freqs[block], |f| f.min(freqs[block]))
        } else {
            freqs[block]
        };
        (true, freq)
    }

    /// Whether control goes on from one position to the other without passing more than one border between
    /// blocks.
    fn flows(&self, env: Env<'_>, from: u32, to: u32) -> bool {
        if to <= from {
            return true;
        }
        let (a, b) = (env.cfg.block_of[(from as usize - 1) / 4], env.cfg.block_of[to as usize / 4]);
        a == b || (a + 1 == b && env.code.block_succs(a as usize).contains(&b))
    }

    /// The bundle outside the cuts gets `p`; what is cut out becomes parts of its own.
    fn apply_cuts(&mut self, env: Env<'_>, b: &Bundle, p: Preg) {
        let cuts = core::mem::take(&mut self.scratch.splitter.cuts);
        let kept = self.pool.len();
        let mut next = 0;
        for i in b.range() {
            steps(1);
            let seg = self.pool[i];
            let mut at = seg.from;
            while let Some(cut) = cuts.get(next).filter(|c| c.seg == i as u32) {
                if at < cut.from {
                    self.pool.push(Seg { from: at, to: cut.from, ..seg });
                }
                at = cut.to;
                next += 1;
            }
            if at < seg.to {
                self.pool.push(Seg { from: at, ..seg });
            }
        }
        let id = self.add_bundle(env, kept as u32, self.pool.len() as u32, b.root);
        self.bundles[id as usize].generation = b.generation + 1;
        self.bundles[id as usize].by_loops = b.by_loops;
        self.assign(env, id, p);
        for cut in &cuts {
            let seg = Seg { from: cut.from, to: cut.to, ..self.pool[cut.seg as usize] };
            if env.occs_of(seg).next().is_some() {
                let start = self.pool.len();
                self.pool.push(seg);
                self.add_part(env, start, b, b.generation + 1);
            } else {
                self.scratch.splitter.rest.push(seg);
            }
        }
        self.add_rest(env, b.root);
        self.scratch.splitter.cuts = cuts;
    }

    /// One part per outermost loop within the smallest loop around the bundle. False when that is a single
    /// part.
    fn split_by_loops(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        if env.cfg.forest().n_loops() == 0 {
            return false;
        }
        let region = self.region(env, b);
        let mut keyed = core::mem::take(&mut self.scratch.splitter.keyed);
        keyed.clear();
        for i in b.range() {
            steps(1);
            let seg = self.pool[i];
            let mut at = seg.from;
            while at < seg.to {
                let block = env.cfg.block_of[at as usize / 4];
                let key = self.child_loop(env, region, env.cfg.loop_of(block));
                let end_block = key.map_or_else(|| env.cfg.level_end(block), |key| env.cfg.run_of(key, block).1);
                let key = key.map_or(NONE, |key| key.0);
                let to = seg.to.min(4 * env.code.block_ends[end_block as usize - 1]);
                match keyed.last_mut() {
                    Some((k, s)) if *k == key && s.to == at && s.vreg == seg.vreg => s.to = to,
                    _ => keyed.push((key, Seg { from: at, to, ..seg })),
                }
                at = to;
            }
        }
        keyed.sort_unstable_by_key(|(key, seg)| (*key, seg.from));
        let several = keyed.first().map(|k| k.0) != keyed.last().map(|k| k.0);
        if several {
            let mut deeper = *b;
            deeper.by_loops += 1;
            let mut at = 0;
            while at < keyed.len() {
                let key = keyed[at].0;
                let start = self.pool.len();
                while at < keyed.len() && keyed[at].0 == key {
                    self.pool.push(keyed[at].1);
                    at += 1;
                }
                self.add_part(env, start, &deeper, b.generation);
            }
        }
        self.scratch.splitter.keyed = keyed;
        several
    }

    /// The innermost loop that contains both ends of every interval.
    fn region(&self, env: Env<'_>, b: &Bundle) -> Option<LoopId> {
        let loop_at = |position: u32| env.cfg.loop_of(env.cfg.block_of[position as usize / 4]);
        let mut region = loop_at(self.pool[b.start as usize].from);
        for seg in &self.pool[b.range()] {
            for l in [loop_at(seg.from), loop_at(seg.to - 1)] {
                steps(1);
                region = env.cfg.common_loop(region, l);
            }
        }
        region
    }

    /// The loop directly inside `region` that contains `l`; `None` when `l` is `region` itself or outside.
    fn child_loop(&self, env: Env<'_>, region: Option<LoopId>, l: Option<LoopId>) -> Option<LoopId> {
        let inside = l.filter(|_| l != region && env.cfg.encloses(region, l));
        inside.map(|l| env.cfg.ancestor_below(region, l))
    }

    /// One part per block, from the first operand to the last. False when that is the bundle itself.
    fn split_by_blocks(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        let mut parts = core::mem::take(&mut self.scratch.splitter.keyed);
        parts.clear();
        let mut rest = core::mem::take(&mut self.scratch.splitter.rest);
        rest.clear();
        for i in b.range() {
            steps(1);
            let seg = self.pool[i];
            let mut at = seg.from;
            let mut open: Option<(u32, u32, u32)> = None;
            for (occ, _) in env.occs_of(seg) {
                let block = env.cfg.block_of[occ.inst as usize];
                let (from, to) = ((4 * occ.inst).max(seg.from), (4 * occ.inst + 4).min(seg.to));
                match &mut open {
                    Some((k, _, end)) if *k == block => *end = to,
                    _ => {
                        if let Some((k, start, end)) = open {
                            push_part(&mut parts, &mut rest, seg, k, &mut at, start, end);
                        }
                        open = Some((block, from, to));
                    }
                }
            }
            if let Some((k, start, end)) = open {
                push_part(&mut parts, &mut rest, seg, k, &mut at, start, end);
            }
            if at < seg.to {
                rest.push(Seg { from: at, ..seg });
            }
        }
        let changed = !rest.is_empty() || parts.first().map(|k| k.0) != parts.last().map(|k| k.0);
        if changed {
            let mut at = 0;
            while at < parts.len() {
                let key = parts[at].0;
                let start = self.pool.len();
                while at < parts.len() && parts[at].0 == key {
                    self.pool.push(parts[at].1);
                    at += 1;
                }
                self.add_part(env, start, b, b.generation);
            }
            self.scratch.splitter.rest = rest;
            self.add_rest(env, b.root);
        } else {
            rest.clear();
            self.scratch.splitter.rest = rest;
        }
        self.scratch.splitter.keyed = parts;
        changed
    }

    /// Two parts with the longest distance between two operands left out. Only the middle operands count, so
    /// that parts of parts shrink fast. False when there is no such gap.
    fn split_at_gap(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        let mut occs = core::mem::take(&mut self.scratch.splitter.insts);
        occs.clear();
        for &seg in &self.pool[b.range()] {
            for (occ, _) in env.occs_of(seg) {
                if occs.last() != Some(&occ.inst) {
                    occs.push(occ.inst);
                }
            }
        }
        let n = occs.len();
        let gap = (n / 4..(n - n / 4).saturating_sub(1)).max_by_key(|&i| (occs[i + 1] - occs[i], i));
        let cut = gap.map(|i| (4 * (occs[i] + 1), 4 * occs[i + 1]));
        self.scratch.splitter.insts = occs;
        let Some((from, to)) = cut else { return false };
        self.scratch.splitter.rest.clear();
        for side in [0..from, to..u32::MAX] {
            steps(b.range().len());
            let start = self.pool.len();
            for i in b.range() {
                let seg = self.pool[i];
                let (lo, hi) = (seg.from.max(side.start), seg.to.min(side.end));
                if lo < hi {
                    self.pool.push(Seg { from: lo, to: hi, ..seg });
                }
            }
            self.add_part(env, start, b, b.generation);
        }
        for i in b.range() {
            steps(1);
            let seg = self.pool[i];
            let (lo, hi) = (seg.from.max(from), seg.to.min(to));
            if lo < hi {
                self.scratch.splitter.rest.push(Seg { from: lo, to: hi, ..seg });
            }
        }
        self.add_rest(env, b.root);
        true
    }

    /// One part per instruction that needs a register; everything else goes on the stack.
    fn split_by_instructions(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        if self.is_short(b) && b.range().len() == 1 && self.needs_any(env, b) {
            return false;
        }
        let mut rest = core::mem::take(&mut self.scratch.splitter.rest);
        rest.clear();
        let mut parts = core::mem::take(&mut self.scratch.splitter.keyed);
        parts.clear();
        for i in b.range() {
            steps(1);
            let seg = self.pool[i];
            let mut at = seg.from;
            for (occ, op) in env.occs_of(seg) {
                let (from, to) = ((4 * occ.inst).max(seg.from), (4 * occ.inst + 4).min(seg.to));
                if from < at || !env.needs_register(occ, op) {
                    continue;
                }
                push_part(&mut parts, &mut rest, seg, occ.inst, &mut at, from, to);
            }
            if at < seg.to {
                rest.push(Seg { from: at, ..seg });
            }
        }
        for &(_, seg) in &parts {
            let start = self.pool.len();
            self.pool.push(seg);
            self.add_part(env, start, b, b.generation);
        }
        self.scratch.splitter.keyed = parts;
        self.scratch.splitter.rest = rest;
        self.add_rest(env, b.root);
        true
    }
}

/// Adds `start .. end` of `seg` to the parts and what lies before it to the rest.
fn push_part(
    parts: &mut Vec<(u32, Seg)>,
    rest: &mut Vec<Seg>,
    seg: Seg,
    key: u32,
    at: &mut u32,
    start: u32,
    end: u32,
) {
    if *at < start {
        rest.push(Seg { from: *at, to: start, ..seg });
    }
    parts.push((key, Seg { from: start, to: end, ..seg }));
    *at = end;
}
