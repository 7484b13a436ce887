//! Checker of the encoder: proves that the bytes implement the selected and allocated instructions.
//!
//! The bytes are decoded again and followed from the entry through every path, in lock step with the selected
//! instructions: the moves of the allocator before each instruction and on each edge, opcodes, registers,
//! immediates, memory operands, widths, conditions, targets of branches, jump tables, constants, relocations,
//! prologue and epilogues. A jump has no effect of its own, so it is followed wherever one occurs: code that
//! several blocks and edges share is checked once for each of them, and it makes no difference which of two
//! ends of an edge falls through. A comparison tree is proved by the cases that are left on each of its
//! paths, a condition of two flags by the outcomes of the branches on a path.
//!
//! It relies on iced's decoder and shares no code with the encoder, except for the operand that a number in a
//! template of inline assembly means and for the kind of relocation of a symbol: the expansions of
//! pseudo-instructions are stated here a second time. It takes for granted that selection and allocation are
//! right (the allocator has its own checker) and that [`asm::assemble`](crate::asm::assemble) translates
//! templates, and does not check reported data (regions, ledger, unwinding).
//!
//! Time is linear in the code: each block is checked once for each offset at which it is reached, after jumps
//! have been followed.

mod control;
mod exceptions;
mod frame;
mod operands;
#[cfg(test)]
mod programs;
mod pseudo;
mod switch;
#[cfg(test)]
mod tests;

use crate::registers::is_xmm;
use core::fmt;

use iced_x86::{
    Code as Opcode, Decoder, DecoderOptions, Formatter, Instruction, InstructionInfoFactory, IntelFormatter,
    Mnemonic, OpKind,
};
use rustc_hash::FxHashSet;

use super::Input;
use crate::minst::{INVOKE, Kind, MInst};
use crate::regalloc::{Allocation, MoveKind, Preg};
use crate::{CodeBuffer, CodeRelocKind, CodeRelocTarget};
use operands::Arg;

/// A rule that encoded code must keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub(crate) enum Rule {
    #[error("the operation must be the selected one")]
    Opcode,
    #[error("a register must be the allocated one, at the selected width")]
    Register,
    #[error("an immediate must have the selected value")]
    Immediate,
    #[error("a memory operand must have the selected displacement, scale and segment")]
    Memory,
    #[error("prefixes must be the selected ones")]
    Prefix,
    #[error("a branch must test what was selected")]
    Condition,
    #[error("all paths of an instruction must meet after it, and addresses in code lead to their blocks")]
    Target,
    #[error("a jump table must lie after the code, aligned, and inside the function")]
    Table,
    #[error("a constant must lie after the code, aligned, with its bits")]
    Constant,
    #[error("exactly the addresses that are not known must have relocations, the right ones")]
    Relocation,
    #[error("moves must be those of the allocation")]
    Move,
    #[error("the prologue must make the frame, and touch each of its pages")]
    Prologue,
    #[error("an epilogue must remove the frame")]
    Epilogue,
    #[error("objects of the frame must lie inside it, aligned, and must not overlap")]
    FrameLayout,
    #[error("registers that belong to the caller must be saved before they are written")]
    SavedRegisters,
    #[error("code without the frame must leave the stack and the caller's registers alone on all paths")]
    Frameless,
    #[error("execution must stay inside the code")]
    Bounds,
    #[error("an invoke must be in the table of exceptions, with its landing pad")]
    LandingPad,
    #[error("inline assembly must be its template with the allocated registers")]
    Assembly,
    #[error("only an endless loop of the function may be one of the code")]
    Endless,
}

/// A broken rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) rule: Rule,
    /// The machine instruction; none in prologue and frame.
    inst: Option<usize>,
    /// The offset in the code, and the instruction there.
    offset: u32,
    code: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(inst) = self.inst {
            write!(f, "machine instruction {inst}, ")?;
        }
        write!(f, "offset {:#x} (`{}`): {}", self.offset, self.code, self.rule)
    }
}

/// Checks `code`, which was made of `input`.
///
/// # Errors
/// The first rule that is broken.
pub(crate) fn check(input: Input<'_>, code: &CodeBuffer) -> Result<(), Fault> {
    let mut checker = Checker::new(input, code);
    checker.check_saved_registers()?;
    checker.check_frame_layout()?;
    let mut pc = 0;
    if input.frame.save_point == 0 {
        checker.prologue(&mut pc)?;
    }
    checker.reach(0, pc)?;
    checker.check_block_addresses()?;
    while let Some((block, pc)) = checker.pending.pop() {
        checker.has_frame = checker.framed[block as usize] == Some(true);
        checker.block(block as usize, pc)?;
    }
    checker.check_relocations()
}

struct Checker<'a> {
    input: Input<'a>,
    code: &'a CodeBuffer,
    decoder: Decoder<'a>,
    /// The relocations' offsets, ascending, each with its index and whether an instruction has it.
    relocs: Vec<(u32, u32, bool)>,
    /// By byte of the code: part of an instruction that a path of the function executes.
    executed: Vec<bool>,
    /// Blocks and the offsets at which they were reached.
    pending: Vec<(u32, u32)>,
    seen: FxHashSet<(u32, u32)>,
    /// The frame exists at the current position.
    has_frame: bool,
    /// By block, whether the frame exists when the block is entered; none if that is not known yet.
    framed: Vec<Option<bool>>,
    infos: InstructionInfoFactory,
    /// The machine instruction that is compared, and the start of the last decoded one.
    inst: Option<usize>,
    at: u32,
}

impl<'a> Checker<'a> {
    fn new(input: Input<'a>, code: &'a CodeBuffer) -> Self {
        let bytes = &code.bytes[..code.code_size as usize];
        let relocs = code.relocs.iter().zip(0..);
        let mut relocs: Vec<_> = relocs.map(|(reloc, index)| (reloc.offset, index, false)).collect();
        relocs.sort_unstable();
        Checker {
            input,
            code,
            decoder: Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE),
            relocs,
            executed: vec![false; code.code_size as usize],
            pending: Vec::new(),
            seen: FxHashSet::default(),
            has_frame: false,
            framed: vec![None; input.layout.blocks.len()],
            infos: InstructionInfoFactory::new(),
            inst: None,
            at: 0,
        }
    }

    fn fail<T>(&self, rule: Rule) -> Result<T, Fault> {
        let mut code = String::new();
        let bytes =
            self.code.bytes[..self.code.code_size as usize].get(self.at as usize..).unwrap_or_default();
        if let Some(instruction) =
            Decoder::with_ip(64, bytes, self.at.into(), DecoderOptions::NONE).iter().next()
        {
            IntelFormatter::new().format(&instruction, &mut code);
        }
        Err(Fault { rule, inst: self.inst, offset: self.at, code })
    }

    fn demand(&self, holds: bool, rule: Rule) -> Result<(), Fault> {
        if holds { Ok(()) } else { self.fail(rule) }
    }

    // ---- reading the code -----------------------------------------------------------------------

    fn decode(&mut self, pc: u32) -> Result<Instruction, Fault> {
        let inside = self.decoder.set_position(pc as usize).is_ok();
        self.decoder.set_ip(u64::from(pc));
        let instruction = self.decoder.decode();
        if !inside || instruction.is_invalid() {
            self.at = pc;
            return self.fail(Rule::Bounds);
        }
        self.execute(pc, instruction.len());
        Ok(instruction)
    }

    /// Notes that `len` bytes from `pc` on are executed.
    fn execute(&mut self, pc: u32, len: usize) {
        let rest = self.executed.get_mut(pc as usize..).unwrap_or_default();
        let len = len.min(rest.len());
        rest[..len].fill(true);
    }

    /// The target of an unconditional jump inside the function.
    fn jump_target(&self, pc: u32, instruction: &Instruction) -> Option<u32> {
        let is_jump = matches!(instruction.code(), Opcode::Jmp_rel8_64 | Opcode::Jmp_rel32_64);
        // A relocated one leaves the function.
        (is_jump && self.reloc_at(pc + 1).is_none()).then(|| instruction.near_branch_target() as u32)
    }

    /// Decodes the instruction that runs at `pc`, following jumps. Moves `pc` to it, not past it. A jump is
    /// the result if jumps are all that runs.
    fn arrive(&mut self, pc: &mut u32) -> Result<Instruction, Fault> {
        // Each jump has two bytes at least: after so many one of them has come twice.
        let mut instruction = self.decode(*pc)?;
        for _ in 0..=self.code.code_size / 2 {
            let Some(target) = self.jump_target(*pc, &instruction) else { break };
            *pc = target;
            instruction = self.decode(target)?;
        }
        Ok(instruction)
    }

    /// Decodes the instruction that runs at `pc` and moves `pc` past it.
    fn next(&mut self, pc: &mut u32) -> Result<Instruction, Fault> {
        let instruction = self.arrive(pc)?;
        self.at = *pc;
        self.demand(self.jump_target(*pc, &instruction).is_none(), Rule::Endless)?;
        *pc = instruction.next_ip() as u32;
        self.check_frameless(&instruction)?;
        Ok(instruction)
    }

    fn reloc_at(&self, offset: u32) -> Option<usize> {
        self.relocs.binary_search_by_key(&offset, |reloc| reloc.0).ok()
    }

    /// Demands this relocation at `offset`.
    fn relocated(
        &mut self,
        offset: u32,
        kind: CodeRelocKind,
        target: CodeRelocTarget,
        addend: i64,
    ) -> Result<(), Fault> {
        let Some(found) = self.reloc_at(offset) else { return self.fail(Rule::Relocation) };
        self.relocs[found].2 = true;
        let reloc = self.code.relocs[self.relocs[found].1 as usize];
        self.demand(reloc.kind == kind && reloc.target == target && reloc.addend == addend, Rule::Relocation)
    }

    /// Demands that no relocation is left over, and no offset has two. Instructions that no path of the code
    /// executes, though their blocks have predecessors (a loop after a branch on a constant), are never
    /// compared, so their relocations are unknown.
    fn check_relocations(&mut self) -> Result<(), Fault> {
        self.inst = None;
        let twice = self.relocs.windows(2).find(|pair| pair[0].0 == pair[1].0).map(|pair| pair[0].0);
        let executed = |offset: u32| self.executed.get(offset as usize).copied().unwrap_or(true);
        let idle = self.relocs.iter().find(|reloc| !reloc.2 && executed(reloc.0)).map(|reloc| reloc.0);
        match twice.or(idle) {
            None => Ok(()),
            Some(offset) => {
                self.at = offset;
                self.fail(Rule::Relocation)
            }
        }
    }

    // ---- following the function -----------------------------------------------------------------

    /// Demands that the code at `pc` implements `block` from its start.
    fn reach(&mut self, block: u32, mut pc: u32) -> Result<(), Fault> {
        let mut block = block;
        // Blocks without code are passed through here, so that a block is seen again only after some code.
        for _ in 0..=self.input.layout.blocks.len() {
            if self.input.layout.loop_tops[block as usize] {
                pc = self.pass_padding(pc)?;
            }
            let Some(next) = self.empty_block(block as usize) else {
                // A jump at the start of assembly belongs to it.
                if !self.starts_with_assembly(block as usize) {
                    self.arrive(&mut pc)?;
                }
                // A jump to a block without code before a loop leads to the padding of that.
                if self.input.layout.loop_tops[block as usize] {
                    pc = self.pass_padding(pc)?;
                }
                let has_frame = *self.framed[block as usize].get_or_insert(self.has_frame);
                self.at = pc;
                self.demand(has_frame == self.has_frame, Rule::Frameless)?;
                if self.seen.insert((block, pc)) {
                    self.pending.push((block, pc));
                }
                return Ok(());
            };
            block = next;
        }
        // The function is an empty endless loop: so must be the code.
        let instruction = self.arrive(&mut pc)?;
        self.at = pc;
        self.demand(self.jump_target(pc, &instruction).is_some(), Rule::Endless)
    }

    /// Whether the first code of `block` is inline assembly.
    fn starts_with_assembly(&self, block: usize) -> bool {
        let Input { selected, alloc, .. } = self.input;
        let mut insts = selected.code.block_insts(block);
        let first = insts.find(|&i| !alloc.removed[i] && selected.insts[i].kind != Kind::Nop);
        first.is_some_and(|i| selected.insts[i].kind == Kind::Asm)
    }

    /// The end of the padding that aligns the first instruction of a loop.
    fn pass_padding(&mut self, pc: u32) -> Result<u32, Fault> {
        let mut after = pc;
        while !after.is_multiple_of(self.code.align) {
            let instruction = self.decode(after)?;
            if instruction.mnemonic() != Mnemonic::Nop {
                return Ok(pc);
            }
            after = instruction.next_ip() as u32;
        }
        Ok(after)
    }

    /// The successor of a block that only jumps.
    fn empty_block(&self, block: usize) -> Option<u32> {
        let Input { selected, alloc, .. } = self.input;
        let insts = selected.code.block_insts(block);
        let last = insts.end - 1;
        let makes_frame = block != 0 && block == self.input.frame.save_point as usize;
        if selected.insts[last].kind != Kind::Jmp || self.edge_moves(block, 0).is_some() || makes_frame {
            return None;
        }
        let first = alloc.insertions.partition_point(|insertion| (insertion.before as usize) < insts.start);
        let moves =
            alloc.insertions[first..].iter().take_while(|insertion| insertion.before as usize <= last);
        let still = moves.flat_map(|insertion| insertion.start..insertion.end).next().is_none()
            && (insts.start..last).all(|i| alloc.removed[i] || selected.insts[i].kind == Kind::Nop);
        still.then(|| selected.code.block_succs(block)[0])
    }

    /// The moves on an edge that has any.
    fn edge_moves(&self, block: usize, k: usize) -> Option<(u32, u32)> {
        let edges = &self.input.alloc.edges;
        let key = (block as u32, k as u32);
        let found = edges.binary_search_by_key(&key, |edge| (edge.block, edge.succ_idx)).ok()?;
        let edge = edges[found];
        (edge.start != edge.end).then_some((edge.start, edge.end))
    }

    /// Demands that the code at `pc` implements the edge from `block` to its successor `k`.
    fn edge(&mut self, block: usize, k: usize, mut pc: u32) -> Result<(), Fault> {
        if let Some((start, end)) = self.edge_moves(block, k) {
            self.moves(start, end, &mut pc)?;
        }
        let succ = self.input.selected.code.block_succs(block)[k];
        self.reach(succ, pc)
    }

    fn block(&mut self, block: usize, mut pc: u32) -> Result<(), Fault> {
        let Input { selected, alloc, .. } = self.input;
        let insts = selected.code.block_insts(block);
        if block != 0 && block == self.input.frame.save_point as usize {
            self.prologue(&mut pc)?;
        }
        let mut insertion =
            alloc.insertions.partition_point(|insertion| (insertion.before as usize) < insts.start);
        for i in insts {
            self.inst = Some(i);
            while let Some(moves) = alloc.insertions.get(insertion).filter(|moves| moves.before as usize <= i)
            {
                self.moves(moves.start, moves.end, &mut pc)?;
                insertion += 1;
            }
            if alloc.removed[i] {
                continue;
            }
            let inst = &selected.insts[i];
            match inst.kind {
                Kind::Nop => {}
                Kind::Op => self.op(inst, &mut pc)?,
                Kind::Jmp => return self.edge(block, 0, pc),
                Kind::Jcc => return self.conditional(block, inst, pc),
                Kind::Switch => return self.switch(block, inst, pc),
                Kind::IndirectJmp => return self.op(inst, &mut pc),
                Kind::Ret | Kind::TailCall | Kind::TailCallIndirect => return self.leave(inst, pc),
                Kind::Trap => {
                    let instruction = self.next(&mut pc)?;
                    return self.demand(instruction.code() == Opcode::Ud2, Rule::Opcode);
                }
                Kind::Asm => {
                    self.assembly(block, inst, &mut pc)?;
                    if selected.asms[inst.imm as usize].is_goto {
                        return self.edge(block, 0, pc);
                    }
                }
                _ => self.pseudo(inst, &mut pc)?,
            }
            if inst.flags & INVOKE != 0 {
                return self.invoked(block, pc);
            }
        }
        // Only an instruction that does not return ends a block without a terminator.
        Ok(())
    }

    /// Demands that blocks whose addresses are taken are at the reported offsets.
    fn check_block_addresses(&mut self) -> Result<(), Fault> {
        let Input { layout, func, .. } = self.input;
        let code = self.code;
        for &(block, offset) in &code.blocks {
            self.at = offset;
            let Some(index) = layout.blocks.iter().position(|&other| other == block) else {
                return self.fail(Rule::Target);
            };
            self.reach(index as u32, offset)?;
        }
        let jumps = layout.blocks.iter().filter(|&&block| {
            func.terminator(block)
                .is_some_and(|inst| matches!(func.insts[inst], sheave_ir::InstData::IndirectBranch { .. }))
        });
        let mut told = jumps.flat_map(|&block| func.succs(block));
        self.demand(told.all(|succ| code.blocks.iter().any(|&(block, _)| block == succ)), Rule::Target)
    }

    // ---- moves ----------------------------------------------------------------------------------

    fn moves(&mut self, start: u32, end: u32, pc: &mut u32) -> Result<(), Fault> {
        for index in start..end {
            let inserted = self.input.alloc.moves[index as usize];
            match inserted.kind {
                MoveKind::Move { dst, src } => {
                    if dst != src || dst.as_reg().is_none() {
                        self.one_move(dst, src, u32::from(inserted.bytes), pc)?;
                    }
                }
                MoveKind::Xchg { a, b } => {
                    let d = self.next(pc)?;
                    let registers = d.op0_kind() == OpKind::Register && d.op1_kind() == OpKind::Register;
                    let (x, y) = (d.op0_register(), d.op1_register());
                    let same = operands::is_register(x, a, 8) && operands::is_register(y, b, 8)
                        || operands::is_register(x, b, 8) && operands::is_register(y, a, 8);
                    self.demand(d.mnemonic() == iced_x86::Mnemonic::Xchg && registers && same, Rule::Move)?;
                }
                // No value is declared rematerialisable.
                MoveKind::Remat { .. } => return self.fail(Rule::Move),
            }
        }
        Ok(())
    }

    /// `dst := src`, `bytes` wide. Registers are moved as a whole if that is allowed: whole vector
    /// registers, and for integers of less than eight bytes the lower half, which clears the upper one.
    fn one_move(&mut self, dst: Allocation, src: Allocation, bytes: u32, pc: &mut u32) -> Result<(), Fault> {
        use iced_x86::Mnemonic as M;
        let is_vector = |place: Allocation| place.as_reg().is_some_and(is_xmm);
        let is_spilled = dst.as_reg().is_none() || src.as_reg().is_none();
        let (mnemonic, width) = match (is_vector(dst) || is_vector(src), bytes) {
            (false, 8..) => (M::Mov, 8),
            (false, _) => (M::Mov, 4),
            (true, _) if !is_spilled => (M::Movaps, 16),
            (true, 16) => (M::Movups, 16),
            (true, 8) => (M::Movsd, 16),
            (true, _) => (M::Movss, 16),
        };
        let mut args = [Arg::I(0); 2];
        for (arg, place) in args.iter_mut().zip([dst, src]) {
            let Some(found) = self.arg(place, width) else { return self.fail(Rule::Move) };
            *arg = found;
        }
        self.expect_as(Rule::Move, pc, mnemonic, &args)
    }

    /// The allocated place of operand `k` of the current instruction.
    fn operand(&self, k: usize) -> Allocation {
        let Some(inst) = self.inst else { return Allocation::NONE };
        let range = self.input.selected.code.operand_range(inst);
        self.input.alloc.allocs[range].get(k).copied().unwrap_or(Allocation::NONE)
    }

    /// The register of operand `k` of the current instruction.
    fn reg(&self, k: usize) -> Result<Preg, Fault> {
        match self.operand(k).as_reg() {
            Some(preg) => Ok(preg),
            None => self.fail(Rule::Register),
        }
    }

    fn op(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        let instruction = self.next(pc)?;
        self.compare(inst, &instruction)
    }

    /// The offset at which execution continues after all jumps.
    fn meeting_point(&mut self, mut pc: u32) -> Result<u32, Fault> {
        self.arrive(&mut pc)?;
        Ok(pc)
    }

    /// Demands that execution continues at one place from both offsets.
    fn meet(&mut self, one: u32, other: u32) -> Result<(), Fault> {
        let (one, other) = (self.meeting_point(one)?, self.meeting_point(other)?);
        self.demand(one == other, Rule::Target)
    }
}
