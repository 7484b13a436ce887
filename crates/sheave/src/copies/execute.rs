//! Runs a measured program and counts how often each block, and each edge with code of its own, ran.
//!
//! Block counts do not determine how often a critical edge ran: both its ends are reached by other paths too.
//! Where the register allocator put moves on such an edge, the program is run with an empty block there,
//! whose count is the edge's.

use std::collections::HashMap;

use sheave_interp::{self as interp, Interpreter};
use sheave_ir::entity::EntityRef as _;
use sheave_ir::{Block, BlockData, Edge, EdgeData, FuncId, Function, InstData, Module, ValueList};

/// Instructions after which a run for counting ends.
pub const MAX_EXECUTED: u64 = 20_000_000_000;

/// A program in copies form, to be run. The interpreter needs all functions at once, so they are collected
/// here.
#[derive(Debug)]
pub struct Prepared {
    module: Module,
    /// The blocks on edges.
    edges: HashMap<(FuncId, Block, u32), Block>,
}

impl Prepared {
    /// The program, of which no function is in copies form yet.
    pub fn new(module: &Module) -> Self {
        Prepared { module: module.clone(), edges: HashMap::new() }
    }

    /// The function `id` is `func` in copies form, in whose machine code `edges`, each a block and the index
    /// of one of its successors, have code of their own.
    pub fn add(&mut self, id: FuncId, func: &Function, edges: impl IntoIterator<Item = (Block, u32)>) {
        let copy = &mut self.module.functions[id];
        copy.copy_from(func);
        for (block, index) in edges {
            self.edges.entry((id, block, index)).or_insert_with(|| split(copy, block, index));
        }
    }

    /// Runs the program `name` with `args`; its output goes nowhere.
    ///
    /// # Errors
    /// When it cannot be loaded, traps, or takes more than 20 000 million instructions.
    pub fn run(self, name: &str, args: &[Vec<u8>]) -> Result<Execution, interp::Trap> {
        self.run_with(name, args, &[], None)
    }

    /// The same with this standard input, and with another limit of instructions.
    ///
    /// # Errors
    /// As [`run`](Prepared::run).
    pub fn run_with(
        self,
        name: &str,
        args: &[Vec<u8>],
        stdin: &[u8],
        max_instructions: Option<u64>,
    ) -> Result<Execution, interp::Trap> {
        let fuel = Some(max_instructions.unwrap_or(MAX_EXECUTED));
        let options = interp::Options { fuel, ..interp::Options::default() };
        let mut interpreter = Interpreter::new(&self.module, options)?;
        interpreter.set_stdin(stdin);
        interpreter.set_stdout(std::io::sink());
        interpreter.set_stderr(std::io::sink());
        let all: Vec<&[u8]> =
            std::iter::once(name.as_bytes()).chain(args.iter().map(Vec::as_slice)).collect();
        interpreter.run_main(&all)?;
        let functions = self.module.functions.keys();
        let blocks: Vec<Vec<u64>> = functions.map(|id| interpreter.block_counts(id).to_vec()).collect();
        let ran = |(id, block): (FuncId, Block)| blocks[id.index()].get(block.index()).copied().unwrap_or(0);
        let edges = self.edges.into_iter().map(|(edge, block)| (edge, ran((edge.0, block)))).collect();
        Ok(Execution { blocks, edges })
    }
}

/// Puts an empty block on an edge, after everything else. The edge's terminator names its targets itself:
/// the allocator puts nothing on edges of indirect branches.
fn split(func: &mut Function, from: Block, index: u32) -> Block {
    let edge = Edge::from_u32(func.blocks[from].first_edge + index);
    let target = func.edges[edge].target;
    let first_edge = func.edges.push(EdgeData { target, args: ValueList::new() }).as_u32();
    let jump = func.make_inst(InstData::Jump);
    let start = func.order.len() as u32;
    func.order.push(jump);
    let block =
        func.blocks.push(BlockData { start, end: start + 1, first_edge, n_edges: 1, phis: ValueList::new() });
    func.edges[edge].target = block;
    func.layout.push(block);
    block
}

/// How often everything ran.
#[derive(Debug)]
pub struct Execution {
    /// By function, by block.
    blocks: Vec<Vec<u64>>,
    /// Of edges with code of their own.
    edges: HashMap<(FuncId, Block, u32), u64>,
}

impl Execution {
    /// Nothing ran of `n` functions.
    pub(super) fn empty(n: usize) -> Execution {
        Execution { blocks: vec![Vec::new(); n], edges: HashMap::new() }
    }

    pub(super) fn set_blocks(&mut self, id: FuncId, counts: Vec<u64>) {
        self.blocks[id.index()] = counts;
    }

    pub(super) fn set_edge(&mut self, edge: (FuncId, Block, u32), count: u64) {
        self.edges.insert(edge, count);
    }

    /// How often each block of a function ran; empty for a function that was never called.
    pub fn blocks(&self, id: FuncId) -> &[u64] {
        &self.blocks[id.index()]
    }

    /// How often a block ran, or, with the index of a successor, the code on that edge; zero for an edge that
    /// was not named to [`Prepared::add`].
    pub fn region(&self, id: FuncId, block: Block, succ_idx: Option<u32>) -> u64 {
        let count = match succ_idx {
            None => self.blocks(id).get(block.index()),
            Some(index) => self.edges.get(&(id, block, index)),
        };
        count.copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The edge from block1 to block4 is critical. Both run a hundred times, the edge a quarter of that.
    const PROGRAM: &str = "function %main() -> i32 {
block0:
    v1 = alloca i32
    store i32 0, v1
    jump block1

block1:
    v2 = load i32 v1
    v3 = and v2, i32 3
    v4 = icmp eq v3, i32 0
    branch v4, block4, block2

block2:
    v5 = icmp eq v3, i32 1
    branch v5, block4, block3

block3:
    jump block4

block4:
    v6 = add v2, i32 1
    store v6, v1
    v7 = icmp ult v6, i32 100
    branch v7, block1, block5

block5:
    return i32 0
}
";

    #[test]
    fn critical_edges_are_counted_by_themselves() {
        let module = crate::read_bytes("edges.sheave", PROGRAM.as_bytes()).expect("it is well-formed");
        let id = FuncId::new(0);
        let mut prepared = Prepared::new(&module);
        let block = Block::from_u32;
        let edges = [(block(1), 0), (block(2), 0), (block(2), 1)];
        prepared.add(id, &module.functions[id], edges);
        let execution = prepared.run("edges.sheave", &[]).expect("it runs");
        assert_eq!(edges.map(|(block, index)| execution.region(id, block, Some(index))), [25, 25, 50]);
        assert_eq!(execution.region(id, block(4), None), 100);
        assert_eq!(execution.region(id, block(4), Some(0)), 0, "nobody asked for this one");
    }
}
