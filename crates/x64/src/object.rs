//! Relocatable ELF objects that the system's linker takes, for executables, position-independent or not.
//!
//! An [`ObjectBuilder`] collects the code of a module's functions; [`ObjectBuilder::finish`] adds the
//! module's data and writes everything with the crate `object`. Code addresses its own definitions relative
//! to the instruction pointer, and everything else through the global offset table or by calls that may use
//! stubs, so the linker is free to place sections anywhere. Thread-local variables need
//! [`crate::TlsModel::InitialExec`]. The section `.eh_frame` is for debuggers and exceptions; code with
//! source locations has `.debug_line` and `.debug_info`, too.
//!
//! Linear in code and data. Code for shared libraries is chosen at selection ([`crate::Options::shared`]).

use cranelift_entity::SecondaryMap;
use gimli::write::RelocationTarget;
use object::write::{
    Object, Relocation, SectionId, StandardSection, Symbol as ElfSymbol, SymbolId, SymbolSection,
};
use object::{
    Architecture, BinaryFormat, Endianness, RelocationFlags, SectionFlags, SectionKind, SymbolFlags,
    SymbolKind, SymbolScope, elf,
};
use rustc_hash::FxHashMap;
use sheave_ir::{
    Block, DataId, DataObject, FuncId, Linkage, Module, Reloc, RelocKind, RelocTarget, SourceOffsets, Symbol,
    SymbolDef, Visibility,
};

use crate::debug_info;
use crate::lines::{Functions, Lines};
use crate::unwind::{Addresses, EXCEPTIONS, FIRST_PERSONALITY, UnwindTable};
use crate::{CodeBuffer, CodeReloc, CodeRelocKind, CodeRelocTarget, LibCall};

/// The byte between functions.
const INT3: u8 = 0xcc;
/// The most bytes of a section that the file has to hold: code cannot address more.
const MAX_SECTION: u64 = 0x7fff_0000;
/// The most bytes of a section of zeros: no process has more addresses.
const MAX_ZEROS: u64 = 1 << 47;
/// The priority of constructors and destructors without one.
const DEFAULT_PRIORITY: u32 = 65_535;
/// The largest alignment: a section's contents are as aligned in the file as in memory.
const MAX_ALIGN: u64 = 1 << 24;
/// Objects of zeros up to this size keep their place among the constants when they may not be written.
const MAX_CONSTANT_ZEROS: u64 = 1 << 20;

/// Why an object cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ObjectError {
    /// A difference of addresses that no relocation can express.
    #[error("`{0}` contains a difference of addresses that an object cannot express")]
    Difference(String),
    /// A section is larger than code can address.
    #[error("code and data exceed two gigabytes")]
    TooLarge,
    /// The file format has no room for it.
    #[error("cannot write the object: {0}")]
    Format(String),
}

/// A position in a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    section: SectionId,
    offset: u64,
    size: u64,
}

/// Collects the code of a module.
pub struct ObjectBuilder<'a> {
    module: &'a Module,
    object: Object<'static>,
    text: SectionId,
    functions: SecondaryMap<FuncId, Option<Place>>,
    data: SecondaryMap<DataId, Option<Place>>,
    /// Bytes of data in each section so far.
    section_sizes: FxHashMap<SectionId, u64>,
    /// Offsets of blocks in the text, for functions whose blocks' addresses are taken.
    blocks: FxHashMap<(FuncId, Block), u64>,
    /// Relocations of the text; offsets are relative to the function, whose offset precedes them.
    relocs: Vec<(u64, CodeReloc)>,
    unwind: UnwindTable<Symbol>,
    /// `.gcc_except_table`, if there is one.
    exceptions: Option<SectionId>,
    /// Cells of the file with addresses that the linker or the loader fills in.
    cells: FxHashMap<Symbol, SymbolId>,
    /// Offsets of the types in the tables of exceptions.
    exception_types: Vec<(u64, Symbol)>,
    lines: Lines,
    symbols: SecondaryMap<Symbol, Option<SymbolId>>,
    routines: FxHashMap<LibCall, SymbolId>,
    /// Sections of constructors and destructors by name.
    arrays: FxHashMap<String, SectionId>,
}

impl<'a> ObjectBuilder<'a> {
    /// An object for `module`, without code yet.
    pub fn new(module: &'a Module) -> Self {
        let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
        object.add_file_symbol(module.name.clone().into_bytes());
        let text = object.section_id(StandardSection::Text);
        ObjectBuilder {
            module,
            object,
            text,
            functions: SecondaryMap::new(),
            data: SecondaryMap::new(),
            section_sizes: FxHashMap::default(),
            blocks: FxHashMap::default(),
            relocs: Vec::new(),
            unwind: UnwindTable::new(Addresses::Relative),
            exceptions: None,
            cells: FxHashMap::default(),
            exception_types: Vec::new(),
            lines: Lines::default(),
            symbols: SecondaryMap::new(),
            routines: FxHashMap::default(),
            arrays: FxHashMap::default(),
        }
    }

    /// Adds the code of a function. Functions without code are undefined.
    pub fn add_function(&mut self, func: FuncId, code: &CodeBuffer) {
        // Running off the end of a function is a trap.
        let text = self.object.section_mut(self.text);
        let end = text.data_mut().len();
        let align = u64::from(code.align.max(1));
        let padding = end.next_multiple_of(align as usize) - end;
        text.append_data(&vec![INT3; padding], 1);
        let offset = self.object.append_section_data(self.text, &code.bytes, align);
        let size = code.bytes.len() as u64;
        let catches = self.add_exceptions(code);
        self.unwind.add(&code.frame, offset, code.code_size, catches);
        self.lines.add(code, offset as usize, &SourceOffsets::default());
        self.functions[func] = Some(Place { section: self.text, offset, size });
        for &(block, at) in &code.blocks {
            self.blocks.insert((func, block), offset + u64::from(at));
        }
        self.relocs.extend(code.relocs.iter().map(|&reloc| (offset, reloc)));
    }

    /// Adds data, symbols and relocations; gives the file's bytes.
    ///
    /// # Errors
    /// Differences of addresses that the format cannot express.
    pub fn finish(mut self) -> Result<Vec<u8>, ObjectError> {
        if let Some(symbol) = self.module.symbols.values().find(|symbol| symbol.name.contains('\0')) {
            let message = format!("the name `{}` contains a zero byte", symbol.name.escape_default());
            return Err(ObjectError::Format(message));
        }
        for (id, object) in self.module.data.iter() {
            self.place_data(id, object)?;
        }
        for symbol in self.module.symbols.keys() {
            if let Some((place, kind)) = self.definition(symbol) {
                self.define(symbol, place, kind);
            }
        }
        for (offset, reloc) in std::mem::take(&mut self.relocs) {
            self.relocate_code(offset, reloc)?;
        }
        for (id, object) in self.module.data.iter() {
            for reloc in &object.relocs {
                self.relocate_data(id, object, reloc)?;
            }
        }
        for (list, name, kind) in [
            (&self.module.constructors, ".init_array", elf::SHT_INIT_ARRAY),
            (&self.module.destructors, ".fini_array", elf::SHT_FINI_ARRAY),
        ] {
            for &(priority, symbol) in list {
                self.add_to_array(name, kind, priority, symbol)?;
            }
        }
        self.add_unwind_table()?;
        self.add_debug_info()?;
        // Without this section the stack would be made executable.
        let note = self.object.add_section(vec![], b".note.GNU-stack".to_vec(), SectionKind::Other);
        self.object.section_mut(note).flags = SectionFlags::Elf { sh_flags: 0 };
        self.object.write().map_err(format_error)
    }

    fn add_unwind_table(&mut self) -> Result<(), ObjectError> {
        let table = self.unwind.finish().map_err(format_error)?;
        if table.relocs.is_empty() {
            return Ok(());
        }
        let section = self.object.add_section(vec![], b".eh_frame".to_vec(), SectionKind::ReadOnlyData);
        self.object.append_section_data(section, table.bytes.slice(), 8);
        if let Some(section) = self.exceptions {
            for (offset, ty) in std::mem::take(&mut self.exception_types) {
                let cell = self.cell(ty)?;
                self.relocate(section, offset, cell, 0, elf::R_X86_64_PC32)?;
            }
        }
        for reloc in table.relocs {
            let symbol = match (reloc.target, self.exceptions) {
                (RelocationTarget::Symbol(EXCEPTIONS), Some(section)) => self.object.section_symbol(section),
                (RelocationTarget::Symbol(n @ FIRST_PERSONALITY..), _) => {
                    self.cell(self.unwind.personalities[n - FIRST_PERSONALITY])?
                }
                _ => self.object.section_symbol(self.text),
            };
            self.relocate(section, reloc.offset as u64, symbol, reloc.addend, elf::R_X86_64_PC32)?;
        }
        Ok(())
    }

    /// Writes the table of a function that catches exceptions. The types in it are symbols of other files or
    /// libraries, whose addresses cannot be in data that is only read: they are in cells.
    fn add_exceptions(&mut self, code: &CodeBuffer) -> Option<(Symbol, u64)> {
        let personality = code.exceptions.personality?;
        let section = *self.exceptions.get_or_insert_with(|| {
            self.object.add_section(vec![], b".gcc_except_table".to_vec(), SectionKind::ReadOnlyData)
        });
        let written = code.exceptions.write(code.code_size, Addresses::Relative);
        let table = self.object.append_section_data(section, &written.bytes, 4);
        self.exception_types.extend(written.types.iter().map(|&(offset, ty)| (table + offset as u64, ty)));
        Some((personality, table))
    }

    /// Eight bytes with the address of a symbol.
    fn cell(&mut self, symbol: Symbol) -> Result<SymbolId, ObjectError> {
        if let Some(&cell) = self.cells.get(&symbol) {
            return Ok(cell);
        }
        let section = self.object.section_id(StandardSection::ReadOnlyDataWithRel);
        let value = self.object.append_section_data(section, &[0; 8], 8);
        let target = self.symbol(symbol);
        self.relocate(section, value, target, 0, elf::R_X86_64_64)?;
        let name = format!(".Laddress.{}", self.module.symbol_name(symbol));
        let cell = self.object.add_symbol(ElfSymbol {
            value,
            size: 8,
            scope: SymbolScope::Compilation,
            section: SymbolSection::Section(section),
            ..undefined(name.as_bytes(), SymbolKind::Data, false)
        });
        self.cells.insert(symbol, cell);
        Ok(cell)
    }

    fn add_debug_info(&mut self) -> Result<(), ObjectError> {
        let mut lines = std::mem::take(&mut self.lines);
        lines.add_sources(self.module);
        let mut functions = Functions::new(lines, 0, &[]);
        let globals = &self.module.sources.variables.globals;
        functions.globals.extend(globals.iter().map(|global| {
            let is_fixed = !self.module.symbols[global.symbol].thread_local;
            (is_fixed && self.definition(global.symbol).is_some()).then_some(0)
        }));
        for (id, func) in self.module.functions.iter() {
            if let Some(place) = self.functions[id] {
                let name = self.module.symbol_name(func.symbol);
                let range = (place.offset as usize, place.size as usize);
                functions.push(name, func, &SourceOffsets::default(), range, Default::default());
            }
        }
        functions.sort();
        let sections = debug_info::sections(&functions).map_err(format_error)?;
        let mut ids = Vec::new();
        for debug in &sections {
            let name = debug.id.name().as_bytes().to_vec();
            let section = self.object.add_section(vec![], name, SectionKind::Debug);
            self.object.append_section_data(section, &debug.bytes, 1);
            ids.push((debug.id, section));
        }
        for (debug, &(_, section)) in sections.iter().zip(&ids) {
            for reloc in &debug.relocs {
                let symbol = match reloc.target {
                    RelocationTarget::Symbol(debug_info::TEXT) => self.object.section_symbol(self.text),
                    RelocationTarget::Symbol(n) => self.symbol(globals[n - debug_info::FIRST_GLOBAL].symbol),
                    RelocationTarget::Section(id) => {
                        let section =
                            ids.iter().find(|other| other.0 == id).map_or(self.text, |other| other.1);
                        self.object.section_symbol(section)
                    }
                };
                let r_type = if reloc.size == 8 { elf::R_X86_64_64 } else { elf::R_X86_64_32 };
                self.relocate(section, reloc.offset as u64, symbol, reloc.addend, r_type)?;
            }
        }
        Ok(())
    }

    fn place_data(&mut self, id: DataId, object: &DataObject) -> Result<(), ObjectError> {
        let zero = object.relocs.is_empty() && object.init.iter().all(|&byte| byte == 0);
        let standard = if self.module.symbols[object.symbol].thread_local {
            if zero { StandardSection::UninitializedTls } else { StandardSection::Tls }
        } else if object.readonly && (!zero || object.size <= MAX_CONSTANT_ZEROS) {
            if object.relocs.is_empty() {
                StandardSection::ReadOnlyData
            } else {
                StandardSection::ReadOnlyDataWithRel
            }
        } else if zero {
            StandardSection::UninitializedData
        } else {
            StandardSection::Data
        };
        let section = self.object.section_id(standard);
        // As in C, larger objects are aligned to sixteen bytes at least.
        let align = u64::from(object.align.max(1)).max(if object.size >= 16 { 16 } else { 1 });
        let is_zeros =
            matches!(standard, StandardSection::UninitializedTls | StandardSection::UninitializedData);
        if align > MAX_ALIGN {
            let name = self.module.symbol_name(object.symbol);
            return Err(ObjectError::Format(format!("the alignment of `{name}` is more than {MAX_ALIGN}")));
        }
        let used = self.section_sizes.entry(section).or_insert(0);
        let end = used.next_multiple_of(align).checked_add(object.size);
        let most = if is_zeros { MAX_ZEROS } else { MAX_SECTION };
        *used = end.filter(|&end| end <= most).ok_or(ObjectError::TooLarge)?;
        let offset = if is_zeros {
            self.object.append_section_bss(section, object.size, align)
        } else {
            let mut bytes = Vec::new();
            bytes.try_reserve_exact(object.size as usize).map_err(|_| ObjectError::TooLarge)?;
            bytes.extend_from_slice(&object.init);
            bytes.resize(object.size as usize, 0);
            self.object.append_section_data(section, &bytes, align)
        };
        self.data[id] = Some(Place { section, offset, size: object.size });
        Ok(())
    }

    /// The position and kind of a symbol that is defined here.
    fn definition(&self, symbol: Symbol) -> Option<(Place, SymbolKind)> {
        let mut symbol = symbol;
        let mut distance = 0i64;
        // Chains of aliases end, unless they form a circle, which the verifier refuses.
        for _ in 0..=self.module.symbols.len() {
            let data = &self.module.symbols[symbol];
            let (place, kind) = match data.def {
                SymbolDef::Alias { target, offset } => {
                    symbol = target;
                    distance = distance.wrapping_add(offset);
                    continue;
                }
                SymbolDef::Function(id) => (self.functions[id]?, SymbolKind::Text),
                SymbolDef::Data(id) if data.thread_local => (self.data[id]?, SymbolKind::Tls),
                SymbolDef::Data(id) => (self.data[id]?, SymbolKind::Data),
                SymbolDef::ExternalFunction | SymbolDef::ExternalData => return None,
            };
            return Some((Place { offset: place.offset.wrapping_add(distance as u64), ..place }, kind));
        }
        None
    }

    fn define(&mut self, symbol: Symbol, place: Place, kind: SymbolKind) {
        let data = &self.module.symbols[symbol];
        let id = self.object.add_symbol(ElfSymbol {
            value: place.offset,
            size: place.size,
            scope: match (data.linkage, data.visibility) {
                (Linkage::Local, _) => SymbolScope::Compilation,
                (_, Visibility::Hidden) => SymbolScope::Linkage,
                _ => SymbolScope::Dynamic,
            },
            section: SymbolSection::Section(place.section),
            flags: match data.visibility {
                Visibility::Protected if data.linkage != Linkage::Local => protected(kind, data.linkage),
                _ => SymbolFlags::None,
            },
            ..undefined(data.name.as_bytes(), kind, data.linkage == Linkage::Weak)
        });
        self.symbols[symbol] = Some(id);
    }

    /// The file's symbol for one of the module; those that are not defined here are made when they are first
    /// mentioned.
    fn symbol(&mut self, symbol: Symbol) -> SymbolId {
        if let Some(id) = self.symbols[symbol] {
            return id;
        }
        let data = &self.module.symbols[symbol];
        let kind = if data.thread_local { SymbolKind::Tls } else { SymbolKind::Unknown };
        let id = self.object.add_symbol(undefined(data.name.as_bytes(), kind, data.linkage == Linkage::Weak));
        if data.visibility == Visibility::Hidden {
            // The linker then finds it in the same program or library, or not at all.
            self.object.symbol_mut(id).scope = SymbolScope::Linkage;
        }
        self.symbols[symbol] = Some(id);
        id
    }

    fn routine(&mut self, routine: LibCall) -> SymbolId {
        if let Some(&id) = self.routines.get(&routine) {
            return id;
        }
        let id = match self.module.symbol(routine.name()) {
            Some(symbol) => self.symbol(symbol),
            None => self.object.add_symbol(undefined(routine.name().as_bytes(), SymbolKind::Unknown, false)),
        };
        self.routines.insert(routine, id);
        id
    }

    fn relocate(
        &mut self,
        section: SectionId,
        offset: u64,
        symbol: SymbolId,
        addend: i64,
        r_type: u32,
    ) -> Result<(), ObjectError> {
        let flags = RelocationFlags::Elf { r_type };
        self.object
            .add_relocation(section, Relocation { offset, symbol, addend, flags })
            .map_err(format_error)
    }

    fn relocate_code(&mut self, function: u64, reloc: CodeReloc) -> Result<(), ObjectError> {
        let at = function + u64::from(reloc.offset);
        let (symbol, addend) = match reloc.target {
            CodeRelocTarget::Symbol(symbol) => (self.symbol(symbol), reloc.addend),
            CodeRelocTarget::Routine(routine) => (self.routine(routine), reloc.addend),
            CodeRelocTarget::Block(symbol, block) => {
                let block = match self.module.symbols[symbol].def {
                    SymbolDef::Function(id) => self.blocks.get(&(id, block)).copied(),
                    _ => None,
                };
                let section = self.object.section_symbol(self.text);
                (section, reloc.addend.wrapping_add(block.unwrap_or(function) as i64))
            }
        };
        let r_type = match reloc.kind {
            CodeRelocKind::PcRel32 => elf::R_X86_64_PC32,
            CodeRelocKind::Call => elf::R_X86_64_PLT32,
            // A `mov` with a prefix for 64 bits, which the linker may make a `lea`.
            CodeRelocKind::GotPcRel32 => elf::R_X86_64_REX_GOTPCRELX,
            CodeRelocKind::TlsPcRel32 => elf::R_X86_64_GOTTPOFF,
            CodeRelocKind::Abs32 => elf::R_X86_64_32S,
            CodeRelocKind::Abs64 => elf::R_X86_64_64,
        };
        self.relocate(self.text, at, symbol, addend, r_type)
    }

    /// The position of the target of a relocation, if that is known here and cannot be replaced by the
    /// linker.
    fn target_place(&self, target: RelocTarget) -> Option<(SectionId, u64)> {
        match target {
            RelocTarget::Symbol(symbol) => {
                let (place, _) = self.definition(symbol)?;
                Some((place.section, place.offset))
            }
            RelocTarget::Block(func, block) => Some((self.text, self.block_offset(func, block)?)),
        }
    }

    /// The offset of a block in the text. For one without predecessors, which is gone, the function's
    /// start will do.
    fn block_offset(&self, func: FuncId, block: Block) -> Option<u64> {
        let start = self.functions[func].map(|place| place.offset);
        self.blocks.get(&(func, block)).copied().or(start)
    }

    fn relocate_data(&mut self, id: DataId, object: &DataObject, reloc: &Reloc) -> Result<(), ObjectError> {
        let impossible = || ObjectError::Difference(self.module.symbol_name(object.symbol).to_owned());
        let Some(place) = self.data[id] else { return Ok(()) };
        let at = place.offset + reloc.offset;
        let (base, r_type, size) = match reloc.kind {
            RelocKind::Abs64 => (None, elf::R_X86_64_64, 8),
            RelocKind::Difference32 { base } => (Some(base), elf::R_X86_64_PC32, 4),
            RelocKind::Difference64 { base } => (Some(base), elf::R_X86_64_PC64, 8),
        };
        let mut addend = reloc.addend;
        if let Some(base) = base {
            let (section, offset) = self.target_place(base).ok_or_else(impossible)?;
            if let Some((target_section, target)) = self.target_place(reloc.target)
                && target_section == section
            {
                let value = (target as i64).wrapping_add(addend).wrapping_sub(offset as i64);
                let bytes = self.object.section_mut(place.section).data_mut();
                bytes[at as usize..at as usize + size].copy_from_slice(&value.to_le_bytes()[..size]);
                return Ok(());
            }
            // Only the relocated place itself can be subtracted, and its distance from the base is known.
            if section != place.section {
                return Err(impossible());
            }
            addend = addend.wrapping_add(at as i64).wrapping_sub(offset as i64);
        }
        let symbol = match reloc.target {
            RelocTarget::Symbol(symbol) => self.symbol(symbol),
            RelocTarget::Block(func, block) => {
                let offset = self.block_offset(func, block).ok_or_else(impossible)?;
                addend = addend.wrapping_add(offset as i64);
                self.object.section_symbol(self.text)
            }
        };
        self.relocate(place.section, at, symbol, addend, r_type)
    }

    fn add_to_array(
        &mut self,
        name: &str,
        kind: u32,
        priority: u32,
        symbol: Symbol,
    ) -> Result<(), ObjectError> {
        let name = match priority {
            DEFAULT_PRIORITY => name.to_owned(),
            priority => format!("{name}.{priority:05}"),
        };
        let object = &mut self.object;
        let section = *self.arrays.entry(name).or_insert_with_key(|name| {
            let section = object.add_section(vec![], name.clone().into_bytes(), SectionKind::Elf(kind));
            let sh_flags = u64::from(elf::SHF_ALLOC | elf::SHF_WRITE);
            object.section_mut(section).flags = SectionFlags::Elf { sh_flags };
            section
        });
        let at = self.object.append_section_data(section, &[0; 8], 8);
        let symbol = self.symbol(symbol);
        self.relocate(section, at, symbol, 0, elf::R_X86_64_64)
    }
}

/// A symbol that is not defined in the file.
fn undefined(name: &[u8], kind: SymbolKind, weak: bool) -> ElfSymbol {
    ElfSymbol {
        name: name.to_vec(),
        value: 0,
        size: 0,
        kind,
        scope: SymbolScope::Unknown,
        weak,
        section: SymbolSection::Undefined,
        flags: SymbolFlags::None,
    }
}

fn format_error(error: impl core::fmt::Display) -> ObjectError {
    ObjectError::Format(error.to_string())
}

/// The entries of a protected symbol, which the crate `object` has no word for.
fn protected(kind: SymbolKind, linkage: Linkage) -> SymbolFlags<SectionId, SymbolId> {
    let kind = match kind {
        SymbolKind::Text => elf::STT_FUNC,
        SymbolKind::Tls => elf::STT_TLS,
        _ => elf::STT_OBJECT,
    };
    let binding = if linkage == Linkage::Weak { elf::STB_WEAK } else { elf::STB_GLOBAL };
    SymbolFlags::Elf { st_info: binding << 4 | kind, st_other: elf::STV_PROTECTED }
}
