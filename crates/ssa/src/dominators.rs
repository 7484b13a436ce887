//! Dominators, with constant-time queries.
//!
//! Semi-NCA (Georgiadis, "Linear-Time Algorithms for Dominators and Related Problems", 2005, section 2.3;
//! Georgiadis, Tarjan and Werneck, "Finding Dominators in Practice", 2006), with iterative path compression.
//! O(n²) in theory, linear in practice and the fastest known for control-flow graphs; memory is a few words
//! per block. Subtree sizes then number the dominator tree in preorder, so that the blocks dominated by a
//! block are one contiguous range and `dominates` is two comparisons. Unreachable blocks have no dominator
//! and dominate no block.
//!
//! ```text
//! 0 -> 1, 2    1 -> 3    2 -> 3    3 -> 1, 4       depth-first tree: 0 -> 1 -> 3 -> 4, 0 -> 2
//!
//! semidominators, in reverse preorder: 0 is that of 2, 3 of 4, 0 of 3 (along 0, 2, 3), 0 of 1
//! immediate dominators, in preorder: from 3 up, its parent 1 is below its semidominator 0, so that it is 0
//! ```

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::refill::{make_room, resize};
use crate::{Block, Graph};

/// The dominator tree of a [`Graph`].
#[derive(Clone, Debug, Default)]
pub struct Dominators {
    /// By block; `NONE` for the entry and unreachable blocks.
    pub(crate) idom: Vec<u32>,
    /// By block: distance from the entry in the tree.
    pub(crate) level: Vec<u32>,
    /// By block: position in `order`, `NONE` for unreachable blocks.
    pub(crate) first: Vec<u32>,
    /// By block: the last position of its subtree in `order`.
    pub(crate) last: Vec<u32>,
    /// Reachable blocks in preorder of the tree.
    pub(crate) order: Vec<u32>,
    /// By depth-first number.
    vertices: Vec<Vertex>,
    path: Vec<u32>,
    /// The block that precedes the host's entry; `NONE` if there is none.
    virtual_entry: u32,
}

/// The state of a block during the computation. Everything is a depth-first number.
#[derive(Clone, Copy, Debug, Default)]
struct Vertex {
    /// The nearest vertex above in the compressed forest.
    ancestor: u32,
    /// The vertex with the least semidominator between here and `ancestor`.
    label: u32,
    semi: u32,
    dom: u32,
}

impl Dominators {
    /// Empty; fill it with [`compute`](Dominators::compute).
    pub fn new() -> Self {
        Dominators::default()
    }

    /// The dominators of `graph`.
    pub fn of(graph: &Graph) -> Self {
        let mut dominators = Dominators::new();
        dominators.compute(graph);
        dominators
    }

    /// Replaces the contents by the dominators of `graph`.
    #[inline(never)]
    pub fn compute(&mut self, graph: &Graph) {
        self.virtual_entry = graph.virtual_entry().map_or(NONE, |block| block.0);
        self.semidominators(graph);
        self.number(graph);
    }

    fn semidominators(&mut self, graph: &Graph) {
        self.vertices.clear();
        make_room(&mut self.vertices, graph.parent.len());
        self.vertices.extend(graph.parent.iter().enumerate().map(|(i, &parent)| Vertex {
            ancestor: parent,
            label: i as u32,
            semi: i as u32,
            dom: parent,
        }));
        let vertices = &mut self.vertices[..];
        for i in (1..vertices.len() as u32).rev() {
            let mut semi = vertices[i as usize].dom;
            let sources = graph.source_row(graph.preorder[i as usize]);
            // The only edge into a block is that of the depth-first tree.
            let sources = if sources.len() == 1 { &[] } else { sources };
            for &source in sources {
                // Vertices up to i are not linked yet and represent themselves. Unreachable ones have the
                // largest number.
                let from = graph.pre_number[source as usize];
                if from <= i {
                    semi = semi.min(from);
                } else if from != NONE {
                    semi = semi.min(evaluate(vertices, &mut self.path, from, i));
                }
            }
            vertices[i as usize].semi = semi;
        }
        for i in 1..vertices.len() {
            let Vertex { semi, mut dom, .. } = vertices[i];
            while dom > semi {
                dom = vertices[dom as usize].dom;
            }
            vertices[i].dom = dom;
        }
    }

    /// Numbers the tree in preorder without walking it: a parent precedes its children in depth-first order.
    fn number(&mut self, graph: &Graph) {
        let n = graph.n_blocks();
        let reachable = graph.preorder.len();
        for list in [&mut self.idom, &mut self.first, &mut self.last] {
            // If every block is reachable, every element is written below.
            if reachable != n {
                list.clear();
            }
            resize(list, n, NONE);
        }
        resize(&mut self.level, n, 0);
        if reachable != n {
            self.level.fill(0);
        }
        resize(&mut self.order, reachable, 0);
        // `label` becomes the size of the subtree, `ancestor` the next free number in it.
        let vertices = &mut self.vertices[..];
        for vertex in vertices.iter_mut() {
            vertex.label = 1;
        }
        for i in (1..reachable).rev() {
            let Vertex { dom, label, .. } = vertices[i];
            vertices[dom as usize].label += label;
        }
        for (i, &block) in graph.preorder.iter().enumerate() {
            let Vertex { dom, label: size, .. } = vertices[i];
            let (mut first, mut level, mut idom) = (0, 0, NONE);
            if i > 0 {
                let up = &mut vertices[dom as usize];
                first = up.ancestor;
                up.ancestor += size;
                // `semi` becomes the level.
                level = up.semi + 1;
                idom = graph.preorder[dom as usize];
            }
            vertices[i].ancestor = first + 1;
            vertices[i].semi = level;
            let block = block as usize;
            self.idom[block] = idom;
            self.level[block] = level;
            self.first[block] = first;
            self.last[block] = first + size - 1;
            self.order[first as usize] = block as u32;
        }
    }

    /// The immediate dominator of `block`: a block of the host, never the
    /// [virtual entry](Graph::virtual_entry). `None` for the entry and unreachable blocks.
    #[inline]
    pub fn idom(&self, block: Block) -> Option<Block> {
        let idom = self.idom[block.index()];
        (idom != NONE && idom != self.virtual_entry).then_some(Block(idom))
    }

    /// True if every path from the entry to `b` passes `a`; a block dominates itself. False if either is
    /// unreachable. Takes constant time.
    #[inline]
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let at = self.first[b.index()];
        // The subtree of an unreachable `a` is NONE..=NONE, and an unreachable `b` is at NONE.
        at != NONE && self.first[a.index()] <= at && at <= self.last[a.index()]
    }

    /// As [`dominates`](Dominators::dominates), but false for `a == b`.
    #[inline]
    pub fn strictly_dominates(&self, a: Block, b: Block) -> bool {
        a != b && self.dominates(a, b)
    }

    /// The nearest block that dominates both; `None` if either is unreachable. Takes time in the depth of the
    /// tree.
    pub fn common_dominator(&self, a: Block, b: Block) -> Option<Block> {
        if self.first[a.index()] == NONE || self.first[b.index()] == NONE {
            return None;
        }
        let mut at = a;
        while !self.dominates(at, b) {
            at = Block(self.idom[at.index()]);
        }
        Some(at)
    }

    /// Distance of `block` from the entry in the tree; 0 for unreachable blocks.
    #[inline]
    pub fn level(&self, block: Block) -> u32 {
        self.level[block.index()]
    }

    /// The reachable blocks in preorder of the tree; the [virtual entry](Graph::virtual_entry), if there is
    /// one, comes first.
    #[inline]
    pub fn preorder(&self) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        self.order.iter().map(|&block| Block(block))
    }

    /// The blocks that `block` dominates, itself first, in preorder; none for an unreachable block.
    pub fn subtree(&self, block: Block) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        let first = self.first[block.index()];
        let range = if first == NONE { 0..0 } else { first as usize..self.last[block.index()] as usize + 1 };
        self.order[range].iter().map(|&block| Block(block))
    }
}

/// The least semidominator on the path from `v` up to, not including, the first vertex numbered `linked` or
/// less. Compresses the path.
#[inline]
fn evaluate(vertices: &mut [Vertex], path: &mut Vec<u32>, v: u32, linked: u32) -> u32 {
    let Vertex { ancestor, label, .. } = vertices[v as usize];
    if ancestor > linked {
        return compress(vertices, path, v, linked);
    }
    vertices[label as usize].semi
}

fn compress(vertices: &mut [Vertex], path: &mut Vec<u32>, v: u32, linked: u32) -> u32 {
    let mut top = v;
    while vertices[top as usize].ancestor > linked {
        path.push(top);
        top = vertices[top as usize].ancestor;
    }
    let Vertex { ancestor: root, label: mut best, .. } = vertices[top as usize];
    let mut least = vertices[best as usize].semi;
    while let Some(w) = path.pop() {
        let own = vertices[w as usize].label;
        let semi = vertices[own as usize].semi;
        if least < semi {
            vertices[w as usize].label = best;
        } else {
            (best, least) = (own, semi);
        }
        vertices[w as usize].ancestor = root;
    }
    least
}
