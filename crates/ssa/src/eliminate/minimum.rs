//! The fewest copies that any coalescing leaves, by exhaustive search.
//!
//! A coalescing decides for every pair of a phi and an argument whether they share a place; what remains is
//! sequentialised edge by edge as [`Strategy::PerEdge`](super::Strategy::PerEdge) does. Copies at the head of
//! a block instead of on each edge (what a lost copy can be turned into) are not in the space that is
//! searched.
//!
//! *Decomposition.* Values that phis connect, directly or through others, are a phi web. A coalescing joins
//! values of one web only, and a cycle of copies stays within one, so the minimum of a function is the sum of
//! the minima of its webs. Within a web, a pair whose two values interfere is apart in every coalescing. The
//! other pairs connect groups of values that can be decided group by group; only cycles of copies can lead
//! through several. A web's minimum is therefore at least the cost of the interfering pairs and the sum over
//! its groups, and equal to that if the coalescing found leaves no cycle. Otherwise the web is searched as a
//! whole.
//!
//! *Search.* Branch and bound over the pairs, heaviest first: both places equal, if nothing in their classes
//! interferes, or different for good. A branch is given up when the pairs that are different already, and
//! those that have become impossible, cost as much as the best coalescing found. Aggressive coalescing is
//! NP-complete (Bouchez, Darte and Rastello, "On the Complexity of Register Coalescing", 2007), so the number
//! of steps is limited. A web in which it does not suffice is open: it has bounds instead of a minimum.

use alloc::vec;
use alloc::vec::Vec;

use crate::Graph;
use crate::graph::NONE;
use crate::parallel_copy::{Ctx, sequentialize_registers};
use crate::union_find::find;

use super::plan::Minimum;
use super::ranges::Ranges;
use super::web::{Web, is_variable};

/// Larger webs are open without a search: the matrix of interferences would be too large.
const MAX_VALUES: usize = 4096;

/// A copy on an edge: phi and argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct EdgeCopy {
    web: u32,
    edge: u32,
    phi: u32,
    arg: u32,
}

/// A phi and an argument, and how many copies keeping them apart costs.
#[derive(Clone, Copy)]
struct Pair {
    phi: u32,
    arg: u32,
    weight: u32,
}

/// The minimum over all webs, each searched in at most `max_steps` steps.
pub(super) fn minimum(graph: &Graph, web: &Web, ranges: &Ranges, max_steps: u64) -> Minimum {
    let mut copies = copies(graph, web, ranges);
    let mut parents: Vec<u32> = (0..ranges.value.len() as u32).collect();
    for copy in &copies {
        let (a, b) = (find(&mut parents, copy.phi), find(&mut parents, copy.arg));
        parents[a as usize] = b;
    }
    copies.iter_mut().for_each(|copy| copy.web = find(&mut parents, copy.phi));
    copies.sort_unstable();
    let mut sum = Minimum::default();
    // By rank: the number within its web.
    let mut number_of = vec![NONE; ranges.value.len()];
    for of_web in copies.chunk_by_mut(|a, b| a.web == b.web) {
        let mut values = Vec::new();
        for rank in of_web.iter_mut().flat_map(|copy| [&mut copy.phi, &mut copy.arg]) {
            let number = &mut number_of[*rank as usize];
            if *number == NONE {
                *number = values.len() as u32;
                values.push(*rank);
            }
            *rank = *number;
        }
        let (at_least, at_most) = minimum_of_web(of_web, &values, ranges, max_steps);
        sum.webs += 1;
        sum.open_webs += u32::from(at_least != at_most);
        sum.at_least += at_least;
        sum.at_most += at_most;
    }
    sum
}

/// The copies of all edges as ranks; equal ones of one terminator, which are made before it, once.
fn copies(graph: &Graph, web: &Web, ranges: &Ranges) -> Vec<EdgeCopy> {
    let mut copies = Vec::new();
    for &join in &web.joins {
        let phis = web.phis(join);
        let args = |edge: u32| web.edge_args(edge, phis.len());
        let mut edges: Vec<u32> = graph.incoming(join).collect();
        edges.sort_unstable_by_key(|&edge| (graph.edge_source[edge as usize], args(edge)));
        edges.dedup_by_key(|edge| (graph.edge_source[*edge as usize], args(*edge)));
        for edge in edges {
            let variables = phis.clone().zip(args(edge)).filter(|&(_, &arg)| is_variable(arg));
            copies.extend(variables.map(|(phi, &arg)| {
                let [phi, arg] = [web.phi_value[phi], arg].map(|value| ranges.rank_of[value as usize]);
                EdgeCopy { web: 0, edge, phi, arg }
            }));
        }
    }
    copies
}

/// Bounds on the copies that are left of those of one web, equal if the search ends.
fn minimum_of_web(copies: &[EdgeCopy], values: &[u32], ranges: &Ranges, max_steps: u64) -> (u32, u32) {
    let overlap = |pair: &Pair| ranges.overlap(values[pair.phi as usize], values[pair.arg as usize]);
    let (apart, mut pairs): (Vec<Pair>, Vec<Pair>) = pairs(copies).into_iter().partition(overlap);
    let apart: u32 = apart.iter().map(|pair| pair.weight).sum();
    if values.len() > MAX_VALUES {
        let none: Vec<u32> = (0..values.len() as u32).collect();
        return (apart, copies.len() as u32 + extra_moves(copies, &none));
    }
    let mut search = Search::new(values, ranges, max_steps);
    // The pairs of a group side by side, still heaviest first.
    let mut parents: Vec<u32> = (0..values.len() as u32).collect();
    for pair in &pairs {
        let (a, b) = (find(&mut parents, pair.phi), find(&mut parents, pair.arg));
        parents[a as usize] = b;
    }
    let group: Vec<u32> = (0..values.len() as u32).map(|value| find(&mut parents, value)).collect();
    let group = |pair: &Pair| group[pair.phi as usize];
    pairs.sort_by_key(group);
    let (mut at_least, mut at_most, mut is_open) = (apart, apart, false);
    for of_group in pairs.chunk_by(|a, b| group(a) == group(b)) {
        // Uniting none of them is the coalescing to begin with.
        let none = of_group.iter().map(|pair| pair.weight).sum();
        let (best, ended) = search.run(of_group, none, |_| 0);
        search.keep_best();
        at_most += best;
        at_least += if ended { best } else { 0 };
        is_open |= !ended;
    }
    let cycles = extra_moves(copies, &search.class_of);
    if cycles == 0 || is_open {
        return (at_least, at_most + cycles);
    }
    pairs.sort_by_key(|pair| core::cmp::Reverse(pair.weight));
    let mut search = Search::new(values, ranges, max_steps);
    let known = at_most - apart + cycles;
    let (best, ended) = search.run(&pairs, known, |class_of| extra_moves(copies, class_of));
    (if ended { apart + best } else { at_least }, apart + best)
}

/// The pairs of different values, heaviest first.
fn pairs(copies: &[EdgeCopy]) -> Vec<Pair> {
    let different = copies.iter().filter(|copy| copy.phi != copy.arg);
    let mut keys: Vec<(u32, u32)> =
        different.map(|copy| (copy.phi.min(copy.arg), copy.phi.max(copy.arg))).collect();
    keys.sort_unstable();
    let mut pairs: Vec<Pair> = keys
        .chunk_by(|a, b| a == b)
        .map(|equal| Pair { phi: equal[0].0, arg: equal[0].1, weight: equal.len() as u32 })
        .collect();
    pairs.sort_by_key(|pair| core::cmp::Reverse(pair.weight));
    pairs
}

/// Moves beyond one per copy that the cycles of all edges take, if each value is where its class is.
fn extra_moves(copies: &[EdgeCopy], class_of: &[u32]) -> u32 {
    let mut ctx = Ctx::default();
    let place = |value: u32| class_of[value as usize];
    let extra = copies.chunk_by(|a, b| a.edge == b.edge).map(|edge| {
        let places = edge.iter().map(|copy| (place(copy.phi), place(copy.arg)));
        let moved: Vec<(u32, u32)> = places.filter(|copy| copy.0 != copy.1).collect();
        sequentialize_registers(&moved, &mut ctx).map_or(0, |steps| steps.len() - moved.len())
    });
    extra.sum::<usize>() as u32
}

/// The classes at one point of the search, and how to go back.
struct Search {
    /// Words of a row.
    words: usize,
    /// By value: its class, which is one of its members.
    class_of: Vec<u32>,
    /// By class: its members, and all values that interfere with one of them or have been parted from it.
    members: Vec<u64>,
    apart: Vec<u64>,
    /// The choices of the current branch, with what they changed.
    choices: Vec<Choice>,
    /// The classes of the best coalescing, as pairs to unite.
    best: Vec<(u32, u32)>,
    max_steps: u64,
}

struct Choice {
    pair: usize,
    cost: u32,
    is_parted: bool,
    /// The class that grew and the one that it took over.
    united: (u32, u32),
    /// Rows of both classes before: members and `apart` of the first, `apart` of the second.
    rows: Vec<u64>,
}

impl Search {
    fn new(values: &[u32], ranges: &Ranges, max_steps: u64) -> Search {
        let (n, words) = (values.len(), values.len().div_ceil(64));
        let (mut members, mut apart) = (vec![0; n * words], vec![0; n * words]);
        for (i, &a) in values.iter().enumerate() {
            members[i * words + i / 64] |= 1 << (i % 64);
            for (k, _) in values.iter().enumerate().filter(|&(k, &b)| i != k && ranges.overlap(a, b)) {
                apart[i * words + k / 64] |= 1 << (k % 64);
            }
        }
        let class_of = (0..n as u32).collect();
        Search { words, class_of, members, apart, choices: Vec::new(), best: Vec::new(), max_steps }
    }

    /// The smallest cost below `best` of a coalescing of `pairs`, `cycles` included, else `best`; false if
    /// the steps did not suffice to prove it.
    fn run(&mut self, pairs: &[Pair], mut best: u32, cycles: impl Fn(&[u32]) -> u32) -> (u32, bool) {
        let (mut at, mut cost) = (0, 0);
        self.best.clear();
        for _ in 0..self.max_steps {
            // Pairs that earlier choices have settled.
            while let Some(pair) = pairs.get(at) {
                let conflict = self.conflict(pair);
                if !conflict && self.class_of[pair.phi as usize] != self.class_of[pair.arg as usize] {
                    break;
                }
                cost += if conflict { pair.weight } else { 0 };
                at += 1;
            }
            let rest = &pairs[at..];
            let forced: u32 = rest.iter().filter(|pair| self.conflict(pair)).map(|pair| pair.weight).sum();
            if cost + forced < best && !rest.is_empty() {
                self.unite(at, cost, rest[0]);
                at += 1;
                continue;
            }
            if cost + forced < best {
                let total = cost + cycles(&self.class_of);
                if total < best {
                    best = total;
                    self.best.clear();
                    let united = self.choices.iter().filter(|choice| !choice.is_parted);
                    self.best.extend(united.map(|choice| choice.united));
                }
            }
            while self.choices.last().is_some_and(|choice| choice.is_parted) {
                self.undo();
            }
            let Some(last) = self.undo() else { return (best, true) };
            cost = last.cost + pairs[last.pair].weight;
            at = last.pair + 1;
            self.part(last);
        }
        while self.undo().is_some() {}
        (best, false)
    }

    /// Unites the classes as in the best coalescing that `run` found.
    fn keep_best(&mut self) {
        for (a, b) in core::mem::take(&mut self.best) {
            self.merge(self.class_of[a as usize], self.class_of[b as usize]);
        }
    }

    fn row(&self, class: u32) -> core::ops::Range<usize> {
        class as usize * self.words..(class as usize + 1) * self.words
    }

    fn conflict(&self, pair: &Pair) -> bool {
        let [a, b] = [pair.phi, pair.arg].map(|value| self.row(self.class_of[value as usize]));
        self.apart[a].iter().zip(&self.members[b]).any(|(apart, members)| apart & members != 0)
    }

    fn unite(&mut self, at: usize, cost: u32, pair: Pair) {
        let [a, b] = [pair.phi, pair.arg].map(|value| self.class_of[value as usize]);
        let rows = [&self.members[self.row(a)], &self.apart[self.row(a)], &self.apart[self.row(b)]].concat();
        self.choices.push(Choice { pair: at, cost, is_parted: false, united: (a, b), rows });
        self.merge(a, b);
    }

    fn merge(&mut self, a: u32, b: u32) {
        for (to, from) in self.row(a).zip(self.row(b)) {
            self.members[to] |= self.members[from];
            self.apart[to] |= self.apart[from];
        }
        self.set_class(b, a);
    }

    /// Keeps the classes of a choice that was undone apart for good.
    fn part(&mut self, mut last: Choice) {
        last.is_parted = true;
        let (a, b) = last.united;
        for (to, from) in self.row(a).zip(self.row(b)) {
            self.apart[to] |= self.members[from];
            self.apart[from] |= self.members[to];
        }
        self.choices.push(last);
    }

    fn undo(&mut self) -> Option<Choice> {
        let last = self.choices.pop()?;
        let ((a, b), words) = (last.united, self.words);
        let [row_a, row_b] = [a, b].map(|class| self.row(class));
        self.members[row_a.clone()].copy_from_slice(&last.rows[..words]);
        self.apart[row_a].copy_from_slice(&last.rows[words..2 * words]);
        self.apart[row_b].copy_from_slice(&last.rows[2 * words..]);
        if !last.is_parted {
            self.set_class(b, b);
        }
        Some(last)
    }

    /// The members of the row of `from` are in the class `to`.
    fn set_class(&mut self, from: u32, to: u32) {
        for word in 0..self.words {
            let mut rest = self.members[self.row(from)][word];
            while rest != 0 {
                self.class_of[word * 64 + rest.trailing_zeros() as usize] = to;
                rest &= rest - 1;
            }
        }
    }
}
