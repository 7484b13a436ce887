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
//! 2. *By blocks*: one part per block, from its first operand to its last; a part's weight counts only its
//!    own operands.
//! 3. *At a gap*: a part with several operands in one block is cut at the longest distance from one to the
//!    next.
//! 4. *By instructions*: one part per operand that cannot be on the stack.
//!
//! A step between 1 and 2 that made one part per loop, outermost loops first, is left out: on the functions
//! that Wasmtime compiles of SQLite it doubled the number of splits, and moves and stores were more with it.
//!
//! The rest between parts is on the stack. Parts of a value that is live across an edge that cannot
//! be split are made by 2 to 4 only, so that it is on the stack at both ends of that edge; its slot is kept
//! up to date by its definitions.
//!
//! Cuts are at instruction boundaries (positions `4i`), at which moves can be inserted.
//!
//! ```text
//! v0 live over 0..80, used at 4, 8, 72, 76; r1 is taken over 20..60 by a call; r2 is taken from 0 to 80
//! around interference, r1: 0..20 and 60..80 in r1, a store at 20 and a load at 60; cost 2
//! by blocks, if 4 and 8 are in one block, 72 and 76 in another: 4..12 and 72..80, each with its own weight
//! ```

use alloc::vec::Vec;

use super::bundle::{Bundle, STACK};
use super::ctx::Ctx;
use crate::build::env::Env;
use crate::build::live::{Occ, Seg};
use crate::error::{Error, NONE};
use crate::input::Vreg;
use crate::work::steps;

/// How often a part of a bundle may be cut around interference again.
const MAX_GENERATION: u8 = 2;

impl Ctx {
    /// Replaces bundle `id` by parts; some have a place afterwards, the rest is in the queue.
    pub(super) fn split(&mut self, env: Env<'_>, id: u32) -> Result<(), Error> {
        let b = self.bundles[id as usize];
        if !self.needs_any(env, &b) && (b.weight <= 0.0 || self.is_short(&b)) {
            self.bundles[id as usize].place = STACK;
            return Ok(());
        }
        self.stats.splits += 1;
        let around = !b.locked && b.generation < MAX_GENERATION;
        if (around && self.split_around_interference(env, &b))
            || self.split_by_blocks(env, &b)
            || self.split_at_gap(env, &b)
            || self.split_by_instructions(env, &b)
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

    /// Makes a part of the intervals from `start` on in the pool. Without operands it is on the stack.
    pub(super) fn add_part(&mut self, env: Env<'_>, start: usize, parent: &Bundle, generation: u8) {
        let end = self.pool.len();
        if start == end {
            return;
        }
        let id = self.add_bundle(env, start as u32, end as u32, parent.root);
        self.bundles[id as usize].generation = generation;
        let b = self.bundles[id as usize];
        // A single operand that takes its value from memory as well needs no register.
        if b.cost <= 0.0 || (self.is_short(&b) && !self.needs_any(env, &b)) {
            self.bundles[id as usize].place = STACK;
        } else {
            self.enqueue(env, id);
        }
    }

    /// Makes a bundle on the stack of the intervals that are in no part.
    pub(super) fn add_rest(&mut self, env: Env<'_>, root: Vreg) {
        if self.splitter.rest.is_empty() {
            return;
        }
        let start = self.pool.len();
        self.pool.append(&mut self.splitter.rest);
        let id = self.add_bundle(env, start as u32, self.pool.len() as u32, root);
        self.bundles[id as usize].place = STACK;
    }

    /// One part per block, from the first operand to the last. False when that is the bundle itself.
    fn split_by_blocks(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        let mut parts = core::mem::take(&mut self.splitter.keyed);
        parts.clear();
        let mut rest = core::mem::take(&mut self.splitter.rest);
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
        self.splitter.rest = rest;
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
            self.add_rest(env, b.root);
        }
        self.splitter.keyed = parts;
        changed
    }

    /// Two parts with the longest distance between two operands left out. Only the middle operands count, so
    /// that parts of parts shrink fast. False when there is no such gap.
    fn split_at_gap(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        let mut occs = core::mem::take(&mut self.splitter.insts);
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
        self.splitter.insts = occs;
        let Some((from, to)) = cut else { return false };
        self.splitter.rest.clear();
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
                self.splitter.rest.push(Seg { from: lo, to: hi, ..seg });
            }
        }
        self.add_rest(env, b.root);
        true
    }

    /// One part per instruction that needs a register; everything else is on the stack.
    fn split_by_instructions(&mut self, env: Env<'_>, b: &Bundle) -> bool {
        if self.is_short(b) && b.range().len() == 1 && self.needs_any(env, b) {
            return false;
        }
        let mut rest = core::mem::take(&mut self.splitter.rest);
        rest.clear();
        let mut parts = core::mem::take(&mut self.splitter.keyed);
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
        self.splitter.keyed = parts;
        self.splitter.rest = rest;
        self.add_rest(env, b.root);
        true
    }
}

/// Adds `start .. end` of `seg` to the parts and the positions before it to the rest.
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
