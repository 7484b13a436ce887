//! Fewer blocks and edges.

use sheave_ir::{Block, EditContext, Editor, FuncId, Function, InstData, Module, ResultPlace, Type, Value};

use super::Take;

/// Calls `change` with an editor of every function and the types that it returns; `None` for them if it
/// returns a value on the x87 stack.
fn each_function(module: &mut Module, mut change: impl FnMut(&mut Editor<'_>, Option<&[Type]>)) {
    let mut ctx = EditContext::new();
    let ids: Vec<FuncId> = module.functions.keys().collect();
    for id in ids {
        let results = &module.signatures[module.functions[id].sig].results;
        let types: Vec<Type> = results.iter().map(|result| result.ty).collect();
        let types = results.iter().all(|result| result.place == ResultPlace::Register).then_some(types);
        change(&mut Editor::new(&mut module.functions[id], &mut ctx), types.as_deref());
    }
}

/// `block` returns zeros.
fn return_zeros(edit: &mut Editor<'_>, block: Block, types: &[Type]) {
    let zeros: Vec<Value> = types.iter().map(|&ty| edit.zero(ty)).collect();
    edit.return_from(block, &zeros);
}

fn terminator(func: &Function, block: Block) -> Option<InstData> {
    Some(func.insts[func.terminator(block)?])
}

/// Functions that do more than return.
pub(super) fn bodies(module: &mut Module, take: &mut Take<'_>) {
    each_function(module, |edit, types| {
        let Some(types) = types else { return };
        if edit.n_insts() <= 1 || !take() {
            return;
        }
        let entry = edit.layout[0];
        let insts = edit.block_insts(entry).to_vec();
        for &inst in &insts[..insts.len() - 1] {
            edit.remove(inst);
        }
        edit.apply();
        return_zeros(edit, entry, types);
        edit.retain_blocks(|block| block == entry);
    });
}

/// Blocks that could return and do not.
pub(super) fn returns(module: &mut Module, take: &mut Take<'_>) {
    each_function(module, |edit, types| {
        let Some(types) = types else { return };
        for block in edit.layout.clone() {
            let ends = matches!(
                terminator(edit, block),
                None | Some(InstData::Return { .. } | InstData::Asm { .. } | InstData::Unreachable)
            );
            if !ends && take() {
                return_zeros(edit, block, types);
            }
        }
    });
}

/// Branches and switches, which take their first edge.
pub(super) fn first_edges(module: &mut Module, take: &mut Take<'_>) {
    one_edge(module, take, |_| 0);
}

/// Branches and switches, which take their last edge.
pub(super) fn last_edges(module: &mut Module, take: &mut Take<'_>) {
    one_edge(module, take, |n| n - 1);
}

fn one_edge(module: &mut Module, take: &mut Take<'_>, choose: fn(u32) -> u32) {
    each_function(module, |edit, _| {
        for block in edit.layout.clone() {
            let branches =
                matches!(terminator(edit, block), Some(InstData::Branch { .. } | InstData::Switch { .. }));
            if branches && take() {
                edit.jump_along(block, choose(edit.blocks[block].n_edges));
            }
        }
    });
}

/// Unreachable blocks.
pub(super) fn unreachable(module: &mut Module, take: &mut Take<'_>) {
    each_function(module, |edit, _| {
        let mut reached = vec![false; edit.n_blocks()];
        let mut work = vec![edit.layout[0]];
        while let Some(block) = work.pop() {
            if !std::mem::replace(&mut reached[block.as_u32() as usize], true) {
                work.extend(edit.succ_edges(block).iter().map(|edge| edge.target));
            }
        }
        for &block in &edit.layout {
            let at = block.as_u32() as usize;
            reached[at] = reached[at] || !take();
        }
        edit.retain_blocks(|block| reached[block.as_u32() as usize]);
    });
}

/// Blocks with one predecessor, which jumps to them.
pub(super) fn joins(module: &mut Module, take: &mut Take<'_>) {
    each_function(module, |edit, _| {
        let mut in_edges = vec![0u32; edit.n_blocks()];
        let mut jumped_to = vec![false; edit.n_blocks()];
        for &block in &edit.layout {
            for edge in edit.succ_edges(block) {
                in_edges[edge.target.as_u32() as usize] += 1;
            }
            if let Some(target) = edit.jump_target(block) {
                jumped_to[target.as_u32() as usize] = target != block;
            }
        }
        let mut joined = vec![false; edit.n_blocks()];
        for &block in &edit.layout {
            let at = block.as_u32() as usize;
            joined[at] = in_edges[at] == 1 && jumped_to[at] && edit.phis(block).is_empty() && take();
        }
        if joined.contains(&true) {
            edit.retain_insts(|_| true, |block| joined[block.as_u32() as usize]);
        }
    });
}
