//! Where a loop stores to a slot nothing but what was in it, its head has a phi that merges nothing. That is rare, and only seen when
//! the function is rewritten already: the phis are written down as a plan then, cleaned like those of any plan, and the function is
//! rewritten once more.

use sheave_ir::entity::EntityRef;
use sheave_ir::{Function, InstData};

use crate::Cfg;
use crate::ir_host::host::{ADDRESS, IrSlotHost};
use crate::ir_host::promote::apply;
use crate::promote::{Ctx, Def, Options, cleanup};

/// Cleans the phis of a function that is rewritten but has none attached, and attaches those that stay. Returns how many there are.
#[cold]
#[inline(never)]
pub(super) fn simplify(func: &mut Function, ctx: &mut Ctx, options: &Options, first_new: u32) -> u32 {
    let mut scratch = core::mem::take(&mut ctx.apply.host);
    let host = scratch.graph_of(func);
    // The edges are those that were read before: there is nothing to find fault with.
    let read = ctx.graph.compute(&host);
    debug_assert!(read.is_ok(), "the edges were followed before");
    let n_blocks = host.n_blocks();
    ctx.apply.host = scratch;
    write_plan(func, ctx, first_new, n_blocks);
    cleanup::clean(&IrSlotHost::with_table(func, &[]), ctx, options);
    // Some phi was replaced, so the table by value has been brought up to date, the values of phis included.
    apply(func, ctx, options)
}

/// Writes down the phis, their arguments and the loads that read them.
fn write_plan(func: &Function, ctx: &mut Ctx, first_new: u32, n_blocks: usize) {
    let Ctx { graph, plan, scan, forward, apply, .. } = ctx;
    plan.make_room(func.values.len(), func.insts.len());
    plan.phi_range.resize(n_blocks, (0, 0));
    let mut next = first_new;
    for (phi, &block) in plan.phi_block.iter().enumerate() {
        let state = &forward.blocks[block as usize];
        let range = &mut plan.phi_range[block as usize];
        *range = if range.1 == 0 { (phi as u32, phi as u32 + 1) } else { (range.0, phi as u32 + 1) };
        // The phis of a block are consecutive values; constants may lie between blocks.
        let value = state.first_phi.0 + (phi as u32 - range.0);
        debug_assert!(value >= next);
        next = value;
        plan.replacement[value as usize] = Def::phi(phi as u32);
    }
    let named = |plan: &crate::promote::Plan, def: Def| {
        if def.is_value() { plan.replacement[def.0 as usize] } else { def }
    };
    for block in 0..n_blocks as u32 {
        for &succ in graph.succ_row(block) {
            plan.arg_start.push(plan.args.len() as u32);
            let (start, end) = plan.phi_range[succ as usize];
            for phi in start..end {
                let slot = plan.phi_slot[phi as usize];
                let arg = if forward.is_reached(block) {
                    named(plan, forward.row(block)[slot as usize])
                } else {
                    Def::undef(slot)
                };
                plan.args.push(arg);
            }
        }
    }
    plan.arg_start.push(plan.args.len() as u32);
    plan.first_edge.extend_from_slice(&graph.succ_start);
    scan.begin_loads(func.slots.len());
    for &inst in &apply.direct.old {
        if let InstData::Load { addr, .. } = func.insts[inst]
            && let Some(result) = func.result(inst)
        {
            // An address that was replaced may be newer than the table, and then is no slot's.
            let address = apply.direct.table.get(addr.index()).copied().unwrap_or(0);
            if address >= ADDRESS {
                plan.replacement[result.index()] = named(plan, Def(apply.direct.table[result.index()]));
                scan.push_load(inst.as_u32(), address & !ADDRESS, result.as_u32());
            }
        }
    }
}
