//! The allocator's answer in the host's terms.

use alloc::vec::Vec;
use core::fmt;

use sheave_ssa::{Block, Edge, Inst};

use super::{Entity, Error, Rule};
use crate::checker::{self, Fault};
use crate::error::NONE;
use crate::input::{Code, Vreg};
use crate::output::{Allocation, Move, MoveKind, Output, Stats};
use crate::registers::{PregSet, Registers};

/// In [`Plan::host_inst`]: the instruction belongs to an edge block, and the rest is its number.
pub(super) const SPLIT: u32 = 1 << 31;

/// In [`Plan::host_inst`]: it belongs to the block before the entry.
pub(super) const BEFORE_ENTRY: u32 = NONE;

/// Where moves belong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Position {
    /// Before this instruction.
    Before(Inst),
    /// On this edge, in a block of their own: its block has other successors, and its target other
    /// predecessors, or its jump has operands.
    On(Edge),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Position::Before(inst) => write!(f, "before {inst}"),
            Position::On(edge) => write!(f, "on {edge}"),
        }
    }
}

/// A block on an edge of the host.
#[derive(Clone, Copy)]
pub(super) struct Split {
    pub(super) edge: Edge,
    /// The target as a block of the code, if no other edge leads there: its head serves as well.
    pub(super) into: Option<u32>,
}

/// Moves at a position, as a range of [`Output::moves`].
#[derive(Clone, Copy)]
struct Edit {
    /// Ascending in the order of the code: the instruction that the moves come before; what belongs to an
    /// edge that leads into its block comes first.
    key: (u32, bool),
    position: Position,
    start: u32,
    end: u32,
}

/// Locations for all operands, and moves: what [`plan`](super::plan) answers.
///
/// The host carries it out so: each operand is in the location that [`locations`](Plan::locations) names,
/// instructions that [`is_removed`](Plan::is_removed) names disappear, and the moves of
/// [`edits`](Plan::edits) are inserted. Parameters of blocks and what edges pass disappear, too: the moves
/// that are left of them are among the edits.
///
/// `Display` prints each instruction with the locations of its operands and the moves around it, in the order
/// of the code.
#[derive(Default)]
pub struct Plan {
    pub(super) code: Code,
    pub(super) output: Output,
    /// Virtual registers from here on are not the host's.
    pub(super) n_vregs: usize,
    /// By instruction of the code the host's: its own, or the one before which its moves belong; see
    /// [`SPLIT`] and [`BEFORE_ENTRY`].
    pub(super) host_inst: Vec<u32>,
    /// By block of the code the host's; those on edges follow.
    pub(super) blocks: Vec<u32>,
    pub(super) splits: Vec<Split>,
    /// By instruction of the host its range in `sources` and `locations`.
    pub(super) ranges: Vec<(u32, u32)>,
    /// By operand of the host its index in the code; `NONE` for those that are `known`.
    pub(super) sources: Vec<u32>,
    pub(super) known: Vec<(u32, Allocation)>,
    /// Commutative instructions of the code with the first input of each.
    pub(super) commutative: Vec<(u32, Vreg)>,
    locations: Vec<Allocation>,
    edits: Vec<Edit>,
    /// Instructions of the host that are not emitted, and those whose inputs are exchanged.
    removed: Vec<bool>,
    exchanged: Vec<Inst>,
}

impl Plan {
    pub(super) fn clear(&mut self) {
        self.code.clear();
        self.output.clear();
        self.n_vregs = 0;
        self.host_inst.clear();
        self.blocks.clear();
        self.splits.clear();
        self.ranges.clear();
        self.sources.clear();
        self.known.clear();
        self.commutative.clear();
        self.locations.clear();
        self.edits.clear();
        self.removed.clear();
        self.exchanged.clear();
    }

    /// Translates the answer, which the allocator has given for the code.
    pub(super) fn complete(&mut self) {
        let allocs = &self.output.allocs;
        let of = |&source: &u32| allocs.get(source as usize).copied().unwrap_or(Allocation::NONE);
        self.locations.extend(self.sources.iter().map(of));
        for &(at, known) in &self.known {
            self.locations[at as usize] = known;
        }
        self.removed.resize(self.ranges.len(), false);
        for (at, &host) in self.host_inst.iter().enumerate() {
            // Of several with one number the last is the host's; the others are moves before it.
            if host & SPLIT == 0 {
                self.removed[host as usize] = self.output.removed[at];
            }
        }
        for &(at, first) in &self.commutative {
            let operands = self.code.inst_operands(at as usize);
            let now = operands.iter().find(|op| !op.writes()).map(|op| op.vreg());
            if now != Some(first) {
                self.exchanged.push(Inst(self.host_inst[at as usize]));
            }
        }
        self.exchanged.sort_unstable();
        self.collect_edits();
    }

    fn collect_edits(&mut self) {
        for insertion in &self.output.insertions {
            let Some((key, position)) = self.place(insertion.before) else { continue };
            self.edits.push(Edit { key, position, start: insertion.start, end: insertion.end });
        }
        if self.splits.iter().any(|split| split.into.is_some()) {
            // The moves of one edge are before several instructions of its block.
            self.edits.sort_unstable_by_key(|edit| (edit.key, edit.start));
        }
        for edge in &self.output.edges {
            let block = edge.block as usize;
            let (key, position) = match self.blocks.get(block) {
                // Values that are live into the entry have no contents yet, so that these moves do nothing.
                Some(&NONE) => continue,
                Some(&from) => ((NONE, true), Position::On(Edge::new(Block(from), edge.succ_idx))),
                None => match self.place(self.code.block_insts(block).start as u32) {
                    Some(place) => place,
                    None => continue,
                },
            };
            self.edits.push(Edit { key, position, start: edge.start, end: edge.end });
        }
    }

    /// Where the moves before an instruction of the code belong; `None` before the entry, where no value has
    /// contents yet.
    fn place(&self, inst: u32) -> Option<((u32, bool), Position)> {
        match self.host_inst[inst as usize] {
            BEFORE_ENTRY => None,
            host if host & SPLIT == 0 => Some(((inst, true), Position::Before(Inst(host)))),
            host => {
                let Split { edge, into } = self.splits[(host & !SPLIT) as usize];
                let Some(block) = into else { return Some(((inst, true), Position::On(edge))) };
                let first = self.code.block_insts(block as usize).start;
                Some(((first as u32, false), Position::Before(Inst(self.host_inst[first]))))
            }
        }
    }

    /// The locations of the operands of an instruction, as they were reported. Empty for instructions that
    /// were not. [`Allocation::NONE`] for operands of what [`is_removed`](Plan::is_removed).
    pub fn locations(&self, inst: Inst) -> &[Allocation] {
        let (start, end) = self.ranges.get(inst.index()).copied().unwrap_or((NONE, NONE));
        self.locations.get(start as usize..end as usize).unwrap_or(&[])
    }

    /// Whether the host must not emit an instruction: all of
    /// [`InstKind::Move`](crate::InstKind::Move), and definitions of values that are rematerialised wherever
    /// they are read.
    pub fn is_removed(&self, inst: Inst) -> bool {
        self.removed.get(inst.index()).is_some_and(|&removed| removed)
    }

    /// Whether the first two inputs of an instruction of
    /// [`InstKind::Commutative`](crate::InstKind::Commutative) have changed places: the location of the first
    /// holds the value of the second, and the other way round.
    ///
    /// Time is logarithmic in the number of these.
    pub fn is_exchanged(&self, inst: Inst) -> bool {
        self.exchanged.binary_search(&inst).is_ok()
    }

    /// The moves to insert, in order. Several entries may have one position; they follow each other.
    pub fn edits(&self) -> impl Iterator<Item = (Position, &[Move])> + '_ {
        self.edits
            .iter()
            .map(|edit| (edit.position, &self.output.moves[edit.start as usize..edit.end as usize]))
    }

    /// The sizes of the spill slots in bytes, which are their alignments, too.
    pub fn slots(&self) -> &[u8] {
        &self.output.slots
    }

    /// The callee-saved registers that are written.
    pub fn callee_saved_used(&self) -> PregSet {
        self.output.callee_saved_used
    }

    /// What was done.
    pub fn stats(&self) -> Stats {
        self.output.stats
    }

    /// What the allocator was told. With the registers it is a [`Problem`](crate::text::Problem), whose text
    /// can be read and allocated again.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// What it answered for [`code`](Plan::code).
    pub fn output(&self) -> &Output {
        &self.output
    }

    /// Proves the answer right for [`code`](Plan::code), by the independent [`checker`].
    pub fn check(&self, regs: &Registers) -> Vec<Fault> {
        checker::check(&self.code, regs, &self.output)
    }

    /// An error of the allocator in the host's terms.
    #[cold]
    pub(super) fn host_error(&self, error: crate::Error) -> Error {
        let (rule, inst, vreg, preg) = match error {
            crate::Error::TooFewRegisters { inst, operand } => {
                let vreg = self.code.operands.get(operand as usize).map(|op| op.vreg());
                (Rule::TooFewRegisters, inst, vreg, None)
            }
            crate::Error::FixedConflict { inst, preg } => (Rule::FixedConflict, inst, None, Some(preg)),
            crate::Error::Malformed { inst, rule } => (Rule::Operands(rule), inst, None, None),
            crate::Error::TooMuchStack { .. } => return Error::new(Rule::TooMuchStack, Entity::Function),
        };
        let host = self.host_inst.get(inst as usize).copied().unwrap_or(BEFORE_ENTRY);
        let vreg = vreg.filter(|vreg| vreg.index() < self.n_vregs);
        let (inst, place) = match host {
            BEFORE_ENTRY => (None, Entity::Function),
            host if host & SPLIT == 0 => (Some(Inst(host)), Entity::Inst(Inst(host))),
            host => (None, Entity::Edge(self.splits[(host & !SPLIT) as usize].edge)),
        };
        let entity = vreg.map(Entity::Vreg).or(preg.map(Entity::Preg)).unwrap_or(place);
        Error::new(rule, entity).reported_by(inst)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (slot, bytes) in self.slots().iter().enumerate() {
            writeln!(f, "slot{slot} {bytes}")?;
        }
        let mut edits = self.edits().peekable();
        let print = |f: &mut fmt::Formatter<'_>, (position, moves): (Position, &[Move])| {
            moves.iter().try_for_each(|inserted| match inserted.kind {
                MoveKind::Move { dst, src } => writeln!(f, "{position}: {dst} := {src}"),
                MoveKind::Xchg { a, b } => writeln!(f, "{position}: {a} <-> {b}"),
                MoveKind::Remat { dst, recipe } => writeln!(f, "{position}: {dst} := recipe {recipe}"),
            })
        };
        for (at, &host) in self.host_inst.iter().enumerate() {
            // The last one with a number is the host's instruction.
            if host & SPLIT != 0 || self.host_inst.get(at + 1) == Some(&host) {
                continue;
            }
            let inst = Inst(host);
            while let Some(edit) = edits.next_if(|edit| edit.0 == Position::Before(inst)) {
                print(f, edit)?;
            }
            write!(f, "{inst}:")?;
            if self.is_removed(inst) {
                write!(f, " removed")?;
            } else {
                for (k, location) in self.locations(inst).iter().enumerate() {
                    write!(f, "{}{location}", if k == 0 { " " } else { ", " })?;
                }
            }
            if self.is_exchanged(inst) {
                write!(f, " exchanged")?;
            }
            writeln!(f)?;
        }
        edits.try_for_each(|edit| print(f, edit))
    }
}
