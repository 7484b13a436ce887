//! Module-level assembly: `module asm "…"`.
//!
//! The lines of all such strings are one assembly file. Its data sections become data objects, with an alias
//! for each label. Its code is cut at labels into functions whose body is one piece of inline assembly, so
//! that the assembler for templates does the rest, and symbols, linking and objects need to know nothing of
//! it. Where code runs on into the next label a jump is added. A local label (`.L…`) that is named from
//! another piece is a cut as well.
//!
//! - [`statements`]: the text is cut into statements that know their positions.
//! - [`numbers`]: names for numbers are replaced.
//! - [`unit`]: what is left goes into pieces of code and sections of data; [`data`] fills these.
//! - [`expression`] finds values.
//!
//! `.symver name, name@version` gives a definition a second name, and does nothing for what others define.
//!
//! Linear in the text. Not supported, each with an error that says so: macros, repetition, conditions, other
//! files, thread-local sections, distances within code, numeric labels (`1:`) seen across another label.

mod data;
mod expression;
mod numbers;
mod statements;
mod unit;

use std::sync::Arc;

use sheave_ir::{
    AsmData, AsmSource, BlockData, DataObject, FrameStyle, Function, InstData, Linkage, Reloc, RelocKind,
    RelocTarget, Signature, Symbol, SymbolData, SymbolDef, ValueData, ValueDef, ValueList,
};

use crate::parse::Reader;
use crate::parse::fault::Read;
use data::{DataReloc, DataSection};
use statements::Text;
use unit::Unit;

/// Characters of a message; what is longer is cut.
const MAX_MESSAGE: usize = 200;

impl Reader<'_> {
    /// `module asm "…"` at the top level, after `module`.
    pub(crate) fn module_assembly(&mut self) -> Read<()> {
        self.cursor.expect_word(b"asm")?;
        self.cursor.ws();
        if self.cursor.peek() != b'"' {
            return Err(self.fault("expected the assembly"));
        }
        let span = self.cursor.quoted()?;
        self.assembly.push(span);
        Ok(())
    }

    /// Defines what the module's assembly defines; everything else has been read.
    pub(crate) fn read_module_assembly(&mut self) -> Read<()> {
        if self.assembly.is_empty() {
            return Ok(());
        }
        let mut text = Text::default();
        for span in core::mem::take(&mut self.assembly) {
            text.add(&self.cursor, span);
        }
        let fault = |(pos, mut message): (usize, String)| {
            // Statements may be of any length.
            if let Some((cut, _)) = message.char_indices().nth(MAX_MESSAGE) {
                message.truncate(cut);
                message.push_str("...");
            }
            self.unsupported_at(pos, format!("module-level assembly: {message}"))
        };
        let statements = text.statements().map_err(fault)?;
        let (unit, numbers) = Unit::read(statements).map_err(fault)?;
        // A name of one of them outside of the assembly needs a symbol.
        let outside = numbers.iter().filter(|(name, _)| self.lower.module.symbol(name).is_some());
        if let Some((name, number)) = outside.min_by_key(|(_, number)| number.1) {
            return Err(fault((number.1, format!("`{name}` is the name of a number, not of an address"))));
        }
        self.define_assembly(unit)
    }

    fn define_assembly(&mut self, unit: Unit) -> Read<()> {
        for name in &unit.mentioned {
            self.lower.module.intern_symbol(name);
        }
        let mut sections = Vec::new();
        for section in &unit.data {
            let symbol = self.lower.module.intern_symbol(&section.symbol);
            self.lower.module.symbols[symbol].linkage = Linkage::Local;
            sections.push(symbol);
        }
        for (pos, name, section, offset) in &unit.data_labels {
            let def = SymbolDef::Alias { target: sections[*section], offset: *offset as i64 };
            self.define_assembly_symbol(&unit, name, def, *pos)?;
        }
        let source = self.shared_text();
        for i in 0..unit.chunks.len() {
            self.define_chunk(&unit, i, &source)?;
        }
        for (pos, name, value) in &unit.sets {
            let Some(target) = value.plus.as_ref().filter(|_| value.minus.is_none()) else {
                let message = "module-level assembly: a name for a number";
                return Err(self.unsupported_at(*pos, message));
            };
            let target = self.lower.module.intern_symbol(target);
            let def = SymbolDef::Alias { target, offset: value.number };
            self.define_assembly_symbol(&unit, name, def, *pos)?;
        }
        self.define_versions(&unit)?;
        for name in &unit.weak {
            let symbol = self.lower.module.intern_symbol(name);
            self.lower.module.symbols[symbol].linkage = Linkage::Weak;
        }
        for (name, &visibility) in &unit.visibility {
            if let Some(symbol) = self.lower.module.symbol(name) {
                self.lower.module.symbols[symbol].visibility = visibility;
            }
        }
        for (section, symbol) in unit.data.into_iter().zip(sections) {
            self.define_section(section, symbol)?;
        }
        Ok(())
    }

    /// Second names of definitions, which linkers take apart into name and version. What other libraries
    /// define is used in its default version.
    fn define_versions(&mut self, unit: &Unit) -> Read<()> {
        for (pos, name, version) in &unit.versions {
            let target = self.lower.module.intern_symbol(name);
            let SymbolData { def, linkage, .. } = self.lower.module.symbols[target];
            if matches!(def, SymbolDef::ExternalFunction | SymbolDef::ExternalData) {
                continue;
            }
            let symbol =
                self.define_assembly_symbol(unit, version, SymbolDef::Alias { target, offset: 0 }, *pos)?;
            self.lower.module.symbols[symbol].linkage = linkage;
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
        let symbol = self.lower.module.intern_symbol(name);
        let data = &mut self.lower.module.symbols[symbol];
        if !matches!(data.def, SymbolDef::ExternalFunction | SymbolDef::ExternalData) {
            return Err(self.fault_at(pos, format!("redefinition of '{name}' by module-level assembly")));
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
    fn define_chunk(&mut self, unit: &Unit, index: usize, source: &Arc<[u8]>) -> Read<()> {
        let chunk = &unit.chunks[index];
        let func = self.lower.module.functions.next_key();
        let def = SymbolDef::Function(func);
        let symbol = self.define_assembly_symbol(unit, &unit.chunk_name(index), def, chunk.pos)?;
        let sig = match self.lower.module.symbols[symbol].sig {
            Some(sig) => sig,
            None => self.lower.module.intern_signature(Signature::default()),
        };
        self.lower.module.symbols[symbol].sig = Some(sig);
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
            source: Some(Arc::new(AsmSource {
                file: self.lower.module.name.as_str().into(),
                text: source.clone(),
                module_level: true,
                lines: chunk.lines.clone(),
            })),
            ..AsmData::default()
        };
        let mut body = Function::new(symbol, sig);
        body.frame = FrameStyle::Naked;
        for (index, param) in self.lower.module.signatures[sig].params.iter().enumerate() {
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
        self.lower.module.functions.push(body);
        Ok(())
    }

    fn define_section(&mut self, section: DataSection, symbol: Symbol) -> Read<()> {
        let mut relocs = Vec::new();
        for DataReloc { pos, offset, size, value } in section.relocs {
            let Some(plus) = &value.plus else {
                let message = "module-level assembly: a symbol cannot be negated";
                return Err(self.unsupported_at(pos, message));
            };
            let target = RelocTarget::Symbol(self.lower.module.intern_symbol(plus));
            let base =
                value.minus.as_ref().map(|name| RelocTarget::Symbol(self.lower.module.intern_symbol(name)));
            let kind = match (base, size) {
                (None, 8) => RelocKind::Abs64,
                (Some(base), 4) => RelocKind::Difference32 { base },
                (Some(base), 8) => RelocKind::Difference64 { base },
                _ => {
                    let message = format!("module-level assembly: an address in {size} bytes");
                    return Err(self.unsupported_at(pos, message));
                }
            };
            relocs.push(Reloc { offset: offset as u64, target, addend: value.number, kind });
        }
        let id = self.lower.module.data.push(DataObject {
            symbol,
            size: section.bytes.len() as u64,
            align: section.align,
            readonly: section.readonly,
            init: section.bytes,
            relocs,
        });
        self.lower.module.symbols[symbol].def = SymbolDef::Data(id);
        Ok(())
    }
}
