//! Replaces the loops, and computes the last values of their counters.

use cranelift_entity::EntityRef;
use sheave_ir::{
    BinaryOp, Block, ConstData, Editor, Inst, InstData, IntCC, MemOp, Type, UnaryOp, Value, ValueList,
};

use super::{Candidate, Ctx, MIN_ITERATIONS, Plan};
use crate::loops::kit::first::First;
use crate::loops::kit::rename;

/// Lists; keep them for the next function.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    gone: Vec<Block>,
    insts: Vec<Inst>,
    values: Vec<Value>,
    /// By value: what it is after its loop, where that stays.
    renamed: Vec<Option<Renamed>>,
}

/// What takes the place of a counter after its loop.
#[derive(Clone, Copy, Debug)]
struct Renamed {
    header: Block,
    body: Block,
    last: Value,
}

/// Replaces the candidates. Gives how many loops became fills and copies, and how many nothing.
pub(super) fn apply(edit: &mut Editor<'_>, ctx: &mut Ctx) -> (u32, u32) {
    let Ctx { candidates, plans, live_out, buffers, .. } = ctx;
    let (mut filled, mut removed) = (0, 0);
    buffers.gone.clear();
    buffers.renamed.clear();
    for candidate in &*candidates {
        if !edit.begin_rewrite() {
            break;
        }
        let plans = &plans[candidate.plans.clone()];
        if replace(edit, candidate, plans, &live_out.values[candidate.live_out.clone()], buffers) {
            buffers.gone.extend([candidate.ring.header, candidate.ring.body]);
        }
        match plans.is_empty() {
            true => removed += 1,
            false => filled += 1,
        }
    }
    edit.apply_replacements();
    if !buffers.renamed.is_empty() {
        // Uses of counters after loops that stay become uses of their last values.
        rename(edit, |block, value| match buffers.renamed.get(value.index()) {
            Some(Some(new)) if block != new.header && block != new.body => new.last,
            _ => value,
        });
    }
    let gone = &mut buffers.gone;
    gone.sort_unstable();
    edit.retain_blocks(|block| gone.binary_search(&block).is_err());
    (filled, removed)
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
fn replace(
    edit: &mut Editor<'_>,
    candidate: &Candidate,
    plans: &[Plan],
    live_out: &[(u32, Value)],
    buffers: &mut Buffers,
) -> bool {
    let Buffers { insts, values, renamed, .. } = buffers;
    let is_gone = candidate.count.known.is_some() || plans.iter().all(|plan| plan.op != MemOp::Move);
    let ring = candidate.ring;
    let join = edit.make_block();
    let mut target = join;
    if !(plans.is_empty() && live_out.is_empty()) {
        insts.clear();
        values.clear();
        let mut first = First { ring, insts };
        let n = candidate.count.compute(edit, &mut first);
        let mut enough = None;
        if !is_gone {
            let least = edit.constant(Type::I64, ConstData::Bits(MIN_ITERATIONS));
            let cond = first.add(edit, InstData::Icmp { cc: IntCC::Uge, args: [n, least] }, Type::I8);
            first.insts.push(edit.make_inst(InstData::Branch { cond }));
            let starts = edit.edge_args(ring.entry).iter().map(|&arg| edit.resolve(arg));
            values.extend(starts);
            let (block, before, inside) = (edit.make_block(), edit.make_block(), edit.make_block());
            let targets = [(inside, ValueList::new()), (before, ValueList::new())];
            edit.fill_block(block, first.insts, &targets);
            let starts = edit.list(values);
            first.insts.clear();
            fill(edit, before, first.insts, ring.header, starts);
            first.insts.clear();
            values.clear();
            enough = Some((block, before, inside));
        }
        for plan in plans {
            put(edit, &mut first, plan, n);
        }
        values.extend(live_out.iter().map(|&(_, phi)| last(edit, &mut first, phi, n)));
        let inside = enough.map_or_else(|| edit.make_block(), |(.., inside)| inside);
        let lasts = edit.list(values);
        fill(edit, inside, insts, join, lasts);
        target = enough.map_or(inside, |(block, ..)| block);
        if candidate.count.known.is_none() {
            insts.clear();
            values.clear();
            let mut first = First { ring, insts };
            let otherwise = match enough {
                Some((_, before, _)) => (before, ValueList::new()),
                None => {
                    values.extend(live_out.iter().map(|&(_, phi)| first.value(edit, phi)));
                    (join, edit.list(values))
                }
            };
            target = test(edit, first, target, otherwise);
        }
    }
    edit.retarget(ring.entry, target, &[]);
    let leaves_to = edit.edges[ring.leaves].target;
    values.clear();
    values.extend(live_out.iter().map(|&(_, phi)| edit.make_phi(join, edit.ty(phi))));
    if is_gone {
        live_out.iter().zip(&*values).for_each(|(&(_, phi), &last)| edit.replace_value(phi, last));
    } else {
        renamed.resize(edit.n_values(), None);
        for (&(_, phi), &last) in live_out.iter().zip(&*values) {
            renamed[phi.index()] = Some(Renamed { header: ring.header, body: ring.body, last });
        }
    }
    values.clear();
    values.extend(edit.edge_args(ring.leaves).iter().map(|&arg| edit.resolve(arg)));
    let brought = edit.list(values);
    if !is_gone {
        values.clear();
        values.extend(live_out.iter().map(|&(_, phi)| phi));
        edit.retarget(ring.leaves, join, values);
    }
    insts.clear();
    fill(edit, join, insts, leaves_to, brought);
    is_gone
}

/// A block with the loop's first test, which leads to `inside` where the loop is entered, else to
/// `otherwise`.
fn test(edit: &mut Editor<'_>, mut first: First<'_>, inside: Block, otherwise: (Block, ValueList)) -> Block {
    let ring = first.ring;
    let test = edit.make_block();
    if let Some(InstData::Branch { cond }) = edit.terminator(ring.header).map(|inst| edit.insts[inst]) {
        let cond = first.value(edit, cond);
        first.insts.push(edit.make_inst(InstData::Branch { cond }));
    }
    let mut targets = [(inside, ValueList::new()), otherwise];
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
    let Some((by, _)) = first.ring.counter(edit, phi) else { return start };
    let ty = edit.ty(phi);
    let n = match ty {
        Type::I64 | Type::Ptr => n,
        _ => first.add(edit, InstData::Unary { op: UnaryOp::Trunc, arg: n }, ty),
    };
    let moved = first.with(edit, BinaryOp::Mul, n, by as u64);
    let op = if ty == Type::Ptr { BinaryOp::PtrAdd } else { BinaryOp::Add };
    first.add(edit, InstData::binary(op, [start, moved]), ty)
}
