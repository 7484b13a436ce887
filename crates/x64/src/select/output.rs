//! The result of selection: code over virtual registers, with side tables for the encoder.

use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Asm, Block, Function, Inst, Loc, Symbol};
use sheave_regalloc::{self as ra, InstKind};
use sheave_ssa::refill;

use super::return_call::VariableArgs;
use crate::minst::{Cond, MInst, Mem, Width};
use crate::pool::Pool;

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
        self.code.clear();
        self.insts.clear();
        self.locs.clear();
        self.pool.clear();
        self.switches.clear();
        self.cases.clear();
        self.asms.clear();
        self.outgoing = 0;
        self.outgoing_align = 0;
        self.has_calls = false;
        self.moves_rsp = false;
        self.wants_frame_pointer = false;
        self.save_area = false;
        self.variable_args = None;
        self.scratch = false;
        self.exception_types.clear();
        self.foreign_blocks.clear();
        refill(&mut self.slot_used, func.slots.len(), false);
        self.unread.clear();
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
