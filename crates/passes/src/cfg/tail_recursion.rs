//! Tail recursion elimination: turns self tail calls into loops, with an accumulator if the result is
//! combined with another value by an associative operation.
//!
//! Arguments then go from one iteration to the next as phis, which coalescing mostly gives one register, in
//! place of moves to and from the registers of the calling convention; and what does not change is hoisted
//! out of the loop.
//!
//! What is done to the result before it is returned does not matter if the order does not: where every such
//! call returns `f(…) + x`, or all multiply, or combine bits by the same operation, the accumulator goes
//! along as one more phi, and the other returns add it to what they return. (The integers of the IR wrap, so
//! sums may be taken in any order.)
//!
//! Why here: after promotion, because a slot that is left may have an address that the callee knows, and
//! after [`crate::cfg::jump_threading`], which puts the return after the call; before every pass over loops.
//!
//! Algorithm: the entry block's instructions move to a header block with one phi per parameter, and each call
//! becomes an edge to it (Guy L. Steele Jr., "Debunking the 'Expensive Procedure Call' Myth", 1977); for the
//! sum, Burstall and Darlington, "A Transformation System for Developing Recursive Programs", 1977.
//!
//! ```text
//! block0: v1 = icmp eq v0, 0               block3: v5 = phi [block0: v0], [block2: v2]
//!         branch v1, block1, block2                v6 = phi [block0: 1], [block2: v4]
//! block1: return 1                                 v1 = icmp eq v5, 0; branch v1, block1, block2
//! block2: v2 = sub v0, 1                   block1: v7 = mul v6, 1; return v7
//!         v3 = call %f(v2)                 block2: v2 = sub v5, 1
//!         v4 = mul v3, v0; return v4               v4 = mul v6, v5; jump block3
//! ```
//!
//! Justified by `ackermann` of `benches/programs`, which executes 22 % more instructions without it, and
//! `structval` of the corpus, 8 %.
//!
//! Cost: one scan of the ends of the blocks; where something is found, one sweep over the function.
//!
//! Needs memory or SSA form and leaves the same, with more blocks and edges. It leaves functions alone that
//! have slots, that call what returns twice, that know their frame (inline assembly, intrinsics of frames and
//! variable arguments), and whose parameters or results are passed in memory or on the x87 stack; and sums of
//! floats, which depend on their order.

use sheave_ir::{BinaryOp, Block, ConstData, Editor, FrameStyle, FuncAttrs, Function, Inst, InstData};
use sheave_ir::{Purpose, Signature, Type, Value};

use crate::pass::{Changed, PassError, PassRun};

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    calls: Vec<LastCall>,
    /// The arguments of one edge.
    args: Vec<Value>,
}

/// A self tail call: only a return, or one operation (the accumulator's) and a return follow it.
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

/// Turns self tail calls into jumps.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let sig = &run.module.signatures[run.edit.sig];
    let calls = turn_calls(&mut run.edit, sig, run.ctxs.of());
    run.count("calls turned into jumps", calls);
    Ok(Changed::GRAPH.when(calls > 0))
}

fn turn_calls(edit: &mut Editor<'_>, sig: &Signature, ctx: &mut Ctx) -> u32 {
    ctx.calls.clear();
    for &block in &edit.layout {
        if let Some(call) = last_call(edit, block) {
            ctx.calls.push(call);
        }
    }
    // One sum goes along: that of the first call that needs one.
    let op = ctx.calls.iter().find_map(|call| call.fold).map(|(_, op)| op);
    ctx.calls.retain(|call| call.fold.is_none_or(|(_, other)| Some(other) == op));
    if ctx.calls.is_empty() || !is_plain(sig) || knows_frame(edit) {
        return 0;
    }
    ctx.calls.retain(|_| edit.begin_rewrite());
    let Some(entry) = edit.entry().filter(|_| !ctx.calls.is_empty()) else { return 0 };
    let header = make_header(edit, entry, ctx);
    let sum = op.map(|op| Sum { op, value: make_sum(edit, entry, header, op, sig) });
    make_jumps(edit, header, ctx, sum);
    if let Some(sum) = sum {
        add_to_returns(edit, sum);
    }
    edit.apply();
    ctx.calls.len() as u32
}

/// The call of the function by itself that `block` ends in, if what the call gives is returned at once, or
/// after one operation in which order does not matter.
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
    let (&[returned], InstData::Binary { op, args, .. }) = (returned, func.insts[second]) else {
        return None;
    };
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
            let folds = uses == 1 && args.contains(&result);
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
    let InstData::Call { flags, sig, callee, args, .. } = func.insts[inst] else { return false };
    callee == func.symbol
        && sig == func.sig
        && !flags.has(FuncAttrs::RETURNS_TWICE)
        && args.as_slice(&func.pool).len() == func.params.len()
}

/// What changes nothing when `op` combines it with integers of type `ty`; `None` where the order of operands
/// matters.
fn identity(op: BinaryOp, ty: Type) -> Option<u64> {
    match op {
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor => Some(0),
        BinaryOp::Mul => Some(1),
        BinaryOp::And => Some(ty.mask()),
        _ => None,
    }
}

/// A call with results on the x87 stack has more arguments than there are parameters: it needs no test here.
fn is_plain(sig: &Signature) -> bool {
    sig.variadic.is_none() && sig.params.iter().all(|param| param.purpose == Purpose::Normal)
}

fn knows_frame(func: &Function) -> bool {
    func.frame != FrameStyle::Plain
        || func.order.iter().any(|&inst| match &func.insts[inst] {
            InstData::Alloca { .. }
            | InstData::DynAlloca { .. }
            | InstData::Asm { .. }
            | InstData::Intrinsic { .. } => true,
            data => data.returns_twice(),
        })
}

/// A block that takes over all of the entry block, with a phi per parameter; the entry block keeps an edge to
/// it.
fn make_header(edit: &mut Editor<'_>, entry: Block, ctx: &mut Ctx) -> Block {
    let header = edit.split_entry(entry);
    for i in 0..edit.params.len() {
        let param = edit.params[i];
        let phi = edit.make_phi(header, edit.ty(param));
        edit.replace_value(param, phi);
    }
    edit.apply_replacements();
    ctx.args.clear();
    ctx.args.extend_from_slice(&edit.params);
    enter_with(edit, entry, &ctx.args);
    // A function that consists of nothing but a call.
    if let Some(call) = ctx.calls.first_mut().filter(|call| call.block == entry) {
        call.block = header;
    }
    header
}

/// The entry's edge brings `args` to the header's phis.
fn enter_with(edit: &mut Editor<'_>, entry: Block, args: &[Value]) {
    if let Some(edge) = edit.block_edges(entry).next() {
        edit.add_edge_args(edge, args);
    }
}

/// A phi at `header` for the accumulator, which starts with what changes nothing.
fn make_sum(edit: &mut Editor<'_>, entry: Block, header: Block, op: BinaryOp, sig: &Signature) -> Value {
    let ty = sig.results[0].ty;
    let start = edit.make_const(ty, ConstData::Bits(identity(op, ty).unwrap_or(0)));
    enter_with(edit, entry, &[start]);
    edit.make_phi(header, ty)
}

/// Replaces the calls and the returns after them by jumps.
fn make_jumps(edit: &mut Editor<'_>, header: Block, ctx: &mut Ctx, sum: Option<Sum>) {
    for call in &ctx.calls {
        let InstData::Call { args, .. } = edit.insts[call.call] else { continue };
        ctx.args.clear();
        ctx.args.extend_from_slice(args.as_slice(&edit.pool));
        if let Some(sum) = sum {
            ctx.args.push(fold(edit, call, sum).unwrap_or(sum.value));
        }
        let args = edit.list(&ctx.args);
        edit.jump_to(call.block, header, args);
        edit.remove(call.call);
        // Only blocks that nothing reaches can still use what it gave.
        ctx.args.clear();
        ctx.args.extend(edit.results(call.call));
        for &result in &ctx.args {
            let undef = edit.make_const(edit.ty(result), ConstData::Undef);
            edit.replace_value(result, undef);
        }
    }
    edit.apply_replacements();
}

/// The operation after the call takes the accumulator in place of the call's result. Returns its own result.
fn fold(edit: &mut Editor<'_>, call: &LastCall, sum: Sum) -> Option<Value> {
    let (inst, _) = call.fold?;
    let result = edit.result(call.call)?;
    edit.map_args(inst, |value| if value == result { sum.value } else { value });
    edit.result(inst)
}

/// The returns that are left, of one value each, return what that and the accumulator give.
fn add_to_returns(edit: &mut Editor<'_>, sum: Sum) {
    for i in 0..edit.layout.len() {
        let Some(last) = edit.terminator(edit.layout[i]) else { continue };
        let InstData::Return { args } = edit.insts[last] else { continue };
        let Some(value) = args.first(&edit.pool) else { continue };
        let data = InstData::binary(sum.op, [sum.value, value]);
        let (inst, total) = edit.make_inst_with_result(data, edit.ty(value));
        edit.map_args(last, |_| total);
        edit.insert_before(last, inst);
    }
}
