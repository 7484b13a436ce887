//! Operands of one instruction against the selected ones.

use iced_x86::{Instruction, Mnemonic, OpKind, Register};
use sheave_ir::Symbol;

use super::{Checker, Fault, Rule};
use crate::emit::Input;
use crate::minst::{Base, LOCK, MInst, Mem, NO_REG, REP, SRC_IMM, SRC_MEM, SRC_NONE, SRC_RSP};
use crate::regalloc::Preg;
use crate::registers::{gpr, is_xmm};
use crate::select::LIBCALL_BIT;
use crate::{CodeRelocKind, CodeRelocTarget};

/// The stack pointer.
pub(super) const RSP: Preg = gpr(4);

/// Whether `register` is `preg` at a width of so many bytes.
pub(super) fn is_register(register: Register, preg: Preg, bytes: u32) -> bool {
    let number = register.full_register().number();
    let high = matches!(register, Register::AH | Register::BH | Register::CH | Register::DH);
    if !is_xmm(preg) {
        register.is_gpr()
            && !high
            && register.size() == bytes as usize
            && number == usize::from(preg.number())
    } else {
        register.is_xmm() && register.number() == usize::from(preg.number())
    }
}

/// Whether operand `n` is `[base + displacement]`.
pub(super) fn is_plain_memory(d: &Instruction, n: u32, base: Preg, displacement: i32) -> bool {
    d.op_kind(n) == OpKind::Memory
        && is_register(d.memory_base(), base, 8)
        && d.memory_index() == Register::None
        && d.segment_prefix() == Register::None
        && d.memory_displacement64() as i64 == i64::from(displacement)
}

/// An expected operand.
#[derive(Clone, Copy)]
pub(super) enum Arg {
    /// A register at a width in bytes.
    R(Preg, u32),
    /// `[base + displacement]`.
    M(Preg, i32),
    /// An immediate.
    I(i64),
}

/// The rule that `d` breaks if it must be `mnemonic` with these first operands.
pub(super) fn difference(d: &Instruction, mnemonic: Mnemonic, args: &[Arg]) -> Option<Rule> {
    if d.mnemonic() != mnemonic {
        return Some(Rule::Opcode);
    }
    let wrong = args.iter().zip(0..).find(|&(&arg, n)| !is_arg(d, n, arg));
    wrong.map(|(arg, _)| match arg {
        Arg::R(..) => Rule::Register,
        Arg::M(..) => Rule::Memory,
        Arg::I(_) => Rule::Immediate,
    })
}

/// Whether operand `n` is `arg`.
fn is_arg(d: &Instruction, n: u32, arg: Arg) -> bool {
    match arg {
        Arg::R(preg, bytes) => d.op_kind(n) == OpKind::Register && is_register(d.op_register(n), preg, bytes),
        Arg::M(base, displacement) => is_plain_memory(d, n, base, displacement),
        Arg::I(value) => d.try_immediate(n).is_ok_and(|found| found as i64 == value),
    }
}

impl Checker<'_> {
    /// Demands this instruction next, by `rule`.
    pub(super) fn expect_as(
        &mut self,
        rule: Rule,
        pc: &mut u32,
        mnemonic: Mnemonic,
        args: &[Arg],
    ) -> Result<(), Fault> {
        let d = self.next(pc)?;
        self.demand(difference(&d, mnemonic, args).is_none(), rule)
    }

    /// Demands that `d` is the selected instruction with the allocated operands.
    pub(super) fn compare(&mut self, inst: &MInst, d: &Instruction) -> Result<(), Fault> {
        self.demand(d.code() == inst.code, Rule::Opcode)?;
        let prefixes = (d.has_lock_prefix(), d.has_rep_prefix());
        self.demand(prefixes == (inst.flags & LOCK != 0, inst.flags & REP != 0), Rule::Prefix)?;
        for (n, byte) in inst.shape.to_le_bytes().into_iter().enumerate() {
            let (n, source, high) = (n as u32, byte & 15, byte >> 4);
            match source {
                SRC_NONE => break,
                SRC_MEM => self.memory(d, n, &inst.mem)?,
                SRC_IMM => self.demand(is_immediate(d, n, high, inst.imm), Rule::Immediate)?,
                SRC_RSP => self.demand(is_arg(d, n, Arg::R(RSP, 8)), Rule::Register)?,
                k => {
                    let arg = self.arg(self.operand(usize::from(k)), if high < 4 { 1 << high } else { 16 });
                    self.demand(arg.is_some_and(|arg| is_arg(d, n, arg)), Rule::Register)?;
                }
            }
        }
        Ok(())
    }

    /// Demands that operand `n` is the memory operand `mem`.
    fn memory(&mut self, d: &Instruction, n: u32, mem: &Mem) -> Result<(), Fault> {
        self.demand(d.op_kind(n) == OpKind::Memory, Rule::Memory)?;
        let segment = if mem.base == Base::Thread { Register::FS } else { Register::None };
        self.demand(d.segment_prefix() == segment, Rule::Memory)?;
        if mem.index_reg == NO_REG {
            self.demand(d.memory_index() == Register::None, Rule::Register)?;
        } else {
            let index = self.reg(usize::from(mem.index_reg))?;
            self.demand(is_register(d.memory_index(), index, 8), Rule::Register)?;
            self.demand(d.memory_index_scale() == u32::from(mem.scale), Rule::Memory)?;
        }
        let (frame, (base, bottom)) = (self.input.frame, self.frame_base());
        let in_frame = |offset: u32| (base, bottom + offset as i32);
        let (base, offset) = match mem.base {
            Base::Reg => (self.reg(usize::from(mem.base_reg))?, 0),
            Base::Slot => in_frame(frame.slots[mem.id as usize]),
            Base::SaveArea => in_frame(frame.save_area),
            Base::Scratch => in_frame(frame.scratch),
            Base::Incoming => self.incoming(),
            Base::Outgoing => (RSP, 0),
            Base::AboveOutgoing => (RSP, self.input.selected.outgoing as i32),
            Base::None | Base::Thread => {
                self.demand(d.memory_base() == Register::None, Rule::Register)?;
                return self.demand(d.memory_displacement64() as i64 == i64::from(mem.disp), Rule::Memory);
            }
            Base::Symbol | Base::Got | Base::Pool | Base::Block | Base::TlsOffset => {
                return self.relative(d, mem);
            }
        };
        self.demand(is_register(d.memory_base(), base, 8), Rule::Register)?;
        let displacement = i64::from(offset.wrapping_add(mem.disp));
        self.demand(d.memory_displacement64() as i64 == displacement, Rule::Memory)
    }

    /// Demands a memory operand relative to the instruction pointer, with the target of `mem`.
    fn relative(&mut self, d: &Instruction, mem: &Mem) -> Result<(), Fault> {
        self.demand(d.is_ip_rel_memory_operand(), Rule::Memory)?;
        let target = (d.ip_rel_memory_address() as u32).wrapping_sub(mem.disp as u32);
        let Input { selected, layout, .. } = self.input;
        let code = self.code;
        let kind = match mem.base {
            Base::Pool => {
                let entry = selected.pool.entries()[mem.id as usize];
                let bytes = usize::from(entry.bytes);
                let found = code.bytes.get(target as usize..).and_then(|rest| rest.get(..bytes));
                let right = target >= code.code_size
                    && target.is_multiple_of(u32::from(entry.bytes))
                    && found == Some(&entry.bits.to_le_bytes()[..bytes]);
                return self.demand(right, Rule::Constant);
            }
            Base::Block if mem.id & LIBCALL_BIT == 0 => {
                // The address of a block that cannot be reached is never jumped to.
                if mem.id as usize >= layout.blocks.len() {
                    return Ok(());
                }
                return self.reach(mem.id, target);
            }
            Base::Got => CodeRelocKind::GotPcRel32,
            Base::TlsOffset => CodeRelocKind::TlsPcRel32,
            _ => CodeRelocKind::PcRel32,
        };
        let name = match mem.base {
            Base::Block => {
                let (symbol, block) = selected.foreign_blocks[(mem.id & !LIBCALL_BIT) as usize];
                CodeRelocTarget::Block(symbol, block)
            }
            _ => CodeRelocTarget::Symbol(Symbol::from_u32(mem.id)),
        };
        let at = self.decoder.get_constant_offsets(d).displacement_offset() as u32;
        let to_end = d.len() as i64 - i64::from(at);
        self.relocated(d.ip() as u32 + at, kind, name, i64::from(mem.disp) - to_end)
    }
}

/// Whether operand `n` is an immediate of the selected size and value. Kinds are those of
/// [`crate::minst::Imm`].
fn is_immediate(d: &Instruction, n: u32, kind: u8, value: i64) -> bool {
    let Ok(found) = d.try_immediate(n) else { return false };
    // The used width of the immediate; higher bits do not count.
    let bits = match kind {
        0 => 8,
        1 | 4 => 16,
        2 | 5 => 32,
        _ => 64,
    };
    (found ^ value as u64) << (64 - bits) == 0
}
