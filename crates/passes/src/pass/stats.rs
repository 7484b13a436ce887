//! What was done to a function.

use std::fmt;
use std::time::Duration;

use sheave_ssa::eliminate::Counters;

/// What a pass counted in one function, or in several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassCount {
    /// The pass.
    pub pass: &'static str,
    /// What was counted.
    pub what: &'static str,
    /// How many.
    pub n: u32,
}

impl fmt::Display for PassCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.n, self.what)
    }
}

/// How long a pass took over one function, or over several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassTime {
    /// The pass.
    pub pass: &'static str,
    /// Its time.
    pub time: Duration,
}

/// What the passes counted in one function. The words are those of the copy benchmark.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FunctionStats {
    /// Slots before promotion.
    pub slots: u32,
    /// Slots that became values.
    pub promoted: u32,
    /// What elimination did.
    pub elimination: Counters,
    /// What each pass counted, in order; zeros are left out.
    pub counts: Vec<PassCount>,
    /// The time of each pass, where it was measured.
    pub times: Vec<PassTime>,
}

impl FunctionStats {
    /// Clears everything and keeps the memory.
    pub fn clear(&mut self) {
        let FunctionStats { mut times, mut counts, .. } = std::mem::take(self);
        times.clear();
        counts.clear();
        *self = FunctionStats { times, counts, ..FunctionStats::default() };
    }

    /// Adds the counts of `other`.
    pub fn add(&mut self, other: &FunctionStats) {
        self.slots += other.slots;
        self.promoted += other.promoted;
        self.elimination.add(&other.elimination);
        if self.counts.is_empty() {
            self.counts.reserve(other.counts.len());
        }
        for count in &other.counts {
            let is_same = |known: &&mut PassCount| known.pass == count.pass && known.what == count.what;
            match self.counts.iter_mut().find(is_same) {
                Some(known) => known.n += count.n,
                None => self.counts.push(*count),
            }
        }
        for &time in &other.times {
            self.add_time(time);
        }
    }

    /// Adds the time of a pass, which may run several times.
    pub fn add_time(&mut self, time: PassTime) {
        match self.times.iter_mut().find(|known| known.pass == time.pass) {
            Some(known) => known.time += time.time,
            None => self.times.push(time),
        }
    }
}

impl fmt::Display for FunctionStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FunctionStats { slots, promoted, elimination: counters, .. } = self;
        let Counters { phis, phi_args, copies_inserted, copies_left, constants_left, .. } = counters;
        let Counters { temporaries, edges_split, jumps_added, .. } = counters;
        write!(
            f,
            "{promoted} of {slots} slots promoted, {phis} phis with {phi_args} arguments, \
             {copies_inserted} copies inserted, {copies_left} left, {constants_left} constants left, \
             {temporaries} temporaries, {edges_split} edges split, {jumps_added} jumps added"
        )
    }
}
