//! The state of assignment: bundles, who is in which register when, and who has no place yet.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use super::bundle::Bundle;
use super::bundles::Bundles;
use super::live::Seg;
use super::occupancy::Occupancy;
use super::output::Stats;
use super::registers::{ClassSet, PregSet};
use super::split::around::Outline;
use super::work::steps;

/// A stretch without register: `from .. to` of interval number `seg` of the pool.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    pub(super) seg: u32,
    pub(super) from: u32,
    pub(super) to: u32,
}

/// Scratch memory of splitting.
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

/// The bundles that have no place yet, by priority.
#[derive(Default)]
pub(super) struct Queue {
    /// Those at the start, the most urgent last.
    pub(super) first: Vec<u64>,
    /// What was evicted or split off since.
    pub(super) heap: BinaryHeap<u64>,
}

impl Queue {
    /// The most urgent bundle.
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

/// Memory that holds nothing from one bundle to the next.
#[derive(Default)]
pub(super) struct Scratch {
    /// Votes of hints, by number in the class of the bundle at hand.
    pub(super) scores: Vec<f32>,
    /// The bundles that are to be evicted.
    pub(super) victims: Vec<u32>,
    pub(super) splitter: Splitter,
}

/// The state of assignment.
#[derive(Default)]
pub(super) struct Assign {
    /// Live ranges, then the intervals of bundles and of their parts.
    pub(super) pool: Vec<Seg>,
    pub(super) sets: Bundles,
    pub(super) bundles: Vec<Bundle>,
    pub(super) occupancy: Occupancy,
    /// The bundle of each virtual register while it has only one.
    pub(super) bundle_of: Vec<u32>,
    /// The register that a part of each representative got last.
    pub(super) root_hint: Vec<u8>,
    /// Callee-saved registers in use.
    pub(super) opened: PregSet,
    pub(super) queue: Queue,
    pub(super) scratch: Scratch,
    pub(super) stats: Stats,
}

/// A bundle that wants a register.
pub(super) struct Request {
    pub(super) bundle: Bundle,
    /// Registers that instructions within it demand, and maybe others.
    pub(super) demanded: ClassSet,
    /// Registers that have votes in `scratch.scores`.
    pub(super) hinted: ClassSet,
}
