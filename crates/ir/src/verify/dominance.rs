//! Dominators, for uses that their place alone does not settle.
//!
//! Thomas Lengauer and Robert E. Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph", 1979, in
//! the simple version (path compression without balancing), with every recursion turned into a loop: O(m log
//! n). Ancestry in the tree is a comparison of intervals.
//!
//! SSA construction has its own dominators; this crate is independent of it, and a checker that shared them
//! would share their mistakes.

use cranelift_entity::EntityRef;

use crate::incoming::Incoming;
use crate::{Block, Function};

const NONE: u32 = u32::MAX;

/// The dominator tree of one function. All arrays but `numbers` are indexed by
/// the blocks' numbers in depth-first order from the entry.
#[derive(Debug, Default)]
pub(super) struct Dominance {
    computed: bool,
    /// By block: its number; `NONE` if it is unreachable.
    numbers: Vec<u32>,
    /// The edges into each block.
    incoming: Incoming,
    order: Vec<Block>,
    parents: Vec<u32>,
    semi: Vec<u32>,
    idoms: Vec<u32>,
    ancestors: Vec<u32>,
    labels: Vec<u32>,
    bucket_heads: Vec<u32>,
    bucket_nexts: Vec<u32>,
    /// The interval of the tree's preorder that the block's descendants fill.
    first: Vec<u32>,
    sizes: Vec<u32>,
    /// Work list of the search: block, next successor.
    stack: Vec<(Block, u32)>,
}

impl Dominance {
    pub(super) fn clear(&mut self) {
        self.computed = false;
    }

    /// Makes the tree unless it is there. The structure must have been found sound.
    pub(super) fn compute(&mut self, func: &Function) {
        if self.computed {
            return;
        }
        self.computed = true;
        self.incoming = Incoming::compute(func);
        self.number_blocks(func);
        self.find_idoms();
        self.find_intervals();
    }

    pub(super) fn is_reachable(&self, block: Block) -> bool {
        self.numbers[block.index()] != NONE
    }

    /// True if every path from the entry to `b` leads through `a`. Both are reachable.
    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (self.numbers[a.index()] as usize, self.numbers[b.index()] as usize);
        self.first[b].wrapping_sub(self.first[a]) < self.sizes[a]
    }

    fn number_blocks(&mut self, func: &Function) {
        reset(&mut self.numbers, func.blocks.len(), NONE);
        self.order.clear();
        self.parents.clear();
        self.stack.clear();
        let entry = func.layout[0];
        self.numbers[entry.index()] = 0;
        self.order.push(entry);
        self.parents.push(NONE);
        self.stack.push((entry, 0));
        while let Some((block, next)) = self.stack.last_mut() {
            let Some(edge) = func.succ_edges(*block).get(*next as usize) else {
                self.stack.pop();
                continue;
            };
            *next += 1;
            if self.numbers[edge.target.index()] == NONE {
                self.parents.push(self.numbers[block.index()]);
                self.numbers[edge.target.index()] = self.order.len() as u32;
                self.order.push(edge.target);
                self.stack.push((edge.target, 0));
            }
        }
    }

    fn find_idoms(&mut self) {
        let n = self.order.len();
        self.semi.clear();
        self.semi.extend(0..n as u32);
        self.labels.clear();
        self.labels.extend(0..n as u32);
        reset(&mut self.idoms, n, 0);
        reset(&mut self.ancestors, n, NONE);
        reset(&mut self.bucket_heads, n, NONE);
        reset(&mut self.bucket_nexts, n, NONE);
        let mut path = Vec::new();
        for w in (1..n as u32).rev() {
            for i in self.incoming.row(self.order[w as usize]) {
                let pred = self.numbers[self.incoming.edges[i].0.index()];
                if pred != NONE {
                    let u = self.eval(pred, &mut path);
                    self.semi[w as usize] = self.semi[w as usize].min(self.semi[u as usize]);
                }
            }
            let semi = self.semi[w as usize] as usize;
            self.bucket_nexts[w as usize] = core::mem::replace(&mut self.bucket_heads[semi], w);
            let parent = self.parents[w as usize];
            self.ancestors[w as usize] = parent;
            let mut v = core::mem::replace(&mut self.bucket_heads[parent as usize], NONE);
            while v != NONE {
                let u = self.eval(v, &mut path);
                let sooner = self.semi[u as usize] < self.semi[v as usize];
                self.idoms[v as usize] = if sooner { u } else { parent };
                v = self.bucket_nexts[v as usize];
            }
        }
        for w in 1..n {
            if self.idoms[w] != self.semi[w] {
                self.idoms[w] = self.idoms[self.idoms[w] as usize];
            }
        }
    }

    /// The vertex with the smallest semidominator on the path from `v` up to, but without, the root of its
    /// tree in the forest; compresses the path.
    fn eval(&mut self, v: u32, path: &mut Vec<u32>) -> u32 {
        if self.ancestors[v as usize] == NONE {
            return v;
        }
        let mut u = v;
        while self.ancestors[self.ancestors[u as usize] as usize] != NONE {
            path.push(u);
            u = self.ancestors[u as usize];
        }
        while let Some(u) = path.pop() {
            let ancestor = self.ancestors[u as usize] as usize;
            if self.semi[self.labels[ancestor] as usize] < self.semi[self.labels[u as usize] as usize] {
                self.labels[u as usize] = self.labels[ancestor];
            }
            self.ancestors[u as usize] = self.ancestors[ancestor];
        }
        self.labels[v as usize]
    }

    /// A block's immediate dominator has a smaller number, so two sweeps suffice: sizes upwards, starts
    /// downwards.
    fn find_intervals(&mut self) {
        let n = self.order.len();
        reset(&mut self.sizes, n, 1);
        for w in (1..n).rev() {
            self.sizes[self.idoms[w] as usize] += self.sizes[w];
        }
        reset(&mut self.first, n, 0);
        // The forest is done: its array counts the allotted part of each interval.
        reset(&mut self.ancestors, n, 1);
        for w in 1..n {
            let idom = self.idoms[w] as usize;
            self.first[w] = self.first[idom] + self.ancestors[idom];
            self.ancestors[idom] += self.sizes[w];
        }
    }
}

/// Makes `list` hold `value` `n` times.
fn reset<T: Clone>(list: &mut Vec<T>, n: usize, value: T) {
    list.clear();
    list.resize(n, value);
}
