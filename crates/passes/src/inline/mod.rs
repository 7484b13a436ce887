//! Inlining: replaces a call by the body of its callee.
//!
//! Callees go through the passes before their callers, so what is copied has been promoted and simplified,
//! and its size says what it will cost. Parameters are values by then and become the arguments; slots that
//! are left become slots of the caller, and promotion runs once more: an address that escaped to the callee
//! no longer does.
//!
//! Where an invoke is replaced, the calls of the body become invokes, and its `resume` a jump
//! ([`Editor::inline_invoke`]).
//!
//! Which calls are inlined is decided in [`decide`], call by call in the order of the function; each refusal
//! has a name, and `--debug inline/explain` prints them. [`Editor::inline`] copies
//! the body.
//!
//! ```text
//! function %square(i32 v0) -> i32 {          function %f(i32 v0) -> i32 {
//! block0: v1 = mul v0, v0; return v1   =>    block0: jump block2
//! }                                          block2: v2 = mul v0, v0; jump block1(v2)
//! %f: v1 = call %square(v0); return v1       block1: v1 = phi; return v1
//! ```
//!
//! Sources: Andrew Ayers, Richard Schooler, Robert Gottlieb, "Aggressive Inlining", 1997, on budgets; the
//! order by strongly connected components is that of LLVM's inliner.
//!
//! Cost: one scan for calls; the size of what is copied.
//!
//! Needs memory or SSA form and leaves the same, with more blocks, edges and slots.

mod decide;

use sheave_ir::{Block, ConstData, Editor, FuncAttrs, InlineMaps, Inlined, Inst, InstData, MemOp, Purpose};
use sheave_ir::{SlotData, Type, Value};

use crate::pass::{Changed, PassError, PassRun};
use crate::program::Bodies;
use decide::Budget;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    maps: InlineMaps,
    layout: Vec<Block>,
    old_layout: Vec<Block>,
    args: Vec<Value>,
    /// Why calls were not inlined, and how many.
    refused: Vec<(&'static str, u32)>,
}

/// Inlines calls.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let Some(bodies) = run.bodies else { return Ok(Changed::CODE) };
    let mut ctx = std::mem::take(run.ctxs.of::<Ctx>());
    ctx.refused.clear();
    let inlined = inline_calls(run, bodies, &mut ctx);
    for &(why, n) in &ctx.refused {
        run.count(why, n);
    }
    *run.ctxs.of() = ctx;
    run.count("calls inlined", inlined);
    Ok((Changed::GRAPH | Changed::ALL_WORK).when(inlined > 0))
}

fn inline_calls(run: &mut PassRun<'_>, bodies: &Bodies, ctx: &mut Ctx) -> u32 {
    let mut inlined = 0;
    let mut budget = Budget::new(&run.edit);
    ctx.old_layout.clone_from(&run.edit.layout);
    ctx.layout.clear();
    for at in 0..ctx.old_layout.len() {
        let (mut block, mut position) = (ctx.old_layout[at], 0);
        ctx.layout.push(block);
        while let Some(&inst) = run.edit.block_insts(block).get(position) {
            let data = run.edit.insts[inst];
            let is_last = data.is_terminator();
            if data.callee().is_some() && inline_call(run, bodies, &mut budget, block, position, ctx) {
                inlined += 1;
                if is_last {
                    break;
                }
                block = ctx.layout[ctx.layout.len() - 1];
                position = 0;
            } else {
                position += 1;
            }
        }
    }
    if inlined > 0 {
        run.edit.set_layout(&ctx.layout);
        run.edit.apply();
        run.edit.retain_insts(|_| true, |_| false);
    }
    inlined
}

/// Inlines the call at `position` of `block`, if that is possible and pays.
fn inline_call(
    run: &mut PassRun<'_>,
    bodies: &Bodies,
    budget: &mut Budget,
    block: Block,
    position: usize,
    ctx: &mut Ctx,
) -> bool {
    let call = run.edit.block_insts(block)[position];
    let data = run.edit.insts[call];
    let (Some(callee), Some((sig, args))) = (data.callee(), data.call_args()) else { return false };
    let module = run.module;
    let decision = decide::decide(&run.edit, module, bodies, budget, call);
    run.explain(|| {
        let name = module.symbol_name(callee);
        match &decision {
            Ok(inline) => format!("%{name} inlined: {inline}"),
            Err(refusal) => format!("%{name} not inlined: {refusal}"),
        }
    });
    let inline = match decision {
        Ok(inline) => inline,
        Err(refusal) => {
            let why = refusal.why;
            match ctx.refused.iter_mut().find(|(known, _)| *known == why) {
                Some((_, n)) => *n += 1,
                None => ctx.refused.push((why, 1)),
            }
            return false;
        }
    };
    if !run.edit.begin_rewrite() {
        return false;
    }
    let Ok(body) = bodies.of(module, run.edit.symbol, callee) else { return false };
    ctx.args.clear();
    ctx.args.extend_from_slice(args.as_slice(&run.edit.pool));
    for (param, arg) in module.signatures[sig].params.iter().zip(&mut ctx.args) {
        if let Purpose::ByVal { size, align } = param.purpose {
            *arg = copy_object(&mut run.edit, call, *arg, size, align);
        }
    }
    let Ctx { maps, layout, args, .. } = ctx;
    let may_unwind = &|call: &InstData| !module.call_attrs(call).has(FuncAttrs::NO_UNWIND);
    run.edit.inline(block, position, &Inlined { body: &body, args, may_unwind }, maps, layout);
    budget.spend(&inline);
    true
}

/// An object that is passed by value is a copy, which the callee may change. Gives the address of the copy,
/// which is made before `call`.
fn copy_object(edit: &mut Editor<'_>, call: Inst, from: Value, size: u32, align: u32) -> Value {
    let align_log2 = align.max(1).ilog2() as u8;
    let slot = edit.make_slot(SlotData { size, align_log2, ty: None, volatile: false, param: None });
    let (alloca, to) = edit.make_inst_with_result(InstData::Alloca { slot }, Type::Ptr);
    let length = edit.constant(Type::I64, ConstData::Bits(u64::from(size)));
    let copy = edit.make_inst(InstData::Mem { op: MemOp::Copy, volatile: false, args: [to, from, length] });
    edit.insert_before(call, alloca);
    edit.insert_before(call, copy);
    to
}
