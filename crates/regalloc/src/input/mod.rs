//! The input of the register allocator: selected code as flat, plain data.
//!
//! The form is *copies form*: a virtual register may be written by any number of instructions, there are no
//! phis and no block parameters. Blocks are ranges of instructions in layout order, operands of all
//! instructions are in one array, and no part of it depends on the target; the same data drives the
//! allocator, the checker and the random tests.
//!
//! A host fills a [`Code`] front to back with [`Code::push_operand`], [`Code::end_inst`] and
//! [`Code::end_block`] and keeps it for the next function ([`Code::clear`] keeps the capacity).

mod check;

use super::registers::{Class, Preg, PregSet};
use alloc::vec::Vec;
use sheave_ssa::restart;

/// A virtual register: an index into [`Code::vregs`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vreg(pub u32);

impl Vreg {
    /// The index into per-register tables.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl core::fmt::Debug for Vreg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "v{}", self.0)
    }
}

impl core::fmt::Display for Vreg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self, f)
    }
}

/// The access of an operand to its register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reads it.
    Use = 0,
    /// Writes it, completely.
    Def = 1,
    /// Reads it and writes it in the same place (two-address form with one register): late, and with
    /// constraint [`Constraint::Reg`].
    UseDef = 2,
}

/// The locations that an operand may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constraint {
    /// Any register of the class.
    Reg,
    /// Any register, or the register's spill slot as a memory operand. The host marks at most one operand of
    /// an instruction so unless the instruction can encode more.
    Any,
    /// This register. Not on [`Access::UseDef`] operands and not on definitions of a block's last
    /// instruction.
    Fixed(Preg),
    /// For a [`Access::Def`]: the register of operand `k` of the same instruction, which must be a
    /// [`Access::Use`] with constraint [`Constraint::Reg`] and the same class; at most one operand names a
    /// given `k`.
    ///
    /// The allocator puts a move before the instruction if it cannot give both the same register, and
    /// reports the register of the definition for both (and for other ordinary reads of operand `k`'s
    /// register). The move comes before everything the instruction reads, so the defined register must not be
    /// read by another operand: for `x = a - x` the host defines a fresh register and moves it to `x`.
    Reuse(u8),
}

/// The moment at which an operand is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// Before the instruction takes effect: the default of uses. An early definition shares a register with
    /// no use, so its register must not be read by the instruction.
    Early,
    /// When the instruction takes effect: the default of definitions. A late use shares a register with no
    /// definition, so the instruction must not write the register that it reads late.
    Late,
}

/// One operand of an instruction, in eight bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Operand {
    vreg: u32,
    /// Access, moment and constraint: see [`Operand::shape`].
    shape: u8,
    payload: u8,
}

impl Operand {
    /// The number of [`Operand::shape`]s.
    pub(super) const SHAPES: usize = 32;

    /// The operand without its registers, as an index of tables: access in the lowest two bits, then one bit
    /// for the moment, then two for the constraint.
    #[inline]
    pub(super) const fn shape(self) -> usize {
        (self.shape & 31) as usize
    }

    /// An operand of a shape, to fill a table.
    pub(super) const fn of_shape(shape: usize) -> Operand {
        Operand { vreg: 0, shape: shape as u8, payload: 0 }
    }

    /// An operand from its parts.
    #[inline]
    pub const fn new(vreg: Vreg, access: Access, at: At, constraint: Constraint) -> Operand {
        let (constraint, payload) = match constraint {
            Constraint::Reg => (0, 0),
            Constraint::Any => (1, 0),
            Constraint::Fixed(p) => (2, p.0),
            Constraint::Reuse(k) => (3, k),
        };
        let shape = access as u8 | (at as u8) << 2 | constraint << 3;
        Operand { vreg: vreg.0, shape, payload }
    }

    /// A read of any register, early.
    #[inline]
    pub const fn reg_use(vreg: Vreg) -> Operand {
        Operand::new(vreg, Access::Use, At::Early, Constraint::Reg)
    }

    /// A read of any register or of the spill slot, early.
    #[inline]
    pub const fn any_use(vreg: Vreg) -> Operand {
        Operand::new(vreg, Access::Use, At::Early, Constraint::Any)
    }

    /// A read of one particular register, early.
    #[inline]
    pub const fn fixed_use(vreg: Vreg, preg: Preg) -> Operand {
        Operand::new(vreg, Access::Use, At::Early, Constraint::Fixed(preg))
    }

    /// A write of any register, late.
    #[inline]
    pub const fn reg_def(vreg: Vreg) -> Operand {
        Operand::new(vreg, Access::Def, At::Late, Constraint::Reg)
    }

    /// A write of one particular register, late.
    #[inline]
    pub const fn fixed_def(vreg: Vreg, preg: Preg) -> Operand {
        Operand::new(vreg, Access::Def, At::Late, Constraint::Fixed(preg))
    }

    /// A write of the register of operand `k`, late.
    #[inline]
    pub const fn reuse_def(vreg: Vreg, k: u8) -> Operand {
        Operand::new(vreg, Access::Def, At::Late, Constraint::Reuse(k))
    }

    /// A register that is read and written.
    #[inline]
    pub const fn reg_usedef(vreg: Vreg) -> Operand {
        Operand::new(vreg, Access::UseDef, At::Late, Constraint::Reg)
    }

    /// A scratch register for the length of the instruction: an early definition without uses.
    #[inline]
    pub const fn temp(vreg: Vreg) -> Operand {
        Operand::new(vreg, Access::Def, At::Early, Constraint::Reg)
    }

    /// The virtual register.
    #[inline]
    pub const fn vreg(self) -> Vreg {
        Vreg(self.vreg)
    }

    /// Read, written or both.
    #[inline]
    pub const fn access(self) -> Access {
        match self.shape & 3 {
            0 => Access::Use,
            1 => Access::Def,
            _ => Access::UseDef,
        }
    }

    /// The moment.
    #[inline]
    pub const fn at(self) -> At {
        if self.shape & 4 == 0 { At::Early } else { At::Late }
    }

    /// The constraint.
    #[inline]
    pub const fn constraint(self) -> Constraint {
        match self.shape >> 3 & 3 {
            0 => Constraint::Reg,
            1 => Constraint::Any,
            2 => Constraint::Fixed(Preg(self.payload)),
            _ => Constraint::Reuse(self.payload),
        }
    }

    /// Whether it may be in any register, and that is all: neither in a fixed one nor in one that another
    /// operand has.
    #[inline]
    pub(super) const fn is_free(self) -> bool {
        self.shape & 2 << 3 == 0
    }

    /// Whether the operand reads its register.
    #[inline]
    pub const fn reads(self) -> bool {
        self.shape & 3 != Access::Def as u8
    }

    /// Whether the operand writes its register.
    #[inline]
    pub const fn writes(self) -> bool {
        self.shape & 3 != Access::Use as u8
    }
}

impl core::fmt::Debug for Operand {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?} {:?}@{:?} {:?}", self.access(), self.vreg(), self.at(), self.constraint())
    }
}

/// The properties of a virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VregInfo {
    /// Its register class.
    pub class: Class,
    /// The bytes of the value: a power of two up to 64. Moves and spills are at least four bytes wide.
    pub bytes: u8,
    /// A register the host would like it in.
    pub hint: Option<Preg>,
    /// A recipe of the host's by which the value can be rematerialised anywhere without reading a register: a
    /// constant, the address of a symbol or of a stack slot. Every definition of the register must be an
    /// instruction that does just this.
    pub remat: Option<u32>,
}

impl VregInfo {
    /// A value of `bytes` bytes without hint or recipe.
    pub const fn new(class: Class, bytes: u8) -> VregInfo {
        VregInfo { class, bytes, hint: None, remat: None }
    }
}

/// The kinds of instructions that allocation distinguishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstKind {
    /// An instruction without special rules.
    Plain,
    /// Its first two [`Access::Use`] operands may be exchanged: both are early and of one class, one of them
    /// is the one that a definition re-uses, the other has constraint [`Constraint::Reg`] or
    /// [`Constraint::Any`]. The allocator exchanges their registers in [`Code::operands`] if that saves a
    /// move.
    Commutative,
    /// The first instruction of its block: the values that it defines, early and in particular registers, are
    /// in these registers when the block is entered. The block has one predecessor, whose last instruction
    /// leaves no other values in them. It emits no code.
    Arrival,
    /// A move of operand 1 (a [`Access::Use`]) to operand 0 (a [`Access::Def`]), both with constraint
    /// [`Constraint::Any`], of one class, the use at least as wide as the definition. The host never encodes
    /// it: it disappears, or it becomes an inserted move.
    Move,
    /// As [`InstKind::Move`], but the two are not coalesced: the host cuts a value in two, because one part
    /// may be where the other must not be. (A parameter that is read before an early exit, and lives across
    /// calls after it, is in a register that the function must save from the cut on only.) Both parts get one
    /// register if it is free for the second when that is assigned.
    Split,
}

impl InstKind {
    /// Whether it is a move, which is not encoded: [`InstKind::Move`] or [`InstKind::Split`].
    #[inline]
    pub const fn is_move(self) -> bool {
        matches!(self, InstKind::Move | InstKind::Split)
    }
}

/// Why a move instruction is there; reported with the moves that remain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum MoveReason {
    /// A copy of the program (phi elimination).
    Copy = 0,
    /// A value moved into the register that an instruction demands, or out of it.
    Fixed = 1,
    /// The first operand of a two-address instruction that lives on.
    Reuse = 2,
    /// A value that lives in different places in different parts of the program.
    Split = 3,
    /// A cycle of a parallel copy, or a scratch register for a move from memory to memory.
    Cycle = 4,
}

impl MoveReason {
    /// How many reasons there are.
    pub const COUNT: usize = 5;
}

/// Selected code, complete. It is filled instruction by instruction: operands, then the end of their
/// instruction; after the last one the end of their block.
///
/// ```
/// use sheave_regalloc::{Class, Code, InstKind, Operand, VregInfo};
///
/// let mut code = Code::new();
/// let v = code.new_vreg(VregInfo::new(Class::new(0), 8));
/// code.push_operand(Operand::reg_def(v));
/// code.end_inst(InstKind::Plain, 0);
/// code.push_operand(Operand::any_use(v));
/// code.end_inst(InstKind::Plain, 0);
/// code.end_block(1.0, [], true);
/// assert_eq!((code.n_blocks(), code.n_insts(), code.inst_operands(1).len()), (1, 2, 1));
/// ```
///
/// Positions are dense: instruction `i` of the function is instruction `i` of the arrays, and block `b` owns
/// `block_ends[b - 1] .. block_ends[b]`.
#[derive(Clone, Default, Debug)]
pub struct Code {
    /// One past the last instruction of each block, in layout order. Block 0 is the entry.
    pub block_ends: Vec<u32>,
    /// Executions of each block per execution of the entry. A host without frequencies leaves the list
    /// empty; the allocator then fills it with estimates from the nesting of loops.
    pub block_freqs: Vec<f32>,
    /// One past the last successor of each block, into `succs`.
    pub succ_ends: Vec<u32>,
    /// Successors of all blocks, in order of the terminators; an edge is (block, position in its list).
    pub succs: Vec<u32>,
    /// For each block whether its outgoing edges can be split by a new block (not those of an indirect jump).
    pub splittable: Vec<bool>,
    /// One past the last operand of each instruction, into `operands`.
    pub operand_ends: Vec<u32>,
    /// Operands of all instructions.
    pub operands: Vec<Operand>,
    /// The kind of each instruction.
    pub kinds: Vec<InstKind>,
    /// For each instruction the index of the set of registers it clobbers; 0 is the empty set.
    pub clobbers: Vec<u8>,
    /// The clobber sets that occur; entry 0 is the empty set.
    pub clobber_sets: Vec<PregSet>,
    /// The virtual registers.
    pub vregs: Vec<VregInfo>,
    /// Whether spill slots may be shared by values that are not live at the same time. False in functions
    /// that call something that returns twice.
    pub share_slots: bool,
}

impl Code {
    /// Empties everything and keeps the memory.
    pub fn clear(&mut self) {
        restart(&mut self.block_ends);
        restart(&mut self.block_freqs);
        restart(&mut self.succ_ends);
        restart(&mut self.succs);
        restart(&mut self.splittable);
        self.operand_ends.clear();
        self.operands.clear();
        self.kinds.clear();
        self.clobbers.clear();
        restart(&mut self.clobber_sets);
        self.clobber_sets.push(PregSet::EMPTY);
        restart(&mut self.vregs);
        self.share_slots = true;
    }

    /// An empty function.
    pub fn new() -> Code {
        let mut code = Code::default();
        code.clear();
        code
    }

    /// Makes a virtual register.
    #[inline]
    pub fn new_vreg(&mut self, info: VregInfo) -> Vreg {
        let vreg = Vreg(self.vregs.len() as u32);
        self.vregs.push(info);
        vreg
    }

    /// The index of a clobber set, which is made when it is new. Sets are few, so the search is linear.
    ///
    /// # Panics
    /// With more than 255 different sets.
    pub fn clobber_set(&mut self, set: PregSet) -> u8 {
        if let Some(i) = self.clobber_sets.iter().position(|&s| s == set) {
            return i as u8;
        }
        self.clobber_sets.push(set);
        u8::try_from(self.clobber_sets.len() - 1).expect("at most 255 clobber sets")
    }

    /// Adds an operand to the instruction under construction.
    #[inline]
    pub fn push_operand(&mut self, operand: Operand) {
        self.operands.push(operand);
    }

    /// Ends the instruction under construction and gives its number.
    #[inline]
    pub fn end_inst(&mut self, kind: InstKind, clobbers: u8) -> u32 {
        self.operand_ends.push(self.operands.len() as u32);
        self.kinds.push(kind);
        self.clobbers.push(clobbers);
        self.kinds.len() as u32 - 1
    }

    /// A whole move instruction.
    #[inline]
    pub fn push_move(&mut self, dst: Vreg, src: Vreg) -> u32 {
        self.push_operand(Operand::new(dst, Access::Def, At::Late, Constraint::Any));
        self.push_operand(Operand::any_use(src));
        self.end_inst(InstKind::Move, 0)
    }

    /// Ends the block under construction. A block has at least one instruction, and its last one is the only
    /// jump.
    ///
    /// Two instructions that jump in turn (a comparison of floats) are one instruction here.
    #[inline]
    pub fn end_block(&mut self, freq: f32, succs: impl IntoIterator<Item = u32>, splittable: bool) -> u32 {
        self.end_block_at(self.kinds.len() as u32, freq, succs, splittable)
    }

    /// As [`Code::end_block`], for a block whose instructions end before `end`.
    pub fn end_block_at(
        &mut self,
        end: u32,
        freq: f32,
        succs: impl IntoIterator<Item = u32>,
        splittable: bool,
    ) -> u32 {
        self.block_ends.push(end);
        self.block_freqs.push(freq);
        self.succs.extend(succs);
        self.succ_ends.push(self.succs.len() as u32);
        self.splittable.push(splittable);
        self.block_ends.len() as u32 - 1
    }

    /// The number of blocks.
    #[inline]
    pub fn n_blocks(&self) -> usize {
        self.block_ends.len()
    }

    /// The number of instructions.
    #[inline]
    pub fn n_insts(&self) -> usize {
        self.kinds.len()
    }

    /// The instructions of a block.
    #[inline]
    pub fn block_insts(&self, block: usize) -> core::ops::Range<usize> {
        let start = if block == 0 { 0 } else { self.block_ends[block - 1] as usize };
        start..self.block_ends[block] as usize
    }

    /// The successors of a block.
    #[inline]
    pub fn block_succs(&self, block: usize) -> &[u32] {
        let start = if block == 0 { 0 } else { self.succ_ends[block - 1] as usize };
        &self.succs[start..self.succ_ends[block] as usize]
    }

    /// Whether moves before the last instruction of a block serve its only edge: the jump neither reads nor
    /// clobbers.
    #[inline]
    pub(super) fn moves_fit_before_jump(&self, block: usize) -> bool {
        let jump = self.block_ends[block] as usize - 1;
        let is_quiet = self.clobbers[jump] == 0 && self.operand_range(jump).is_empty();
        is_quiet && self.block_succs(block).len() == 1
    }

    /// The range of the operands of an instruction in `operands` (and in the allocator's answer).
    #[inline]
    pub fn operand_range(&self, inst: usize) -> core::ops::Range<usize> {
        let start = if inst == 0 { 0 } else { self.operand_ends[inst - 1] as usize };
        start..self.operand_ends[inst] as usize
    }

    /// The operands of an instruction.
    #[inline]
    pub fn inst_operands(&self, inst: usize) -> &[Operand] {
        &self.operands[self.operand_range(inst)]
    }
}
