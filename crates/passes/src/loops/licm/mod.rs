//! Loop-invariant code motion: moves computations whose operands do not change in a loop to its preheader.
//!
//! Why here: last, when value numbering has left one computation of each value; before elimination, because a
//! variable of copies form may change between two readings.
//!
//! Algorithm: blocks in reverse postorder, so that operands move before what uses them; an instruction goes
//! to the end of the preheader of the outermost loop in which its operands do not change. Only loops with a
//! preheader (one edge from outside, from a block without other successors) take part, which is what front
//! ends make of `for` and `while`. Moved are computations that are worth a register: products, divisions,
//! conversions, scaled addresses, float arithmetic; not comparisons (they fuse with branches), nor sums with
//! constants (they fold into addresses). Each loop takes at most [`MAX_CHEAP`] that cost as much as the load
//! of a spilled register, because a register that is held through a loop is missing inside it.
//!
//! A load moves where nothing in the loop may write to what it reads ([`crate::memory`]) and it cannot fault:
//! it is of a slot or global at a constant offset, or is executed in any case once the preheader is, because
//! it is in the header, or only jumps and tests whose first outcome is a matter of constants lie between, and
//! no call that may not return. Where only the loop's first test is in the way, a guard makes it before the
//! loop ([`guard`]), and the preheader is behind the guard. `--debug licm/explain` says what keeps a load in
//! a loop.
//!
//! So does a call that returns and writes nothing, but only if it is executed in any case: a string may have
//! an end only where the program says so. The same goes for a division by a variable, which may trap.
//!
//! What is invariant about an address is added first, where its parts come in another order: of
//! `a[i * n + j]` in the loop over `j`, `&a[i * n]` moves, and of `m[k][j]` in the loop over `k`, `&m[0][j]`.
//!
//! An index into a symbol needs the symbol's address in a register, since code reaches symbols relative to
//! itself. The address becomes a copy in the preheader, at most [`MAX_ADDRESSES`] of them per loop, which all
//! accesses to members of the symbol in that loop share.
//!
//! ```text
//! block1: jump block2                      block1: v5 = mul v1, v2
//! block2: v5 = mul v1, v2                          jump block2
//!         v6 = add v4, v5                  block2: v6 = add v4, v5
//! ```
//!
//! Cost: linear. An instruction moves through at most [`MAX_CLIMB`] loops; whether a loop contains a block
//! takes constant time.
//!
//! Needs memory or SSA form with current analyses and leaves the same; the graph changes where guards are
//! made.

mod address;

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{
    BinaryOp, Block, CallKind, Editor, Function, Inst, InstData, MemFlags, Module, Symbol, UnaryOp,
};
use sheave_ir::{Value, ValueDef};
use sheave_ssa::LoopId;

use crate::blocks::{Places, node};
use crate::loops::kit::Nest;
use crate::loops::kit::guard::{self, Guards, with_guards};
use crate::loops::kit::preheader::entry;
use crate::memory::alias::{Aliases, Location};
use crate::memory::{Effects, Reads, effects::may_trap};
use crate::pass::{Changed, PassError, PassRun};
use address::Part;

/// Instructions that one loop may have in its preheader.
pub(crate) const MAX_PER_LOOP: u32 = 512;

/// The same for those that cost no more than a load, should there be no register for the result.
pub(crate) const MAX_CHEAP: u32 = 6;

/// Loops that one instruction may leave. Programs do not nest deeper; nests that do cost linear time all the
/// same.
pub(crate) const MAX_CLIMB: usize = 16;

/// Truncations and sums that leave a loop with one factor of a product.
const MAX_OPERANDS: usize = 3;

/// Addresses of symbols that one loop may have in its preheader.
pub(crate) const MAX_ADDRESSES: u32 = 4;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    places: Places,
    /// By loop.
    preheaders: Vec<Preheader>,
    insts: Vec<Inst>,
    /// The addresses of symbols that are in preheaders: the loop, the symbol, the address.
    addresses: Vec<(LoopId, Symbol, Value)>,
    /// What an index does not change of addresses, in preheaders.
    parts: Vec<Part>,
    effects: Effects,
    /// Of the call at hand.
    reads: Vec<Location>,
    /// What stays in the loop with this header, and what may write there; nothing where it may fault.
    blocked: Vec<(Value, Block, Option<Inst>)>,
    /// By value: how it left a loop.
    moved: SecondaryMap<Value, Option<Moved>>,
    /// What might leave a loop if that were certain to be entered.
    unsafe_insts: Vec<(LoopId, Block, Inst)>,
    /// The loops of which that is so.
    guards: Guards,
    /// `effects` are those of the function: they are found when the first load asks.
    has_effects: bool,
}

/// The result of an instruction in the preheader of a loop.
#[derive(Clone, Copy, Debug)]
struct Moved {
    from: LoopId,
    /// It is counted as cheap: nothing else that left the loop uses it.
    is_cheap: bool,
}

/// Where the instructions of a loop go.
#[derive(Clone, Copy, Debug)]
struct Preheader {
    block: PackedOption<Block>,
    /// How many instructions, how many of them cheap, and how many addresses of symbols, it got.
    n: u32,
    n_cheap: u32,
    n_addresses: u32,
}

/// Hoists, if there is a loop.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let (mut moved, mut shared) = (0, 0);
    let guarded = with_guards(
        run,
        |ctx: &mut Ctx| &mut ctx.guards,
        |edit, nest, ctx| {
            let more = hoist(edit, nest, ctx);
            (moved, shared) = (moved + more.0, shared + more.1);
        },
    )?;
    let Some(guarded) = guarded else { return Ok(Changed::CODE) };
    run.count("instructions moved", moved);
    run.count("addresses of symbols kept in registers", shared);
    run.count("guards before loops", guarded);
    let explain = run.explainer();
    for &(value, header, writer) in &run.ctxs.of::<Ctx>().blocked {
        explain.say(|| blocked(run.module, &run.edit, value, header, writer));
    }
    Ok((Changed::GRAPH | Changed::VALUES | Changed::USES).when(guarded > 0))
}

/// What keeps a load, a call or a division in a loop.
fn blocked(module: &Module, func: &Function, value: Value, header: Block, writer: Option<Inst>) -> String {
    let reason = match writer.map(|inst| func.insts[inst]) {
        Some(InstData::Store { addr, .. }) => format!("the store to {addr} may write there"),
        Some(InstData::Call { callee, .. }) => {
            format!("the call of %{} may write there", module.symbol_name(callee))
        }
        Some(InstData::CallIndirect { .. }) => "an indirect call may write there".to_owned(),
        Some(_) => "another access or a barrier may write there".to_owned(),
        None => "it need not be executed, and may fault".to_owned(),
    };
    format!("{value} is computed per iteration of the loop at {header}: {reason}")
}

fn hoist(edit: &mut Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) -> (u32, u32) {
    ctx.blocked.clear();
    ctx.unsafe_insts.clear();
    ctx.moved.clear();
    // An edge back in the order of the blocks need not be one of a loop.
    if nest.loops.n_loops() == 0 {
        return (0, 0);
    }
    ctx.preheaders.clear();
    ctx.preheaders.extend(nest.loops.iter().map(|id| {
        let block = nest.preheader(edit, id).into();
        Preheader { block, n: 0, n_cheap: 0, n_addresses: 0 }
    }));
    ctx.places.find(edit);
    ctx.has_effects = false;
    ctx.addresses.clear();
    ctx.parts.clear();
    let (mut moved, mut shared) = (0, 0);
    for (inner, block) in nest.blocks() {
        let mut insts = std::mem::take(&mut ctx.insts);
        insts.clear();
        insts.extend(edit.block_insts(block).iter().copied().filter(|&inst| is_worth_moving(edit, inst)));
        for &inst in &insts {
            let at = At { nest, block, inst };
            moved += lift_operands(edit, at, ctx, inner);
            if lift(edit, at, ctx, inner)
                || nest.is_innermost(inner) && address::regroup(edit, nest, ctx, inner, inst)
            {
                moved += 1;
            } else {
                shared += u32::from(address::share(edit, ctx, inner, inst));
            }
        }
        ctx.insts = insts;
    }
    edit.apply();
    // Now that the headers hold no more than their tests.
    for &(id, block, inst) in &ctx.unsafe_insts {
        if let Some(enters) = guard::find(edit, nest, id)
            && nest.is_executed(edit, Some((nest.header(id), enters)), block, inst, |_| false)
        {
            ctx.guards.wanted.push(id);
        }
    }
    (moved, shared)
}

/// Moves the instruction as far out as it may go.
fn lift(edit: &mut Editor<'_>, at: At<'_>, ctx: &mut Ctx, inner: LoopId) -> bool {
    let Some(id) = destination(edit, at, ctx, inner) else { return false };
    let block = ctx.preheaders[id.0 as usize].block.expand();
    let Some(block) = block.filter(|_| edit.begin_rewrite()) else { return false };
    hold(edit, ctx, id, at.inst);
    ctx.places.put(at.inst, block);
    edit.move_to_end(at.inst, block);
    true
}

/// Counts an instruction in the preheader of `id`, and the register that holds its result during the loop.
fn hold(func: &Function, ctx: &mut Ctx, id: LoopId, inst: Inst) {
    let is_cheap = is_cheap(func, ctx, id, inst);
    let preheader = &mut ctx.preheaders[id.0 as usize];
    // An operand that was moved there before needs no register for the loop any more.
    func.insts[inst].for_each_arg(&func.pool, |arg| {
        if let Some(moved) = ctx.moved[arg].as_mut().filter(|moved| moved.from == id) {
            preheader.n_cheap -= u32::from(std::mem::take(&mut moved.is_cheap));
        }
    });
    preheader.n_cheap += u32::from(is_cheap);
    preheader.n += 1;
    if let Some(result) = func.result(inst) {
        ctx.moved[result] = Some(Moved { from: id, is_cheap });
    }
}

/// Moves what stays in a loop by itself, truncations and sums with constants, if the product at hand can
/// leave it with them. Returns how many.
fn lift_operands(edit: &mut Editor<'_>, at: At<'_>, ctx: &mut Ctx, inner: LoopId) -> u32 {
    let InstData::Binary { op: BinaryOp::Mul, args, .. } = edit.insts[at.inst] else { return 0 };
    // What the product needs comes first at the end.
    let mut insts = [None; 2 * MAX_OPERANDS];
    let mut free = insts.iter_mut();
    // A square has one operand.
    for &arg in &args[usize::from(args[0] == args[1])..] {
        let mut value = arg;
        for left in (0..=MAX_OPERANDS).rev() {
            let ValueDef::Result(inst) = edit.def(value) else { break };
            if ctx.places.is_outside(edit, at.nest.loops, inner, value) {
                break;
            }
            let Some(of) = operand_of_free(edit, inst).filter(|_| left > 0) else { return 0 };
            free.next().into_iter().for_each(|entry| *entry = Some(inst));
            value = of;
        }
        if !ctx.places.is_outside(edit, at.nest.loops, inner, value) {
            return 0;
        }
    }
    insts.into_iter().rev().flatten().map(|inst| u32::from(lift(edit, At { inst, ..at }, ctx, inner))).sum()
}

/// The operand of an instruction that costs no more than a register for its result: a truncation, or a sum
/// with a constant.
fn operand_of_free(func: &Function, inst: Inst) -> Option<Value> {
    match func.insts[inst] {
        InstData::Unary { op: UnaryOp::Trunc, arg } => Some(arg),
        InstData::Binary { args, .. } if is_sum(func, inst) => {
            args.into_iter().find(|&arg| !func.values[arg].is_const())
        }
        _ => None,
    }
}

/// Whether the instruction adds a constant.
fn is_sum(func: &Function, inst: Inst) -> bool {
    let data = &func.insts[inst];
    matches!(*data, InstData::Binary { op: BinaryOp::Add | BinaryOp::Sub, args: [a, b], .. }
        if func.values[a].is_const() || func.values[b].is_const())
}

/// Whether the preheader of `id` has room for the instruction.
fn has_room(func: &Function, ctx: &Ctx, id: LoopId, inst: Inst) -> bool {
    let Preheader { n, n_cheap, .. } = ctx.preheaders[id.0 as usize];
    n < MAX_PER_LOOP && (n_cheap < MAX_CHEAP || !is_cheap(func, ctx, id, inst))
}

/// Whether computing the result takes no longer than loading it, should there be no register for it: not what
/// saves several instructions, because its operands leave the loop as well.
fn is_cheap(func: &Function, ctx: &Ctx, id: LoopId, inst: Inst) -> bool {
    let mut is_cheap = match func.insts[inst] {
        InstData::PtrIndex { scale, .. } => matches!(scale, 1 | 2 | 4 | 8),
        InstData::Binary { op, .. } => {
            !matches!(op, BinaryOp::Mul | BinaryOp::Fdiv) && !may_trap(func, &func.insts[inst])
        }
        // The C library rounds.
        InstData::Unary { op, .. } => !op.is_rounding(),
        InstData::Call { .. } | InstData::Load { .. } => false,
        _ => true,
    };
    func.insts[inst]
        .for_each_arg(&func.pool, |arg| is_cheap &= ctx.moved[arg].is_none_or(|it| it.from != id));
    is_cheap
}

fn is_worth_moving(func: &Function, inst: Inst) -> bool {
    match func.insts[inst] {
        InstData::Binary { op, args, .. } => match op {
            BinaryOp::Add | BinaryOp::Sub => !is_sum(func, inst),
            BinaryOp::PtrAdd => !func.values[args[1]].is_const(),
            _ => true,
        },
        InstData::Unary { op, .. } => !matches!(op, UnaryOp::Copy | UnaryOp::Trunc | UnaryOp::Bitcast),
        InstData::PtrIndex { .. } | InstData::Ternary { .. } | InstData::Wide { .. } => true,
        InstData::Load { flags, .. } => flags == MemFlags::default(),
        InstData::Call { kind, .. } => kind == CallKind::Plain,
        _ => false,
    }
}

/// An instruction in its block.
#[derive(Clone, Copy)]
struct At<'a> {
    nest: Nest<'a>,
    block: Block,
    inst: Inst,
}

/// The outermost loop around `inner` that has a preheader and in which no operand of the instruction is
/// defined.
fn destination(edit: &Editor<'_>, at: At<'_>, ctx: &mut Ctx, inner: LoopId) -> Option<LoopId> {
    let mut best = None;
    for id in at.nest.outwards(inner).take(MAX_CLIMB) {
        let preheader = &ctx.preheaders[id.0 as usize];
        if preheader.block.is_none()
            || !has_room(edit, ctx, id, at.inst)
            || !is_invariant(edit, at.nest, ctx, id, at.inst)
            || !may_execute(edit, at, ctx, id)
        {
            break;
        }
        best = Some(id);
    }
    best
}

/// Whether the instruction gives in the preheader of the loop `id` what it gives where it is, and faults
/// there only if it would have been executed anyway. A call may do that whatever it is given, as a division
/// by a variable may.
fn may_execute(edit: &Editor<'_>, at: At<'_>, ctx: &mut Ctx, id: LoopId) -> bool {
    let At { nest, block, inst } = at;
    let data = edit.insts[inst];
    let is_access = matches!(data, InstData::Load { .. } | InstData::Call { .. });
    if !is_access && !may_trap(edit, &data) {
        return true;
    }
    let Some(result) = edit.result(inst) else { return false };
    if is_access && !std::mem::replace(&mut ctx.has_effects, true) {
        ctx.effects.find(nest.module, edit, nest.graph);
    }
    let aliases = Aliases { module: nest.module, slots: &ctx.effects.slots };
    let location;
    let (reads, is_mapped) = match data {
        InstData::Load { addr, offset, .. } => {
            location = aliases.locate_load(edit, inst, addr, offset, edit.ty(result));
            (Some(Reads::from(&location)), aliases.is_mapped(edit, &location))
        }
        InstData::Call { .. } => match Reads::of_call(aliases, edit, &data, &mut ctx.reads) {
            Some(reads) if edit.results(inst).count() == 1 => (Some(reads), false),
            _ => return false,
        },
        _ => (None, false),
    };
    let before = ctx.preheaders[id.0 as usize].block.expand();
    let is_gone = |other| !nest.loops.contains(id, node(ctx.places.block(other)));
    let is_executed = |before| nest.is_executed(edit, entry(edit, before), block, inst, is_gone);
    let is_safe = is_mapped || before.is_some_and(is_executed);
    let writer = reads
        .and_then(|reads| ctx.effects.writer_in_loop(nest.module, edit, nest.graph, nest.loops, id, reads));
    if !is_safe && writer.is_none() {
        ctx.unsafe_insts.push((id, block, inst));
    }
    if !is_safe || writer.is_some() {
        ctx.blocked.push((result, nest.header(id), writer));
    }
    is_safe && writer.is_none()
}

fn is_invariant(func: &Function, nest: Nest<'_>, ctx: &Ctx, id: LoopId, inst: Inst) -> bool {
    let is_outside = |arg| ctx.places.is_outside(func, nest.loops, id, arg);
    let mut invariant = true;
    func.insts[inst].for_each_arg(&func.pool, |arg| invariant &= is_outside(arg));
    invariant
}

#[cfg(test)]
mod tests {
    use sheave_ir::parse_module;

    use super::{MAX_CHEAP, MAX_PER_LOOP};
    use crate::driver::{Ctx, Goal, Options, parse_passes};

    /// The number of computations that `licm` moves, of `n` invariant ones in a loop.
    fn moved(operation: &str, n: u32) -> u32 {
        let body: String = (0..n)
            .map(|i| format!("    v{0} = {operation} v0, v1\n    store v{0}, v2 + {1}\n", 100 + i, 8 * i))
            .collect();
        let text = format!(
            "function %f(i64 v0, i64 v1, ptr v2, i64 v3) {{\nblock0:\n    jump block1\n\nblock1:\n    \
             v4 = phi i64 [block0: i64 0], [block1: v5]\n{body}    v5 = add v4, i64 1\n    \
             v6 = icmp slt v5, v3\n    branch v6, block1, block2\n\nblock2:\n    return\n}}\n"
        );
        let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let passes = parse_passes("licm").expect("a pass");
        let mut ctx = Ctx::new();
        let id = module.functions.keys().next().expect("a function");
        ctx.run(&module, id, &Options::new(&passes), Goal::Passes).expect("well formed");
        ctx.stats().counts.iter().map(|count| count.n).sum()
    }

    #[test]
    fn products_leave_a_loop_up_to_their_own_limit() {
        const { assert!(MAX_PER_LOOP > MAX_CHEAP) };
        assert_eq!(moved("mul", 3), 3);
        assert_eq!(moved("mul", 20), 20);
        assert_eq!(moved("mul", MAX_PER_LOOP + 5), MAX_PER_LOOP);
        assert_eq!(moved("add", MAX_PER_LOOP), MAX_CHEAP);
    }
}
