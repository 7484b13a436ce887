//! The numbers that values and blocks carry in text where these are not their ids.
//!
//! A parser gives a value the id that its text shows, as long as the ids stay in proportion to the text. A
//! number beyond that (`v4000000000`) becomes a label of some small id, so that no text makes the arenas
//! large, and a function still prints as it was written. What passes add to such a function is numbered
//! behind the largest label.

use core::fmt;

use cranelift_entity::EntityRef;

use crate::{Block, Function, Value};

/// Labels of the values and blocks of one function; empty for almost all functions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Labels {
    pub(crate) values: LabelTable,
    pub(crate) blocks: LabelTable,
}

/// Labels of one kind of entity.
#[derive(Clone, Debug, Default)]
pub(crate) struct LabelTable {
    /// Ids with a label of their own, ascending.
    sparse: Vec<(u32, u64)>,
    /// Ids from here on were made after the parser had finished.
    n_parsed: u32,
    /// The label of the first of these.
    next: u64,
}

impl Labels {
    pub(crate) fn clear(&mut self) {
        self.values.clear();
        self.blocks.clear();
    }

    pub(crate) fn copy_from(&mut self, other: &Labels) {
        self.values.copy_from(&other.values);
        self.blocks.copy_from(&other.blocks);
    }
}

impl LabelTable {
    fn clear(&mut self) {
        self.sparse.clear();
        (self.n_parsed, self.next) = (0, 0);
    }

    fn copy_from(&mut self, other: &LabelTable) {
        self.clear();
        self.sparse.extend_from_slice(&other.sparse);
        (self.n_parsed, self.next) = (other.n_parsed, other.next);
    }

    /// `id`, larger than every id before, prints as `label`.
    pub(crate) fn push(&mut self, id: u32, label: u64) {
        debug_assert!(
            self.sparse.last().is_none_or(|last| last.0 < id),
            "labels are given in the order of ids"
        );
        self.sparse.push((id, label));
    }

    /// All ids below `n_parsed` have what label they need.
    pub(crate) fn finish(&mut self, n_parsed: usize) {
        let largest = self.sparse.iter().map(|entry| entry.1).max().unwrap_or(0);
        self.n_parsed = n_parsed as u32;
        self.next = (largest + 1).max(n_parsed as u64);
    }

    /// The number that `id` prints with.
    fn get(&self, id: u32) -> u64 {
        if self.sparse.is_empty() {
            return u64::from(id);
        }
        if id >= self.n_parsed {
            return self.next + u64::from(id - self.n_parsed);
        }
        match self.sparse.binary_search_by_key(&id, |entry| entry.0) {
            Ok(i) => self.sparse[i].1,
            Err(_) => u64::from(id),
        }
    }
}

/// A value as the text of its function shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueName(u64);

impl fmt::Display for ValueName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

/// A block as the text of its function shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockName(u64);

impl fmt::Display for BlockName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "block{}", self.0)
    }
}

impl Function {
    /// How text names `value`: by its id, except where a parser met a number too large for an id. Messages
    /// should use this, not `Display` of the id. A constant, which text shows by its content, is named in the
    /// same way.
    pub fn value_name(&self, value: Value) -> ValueName {
        ValueName(self.labels.values.get(value.index() as u32))
    }

    /// How text names `block`; see [`Function::value_name`].
    pub fn block_name(&self, block: Block) -> BlockName {
        BlockName(self.block_label(block))
    }

    /// The number in the name of `block`.
    pub(crate) fn block_label(&self, block: Block) -> u64 {
        self.labels.blocks.get(block.index() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_later_never_meets_a_label() {
        let mut table = LabelTable::default();
        assert_eq!(table.get(7), 7);
        table.push(3, 4_000_000_000);
        table.push(5, 6);
        table.finish(6);
        let names: Vec<u64> = (0..8).map(|id| table.get(id)).collect();
        assert_eq!(names, [0, 1, 2, 4_000_000_000, 4, 6, 4_000_000_001, 4_000_000_002]);
    }
}
