//! Disjoint sets, as a table of parents in which a representative is its own parent.

/// The representative of the set of `v`; halves the path to it.
#[inline]
pub(crate) fn find(parents: &mut [u32], mut v: u32) -> u32 {
    while parents[v as usize] != v {
        let up = parents[parents[v as usize] as usize];
        parents[v as usize] = up;
        v = up;
    }
    v
}
