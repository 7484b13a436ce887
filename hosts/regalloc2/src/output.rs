//! The answer: a location for every operand, and the moves between instructions.

use crate::{Allocation, Block, Function, Inst, InstRange};
use alloc::vec::Vec;
use core::fmt;
#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

/// One side of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum InstPosition {
    /// Before it.
    Before = 0,
    /// After it.
    After = 1,
}

/// A point before or after an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct ProgPoint {
    /// Twice the number of the instruction, and the side.
    bits: u32,
}

impl ProgPoint {
    /// A side of an instruction.
    #[inline]
    pub fn new(inst: Inst, pos: InstPosition) -> Self {
        ProgPoint { bits: inst.0 << 1 | pos as u32 }
    }

    /// The point before an instruction.
    #[inline]
    pub fn before(inst: Inst) -> Self {
        ProgPoint::new(inst, InstPosition::Before)
    }

    /// The point after an instruction.
    #[inline]
    pub fn after(inst: Inst) -> Self {
        ProgPoint::new(inst, InstPosition::After)
    }

    /// The instruction.
    #[inline]
    pub fn inst(self) -> Inst {
        // Sign-extended, so that the invalid instruction round-trips.
        Inst((self.bits as i32 >> 1) as u32)
    }

    /// The side.
    #[inline]
    pub fn pos(self) -> InstPosition {
        if self.bits & 1 == 0 { InstPosition::Before } else { InstPosition::After }
    }

    /// The following point.
    #[inline]
    pub fn next(self) -> ProgPoint {
        ProgPoint { bits: self.bits + 1 }
    }

    /// The preceding point.
    #[inline]
    pub fn prev(self) -> ProgPoint {
        ProgPoint { bits: self.bits - 1 }
    }

    /// The point as a number; numbers are ordered as points are.
    #[inline]
    pub fn to_index(self) -> u32 {
        self.bits
    }

    /// The point with the given [`ProgPoint::to_index`].
    #[inline]
    pub fn from_index(index: u32) -> Self {
        ProgPoint { bits: index }
    }

    /// The reserved invalid value.
    #[inline]
    pub fn invalid() -> Self {
        ProgPoint::before(Inst::invalid())
    }
}

impl fmt::Debug for ProgPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.pos() == InstPosition::Before { "pre" } else { "post" };
        write!(f, "progpoint{}-{side}", self.inst().raw_u32())
    }
}

/// An instruction to be inserted.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum Edit {
    /// A move; at most one of the two is a slot.
    Move {
        /// The source.
        from: Allocation,
        /// The destination.
        to: Allocation,
    },
}

/// An instruction of the host or an inserted one.
#[derive(Clone, Debug)]
pub enum InstOrEdit<'a> {
    /// The host's.
    Inst(Inst),
    /// An inserted one.
    Edit(&'a Edit),
}

/// The instructions of a block with the inserted moves, see [`Output::block_insts_and_edits`].
pub struct OutputIter<'a> {
    edits: &'a [(ProgPoint, Edit)],
    insts: InstRange,
}

impl<'a> Iterator for OutputIter<'a> {
    type Item = InstOrEdit<'a>;

    fn next(&mut self) -> Option<InstOrEdit<'a>> {
        if self.insts.len() == 0 {
            return None;
        }
        let inst = self.insts.first();
        if let [(at, edit), rest @ ..] = self.edits
            && *at <= ProgPoint::before(inst)
        {
            self.edits = rest;
            return Some(InstOrEdit::Edit(edit));
        }
        self.insts = self.insts.rest();
        Some(InstOrEdit::Inst(inst))
    }
}

/// The answer of the allocator.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct Output {
    /// The units of spill slots in use.
    pub num_spillslots: usize,
    /// Moves, ascending by point; at one point they are executed in this order.
    pub edits: Vec<(ProgPoint, Edit)>,
    /// The locations of all operands, instruction by instruction.
    pub allocs: Vec<Allocation>,
    /// The index of each instruction's first operand in `allocs`.
    pub inst_alloc_offsets: Vec<u32>,
    /// Locations of the values of [`Function::debug_value_labels`]: label, first point, the one after the
    /// last, location; ascending.
    pub debug_locations: Vec<(u32, ProgPoint, ProgPoint, Allocation)>,
    /// Counts.
    pub stats: Stats,
}

impl Output {
    /// The locations of the operands of an instruction.
    pub fn inst_allocs(&self, inst: Inst) -> &[Allocation] {
        let offset = |index: usize| self.inst_alloc_offsets.get(index).map(|&at| at as usize);
        let start = self.inst_alloc_offsets[inst.index()] as usize;
        &self.allocs[start..offset(inst.index() + 1).unwrap_or(self.allocs.len())]
    }

    /// The instructions of a block with the moves before each of them.
    pub fn block_insts_and_edits(&self, func: &impl Function, block: Block) -> OutputIter<'_> {
        let insts = func.block_insns(block);
        let start = ProgPoint::before(insts.first());
        let first = self.edits.partition_point(|(at, _)| *at < start);
        OutputIter { edits: &self.edits[first..], insts }
    }
}

/// Counts of the allocator's work. The names are those of regalloc2's steps; a step that Sheave's allocator
/// lacks is zero.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
#[expect(missing_docs, reason = "the names are all that is known of most of them")]
pub struct Stats {
    pub livein_blocks: usize,
    pub livein_iterations: usize,
    pub initial_liverange_count: usize,
    pub merged_bundle_count: usize,
    pub process_bundle_count: usize,
    pub process_bundle_reg_probes_fixed: usize,
    pub process_bundle_reg_success_fixed: usize,
    pub process_bundle_bounding_range_probe_start_any: usize,
    pub process_bundle_bounding_range_probes_any: usize,
    pub process_bundle_bounding_range_success_any: usize,
    pub process_bundle_reg_probe_start_any: usize,
    pub process_bundle_reg_probes_any: usize,
    pub process_bundle_reg_success_any: usize,
    pub evict_bundle_event: usize,
    pub evict_bundle_count: usize,
    pub splits: usize,
    pub splits_clobbers: usize,
    pub splits_hot: usize,
    pub splits_conflicts: usize,
    pub splits_defs: usize,
    pub splits_all: usize,
    pub final_liverange_count: usize,
    pub final_bundle_count: usize,
    pub spill_bundle_count: usize,
    pub spill_bundle_reg_probes: usize,
    pub spill_bundle_reg_success: usize,
    pub blockparam_ins_count: usize,
    pub blockparam_outs_count: usize,
    pub halfmoves_count: usize,
    pub edits_count: usize,
}
