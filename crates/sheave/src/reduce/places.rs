//! Numbered places of a module, some of which a reduction changes.

use std::ops::Range;

/// Which of the places that a reduction passes by are to be changed: those in a range, counted in the order
/// in which the reduction asks.
#[derive(Debug)]
pub(super) struct Places {
    chosen: Range<usize>,
    asked: usize,
}

impl Places {
    /// None: to count them.
    pub(super) fn none() -> Places {
        Places::of(0..0)
    }

    pub(super) fn of(chosen: Range<usize>) -> Places {
        Places { chosen, asked: 0 }
    }

    /// Whether the place at which a reduction has arrived is to be changed.
    pub(super) fn take(&mut self) -> bool {
        self.asked += 1;
        self.chosen.contains(&(self.asked - 1))
    }

    /// The number of places passed by.
    pub(super) fn asked(&self) -> usize {
        self.asked
    }
}
