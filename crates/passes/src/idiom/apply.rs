//! Replaces loops, and computes the last values of their counters.

use sheave_ir::{BinaryOp, Block, ConstData, Editor, Inst, InstData, MemOp, Type, UnaryOp, Value, ValueList};

use super::step::{First, Steps};
use super::{Candidate, Plan, Scratch};

/// Replaces the candidates. Gives how many loops became fills and copies, and how many nothing.
pub(super) fn apply(edit: &mut Editor<'_>, scratch: &mut Scratch) -> (u32, u32) {
    let Scratch { candidates, live_out, .. } = scratch;
    let (mut filled, mut removed) = (0, 0);
    let mut gone = Vec::new();
    for candidate in &*candidates {
        if !edit.begin_rewrite() {
            break;
        }
        replace(edit, candidate, &live_out[candidate.live_out.clone()]);
        gone.extend([candidate.ring.header, candidate.ring.body]);
        match candidate.plans.is_empty() {
            true => removed += 1,
            false => filled += 1,
        }
    }
    edit.apply_replacements();
    gone.sort_unstable();
    edit.retain_blocks(|block| gone.binary_search(&block).is_err());
    (filled, removed)
}

/// Makes a block that does what the loop does, executed where the loop is entered, and one in which both paths
/// meet.
fn replace(edit: &mut Editor<'_>, candidate: &Candidate, live_out: &[(u32, Value)]) {
    let ring = candidate.ring;
    let is_empty = candidate.plans.is_empty() && live_out.is_empty();
    let join = edit.make_block();
    let mut target = join;
    if !is_empty {
        let mut insts = Vec::new();
        let mut first = First { ring, insts: &mut insts };
        let n = candidate.count.compute(edit, &mut first);
        for plan in &candidate.plans {
            put(edit, &mut first, plan, n);
        }
        let lasts: Vec<Value> = live_out.iter().map(|&(_, phi)| last(edit, &mut first, phi, n)).collect();
        target = edit.make_block();
        let lasts = edit.list(&lasts);
        fill(edit, target, insts, join, lasts);
        if candidate.count.known.is_none() {
            let mut first = First { ring, insts: &mut Vec::new() };
            let starts: Vec<Value> = live_out.iter().map(|&(_, phi)| first.value(edit, phi)).collect();
            let starts = edit.list(&starts);
            target = test(edit, candidate, target, (join, starts));
        }
    }
    edit.retarget(ring.entry, target, &[]);
    for &(_, phi) in live_out {
        let last = edit.make_phi(join, edit.ty(phi));
        edit.replace_value(phi, last);
    }
    let leaves_to = edit.edges[ring.leaves].target;
    let brought: Vec<Value> = edit.edge_args(ring.leaves).iter().map(|&arg| edit.resolve(arg)).collect();
    let brought = edit.list(&brought);
    fill(edit, join, Vec::new(), leaves_to, brought);
}

/// A block with the loop's first test, which leads to `inside` where the loop is entered, else to `otherwise`.
fn test(edit: &mut Editor<'_>, candidate: &Candidate, inside: Block, otherwise: (Block, ValueList)) -> Block {
    let ring = candidate.ring;
    let test = edit.make_block();
    let mut insts = Vec::new();
    if let Some(InstData::Branch { cond }) = edit.terminator(ring.header).map(|inst| edit.insts[inst]) {
        let cond = First { ring, insts: &mut insts }.value(edit, cond);
        insts.push(edit.make_inst(InstData::Branch { cond }));
    }
    let mut targets = [(inside, ValueList::new()), otherwise];
    if edit.block_edges(ring.header).next() != Some(ring.enters) {
        targets.swap(0, 1);
    }
    edit.fill_block(test, &insts, &targets);
    test
}

/// `block` consists of `insts` and a jump.
fn fill(edit: &mut Editor<'_>, block: Block, mut insts: Vec<Inst>, target: Block, args: ValueList) {
    insts.push(edit.make_inst(InstData::Jump));
    edit.fill_block(block, &insts, &[(target, args)]);
}

/// Does for `n` iterations what one store does.
fn put(edit: &mut Editor<'_>, first: &mut First<'_>, plan: &Plan, n: Value) {
    let InstData::Store { addr, value, offset, .. } = edit.insts[plan.store] else { return };
    let length = first.with(edit, BinaryOp::Mul, n, u64::from(plan.size));
    // The first byte is what the last iteration stores, where addresses go down.
    let back = plan.is_descending.then(|| {
        let less = first.with(edit, BinaryOp::Add, length, u64::from(plan.size).wrapping_neg());
        let zero = edit.zero(Type::I64);
        first.add(edit, InstData::binary(BinaryOp::Sub, [zero, less]), Type::I64)
    });
    let mut block = |edit: &mut Editor<'_>, addr: Value, offset: i32| {
        let addr = first.value(edit, addr);
        let addr = first.with(edit, BinaryOp::PtrAdd, addr, i64::from(offset) as u64);
        match back {
            Some(back) => first.add(edit, InstData::binary(BinaryOp::PtrAdd, [addr, back]), Type::Ptr),
            None => addr,
        }
    };
    let to = block(edit, addr, offset);
    let from = match (plan.byte, plan.load.map(|load| edit.insts[load])) {
        (Some(byte), _) => edit.constant(Type::I8, ConstData::Bits(byte.into())),
        (None, Some(InstData::Load { addr, offset, .. })) => block(edit, addr, offset),
        _ => first.value(edit, value),
    };
    debug_assert!(plan.load.is_some() != (plan.op == MemOp::Set));
    let data = InstData::Mem { op: plan.op, volatile: false, args: [to, from, length] };
    let inst = edit.make_inst_like(plan.store, data);
    first.insts.push(inst);
}

/// What the counter `phi` is after `n` iterations.
fn last(edit: &mut Editor<'_>, first: &mut First<'_>, phi: Value, n: Value) -> Value {
    let start = first.value(edit, phi);
    let Some((by, _)) = Steps::new(edit, first.ring).counter(phi) else { return start };
    let ty = edit.ty(phi);
    let n = match ty {
        Type::I64 | Type::Ptr => n,
        _ => first.add(edit, InstData::Unary { op: UnaryOp::Trunc, arg: n }, ty),
    };
    let moved = first.with(edit, BinaryOp::Mul, n, by as u64);
    let op = if ty == Type::Ptr { BinaryOp::PtrAdd } else { BinaryOp::Add };
    first.add(edit, InstData::binary(op, [start, moved]), ty)
}
