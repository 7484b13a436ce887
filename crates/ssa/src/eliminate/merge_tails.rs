//! Merges edge blocks that end alike.
//!
//! Trampolines with one target and equal last copies share these in one block. Where one is a suffix of
//! another, or both are equal, no new block is needed; otherwise the suffix gets a block of its own, if it
//! has at least [`MIN_SUFFIX`] copies. The copies that disappear are entered in the ledger as shared. As many
//! copies run as before; what is saved is code, and what is paid is a jump where there was none, which is why
//! this is an option.
//!
//! The reversed sequences of each target are sorted, so that neighbours have the longest common suffixes, and
//! neighbours are joined from the longest suffix down: the compressed tree of all suffixes, made bottom up
//! with union-find. O(c log c) for c copies in edge blocks.

use alloc::vec::Vec;

use crate::graph::NONE;

use super::plan::{Copy, Fate, Next, Plan, Position, Sequence, Split};

/// A shared block costs a jump, so it has to save more than one copy.
const MIN_SUFFIX: u32 = 2;

/// A block: the copies of the edge block `of` from its last `len` to its last `above`, then the block
/// `parent`, or the target.
#[derive(Clone, Copy, Debug)]
struct Node {
    of: u32,
    len: u32,
    above: u32,
    parent: u32,
    /// Union-find over the nodes that end in one suffix; the root is the node that holds all of it.
    group: u32,
    /// Index in the new list of edge blocks.
    split: u32,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    order: Vec<u32>,
    /// Common copies and two neighbours.
    pairs: Vec<(u32, u32, u32)>,
    /// The edge blocks' own nodes first.
    nodes: Vec<Node>,
    /// By old edge block: its copies.
    ranges: Vec<(u32, u32)>,
    copies: Vec<Copy>,
    sequences: Vec<Sequence>,
    splits: Vec<Split>,
    edges: Vec<(u32, crate::Edge)>,
}

/// Merges the edge blocks of `plan`. Counters and ledger follow.
pub(crate) fn run(plan: &mut Plan, scratch: &mut Scratch) {
    if plan.splits.len() < 2 {
        return;
    }
    scratch.sort(plan);
    if scratch.pairs.is_empty() {
        return;
    }
    scratch.join();
    scratch.number(plan);
    scratch.rewrite_copies(plan);
    scratch.rewrite_splits(plan);
    scratch.enter_shared(plan);
}

impl Scratch {
    /// Fills `nodes` with one for each edge block, and `pairs` with neighbours that have copies in common,
    /// longest first.
    fn sort(&mut self, plan: &Plan) {
        self.ranges.clear();
        self.ranges.extend(plan.splits.iter().map(|split| {
            let sequence = plan.sequences[split.sequence as usize];
            (sequence.first, sequence.end)
        }));
        let ranges = &self.ranges;
        let reversed = |split: u32| {
            let (first, end) = ranges[split as usize];
            plan.copies[first as usize..end as usize].iter().rev().map(|copy| (copy.dest, copy.source))
        };
        let target = |split: u32| plan.splits[split as usize].next;
        self.order.clear();
        self.order.extend(0..plan.splits.len() as u32);
        self.order.sort_unstable_by(|&a, &b| {
            target(a).cmp(&target(b)).then_with(|| reversed(a).cmp(reversed(b))).then(a.cmp(&b))
        });
        self.pairs.clear();
        for pair in self.order.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let common = reversed(a).zip(reversed(b)).take_while(|(a, b)| a == b).count() as u32;
            if target(a) == target(b) && common > 0 {
                self.pairs.push((common, a, b));
            }
        }
        // A stable sort would allocate; the rest of the key makes the order certain.
        self.pairs.sort_unstable_by_key(|&(common, a, b)| (core::cmp::Reverse(common), a, b));
        self.nodes.clear();
        self.nodes.extend(ranges.iter().enumerate().map(|(index, &(first, end))| Node {
            of: index as u32,
            len: end - first,
            above: 0,
            parent: NONE,
            group: index as u32,
            split: NONE,
        }));
    }

    fn find(&mut self, mut node: u32) -> u32 {
        while self.nodes[node as usize].group != node {
            let up = self.nodes[self.nodes[node as usize].group as usize].group;
            self.nodes[node as usize].group = up;
            node = up;
        }
        node
    }

    /// Hangs `node` below `parent`, which holds its last `common` copies.
    fn hang(&mut self, node: u32, parent: u32, common: u32) {
        let node = &mut self.nodes[node as usize];
        (node.parent, node.above, node.group) = (parent, common, parent);
    }

    fn join(&mut self) {
        for i in 0..self.pairs.len() {
            let (common, a, b) = self.pairs[i];
            let (a, b) = (self.find(a), self.find(b));
            if self.nodes[a as usize].len == common {
                self.hang(b, a, common);
            } else if self.nodes[b as usize].len == common {
                self.hang(a, b, common);
            } else if common >= MIN_SUFFIX {
                let shared = self.nodes.len() as u32;
                let of = self.nodes[a as usize].of;
                self.nodes.push(Node { of, len: common, above: 0, parent: NONE, group: shared, split: NONE });
                self.hang(a, shared, common);
                self.hang(b, shared, common);
            }
        }
    }

    /// Numbers the nodes that have copies of their own.
    fn number(&mut self, plan: &Plan) {
        self.splits.clear();
        for index in 0..self.nodes.len() {
            let node = self.nodes[index];
            if node.len > node.above {
                self.nodes[index].split = self.splits.len() as u32;
                let home = plan.splits[node.of as usize].home;
                self.splits.push(Split {
                    next: Next::Split(0),
                    first_edge: 0,
                    end_edge: 0,
                    sequence: 0,
                    home,
                });
            }
        }
    }

    /// The first node from `node` upwards that has copies of its own.
    fn own(&self, mut node: u32) -> u32 {
        while self.nodes[node as usize].split == NONE {
            node = self.nodes[node as usize].parent;
        }
        node
    }

    fn rewrite_copies(&mut self, plan: &mut Plan) {
        self.copies.clear();
        self.sequences.clear();
        for sequence in plan.sequences.iter().filter(|sequence| !matches!(sequence.at, Position::Split(_))) {
            let first = self.copies.len() as u32;
            self.copies.extend_from_slice(plan.sequence_copies(sequence));
            self.sequences.push(Sequence { first, end: self.copies.len() as u32, ..*sequence });
        }
        for node in self.nodes.iter().filter(|node| node.split != NONE) {
            let first = self.copies.len() as u32;
            let end = self.ranges[node.of as usize].1;
            let range = (end - node.len) as usize..(end - node.above) as usize;
            self.copies.extend_from_slice(&plan.copies[range]);
            self.splits[node.split as usize].sequence = self.sequences.len() as u32;
            let end = self.copies.len() as u32;
            self.sequences.push(Sequence { at: Position::Split(node.split), first, end });
        }
    }

    fn rewrite_splits(&mut self, plan: &mut Plan) {
        for index in 0..self.nodes.len() {
            let node = self.nodes[index];
            if node.split != NONE {
                self.splits[node.split as usize].next = match node.parent {
                    NONE => plan.splits[node.of as usize].next,
                    parent => Next::Split(self.nodes[self.own(parent) as usize].split),
                };
            }
        }
        self.edges.clear();
        for (index, split) in plan.splits.iter().enumerate() {
            let to = self.nodes[self.own(index as u32) as usize].split;
            self.edges.extend(plan.edges_to(split).iter().map(|&edge| (to, edge)));
        }
        self.edges.sort_unstable_by_key(|&(to, edge)| (to, edge.from, edge.index));
        plan.split_edges.clear();
        let mut at = 0;
        for (index, split) in self.splits.iter_mut().enumerate() {
            split.first_edge = plan.split_edges.len() as u32;
            while at < self.edges.len() && self.edges[at].0 == index as u32 {
                plan.split_edges.push(self.edges[at].1);
                at += 1;
            }
            split.end_edge = plan.split_edges.len() as u32;
        }
    }

    /// Tells the ledger where the copies of each old edge block stand now, and puts the new lists into the
    /// plan.
    fn enter_shared(&mut self, plan: &mut Plan) {
        for old in 0..self.ranges.len() {
            let mut at = old as u32;
            while at != NONE {
                let node = self.nodes[at as usize];
                for back in node.above + 1..=node.len {
                    let entry = plan.copies[(self.ranges[old].1 - back) as usize].entry as usize;
                    plan.ledger[entry].position = Some(Position::Split(node.split));
                    if node.of != old as u32 {
                        let kept = plan.copies[(self.ranges[node.of as usize].1 - back) as usize].entry;
                        match plan.ledger[entry].fate {
                            Fate::Constant => plan.counters.constants_left -= 1,
                            _ => plan.counters.copies_left -= 1,
                        }
                        plan.ledger[entry].fate = Fate::Shared(kept);
                    }
                }
                at = node.parent;
            }
        }
        // Exchanging the lists would leave the larger memory now here, now there.
        plan.copies.clear();
        plan.copies.extend_from_slice(&self.copies);
        plan.sequences.clear();
        plan.sequences.extend_from_slice(&self.sequences);
        plan.splits.clear();
        plan.splits.extend_from_slice(&self.splits);
        plan.counters.jumps_added = plan.splits.len() as u32;
    }
}
