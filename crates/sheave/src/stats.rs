//! What was done to a function.

use std::fmt;

use crate::pipeline::PassTime;

/// What the passes counted in one function. The words are those of the copy benchmark.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FunctionStats {
    /// Slots before promotion.
    pub slots: u32,
    /// Slots that became values.
    pub promoted: u32,
    /// Phis before elimination.
    pub phis: u32,
    /// Arguments of those phis.
    pub phi_args: u32,
    /// Copy instructions right after elimination (for coalescing strategies: before coalescing).
    pub copies_inserted: u32,
    /// Copies from value to value that are left for the register allocator.
    pub copies_left: u32,
    /// Copies of constants that are left.
    pub constants_left: u32,
    /// Variables made to hold a value between two copies.
    pub temporaries: u32,
    /// Edges that got a block of their own.
    pub edges_split: u32,
    /// Jumps at the ends of such blocks.
    pub jumps_added: u32,
    /// No renaming leaves fewer copies of variables than this (where it was computed).
    pub lower_bound: u32,
    /// The time of each pass, where it was measured.
    pub times: Vec<PassTime>,
}

impl FunctionStats {
    /// Forgets everything but keeps the memory.
    pub fn clear(&mut self) {
        let mut times = std::mem::take(&mut self.times);
        times.clear();
        *self = FunctionStats { times, ..FunctionStats::default() };
    }

    /// Adds the counts of `other`.
    pub fn add(&mut self, other: &FunctionStats) {
        self.slots += other.slots;
        self.promoted += other.promoted;
        self.phis += other.phis;
        self.phi_args += other.phi_args;
        self.copies_inserted += other.copies_inserted;
        self.copies_left += other.copies_left;
        self.constants_left += other.constants_left;
        self.temporaries += other.temporaries;
        self.edges_split += other.edges_split;
        self.jumps_added += other.jumps_added;
        self.lower_bound += other.lower_bound;
        for time in &other.times {
            match self.times.iter_mut().find(|known| known.pass == time.pass) {
                Some(known) => known.time += time.time,
                None => self.times.push(*time),
            }
        }
    }
}

impl fmt::Display for FunctionStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} of {} slots promoted, {} phis with {} arguments, {} copies inserted, {} left, {} constants left, \
             {} temporaries, {} edges split, {} jumps added",
            self.promoted,
            self.slots,
            self.phis,
            self.phi_args,
            self.copies_inserted,
            self.copies_left,
            self.constants_left,
            self.temporaries,
            self.edges_split,
            self.jumps_added
        )
    }
}
