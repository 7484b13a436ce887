//! Parameters that functions do without: they are zero in the body, and no direct call passes them.
//!
//! The address of such a function may be taken, and called through: that call then has another signature than
//! the function, which the oracle notices where it matters.

use sheave_ir::{EditContext, Editor, FuncId, InstData, Module, Symbol};

use super::places::Places;

/// Removes parameters.
pub(super) fn run(module: &mut Module, places: &mut Places) {
    let ids: Vec<FuncId> = module.functions.keys().collect();
    for id in ids {
        // From the last one on, so that those that stay keep their index.
        for index in (0..module.functions[id].params.len()).rev() {
            if places.take() {
                remove(module, id, index);
            }
        }
    }
}

fn remove(module: &mut Module, id: FuncId, index: usize) {
    let func = &mut module.functions[id];
    let (symbol, old) = (func.symbol, func.sig);
    let mut ctx = EditContext::new();
    let mut edit = Editor::new(func, &mut ctx);
    let param = edit.params[index];
    let ty = edit.ty(param);
    let zero = edit.zero(ty);
    edit.replace_value(param, zero);
    edit.apply_replacements();
    func.params.remove(index);
    for slot in func.slots.values_mut() {
        slot.param = match slot.param {
            Some(of) if usize::from(of) == index => None,
            Some(of) if usize::from(of) > index => Some(of - 1),
            other => other,
        };
    }
    let mut sig = module.signatures[old].clone();
    sig.params.remove(index);
    sig.variadic = sig.variadic.map(|fixed| fixed.saturating_sub(1));
    let new = module.intern_signature(sig);
    module.functions[id].sig = new;
    let data = &mut module.symbols[symbol];
    data.sig = Some(new);
    if index < data.attrs.params.len() {
        data.attrs.params.remove(index);
    }
    remove_from_calls(module, symbol, index);
}

/// Removes the argument at `index` from the calls of `symbol`.
fn remove_from_calls(module: &mut Module, symbol: Symbol, index: usize) {
    let ids: Vec<FuncId> = module.functions.keys().collect();
    let mut ctx = EditContext::new();
    for id in ids {
        for inst in module.functions[id].order.clone() {
            let InstData::Call { sig, callee, flags, mut args } = module.functions[id].insts[inst] else {
                continue;
            };
            if callee != symbol || index >= module.signatures[sig].params.len() {
                continue;
            }
            let mut called = module.signatures[sig].clone();
            called.params.remove(index);
            called.variadic = called.variadic.map(|fixed| fixed.saturating_sub(1));
            let sig = module.intern_signature(called);
            let func = &mut module.functions[id];
            args.remove(index, &mut func.pool);
            let data = InstData::Call { sig, callee, flags, args };
            Editor::new(func, &mut ctx).set_inst(inst, data);
        }
    }
}
