//! A scoped hash table of available values.
//!
//! Entries with one hash are chained, and each is compared, so that no entry is ever lost to another one.
//! They are kept in the order in which they came: a walk over the dominator tree in preorder drops those at
//! the end that are out of scope before it enters a block.
//!
//! Cost: a bucket of four bytes per expected entry is swept once per function; an entry is made and dropped
//! once, and a search visits the entries with the same hash, newest first.

use alloc::vec::Vec;

use crate::refill::refill;

/// No entry.
const NONE: u32 = u32::MAX;

/// A table from hashes to the entries in scope: the scoped table of value numbering. Entries are contents of
/// memory or expressions.
///
/// ```
/// use sheave_ssa::memory::{Table, mix};
///
/// let mut table = Table::default();
/// table.reset(100);
/// let hash = mix(mix(0, 3), 4);
/// table.insert(hash, ("outer", 7));
/// table.insert(hash, ("inner", 8));
/// assert_eq!(table.find(hash, |entry| entry.1 == 7), Some(("outer", 7)));
/// assert_eq!(table.find(hash, |_| true), Some(("inner", 8)));
/// // The walk leaves a block.
/// table.drop_while(|entry| entry.0 == "inner");
/// assert_eq!(table.find(hash, |_| true), Some(("outer", 7)));
/// ```
#[derive(Clone, Debug)]
pub struct Table<E> {
    /// By the low bits of a hash: the newest of the entries, or [`NONE`].
    buckets: Vec<u32>,
    entries: Vec<Chained<E>>,
}

#[derive(Clone, Debug)]
struct Chained<E> {
    hash: u32,
    /// The entry before it in the bucket, or [`NONE`].
    next: u32,
    entry: E,
}

impl<E> Default for Table<E> {
    fn default() -> Self {
        Table { buckets: Vec::new(), entries: Vec::new() }
    }
}

impl<E: Copy> Table<E> {
    /// Empties the table and makes it ready for about `n` entries. Takes time in `n`.
    pub fn reset(&mut self, n: usize) {
        refill(&mut self.buckets, n.next_power_of_two(), NONE);
        self.entries.clear();
    }

    fn bucket(&self, hash: u32) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    /// The newest entry with this hash for which `is_wanted` holds.
    ///
    /// # Panics
    ///
    /// If the table was never [`reset`](Table::reset), as [`insert`](Table::insert) does.
    #[inline]
    pub fn find(&self, hash: u64, mut is_wanted: impl FnMut(&E) -> bool) -> Option<E> {
        let hash = folded(hash);
        let mut at = self.buckets[self.bucket(hash)];
        while let Some(chained) = self.entries.get(at as usize) {
            if chained.hash == hash && is_wanted(&chained.entry) {
                return Some(chained.entry);
            }
            at = chained.next;
        }
        None
    }

    /// Adds an entry.
    #[inline]
    pub fn insert(&mut self, hash: u64, entry: E) {
        let hash = folded(hash);
        let bucket = self.bucket(hash);
        let newest = core::mem::replace(&mut self.buckets[bucket], self.entries.len() as u32);
        self.entries.push(Chained { hash, next: newest, entry });
    }

    /// Drops the newest entries as long as they are out of scope.
    #[inline]
    pub fn drop_while(&mut self, is_over: impl Fn(&E) -> bool) {
        while let Some(last) = self.entries.last()
            && is_over(&last.entry)
        {
            let bucket = self.bucket(last.hash);
            self.buckets[bucket] = last.next;
            self.entries.pop();
        }
    }
}

/// The half of a hash that depends on all words.
fn folded(hash: u64) -> u32 {
    (hash >> 32) as u32
}

/// One step of a hash by multiply and fold.
#[inline]
pub fn mix(state: u64, word: u32) -> u64 {
    let product = (state ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ (product >> 29)
}
