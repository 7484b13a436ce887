//! Calls of a function by itself, right before it returns what they return, become jumps to its start.
//!
//! Arguments then go from one round to the next as phis, which coalescing mostly gives one register, in place of moves
//! to and from the registers of the calling convention; and what does not change is hoisted out of the loop.
//!
//! What is done to the result before it is returned does not matter if the order does not: where every such call returns
//! `f(…) + x`, or all multiply, or combine bits in the same way, the sum so far goes along as one more phi, and the
//! other returns add it to what they return. (The integers of the IR wrap, so sums may be taken in any order.)
//!
//! Why here: after promotion, because a slot that is left may have an address that the callee knows, and after
//! [`crate::thread`], which puts the return behind the call; before everything that looks at loops.
//!
//! Algorithm: the entry block's instructions move to a header block with one phi per parameter, and each call becomes an
//! edge to it (Guy L. Steele Jr., "Debunking the 'Expensive Procedure Call' Myth", 1977); for the sum, Burstall and Darlington, "A
//! Transformation System for Developing Recursive Programs", 1977.
//!
//! Cost: one look at the end of each block; where something is found, one sweep over the function.
//!
//! Needs memory or SSA form and leaves the same, with more blocks and edges. It leaves functions alone that have slots, that call what
//! returns twice, that know their frame (inline assembly, intrinsics of frames and variable arguments), and whose parameters or results are
//! passed in a special way; and sums of floats, which depend on their order.

use cranelift_entity::SecondaryMap;
use sheave_ir::{BinaryOp, Block, BlockData, ConstData, EdgeData, FrameStyle, Function, Inst, InstData};
use sheave_ir::{Purpose, ResultPlace, Signature, Type, Value, ValueList};

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
pub struct Scratch {
    calls: Vec<LastCall>,
    /// By value: the phi that takes the place of a parameter.
    phis: SecondaryMap<Value, Option<Value>>,
    order: Vec<Inst>,
}

/// A call of the function by itself behind which nothing happens but a return, or one operation and a return.
#[derive(Clone, Copy, Debug)]
struct LastCall {
    /// The block that ends so.
    block: Block,
    call: Inst,
    /// What is done to the result before it is returned.
    fold: Option<(Inst, BinaryOp)>,
}

/// What results are combined by, and the result so far at the head of the loop.
#[derive(Clone, Copy)]
struct Sum {
    op: BinaryOp,
    value: Value,
}

/// Turns the tail calls of `func`, whose signature is `sig`, to itself into jumps and tells how many there were.
pub fn run(func: &mut Function, sig: &Signature, scratch: &mut Scratch) -> u32 {
    scratch.calls.clear();
    for &block in &func.layout {
        if let Some(call) = last_call(func, block) {
            scratch.calls.push(call);
        }
    }
    // One sum goes along: that of the first call that needs one.
    let op = scratch.calls.iter().find_map(|call| call.fold).map(|(_, op)| op);
    scratch.calls.retain(|call| call.fold.is_none_or(|(_, other)| Some(other) == op));
    if scratch.calls.is_empty() || !is_plain(sig) || knows_frame(func) {
        return 0;
    }
    let Some(entry) = func.entry() else { return 0 };
    let header = make_header(func, entry, scratch);
    replace_parameters(func, entry, scratch);
    let sum = op.map(|op| Sum { op, value: make_sum(func, entry, header, op, sig) });
    make_jumps(func, header, &scratch.calls, sum);
    write_order(func, entry, scratch, sum);
    scratch.calls.len() as u32
}

/// The call of the function by itself that `block` ends in, if what the call gives is returned at once, or after one operation in
/// which order does not matter.
fn last_call(func: &Function, block: Block) -> Option<LastCall> {
    let (&last, before) = func.block_insts(block).split_last()?;
    let InstData::Return { args } = func.insts[last] else { return None };
    let returned = args.as_slice(&func.pool);
    let (&second, _) = before.split_last()?;
    if is_call_of_itself(func, second) {
        return func.results(second).eq(returned.iter().copied()).then_some(LastCall {
            block,
            call: second,
            fold: None,
        });
    }
    // One result, of one operation.
    let (&[returned], InstData::Binary { op, args }) = (returned, func.insts[second]) else { return None };
    if func.result(second) != Some(returned) || identity(op, func.ty(returned)).is_none() {
        return None;
    }
    // Between the call and the operation there may be what needs neither the call nor its time.
    for (at, &inst) in before[..before.len() - 1].iter().enumerate().rev() {
        if is_call_of_itself(func, inst) {
            let result = func.result(inst)?;
            let mut uses = 0;
            for &later in &before[at + 1..] {
                func.insts[later].for_each_arg(&func.pool, |value| uses += u32::from(value == result));
            }
            let folds = uses == 1 && args.contains(&result) && func.results(inst).count() == 1;
            return folds.then_some(LastCall { block, call: inst, fold: Some((second, op)) });
        }
        let data = &func.insts[inst];
        if data.has_side_effects() || matches!(data, InstData::Load { .. } | InstData::Alloca { .. }) {
            return None;
        }
    }
    None
}

fn is_call_of_itself(func: &Function, inst: Inst) -> bool {
    let InstData::Call { flags, sig, callee, args } = func.insts[inst] else { return false };
    callee == func.symbol
        && sig == func.sig
        && !flags.returns_twice
        && args.as_slice(&func.pool).len() == func.params.len()
}

/// What changes nothing when `op` combines it with integers of type `ty`; `None` where the order of operands matters.
fn identity(op: BinaryOp, ty: Type) -> Option<u64> {
    match op {
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor => Some(0),
        BinaryOp::Mul => Some(1),
        BinaryOp::And => Some(ty.mask()),
        _ => None,
    }
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
    if let Some(call) = scratch.calls.first_mut().filter(|call| call.block == entry) {
        call.block = header;
    }
    header
}

/// A phi at `header` for the result so far, which is nothing at first.
fn make_sum(func: &mut Function, entry: Block, header: Block, op: BinaryOp, sig: &Signature) -> Value {
    let ty = sig.results[0].ty;
    let nothing = func.make_const(ty, ConstData::Bits(identity(op, ty).unwrap_or(0)));
    let enters = func.blocks[entry].first_edge;
    func.edges[sheave_ir::Edge::from_u32(enters)].args.push(nothing, &mut func.pool);
    func.make_phi(header, ty)
}

/// Replaces the returns behind the calls by jumps; the calls themselves go when the order is written.
fn make_jumps(func: &mut Function, header: Block, calls: &[LastCall], sum: Option<Sum>) {
    for call in calls {
        let (Some(last), InstData::Call { mut args, .. }) =
            (func.terminator(call.block), func.insts[call.call])
        else {
            continue;
        };
        if let Some(sum) = sum {
            args.push(fold(func, call, sum).unwrap_or(sum.value), &mut func.pool);
        }
        let edge = func.edges.push(EdgeData { target: header, args });
        func.insts[last] = InstData::Jump;
        func.blocks[call.block].first_edge = edge.as_u32();
        func.blocks[call.block].n_edges = 1;
    }
}

/// The operation behind the call takes the result so far in place of the call's. Returns what it gives then.
fn fold(func: &mut Function, call: &LastCall, sum: Sum) -> Option<Value> {
    let (inst, _) = call.fold?;
    let result = func.result(call.call)?;
    func.insts[inst].map_args(&mut func.pool, |value| if value == result { sum.value } else { value });
    func.result(inst)
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

/// Writes the order anew, with the entry block's jump and without the calls. Returns that are left return `sum` as well.
fn write_order(func: &mut Function, entry: Block, scratch: &mut Scratch, sum: Option<Sum>) {
    let Scratch { calls, order, .. } = scratch;
    let mut calls = calls.iter().peekable();
    order.clear();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let start = order.len();
        if block == entry {
            order.push(func.make_inst(InstData::Jump));
        } else {
            order.extend_from_slice(func.block_insts(block));
            if let Some(call) = calls.next_if(|call| call.block == block) {
                let at = order[start..].iter().rposition(|&inst| inst == call.call).unwrap_or(0);
                order.remove(start + at);
            } else if let Some(sum) = sum {
                add_to_return(func, order, sum);
            }
        }
        func.blocks[block].start = start as u32;
        func.blocks[block].end = order.len() as u32;
    }
    core::mem::swap(&mut func.order, order);
}

/// If `order` ends in a return of one value, it returns what that and `sum` give.
fn add_to_return(func: &mut Function, order: &mut Vec<Inst>, sum: Sum) {
    let Some(&last) = order.last() else { return };
    let InstData::Return { args } = func.insts[last] else { return };
    let Some(value) = args.first(&func.pool) else { return };
    let data = InstData::Binary { op: sum.op, args: [sum.value, value] };
    let (inst, total) = func.make_inst_with_result(data, func.ty(value));
    func.insts[last].map_args(&mut func.pool, |_| total);
    order.insert(order.len() - 1, inst);
}
