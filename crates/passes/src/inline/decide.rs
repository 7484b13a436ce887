//! The inlining decision for a call: whether it is possible, then whether it pays.

use std::fmt;

use sheave_ir::{Form, FrameStyle, FuncAttrs, Function, Inst, InstData, IntrinsicOp, Module, PadClause};
use sheave_ir::{ResultPlace, Signature, UnaryOp, Value};

use crate::blocks::{inst_of, takes_addresses};
use crate::program::{Bodies, NoBody};

/// Instructions of a callee that are worth it at any call: about what the call, its moves and the clobbered
/// registers cost, and what passes gain from seeing both sides.
const LIMIT: u32 = 50;
/// More of them where the source asks for inlining.
const HINT: u32 = 45;
/// More of them for each argument that is the address of a slot, which may be promoted afterwards.
const SLOT_ARGUMENT: u32 = 8;
/// Instructions of a callee without another caller: its own code disappears. There is no limit where it is
/// given the address of a slot, such as the state of an interpreter; without one, the registers that a large
/// body needs are missing around it (the sorting of bzip2 executed 10 % more).
const ONLY_CALL_LIMIT: u32 = 200;
/// What a function may grow to by inlining: this many instructions, or [`GROWTH`] times what it had.
const CALLER_LIMIT: u32 = 4000;
const GROWTH: u32 = 3;
/// Instructions that are no more than the call: taken whatever the caller has grown to, and of a callee that
/// does not return, which is no path to make fast, only these.
const TINY: u32 = 3;

/// Why a call is inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Inline {
    /// What the body costs, in instructions.
    cost: u32,
    /// What it might have cost.
    limit: u32,
    /// Instructions of the body.
    size: u32,
}

impl fmt::Display for Inline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cost {} of {}", self.cost, self.limit)
    }
}

/// Why a call is not inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Refusal {
    /// In words.
    pub(super) why: &'static str,
    /// What the body costs, or less, and what it might cost, if that is why.
    cost: Option<(u32, u32)>,
}

impl From<NoBody> for Refusal {
    fn from(error: NoBody) -> Self {
        refusal(match error {
            NoBody::Elsewhere => "not defined here",
            NoBody::Interposable => "another definition may replace it",
            NoBody::Recursive => "recursive",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why)?;
        self.cost.map_or(Ok(()), |(cost, limit)| write!(f, ": {cost} or more, limit {limit}"))
    }
}

const fn refusal(why: &'static str) -> Refusal {
    Refusal { why, cost: None }
}

const MISMATCH: Refusal = refusal("called with another signature than its own");
const RETURNS_TWICE: Refusal = refusal("something in it returns twice");
const BLOCK_ADDRESS: Refusal = refusal("uses the addresses of blocks");
const DYNAMIC_STACK: Refusal = refusal("allocates stack memory dynamically");

/// How much a caller may still grow.
#[derive(Debug)]
pub(super) struct Budget {
    left: u32,
}

impl Budget {
    pub(super) fn new(caller: &Function) -> Budget {
        let size = caller.n_insts() as u32;
        Budget { left: CALLER_LIMIT.saturating_sub(size).max(size.saturating_mul(GROWTH - 1)) }
    }

    pub(super) fn spend(&mut self, inline: &Inline) {
        self.left = self.left.saturating_sub(inline.size);
    }
}

/// Whether `call`, of `caller`, is inlined.
pub(super) fn decide(
    caller: &Function,
    module: &Module,
    bodies: &Bodies,
    budget: &Budget,
    call: Inst,
) -> Result<Inline, Refusal> {
    let data = &caller.insts[call];
    let (Some(callee), Some((sig, args))) = (data.callee(), data.call_args()) else {
        return Err(MISMATCH);
    };
    let attrs = module.call_attrs(data);
    if attrs.has(FuncAttrs::RETURNS_TWICE) {
        return Err(RETURNS_TWICE);
    }
    if bodies.forbids_inlining(attrs) {
        return Err(refusal("marked as not to be inlined"));
    }
    let is_strict = |symbol| module.symbols[symbol].attrs.function.has(FuncAttrs::STRICT_FP);
    if is_strict(callee) && !is_strict(caller.symbol) {
        return Err(refusal("depends on the floating-point environment"));
    }
    let body = &*bodies.of(module, caller.symbol, callee)?;
    let own = &module.signatures[body.sig];
    if !agrees(&module.signatures[sig], own) {
        return Err(MISMATCH);
    }
    // Declared and defined with so many values; an optimiser that sees the body may rely on it.
    if args.as_slice(&caller.pool).len() != own.params.len()
        || !data.is_return_call() && caller.results(call).count() != own.n_result_values()
    {
        return Err(MISMATCH);
    }
    let no_return = attrs.has(FuncAttrs::NO_RETURN);
    let always = attrs.has(FuncAttrs::ALWAYS_INLINE);
    let is_slot = |&&arg: &&Value| matches!(inst_of(caller, arg), Some(InstData::Alloca { .. }));
    let n_slots = args.as_slice(&caller.pool).iter().filter(is_slot).count() as u32;
    let limit = if always {
        u32::MAX
    } else if no_return {
        TINY
    } else if bodies.is_called_once(module, callee) {
        if n_slots > 0 { u32::MAX } else { ONLY_CALL_LIMIT }
    } else {
        LIMIT + n_slots * SLOT_ARGUMENT + if attrs.has(FuncAttrs::INLINE_HINT) { HINT } else { 0 }
    };
    let cost = cost(body, limit);
    if cost > limit {
        return Err(match no_return {
            true => refusal("does not return"),
            false => Refusal { why: "costs too much", cost: Some((cost, limit)) },
        });
    }
    let size = body.n_insts() as u32;
    if size > budget.left && cost > TINY && !always {
        return Err(refusal("the caller has grown too much"));
    }
    // Last, because they look at the whole body.
    can_be_copied(module, caller, body, own)?;
    can_unwind_into(caller, body, call)?;
    Ok(Inline { cost, limit, size })
}

/// Whether a call with signature `call` passes what a function with signature `own` expects.
fn agrees(call: &Signature, own: &Signature) -> bool {
    std::ptr::eq(call, own)
        || ((call.variadic, call.convention) == (own.variadic, own.convention)
            && call.params.len() == own.params.len()
            && call.results.len() == own.results.len()
            && call.params.iter().zip(&own.params).all(|(a, b)| (a.ty, a.purpose) == (b.ty, b.purpose))
            && call.results.iter().zip(&own.results).all(|(a, b)| (a.ty, a.place) == (b.ty, b.place)))
}

/// Whether a copy of the body does in `caller` what the function does.
fn can_be_copied(
    module: &Module,
    caller: &Function,
    body: &Function,
    sig: &Signature,
) -> Result<(), Refusal> {
    let is_naked = body.frame == FrameStyle::Naked || caller.frame == FrameStyle::Naked;
    let reasons = [
        (body.form == Form::Copies || caller.form == Form::Copies, "in copies form"),
        (sig.variadic.is_some(), "takes variable arguments"),
        (sig.results.iter().any(|result| result.place == ResultPlace::X87), "result on the x87 stack"),
        (is_naked, "naked"),
        (body.frame == FrameStyle::Pointer, "its frame is walked"),
        (takes_addresses(body), BLOCK_ADDRESS.why),
    ];
    if let Some(&(_, why)) = reasons.iter().find(|reason| reason.0) {
        return Err(refusal(why));
    }
    for &inst in &body.order {
        match &body.insts[inst] {
            InstData::IndirectBranch { .. } => return Err(BLOCK_ADDRESS),
            InstData::DynAlloca { .. } => return Err(DYNAMIC_STACK),
            call if module.call_attrs(call).has(FuncAttrs::RETURNS_TWICE) => return Err(RETURNS_TWICE),
            InstData::Intrinsic { op, .. } => match op {
                IntrinsicOp::SetJmp => return Err(RETURNS_TWICE),
                IntrinsicOp::VaStart | IntrinsicOp::FrameAddress | IntrinsicOp::ReturnAddress => {
                    return Err(refusal("asks for its own frame"));
                }
                IntrinsicOp::StackSave | IntrinsicOp::StackRestore => return Err(DYNAMIC_STACK),
                _ => {}
            },
            _ => {}
        }
    }
    Ok(())
}

/// Whether exceptions find in `caller` what they find in the function.
fn can_unwind_into(caller: &Function, body: &Function, call: Inst) -> Result<(), Refusal> {
    let Some(own) = body.pads.values().next() else { return Ok(()) };
    if caller.pads.values().next().is_some_and(|pad| pad.personality != own.personality) {
        return Err(refusal("has the exceptions of another language"));
    }
    // The landing pads of the body get the caller's clauses, and only types tell which of them took an
    // exception.
    let is_filter = |clause: &PadClause| matches!(clause, PadClause::Filter(_));
    if caller.insts[call].is_invoke() && body.pads.values().any(|pad| pad.clauses.iter().any(is_filter)) {
        return Err(refusal("says which exceptions may leave it"));
    }
    Ok(())
}

/// What the code of `body` costs, in instructions; some number above `limit` where it is above that.
fn cost(body: &Function, limit: u32) -> u32 {
    let mut cost = 0;
    for &block in &body.layout {
        cost += body.phis(block).len() as u32 / 2;
        for &inst in body.block_insts(block) {
            cost += match &body.insts[inst] {
                InstData::Jump
                | InstData::Return { .. }
                | InstData::Alloca { .. }
                | InstData::Lifetime { .. }
                | InstData::LandingPad { .. }
                | InstData::Resume { .. } => 0,
                InstData::Unary { op: UnaryOp::Copy | UnaryOp::Bitcast | UnaryOp::Trunc, .. } => 0,
                data if let Some((_, args)) = data.call_args() => 4 + args.as_slice(&body.pool).len() as u32,
                InstData::Switch { .. } => 2 + body.succ_edges(block).len() as u32,
                InstData::Mem { .. } | InstData::Asm { .. } => 4,
                _ => 1,
            };
        }
        if cost > limit {
            break;
        }
    }
    cost
}
