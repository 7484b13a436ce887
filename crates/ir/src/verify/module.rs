//! The parts of a module: symbols, signatures, data.

use cranelift_entity::EntityRef;

use super::report::Faults;
use crate::{
    Convention, DataObject, FuncAttrs, Linkage, Module, Place, Purpose, RelocKind, RelocTarget, ResultPlace,
    Signature, Symbol, SymbolData, SymbolDef, Type,
};

/// Checks everything but the functions' bodies.
pub(super) fn check(module: &Module, faults: &mut Faults) {
    for scope in module.sources.scopes.values() {
        if module.sources.files.get(scope.file).is_none() {
            fault(faults, format!("the file of the scope \"{}\" does not exist", scope.name));
        }
    }
    for sig in module.signatures.values() {
        signature(sig, faults);
    }
    for (symbol, data) in module.symbols.iter() {
        definition(module, symbol, faults);
        attributes(module, data, faults);
        if data.sig.is_some_and(|sig| module.signatures.get(sig).is_none()) {
            fault(faults, format!("the signature of %{} does not exist", data.name));
        }
    }
    aliases(module, faults);
    for object in module.data.values() {
        data_object(module, object, faults);
    }
    for func in module.functions.values() {
        let Some(symbol) = module.symbols.get(func.symbol) else {
            fault(faults, format!("a function has no symbol ({})", func.symbol));
            continue;
        };
        if symbol.sig != Some(func.sig) {
            fault(faults, format!("%{} was declared with another signature", symbol.name));
        }
        let variadic =
            module.signatures.get(func.sig).and_then(|sig| Some((sig.variadic?, sig.params.len())));
        if variadic.is_some_and(|(fixed, n)| fixed as usize != n) {
            fault(faults, format!("%{} has parameters after `...`", symbol.name));
        }
    }
    for &(_, symbol) in module.constructors.iter().chain(&module.destructors) {
        if module.symbols.get(symbol).is_none() {
            fault(faults, format!("a constructor or destructor does not exist ({symbol})"));
        }
    }
}

#[cold]
fn fault(faults: &mut Faults, message: String) {
    faults.push(Place::Header, message, None);
}

fn signature(sig: &Signature, faults: &mut Faults) {
    if sig.variadic.is_some_and(|fixed| fixed as usize > sig.params.len()) {
        fault(faults, "a signature has more fixed parameters than parameters".to_owned());
    }
    if sig.variadic.is_some() && sig.convention != Convention::C {
        fault(faults, format!("a variadic function has the convention {}", sig.convention.name()));
    }
    let bits =
        sig.params.iter().map(|p| (p.is_bit, p.ty)).chain(sig.results.iter().map(|r| (r.is_bit, r.ty)));
    if let Some((_, ty)) = bits.into_iter().find(|&(is_bit, ty)| is_bit && ty != Type::I8) {
        fault(faults, format!("a bit is an i8, not {ty}"));
    }
    for param in &sig.params {
        if param.purpose != Purpose::Normal && param.ty != Type::Ptr {
            fault(faults, format!("an sret or byval parameter is a ptr, not {}", param.ty));
        }
        if let Purpose::ByVal { align, .. } = param.purpose
            && !align.is_power_of_two()
        {
            fault(faults, format!("the alignment of a byval parameter is {align}, not a power of two"));
        }
    }
    for result in &sig.results {
        if result.place == ResultPlace::X87 && result.ty != Type::Ptr {
            fault(faults, format!("an x87 result is a ptr, not {}", result.ty));
        }
    }
    for group in sig.param_groups().filter(|group| group[0].group != 0) {
        let is_plain = group.iter().all(|param| param.purpose == Purpose::Normal);
        let is_ints = group.iter().all(|param| !param.ty.is_float());
        if !is_plain || !is_ints && !is_vector(group.iter().map(|param| param.ty)) {
            fault(
                faults,
                "a group of parameters is neither integers nor the low bytes of a vector".to_owned(),
            );
        }
    }
    for group in sig.result_groups().filter(|group| group[0].group != 0) {
        let is_plain = group.iter().all(|result| result.place == ResultPlace::Register);
        if !is_plain || !is_vector(group.iter().map(|result| result.ty)) {
            fault(faults, "a group of results is not the low bytes of a vector".to_owned());
        }
    }
}

/// One `f32`, or one or two `f64`.
fn is_vector(mut types: impl Iterator<Item = Type>) -> bool {
    match (types.next(), types.next(), types.next()) {
        (Some(Type::F32 | Type::F64), None, _) => true,
        (Some(Type::F64), second, None) => second == Some(Type::F64),
        _ => false,
    }
}

fn definition(module: &Module, symbol: Symbol, faults: &mut Faults) {
    let data = &module.symbols[symbol];
    let good = match data.def {
        SymbolDef::Function(id) => module.functions.get(id).is_some_and(|func| func.symbol == symbol),
        SymbolDef::Data(id) => module.data.get(id).is_some_and(|object| object.symbol == symbol),
        SymbolDef::Alias { target, .. } => module.symbols.get(target).is_some(),
        SymbolDef::ExternalFunction | SymbolDef::ExternalData => true,
    };
    if !good {
        fault(faults, format!("what %{} stands for does not exist", data.name));
    }
    if data.linkage == Linkage::Available && !matches!(data.def, SymbolDef::Function(_)) {
        fault(faults, format!("%{} is `available`, but no function with a body", data.name));
    }
    let is_weak_function = data.linkage == Linkage::Weak && matches!(data.def, SymbolDef::Function(_));
    for (fact, word) in [(data.one_definition, "one_definition"), (data.discardable, "discardable")] {
        if fact && !is_weak_function {
            fault(faults, format!("%{} is `{word}`, but no weak function with a body", data.name));
        }
    }
}

/// Attributes are those of a function, do not contradict each other, and are about pointers there are.
fn attributes(module: &Module, data: &SymbolData, faults: &mut Faults) {
    let attrs = &data.attrs;
    if attrs.is_empty() {
        return;
    }
    let name = &data.name;
    if !matches!(data.def, SymbolDef::Function(_) | SymbolDef::ExternalFunction) {
        fault(faults, format!("%{name} has attributes, but is no function"));
    }
    if attrs.function.has(FuncAttrs::NO_INLINE | FuncAttrs::ALWAYS_INLINE) {
        fault(faults, format!("%{name} is both `no_inline` and `always_inline`"));
    }
    if attrs.function.has(FuncAttrs::OPT_NONE) && !attrs.function.has(FuncAttrs::NO_INLINE) {
        fault(faults, format!("%{name} is `opt_none`, but not `no_inline`"));
    }
    let sig = data.sig.and_then(|sig| module.signatures.get(sig));
    let is_pointer =
        |index: usize| sig.and_then(|sig| sig.params.get(index)).is_some_and(|param| param.ty == Type::Ptr);
    for (index, param) in attrs.params.iter().enumerate() {
        if !param.is_empty() && !is_pointer(index) {
            fault(faults, format!("parameter {index} of %{name} is `{param}`, but no ptr"));
        }
    }
    let one_pointer = |sig: &Signature| match &sig.results[..] {
        [result] => result.ty == Type::Ptr && result.place == ResultPlace::Register,
        _ => false,
    };
    if !attrs.result.is_empty() && !sig.is_some_and(one_pointer) {
        fault(faults, format!("the result of %{name} is `{}`, but no ptr", attrs.result));
    }
}

/// No alias names itself. Each symbol is walked over once.
fn aliases(module: &Module, faults: &mut Faults) {
    const NEW: u32 = 0;
    let mut walks = vec![NEW; module.symbols.len()];
    for (first, walk) in module.symbols.keys().zip(1..) {
        let mut symbol = first;
        while let Some(SymbolDef::Alias { target, .. }) = module.symbols.get(symbol).map(|data| data.def) {
            let seen = core::mem::replace(&mut walks[symbol.index()], walk);
            if seen == walk {
                fault(faults, format!("the alias %{} stands for itself", module.symbols[symbol].name));
            }
            if seen != NEW {
                break;
            }
            symbol = target;
        }
    }
}

fn data_object(module: &Module, object: &DataObject, faults: &mut Faults) {
    let name = module.symbol_name(object.symbol);
    if object.init.len() as u64 > object.size {
        let n = object.init.len();
        fault(faults, format!("%{name} has {} bytes, but contents of {n}", object.size));
    }
    if !object.align.is_power_of_two() {
        fault(faults, format!("the alignment of %{name} is {}, not a power of two", object.align));
    }
    let mut covered = 0;
    for reloc in &object.relocs {
        let (width, base) = match reloc.kind {
            RelocKind::Abs64 => (8, None),
            RelocKind::Difference32 { base } => (4, Some(base)),
            RelocKind::Difference64 { base } => (8, Some(base)),
        };
        if reloc.offset < covered {
            let offset = reloc.offset;
            fault(
                faults,
                format!("the address at {offset} of %{name} overlaps the one before, or is out of order"),
            );
        }
        covered = reloc.offset.saturating_add(width);
        if covered > object.size {
            fault(faults, format!("the address at {} of %{name} stands outside it", reloc.offset));
        }
        for target in [Some(reloc.target), base].into_iter().flatten() {
            let good = match target {
                RelocTarget::Symbol(symbol) => module.symbols.get(symbol).is_some(),
                RelocTarget::Block(id, block) => {
                    module.functions.get(id).is_some_and(|func| func.blocks.get(block).is_some())
                }
            };
            if !good {
                fault(
                    faults,
                    format!("the address at {} of %{name} is of something that does not exist", reloc.offset),
                );
            }
        }
    }
}
