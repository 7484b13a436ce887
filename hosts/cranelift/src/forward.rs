//! Forwarding of loads from slots that stay in the frame.

use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::ir::{Function, Inst, StackSlot, Value};
use sheave_ssa as ssa;
use sheave_ssa::forward::{Ctx, Options, Stats};

use crate::apply::{convert, replace_results};
use crate::host::{Host, clif_type};

/// Store-to-load forwarding for the explicit stack slots of `func`: replaces loads by earlier stores or loads
/// of the same bytes, and removes dead stores and unaccessed slots. Meant for slots left by [`promote`]:
/// slots whose address is passed on, arrays, bytes that are accessed in several ways.
///
/// [`promote`]: crate::promote
///
/// # Errors
///
/// Those of [`ssa::forward::plan`], which do not occur in a function that passes Cranelift's verifier and is
/// not gigantic. `func` is unchanged then.
pub fn forward(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Stats, ssa::Error> {
    let plan = ssa::forward::plan(&Host::with_updates(func, &[]), options, ctx)?;
    let mut aliases: Vec<(Value, Value)> = Vec::new();
    let mut removed = Vec::new();
    for forward in plan.forwards() {
        let (load, result) = (Inst::new(forward.load.index()), Value::new(forward.result.index()));
        let mut value = Value::new(forward.value.index());
        if forward.from != forward.to {
            value = convert(func, load, value, clif_type(forward.to));
            removed.push(load);
        }
        aliases.push((result, value));
    }
    removed.extend(plan.removed().map(|inst| Inst::new(inst.index())));
    replace_results(func, removed, &aliases);
    for (slot, data) in func.sized_stack_slots.iter_mut() {
        if plan.is_unused(ssa::Slot::new(StackSlot::index(slot))) {
            (data.size, data.align_shift) = (0, 0);
        }
    }
    Ok(plan.stats())
}
