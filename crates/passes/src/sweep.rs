//! Removes what nothing needs: unreachable blocks, unused instructions, dead and trivial phis, jumps to blocks that are
//! reached by no other way (such a block becomes part of its predecessor).
//!
//! Algorithm: mark and sweep. Blocks are reached from the entry; instructions with effects and terminators are needed,
//! and whatever they use; then one pass writes the new order and closes the gaps among the phis (and in step with them
//! among the arguments of the edges). A phi all of whose arguments are one value, or itself, is replaced by that value
//! first, in reverse postorder, so that a chain of them goes in one turn.
//!
//! Cost: linear in instructions, phi arguments and edges.
//!
//! Needs memory or SSA form with a current graph and leaves the same; the graph changes by the blocks
//! that go ([`Stats::blocks`]).

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{Block, ConstData, Function, Inst, InstData, Value, ValueDef, ValueList};
use sheave_ssa::Graph;

/// Something with an effect needs the instruction.
const NEEDED: u8 = 1;
/// The instruction has been looked at, and its operands are needed where it is.
const PASSED: u8 = 2;

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
pub struct Scratch {
    /// By block: it becomes part of its predecessor.
    merged: Vec<bool>,
    alias: Vec<Value>,
    /// By instruction: [`NEEDED`] and [`PASSED`].
    state: Vec<u8>,
    needed_phi: Vec<bool>,
    /// For a phi its index among the phis of its block.
    phi_index: Vec<u32>,
    work: Vec<Value>,
    order: Vec<Inst>,
    kept: Vec<Value>,
    keep: SecondaryMap<Block, bool>,
}

/// What the pass removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Instructions.
    pub insts: u32,
    /// Phis, trivial or unused.
    pub phis: u32,
    /// Blocks.
    pub blocks: u32,
}

/// Sweeps `func`, whose `graph` is current.
pub fn run(func: &mut Function, graph: &Graph, scratch: &mut Scratch) -> Stats {
    let mut stats = Stats::default();
    drop_unreachable(func, graph, &mut stats);
    replace_trivial_phis(func, graph, scratch);
    if mark(func, graph, scratch) {
        sweep_phis(func, scratch, &mut stats);
    }
    find_mergeable(func, graph, scratch);
    sweep_insts(func, scratch, &mut stats);
    stats
}

fn node(block: Block) -> sheave_ssa::Block {
    sheave_ssa::Block(block.as_u32())
}

fn drop_unreachable(func: &mut Function, graph: &Graph, stats: &mut Stats) {
    let before = func.layout.len();
    let blocks = &mut func.blocks;
    func.layout.retain(|&block| {
        let reachable = graph.is_reachable(node(block));
        if !reachable {
            // Whoever looks at all blocks must not find edges that no longer exist.
            blocks[block] = sheave_ir::BlockData::default();
        }
        reachable
    });
    stats.blocks = (before - func.layout.len()) as u32;
    if stats.blocks > 0 {
        // The address of a block that is gone is some address that is not null, as in LLVM.
        let symbol = func.symbol;
        for data in func.consts.values_mut() {
            if matches!(*data, ConstData::BlockAddr(of, block) if of == symbol && !graph.is_reachable(node(block)))
            {
                *data = ConstData::Bits(1);
            }
        }
    }
}

fn resolve(alias: &[Value], mut value: Value) -> Value {
    while alias[value.index()] != value {
        value = alias[value.index()];
    }
    value
}

fn replace_trivial_phis(func: &mut Function, graph: &Graph, scratch: &mut Scratch) {
    let alias = &mut scratch.alias;
    // Filled when the first trivial phi turns up: most functions have none.
    let mut any = false;
    for block in graph.reverse_postorder() {
        let block = Block::from_u32(block.0);
        for (i, &phi) in func.phis(block).iter().enumerate() {
            let mut same = None;
            let mut trivial = true;
            for edge in graph.edges_in(node(block)) {
                let edge = graph.edge(edge);
                if !graph.is_reachable(edge.from) {
                    continue;
                }
                let row = func.succ_edges(Block::from_u32(edge.from.0));
                let arg = row[edge.index as usize].args.as_slice(&func.pool)[i];
                let arg = if any { resolve(alias, arg) } else { arg };
                if arg != phi && *same.get_or_insert(arg) != arg {
                    trivial = false;
                    break;
                }
            }
            if let (true, Some(value)) = (trivial, same) {
                if !any {
                    alias.clear();
                    alias.extend((0..func.n_values()).map(Value::new));
                }
                alias[phi.index()] = value;
                any = true;
            }
        }
    }
    if !any {
        return;
    }
    for i in 0..func.order.len() {
        let inst = func.order[i];
        func.insts[inst].map_args(&mut func.pool, |arg| resolve(alias, arg));
    }
    for i in 0..func.layout.len() {
        for edge in func.block_edges(func.layout[i]) {
            let mut args = func.edges[edge].args;
            for arg in args.as_mut_slice(&mut func.pool) {
                *arg = resolve(alias, *arg);
            }
        }
    }
}

/// Marks what instructions with effects need, directly or not. Backwards, most uses are met before their definitions; what
/// is needed by something in front of it waits in a list. Tells whether there are phis that nothing needs.
fn mark(func: &Function, graph: &Graph, scratch: &mut Scratch) -> bool {
    let Scratch { state, needed_phi, phi_index, work, .. } = scratch;
    state.clear();
    state.resize(func.insts.len(), 0);
    needed_phi.clear();
    needed_phi.resize(func.n_values(), false);
    phi_index.clear();
    phi_index.resize(func.n_values(), 0);
    work.clear();
    let mut needs = Needs { func, state, needed_phi, n_needed_phis: 0, work };
    let mut n_phis = 0;
    for &block in func.layout.iter().rev() {
        for &inst in func.block_insts(block).iter().rev() {
            let data = &func.insts[inst];
            let needed = needs.state[inst.index()] & NEEDED != 0 || data.has_side_effects();
            needs.state[inst.index()] = if needed { PASSED | NEEDED } else { PASSED };
            if needed {
                data.for_each_arg(&func.pool, |arg| needs.value(arg));
            }
        }
        for (i, &phi) in func.phis(block).iter().enumerate() {
            phi_index[phi.index()] = i as u32;
        }
        n_phis += func.phis(block).len();
    }
    while let Some(value) = needs.work.pop() {
        match func.def(value) {
            ValueDef::Result(inst) => func.insts[inst].for_each_arg(&func.pool, |arg| needs.value(arg)),
            ValueDef::Phi(block) => {
                for edge in graph.edges_in(node(block)) {
                    let edge = graph.edge(edge);
                    if graph.is_reachable(edge.from) {
                        let row = func.succ_edges(Block::from_u32(edge.from.0));
                        let args = row[edge.index as usize].args.as_slice(&func.pool);
                        needs.value(args[phi_index[value.index()] as usize]);
                    }
                }
            }
            _ => {}
        }
    }
    needs.n_needed_phis != n_phis
}

/// What is known to be needed while [`mark`] runs.
struct Needs<'a> {
    func: &'a Function,
    state: &'a mut [u8],
    needed_phi: &'a mut [bool],
    n_needed_phis: usize,
    work: &'a mut Vec<Value>,
}

impl Needs<'_> {
    #[inline]
    fn value(&mut self, value: Value) {
        match self.func.def(value) {
            ValueDef::Result(inst) => {
                let state = &mut self.state[inst.index()];
                if *state == PASSED {
                    self.work.push(value);
                }
                *state |= NEEDED;
            }
            ValueDef::Phi(_) if !self.needed_phi[value.index()] => {
                self.needed_phi[value.index()] = true;
                self.n_needed_phis += 1;
                self.work.push(value);
            }
            _ => {}
        }
    }
}

fn sweep_phis(func: &mut Function, scratch: &mut Scratch, stats: &mut Stats) {
    let Scratch { needed_phi, kept, keep, .. } = scratch;
    keep.clear();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        keep[block] = func.phis(block).iter().all(|phi| needed_phi[phi.index()]);
    }
    for i in 0..func.layout.len() {
        for edge in func.block_edges(func.layout[i]) {
            let target = func.edges[edge].target;
            if keep[target] {
                continue;
            }
            kept.clear();
            let pairs = func.phis(target).iter().zip(func.edge_args(edge));
            kept.extend(pairs.filter(|(phi, _)| needed_phi[phi.index()]).map(|(_, &arg)| arg));
            func.edges[edge].args = ValueList::from_slice(kept, &mut func.pool);
        }
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        if !keep[block] {
            kept.clear();
            kept.extend(func.phis(block).iter().copied().filter(|phi| needed_phi[phi.index()]));
            stats.phis += (func.phis(block).len() - kept.len()) as u32;
            func.blocks[block].phis = ValueList::from_slice(kept, &mut func.pool);
        }
    }
}

/// Marks the blocks that one plain jump, and nothing else, leads to.
fn find_mergeable(func: &Function, graph: &Graph, scratch: &mut Scratch) {
    let merged = &mut scratch.merged;
    merged.clear();
    merged.resize(func.n_blocks(), false);
    // A block whose address is taken keeps a place of its own.
    if func.consts.values().any(|data| matches!(data, ConstData::BlockAddr(..))) {
        return;
    }
    for &block in &func.layout {
        if let Some(target) = jump_target(func, block)
            && func.phis(target).is_empty()
            && target != block
            && func.entry() != Some(target)
        {
            let edges = graph.edges_in(node(target));
            let mut reached = edges.filter(|&edge| graph.is_reachable(graph.source(edge)));
            merged[target.index()] = reached.next().is_some() && reached.next().is_none();
        }
    }
}

/// Where `block` goes, if it ends in a plain jump.
fn jump_target(func: &Function, block: Block) -> Option<Block> {
    let last = func.terminator(block)?;
    match func.insts[last] {
        InstData::Jump => func.succs(block).next(),
        _ => None,
    }
}

/// Writes the order anew: what is needed, each block with those that are merged into it.
fn sweep_insts(func: &mut Function, scratch: &mut Scratch, stats: &mut Stats) {
    let Scratch { state, order, merged, .. } = scratch;
    order.clear();
    order.reserve(func.order.len());
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        if merged[block.index()] {
            continue;
        }
        let start = order.len() as u32;
        let mut part = block;
        loop {
            order.extend(
                func.block_insts(part).iter().copied().filter(|inst| state[inst.index()] & NEEDED != 0),
            );
            let Some(next) = jump_target(func, part) else { break };
            if !merged[next.index()] {
                break;
            }
            order.pop();
            part = next;
        }
        let edges = (func.blocks[part].first_edge, func.blocks[part].n_edges);
        let data = &mut func.blocks[block];
        data.start = start;
        data.end = order.len() as u32;
        (data.first_edge, data.n_edges) = edges;
    }
    stats.insts = (func.order.len() - order.len()) as u32;
    let before = func.layout.len();
    func.layout.retain(|block| !merged[block.index()]);
    stats.blocks += (before - func.layout.len()) as u32;
    if before != func.layout.len() {
        for (block, data) in func.blocks.iter_mut() {
            if merged[block.index()] {
                *data = sheave_ir::BlockData::default();
            }
        }
    }
    core::mem::swap(&mut func.order, order);
}
