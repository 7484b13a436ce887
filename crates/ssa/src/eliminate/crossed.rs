//! Loops that the exploration of live ranges crosses in one step.
//!
//! A value that is live into a block of a loop without its definition is live through the whole loop, whose
//! blocks all reach each other. Where the loop has one entry and its blocks follow each other in dominator
//! preorder, that is one interval, and the exploration continues before the loop. In a nest of n loops with n
//! values, each live through the loops inside its own, this is the difference between n and n² steps.
//!
//! The outermost such loop is found by jump pointers: Myers, "An Applicative Random-Access Stack", 1983.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::refill::refill;
use crate::{Block, Dominators, Graph, LoopId, Loops};

/// The loops of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Crossed {
    loops: Loops,
    /// By loop: its first and last block in dominator preorder; the last one is `NONE` if other blocks are
    /// between them, or lead into the loop.
    blocks: Vec<(u32, u32)>,
    /// By loop: a loop around it, many levels out; itself if there is none around it.
    jumps: Vec<u32>,
    /// By loop: the last rank that crossed it.
    by: Vec<u32>,
}

/// The outcome of [`Crossed::cross`].
pub(super) enum Crossing {
    /// There is no such loop.
    None,
    /// The rank has crossed it before.
    Again,
    /// The loop's first and last block.
    Through(u32, u32),
}

impl Crossed {
    /// Replaces the contents by the loops of `graph`.
    #[cold]
    pub(super) fn compute(&mut self, graph: &Graph, dominators: &Dominators) {
        let loops = &mut self.loops;
        loops.compute(graph);
        let n = loops.n_loops();
        refill(&mut self.by, n, NONE);
        refill(&mut self.jumps, n, NONE);
        refill(&mut self.blocks, n, (NONE, 0));
        // For now the sizes of the loops.
        let mut sizes = core::mem::take(&mut self.by);
        refill(&mut sizes, n, 0);
        for (number, &block) in dominators.order.iter().enumerate() {
            if let Some(id) = loops.innermost(Block(block)) {
                let (first, last) = &mut self.blocks[id.index()];
                (*first, *last) = ((*first).min(number as u32), number as u32);
                sizes[id.index()] += 1;
            }
        }
        // Loops come before those around them.
        for id in loops.iter() {
            let ((first, last), size) = (self.blocks[id.index()], sizes[id.index()]);
            if let Some(parent) = loops.parent(id) {
                let outer = &mut self.blocks[parent.index()];
                *outer = (outer.0.min(first), outer.1.max(last));
                sizes[parent.index()] += size;
            }
        }
        for id in loops.iter().rev() {
            let (first, last) = self.blocks[id.index()];
            if last - first + 1 != sizes[id.index()] || loops.is_irreducible(id) {
                self.blocks[id.index()].1 = NONE;
            }
            self.jumps[id.index()] = match loops.parent(id) {
                None => id.0,
                Some(parent) => {
                    let depth = |id: u32| loops.nesting(LoopId(id));
                    let jump = self.jumps[parent.index()];
                    let second = self.jumps[jump as usize];
                    if depth(parent.0) - depth(jump) == depth(jump) - depth(second) {
                        second
                    } else {
                        parent.0
                    }
                }
            };
        }
        refill(&mut sizes, n, NONE);
        self.by = sizes;
    }

    /// Crosses, for `rank`, the outermost loop that contains `block` and not `home`.
    pub(super) fn cross(&mut self, block: Block, home: Block, rank: u32) -> Crossing {
        let loops = &self.loops;
        let is_outside = |id: LoopId| !loops.contains(id, home);
        let Some(mut id) = loops.innermost(block).filter(|&id| is_outside(id)) else {
            return Crossing::None;
        };
        loop {
            let jump = LoopId(self.jumps[id.index()]);
            if jump != id && is_outside(jump) {
                id = jump;
            } else if let Some(parent) = loops.parent(id).filter(|&parent| is_outside(parent)) {
                id = parent;
            } else {
                break;
            }
        }
        match self.blocks[id.index()] {
            (_, NONE) => Crossing::None,
            _ if self.by[id.index()] == rank => Crossing::Again,
            (first, last) => {
                self.by[id.index()] = rank;
                Crossing::Through(first, last)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ranges::Ranges;
    use super::super::web::Web;
    use super::NONE;
    use crate::host::{Cfg, Constraint, InstSink, SsaHost, ValueKind};
    use crate::{Block, Dominators, Edge, Graph, Inst, Type, Value};
    use alloc::vec::Vec;

    /// Each block defines the value of its number; each use is a candidate's, in a block that it dominates.
    struct Host {
        succs: Vec<Vec<u32>>,
        uses: Vec<Vec<u32>>,
    }

    impl Cfg for Host {
        fn n_blocks(&self) -> usize {
            self.succs.len()
        }
        fn entry(&self) -> Block {
            Block(0)
        }
        fn successors(&self, block: Block, visit: impl FnMut(Block)) {
            self.succs[block.index()].iter().copied().map(Block).for_each(visit);
        }
    }

    impl SsaHost for Host {
        fn n_values(&self) -> usize {
            self.succs.len()
        }
        fn n_insts(&self) -> usize {
            self.succs.len()
        }
        fn phis(&self, _: Block, _: impl FnMut(Value)) {}
        fn phi_args(&self, _: Edge, _: impl FnMut(Value)) {}
        fn insts(&self, block: Block, sink: &mut impl InstSink) {
            sink.inst(Inst(block.0));
            self.uses[block.index()].iter().for_each(|&value| sink.uses(Value(value)));
            sink.defines(Value(block.0));
        }
        fn value_type(&self, _: Value) -> Type {
            Type::int(8)
        }
        fn value_kind(&self, _: Value) -> ValueKind {
            ValueKind::Variable
        }
        fn params(&self, _: impl FnMut(Value)) {}
        fn constraints(&self, mut visit: impl FnMut(Constraint)) {
            (0..self.succs.len() as u32).for_each(|value| visit(Constraint::Alone { value: Value(value) }));
        }
    }

    /// Crossing loops gives the same intervals as a step per block, on random graphs and on nests.
    #[test]
    fn what_is_crossed_is_what_is_explored() {
        let mut state = 1u64;
        let mut random = |n: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % n
        };
        let mut n_crossed = 0;
        for round in 0..600 {
            let n = if round % 40 == 0 { 1500 } else { 2 + random(40) };
            // Forward edges, and back edges over a few blocks, so that loops are nested, also irreducibly.
            let mut succs: Vec<Vec<u32>> = (0..n)
                .map(|block| {
                    let mut succs = Vec::new();
                    if block + 1 < n {
                        succs.push(block as u32 + 1);
                    }
                    if random(3) == 0 {
                        succs.push(1.max(block.saturating_sub(random(12 + n / 2))) as u32);
                    }
                    if round % 4 == 0 && random(6) == 0 {
                        succs.push((1 + random(n - 1)) as u32);
                    }
                    succs
                })
                .collect();
            if n == 1500 {
                // Block 0 is followed by a large part that ends, and by three blocks that it is live through.
                succs[0].push(n as u32 - 3);
                succs[n - 4].clear();
                succs[n - 3..].iter_mut().for_each(|succs| succs.truncate(1));
            }
            let mut host = Host { succs, uses: alloc::vec![Vec::new(); n] };
            let graph = Graph::of(&host).expect("it is a graph");
            let mut dominators = Dominators::default();
            dominators.compute(&graph);
            if n == 1500 && dominators.dominates(Block(0), Block(n as u32 - 1)) {
                host.uses[n - 1].push(0);
            }
            for _ in 0..2 * n {
                let (def, user) = (random(n) as u32, random(n) as u32);
                if def != user && dominators.dominates(Block(def), Block(user)) {
                    host.uses[user as usize].push(def);
                }
            }
            let intervals = |many: usize| {
                let (mut ranges, mut web) = (Ranges::default(), Web::default());
                web.collect(&host, &graph, false).expect("there are no phis");
                ranges.compute(&host, &graph, &dominators, &web, &[], false).expect("it is SSA form");
                ranges.first_interval.clear();
                ranges.intervals.clear();
                ranges.explore(&graph, &dominators, many).expect("it was explored before");
                let n_crossed = ranges.crossed.by.iter().filter(|&&rank| rank != NONE).count();
                (ranges.first_interval, ranges.intervals, n_crossed)
            };
            let (explored, crossed) = (intervals(usize::MAX / n), intervals(0));
            let same = (&explored.0, &explored.1) == (&crossed.0, &crossed.1);
            assert!(same, "round {round}: {:?}, uses {:?}", host.succs, host.uses);
            n_crossed += crossed.2;
        }
        assert!(n_crossed > 1000, "{n_crossed} loops were crossed");
    }

    /// In a nest of loops, what a header defines and the end of the loop around it uses is live in the two
    /// blocks of that end, which have all the inner loops between them and the header.
    #[test]
    fn a_range_of_few_blocks_far_apart_is_complete() {
        const DEPTH: usize = 400;
        // Block 0, the headers from the outside in, then two blocks for each end, from the inside out.
        let end = |level: usize| (DEPTH + 1 + 2 * (DEPTH - level)) as u32;
        let mut succs = alloc::vec![alloc::vec![1]];
        succs.extend((1..DEPTH).map(|level| alloc::vec![level as u32 + 1, end(level - 1)]));
        succs.push(alloc::vec![end(DEPTH), end(DEPTH - 1)]);
        for level in (0..=DEPTH).rev() {
            let head = if level > 0 { alloc::vec![level as u32] } else { Vec::new() };
            succs.extend([alloc::vec![end(level) + 1], head]);
        }
        let mut uses = alloc::vec![Vec::new(); succs.len()];
        (1..=DEPTH).for_each(|level| uses[end(level - 1) as usize + 1].push(level as u32));
        let host = Host { succs, uses };
        let (graph, mut dominators) = (Graph::of(&host).expect("it is a graph"), Dominators::default());
        dominators.compute(&graph);
        let (mut ranges, mut web) = (Ranges::default(), Web::default());
        web.collect(&host, &graph, false).expect("there are no phis");
        ranges.compute(&host, &graph, &dominators, &web, &[], false).expect("it is SSA form");
        for level in 1..=DEPTH {
            let live = |block: &u32| ranges.live_in(ranges.rank_of[level], dominators.first[*block as usize]);
            let blocks: Vec<u32> = (0..host.succs.len() as u32).filter(live).collect();
            assert_eq!(blocks, [end(level - 1), end(level - 1) + 1], "the value of header {level}");
        }
    }
}
