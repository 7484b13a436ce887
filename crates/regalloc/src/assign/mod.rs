//! Assignment of registers: bundles by priority, each into a free register, in place of less important ones,
//! or split.
//!
//! Algorithm: priority-based allocation with eviction over live intervals with holes, after LLVM's greedy
//! allocator (Jakob Stoklund Olesen, "Register Allocation in LLVM 3.0", 2011) and its descendants in
//! IonMonkey and regalloc2: ranges that cross blocks come first, longest first, because they are hard to
//! place; then the local ones in program order. A range takes a hinted register if that is free, else the
//! first free one; a callee-saved register is opened only for a range whose spilling would cost more than
//! saving the register; else it evicts ranges that are all of lower weight (see `bundle` and `evict`); else
//! it is split (see `split`), and its parts return to the queue with weights of their own.
//!
//! Evictions strictly rise in weight and splits strictly shrink, so the loop ends. A bundle costs a few
//! binary searches per interval and register tried.

mod around;
pub(crate) mod bundle;
mod ctx;
mod evict;
mod hints;
mod split;

use crate::build::demand::Demand;
use crate::build::env::Env;
use crate::error::{Error, NONE};
use crate::input::Vreg;
use crate::occupancy::Entry;
use crate::output::Stats;
use crate::registers::{ClassSet, Preg};
use bundle::{Bundle, NO_HINT, UNASSIGNED};
use ctx::Request;
use sheave_ssa::{refill, restart};

pub(crate) use ctx::Ctx;

/// The cost of saving and restoring a callee-saved register, in executions of a load or store. A little below
/// two: a register once opened usually serves several ranges.
const CALLEE_SAVED_COST: f32 = 1.6;

impl Ctx {
    /// Gives every bundle a place. `self.pool` holds the live ranges.
    pub(crate) fn run(&mut self, env: Env<'_>) -> Result<(), Error> {
        self.reset(env);
        self.make_bundles(env)?;
        self.queue.first.sort_unstable();
        while let Some(id) = self.queue.pop() {
            self.allocate(env, id)?;
        }
        Ok(())
    }

    fn reset(&mut self, env: Env<'_>) {
        restart(&mut self.bundles);
        self.occupancy.reset_members(Preg::COUNT, env.regs.order.iter().map(|p| p.index()));
        refill(&mut self.bundle_of, env.code.vregs.len(), NONE);
        refill(&mut self.root_hint, env.code.vregs.len(), NO_HINT);
        self.opened = env.reserved.touched() & env.regs.callee_saved;
        self.queue.first.clear();
        self.queue.heap.clear();
        self.scores.resize(Preg::PER_CLASS, 0.0);
        self.stats = Stats::default();
    }

    fn make_bundles(&mut self, env: Env<'_>) -> Result<(), Error> {
        for v in 0..env.code.vregs.len() {
            let root = env.merged.roots[v];
            if root.len == 0 {
                continue;
            }
            let range = root.range();
            let id = self.bundles.len() as u32;
            let mut demand = Demand::default();
            for i in range.clone() {
                let vreg = self.pool[i].vreg;
                // Each register counts once, however many intervals it has.
                if self.bundle_of[vreg.index()] != id {
                    self.bundle_of[vreg.index()] = id;
                    demand.join(&env.live.demands[vreg.index()]);
                }
            }
            let segs = &self.pool[range.clone()];
            if env.code.vregs[v].class.index() >= env.regs.classes.len() {
                let rule = "a register is of a class that is not described";
                return Err(Error::Malformed { inst: segs[0].from / 4, rule });
            }
            let mut bundle = Bundle::new(env, segs, range.start as u32, Vreg(v as u32), demand);
            bundle.hinted = env.merged.hinted[v];
            self.bundles.push(bundle);
            self.queue.first.push(self.priority(env, id));
        }
        Ok(())
    }

    /// Makes a bundle of intervals of the pool, with cost and weight.
    fn add_bundle(&mut self, env: Env<'_>, start: u32, end: u32, root: Vreg) -> u32 {
        let mut demand = Demand::default();
        for &seg in &self.pool[start as usize..end as usize] {
            let remat = env.is_remat(seg.vreg);
            for (occ, op) in env.occs_of(seg) {
                demand.add(op, env.live.flags[occ.operand as usize], remat, env.freq(occ.inst));
            }
        }
        let segs = &self.pool[start as usize..end as usize];
        self.bundles.push(Bundle::new(env, segs, start, root, demand));
        self.bundles.len() as u32 - 1
    }

    /// Puts a bundle in the queue.
    fn enqueue(&mut self, env: Env<'_>, id: u32) {
        self.queue.heap.push(self.priority(env, id));
    }

    /// Ranges that cross blocks first, long before short; then the local ones in program order.
    fn priority(&self, env: Env<'_>, id: u32) -> u64 {
        let b = &self.bundles[id as usize];
        let (first, last) = (self.pool[b.start as usize].from, self.pool[b.end as usize - 1].to - 1);
        let blocks = &env.cfg.block_of;
        let prio = if blocks[first as usize / 4] == blocks[last as usize / 4] {
            (1 << 30) - first / 4
        } else {
            1 << 31 | (b.length.min((1 << 31) - 1))
        };
        u64::from(prio) << 32 | u64::from(!id)
    }

    /// Finds a place for one bundle.
    fn allocate(&mut self, env: Env<'_>, id: u32) -> Result<(), Error> {
        let bundle = self.bundles[id as usize];
        if bundle.place != UNASSIGNED {
            return Ok(());
        }
        let segs = &self.pool[bundle.range()];
        let mut blocked = env.reserved.clobbered(env.code, bundle.class, segs);
        let demanded = env.reserved.demanded(bundle.class, segs);
        let hinted = self.score_hints(env, &bundle);
        let want = Request { bundle, demanded, hinted };
        let choice = self.find_free(env, &want, &mut blocked);
        for p in hinted.iter(bundle.class) {
            self.scores[p.number() as usize] = 0.0;
        }
        if let Some(p) = choice {
            self.assign(env, id, p);
            return Ok(());
        }
        if let Some(p) = self.find_victims(env, &want, blocked) {
            self.evict(env, p);
            self.assign(env, id, p);
            return Ok(());
        }
        // A bundle that needs a register within one instruction opens a callee-saved one at any price.
        if bundle.weight == f32::INFINITY
            && let Some(p) = self.find_closed(env, &want, &mut blocked)
        {
            self.assign(env, id, p);
            return Ok(());
        }
        self.split(env, id)
    }

    /// A register that is free wherever the bundle is live: hinted ones first, then in the order of
    /// preference, those last that a later value wants. Registers that no eviction can free are added to
    /// `blocked`.
    fn find_free(&mut self, env: Env<'_>, want: &Request, blocked: &mut ClassSet) -> Option<Preg> {
        let b = &want.bundle;
        let preserved = env.regs.callee_saved.in_class(b.class).0 & !self.opened.in_class(b.class).0;
        let preserved = ClassSet(preserved);
        let mut tried = *blocked;
        let mut left = ClassSet(want.hinted.0 & !blocked.0);
        if left.0 & left.0.wrapping_sub(1) != 0 {
            self.vote_against(env, b, left);
        }
        let score = |scores: &[f32], p: Preg| scores[p.number() as usize];
        while !left.is_empty() {
            let scores = &self.scores;
            let best = left.iter(b.class).max_by(|a, c| score(scores, *a).total_cmp(&score(scores, *c)))?;
            left.remove(best);
            if self.worth_opening(env, b, best, score(scores, best)) {
                tried.insert(best);
                if self.is_free(env, want, best, blocked) {
                    return Some(best);
                }
            }
        }
        let (mut closed, mut wanted) = (None, None);
        for &p in env.order.of(b.class) {
            if tried.contains(p) {
                continue;
            }
            if preserved.contains(p) {
                closed = closed.or(Some(p));
                continue;
            }
            if self.is_free(env, want, p, blocked) {
                if self.wanted_by(env, b, p).is_none() {
                    return Some(p);
                }
                wanted = wanted.or(Some(p));
            }
        }
        if wanted.is_some() {
            return wanted;
        }
        // A register that is not open yet has no occupants, but an instruction may reserve it.
        let p = closed?;
        (self.worth_opening(env, b, p, 0.0) && self.is_free(env, want, p, blocked)).then_some(p)
    }

    /// A callee-saved register that is not open yet and that no instruction within the bundle demands.
    fn find_closed(&mut self, env: Env<'_>, want: &Request, blocked: &mut ClassSet) -> Option<Preg> {
        let mut order = env.order.of(want.bundle.class).iter().copied();
        order.find(|&p| {
            let closed = env.regs.callee_saved.contains(p) && !self.opened.contains(p);
            closed && !blocked.contains(p) && self.is_free(env, want, p, blocked)
        })
    }

    /// Whether spilling the bundle would cost more than saving a register for the caller.
    fn worth_opening(&self, env: Env<'_>, b: &Bundle, p: Preg, bonus: f32) -> bool {
        !env.regs.callee_saved.contains(p)
            || self.opened.contains(p)
            || b.cost + bonus >= CALLEE_SAVED_COST * env.code.block_freqs[0]
    }

    /// Whether `p` is free wherever the bundle is live. If it is not, because an instruction demands it for
    /// another value or an occupant weighs as much, it is added to `blocked`.
    fn is_free(&mut self, env: Env<'_>, want: &Request, p: Preg, blocked: &mut ClassSet) -> bool {
        if want.demanded.contains(p) && env.reserved.meets(p, &self.pool[want.bundle.range()]) {
            blocked.insert(p);
            return false;
        }
        for i in want.bundle.range() {
            let seg = self.pool[i];
            if let Some(taken) = self.occupancy.overlap(p.index(), seg.from, seg.to) {
                if self.bundles[taken.owner as usize].weight >= want.bundle.weight {
                    blocked.insert(p);
                }
                return false;
            }
        }
        true
    }

    /// Takes votes from registers with hints that later values want: left to such a value, a register saves
    /// it a move.
    #[inline(never)]
    fn vote_against(&mut self, env: Env<'_>, b: &Bundle, hinted: ClassSet) {
        for p in hinted.iter(b.class) {
            if let Some(inst) = self.wanted_by(env, b, p) {
                self.scores[p.number() as usize] -= env.freq(inst);
            }
        }
    }

    /// The next instruction after the bundle that demands `p`, if it does so for another value that overlaps
    /// the bundle and has no register yet.
    #[inline(always)]
    fn wanted_by(&self, env: Env<'_>, b: &Bundle, p: Preg) -> Option<u32> {
        let (start, end) = (self.pool[b.start as usize].from, self.pool[b.end as usize - 1].to);
        let next = env.reserved.next_demand(p, end)?;
        let &other = self.bundle_of.get(next.vreg.index()).filter(|&&other| other != NONE)?;
        let other = &self.bundles[other as usize];
        let (from, to) = (self.pool[other.start as usize].from, self.pool[other.end as usize - 1].to);
        let is_wanted = other.place == UNASSIGNED && other.root != b.root && from < end && start < to;
        is_wanted.then_some(next.from / 4)
    }

    /// Gives the bundle a register that is free for it.
    fn assign(&mut self, env: Env<'_>, id: u32, p: Preg) {
        let b = &mut self.bundles[id as usize];
        b.place = p.0;
        self.root_hint[b.root.index()] = p.0;
        if env.regs.callee_saved.contains(p) {
            self.opened.insert(p);
        }
        for i in b.range() {
            let seg = self.pool[i];
            self.occupancy.insert(p.index(), Entry { from: seg.from, to: seg.to, owner: id });
        }
    }
}
