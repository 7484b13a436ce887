//! Machine code as text, for people: iced's Intel syntax, one label per block, relocations by name.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use iced_x86::{
    Decoder, DecoderOptions, Formatter as _, Instruction, IntelFormatter, OpKind, SymbolResolver,
    SymbolResult,
};
use sheave_ir::{FuncId, LocData, Module};
use sheave_x64::{CodeBuffer, CodeRelocTarget};

use crate::machine::{self, MachineScratch, Product};
use crate::pipeline::{Ctx, Workers};
use crate::{Error, Options};

/// Compiles `module` and shows the machine code of the functions `ids`, each instruction after its offset.
///
/// # Errors
/// When a function cannot be compiled.
pub fn disassemble(
    module: &Module,
    ids: impl IntoIterator<Item = FuncId>,
    options: &Options,
) -> Result<String, Error> {
    let mut out = String::new();
    let wanted: BTreeSet<FuncId> = ids.into_iter().collect();
    let mut shown = 0;
    let all: Vec<FuncId> = module.functions.keys().collect();
    let machine_options = machine::options(options);
    let make = |module: &Module, id, ctx: &mut Ctx, scratch: &mut MachineScratch, product: &mut Product| {
        // A function that cannot be compiled may be one that is not shown.
        if wanted.contains(&id) {
            scratch.compile(module, ctx, options, &machine_options, product)?;
        }
        Ok::<(), Error>(())
    };
    let mut workers = Workers::default();
    workers.for_each(options.threads, module, &all, &options.pipeline(), make, |id, product| {
        if !wanted.contains(&id) {
            return;
        }
        shown += 1;
        let _ = writeln!(out, "{}:", module.symbol_name(module.functions[id].symbol));
        function(module, &product.code, &mut out);
        let machine = &product.stats.machine;
        let _ = writeln!(out, "; {} bytes, {} moves\n", machine.bytes, machine.moves());
    })?;
    if shown < wanted.len() {
        let gone = wanted.len() - shown;
        let s = if gone == 1 { "" } else { "s" };
        let _ = writeln!(out, "; {gone} function{s} without code: all calls are inlined");
    }
    Ok(out)
}

/// Names the targets of relocations and of jumps. A displacement or immediate that merely equals the address
/// of a label stays a number.
struct Names {
    /// Names and addends by position of the bytes.
    relocs: BTreeMap<u64, (String, i64)>,
    labels: BTreeMap<u64, String>,
    /// The offset of the constants after the code.
    code_size: u64,
}

impl SymbolResolver for Names {
    fn symbol(
        &mut self,
        instruction: &Instruction,
        _operand: u32,
        instruction_operand: Option<u32>,
        address: u64,
        _size: u32,
    ) -> Option<SymbolResult<'_>> {
        let is_immediate = |operand: &u32| instruction.try_immediate(*operand).is_ok();
        let operand = instruction_operand?;
        let kind = instruction.op_kind(operand);
        let is_ip_relative = kind == OpKind::Memory && instruction.is_ip_rel_memory_operand();
        let is_relative = is_ip_relative || kind == OpKind::NearBranch64;
        let inside = instruction.ip()..instruction.next_ip();
        if let Some((&at, (name, addend))) = self.relocs.range(inside).next() {
            // An immediate comes last: the relocation belongs to it if no immediate is behind the bytes.
            let left = instruction.next_ip() - at;
            let immediate = (0..instruction.op_count()).find(is_immediate);
            let of_immediate = immediate.is_some_and(|operand| match instruction.op_kind(operand) {
                OpKind::Immediate64 => left == 8,
                _ => left == 4,
            });
            if of_immediate == is_immediate(&operand) {
                // An addend that is relative to the bytes includes their distance from the next instruction.
                let offset = if is_relative { addend + left as i64 } else { *addend };
                return Some(SymbolResult::with_str(address.wrapping_sub_signed(offset), name));
            }
        }
        if is_relative && let Some(label) = self.labels.get(&address) {
            return Some(SymbolResult::with_str(address, label));
        }
        if address >= self.code_size && is_ip_relative {
            let name = format!("constant_{:x}", address - self.code_size);
            return Some(SymbolResult::with_string(address, name));
        }
        None
    }
}

/// `prog.c:4, inlined at prog.c:9`; empty if the code at `offset` is from no line.
fn source(module: &Module, code: &CodeBuffer, offset: u32) -> String {
    let place = |at: LocData| {
        let file = module.sources.file(at.scope).map_or("", |file| &*file.name);
        format!("{file}:{}", at.line)
    };
    let chain: Vec<String> = code.source(offset).map(place).collect();
    chain.join(", inlined at ")
}

/// An instruction of machine code, as text.
pub(crate) struct Disassembled {
    pub(crate) offset: u32,
    /// Its bytes.
    #[cfg(feature = "explore")]
    pub(crate) size: u32,
    /// The label before it, if there is a jump to it.
    pub(crate) label: Option<String>,
    pub(crate) text: String,
}

fn function(module: &Module, code: &CodeBuffer, out: &mut String) {
    let mut shown = String::new();
    for Disassembled { offset, label, text, .. } in instructions(module, code) {
        let source = source(module, code, offset);
        if !source.is_empty() && source != shown {
            let _ = writeln!(out, "          ; {source}");
            shown = source;
        }
        if let Some(label) = label {
            let _ = writeln!(out, "{label}:");
        }
        let _ = writeln!(out, "{offset:6x}    {text}");
    }
}

/// The instructions of `code`.
pub(crate) fn instructions(module: &Module, code: &CodeBuffer) -> Vec<Disassembled> {
    let relocs = code.relocs.iter().map(|reloc| {
        let name = match reloc.target {
            CodeRelocTarget::Symbol(symbol) => module.symbol_name(symbol).to_owned(),
            CodeRelocTarget::Routine(routine) => format!("{routine:?}").to_lowercase(),
            CodeRelocTarget::Block(symbol, block) => format!("{}.{block}", module.symbol_name(symbol)),
        };
        (u64::from(reloc.offset), (name, reloc.addend))
    });
    let bytes = &code.bytes[..code.code_size as usize];
    let mut names =
        Names { relocs: relocs.collect(), labels: BTreeMap::new(), code_size: u64::from(code.code_size) };
    for instruction in Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).iter() {
        let target = instruction.near_branch_target();
        if target != 0
            && target < names.code_size
            && !names.relocs.range(instruction.ip()..instruction.next_ip()).any(|_| true)
        {
            names.labels.insert(target, String::new());
        }
    }
    for (n, label) in names.labels.values_mut().enumerate() {
        *label = format!(".L{n}");
    }
    let labels = names.labels.clone();
    let mut formatter = IntelFormatter::with_options(Some(Box::new(names)), None);
    formatter.options_mut().set_space_after_operand_separator(true);
    formatter.options_mut().set_first_operand_char_index(8);
    let decoded = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    let instruction = |instruction: Instruction| {
        let mut text = String::new();
        formatter.format(&instruction, &mut text);
        Disassembled {
            offset: instruction.ip() as u32,
            #[cfg(feature = "explore")]
            size: instruction.len() as u32,
            label: labels.get(&instruction.ip()).cloned(),
            text,
        }
    };
    decoded.into_iter().map(instruction).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Displacements and immediates of which one equals the address of the label.
    #[test]
    fn numbers_are_no_labels() {
        let mut text =
            String::from("function %f(ptr v0, i32 v1) {\nblock0:\n    branch v1, block1, block2\n\n");
        text += "block1:\n    store volatile i8 0, v0\n    jump block2\n\nblock2:\n";
        for n in 0..100 {
            text += &format!("    store volatile i8 {n}, v0 + {n}\n");
        }
        text += "    return\n}\n";
        let module = sheave_ir::parse_module("t.sheave", text.as_bytes()).expect("it is valid");
        let ids = module.functions.keys();
        let shown = disassemble(&module, ids, &Options::default()).expect("it compiles");
        let label = shown.lines().find(|line| line.starts_with(".L")).expect("there is a loop");
        let uses = shown.lines().filter(|line| line.contains(label.trim_end_matches(':')) && *line != label);
        assert!(uses.clone().count() > 0, "{shown}");
        assert!(uses.clone().all(|line| line.contains(" j")), "{shown}");
    }
}
