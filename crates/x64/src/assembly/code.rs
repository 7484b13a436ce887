//! A function's instructions as text, with the constants and jump tables after them.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::fmt::Write as _;

use gimli::write::CallFrameInstruction;
use gimli::{Register, X86_64};
use iced_x86::{
    ConstantOffsets, Decoder, DecoderOptions, Instruction, Mnemonic, SymbolResolver, SymbolResult,
};
use sheave_ir::{Block, FuncId, SymbolDef};

use super::printer::{self, Printer};
use super::words::{quoted, sum};
use super::{AssemblyBuilder, tables};
use crate::asm::Syntax;
use crate::dump::constant_bytes;
use crate::{CodeBuffer, CodeRelocKind, CodeRelocTarget};

/// The place at `offset` of a function's code.
pub(super) fn label(func: FuncId, offset: u32) -> String {
    format!(".L{}_{offset:x}", func.as_u32())
}

/// The constant or table at `offset`, after the code; the first one is where the code ends.
fn constant_label(func: FuncId, offset: u32) -> String {
    format!(".Lc{}_{offset:x}", func.as_u32())
}

/// A block whose address is taken.
pub(super) fn block_label(func: FuncId, block: Block) -> String {
    format!(".L{}_{block}", func.as_u32())
}

/// Writes the code of `func`, whose symbol is defined already.
pub(super) fn write(builder: &mut AssemblyBuilder<'_>, func: FuncId, code: &CodeBuffer) {
    let names =
        Names { func, relocs: relocs(builder, code), labels: labels(code), code_size: code.code_size };
    let mut blocks = BTreeMap::<u32, Vec<String>>::new();
    for &(block, offset) in &code.blocks {
        builder.blocks.insert((func, block), true);
        blocks.entry(offset).or_default().push(block_label(func, block));
    }
    let mut rules = BTreeMap::<u32, Vec<String>>::new();
    let syntax = builder.syntax;
    code.frame.rules(code.code_size, |at, rule| {
        rules.entry(at).or_default().push(rule_text(&rule, syntax));
    });
    builder.text += "\t.cfi_startproc\n";
    let exceptions = tables::add_exceptions(builder, func, &code.exceptions, code.code_size);
    builder.text += &exceptions;
    first_location(builder, code);
    let (labels, addresses) = (names.labels.clone(), names.relocs.clone());
    let mut printer = Printer::new(builder.syntax, names);
    if builder.syntax == Syntax::Intel {
        let _ = writeln!(builder.text, "\t{}", printer::INTEL);
    }
    let bytes = &code.bytes[..code.code_size as usize];
    let mut line = String::new();
    let mut decoder = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let operands = decoder.get_constant_offsets(&instruction);
        let at = instruction.ip() as u32;
        if labels.contains(&at) {
            let _ = writeln!(builder.text, "{}:", label(func, at));
        }
        for block in blocks.get(&at).into_iter().flatten() {
            let _ = writeln!(builder.text, "{block}:");
        }
        for rule in rules.get(&at).into_iter().flatten() {
            let _ = writeln!(builder.text, "\t.cfi_{rule}");
        }
        if let Ok(index) = code.lines.binary_search_by_key(&at, |line| line.offset) {
            location(builder, code, index);
        }
        line.clear();
        // What has no name in the assembler's language, or one that it reads differently, is bytes.
        if instruction.is_invalid() || instruction.mnemonic() == Mnemonic::Nop && instruction.len() > 1 {
            let bytes: Vec<String> = code.bytes[at as usize..at as usize + instruction.len()]
                .iter()
                .map(|byte| format!("{byte:#x}"))
                .collect();
            let _ = write!(line, ".byte {}", bytes.join(","));
        } else {
            printer.print(&instruction, &mut line);
        }
        let _ = writeln!(builder.text, "\t{line}");
        let mut own = addresses.range(instruction.ip()..instruction.next_ip());
        let is_operand = |place: u64, size: usize| {
            !instruction.is_invalid() && is_operand(&operands, (place - instruction.ip()) as usize, size)
        };
        if !own.all(|(&place, address)| is_operand(place, address.size)) {
            builder.fail(func);
        }
    }
    if addresses.range(u64::from(code.code_size)..).next().is_some() {
        builder.fail(func);
    }
    if labels.contains(&code.code_size) {
        let _ = writeln!(builder.text, "{}:", label(func, code.code_size));
    }
    if builder.syntax == Syntax::Intel {
        let _ = writeln!(builder.text, "\t{}", printer::ATT);
    }
    builder.text += "\t.cfi_endproc\n";
    constants(builder, func, code, &labels);
}

/// Whether an instruction's displacement, or its immediate, is `size` bytes at `offset`.
fn is_operand(operands: &ConstantOffsets, offset: usize, size: usize) -> bool {
    let displacement = (operands.displacement_offset(), operands.displacement_size());
    let immediate = (operands.immediate_offset(), operands.immediate_size());
    displacement == (offset, size) || immediate == (offset, size)
}

/// What follows the code.
fn constants(builder: &mut AssemblyBuilder<'_>, func: FuncId, code: &CodeBuffer, labels: &BTreeSet<u32>) {
    let end = code.bytes.len() as u32;
    if code.code_size == end {
        return;
    }
    // The code need not have the length that it has here.
    builder.text += "\t.balign 16, 0xcc\n";
    let mut at = code.code_size & !15;
    if at != code.code_size {
        let _ = writeln!(builder.text, "\t.skip {}", code.code_size - at);
        at = code.code_size;
    }
    while at < end {
        if labels.contains(&at) {
            let _ = writeln!(builder.text, "{}:", constant_label(func, at));
        }
        if let Some(table) = code.tables.iter().find(|table| table.start == at) {
            for entry in table.clone().step_by(4) {
                let target = label(func, table.start.wrapping_add(word(code, entry)));
                let _ = writeln!(builder.text, "\t.long {target} - {}", constant_label(func, at));
            }
            at = table.end;
            continue;
        }
        let is_word =
            at.is_multiple_of(4) && end - at >= 4 && !(at + 1..at + 4).any(|at| labels.contains(&at));
        if is_word {
            let _ = writeln!(builder.text, "\t.long {:#x}", word(code, at));
        } else {
            let _ = writeln!(builder.text, "\t.byte {:#x}", code.bytes[at as usize]);
        }
        at += if is_word { 4 } else { 1 };
    }
}

fn word(code: &CodeBuffer, at: u32) -> u32 {
    let bytes = &code.bytes[at as usize..at as usize + 4];
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

/// What precedes the first line of a function is from the line that it begins at.
fn first_location(builder: &mut AssemblyBuilder<'_>, code: &CodeBuffer) {
    let first = code.lines.iter().find_map(|line| code.chain(line.loc.expand()).last());
    let scope = first.and_then(|loc| builder.module.sources.scopes.get(loc.scope));
    if let Some(scope) = scope {
        let _ = writeln!(builder.text, "\t.loc {} {}", scope.file.as_u32() + 1, scope.line);
    }
}

/// From here on the code is from another line.
fn location(builder: &mut AssemblyBuilder<'_>, code: &CodeBuffer, index: usize) {
    let loc = code.lines[index].loc.expand().and_then(|loc| code.locs.get(loc));
    let scope = loc.and_then(|loc| builder.module.sources.scopes.get(loc.scope));
    if let (Some(loc), Some(scope)) = (loc, scope) {
        let file = scope.file.as_u32() + 1;
        let _ = writeln!(builder.text, "\t.loc {file} {} {}", loc.line, loc.column);
        builder.has_lines = true;
    }
}

/// The offsets that something refers to.
fn labels(code: &CodeBuffer) -> BTreeSet<u32> {
    let mut labels = BTreeSet::new();
    let relocs: BTreeSet<u64> = code.relocs.iter().map(|reloc| u64::from(reloc.offset)).collect();
    let bytes = &code.bytes[..code.code_size as usize];
    for instruction in Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).iter() {
        if relocs.range(constant_bytes(&instruction, None)).next().is_some() {
            continue;
        }
        if instruction.near_branch_target() != 0 || is_branch(&instruction) {
            labels.insert(instruction.near_branch_target() as u32);
        }
        if instruction.is_ip_rel_memory_operand() {
            labels.insert(instruction.ip_rel_memory_address() as u32);
        }
    }
    for table in &code.tables {
        labels.insert(table.start);
        labels.extend(table.clone().step_by(4).map(|at| table.start.wrapping_add(word(code, at))));
    }
    if code.exceptions.personality.is_some() {
        labels.extend([0, code.code_size]);
        labels.extend(code.exceptions.sites.iter().flat_map(|site| [site.start, site.end, site.pad]));
    }
    labels
}

fn is_branch(instruction: &Instruction) -> bool {
    instruction.is_jmp_short_or_near() || instruction.is_jcc_short_or_near() || instruction.is_call_near()
}

/// What is filled in, as the assembler says it.
#[derive(Clone, Debug)]
struct Address {
    name: String,
    addend: i64,
    suffix: &'static str,
    /// Bytes.
    size: usize,
}

/// What is filled in where.
fn relocs(builder: &mut AssemblyBuilder<'_>, code: &CodeBuffer) -> BTreeMap<u64, Address> {
    let module = builder.module;
    let mut name = |target| match target {
        CodeRelocTarget::Symbol(symbol) => builder.reference(symbol, 0),
        CodeRelocTarget::Routine(routine) => quoted(routine.name()).into_owned(),
        CodeRelocTarget::Block(symbol, block) => match module.symbols[symbol].def {
            SymbolDef::Function(id) => builder.block(id, block),
            _ => builder.reference(symbol, 0),
        },
    };
    let suffix = |kind| match kind {
        CodeRelocKind::Call => "@PLT",
        CodeRelocKind::GotPcRel32 => "@GOTPCREL",
        CodeRelocKind::TlsPcRel32 => "@GOTTPOFF",
        CodeRelocKind::PcRel32 | CodeRelocKind::Abs32 | CodeRelocKind::Abs64 => "",
    };
    let relocs = code.relocs.iter().map(|reloc| {
        let size = if reloc.kind == CodeRelocKind::Abs64 { 8 } else { 4 };
        let (name, suffix) = (name(reloc.target), suffix(reloc.kind));
        (u64::from(reloc.offset), Address { name, addend: reloc.addend, suffix, size })
    });
    relocs.collect()
}

/// Names of what displacements and immediates point at.
#[derive(Clone)]
pub(super) struct Names {
    func: FuncId,
    relocs: BTreeMap<u64, Address>,
    labels: BTreeSet<u32>,
    code_size: u32,
}

impl Names {
    /// The names of the module that the operands of `instruction` refer to.
    pub(super) fn of(&self, instruction: &Instruction) -> impl Iterator<Item = &str> {
        let bytes = instruction.ip()..instruction.next_ip();
        self.relocs.range(bytes).map(|(_, address)| address.name.as_str())
    }
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
        let bytes = constant_bytes(instruction, instruction_operand);
        if let Some((&at, Address { name, addend, suffix, .. })) = self.relocs.range(bytes).next() {
            // What is relative counts from the end of the instruction, its relocation from itself.
            let is_relative = instruction.is_ip_rel_memory_operand() || is_branch(instruction);
            let addend = if is_relative { addend + (instruction.next_ip() - at) as i64 } else { *addend };
            return Some(SymbolResult::with_string(address, sum(&format!("{name}{suffix}"), addend)));
        }
        let is_here = is_branch(instruction) && instruction.near_branch_target() == address
            || instruction.is_ip_rel_memory_operand() && instruction.ip_rel_memory_address() == address;
        let at = address as u32;
        if !is_here || !self.labels.contains(&at) {
            return None;
        }
        let is_constant = at >= self.code_size && !is_branch(instruction);
        let name = if is_constant { constant_label(self.func, at) } else { label(self.func, at) };
        Some(SymbolResult::with_string(address, name))
    }
}

/// A rule for unwinding as a directive.
fn rule_text(rule: &CallFrameInstruction, syntax: Syntax) -> String {
    let name = |register: Register| match X86_64::register_name(register) {
        Some(name) if syntax == Syntax::Att => format!("%{name}"),
        // Both syntaxes read numbers.
        _ => register.0.to_string(),
    };
    match *rule {
        CallFrameInstruction::Cfa(register, offset) => format!("def_cfa {}, {offset}", name(register)),
        CallFrameInstruction::CfaRegister(register) => format!("def_cfa_register {}", name(register)),
        CallFrameInstruction::CfaOffset(offset) => format!("def_cfa_offset {offset}"),
        CallFrameInstruction::Offset(register, offset) => format!("offset {}, {offset}", name(register)),
        CallFrameInstruction::Restore(register) => format!("restore {}", name(register)),
        CallFrameInstruction::RememberState => "remember_state".to_owned(),
        CallFrameInstruction::RestoreState => "restore_state".to_owned(),
        ref other => unreachable!("the rules of a frame have no {other:?}"),
    }
}
