//! The result of elimination: copies by position, temporaries, classes, and the reason of each copy.

use alloc::vec::Vec;
use core::fmt;

use crate::choices::choices;
use crate::{Block, Edge, Type, Value};

/// The position of copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Position {
    /// At the end of a block, before its terminator.
    End(Block),
    /// At the head of a block: after its phis, if the host still has them, and before its first instruction.
    Head(Block),
    /// In the edge block with this index in [`Plan::splits`].
    Split(u32),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Position::End(block) => write!(f, "end of {block}"),
            Position::Head(block) => write!(f, "head of {block}"),
            Position::Split(index) => write!(f, "edge block {index}"),
        }
    }
}

/// One copy instruction: `dest <- source`. The source is a variable or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlannedCopy {
    /// The destination.
    pub dest: Value,
    /// The source.
    pub source: Value,
    /// Index of its entry in [`Plan::ledger`].
    pub entry: u32,
}

/// Copies at one position, to be performed in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sequence {
    /// The position.
    pub at: Position,
    /// Index of the first copy in [`Plan::copies`].
    pub first: u32,
    /// One past the index of the last.
    pub end: u32,
}

/// A new block: its copies (the sequence at [`Position::Split`]), then a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// The block that it jumps to.
    pub target: Block,
    /// Index of the first edge that leads to it now, in [`Plan::split_edges`].
    pub first_edge: u32,
    /// One past the index of the last.
    pub end_edge: u32,
    /// Index of its sequence in [`Plan::sequences`].
    pub sequence: u32,
    /// A block whose edge leads here: lay it out after that one.
    pub home: Block,
}

choices! {
    /// Why a copy exists.
    #[non_exhaustive]
    pub enum Reason {
        /// It carries a phi's argument over an edge.
        PhiArgument = "phi-argument",
        /// As `PhiArgument`, but the argument is a constant.
        Constant = "constant",
        /// It saves a value that a cycle of copies would overwrite.
        Cycle = "cycle",
        /// It moves a phi's own temporary to the phi at the head of the block, because the strategy isolates
        /// phis.
        Isolation = "isolation",
        /// As `Isolation`, but because the phi is still live when its next value is written (the lost copy).
        LostCopy = "lost-copy",
        /// As `Isolation`, but because an edge that cannot be split needs a temporary that no other path
        /// minds.
        UnsplittableEdge = "unsplittable-edge",
    }
}

/// The record of one copy: its reason and its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The phi that it serves.
    pub phi: Value,
    /// The argument that it carries; for a copy at the head of the phi's block, the phi itself; for a
    /// cycle's, the value that is saved.
    pub arg: Value,
    /// The edge; of several that share the copy, the first. `None` for copies at the head that serve all
    /// edges.
    pub edge: Option<Edge>,
    /// Its position; `None` if destination and source were merged, so that there is no copy.
    pub position: Option<Position>,
    /// Why it exists.
    pub reason: Reason,
}

/// The outcome of an attempt to make a phi and one of its arguments one variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Their classes are one now.
    Merged,
    /// They were in one class already.
    Together,
    /// Two members of the classes are alive at the same time; `None` is the phi's temporary.
    Interference(Option<Value>, Option<Value>),
    /// The host does not allow it: see [`SsaHost::constraints`](crate::SsaHost::constraints).
    Constraint,
    /// The strategy did not compare the classes.
    Skipped,
}

/// An attempt to make a phi and one of its arguments one variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The phi.
    pub phi: Value,
    /// The argument; the phi itself if it is compared with its temporary.
    pub arg: Value,
    /// Whether the argument was compared with the phi's temporary instead of the phi.
    pub isolated: bool,
    /// The outcome.
    pub outcome: Outcome,
}

/// Counts of one elimination. The words are defined in `docs/copies.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Phis in reachable blocks.
    pub phis: u32,
    /// Their arguments, one per edge and phi.
    pub phi_args: u32,
    /// Copies before coalescing, those of constants included.
    pub copies_inserted: u32,
    /// Copies of variables in the plan.
    pub copies_left: u32,
    /// Copies of constants in the plan.
    pub constants_left: u32,
    /// Variables that are no value of the host.
    pub temporaries: u32,
    /// Edges that lead to an edge block now.
    pub edges_split: u32,
    /// Edge blocks; each ends in a jump.
    pub jumps_added: u32,
    /// No renaming leaves fewer copies of variables than this; 0 unless
    /// [`Options::lower_bound`](super::Options::lower_bound) is set.
    pub lower_bound: u32,
    /// The fewest copies of variables that any coalescing leaves, if
    /// [`Options::exact_steps`](super::Options::exact_steps) is not zero; `None` in sums.
    pub minimum: Option<Minimum>,
}

impl Counters {
    /// Adds the counts of another function.
    pub fn add(&mut self, other: &Counters) {
        // The literal names every field: a new one cannot be omitted.
        *self = Counters {
            phis: self.phis + other.phis,
            phi_args: self.phi_args + other.phi_args,
            copies_inserted: self.copies_inserted + other.copies_inserted,
            copies_left: self.copies_left + other.copies_left,
            constants_left: self.constants_left + other.constants_left,
            temporaries: self.temporaries + other.temporaries,
            edges_split: self.edges_split + other.edges_split,
            jumps_added: self.jumps_added + other.jumps_added,
            lower_bound: self.lower_bound + other.lower_bound,
            minimum: None,
        };
    }
}

/// The fewest copies of variables that any coalescing leaves, or bounds on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Minimum {
    /// Phi webs: sets of values that phis connect.
    pub webs: u32,
    /// Webs for which the steps did not suffice.
    pub open_webs: u32,
    /// Every coalescing leaves at least as many copies.
    pub at_least: u32,
    /// Some coalescing leaves as many copies. Equal to `at_least` unless a web is open.
    pub at_most: u32,
}

impl Minimum {
    /// The minimum, if no web is open.
    pub fn proven(&self) -> Option<u32> {
        (self.open_webs == 0).then_some(self.at_least)
    }
}

impl core::ops::Add for Minimum {
    type Output = Minimum;

    fn add(self, other: Minimum) -> Minimum {
        Minimum {
            webs: self.webs + other.webs,
            open_webs: self.open_webs + other.open_webs,
            at_least: self.at_least + other.at_least,
            at_most: self.at_most + other.at_most,
        }
    }
}

/// How to get rid of the phis of a function. Plain data; the host applies it:
///
/// 1. Every value that is a member of a class is replaced by the first member, in its definition and where it
///    is used.
/// 2. Every split edge leads to its edge block.
/// 3. The copies are inserted at the positions of their sequences. Values from
///    [`SsaHost::n_values`](crate::SsaHost::n_values) on are temporaries.
/// 4. The phis disappear.
///
/// Unreachable blocks are not mentioned: the host removes them or at least their phis.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Plan {
    /// All copies; those of a sequence side by side.
    pub copies: Vec<PlannedCopy>,
    /// The copies by position. At most one sequence for each position.
    pub sequences: Vec<Sequence>,
    /// New blocks.
    pub splits: Vec<Split>,
    /// The edges that lead to new blocks.
    pub split_edges: Vec<Edge>,
    /// The type of each temporary.
    pub temporaries: Vec<Type>,
    /// The members of all classes of two or more values; those of a class side by side.
    pub members: Vec<Value>,
    /// The end of each class in `members`.
    pub class_ends: Vec<u32>,
    /// Why each copy exists.
    pub ledger: Vec<Entry>,
    /// Attempts to coalesce, in the order in which they were made, if
    /// [`Options::attempts`](super::Options::attempts) is set.
    pub attempts: Vec<Attempt>,
    /// The counts.
    pub counters: Counters,
}

impl Plan {
    /// Clears everything and keeps the memory.
    pub fn clear(&mut self) {
        self.copies.clear();
        self.sequences.clear();
        self.splits.clear();
        self.split_edges.clear();
        self.temporaries.clear();
        self.members.clear();
        self.class_ends.clear();
        self.ledger.clear();
        self.attempts.clear();
        self.counters = Counters::default();
    }

    /// Adds a block that splits `edges`, of which there is one at least, to `target`. Its sequence must come
    /// next.
    pub(super) fn add_split(&mut self, target: Block, edges: impl Iterator<Item = Edge>) -> Position {
        let first_edge = self.split_edges.len() as u32;
        self.split_edges.extend(edges);
        let end_edge = self.split_edges.len() as u32;
        let home = self.split_edges[first_edge as usize].from;
        let sequence = self.sequences.len() as u32;
        self.splits.push(Split { target, first_edge, end_edge, sequence, home });
        self.counters.edges_split += end_edge - first_edge;
        self.counters.jumps_added += 1;
        Position::Split(self.splits.len() as u32 - 1)
    }

    /// The classes: values that become one variable. The first member represents all.
    pub fn classes(&self) -> impl Iterator<Item = &[Value]> + '_ {
        let mut start = 0;
        self.class_ends.iter().map(move |&end| {
            let class = &self.members[start as usize..end as usize];
            start = end;
            class
        })
    }

    /// The copies of `sequence`, in order.
    pub fn sequence_copies(&self, sequence: &Sequence) -> &[PlannedCopy] {
        &self.copies[sequence.first as usize..sequence.end as usize]
    }

    /// The edges that lead to `split`.
    pub fn edges_to(&self, split: &Split) -> &[Edge] {
        &self.split_edges[split.first_edge as usize..split.end_edge as usize]
    }
}
