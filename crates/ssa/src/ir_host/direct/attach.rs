//! The way of the phis into the function, and out of it again where nothing reads them.

use core::mem::take;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Edge, Function, Value, ValueList, ValuePool};

use super::{Scratch, Undefs, slot_type, undef};
use crate::graph::NONE;
use crate::promote::{Def, bits_of, forward};

/// Rounds over the merging phis after which uses are followed with a worklist.
const MAX_ROUNDS: u32 = 4;

/// Puts the phis into their blocks and their arguments onto the edges, and drops phis that nothing but such phis reads. Returns how
/// many were dropped.
#[inline(never)]
pub(super) fn attach(
    func: &mut Function,
    forward: &forward::Scratch,
    scratch: &mut Scratch,
    types: &[u8; 64],
    first_new: u32,
) -> u32 {
    let mut undefs: Undefs = [None; 7];
    scratch.merged.clear();
    let (blocks, mut edges, mut pool) = (&forward.blocks[..], take(&mut func.edges), take(&mut func.pool));
    let mut values = [Value::from_u32(0); 64];
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let data = &mut func.blocks[block];
        let (first, n_edges) = (data.first_edge as usize, data.n_edges as usize);
        let state = &blocks[block.index()];
        if state.phis != 0 {
            let mut n = 0;
            for (_, phi) in bits_of(state.phis).zip(state.first_phi.0..) {
                values[n % 64] = Value::from_u32(phi);
                n += 1;
            }
            append(&mut data.phis, &values[..n], &mut pool);
        }
        for edge in &mut edges.values_mut().into_slice()[first..first + n_edges] {
            let target = &blocks[edge.target.index()];
            if target.phis == 0 {
                continue;
            }
            let reached = state.at != NONE;
            let row = forward.row(block.as_u32());
            let mut n = 0;
            for (slot, phi) in bits_of(target.phis).zip(target.first_phi.0..) {
                let def = row[slot as usize];
                values[n % 64] = if reached && def.is_value() {
                    if def.0 >= first_new {
                        scratch.merge(def.0 - first_new, phi - first_new);
                    }
                    Value::from_u32(def.0)
                } else if reached {
                    func.zero(slot_type(types, def.0 & Def::INDEX))
                } else {
                    undef(func, &mut undefs, slot_type(types, slot))
                };
                n += 1;
            }
            append(&mut edge.args, &values[..n], &mut pool);
        }
    }
    (func.edges, func.pool) = (edges, pool);
    if scratch.settle() { 0 } else { drop_unused(func, &scratch.used, first_new) }
}

/// Appends `values` to a list that is usually empty.
#[inline]
fn append(list: &mut ValueList, values: &[Value], pool: &mut ValuePool) {
    if list.is_empty() {
        *list = ValueList::from_slice(values, pool);
    } else {
        list.extend(values.iter().copied(), pool);
    }
}

impl Scratch {
    /// Notes that `phi` merges `value`; both count from the first value that was made on the way.
    #[inline]
    fn merge(&mut self, value: u32, phi: u32) {
        if !self.used[value as usize] {
            if self.used[phi as usize] {
                self.used[value as usize] = true;
            } else {
                self.merged.push((value, phi));
            }
        }
    }

    /// Marks the phis that used phis merge. True if all phis are used then.
    fn settle(&mut self) -> bool {
        let used = &mut self.used[..];
        // Merging phis mostly come later: one round from the end is enough then, another sees that it was.
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            for &(value, phi) in self.merged.iter().rev() {
                if used[phi as usize] && !used[value as usize] {
                    used[value as usize] = true;
                    changed = true;
                }
            }
            if !changed {
                return used.iter().all(|&used| used);
            }
        }
        self.merged.sort_unstable_by_key(|&(_, phi)| phi);
        let worklist = &mut self.worklist;
        worklist.clear();
        worklist.extend(self.merged.iter().map(|&(_, phi)| phi).filter(|&phi| used[phi as usize]));
        while let Some(phi) = worklist.pop() {
            let first = self.merged.partition_point(|&(_, reader)| reader < phi);
            for &(value, _) in self.merged[first..].iter().take_while(|&&(_, reader)| reader == phi) {
                if !core::mem::replace(&mut used[value as usize], true) {
                    worklist.push(value);
                }
            }
        }
        used.iter().all(|&used| used)
    }
}

/// Takes the phis that nothing reads out again. Returns how many there were.
#[inline(never)]
fn drop_unused(func: &mut Function, used: &[bool], first_new: u32) -> u32 {
    let stays = |phi: Value| {
        phi.as_u32() < first_new || used.get((phi.as_u32() - first_new) as usize).is_none_or(|&used| used)
    };
    for edge in 0..func.edges.len() {
        let edge = Edge::new(edge);
        let phis = func.blocks[func.edges[edge].target].phis;
        if phis.as_slice(&func.pool).iter().all(|&phi| stays(phi)) {
            continue;
        }
        let mut args = func.edges[edge].args;
        let mut n = 0;
        for i in 0..args.len(&func.pool).min(phis.len(&func.pool)) {
            if phis.get(i, &func.pool).is_some_and(stays) {
                args.as_mut_slice(&mut func.pool).copy_within(i..i + 1, n);
                n += 1;
            }
        }
        args.truncate(n, &mut func.pool);
        func.edges[edge].args = args;
    }
    let mut dropped = 0;
    for block in func.blocks.values_mut() {
        let phis = block.phis.as_mut_slice(&mut func.pool);
        let mut n = 0;
        for i in 0..phis.len() {
            if stays(phis[i]) {
                phis[n] = phis[i];
                n += 1;
            }
        }
        let len = phis.len();
        if n < len {
            dropped += (len - n) as u32;
            block.phis.truncate(n, &mut func.pool);
        }
    }
    dropped
}
