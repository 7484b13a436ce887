//! The order of blocks in the machine code, and how often each is expected to run.
//!
//! The order of the input is kept, since front ends write loops contiguously; unreachable blocks go. A loop
//! that tests at its top and jumps back from its bottom is rotated: the block with the test moves behind the
//! jump, which then falls through, so that a round executes one branch instead of two. Loops are the
//! intervals that backward jumps span, which is exact for structured code and a harmless estimate otherwise.
//! Linear in blocks and edges.

use cranelift_entity::EntityRef;
use sheave_ir::{Block, Function, InstData};

const NONE: u32 = u32::MAX;
/// Each loop level multiplies the estimate by this.
const LOOP_FACTOR: f32 = 8.0;
/// Deeper nesting counts no further.
const MAX_DEPTH: i32 = 8;

/// Blocks in order; reused.
#[derive(Debug, Default)]
pub(crate) struct Layout {
    /// The reachable blocks, the entry first.
    pub(crate) blocks: Vec<Block>,
    /// Expected executions per call, by position.
    pub(crate) freqs: Vec<f32>,
    /// The position of each block, or `u32::MAX` for unreachable ones.
    position: Vec<u32>,
    stack: Vec<Block>,
    /// By position of a loop's first block: the last position that jumps back to it.
    last: Vec<u32>,
    depth: Vec<i32>,
    /// Links of the order while loops are rotated.
    next: Vec<u32>,
    previous: Vec<u32>,
    old_blocks: Vec<Block>,
}

impl Layout {
    /// The position of `block`, which is reachable.
    #[inline]
    pub(crate) fn index_of(&self, block: Block) -> u32 {
        self.position[block.index()]
    }

    pub(crate) fn compute(&mut self, func: &Function) {
        self.find_reachable(func);
        self.find_back_edges(func);
        self.rotate_loops(func);
        self.find_loops();
    }

    fn find_reachable(&mut self, func: &Function) {
        self.position.clear();
        self.position.resize(func.n_blocks(), NONE);
        self.blocks.clear();
        self.stack.clear();
        let Some(entry) = func.entry() else { return };
        self.position[entry.index()] = 0;
        self.stack.push(entry);
        while let Some(block) = self.stack.pop() {
            for target in func.succs(block) {
                if self.position[target.index()] == NONE {
                    self.position[target.index()] = 0;
                    self.stack.push(target);
                }
            }
        }
        for &block in &func.layout {
            if self.position[block.index()] != NONE {
                self.position[block.index()] = self.blocks.len() as u32;
                self.blocks.push(block);
            }
        }
    }

    fn find_back_edges(&mut self, func: &Function) {
        let n = self.blocks.len();
        self.last.clear();
        self.last.resize(n, NONE);
        for (i, &block) in self.blocks.iter().enumerate() {
            for target in func.succs(block) {
                let header = self.position[target.index()];
                if header as usize <= i {
                    self.last[header as usize] = i as u32;
                }
            }
        }
    }

    /// Moves the first block of a loop behind its last one, where the one ends in a test that may leave the
    /// loop and the other in a plain jump.
    fn rotate_loops(&mut self, func: &Function) {
        let n = self.blocks.len();
        let ends_in = |block: Block| func.terminator(block).map(|inst| func.insts[inst]);
        let mut moved = 0;
        self.next.clear();
        for header in 1..n {
            let last = self.last[header];
            if last == NONE || last as usize == header {
                continue;
            }
            let Some(InstData::Branch { .. }) = ends_in(self.blocks[header]) else { continue };
            let Some(InstData::Jump) = ends_in(self.blocks[last as usize]) else { continue };
            let is_inside = |target: Block| {
                let at = self.position[target.index()];
                at > header as u32 && at <= last
            };
            let inside = func.succs(self.blocks[header]).filter(|&target| is_inside(target)).count();
            if inside != 1 {
                continue;
            }
            if self.next.is_empty() {
                self.next.extend(1..=n as u32);
                self.previous.clear();
                self.previous.extend((0..=n as u32).map(|i| i.wrapping_sub(1)));
            }
            // Take the header out of the list, and put it back behind the jump.
            let (before, after) = (self.previous[header] as usize, self.next[header] as usize);
            self.link(before, after);
            let (last, after) = (last as usize, self.next[last as usize] as usize);
            self.link(last, header);
            self.link(header, after);
            moved += 1;
        }
        if moved == 0 {
            return;
        }
        self.old_blocks.clear();
        self.old_blocks.append(&mut self.blocks);
        let mut at = 0;
        while at < n {
            let block = self.old_blocks[at];
            self.position[block.index()] = self.blocks.len() as u32;
            self.blocks.push(block);
            at = self.next[at] as usize;
        }
        self.find_back_edges(func);
    }

    fn link(&mut self, before: usize, after: usize) {
        self.next[before] = after as u32;
        self.previous[after] = before as u32;
    }

    fn find_loops(&mut self) {
        let n = self.blocks.len();
        self.depth.clear();
        self.depth.resize(n + 1, 0);
        for (header, &last) in self.last.iter().enumerate() {
            if last != NONE {
                self.depth[header] += 1;
                self.depth[last as usize + 1] -= 1;
            }
        }
        self.freqs.clear();
        let mut depth = 0;
        for i in 0..n {
            depth += self.depth[i];
            self.freqs.push(LOOP_FACTOR.powi(depth.min(MAX_DEPTH)));
        }
    }
}
