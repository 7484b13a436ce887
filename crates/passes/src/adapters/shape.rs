//! A function as the analyses of `sheave-ssa` see it: blocks and edges.

use sheave_ir::Function;
use sheave_ssa::{Block, Cfg};

/// The control-flow graph of a function, for [`Analyses`](sheave_ssa::Analyses). Blocks outside the layout
/// keep their edges.
#[derive(Clone, Copy, Debug)]
pub struct Shape<'a>(pub &'a Function);

impl Cfg for Shape<'_> {
    fn n_blocks(&self) -> usize {
        self.0.n_blocks()
    }

    fn entry(&self) -> Block {
        Block(self.0.entry().map_or(0, |block| block.as_u32()))
    }

    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        for edge in self.0.succ_edges(sheave_ir::Block::from_u32(block.0)) {
            visit(Block(edge.target.as_u32()));
        }
    }
}
