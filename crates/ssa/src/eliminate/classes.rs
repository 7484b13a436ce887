//! Congruence classes: values that will share one place, and the test whether two classes may become one.
//!
//! Boissinot et al., "Revisiting Out-of-SSA Translation", 2009, section IV: a class is kept sorted in
//! dominance order, and two classes without interference inside are compared through the dominance forest of
//! their union (Budimlić et al., "Fast Copy Coalescing and Live-Range Identification", 2002): it is enough to
//! compare each member with its nearest dominating member of the other class, because whatever is live at a
//! definition is live at every definition between.
//!
//! We differ in the order of work: not both lists are walked, but the members of the smaller one are searched
//! in the larger, with the nearest dominating member of its own class remembered for each member. A test
//! costs O(small · log large) plus the members of the larger class that the smaller dominates at the top
//! level; a merge moves the tail of a sorted array. So a web that grows one argument at a time, as those of
//! long functions do, does not cost the square of its size.
//!
//! If values are numbered ([`Ranges::same`]), members that have the same value may be live at the same time
//! (Boissinot et al., section III.A). Then the nearest dominating member is not enough: if it has the same
//! value, those above it that are still live are compared, too (`over`, the paper's equal intersecting
//! ancestors).

use alloc::vec::Vec;

use crate::Value;
use crate::graph::NONE;
use crate::refill::refill;
use crate::union_find::find;

use super::plan::Outcome;
use super::ranges::{ALONE, Ranges};

#[derive(Clone, Copy, Debug)]
struct Slice {
    start: u32,
    len: u32,
    capacity: u32,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Classes {
    /// By rank: union-find parent.
    parent: Vec<u32>,
    /// By leader: its members in `pool`, ascending.
    slices: Vec<Slice>,
    pool: Vec<u32>,
    /// By rank: the nearest member of its class that dominates it.
    up: Vec<u32>,
    links: Vec<(u32, u32)>,
    /// By rank: a member of its class that dominates it is live at its definition.
    over: Vec<bool>,
    /// The ranks for which that becomes true.
    covered: Vec<u32>,
}

impl Classes {
    /// One class for each rank.
    pub(crate) fn reset(&mut self, n: usize) {
        let n = n as u32;
        self.parent.clear();
        self.parent.extend(0..n);
        self.pool.clear();
        self.pool.extend(0..n);
        self.slices.clear();
        self.slices.extend((0..n).map(|rank| Slice { start: rank, len: 1, capacity: 1 }));
        refill(&mut self.up, n as usize, NONE);
        refill(&mut self.over, n as usize, false);
    }

    /// The rank that represents the class of `rank`.
    #[inline]
    pub(crate) fn find(&mut self, rank: u32) -> u32 {
        find(&mut self.parent, rank)
    }

    /// The members of the class that `leader` represents, in dominance order.
    #[inline]
    pub(crate) fn members(&self, leader: u32) -> &[u32] {
        let slice = self.slices[leader as usize];
        &self.pool[slice.start as usize..(slice.start + slice.len) as usize]
    }

    /// Merges the classes of `a` and `b` unless they interfere.
    pub(crate) fn merge(&mut self, ranges: &mut Ranges, a: u32, b: u32) -> Outcome {
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return Outcome::Together;
        }
        if ranges.has_constraints && !self.compatible(ranges, a, b) {
            return Outcome::Constraint;
        }
        let (small, large) =
            if self.slices[a as usize].len <= self.slices[b as usize].len { (a, b) } else { (b, a) };
        let mut links = core::mem::take(&mut self.links);
        let mut covered = core::mem::take(&mut self.covered);
        let interference = self.interference(ranges, small, large, &mut links, &mut covered);
        if interference.is_none() {
            for &(rank, above) in &links {
                self.up[rank as usize] = above;
            }
            for &rank in &covered {
                self.over[rank as usize] = true;
            }
            self.unite(ranges, small, large);
        }
        (self.links, self.covered) = (links, covered);
        let value = |rank: u32| Some(ranges.value[rank as usize]).filter(|&value| value != NONE).map(Value);
        interference.map_or(Outcome::Merged, |(a, b)| Outcome::Interference(value(a), value(b)))
    }

    fn compatible(&self, ranges: &mut Ranges, a: u32, b: u32) -> bool {
        let (x, y) = (ranges.fixed[a as usize], ranges.fixed[b as usize]);
        if x == ALONE || y == ALONE || (x != NONE && y != NONE && x != y) {
            return false;
        }
        // If the merge fails, knowing the register early only matters to the class that has it already.
        true
    }

    /// The member of the class of `leader` that is live at the end of the block with this number in dominator
    /// preorder, edges included. There is at most one: of the members that dominate the place, only the
    /// nearest can be.
    pub(crate) fn live_out(&self, ranges: &Ranges, leader: u32, block: u32) -> Option<u32> {
        let members = self.members(leader);
        let at = ranges.start[block as usize + 1] - 1;
        let next = members.partition_point(|&rank| ranges.def[rank as usize] <= at);
        let nearest = self.ancestor_at(ranges, *members[..next].last()?, at);
        (nearest != NONE && ranges.live_after(nearest, at)).then_some(nearest)
    }

    /// The nearest member of the class of `from` that dominates `rank`, `from` being its last member up to
    /// `rank`.
    #[inline]
    fn ancestor(&self, ranges: &Ranges, from: u32, rank: u32) -> u32 {
        self.ancestor_at(ranges, from, ranges.def[rank as usize])
    }

    #[inline]
    fn ancestor_at(&self, ranges: &Ranges, mut from: u32, at: u32) -> u32 {
        while from != NONE && ranges.region_end[from as usize] <= at {
            from = self.up[from as usize];
        }
        from
    }

    /// The nearest of `from` and the members above it, of one class, that interferes with `rank`, which they
    /// dominate; or whether one of them is live at its definition.
    #[inline]
    fn compare(&self, ranges: &Ranges, mut from: u32, rank: u32) -> Result<bool, u32> {
        let mut live = false;
        loop {
            if ranges.interfere(from, rank) {
                if !ranges.same_value(from, rank) {
                    return Err(from);
                }
                live = true;
            }
            if !self.over[from as usize] {
                return Ok(live);
            }
            from = self.up[from as usize];
        }
    }

    /// Two members of the classes that interfere. If there are none, `links` has the changes of `up` when
    /// they become one, and `covered` those of `over`.
    fn interference(
        &self,
        ranges: &Ranges,
        small: u32,
        large: u32,
        links: &mut Vec<(u32, u32)>,
        covered: &mut Vec<u32>,
    ) -> Option<(u32, u32)> {
        let (small, large) = (self.members(small), self.members(large));
        let by_value = !ranges.same.is_empty();
        links.clear();
        covered.clear();
        let mut next = 0;
        for (i, &rank) in small.iter().enumerate() {
            next = gallop(large, next, rank);
            if next > 0 {
                let above = self.ancestor(ranges, large[next - 1], rank);
                let own = self.up[rank as usize];
                // A member of the same class between the two has been compared already, which suffices unless
                // the two may be live at the same time.
                let nearest = own == NONE || own < above;
                if above != NONE && (nearest || by_value) {
                    match self.compare(ranges, above, rank) {
                        Err(above) => return Some((above, rank)),
                        Ok(true) => covered.push(rank),
                        Ok(false) => {}
                    }
                    if nearest {
                        links.push((rank, above));
                    }
                }
            }
            // Members of the large class up to the small one's next member, as long as something of the small
            // class dominates them.
            let limit = small.get(i + 1).copied().unwrap_or(NONE);
            let (mut at, mut above) = (next, rank);
            while at < large.len() && large[at] < limit {
                let below = large[at];
                above = self.ancestor(ranges, above, below);
                if above == NONE {
                    break;
                }
                let own = self.up[below as usize];
                let nearest = own == NONE || own < above;
                let mut live = false;
                if nearest || by_value {
                    match self.compare(ranges, above, below) {
                        Err(above) => return Some((above, below)),
                        Ok(found) => live = found,
                    }
                    if nearest {
                        links.push((below, above));
                    }
                }
                at += 1;
                if live {
                    covered.push(below);
                } else {
                    // Members that `below` dominates compare with `below`; continue after them.
                    at = gallop_region(ranges, large, at, ranges.region_end[below as usize]);
                }
            }
        }
        None
    }

    fn unite(&mut self, ranges: &mut Ranges, small: u32, large: u32) {
        self.parent[small as usize] = large;
        if ranges.has_constraints && ranges.fixed[large as usize] == NONE {
            ranges.fixed[large as usize] = ranges.fixed[small as usize];
        }
        let (few, many) = (self.slices[small as usize], self.slices[large as usize]);
        let total = few.len + many.len;
        let mut slice = many;
        if total > many.capacity {
            slice.start = self.pool.len() as u32;
            slice.capacity = (total + total / 2).max(4);
            self.pool.extend_from_within(many.start as usize..(many.start + many.len) as usize);
            self.pool.resize((slice.start + slice.capacity) as usize, NONE);
        }
        // Merge from the back, moving runs of the large class as blocks.
        let mut rest = many.len as usize;
        let start = slice.start as usize;
        for i in (0..few.len as usize).rev() {
            let rank = self.pool[few.start as usize + i];
            let at = self.pool[start..start + rest].partition_point(|&other| other < rank);
            self.pool.copy_within(start + at..start + rest, start + at + i + 1);
            self.pool[start + at + i] = rank;
            rest = at;
        }
        slice.len = total;
        self.slices[large as usize] = slice;
    }
}

/// The number of leading elements of the sorted `list` that are less than `rank`, known to be at least
/// `from`.
#[inline]
fn gallop(list: &[u32], from: usize, rank: u32) -> usize {
    search(list.len(), from, |at| list[at] < rank)
}

/// As [`gallop`], for members whose definition lies before the position `end`.
#[inline]
fn gallop_region(ranges: &Ranges, list: &[u32], from: usize, end: u32) -> usize {
    search(list.len(), from, |at| ranges.def[list[at] as usize] < end)
}

/// The first index from `from` on for which `below` fails, by doubling steps and then bisection.
#[inline]
fn search(len: usize, from: usize, below: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut step) = (from, 1);
    while low + step <= len && below(low + step - 1) {
        low += step;
        step *= 2;
    }
    let mut high = len.min(low + step - 1);
    while low < high {
        let middle = (low + high) / 2;
        if below(middle) { low = middle + 1 } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::search;

    #[test]
    fn the_search_finds_what_bisection_of_the_whole_finds() {
        for len in 0..40 {
            for from in 0..=len {
                for first_above in from..=len {
                    assert_eq!(search(len, from, |at| at < first_above), first_above, "{from} of {len}");
                }
            }
        }
    }
}
