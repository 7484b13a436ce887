//! Several modules become one, as a linker makes one program of several objects.
//!
//! A name with external linkage means the same thing in all of them and may have one definition; a weak
//! definition is replaced by another one. Local names stay apart: if two modules use the same one, the
//! later gets a suffix. Linear in the modules.

use sheave_ir::entity::{EntityRef, SecondaryMap};
use sheave_ir::{
    ConstData, DataId, FuncId, Function, InstData, Linkage, Module, RelocKind, RelocTarget, SigId,
    SourceOffsets, Symbol, SymbolDef,
};

use crate::Error;

/// Links `modules` into one, which has the names of all. A single module stays as it is.
///
/// # Errors
/// [`Error::Link`] when two of them define one external name.
pub fn link(modules: Vec<Module>) -> Result<Module, Error> {
    let mut modules = modules.into_iter();
    let mut whole = modules.next().unwrap_or_default();
    let mut origins = Origins { files: vec![whole.name.clone()], of: SecondaryMap::new() };
    for mut module in modules {
        separate_local_names(&mut whole, &mut module);
        origins.files.push(module.name.clone());
        Linker::new(&mut whole, &module, &mut origins).add(module)?;
    }
    whole.name = origins.files.join(", ");
    Ok(whole)
}

/// The file with the definition of each symbol, for messages.
struct Origins {
    files: Vec<String>,
    /// By symbol of the whole, the index of the file with its definition; the first file is the default.
    of: SecondaryMap<Symbol, u32>,
}

/// Renames local symbols of either module that the other one also has.
fn separate_local_names(whole: &mut Module, module: &mut Module) {
    for index in 0..module.symbols.len() {
        let symbol = Symbol::new(index);
        let name = module.symbols[symbol].name.clone();
        let Some(known) = whole.symbol(&name) else { continue };
        if module.symbols[symbol].linkage == Linkage::Local {
            let name = unused_name(&name, whole, module);
            module.rename_symbol(symbol, &name);
        } else if whole.symbols[known].linkage == Linkage::Local {
            let name = unused_name(&name, whole, module);
            whole.rename_symbol(known, &name);
        }
    }
}

/// `name` with a suffix, unknown to both modules. The number of symbols is nearly always a new one.
fn unused_name(name: &str, whole: &Module, module: &Module) -> String {
    let first = whole.symbols.len().max(module.symbols.len());
    (first..)
        .map(|n| format!("{name}.{n}"))
        .find(|candidate| whole.symbol(candidate).is_none() && module.symbol(candidate).is_none())
        .unwrap_or_default()
}

/// A map from the entities of the added module to those of the whole.
struct Linker<'a> {
    whole: &'a mut Module,
    origins: &'a mut Origins,
    symbols: Vec<Symbol>,
    sigs: Vec<SigId>,
    /// `None` for a definition that another one replaced.
    functions: Vec<Option<FuncId>>,
}

/// How much a definition counts: a strong one replaces a weak one, and both a body that is only there to be
/// inlined.
fn rank(data: &sheave_ir::SymbolData) -> u32 {
    match (data.def, data.linkage) {
        (SymbolDef::ExternalFunction | SymbolDef::ExternalData, _) => 0,
        (_, Linkage::Available) => 1,
        (_, Linkage::Weak) => 2,
        (_, Linkage::External | Linkage::Local) => 3,
    }
}

impl<'a> Linker<'a> {
    fn new(whole: &'a mut Module, module: &Module, origins: &'a mut Origins) -> Self {
        let sigs = module.signatures.values().map(|sig| whole.intern_signature(sig.clone())).collect();
        let symbols = Vec::with_capacity(module.symbols.len());
        Linker { whole, origins, symbols, sigs, functions: Vec::new() }
    }

    fn add(mut self, module: Module) -> Result<(), Error> {
        let takes = self.symbols(&module)?;
        // Functions first get their places, because data may refer to their blocks.
        let mut next = self.whole.functions.len();
        for func in module.functions.values() {
            let taken = takes[func.symbol.index()];
            self.functions.push(taken.then(|| FuncId::new(next)));
            next += usize::from(taken);
        }
        for (index, (_, data)) in module.symbols.iter().enumerate() {
            if takes[index] {
                self.define(self.symbols[index], data.def);
            }
        }
        let sources = self.sources(&module);
        let first_access_type = self.whole.access_types.append(&module.access_types);
        for (_, mut func) in module.functions {
            if takes[func.symbol.index()] {
                self.function(&mut func);
                func.shift_access_types(first_access_type);
                func.renumber_sources(&sources);
                self.whole.functions.push(func);
            }
        }
        for (_, mut data) in module.data {
            let taken = takes[data.symbol.index()];
            data.symbol = self.symbols[data.symbol.index()];
            for reloc in &mut data.relocs {
                reloc.target = self.reloc_target(reloc.target);
                match &mut reloc.kind {
                    RelocKind::Abs64 => {}
                    RelocKind::Difference32 { base } | RelocKind::Difference64 { base } => {
                        *base = self.reloc_target(*base);
                    }
                }
            }
            if taken {
                self.whole.define_data(data);
            }
        }
        let symbols = &self.symbols;
        let mapped = |&(priority, symbol): &(u32, Symbol)| (priority, symbols[symbol.index()]);
        self.whole.constructors.extend(module.constructors.iter().map(mapped));
        self.whole.destructors.extend(module.destructors.iter().map(mapped));
        // The sort is stable: within a priority the order of the files holds.
        self.whole.constructors.sort_by_key(|entry| entry.0);
        self.whole.destructors.sort_by_key(|entry| std::cmp::Reverse(entry.0));
        Ok(())
    }

    /// Adds the source information of `module`.
    fn sources(&mut self, module: &Module) -> SourceOffsets {
        let known = self.whole.sources.variables.globals.len();
        let offsets = self.whole.sources.append(&module.sources);
        for global in &mut self.whole.sources.variables.globals[known..] {
            global.symbol = self.symbols[global.symbol.index()];
        }
        offsets
    }

    /// Finds or makes every symbol of `module` in the whole; true for those whose definition is taken.
    fn symbols(&mut self, module: &Module) -> Result<Vec<bool>, Error> {
        let mut takes = Vec::with_capacity(module.symbols.len());
        for data in module.symbols.values() {
            let known = self.whole.symbols.len();
            let symbol = self.whole.intern_symbol(&data.name);
            if symbol.index() == known {
                // The first mention: a weak reference stays weak unless another reference is not.
                self.whole.symbols[symbol].linkage = data.linkage;
            }
            takes.push(self.merge(symbol, module, data)?);
            self.symbols.push(symbol);
        }
        Ok(takes)
    }

    /// Merges the properties `data` of `symbol`; true if its definition is taken.
    fn merge(
        &mut self,
        symbol: Symbol,
        module: &Module,
        data: &sheave_ir::SymbolData,
    ) -> Result<bool, Error> {
        let sig = data.sig.map(|sig| self.sigs[sig.index()]);
        let known = &mut self.whole.symbols[symbol];
        // As in an object file, the most precise declaration of it holds.
        known.visibility = known.visibility.max(data.visibility);
        if known.sig.is_none() {
            known.sig = sig;
        }
        let (rank, known_rank) = (rank(data), rank(known));
        if rank == 0 {
            if data.def == SymbolDef::ExternalData
                && known.def == SymbolDef::ExternalFunction
                && sig.is_none()
            {
                known.def = SymbolDef::ExternalData;
                known.thread_local = data.thread_local;
            }
            if data.linkage != Linkage::Weak && known_rank == 0 {
                known.linkage = data.linkage;
            }
            return Ok(false);
        }
        if known_rank == 3 && rank == 3 {
            return Err(Error::Link(format!(
                "`{}` is defined in {} and again in {}",
                known.name, self.origins.files[self.origins.of[symbol] as usize], module.name
            )));
        }
        if known_rank >= rank {
            return Ok(false);
        }
        if known_rank > 0 {
            self.set_aside(symbol, module);
        }
        let known = &mut self.whole.symbols[symbol];
        known.linkage = data.linkage;
        (known.one_definition, known.discardable) = (data.one_definition, data.discardable);
        known.thread_local = data.thread_local;
        known.sig = sig;
        self.origins.of[symbol] = self.origins.files.len() as u32 - 1;
        Ok(true)
    }

    /// A weak definition of `symbol` that another one replaces stays in its arena under an unused name.
    fn set_aside(&mut self, symbol: Symbol, module: &Module) {
        let old = self.whole.symbols[symbol].clone();
        let name = unused_name(&old.name, self.whole, module);
        let aside = self.whole.intern_symbol(&name);
        let data = &mut self.whole.symbols[aside];
        (data.linkage, data.def, data.sig) = (Linkage::Local, old.def, old.sig);
        data.thread_local = old.thread_local;
        match old.def {
            SymbolDef::Function(id) => {
                let func = &mut self.whole.functions[id];
                func.symbol = aside;
                for data in func.consts.values_mut() {
                    if let ConstData::BlockAddr(of, _) = data
                        && *of == symbol
                    {
                        *of = aside;
                    }
                }
            }
            SymbolDef::Data(id) => self.whole.data[id].symbol = aside,
            _ => {}
        }
    }

    /// Gives `symbol` the definition `def` of the added module. Data gets its own when it is added.
    fn define(&mut self, symbol: Symbol, def: SymbolDef) {
        let def = match def {
            SymbolDef::Function(id) => match self.functions[id.index()] {
                Some(id) => SymbolDef::Function(id),
                None => return,
            },
            SymbolDef::Alias { target, offset } => {
                SymbolDef::Alias { target: self.symbols[target.index()], offset }
            }
            SymbolDef::Data(_) => SymbolDef::Data(DataId::new(self.whole.data.len())),
            external => external,
        };
        self.whole.symbols[symbol].def = def;
    }

    fn reloc_target(&self, target: RelocTarget) -> RelocTarget {
        match target {
            RelocTarget::Symbol(symbol) => RelocTarget::Symbol(self.symbols[symbol.index()]),
            RelocTarget::Block(id, block) => {
                // A dropped function's blocks are not referred to by anything that is kept.
                RelocTarget::Block(self.functions[id.index()].unwrap_or(id), block)
            }
        }
    }

    fn function(&self, func: &mut Function) {
        func.symbol = self.symbols[func.symbol.index()];
        func.sig = self.sigs[func.sig.index()];
        for data in func.consts.values_mut() {
            if let ConstData::Symbol(symbol, _) | ConstData::BlockAddr(symbol, _) = data {
                *symbol = self.symbols[symbol.index()];
            }
        }
        for symbol in func.pads.values_mut().flat_map(|pad| pad.symbols_mut()) {
            *symbol = self.symbols[symbol.index()];
        }
        for data in func.insts.values_mut() {
            match data {
                InstData::Call { sig, callee, .. } => {
                    *sig = self.sigs[sig.index()];
                    *callee = self.symbols[callee.index()];
                }
                InstData::CallIndirect { sig, .. } => *sig = self.sigs[sig.index()],
                InstData::TypeId { symbol } => *symbol = self.symbols[symbol.index()],
                _ => {}
            }
        }
    }
}
