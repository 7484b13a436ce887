//! The place of every virtual register over time: one register or the stack, or a list of parts where its
//! live range was split.

use alloc::vec::Vec;

use sheave_ssa::{make_room, refill};

use super::spill_through;
use crate::assign;
use crate::assign::bundle::{STACK, UNASSIGNED};
use crate::build::env::Env;
use crate::build::live::Seg;
use crate::error::NONE;
use crate::input::Vreg;
use crate::work::steps;

/// A part of a split register's live range and its place.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) place: u8,
}

/// The places of all registers.
#[derive(Default)]
pub(super) struct Parts {
    /// The place of each register that has only one, else `UNASSIGNED`.
    pub(super) place_of: Vec<u8>,
    /// The first part of each split register; one entry more than registers.
    starts: Vec<u32>,
    parts: Vec<Part>,
    /// For queries in program order: the part of each register that the last one found.
    cursors: Vec<u32>,
    spill_through: spill_through::Ctx,
}

impl Parts {
    /// Collects the places that assignment chose.
    pub(super) fn compute(&mut self, env: Env<'_>, assign: &assign::Ctx) {
        self.place_of.clear();
        make_room(&mut self.place_of, assign.bundle_of.len());
        self.place_of.extend(
            assign.bundle_of.iter().map(|&bundle| {
                if bundle == NONE { UNASSIGNED } else { assign.bundles[bundle as usize].place }
            }),
        );
        let n = env.code.vregs.len();
        refill(&mut self.starts, n + 1, 0);
        self.parts.clear();
        self.cursors.clear();
        if assign.stats.splits == 0 {
            refill(&mut self.cursors, n, 0);
            return;
        }
        self.collect(n, assign);
        self.spill_through.run(env, &mut self.starts, &mut self.parts);
        self.cursors.extend_from_slice(&self.starts[..n]);
    }

    /// The parts of every split register, in order: by register first, which is counted, then each sorted.
    fn collect(&mut self, n: usize, assign: &assign::Ctx) {
        let is_split = |seg: &&Seg| assign.bundle_of[seg.vreg.index()] == NONE;
        for b in &assign.bundles {
            for seg in assign.pool[b.range()].iter().filter(is_split) {
                self.starts[seg.vreg.index() + 1] += 1;
            }
        }
        for v in 0..n {
            self.starts[v + 1] += self.starts[v];
        }
        self.parts.resize(self.starts[n] as usize, Part { from: 0, to: 0, place: STACK });
        self.cursors.extend_from_slice(&self.starts[..n]);
        for b in &assign.bundles {
            for seg in assign.pool[b.range()].iter().filter(is_split) {
                let at = &mut self.cursors[seg.vreg.index()];
                self.parts[*at as usize] = Part { from: seg.from, to: seg.to, place: b.place };
                *at += 1;
            }
        }
        self.cursors.clear();
        for own in self.starts.windows(2).filter(|own| own[1] - own[0] > 1) {
            self.parts[own[0] as usize..own[1] as usize].sort_unstable_by_key(|part| part.from);
        }
    }

    /// Whether no register was split.
    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The number of parts of all registers.
    pub(super) fn len(&self) -> usize {
        self.parts.len()
    }

    /// The place of a register that has only one.
    pub(super) fn whole(&self, vreg: Vreg) -> Option<u8> {
        Some(self.place_of[vreg.index()]).filter(|&place| place != UNASSIGNED)
    }

    /// The parts of a split register; none of a register that has one place.
    #[inline]
    pub(super) fn of(&self, vreg: Vreg) -> &[Part] {
        &self.parts[self.starts[vreg.index()] as usize..self.starts[vreg.index() + 1] as usize]
    }

    /// The place of `vreg` at `at`, for queries that rise with the instruction; `None` if it is not live.
    #[inline(always)]
    pub(super) fn place_at(&mut self, vreg: Vreg, at: u32) -> Option<u8> {
        let place = self.place_of[vreg.index()];
        if place != UNASSIGNED {
            return Some(place);
        }
        let end = self.starts[vreg.index() + 1];
        let cursor = &mut self.cursors[vreg.index()];
        while *cursor < end && self.parts[*cursor as usize].to <= at & !3 {
            steps(1);
            *cursor += 1;
        }
        self.parts[*cursor as usize..end as usize]
            .iter()
            .find(|part| part.to > at)
            .filter(|part| part.from <= at)
            .map(|part| part.place)
    }

    /// The place of a split register at `at`, in any order.
    pub(super) fn part_at(&self, vreg: Vreg, at: u32) -> Option<u8> {
        let parts = self.of(vreg);
        let i = parts.partition_point(|part| part.to <= at);
        parts.get(i).filter(|part| part.from <= at).map(|part| part.place)
    }
}
