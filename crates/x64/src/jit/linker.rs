//! The in-memory linker: code and data with relocations become an image.
//!
//! All addresses are known before the first byte is patched: sizes come first, then one mapping, then
//! everything is copied and relocated. External functions that are too far away for a direct call are reached
//! through stubs after the code; addresses of external objects are loaded from a table beside the constants,
//! or computed directly if they are near.

use std::sync::Arc;

use cranelift_entity::SecondaryMap;
use gimli::write::RelocationTarget;
use rustc_hash::FxHashMap;
use sheave_ir::{Block, DataId, FuncId, Linkage, Module, RelocKind, RelocTarget, SourceOffsets};
use sheave_ir::{Symbol, SymbolDef};

use super::crash::code;
use super::frames::Frames;
use super::image::Image;
use super::pages::{Pages, Plan};
use super::symbols::Symbols;
use super::tls::{self, Descriptor, Template};
use crate::exceptions::ExceptionTable;
use crate::lines::Lines;
use crate::unwind::{Addresses, BodyFrame, EXCEPTIONS, FIRST_PERSONALITY, UnwindTable};
use crate::{CodeBuffer, CodeReloc, CodeRelocKind, CodeRelocTarget, LibCall, target};

/// Code, constants and data together: code refers to them by signed 32-bit distances.
const MAX_IMAGE: usize = 0x7fff_0000;

/// Names a module within a [`Linker`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModuleKey(usize);

/// Why a program cannot be linked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// This machine is not supported.
    #[error("{0}")]
    Host(String),
    /// Undefined symbols, in alphabetical order.
    #[error("undefined symbols: `{}`", .0.join("`, `"))]
    Unresolved(Vec<String>),
    /// Symbols that several modules define, in alphabetical order.
    #[error("symbols defined more than once: `{}`", .0.join("`, `"))]
    Duplicate(Vec<String>),
    /// The program is larger than code can address.
    #[error("code and data exceed two gigabytes")]
    TooLarge,
    /// A library could not be loaded.
    #[error("{0}")]
    Library(String),
    /// The system has no memory left.
    #[error("cannot get memory for code: {0}")]
    Memory(std::io::Error),
}

/// The range of a function's code in the text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Placed {
    pub(super) offset: usize,
    pub(super) size: usize,
    pub(super) present: bool,
    pub(super) frame: BodyFrame,
}

pub(super) struct Part<'a> {
    pub(super) module: &'a Module,
    pub(super) functions: SecondaryMap<FuncId, Placed>,
    /// Offsets of blocks relative to the text, for functions whose blocks' addresses are taken.
    pub(super) blocks: FxHashMap<(FuncId, Block), usize>,
    /// The offsets of its sources in [`Linker::lines`].
    pub(super) sources: SourceOffsets,
    /// Offset of each data object in its section.
    pub(super) data: SecondaryMap<DataId, usize>,
}

/// Collects modules and code, and links them.
pub struct Linker<'a> {
    pub(super) symbols: Symbols,
    pub(super) parts: Vec<Part<'a>>,
    pub(super) text: Vec<u8>,
    /// Relocations of the text, with the part they belong to; offsets are relative to the function.
    pub(super) relocs: Vec<(u32, u32, CodeReloc)>,
    /// Personalities are named by part and symbol.
    pub(super) unwind: UnwindTable<(usize, Symbol)>,
    /// The tables of functions that catch exceptions, one after the other.
    pub(super) exceptions: Vec<u8>,
    /// Offsets of types in these tables, with the part.
    pub(super) exception_types: Vec<(usize, usize, Symbol)>,
    pub(super) lines: Lines,
    pub(super) images: Vec<Arc<Image>>,
}

/// The starts of sections in the mapping, relative to its base.
#[derive(Default)]
pub(super) struct Sections {
    pub(super) stubs: usize,
    pub(super) constants: usize,
    pub(super) got: usize,
    pub(super) descriptors: usize,
    pub(super) tls_init: usize,
    pub(super) data: usize,
}

/// The state of one link.
pub(super) struct Link<'l, 'a> {
    pub(super) linker: &'l mut Linker<'a>,
    /// Definitions that are visible to other modules.
    pub(super) globals: FxHashMap<&'a str, (usize, Symbol)>,
    pub(super) sections: Sections,
    pub(super) base: usize,
    /// Addresses of external symbols, by name.
    pub(super) outside: FxHashMap<&'a str, usize>,
    /// Numbers of table entries and of stubs by address.
    pub(super) got: FxHashMap<usize, usize>,
    pub(super) stubs: FxHashMap<usize, usize>,
    pub(super) descriptors: FxHashMap<(usize, Symbol), usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    Constants,
    Tls,
    Data,
}

impl<'a> Linker<'a> {
    /// An empty program.
    ///
    /// # Errors
    /// [`LinkError::Host`] on a machine that code cannot be made for.
    pub fn new() -> Result<Self, LinkError> {
        target::check_host().map_err(LinkError::Host)?;
        Ok(Linker {
            symbols: Symbols::default(),
            parts: vec![],
            text: vec![],
            relocs: vec![],
            unwind: UnwindTable::new(Addresses::Absolute),
            exceptions: vec![],
            exception_types: vec![],
            lines: Lines::default(),
            images: vec![],
        })
    }

    /// Defines `name` as the address of a function or object of the host.
    ///
    /// # Safety
    /// The function or object must have the type that the program declares, and live as long as its code.
    pub unsafe fn register(&mut self, name: &str, address: *const u8) {
        self.symbols.register(name, address as usize);
    }

    /// Searches the shared library `path` too. It stays loaded.
    ///
    /// # Errors
    /// [`LinkError::Library`] with the loader's message.
    ///
    /// # Safety
    /// Loading a library runs its initialisers: they must be sound to run.
    pub unsafe fn load_library(&mut self, path: &str) -> Result<(), LinkError> {
        self.symbols.load(path).map_err(LinkError::Library)
    }

    /// Lets the program use the names of `image`, which stays alive as long as this program's image.
    pub fn depend_on(&mut self, image: &Arc<Image>) {
        self.images.push(image.clone());
    }

    /// Adds a module: its data, and the names of its functions.
    pub fn add_module(&mut self, module: &'a Module) -> ModuleKey {
        self.parts.push(Part {
            module,
            functions: SecondaryMap::new(),
            blocks: FxHashMap::default(),
            sources: self.lines.add_sources(module),
            data: SecondaryMap::new(),
        });
        ModuleKey(self.parts.len() - 1)
    }

    /// Adds the code of a function of a module. Functions without code are undefined.
    ///
    /// # Panics
    /// When `module` is not from this linker.
    pub fn add_function(&mut self, module: ModuleKey, func: FuncId, code: &CodeBuffer) {
        let offset = self.text.len().next_multiple_of(code.align.max(1) as usize);
        self.text.resize(offset, 0xcc);
        self.text.extend_from_slice(&code.bytes);
        let catches = self.add_exceptions(module, &code.exceptions, code.code_size);
        self.unwind.add(&code.frame, offset as u64, code.code_size, catches);
        let part = &mut self.parts[module.0];
        let frame = code.frame.body;
        part.functions[func] = Placed { offset, size: code.bytes.len(), present: true, frame };
        self.lines.add(code, offset, &part.sources);
        for &(block, at) in &code.blocks {
            part.blocks.insert((func, block), offset + at as usize);
        }
        self.relocs.extend(code.relocs.iter().map(|&reloc| (module.0 as u32, offset as u32, reloc)));
    }

    fn add_exceptions(
        &mut self,
        module: ModuleKey,
        table: &ExceptionTable,
        code_size: u32,
    ) -> Option<((usize, Symbol), u64)> {
        let personality = (module.0, table.personality?);
        let written = table.write(code_size, Addresses::Absolute);
        let start = self.exceptions.len();
        self.exceptions.extend_from_slice(&written.bytes);
        self.exception_types.extend(written.types.iter().map(|&(at, ty)| (start + at, module.0, ty)));
        Some((personality, start as u64))
    }

    /// Resolves every symbol and makes the code executable.
    ///
    /// # Errors
    /// Lists of undefined or multiply defined symbols; programs that are too large; lack of memory. No code
    /// of the program has run then.
    pub fn link(mut self) -> Result<Arc<Image>, LinkError> {
        if self.text.len() > 1 << 30 {
            return Err(LinkError::TooLarge);
        }
        let globals = self.globals()?;
        let mut link = Link {
            linker: &mut self,
            globals,
            sections: Sections::default(),
            base: 0,
            outside: FxHashMap::default(),
            got: FxHashMap::default(),
            stubs: FxHashMap::default(),
            descriptors: FxHashMap::default(),
        };
        link.resolve_outside()?;
        link.run()
    }

    /// Names that are visible between modules; a strong definition wins over weak ones.
    fn globals(&self) -> Result<FxHashMap<&'a str, (usize, Symbol)>, LinkError> {
        let mut globals: FxHashMap<&'a str, (usize, Symbol)> = FxHashMap::default();
        let mut duplicates = Vec::new();
        for (p, part) in self.parts.iter().enumerate() {
            let module: &'a Module = part.module;
            for (symbol, data) in module.symbols.iter() {
                if data.linkage == Linkage::Local || !data.is_defined() {
                    continue;
                }
                let known = globals.entry(&data.name).or_insert((p, symbol));
                let earlier = self.parts[known.0].module.symbols[known.1].linkage;
                match (earlier, data.linkage) {
                    _ if *known == (p, symbol) => {}
                    (Linkage::Weak, Linkage::External) => *known = (p, symbol),
                    (Linkage::External, Linkage::External) => duplicates.push(data.name.to_string()),
                    _ => {}
                }
            }
        }
        if duplicates.is_empty() {
            return Ok(globals);
        }
        duplicates.sort();
        duplicates.dedup();
        Err(LinkError::Duplicate(duplicates))
    }
}

impl<'a> Link<'_, 'a> {
    /// Follows a symbol to its definition: part, symbol and offset; `None` for external symbols.
    pub(super) fn definition(&self, part: usize, symbol: Symbol) -> Option<(usize, Symbol, i64)> {
        let (mut part, mut symbol, mut offset) = (part, symbol, 0i64);
        // Chains of aliases end, unless they form a circle, which the verifier refuses.
        let most: usize = self.linker.parts.iter().map(|part| part.module.symbols.len()).sum();
        for _ in 0..=most {
            let data = &self.linker.parts[part].module.symbols[symbol];
            if data.linkage != Linkage::Local
                && let Some(&(p, s)) = self.globals.get(&*data.name)
            {
                (part, symbol) = (p, s);
            }
            match self.linker.parts[part].module.symbols[symbol].def {
                SymbolDef::Alias { target, offset: more } => {
                    symbol = target;
                    offset = offset.wrapping_add(more);
                }
                SymbolDef::Function(id) => {
                    return self.linker.parts[part].functions[id].present.then_some((part, symbol, offset));
                }
                SymbolDef::Data(_) => return Some((part, symbol, offset)),
                _ => return None,
            }
        }
        None
    }

    pub(super) fn name(&self, part: usize, symbol: Symbol) -> &'a str {
        let module: &'a Module = self.linker.parts[part].module;
        module.symbol_name(symbol)
    }

    /// Finds every symbol that is used and not defined here.
    fn resolve_outside(&mut self) -> Result<(), LinkError> {
        let mut missing = Vec::new();
        let linker = &*self.linker;
        let mut needed: Vec<(usize, Symbol)> = linker.unwind.personalities.clone();
        needed.extend(linker.exception_types.iter().map(|&(_, part, symbol)| (part, symbol)));
        let mut routines = Vec::new();
        for &(part, _, reloc) in &linker.relocs {
            match reloc.target {
                CodeRelocTarget::Symbol(symbol) => needed.push((part as usize, symbol)),
                CodeRelocTarget::Routine(LibCall::TlsGetAddr) | CodeRelocTarget::Block(..) => {}
                CodeRelocTarget::Routine(routine) => routines.push(routine),
            }
        }
        for (part, &Part { module, .. }) in linker.parts.iter().enumerate() {
            for reloc in module.data.values().flat_map(|object| &object.relocs) {
                let base = match reloc.kind {
                    RelocKind::Difference32 { base } | RelocKind::Difference64 { base } => Some(base),
                    RelocKind::Abs64 => None,
                };
                for target in [Some(reloc.target), base].into_iter().flatten() {
                    if let RelocTarget::Symbol(symbol) = target {
                        needed.push((part, symbol));
                    }
                }
            }
            let arrays = module.constructors.iter().chain(&module.destructors);
            needed.extend(arrays.map(|&(_, symbol)| (part, symbol)));
        }
        for (part, symbol) in needed {
            if self.definition(part, symbol).is_none() {
                let weak = self.linker.parts[part].module.symbols[symbol].linkage == Linkage::Weak;
                self.need(self.name(part, symbol), weak, &mut missing);
            }
        }
        for routine in routines {
            self.need(routine.name(), false, &mut missing);
        }
        if missing.is_empty() {
            return Ok(());
        }
        missing.sort();
        missing.dedup();
        Err(LinkError::Unresolved(missing))
    }

    fn need(&mut self, name: &'a str, weak: bool, missing: &mut Vec<String>) {
        if self.outside.contains_key(name) {
            return;
        }
        let from_image = self.linker.images.iter().find_map(|image| image.names.get(name).copied());
        match from_image.or_else(|| self.linker.symbols.find(name)) {
            None if !weak => missing.push(name.to_owned()),
            address => {
                self.outside.insert(name, address.unwrap_or(0));
            }
        }
    }

    // ---- layout ---------------------------------------------------------------------------------

    pub(super) fn section(part: &Part<'_>, id: DataId) -> Section {
        let object = &part.module.data[id];
        if part.module.symbols[object.symbol].thread_local {
            Section::Tls
        } else if object.readonly {
            Section::Constants
        } else {
            Section::Data
        }
    }

    /// Gives every data object its offset in its section; gives the sections' sizes and alignments.
    pub(super) fn place_data(&mut self) -> Result<[(usize, usize); 3], LinkError> {
        let mut sections = [(0usize, 16usize); 3];
        for part in &mut self.linker.parts {
            let module: &'a Module = part.module;
            for (id, object) in module.data.iter() {
                let (size, section_align) = &mut sections[Self::section(part, id) as usize];
                // As in C, larger objects are aligned to sixteen bytes at least.
                let align = (object.align.max(1) as usize).max(if object.size >= 16 { 16 } else { 1 });
                *section_align = (*section_align).max(align);
                let start = size.next_multiple_of(align);
                part.data[id] = start;
                let end = usize::try_from(object.size).ok().and_then(|bytes| start.checked_add(bytes));
                *size = end.filter(|&end| end <= MAX_IMAGE).ok_or(LinkError::TooLarge)?;
            }
        }
        Ok(sections)
    }

    /// Numbers the table entries and stubs for external references of code.
    pub(super) fn count_entries(&mut self) {
        for i in 0..self.linker.relocs.len() {
            let (part, _, reloc) = self.linker.relocs[i];
            let part = part as usize;
            if let (CodeRelocKind::TlsPcRel32, CodeRelocTarget::Symbol(symbol)) = (reloc.kind, reloc.target) {
                let n = self.descriptors.len();
                self.descriptors.entry((part, symbol)).or_insert(n);
                continue;
            }
            let outside = match reloc.target {
                CodeRelocTarget::Symbol(symbol) => match self.definition(part, symbol) {
                    Some(_) => continue,
                    None => self.outside.get(self.name(part, symbol)).copied().unwrap_or(0),
                },
                CodeRelocTarget::Routine(routine) => self.routine(routine),
                CodeRelocTarget::Block(..) => continue,
            };
            let next = self.got.len();
            self.got.entry(outside).or_insert(next);
            if reloc.kind == CodeRelocKind::Call {
                let next = self.stubs.len();
                self.stubs.entry(outside).or_insert(next);
            }
        }
    }

    pub(super) fn routine(&self, routine: LibCall) -> usize {
        match routine {
            LibCall::TlsGetAddr => tls::address as *const () as usize,
            routine => self.outside.get(routine.name()).copied().unwrap_or(0),
        }
    }

    pub(super) fn run(mut self) -> Result<Arc<Image>, LinkError> {
        const STUB: usize = 8;
        let [(constants, constants_align), (tls_size, tls_align), data] = self.place_data()?;
        self.count_entries();
        let stubs = self.linker.text.len().next_multiple_of(16);
        let code_size = stubs + STUB * self.stubs.len();
        let got = constants.next_multiple_of(16);
        let descriptors = got + 8 * self.got.len();
        let tls_init = (descriptors + size_of::<Descriptor>() * self.descriptors.len()).next_multiple_of(16);
        let plan = Plan::new([(code_size, 16), (tls_init + tls_size, constants_align), data]);
        if plan.len() > MAX_IMAGE {
            return Err(LinkError::TooLarge);
        }
        // The code starts at the base.
        let [_, constants, data] = plan.starts();
        self.sections = Sections {
            stubs,
            constants,
            got: constants + got,
            descriptors: constants + descriptors,
            tls_init: constants + tls_init,
            data,
        };
        let mut pages = Pages::new(plan).map_err(LinkError::Memory)?;
        self.base = pages.base();
        let template = if tls_size > 0 || !self.descriptors.is_empty() {
            let init = self.base + self.sections.tls_init;
            let template = Template::new(tls_size, tls_align, init);
            Some(Box::new(template.map_err(|_| LinkError::TooLarge)?))
        } else {
            None
        };
        pages.write(0, &self.linker.text);
        self.write_stubs(&mut pages);
        self.write_tables(&mut pages, template.as_deref());
        self.write_data(&mut pages);
        self.relocate_code(&mut pages)?;
        pages.protect().map_err(LinkError::Memory)?;

        let exceptions = self.exception_tables();
        let frames = Frames::new(self.unwind_table(&exceptions)?, exceptions);
        let image = self.image(pages, template, frames);
        code::announce(&image.functions, self.base, self.base + code_size);
        Ok(Arc::new(image))
    }

    /// The tables of exceptions with the addresses of the types.
    fn exception_tables(&mut self) -> Box<[u8]> {
        let mut tables = std::mem::take(&mut self.linker.exceptions).into_boxed_slice();
        for &(at, part, ty) in &self.linker.exception_types {
            tables[at..at + 8].copy_from_slice(&(self.address(part, ty) as u64).to_le_bytes());
        }
        tables
    }

    /// The table for unwinding with the functions' addresses, and the empty entry that ends it; empty without
    /// functions.
    pub(super) fn unwind_table(&self, exceptions: &[u8]) -> Result<Vec<u8>, LinkError> {
        let written = self.linker.unwind.finish().map_err(|_| LinkError::TooLarge)?;
        let mut table = written.bytes.into_vec();
        for reloc in written.relocs {
            let start = match reloc.target {
                RelocationTarget::Symbol(EXCEPTIONS) => exceptions.as_ptr() as usize,
                RelocationTarget::Symbol(n @ FIRST_PERSONALITY..) => {
                    let (part, symbol) = self.linker.unwind.personalities[n - FIRST_PERSONALITY];
                    self.address(part, symbol)
                }
                _ => self.base,
            };
            let address = start as u64 + reloc.addend as u64;
            table[reloc.offset..reloc.offset + 8].copy_from_slice(&address.to_le_bytes());
        }
        if !table.is_empty() {
            table.extend_from_slice(&[0; 4]);
        }
        Ok(table)
    }

    /// The address of a symbol as seen from a module; zero for undefined weak ones.
    pub(super) fn address(&self, part: usize, symbol: Symbol) -> usize {
        match self.definition(part, symbol) {
            Some((p, s, offset)) => self.defined_address(p, s).wrapping_add(offset as usize),
            None => self.outside.get(self.name(part, symbol)).copied().unwrap_or(0),
        }
    }

    pub(super) fn defined_address(&self, part: usize, symbol: Symbol) -> usize {
        let part = &self.linker.parts[part];
        match part.module.symbols[symbol].def {
            SymbolDef::Function(id) => self.base + part.functions[id].offset,
            SymbolDef::Data(id) => {
                let Sections { constants, tls_init, data, .. } = self.sections;
                self.base + [constants, tls_init, data][Self::section(part, id) as usize] + part.data[id]
            }
            _ => 0,
        }
    }

    pub(super) fn block_address(&self, part: usize, func: FuncId, block: Block) -> usize {
        let part = &self.linker.parts[part];
        let offset = part.blocks.get(&(func, block)).copied().unwrap_or(part.functions[func].offset);
        self.base + offset
    }

    pub(super) fn data_target(&self, part: usize, target: RelocTarget) -> usize {
        match target {
            RelocTarget::Symbol(symbol) => self.address(part, symbol),
            RelocTarget::Block(func, block) => self.block_address(part, func, block),
        }
    }

    // ---- contents -------------------------------------------------------------------------------
}
