//! The loop nesting forest, irreducible loops included.
//!
//! Havlak, "Nesting of Reducible and Irreducible Loops", 1997, in the almost linear form of Ramalingam,
//! "Identifying Loops in Almost Linear Time", 1999, section 5: headers are taken in reverse depth-first
//! preorder; each loop is collected backwards from its back edges, inner loops representing their bodies
//! through union-find, so that no block is visited once per enclosing loop. Havlak hands an edge that enters
//! a loop beside its header on to every loop around it, which takes quadratic time and memory on a random
//! graph. Only headers above both ends of an edge can have both in their loop, so a cross or forward edge is
//! kept aside until the walk reaches the lowest common ancestor of its ends in the depth-first tree, and is
//! visited once. O((blocks + edges) α) time.
//!
//! ```text
//! 1 -> 2, 3    2 -> 3    3 -> 2, 4      The walk meets 2 first: the loop {2, 3} has the header 2,
//!                                       and the edge from 1 to 3, whose common ancestor 1 lies
//!                                       above the header, makes it irreducible.
//! ```
//!
//! A loop is named by its header: the first of its blocks that the depth-first walk meets. In an irreducible
//! loop other blocks can be entered from outside too, so the header need not dominate the loop.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::refill::{make_room, refill, restart};
use crate::union_find::find;
use crate::{Block, Graph, LoopId};

/// A cross or forward edge, in depth-first numbers, and the next of its list.
#[derive(Clone, Copy, Debug)]
struct Entry {
    from: u32,
    to: u32,
    ancestor: u32,
    next: u32,
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
    /// Every vertex above the current header is united with its parent in the depth-first tree.
    ancestors: Vec<u32>,
    /// Cross and forward edges that wait for the lowest common ancestor of their ends, by that ancestor, as a
    /// list in `entries`.
    waiting: Vec<u32>,
    /// Those whose common ancestor was reached, by the representative of their target.
    entering: Vec<u32>,
    entries: Vec<Entry>,
    /// By loop: the topmost common ancestor among the edges into its blocks other than the header.
    reach: Vec<u32>,
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

    /// Replaces the contents by the loops of `graph`.
    pub fn compute(&mut self, graph: &Graph) {
        let n = graph.preorder.len();
        self.headers.clear();
        self.parents.clear();
        self.irreducible.clear();
        self.depths.clear();
        self.spans.clear();
        refill(&mut self.innermost, graph.n_blocks(), NONE);
        if !graph.has_back_edge() {
            return;
        }
        for list in [&mut self.headers, &mut self.parents, &mut self.body] {
            restart(list);
        }
        self.union.clear();
        make_room(&mut self.union, n);
        self.union.extend(0..n as u32);
        self.ancestors.clear();
        make_room(&mut self.ancestors, n);
        self.ancestors.extend(0..n as u32);
        for list in [&mut self.loop_of_header, &mut self.waiting, &mut self.entering, &mut self.seen] {
            refill(list, n, NONE);
        }
        restart(&mut self.entries);
        restart(&mut self.irreducible);
        // The last descendant of each vertex in the depth-first tree.
        self.last.clear();
        make_room(&mut self.last, n);
        self.last.extend(0..n as u32);
        for i in (1..n).rev() {
            let parent = graph.parent[i] as usize;
            self.last[parent] = self.last[parent].max(self.last[i]);
        }
        for header in (0..n as u32).rev() {
            self.release(header);
            if self.visit_edges(graph, header) {
                self.collect(graph, header);
            }
            self.ancestors[header as usize] = graph.parent[header as usize];
        }
        self.find_irreducible(graph);
        // An outer loop is found after the loops inside it.
        refill(&mut self.depths, self.headers.len(), 1);
        for i in (0..self.headers.len()).rev() {
            if self.parents[i] != NONE {
                self.depths[i] = self.depths[self.parents[i] as usize] + 1;
            }
        }
        self.number();
    }

    /// Numbers the forest in preorder: sizes flow outwards, which is the order of the loops, then numbers
    /// flow inwards.
    fn number(&mut self) {
        let n = self.headers.len();
        refill(&mut self.spans, n, (0, 0));
        for i in 0..n {
            // For now the second part is how many loops are inside.
            if self.parents[i] != NONE {
                self.spans[self.parents[i] as usize].1 += self.spans[i].1 + 1;
            }
        }
        let mut next_root = 0;
        let next = &mut self.seen;
        refill(next, n, 0);
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

    /// Begins the body of a loop with the sources of the back edges into `to`; true if there are any. Lets
    /// the cross and forward edges into `to` wait for the common ancestor of their ends: all vertices after
    /// `to` are united with their parents, so the representative of a source is its closest ancestor up to
    /// `to`, and that is an ancestor of `to` as well.
    fn visit_edges(&mut self, graph: &Graph, to: u32) -> bool {
        let sources = graph.source_row(graph.preorder[to as usize]);
        // The only edge into a block is that of the depth-first tree.
        if sources.len() == 1 {
            return false;
        }
        let (parent, last) = (graph.parent[to as usize], self.last[to as usize]);
        let mut is_header = false;
        self.body.clear();
        for &source in sources {
            let from = graph.pre_number[source as usize];
            if from == NONE || from == parent {
                continue;
            }
            if from >= to && from <= last {
                is_header = true;
                self.take(to, from);
                continue;
            }
            let ancestor = find(&mut self.ancestors, from);
            let next = self.waiting[ancestor as usize];
            self.entries.push(Entry { from, to, ancestor, next });
            self.waiting[ancestor as usize] = self.entries.len() as u32 - 1;
        }
        is_header
    }

    /// From here on the edges that waited for `ancestor` are edges to the representatives of their targets.
    fn release(&mut self, ancestor: u32) {
        let mut at = self.waiting[ancestor as usize];
        while at != NONE {
            let Entry { to, next, .. } = self.entries[at as usize];
            let target = find(&mut self.union, to);
            self.entries[at as usize].next = self.entering[target as usize];
            self.entering[target as usize] = at;
            at = next;
        }
    }

    /// Collects the loop of `header`, whose body begins with the sources of the back edges.
    fn collect(&mut self, graph: &Graph, header: u32) {
        let block = graph.preorder[header as usize];
        let id = self.headers.len() as u32;
        self.headers.push(block);
        self.parents.push(NONE);
        self.irreducible.push(false);
        let mut next = 0;
        while next < self.body.len() {
            let member = self.body[next];
            next += 1;
            // Back edges into `member` were dealt with when it was the header, and its parent leads to it.
            self.take(header, graph.parent[member as usize]);
            let mut at = self.entering[member as usize];
            while at != NONE {
                let Entry { from, next, .. } = self.entries[at as usize];
                self.take(header, from);
                at = next;
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

    /// The representative of `vertex`, which is below `header`, belongs to the loop.
    fn take(&mut self, header: u32, vertex: u32) {
        let member = find(&mut self.union, vertex);
        if member != header && self.seen[member as usize] != header {
            self.seen[member as usize] = header;
            self.body.push(member);
        }
    }

    /// A loop is irreducible if an edge into one of its blocks, the header excepted, comes from outside: then
    /// the common ancestor of the edge's ends is above the header.
    fn find_irreducible(&mut self, graph: &Graph) {
        refill(&mut self.reach, self.headers.len(), NONE);
        for entry in &self.entries {
            let block = graph.preorder[entry.to as usize];
            let mut id = self.innermost[block as usize];
            if id != NONE && self.headers[id as usize] == block {
                id = self.parents[id as usize];
            }
            if id != NONE {
                let reach = &mut self.reach[id as usize];
                *reach = entry.ancestor.min(*reach);
            }
        }
        for id in 0..self.headers.len() {
            let reach = self.reach[id];
            self.irreducible[id] = reach < graph.pre_number[self.headers[id] as usize];
            if self.parents[id] != NONE {
                let outer = &mut self.reach[self.parents[id] as usize];
                *outer = reach.min(*outer);
            }
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

    /// The number of loops around the loop `id`, itself included.
    #[inline]
    pub fn nesting(&self, id: LoopId) -> u32 {
        self.depths[id.index()]
    }

    /// The number of the loop `id` in a preorder of the forest, and the highest number of a loop inside it:
    /// the loops inside are those with numbers in this range.
    #[inline]
    pub fn span(&self, id: LoopId) -> (u32, u32) {
        self.spans[id.index()]
    }

    /// True if `inner` is `outer` or inside it.
    #[inline]
    pub fn encloses(&self, outer: LoopId, inner: LoopId) -> bool {
        let (first, last) = self.spans[outer.index()];
        let number = self.spans[inner.index()].0;
        first <= number && number <= last
    }

    /// True if `block` belongs to the loop `id`.
    #[inline]
    pub fn contains(&self, id: LoopId, block: Block) -> bool {
        self.innermost(block).is_some_and(|inner| self.encloses(id, inner))
    }
}
