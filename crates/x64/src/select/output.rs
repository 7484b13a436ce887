//! The result of selection: code over virtual registers, with side tables for the encoder.

use cranelift_entity::packed_option::PackedOption;
use iced_x86::Register;
use sheave_ir::{Asm, Block, Function, Inst, Loc, Module, Symbol};
use sheave_regalloc::{self as ra, InstKind, Preg};
use sheave_ssa::refill;

use super::return_call::VariableArgs;
use crate::asm::Operand;
use crate::minst::{Base, Cond, MInst, Mem, NO_REG, Width, register};
use crate::pool::Pool;
use crate::registers::is_xmm;

/// A switch: its cases sorted by value, as ranges of [`Selected::cases`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct SwitchRecord {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Jump through a table rather than search.
    pub(crate) table: bool,
    /// All cases are within 64 of the first one, so that masks may tell them apart.
    pub(crate) bits: bool,
    pub(crate) width: Width,
    /// The operand's register is zero above the operand.
    pub(crate) clean: bool,
}

impl SwitchRecord {
    /// It ends with the jump through the table, and does not fall through.
    pub(crate) fn always_by_table(&self) -> bool {
        self.table && !self.bits
    }
}

/// Selected code with side tables for the encoder; reused from function to function.
#[derive(Debug, Default)]
pub(crate) struct Selected {
    pub(crate) code: ra::Code,
    pub(crate) insts: Vec<MInst>,
    /// In step with `insts`, their source locations; empty in functions without any.
    pub(crate) locs: Vec<PackedOption<Loc>>,
    pub(crate) pool: Pool,
    pub(crate) switches: Vec<SwitchRecord>,
    /// Case value (in the operand's width, zero-extended) and successor index.
    pub(crate) cases: Vec<(u64, u32)>,
    /// Templates of inline assembly.
    pub(crate) asms: Vec<AsmRecord>,
    /// Bytes of the outgoing argument area.
    pub(crate) outgoing: u32,
    /// Alignment of the outgoing argument area beyond the convention's sixteen bytes, or zero; the stack
    /// pointer moves then.
    pub(crate) outgoing_align: u32,
    pub(crate) has_calls: bool,
    /// How many bytes of arguments a tail call has more than the function, at most.
    pub(crate) tail_growth: u32,
    /// The stack pointer moves during the function: the frame is addressed through `rbp`.
    pub(crate) moves_rsp: bool,
    /// A frame pointer is wanted although the stack pointer does not move.
    pub(crate) wants_frame_pointer: bool,
    pub(crate) save_area: bool,
    /// The registers of variable arguments that a tail call passes on.
    pub(crate) variable_args: Option<VariableArgs>,
    pub(crate) scratch: bool,
    /// The types that landing pads mention, by their numbers from one.
    pub(crate) exception_types: Vec<Option<Symbol>>,
    /// Blocks of other functions whose addresses are taken.
    pub(crate) foreign_blocks: Vec<(Symbol, Block)>,
    /// Slots that are addressed at all.
    pub(crate) slot_used: Vec<bool>,
    /// Copies of variables that are not selected, because the variable is never read.
    pub(crate) unread: Vec<Inst>,
}

impl Selected {
    pub(super) fn clear(&mut self, func: &Function) {
        clear!(self => code insts locs pool switches cases asms exception_types foreign_blocks unread);
        (self.outgoing, self.outgoing_align, self.tail_growth) = (0, 0, 0);
        self.has_calls = false;
        self.moves_rsp = false;
        self.wants_frame_pointer = false;
        self.save_area = false;
        self.variable_args = None;
        self.scratch = false;
        refill(&mut self.slot_used, func.slots.len(), false);
    }

    /// The copy of the function, made by phi elimination, that the machine instruction `inst` performs, if
    /// it is a move that does.
    pub(crate) fn copy_of(&self, inst: usize) -> Option<Inst> {
        let is_move = self.code.kinds[inst] == InstKind::Move;
        (is_move && self.insts[inst].imm != 0).then(|| Inst::from_u32((self.insts[inst].imm - 1) as u32))
    }
}

/// The location of an operand of a template.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AsmPlace {
    /// In a register of the instruction, with the bytes of the operand's type.
    Register { position: u8, bytes: u32 },
    /// In memory, with the bytes of the operand's type, or zero.
    Memory { mem: Mem, bytes: u32 },
    /// A number.
    Immediate(i64),
    /// A symbol's address.
    Symbol(Symbol, i64),
}

impl AsmPlace {
    /// The operand for the assembler. `reg` gives the register at a position, `slot` the base and the offset
    /// of a stack slot.
    pub(crate) fn operand<E>(
        &self,
        module: &Module,
        mut reg: impl FnMut(u8) -> Result<Preg, E>,
        slot: impl FnOnce(u32) -> (Preg, i32),
    ) -> Result<Operand, E> {
        let whole = |preg| register(preg, if is_xmm(preg) { Width::Xmm } else { Width::B8 });
        Ok(match *self {
            AsmPlace::Register { position, bytes } => {
                Operand::Register { register: whole(reg(position)?), bytes }
            }
            AsmPlace::Memory { mem, bytes } => {
                let index = match mem.index_reg {
                    NO_REG => Register::None,
                    position => whole(reg(position)?),
                };
                let (base, offset, symbol) = match mem.base {
                    Base::Slot => {
                        let (base, offset) = slot(mem.id);
                        (whole(base), offset, None)
                    }
                    Base::Symbol => {
                        let name = module.symbol_name(Symbol::from_u32(mem.id)).to_owned();
                        (Register::RIP, 0, Some(name))
                    }
                    _ => (whole(reg(mem.base_reg)?), 0, None),
                };
                let displacement = i64::from(mem.disp) + i64::from(offset);
                Operand::Memory { base, index, scale: u32::from(mem.scale), displacement, symbol, bytes }
            }
            AsmPlace::Immediate(value) => Operand::Immediate(value),
            AsmPlace::Symbol(symbol, addend) => {
                Operand::Symbol(module.symbol_name(symbol).to_owned(), addend)
            }
        })
    }
}

/// A template of inline assembly, for the encoder.
#[derive(Clone, Debug)]
pub(crate) struct AsmRecord {
    pub(crate) inst: Inst,
    pub(crate) asm: Asm,
    pub(crate) places: Vec<AsmPlace>,
    /// It ends its block: the first edge is the fall-through, the others are labels.
    pub(crate) is_goto: bool,
    /// Registers that receive a condition afterwards.
    pub(crate) conditions: Vec<(u8, Cond)>,
}
