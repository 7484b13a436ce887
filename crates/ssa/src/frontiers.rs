//! Dominance frontiers, materialised and iterated.
//!
//! [`Frontiers`] are the textbook's sets (Cytron, Ferrante, Rosen, Wegman and Zadeck, "Efficiently Computing
//! Static Single Assignment Form and the Control Dependence Graph", 1991, computed as in Cooper, Harvey and
//! Kennedy, "A Simple, Fast Dominance Algorithm", 2001, section 4): for display. n nested loops have O(n²)
//! members in all, so nothing in this crate depends on them.
//!
//! [`IteratedFrontiers`] computes the blocks for phi placement, the closure of the frontier of a set of
//! blocks, without the sets. It follows Sreedhar and Gao, "A Linear Time Algorithm for Placing φ-Nodes",
//! 1995: definitions are handled from the deepest level of the dominator tree upwards, and the subtree below
//! each is searched for join edges that leave it, no block twice. Differing from them, the tree lies in an
//! array in preorder, so that a subtree is a range, and each block has the least level that a join edge from
//! its subtree reaches, so that subtrees without an answer are stepped over at once. A query costs no more
//! than O(blocks + edges), and typically time in the size of its answer.
//!
//! ```text
//! 0 -> 1, 2    1 -> 3    2 -> 3, 4    3 -> 4        0 dominates each of the others immediately
//!
//! defined in 1: the join edge 1 -> 3 leaves the subtree of 1, so that 3 needs a phi, which is a definition;
//! from 3 the join edge 3 -> 4 leads to 4 on the same level: the iterated frontier of {1} is {3, 4}
//! ```

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::refill::refill;
use crate::{Block, Dominators, Graph};

/// The dominance frontier of every block.
#[derive(Clone, Debug, Default)]
pub struct Frontiers {
    start: Vec<u32>,
    members: Vec<Block>,
    stamp: Vec<u32>,
    pairs: Vec<(u32, u32)>,
}

impl Frontiers {
    /// Empty; fill it with [`compute`](Frontiers::compute).
    pub fn new() -> Self {
        Frontiers::default()
    }

    /// The frontiers of `graph`.
    pub fn of(graph: &Graph, dominators: &Dominators) -> Self {
        let mut frontiers = Frontiers::new();
        frontiers.compute(graph, dominators);
        frontiers
    }

    /// Replaces the contents by the frontiers of `graph`. Takes time in the number of members, which can be
    /// quadratic.
    pub fn compute(&mut self, graph: &Graph, dominators: &Dominators) {
        let n = graph.n_blocks();
        refill(&mut self.start, n + 1, 0);
        refill(&mut self.stamp, n, NONE);
        self.pairs.clear();
        for join in 0..n as u32 {
            if dominators.first[join as usize] == NONE || graph.n_preds(Block(join)) == 0 {
                continue;
            }
            let stop = dominators.idom[join as usize];
            for pred in graph.predecessors(Block(join)) {
                let mut at = pred.0;
                if dominators.first[at as usize] == NONE {
                    continue;
                }
                while at != stop && self.stamp[at as usize] != join {
                    self.stamp[at as usize] = join;
                    self.pairs.push((at, join));
                    self.start[at as usize + 1] += 1;
                    at = dominators.idom[at as usize];
                }
            }
        }
        for i in 0..n {
            self.start[i + 1] += self.start[i];
        }
        refill(&mut self.members, self.pairs.len(), Block(0));
        // Pairs are ordered by join, so each row is filled in ascending order.
        let next = &mut self.stamp;
        next.copy_from_slice(&self.start[..n]);
        for &(block, join) in &self.pairs {
            self.members[next[block as usize] as usize] = Block(join);
            next[block as usize] += 1;
        }
    }

    /// The blocks where the dominance of `block` ends, ascending.
    pub fn frontier(&self, block: Block) -> &[Block] {
        &self.members[self.start[block.index()] as usize..self.start[block.index() + 1] as usize]
    }
}

/// Iterated dominance frontiers of sets of blocks.
#[derive(Clone, Debug, Default)]
pub struct IteratedFrontiers {
    /// By position in the dominator tree's preorder: the least level that a join edge from the subtree
    /// reaches.
    least: Vec<u32>,
    /// By level: the latest entry of `bank` waiting there.
    heads: Vec<u32>,
    /// Definitions waiting: block and the next entry of the same level.
    bank: Vec<(u32, u32)>,
    /// By block: the query in which it was searched, found, or given.
    searched: Vec<u32>,
    found: Vec<u32>,
    given: Vec<u32>,
    query: u32,
}

impl IteratedFrontiers {
    /// Empty; call [`prepare`](IteratedFrontiers::prepare) before queries.
    pub fn new() -> Self {
        IteratedFrontiers::default()
    }

    /// Makes ready for queries on `graph`. O(blocks + edges).
    pub fn prepare(&mut self, graph: &Graph, dominators: &Dominators) {
        let n = graph.n_blocks();
        let reachable = dominators.order.len();
        refill(&mut self.least, reachable, NONE);
        for at in (0..reachable).rev() {
            let block = dominators.order[at];
            let mut least = self.least[at];
            for &succ in graph.succ_row(block) {
                if dominators.idom[succ as usize] != block {
                    least = least.min(dominators.level[succ as usize]);
                }
            }
            self.least[at] = least;
            let idom = dominators.idom[block as usize];
            if idom != NONE {
                let up = &mut self.least[dominators.first[idom as usize] as usize];
                *up = (*up).min(least);
            }
        }
        // Levels are below the number of reachable blocks.
        refill(&mut self.heads, reachable, NONE);
        for list in [&mut self.searched, &mut self.found, &mut self.given] {
            refill(list, n, 0);
        }
        self.query = 0;
    }

    /// Appends to `out` the iterated frontier of `definitions`, restricted to blocks that `keep` accepts:
    /// neither other blocks nor those that follow from them alone are part of the result. Unreachable
    /// definitions are ignored. The order is deterministic but otherwise unspecified; no block occurs twice.
    pub fn query(
        &mut self,
        graph: &Graph,
        dominators: &Dominators,
        definitions: impl IntoIterator<Item = Block>,
        mut keep: impl FnMut(Block) -> bool,
        out: &mut Vec<Block>,
    ) {
        self.query += 1;
        self.bank.clear();
        let mut deepest = 0;
        for block in definitions {
            // A subtree that no join edge leaves has an empty frontier; the entry's never has one.
            let first = dominators.first[block.index()];
            if first == NONE || self.least[first as usize] > dominators.level[block.index()] {
                continue;
            }
            if core::mem::replace(&mut self.given[block.index()], self.query) != self.query {
                deepest = deepest.max(self.deposit(dominators, block.0));
            }
        }
        if self.bank.is_empty() {
            return;
        }
        for level in (0..=deepest).rev() {
            while self.heads[level as usize] != NONE {
                let (root, next) = self.bank[self.heads[level as usize] as usize];
                self.heads[level as usize] = next;
                self.search(graph, dominators, root, level, &mut keep, out);
            }
        }
    }

    fn deposit(&mut self, dominators: &Dominators, block: u32) -> u32 {
        let level = dominators.level[block as usize];
        let head = &mut self.heads[level as usize];
        self.bank.push((block, *head));
        *head = self.bank.len() as u32 - 1;
        level
    }

    /// Finds the join edges that leave the subtree of `root`, which is at `level`. A block searched for a
    /// deeper root needs no second search: edges to levels between the two roots' stay inside the larger
    /// subtree.
    fn search(
        &mut self,
        graph: &Graph,
        dominators: &Dominators,
        root: u32,
        level: u32,
        keep: &mut impl FnMut(Block) -> bool,
        out: &mut Vec<Block>,
    ) {
        let (mut at, end) = (dominators.first[root as usize], dominators.last[root as usize]);
        while at <= end {
            let block = dominators.order[at as usize];
            if self.least[at as usize] > level || self.searched[block as usize] == self.query {
                at = dominators.last[block as usize] + 1;
                continue;
            }
            self.searched[block as usize] = self.query;
            at += 1;
            for &succ in graph.succ_row(block) {
                // A tree edge leads one level below `block`, so deeper than `root`.
                if dominators.level[succ as usize] > level || self.found[succ as usize] == self.query {
                    continue;
                }
                self.found[succ as usize] = self.query;
                if !keep(Block(succ)) {
                    continue;
                }
                out.push(Block(succ));
                if self.given[succ as usize] != self.query
                    && self.least[dominators.first[succ as usize] as usize] <= dominators.level[succ as usize]
                {
                    self.deposit(dominators, succ);
                }
            }
        }
    }
}
