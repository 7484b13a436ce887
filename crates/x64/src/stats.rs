//! Statistics of code generation for one function.

use sheave_regalloc::{Move, MoveKind, MoveReason};

/// Counts for one function. [`Stats::moves`] counts as a reader of the disassembly would.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Bytes of code, constants and tables.
    pub bytes: u32,
    /// Register moves for the copies that phi elimination made.
    pub moves_phi: u32,
    /// Register moves that selection asked for and the allocator could not remove: conversions that change no
    /// bit, addresses, results that must not overwrite an operand.
    pub moves_conversion: u32,
    /// Register moves into or out of the register that an instruction or a call demands.
    pub moves_fixed: u32,
    /// Register moves for two-address instructions.
    pub moves_two_address: u32,
    /// Register moves between the pieces of split live ranges.
    pub moves_split: u32,
    /// Register moves that break cycles of parallel copies (an exchange counts two).
    pub moves_cycle: u32,
    /// 32-bit register moves that zero-extend.
    pub moves_zero_extend: u32,
    /// Register moves in selections, switches and conversions.
    pub moves_select: u32,
    /// Register moves that set up and take down frames.
    pub moves_frame: u32,
    /// Stores to spill slots.
    pub spills: u32,
    /// Loads from spill slots.
    pub reloads: u32,
    /// Operands read or written in their spill slot.
    pub memory_operands: u32,
    /// Copies and tied operands that got one register.
    pub coalesced: u32,
}

impl Stats {
    /// Every register-to-register move in the machine code, whole registers only; an exchange counts two.
    pub fn moves(&self) -> u32 {
        self.moves_phi
            + self.moves_conversion
            + self.moves_fixed
            + self.moves_two_address
            + self.moves_split
            + self.moves_cycle
            + self.moves_zero_extend
            + self.moves_select
            + self.moves_frame
    }

    /// Adds the counts of `other`.
    pub fn add(&mut self, other: &Stats) {
        self.bytes += other.bytes;
        self.moves_phi += other.moves_phi;
        self.moves_conversion += other.moves_conversion;
        self.moves_fixed += other.moves_fixed;
        self.moves_two_address += other.moves_two_address;
        self.moves_split += other.moves_split;
        self.moves_cycle += other.moves_cycle;
        self.moves_zero_extend += other.moves_zero_extend;
        self.moves_select += other.moves_select;
        self.moves_frame += other.moves_frame;
        self.spills += other.spills;
        self.reloads += other.reloads;
        self.memory_operands += other.memory_operands;
        self.coalesced += other.coalesced;
    }

    /// Counts a move of the allocator; `is_phi`: it performs a copy that phi elimination made.
    pub(crate) fn count(&mut self, it: &Move, is_phi: bool) {
        let (count, n) = self.count_of(it, is_phi);
        *count += n;
    }

    /// Undoes [`Stats::count`].
    pub(crate) fn uncount(&mut self, it: &Move, is_phi: bool) {
        let (count, n) = self.count_of(it, is_phi);
        *count -= n;
    }

    /// The count that a move adds to, and how much it adds.
    fn count_of(&mut self, it: &Move, is_phi: bool) -> (&mut u32, u32) {
        match it.kind {
            MoveKind::Move { dst, src } => match (dst.as_reg(), src.as_reg()) {
                (Some(_), Some(_)) if is_phi => (&mut self.moves_phi, 1),
                (Some(_), Some(_)) => (self.moves_for(it.reason), 1),
                (Some(_), None) => (&mut self.reloads, 1),
                (None, _) => (&mut self.spills, 1),
            },
            MoveKind::Xchg { .. } => (self.moves_for(it.reason), 2),
            MoveKind::Remat { .. } => (self.moves_for(it.reason), 0),
        }
    }

    /// The count of the allocator's moves for a reason.
    fn moves_for(&mut self, reason: MoveReason) -> &mut u32 {
        match reason {
            MoveReason::Copy => &mut self.moves_conversion,
            MoveReason::Fixed => &mut self.moves_fixed,
            MoveReason::Reuse => &mut self.moves_two_address,
            MoveReason::Split => &mut self.moves_split,
            MoveReason::Cycle => &mut self.moves_cycle,
        }
    }
}
