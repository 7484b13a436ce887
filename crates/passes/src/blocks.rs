//! Blocks: their ids in analyses, those with an address, and the block of each instruction.

use cranelift_entity::SecondaryMap;
use sheave_ir::{Block, ConstData, EdgeData, Function, Inst, Value, ValueDef};
use sheave_ssa::{Graph, LoopId, Loops};

/// The block as analyses of `sheave-ssa` number it.
pub(crate) fn node(block: Block) -> sheave_ssa::Block {
    sheave_ssa::Block(block.as_u32())
}

/// The header of the loop `id`.
pub(crate) fn header_of(loops: &Loops, id: LoopId) -> Block {
    Block::from_u32(loops.header(id).0)
}

/// Whether `func` takes the address of a block: such a block must stay and is not copied.
pub(crate) fn takes_addresses(func: &Function) -> bool {
    func.consts.values().any(|data| matches!(data, ConstData::BlockAddr(..)))
}

/// What the edges into `block` that are left bring to its phi at `index`.
pub(crate) fn phi_args<'a>(
    func: &'a Function,
    graph: &'a Graph,
    block: Block,
    index: usize,
) -> impl Iterator<Item = Value> + 'a {
    graph.edges_in(node(block)).filter_map(move |edge| {
        let edge = graph.edge(edge);
        let row = func.succ_edges(Block::from_u32(edge.from.0));
        left_of_edge(row, edge.index, block)?.args.get(index, &func.pool)
    })
}

/// What is left, in the `row` of its source, of the edge that had index `index` and leads to `target`;
/// nothing where a branch that became a jump does not take it. The one edge that is left then may have
/// another index.
pub(crate) fn left_of_edge(row: &[EdgeData], index: u32, target: Block) -> Option<&EdgeData> {
    let index = if row.len() == 1 { 0 } else { index };
    row.get(index as usize).filter(|edge| edge.target == target)
}

/// The block of each instruction; keep it for the next function.
#[derive(Debug, Default)]
pub(crate) struct Places {
    block_of: SecondaryMap<Inst, u32>,
}

impl Places {
    /// Finds the blocks of all instructions of `func`.
    pub(crate) fn find(&mut self, func: &Function) {
        self.block_of.clear();
        self.block_of.resize(func.insts.len());
        for &block in &func.layout {
            for &inst in func.block_insts(block) {
                self.block_of[inst] = block.as_u32();
            }
        }
    }

    /// `inst` is in `block` from now on.
    pub(crate) fn put(&mut self, inst: Inst, block: Block) {
        self.block_of[inst] = block.as_u32();
    }

    /// Whether `value` is defined outside of the loop `id`.
    pub(crate) fn is_outside(&self, func: &Function, loops: &Loops, id: LoopId, value: Value) -> bool {
        let block = match func.def(value) {
            ValueDef::Result(def) => self.block_of[def],
            ValueDef::Phi(block) => block.as_u32(),
            ValueDef::Param(_) | ValueDef::Const(_) => return true,
            ValueDef::Variable => return false,
        };
        !loops.contains(id, sheave_ssa::Block(block))
    }
}
