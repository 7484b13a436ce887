//! Splitting around interference: finds the register in which the stretches that must be cut out of a bundle
//! cost least.
//!
//! The facts that all registers share are collected once: the instructions that mention the bundle with their
//! costs on the stack, and the calls within it. Each register is then scanned from left to right beside the
//! bundle, until its cuts cost more than those of the best one so far.
//!
//! ```text
//! v0 live over instructions 0 to 80, used by 4, 8, 72 and 76; r1 is occupied from 20 to 60
//! the cut is widened from after 8 to before 72, positions 36..288 (4 per instruction): a store and a load
//! ```

use alloc::vec::Vec;
use core::ops::Range;

use super::bundle::Bundle;
use super::ctx::{Ctx, Cut};
use crate::build::env::Env;
use crate::build::live::Seg;
use crate::build::reserve::Reserved;
use crate::registers::{ClassSet, Preg};
use crate::work::steps;

/// A range around interference must save this part of the cost of spilling everywhere to be worth while.
const WORTH_CUTTING: f32 = 0.95;
/// A store at the start of a cut counts less than the load at its end: the value may be in its slot already.
const STORE: f32 = 0.8;
/// The same at the start of a block that the value is live into: the store is on the edges, if it comes from
/// a register there.
const STORE_ON_EDGES: f32 = 0.5;
/// A load at the end of a block that the value is live out of.
const LOAD_ON_EDGES: f32 = 0.7;

/// A register with more cuts than this is not worth having: parts of the bundle find better ones.
const MAX_CUTS: usize = 8;
/// How many loops around an interference are considered.
const MAX_CLIMB: usize = 16;

/// An instruction that mentions a bundle.
#[derive(Clone, Copy)]
struct Mention {
    inst: u32,
    /// Its cost on the stack.
    cost: f32,
}

/// An interval of a bundle.
#[derive(Clone, Copy)]
struct Stretch {
    seg: Seg,
    /// Its first mention and its first call; both end where those of the next stretch begin.
    mentions: u32,
    calls: u32,
    /// One past its last call.
    calls_end: u32,
    /// The positions around it between which its register is not mentioned outside of it.
    before: u32,
    after: u32,
}

/// The facts about a bundle that do not depend on the register.
#[derive(Default)]
pub(super) struct Outline {
    stretches: Vec<Stretch>,
    mentions: Vec<Mention>,
}

impl Outline {
    fn draw(&mut self, env: Env<'_>, segs: &[Seg]) {
        self.stretches.clear();
        self.mentions.clear();
        for &seg in segs {
            steps(1);
            let start = self.mentions.len() as u32;
            let occs = env.live.occs(seg.vreg);
            let inside = env.live.occs_from(seg.vreg, seg.from / 4);
            let first = occs.len() - inside.len();
            let own = inside.iter().take_while(|occ| 4 * occ.inst < seg.to).inspect(|_| steps(1));
            self.mentions.extend(own.map(|occ| Mention {
                inst: occ.inst,
                cost: env.freq(occ.inst) * env.operand_cost(*occ, env.code.operands[occ.operand as usize]),
            }));
            let calls = env.reserved.calls_in(seg);
            self.stretches.push(Stretch {
                seg,
                mentions: start,
                calls: calls.start,
                calls_end: calls.end,
                before: first.checked_sub(1).map_or(0, |last| 4 * (occs[last].inst + 1)),
                after: inside.get(self.mentions.len() - start as usize).map_or(u32::MAX, |occ| 4 * occ.inst),
            });
        }
    }
}

/// Walks through the obstacles in one register.
struct Obstacles<'a> {
    p: Preg,
    /// The occupants so far are obstacles.
    assigned: bool,
    /// The reservations of instructions from the current position on.
    fixed: &'a [Reserved],
    is_clobbered: bool,
}

impl Obstacles<'_> {
    /// The first range from `at` on in which the register cannot hold the stretch, within it.
    fn next(&mut self, assign: &mut Ctx, env: Env<'_>, stretch: &Stretch, at: u32) -> Option<(u32, u32)> {
        let Stretch { seg, calls, calls_end, .. } = *stretch;
        let (mut from, mut to) = (seg.to, seg.to);
        if self.is_clobbered
            && calls != calls_end
            && let Some(call) = env.reserved.next_call(env.code, self.p, calls..calls_end, at)
        {
            (from, to) = call;
        }
        if !self.fixed.is_empty() {
            self.fixed = after(self.fixed, at);
            let inside = self.fixed.iter().take_while(|r| r.from < from).inspect(|_| steps(1));
            let mut of_others = inside.filter(|r| r.vreg != seg.vreg);
            if let Some(reserved) = of_others.next() {
                (from, to) = (reserved.from, reserved.to);
            }
        }
        if self.assigned
            && let Some(taken) = assign.occupancy.at_or_after(self.p.index(), at)
            && taken.from <= from
            && taken.from < seg.to
        {
            (from, to) = (taken.from, taken.to);
        }
        (from < seg.to).then(|| (from.max(at), to.min(seg.to)))
    }
}

/// The reservations that end after `at`.
#[inline]
fn after(fixed: &[Reserved], at: u32) -> &[Reserved] {
    let near = fixed.iter().take(4).take_while(|r| r.to <= at).count();
    let fixed = &fixed[near..];
    if near < 4 { fixed } else { &fixed[fixed.partition_point(|r| r.to <= at)..] }
}

impl Ctx {
    /// Gives the bundle a register outside of cuts that cost less than spilling everywhere. False when there
    /// is none.
    pub(super) fn split_around_interference(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        let mut outline = core::mem::take(&mut self.splitter.outline);
        outline.draw(env, &self.pool[b.range()]);
        let best = self.find_register(env, b, &outline);
        self.splitter.outline = outline;
        let Some(p) = best else { return false };
        core::mem::swap(&mut self.splitter.cuts, &mut self.splitter.best_cuts);
        self.apply_cuts(env, b, p);
        true
    }

    /// The register with the cheapest cuts, which are in `splitter.best_cuts` then.
    fn find_register(&mut self, env: Env<'_>, b: &Bundle, outline: &Outline) -> Option<Preg> {
        let mut best = None;
        let mut best_cost = b.cost * WORTH_CUTTING;
        let mut seen_closed = false;
        // In a register that all calls clobber, whatever else is in its way comes on top of the calls, as a
        // rule: if these alone cost too much, none of such registers is tried.
        let clobbered = env.reserved.always_clobbered(b.class);
        let mut hopeless = ClassSet::EMPTY;
        if let Some(p) = clobbered.iter(b.class).next() {
            let calls = Obstacles { p, assigned: false, fixed: &[], is_clobbered: true };
            if self.find_cuts(env, b, outline, calls, best_cost).is_none() {
                hopeless = clobbered;
            }
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
            let obstacles = Obstacles {
                p,
                assigned: true,
                fixed: &env.reserved.fixed[p.index()],
                is_clobbered: env.reserved.is_clobbered(p),
            };
            if let Some(cost) = self.find_cuts(env, b, outline, obstacles, best_cost - opening) {
                best_cost = cost + opening;
                best = Some(p);
                core::mem::swap(&mut self.splitter.cuts, &mut self.splitter.best_cuts);
            }
        }
        best
    }

    /// Fills `splitter.cuts` for one register; gives the cost unless it reaches `limit`, the cuts are too
    /// many, or no part would be left.
    fn find_cuts(
        &mut self,
        env: Env<'_>,
        b: &Bundle,
        outline: &Outline,
        mut obstacles: Obstacles<'_>,
        limit: f32,
    ) -> Option<f32> {
        self.splitter.cuts.clear();
        let mut total = 0.0;
        let mut kept = false;
        for (i, stretch) in outline.stretches.iter().enumerate() {
            steps(1);
            let seg = stretch.seg;
            let mentions_end = match outline.stretches.get(i + 1) {
                Some(next) => next.mentions as usize,
                None => outline.mentions.len(),
            };
            let mentions = &outline.mentions[stretch.mentions as usize..mentions_end];
            let mut at = seg.from;
            // The first mention from the interference on.
            let mut next = 0;
            // The previous cut, the first mention after it, and the cost at its end.
            let mut last: Option<(Cut, usize, f32)> = None;
            while at < seg.to {
                let Some((f, t)) = obstacles.next(self, env, stretch, at) else { break };
                while mentions.get(next).is_some_and(|m| m.inst < f / 4) {
                    next += 1;
                }
                let mut after = next;
                let mut inside = 0.0;
                while let Some(m) = mentions.get(after).filter(|m| m.inst < t.div_ceil(4)) {
                    inside += m.cost;
                    after += 1;
                }
                // The ends of cuts cost at least zero, and at most the last one's cost is taken back.
                if total - last.map_or(0.0, |(.., end_cost)| end_cost) + inside >= limit {
                    return None;
                }
                let before = if next == 0 { stretch.before } else { 4 * (mentions[next - 1].inst + 1) };
                let end = mentions.get(after).map_or(stretch.after, |m| 4 * m.inst);
                let (mut cut, mut from_cost, end_cost) =
                    widen(env, b.start + i as u32, seg, f..t, before..end);
                if let Some((prev, prev_next, end_cost)) = last
                    && prev_next == next
                    && flows(env, prev.to, cut.from)
                {
                    // A return to the register between two cuts is useless without an operand there.
                    total -= end_cost;
                    from_cost = 0.0;
                    cut.from = prev.from;
                    self.splitter.cuts.pop();
                }
                total += from_cost + inside + end_cost;
                if total >= limit || self.splitter.cuts.len() == MAX_CUTS {
                    return None;
                }
                self.splitter.cuts.push(cut);
                last = Some((cut, after, end_cost));
                next = after;
                at = cut.to;
            }
            kept |= last.is_none_or(|(cut, ..)| cut.from > seg.from || cut.to < seg.to);
        }
        (kept && !self.splitter.cuts.is_empty()).then_some(total)
    }

    /// The bundle outside the cuts gets `p`; each cut becomes a part.
    fn apply_cuts(&mut self, env: Env<'_>, b: &Bundle, p: Preg) {
        let cuts = core::mem::take(&mut self.splitter.cuts);
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
        self.assign(env, id, p);
        for cut in &cuts {
            let seg = Seg { from: cut.from, to: cut.to, ..self.pool[cut.seg as usize] };
            if env.occs_of(seg).next().is_some() {
                let start = self.pool.len();
                self.pool.push(seg);
                self.add_part(env, start, b, b.generation + 1);
            } else {
                self.splitter.rest.push(seg);
            }
        }
        self.add_rest(env, b.root);
        self.splitter.cuts = cuts;
    }
}

#[inline]
fn block_start(env: Env<'_>, block: u32) -> u32 {
    if block == 0 { 0 } else { 4 * env.code.block_ends[block as usize - 1] }
}

#[inline]
fn block_end(env: Env<'_>, block: u32) -> u32 {
    4 * env.code.block_ends[block as usize]
}

/// Widens an interference to instruction boundaries, to the ends of its blocks as far as no operand (all lie
/// outside of `quiet`) is in between, and to silent loops; with the cost of the store at the start of the
/// cut, and of the load at its end.
fn widen(env: Env<'_>, index: u32, seg: Seg, taken: Range<u32>, quiet: Range<u32>) -> (Cut, f32, f32) {
    let b0 = env.cfg.block_of[taken.start as usize / 4];
    let b1 = env.cfg.block_of[taken.end.div_ceil(4) as usize - 1];
    let (start0, end0) = (block_start(env, b0), block_end(env, b0));
    let end1 = if b0 == b1 { end0 } else { block_end(env, b1) };
    // A loop is silent only if the block is.
    if quiet.start <= start0 && end0 <= quiet.end {
        let silent = widest_loop(env, b0, &quiet);
        if let Some((start, end)) = silent {
            let from = seg.from.max(start0).max(quiet.start).min(start.max(seg.from));
            let to = seg.to.min(end1).min(quiet.end).max(end.min(seg.to));
            let (starts, start_freq) = crossing(env, from, from / 4);
            let (ends, end_freq) = crossing(env, to, (to - 1) / 4);
            let cut = Cut { seg: index, from, to };
            return (cut, start_cost(seg, from, starts) * start_freq, end_cost(seg, to, ends) * end_freq);
        }
    }
    let from = seg.from.max(start0).max(quiet.start);
    let to = seg.to.min(end1).min(quiet.end);
    let freqs = &env.code.block_freqs;
    let from_cost = start_cost(seg, from, from == start0) * freqs[b0 as usize];
    let to_cost = end_cost(seg, to, to == end1) * freqs[b1 as usize];
    (Cut { seg: index, from, to }, from_cost, to_cost)
}

/// The blocks around `block`, in layout order, of the outermost loop around it that is within `quiet`, as
/// positions.
fn widest_loop(env: Env<'_>, block: u32, quiet: &Range<u32>) -> Option<(u32, u32)> {
    let mut widest = None;
    let mut next = env.cfg.loop_of(block);
    for _ in 0..MAX_CLIMB {
        let Some(l) = next else { break };
        let (lo, hi) = env.cfg.run_of(l, block);
        let (start, end) = (block_start(env, lo), block_end(env, hi - 1));
        if quiet.start > start || quiet.end < end {
            break;
        }
        widest = Some((start, end));
        next = env.cfg.forest().parent(l);
    }
    widest
}

/// How much of a load going to the stack at the start of a cut costs; whether a block starts there.
#[inline]
fn start_cost(seg: Seg, from: u32, starts: bool) -> f32 {
    match (from > seg.from, starts) {
        (true, _) => STORE,
        (false, true) => STORE_ON_EDGES,
        (false, false) => 0.0,
    }
}

/// How much of a load coming back at the end of a cut costs; whether a block ends there.
#[inline]
fn end_cost(seg: Seg, to: u32, ends: bool) -> f32 {
    match (to < seg.to, ends) {
        (true, _) => 1.0,
        (false, true) => LOAD_ON_EDGES,
        (false, false) => 0.0,
    }
}

/// Whether `position` is a border of the block of the neighbouring instruction `inst`, and how often the
/// border of a loop is crossed there.
fn crossing(env: Env<'_>, position: u32, inst: u32) -> (bool, f32) {
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
    (true, freqs.get(other).map_or(freqs[block], |f| f.min(freqs[block])))
}

/// Whether control flows from one position to the other across at most one border between
/// blocks.
fn flows(env: Env<'_>, from: u32, to: u32) -> bool {
    if to <= from {
        return true;
    }
    let (a, b) = (env.cfg.block_of[(from as usize - 1) / 4], env.cfg.block_of[to as usize / 4]);
    a == b || (a + 1 == b && env.code.block_succs(a as usize).contains(&b))
}
