//! A module: names, functions, data, signatures.
//!
//! Everything is referred to by [`Symbol`], so that a function, a global, an alias and something external
//! are the same to code that mentions them.

use std::borrow::Cow;
use std::collections::hash_map::Entry;
use std::hash::BuildHasher;

use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::{AccessTypes, SymbolAttrs};
use crate::{Block, DataId, FuncAttrs, FuncId, Function, InstData, SigId, Signature, Sources, Symbol};

named_enum! {
    /// The visibility of a symbol to the linker.
    #[derive(Default)]
    Linkage {
        /// Visible to other modules.
        #[default]
        External = "",
        /// Visible in this module only.
        Local = "local",
        /// Visible, but an `External` definition replaces it; an undefined weak symbol is null.
        Weak = "weak",
        /// Of a function with a body: defined elsewhere, too. The body is only there to be inlined, and no
        /// code is made of it.
        Available = "available",
    }
}

named_enum! {
    /// The visibility of an exported symbol to other parts of a running program.
    ///
    /// Code generation, the interpreter and linking in memory do as if all were [`Visibility::Default`]: they
    /// link one piece. Object files keep it for the system's linker.
    #[derive(Default, PartialOrd, Ord)]
    Visibility {
        /// Visible; another piece's definition may even take its place.
        #[default]
        Default = "",
        /// They may use it, but not replace it.
        Protected = "protected",
        /// Not visible.
        Hidden = "hidden",
    }
}

/// The object that a symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SymbolDef {
    /// A function with a body in this module.
    Function(FuncId),
    /// A data object in this module.
    Data(DataId),
    /// Another name for an address in this module.
    Alias {
        /// The symbol that it is another name of.
        target: Symbol,
        /// Bytes added to the target's address.
        offset: i64,
    },
    /// A function defined elsewhere.
    #[default]
    ExternalFunction,
    /// A data object defined elsewhere.
    ExternalData,
}

/// A symbol.
#[derive(Clone, Debug, Default)]
pub struct SymbolData {
    /// The linker's name.
    pub name: Box<str>,
    /// How the linker sees it.
    pub linkage: Linkage,
    /// Of a weak function: whatever replaces it does the same (the one-definition rule of C++), so that
    /// callers may have its body.
    pub one_definition: bool,
    /// Of a weak function: every module that needs it defines it, so that an object file may do without it
    /// if this module does not need it.
    pub discardable: bool,
    /// Who sees it after linking.
    pub visibility: Visibility,
    /// The object that it names.
    pub def: SymbolDef,
    /// For functions, the signature it was declared with.
    pub sig: Option<SigId>,
    /// Each thread has its own.
    pub thread_local: bool,
    /// For functions, the promises about it.
    pub attrs: SymbolAttrs,
}

impl SymbolData {
    /// Whether code or data of this module is what the name stands for after linking.
    pub fn is_defined(&self) -> bool {
        self.linkage != Linkage::Available
            && !matches!(self.def, SymbolDef::ExternalFunction | SymbolDef::ExternalData)
    }
}

/// The target of a relocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocTarget {
    /// A symbol's address.
    Symbol(Symbol),
    /// A block's address.
    Block(FuncId, Block),
}

/// How a relocation's bytes are computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RelocKind {
    /// Eight bytes: target + addend.
    #[default]
    Abs64,
    /// Four bytes: target + addend - the base symbol's address + the base's offset (label differences,
    /// relative tables).
    Difference32 {
        /// The subtrahend.
        base: RelocTarget,
    },
    /// Eight bytes: as [`RelocKind::Difference32`].
    Difference64 {
        /// The subtrahend.
        base: RelocTarget,
    },
}

/// An address inside a data object that is known only when everything has its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reloc {
    /// Position in the object, in bytes.
    pub offset: u64,
    /// The target.
    pub target: RelocTarget,
    /// Added to the target's address.
    pub addend: i64,
    /// How the bytes are computed.
    pub kind: RelocKind,
}

/// A global variable with contents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataObject {
    /// Its name.
    pub symbol: Symbol,
    /// Size in bytes; bytes after the end of `init` are zero.
    pub size: u64,
    /// Alignment in bytes, a power of two.
    pub align: u32,
    /// May not be written.
    pub readonly: bool,
    /// The leading bytes; empty for zero-initialised objects.
    pub init: Vec<u8>,
    /// Addresses among them, in order of their offset.
    pub relocs: Vec<Reloc>,
}

/// A translation unit.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The name shown in messages, normally the file's.
    pub name: String,
    /// Every name.
    pub symbols: PrimaryMap<Symbol, SymbolData>,
    /// Functions with a body.
    pub functions: PrimaryMap<FuncId, Function>,
    /// Data objects.
    pub data: PrimaryMap<DataId, DataObject>,
    /// Signatures, each once.
    pub signatures: PrimaryMap<SigId, Signature>,
    /// Functions to call before `main`, by ascending priority.
    pub constructors: Vec<(u32, Symbol)>,
    /// Functions to call after `main`, by descending priority.
    pub destructors: Vec<(u32, Symbol)>,
    /// The files and scopes of its functions' locations.
    pub sources: Sources,
    /// Which accesses are apart by their types.
    pub access_types: AccessTypes,
    by_name: FxHashMap<Box<str>, Symbol>,
    /// By hash; of two signatures with the same, the later one has the next free number.
    by_signature: FxHashMap<u64, SigId>,
}

impl Module {
    /// An empty module called `name`.
    pub fn new(name: impl Into<String>) -> Self {
        Module { name: name.into(), ..Module::default() }
    }

    /// The symbol called `name`, if there is one.
    pub fn symbol(&self, name: &str) -> Option<Symbol> {
        self.by_name.get(name).copied()
    }

    /// The symbol called `name`; a new one is an external function until it is defined.
    pub fn intern_symbol(&mut self, name: &str) -> Symbol {
        if let Some(&symbol) = self.by_name.get(name) {
            return symbol;
        }
        let symbol = self.symbols.push(SymbolData { name: name.into(), ..SymbolData::default() });
        self.by_name.insert(name.into(), symbol);
        symbol
    }

    /// Gives `symbol` the name `name`; false, without a change, if another symbol has it.
    pub fn rename_symbol(&mut self, symbol: Symbol, name: &str) -> bool {
        if self.by_name.contains_key(name) {
            return false;
        }
        let old = core::mem::replace(&mut self.symbols[symbol].name, name.into());
        self.by_name.remove(&old);
        self.by_name.insert(name.into(), symbol);
        true
    }

    /// The id of `sig`, shared by equal signatures.
    pub fn intern_signature<'a>(&mut self, sig: impl Into<Cow<'a, Signature>>) -> SigId {
        let sig = sig.into();
        let mut key = FxBuildHasher.hash_one(&*sig);
        loop {
            match self.by_signature.entry(key) {
                Entry::Occupied(known) if self.signatures[*known.get()] == *sig => return *known.get(),
                Entry::Occupied(_) => key = key.wrapping_add(1),
                Entry::Vacant(free) => return *free.insert(self.signatures.push(sig.into_owned())),
            }
        }
    }

    /// Whether the code of a function is what its name stands for after linking.
    pub fn defines(&self, id: FuncId) -> bool {
        self.symbols[self.functions[id].symbol].is_defined()
    }

    /// Defines `name` as a new function without blocks; fill it through a [`crate::FunctionBuilder`].
    pub fn define_function(&mut self, name: &str, sig: Signature, linkage: Linkage) -> FuncId {
        let symbol = self.intern_symbol(name);
        let sig = self.intern_signature(sig);
        let id = self.functions.push(Function::new(symbol, sig));
        let data = &mut self.symbols[symbol];
        data.def = SymbolDef::Function(id);
        data.sig = Some(sig);
        data.linkage = linkage;
        id
    }

    /// Declares `name` as a function that is defined elsewhere.
    pub fn declare_function(&mut self, name: &str, sig: Signature) -> Symbol {
        let symbol = self.intern_symbol(name);
        let sig = self.intern_signature(sig);
        self.symbols[symbol].sig = Some(sig);
        symbol
    }

    /// Defines the data object `data` under the name of its symbol.
    pub fn define_data(&mut self, data: DataObject) -> DataId {
        let symbol = data.symbol;
        let id = self.data.push(data);
        self.symbols[symbol].def = SymbolDef::Data(id);
        id
    }

    /// The function called `name`, if it has a body here; also by another name of it, in time linear in the
    /// number of aliases between.
    pub fn function_id(&self, name: &str) -> Option<FuncId> {
        let mut symbol = self.symbol(name)?;
        // The verifier rejects aliases of themselves; here they must only end.
        for _ in 0..self.symbols.len() {
            match self.symbols[symbol].def {
                SymbolDef::Function(id) => return Some(id),
                SymbolDef::Alias { target, offset: 0 } => symbol = target,
                _ => return None,
            }
        }
        None
    }

    /// The symbols that are other names of functions with a body here, each with its function, in time
    /// linear in the number of symbols.
    pub fn aliases_of_functions(&self) -> Vec<(Symbol, FuncId)> {
        let mut found: Vec<(Symbol, FuncId)> = Vec::new();
        let mut known: SecondaryMap<Symbol, Option<Option<FuncId>>> = SecondaryMap::new();
        let mut path = Vec::new();
        for (start, data) in &self.symbols {
            let mut symbol = start;
            let SymbolDef::Alias { .. } = data.def else { continue };
            let end = loop {
                if let Some(end) = known[symbol] {
                    break end;
                }
                match self.symbols[symbol].def {
                    SymbolDef::Function(id) => break Some(id),
                    SymbolDef::Alias { target, offset: 0 } if path.len() < self.symbols.len() => {
                        path.push(symbol);
                        symbol = target;
                    }
                    _ => break None,
                }
            };
            for symbol in path.drain(..) {
                known[symbol] = Some(end);
                found.extend(end.map(|id| (symbol, id)));
            }
        }
        found
    }

    /// The promises about a call, its own and those of its callee's symbol; none for other instructions.
    pub fn call_attrs(&self, data: &InstData) -> FuncAttrs {
        match data {
            InstData::Call { flags, callee, .. } => *flags | self.symbols[*callee].attrs.function,
            InstData::CallIndirect { flags, .. } => *flags,
            _ => FuncAttrs::default(),
        }
    }

    /// The linker's name of `symbol`; empty for one that is not of this module.
    pub fn symbol_name(&self, symbol: Symbol) -> &str {
        if symbol.index() < self.symbols.len() { &self.symbols[symbol].name } else { "" }
    }
}
