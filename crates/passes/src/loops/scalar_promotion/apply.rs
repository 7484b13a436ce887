//! Makes the slots that loops work on, and connects them with memory where loops begin and end.

use sheave_ir::{Block, ConstData, Edge, Editor, Inst, InstData, MemFlags, SlotData, Type, Value};

use super::{Access, Cx, Plan, Scratch, header_of, node};
use crate::loops::guard::{self, Guard};

/// Makes a slot per plan, sends the accesses there, stores it back on the exits, and fills it in the
/// preheader.
pub(super) fn apply(edit: &mut Editor<'_>, cx: Cx<'_>, scratch: &mut Scratch) -> u32 {
    let mut held = 0;
    let entry = edit.layout[0];
    scratch.addrs.clear();
    scratch.guards.clear();
    for (at, plan) in scratch.plans.iter().enumerate() {
        let other =
            scratch.plans[..at].iter().rposition(|other| (other.id, other.guard) == (plan.id, plan.guard));
        let guard = match other {
            Some(other) => scratch.guards[other],
            None => plan.guard.and_then(|enters| guard::make(edit, cx.loops, plan.id, plan.before, enters)),
        };
        scratch.guards.push(guard);
    }
    for plan in &scratch.plans {
        if !edit.begin_rewrite() {
            break;
        }
        held += 1;
        let ty = plan.access.ty;
        let size = ty.bytes();
        // Whose memory it is need not be known: any variable may be out of date until the loop is left.
        if !plan.keeps_stores {
            edit.forget_variables();
        }
        let slot = edit.make_slot(SlotData {
            size,
            align_log2: size.ilog2() as u8,
            ty: Some(ty),
            volatile: false,
            param: None,
        });
        let (alloca, to) = edit.make_inst_with_result(InstData::Alloca { slot }, Type::Ptr);
        edit.insert_before(edit.block_insts(entry)[0], alloca);
        scratch.addrs.push(to);
        for &inst in &scratch.accesses[plan.accesses.clone()] {
            let flags = MemFlags::default();
            match edit.insts[inst] {
                InstData::Store { value, .. } => {
                    let store = InstData::Store { flags, addr: to, value, offset: 0 };
                    if plan.keeps_stores {
                        let store = edit.make_inst_like(inst, store);
                        edit.insert_before(inst, store);
                    } else {
                        edit.set_inst(inst, store);
                    }
                }
                _ => edit.set_inst(inst, InstData::Load { flags, addr: to, offset: 0 }),
            }
        }
    }
    // The exit of one loop may be the preheader of the next one, which loads what is stored there.
    scratch.exits.retain(|&(_, _, plan)| plan < held);
    scratch.exits.sort_unstable_by_key(|&(edge, _, plan)| (edge, plan));
    let Scratch { plans, addrs, guards, insts, exits, .. } = scratch;
    for group in exits.chunk_by(|a, b| a.0 == b.0) {
        insts.clear();
        store_on_exit(edit, cx, plans, addrs, guards, insts, group);
    }
    fill(edit, scratch);
    edit.apply();
    held
}

/// Puts into the slot of each plan what the memory contains when the loop is entered.
fn fill(edit: &mut Editor<'_>, scratch: &mut Scratch) {
    scratch.entries.clear();
    for ((plan, &guard), &to) in scratch.plans.iter().zip(&scratch.guards).zip(&scratch.addrs) {
        let Access { addr, offset, ty } = plan.access;
        let flags = MemFlags::default();
        if guard.is_some() || !plan.needs_load {
            // Otherwise the slot would keep what it had when the loop was entered last.
            let value = edit.make_const(ty, ConstData::Undef);
            let store = edit.make_inst(InstData::Store { flags, addr: to, value, offset: 0 });
            edit.insert_at_end(plan.before, store);
        }
        if plan.needs_load {
            let (load, value) = edit.make_inst_with_result(InstData::Load { flags, addr, offset }, ty);
            let store = edit.make_inst(InstData::Store { flags, addr: to, value, offset: 0 });
            match guard.zip(edit.block_edges(plan.before).next()) {
                Some((guard, edge)) => scratch.entries.push((edge, guard, [load, store])),
                None => {
                    edit.insert_at_end(plan.before, load);
                    edit.insert_at_end(plan.before, store);
                }
            }
        }
    }
    scratch.entries.sort_by_key(|&(edge, ..)| edge);
    for group in scratch.entries.chunk_by(|a, b| a.0 == b.0) {
        let (edge, guard, _) = group[0];
        scratch.insts.clear();
        scratch.insts.extend(group.iter().flat_map(|(.., insts)| insts));
        guard::put(edit, edge, guard, &mut scratch.insts);
    }
}

/// Stores what the plans of `group` hold on the edge that it is about.
fn store_on_exit(
    edit: &mut Editor<'_>,
    cx: Cx<'_>,
    plans: &[Plan],
    addrs: &[Value],
    guards: &[Option<Guard>],
    guarded: &mut Vec<Inst>,
    group: &[(Edge, Block, u32)],
) {
    let (edge, block, _) = group[0];
    let target = edit.edges[edge].target;
    // Only the header is left before there was a store.
    let guard_of = |plan: u32| {
        let is_header = block == header_of(cx.loops, plans[plan as usize].id);
        guards[plan as usize].filter(|_| is_header)
    };
    let before = if group.iter().all(|&(_, _, plan)| guard_of(plan).is_some()) {
        None
    } else if cx.graph.n_preds(node(target)) == 1 {
        Some(edit.block_insts(target)[0])
    } else if edit.block_edges(block).len() == 1 {
        edit.terminator(block)
    } else {
        let split = edit.split_edge(edge);
        edit.terminator(split)
    };
    for &(_, _, plan) in group {
        let Access { addr, offset, ty } = plans[plan as usize].access;
        let (flags, from) = (MemFlags::default(), addrs[plan as usize]);
        let load = InstData::Load { flags, addr: from, offset: 0 };
        let (load, value) = edit.make_inst_with_result(load, ty);
        let store = edit.make_inst(InstData::Store { flags, addr, value, offset });
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
