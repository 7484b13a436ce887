//! The state of assignment: bundles, the occupants of each register over time, and the queue of bundles
//! without a place.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use super::around::Outline;
use super::bundle::Bundle;
use crate::build::live::Seg;
use crate::occupancy::Occupancy;
use crate::output::Stats;
use crate::registers::{ClassSet, PregSet};
use crate::work::steps;

/// A stretch without register: `from .. to` of interval number `seg` of the pool.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    pub(super) seg: u32,
    pub(super) from: u32,
    pub(super) to: u32,
}

/// Memory of splitting; nothing in it is kept from one bundle to the next.
#[derive(Default)]
pub(super) struct Splitter {
    pub(super) outline: Outline,
    pub(super) cuts: Vec<Cut>,
    /// Those for the best register so far.
    pub(super) best_cuts: Vec<Cut>,
    pub(super) keyed: Vec<(u32, Seg)>,
    pub(super) rest: Vec<Seg>,
    /// Instructions that mention a bundle.
    pub(super) insts: Vec<u32>,
}

/// The bundles without a place, by priority.
#[derive(Default)]
pub(super) struct Queue {
    /// Those at the start, the most urgent last.
    pub(super) first: Vec<u64>,
    /// Those evicted or split off since.
    pub(super) heap: BinaryHeap<u64>,
}

impl Queue {
    /// Removes the most urgent bundle.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<u32> {
        steps(1);
        let entry = match (self.first.last(), self.heap.peek()) {
            (Some(first), Some(back)) if back > first => self.heap.pop(),
            (Some(_), _) => self.first.pop(),
            (None, _) => self.heap.pop(),
        };
        entry.map(|entry| !(entry as u32))
    }
}

/// State and memory of assignment, reused from function to function.
#[derive(Default)]
pub(crate) struct Ctx {
    /// Live ranges, then the intervals of bundles and of their parts.
    pub(crate) pool: Vec<Seg>,
    pub(crate) bundles: Vec<Bundle>,
    pub(crate) occupancy: Occupancy,
    /// The bundle of each virtual register while it has only one.
    pub(crate) bundle_of: Vec<u32>,
    /// The register that a part of each representative got last.
    pub(super) root_hint: Vec<u8>,
    /// Callee-saved registers in use.
    pub(crate) opened: PregSet,
    pub(super) queue: Queue,
    /// Votes of hints, by number in the class of the bundle at hand.
    pub(super) scores: Vec<f32>,
    /// The bundles that are to be evicted.
    pub(super) victims: Vec<u32>,
    pub(super) splitter: Splitter,
    pub(crate) stats: Stats,
}

/// A bundle for which a register is searched.
pub(super) struct Request {
    pub(super) bundle: Bundle,
    /// Registers that instructions within it demand, and maybe more.
    pub(super) demanded: ClassSet,
    /// Registers that have votes in `Ctx::scores`.
    pub(super) hinted: ClassSet,
}
