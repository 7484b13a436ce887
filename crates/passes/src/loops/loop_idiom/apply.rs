//! Replaces the loops.

use sheave_ir::{BinaryOp, Block, ConstData, Editor, Inst, InstData, IntCC, MemOp, Type, Value, ValueList};

use super::{Candidate, Ctx, MIN_ITERATIONS, Plan};
use crate::loops::kit::first::First;
use crate::loops::kit::ring::Ring;

/// Lists; keep them for the next function.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    gone: Vec<Block>,
    insts: Vec<Inst>,
    values: Vec<Value>,
}

/// Replaces the candidates. Returns how many loops became fills and copies.
pub(super) fn apply(edit: &mut Editor<'_>, ctx: &mut Ctx) -> u32 {
    let Ctx { candidates, plans, buffers, .. } = ctx;
    let mut replaced = 0;
    buffers.gone.clear();
    for candidate in &*candidates {
        if !edit.begin_rewrite() {
            break;
        }
        if replace(edit, candidate, &plans[candidate.plans.clone()], buffers) {
            buffers.gone.extend([candidate.ring.header, candidate.ring.body]);
        }
        replaced += 1;
    }
    let gone = &mut buffers.gone;
    gone.sort_unstable();
    edit.remove_blocks(|block| gone.binary_search(&block).is_ok());
    replaced
}

/// Makes a block that does what the loop does, executed where the loop is entered, and one in which both
/// paths meet. A number of elements that may be small is moved by the loop, unless there are enough of them.
/// True if the loop is not reached any more.
///
/// ```text
/// block1: jump block2             block1: branch (the loop's test), block5, block6
/// block2: branch ..., 3, 4        block5: v8 = the number of iterations; branch v8 >= 16, block7, block6
/// block3: ...; jump block2        block6: jump block2
/// block4:                         block7: mem_move ...; jump block8
///                                 block8: jump block4, also reached from block2
/// ```
fn replace(edit: &mut Editor<'_>, candidate: &Candidate, plans: &[Plan], buffers: &mut Buffers) -> bool {
    let Buffers { insts, values, .. } = buffers;
    let is_gone = candidate.count.known.is_some() || plans.iter().all(|plan| plan.op != MemOp::Move);
    let ring = candidate.ring;
    let join = edit.make_block();
    insts.clear();
    let mut first = First { insts };
    let n = candidate.count.compute(edit, ring, &mut first);
    let mut enough = None;
    if !is_gone {
        let least = edit.constant(Type::I64, ConstData::Bits(MIN_ITERATIONS));
        let cond = first.add(edit, InstData::Icmp { cc: IntCC::Uge, args: [n, least] }, Type::I8);
        first.insts.push(edit.make_inst(InstData::Branch { cond }));
        let (block, before, inside) = (edit.make_block(), edit.make_block(), edit.make_block());
        let targets = [(inside, ValueList::new()), (before, ValueList::new())];
        edit.fill_block(block, first.insts, &targets);
        values.clear();
        values.extend(edit.edge_args(ring.entry).iter().map(|&arg| edit.resolve(arg)));
        let starts = edit.list(values);
        first.insts.clear();
        fill(edit, before, first.insts, ring.header, starts);
        first.insts.clear();
        enough = Some((block, before, inside));
    }
    for plan in plans {
        put(edit, ring, &mut first, plan, n);
    }
    let inside = enough.map_or_else(|| edit.make_block(), |(.., inside)| inside);
    fill(edit, inside, insts, join, ValueList::new());
    let mut target = enough.map_or(inside, |(block, ..)| block);
    if candidate.count.known.is_none() {
        insts.clear();
        let otherwise = enough.map_or(join, |(_, before, _)| before);
        target = test(edit, ring, First { insts }, target, otherwise);
    }
    edit.retarget(ring.entry, target, &[]);
    let leaves_to = edit.edges[ring.leaves].target;
    values.clear();
    values.extend(edit.edge_args(ring.leaves).iter().map(|&arg| edit.resolve(arg)));
    let brought = edit.list(values);
    if !is_gone {
        edit.retarget(ring.leaves, join, &[]);
    }
    insts.clear();
    fill(edit, join, insts, leaves_to, brought);
    is_gone
}

/// A block with the loop's first test, which leads to `inside` where the loop is entered, else to
/// `otherwise`.
fn test(edit: &mut Editor<'_>, ring: Ring, mut first: First<'_>, inside: Block, otherwise: Block) -> Block {
    let test = edit.make_block();
    if let Some(InstData::Branch { cond }) = edit.terminator(ring.header).map(|inst| edit.insts[inst]) {
        let cond = first.value(edit, ring, cond);
        first.insts.push(edit.make_inst(InstData::Branch { cond }));
    }
    let mut targets = [inside, otherwise].map(|block| (block, ValueList::new()));
    if edit.block_edges(ring.header).next() != Some(ring.enters) {
        targets.swap(0, 1);
    }
    edit.fill_block(test, first.insts, &targets);
    test
}

/// `block` consists of `insts` and a jump.
fn fill(edit: &mut Editor<'_>, block: Block, insts: &mut Vec<Inst>, target: Block, args: ValueList) {
    insts.push(edit.make_inst(InstData::Jump));
    edit.fill_block(block, insts, &[(target, args)]);
}

/// Does for `n` iterations what one store does.
fn put(edit: &mut Editor<'_>, ring: Ring, first: &mut First<'_>, plan: &Plan, n: Value) {
    let InstData::Store { addr, value, offset, .. } = edit.insts[plan.store] else { return };
    let length = first.with(edit, BinaryOp::Mul, n, u64::from(plan.size));
    // The first byte is what the last iteration stores, where addresses go down.
    let back = plan.is_descending.then(|| {
        let less = first.with(edit, BinaryOp::Add, length, u64::from(plan.size).wrapping_neg());
        let zero = edit.zero(Type::I64);
        first.add(edit, InstData::binary(BinaryOp::Sub, [zero, less]), Type::I64)
    });
    let mut block = |edit: &mut Editor<'_>, addr: Value, offset: i32| {
        let addr = first.value(edit, ring, addr);
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
        _ => first.value(edit, ring, value),
    };
    debug_assert!(plan.load.is_some() != (plan.op == MemOp::Set));
    let data = InstData::Mem { op: plan.op, volatile: false, args: [to, from, length] };
    let inst = edit.make_inst_like(plan.store, data);
    first.insts.push(inst);
}
