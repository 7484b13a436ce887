//! Calls of a function by itself, right before it returns what they return, become jumps to its start.
//!
//! Arguments then go from one round to the next as phis, which coalescing mostly gives one register, in place of moves
//! to and from the registers of the calling convention; and what does not change is hoisted out of the loop.
//!
//! Why here: after promotion, because a slot that is left may have an address that the callee knows, and after
//! [`crate::thread`], which puts the return behind the call; before everything that looks at loops.
//!
//! Algorithm: the entry block's instructions move to a header block with one phi per parameter, and each call becomes an
//! edge to it (Guy L. Steele Jr., "Debunking the 'Expensive Procedure Call' Myth", 1977).
//!
//! Cost: one look at the end of each block; where something is found, one sweep over the function.
//!
//! Needs memory or SSA form and leaves the same, with more blocks and edges. It does not make other recursions tail
//! recursive, and leaves functions alone that have slots, that call what returns twice, that know their frame
//! (inline assembly, intrinsics of frames and variable arguments), and whose parameters or results are passed in a special way.

use cranelift_entity::SecondaryMap;
use sheave_ir::{Block, BlockData, EdgeData, FrameStyle, Function, Inst, InstData, Purpose, ResultPlace};
use sheave_ir::{Signature, Value, ValueList};

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
pub struct Scratch {
    /// The blocks that end in such a call, and the calls.
    calls: Vec<(Block, Inst)>,
    /// By value: the phi that takes the place of a parameter.
    phis: SecondaryMap<Value, Option<Value>>,
    order: Vec<Inst>,
}

/// Turns the tail calls of `func`, whose signature is `sig`, to itself into jumps and tells how many there were.
pub fn run(func: &mut Function, sig: &Signature, scratch: &mut Scratch) -> u32 {
    scratch.calls.clear();
    for &block in &func.layout {
        if let Some(call) = last_call(func, block) {
            scratch.calls.push((block, call));
        }
    }
    if scratch.calls.is_empty() || !is_plain(sig) || knows_frame(func) {
        return 0;
    }
    let Some(entry) = func.entry() else { return 0 };
    let header = make_header(func, entry, scratch);
    make_jumps(func, header, &scratch.calls);
    replace_parameters(func, entry, scratch);
    write_order(func, entry, scratch);
    scratch.calls.len() as u32
}

/// The call of the function by itself that `block` ends in, if the block returns just what the call gives.
fn last_call(func: &Function, block: Block) -> Option<Inst> {
    let &[.., call, last] = func.block_insts(block) else { return None };
    let InstData::Return { args } = func.insts[last] else { return None };
    let InstData::Call { flags, sig, callee, args: passed } = func.insts[call] else { return None };
    let same = callee == func.symbol
        && sig == func.sig
        && !flags.returns_twice
        && passed.as_slice(&func.pool).len() == func.params.len()
        && func.results(call).eq(args.as_slice(&func.pool).iter().copied());
    same.then_some(call)
}

fn is_plain(sig: &Signature) -> bool {
    sig.variadic.is_none()
        && sig.params.iter().all(|param| param.purpose == Purpose::Normal)
        && sig.results.iter().all(|result| result.place == ResultPlace::Register)
}

fn knows_frame(func: &Function) -> bool {
    func.frame != FrameStyle::Plain
        || func.order.iter().any(|&inst| match &func.insts[inst] {
            InstData::Alloca { .. }
            | InstData::DynAlloca { .. }
            | InstData::Asm { .. }
            | InstData::AsmGoto { .. }
            | InstData::Intrinsic { .. } => true,
            InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } => flags.returns_twice,
            _ => false,
        })
}

/// A block that takes over all of the entry block, with a phi per parameter; the entry block keeps an edge to it.
fn make_header(func: &mut Function, entry: Block, scratch: &mut Scratch) -> Block {
    let header = func.blocks.push(func.blocks[entry]);
    func.layout.insert(1, header);
    scratch.phis.clear();
    for i in 0..func.params.len() {
        let param = func.params[i];
        scratch.phis[param] = Some(func.make_phi(header, func.ty(param)));
    }
    let args = ValueList::from_slice(&func.params, &mut func.pool);
    let edge = func.edges.push(EdgeData { target: header, args });
    func.blocks[entry] = BlockData { first_edge: edge.as_u32(), n_edges: 1, ..BlockData::default() };
    // A function that consists of nothing but a call.
    if let Some((block, _)) = scratch.calls.first_mut().filter(|(block, _)| *block == entry) {
        *block = header;
    }
    header
}

/// Replaces the returns behind the calls by jumps; the calls themselves go when the order is written.
fn make_jumps(func: &mut Function, header: Block, calls: &[(Block, Inst)]) {
    for &(block, call) in calls {
        let (Some(last), InstData::Call { args, .. }) = (func.terminator(block), func.insts[call]) else {
            continue;
        };
        let edge = func.edges.push(EdgeData { target: header, args });
        func.insts[last] = InstData::Jump;
        func.blocks[block].first_edge = edge.as_u32();
        func.blocks[block].n_edges = 1;
    }
}

/// Everything but the entry block's edge sees the phis.
fn replace_parameters(func: &mut Function, entry: Block, scratch: &Scratch) {
    let phi_of = |value: Value| scratch.phis[value].unwrap_or(value);
    for &inst in &func.order {
        func.insts[inst].map_args(&mut func.pool, phi_of);
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        for edge in func.block_edges(block).filter(|_| block != entry) {
            let mut args = func.edges[edge].args;
            for arg in args.as_mut_slice(&mut func.pool) {
                *arg = phi_of(*arg);
            }
        }
    }
}

/// Writes the order anew, with the entry block's jump and without the calls.
fn write_order(func: &mut Function, entry: Block, scratch: &mut Scratch) {
    let Scratch { calls, order, .. } = scratch;
    let mut calls = calls.iter().peekable();
    order.clear();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let start = order.len() as u32;
        if block == entry {
            order.push(func.make_inst(InstData::Jump));
        } else {
            order.extend_from_slice(func.block_insts(block));
            if calls.next_if(|&&(with_call, _)| with_call == block).is_some() {
                order.swap_remove(order.len() - 2);
            }
        }
        func.blocks[block].start = start;
        func.blocks[block].end = order.len() as u32;
    }
    core::mem::swap(&mut func.order, order);
}
