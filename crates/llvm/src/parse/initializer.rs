//! Contents of global variables: bytes and relocations.

use rustc_hash::FxHashSet;
use sheave_ir::{DataObject, MAX_INIT_BYTES, Reloc, RelocKind, RelocTarget, Symbol, SymbolDef, ensure};

use crate::lower::types::{Kind, Ty};
use crate::parse::Reader;
use crate::parse::aggregate_constants::Sink;
use crate::parse::constants::{Lin, Target};
use crate::parse::cursor::{Cursor, text};
use crate::parse::fault::{At, Read};
use crate::parse::headers::{AliasHeader, Global, VarHeader};
use crate::parse::words::{key, low_bytes};

/// An initialiser in the making.
pub(crate) struct Image {
    /// The contents up to the last byte that is not zero.
    bytes: Vec<u8>,
    /// How many there may be.
    limit: u64,
    relocs: Vec<Reloc>,
}

impl Image {
    /// Writes `bytes`; false if there would be too many in all.
    #[must_use]
    fn write(&mut self, offset: u64, bytes: &[u8]) -> bool {
        let Some(last) = bytes.iter().rposition(|&b| b != 0) else { return true };
        let end = offset.saturating_add(last as u64 + 1);
        if end > self.limit {
            return false;
        }
        let (start, end) = (offset as usize, end as usize);
        if let Some(more) = end.checked_sub(self.bytes.len()) {
            if self.bytes.try_reserve(more).is_err() {
                return false;
            }
            self.bytes.resize(end, 0);
        }
        self.bytes[start..end].copy_from_slice(&bytes[..last + 1]);
        true
    }
}

impl Reader<'_> {
    /// Reads the contents of a variable.
    pub(super) fn read_initializer(&mut self, index: usize) -> Read<()> {
        let VarHeader { global, init, constant } = self.vars[index];
        let Global { name, ty, pos, .. } = self.globals[global as usize];
        let (name, pos) = (text(name), pos as usize);
        let special = name.starts_with("llvm.");
        let is_used = matches!(name, "llvm.used" | "llvm.compiler.used");
        if special && !is_used && name != "llvm.global_ctors" && name != "llvm.global_dtors" {
            return Ok(());
        }
        self.lower.lay_out(ty).at(pos)?;
        self.lower.require_size(ty).at(pos)?;
        self.cursor.p = init;
        let limit = MAX_INIT_BYTES - self.initialized_bytes;
        let mut image = Image { bytes: Vec::new(), limit, relocs: Vec::new() };
        self.constant_into(ty, 0, 0, &mut Sink::Image(&mut image))?;
        self.initialized_bytes += image.bytes.len() as u64;
        let mut variables = Vec::new();
        let align = self.variable_tail(ty, &mut variables)?;
        if is_used {
            // Something that is not in the text refers to them.
            for reloc in image.relocs {
                if let RelocTarget::Symbol(symbol) = reloc.target {
                    self.lower.module.symbols[symbol].discardable = false;
                }
            }
            return Ok(());
        }
        if special {
            return self.structors(&image, ty, name == "llvm.global_ctors");
        }
        let symbol = self.symbol(global)?;
        let size = self.lower.types.info(ty).size;
        for node in variables {
            let _ = self.debug_global(symbol, node);
        }
        self.lower.module.define_data(DataObject {
            symbol,
            size,
            align,
            readonly: constant,
            init: image.bytes,
            relocs: image.relocs,
        });
        Ok(())
    }

    /// Reads the words after an initialiser: section, comdat, alignment, metadata. Gives the alignment, and,
    /// if variables are read, the numbers of those of the source.
    fn variable_tail(&mut self, ty: Ty, variables: &mut Vec<u32>) -> Read<u32> {
        let mut align = 1u32 << self.lower.types.info(ty).align_log2.min(31);
        loop {
            self.cursor.blanks();
            if !self.cursor.eat_comma() {
                break;
            }
            self.cursor.ws();
            if self.cursor.peek() == b'!' {
                let start = self.cursor.p;
                if self.metadata.wants_variables && self.cursor.word8(start) & low_bytes(6) == key(b"!dbg !")
                {
                    variables.push(Cursor { p: start + 6, ..self.cursor }.number32()?);
                }
                self.skip_attachment()?;
                continue;
            }
            match self.cursor.word() {
                b"align" => {
                    let pos = self.cursor.token_start();
                    align = u32::try_from(self.cursor.alignment()?)
                        .map_err(|_| self.unsupported_at(pos, "an alignment of 2^32"))?;
                }
                b"" => return Err(self.expected("an attribute")),
                word => {
                    self.skip_word("variable", word, self.cursor.p - word.len())?;
                    self.cursor.skip_optional_group()?;
                    if self.cursor.peek() == b'"' {
                        self.section(word)?;
                    }
                }
            }
        }
        loop {
            self.cursor.blanks();
            match self.cursor.peek() {
                b'#' => {
                    self.cursor.p += 1;
                    self.cursor.number()?;
                }
                b'"' => _ = self.string_attr()?,
                b'\n' | b'\r' | b';' | 0 => return Ok(align),
                _ => return Err(self.expected("the end of the line")),
            }
        }
    }

    /// Writes `bytes`, the constant at `pos`.
    pub(super) fn write_bytes(&self, image: &mut Image, offset: u64, bytes: &[u8], pos: usize) -> Read<()> {
        if image.write(offset, bytes) {
            return Ok(());
        }
        Err(self.fault_at(pos, format!("more than {MAX_INIT_BYTES} bytes of initialised data")))
    }

    /// Writes a number, an address or a difference.
    pub(super) fn write_lin(
        &mut self,
        lin: Lin,
        ty: Ty,
        offset: u64,
        pos: usize,
        image: &mut Image,
    ) -> Read<()> {
        let size = self.lower.types.store_size(ty);
        let Lin { plus, minus, offset: addend, .. } = lin;
        let Some(plus) = plus else {
            ensure(minus.is_none(), || self.unsupported_at(pos, "a negated address in an initialiser"))?;
            return self.write_bytes(image, offset, &(addend as u64).to_le_bytes()[..size as usize], pos);
        };
        let target = self.reloc_target(plus, pos)?;
        let kind = match (minus, size) {
            (None, 8) => RelocKind::Abs64,
            (Some(minus), 4) => RelocKind::Difference32 { base: self.reloc_target(minus, pos)? },
            (Some(minus), 8) => RelocKind::Difference64 { base: self.reloc_target(minus, pos)? },
            _ => return Err(self.unsupported_at(pos, "an address in this many bytes")),
        };
        image.relocs.push(Reloc { offset, target, addend, kind });
        Ok(())
    }

    fn reloc_target(&mut self, target: Target, pos: usize) -> Read<RelocTarget> {
        Ok(match target {
            Target::Symbol(symbol) => RelocTarget::Symbol(symbol),
            Target::Block { header, label } => {
                let block = self.label_of(header, label, pos)?;
                match self.headers[header as usize].func.expand() {
                    Some(func) => RelocTarget::Block(func, block),
                    None => return Err(self.fault_at(pos, "a block of a function without a body")),
                }
            }
        })
    }

    /// Decodes `llvm.global_ctors` or `llvm.global_dtors`: an array of priority, function, associated data.
    fn structors(&mut self, image: &Image, ty: Ty, constructors: bool) -> Read<()> {
        let Kind::Array(element, _) = self.lower.types.kind(ty) else { return Ok(()) };
        let stride = self.lower.types.info(element).size.max(1);
        let mut list = Vec::new();
        // The functions are the addresses at offset 8 of each element.
        for reloc in image.relocs.iter().filter(|reloc| reloc.offset % stride == 8) {
            let at = reloc.offset - 8;
            let priority: u32 = (0..4).fold(0, |value, k| {
                let byte = image.bytes.get((at + k) as usize).copied().unwrap_or(0);
                value | u32::from(byte) << (8 * k)
            });
            if let RelocTarget::Symbol(symbol) = reloc.target {
                list.push((priority, symbol));
            }
        }
        list.sort_by_key(|&(priority, _)| priority);
        if constructors {
            self.lower.module.constructors = list;
        } else {
            list.reverse();
            self.lower.module.destructors = list;
        }
        Ok(())
    }

    /// Reads the aliases and ifuncs.
    pub(crate) fn read_aliases(&mut self) -> Read<()> {
        self.settle_each(self.aliases.len(), Self::read_alias)?;
        // An alias with a fault has no aliasee.
        if self.faults.is_empty() { self.resolve_aliases() } else { Ok(()) }
    }

    fn read_alias(&mut self, index: usize) -> Read<()> {
        let AliasHeader { global, target, ifunc } = self.aliases[index];
        let symbol = self.symbol(global)?;
        self.cursor.p = target;
        // LLVM leaves the type out before an expression.
        let bare =
            matches!(self.cursor.peek_word(), b"getelementptr" | b"bitcast" | b"inttoptr" | b"addrspacecast");
        let ty = if bare { Ty::PTR } else { self.ty()? };
        let lin = self.lin(ty, 0)?;
        let Some(Lin { plus: Some(Target::Symbol(aliasee)), minus: None, offset, .. }) = lin else {
            return Err(self.unsupported_at(target, "an alias of this expression"));
        };
        if ifunc {
            let (ty, linkage) =
                (self.globals[global as usize].ty, self.globals[global as usize].header.linkage);
            self.lower.define_ifunc(ty, linkage, symbol, aliasee).at(target)?;
        } else {
            self.lower.module.symbols[symbol].def = SymbolDef::Alias { target: aliasee, offset };
        }
        Ok(())
    }

    /// Makes every alias one of a definition.
    fn resolve_aliases(&mut self) -> Read<()> {
        let initialised: FxHashSet<Symbol> =
            self.vars.iter().filter_map(|var| self.globals[var.global as usize].symbol.expand()).collect();
        for i in 0..self.aliases.len() {
            let AliasHeader { global, target, .. } = self.aliases[i];
            let alias = self.symbol(global)?;
            let (mut at, mut distance) = (alias, 0i64);
            let mut steps = 0;
            while let SymbolDef::Alias { target: next, offset } = self.lower.module.symbols[at].def {
                at = next;
                distance = distance.wrapping_add(offset);
                steps += 1;
                ensure(steps <= self.aliases.len(), || self.fault_at(target, "an alias of itself"))?;
            }
            let data = &self.lower.module.symbols[at];
            if !matches!(data.def, SymbolDef::Function(_)) && !initialised.contains(&at) {
                return Err(self.fault_at(target, "an alias of something that is defined elsewhere"));
            }
            let (sig, thread_local) = (data.sig, data.thread_local);
            let data = &mut self.lower.module.symbols[alias];
            data.sig = sig;
            data.thread_local |= thread_local;
            // LLVM has no aliases of symbols that a linker may replace, so an alias of an alias is one of its
            // aliasee. All of a chain become that at once, so that no part of it is walked over again.
            let mut symbol = alias;
            while let SymbolDef::Alias { target, offset } = self.lower.module.symbols[symbol].def {
                self.lower.module.symbols[symbol].def = SymbolDef::Alias { target: at, offset: distance };
                distance = distance.wrapping_sub(offset);
                symbol = target;
            }
        }
        Ok(())
    }
}
