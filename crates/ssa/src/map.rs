//! Side tables: vectors that are indexed by one kind of reference, so that a block's number cannot be taken
//! for a slot's.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use crate::refill::refill;

/// A reference with a dense number.
pub(crate) trait Key: Copy {
    /// The reference with this number.
    fn of_index(index: usize) -> Self;
    /// The number.
    fn as_index(self) -> usize;
}

/// A table with an entry for each reference of type `K`.
#[derive(Clone, Debug)]
pub(crate) struct Map<K, V> {
    entries: Vec<V>,
    key: PhantomData<fn(K)>,
}

impl<K, V> Default for Map<K, V> {
    fn default() -> Self {
        Map { entries: Vec::new(), key: PhantomData }
    }
}

impl<K: Key, V> Map<K, V> {
    /// Empties the table and keeps its memory.
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }

    /// Adds the entry of the next reference.
    #[inline]
    pub(crate) fn push(&mut self, value: V) {
        self.entries.push(value);
    }

    /// The number of entries.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The references that have an entry.
    pub(crate) fn keys(&self) -> impl Iterator<Item = K> + use<K, V> {
        (0..self.len()).map(K::of_index)
    }

    /// The entries as a slice, in the order of the references.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[V] {
        &self.entries
    }

    /// As [`as_slice`](Map::as_slice), to be changed.
    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [V] {
        &mut self.entries
    }

    /// The entry of `key`, if there is one.
    #[inline]
    pub(crate) fn get(&self, key: K) -> Option<&V> {
        self.entries.get(key.as_index())
    }
}

impl<K: Key, V: Clone> Map<K, V> {
    /// Gives the first `n` references the entry `value`, and others none.
    pub(crate) fn refill(&mut self, n: usize, value: V) {
        refill(&mut self.entries, n, value);
    }

    /// Makes the table `n` entries long; new ones are `value`.
    pub(crate) fn resize(&mut self, n: usize, value: V) {
        self.entries.resize(n, value);
    }
}

impl<K: Key, V> Index<K> for Map<K, V> {
    type Output = V;

    #[inline]
    fn index(&self, key: K) -> &V {
        &self.entries[key.as_index()]
    }
}

impl<K: Key, V> IndexMut<K> for Map<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.entries[key.as_index()]
    }
}
