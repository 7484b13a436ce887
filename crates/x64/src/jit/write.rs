//! Last step of a link: writes stubs, tables, data and relocated code into the pages.

use rustc_hash::FxHashMap;
use sheave_ir::{Linkage, Module, RelocKind, Symbol, SymbolDef};

use super::frames::Frames;
use super::image::Image;
use super::linker::{Link, LinkError};
use super::pages::Pages;
use super::tls::{Descriptor, Template};
use crate::lines::Functions;
use crate::{CodeRelocKind, CodeRelocTarget};

impl<'a> Link<'_, 'a> {
    pub(super) fn image(&mut self, pages: Pages, template: Option<Box<Template>>, frames: Frames) -> Image {
        let mut names = FxHashMap::default();
        let lines = std::mem::take(&mut self.linker.lines);
        let mut functions = Box::new(Functions::new(lines, self.base, frames.table()));
        for p in 0..self.linker.parts.len() {
            let module: &'a Module = self.linker.parts[p].module;
            for (symbol, data) in module.symbols.iter() {
                if !data.is_defined() || data.thread_local || self.definition(p, symbol).is_none() {
                    continue;
                }
                let address = self.address(p, symbol);
                if data.linkage == Linkage::Local {
                    names.entry(data.name.clone()).or_insert(address);
                } else {
                    names.insert(data.name.clone(), address);
                }
            }
            functions.globals.extend(module.sources.variables.globals.iter().map(|global| {
                let is_fixed = !module.symbols[global.symbol].thread_local;
                is_fixed.then(|| self.address(p, global.symbol))
            }));
            functions.begin_module(&module.name);
            let is_constant =
                |symbol: Symbol, readonly: bool| readonly && !module.symbols[symbol].thread_local;
            for object in module.data.values().filter(|object| is_constant(object.symbol, object.readonly)) {
                let range = (self.address(p, object.symbol), object.size as usize);
                functions.push_constant(module.symbol_name(object.symbol), range);
            }
            for (id, func) in module.functions.iter() {
                let placed = self.linker.parts[p].functions[id];
                if placed.present {
                    let sources = self.linker.parts[p].sources;
                    let range = (self.base + placed.offset, placed.size);
                    let name = module.symbol_name(func.symbol);
                    functions.push(name, func, &sources, range, placed.frame);
                }
            }
        }
        functions.sort();
        let by_priority = |list: fn(&Module) -> &[(u32, Symbol)], is_descending| {
            let parts = self.linker.parts.iter().enumerate();
            let all = parts.flat_map(|(p, part)| list(part.module).iter().map(move |&(n, s)| (n, p, s)));
            let mut all: Vec<_> = all.collect();
            all.sort_by_key(|&(priority, ..)| if is_descending { !priority } else { priority });
            all.into_iter().map(|(_, p, symbol)| self.address(p, symbol)).collect()
        };
        Image {
            _pages: pages,
            names,
            constructors: by_priority(|module| &module.constructors, false),
            destructors: by_priority(|module| &module.destructors, true),
            _template: template,
            depends_on: std::mem::take(&mut self.linker.images),
            functions,
            frames,
            debugger: std::sync::OnceLock::new(),
        }
    }

    // ---- addresses ------------------------------------------------------------------------------

    /// Stubs: `jmp [rip + entry]` and two bytes of padding.
    pub(super) fn write_stubs(&self, pages: &mut Pages) {
        for (target, &i) in &self.stubs {
            let at = self.sections.stubs + 8 * i;
            let entry = self.sections.got + 8 * self.got[target];
            let distance = (entry as i64 - (at as i64 + 6)) as i32;
            pages.write(at, &[0xff, 0x25]);
            pages.write(at + 2, &distance.to_le_bytes());
            pages.write(at + 6, &[0xcc, 0xcc]);
        }
    }

    pub(super) fn write_tables(&self, pages: &mut Pages, template: Option<&Template>) {
        for (address, &i) in &self.got {
            pages.write(self.sections.got + 8 * i, &address.to_le_bytes());
        }
        for (&(part, symbol), &i) in &self.descriptors {
            let descriptor = match (self.definition(part, symbol), template) {
                (Some((p, s, offset)), Some(template)) => {
                    let start = self.base + self.sections.tls_init;
                    let offset = (self.defined_address(p, s) - start).wrapping_add(offset as usize);
                    Descriptor::inside(template, offset)
                }
                _ => Descriptor::outside(self.address(part, symbol)),
            };
            for (k, word) in descriptor.words().into_iter().enumerate() {
                let at = self.sections.descriptors + size_of::<Descriptor>() * i + 8 * k;
                pages.write(at, &word.to_le_bytes());
            }
        }
    }

    pub(super) fn write_data(&self, pages: &mut Pages) {
        for (p, part) in self.linker.parts.iter().enumerate() {
            for (_, object) in part.module.data.iter() {
                let start = self.defined_address(p, object.symbol) - self.base;
                let n = object.init.len().min(object.size as usize);
                pages.write(start, &object.init[..n]);
                for reloc in &object.relocs {
                    let at = start + reloc.offset as usize;
                    let target = self.data_target(p, reloc.target).wrapping_add(reloc.addend as usize);
                    let (base, size) = match reloc.kind {
                        RelocKind::Abs64 => (0, 8),
                        RelocKind::Difference32 { base } => (self.data_target(p, base), 4),
                        RelocKind::Difference64 { base } => (self.data_target(p, base), 8),
                    };
                    pages.write(at, &target.wrapping_sub(base).to_le_bytes()[..size]);
                }
            }
        }
    }

    pub(super) fn relocate_code(&self, pages: &mut Pages) -> Result<(), LinkError> {
        for &(part, function, reloc) in &self.linker.relocs {
            let part = part as usize;
            let at = function as usize + reloc.offset as usize;
            let place = self.base + at;
            let target = match reloc.target {
                CodeRelocTarget::Symbol(symbol) if reloc.kind == CodeRelocKind::TlsPcRel32 => {
                    let at = size_of::<Descriptor>() * self.descriptors[&(part, symbol)];
                    self.base + self.sections.descriptors + at
                }
                CodeRelocTarget::Symbol(symbol) => self.address(part, symbol),
                CodeRelocTarget::Routine(routine) => self.routine(routine),
                CodeRelocTarget::Block(symbol, block) => match self.definition(part, symbol) {
                    Some((p, s, _)) => match self.linker.parts[p].module.symbols[s].def {
                        SymbolDef::Function(id) => self.block_address(p, id, block),
                        _ => 0,
                    },
                    None => 0,
                },
            };
            let absolute = (target as i64).wrapping_add(reloc.addend);
            let near = |target: usize| {
                let distance = (target as i64).wrapping_add(reloc.addend).wrapping_sub(place as i64);
                i32::try_from(distance).ok()
            };
            let value = match reloc.kind {
                CodeRelocKind::PcRel32 | CodeRelocKind::TlsPcRel32 => near(target),
                CodeRelocKind::Abs32 => i32::try_from(absolute).ok(),
                CodeRelocKind::Abs64 => {
                    pages.write(at, &absolute.to_le_bytes());
                    continue;
                }
                CodeRelocKind::Call => near(target)
                    .or_else(|| near(self.base + self.sections.stubs + 8 * self.stubs.get(&target)?)),
                CodeRelocKind::GotPcRel32 => match near(target) {
                    // `mov reg, [rip + x]` becomes `lea reg, [rip + x]`.
                    Some(value) if target != 0 && pages.bytes(at - 2..at - 1) == Some(&mut [0x8b]) => {
                        pages.write(at - 2, &[0x8d]);
                        Some(value)
                    }
                    _ => self.got.get(&target).and_then(|&i| near(self.base + self.sections.got + 8 * i)),
                },
            };
            match value {
                Some(value) => pages.write(at, &value.to_le_bytes()),
                None => return Err(LinkError::TooLarge),
            }
        }
        Ok(())
    }
}
