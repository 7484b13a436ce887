//! What a variable holds at the end of a block: a table by block and variable.
//!
//! A hash table of open addressing, for looking up only, so that no order depends on it. A row by block for
//! each variable would need blocks times variables of memory.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::promote::Def;

#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// Block, variable and definition; a power of two of them, at most three quarters taken.
    entries: Vec<(u32, u32, Def)>,
    n_taken: usize,
}

const FREE: (u32, u32, Def) = (NONE, NONE, Def::NONE);

impl Table {
    pub(super) fn clear(&mut self) {
        self.entries.fill(FREE);
        self.n_taken = 0;
    }

    /// The index of the entry, or of the free one where it belongs. There is a free one.
    #[inline]
    fn find(&self, block: u32, var: u32) -> usize {
        let key = u64::from(block) << 32 | u64::from(var);
        // Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mask = self.entries.len() - 1;
        let mut at = (hash >> 32) as usize & mask;
        loop {
            let entry = self.entries[at];
            if (entry.0, entry.1) == (block, var) || entry.0 == NONE {
                return at;
            }
            at = (at + 1) & mask;
        }
    }

    #[inline]
    pub(super) fn get(&self, block: u32, var: u32) -> Option<Def> {
        if self.n_taken == 0 {
            return None;
        }
        let entry = self.entries[self.find(block, var)];
        (entry.0 != NONE).then_some(entry.2)
    }

    #[inline]
    pub(super) fn insert(&mut self, block: u32, var: u32, def: Def) {
        if self.n_taken * 4 >= self.entries.len() * 3 {
            self.grow();
        }
        let at = self.find(block, var);
        self.n_taken += (self.entries[at].0 == NONE) as usize;
        self.entries[at] = (block, var, def);
    }

    #[cold]
    fn grow(&mut self) {
        let larger = alloc::vec![FREE; (self.entries.len() * 2).max(64)];
        for entry in core::mem::replace(&mut self.entries, larger) {
            if entry.0 != NONE {
                let at = self.find(entry.0, entry.1);
                self.entries[at] = entry;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Rng;
    use std::collections::BTreeMap;

    #[test]
    fn it_is_a_map() {
        let (mut table, mut map) = (Table::default(), BTreeMap::new());
        let mut rng = Rng::new(7);
        for round in 0..3 {
            for _ in 0..4000 {
                let (block, var) = (rng.below(60) as u32, rng.below(60) as u32);
                assert_eq!(table.get(block, var), map.get(&(block, var)).copied());
                let def = Def::value(rng.below(1000) as u32);
                table.insert(block, var, def);
                map.insert((block, var), def);
            }
            assert_eq!(table.n_taken, map.len(), "round {round}");
            table.clear();
            map.clear();
        }
    }
}
