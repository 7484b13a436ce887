//! Hints: registers in which a bundle would save moves.
//!
//! Each operand that is moved to or from another value, or demanded in a register, votes for that register
//! with its frequency. Between registers with votes, a value that lives at the same time and is demanded in
//! one of them later votes against that one. Of the free registers the one with the most votes is taken.
//!
//! ```text
//! v0 := r7        1 vote for r7 (block executed once)
//! v1 := v0        10 votes for r3, which v1 has (block executed ten times),
//!                 or 5 if v1 has none but would like r3
//! ```

use super::bundle::{Bundle, NO_HINT};
use super::ctx::Ctx;
use crate::build::demand::{MOVE, TIED};
use crate::build::env::Env;
use crate::error::NONE;
use crate::input::{Constraint, Vreg};
use crate::registers::{ClassSet, Preg};
use crate::work::steps;

/// Votes for the register that the other side of a move would like but does not have yet, per execution: it
/// may end up elsewhere.
const WISHED: f32 = 0.5;
/// Votes for the register of another part of the same value: they meet at least once, mostly in code less
/// frequent than the entry, and a part that comes late should not outvote an operand.
const SAME_VALUE: f32 = 0.5;
/// Votes for the bundle's own hint: just enough to decide between registers that have none.
const OWN_HINT: f32 = 0.01;

impl Ctx {
    /// Scores the registers that would save moves at the bundle's operands; gives those with a score.
    pub(super) fn score_hints(&mut self, env: Env<'_>, b: &Bundle) -> ClassSet {
        let mut hinted = ClassSet::EMPTY;
        for i in if b.hinted { b.range() } else { 0..0 } {
            let seg = self.pool[i];
            for occ in env.live.occs_from(seg.vreg, seg.from / 4) {
                steps(1);
                if 4 * occ.inst >= seg.to {
                    break;
                }
                let op = env.code.operands[occ.operand as usize];
                let flags = env.live.flags[occ.operand as usize];
                let (preg, factor) = match op.constraint() {
                    Constraint::Fixed(p) => (p.0, 1.0),
                    Constraint::Reuse(k) => {
                        let start = env.code.operand_range(occ.inst as usize).start;
                        self.hint_of(env.code.operands[start + k as usize].vreg(), b)
                    }
                    _ if flags & MOVE != 0 => {
                        let start = env.code.operand_range(occ.inst as usize).start as u32;
                        let other = start + u32::from(occ.operand == start);
                        self.hint_of(env.code.operands[other as usize].vreg(), b)
                    }
                    Constraint::Reg if flags & TIED != 0 => {
                        let range = env.code.operand_range(occ.inst as usize);
                        let k = Constraint::Reuse((occ.operand as usize - range.start) as u8);
                        let def = env.code.operands[range].iter().find(|o| o.constraint() == k);
                        def.map_or((NO_HINT, 0.0), |d| self.hint_of(d.vreg(), b))
                    }
                    _ => continue,
                };
                if preg != NO_HINT && env.order.allocatable.contains(Preg(preg)) {
                    self.scores[Preg(preg).number() as usize] += factor * env.freq(occ.inst);
                    hinted.insert(Preg(preg));
                }
            }
        }
        for (preg, score) in [(self.root_hint[b.root.index()], SAME_VALUE), (b.hint, OWN_HINT)] {
            if preg != NO_HINT && env.order.allocatable.contains(Preg(preg)) {
                self.scores[Preg(preg).number() as usize] += score;
                hinted.insert(Preg(preg));
            }
        }
        hinted
    }

    /// The register of the other side of a move, or its hint, and the weight of the vote.
    fn hint_of(&self, vreg: Vreg, b: &Bundle) -> (u8, f32) {
        let other = self.bundle_of[vreg.index()];
        if other == NONE {
            return (NO_HINT, 0.0);
        }
        let other = &self.bundles[other as usize];
        if other.root == b.root {
            (NO_HINT, 0.0)
        } else if (other.place as usize) < Preg::COUNT {
            (other.place, 1.0)
        } else {
            (other.hint, WISHED)
        }
    }
}
