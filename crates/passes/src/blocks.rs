//! Queries of functions: the blocks of analyses, the ends of blocks, arguments, uses, and the block of each
//! instruction.

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::semantics;
use sheave_ir::{Block, ConstData, Edge, EdgeData, Editor, Function, Inst, InstData, Type, Value, ValueDef};
use sheave_ssa::{EdgeId, Graph, LoopId, Loops, refill};

/// The block as analyses of `sheave-ssa` number it.
#[inline]
pub(crate) fn node(block: Block) -> sheave_ssa::Block {
    sheave_ssa::Block(block.as_u32())
}

/// The edge as the function numbers it.
#[inline]
pub(crate) fn edge_of(func: &Function, edge: sheave_ssa::Edge) -> Edge {
    Edge::from_u32(func.blocks[Block::from_u32(edge.from.0)].first_edge + edge.index)
}

/// The edges into `block`, each with its source.
pub(crate) fn edges_into<'a>(
    func: &'a Function,
    graph: &'a Graph,
    block: Block,
) -> impl Iterator<Item = (Block, Edge)> + 'a {
    let edges = graph.edges_in(node(block)).map(|id| graph.edge(id));
    edges.map(|edge| (Block::from_u32(edge.from.0), edge_of(func, edge)))
}

/// The instruction that defines `value`, if one does.
#[inline]
pub(crate) fn inst_of(func: &Function, value: Value) -> Option<InstData> {
    match func.def(value) {
        ValueDef::Result(inst) => Some(func.insts[inst]),
        _ => None,
    }
}

/// The condition of the branch that ends `block`, if one does.
#[inline]
pub(crate) fn condition_of(func: &Function, block: Block) -> Option<Value> {
    match func.insts[func.terminator(block)?] {
        InstData::Branch { cond } => Some(cond),
        _ => None,
    }
}

/// What the branch or switch that ends `block` decides by, if one does.
pub(crate) fn scrutinee(func: &Function, block: Block) -> Option<Value> {
    match func.insts[func.terminator(block)?] {
        InstData::Branch { cond: value } | InstData::Switch { value, .. } => Some(value),
        _ => None,
    }
}

/// The index of the edge that a branch or switch takes, if the bits of what it tests are known.
pub(crate) fn taken_edge(func: &Function, last: Inst, bits: impl Fn(Value) -> Option<u64>) -> Option<u32> {
    match func.insts[last] {
        InstData::Branch { cond } => bits(cond).map(|bits| u32::from(bits == 0)),
        InstData::Switch { value, cases } => {
            let bits = bits(value)?;
            let case = func.case_values(cases).iter().position(|&case| case == bits);
            Some(case.map_or(0, |case| case as u32 + 1))
        }
        _ => None,
    }
}

/// The result, of type `ty`, of an operation on operands whose bits are known.
pub(crate) fn evaluate(
    func: &Function,
    data: &InstData,
    ty: Type,
    bits: impl Fn(Value) -> Option<u64>,
) -> Option<u64> {
    match *data {
        InstData::Unary { op, arg } => Some(semantics::unary(op, func.ty(arg), ty, bits(arg)?)),
        InstData::Binary { op, args: [a, b], .. } => semantics::binary(op, ty, bits(a)?, bits(b)?).ok(),
        InstData::Icmp { cc, args: [a, b] } => {
            Some(semantics::icmp(cc, func.ty(a), bits(a)?, bits(b)?).into())
        }
        InstData::Fcmp { cc, args: [a, b] } => {
            Some(semantics::fcmp(cc, func.ty(a), bits(a)?, bits(b)?).into())
        }
        InstData::Ternary { op, args: [a, b, c] } => {
            Some(semantics::ternary(op, ty, bits(a)?, bits(b)?, bits(c)?))
        }
        _ => None,
    }
}

/// What `edge` brings to `phi`, if that is a phi of its target.
pub(crate) fn brought(func: &Function, edge: Edge, phi: Value) -> Option<Value> {
    let index = func.phis(func.edges[edge].target).iter().position(|&other| other == phi)?;
    Some(func.edge_args(edge)[index])
}

/// What the edge `id` brings to the phis of its target.
#[inline]
pub(crate) fn args_of<'a>(func: &'a Function, graph: &Graph, id: EdgeId) -> &'a [Value] {
    func.edge_args(edge_of(func, graph.edge(id)))
}

/// The edges into `block` from blocks that the entry reaches.
#[inline]
pub(crate) fn reached_edges(graph: &Graph, block: sheave_ssa::Block) -> impl Iterator<Item = EdgeId> + '_ {
    graph.edges_in(block).filter(|&edge| graph.is_reachable(graph.source(edge)))
}

/// The only value among `args` besides `phi`: what a trivial phi is.
pub(crate) fn only_value(edit: &Editor<'_>, phi: Value, args: impl Iterator<Item = Value>) -> Option<Value> {
    let mut same = None;
    for arg in args.map(|arg| edit.resolve(arg)).filter(|&arg| arg != phi) {
        if *same.get_or_insert(arg) != arg {
            return None;
        }
    }
    same
}

/// The results of the instructions of `block`, and its phis.
pub(crate) fn values_of(func: &Function, block: Block) -> impl Iterator<Item = Value> + '_ {
    let results = func.block_insts(block).iter().flat_map(|&inst| func.results(inst));
    results.chain(func.phis(block).iter().copied())
}

/// Visits the operands of the instructions of `block` and the arguments of its edges.
pub(crate) fn for_each_use(func: &Function, block: Block, mut visit: impl FnMut(Value)) {
    for &inst in func.block_insts(block) {
        func.insts[inst].for_each_arg(&func.pool, &mut visit);
    }
    let args = func.succ_edges(block).iter().flat_map(|edge| edge.args.as_slice(&func.pool));
    args.copied().for_each(visit);
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

/// Counts the uses of each value, by instructions and by edges.
pub(crate) fn count_uses(func: &Function, uses: &mut Vec<u32>) {
    refill(uses, func.n_values(), 0);
    for &inst in &func.order {
        func.insts[inst].for_each_arg(&func.pool, |arg| uses[arg.index()] += 1);
    }
    let args = func.layout.iter().flat_map(|&block| func.succ_edges(block)).map(|edge| edge.args);
    args.flat_map(|args| args.as_slice(&func.pool)).for_each(|arg| uses[arg.index()] += 1);
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
    /// Forgets the last function: the instructions of `func` are in the entry block, outside of all loops.
    pub(crate) fn begin(&mut self, func: &Function) {
        self.block_of.clear();
        self.block_of.resize(func.insts.len());
    }

    /// Finds the blocks of all instructions of `func`.
    pub(crate) fn find(&mut self, func: &Function) {
        self.begin(func);
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

    /// The block of `inst`.
    pub(crate) fn block(&self, inst: Inst) -> Block {
        Block::from_u32(self.block_of[inst])
    }

    /// Whether `value` is defined outside of the loop `id`.
    #[inline(always)]
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
