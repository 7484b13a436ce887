//! Promotes explicit stack slots of a Cranelift function to SSA values and block parameters.
//!
//! A front end that keeps its variables in stack slots (`stack_addr` with loads and stores, also the
//! expansion of `stack_load` and `stack_store`) calls [`promote`] before it compiles the function. A slot
//! becomes values if one range of its bytes is accessed, at constant distances from its address, and its
//! address has no other use; atomic operations become plain ones then. A removed slot takes no room in the
//! frame, unless an access reaches beyond its slot: code that worked by luck still does. Value labels and
//! source locations move on to the replacement of a load or a store. [`Report`] lists the outcome of every
//! slot.
//!
//! A slot that holds several scalars, such as a structure, is first taken apart by [`sroa`]; [`SroaReport`]
//! lists what became of each, and why a slot stays whole.
//!
//! The plans are made by `sheave-ssa`; this crate is the adapter that presents the function to it ([`Host`])
//! and applies the plans.
//!
//! ```
//! use cranelift_codegen::ir::{AbiParam, Function, InstBuilder, MemFlagsData, types};
//! use cranelift_codegen::ir::{StackSlotData, StackSlotKind};
//! use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
//! use sheave_ssa::promote::Ctx;
//!
//! let mut func = Function::new();
//! func.signature.returns.push(AbiParam::new(types::I32));
//! let mut context = FunctionBuilderContext::new();
//! let mut builder = FunctionBuilder::new(&mut func, &mut context);
//! let slot = builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 3));
//! let block = builder.create_block();
//! builder.switch_to_block(block);
//! let seven = builder.ins().iconst(types::I32, 7);
//! let addr = builder.ins().stack_addr(types::I64, slot, 8);
//! builder.ins().store(MemFlagsData::new(), seven, addr, 4);
//! let loaded = builder.ins().load(types::I32, MemFlagsData::new(), addr, 4);
//! builder.ins().return_(&[loaded]);
//! builder.seal_all_blocks();
//!
//! let (mut ctx, mut parts) = (Ctx::new(), sheave_ssa::sroa::Ctx::new());
//! let split = sheave_ssa_cranelift::sroa(&mut func, &mut parts, &sheave_ssa_cranelift::sroa_options())?;
//! assert_eq!(split.to_string(), "1 of 1 slots split into 3 parts");
//! sheave_ssa_cranelift::promote(&mut func, &mut ctx, &sheave_ssa_cranelift::options())?;
//! assert!(func.sized_stack_slots.values().all(|slot| slot.size == 0));
//! let report = sheave_ssa_cranelift::Report::new(&func, ctx.plan()).to_string();
//! assert!(report.lines().all(|line| line.ends_with("promoted: 0 phis")), "the slot and its parts");
//! # Ok::<(), sheave_ssa::Error>(())
//! ```

mod apply;
mod host;
mod report;
mod sroa;

use cranelift_codegen::ir::Function;
use sheave_ssa as ssa;
use sheave_ssa::promote::{Ctx, Options, Stats};

pub use host::Host;
pub use report::{Report, SroaReport};
pub use sroa::{sroa, sroa_options};

/// The options for Cranelift: values may be as large as its vectors and widest integers.
pub fn options() -> Options {
    Options { max_value_bytes: 16, ..Options::default() }
}

/// Promotes the explicit stack slots of `func`.
///
/// # Errors
///
/// Those of [`ssa::promote::plan`], which do not occur in a function that passes Cranelift's verifier and is
/// not gigantic. `func` is unchanged then.
pub fn promote(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Stats, ssa::Error> {
    let updates = host::find_updates(func);
    let host = Host::with_updates(func, &updates);
    let keeps_room = host.depends_on_frame();
    let plan = ssa::promote::plan(&host, options, ctx)?;
    apply::apply(func, plan, &updates, keeps_room);
    Ok(plan.stats())
}
