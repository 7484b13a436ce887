//! Makes the slots of loops, fills them before and stores them back after the loop.

use sheave_ir::{Block, Edge, Editor, Inst, InstData, MemFlags};

use super::{Access, Ctx, Facts, Plan};
use crate::blocks::{header_of, node};
use crate::loops::kit::guard::{self, Guard};
use crate::loops::kit::slot::LoopSlot;

/// Makes a slot per plan, sends the accesses there, stores it back on the exits, and fills it in the
/// preheader.
pub(super) fn apply(edit: &mut Editor<'_>, facts: Facts<'_>, ctx: &mut Ctx) -> u32 {
    let mut held = 0;
    ctx.loop_slots.clear();
    ctx.guards.clear();
    for (at, plan) in ctx.plans.iter().enumerate() {
        let other =
            ctx.plans[..at].iter().rposition(|other| (other.id, other.guard) == (plan.id, plan.guard));
        let guard = match other {
            Some(other) => ctx.guards[other],
            None => {
                plan.guard.and_then(|enters| guard::make(edit, facts.loops, plan.id, plan.before, enters))
            }
        };
        ctx.guards.push(guard);
    }
    for plan in &ctx.plans {
        if !edit.begin_rewrite() {
            break;
        }
        held += 1;
        // Whose memory it is need not be known: any variable may be out of date until the loop is left.
        if !plan.keeps_stores {
            edit.forget_variables();
        }
        let slot = LoopSlot::new(edit, plan.access.ty);
        ctx.loop_slots.push(slot);
        for &inst in &ctx.accesses[plan.accesses.clone()] {
            match edit.insts[inst] {
                InstData::Store { value, .. } => {
                    let store = slot.store(value);
                    if plan.keeps_stores {
                        let store = edit.make_inst_like(inst, store);
                        edit.insert_before(inst, store);
                    } else {
                        edit.set_inst(inst, store);
                    }
                }
                _ => edit.set_inst(inst, slot.load()),
            }
        }
    }
    // The exit of one loop may be the preheader of the next one, which loads what is stored there.
    ctx.exits.retain(|&(_, _, plan)| plan < held);
    ctx.exits.sort_unstable_by_key(|&(edge, _, plan)| (edge, plan));
    let Ctx { plans, loop_slots, guards, insts, exits, .. } = ctx;
    for group in exits.chunk_by(|a, b| a.0 == b.0) {
        insts.clear();
        store_on_exit(edit, facts, plans, loop_slots, guards, insts, group);
    }
    fill(edit, ctx);
    edit.apply();
    held
}

/// Puts into the slot of each plan what the memory contains when the loop is entered.
fn fill(edit: &mut Editor<'_>, ctx: &mut Ctx) {
    ctx.entries.clear();
    for ((plan, &guard), &slot) in ctx.plans.iter().zip(&ctx.guards).zip(&ctx.loop_slots) {
        let Access { addr, offset, .. } = plan.access;
        if guard.is_some() || !plan.needs_load {
            let undefined = slot.make_undefined(edit);
            edit.insert_at_end(plan.before, undefined);
        }
        if plan.needs_load {
            let insts = slot.fill(edit, addr, offset);
            match guard.zip(edit.block_edges(plan.before).next()) {
                Some((guard, edge)) => ctx.entries.push((edge, guard, insts)),
                None => insts.into_iter().for_each(|inst| edit.insert_at_end(plan.before, inst)),
            }
        }
    }
    ctx.entries.sort_by_key(|&(edge, ..)| edge);
    for group in ctx.entries.chunk_by(|a, b| a.0 == b.0) {
        let (edge, guard, _) = group[0];
        ctx.insts.clear();
        ctx.insts.extend(group.iter().flat_map(|(.., insts)| insts));
        guard::put(edit, edge, guard, &mut ctx.insts);
    }
}

/// Stores what the plans of `group` hold on the edge that it is about.
fn store_on_exit(
    edit: &mut Editor<'_>,
    facts: Facts<'_>,
    plans: &[Plan],
    loop_slots: &[LoopSlot],
    guards: &[Option<Guard>],
    guarded: &mut Vec<Inst>,
    group: &[(Edge, Block, u32)],
) {
    let (edge, block, _) = group[0];
    let target = edit.edges[edge].target;
    // Only the header is left before there was a store.
    let guard_of = |plan: u32| {
        let is_header = block == header_of(facts.loops, plans[plan as usize].id);
        guards[plan as usize].filter(|_| is_header)
    };
    let before = if group.iter().all(|&(_, _, plan)| guard_of(plan).is_some()) {
        None
    } else if facts.graph.n_preds(node(target)) == 1 {
        Some(edit.block_insts(target)[0])
    } else if edit.block_edges(block).len() == 1 {
        edit.terminator(block)
    } else {
        let split = edit.split_edge(edge);
        edit.terminator(split)
    };
    for &(_, _, plan) in group {
        let Access { addr, offset, .. } = plans[plan as usize].access;
        let (load, value) = loop_slots[plan as usize].make_load(edit);
        let store = edit.make_inst(InstData::Store { flags: MemFlags::default(), addr, value, offset });
        match (guard_of(plan), before) {
            (Some(_), _) => guarded.extend([load, store]),
            (None, Some(before)) => {
                edit.insert_before(before, load);
                edit.insert_before(before, store);
            }
            (None, None) => {}
        }
    }
    if let Some(guard) = group.iter().find_map(|&(_, _, plan)| guard_of(plan)) {
        guard::put(edit, edge, guard, guarded);
    }
}
