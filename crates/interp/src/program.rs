//! The loaded program: its module, the addresses of its symbols, and the targets of its calls.

use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

use sheave_ir::{Block, DataId, FuncId, Function, Linkage, Module, RelocKind, RelocTarget, SigId, Signature};
use sheave_ir::{Symbol, SymbolDef};

use super::TrapKind;
use super::code::Target;
use super::memory::{BLOCK_BASE, CODE_BASE, Memory};

/// Bytes between the addresses of two functions, and of two blocks.
const CODE_STEP: u64 = 16;

/// A module, the functions that replace some of its functions, the embedder's functions, and every address.
pub(super) struct Program<'m> {
    pub(super) module: &'m Module,
    /// By function: the body that replaces the module's.
    pub(super) replaced: Vec<Option<&'m Function>>,
    /// Address of each data object.
    data: Vec<u64>,
    /// Address of each external data object that the host provides, by symbol.
    external_data: FxHashMap<Symbol, u64>,
    /// For each function the number of blocks of all functions before it.
    blocks_before: Vec<u64>,
    /// The numbers of the embedder's functions by name. They take precedence over the host's.
    pub(super) defined: FxHashMap<Box<str>, u32>,
    /// The number of a function in the host's table, by name.
    find_host: fn(&str) -> Option<u32>,
}

impl<'m> Program<'m> {
    pub(super) fn new(
        module: &'m Module,
        memory: &mut Memory,
        find_host: fn(&str) -> Option<u32>,
    ) -> Result<Program<'m>, TrapKind> {
        let data = module
            .data
            .values()
            .map(|object| {
                let addr = memory.define_data(object.size, u64::from(object.align), object.readonly);
                addr.ok_or_else(|| TrapKind::TooMuchData(module.symbol_name(object.symbol).into()))
            })
            .collect::<Result<_, _>>()?;
        let mut blocks = 0;
        let blocks_before = module
            .functions
            .values()
            .map(|func| {
                blocks += func.blocks.len() as u64;
                blocks - func.blocks.len() as u64
            })
            .collect();
        Ok(Program {
            module,
            replaced: vec![None; module.functions.len()],
            data,
            external_data: FxHashMap::default(),
            blocks_before,
            defined: FxHashMap::default(),
            find_host,
        })
    }

    /// Writes the initial contents of the module's data objects.
    pub(super) fn initialise_data(&self, memory: &mut Memory) -> Result<(), TrapKind> {
        self.module.data.keys().try_for_each(|id| self.initialise_object(memory, id))
    }

    fn initialise_object(&self, memory: &mut Memory, id: DataId) -> Result<(), TrapKind> {
        let object = &self.module.data[id];
        let base = self.data[id.index()];
        let len = object.init.len().min(object.size as usize);
        memory.initialise(base, &object.init[..len]);
        for reloc in &object.relocs {
            let place = base.wrapping_add(reloc.offset);
            let target = self.reloc_address(reloc.target)?.wrapping_add(reloc.addend as u64);
            match reloc.kind {
                RelocKind::Abs64 => memory.initialise(place, &target.to_le_bytes()),
                RelocKind::Difference32 { base } => {
                    let value = target.wrapping_sub(self.reloc_address(base)?);
                    memory.initialise(place, &(value as u32).to_le_bytes());
                }
                RelocKind::Difference64 { base } => {
                    let value = target.wrapping_sub(self.reloc_address(base)?);
                    memory.initialise(place, &value.to_le_bytes());
                }
            }
        }
        Ok(())
    }

    /// The external data objects of the module.
    pub(super) fn external_objects(&self) -> impl Iterator<Item = (Symbol, &'m str)> + use<'m> {
        let symbols = self.module.symbols.iter();
        symbols
            .filter(|(_, data)| data.def == SymbolDef::ExternalData)
            .map(|(symbol, data)| (symbol, &*data.name))
    }

    pub(super) fn provide_data(&mut self, symbol: Symbol, addr: u64) {
        self.external_data.insert(symbol, addr);
    }

    fn reloc_address(&self, target: RelocTarget) -> Result<u64, TrapKind> {
        match target {
            RelocTarget::Symbol(symbol) => self.symbol_address(symbol),
            RelocTarget::Block(func, block) => self.block_address(func, block),
        }
    }

    /// The symbol and definition that `symbol` is an alias of, or its own, and the bytes that aliases add.
    fn resolve(&self, mut symbol: Symbol) -> Result<(Symbol, SymbolDef, i64), TrapKind> {
        let mut total = 0i64;
        for _ in 0..self.module.symbols.len() {
            let data = self.module.symbols.get(symbol);
            let data = data.ok_or_else(|| TrapKind::Malformed(format!("{symbol} does not exist").into()))?;
            match data.def {
                SymbolDef::Alias { target, offset } => {
                    total = total.wrapping_add(offset);
                    symbol = target;
                }
                def => return Ok((symbol, def, total)),
            }
        }
        let name = self.module.symbol_name(symbol);
        Err(TrapKind::Malformed(format!("the alias `{name}` goes round in circles").into()))
    }

    /// The address of `symbol`. An undefined weak symbol is null.
    pub(super) fn symbol_address(&self, symbol: Symbol) -> Result<u64, TrapKind> {
        let (symbol, def, offset) = self.resolve(symbol)?;
        let base = match def {
            SymbolDef::Data(id) => self.data_address(id)?,
            SymbolDef::ExternalData => match self.external_data.get(&symbol) {
                Some(&addr) => addr,
                None if self.module.symbols[symbol].linkage == Linkage::Weak => 0,
                // An address without memory: using it is an error, mentioning it is none.
                None => CODE_BASE + (symbol.index() as u64 + 1) * CODE_STEP,
            },
            SymbolDef::ExternalFunction
                if self.module.symbols[symbol].linkage == Linkage::Weak
                    && matches!(self.target(symbol)?, Target::Unresolved(_)) =>
            {
                0
            }
            _ => CODE_BASE + (symbol.index() as u64 + 1) * CODE_STEP,
        };
        Ok(base.wrapping_add(offset as u64))
    }

    /// The address of the data object `id`.
    pub(super) fn data_address(&self, id: DataId) -> Result<u64, TrapKind> {
        let addr = self.data.get(id.index()).copied();
        addr.ok_or_else(|| TrapKind::Malformed(format!("{id} does not exist").into()))
    }

    /// The function that `symbol` names, if it has a body.
    pub(super) fn function_of(&self, symbol: Symbol) -> Option<FuncId> {
        match self.resolve(symbol) {
            Ok((_, SymbolDef::Function(id), _)) => Some(id),
            _ => None,
        }
    }

    /// The address of `block` of the function `id`.
    pub(super) fn block_address(&self, id: FuncId, block: Block) -> Result<u64, TrapKind> {
        let before = self.blocks_before.get(id.index()).copied();
        let before = before.ok_or_else(|| TrapKind::Malformed(format!("{id} does not exist").into()))?;
        Ok(BLOCK_BASE + (before + block.index() as u64 + 1) * CODE_STEP)
    }

    /// The target of a call to `symbol`.
    pub(super) fn target(&self, symbol: Symbol) -> Result<Target, TrapKind> {
        let (symbol, def, _) = self.resolve(symbol)?;
        if let SymbolDef::Function(id) = def {
            return Ok(Target::Function(id));
        }
        let name = self.module.symbol_name(symbol);
        let defined = self.defined.get(name).map(|&number| Target::Defined(number));
        let found = defined.or_else(|| (self.find_host)(name).map(Target::Host));
        Ok(match (found, name) {
            (Some(found), _) => found,
            (None, "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp") => Target::SetJmp,
            (None, "longjmp" | "_longjmp" | "siglongjmp" | "__longjmp_chk") => Target::LongJmp,
            _ => Target::Unresolved(symbol),
        })
    }

    /// The trap for a call of a function without a definition.
    #[cold]
    pub(super) fn unresolved(&self, symbol: Symbol) -> TrapKind {
        TrapKind::UnresolvedSymbol(self.module.symbol_name(symbol).into())
    }

    /// The target of a call to the address `addr`.
    pub(super) fn target_at(&self, addr: u64) -> Result<Target, TrapKind> {
        let offset = addr.wrapping_sub(CODE_BASE);
        let index = (offset / CODE_STEP).wrapping_sub(1);
        let n_symbols = self.module.symbols.len() as u64;
        if addr < CODE_BASE || !offset.is_multiple_of(CODE_STEP) || index >= n_symbols {
            return Err(TrapKind::BadCall(addr));
        }
        match self.target(Symbol::new(index as usize))? {
            Target::Unresolved(symbol) if self.module.symbols[symbol].def == SymbolDef::ExternalData => {
                Err(TrapKind::BadCall(addr))
            }
            target => Ok(target),
        }
    }

    pub(super) fn signature(&self, sig: SigId) -> Result<&'m Signature, TrapKind> {
        let signature = self.module.signatures.get(sig);
        signature.ok_or_else(|| TrapKind::Malformed(format!("{sig} does not exist").into()))
    }

    /// The body that is executed for `id`.
    pub(super) fn body(&self, id: FuncId) -> Result<&'m Function, TrapKind> {
        match self.replaced.get(id.index()) {
            Some(&Some(func)) => Ok(func),
            Some(None) => Ok(&self.module.functions[id]),
            None => Err(TrapKind::Malformed(format!("{id} does not exist").into())),
        }
    }
}
