//! The control-flow graph for the analyses: successors and predecessors in compressed rows, and a depth-first
//! order.
//!
//! If edges lead to the entry block, a virtual block precedes it: all analyses see an entry without
//! predecessors ([`Graph::virtual_entry`]).
//!
//! Built once per function from a [`Cfg`] in one pass over its edges. Edges get dense numbers ([`EdgeId`]):
//! those of a block are consecutive, in the order of its successors. O(blocks + edges) time and memory; a
//! reused graph allocates only when a function is larger than all before it. The walk keeps its own stack.

use crate::refill::{make_room, refill, resize, restart};
use alloc::vec::Vec;

use crate::{Block, Cfg, Edge, EdgeId, Entity, Error, Rule};

pub(crate) const NONE: u32 = u32::MAX;

/// More than this many blocks, edges, values or slots are an error, so that numbers have room for tags.
pub(crate) const MAX_ENTITIES: usize = 1 << 30;

/// A control-flow graph: successors, predecessors and depth-first order of the blocks.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    entry: u32,
    pub(crate) succ_start: Vec<u32>,
    pub(crate) succs: Vec<u32>,
    pub(crate) pred_start: Vec<u32>,
    pub(crate) pred_edges: Vec<u32>,
    /// In step with `pred_edges`: their sources.
    pub(crate) pred_sources: Vec<u32>,
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
    /// An edge leads to a block with the same or a lower preorder number.
    retreats: bool,
    /// False while only the successors are there.
    is_complete: bool,
    /// The entry is a block that the host does not have.
    has_virtual_entry: bool,
}

impl Graph {
    /// An empty graph; fill it with [`compute`](Graph::compute).
    pub fn new() -> Self {
        Graph::default()
    }

    /// True if `other` has the same blocks, entry and edges.
    pub fn has_same_edges(&self, other: &Graph) -> bool {
        self.entry == other.entry && self.succ_start == other.succ_start && self.succs == other.succs
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
    /// [`Rule::NoBlocks`], [`Rule::EntryOutOfRange`], [`Rule::SuccessorOutOfRange`] and [`Rule::TooLarge`].
    /// The graph is then unusable until the next successful call.
    pub fn compute(&mut self, host: &impl Cfg) -> Result<(), Error> {
        self.read_successors(host)?;
        self.complete();
        Ok(())
    }

    /// The first half of [`compute`](Graph::compute): successors only. Predecessors and orders are missing
    /// until [`complete`](Graph::complete) is called.
    #[inline(never)]
    pub(crate) fn read_successors(&mut self, host: &impl Cfg) -> Result<(), Error> {
        self.is_complete = false;
        let n = host.n_blocks();
        if n == 0 {
            return Err(Error::new(Rule::NoBlocks, Entity::Function));
        }
        if n >= MAX_ENTITIES {
            return Err(Error::new(Rule::TooLarge, Entity::Function));
        }
        let entry = host.entry();
        if entry.index() >= n {
            return Err(Error::new(Rule::EntryOutOfRange, Entity::Block(entry)));
        }
        self.entry = entry.0;
        self.succ_start.clear();
        make_room(&mut self.succ_start, n + 1);
        self.succs.clear();
        make_room(&mut self.succs, n);
        self.succ_start.push(0);
        let (entry, limit) = (self.entry, n as u32);
        // That some successor is wrong is recorded and classified once, so that the loop over all edges stays
        // without early exits.
        let mut bad = false;
        let succs = &mut self.succs;
        for block in 0..limit {
            host.successors(Block(block), |succ| {
                bad |= (succ.0 >= limit) | (succ.0 == entry);
                succs.push(succ.0);
            });
            self.succ_start.push(succs.len() as u32);
        }
        if succs.len() >= MAX_ENTITIES {
            return Err(Error::new(Rule::TooLarge, Entity::Function));
        }
        self.has_virtual_entry = false;
        if bad { self.precede_entry() } else { Ok(()) }
    }

    /// The second half of [`compute`](Graph::compute), if it was not done yet.
    pub(crate) fn complete(&mut self) {
        if !self.is_complete {
            self.link_predecessors();
            self.walk();
            self.is_complete = true;
        }
    }

    /// Handles a successor that does not exist, which is an error, or is the entry block: a virtual block
    /// then precedes the entry, so that the entry of the graph has no predecessors.
    #[cold]
    fn precede_entry(&mut self) -> Result<(), Error> {
        let limit = self.n_blocks() as u32;
        if let Some(edge) = self.succs.iter().position(|&succ| succ >= limit) {
            let from = self.succ_start.partition_point(|&start| start <= edge as u32) as u32 - 1;
            let edge = Edge::new(Block(from), edge as u32 - self.succ_start[from as usize]);
            return Err(Error::new(Rule::SuccessorOutOfRange, Entity::Edge(edge)));
        }
        self.succs.push(self.entry);
        self.succ_start.push(self.succs.len() as u32);
        self.entry = limit;
        self.has_virtual_entry = true;
        Ok(())
    }

    /// The block that precedes the host's entry block, if edges lead to that. Its number is the host's number
    /// of blocks, its one edge leads to the host's entry block, and it is the graph's
    /// [`entry`](Graph::entry).
    #[inline]
    pub fn virtual_entry(&self) -> Option<Block> {
        self.has_virtual_entry.then_some(Block(self.entry))
    }

    /// Builds the predecessor rows from the successor rows: a counting sort by target, so edges into a block
    /// are ordered by their number.
    fn link_predecessors(&mut self) {
        let n = self.n_blocks();
        let (succs, n_edges) = (&self.succs[..], self.succs.len());
        refill(&mut self.pred_start, n + 2, 0);
        // The first element stays zero; the second is the start of the row of block 0.
        let starts = &mut self.pred_start[1..];
        for &succ in succs {
            starts[succ as usize + 1] += 1;
        }
        let mut sum = 0;
        for start in starts.iter_mut() {
            sum += *start;
            *start = sum;
        }
        // Filling moves each start one place to the left.
        for list in [&mut self.pred_edges, &mut self.pred_sources, &mut self.edge_source] {
            resize(list, n_edges, 0);
        }
        let (edges, sources) = (&mut self.pred_edges[..n_edges], &mut self.pred_sources[..n_edges]);
        let edge_source = &mut self.edge_source[..n_edges];
        let mut first = 0;
        for (block, &end) in self.succ_start[1..].iter().enumerate() {
            for edge in first..end {
                let at = &mut starts[succs[edge as usize] as usize];
                edges[*at as usize] = edge;
                sources[*at as usize] = block as u32;
                edge_source[edge as usize] = block as u32;
                *at += 1;
            }
            first = end;
        }
        self.pred_start.pop();
    }

    /// The depth-first walk from the entry, successors in order.
    fn walk(&mut self) {
        let n = self.n_blocks();
        restart(&mut self.stack);
        refill(&mut self.pre_number, n, NONE);
        for list in [&mut self.preorder, &mut self.parent, &mut self.rpo] {
            resize(list, n, 0);
        }
        let (starts, succs) = (&self.succ_start[..n + 1], &self.succs[..]);
        let (pre_number, preorder) = (&mut self.pre_number[..n], &mut self.preorder[..n]);
        let (parents, rpo) = (&mut self.parent[..n], &mut self.rpo[..n]);
        let (mut number, mut parent, mut retreats) = (0, 0, false);
        // Reverse postorder is filled from the end.
        let (mut block, mut free) = (self.entry as usize, n);
        'enter: loop {
            pre_number[block] = number;
            preorder[number as usize] = block as u32;
            parents[number as usize] = parent;
            parent = number;
            number += 1;
            let (mut next, mut end) = (starts[block], starts[block + 1]);
            loop {
                if next < end {
                    let succ = succs[next as usize] as usize;
                    next += 1;
                    if pre_number[succ] == NONE {
                        self.stack.push((block as u32, next));
                        block = succ;
                        continue 'enter;
                    }
                    retreats |= pre_number[succ] <= parent;
                } else {
                    free -= 1;
                    rpo[free] = block as u32;
                    let Some((up, resume)) = self.stack.pop() else { break 'enter };
                    block = up as usize;
                    parent = pre_number[block];
                    (next, end) = (resume, starts[block + 1]);
                }
            }
        }
        self.retreats = retreats;
        self.preorder.truncate(number as usize);
        self.parent.truncate(number as usize);
        // Unreachable blocks leave room at the front.
        self.rpo.drain(..free);
    }

    /// Puts a new block on each of `edges`: the i-th edge then leads to block `old n_blocks + i`, whose only
    /// successor is the old target. Orders are computed again.
    pub(crate) fn split_edges(&mut self, edges: impl Iterator<Item = EdgeId>) {
        for edge in edges {
            let new = self.n_blocks() as u32;
            let target = core::mem::replace(&mut self.succs[edge.index()], new);
            self.succs.push(target);
            self.succ_start.push(self.succs.len() as u32);
        }
        self.link_predecessors();
        self.walk();
    }

    /// The number of blocks, unreachable ones and the [`virtual entry`](Graph::virtual_entry) included.
    #[inline]
    pub fn n_blocks(&self) -> usize {
        // Before the first graph was computed there is not even the end of the last block.
        self.succ_start.len().saturating_sub(1)
    }

    /// The number of edges, those of unreachable blocks included.
    #[inline]
    pub fn n_edges(&self) -> usize {
        self.succs.len()
    }

    /// The block without predecessors at which execution starts: the host's entry block, or the
    /// [`virtual entry`](Graph::virtual_entry).
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
        self.source_row(block.0).iter().map(|&source| Block(source))
    }

    /// False if there is certainly no loop.
    #[inline]
    pub fn has_back_edge(&self) -> bool {
        // In depth-first preorder every loop has an edge to a block that comes before its source, or to the
        // source itself.
        self.retreats
    }

    /// True if `id` leads to a block that the depth-first preorder has before its source, or to the source
    /// itself: so does an edge of every loop, and some edges between branches that meet again.
    #[inline]
    pub fn is_backward(&self, id: EdgeId) -> bool {
        self.pre_number[self.target(id).index()] <= self.pre_number[self.source(id).index()]
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

    /// The target of the edge `id`.
    #[inline]
    pub fn target(&self, id: EdgeId) -> Block {
        Block(self.succs[id.index()])
    }

    /// The source of the edge `id`.
    #[inline]
    pub fn source(&self, id: EdgeId) -> Block {
        Block(self.edge_source[id.index()])
    }

    /// True if a path leads from the entry to `block`.
    #[inline]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.pre_number[block.index()] != NONE
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
        row(&self.succs, &self.succ_start, block)
    }

    /// In step with `pred_row`.
    #[inline]
    pub(crate) fn source_row(&self, block: u32) -> &[u32] {
        row(&self.pred_sources, &self.pred_start, block)
    }

    /// The numbers of the edges into `block` from reachable blocks, ascending.
    #[inline]
    pub(crate) fn incoming(&self, block: u32) -> impl Iterator<Item = u32> + '_ {
        let edges = self.pred_row(block).iter().zip(self.source_row(block));
        edges.filter(|edge| self.pre_number[*edge.1 as usize] != NONE).map(|edge| *edge.0)
    }

    #[inline]
    pub(crate) fn pred_row(&self, block: u32) -> &[u32] {
        row(&self.pred_edges, &self.pred_start, block)
    }
}

/// The row `at` of `list`. Its end is read first: where that has an index in bounds, the start has one, too.
#[inline]
fn row<'a>(list: &'a [u32], starts: &[u32], at: u32) -> &'a [u32] {
    &list[..starts[at as usize + 1] as usize][starts[at as usize] as usize..]
}
