//! Loop idiom recognition: replaces loops that fill or copy memory by `memset`, `memcpy` and `memmove`.
//!
//! `for (i = 0; i < n; i++) a[i] = 0;` stores one element per iteration; the C library fills the same bytes
//! some ten times faster. A loop whose only effects are such stores, and which ends after a number of
//! iterations that can be computed before it, is replaced by one operation on a block of memory per store.
//!
//! Why here: after full unrolling, which takes short loops; after `dce`, when a loop consists of a header and
//! a body; before `widen-ivs`, while counters have the promises of the source. What it makes needs no pass
//! afterwards.
//!
//! ```text
//! block1: jump block2                             block1: v7 = icmp slt 0, v1; branch v7, block5, block6
//! block2: v2 = phi i32 [block1: 0], [block3: v6]  block5: v8 = zext i64 v1; v9 = shl v8, 2
//!         v3 = icmp slt v2, v1                            mem_set v0, 0, v9; jump block6
//!         branch v3, block3, block4               block6: jump block4
//! block3: v4 = sext i64 v2
//!         v5 = ptr_index v0, v4 * 4
//!         store i32 0, v5
//!         v6 = add nsw v2, 1; jump block2
//! ```
//!
//! Algorithm: candidates are loops of two blocks, a header that ends in the only test and a body that jumps
//! back. The number of iterations comes from the test (`count`): a value that moves by a constant per
//! iteration is compared with one that does not change. Each store has to move by the size of what it stores
//! (`step`): where that is bytes that are all equal, the block is filled; where it is what the loop loads
//! from a place that moves alike, it is copied. Other loads of the loop, and the blocks of other stores, must
//! not be touched by a store ([`crate::memory`]). A block may overlap with the one it is copied from only
//! where every element is loaded before it is overwritten, and then `mem_move` does it. Nothing that the
//! loop computes may be used after it. Loops that copy stay where the number of
//! iterations is not constant, because it is small so often that the calls cost what they gain; those that
//! move elements within an array stay beside the call, for fewer than [`MIN_ITERATIONS`]. (The idea of LLVM's
//! `LoopIdiomRecognize`.) `--debug loop-idiom/explain` says what keeps a loop.
//!
//! Loops that never end stay, and those of which it is not certain. A function that does what the C library
//! would be called for is left alone: by its name, and where the module defines that function itself.
//!
//! Justified by `lzpack` of the corpus and `himeno` of `benches/programs`, which execute 9 % and 4 % more
//! instructions without it.
//!
//! Cost: constant time per loop, which has at most [`MAX_INSTS`] instructions; one sweep over the function
//! where a loop is replaced.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same. It does not treat loops with
//! inner loops, nor those with their test at the end.

mod apply;

use std::ops::Range;

use sheave_ir::{
    BinaryOp, Block, Editor, Inst, InstData, MemFlags, MemOp, Module, SymbolDef, Value, ValueDef,
};
use sheave_ssa::Graph;

use crate::blocks::{condition_of, inst_of, takes_addresses};
use crate::loops::kit::Nest;
use crate::loops::kit::count::{Count, count};
use crate::loops::kit::live_out::LiveOut;
use crate::loops::kit::ring::Ring;
use crate::loops::kit::step::Steps;
use crate::memory::alias::{Aliases, Location, UNKNOWN};
use crate::memory::slots::Slots;
use crate::pass::{Changed, Explain, PassError, PassRun};
use crate::scalar::dce::acts;

/// Instructions that a loop has at most.
pub(crate) const MAX_INSTS: usize = 24;
/// Stores that a loop has at most.
pub(crate) const MAX_STORES: usize = 4;

/// Iterations for which a call takes as long as a loop with stores: it stays where their number is constant
/// and no larger.
pub(crate) const MIN_ITERATIONS: u64 = 16;

/// Why a loop stays, where there are several ways to find that.
const TOO_LARGE: &str = "it is too large";
const SHORT: &str = "it has few iterations, or copies and may have few";
const EFFECT: &str = "an instruction has another effect";
const STRIDE: &str = "a store does not move by its size";
const CONTENT: &str = "a store is neither of equal bytes nor of what is loaded in step";
const OVERLAP: &str = "a store may overwrite what the loop accesses otherwise";

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    candidates: Vec<Candidate>,
    /// The plans of candidates.
    plans: Vec<Plan>,
    /// The stores of the loop that is checked, and the loads on which answers about it depend.
    stores: Vec<Inst>,
    loads: Vec<Inst>,
    slots: Slots,
    has_slots: bool,
    live_out: LiveOut,
    buffers: apply::Buffers,
}

/// A loop that is replaced.
#[derive(Clone, Debug)]
struct Candidate {
    ring: Ring,
    count: Count,
    /// Its plans, as a range of the list.
    plans: Range<usize>,
}

/// What takes the place of a store.
#[derive(Clone, Copy, Debug)]
struct Plan {
    store: Inst,
    op: MemOp,
    /// For a fill the byte, where it is constant.
    byte: Option<u8>,
    /// For a copy the load.
    load: Option<Inst>,
    /// The store moves to lower addresses.
    is_descending: bool,
    size: u32,
}

/// Replaces loops, if there are any.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let (program, explain) = (run.program(), run.explainer());
    let Some(nest) = Nest::of(program, run.analyses, &run.edit)? else { return Ok(Changed::CODE) };
    let ctx: &mut Ctx = run.ctxs.of();
    find_candidates(&run.edit, nest, ctx, explain);
    let mut n = 0;
    if !ctx.candidates.is_empty() {
        reject_live_out(&run.edit, ctx, explain);
        n = apply::apply(&mut run.edit, ctx);
    }
    run.count("loops replaced by fills and copies", n);
    Ok(Changed::GRAPH.when(n > 0))
}

fn find_candidates(edit: &Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx, explain: Explain<'_>) {
    ctx.candidates.clear();
    ctx.plans.clear();
    ctx.has_slots = false;
    for id in nest.loops.iter() {
        let header = nest.header(id);
        let n_plans = ctx.plans.len();
        let ring = ring(edit, nest.graph, header).ok_or("it is no header with a body");
        match ring.and_then(|ring| candidate(edit, nest, ctx, ring)) {
            Ok(candidate) => ctx.candidates.push(candidate),
            Err(reason) => {
                ctx.plans.truncate(n_plans);
                explain.say(|| format!("the loop at {header} stays: {reason}"));
            }
        }
    }
    if !ctx.candidates.is_empty() && takes_addresses(edit) {
        ctx.candidates.clear();
    }
}

/// The loop at `header`, if it consists of a header with the only test and a body.
fn ring(edit: &Editor<'_>, graph: &Graph, header: Block) -> Option<Ring> {
    let body = edit.succs(header).find(|&body| body != header && edit.jump_target(body) == Some(header))?;
    Some(Ring::of(edit, body)?.entered(edit, graph)?.0)
}

/// What the loop amounts to.
fn candidate(
    edit: &Editor<'_>,
    nest: Nest<'_>,
    ctx: &mut Ctx,
    ring: Ring,
) -> Result<Candidate, &'static str> {
    if !is_count(edit, ring.header) {
        return Err("its test is not one of a counter");
    }
    // What changes otherwise is used after the loop, or would have been swept.
    if !edit.phis(ring.header).iter().all(|&phi| ring.is_counter(edit, phi)) {
        return Err("it computes something else than counters");
    }
    let (header, body) = (edit.block_insts(ring.header), edit.block_insts(ring.body));
    if header.len() + body.len() > MAX_INSTS {
        return Err(TOO_LARGE);
    }
    let Ctx { plans, stores, loads, slots, has_slots, .. } = ctx;
    stores.clear();
    for &inst in header.iter().chain(body) {
        match edit.insts[inst] {
            InstData::Store { flags, .. } if flags == MemFlags::default() && body.contains(&inst) => {
                stores.push(inst);
            }
            InstData::Branch { .. } | InstData::Jump => {}
            ref data if acts(nest.module, data) => return Err(EFFECT),
            _ => {}
        }
    }
    if stores.is_empty() {
        return Err("it stores nothing");
    }
    if stores.len() > MAX_STORES {
        return Err(TOO_LARGE);
    }
    loads.clear();
    let mut steps = Steps { edit, ring, loads };
    let count = count(&mut steps)?;
    if count.known.is_some_and(|n| n <= MIN_ITERATIONS) {
        return Err(SHORT);
    }
    let first = plans.len();
    for &store in &*stores {
        plans.push(plan(&mut steps, &count, store)?);
    }
    let own = &mut plans[first..];
    if defines_itself(&nest.module, edit, own) {
        return Err("this may be the code that would be called");
    }
    if !std::mem::replace(has_slots, true) {
        slots.find(&nest.module, edit, nest.graph);
    }
    check_overlaps(Aliases { module: nest.module, slots }, edit, steps.loads, own)?;
    if count.known.is_none() && own.iter().any(|plan| plan.op == MemOp::Copy) {
        return Err(SHORT);
    }
    Ok(Candidate { ring, count, plans: first..plans.len() })
}

/// Whether the test may be one of a counter: a question that most loops without stores answer at once.
fn is_count(edit: &Editor<'_>, header: Block) -> bool {
    let counts = |value: Value| match edit.def(value) {
        ValueDef::Phi(block) => block == header,
        ValueDef::Result(inst) => {
            matches!(edit.insts[inst], InstData::Binary { op: BinaryOp::Add | BinaryOp::PtrAdd, .. })
        }
        _ => false,
    };
    condition_of(edit, header).is_some_and(|cond| match inst_of(edit, cond) {
        Some(InstData::Icmp { args: [a, b], .. }) => counts(a) || counts(b),
        _ => counts(cond),
    })
}

/// What takes the place of `store`, as far as it depends on nothing else in the loop.
fn plan(steps: &mut Steps<'_, '_>, count: &Count, store: Inst) -> Result<Plan, &'static str> {
    let edit = steps.edit;
    let InstData::Store { addr, value, .. } = edit.insts[store] else { return Err(EFFECT) };
    let ty = edit.ty(value);
    let size = ty.bytes();
    let is_dense = |step: &i64| step.unsigned_abs() == u64::from(size);
    let step = steps.step(addr, count).filter(is_dense).ok_or(STRIDE)?;
    let plan = Plan { store, op: MemOp::Set, byte: None, load: None, is_descending: step < 0, size };
    if let Some(bits) = edit.const_bits(value) {
        let byte = bits as u8;
        let splat = u64::from(byte) * 0x0101_0101_0101_0101;
        let is_splat = (bits ^ splat) & (u64::MAX >> (64 - 8 * size)) == 0;
        return is_splat.then_some(Plan { byte: Some(byte), ..plan }).ok_or(CONTENT);
    }
    let n_loads = steps.loads.len();
    if ty.is_int() && size == 1 && steps.step(value, count) == Some(0) {
        return Ok(plan);
    }
    steps.loads.truncate(n_loads);
    let ValueDef::Result(load) = edit.def(value) else { return Err(CONTENT) };
    match edit.insts[load] {
        InstData::Load { flags, addr, .. }
            if flags == MemFlags::default()
                && steps.is_inside(value)
                && steps.step(addr, count) == Some(step) =>
        {
            Ok(Plan { op: MemOp::Copy, load: Some(load), ..plan })
        }
        _ => Err(CONTENT),
    }
}

/// Whether the call that a block of memory becomes may be one of the function itself.
fn defines_itself(module: &Module, edit: &Editor<'_>, plans: &[Plan]) -> bool {
    let name = module.symbol_name(edit.symbol).trim_start_matches('_');
    let is_like = |prefix: &&str| name.starts_with(prefix);
    if ["mem", "wmem", "bzero", "bcopy", "explicit_bzero", "aeabi_mem"].iter().any(is_like) {
        return true;
    }
    plans.iter().any(|plan| {
        // A copy may become a move.
        let names: &[&str] = if plan.op == MemOp::Set { &["memset"] } else { &["memcpy", "memmove"] };
        let is_defined = |name: &&str| {
            let symbol = module.symbol(name);
            symbol.is_some_and(|symbol| module.symbols[symbol].def != SymbolDef::ExternalFunction)
        };
        names.iter().any(is_defined)
    })
}

/// Checks that no store writes to what the loop reads, or to what another store of it writes; a copy within
/// one array becomes a move.
fn check_overlaps(
    aliases: Aliases<'_>,
    edit: &Editor<'_>,
    loads: &[Inst],
    plans: &mut [Plan],
) -> Result<(), &'static str> {
    let locate = |inst: Inst| match edit.insts[inst] {
        InstData::Store { addr, offset, .. } | InstData::Load { addr, offset, .. } => {
            aliases.locate(edit, addr, offset, UNKNOWN)
        }
        _ => unreachable!("only plain accesses are collected"),
    };
    let overlaps = |a: &Location, b: &Location| aliases.may_overlap(edit, a, b);
    for index in 0..plans.len() {
        let location = &locate(plans[index].store);
        let is_read = loads.iter().any(|&load| overlaps(location, &locate(load)));
        if is_read || plans[index + 1..].iter().any(|other| overlaps(location, &locate(other.store))) {
            return Err(OVERLAP);
        }
        for (other, plan) in plans.iter_mut().enumerate() {
            let Some(load) = plan.load else { continue };
            let from = locate(load);
            if !overlaps(location, &from) {
                continue;
            }
            // How far the store is after the load in one iteration.
            let ahead = from.distance_to(edit, location).map(|distance| distance as i64);
            let is_read_first =
                ahead.is_some_and(|ahead| if plan.is_descending { ahead > 0 } else { ahead < 0 });
            if other != index || !is_read_first {
                return Err(OVERLAP);
            }
            plan.op = MemOp::Move;
        }
    }
    Ok(())
}

/// Removes the candidates of which values are used after their loops.
fn reject_live_out(edit: &Editor<'_>, ctx: &mut Ctx, explain: Explain<'_>) {
    let Ctx { candidates, live_out, .. } = ctx;
    live_out.begin(edit);
    for (index, candidate) in candidates.iter().enumerate() {
        let Ring { header, body, leaves, .. } = candidate.ring;
        live_out.add_block(edit, index as u32, header);
        live_out.add_block(edit, index as u32, body);
        live_out.add_leaving(index as u32, edit.edge_args(leaves));
    }
    live_out.find(edit);
    let mut index = 0;
    candidates.retain(|candidate| {
        let first = live_out.values[live_out.range(index)].first();
        index += 1;
        if let Some((_, value)) = first {
            explain.say(|| format!("the loop at {} stays: {value} is used after it", candidate.ring.header));
        }
        first.is_none()
    });
}
