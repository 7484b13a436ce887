//! Constant pool of a function: floats and masks, stored after its code.

use rustc_hash::FxHashMap;

/// A constant of 4, 8 or 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PoolEntry {
    pub(crate) bits: u128,
    pub(crate) bytes: u8,
}

/// Entries without duplicates, in order of first use.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    entries: Vec<PoolEntry>,
    numbers: FxHashMap<PoolEntry, u32>,
}

impl Pool {
    pub(crate) fn clear(&mut self) {
        clear!(self => entries numbers);
    }

    pub(crate) fn entries(&self) -> &[PoolEntry] {
        &self.entries
    }

    /// The number of the entry with this content.
    pub(crate) fn intern(&mut self, bits: u128, bytes: u8) -> u32 {
        let entry = PoolEntry { bits, bytes };
        *self.numbers.entry(entry).or_insert_with(|| {
            self.entries.push(entry);
            self.entries.len() as u32 - 1
        })
    }
}
