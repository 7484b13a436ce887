//! Bounds on the copies that any coalescing leaves: a lower bound, and for small functions the minimum, by
//! exhaustive search.
//!
//! A coalescing decides for every pair of a phi and an argument whether they share a place; what remains is
//! sequentialised edge by edge as [`Strategy::PerEdge`](super::Strategy::PerEdge) does. Branch and bound over
//! the pairs, heaviest first: both places equal, if nothing in their classes interferes, or different for
//! good. A branch is given up when the pairs that are different already, and those that have become
//! impossible, cost as much as the best coalescing found. Aggressive coalescing is NP-complete (Bouchez,
//! Darte and Rastello, "On the Complexity of Register Coalescing", 2007), so the number of steps is limited.
//!
//! Copies at the head of a block instead of on each edge (what a lost copy can be turned into) are not in the
//! space that is searched.

use alloc::vec;
use alloc::vec::Vec;

use crate::Graph;
use crate::graph::NONE;

use super::ranges::Ranges;
use super::web::{Web, is_variable};
use crate::parallel_copy::{Ctx, sequentialize_registers};

/// Values are bits of a word.
const MAX_VALUES: usize = 64;

/// The copies of an edge: phi and argument, as bit numbers.
type Copies = Vec<(u32, u32)>;

/// A phi and an argument, as bit numbers, and how many copies keeping them apart costs.
#[derive(Clone, Copy, Debug)]
struct Pair {
    phi: u32,
    arg: u32,
    weight: u32,
}

struct Search {
    pairs: Vec<Pair>,
    /// One list of copies (phi, argument) for each edge, equal ones of one terminator once.
    edges: Vec<Copies>,
    best: u32,
    steps: u64,
}

/// The classes at one point of the search.
#[derive(Clone)]
struct State {
    /// By bit number: all members of its class.
    class: Vec<u64>,
    /// By bit number: what its class must not hold.
    apart: Vec<u64>,
    /// Pairs decided so far, and what those cost that are apart.
    decided: usize,
    cost: u32,
}

/// The number of phis that interfere with one of their arguments. However values are renamed, such a
/// phi cannot have the place of that argument, so a copy into it remains, on that edge or at the head of the
/// block.
pub(super) fn lower_bound(graph: &Graph, web: &Web, ranges: &Ranges) -> u32 {
    let interferes = |join: u32, phi: usize| {
        let rank = ranges.rank_of[web.phi_value[phi] as usize];
        let mut args = web.variables_into(graph, join, phi);
        args.any(|(_, arg)| ranges.overlap(rank, ranges.rank_of[arg as usize]))
    };
    let joins = web.joins.iter();
    joins.map(|&join| web.phis(join).filter(|&phi| interferes(join, phi)).count() as u32).sum()
}

/// The minimum, or `None` if the function has more than 64 values in phi webs, or if more than `max_steps`
/// steps would be needed.
pub(super) fn minimum(graph: &Graph, web: &Web, ranges: &Ranges, max_steps: u64) -> Option<u32> {
    let mut bit_of = vec![NONE; ranges.value.len()];
    let mut values: Vec<u32> = Vec::new();
    // Edge, target, copies.
    let mut edges: Vec<(u32, u32, Copies)> = Vec::new();
    for &join in &web.joins {
        let phis = web.phis(join);
        for edge in graph.incoming(join) {
            let source = graph.edge_source[edge as usize];
            let mut copies = Vec::new();
            for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                if !is_variable(arg) {
                    continue;
                }
                let mut bit = |value: u32| {
                    let rank = ranges.rank_of[value as usize];
                    if bit_of[rank as usize] == NONE {
                        bit_of[rank as usize] = values.len() as u32;
                        values.push(rank);
                    }
                    bit_of[rank as usize]
                };
                copies.push((bit(web.phi_value[phi]), bit(arg)));
            }
            // Constants do not matter here: edges that differ only in them have copies of their own all the
            // same.
            let args = web.edge_args(edge, phis.len());
            let known = edges.iter().any(|(other, at, _)| {
                graph.edge_source[*other as usize] == source
                    && *at == join
                    && web.edge_args(*other, phis.len()) == args
            });
            if !known {
                edges.push((edge, join, copies));
            }
        }
    }
    if values.len() > MAX_VALUES {
        return None;
    }
    let edges: Vec<Copies> = edges.into_iter().map(|edge| edge.2).collect();
    let mut search = Search { pairs: pairs(&edges), edges, best: u32::MAX, steps: max_steps };
    let apart = values
        .iter()
        .map(|&a| {
            let conflicts = |&(_, &b): &(usize, &u32)| a != b && ranges.overlap(a, b);
            values.iter().enumerate().filter(conflicts).fold(0, |mask, (bit, _)| mask | 1 << bit)
        })
        .collect();
    let state = State { class: (0..values.len()).map(|bit| 1 << bit).collect(), apart, decided: 0, cost: 0 };
    search.run(state).then_some(search.best)
}

fn pairs(edges: &[Copies]) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for &(phi, arg) in edges.iter().flatten().filter(|copy| copy.0 != copy.1) {
        let same =
            |pair: &&mut Pair| (pair.phi, pair.arg) == (phi, arg) || (pair.phi, pair.arg) == (arg, phi);
        match pairs.iter_mut().find(same) {
            Some(pair) => pair.weight += 1,
            None => pairs.push(Pair { phi, arg, weight: 1 }),
        }
    }
    pairs.sort_by_key(|pair| core::cmp::Reverse(pair.weight));
    pairs
}

impl Search {
    /// False if the steps ran out.
    fn run(&mut self, start: State) -> bool {
        let mut open = vec![start];
        while let Some(mut state) = open.pop() {
            if self.steps == 0 {
                return false;
            }
            self.steps -= 1;
            self.skip_decided(&mut state);
            if state.cost + self.forced(&state) >= self.best {
                continue;
            }
            let Some(pair) = self.pairs.get(state.decided).copied() else {
                self.best = self.best.min(state.cost + self.cycles(&state));
                continue;
            };
            state.decided += 1;
            let mut different = state.clone();
            different.cost += pair.weight;
            different.part(pair);
            open.push(different);
            // On top of the stack: good coalescings early make the bound sharp.
            state.unite(pair);
            open.push(state);
        }
        true
    }

    /// Passes over pairs that earlier decisions have settled.
    fn skip_decided(&self, state: &mut State) {
        while let Some(&pair) = self.pairs.get(state.decided) {
            if state.class[pair.phi as usize] >> pair.arg & 1 != 0 {
                state.decided += 1;
            } else if state.conflict(pair) {
                state.decided += 1;
                state.cost += pair.weight;
            } else {
                break;
            }
        }
    }

    /// The cost of the pairs still to come that cannot be united any more.
    fn forced(&self, state: &State) -> u32 {
        let rest = self.pairs[state.decided..].iter();
        rest.filter(|&&pair| state.conflict(pair)).map(|pair| pair.weight).sum()
    }

    /// Moves beyond one per copy that the cycles of all edges take.
    fn cycles(&self, state: &State) -> u32 {
        let place = |bit: u32| state.class[bit as usize].trailing_zeros();
        let mut ctx = Ctx::default();
        let mut extra = |edge: &Copies| {
            let copies: Vec<(u32, u32)> = edge
                .iter()
                .map(|&(phi, arg)| (place(phi), place(arg)))
                .filter(|copy| copy.0 != copy.1)
                .collect();
            sequentialize_registers(&copies, &mut ctx).map_or(0, |steps| steps.len() - copies.len())
        };
        self.edges.iter().map(&mut extra).sum::<usize>() as u32
    }
}

impl State {
    fn conflict(&self, pair: Pair) -> bool {
        self.apart[pair.phi as usize] & self.class[pair.arg as usize] != 0
            || self.apart[pair.arg as usize] & self.class[pair.phi as usize] != 0
    }

    fn unite(&mut self, pair: Pair) {
        let members = self.class[pair.phi as usize] | self.class[pair.arg as usize];
        let apart = self.apart[pair.phi as usize] | self.apart[pair.arg as usize];
        self.spread(members, members, apart);
    }

    /// Keeps the classes of the pair apart for good.
    fn part(&mut self, pair: Pair) {
        let (a, b) = (self.class[pair.phi as usize], self.class[pair.arg as usize]);
        self.spread(a, a, self.apart[pair.phi as usize] | b);
        self.spread(b, b, self.apart[pair.arg as usize] | a);
    }

    fn spread(&mut self, members: u64, class: u64, apart: u64) {
        let mut rest = members;
        while rest != 0 {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            self.class[bit] = class;
            self.apart[bit] = apart;
        }
    }
}
