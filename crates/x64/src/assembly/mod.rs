//! A module's code and data as text for the GNU assembler or clang's, in AT&T or Intel syntax.
//!
//! An [`AssemblyBuilder`] takes the same code as an [`crate::object::ObjectBuilder`] and says the same in
//! directives: what it writes assembles to an object that the linker cannot tell from ours, though the
//! assembler may choose other encodings of an instruction. So nothing counts bytes: branches, jump tables,
//! call sites and the rules for unwinding refer to labels. Lines are there as `.loc`; variables are not.
//!
//! ```text
//! main:
//!         .cfi_startproc
//!         sub $8,%rsp
//!         .cfi_def_cfa_offset 16
//!         call puts@PLT
//! ```
//!
//! Linear in code and data.

mod code;
mod printer;
mod tables;
mod words;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cranelift_entity::SecondaryMap;
use sheave_ir::{
    Block, DataObject, FuncId, Linkage, Module, Reloc, RelocKind, RelocTarget, Symbol, SymbolDef, Visibility,
};

use crate::CodeBuffer;
use crate::asm::Syntax;
use crate::object::ObjectError;
use words::{Words, quoted};

/// Constructors and destructors without a priority of their own.
const DEFAULT_PRIORITY: u32 = 65_535;

/// Collects the code of a module as text.
pub struct AssemblyBuilder<'a> {
    module: &'a Module,
    syntax: Syntax,
    text: String,
    /// Functions with code.
    has_code: SecondaryMap<FuncId, bool>,
    /// What was referred to.
    mentioned: SecondaryMap<Symbol, bool>,
    /// Blocks that were referred to or have a label, and whether they have.
    blocks: BTreeMap<(FuncId, Block), bool>,
    /// The tables of functions that catch exceptions, which are in another section.
    exceptions: String,
    /// Symbols whose addresses the unwinder finds in cells of the file.
    cells: Vec<Symbol>,
    has_lines: bool,
    error: Option<ObjectError>,
}

impl<'a> AssemblyBuilder<'a> {
    /// The text for `module`, without code yet. `syntax` is that of instructions; the rest is the same.
    pub fn new(module: &'a Module, syntax: Syntax) -> Self {
        let mut text = format!("\t.file {}\n", words::string(module.name.as_bytes()));
        for (id, file) in module.sources.files.iter() {
            let is_whole = file.directory.is_empty() || file.name.starts_with('/');
            let path =
                if is_whole { file.name.to_string() } else { format!("{}/{}", file.directory, file.name) };
            let _ = writeln!(text, "\t.file {} {}", id.as_u32() + 1, words::string(path.as_bytes()));
        }
        text += "\t.text\n.Ltext:\n";
        AssemblyBuilder {
            module,
            syntax,
            text,
            has_code: SecondaryMap::new(),
            mentioned: SecondaryMap::new(),
            blocks: BTreeMap::new(),
            exceptions: String::new(),
            cells: Vec::new(),
            has_lines: false,
            error: None,
        }
    }

    /// Adds the code of a function. Functions without code are undefined.
    pub fn add_function(&mut self, func: FuncId, code: &CodeBuffer) {
        self.has_code[func] = true;
        let symbol = self.module.functions[func].symbol;
        // Running off the end of a function is a trap.
        let _ = writeln!(self.text, "\n\t.p2align {}, 0xcc", code.align.max(1).trailing_zeros());
        self.begin_symbol(symbol, "@function");
        code::write(self, func, code);
        let name = quoted(self.module.symbol_name(symbol));
        let _ = writeln!(self.text, "\t.size {name}, . - {name}");
    }

    /// Adds data and symbols; gives the text.
    ///
    /// # Errors
    /// Differences of addresses that neither the assembler nor the linker can compute, and data between the
    /// instructions of inline assembly that contains addresses.
    pub fn finish(mut self) -> Result<String, ObjectError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        self.text += ".Letext:\n";
        for (_, object) in self.module.data.iter() {
            self.data(object)?;
        }
        for (symbol, data) in self.module.symbols.iter() {
            if let SymbolDef::Alias { target, offset } = data.def {
                self.linkage(symbol);
                let target = self.reference(target, offset);
                let _ = writeln!(self.text, "\t.set {}, {target}", quoted(&data.name));
            }
        }
        for (list, name) in
            [(&self.module.constructors, ".init_array"), (&self.module.destructors, ".fini_array")]
        {
            for &(priority, symbol) in list {
                let suffix =
                    if priority == DEFAULT_PRIORITY { String::new() } else { format!(".{priority:05}") };
                let kind = &name[1..];
                let reference = self.reference(symbol, 0);
                let _ = writeln!(
                    self.text,
                    "\n\t.section {name}{suffix},\"aw\",@{kind}\n\t.balign 8\n\t.quad {reference}"
                );
            }
        }
        tables::write(&mut self);
        self.lost_blocks();
        self.undefined();
        self.text += "\n\t.section .note.GNU-stack,\"\",@progbits\n";
        Ok(self.text)
    }

    /// The code of `func` has addresses where there is no operand: inline assembly puts data there.
    fn fail(&mut self, func: FuncId) {
        let name = self.module.symbol_name(self.module.functions[func].symbol);
        let message = format!("`{name}` has addresses between its instructions, which text does not show");
        self.error.get_or_insert(ObjectError::Format(message));
    }

    /// Who sees the symbol.
    fn linkage(&mut self, symbol: Symbol) {
        let data = &self.module.symbols[symbol];
        let name = quoted(&data.name);
        let word = match data.linkage {
            Linkage::Local => return,
            Linkage::Weak => "weak",
            Linkage::External => "globl",
        };
        let _ = writeln!(self.text, "\t.{word} {name}");
        match data.visibility {
            Visibility::Default => {}
            Visibility::Hidden => {
                let _ = writeln!(self.text, "\t.hidden {name}");
            }
            Visibility::Protected => {
                let _ = writeln!(self.text, "\t.protected {name}");
            }
        }
    }

    /// The definition of a symbol begins.
    fn begin_symbol(&mut self, symbol: Symbol, kind: &str) {
        self.linkage(symbol);
        let name = quoted(self.module.symbol_name(symbol));
        let _ = writeln!(self.text, "\t.type {name}, {kind}\n{name}:");
    }

    /// The address `offset` bytes after a symbol.
    fn reference(&mut self, symbol: Symbol, offset: i64) -> String {
        self.mentioned[symbol] = true;
        words::sum(&quoted(self.module.symbol_name(symbol)), offset)
    }

    /// What is referred to and is not of the file, where there is something to say of it.
    fn undefined(&mut self) {
        for (symbol, data) in self.module.symbols.iter() {
            let is_here = match data.def {
                SymbolDef::Function(id) => self.has_code[id],
                SymbolDef::Data(_) | SymbolDef::Alias { .. } => true,
                SymbolDef::ExternalFunction | SymbolDef::ExternalData => false,
            };
            if is_here || !self.mentioned[symbol] {
                continue;
            }
            let name = quoted(&data.name);
            if data.linkage == Linkage::Weak {
                let _ = writeln!(self.text, "\t.weak {name}");
            }
            if data.visibility == Visibility::Hidden {
                // The linker then finds it in the same program or library, or not at all.
                let _ = writeln!(self.text, "\t.hidden {name}");
            }
        }
    }

    /// The section of an object, as a directive.
    fn section(&self, object: &DataObject) -> &'static str {
        let is_zero = object.relocs.is_empty() && object.init.iter().all(|&byte| byte == 0);
        let is_thread_local = self.module.symbols[object.symbol].thread_local;
        match (is_thread_local, is_zero, object.readonly, object.relocs.is_empty()) {
            (true, true, ..) => ".section .tbss,\"awT\",@nobits",
            (true, ..) => ".section .tdata,\"awT\",@progbits",
            (_, _, true, true) => ".section .rodata",
            (_, _, true, false) => ".section .data.rel.ro,\"aw\"",
            (_, true, ..) => ".bss",
            _ => ".data",
        }
    }

    /// The section of what a relocation refers to, if it is defined here.
    fn section_of(&self, target: RelocTarget) -> Option<&'static str> {
        let RelocTarget::Symbol(mut symbol) = target else { return Some(".text") };
        // Aliases of aliases end somewhere, unless they form a circle, which the verifier refuses.
        for _ in 0..=self.module.symbols.len() {
            match self.module.symbols[symbol].def {
                SymbolDef::Alias { target, .. } => symbol = target,
                SymbolDef::Function(id) => return self.has_code[id].then_some(".text"),
                SymbolDef::Data(id) => return Some(self.section(&self.module.data[id])),
                SymbolDef::ExternalFunction | SymbolDef::ExternalData => return None,
            }
        }
        None
    }

    fn data(&mut self, object: &DataObject) -> Result<(), ObjectError> {
        let section = self.section(object);
        let is_thread_local = self.module.symbols[object.symbol].thread_local;
        // As in C, larger objects are aligned to sixteen bytes at least.
        let align = u64::from(object.align.max(1)).max(if object.size >= 16 { 16 } else { 1 });
        let _ = writeln!(self.text, "\n\t{section}\n\t.balign {align}");
        self.begin_symbol(object.symbol, if is_thread_local { "@tls_object" } else { "@object" });
        let mut relocs: Vec<_> = object.relocs.iter().collect();
        relocs.sort_unstable_by_key(|reloc| reloc.offset);
        let mut words = Words::default();
        let mut at = 0;
        for reloc in relocs {
            words.bytes(object, at..reloc.offset);
            let (value, size) = match reloc.kind {
                RelocKind::Abs64 => (self.target(reloc.target, reloc.addend), 8),
                RelocKind::Difference32 { base } => (self.difference(object, reloc, base)?, 4),
                RelocKind::Difference64 { base } => (self.difference(object, reloc, base)?, 8),
            };
            words.value(size, &value);
            at = reloc.offset + size;
        }
        words.bytes(object, at..object.size);
        self.text += &words.text;
        let name = quoted(self.module.symbol_name(object.symbol));
        let _ = writeln!(self.text, "\t.size {name}, {}", object.size);
        Ok(())
    }

    fn target(&mut self, target: RelocTarget, addend: i64) -> String {
        match target {
            RelocTarget::Symbol(symbol) => self.reference(symbol, addend),
            RelocTarget::Block(func, block) => words::sum(&self.block(func, block), addend),
        }
    }

    /// The label of a block whose address is taken.
    fn block(&mut self, func: FuncId, block: Block) -> String {
        self.blocks.entry((func, block)).or_insert(false);
        code::block_label(func, block)
    }

    /// For a block without predecessors, which is gone, the function's start will do.
    fn lost_blocks(&mut self) {
        for (&(func, block), &has_label) in &self.blocks {
            if !has_label {
                let (label, symbol) = (code::block_label(func, block), self.module.functions[func].symbol);
                let name = quoted(self.module.symbol_name(symbol));
                let _ = writeln!(self.text, "\t.set {label}, {name}");
            }
        }
    }

    /// What the assembler computes, or leaves to the linker as a distance from the place itself.
    fn difference(
        &mut self,
        object: &DataObject,
        reloc: &Reloc,
        base: RelocTarget,
    ) -> Result<String, ObjectError> {
        let from = self.section_of(base);
        let is_known = from.is_some() && from == self.section_of(reloc.target);
        if !is_known && from != Some(self.section(object)) {
            return Err(ObjectError::Difference(self.module.symbol_name(object.symbol).to_owned()));
        }
        Ok(format!("{} - {}", self.target(reloc.target, reloc.addend), self.target(base, 0)))
    }

    /// The label of eight bytes with the address of a symbol.
    fn cell(&mut self, symbol: Symbol) -> String {
        if !self.cells.contains(&symbol) {
            self.cells.push(symbol);
        }
        format!(".Laddress{}", symbol.as_u32())
    }
}
