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
    /// By loop, and for the function outside of all loops: the nodes directly inside.
    lists: Vec<List>,
    /// By node: the next one of its list.
    next: Vec<u32>,
    /// The next nodes after the lists that are being walked.
    stack: Vec<u32>,
}

/// The blocks of a loop, by position.
#[derive(Clone, Copy, Debug)]
struct Extent {
    blocks: u32,
    first: u32,
    last: u32,
}

/// A list of nodes, and one of those that wait for the end of a loop in it.
#[derive(Clone, Copy, Debug)]
struct List {
    nodes: Chain,
    waiting: Chain,
    /// The last block of the loops in the list, and the loop that it is part of.
    open_until: u32,
    last_loop: Option<LoopId>,
}

/// The ends of a list that is linked by [`Contiguous::next`].
#[derive(Clone, Copy, Debug)]
struct Chain {
    first: u32,
    last: u32,
}

const EMPTY: Chain = Chain { first: NONE, last: NONE };

impl Contiguous {
    /// Gives the positions of the blocks of `graph` in an order in which every loop is in one piece; `None`
    /// if the input's order is one.
    pub(super) fn order(&mut self, graph: &Graph, loops: &Loops) -> Option<&[u32]> {
        let n = graph.n_blocks() as u32;
        if loops.n_loops() == 0 || self.is_contiguous(n, loops) {
            return None;
        }
        self.distribute(graph, loops, n);
        self.flatten(n);
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
        let n_loops = loops.n_loops();
        let list_of = |id: Option<LoopId>| id.map_or(n_loops, LoopId::index);
        refill(
            &mut self.lists,
            n_loops + 1,
            List { nodes: EMPTY, waiting: EMPTY, open_until: 0, last_loop: None },
        );
        refill(&mut self.next, n as usize + n_loops, NONE);
        for block in 0..n {
            // Loops that begin here, from the inside out: each is the first node of the next.
            let mut inside = loops.innermost(Block(block));
            self.append(graph, loops, list_of(inside), block);
            while let Some(id) = inside.filter(|id| self.extents[id.index()].first == block) {
                inside = loops.parent(id);
                let list = list_of(inside);
                self.release(graph, loops, list, block);
                self.push(list, n + id.index() as u32);
                let (list, last) = (&mut self.lists[list], self.extents[id.index()].last);
                if last >= list.open_until {
                    (list.open_until, list.last_loop) = (last, Some(id));
                }
            }
        }
        for list in 0..=n_loops {
            self.flush(list);
        }
    }

    /// Adds `block` to a list: now, or among those that wait while a loop of the list is not over.
    fn append(&mut self, graph: &Graph, loops: &Loops, list: usize, block: u32) {
        if block < self.lists[list].open_until {
            let List { waiting, .. } = &mut self.lists[list];
            waiting.push(&mut self.next, block);
        } else {
            self.release(graph, loops, list, block);
            self.push(list, block);
        }
    }

    /// Before `block` is added to a list: waiting nodes come first, unless `block` is reached from the node
    /// before it, a block or a loop, which may end with any of its blocks.
    fn release(&mut self, graph: &Graph, loops: &Loops, list: usize, block: u32) {
        let List { waiting, open_until, last_loop, .. } = self.lists[list];
        if waiting.first == NONE || block < open_until {
            return;
        }
        let is_before = |pred: Block| match last_loop {
            Some(id) if block == open_until + 1 => loops.contains(id, pred),
            _ => pred.0 + 1 == block,
        };
        if !graph.predecessors(Block(block)).any(is_before) {
            self.flush(list);
        }
    }

    fn flush(&mut self, list: usize) {
        let List { nodes, waiting, .. } = &mut self.lists[list];
        if waiting.first != NONE {
            if nodes.last == NONE {
                nodes.first = waiting.first;
            } else {
                self.next[nodes.last as usize] = waiting.first;
            }
            nodes.last = waiting.last;
            *waiting = EMPTY;
        }
    }

    fn push(&mut self, list: usize, node: u32) {
        let List { nodes, .. } = &mut self.lists[list];
        nodes.push(&mut self.next, node);
    }

    /// Concatenates the blocks of all lists, those of a loop in its place.
    fn flatten(&mut self, n: u32) {
        self.order.clear();
        self.stack.clear();
        let outermost = self.lists.len() - 1;
        self.stack.push(self.lists[outermost].nodes.first);
        while let Some(node) = self.stack.pop() {
            if node == NONE {
                continue;
            }
            self.stack.push(self.next[node as usize]);
            match node.checked_sub(n) {
                None => self.order.push(node),
                Some(id) => self.stack.push(self.lists[id as usize].nodes.first),
            }
        }
    }
}

impl Extent {
    fn add(&mut self, other: Extent) {
        self.blocks += other.blocks;
        self.first = self.first.min(other.first);
        self.last = self.last.max(other.last);
    }
}

impl Chain {
    fn push(&mut self, next: &mut [u32], node: u32) {
        if self.last == NONE {
            self.first = node;
        } else {
            next[self.last as usize] = node;
        }
        self.last = node;
    }
}
