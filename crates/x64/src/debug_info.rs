//! Debugging information: `.debug_line` and `.debug_info`, made of the lines of compiled code.
//!
//! Debuggers set breakpoints by line, step by line and show the source with the former; with the latter they
//! name functions as the source does, and show calls that were inlined as frames. Made by `gimli` in version
//! 4 of DWARF, one unit for an object:
//!
//! ```text
//! unit
//!   subprogram first, inline             abstract: what is said once of a function that was inlined
//!   subprogram main, 0 to 40
//!     inlined first, 8 to 12, called at line 9
//! ```
//!
//! Linear in the rows of lines times the depth of inlining. Says nothing of variables and types.

use std::collections::BTreeMap;

use gimli::write::{
    Address, AttributeValue, DwarfUnit, FileId, LineProgram, LineString, Range, RangeList, Relocation,
    RelocationTarget, Sections, UnitEntryId,
};
use gimli::{DwAt, Encoding, Format, LineEncoding, SectionId};

use crate::lines::{Entry, Functions, NONE};
use crate::written::Written;

/// A section of the information.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    pub(crate) id: SectionId,
    pub(crate) bytes: Vec<u8>,
    /// What is added to the addresses and offsets in it.
    pub(crate) relocs: Vec<Relocation>,
}

/// The sections for `functions`, none where nothing is known of lines. Their code is relative to symbol 0.
pub(crate) fn sections(functions: &Functions) -> Result<Vec<Section>, gimli::write::Error> {
    let mut found = Vec::new();
    if !functions.has_lines() {
        return Ok(found);
    }
    let mut sections = Sections::new(Written::default());
    Builder::new(functions).build().write(&mut sections)?;
    sections.for_each(|id, written| {
        if !written.bytes.slice().is_empty() {
            found.push(Section { id, bytes: written.bytes.slice().to_vec(), relocs: written.relocs.clone() });
        }
        Ok::<(), gimli::write::Error>(())
    })?;
    Ok(found)
}

impl Section {
    /// The section's bytes in a file that is not linked any more, with code at `base`.
    pub(crate) fn linked(&self, base: usize) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for reloc in &self.relocs {
            let value = match reloc.target {
                RelocationTarget::Symbol(_) => (base as i64).wrapping_add(reloc.addend),
                RelocationTarget::Section(_) => reloc.addend,
            };
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
    inlined: BTreeMap<u32, UnitEntryId>,
}

/// A call that was inlined: of which scope, and where its code is.
type Inlined = (u32, Vec<(u64, u64)>);

impl<'a> Builder<'a> {
    fn new(functions: &'a Functions) -> Builder<'a> {
        let encoding = Encoding { address_size: 8, format: Format::Dwarf32, version: 4 };
        let mut dwarf = DwarfUnit::new(encoding);
        let first = functions.lines.files().next();
        let (name, directory) = first.map_or(("", ""), |file| file);
        let (name, directory) = (text(name), text(directory));
        dwarf.unit.line_program = LineProgram::new(
            encoding,
            LineEncoding::default(),
            LineString::String(directory.clone()),
            None,
            LineString::String(name.clone()),
            None,
        );
        let root = dwarf.unit.root();
        let root = dwarf.unit.get_mut(root);
        root.set(gimli::DW_AT_producer, AttributeValue::String(b"sheave".to_vec()));
        root.set(gimli::DW_AT_language, AttributeValue::Language(gimli::DW_LANG_C99));
        root.set(gimli::DW_AT_name, AttributeValue::String(name));
        root.set(gimli::DW_AT_comp_dir, AttributeValue::String(directory));
        root.set(gimli::DW_AT_low_pc, AttributeValue::Address(Address::Symbol { symbol: 0, addend: 0 }));
        root.set(gimli::DW_AT_high_pc, AttributeValue::Udata(functions.code_size() as u64));
        let files = vec![None; functions.lines.files().count()];
        Builder { functions, dwarf, files, inlined: BTreeMap::new() }
    }

    fn build(mut self) -> DwarfUnit {
        let functions = self.functions;
        for entry in functions.entries() {
            self.rows(entry);
            self.subprogram(entry);
        }
        self.dwarf
    }

    fn file(&mut self, number: u32) -> FileId {
        if let Some(Some(known)) = self.files.get(number as usize) {
            return *known;
        }
        let program = &mut self.dwarf.unit.line_program;
        let (name, directory) = self.functions.lines.files().nth(number as usize).unwrap_or(("", ""));
        let directory = match directory {
            "" => program.default_directory(),
            directory => program.add_directory(LineString::String(text(directory))),
        };
        let id = program.add_file(LineString::String(text(name)), directory, None);
        if let Some(known) = self.files.get_mut(number as usize) {
            *known = Some(id);
        }
        id
    }

    /// The rows of a function in the table of lines.
    fn rows(&mut self, entry: &Entry) {
        let lines = &self.functions.lines;
        let Some(scope) = lines.scope(entry.scope) else { return };
        let start = (entry.start - self.functions.base) as u64;
        let address = Address::Symbol { symbol: 0, addend: start as i64 };
        let header = (self.file(scope.file), u64::from(scope.line), 0);
        self.dwarf.unit.line_program.begin_sequence(Some(address));
        self.row(0, header);
        for &(offset, loc) in self.functions.rows(entry) {
            let (file, line, column) = match lines.loc(loc) {
                Some(loc) => (lines.scope(loc.scope).map_or(0, |scope| scope.file), loc.line, loc.column),
                None => (scope.file, 0, 0),
            };
            let at = (self.file(file), u64::from(line), u64::from(column));
            self.row(u64::from(offset) - start, at);
        }
        self.dwarf.unit.line_program.end_sequence((entry.end - entry.start) as u64);
    }

    fn row(&mut self, offset: u64, (file, line, column): (FileId, u64, u64)) {
        let program = &mut self.dwarf.unit.line_program;
        let row = program.row();
        (row.address_offset, row.file, row.line, row.column) = (offset, file, line, column);
        // Code of no line is nowhere to stop at.
        row.is_statement = line != 0;
        program.generate_row();
    }

    /// The entry of a function, and those of the calls that were inlined in it.
    fn subprogram(&mut self, entry: &Entry) {
        let root = self.dwarf.unit.root();
        let id = self.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
        let (start, end) = self.range(entry);
        self.named(id, entry.scope, self.functions.name(entry));
        self.set(id, gimli::DW_AT_external, AttributeValue::Flag(true));
        let address = Address::Symbol { symbol: 0, addend: start as i64 };
        self.set(id, gimli::DW_AT_low_pc, AttributeValue::Address(address));
        self.set(id, gimli::DW_AT_high_pc, AttributeValue::Udata(end - start));
        // By the location of the call; those of outer calls have smaller numbers.
        let mut entries: BTreeMap<u32, UnitEntryId> = BTreeMap::new();
        for (call, (scope, ranges)) in self.inlined_calls(entry) {
            let Some(at) = self.functions.lines.loc(call) else { continue };
            let parent = entries.get(&at.inlined_at).copied().unwrap_or(id);
            let origin = self.abstract_entry(scope);
            let inlined = self.dwarf.unit.add(parent, gimli::DW_TAG_inlined_subroutine);
            entries.insert(call, inlined);
            let ranges = ranges.into_iter().map(|(begin, end)| Range::OffsetPair { begin, end });
            let ranges = self.dwarf.unit.ranges.add(RangeList(ranges.collect()));
            self.set(inlined, gimli::DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
            self.set(inlined, gimli::DW_AT_ranges, AttributeValue::RangeListRef(ranges));
            let file = self.functions.lines.scope(at.scope).map_or(0, |scope| scope.file);
            let file = self.file(file);
            self.set(inlined, gimli::DW_AT_call_file, AttributeValue::FileIndex(Some(file)));
            self.set(inlined, gimli::DW_AT_call_line, AttributeValue::Udata(u64::from(at.line)));
            self.set(inlined, gimli::DW_AT_call_column, AttributeValue::Udata(u64::from(at.column)));
        }
    }

    /// Where the code of a function is in the text.
    fn range(&self, entry: &Entry) -> (u64, u64) {
        ((entry.start - self.functions.base) as u64, (entry.end - self.functions.base) as u64)
    }

    /// The calls that were inlined in a function, by their locations.
    fn inlined_calls(&self, entry: &Entry) -> BTreeMap<u32, Inlined> {
        let mut calls: BTreeMap<u32, Inlined> = BTreeMap::new();
        let lines = &self.functions.lines;
        let rows = self.functions.rows(entry);
        for (i, &(begin, loc)) in rows.iter().enumerate() {
            let begin = u64::from(begin);
            let end = rows.get(i + 1).map_or(self.range(entry).1, |next| u64::from(next.0));
            let mut next = lines.loc(loc);
            for _ in 0..sheave_ir::MAX_INLINE_DEPTH {
                let Some(at) = next.filter(|at| at.inlined_at != NONE) else { break };
                let (_, ranges) = calls.entry(at.inlined_at).or_insert((at.scope, Vec::new()));
                match ranges.last_mut() {
                    Some(last) if last.1 == begin => last.1 = end,
                    _ => ranges.push((begin, end)),
                }
                next = lines.loc(at.inlined_at);
            }
        }
        calls
    }

    /// The entry of a function that was inlined.
    fn abstract_entry(&mut self, scope: u32) -> UnitEntryId {
        if let Some(&known) = self.inlined.get(&scope) {
            return known;
        }
        let root = self.dwarf.unit.root();
        let id = self.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
        self.named(id, scope, "");
        self.set(id, gimli::DW_AT_inline, AttributeValue::Inline(gimli::DW_INL_inlined));
        self.inlined.insert(scope, id);
        id
    }

    /// Says what the function of `scope`, with the linker's name `symbol`, is called and where it is.
    fn named(&mut self, id: UnitEntryId, scope: u32, symbol: &str) {
        let Some(scope) = self.functions.lines.scope(scope) else {
            return self.set(id, gimli::DW_AT_name, AttributeValue::String(text(symbol)));
        };
        let name = self.functions.lines.slice(scope.name);
        let name = if name.is_empty() { symbol } else { name };
        self.set(id, gimli::DW_AT_name, AttributeValue::String(text(name)));
        if !symbol.is_empty() && symbol != name {
            self.set(id, gimli::DW_AT_linkage_name, AttributeValue::String(text(symbol)));
        }
        let file = self.file(scope.file);
        self.set(id, gimli::DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
        self.set(id, gimli::DW_AT_decl_line, AttributeValue::Udata(u64::from(scope.line)));
    }

    fn set(&mut self, id: UnitEntryId, name: DwAt, value: AttributeValue) {
        self.dwarf.unit.get_mut(id).set(name, value);
    }
}

/// A name as the format allows it: without zeros, and not empty.
fn text(name: &str) -> Vec<u8> {
    let bytes: Vec<u8> = name.bytes().map(|byte| if byte == 0 { b'?' } else { byte }).collect();
    if bytes.is_empty() { b"?".to_vec() } else { bytes }
}
