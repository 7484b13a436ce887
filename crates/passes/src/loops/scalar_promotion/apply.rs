//! Makes the slots of loops, fills them before and stores them back after the loop.

use sheave_ir::{Block, Edge, Editor, InstData};

use super::{Access, Ctx, Plan};
use crate::adapters::insert::store;
use crate::blocks::node;
use crate::loops::kit::Nest;
use crate::loops::kit::slot::LoopSlot;

/// Makes a slot per plan, sends the accesses there, stores it back on the exits, and fills it in the
/// preheader.
pub(super) fn apply(edit: &mut Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) -> u32 {
    let mut held = 0;
    ctx.loop_slots.clear();
    for plan in &ctx.plans {
        if !edit.begin_rewrite() {
            break;
        }
        held += 1;
        if !plan.checked.keeps_stores {
            // Whose memory it is need not be known: any variable may be out of date until the loop is left.
            edit.forget_variables();
        }
        let slot = LoopSlot::new(edit, plan.access.ty);
        ctx.loop_slots.push(slot);
        for &inst in &ctx.accesses[plan.accesses.clone()] {
            match edit.insts[inst] {
                InstData::Store { value, .. } if plan.checked.keeps_stores => {
                    slot.write(edit, inst, value);
                }
                InstData::Store { value, .. } => edit.set_inst(inst, slot.store(value)),
                _ => edit.set_inst(inst, slot.load()),
            }
        }
    }
    // The exit of one loop may be the preheader of the next one, which loads what is stored there.
    ctx.exits.retain(|&(_, _, plan)| plan < held);
    ctx.exits.sort_unstable_by_key(|&(edge, _, plan)| (edge, plan));
    for group in ctx.exits.chunk_by(|a, b| a.0 == b.0) {
        store_on_exit(edit, nest, &ctx.plans, &ctx.loop_slots, group);
    }
    for (plan, &slot) in ctx.plans.iter().zip(&ctx.loop_slots) {
        fill(edit, plan, slot);
    }
    edit.apply();
    held
}

/// Puts into the slot of a plan what the memory contains when the loop is entered.
fn fill(edit: &mut Editor<'_>, plan: &Plan, slot: LoopSlot) {
    if plan.checked.needs_load {
        slot.fill(edit, plan.checked.before, plan.access.addr, plan.access.offset);
    } else {
        slot.undefine(edit, plan.checked.before);
    }
}

/// Stores the slots of the plans of `group` back on the edge that they have in common.
fn store_on_exit(
    edit: &mut Editor<'_>,
    nest: Nest<'_>,
    plans: &[Plan],
    loop_slots: &[LoopSlot],
    group: &[(Edge, Block, u32)],
) {
    let (edge, block, _) = group[0];
    let target = edit.edges[edge].target;
    let before = if nest.graph.n_preds(node(target)) == 1 {
        Some(edit.block_insts(target)[0])
    } else if edit.block_edges(block).len() == 1 {
        edit.terminator(block)
    } else {
        let split = edit.split_edge(edge);
        edit.terminator(split)
    };
    let Some(before) = before else { return };
    for &(_, _, plan) in group {
        let Access { addr, offset, .. } = plans[plan as usize].access;
        let value = loop_slots[plan as usize].read(edit, before);
        store(edit, before, addr, offset, value);
    }
}
