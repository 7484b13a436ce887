//! Loop deletion: removes loops that do nothing but count, and computes before them what is used after them.
//!
//! Why here: after everything that leaves a loop without effects; before `widen-ivs`, while counters have the
//! promises of the source. Loops around a removed one may be next, so the pass runs in rounds.
//!
//! ```text
//! block1: jump block2                             block1: v7 = (the number of iterations)
//! block2: v2 = phi i32 [block1: 0], [block3: v5]          v8 = mul v7, 3
//!         v3 = phi i32 [block1: v0], [block3: v6]         v9 = add v0, v8
//!         v4 = icmp slt v2, v1                            jump block4
//!         branch v4, block3, block4               block4: return v9
//! block3: v5 = add nsw v2, 1
//!         v6 = add v3, 3; jump block2
//! block4: return v3
//! ```
//!
//! Algorithm: candidates are loops of a header that ends in the only test and a body that jumps back, with a
//! number of iterations that can be computed before them (`count`) and no effect but what they compute. What
//! is used afterwards has to be a phi that grows by a value that does not change, so that it is the start
//! plus so many times the step (LLVM's LoopDeletion, and IndVarSimplify's exit values).
//!
//! Justified by `nestedloop` and `dry` of LLVM's test suite, which consist of such loops, or wait in them.
//!
//! Cost: constant time per loop, which has at most [`MAX_INSTS`] instructions; two sweeps over the function
//! in each of at most [`MAX_ROUNDS`] rounds that remove a loop.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same. It does not treat loops with
//! their test at the end, nor those of which only the source promises that they end.

use std::ops::Range;

use sheave_ir::{BinaryOp, Block, Editor, Inst, InstData, TernaryOp, Type, UnaryOp, Value};

use crate::blocks::{brought, condition_of, inst_of, node, takes_addresses};
use crate::loops::kit::Nest;
use crate::loops::kit::count::{Count, count};
use crate::loops::kit::first::First;
use crate::loops::kit::live_out::LiveOut;
use crate::loops::kit::ring::Ring;
use crate::loops::kit::step::Steps;
use crate::pass::{Changed, PassError, PassRun};
use crate::scalar::dce::acts;

/// Instructions that a loop has at most.
const MAX_INSTS: usize = 32;
/// Loops around each other that are removed.
const MAX_ROUNDS: u32 = 8;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    candidates: Vec<Candidate>,
    live_out: LiveOut,
    /// Loads of the loop that is checked.
    loads: Vec<Inst>,
    insts: Vec<Inst>,
    values: Vec<Value>,
    /// The blocks of loops that are removed, and those that become part of the block before.
    gone: Vec<Block>,
    joined: Vec<Block>,
}

/// A loop that may be removed.
#[derive(Clone, Debug)]
struct Candidate {
    ring: Ring,
    before: Block,
    count: Count,
    /// What is used after it, as a range of the list.
    used: Range<usize>,
    /// Nothing else leads to the block after the loop, which has no phis.
    is_joined: bool,
}

/// Removes loops, if there are any.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let mut n = 0;
    for _ in 0..MAX_ROUNDS {
        let Some(nest) = Nest::of(run.program(), run.analyses, &run.edit)? else { break };
        let removed = remove(&mut run.edit, nest, run.ctxs.of());
        if removed == 0 {
            break;
        }
        n += removed;
        run.analyses.clear();
    }
    run.count("loops removed", n);
    Ok((Changed::GRAPH | Changed::VALUES | Changed::USES).when(n > 0))
}

fn remove(edit: &mut Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) -> u32 {
    find_candidates(edit, nest, ctx);
    if ctx.candidates.is_empty() {
        return 0;
    }
    find_used(edit, ctx);
    let Ctx { candidates, live_out, insts, values, gone, joined, .. } = ctx;
    gone.clear();
    joined.clear();
    let mut n = 0;
    for Candidate { ring, before, count, used, is_joined } in &*candidates {
        if !edit.begin_rewrite() {
            break;
        }
        insts.clear();
        let mut first = First { insts };
        let used = &live_out.values[used.clone()];
        if !used.is_empty() {
            let n = iterations(edit, *ring, count, &mut first);
            for &(_, phi) in used {
                let last = last_value(edit, *ring, phi, n, &mut first);
                edit.replace_value(phi, last);
            }
        }
        for &inst in first.insts.iter() {
            edit.insert_at_end(*before, inst);
        }
        values.clear();
        values.extend(edit.edge_args(ring.leaves).iter().map(|&arg| edit.resolve(arg)));
        let target = edit.edges[ring.leaves].target;
        edit.retarget(ring.entry, target, values);
        gone.extend(ring.blocks());
        joined.extend(is_joined.then_some(target));
        n += 1;
    }
    edit.apply();
    edit.apply_replacements();
    gone.sort_unstable();
    joined.sort_unstable();
    edit.remove_blocks(|block| gone.binary_search(&block).is_ok());
    edit.retain_insts(|_| true, |block| joined.binary_search(&block).is_ok());
    n
}

fn find_candidates(edit: &Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) {
    ctx.candidates.clear();
    for id in nest.loops.iter().filter(|&id| nest.is_innermost(id)) {
        ctx.candidates.extend(candidate(edit, nest, nest.header(id), &mut ctx.loads));
    }
    if !ctx.candidates.is_empty() && takes_addresses(edit) {
        ctx.candidates.clear();
    }
}

/// The loop at `header`, if it has no effect and a number of iterations.
fn candidate(edit: &Editor<'_>, nest: Nest<'_>, header: Block, loads: &mut Vec<Inst>) -> Option<Candidate> {
    let body = edit.succs(header).find(|&body| body != header && edit.jump_target(body) == Some(header))?;
    let (ring, before) = Ring::of(edit, body)?.entered(edit, nest.graph)?;
    let mut insts = ring.blocks().flat_map(|block| edit.block_insts(block));
    let is_small = ring.blocks().map(|block| edit.block_insts(block).len()).sum::<usize>() <= MAX_INSTS;
    let has_effect = |&inst: &Inst| {
        let data = &edit.insts[inst];
        !matches!(data, InstData::Branch { .. } | InstData::Jump) && acts(nest.module, data)
    };
    if !is_small || insts.any(has_effect) {
        return None;
    }
    loads.clear();
    let count = count(&mut Steps { edit, ring, loads }).ok()?;
    let target = edit.edges[ring.leaves].target;
    let is_joined = nest.graph.predecessors(node(target)).nth(1).is_none() && edit.phis(target).is_empty();
    Some(Candidate { ring, before, count, used: 0..0, is_joined })
}

/// Finds what is used after the candidates; those of which that cannot be computed before them stay.
fn find_used(edit: &Editor<'_>, ctx: &mut Ctx) {
    let Ctx { candidates, live_out, loads, .. } = ctx;
    live_out.begin(edit);
    for (index, Candidate { ring, .. }) in (0..).zip(candidates.iter()) {
        ring.blocks().for_each(|block| live_out.add_block(edit, index, block));
        live_out.add_leaving(index, edit.edge_args(ring.leaves));
    }
    live_out.find(edit);
    let mut index = 0;
    candidates.retain_mut(|candidate| {
        candidate.used = live_out.range(index);
        index += 1;
        let used = &live_out.values[candidate.used.clone()];
        loads.clear();
        let mut steps = Steps { edit, ring: candidate.ring, loads };
        let mut is_fixed =
            |phi| step(edit, candidate.ring, phi).is_some_and(|by| steps.step_before(by) == Some(0));
        // A load in the body need not be executed.
        used.iter().all(|&(_, value)| is_fixed(value)) && loads.is_empty()
    });
}

/// What the phi `phi` of the header grows by.
fn step(edit: &Editor<'_>, ring: Ring, phi: Value) -> Option<Value> {
    let next = brought(edit, ring.back, phi).filter(|_| edit.phis(ring.header).contains(&phi))?;
    match inst_of(edit, next)? {
        InstData::Binary { op: BinaryOp::Add | BinaryOp::PtrAdd, args: [of, by], .. } if of == phi => {
            Some(by)
        }
        _ => None,
    }
}

/// The number of iterations, zero included.
fn iterations(edit: &mut Editor<'_>, ring: Ring, count: &Count, first: &mut First<'_>) -> Value {
    let n = count.compute(edit, ring, first);
    let Some(cond) = condition_of(edit, ring.header).filter(|_| count.known.is_none()) else { return n };
    let cond = first.value(edit, ring, cond);
    let mut args = [n, edit.zero(Type::I64)];
    if edit.block_edges(ring.header).next() != Some(ring.enters) {
        args.swap(0, 1);
    }
    let data = InstData::Ternary { op: TernaryOp::Select, args: [cond, args[0], args[1]] };
    first.add(edit, data, Type::I64)
}

/// What `phi` is after `n` iterations.
fn last_value(edit: &mut Editor<'_>, ring: Ring, phi: Value, n: Value, first: &mut First<'_>) -> Value {
    let start = first.value(edit, ring, phi);
    let Some(by) = step(edit, ring, phi).map(|by| first.value(edit, ring, by)) else { return start };
    let ty = edit.ty(by);
    let n = match ty {
        Type::I64 => n,
        _ => first.add(edit, InstData::Unary { op: UnaryOp::Trunc, arg: n }, ty),
    };
    let product = match edit.const_bits(by) {
        Some(by) => first.with(edit, BinaryOp::Mul, n, by),
        None => first.add(edit, InstData::binary(BinaryOp::Mul, [n, by]), ty),
    };
    let op = if edit.ty(phi) == Type::Ptr { BinaryOp::PtrAdd } else { BinaryOp::Add };
    first.add(edit, InstData::binary(op, [start, product]), edit.ty(phi))
}
