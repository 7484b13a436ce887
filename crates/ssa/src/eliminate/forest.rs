//! Coalescing by dominance forests: builds optimistic classes and removes the members that interfere.
//!
//! Budimlić, Cooper, Harvey, Kennedy, Oberg and Reeves, "Fast Copy Coalescing and Live-Range Identification",
//! 2002. Briggs, Cooper, Harvey and Simpson ("Practical Improvements to the Construction and Destruction of
//! Static Single Assignment Form", 1998) insert a copy for every argument and leave it to a coalescer with an
//! interference graph to remove them; this algorithm decides without a graph which of them are needed:
//!
//! 1. A phi and its arguments become one class, but for arguments that five quick tests on liveness in blocks
//!    reject (section 3.1).
//! 2. The members of a class, in preorder of the dominator tree, form a forest: the parent of a member is the
//!    nearest one that dominates it. A member can only interfere with its ancestors if it does so with its
//!    parent, so one comparison for each member is enough.
//! 3. If a member interferes with its parent, the parent leaves the class if it interferes with another child
//!    as well, otherwise the child leaves. A copy serves those that left.
//!
//! ```text
//! v4 = phi [v1], [v2], [v3]        v1 dominates v2 and v3 and is live at both: v1 leaves, and one copy is
//!                                  left instead of two
//! ```
//!
//! We differ in two points: interference is decided by positions within blocks at once, not by blocks first
//! and by a walk over the block for the pairs that these leave open; and the rest of a class is merged by the
//! test of [`coalesce`](super::coalesce), which keeps the host's constraints and would refuse interference.
//! As there, copies are on the edges; the paper splits critical edges beforehand.
//!
//! Linear in arguments and members, with a sort of each class.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::refill::refill;
use crate::union_find::find;
use crate::{Dominators, Graph, Value};

use super::merge::Merger;
use super::plan::Outcome;
use super::ranges::Ranges;
use super::web::Web;

#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    /// By rank: union-find parent of the optimistic classes.
    parent: Vec<u32>,
    /// By rank: the last phi with which it was united, as an index.
    claimed: Vec<u32>,
    /// By block number: the last phi that has an argument defined there.
    defines: Vec<u32>,
    /// Phi index, argument's rank, and why they are apart.
    pairs: Vec<(u32, u32, Option<Outcome>)>,
    /// Root and member, sorted: the classes.
    members: Vec<(u32, u32)>,
    /// Of the class at hand, by index in it.
    forest: Vec<Node>,
    open: Vec<u32>,
    /// By rank: the two that interfered when it left its class.
    left: Vec<(u32, u32)>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    rank: u32,
    parent: u32,
    /// One past the last index that it dominates.
    end: u32,
}

/// Merges the members that the forests leave together.
pub(super) fn run(merger: &mut Merger<'_>, scratch: &mut Scratch) {
    unite(merger.graph, merger.dominators, merger.web, merger.ranges, scratch);
    take_apart(merger.ranges, scratch);
    merger.tie();
    for &(phi, arg, apart) in &scratch.pairs {
        let rank = merger.ranges.rank_of[merger.web.phi_value[phi as usize] as usize];
        let gone = [rank, arg].into_iter().find(|&rank| scratch.left[rank as usize].0 != NONE);
        match (apart, gone) {
            (Some(outcome), _) => merger.record(phi as usize, arg, outcome),
            (None, Some(gone)) => {
                let (a, b) = scratch.left[gone as usize];
                merger.record(phi as usize, arg, interference(merger.ranges, a, b));
            }
            (None, None) => merger.attempt(phi as usize, arg),
        }
    }
}

fn interference(ranges: &Ranges, a: u32, b: u32) -> Outcome {
    Outcome::Interference(Some(Value(ranges.value[a as usize])), Some(Value(ranges.value[b as usize])))
}

/// Makes optimistic classes of phis and arguments.
fn unite(graph: &Graph, dominators: &Dominators, web: &Web, ranges: &Ranges, scratch: &mut Scratch) {
    let n = ranges.value.len();
    scratch.parent.clear();
    scratch.parent.extend(0..n as u32);
    refill(&mut scratch.claimed, n, NONE);
    refill(&mut scratch.defines, graph.n_blocks(), NONE);
    scratch.pairs.clear();
    for &join in &web.joins {
        let phis = web.phis(join);
        let number = dominators.first[join as usize];
        for index in phis.clone() {
            let phi = ranges.rank_of[web.phi_value[index] as usize];
            for (_, arg) in web.variables_into(graph, join, index) {
                let arg = ranges.rank_of[arg as usize];
                let claimed = scratch.claimed[arg as usize];
                if claimed == index as u32 {
                    continue;
                }
                let of_neighbour = claimed != NONE && claimed as usize >= phis.start;
                let apart = rejected(ranges, phi, arg, number).or_else(|| {
                    // It is in the class of another phi of the block, or another argument is defined beside
                    // it.
                    let beside = scratch.defines[ranges.home(arg) as usize] == index as u32;
                    (of_neighbour || beside).then_some(Outcome::Skipped)
                });
                if apart.is_none() {
                    scratch.claimed[arg as usize] = index as u32;
                    scratch.defines[ranges.home(arg) as usize] = index as u32;
                    let [a, b] = [phi, arg].map(|rank| find(&mut scratch.parent, rank));
                    scratch.parent[a.max(b) as usize] = a.min(b);
                }
                scratch.pairs.push((index as u32, arg, apart));
            }
        }
    }
}

/// The first three of the paper's quick tests: the outcome for an argument that liveness in whole blocks
/// rejects.
fn rejected(ranges: &Ranges, phi: u32, arg: u32, join: u32) -> Option<Outcome> {
    let home = ranges.home(arg);
    let is_phi = ranges.def[arg as usize] == ranges.start[home as usize];
    let rejected =
        ranges.live_in(arg, join) || ranges.live_out(phi, home) || is_phi && ranges.live_in(phi, home);
    // Positions within the blocks may decide otherwise.
    let outcome = || match ranges.overlap(phi, arg) {
        true => interference(ranges, phi.min(arg), phi.max(arg)),
        false => Outcome::Skipped,
    };
    rejected.then(outcome)
}

/// Finds the members that have to leave their classes.
fn take_apart(ranges: &Ranges, scratch: &mut Scratch) {
    refill(&mut scratch.left, ranges.value.len(), (NONE, NONE));
    scratch.members.clear();
    for rank in 0..ranges.value.len() as u32 {
        let root = find(&mut scratch.parent, rank);
        scratch.members.push((root, rank));
    }
    scratch.members.sort_unstable();
    let mut start = 0;
    while start < scratch.members.len() {
        let root = scratch.members[start].0;
        let count = scratch.members[start..].iter().take_while(|member| member.0 == root).count();
        if count > 1 {
            grow(ranges, scratch, start..start + count);
            walk(ranges, scratch);
        }
        start += count;
    }
}

/// Makes the forest of one class.
fn grow(ranges: &Ranges, scratch: &mut Scratch, class: core::ops::Range<usize>) {
    scratch.forest.clear();
    scratch.open.clear();
    for index in 0..class.len() as u32 {
        let rank = scratch.members[class.start + index as usize].1;
        while let Some(&last) = scratch.open.last()
            && !ranges.dominates(scratch.forest[last as usize].rank, rank)
        {
            scratch.forest[last as usize].end = index;
            scratch.open.pop();
        }
        let parent = scratch.open.last().copied().unwrap_or(NONE);
        scratch.forest.push(Node { rank, parent, end: NONE });
        scratch.open.push(index);
    }
    for &last in &scratch.open {
        scratch.forest[last as usize].end = class.len() as u32;
    }
}

/// Compares each member with its parent, parents first.
fn walk(ranges: &Ranges, scratch: &mut Scratch) {
    let Scratch { forest, left, .. } = scratch;
    for index in 0..forest.len() as u32 {
        let Node { rank, mut parent, .. } = forest[index as usize];
        while parent != NONE && left[forest[parent as usize].rank as usize].0 != NONE {
            parent = forest[parent as usize].parent;
        }
        forest[index as usize].parent = parent;
        if parent == NONE {
            continue;
        }
        let above = forest[parent as usize];
        if !ranges.interfere(above.rank, rank) {
            continue;
        }
        // The subtrees after this one that hang from the same parent.
        let mut next = forest[index as usize].end;
        let mut another = false;
        while next < above.end && !another {
            another = ranges.interfere(above.rank, forest[next as usize].rank);
            next = forest[next as usize].end;
        }
        left[if another { above.rank } else { rank } as usize] = (above.rank, rank);
    }
}
