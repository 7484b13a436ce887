//! Names to dense numbers, without allocating a string per name.
//!
//! Open addressing over 32-bit hashes with linear probing. A table keeps no names: the caller compares spans
//! of the source, so a look-up costs one hash of the name and normally one comparison. Clearing costs next to
//! nothing, because entries tell by their stamps whether they are older.

const FACTOR: u64 = 0x517c_c1b7_2722_0a95;

/// One more word of a name goes into its hash (the multiplicative scheme of Firefox and rustc).
#[inline(always)]
pub(crate) fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR)
}

/// Hashes a name: its bytes eight at a time, the last ones, which may be none, with zeros after them.
pub(crate) fn hash_name(name: &[u8]) -> u32 {
    let mut hash = 0;
    let mut chunks = name.chunks_exact(8);
    for chunk in &mut chunks {
        hash = mix(hash, first_word(chunk));
    }
    (mix(hash, first_word(chunks.remainder())) >> 32) as u32
}

/// The first eight bytes of a name as a number, zeros after its end.
#[inline(always)]
pub(crate) fn first_word(name: &[u8]) -> u64 {
    match *name {
        [a, b, c, d, e, f, g, h, ..] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => name.iter().rev().fold(0, |word, &b| word << 8 | u64::from(b)),
    }
}

/// A map from names to numbers.
///
/// An entry is a hash above a stamp, which is the name's number plus the table's base. Clearing raises the
/// base above every stamp in use, so that zeros and everything left from before count as free.
pub(crate) struct NameTable {
    entries: Vec<u64>,
    /// The search for a hash begins at the hash shifted right by this: the last bytes of a word reach only
    /// the high bits of a product, so that names which end in different numbers differ there.
    shift: u32,
    /// The stamp of number 0; not zero.
    base: u32,
    /// One more than the highest stamp.
    limit: u32,
    len: usize,
}

/// The base that is too high to be raised again: numbers stay below it, because a text has fewer bytes.
const MAX_BASE: u32 = 1 << 31;

impl Default for NameTable {
    fn default() -> Self {
        NameTable { entries: vec![0; 64], shift: 32 - 6, base: 1, limit: 1, len: 0 }
    }
}

impl NameTable {
    /// Clears the table.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.base = self.limit;
        if self.base > MAX_BASE {
            self.entries.fill(0);
            self.base = 1;
            self.limit = 1;
        }
    }

    /// The number of the name with this hash for which `same` holds, or the place to [`NameTable::fill`].
    #[inline(always)]
    pub(crate) fn probe(&self, hash: u32, same: impl Fn(u32) -> bool) -> Result<u32, usize> {
        let mask = self.entries.len() - 1;
        let mut i = (hash >> self.shift) as usize;
        loop {
            let entry = self.entries[i];
            let stamp = entry as u32;
            if stamp < self.base {
                return Err(i);
            }
            if (entry >> 32) as u32 == hash && same(stamp - self.base) {
                return Ok(stamp - self.base);
            }
            i = (i + 1) & mask;
        }
    }

    /// Enters a name at the index that [`NameTable::probe`] gave.
    #[inline(always)]
    pub(crate) fn fill(&mut self, place: usize, hash: u32, id: u32) {
        let stamp = self.base + id;
        self.entries[place] = u64::from(hash) << 32 | u64::from(stamp);
        self.limit = self.limit.max(stamp + 1);
        self.len += 1;
        if self.len * 2 > self.entries.len() {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.entries.len() * 2;
        let old = core::mem::replace(&mut self.entries, vec![0; size]);
        self.shift -= 1;
        for entry in old {
            if entry as u32 >= self.base {
                let mut i = (entry >> 32 >> self.shift) as usize;
                while self.entries[i] != 0 {
                    i = (i + 1) & (size - 1);
                }
                self.entries[i] = entry;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_entered_across_growth_and_generations() {
        let names: Vec<String> = (0..1000).map(|i| format!("name{i}")).collect();
        let mut table = NameTable::default();
        for round in 0..3 {
            table.clear();
            for (i, name) in names.iter().enumerate() {
                let hash = hash_name(name.as_bytes());
                let same = |id: u32| names[id as usize] == *name;
                let Err(place) = table.probe(hash, same) else { panic!("round {round}") };
                table.fill(place, hash, i as u32);
            }
            for (i, name) in names.iter().enumerate() {
                let hash = hash_name(name.as_bytes());
                assert_eq!(table.probe(hash, |id| names[id as usize] == *name), Ok(i as u32));
            }
        }
    }

    #[test]
    fn equal_hashes_are_told_apart() {
        let mut table = NameTable::default();
        for id in [1, 2] {
            table.fill(table.probe(7, |_| false).expect_err("nothing is the same"), 7, id);
        }
        assert_eq!(table.probe(7, |id| id == 2), Ok(2));
        assert!(table.probe(7, |id| id == 3).is_err());
    }

    #[test]
    fn short_and_long_names_hash_apart() {
        let names =
            ["a", "b", "ab", "ba", "abc", "acb", "abcd", "abdc", "abcdefgh", "abcdefghi", "abcdefgih"];
        let mut hashes: Vec<u32> = names.iter().map(|n| hash_name(n.as_bytes())).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), names.len());
    }
}
