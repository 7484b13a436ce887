//! The numbers of values and blocks in text that are not their ids.
//!
//! A parser gives a value the id that its text shows, as long as the ids stay in proportion to the text. A
//! number beyond that (`v4000000000`) becomes a label of some small id, so that no text makes the arenas
//! large, and a function still prints as it was written. Values that passes add to such a function are
//! numbered after the largest label.

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

impl LabelTable {
    /// `id`, larger than every id before, prints as `label`.
    pub(crate) fn push(&mut self, id: u32, label: u64) {
        debug_assert!(
            self.sparse.last().is_none_or(|last| last.0 < id),
            "labels are given in the order of ids"
        );
        self.sparse.push((id, label));
    }

    /// All ids below `n_parsed` have the labels that they need.
    pub(crate) fn finish(&mut self, n_parsed: usize) {
        let largest = self.sparse.iter().map(|entry| entry.1).max().unwrap_or(0);
        self.n_parsed = n_parsed as u32;
        self.next = (largest + 1).max(n_parsed as u64);
    }

    /// The number that `id` prints with.
    pub(crate) fn get(&self, id: u32) -> u64 {
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
