//! The loop nesting forest, irreducible loops included.
//!
//! Havlak, "Nesting of Reducible and Irreducible Loops", 1997, in the almost linear form of Ramalingam, "Identifying Loops in Almost
//! Linear Time", 1999, section 3: headers are taken in reverse depth-first preorder; each loop is collected backwards from its back
//! edges, inner loops standing for their bodies through union-find, so that no block is looked at once per enclosing loop. Entries into a loop beside its header are
//! moved to the header's nearest enclosing candidate and mark it irreducible. O((blocks + edges) α) time.
//!
//! A loop is named by its header: the first of its blocks that the depth-first walk meets. In an irreducible loop other blocks can be
//! entered from outside too, so the header need not dominate the loop.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::{Block, Graph};

/// A loop, numbered so that an outer loop comes after the loops inside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(transparent)]
pub struct LoopId(pub u32);

impl LoopId {
    /// The number, for use as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The loops of a [`Graph`].
#[derive(Clone, Debug, Default)]
pub struct Loops {
    headers: Vec<u32>,
    parents: Vec<u32>,
    depths: Vec<u32>,
    /// By loop: its number in preorder of the forest, and the last number among the loops inside it.
    spans: Vec<(u32, u32)>,
    irreducible: Vec<bool>,
    /// By block: its innermost loop.
    innermost: Vec<u32>,
    // Scratch, by depth-first number.
    last: Vec<u32>,
    union: Vec<u32>,
    body: Vec<u32>,
    loop_of_header: Vec<u32>,
    extra_head: Vec<u32>,
    extra: Vec<(u32, u32)>,
    seen: Vec<u32>,
}

impl Loops {
    /// Empty; fill it with [`compute`](Loops::compute).
    pub fn new() -> Self {
        Loops::default()
    }

    /// The loops of `graph`.
    pub fn of(graph: &Graph) -> Self {
        let mut loops = Loops::new();
        loops.compute(graph);
        loops
    }

    fn find(&mut self, mut v: u32) -> u32 {
        while self.union[v as usize] != v {
            let up = self.union[self.union[v as usize] as usize];
            self.union[v as usize] = up;
            v = up;
        }
        v
    }

    /// Replaces the contents by the loops of `graph`.
    pub fn compute(&mut self, graph: &Graph) {
        let n = graph.preorder.len();
        self.headers.clear();
        self.parents.clear();
        self.irreducible.clear();
        self.innermost.clear();
        self.innermost.resize(graph.n_blocks(), NONE);
        self.union.clear();
        self.union.extend(0..n as u32);
        for list in [&mut self.loop_of_header, &mut self.extra_head, &mut self.seen] {
            list.clear();
            list.resize(n, NONE);
        }
        self.extra.clear();
        // The last descendant of each vertex in the depth-first tree.
        self.last.clear();
        self.last.extend(0..n as u32);
        for i in (1..n).rev() {
            let parent = graph.parent[i] as usize;
            self.last[parent] = self.last[parent].max(self.last[i]);
        }
        for header in (0..n as u32).rev() {
            self.collect(graph, header);
        }
        // An outer loop is found after the loops inside it.
        self.depths.clear();
        self.depths.resize(self.headers.len(), 1);
        for i in (0..self.headers.len()).rev() {
            if self.parents[i] != NONE {
                self.depths[i] = self.depths[self.parents[i] as usize] + 1;
            }
        }
        self.number();
    }

    /// Numbers the forest in preorder: sizes flow outwards, which is the order of the loops, then numbers flow inwards.
    fn number(&mut self) {
        let n = self.headers.len();
        self.spans.clear();
        self.spans.resize(n, (0, 0));
        for i in 0..n {
            // For now the second part is how many loops are inside.
            if self.parents[i] != NONE {
                self.spans[self.parents[i] as usize].1 += self.spans[i].1 + 1;
            }
        }
        let mut next_root = 0;
        let next = &mut self.seen;
        next.clear();
        next.resize(n, 0);
        for i in (0..n).rev() {
            let inside = self.spans[i].1;
            let cursor = match self.parents[i] {
                NONE => &mut next_root,
                parent => &mut next[parent as usize],
            };
            let number = *cursor;
            *cursor += inside + 1;
            next[i] = number + 1;
            self.spans[i] = (number, number + inside);
        }
    }

    fn collect(&mut self, graph: &Graph, header: u32) {
        self.body.clear();
        let mut is_loop = false;
        let block = graph.preorder[header as usize];
        for &edge in graph.pred_row(block) {
            let from = graph.pre_number[graph.edge_source[edge as usize] as usize];
            if from == NONE || from < header || from > self.last[header as usize] {
                continue;
            }
            is_loop = true;
            let from = self.find(from);
            self.take(header, from);
        }
        if !is_loop {
            return;
        }
        let id = self.headers.len() as u32;
        self.headers.push(block);
        self.parents.push(NONE);
        self.irreducible.push(false);
        let mut next = 0;
        while next < self.body.len() {
            let member = self.body[next];
            next += 1;
            for at in 0..graph.pred_row(graph.preorder[member as usize]).len() {
                let edge = graph.pred_row(graph.preorder[member as usize])[at];
                let from = graph.pre_number[graph.edge_source[edge as usize] as usize];
                // Back edges into `member` were dealt with when it was the header.
                if from != NONE && !(from >= member && from <= self.last[member as usize]) {
                    self.enter(header, id, from);
                }
            }
            let mut entry = self.extra_head[member as usize];
            while entry != NONE {
                let (from, following) = self.extra[entry as usize];
                self.enter(header, id, from);
                entry = following;
            }
        }
        for at in 0..self.body.len() {
            let member = self.body[at];
            self.union[member as usize] = header;
            let inner = self.loop_of_header[member as usize];
            if inner != NONE {
                self.parents[inner as usize] = id;
            } else {
                self.innermost[graph.preorder[member as usize] as usize] = id;
            }
        }
        self.loop_of_header[header as usize] = id;
        self.innermost[block as usize] = id;
    }

    fn take(&mut self, header: u32, member: u32) {
        if member != header && self.seen[member as usize] != header {
            self.seen[member as usize] = header;
            self.body.push(member);
        }
    }

    /// An edge from `from` into the body of the loop at `header`.
    fn enter(&mut self, header: u32, id: u32, from: u32) {
        let from_set = self.find(from);
        if from_set >= header && from_set <= self.last[header as usize] {
            self.take(header, from_set);
        } else {
            // Entered beside the header: for enclosing loops the edge counts as one into the header.
            self.irreducible[id as usize] = true;
            self.extra.push((from_set, self.extra_head[header as usize]));
            self.extra_head[header as usize] = self.extra.len() as u32 - 1;
        }
    }

    /// The number of loops.
    #[inline]
    pub fn n_loops(&self) -> usize {
        self.headers.len()
    }

    /// Every loop, inner ones before the loops around them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = LoopId> + DoubleEndedIterator + use<> {
        (0..self.headers.len() as u32).map(LoopId)
    }

    /// The header of a loop.
    #[inline]
    pub fn header(&self, id: LoopId) -> Block {
        Block(self.headers[id.index()])
    }

    /// The loop around a loop.
    #[inline]
    pub fn parent(&self, id: LoopId) -> Option<LoopId> {
        let parent = self.parents[id.index()];
        (parent != NONE).then_some(LoopId(parent))
    }

    /// True if the loop has entries beside its header.
    #[inline]
    pub fn is_irreducible(&self, id: LoopId) -> bool {
        self.irreducible[id.index()]
    }

    /// The innermost loop that `block` belongs to.
    #[inline]
    pub fn innermost(&self, block: Block) -> Option<LoopId> {
        let id = self.innermost[block.index()];
        (id != NONE).then_some(LoopId(id))
    }

    /// The number of loops around `block`.
    #[inline]
    pub fn depth(&self, block: Block) -> u32 {
        self.innermost(block).map_or(0, |id| self.depths[id.index()])
    }

    /// True if `block` belongs to the loop `id`.
    #[inline]
    pub fn contains(&self, id: LoopId, block: Block) -> bool {
        let Some(inner) = self.innermost(block) else { return false };
        let (first, last) = self.spans[id.index()];
        let number = self.spans[inner.index()].0;
        first <= number && number <= last
    }
}
