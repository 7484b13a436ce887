//! The allocator's answer: a location for every operand, the moves to insert, the slots to reserve.

use super::input::{MoveReason, Vreg};
use super::registers::{Preg, PregSet};
use alloc::vec::Vec;
use sheave_ssa::restart;

/// A spill slot: an index into [`Output::slots`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpillSlot(pub u32);

impl core::fmt::Debug for SpillSlot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "slot{}", self.0)
    }
}

impl core::fmt::Display for SpillSlot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self, f)
    }
}

/// The location of a value: none, a register, or a spill slot. Four bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Allocation(u32);

impl Allocation {
    /// Nowhere: the operand of an instruction that does not run.
    pub const NONE: Allocation = Allocation(u32::MAX);

    /// In a register.
    #[inline]
    pub const fn reg(preg: Preg) -> Allocation {
        Allocation(preg.0 as u32)
    }

    /// In a spill slot.
    #[inline]
    pub const fn slot(slot: SpillSlot) -> Allocation {
        Allocation(slot.0 + Preg::COUNT as u32)
    }

    /// The register, if it is one.
    #[inline]
    pub const fn as_reg(self) -> Option<Preg> {
        if self.0 < Preg::COUNT as u32 { Some(Preg(self.0 as u8)) } else { None }
    }

    /// The slot, if it is one.
    #[inline]
    pub const fn as_slot(self) -> Option<SpillSlot> {
        if self.0 >= Preg::COUNT as u32 && self.0 != u32::MAX {
            Some(SpillSlot(self.0 - Preg::COUNT as u32))
        } else {
            None
        }
    }

    /// The index into tables of [`Preg::COUNT`] registers and then all slots.
    #[inline]
    pub(crate) const fn index(self) -> Option<usize> {
        if self.is_none() { None } else { Some(self.0 as usize) }
    }

    /// Whether there is no place.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == u32::MAX
    }
}

impl core::fmt::Debug for Allocation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match (self.as_reg(), self.as_slot()) {
            (Some(reg), _) => write!(f, "{reg:?}"),
            (_, Some(slot)) => write!(f, "{slot:?}"),
            _ => f.write_str("none"),
        }
    }
}

impl core::fmt::Display for Allocation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self, f)
    }
}

/// The kinds of inserted instructions. None of them may change the flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// Copies `src` to `dst`; at most one of the two is a slot.
    Move {
        /// The destination.
        dst: Allocation,
        /// The source.
        src: Allocation,
    },
    /// Exchanges two registers of a class that can do that ([`super::ClassInfo::can_exchange`]).
    Xchg {
        /// One of them.
        a: Preg,
        /// The other.
        b: Preg,
    },
    /// Makes the value of the host's recipe again in a register.
    Remat {
        /// The destination.
        dst: Preg,
        /// [`super::VregInfo::remat`].
        recipe: u32,
    },
}

/// One inserted instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The kind.
    pub kind: MoveKind,
    /// The width in bytes: 4 to 64.
    pub bytes: u8,
    /// The reason.
    pub reason: MoveReason,
    /// The virtual register whose value is moved (one of the two for an exchange); for ledgers and messages.
    pub vreg: Vreg,
}

/// Moves that belong before an instruction, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Insertion {
    /// The instruction.
    pub before: u32,
    /// The first of its moves in [`Output::moves`].
    pub start: u32,
    /// One past the last.
    pub end: u32,
}

/// Moves that need a block of their own on an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EdgeInsertion {
    /// The predecessor.
    pub block: u32,
    /// The position among its successors.
    pub succ_idx: u32,
    /// The first of its moves in [`Output::moves`].
    pub start: u32,
    /// One past the last.
    pub end: u32,
}

/// Counts of the allocator's work and of its moves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub struct Stats {
    /// Move instructions and tied operands that disappeared.
    pub coalesced: u32,
    /// Register-to-register moves that remain, by [`MoveReason`]; an exchange counts two.
    pub moves: [u32; MoveReason::COUNT],
    /// Stores to spill slots.
    pub spills: u32,
    /// Loads from spill slots.
    pub reloads: u32,
    /// Operands that are read or written in their spill slot.
    pub memory_operands: u32,
    /// Values rematerialised.
    pub remats: u32,
    /// Ranges cut into parts because no register was free for the whole.
    pub splits: u32,
    /// Ranges that lost their register to a more important one.
    pub evictions: u32,
    /// Edges that need a block for moves.
    pub edges_split: u32,
}

/// The allocator's answer. The host keeps it and passes it in again.
#[derive(Clone, Default, Debug)]
#[non_exhaustive]
pub struct Output {
    /// A place for every operand, in the order of [`super::Code::operands`].
    pub allocs: Vec<Allocation>,
    /// For each instruction whether the host must not emit it: every move instruction, and definitions of
    /// values that are rematerialised wherever they are read.
    pub removed: Vec<bool>,
    /// Moves in order; [`Output::insertions`] and [`Output::edges`] own ranges of it.
    pub moves: Vec<Move>,
    /// Moves before instructions, ascending by instruction, at most one entry per instruction.
    pub insertions: Vec<Insertion>,
    /// Moves on edges that need a block of their own, ascending by block and successor.
    pub edges: Vec<EdgeInsertion>,
    /// Move instructions whose result has no use, ascending; they are removed like all moves, and have no
    /// moves.
    pub unread: Vec<u32>,
    /// Move instructions whose moves were dropped because the destination held the value already, ascending.
    pub redundant: Vec<u32>,
    /// The size of each spill slot in bytes (also its alignment): 4 to 64.
    pub slots: Vec<u8>,
    /// Callee-saved registers that are written, by operands, clobbers or moves.
    pub callee_saved_used: PregSet,
    /// Counts.
    pub stats: Stats,
}

impl Output {
    /// Empties everything and keeps the memory.
    pub fn clear(&mut self) {
        self.allocs.clear();
        self.removed.clear();
        restart(&mut self.moves);
        restart(&mut self.insertions);
        self.edges.clear();
        self.unread.clear();
        self.redundant.clear();
        self.slots.clear();
        self.callee_saved_used = PregSet::EMPTY;
        self.stats = Stats::default();
    }
}
