//! A bundle and its weight, which decides between bundles that compete for a register.
//!
//! A bundle's *cost* is that of spilling it everywhere, in executions of a load or store (`demand`). Its
//! *weight* is cost per length: of two bundles that compete for a register, the heavier wins. Weights rise as
//! bundles are split, because their parts are shorter, and end at [`f32::INFINITY`] for a bundle within one
//! instruction that needs a register there.
//!
//! ```text
//! v0 is used 3 times in 40 instructions: cost 3, weight 3 / (40 + 8) = 0.06
//! v1 is used once in 2 instructions:     cost 1, weight 1 / (2 + 8) = 0.1      v1 evicts v0
//! ```

use crate::build::demand::Demand;
use crate::build::env::Env;
use crate::build::live::Seg;
use crate::input::Vreg;
use crate::registers::Class;

/// [`Bundle::place`]: none yet.
pub(crate) const UNASSIGNED: u8 = 254;
/// [`Bundle::place`]: the spill slot (or none, for a value that can be rematerialised).
pub(crate) const STACK: u8 = 255;
/// No hinted register.
pub(crate) const NO_HINT: u8 = 255;

/// The weight of ranges that splitting could only make worse.
const TIGHT: f32 = 1e30;
/// Instructions added to a range's length when its weight is computed, so that short ranges do not differ by
/// accident.
const LENGTH_BIAS: f32 = 8.0;

/// A set of live ranges that are allocated together.
#[derive(Clone, Copy)]
pub(crate) struct Bundle {
    /// Its intervals, as a range of the pool.
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The representative of its registers, whose spill slot it uses.
    pub(crate) root: Vreg,
    /// The positions in its intervals.
    pub(crate) length: u32,
    /// The cost of spilling it everywhere, in executions of a load or store.
    pub(crate) cost: f32,
    /// Cost per length; the higher weight wins a register.
    pub(crate) weight: f32,
    pub(crate) class: Class,
    /// A register's number, `UNASSIGNED` or `STACK`.
    pub(crate) place: u8,
    /// The fixed register of its most frequent operand.
    pub(crate) hint: u8,
    /// Live across an edge that cannot be split: parts must be on the stack at both ends of it.
    pub(crate) locked: bool,
    /// How often it, or the bundle that it is a part of, was cut around interference.
    pub(crate) generation: u8,
    /// Its operands may have hints.
    pub(crate) hinted: bool,
}

impl Bundle {
    /// The bundle of the intervals `segs`, which start at `start` in the pool.
    pub(crate) fn new(env: Env<'_>, segs: &[Seg], start: u32, root: Vreg, demand: Demand) -> Bundle {
        let Demand { cost, needs, .. } = demand;
        let (first, last) = (segs[0].from, segs[segs.len() - 1].to);
        let length: u32 = segs.iter().map(|s| s.to - s.from).sum();
        let info = env.code.vregs[root.index()];
        let weight = if needs > 0 && first / 4 == (last - 1) / 4 {
            f32::INFINITY
        } else if needs > 1 && (last - 1) / 4 - first / 4 <= 1 && segs.len() == 1 {
            // A definition and a use in the next instruction.
            TIGHT
        } else {
            cost / (length as f32 / 4.0 + LENGTH_BIAS)
        };
        Bundle {
            start,
            end: start + segs.len() as u32,
            root,
            length,
            cost,
            weight,
            class: info.class,
            place: UNASSIGNED,
            hint: demand.fixed().or(info.hint).map_or(NO_HINT, |p| p.0),
            locked: env.reserved.locked[root.index()],
            generation: 0,
            hinted: true,
        }
    }

    /// The range of the pool.
    #[inline]
    pub(crate) fn range(&self) -> core::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}
