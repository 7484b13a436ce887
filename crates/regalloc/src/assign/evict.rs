//! Eviction: a bundle for which no register is free takes one from bundles of lower weight.
//!
//! The register whose heaviest occupant is lightest is taken, if that is lighter than the bundle; its
//! occupants return to the queue. As every eviction replaces weights by a higher one, and parts of split
//! bundles are counted, this ends.
//!
//! ```text
//! v9 (weight 0.5) needs a register for 20..40; r0 holds v1 (0.2) and v2 (0.4) there, r1 holds v3 (0.3).
//! r1 is taken: 0.3 is the lowest of the highest.
//! Were r0 hinted for v9, 0.8 * 0.4 = 0.32 would not be enough.
//! ```

use super::bundle::UNASSIGNED;
use super::ctx::{Ctx, Request};
use crate::build::env::Env;
use crate::error::NONE;
use crate::registers::{ClassSet, Preg};
use crate::work::steps;

/// How many ranges one eviction may displace.
const MAX_EVICTED: usize = 16;
/// Occupants of a hinted register count this much of their weight: the moves that the hint saves pay for a
/// little more spilling, but weights of different ranges are no exact prices.
const HINTED: f32 = 0.8;

impl Ctx {
    /// The register whose occupants are all of lower weight than the bundle, the least important ones.
    /// Their numbers are in `scratch.victims` then.
    pub(super) fn find_victims(&mut self, env: Env<'_>, want: &Request, blocked: ClassSet) -> Option<Preg> {
        let b = &want.bundle;
        let mut best = None;
        let mut best_weight = b.weight;
        for &p in env.order.of(b.class) {
            // A register that an instruction demands is blocked, or not open and so without occupants.
            if blocked.contains(p) {
                continue;
            }
            let factor = if want.hinted.contains(p) { HINTED } else { 1.0 };
            if let Some(weight) = self.heaviest_occupant(want, p, best_weight / factor)
                && weight * factor < best_weight
                && weight < b.weight
            {
                best_weight = weight * factor;
                best = Some(p);
            }
        }
        let best = best?;
        self.collect_occupants(want, best);
        Some(best)
    }

    /// The highest weight among the occupants of `p`, unless it reaches `limit` or they are too many.
    fn heaviest_occupant(&mut self, want: &Request, p: Preg, limit: f32) -> Option<f32> {
        let mut heaviest = 0.0f32;
        let mut count = 0;
        let mut last = NONE;
        for i in want.bundle.range() {
            let seg = self.pool[i];
            let mut at = self.occupancy.seek(p.index(), seg.from);
            while let Some(e) = self.occupancy.next(p.index(), &mut at).filter(|e| e.from < seg.to) {
                if e.owner == last {
                    continue;
                }
                last = e.owner;
                count += 1;
                heaviest = heaviest.max(self.bundles[e.owner as usize].weight);
                if heaviest >= limit || count > MAX_EVICTED {
                    return None;
                }
            }
        }
        (count > 0).then_some(heaviest)
    }

    fn collect_occupants(&mut self, want: &Request, p: Preg) {
        self.victims.clear();
        for i in want.bundle.range() {
            let seg = self.pool[i];
            let mut at = self.occupancy.seek(p.index(), seg.from);
            while let Some(e) = self.occupancy.next(p.index(), &mut at).filter(|e| e.from < seg.to) {
                steps(self.victims.len());
                if !self.victims.contains(&e.owner) {
                    self.victims.push(e.owner);
                }
            }
        }
    }

    pub(super) fn evict(&mut self, env: Env<'_>, p: Preg) {
        for i in 0..self.victims.len() {
            let victim = self.victims[i];
            self.stats.evictions += 1;
            for s in self.bundles[victim as usize].range() {
                let from = self.pool[s].from;
                self.occupancy.remove(p.index(), from);
            }
            self.bundles[victim as usize].place = UNASSIGNED;
            self.enqueue(env, victim);
        }
    }
}
