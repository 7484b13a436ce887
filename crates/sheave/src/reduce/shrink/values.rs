//! Fewer instructions and simpler operands. Whatever goes is zero for those who used it.

use sheave_ir::{ConstData, EditContext, Editor, FuncId, Inst, Module, Type, Value};

use super::super::places::Places;

fn each_function(module: &mut Module, mut change: impl FnMut(&mut Editor<'_>)) {
    let mut ctx = EditContext::new();
    let ids: Vec<FuncId> = module.functions.keys().collect();
    for id in ids {
        let mut edit = Editor::new(&mut module.functions[id], &mut ctx);
        change(&mut edit);
        edit.apply();
        edit.apply_replacements();
    }
}

/// The instructions that end no block.
fn inner_insts(edit: &Editor<'_>) -> Vec<Inst> {
    let blocks = edit.layout.iter().map(|&block| edit.block_insts(block));
    blocks.flat_map(|insts| insts.split_last().map_or(&[][..], |(_, inner)| inner)).copied().collect()
}

/// Phis.
pub(super) fn phis(module: &mut Module, places: &mut Places) {
    each_function(module, |edit| {
        let all: Vec<Value> = edit.layout.iter().flat_map(|&block| edit.phis(block)).copied().collect();
        let gone: Vec<Value> = all.into_iter().filter(|_| places.take()).collect();
        if gone.is_empty() {
            return;
        }
        for &phi in &gone {
            let ty = edit.ty(phi);
            let zero = edit.zero(ty);
            edit.replace_value(phi, zero);
        }
        edit.apply_replacements();
        edit.retain_phis(|phi| !gone.contains(&phi));
    });
}

/// Instructions.
pub(super) fn instructions(module: &mut Module, places: &mut Places) {
    each_function(module, |edit| {
        for inst in inner_insts(edit) {
            if places.take() {
                for value in edit.results(inst).collect::<Vec<_>>() {
                    let ty = edit.ty(value);
                    let zero = edit.zero(ty);
                    edit.replace_value(value, zero);
                }
                edit.remove(inst);
            }
        }
    });
}

/// Instructions with an operand of their result's type, which takes its place.
pub(super) fn forwarded(module: &mut Module, places: &mut Places) {
    each_function(module, |edit| {
        for inst in inner_insts(edit) {
            let results: Vec<Value> = edit.results(inst).collect();
            let &[result] = results.as_slice() else { continue };
            let mut operands = vec![];
            edit.insts[inst].for_each_arg(&edit.pool, |arg| operands.push(arg));
            for operand in operands {
                if edit.ty(operand) == edit.ty(result) && operand != result && places.take() {
                    edit.replace_value(result, operand);
                    edit.remove(inst);
                    break;
                }
            }
        }
    });
}

/// Operands that are not zero.
pub(super) fn operands(module: &mut Module, places: &mut Places) {
    change_operands(module, places, |edit, value| {
        let ty = edit.ty(value);
        let zero = edit.zero(ty);
        (zero != value).then_some(zero)
    });
}

/// Constant integers, which become one.
pub(super) fn ones(module: &mut Module, places: &mut Places) {
    change_operands(module, places, |edit, value| {
        let ty = edit.ty(value);
        let is_large = edit.const_bits(value).is_some_and(|bits| bits > 1);
        (is_large && matches!(ty, Type::I8 | Type::I16 | Type::I32 | Type::I64))
            .then(|| edit.make_const(ty, ConstData::Bits(1)))
    });
}

fn change_operands(
    module: &mut Module,
    places: &mut Places,
    mut simpler: impl FnMut(&mut Editor<'_>, Value) -> Option<Value>,
) {
    each_function(module, |edit| {
        for inst in edit.order.clone() {
            let mut operands = vec![];
            edit.insts[inst].for_each_arg(&edit.pool, |arg| operands.push(arg));
            let mut changed = false;
            for operand in &mut operands {
                if let Some(new) = simpler(edit, *operand)
                    && places.take()
                {
                    (*operand, changed) = (new, true);
                }
            }
            if changed {
                let mut operands = operands.into_iter();
                edit.map_args(inst, |old| operands.next().unwrap_or(old));
            }
        }
    });
}

/// Arguments of edges that are not zero.
pub(super) fn edge_args(module: &mut Module, places: &mut Places) {
    each_function(module, |edit| {
        for block in edit.layout.clone() {
            for edge in edit.block_edges(block) {
                for index in 0..edit.edge_args(edge).len() {
                    let value = edit.edge_args(edge)[index];
                    let ty = edit.ty(value);
                    let zero = edit.zero(ty);
                    if zero != value && places.take() {
                        edit.set_edge_arg(edge, index, zero);
                    }
                }
            }
        }
    });
}
