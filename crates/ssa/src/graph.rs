//! The control-flow graph as the analyses want it: successors and predecessors in compressed rows, and a depth-first order.
//!
//! Built once per function from a [`Cfg`] in one pass over its edges. Edges get dense numbers ([`EdgeId`]): those of a
//! block are consecutive, in the order of its successors. O(blocks + edges) time and memory; a reused graph allocates only
//! when a function is larger than all before it. The walk keeps its own stack.

use alloc::vec::Vec;

use crate::{Block, Cfg, Edge, Entity, Error, Rule};

/// The dense number of an edge in a [`Graph`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(transparent)]
pub struct EdgeId(pub u32);

impl EdgeId {
    /// The number, for use as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

pub(crate) const NONE: u32 = u32::MAX;

/// More than this many blocks, edges, values or slots are an error, so that numbers have room for tags.
pub(crate) const MAX_ENTITIES: usize = 1 << 30;

/// Successors, predecessors and depth-first order of a function's blocks.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    entry: u32,
    pub(crate) succ_start: Vec<u32>,
    pub(crate) succs: Vec<u32>,
    pub(crate) pred_start: Vec<u32>,
    pub(crate) pred_edges: Vec<u32>,
    pub(crate) edge_source: Vec<u32>,
    /// Reachable blocks in depth-first preorder.
    pub(crate) preorder: Vec<u32>,
    /// Position in `preorder`, `NONE` for unreachable blocks.
    pub(crate) pre_number: Vec<u32>,
    /// By preorder number: the preorder number of the parent in the depth-first tree.
    pub(crate) parent: Vec<u32>,
    /// Reachable blocks in reverse postorder.
    pub(crate) rpo: Vec<u32>,
    stack: Vec<(u32, u32)>,
}

impl Graph {
    /// An empty graph; fill it with [`compute`](Graph::compute).
    pub fn new() -> Self {
        Graph::default()
    }

    /// The graph of `host`.
    ///
    /// # Errors
    ///
    /// As [`compute`](Graph::compute).
    pub fn of(host: &impl Cfg) -> Result<Self, Error> {
        let mut graph = Graph::new();
        graph.compute(host)?;
        Ok(graph)
    }

    /// Replaces the contents by the graph of `host`.
    ///
    /// # Errors
    ///
    /// [`Rule::NoBlocks`], [`Rule::EntryOutOfRange`], [`Rule::SuccessorOutOfRange`], [`Rule::EntryHasPredecessors`] and
    /// [`Rule::TooLarge`]. The graph is then unusable until the next successful call.
    #[inline(never)]
    pub fn compute(&mut self, host: &impl Cfg) -> Result<(), Error> {
        let n = host.n_blocks();
        if n == 0 {
            return Err(Error::new(Rule::NoBlocks, Entity::Function));
        }
        if n >= MAX_ENTITIES {
            return Err(Error::new(Rule::TooLarge, Entity::Function));
        }
        if host.entry().index() >= n {
            return Err(Error::new(Rule::EntryOutOfRange, Entity::Block(host.entry())));
        }
        self.entry = host.entry().0;
        self.succ_start.clear();
        self.succs.clear();
        self.edge_source.clear();
        self.succ_start.push(0);
        let (entry, limit) = (self.entry, n as u32);
        // The largest successor and the first way into the entry block are remembered and judged once, so that the loop
        // over all edges stays without early exits.
        let mut bad = NONE;
        for block in 0..n {
            let (succs, sources) = (&mut self.succs, &mut self.edge_source);
            host.successors(Block::new(block), |succ| {
                if (succ.0 >= limit || succ.0 == entry) && bad == NONE {
                    bad = succs.len() as u32;
                }
                succs.push(succ.0);
                sources.push(block as u32);
            });
            self.succ_start.push(self.succs.len() as u32);
        }
        if self.succs.len() >= MAX_ENTITIES {
            return Err(Error::new(Rule::TooLarge, Entity::Function));
        }
        if bad != NONE {
            return Err(self.judge(bad));
        }
        self.link_predecessors();
        self.walk();
        Ok(())
    }

    #[cold]
    fn judge(&self, edge: u32) -> Error {
        let from = self.edge_source[edge as usize];
        let index = edge - self.succ_start[from as usize];
        if self.succs[edge as usize] == self.entry {
            Error::new(Rule::EntryHasPredecessors, Entity::Edge(Edge::new(Block(from), index)))
        } else {
            Error::new(Rule::SuccessorOutOfRange, Entity::Edge(Edge::new(Block(from), index)))
        }
    }

    /// Builds the predecessor rows from the successor rows: a counting sort by target, so edges into a block are
    /// ordered by their number.
    fn link_predecessors(&mut self) {
        let n = self.n_blocks();
        let starts = &mut self.pred_start;
        starts.clear();
        starts.resize(n + 2, 0);
        for &succ in &self.succs {
            starts[succ as usize + 2] += 1;
        }
        let mut sum = 0;
        for start in &mut starts[2..] {
            sum += *start;
            *start = sum;
        }
        // Filling moves each start one place to the left.
        self.pred_edges.clear();
        self.pred_edges.resize(self.succs.len(), 0);
        for (edge, &succ) in self.succs.iter().enumerate() {
            let at = &mut starts[succ as usize + 1];
            self.pred_edges[*at as usize] = edge as u32;
            *at += 1;
        }
        starts.pop();
    }

    /// The depth-first walk from the entry, successors in order.
    fn walk(&mut self) {
        let n = self.n_blocks();
        self.preorder.clear();
        self.parent.clear();
        self.rpo.clear();
        self.stack.clear();
        self.pre_number.clear();
        self.pre_number.resize(n, NONE);
        let entry = self.entry;
        self.pre_number[entry as usize] = 0;
        self.preorder.push(entry);
        self.parent.push(0);
        let mut block = entry;
        let mut next = self.succ_start[entry as usize];
        loop {
            if next < self.succ_start[block as usize + 1] {
                let succ = self.succs[next as usize];
                next += 1;
                if self.pre_number[succ as usize] == NONE {
                    self.pre_number[succ as usize] = self.preorder.len() as u32;
                    self.parent.push(self.pre_number[block as usize]);
                    self.preorder.push(succ);
                    self.stack.push((block, next));
                    block = succ;
                    next = self.succ_start[succ as usize];
                }
            } else {
                self.rpo.push(block);
                match self.stack.pop() {
                    Some(top) => (block, next) = top,
                    None => break,
                }
            }
        }
        self.rpo.reverse();
    }

    /// Puts a new block on each of `edges` and returns nothing: the i-th edge then leads to block `old n_blocks + i`, whose only
    /// successor is the old target. Orders are computed again.
    pub(crate) fn split_edges(&mut self, edges: &[EdgeId]) {
        for &edge in edges {
            let new = self.n_blocks() as u32;
            let target = core::mem::replace(&mut self.succs[edge.index()], new);
            self.succs.push(target);
            self.edge_source.push(new);
            self.succ_start.push(self.succs.len() as u32);
        }
        self.link_predecessors();
        self.walk();
    }

    /// The number of blocks, unreachable ones included.
    #[inline]
    pub fn n_blocks(&self) -> usize {
        self.succ_start.len() - 1
    }

    /// The number of edges, those of unreachable blocks included.
    #[inline]
    pub fn n_edges(&self) -> usize {
        self.succs.len()
    }

    /// The entry block.
    #[inline]
    pub fn entry(&self) -> Block {
        Block(self.entry)
    }

    /// The numbers of the edges out of `block`, in order.
    #[inline]
    pub fn edges_out(
        &self,
        block: Block,
    ) -> impl ExactSizeIterator<Item = EdgeId> + DoubleEndedIterator + use<> {
        (self.succ_start[block.index()]..self.succ_start[block.index() + 1]).map(EdgeId)
    }

    /// The numbers of the edges into `block`, ascending.
    #[inline]
    pub fn edges_in(&self, block: Block) -> impl ExactSizeIterator<Item = EdgeId> + DoubleEndedIterator + '_ {
        self.pred_row(block.0).iter().map(|&edge| EdgeId(edge))
    }

    /// The successors of `block`, one per edge.
    #[inline]
    pub fn successors(
        &self,
        block: Block,
    ) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        self.succ_row(block.0).iter().map(|&succ| Block(succ))
    }

    /// The predecessors of `block`, one per edge.
    #[inline]
    pub fn predecessors(
        &self,
        block: Block,
    ) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        self.pred_row(block.0).iter().map(|&edge| Block(self.edge_source[edge as usize]))
    }

    /// The number of edges out of `block`.
    #[inline]
    pub fn n_succs(&self, block: Block) -> usize {
        (self.succ_start[block.index() + 1] - self.succ_start[block.index()]) as usize
    }

    /// The number of edges into `block`.
    #[inline]
    pub fn n_preds(&self, block: Block) -> usize {
        (self.pred_start[block.index() + 1] - self.pred_start[block.index()]) as usize
    }

    /// The number of `edge`, which must exist.
    #[inline]
    pub fn edge_id(&self, edge: Edge) -> EdgeId {
        EdgeId(self.succ_start[edge.from.index()] + edge.index)
    }

    /// The edge with the number `id`.
    #[inline]
    pub fn edge(&self, id: EdgeId) -> Edge {
        let from = self.edge_source[id.index()];
        Edge::new(Block(from), id.0 - self.succ_start[from as usize])
    }

    /// Where the edge `id` leads.
    #[inline]
    pub fn target(&self, id: EdgeId) -> Block {
        Block(self.succs[id.index()])
    }

    /// Where the edge `id` comes from.
    #[inline]
    pub fn source(&self, id: EdgeId) -> Block {
        Block(self.edge_source[id.index()])
    }

    /// True if a path leads from the entry to `block`.
    #[inline]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.pre_number[block.index()] != NONE
    }

    /// True if `id` leads from a block with several successors to one with several predecessors.
    #[inline]
    pub fn is_critical(&self, id: EdgeId) -> bool {
        self.n_succs(self.source(id)) > 1 && self.n_preds(self.target(id)) > 1
    }

    /// The reachable blocks in reverse postorder.
    #[inline]
    pub fn reverse_postorder(&self) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        self.rpo.iter().map(|&block| Block(block))
    }

    /// The reachable blocks in depth-first preorder.
    #[inline]
    pub fn preorder(&self) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        self.preorder.iter().map(|&block| Block(block))
    }

    #[inline]
    pub(crate) fn succ_row(&self, block: u32) -> &[u32] {
        &self.succs[self.succ_start[block as usize] as usize..self.succ_start[block as usize + 1] as usize]
    }

    #[inline]
    pub(crate) fn pred_row(&self, block: u32) -> &[u32] {
        &self.pred_edges
            [self.pred_start[block as usize] as usize..self.pred_start[block as usize + 1] as usize]
    }
}
