//! State of emission: the code so far, its open fix-ups, and the results of earlier stages.

use core::ops::Deref;

use cranelift_entity::packed_option::PackedOption;
use gimli::write::CallFrameInstruction;
use sheave_ir::{Function, Inst, Loc, Module};
use sheave_regalloc::Output;
use sheave_ssa::{refill, restart};

use super::assembler::Assembler;
use crate::frame::Frame;
use crate::layout::Layout;
use crate::select::Selected;
use crate::{CodeRelocKind, CodeRelocTarget, Stats};

/// No index.
pub(super) const NONE: u32 = u32::MAX;

/// The target of a displacement in the code.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    Label(u32),
    Pool(u32),
    Table(u32),
    Reloc(CodeRelocKind, CodeRelocTarget),
}

/// Four bytes of displacement that are computed at the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fixup {
    /// Position of the four bytes in the buffer, and the number of branches before it.
    pub(super) at: u32,
    pub(super) jumps_before: u32,
    /// Bytes from there to the end of the instruction.
    pub(super) to_end: u32,
    /// Added to the target.
    pub(super) addend: i32,
    pub(super) target: Target,
}

/// A branch, which takes no room in the buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    pub(super) at: u32,
    /// Condition in hardware numbering, or [`ALWAYS`].
    pub(super) cond: u8,
    pub(super) long: bool,
    pub(super) label: u32,
    /// Bytes before it in the buffer that are left out.
    pub(super) drop: u32,
}

pub(super) const ALWAYS: u8 = 16;
/// The condition of a jump that is left out.
pub(super) const GONE: u8 = 17;
/// The condition of padding: the label is an alignment, up to which there are nops.
pub(super) const ALIGN: u8 = 18;

/// A place in the buffer: bytes and branches before it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) at: u32,
    pub(super) jumps_before: u32,
}

/// No label at all.
pub(super) const NO_LABEL: u32 = u32::MAX;

pub(super) const UNBOUND: Place = Place { at: u32::MAX, jumps_before: 0 };

/// A block of moves on an edge, to be written at the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct EdgeBlock {
    pub(super) edge: u32,
    pub(super) label: u32,
}

/// Scratch of the encoder.
#[derive(Default)]
pub(crate) struct EmitCtx {
    pub(super) asm: Assembler,
    pub(super) jumps: Vec<Jump>,
    pub(super) fixups: Vec<Fixup>,
    /// Places of the blocks, then of other labels.
    pub(super) labels: Vec<Place>,
    /// For blocks without code: the target of their jump.
    pub(super) forward: Vec<u32>,
    pub(super) pending: Vec<EdgeBlock>,
    pub(super) tables: Vec<(u32, u32)>,
    pub(super) table_entries: Vec<u32>,
    /// Labels of a switch's successors.
    pub(super) succ_labels: Vec<u32>,
    pub(super) busy: Vec<bool>,
    /// The starts of blocks and of the moves on edges, in order: layout index, and the successor index of an
    /// edge.
    pub(super) regions: Vec<(Place, u32, Option<u32>)>,
    /// By inserted move, its offset; empty unless the ledger is wanted.
    pub(super) move_places: Vec<Place>,
    pub(super) jump_sizes: Vec<u32>,
    pub(super) pool_offsets: Vec<u32>,
    pub(super) table_offsets: Vec<u32>,
    /// The starts of the code of each source location, in order.
    pub(super) lines: Vec<(Place, PackedOption<Loc>)>,
    /// The start and the end of the prologue.
    pub(super) prologue: (Place, Place),
    /// Rules for finding the caller, in order, with the places from which they hold.
    pub(super) rules: Vec<(Place, CallFrameInstruction)>,
    /// Calls with landing pads, in order: start, end, and the label of the landing pad.
    pub(super) invokes: Vec<(Place, Place, u32)>,
    /// By landing pad: its first record of action, if it has one.
    pub(super) actions: Vec<Option<u32>>,
    pub(super) tails: Tails,
    /// The first instruction that cannot be encoded, and why.
    pub(super) failure: Option<(Inst, String)>,
}

/// The input of the encoder: the results of the earlier stages for one function.
#[derive(Clone, Copy)]
pub(crate) struct Input<'a> {
    pub(crate) module: &'a Module,
    pub(crate) func: &'a Function,
    pub(crate) layout: &'a Layout,
    pub(crate) selected: &'a Selected,
    pub(crate) alloc: &'a Output,
    pub(crate) frame: &'a Frame,
}

/// The encoding of one function.
pub(crate) struct Emitter<'a> {
    pub(super) input: Input<'a>,
    pub(super) ctx: &'a mut EmitCtx,
    pub(super) stats: &'a mut Stats,
    /// The operands of the current instruction.
    pub(super) operands: (usize, usize),
    pub(super) next_insertion: usize,
    pub(super) next_edge: usize,
    /// The moves being written perform a copy that phi elimination made.
    pub(super) is_phi_copy: bool,
    /// The code being written has the frame.
    pub(super) has_frame: bool,
}

impl<'a> Deref for Emitter<'a> {
    type Target = Input<'a>;

    fn deref(&self) -> &Input<'a> {
        &self.input
    }
}

/// An instruction that may be part of a tail.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) at: u32,
    /// The allocator's move, or [`NONE`] for a constant.
    pub(super) index: u32,
    pub(super) size: u8,
    /// It is counted as performing a copy of phi elimination.
    pub(super) is_phi: bool,
}

/// The end of a block or the code of an edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tail {
    /// Label of the block that follows.
    pub(super) target: u32,
    /// Its marks.
    pub(super) first: u32,
    pub(super) end: u32,
    /// Index of the jump after it; if it falls through, of the next one.
    pub(super) jump: u32,
    /// Index of the region that it ends.
    pub(super) region: u32,
    /// The only label by which it is reached, all of it and nothing before it, or [`NONE`].
    pub(super) label: u32,
    pub(super) falls_through: bool,
    /// The tail that it continues in, or [`NONE`], and how many instructions it shares with that.
    pub(super) into: u32,
    pub(super) shared: u32,
}

/// Scratch of this step.
#[derive(Default)]
pub(super) struct Tails {
    pub(super) marks: Vec<Mark>,
    pub(super) tails: Vec<Tail>,
    /// The tails, by target, then by their instructions from the last on.
    pub(super) order: Vec<u32>,
    /// Ranges of `order` whose tails have so many last instructions in common.
    pub(super) groups: Vec<(u32, u32, u32)>,
    /// The label by which the current block or edge is reached, or [`NONE`].
    pub(super) entry: u32,
    /// The block before it, or [`NONE`], and the number of branches before that.
    pub(super) before: (u32, u32),
    /// The places from which code of one region runs for another one, too, with the index of the other.
    pub(super) joins: Vec<(Place, u32)>,
}

impl Tails {
    pub(super) fn clear(&mut self) {
        clear!(self => marks tails joins);
        self.before = (NONE, 0);
    }
}

impl EmitCtx {
    pub(super) fn clear(&mut self, n_blocks: usize) {
        self.asm.clear();
        self.failure = None;
        restart(&mut self.jumps);
        restart(&mut self.fixups);
        refill(&mut self.labels, n_blocks, UNBOUND);
        clear!(self => forward pending move_places regions tables table_entries rules invokes lines tails);
    }
}
