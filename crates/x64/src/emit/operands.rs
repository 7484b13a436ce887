//! Translation of a selected instruction and its registers to one of iced's.

use iced_x86::{Code as Opcode, Instruction, OpKind, Register};
use sheave_ir::Symbol;

use super::instruction::{set_absolute, set_base, set_immediate};
use super::{Emitter, Fixup, Target};
use crate::CodeRelocTarget;
use crate::abi::{RAX, RSP};
use crate::minst::{
    Base, LOCK, MInst, Mem, NO_REG, REP, SRC_IMM, SRC_MEM, SRC_NONE, SRC_RSP, Width, register,
};
use crate::select::LIBCALL_BIT;
use sheave_regalloc::{Allocation, Preg};

impl Emitter<'_> {
    pub(super) fn operand(&self, k: usize) -> Allocation {
        self.alloc.allocs[self.operands.0 + k]
    }

    pub(super) fn reg(&self, k: usize) -> Preg {
        // The allocator gives registers to every operand that did not allow a slot.
        self.operand(k).as_reg().unwrap_or(RAX)
    }

    pub(super) fn register(&self, k: usize, width: Width) -> Register {
        register(self.reg(k), width)
    }

    /// Encodes an instruction whose operands the shape describes.
    pub(super) fn op(&mut self, inst: &MInst) {
        let mut out = Instruction::default();
        out.set_code(inst.code);
        let mut target = None;
        for n in 0..4 {
            let byte = (inst.shape >> (8 * n)) as u8;
            let (source, high) = (byte & 15, byte >> 4);
            match source {
                SRC_NONE => break,
                SRC_MEM => {
                    out.set_op_kind(n, OpKind::Memory);
                    target = self.set_mem(&mut out, &inst.mem);
                }
                SRC_IMM => set_immediate(&mut out, n, high, inst.imm),
                SRC_RSP => out.set_op_register(n, Register::RSP),
                k => {
                    let alloc = self.operand(k as usize);
                    if let Some(preg) = alloc.as_reg() {
                        out.set_op_register(n, register(preg, Width::ALL[usize::from(high)]));
                    } else if let Some(slot) = alloc.as_slot() {
                        self.stats.memory_operands += 1;
                        out.set_op_kind(n, OpKind::Memory);
                        let (base, disp) = self.frame.spill(self.selected.moves_rsp, slot.0);
                        set_base(&mut out, base, disp);
                    }
                }
            }
        }
        if inst.flags & (LOCK | REP) != 0 {
            out.set_has_lock_prefix(inst.flags & LOCK != 0);
            out.set_has_rep_prefix(inst.flags & REP != 0);
        }
        self.count_move(&out);
        self.encode(&out, target);
    }

    /// Counts the zero-extending moves between registers that selection made.
    fn count_move(&mut self, out: &Instruction) {
        if out.op0_kind() == OpKind::Register
            && out.op1_kind() == OpKind::Register
            && matches!(out.code(), Opcode::Mov_r32_rm32 | Opcode::Mov_r64_rm64)
        {
            self.stats.moves_zero_extend += 1;
        }
    }

    pub(super) fn encode(&mut self, out: &Instruction, target: Option<(Target, i32)>) {
        let (at, to_end) = self.ctx.asm.encode(out);
        if let Some((target, addend)) = target {
            let jumps_before = self.ctx.jumps.len() as u32;
            self.ctx.fixups.push(Fixup { at, jumps_before, to_end, addend, target });
        }
    }

    /// Fills in a memory operand; gives the target of its displacement if that is known only later.
    pub(super) fn set_mem(&self, out: &mut Instruction, mem: &Mem) -> Option<(Target, i32)> {
        let moves_rsp = self.selected.moves_rsp;
        if mem.index_reg != NO_REG {
            out.set_memory_index(self.register(mem.index_reg as usize, Width::B8));
            out.set_memory_index_scale(u32::from(mem.scale));
        }
        let (base, offset) = match mem.base {
            Base::Reg => (self.reg(mem.base_reg as usize), 0),
            Base::Slot => self.frame.slot(moves_rsp, mem.id),
            Base::Incoming => self.frame.incoming(moves_rsp),
            Base::SaveArea => self.frame.save_area(moves_rsp),
            Base::Scratch => self.frame.scratch(moves_rsp),
            Base::Outgoing => (RSP, 0),
            Base::AboveOutgoing => (RSP, self.frame.outgoing as i32),
            Base::None => {
                set_absolute(out, mem.disp);
                return None;
            }
            Base::Thread => {
                out.set_segment_prefix(Register::FS);
                set_absolute(out, mem.disp);
                return None;
            }
            Base::Symbol | Base::Got | Base::Pool | Base::Block | Base::TlsOffset => {
                self.set_relative(out);
                return Some((self.target_of(mem), mem.disp));
            }
        };
        set_base(out, base, offset.wrapping_add(mem.disp));
        None
    }

    /// Makes the memory operand one relative to the instruction pointer, to be filled in.
    fn set_relative(&self, out: &mut Instruction) {
        out.set_memory_base(Register::RIP);
        out.set_memory_displ_size(8);
        out.set_memory_displacement64(u64::from(self.ctx.asm.len()) + 64);
    }

    /// `lea reg, [rip + target]`.
    pub(super) fn lea_target(&mut self, reg: Register, target: Target) {
        let mut lea = Instruction::default();
        lea.set_code(Opcode::Lea_r64_m);
        lea.set_op0_register(reg);
        lea.set_op1_kind(OpKind::Memory);
        self.set_relative(&mut lea);
        self.encode(&lea, Some((target, 0)));
    }

    pub(super) fn target_of(&self, mem: &Mem) -> Target {
        use crate::CodeRelocKind as K;
        match mem.base {
            Base::Pool => Target::Pool(mem.id),
            Base::Block if mem.id & LIBCALL_BIT != 0 => {
                let (symbol, block) = self.selected.foreign_blocks[(mem.id & !LIBCALL_BIT) as usize];
                Target::Reloc(K::PcRel32, CodeRelocTarget::Block(symbol, block))
            }
            // The address of a block that cannot be reached is never jumped to.
            Base::Block if mem.id as usize >= self.layout.blocks.len() => Target::Label(0),
            Base::Block => Target::Label(self.target(mem.id)),
            base => {
                let kind = match base {
                    Base::Got => K::GotPcRel32,
                    Base::TlsOffset => K::TlsPcRel32,
                    _ => K::PcRel32,
                };
                Target::Reloc(kind, CodeRelocTarget::Symbol(Symbol::from_u32(mem.id)))
            }
        }
    }
}
