//! Block layout: the order of blocks in the machine code, and their estimated frequencies.
//!
//! The order of the input is kept, but for blocks in the middle of a loop that are not part of it
//! ([`contiguous`]); unreachable blocks are left out. A loop that tests at its top and has a back edge from
//! its bottom is rotated: its header is placed after the jump, which then falls through, so that an iteration
//! executes one branch instead of two.
//!
//! ```text
//! entry -> header -> body -> header            entry: jmp header
//!          header -> exit                      body:  ...
//!                                              header: cmp; jne body
//! entry, header, body, exit   becomes          exit:  ...
//! ```
//!
//! Short latches of innermost loops come first, once registers are allocated ([`rotate`]).
//!
//! Landing pads, and blocks reachable only from them, are placed after everything else.
//!
//! Graph and loops are `ssa`'s, over the positions of the blocks in the input. Linear in blocks and edges.

mod contiguous;
mod rotate;

use contiguous::Contiguous;
use cranelift_entity::EntityRef;
use sheave_ir::{Block, Function, InstData};
use sheave_ssa::{Error, Graph, Loops, make_room, refill};

const NONE: u32 = u32::MAX;
/// Each loop level multiplies the estimate by this.
const LOOP_FACTOR: f32 = 8.0;
/// Divides the estimate for code that only exceptions lead to.
const EXCEPTION_FACTOR: f32 = 64.0;
/// The deepest nesting that counts.
const MAX_DEPTH: u32 = 8;

/// Blocks in order; reused.
#[derive(Debug, Default)]
pub(crate) struct Layout {
    /// The reachable blocks, the entry first.
    pub(crate) blocks: Vec<Block>,
    /// Expected executions per call, by position.
    pub(crate) freqs: Vec<f32>,
    /// By position: the first block of a loop that contains no other loop. Most of the time is spent in such
    /// loops.
    pub(crate) loop_tops: Vec<bool>,
    /// The positions in the order of their code, each with whether that is a copy: see [`rotate`].
    pub(crate) order: Vec<(u32, bool)>,
    /// The position of each block in the input, then in `blocks`; [`NONE`] without one.
    position: Vec<u32>,
    /// By position, the block's number in `graph` and `loops`: its position in the input.
    nodes: Vec<u32>,
    graph: Graph,
    loops: Loops,
    /// By loop: one of its blocks has its place.
    placed: Vec<bool>,
    /// By position in the input: only exceptions lead there. Empty without landing pads.
    exceptional: Vec<bool>,
    contiguous: Contiguous,
    /// Links of the order while loops are rotated.
    next: Vec<u32>,
    previous: Vec<u32>,
    /// By position in the input, the place in the order before that. Empty if the order is the input's.
    rank: Vec<u32>,
}

/// The blocks of a function, numbered in the order of its layout.
struct InOrder<'a> {
    func: &'a Function,
    position: &'a [u32],
}

impl sheave_ssa::Cfg for InOrder<'_> {
    fn n_blocks(&self) -> usize {
        self.func.layout.len()
    }

    fn entry(&self) -> sheave_ssa::Block {
        sheave_ssa::Block(0)
    }

    #[inline]
    fn successors(&self, block: sheave_ssa::Block, visit: impl FnMut(sheave_ssa::Block)) {
        let succs = self.func.succs(self.func.layout[block.index()]);
        succs.map(|target| sheave_ssa::Block(self.position[target.index()])).for_each(visit);
    }
}

impl Layout {
    /// The position of `block`, which is reachable.
    #[inline]
    pub(crate) fn index_of(&self, block: Block) -> u32 {
        self.position[block.index()]
    }

    /// The number in [`Layout::graph`] of the block at position `index`.
    #[inline]
    pub(crate) fn node(&self, index: usize) -> sheave_ssa::Block {
        sheave_ssa::Block(self.nodes[index])
    }

    /// The graph of the blocks, by their positions in the input.
    pub(crate) fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Its loops.
    pub(crate) fn loops(&self) -> &Loops {
        &self.loops
    }

    /// Orders the blocks of `func`, which has some.
    pub(crate) fn compute(&mut self, func: &Function) -> Result<(), Error> {
        refill(&mut self.position, func.n_blocks(), NONE);
        for (&block, position) in func.layout.iter().zip(0..) {
            self.position[block.index()] = position;
        }
        self.graph.compute(&InOrder { func, position: &self.position })?;
        self.loops.compute(&self.graph);
        self.link_all(func.layout.len());
        self.rotate_loops(func);
        self.place(func);
        Ok(())
    }

    /// Links the blocks in the input's order, or in one in which every loop is in one piece.
    fn link_all(&mut self, n: usize) {
        let n = n as u32;
        self.next.clear();
        make_room(&mut self.next, n as usize + 1);
        self.next.extend(1..=n);
        self.previous.clear();
        make_room(&mut self.previous, n as usize + 1);
        self.previous.extend((0..=n).map(|i| i.wrapping_sub(1)));
        self.rank.clear();
        let Some(order) = self.contiguous.order(&self.graph, &self.loops) else { return };
        refill(&mut self.rank, n as usize, 0);
        let mut before = NONE;
        for (&block, rank) in order.iter().zip(0..) {
            self.rank[block as usize] = rank;
            if before != NONE {
                self.next[before as usize] = block;
                self.previous[block as usize] = before;
            }
            before = block;
        }
        self.next[before as usize] = n;
        self.previous[n as usize] = before;
    }

    /// Links the blocks so that the header of a loop follows its last block, if the header ends in a test
    /// that may leave the loop and the last block in a plain jump.
    fn rotate_loops(&mut self, func: &Function) {
        for id in self.loops.iter() {
            let rank = |block: sheave_ssa::Block| self.rank.get(block.index()).copied().unwrap_or(block.0);
            let header = self.loops.header(id);
            let latches = self.graph.predecessors(header).filter(|&block| self.loops.contains(id, block));
            let last = latches.max_by_key(|&block| rank(block)).filter(|&last| rank(last) > rank(header));
            let Some(last) = last else { continue };
            let ends_in = |block: sheave_ssa::Block| {
                func.terminator(func.layout[block.index()]).map(|inst| func.insts[inst])
            };
            let Some(InstData::Branch { .. }) = ends_in(header) else { continue };
            let Some(InstData::Jump) = ends_in(last) else { continue };
            let is_inside = |&succ: &sheave_ssa::Block| succ != header && self.loops.contains(id, succ);
            if self.graph.successors(header).filter(is_inside).count() != 1 {
                continue;
            }
            // Take the header out of the list, and put it back after the jump.
            let (before, after) = (self.previous[header.index()], self.next[header.index()]);
            self.link(before, after);
            let (last, after) = (last.0, self.next[last.index()]);
            self.link(last, header.0);
            self.link(header.0, after);
        }
    }

    fn link(&mut self, before: u32, after: u32) {
        self.next[before as usize] = after;
        self.previous[after as usize] = before;
    }

    /// Finds the blocks that are reached by exceptions only: landing pads, and blocks whose predecessors all
    /// are such blocks.
    fn find_exceptional(&mut self, func: &Function) {
        self.exceptional.clear();
        if func.pads.is_empty() {
            return;
        }
        self.exceptional.resize(func.layout.len(), false);
        for block in self.graph.reverse_postorder() {
            let first = func.block_insts(func.layout[block.index()]).first();
            let is_pad = first.is_some_and(|&inst| matches!(func.insts[inst], InstData::LandingPad { .. }));
            let mut preds = self.graph.predecessors(block).filter(|&pred| self.graph.is_reachable(pred));
            // A block that a loop leads back to has a predecessor that was not visited yet.
            let only = block.0 != 0 && preds.all(|pred| self.exceptional[pred.index()]);
            self.exceptional[block.index()] = is_pad || only;
        }
    }

    /// Numbers the reachable blocks in the order of the links, those that only exceptions lead to last.
    fn place(&mut self, func: &Function) {
        self.find_exceptional(func);
        clear!(self => blocks nodes freqs loop_tops);
        let n = func.layout.len();
        make_room(&mut self.blocks, n);
        make_room(&mut self.nodes, n);
        make_room(&mut self.freqs, n);
        make_room(&mut self.loop_tops, n);
        refill(&mut self.placed, self.loops.n_loops(), false);
        for exceptional in [false, true] {
            let mut at = sheave_ssa::Block(0);
            while at.index() < func.layout.len() {
                let block = func.layout[at.index()];
                if self.exceptional.get(at.index()).copied().unwrap_or_default() == exceptional {
                    self.position[block.index()] = NONE;
                    if self.graph.is_reachable(at) {
                        self.position[block.index()] = self.blocks.len() as u32;
                        self.blocks.push(block);
                        self.nodes.push(at.0);
                        let freq = LOOP_FACTOR.powi(self.loops.depth(at).min(MAX_DEPTH) as i32);
                        self.freqs.push(if exceptional { freq / EXCEPTION_FACTOR } else { freq });
                        let is_top = self.loops.innermost(at).is_some_and(|id| {
                            let (first, last) = self.loops.span(id);
                            first == last && !core::mem::replace(&mut self.placed[id.index()], true)
                        });
                        self.loop_tops.push(is_top && !exceptional);
                    }
                }
                at = sheave_ssa::Block(self.next[at.index()]);
            }
            if self.exceptional.is_empty() {
                break;
            }
        }
    }
}
