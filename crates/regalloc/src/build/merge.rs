//! Merging of live ranges into bundles, which are allocated together, before any register is chosen.
//!
//! Every virtual register starts as its own bundle. Moves and two-address instructions then unite the bundles
//! of their two registers unless these overlap, the most frequently executed first (aggressive
//! coalescing after Gregory Chaitin, "Register Allocation and Spilling via Graph Coloring", 1982, on
//! intervals instead of a graph). Uniting is free of regret here because a bundle for which no register is
//! free is split again.
//!
//! If an instruction's re-used input lives on but its other input dies, and the two may be exchanged, they
//! are.
//!
//! A test of two bundles costs the smaller one's intervals times a binary search. Small bundles are sorted
//! arrays that are merged; larger ones are kept in the chunked sets of `occupancy` until all is united, or a
//! variable that is written in thousands of places would be moved thousands of times. Such variables are
//! copied to each other in thousands of places, too (the registers that an interpreter keeps in local
//! variables), so pairs of large bundles that were found to overlap are remembered: uniting them with more
//! does not change that.

use crate::build::demand::TIED;
use crate::build::live::{Live, Seg};
use crate::error::NONE;
use crate::input::{Access, Code, Constraint, InstKind, Operand, Vreg};
use crate::occupancy::{Entry, Occupancy};
use crate::work::steps;
use alloc::vec::Vec;

use sheave_ssa::{make_room, refill};

/// Merged with more intervals than this are kept in chunked sets.
const FLAT: u32 = 24;

/// Pairs of large bundles that are remembered as overlapping.
const REMEMBERED: usize = 64;

/// Two representatives, and the number of changes to ends of intervals before they were found to overlap.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Clash {
    a: Vreg,
    b: Vreg,
    changes: u32,
}

/// The intervals of the registers united under one representative, as a range of the pool with room to grow.
#[derive(Clone, Copy, Default)]
pub(crate) struct Root {
    pub(crate) start: u32,
    pub(crate) len: u32,
    capacity: u32,
}

impl Root {
    /// The range of the pool.
    pub(crate) fn range(self) -> core::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// The partition of the registers into bundles.
#[derive(Default)]
pub(crate) struct Merged {
    union: Vec<u32>,
    /// Per register; meaningful for representatives.
    pub(crate) roots: Vec<Root>,
    /// Whether some register of the bundle is moved to or from another bundle, or demanded in a fixed
    /// register.
    pub(crate) hinted: Vec<bool>,
    /// The chunked set of each large representative, or `NONE`.
    set_of: Vec<u32>,
    sets: Occupancy,
    scratch: Vec<Seg>,
    /// Pairs that overlap, by a hash of theirs.
    clashes: Vec<Option<Clash>>,
    /// How often the end of an interval was moved: bundles that overlapped before need not overlap any more.
    changes: u32,
}

impl Merged {
    /// Unites the registers that moves and ties connect.
    pub(crate) fn compute(&mut self, code: &mut Code, live: &mut Live, pool: &mut Vec<Seg>) {
        let n = code.vregs.len();
        self.union.clear();
        make_room(&mut self.union, n);
        self.union.extend(0..n as u32);
        self.roots.clear();
        make_room(&mut self.roots, n);
        self.roots.extend((0..n).map(|v| {
            let range = live.seg_range(Vreg(v as u32));
            Root { start: range.start as u32, len: range.len() as u32, capacity: range.len() as u32 }
        }));
        refill(&mut self.set_of, n, NONE);
        self.sets.reset(0);
        self.clashes.clear();
        self.changes = 0;
        let mut affinities = core::mem::take(&mut live.affinities);
        affinities.sort_unstable_by_key(|a| a.key);
        // A bundle has one slot. In functions with a call that returns twice, a later value would be found in
        // it after the second return, when its first value is live again.
        let unites = code.share_slots;
        for aff in affinities.iter().filter(|_| unites) {
            let (a, b) = (self.root(aff.a), self.root(aff.b));
            if a == b || code.vregs[a.index()].class != code.vregs[b.index()].class {
                continue;
            }
            let inst = aff.key as u32;
            if code.kinds[inst as usize] == InstKind::Split {
                continue;
            }
            if !self.unite(a, b, pool) && code.kinds[inst as usize] == InstKind::Commutative {
                self.exchange_inputs(code, live, pool, inst);
            }
        }
        refill(&mut self.hinted, n, false);
        for aff in &affinities {
            let (a, b) = (self.root(aff.a), self.root(aff.b));
            if a != b {
                self.hinted[a.index()] = true;
                self.hinted[b.index()] = true;
            }
        }
        for v in 0..n {
            if live.demands[v].fixed().is_some() || code.vregs[v].hint.is_some() {
                let root = self.root(Vreg(v as u32));
                self.hinted[root.index()] = true;
            }
        }
        live.affinities = affinities;
        for root in 0..n {
            self.flatten(root, pool);
        }
    }

    /// Ties the definition of `inst` to its other input, if that dies and does not overlap with the
    /// definition's bundle.
    fn exchange_inputs(&mut self, code: &mut Code, live: &mut Live, pool: &mut Vec<Seg>, inst: u32) {
        let range = code.operand_range(inst as usize);
        let mut uses = range.clone().filter(|&i| code.operands[i].access() == Access::Use);
        let (Some(first), Some(second)) = (uses.next(), uses.next()) else { return };
        let def = range.clone().find_map(|i| match code.operands[i].constraint() {
            Constraint::Reuse(k) => Some((i, range.start + k as usize)),
            _ => None,
        });
        let Some((def, tied)) = def else { return };
        let other = if tied == first { second } else { first };
        let [d, a, b] = [def, tied, other].map(|i| code.operands[i].vreg());
        let early = 4 * inst + 1;
        if a == b || live.flags[other] & TIED != 0 || (tied != first && tied != second) {
            return;
        }
        let Some(b_seg) = seg_ending(pool, live, b, early + 1) else { return };
        let (root_a, root_b, root_d) = (self.root(a), self.root(b), self.root(d));
        if root_b == root_d {
            return;
        }
        // The other input is read before the instruction now, the tied one while it starts.
        let a_seg = seg_ending(pool, live, a, early);
        let reaches = |merged: &mut Merged, pool: &[Seg]| merged.starts_at(root_a, early, pool);
        if a_seg.is_some() && reaches(self, pool) {
            return;
        }
        self.set_end(pool, root_b, b_seg, early);
        if let Some(seg) = a_seg {
            self.set_end(pool, root_a, seg, early + 1);
        }
        if !self.unite(root_d, root_b, pool) {
            self.set_end(pool, root_b, b_seg, early + 1);
            if let Some(seg) = a_seg {
                self.set_end(pool, root_a, seg, early);
            }
            return;
        }
        let (x, y) = (code.operands[tied], code.operands[other]);
        code.operands[tied] = Operand::new(b, x.access(), x.at(), x.constraint());
        code.operands[other] = Operand::new(a, y.access(), y.at(), y.constraint());
        live.exchange(code, inst, tied, other);
    }

    /// Whether an interval of the bundle starts at `at`.
    fn starts_at(&mut self, root: Vreg, at: u32, pool: &[Seg]) -> bool {
        let set = self.set_of[root.index()];
        if set != NONE {
            return self.sets.overlap(set as usize, at, at + 1).is_some_and(|e| e.from == at);
        }
        pool[self.roots[root.index()].range()].iter().any(|s| s.from == at)
    }

    /// Moves the end of an interval, in its register's list and in its bundle's.
    fn set_end(&mut self, pool: &mut [Seg], root: Vreg, index: usize, to: u32) {
        self.changes += 1;
        let seg = pool[index];
        pool[index].to = to;
        let set = self.set_of[root.index()];
        if set != NONE {
            return self.sets.set_end(set as usize, seg.from, to);
        }
        let bundle = &mut pool[self.roots[root.index()].range()];
        let i = bundle.partition_point(|s| s.from < seg.from);
        if let Some(s) = bundle.get_mut(i).filter(|s| s.from == seg.from) {
            s.to = to;
        }
    }

    /// Writes a large bundle's intervals to the pool.
    fn flatten(&mut self, root: usize, pool: &mut Vec<Seg>) {
        if self.set_of[root] == NONE || self.roots[root].len == 0 {
            return;
        }
        let start = pool.len() as u32;
        let set = self.set_of[root] as usize;
        let mut at = self.sets.seek(set, 0);
        while let Some(e) = self.sets.next(set, &mut at) {
            pool.push(Seg { from: e.from, to: e.to, vreg: Vreg(e.owner) });
        }
        let len = pool.len() as u32 - start;
        self.roots[root] = Root { start, len, capacity: len };
    }

    /// Unites two bundles of which at least one is large.
    fn unite_large(&mut self, big: Vreg, small: Vreg, pool: &[Seg]) -> bool {
        self.clashes.resize(REMEMBERED, None);
        let pair = Clash { a: big.min(small), b: big.max(small), changes: self.changes };
        let at = (pair.a.index() ^ pair.b.index().wrapping_mul(13)) % REMEMBERED;
        if self.clashes[at] == Some(pair) {
            return false;
        }
        let set = self.set_for(big, pool);
        if self.clashes_with(set, small, pool) {
            self.clashes[at] = Some(pair);
            return false;
        }
        let mut segs = core::mem::take(&mut self.scratch);
        segs.clear();
        self.list(small, pool, &mut segs);
        for s in &segs {
            self.sets.insert(set, Entry { from: s.from, to: s.to, owner: s.vreg.0 });
        }
        self.roots[big.index()].len += segs.len() as u32;
        self.roots[small.index()].len = 0;
        self.union[small.index()] = big.0;
        self.scratch = segs;
        true
    }

    /// Whether an interval of the bundle overlaps with one of a set.
    fn clashes_with(&mut self, set: usize, root: Vreg, pool: &[Seg]) -> bool {
        let own = self.set_of[root.index()];
        if own == NONE {
            let mut segs = pool[self.roots[root.index()].range()].iter();
            return segs.any(|s| self.sets.overlap(set, s.from, s.to).is_some());
        }
        let mut at = self.sets.seek(own as usize, 0);
        while let Some(e) = self.sets.next(own as usize, &mut at) {
            if self.sets.overlap(set, e.from, e.to).is_some() {
                return true;
            }
        }
        false
    }

    /// The intervals of a bundle, in order.
    fn list(&mut self, root: Vreg, pool: &[Seg], segs: &mut Vec<Seg>) {
        let set = self.set_of[root.index()];
        if set == NONE {
            segs.extend_from_slice(&pool[self.roots[root.index()].range()]);
            steps(segs.len());
            return;
        }
        let mut at = self.sets.seek(set as usize, 0);
        while let Some(e) = self.sets.next(set as usize, &mut at) {
            segs.push(Seg { from: e.from, to: e.to, vreg: Vreg(e.owner) });
        }
    }

    /// The chunked set of a bundle, which is made when it is not there.
    fn set_for(&mut self, root: Vreg, pool: &[Seg]) -> usize {
        if self.set_of[root.index()] == NONE {
            let set = self.sets.add_set();
            self.set_of[root.index()] = set as u32;
            for s in &pool[self.roots[root.index()].range()] {
                self.sets.insert(set, Entry { from: s.from, to: s.to, owner: s.vreg.0 });
            }
        }
        self.set_of[root.index()] as usize
    }

    /// The representative of `vreg`.
    #[inline]
    pub(crate) fn root(&mut self, vreg: Vreg) -> Vreg {
        let mut x = vreg.0;
        while self.union[x as usize] != x {
            steps(1);
            let up = self.union[self.union[x as usize] as usize];
            self.union[x as usize] = up;
            x = up;
        }
        Vreg(x)
    }

    /// The representative of `vreg`, without path compression.
    #[inline]
    pub(crate) fn root_of(&self, vreg: Vreg) -> Vreg {
        let mut x = vreg.0;
        while self.union[x as usize] != x {
            steps(1);
            x = self.union[x as usize];
        }
        Vreg(x)
    }

    /// Makes one bundle of two, unless they overlap.
    fn unite(&mut self, a: Vreg, b: Vreg, pool: &mut Vec<Seg>) -> bool {
        let (mut big, mut small) = (a, b);
        if self.roots[big.index()].len < self.roots[small.index()].len {
            core::mem::swap(&mut big, &mut small);
        }
        let (rb, rs) = (self.roots[big.index()], self.roots[small.index()]);
        let large = self.set_of[big.index()] != NONE || self.set_of[small.index()] != NONE;
        if large || rb.len + rs.len > FLAT {
            return self.unite_large(big, small, pool);
        }
        if overlap(&pool[rb.range()], &pool[rs.range()]) {
            return false;
        }
        let len = rb.len + rs.len;
        let mut root = rb;
        if rb.capacity < len {
            let capacity = if len > 4 { FLAT } else { len };
            root = Root { start: pool.len() as u32, len: rb.len, capacity };
            steps(rb.len as usize);
            pool.extend_from_within(rb.range());
            pool.resize((root.start + capacity) as usize, Seg { from: 0, to: 0, vreg: Vreg(0) });
        }
        // Merge from the back; when the small list is used up, the rest stays where it is.
        let base = root.start as usize;
        let (mut i, mut j, mut out) = (rb.len as usize, rs.len as usize, len as usize);
        while j > 0 {
            steps(1);
            let s = pool[rs.start as usize + j - 1];
            out -= 1;
            if i > 0 && pool[base + i - 1].from > s.from {
                pool[base + out] = pool[base + i - 1];
                i -= 1;
            } else {
                pool[base + out] = s;
                j -= 1;
            }
        }
        root.len = len;
        self.roots[big.index()] = root;
        self.roots[small.index()].len = 0;
        self.union[small.index()] = big.0;
        true
    }
}

/// The interval of `vreg` that ends at `to`, as an index into the pool.
fn seg_ending(pool: &[Seg], live: &Live, vreg: Vreg, to: u32) -> Option<usize> {
    let range = live.seg_range(vreg);
    let i = range.start + pool[range.clone()].partition_point(|s| s.to < to);
    (i < range.end && pool[i].to == to).then_some(i)
}

/// Whether two sorted lists of intervals overlap; searches the first for each of the second.
fn overlap(big: &[Seg], small: &[Seg]) -> bool {
    let mut rest = big;
    for s in small {
        steps(1);
        if rest.len() <= 8 {
            if rest.iter().any(|b| b.from < s.to && s.from < b.to) {
                return true;
            }
            continue;
        }
        let i = rest.partition_point(|b| b.to <= s.from);
        rest = &rest[i..];
        if rest.first().is_some_and(|b| b.from < s.to) {
            return true;
        }
    }
    false
}
