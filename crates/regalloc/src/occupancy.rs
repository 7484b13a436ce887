//! Sorted, disjoint intervals with owners: what each register holds over time, and where a bundle is
//! live.
//!
//! A sorted array would make every insertion in a block of a million instructions move megabytes, a tree of
//! nodes would allocate per node. Here every register has a directory of chunks of [`CHUNK`] entries from one
//! pool: a search is a binary search in the directory and one in the chunk, an insertion moves at most one
//! chunk and, once in `CHUNK / 2` insertions, the tail of the directory. Searches remember the chunk of the
//! last one, because short ranges arrive in program order.

use super::work::steps;
use alloc::vec::Vec;
use sheave_ssa::restart;

const CHUNK: usize = 32;

/// An occupied interval.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) owner: u32,
}

#[derive(Clone, Copy)]
struct Chunk {
    len: u32,
    entries: [Entry; CHUNK],
}

#[derive(Default)]
struct Directory {
    /// The first position of each chunk; the first one counts as 0.
    firsts: Vec<u32>,
    chunks: Vec<u32>,
    /// The chunk and the entry that were found last.
    finger: usize,
    near: usize,
}

impl Directory {
    #[inline]
    fn clear(&mut self) {
        self.firsts.clear();
        self.chunks.clear();
        self.finger = 0;
    }
}

/// Any number of sets of intervals.
#[derive(Default)]
pub(super) struct Occupancy {
    pool: Vec<Chunk>,
    sets: Vec<Directory>,
    used: usize,
}

/// A place in a set of intervals.
#[derive(Clone, Copy)]
pub(super) struct Cursor {
    chunk: usize,
    entry: usize,
}

impl Occupancy {
    /// `count` empty sets; memory is kept.
    pub(super) fn reset(&mut self, count: usize) {
        restart(&mut self.pool);
        self.used = 0;
        for _ in 0..count {
            self.add_set();
        }
    }

    /// Sets of all numbers below `count`, of which those of `members` are empty and the rest is not used.
    pub(super) fn reset_members(&mut self, count: usize, members: impl Iterator<Item = usize>) {
        restart(&mut self.pool);
        if self.sets.len() < count {
            self.sets.resize_with(count, Directory::default);
        }
        self.used = count;
        members.for_each(|set| self.sets[set].clear());
    }

    /// Adds an empty set and gives its number.
    pub(super) fn add_set(&mut self) -> usize {
        match self.sets.get_mut(self.used) {
            Some(set) => set.clear(),
            None => self.sets.push(Directory::default()),
        }
        self.used += 1;
        self.used - 1
    }

    /// Where the first interval of the set is that ends after `from`.
    #[inline(always)]
    pub(super) fn seek(&mut self, set: usize, from: u32) -> Cursor {
        steps(1);
        let dir = &mut self.sets[set];
        let n = dir.firsts.len();
        if n == 0 {
            return Cursor { chunk: 0, entry: 0 };
        }
        let f = dir.finger;
        let hit = f < n && dir.firsts[f] <= from && (f + 1 == n || from < dir.firsts[f + 1]);
        let chunk =
            if hit { f } else { dir.firsts.partition_point(|&first| first <= from).saturating_sub(1) };
        dir.finger = chunk;
        let c = &self.pool[dir.chunks[chunk] as usize];
        let entries = &c.entries[..c.len as usize];
        // Ranges that come in program order mostly begin after all that are known.
        let ends_after = |i: usize| entries.get(i).is_none_or(|e| e.to > from);
        let is_next = |i: usize| ends_after(i) && (i == 0 || !ends_after(i - 1));
        dir.near = match dir.near {
            near if is_next(near) => near,
            near if is_next(near + 1) => near + 1,
            _ if is_next(entries.len()) => entries.len(),
            _ => entries.partition_point(|e| e.to <= from),
        };
        Cursor { chunk, entry: dir.near }
    }

    /// The interval at the cursor, which moves on.
    #[inline]
    pub(super) fn next(&self, set: usize, at: &mut Cursor) -> Option<Entry> {
        let dir = &self.sets[set];
        while at.chunk < dir.chunks.len() {
            steps(1);
            let c = &self.pool[dir.chunks[at.chunk] as usize];
            if at.entry < c.len as usize {
                let e = c.entries[at.entry];
                at.entry += 1;
                return Some(e);
            }
            at.chunk += 1;
            at.entry = 0;
        }
        None
    }

    /// The first interval that ends after `from`.
    #[inline]
    pub(super) fn at_or_after(&mut self, set: usize, from: u32) -> Option<Entry> {
        let mut at = self.seek(set, from);
        self.next(set, &mut at)
    }

    /// The first interval that overlaps `from .. to`.
    #[inline]
    pub(super) fn overlap(&mut self, set: usize, from: u32, to: u32) -> Option<Entry> {
        self.at_or_after(set, from).filter(|e| e.from < to)
    }

    /// Adds an interval that overlaps none.
    pub(super) fn insert(&mut self, set: usize, entry: Entry) {
        let at = self.seek(set, entry.from);
        let dir = &mut self.sets[set];
        if dir.chunks.is_empty() {
            dir.chunks.push(self.pool.len() as u32);
            dir.firsts.push(0);
            self.pool.push(Chunk { len: 0, entries: [Entry::default(); CHUNK] });
        }
        // Removals leave `firsts` too low, so a new interval may reach past the start of the next chunk,
        // whose own entries all lie after it: its start moves up, or a search from there would miss the new
        // interval.
        for first in dir.firsts[at.chunk + 1..].iter_mut().take_while(|first| **first < entry.to) {
            steps(1);
            *first = entry.to;
        }
        let c = &mut self.pool[dir.chunks[at.chunk] as usize];
        let len = c.len as usize;
        debug_assert!(at.entry >= len || c.entries[at.entry].from >= entry.to, "set {set} is occupied");
        if len < CHUNK {
            c.entries.copy_within(at.entry..len, at.entry + 1);
            c.entries[at.entry] = entry;
            c.len += 1;
            return;
        }
        // In order, as ranges of one block come, a full chunk is left full; otherwise it is halved.
        let keep = if at.entry == CHUNK { CHUNK } else { CHUNK / 2 };
        let mut upper = Chunk { len: (CHUNK - keep) as u32, entries: [Entry::default(); CHUNK] };
        upper.entries[..CHUNK - keep].copy_from_slice(&c.entries[keep..]);
        c.len = keep as u32;
        if at.entry < keep {
            c.entries.copy_within(at.entry..keep, at.entry + 1);
            c.entries[at.entry] = entry;
            c.len += 1;
        } else {
            let i = at.entry - keep;
            let len = upper.len as usize;
            upper.entries.copy_within(i..len, i + 1);
            upper.entries[i] = entry;
            upper.len += 1;
        }
        steps((dir.chunks.len() - at.chunk) / CHUNK);
        let id = self.pool.len() as u32;
        dir.firsts.insert(at.chunk + 1, upper.entries[0].from);
        dir.chunks.insert(at.chunk + 1, id);
        self.pool.push(upper);
    }

    /// Moves the end of the interval that starts at `from`, which must not reach the next one.
    pub(super) fn set_end(&mut self, set: usize, from: u32, to: u32) {
        let at = self.seek(set, from);
        let dir = &self.sets[set];
        let c = &mut self.pool[dir.chunks[at.chunk] as usize];
        debug_assert!(c.entries[at.entry].from == from, "set {set} holds no interval from {from}");
        c.entries[at.entry].to = to;
    }

    /// Removes the interval that starts at `from`.
    pub(super) fn remove(&mut self, set: usize, from: u32) {
        let at = self.seek(set, from);
        let dir = &self.sets[set];
        let c = &mut self.pool[dir.chunks[at.chunk] as usize];
        debug_assert!(c.entries[at.entry].from == from, "set {set} holds no interval from {from}");
        let len = c.len as usize;
        c.entries.copy_within(at.entry + 1..len, at.entry);
        c.len -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Random insertions, removals and queries against a plain sorted list.
    #[test]
    fn agrees_with_a_plain_list() {
        let mut seed = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = |n: u32| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed >> 33) as u32 % n
        };
        let set = 3;
        let mut occupancy = Occupancy::default();
        for round in 0..4 {
            occupancy.reset(5);
            let mut plain: Vec<Entry> = Vec::new();
            for step in 0..3000 {
                let from = next(20_000);
                let to = from + 1 + next(12);
                let expected = plain.iter().copied().find(|e| e.from < to && from < e.to);
                assert_eq!(occupancy.overlap(set, from, to), expected, "round {round} step {step}");
                if expected.is_none() {
                    let entry = Entry { from, to, owner: step };
                    occupancy.insert(set, entry);
                    let i = plain.partition_point(|e| e.from < from);
                    plain.insert(i, entry);
                } else if next(3) == 0 {
                    let i = next(plain.len() as u32) as usize;
                    occupancy.remove(set, plain.remove(i).from);
                }
            }
            let mut at = occupancy.seek(set, 0);
            let all: Vec<Entry> = core::iter::from_fn(|| occupancy.next(set, &mut at)).collect();
            assert_eq!(all, plain);
        }
    }
}
