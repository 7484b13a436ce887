//! Module-level assembly: `module asm "…"`.
//!
//! The lines of all such strings are one assembly file. Its data sections become data objects, with an alias for each
//! label. Its code is cut at labels into functions whose body is one piece of inline assembly, so that the assembler
//! for templates does the rest, and symbols, linking and objects need to know nothing of it. Where code runs on into
//! the next label a jump is added. A local label (`.L…`) that is named from another piece is a cut as well.
//!
//! Linear in the text. Not supported, each with an error that says so: macros, conditions, repetition, other files,
//! thread-local sections, distances to the current place, numeric labels (`1:`) seen across another label.

use rustc_hash::{FxHashMap, FxHashSet};
use sheave_ir::{
    AsmData, BlockData, DataObject, FrameStyle, Function, InstData, Linkage, Reloc, RelocKind, RelocTarget,
    Signature, Symbol, SymbolDef, ValueData, ValueDef, ValueList,
};

use crate::cursor::{Fault, Read};
use crate::reader::Reader;

/// The most bytes that one directive may ask for.
const MAX_FILL: i64 = 1 << 24;
/// The largest power of two that something may be aligned to.
const MAX_ALIGN: i64 = 4096;

/// A statement and where the string that holds it starts.
struct Statement {
    pos: usize,
    text: String,
}

/// A piece of code from one label to the next.
struct Chunk {
    pos: usize,
    labels: Vec<String>,
    template: String,
    /// Written in Intel's syntax from its start.
    intel: bool,
    /// Its last instruction does not go on to the next.
    ends: bool,
}

/// A section of data.
struct DataSection {
    name: String,
    readonly: bool,
    align: u32,
    bytes: Vec<u8>,
    relocs: Vec<DataReloc>,
}

struct DataReloc {
    pos: usize,
    offset: usize,
    size: usize,
    value: Sum,
}

/// A number, plus the address of a symbol, minus that of another.
#[derive(Default)]
struct Sum {
    plus: Option<String>,
    minus: Option<String>,
    number: i64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Text,
    Data(usize),
    /// Notes and debug information.
    Ignored,
}

/// The assembly file, taken apart.
struct Unit {
    chunks: Vec<Chunk>,
    data: Vec<DataSection>,
    /// Labels in data: section and offset.
    data_labels: Vec<(usize, String, usize, usize)>,
    globals: FxHashSet<String>,
    weak: FxHashSet<String>,
    /// `.set name, value`.
    sets: Vec<(usize, String, Sum)>,
    /// Names in code that may be symbols.
    mentioned: Vec<String>,
    section: Section,
    previous: Section,
    stack: Vec<Section>,
    intel: bool,
}

/// A fault without its kind of error.
type Parsed<T> = Result<T, String>;

impl Reader<'_> {
    /// `module asm "…"` at the top level, after `module`; `start` is where the line starts.
    pub(crate) fn module_assembly(&mut self, start: usize) -> Read<()> {
        self.c.expect_word(b"asm")?;
        self.c.ws();
        if self.c.peek() != b'"' {
            return Err(self.c.fault("expected the assembly"));
        }
        let span = self.c.quoted()?;
        self.assembly.push((start, span));
        Ok(())
    }

    /// Defines what the module's assembly defines; everything else has been read.
    pub(crate) fn read_module_assembly(&mut self) -> Read<()> {
        if self.assembly.is_empty() {
            return Ok(());
        }
        let statements = self.assembly_statements()?;
        let fail = |pos: usize, message: String| -> Box<Fault> {
            self.c.unsupported_at(pos, format!("module-level assembly: {message}"))
        };
        // The first reading finds which local labels must be symbols.
        let first = Unit::read(&statements, &FxHashSet::default()).map_err(|(p, m)| fail(p, m))?;
        let shared = first.shared_labels(&statements);
        let unit = if shared.is_empty() {
            first
        } else {
            Unit::read(&statements, &shared).map_err(|(p, m)| fail(p, m))?
        };
        self.define_assembly(unit)
    }

    /// The statements, without comments.
    fn assembly_statements(&mut self) -> Read<Vec<Statement>> {
        let mut text = String::new();
        let mut starts = Vec::new();
        for (pos, span) in core::mem::take(&mut self.assembly) {
            starts.push((text.len(), pos));
            self.scratch_name.clear();
            self.c.unescape(span, &mut self.scratch_name)?;
            match core::str::from_utf8(&self.scratch_name) {
                Ok(line) => text.push_str(line),
                Err(_) => return Err(self.c.unsupported_at(pos, "assembly that is not UTF-8 text")),
            }
            text.push('\n');
        }
        Ok(split_statements(&text, &starts))
    }

    fn define_assembly(&mut self, unit: Unit) -> Read<()> {
        for name in &unit.mentioned {
            self.module.intern_symbol(name);
        }
        let mut sections = Vec::new();
        for section in &unit.data {
            let symbol = self.module.intern_symbol(&format!(".Lassembly{}", section.name));
            self.module.symbols[symbol].linkage = Linkage::Local;
            sections.push(symbol);
        }
        for (pos, name, section, offset) in &unit.data_labels {
            let def = SymbolDef::Alias { target: sections[*section], offset: *offset as i64 };
            self.define_assembly_symbol(&unit, name, def, *pos)?;
        }
        for i in 0..unit.chunks.len() {
            self.define_chunk(&unit, i)?;
        }
        for (pos, name, value) in &unit.sets {
            let Some(target) = value.plus.as_ref().filter(|_| value.minus.is_none()) else {
                let message = "module-level assembly: a name for a number";
                return Err(self.c.unsupported_at(*pos, message));
            };
            let target = self.module.intern_symbol(target);
            let def = SymbolDef::Alias { target, offset: value.number };
            self.define_assembly_symbol(&unit, name, def, *pos)?;
        }
        for name in &unit.weak {
            let symbol = self.module.intern_symbol(name);
            self.module.symbols[symbol].linkage = Linkage::Weak;
        }
        for (section, symbol) in unit.data.into_iter().zip(sections) {
            self.define_section(section, symbol)?;
        }
        Ok(())
    }

    fn define_assembly_symbol(
        &mut self,
        unit: &Unit,
        name: &str,
        def: SymbolDef,
        pos: usize,
    ) -> Read<Symbol> {
        let symbol = self.module.intern_symbol(name);
        let data = &mut self.module.symbols[symbol];
        if !matches!(data.def, SymbolDef::ExternalFunction | SymbolDef::ExternalData) {
            return Err(self.c.fault_at(pos, format!("redefinition of '{name}' by module-level assembly")));
        }
        data.def = def;
        data.linkage = if unit.weak.contains(name) {
            Linkage::Weak
        } else if unit.globals.contains(name) {
            Linkage::External
        } else {
            Linkage::Local
        };
        Ok(symbol)
    }

    /// A function for the piece of code, and aliases for all its labels but the first.
    fn define_chunk(&mut self, unit: &Unit, index: usize) -> Read<()> {
        let chunk = &unit.chunks[index];
        let func = self.module.functions.next_key();
        let def = SymbolDef::Function(func);
        let symbol = self.define_assembly_symbol(unit, &unit.chunk_name(index), def, chunk.pos)?;
        let sig = match self.module.symbols[symbol].sig {
            Some(sig) => sig,
            None => self.module.intern_signature(Signature::default()),
        };
        self.module.symbols[symbol].sig = Some(sig);
        for label in chunk.labels.iter().skip(1) {
            let def = SymbolDef::Alias { target: symbol, offset: 0 };
            self.define_assembly_symbol(unit, label, def, chunk.pos)?;
        }
        let mut template = chunk.template.replace('$', "$$");
        if !chunk.ends && index + 1 < unit.chunks.len() {
            template.push_str(&format!("jmp {}\n", unit.chunk_name(index + 1).replace('$', "$$")));
        }
        let data = AsmData {
            template: template.into(),
            side_effects: true,
            intel: chunk.intel,
            ..AsmData::default()
        };
        let mut body = Function::new(symbol, sig);
        body.frame = FrameStyle::Naked;
        for (index, param) in self.module.signatures[sig].params.iter().enumerate() {
            let value = body.values.push(ValueData::new(param.ty, ValueDef::Param(index as u32)));
            body.params.push(value);
        }
        let asm = body.asms.push(data);
        for inst in [InstData::Asm { asm, args: ValueList::new() }, InstData::Unreachable] {
            let inst = body.make_inst(inst);
            body.order.push(inst);
        }
        let block = body.blocks.push(BlockData { end: 2, ..BlockData::default() });
        body.layout.push(block);
        self.module.functions.push(body);
        Ok(())
    }

    fn define_section(&mut self, section: DataSection, symbol: Symbol) -> Read<()> {
        let mut relocs = Vec::new();
        for DataReloc { pos, offset, size, value } in section.relocs {
            let Some(plus) = &value.plus else {
                let message = "module-level assembly: a symbol cannot be negated";
                return Err(self.c.unsupported_at(pos, message));
            };
            let target = RelocTarget::Symbol(self.module.intern_symbol(plus));
            let base = value.minus.as_ref().map(|name| RelocTarget::Symbol(self.module.intern_symbol(name)));
            let kind = match (base, size) {
                (None, 8) => RelocKind::Abs64,
                (Some(base), 4) => RelocKind::Difference32 { base },
                (Some(base), 8) => RelocKind::Difference64 { base },
                _ => {
                    let message = format!("module-level assembly: an address in {size} bytes");
                    return Err(self.c.unsupported_at(pos, message));
                }
            };
            relocs.push(Reloc { offset: offset as u64, target, addend: value.number, kind });
        }
        let id = self.module.data.push(DataObject {
            symbol,
            size: section.bytes.len() as u64,
            align: section.align,
            readonly: section.readonly,
            init: section.bytes,
            relocs,
        });
        self.module.symbols[symbol].def = SymbolDef::Data(id);
        Ok(())
    }
}

/// Splits at line ends and semicolons, leaves comments out. `starts` are offsets in `text` with positions in the source.
fn split_statements(text: &str, starts: &[(usize, usize)]) -> Vec<Statement> {
    let mut statements = Vec::new();
    let mut current = String::new();
    let mut begin = 0;
    let mut chars = text.char_indices().peekable();
    let mut quoted = false;
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' if quoted => {
                current.push(c);
                current.extend(chars.next().map(|(_, c)| c));
                continue;
            }
            '"' => quoted = !quoted,
            '/' if !quoted && text[at..].starts_with("/*") => {
                let end = text[at + 2..].find("*/").map_or(text.len(), |n| at + n + 4);
                while chars.next_if(|&(at, _)| at < end).is_some() {}
                current.push(' ');
                continue;
            }
            '#' if !quoted => {
                while chars.next_if(|&(_, c)| c != '\n').is_some() {}
                continue;
            }
            '\n' | ';' if !quoted => {
                let line = starts.partition_point(|&(start, _)| start <= begin).saturating_sub(1);
                if !current.trim().is_empty() {
                    statements.push(Statement { pos: starts[line].1, text: current.trim().to_owned() });
                }
                current.clear();
                begin = at + 1;
                continue;
            }
            _ => {}
        }
        current.push(c);
    }
    statements
}

fn is_name_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$') || b >= 0x80
}

/// A label in front of a statement, and what follows it.
fn split_label(text: &str) -> Option<(&str, &str)> {
    let end = text.bytes().position(|b| !is_name_byte(b)).filter(|&end| end > 0)?;
    let after = text[end..].trim_start().strip_prefix(':')?;
    Some((&text[..end], after.trim_start()))
}

fn is_local(label: &str) -> bool {
    label.starts_with(".L") || label.starts_with(|c: char| c.is_ascii_digit())
}

/// The words of a statement that may name symbols.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let bytes = text.as_bytes();
    let mut at = 0;
    core::iter::from_fn(move || {
        while at < bytes.len() {
            let start = at;
            if !is_name_byte(bytes[at]) {
                at += 1;
                continue;
            }
            // `$name` is a symbol as an immediate operand.
            let start = if bytes[start] == b'$' { start + 1 } else { start };
            at = start + bytes[start..].iter().take_while(|&&b| is_name_byte(b)).count();
            at = at.max(start);
            let register = start > 0 && bytes[start - 1] == b'%';
            let suffix = start > 0 && bytes[start - 1] == b'@';
            if at > start && !register && !suffix && !bytes[start].is_ascii_digit() {
                return Some(&text[start..at]);
            }
        }
        None
    })
}

impl Unit {
    /// Takes the statements apart; labels in `shared` are symbols although they are local.
    fn read(statements: &[Statement], shared: &FxHashSet<String>) -> Result<Unit, (usize, String)> {
        let mut unit = Unit {
            chunks: vec![],
            data: vec![],
            data_labels: vec![],
            globals: FxHashSet::default(),
            weak: FxHashSet::default(),
            sets: vec![],
            mentioned: vec![],
            section: Section::Text,
            previous: Section::Text,
            stack: vec![],
            intel: false,
        };
        for statement in statements {
            let pos = statement.pos;
            let mut rest = statement.text.as_str();
            while let Some((label, after)) = split_label(rest) {
                unit.label(label, pos, shared);
                rest = after;
            }
            if !rest.is_empty() {
                unit.statement(rest, pos).map_err(|message| (pos, format!("{message}, in `{rest}`")))?;
            }
        }
        Ok(unit)
    }

    /// The name of the function that a piece of code becomes.
    fn chunk_name(&self, index: usize) -> String {
        self.chunks[index].labels.first().cloned().unwrap_or_else(|| format!(".Lassembly.text{index}"))
    }

    fn label(&mut self, label: &str, pos: usize, shared: &FxHashSet<String>) {
        match self.section {
            Section::Text if is_local(label) && !shared.contains(label) => {
                let chunk = self.code(pos);
                chunk.template.push_str(label);
                chunk.template.push_str(":\n");
            }
            Section::Text => match self.chunks.last_mut().filter(|chunk| chunk.template.is_empty()) {
                Some(chunk) => chunk.labels.push(label.to_owned()),
                None => {
                    let labels = vec![label.to_owned()];
                    let intel = self.intel;
                    self.chunks.push(Chunk { pos, labels, template: String::new(), intel, ends: false });
                }
            },
            Section::Data(index) => {
                let offset = self.data[index].bytes.len();
                self.data_labels.push((pos, label.to_owned(), index, offset));
            }
            Section::Ignored => {}
        }
    }

    /// The piece that code is added to.
    fn code(&mut self, pos: usize) -> &mut Chunk {
        if self.chunks.is_empty() {
            let intel = self.intel;
            self.chunks.push(Chunk { pos, labels: vec![], template: String::new(), intel, ends: false });
        }
        let last = self.chunks.len() - 1;
        &mut self.chunks[last]
    }

    fn statement(&mut self, text: &str, pos: usize) -> Parsed<()> {
        let word_end = text.find(char::is_whitespace).unwrap_or(text.len());
        let (word, rest) = (&text[..word_end], text[word_end..].trim());
        if let Some((name, value)) = text.split_once('=')
            && split_label(&format!("{}:", name.trim())).is_some_and(|(_, after)| after.is_empty())
        {
            self.sets.push((pos, name.trim().to_owned(), sum(value)?));
            return Ok(());
        }
        if self.structure(word, rest, pos)? {
            return Ok(());
        }
        match self.section {
            Section::Ignored => Ok(()),
            Section::Text => {
                self.mentioned.extend(names(&text[word_end..]).filter(|n| !is_local(n)).map(str::to_owned));
                let chunk = self.code(pos);
                chunk.template.push_str(text);
                chunk.template.push('\n');
                chunk.ends = matches!(word, "ret" | "retq" | "jmp" | "jmpq" | "ud2" | "hlt");
                Ok(())
            }
            Section::Data(index) => self.data[index].directive(word, rest, pos),
        }
    }

    /// Directives about sections and symbols; false for what is none.
    fn structure(&mut self, word: &str, rest: &str, pos: usize) -> Parsed<bool> {
        let list = || rest.split(',').map(|name| name.trim().trim_matches('"').to_owned());
        match word {
            ".text" | ".data" | ".bss" => self.enter(word, ""),
            ".section" => {
                let (name, flags) = rest.split_once(',').unwrap_or((rest, ""));
                self.enter(name.trim().trim_matches('"'), flags);
            }
            ".pushsection" => {
                self.stack.push(self.section);
                let (name, flags) = rest.split_once(',').unwrap_or((rest, ""));
                self.enter(name.trim().trim_matches('"'), flags);
            }
            ".popsection" => {
                let section = self.stack.pop().ok_or("no section was pushed")?;
                self.previous = core::mem::replace(&mut self.section, section);
            }
            ".previous" => core::mem::swap(&mut self.section, &mut self.previous),
            ".globl" | ".global" => self.globals.extend(list()),
            ".weak" => self.weak.extend(list()),
            ".set" | ".equ" => {
                let (name, value) = rest.split_once(',').ok_or("a value is missing")?;
                self.sets.push((pos, name.trim().to_owned(), sum(value)?));
            }
            ".comm" | ".lcomm" => {
                let parts: Vec<String> = list().collect();
                let (Some(name), Some(size)) = (parts.first(), parts.get(1)) else {
                    return Err("a size is missing".to_owned());
                };
                if word == ".comm" {
                    self.globals.insert(name.clone());
                }
                let section = core::mem::replace(&mut self.section, Section::Ignored);
                self.enter(".bss", "");
                if let Section::Data(index) = self.section {
                    let align = parts.get(2).map_or("16", String::as_str);
                    self.data[index].directive(".balign", align, pos)?;
                    self.label(name, pos, &FxHashSet::default());
                    self.data[index].directive(".zero", size, pos)?;
                }
                self.section = section;
            }
            ".intel_syntax" | ".att_syntax" => {
                self.intel = word == ".intel_syntax";
                if let (Section::Text, Some(chunk)) = (self.section, self.chunks.last_mut()) {
                    chunk.template.push_str(word);
                    chunk.template.push('\n');
                }
            }
            // Visibility means nothing in a program that is linked into one piece of memory.
            ".hidden" | ".protected" | ".internal" | ".local" | ".type" | ".size" | ".ident" | ".file"
            | ".loc" | ".symver" | ".addrsig" | ".addrsig_sym" => {}
            _ if word.starts_with(".cfi_") => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Goes on in the section called `name`.
    fn enter(&mut self, name: &str, flags: &str) {
        let flags = flags.split(',').next().unwrap_or("").trim().trim_matches('"');
        let section = if name == ".text" || name.starts_with(".text.") || flags.contains('x') {
            Section::Text
        } else if flags.is_empty()
            && ![".data", ".bss", ".rodata"].iter().any(|known| name.starts_with(known))
        {
            Section::Ignored
        } else {
            let readonly = name.starts_with(".rodata") || !flags.is_empty() && !flags.contains('w');
            let known = self.data.iter().position(|section| section.name == name);
            Section::Data(known.unwrap_or_else(|| {
                let (bytes, relocs) = (vec![], vec![]);
                self.data.push(DataSection { name: name.to_owned(), readonly, align: 1, bytes, relocs });
                self.data.len() - 1
            }))
        };
        self.previous = core::mem::replace(&mut self.section, section);
    }

    /// Local labels of code that data or another piece of code names.
    fn shared_labels<'s>(&self, statements: &'s [Statement]) -> FxHashSet<String> {
        let mut home: FxHashMap<&str, usize> = FxHashMap::default();
        for (index, chunk) in self.chunks.iter().enumerate() {
            for line in chunk.template.lines() {
                if let Some(label) = line.strip_suffix(':').filter(|label| label.starts_with(".L")) {
                    home.insert(label, index);
                }
            }
        }
        let mut shared = FxHashSet::default();
        if home.is_empty() {
            return shared;
        }
        for (index, chunk) in self.chunks.iter().enumerate() {
            let foreign =
                names(&chunk.template).filter(|&name| home.get(name).is_some_and(|&at| at != index));
            shared.extend(foreign.map(str::to_owned));
        }
        if !self.data.is_empty() {
            let without_labels = |statement: &'s Statement| {
                let mut rest = statement.text.as_str();
                while let Some((_, after)) = split_label(rest) {
                    rest = after;
                }
                rest
            };
            let directives = statements.iter().map(without_labels).filter(|rest| rest.starts_with('.'));
            let mentioned = directives.flat_map(names);
            shared.extend(mentioned.filter(|name| home.contains_key(name)).map(str::to_owned));
        }
        shared
    }
}

impl DataSection {
    fn directive(&mut self, word: &str, rest: &str, pos: usize) -> Parsed<()> {
        match word {
            ".byte" => self.numbers(rest, 1, pos),
            ".word" | ".short" | ".hword" | ".value" | ".2byte" => self.numbers(rest, 2, pos),
            ".long" | ".int" | ".4byte" => self.numbers(rest, 4, pos),
            ".quad" | ".8byte" => self.numbers(rest, 8, pos),
            ".ascii" => self.strings(rest, false),
            ".asciz" | ".string" => self.strings(rest, true),
            ".skip" | ".zero" | ".space" => {
                let (count, fill) = rest.split_once(',').unwrap_or((rest, "0"));
                let (count, fill) = (constant(count)?, constant(fill)?);
                if !(0..=MAX_FILL).contains(&count) {
                    return Err(format!("{count} bytes are out of range"));
                }
                self.bytes.resize(self.bytes.len() + count as usize, fill as u8);
                Ok(())
            }
            ".p2align" | ".align" | ".balign" => {
                let number = constant(rest.split(',').next().unwrap_or(""))?;
                let align =
                    if word == ".p2align" { 1i64.checked_shl(number as u32).unwrap_or(0) } else { number };
                let align = align.max(1);
                if align > MAX_ALIGN || align.count_ones() != 1 {
                    return Err(format!("an alignment of {align} is impossible"));
                }
                self.align = self.align.max(align as u32);
                self.bytes.resize(self.bytes.len().next_multiple_of(align as usize), 0);
                Ok(())
            }
            _ => Err(format!("`{word}` is unknown among data")),
        }
    }

    fn numbers(&mut self, list: &str, size: usize, pos: usize) -> Parsed<()> {
        for piece in list.split(',') {
            let value = sum(piece)?;
            let offset = self.bytes.len();
            let number = value.number.to_le_bytes();
            if value.plus.is_none() && value.minus.is_none() {
                self.bytes.extend_from_slice(&number[..size]);
            } else {
                self.bytes.extend_from_slice(&[0; 8][..size]);
                self.relocs.push(DataReloc { pos, offset, size, value });
            }
        }
        Ok(())
    }

    fn strings(&mut self, text: &str, terminated: bool) -> Parsed<()> {
        let mut rest = text.trim();
        while !rest.is_empty() {
            let inside = rest.strip_prefix('"').ok_or("a string is missing")?;
            let mut chars = inside.char_indices();
            let end = loop {
                match chars.next() {
                    Some((at, '"')) => break at,
                    Some((_, '\\')) => self.escape(&mut chars)?,
                    Some((_, c)) => self.bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
                    None => return Err("a string without an end".to_owned()),
                }
            };
            if terminated {
                self.bytes.push(0);
            }
            rest = inside[end + 1..].trim_start_matches([',', ' ', '\t']);
        }
        Ok(())
    }

    fn escape(&mut self, chars: &mut core::str::CharIndices<'_>) -> Parsed<()> {
        let rest = chars.as_str();
        let digits = |from: usize, most: usize, radix: u32| {
            rest[from..].bytes().take(most).take_while(|b| (*b as char).is_digit(radix)).count()
        };
        let (byte, length) = match rest.bytes().next() {
            Some(b'n') => (b'\n', 1),
            Some(b't') => (b'\t', 1),
            Some(b'r') => (b'\r', 1),
            Some(b'b') => (8, 1),
            Some(b'f') => (12, 1),
            Some(b'0'..=b'7') => {
                let n = digits(0, 3, 8);
                (u32::from_str_radix(&rest[..n], 8).unwrap_or(0) as u8, n)
            }
            Some(b'x') => {
                let n = digits(1, rest.len(), 16);
                let value = rest[1..1 + n].chars().filter_map(|c| c.to_digit(16));
                (value.fold(0u8, |value, digit| value << 4 | digit as u8), 1 + n)
            }
            Some(other @ (b'"' | b'\\' | b'\'')) => (other, 1),
            _ => return Err("an escape that is unknown".to_owned()),
        };
        self.bytes.push(byte);
        for _ in 0..length {
            chars.next();
        }
        Ok(())
    }
}

/// A value without symbols.
fn constant(text: &str) -> Parsed<i64> {
    match sum(text)? {
        Sum { plus: None, minus: None, number } => Ok(number),
        _ => Err(format!("`{}` is not a number", text.trim())),
    }
}

/// Numbers and symbols, added and subtracted.
fn sum(text: &str) -> Parsed<Sum> {
    let mut sum = Sum::default();
    let mut rest = text.trim();
    let mut minus = false;
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix('-') {
            minus = !minus;
            rest = after;
            continue;
        }
        if let Some(after) = rest.strip_prefix('+') {
            rest = after;
            continue;
        }
        let end = rest.bytes().position(|b| !is_name_byte(b)).unwrap_or(rest.len());
        let word = &rest[..end];
        if word.is_empty() {
            return Err(format!("`{}` is not a value", text.trim()));
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let value = number(word).ok_or_else(|| format!("`{word}` is not a number"))?;
            sum.number = if minus { sum.number.wrapping_sub(value) } else { sum.number.wrapping_add(value) };
        } else if word == "." {
            return Err("the distance to the current place".to_owned());
        } else {
            let place = if minus { &mut sum.minus } else { &mut sum.plus };
            if place.replace(word.to_owned()).is_some() {
                return Err("several symbols in one sum".to_owned());
            }
        }
        rest = rest[end..].trim_start();
        match rest.bytes().next() {
            None => return Ok(sum),
            Some(b'+' | b'-') => minus = false,
            Some(_) => return Err(format!("`{}` is not a value", text.trim())),
        }
    }
}

fn number(word: &str) -> Option<i64> {
    let lower = word.to_ascii_lowercase();
    let parse = |digits: &str, radix| u64::from_str_radix(digits, radix).ok();
    let value = match (lower.strip_prefix("0x"), lower.strip_prefix("0b")) {
        (Some(digits), _) => parse(digits, 16),
        (_, Some(digits)) => parse(digits, 2),
        _ if lower.len() > 1 && lower.starts_with('0') => parse(&lower[1..], 8),
        _ => parse(&lower, 10),
    };
    value.map(|value| value as i64)
}
