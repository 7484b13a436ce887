//! Scalar replacement of aggregates: splits slots of structures into slots of scalars, which promotion then
//! takes.
//!
//! [`sheave_ssa::sroa`] decides which slots get which parts; this module shows it the function and carries
//! out its plan: copies become loads and stores of the parts; an integer access that covers several parts is
//! put together, or taken apart, by shifts. What also kept a processor waiting (a wide load of bytes that
//! were just written by narrow stores) goes with it.
//!
//! Why here: before promotion, which takes the new slots; in copies form there is nothing left to take. What
//! promotion leaves, because it is accessed in pieces, is looked at once more, whatever its type: the halves
//! of a `double`, a union.
//!
//! ```text
//! v0 = alloca size 8                       v4 = alloca i32; v5 = alloca i32
//! store v1, v0                             store v1, v4
//! store v2, v0 + 4                         store v2, v5
//! v3 = load i64 v0                         v3 = or (zext v1), (shl (zext v2), 32), of loads of v4 and v5
//! ```
//!
//! Cost: one scan of the entry block; where a slot could take part, three sweeps over the instructions.
//!
//! Needs memory or SSA form and leaves the same; the graph does not change. It does not treat arrays with
//! variable indices, nor functions with inline assembly, which may name slots.

mod host;
mod rewrite;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Editor, Inst, InstData, Type, Value};
pub(crate) use sheave_ssa::sroa::MAX_BYTES;
use sheave_ssa::sroa::{INSTS_PER_PART, Kept, MAX_TOTAL, Options, Outcome, Plan, plan};
use sheave_ssa::{Error, Slot};

use crate::adapters::host::ir_type;
use crate::adapters::insert::make_scalar;
use crate::check;
use crate::pass::{Changed, Fault, PassError, PassRun, Proof};
use host::{Addresses, SplitHost, takes_part};
use rewrite::rewrite;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
pub(crate) struct Ctx {
    planner: sheave_ssa::sroa::Ctx,
    addresses: Addresses,
    parts: Vec<Part>,
    /// Those of the plan, if the last function had slots that could be split.
    planned: Option<Options>,
}

/// A slot that takes the place of a part of another.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// Where it starts in the other.
    offset: u32,
    ty: Type,
    /// Its address and the instruction that makes it.
    addr: Value,
    alloca: Inst,
}

/// Takes slots of the function apart.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let ctx: &mut Ctx = run.ctxs.of();
    ctx.planned = None;
    let slots = split(&mut run.edit, ctx)?;
    let plan = ctx.planner.plan();
    let told = if run.explains && ctx.planned.is_some() { 0..plan.n_slots() } else { 0..0 };
    let told: Vec<String> = told
        .map(|slot| (Slot::new(slot), plan.outcome(Slot::new(slot))))
        .filter(|(_, outcome)| !matches!(outcome, Outcome::Kept { reason: Kept::Dynamic, .. }))
        .map(|(slot, outcome)| format!("{slot} {outcome}"))
        .collect();
    told.into_iter().for_each(|line| run.explain(|| line));
    run.count("slots taken apart", slots);
    Ok(Changed::SLOTS.when(slots > 0))
}

/// Proves that the pass changed nothing that can be observed.
pub(crate) fn prove(proof: &Proof<'_>) -> Result<(), Fault> {
    if let Some(Ctx { planner, addresses, planned: Some(options), .. }) = proof.ctxs.get() {
        let host = SplitHost::new(proof.before, addresses);
        sheave_ssa::sroa::check(&host, planner.plan(), options).map_err(Fault::Split)?;
    }
    check::split(proof.before, proof.after).map_err(Fault::Applied)
}

/// The number of slots that were taken apart.
pub(crate) fn split(edit: &mut Editor<'_>, ctx: &mut Ctx) -> Result<u32, Error> {
    let Ctx { planner, addresses, parts, planned } = ctx;
    // Slots that promotion took are still in the table; what is left of them has an `alloca` in the entry.
    let is_made = |&inst: &Inst| match edit.insts[inst] {
        InstData::Alloca { slot } => takes_part(edit, &edit.slots[slot]),
        _ => false,
    };
    let some = edit.entry().is_some_and(|entry| edit.block_insts(entry).iter().any(is_made));
    if !some || !addresses.find(edit) {
        return Ok(0);
    }
    let most = MAX_TOTAL.max(edit.n_insts() / INSTS_PER_PART);
    let options = Options { max_parts: Some(most), ..Options::default() };
    let host = SplitHost::new(edit, addresses);
    let plan = plan(&host, &options, planner)?;
    *planned = Some(options);
    let mut n = 0;
    for slot in (0..plan.n_slots()).map(Slot::new) {
        if plan.is_split(slot) {
            match edit.begin_rewrite() {
                true => n += 1,
                false => plan.keep(slot),
            }
        }
    }
    if n > 0 {
        make_parts(edit, plan, parts);
        rewrite(edit, plan, addresses, parts);
    }
    Ok(n)
}

/// Makes the new slots.
fn make_parts(edit: &mut Editor<'_>, plan: &Plan, parts: &mut Vec<Part>) {
    parts.clear();
    for part in plan.parts() {
        let ty = ir_type(part.ty);
        let (alloca, addr) = match plan.is_split(part.slot) {
            true => make_scalar(edit, ty),
            // Only its number counts.
            false => (Inst::new(0), Value::new(0)),
        };
        parts.push(Part { offset: part.offset, ty, addr, alloca });
    }
}
