//! Less data, fewer promises, plain accesses.

use sheave_ir::{
    FrameStyle, FuncAttrs, FuncId, InstData, Linkage, MemFlags, Module, OpFlags, Ordering, SymbolAttrs,
};

use super::super::places::Places;

/// Data objects with contents, their relocations, constructors and destructors.
pub(super) fn data(module: &mut Module, places: &mut Places) {
    for object in module.data.values_mut() {
        if !object.init.is_empty() && places.take() {
            object.init.clear();
            object.relocs.clear();
        }
        object.relocs.retain(|_| !places.take());
    }
    for list in [&mut module.constructors, &mut module.destructors] {
        list.retain(|_| !places.take());
    }
}

/// Attributes of symbols, functions and calls, and flags of operations.
pub(super) fn promises(module: &mut Module, places: &mut Places) {
    for symbol in module.symbols.values_mut() {
        if symbol.attrs != SymbolAttrs::default() && places.take() {
            symbol.attrs = SymbolAttrs::default();
        }
        if symbol.linkage == Linkage::Weak && places.take() {
            symbol.linkage = Linkage::External;
            (symbol.one_definition, symbol.discardable) = (false, false);
        }
    }
    let ids: Vec<FuncId> = module.functions.keys().collect();
    for id in ids {
        let func = &mut module.functions[id];
        if func.frame == FrameStyle::Pointer && places.take() {
            func.frame = FrameStyle::Plain;
        }
        for inst in func.order.clone() {
            match &mut func.insts[inst] {
                InstData::Call { flags, .. }
                | InstData::CallIndirect { flags, .. }
                | InstData::Invoke { flags, .. }
                | InstData::InvokeIndirect { flags, .. }
                    if *flags != FuncAttrs::default() && places.take() =>
                {
                    *flags = FuncAttrs::default();
                }
                data if data.op_flags() != OpFlags::NONE && places.take() => {
                    *data = data.with_op_flags(OpFlags::NONE);
                }
                _ => {}
            }
        }
    }
}

/// Volatile and atomic accesses.
pub(super) fn accesses(module: &mut Module, places: &mut Places) {
    for func in module.functions.values_mut() {
        for inst in func.order.clone() {
            match &mut func.insts[inst] {
                InstData::Load { flags, .. } | InstData::Store { flags, .. }
                    if *flags != MemFlags::default() && places.take() =>
                {
                    *flags = MemFlags::default();
                }
                InstData::Rmw { flags, .. } | InstData::CmpXchg { flags, .. } => {
                    let plain = MemFlags { volatile: false, ordering: Ordering::Relaxed };
                    if *flags != plain && places.take() {
                        *flags = plain;
                    }
                }
                InstData::Mem { volatile, .. } if *volatile && places.take() => *volatile = false,
                _ => {}
            }
        }
    }
}

/// Slots that are volatile, or that are known to receive a parameter.
pub(super) fn slots(module: &mut Module, places: &mut Places) {
    for func in module.functions.values_mut() {
        for slot in func.slots.values_mut() {
            if slot.volatile && places.take() {
                slot.volatile = false;
            }
            if slot.param.is_some() && places.take() {
                slot.param = None;
            }
        }
    }
}
