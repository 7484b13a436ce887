//! A hash table of available values.
//!
//! Two entries per hash, no chains: a third one displaces the older of the two, which costs an opportunity
//! and never correctness, because the caller compares the entry that it gets. (On the corpus 6 of 506 equal
//! values are missed so; with one entry per hash 13.) The table is as large as the function needs and is
//! swept once per function.

use alloc::vec::Vec;

use crate::refill::refill;

/// An entry of a [`Table`].
///
/// [`Table`] has an example.
pub trait Entry: Copy {
    /// The empty entry.
    fn empty() -> Self;

    /// True for [`empty`](Entry::empty) alone.
    fn is_empty(&self) -> bool;
}

/// A table from hashes to the last entry set for them: the table of value numbering, with one entry instead
/// of a scope per block. Entries are contents of memory or expressions.
///
/// ```
/// use sheave_ssa::memory::{Entry, Table, mix};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Known(u32);
///
/// impl Entry for Known {
///     fn empty() -> Self { Known(u32::MAX) }
///     fn is_empty(&self) -> bool { self.0 == u32::MAX }
/// }
///
/// let mut table = Table::default();
/// table.reset(100);
/// let hash = mix(mix(0, 3), 4);
/// table.set(hash, Known(7));
/// assert_eq!(table.get(hash), Known(7));
/// assert!(table.get(mix(mix(0, 4), 3)).is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Table<E> {
    /// Each with the upper half of its hash.
    entries: Vec<(u32, E)>,
    mask: usize,
}

impl<E> Default for Table<E> {
    fn default() -> Self {
        Table { entries: Vec::new(), mask: 0 }
    }
}

impl<E: Entry> Table<E> {
    /// Empties the table and resizes it for `n` entries. Takes time in `n`.
    pub fn reset(&mut self, n: usize) {
        let size = n.next_power_of_two().max(64);
        self.mask = size - 1;
        refill(&mut self.entries, size, (0, E::empty()));
    }

    /// The entry with this hash, or an empty one.
    ///
    /// # Panics
    ///
    /// If the table was never [`reset`](Table::reset), as [`set`](Table::set) does.
    #[inline]
    pub fn get(&self, hash: u64) -> E {
        let at = hash as usize & self.mask;
        let tag = (hash >> 32) as u32;
        let (first, second) = (&self.entries[at], &self.entries[at ^ 1]);
        match (first.0 == tag, second.0 == tag) {
            (true, _) => first.1,
            (_, true) => second.1,
            _ => E::empty(),
        }
    }

    /// Sets the entry with this hash. Another entry in its place moves to the other one of the two.
    #[inline]
    pub fn set(&mut self, hash: u64, entry: E) {
        let at = hash as usize & self.mask;
        let tag = (hash >> 32) as u32;
        let old = self.entries[at];
        if old.0 != tag && !old.1.is_empty() {
            self.entries[at ^ 1] = old;
        }
        self.entries[at] = (tag, entry);
    }
}

/// One step of a hash by multiply and fold, good enough for a table without chains.
#[inline]
pub fn mix(state: u64, word: u32) -> u64 {
    let product = (state ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ (product >> 29)
}
