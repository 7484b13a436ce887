//! Liveness of stored bytes, for dead store elimination.
//!
//! Algorithm: liveness of *cells*, ranges of bytes that stores write, as a bit set of the cells that are not
//! needed: all of them at first, less those that are read, backwards until nothing changes. (Dead store
//! elimination as backward liveness: Keith Cooper and Linda Torczon, "Engineering a Compiler", section 10.2.)
//!
//! Cost: the events, and a list of the blocks whose set has shrunk, each at most once per cell.

use alloc::vec::Vec;

use crate::refill::refill;
use crate::{Block, Graph, Inst};

/// A set of cells, by their numbers below [`MAX_CELLS`].
pub type CellSet = u64;

/// The most cells of one [`StoreLiveness`].
pub const MAX_CELLS: usize = 64;

/// The effect of an instruction on cells: it writes all bytes of some, and may have read others before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreEvent {
    /// The instruction.
    pub inst: Inst,
    /// The cell of an instruction whose only effect is to write it, so that it can be removed if the cell is
    /// not needed.
    pub store: Option<u8>,
    /// The cells whose bytes it all writes.
    pub written: CellSet,
    /// The cells of which it may read a byte, before it writes.
    pub read: CellSet,
}

#[derive(Clone, Copy, Default, Debug)]
struct BlockState {
    events: (u32, u32),
    /// The cells that are not needed after its end.
    out: CellSet,
    is_queued: bool,
    /// It precedes the current block in reverse postorder.
    is_passed: bool,
}

/// The liveness of cells in one function; reused for the next one.
///
/// ```
/// use sheave_ssa::memory::{StoreEvent, StoreLiveness};
/// use sheave_testing::ssa::shapes;
/// use sheave_ssa::{Block, Graph, Inst};
///
/// // Block 0 stores to the cell, block 1 stores to it again, and block 2 reads it.
/// let graph = Graph::of(&shapes::chain(3))?;
/// let mut liveness = StoreLiveness::default();
/// liveness.clear(graph.n_blocks());
/// let store = |inst| StoreEvent { inst, store: Some(0), written: 1, read: 0 };
/// let read = |inst| StoreEvent { inst, store: None, written: 0, read: 1 };
/// for (block, event) in [store(Inst(0)), store(Inst(1)), read(Inst(2))].into_iter().enumerate() {
///     liveness.start_block(Block::new(block));
///     liveness.push(event);
///     liveness.end_block(Block::new(block));
/// }
/// liveness.propagate(&graph, 0);
/// let mut dead = Vec::new();
/// liveness.dead_stores(&graph, |store| dead.push(store.inst));
/// assert_eq!(dead, [Inst(0)]);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct StoreLiveness {
    events: Vec<StoreEvent>,
    blocks: Vec<BlockState>,
    work: Vec<Block>,
}

impl StoreLiveness {
    /// No events, in so many blocks.
    pub fn clear(&mut self, n_blocks: usize) {
        self.events.clear();
        self.work.clear();
        refill(&mut self.blocks, n_blocks, BlockState::default());
    }

    /// Starts the events of `block`.
    #[inline]
    pub fn start_block(&mut self, block: Block) {
        self.blocks[block.index()].events.0 = self.events.len() as u32;
    }

    /// The events of `block` are complete.
    #[inline]
    pub fn end_block(&mut self, block: Block) {
        self.blocks[block.index()].events.1 = self.events.len() as u32;
    }

    /// The next event of the block. One without cells is dropped.
    #[inline]
    pub fn push(&mut self, event: StoreEvent) {
        if event.written | event.read != 0 {
            self.events.push(event);
        }
    }

    /// Computes the cells that are not needed at the ends of blocks. At the end of the function none are
    /// needed, apart from those that events there read. The cells of `visible` are needed at retreating
    /// edges: while a loop without an end runs, a handler of signals or another thread may see them.
    pub fn propagate(&mut self, graph: &Graph, visible: CellSet) {
        for state in &mut self.blocks {
            state.out = CellSet::MAX;
            state.is_passed = false;
        }
        for block in graph.reverse_postorder() {
            self.blocks[block.index()].is_passed = true;
            if graph.successors(block).any(|succ| self.blocks[succ.index()].is_passed) {
                self.blocks[block.index()].out &= !visible;
            }
        }
        for block in graph.reverse_postorder() {
            self.queue(block);
        }
        while let Some(block) = self.work.pop() {
            let state = &mut self.blocks[block.index()];
            state.is_queued = false;
            let state = *state;
            let events = &self.events[state.events.0 as usize..state.events.1 as usize];
            let unneeded =
                events.iter().rev().fold(state.out, |set, event| (set | event.written) & !event.read);
            for pred in graph.predecessors(block) {
                let source = &mut self.blocks[pred.index()];
                if source.out & !unneeded != 0 && graph.is_reachable(pred) {
                    source.out &= unneeded;
                    self.queue(pred);
                }
            }
        }
    }

    fn queue(&mut self, block: Block) {
        let is_queued = &mut self.blocks[block.index()].is_queued;
        if !core::mem::replace(is_queued, true) {
            self.work.push(block);
        }
    }

    /// Visits the dead stores: reachable blocks in reverse postorder, each from its end.
    pub fn dead_stores(&self, graph: &Graph, mut visit: impl FnMut(&StoreEvent)) {
        for block in graph.reverse_postorder() {
            let state = self.blocks[block.index()];
            let mut unneeded = state.out;
            for event in self.events[state.events.0 as usize..state.events.1 as usize].iter().rev() {
                if event.store.is_some_and(|cell| unneeded >> cell & 1 != 0) {
                    visit(event);
                }
                unneeded = (unneeded | event.written) & !event.read;
            }
        }
    }
}
