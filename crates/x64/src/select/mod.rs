//! Instruction selection: copies form in, machine instructions over virtual registers out.
//!
//! Blocks are selected from the last to the first and each block from its end to its start, so that an
//! instruction is visited after its uses: one that was folded into its use (an address, a load, a comparison)
//! is never selected. This is the scheme of Cranelift's lowering (Fallin, "A New Backend for
//! Cranelift", 2021), extended to copies form: an operand may be a variable that is written again later, so
//! computing an instruction at its use is allowed only while none of its variables has been overwritten
//! ([`Scan::expiry`]) and, for loads, no memory written ([`Scan::epoch`]).
//!
//! ```text
//! v1 = load v0 + 8          2. folded into its only use: no code
//! v3 = add v2, v1           1. add v3, [v0 + 8]
//! ```
//!
//! One sweep gathers uses, positions, expiry and epochs; one selects; one puts the groups of machine
//! instructions, which were made in reverse, into order. Selection of an opcode is a function over three
//! parts: [`Facts`], which do not change, [`Uses`], which counts the remaining uses and is the only
//! record of folds, and [`Draft`], the machine code so far. Time and memory are linear in the
//! function, without recursion over the program (operand trees are bounded by [`uses::MAX_DEPTH`]).
//!
//! Needs copies form (or memory form without phis). Does not hoist, schedule or select across blocks, except
//! for the addresses of slots and constants, which are rematerialised at each use, and for addresses in
//! operands of a block to which only theirs leads ([`Uses::leads_here`]).

mod address;
mod atomic;
mod bits;
mod bitwise;
mod builder;
mod call;
mod compare;
mod constraint;
mod control;
mod convert;
mod cx;
mod divide;
mod draft;
mod exceptions;
mod facts;
mod float;
mod inline_asm;
mod integer;
mod intrinsic;
mod libcall;
mod memory;
mod multiply;
mod operand;
mod output;
mod return_call;
mod scan;
mod shift;
mod uses;
mod x87;

use cranelift_entity::EntityRef;
use sheave_ir::{CallKind, Function, Inst, InstData, Loc, Module, UnaryOp, ValueDef};
use sheave_regalloc::Vreg;
use sheave_ssa::{refill, restart};

use crate::abi::Places;
use crate::layout::Layout;
use crate::minst::Kind;
use crate::{Error, ErrorKind, Options};
use cx::{Cx, Done};
use draft::{Draft, Lines};
use facts::Facts;
pub(crate) use libcall::LIBCALL_BIT;
pub use libcall::LibCall;
pub(crate) use output::{AsmRecord, Selected, SwitchRecord};
use scan::{NONE, Scan};
use uses::{UseTables, Uses};

/// The scratch memory of selection, to be reused for the next function.
#[derive(Debug, Default)]
pub(crate) struct Ctx {
    scan: Scan,
    uses: UseTables,
    lines: Lines,
    divisions: Vec<(Inst, Vreg)>,
    places: Places,
}

/// Selects `func` in the order of `layout`.
pub(crate) fn run(
    module: &Module,
    func: &Function,
    layout: &Layout,
    options: &Options,
    ctx: &mut Ctx,
    out: &mut Selected,
) -> Result<(), Error> {
    let Ctx { scan, uses, lines, divisions, places } = ctx;
    out.clear(func);
    lines.clear();
    divisions.clear();
    refill(&mut uses.counts, func.n_values(), 0);
    refill(&mut uses.vregs, func.n_values(), NONE);
    refill(&mut uses.folded, func.order.len(), false);
    restart(&mut uses.starts);
    scan.compute(module, func, layout, &mut uses.counts);
    let facts = Facts { module, func, layout, options, scan };
    let mut cx = Cx::new(facts, Uses::new(facts, uses), Draft::new(lines, out), divisions, places);
    select_blocks(&mut cx)?;
    gather(&mut cx);
    Ok(())
}

/// True for a copy that phi elimination made, that is, one that writes a variable.
pub(crate) fn is_copy(func: &Function, inst: Inst) -> bool {
    matches!(func.insts[inst], InstData::Unary { op: UnaryOp::Copy, .. })
        && func.result(inst).is_some_and(|result| func.def(result) == ValueDef::Variable)
}

fn select_blocks(cx: &mut Cx<'_>) -> Result<(), Error> {
    let Facts { module, func, layout, scan, .. } = **cx;
    let unsupported =
        |what, inst| Error::new(module.symbol_name(func.symbol), ErrorKind::Unsupported(what), inst);
    for (index, &block) in layout.blocks.iter().enumerate().rev() {
        let data = func.blocks[block];
        let first = func.order.get(data.start as usize).copied();
        cx.uses.enter_block(data.start..data.end, index);
        for p in (data.start..data.end).rev() {
            let inst = func.order[p as usize];
            cx.uses.move_to(p);
            select_inst(cx, inst).map_err(|what| unsupported(what, Some(inst)))?;
            end_group(cx, func.loc(inst));
        }
        if index == 0 {
            call::select_params(cx).map_err(|what| unsupported(what, first))?;
            end_group(cx, None);
        }
        if let Some(invoke) = scan.invoked_from.get(block.index()).and_then(|inst| inst.expand()) {
            cx.uses.move_to(data.start);
            exceptions::select_invoke_results(cx, invoke).map_err(|what| unsupported(what, first))?;
            end_group(cx, None);
        }
        // The allocator places moves for edges that cannot be split after an instruction without
        // operands.
        if scan.indirect_targets.get(block.index()) == Some(&true) {
            cx.draft.begin_kind(Kind::Nop).end();
            end_group(cx, None);
        }
        cx.draft.end_block();
    }
    Ok(())
}

/// The machine instructions of one IR instruction, which has the location `loc`, are complete.
#[inline]
fn end_group(cx: &mut Cx<'_>, loc: Option<Loc>) {
    if cx.func.has_locs() {
        cx.draft.locate(loc);
    }
    cx.draft.end_group();
}

/// Puts everything into program order.
fn gather(cx: &mut Cx<'_>) {
    let Facts { func, layout, .. } = **cx;
    cx.draft.gather();
    for (index, &block) in layout.blocks.iter().enumerate() {
        let terminator = func.terminator(block).map(|inst| &func.insts[inst]);
        let splittable = !matches!(terminator, Some(InstData::IndirectBranch { .. }));
        let succs = func.succs(block).map(|target| layout.index_of(target));
        let end = cx.draft.end_of_block(index);
        cx.draft.out.code.end_block_at(end, layout.freqs[index], succs, splittable);
    }
}

/// Selects `inst`, unless it is folded or has no effect.
fn select_inst(cx: &mut Cx<'_>, inst: Inst) -> Done {
    if cx.uses.is_folded(inst) {
        return Ok(());
    }
    let Facts { func, .. } = **cx;
    let data = func.insts[inst];
    if !func.results(inst).any(|result| cx.uses.is_used(result)) && !data.has_side_effects() {
        data.for_each_arg(&func.pool, |arg| cx.uses.remove(arg));
        if is_copy(func, inst) {
            cx.draft.out.unread.push(inst);
        }
        return Ok(());
    }
    compute(cx, inst)?;
    debug_assert!(
        func.results(inst).all(|result| {
            let root = cx.root(result);
            root != result
                || !cx.has_zero_upper(result)
                || cx.uses.known_vreg(root).is_none_or(|vreg| cx.draft.clears_upper_of(Vreg(vreg)))
        }),
        "the upper half of a result is not what `has_zero_upper` tells"
    );
    Ok(())
}

/// Selects `inst` by its opcode.
fn compute(cx: &mut Cx<'_>, inst: Inst) -> Done {
    match cx.func.insts[inst] {
        InstData::Unary { op, arg } => return convert::select_unary(cx, inst, op, arg),
        InstData::Binary { op, args, .. } => return integer::select_binary(cx, inst, op, args),
        InstData::Wide { op, args } => return multiply::select_wide(cx, inst, op, args),
        InstData::Ternary { op, args } => integer::select_ternary(cx, inst, op, args),
        InstData::Icmp { .. } | InstData::Fcmp { .. } => compare::select_compare(cx, inst),
        InstData::PtrIndex { .. } => address::select_ptr_index(cx, inst),
        InstData::Alloca { slot } => address::select_alloca(cx, inst, slot),
        InstData::DynAlloca { align_log2, size } => intrinsic::select_dyn_alloca(cx, inst, align_log2, size),
        InstData::Load { addr, offset, .. } => memory::select_load(cx, inst, addr, offset),
        InstData::Store { flags, addr, value, offset } => {
            memory::select_store(cx, flags, addr, value, offset)
        }
        InstData::Rmw { op, addr, value, .. } => atomic::select_rmw(cx, inst, op, addr, value),
        InstData::CmpXchg { args, .. } => return atomic::select_cmpxchg(cx, inst, args),
        // The frame is laid out by groups of slots.
        InstData::Lifetime { .. } => {}
        InstData::Fence { ordering } => atomic::select_fence(cx, ordering),
        InstData::Mem { op, volatile, args } => memory::select_mem(cx, op, volatile, args),
        InstData::Call { kind, .. } | InstData::CallIndirect { kind, .. } => {
            return match kind {
                CallKind::Plain | CallKind::Invoke => call::select_call(cx, inst),
                CallKind::Return => return_call::select_return_call(cx, inst),
            };
        }
        InstData::LandingPad { .. } => exceptions::select_landing_pad(cx, inst)?,
        InstData::TypeId { symbol } => exceptions::select_type_id(cx, inst, symbol),
        InstData::Resume { args } => exceptions::select_resume(cx, args),
        InstData::Intrinsic { op, args } => return intrinsic::select_intrinsic(cx, inst, op, args),
        InstData::Asm { asm, args, .. } => return inline_asm::select_asm(cx, inst, asm, args),
        InstData::Jump => cx.draft.begin_kind(Kind::Jmp).end(),
        InstData::Branch { cond } => control::select_branch(cx, cond),
        InstData::Switch { value, cases } => control::select_switch(cx, value, cases),
        InstData::IndirectBranch { addr } => control::select_indirect_branch(cx, addr),
        InstData::Return { args } => return control::select_return(cx, args),
        InstData::Unreachable => cx.draft.begin_kind(Kind::Trap).end(),
    }
    Ok(())
}
