//! Text dumps of one function after each stage of the back end.
//!
//! ```text
//! selected     add v2d, v1d          ; commutative def v2 reuse 1, use v0, use v1 any
//! allocated    add eax, esi          ; v2 = rax, v0 = rax, v1 = rsi
//! emitted      4  add eax, esi
//! ```
//!
//! Before emission a virtual register has a letter for the width at which it is named (`b`, `w`, `d`; none
//! for eight bytes and for vector registers), branches name their target blocks, and memory operands have
//! names: `slot2` for a slot of the function, `spill0` for one of the allocator's, `constant0` for an entry
//! of the constant pool.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cranelift_entity::EntityRef;
use iced_x86::{
    Decoder, DecoderOptions, Formatter as _, Instruction, IntelFormatter, OpKind, SymbolResolver,
    SymbolResult,
};
use sheave_ir::{Function, Module, Symbol};
use sheave_regalloc::{Allocation, Constraint, InstKind, Move, MoveKind, Operand, PregSet};

use crate::minst::{
    Base, Cond, INVOKE, Kind, LOCK, MInst, Mem, NO_REG, REP, SRC_IMM, SRC_MEM, SRC_NONE, SRC_RSP, Width,
    register,
};
use crate::select::{LIBCALL_BIT, LibCall};
use crate::{CodeBuffer, CodeRelocTarget, Ctx, Error, Options, abi, registers};

/// A stage of the back end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Machine instructions over virtual registers, with their constraints for the register allocator.
    Selected,
    /// The same with registers, spill slots and inserted moves.
    Allocated,
    /// Bytes: disassembly with offsets, the frame, the code of edges, constants and jump tables.
    Emitted,
}

/// Compiles `func` of `module` and prints the result of `stage`.
///
/// # Errors
/// As [`crate::compile`].
pub fn dump(
    module: &Module,
    func: &Function,
    options: &Options,
    ctx: &mut Ctx,
    stage: Stage,
) -> Result<String, Error> {
    if stage == Stage::Selected {
        crate::select(module, func, options, ctx)?;
        return Ok(Dump { module, ctx, is_allocated: false }.instructions());
    }
    let mut code = CodeBuffer::default();
    crate::compile(module, func, options, ctx, &mut code)?;
    let dump = Dump { module, ctx, is_allocated: true };
    Ok(if stage == Stage::Allocated { dump.instructions() } else { dump.code(&code) })
}

struct Dump<'a> {
    module: &'a Module,
    ctx: &'a Ctx,
    is_allocated: bool,
}

impl Dump<'_> {
    fn instructions(&self) -> String {
        let (code, out) = (&self.ctx.selected.code, &self.ctx.allocation);
        let mut text = String::new();
        for block in 0..code.n_blocks() {
            let _ = write!(text, "{}: freq {}", self.block_name(block as u32), code.block_freqs[block]);
            let succs: Vec<_> = code.block_succs(block).iter().map(|&succ| self.block_name(succ)).collect();
            if !succs.is_empty() {
                let _ = write!(text, " to {}", succs.join(", "));
            }
            text += if code.splittable[block] { "\n" } else { " unsplittable\n" };
            for inst in code.block_insts(block) {
                if self.is_allocated {
                    let at = out.insertions.iter().filter(|at| at.before as usize == inst);
                    at.for_each(|at| self.moves(&out.moves[at.start as usize..at.end as usize], &mut text));
                    if out.removed[inst] {
                        continue;
                    }
                }
                let (shown, registers) = (self.machine(block, inst), self.operands(inst));
                let line = match registers.as_str() {
                    "" => format!("    {shown}"),
                    registers => format!("    {shown:<32} ; {registers}"),
                };
                text += line.trim_end();
                text.push('\n');
            }
            if !self.is_allocated {
                continue;
            }
            for edge in out.edges.iter().filter(|edge| edge.block as usize == block) {
                let to = code.block_succs(block)[edge.succ_idx as usize];
                let _ = writeln!(text, "  edge {} to {}:", edge.succ_idx, self.block_name(to));
                self.moves(&out.moves[edge.start as usize..edge.end as usize], &mut text);
            }
        }
        text + &self.pool()
    }

    /// The constants that instructions refer to.
    fn pool(&self) -> String {
        let entries = self.ctx.selected.pool.entries().iter().enumerate();
        entries
            .map(|(id, entry)| format!("constant{id}: {} bytes {:#x}\n", entry.bytes, entry.bits))
            .collect()
    }

    fn block_name(&self, index: u32) -> String {
        match self.ctx.layout.blocks.get(index as usize) {
            Some(block) => block.to_string(),
            None => "unreachable block".to_owned(),
        }
    }

    fn moves(&self, moves: &[Move], text: &mut String) {
        for inserted in moves {
            let width = if inserted.bytes >= 8 { Width::B8 } else { Width::B4 };
            let name = |alloc| allocation_name(alloc, width);
            let what = match inserted.kind {
                MoveKind::Move { dst, src } => format!("{} := {}", name(dst), name(src)),
                MoveKind::Xchg { a, b } => {
                    format!("{} <-> {}", name(Allocation::reg(a)), name(Allocation::reg(b)))
                }
                MoveKind::Remat { dst, recipe } => {
                    format!("{} := recipe {recipe}", name(Allocation::reg(dst)))
                }
            };
            let reason = format!("{:?}", inserted.reason).to_lowercase();
            let _ = writeln!(text, "  + {what:<32} ; {:?} {reason}", inserted.vreg);
        }
    }

    /// The constraints of an instruction's operands, or their allocations.
    fn operands(&self, inst: usize) -> String {
        let code = &self.ctx.selected.code;
        let range = code.operand_range(inst);
        if self.is_allocated {
            let place = |i: usize| {
                let place = allocation_name(self.ctx.allocation.allocs[i], Width::B8);
                format!("{:?} = {place}", code.operands[i].vreg())
            };
            return range.map(place).collect::<Vec<_>>().join(", ");
        }
        let operands: Vec<String> = range.map(|i| operand_name(code.operands[i])).collect();
        let mut text = match code.kinds[inst] {
            InstKind::Commutative => "commutative ".to_owned(),
            InstKind::Arrival => "arrival ".to_owned(),
            InstKind::Plain | InstKind::Move | InstKind::Split => String::new(),
        };
        text += &operands.join(", ");
        let clobbers = code.clobber_sets[code.clobbers[inst] as usize];
        if !clobbers.is_empty() {
            text += if operands.is_empty() { "clobbers " } else { " clobbers " };
            text += &clobbers_name(clobbers);
        }
        text
    }

    fn name(&self, inst: usize, k: usize, width: Width) -> String {
        let code = &self.ctx.selected.code;
        let index = code.operand_range(inst).start + k;
        if self.is_allocated {
            return allocation_name(self.ctx.allocation.allocs[index], width);
        }
        let letter = match width {
            Width::B1 => "b",
            Width::B2 => "w",
            Width::B4 => "d",
            Width::B8 | Width::Xmm => "",
        };
        format!("{:?}{letter}", code.operands[index].vreg())
    }

    /// The machine instruction, as far as it is decided.
    fn machine(&self, block: usize, inst: usize) -> String {
        let mut text = self.operation(block, inst);
        if self.ctx.selected.insts[inst].flags & INVOKE != 0 {
            let succs = self.ctx.selected.code.block_succs(block);
            text += &format!(" to {} unwind {}", self.block_name(succs[0]), self.block_name(succs[1]));
        }
        text
    }

    fn operation(&self, block: usize, inst: usize) -> String {
        let selected = &self.ctx.selected;
        let machine = &selected.insts[inst];
        let n_operands = selected.code.operand_range(inst).len();
        let all = || -> Vec<String> { (0..n_operands).map(|k| self.name(inst, k, Width::B8)).collect() };
        let succ = |k: usize| match selected.code.block_succs(block).get(k) {
            Some(&succ) => self.block_name(succ),
            None => "nowhere".to_owned(),
        };
        match machine.kind {
            Kind::Op | Kind::IndirectJmp => self.op(inst, machine),
            Kind::Nop if selected.code.kinds[inst].is_move() => all().join(" := "),
            Kind::MovImm => format!("mov {}, {}", self.name(inst, 0, Width::B8), machine.imm),
            Kind::Add => {
                let wide = machine.shape & 0xf0 == (Width::B8 as u32) << 4;
                let width = if wide { Width::B8 } else { Width::B4 };
                let last = match machine.mem.scale {
                    0 => machine.imm.to_string(),
                    _ => self.name(inst, 2, width),
                };
                format!("add {}, {}, {last}", self.name(inst, 0, width), self.name(inst, 1, width))
            }
            Kind::Jmp => format!("jmp {}", succ(0)),
            Kind::Jcc => {
                let cond = Cond::from_index(machine.imm as u8);
                format!("j{} {}, {}", format!("{cond:?}").to_lowercase(), succ(0), succ(1))
            }
            Kind::Switch => {
                let record = &selected.switches[machine.imm as usize];
                let cases = &selected.cases[record.start as usize..record.end as usize];
                let cases: Vec<String> = (cases.iter())
                    .map(|&(value, index)| format!("{value}: {}", succ(index as usize)))
                    .collect();
                let how = if record.table { "table" } else { "search" };
                format!(
                    "switch {} {how}, {} [{}]",
                    self.name(inst, 0, record.width),
                    succ(0),
                    cases.join(", ")
                )
            }
            Kind::CallSymbol => format!("call {}", self.callee(machine.mem.id)),
            Kind::TailCallIndirect => "tailcall r11".to_owned(),
            Kind::TailCall => format!("tailcall {}", self.callee(machine.mem.id)),
            Kind::Nop | Kind::Ret | Kind::Trap => format!("{:?}", machine.kind).to_lowercase(),
            kind => {
                let name = format!("{kind:?}").to_lowercase();
                format!("{name} {} {}", machine.imm, all().join(", ")).trim_end().to_owned()
            }
        }
    }

    fn op(&self, inst: usize, machine: &MInst) -> String {
        let mut text = String::new();
        text += if machine.flags & LOCK != 0 { "lock " } else { "" };
        text += if machine.flags & REP != 0 { "rep " } else { "" };
        text += &format!("{:?}", machine.code.mnemonic()).to_lowercase();
        for (n, byte) in machine.shape.to_le_bytes().into_iter().enumerate() {
            let (source, high) = (byte & 15, byte >> 4);
            let width = Width::ALL[usize::from(high.min(4))];
            let operand = match source {
                SRC_NONE => break,
                SRC_MEM => self.memory(inst, &machine.mem),
                SRC_IMM => machine.imm.to_string(),
                SRC_RSP => "rsp".to_owned(),
                k => self.name(inst, usize::from(k), width),
            };
            text += if n == 0 { " " } else { ", " };
            text += &operand;
        }
        text
    }

    fn memory(&self, inst: usize, mem: &Mem) -> String {
        let symbol = || self.module.symbol_name(Symbol::from_u32(mem.id)).to_owned();
        let base = match mem.base {
            Base::None => String::new(),
            Base::Reg => self.name(inst, usize::from(mem.base_reg), Width::B8),
            Base::Slot => sheave_ir::Slot::new(mem.id as usize).to_string(),
            Base::Incoming => "incoming".to_owned(),
            Base::Outgoing => "outgoing".to_owned(),
            Base::AboveOutgoing => "above outgoing".to_owned(),
            Base::SaveArea => "save area".to_owned(),
            Base::Scratch => "scratch".to_owned(),
            Base::Thread => "fs:0".to_owned(),
            Base::Symbol => symbol(),
            Base::Got => format!("got of {}", symbol()),
            Base::TlsOffset => format!("thread offset of {}", symbol()),
            Base::Pool => format!("constant{}", mem.id),
            Base::Block if mem.id & LIBCALL_BIT != 0 => {
                let (symbol, block) = self.ctx.selected.foreign_blocks[(mem.id & !LIBCALL_BIT) as usize];
                format!("{}.{block}", self.module.symbol_name(symbol))
            }
            Base::Block => self.block_name(mem.id),
        };
        let mut terms: Vec<String> = Vec::new();
        terms.extend((!base.is_empty()).then_some(base));
        if mem.index_reg != NO_REG {
            let index = self.name(inst, usize::from(mem.index_reg), Width::B8);
            terms.push(if mem.scale == 1 { index } else { format!("{index} * {}", mem.scale) });
        }
        let sum = match (terms.is_empty(), mem.disp) {
            (true, disp) => disp.to_string(),
            (false, 0) => terms.join(" + "),
            (false, disp) => {
                let sign = if disp < 0 { '-' } else { '+' };
                format!("{} {sign} {}", terms.join(" + "), disp.unsigned_abs())
            }
        };
        format!("[{sum}]")
    }

    fn callee(&self, id: u32) -> String {
        if id & LIBCALL_BIT != 0 {
            routine_name(LibCall::of_id(id))
        } else {
            self.module.symbol_name(Symbol::from_u32(id)).to_owned()
        }
    }

    // ---- bytes ----------------------------------------------------------------------------------

    fn code(&self, code: &CodeBuffer) -> String {
        let frame = &self.ctx.frame;
        let mut text = format!("frame {} bytes", frame.size);
        if frame.red_zone != 0 {
            let _ = write!(text, ", red zone {}", frame.red_zone);
        }
        for (i, &saved) in frame.saved.iter().enumerate() {
            let _ = write!(text, "{} {}", if i == 0 { ", saves" } else { "" }, registers::name(saved));
        }
        if frame.save_point != 0 {
            let _ = write!(text, ", made in {}", self.ctx.layout.blocks[frame.save_point as usize]);
        }
        text += if frame.pointer { ", frame pointer\n" } else { "\n" };
        let bytes = &code.bytes[..code.code_size as usize];
        let names = Names::new(self.module, code);
        let headings = names.headings.clone();
        let mut formatter = IntelFormatter::with_options(Some(Box::new(names)), None);
        formatter.options_mut().set_space_after_operand_separator(true);
        let mut line = String::new();
        for instruction in Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).iter() {
            for heading in headings.get(&instruction.ip()).into_iter().flatten() {
                let _ = writeln!(text, "{heading}:");
            }
            if let Ok(at) = code.lines.binary_search_by_key(&(instruction.ip() as u32), |line| line.offset) {
                let chain = code.chain(code.lines[at].loc.expand());
                let chain: Vec<_> =
                    chain.map(|at| format!("@{}:{}:{}", at.scope.as_u32(), at.line, at.column)).collect();
                let chain = if chain.is_empty() { "no line".to_owned() } else { chain.join(" ") };
                let _ = writeln!(text, "      {chain}");
            }
            line.clear();
            formatter.format(&instruction, &mut line);
            let _ = writeln!(text, "  {:4x}  {line}", instruction.ip());
        }
        let data = &code.bytes[code.code_size as usize..];
        for (i, row) in data.chunks(16).enumerate() {
            let row: Vec<String> = row.iter().map(|byte| format!("{byte:02x}")).collect();
            let _ = writeln!(text, "  {:4x}  db {}", code.code_size as usize + 16 * i, row.join(" "));
        }
        text
    }
}

fn allocation_name(alloc: Allocation, width: Width) -> String {
    match (alloc.as_reg(), alloc.as_slot()) {
        (Some(preg), _) => {
            let width = if registers::is_xmm(preg) { Width::Xmm } else { width };
            format!("{:?}", register(preg, width)).to_lowercase()
        }
        (_, Some(slot)) => format!("spill{}", slot.0),
        _ => "none".to_owned(),
    }
}

/// As the allocator prints it, with the target's name of a register.
fn operand_name(operand: Operand) -> String {
    let text = operand.to_string();
    match operand.constraint() {
        Constraint::Fixed(preg) => {
            text.replace(&format!(" {preg:?}"), &format!(" {}", registers::name(preg)))
        }
        _ => text,
    }
}

fn clobbers_name(set: PregSet) -> String {
    if set == abi::CALLER_SAVED {
        return "caller-saved".to_owned();
    }
    format!("{{{}}}", set.iter().map(registers::name).collect::<Vec<_>>().join(", "))
}

fn routine_name(routine: LibCall) -> String {
    format!("{routine:?}").to_lowercase()
}

/// Names of the targets of displacements.
struct Names {
    /// By position of the bytes that are filled in.
    relocs: BTreeMap<u64, String>,
    /// By offset: the blocks and edges whose code begins there.
    headings: BTreeMap<u64, Vec<String>>,
    code: Vec<u8>,
}

impl Names {
    fn new(module: &Module, code: &CodeBuffer) -> Names {
        let reloc = |reloc: &crate::CodeReloc| {
            let name = match reloc.target {
                CodeRelocTarget::Symbol(symbol) => module.symbol_name(symbol).to_owned(),
                CodeRelocTarget::Routine(routine) => routine_name(routine),
                CodeRelocTarget::Block(symbol, block) => format!("{}.{block}", module.symbol_name(symbol)),
            };
            (u64::from(reloc.offset), name)
        };
        let mut headings = BTreeMap::<u64, Vec<String>>::new();
        for region in &code.regions {
            let mut heading = region.block.to_string();
            heading += &region.succ_idx.map_or(String::new(), |succ_idx| format!(" edge {succ_idx}"));
            heading += if region.joins { " joins" } else { "" };
            headings.entry(u64::from(region.offset)).or_default().push(heading);
        }
        Names {
            relocs: code.relocs.iter().map(reloc).collect(),
            headings,
            code: code.bytes[..code.code_size as usize].to_vec(),
        }
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
        let bytes = &self.code[instruction.ip() as usize..instruction.next_ip() as usize];
        let mut decoder = Decoder::new(64, bytes, DecoderOptions::NONE);
        let decoded = decoder.decode();
        let constants = decoder.get_constant_offsets(&decoded);
        let at = match instruction_operand.map(|operand| instruction.op_kind(operand)) {
            Some(OpKind::Memory) => constants.displacement_offset(),
            _ => constants.immediate_offset(),
        };
        if let Some(name) = self.relocs.get(&(instruction.ip() + at as u64)) {
            return Some(SymbolResult::with_str(address, name));
        }
        let is_branch = instruction.near_branch_target() == address && address != 0;
        if is_branch && let Some([name, ..]) = self.headings.get(&address).map(Vec::as_slice) {
            return Some(SymbolResult::with_str(address, name));
        }
        if is_branch {
            return Some(SymbolResult::with_string(address, format!("{address:x}")));
        }
        let is_data = address >= self.code.len() as u64 && instruction.is_ip_rel_memory_operand();
        is_data.then(|| SymbolResult::with_string(address, format!("data at {address:x}")))
    }
}
