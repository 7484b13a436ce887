//! Contiguous loops: moves blocks that lie inside a loop without being part of it behind the loop.
//!
//! Front ends emit loops in one piece, but a path that leaves a loop is often in the middle of it, and passes
//! that turn a tail call into a loop, or retarget an edge, leave such paths, too. They cost a jump around
//! them in every iteration.
//!
//! ```text
//! header -> body, out                header:  ...
//! header, out, body   becomes        body:    ...
//!                                    out:     ...
//! ```
//!
//! If the loop falls through into the block after it, the moved blocks come later: before the first block
//! that is not reached from the one before it, or at the end. The order is otherwise kept.
//!
//! Linear in blocks, edges and loops; if all loops are in one piece, it only counts.

use sheave_ssa::{Block, Graph, LoopId, Loops, refill};

use super::NONE;

/// Scratch memory of this step; reused.
///
/// A *node* is a block, by its position, or a loop, by its number after those of the blocks.
#[derive(Debug, Default)]
pub(super) struct Contiguous {
    /// The blocks in their new order, if there is one.
    order: Vec<u32>,
    /// By loop, its blocks: how many, the first and the last.
    extents: Vec<Extent>,
    /// By loop, and for the function outside of all loops: the nodes directly inside. Those after are unused,
    /// but keep their memory.
    lists: Vec<List>,
    /// The nodes whose blocks are still to be placed, the next one last.
    stack: Vec<u32>,
}

/// The blocks of a loop, by position.
#[derive(Clone, Copy, Debug)]
struct Extent {
    blocks: u32,
    first: u32,
    last: u32,
}

/// The nodes in a loop, and those that wait for the end of a loop in it.
#[derive(Clone, Debug, Default)]
struct List {
    nodes: Vec<u32>,
    waiting: Vec<u32>,
    /// The last block of the loops in the list, and the loop that it is part of.
    open_until: u32,
    last_loop: Option<LoopId>,
}

impl Contiguous {
    /// Gives the positions of the blocks of `graph` in an order in which every loop is in one piece; `None`
    /// if the input's order is one.
    pub(super) fn order(&mut self, graph: &Graph, loops: &Loops) -> Option<&[u32]> {
        let n = graph.n_blocks() as u32;
        if loops.n_loops() == 0 || self.is_contiguous(n, loops) {
            return None;
        }
        self.distribute(graph, loops, n);
        self.flatten(n, loops.n_loops());
        Some(&self.order)
    }

    fn is_contiguous(&mut self, n: u32, loops: &Loops) -> bool {
        refill(&mut self.extents, loops.n_loops(), Extent { blocks: 0, first: NONE, last: 0 });
        for block in 0..n {
            if let Some(id) = loops.innermost(Block(block)) {
                self.extents[id.index()].add(Extent { blocks: 1, first: block, last: block });
            }
        }
        // Inner loops come first.
        for id in loops.iter() {
            if let Some(parent) = loops.parent(id) {
                let inner = self.extents[id.index()];
                self.extents[parent.index()].add(inner);
            }
        }
        self.extents.iter().all(|extent| extent.last - extent.first + 1 == extent.blocks)
    }

    /// Adds every block to the list of its innermost loop, and every loop, at its first block, to that of the
    /// loop around it.
    fn distribute(&mut self, graph: &Graph, loops: &Loops, n: u32) {
        let list_of = |id: Option<LoopId>| id.map_or(loops.n_loops(), LoopId::index);
        if self.lists.len() <= loops.n_loops() {
            self.lists.resize_with(loops.n_loops() + 1, List::default);
        }
        self.lists[..=loops.n_loops()].iter_mut().for_each(List::clear);
        for block in 0..n {
            // Loops that begin here, from the inside out: each is the first node of the next.
            let mut inside = loops.innermost(Block(block));
            let list = &mut self.lists[list_of(inside)];
            if block < list.open_until {
                list.waiting.push(block);
            } else {
                list.push(graph, loops, block, block);
            }
            while let Some(id) = inside.filter(|id| self.extents[id.index()].first == block) {
                inside = loops.parent(id);
                let list = &mut self.lists[list_of(inside)];
                list.push(graph, loops, block, n + id.index() as u32);
                let last = self.extents[id.index()].last;
                if last >= list.open_until {
                    (list.open_until, list.last_loop) = (last, Some(id));
                }
            }
        }
    }

    /// Concatenates the blocks of all lists, those of a loop in its place.
    fn flatten(&mut self, n: u32, n_loops: usize) {
        self.order.clear();
        self.stack.push(n + n_loops as u32);
        while let Some(node) = self.stack.pop() {
            match node.checked_sub(n) {
                None => self.order.push(node),
                Some(id) => {
                    let List { nodes, waiting, .. } = &self.lists[id as usize];
                    self.stack.extend(nodes.iter().chain(waiting).rev());
                }
            }
        }
    }
}

impl List {
    fn clear(&mut self) {
        self.nodes.clear();
        self.waiting.clear();
        (self.open_until, self.last_loop) = (0, None);
    }

    /// Adds `node`, which begins with `block`. Waiting nodes come first, unless `block` is reached from the
    /// node before it, a block or a loop, which may end with any of its blocks.
    fn push(&mut self, graph: &Graph, loops: &Loops, block: u32, node: u32) {
        let is_before = |pred: Block| match self.last_loop {
            Some(id) if block == self.open_until + 1 => loops.contains(id, pred),
            _ => pred.0 + 1 == block,
        };
        if block >= self.open_until && !graph.predecessors(Block(block)).any(is_before) {
            self.nodes.append(&mut self.waiting);
        }
        self.nodes.push(node);
    }
}

impl Extent {
    fn add(&mut self, other: Extent) {
        self.blocks += other.blocks;
        self.first = self.first.min(other.first);
        self.last = self.last.max(other.last);
    }
}
