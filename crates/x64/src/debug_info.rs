//! DWARF: `.debug_line` and `.debug_info`, made of the line tables of compiled code.
//!
//! Debuggers set breakpoints by line, step by line and show the source with the former; with the latter they
//! name functions as the source does, and show calls that were inlined as frames. Made by `gimli` in version
//! 4 of DWARF, one unit for an object:
//!
//! ```text
//! unit
//!   subprogram first, inline             abstract: shared by all inlined copies of a function
//!   subprogram main, 0 to 40
//!     inlined first, 8 to 12, called at line 9
//! ```
//!
//! Variables are entries of the function, block or inlined call that they belong to, with their locations in
//! the frame; debuggers show one without a location as optimised out.
//!
//! Linear in the rows of lines times the depth of scopes, and in the types.

mod scopes;
mod types;

use std::collections::BTreeMap;

use cranelift_entity::packed_option::PackedOption;
use gimli::write::{
    Address, AttributeValue, DwarfUnit, Expression, FileId, LineProgram, LineString, Range, RangeList,
    Relocation, RelocationTarget, Sections, UnitEntryId,
};
use gimli::{DwAt, Encoding, Format, LineEncoding, SectionId, X86_64};
use sheave_ir::{DebugType, Loc, SourceFile, SourceScope};

use crate::VariablePlace;
use crate::lines::{CodeHome, Entry, Functions};
use crate::written::Written;
use scopes::{Key, Scopes};

/// The symbol of the code in relocations.
pub(crate) const TEXT: usize = 0;
/// The symbols from this one on are the variables of the modules' data.
pub(crate) const FIRST_GLOBAL: usize = 1;

/// A section of the information.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    pub(crate) id: SectionId,
    pub(crate) bytes: Vec<u8>,
    /// Its relocations.
    pub(crate) relocs: Vec<Relocation>,
}

/// The sections for `functions`, empty if they have no lines. Their code is relative to the symbol [`TEXT`].
pub(crate) fn sections(functions: &Functions) -> Result<Vec<Section>, gimli::write::Error> {
    let mut found = Vec::new();
    if !functions.has_lines() {
        return Ok(found);
    }
    let mut sections = Sections::new(Written::default());
    Builder::new(functions).build().write(&mut sections)?;
    sections.for_each_mut(|id, written| {
        let (bytes, relocs) = (written.bytes.take(), core::mem::take(&mut written.relocs));
        if !bytes.is_empty() {
            found.push(Section { id, bytes, relocs });
        }
        Ok::<(), gimli::write::Error>(())
    })?;
    Ok(found)
}

impl Section {
    /// The section's bytes with all relocations applied, for a file whose addresses are lower by `bias` than
    /// those in memory.
    pub(crate) fn linked(&self, functions: &Functions, bias: usize) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for reloc in &self.relocs {
            let value = match reloc.target {
                RelocationTarget::Symbol(TEXT) => functions.base.wrapping_sub(bias),
                RelocationTarget::Symbol(n) => {
                    functions.globals[n - FIRST_GLOBAL].map_or(0, |address| address.wrapping_sub(bias))
                }
                RelocationTarget::Section(_) => 0,
            };
            let value = (value as i64).wrapping_add(reloc.addend);
            let size = usize::from(reloc.size);
            bytes[reloc.offset..reloc.offset + size].copy_from_slice(&value.to_le_bytes()[..size]);
        }
        bytes
    }
}

struct Builder<'a> {
    functions: &'a Functions,
    dwarf: DwarfUnit,
    /// By number, as far as it is used.
    files: Vec<Option<FileId>>,
    /// The abstract entries of scopes that were inlined.
    inlined: BTreeMap<SourceScope, UnitEntryId>,
    /// By number.
    types: Vec<UnitEntryId>,
}

impl<'a> Builder<'a> {
    fn new(functions: &'a Functions) -> Builder<'a> {
        let encoding = Encoding { address_size: 8, format: Format::Dwarf32, version: 4 };
        let mut dwarf = DwarfUnit::new(encoding);
        let first = functions.lines.sources.files.values().next();
        let (name, directory) = first.map_or(("", ""), |file| (&*file.name, &*file.directory));
        let (name, directory) = (text(name), text(directory));
        dwarf.unit.line_program = LineProgram::new(
            encoding,
            LineEncoding::default(),
            LineString::String(directory.clone()),
            None,
            LineString::String(name.clone()),
            None,
        );
        // GDB takes the second row of a function for the end of its prologue, as it is here, if the name of
        // the compiler begins as that of clang does; distributions and rustc have other names.
        let producer = match &*functions.lines.sources.variables.producer {
            "" => "sheave".to_owned(),
            compiler if compiler.starts_with("clang ") => format!("{compiler}, sheave"),
            compiler => format!("clang LLVM ({compiler}), sheave"),
        };
        let language = functions.lines.sources.variables.language.map_or(gimli::DW_LANG_C99, gimli::DwLang);
        let root = dwarf.unit.root();
        let root = dwarf.unit.get_mut(root);
        root.set(gimli::DW_AT_producer, AttributeValue::String(producer.into_bytes()));
        root.set(gimli::DW_AT_language, AttributeValue::Language(language));
        root.set(gimli::DW_AT_name, AttributeValue::String(name));
        root.set(gimli::DW_AT_comp_dir, AttributeValue::String(directory));
        root.set(gimli::DW_AT_low_pc, AttributeValue::Address(Address::Symbol { symbol: 0, addend: 0 }));
        root.set(gimli::DW_AT_high_pc, AttributeValue::Udata(functions.code_size() as u64));
        let files = vec![None; functions.lines.sources.files.len()];
        Builder { functions, dwarf, files, inlined: BTreeMap::new(), types: Vec::new() }
    }

    fn build(mut self) -> DwarfUnit {
        let functions = self.functions;
        self.types();
        for entry in functions.entries() {
            self.rows(entry);
            self.subprogram(entry);
        }
        self.globals();
        self.dwarf
    }

    fn file(&mut self, file: SourceFile) -> FileId {
        let number = file.as_u32() as usize;
        if let Some(Some(known)) = self.files.get(number) {
            return *known;
        }
        let program = &mut self.dwarf.unit.line_program;
        let data = self.functions.lines.sources.files.get(file);
        let (name, directory) = data.map_or(("", ""), |file| (&*file.name, &*file.directory));
        let directory = match directory {
            "" => program.default_directory(),
            directory => program.add_directory(LineString::String(text(directory))),
        };
        let id = program.add_file(LineString::String(text(name)), directory, None);
        if let Some(known) = self.files.get_mut(number) {
            *known = Some(id);
        }
        id
    }

    /// The file of a scope; the first one if that is unknown.
    fn file_of(&mut self, scope: SourceScope) -> FileId {
        let data = self.functions.lines.sources.scopes.get(scope);
        self.file(data.map_or(SourceFile::from_u32(0), |data| data.file))
    }

    /// Writes the rows of a function in the table of lines.
    fn rows(&mut self, entry: &Entry) {
        let lines = &self.functions.lines;
        let Some(scope) = entry.scope.expand().and_then(|scope| lines.sources.scopes.get(scope)) else {
            return;
        };
        let start = (entry.start - self.functions.base) as u64;
        let address = Address::Symbol { symbol: 0, addend: start as i64 };
        let header = (self.file(scope.file), u64::from(scope.line), 0);
        self.dwarf.unit.line_program.begin_sequence(Some(address));
        self.row(0, header);
        // The code that makes the frame and stores parameters has the line of the header.
        let rows = self.functions.rows(entry);
        let first = rows.iter().position(|&(_, loc)| lines.loc(loc).is_some()).unwrap_or(rows.len());
        for &(offset, loc) in &rows[first..] {
            let (file, line, column) = match lines.loc(loc) {
                Some(loc) => (self.file_of(loc.scope), loc.line, loc.column),
                None => (self.file(scope.file), 0, 0),
            };
            let at = (file, u64::from(line), u64::from(column));
            self.row(u64::from(offset) - start, at);
        }
        self.dwarf.unit.line_program.end_sequence((entry.end - entry.start) as u64);
    }

    fn row(&mut self, offset: u64, (file, line, column): (FileId, u64, u64)) {
        let program = &mut self.dwarf.unit.line_program;
        let row = program.row();
        (row.address_offset, row.file, row.line, row.column) = (offset, file, line, column);
        // Breakpoints must not be set on code without a line.
        row.is_statement = line != 0;
        program.generate_row();
    }

    /// Adds the entry of a function, with its inlined calls, blocks and variables.
    fn subprogram(&mut self, entry: &Entry) {
        let root = self.dwarf.unit.root();
        let id = self.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
        let (start, end) = self.range(entry);
        self.named(id, entry.scope, self.functions.name(entry));
        self.flag(id, gimli::DW_AT_external);
        let address = Address::Symbol { symbol: 0, addend: start as i64 };
        self.set(id, gimli::DW_AT_low_pc, AttributeValue::Address(address));
        self.number(id, gimli::DW_AT_high_pc, end - start);
        self.flag(id, gimli::DW_AT_prototyped);
        let base = self.frame_base(entry);
        self.set(id, gimli::DW_AT_frame_base, AttributeValue::Exprloc(base));
        let scopes = Scopes::find(self.functions, entry);
        let mut entries = BTreeMap::from([((None.into(), None.into()), id)]);
        for &key in scopes.ranges.keys() {
            self.scope_entry(&scopes, key, &mut entries);
        }
        let mut homes: Vec<&CodeHome> = self.functions.homes(entry).iter().collect();
        // Parameters come first, in their order.
        let locals = &self.functions.lines.sources.variables.locals;
        homes.sort_by_key(|home| {
            locals.get(home.variable).map_or(u32::MAX, |it| it.parameter.wrapping_sub(1))
        });
        for home in homes {
            self.variable(&scopes, home, &entries);
        }
    }

    /// The end of the caller's frame. GDB cannot compute it for a function without a caller, so it is given
    /// by registers as they are in the body.
    fn frame_base(&self, entry: &Entry) -> Expression {
        let mut base = Expression::new();
        let frame = &entry.frame;
        if self.functions.outermost != Some(entry.start) || !frame.is_known {
            base.op(gimli::DW_OP_call_frame_cfa);
        } else if frame.has_pointer {
            base.op_breg(X86_64::RBP, 16);
        } else {
            base.op_breg(X86_64::RSP, i64::from(frame.size) + 8 * i64::from(frame.n_saved) + 8);
        }
        base
    }

    /// Adds the entry of an inlined call or of a block with code, and those of the scopes around it.
    fn scope_entry(&mut self, scopes: &Scopes<'_>, key: Key, entries: &mut BTreeMap<Key, UnitEntryId>) {
        let mut chain = vec![key];
        let mut parent = None;
        while let Some(outer) = scopes.outer(chain[chain.len() - 1]) {
            parent = entries.get(&outer).copied();
            if parent.is_some() {
                break;
            }
            chain.push(outer);
        }
        if entries.contains_key(&key) {
            return;
        }
        let Some(mut parent) = parent else { return };
        for &key in chain.iter().rev() {
            let made = match key {
                (call, block) if block.is_none() => self.inlined_call(parent, scopes, call),
                _ => Some(self.dwarf.unit.add(parent, gimli::DW_TAG_lexical_block)),
            };
            let Some(made) = made else { return };
            let ranges = scopes.ranges.get(&key).into_iter().flatten();
            let ranges = ranges.map(|&(begin, end)| Range::OffsetPair { begin, end }).collect();
            let ranges = self.dwarf.unit.ranges.add(RangeList(ranges));
            self.set(made, gimli::DW_AT_ranges, AttributeValue::RangeListRef(ranges));
            entries.insert(key, made);
            parent = made;
        }
    }

    /// Adds the entry of the inlined call at the location `call`.
    fn inlined_call(
        &mut self,
        parent: UnitEntryId,
        scopes: &Scopes<'_>,
        call: PackedOption<Loc>,
    ) -> Option<UnitEntryId> {
        let callee = scopes.callee(call.expand()?)?;
        let at = self.functions.lines.loc(call)?;
        let origin = self.abstract_entry(callee);
        let inlined = self.dwarf.unit.add(parent, gimli::DW_TAG_inlined_subroutine);
        self.set(inlined, gimli::DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
        let file = self.file_of(at.scope);
        self.set(inlined, gimli::DW_AT_call_file, AttributeValue::FileIndex(Some(file)));
        self.number(inlined, gimli::DW_AT_call_line, at.line);
        self.number(inlined, gimli::DW_AT_call_column, at.column);
        Some(inlined)
    }

    /// Adds the entry of a variable to that of its scope, unless the scope has no code.
    fn variable(&mut self, scopes: &Scopes<'_>, home: &CodeHome, entries: &BTreeMap<Key, UnitEntryId>) {
        let Some(data) = self.functions.lines.sources.variables.locals.get(home.variable) else { return };
        let key = scopes.key(home.inlined_at, data.scope);
        let Some(&parent) = entries.get(&key) else { return };
        let tag = match data.parameter {
            0 => gimli::DW_TAG_variable,
            _ => gimli::DW_TAG_formal_parameter,
        };
        let id = self.dwarf.unit.add(parent, tag);
        self.name(id, &data.name);
        let file = self.file_of(data.scope);
        self.declared(id, file, data.line);
        self.of_type(id, data.ty);
        if let VariablePlace::Frame { start, align_log2, indirect, offset } = home.place {
            let location = in_frame(start, align_log2, indirect, offset);
            self.set(id, gimli::DW_AT_location, AttributeValue::Exprloc(location));
        }
    }

    /// Adds the entries of global variables, static ones of functions included.
    fn globals(&mut self) {
        let functions = self.functions;
        let root = self.dwarf.unit.root();
        for (n, global) in functions.lines.sources.variables.globals.iter().enumerate() {
            if functions.globals.get(n).copied().flatten().is_none() {
                continue;
            }
            let id = self.dwarf.unit.add(root, gimli::DW_TAG_variable);
            self.string(id, gimli::DW_AT_name, &global.name);
            if let Some(file) = global.file {
                let file = self.file(file);
                self.declared(id, file, global.line);
            }
            self.flag(id, gimli::DW_AT_external);
            self.of_type(id, global.ty);
            let mut location = Expression::new();
            location.op_addr(Address::Symbol { symbol: FIRST_GLOBAL + n, addend: global.offset as i64 });
            self.set(id, gimli::DW_AT_location, AttributeValue::Exprloc(location));
        }
    }

    fn of_type(&mut self, id: UnitEntryId, ty: Option<DebugType>) {
        if let Some(&entry) = ty.and_then(|ty| self.types.get(ty.as_u32() as usize)) {
            self.set(id, gimli::DW_AT_type, AttributeValue::UnitRef(entry));
        }
    }

    /// The range of a function's code in the text.
    fn range(&self, entry: &Entry) -> (u64, u64) {
        ((entry.start - self.functions.base) as u64, (entry.end - self.functions.base) as u64)
    }

    /// The abstract entry of an inlined function.
    fn abstract_entry(&mut self, scope: SourceScope) -> UnitEntryId {
        if let Some(&known) = self.inlined.get(&scope) {
            return known;
        }
        let root = self.dwarf.unit.root();
        let id = self.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
        self.named(id, scope.into(), "");
        self.set(id, gimli::DW_AT_inline, AttributeValue::Inline(gimli::DW_INL_inlined));
        self.inlined.insert(scope, id);
        id
    }

    /// Sets the name, which is `symbol` if the source is unknown, the linker's name, and the position.
    fn named(&mut self, id: UnitEntryId, scope: PackedOption<SourceScope>, symbol: &str) {
        let sources = &self.functions.lines.sources;
        let Some((scope, data)) = scope.expand().and_then(|scope| Some((scope, sources.scopes.get(scope)?)))
        else {
            return self.string(id, gimli::DW_AT_name, symbol);
        };
        let name = if data.name.is_empty() { symbol } else { &*data.name };
        self.string(id, gimli::DW_AT_name, name);
        if !symbol.is_empty() && symbol != name {
            self.string(id, gimli::DW_AT_linkage_name, symbol);
        }
        let file = self.file(data.file);
        self.declared(id, file, data.line);
        self.of_type(id, sources.variables.results[scope].expand());
    }

    /// The position in the source where `id` is declared.
    fn declared(&mut self, id: UnitEntryId, file: FileId, line: u32) {
        self.set(id, gimli::DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
        self.number(id, gimli::DW_AT_decl_line, line);
    }

    fn name(&mut self, id: UnitEntryId, name: &str) {
        if !name.is_empty() {
            self.string(id, gimli::DW_AT_name, name);
        }
    }

    fn string(&mut self, id: UnitEntryId, name: DwAt, value: &str) {
        self.set(id, name, AttributeValue::String(text(value)));
    }

    fn number(&mut self, id: UnitEntryId, name: DwAt, value: impl Into<u64>) {
        self.set(id, name, AttributeValue::Udata(value.into()));
    }

    fn flag(&mut self, id: UnitEntryId, name: DwAt) {
        self.set(id, name, AttributeValue::Flag(true));
    }

    fn set(&mut self, id: UnitEntryId, name: DwAt, value: AttributeValue) {
        self.dwarf.unit.get_mut(id).set(name, value);
    }
}

/// The address of a variable in the frame.
fn in_frame(start: i32, align_log2: u8, indirect: bool, offset: i32) -> Expression {
    let mut location = Expression::new();
    // The frame is aligned to 16 bytes; a slot has room to be aligned within.
    if align_log2 > 4 {
        let align = 1i64 << align_log2.min(30);
        location.op_fbreg(i64::from(start) + align - 16);
        location.op_consts(-align);
        location.op(gimli::DW_OP_and);
    } else {
        location.op_fbreg(i64::from(start) + if indirect { 0 } else { i64::from(offset) });
    }
    if indirect {
        location.op_deref();
    }
    if (indirect || align_log2 > 4) && offset != 0 {
        location.op_consts(i64::from(offset));
        location.op(gimli::DW_OP_plus);
    }
    location
}

/// A name as the format allows it: without zeros, and not empty.
fn text(name: &str) -> Vec<u8> {
    let bytes: Vec<u8> = name.bytes().map(|byte| if byte == 0 { b'?' } else { byte }).collect();
    if bytes.is_empty() { b"?".to_vec() } else { bytes }
}
