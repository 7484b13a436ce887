//! The strategies as a table: a row of four choices each, which the steps of the pass read. A strategy
//! without a row does not compile.
//!
//! | strategy | copies start | values that interfere | order of merges | sequence |
//! |---|---|---|---|---|
//! | isolate | in temporaries of all phis | | none are merged | parallel |
//! | two-phase | in temporaries of conflicting phis | | none are merged | parallel |
//! | per-edge | on the edges | | none are merged | parallel |
//! | sreedhar-iii | on the edges | live at once | phi by phi | parallel |
//! | coalesce | on the edges | live at once | by weight | parallel |
//! | dominance-forest | on the edges | live at once | by dominance forests | parallel |
//! | boissinot | at the ends of blocks | live at once, different | by weight | parallel |
//! | boissinot-intersect | at the ends of blocks | live at once | by weight | parallel |
//! | boissinot-virtual | at the ends of blocks | live at once, different | phi by phi, by weight | parallel |
//! | llvm | at the ends of blocks, some on edges | live at once, different | as LLVM | one by one |

use super::options::Strategy;

/// The initial positions of the copies of a phi's arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// On the edges, into the phi itself.
    Edges,
    /// On the edges into a temporary, which the head of the block copies to the phi.
    Temporaries,
    /// As `Temporaries` for phis that conflict with another phi of their block, as `Edges` for the others.
    ConflictTemporaries,
    /// At the ends of the sources, into a temporary of each phi.
    Ends,
    /// As `Ends`, but on those edges that LLVM splits.
    LlvmEnds,
}

/// The values that must not share a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Interference {
    /// Those that are live at the same time.
    Live,
    /// Those that are live at the same time and differ; a copy has the value of its source.
    LiveAndDifferent,
}

/// The order in which phis and arguments are merged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// No merges.
    None,
    /// The most frequent copies first.
    Weight,
    /// Phi by phi, and for each phi the most frequent copies first.
    Phi,
    /// By blocks, as LLVM's coalescer visits them.
    Llvm,
    /// Phi by phi, with a decision about a temporary before each (`sreedhar`).
    Sreedhar,
    /// Optimistic classes, pruned by dominance forests (`forest`).
    Forest,
}

/// How copies at one position read and write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sequence {
    /// All read before any writes.
    Parallel,
    /// One after the other.
    OneByOne,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) start: Start,
    pub(super) interference: Interference,
    pub(super) order: Order,
    pub(super) sequence: Sequence,
}

impl Row {
    /// True if copies have positions and live ranges of their own.
    pub(super) fn materialises(self) -> bool {
        matches!(self.start, Start::Ends | Start::LlvmEnds)
    }
}

impl Strategy {
    /// The row of the strategy.
    pub(super) const fn row(self) -> Row {
        use Interference::{Live, LiveAndDifferent};
        use Sequence::{OneByOne, Parallel};
        let (start, interference, order, sequence) = match self {
            Strategy::Isolate => (Start::Temporaries, Live, Order::None, Parallel),
            Strategy::TwoPhase => (Start::ConflictTemporaries, Live, Order::None, Parallel),
            Strategy::PerEdge => (Start::Edges, Live, Order::None, Parallel),
            Strategy::SreedharIII => (Start::Edges, Live, Order::Sreedhar, Parallel),
            Strategy::Coalesce => (Start::Edges, Live, Order::Weight, Parallel),
            Strategy::DominanceForest => (Start::Edges, Live, Order::Forest, Parallel),
            Strategy::Boissinot => (Start::Ends, LiveAndDifferent, Order::Weight, Parallel),
            Strategy::BoissinotIntersect => (Start::Ends, Live, Order::Weight, Parallel),
            Strategy::BoissinotVirtual => (Start::Ends, LiveAndDifferent, Order::Phi, Parallel),
            Strategy::Llvm => (Start::LlvmEnds, LiveAndDifferent, Order::Llvm, OneByOne),
        };
        Row { start, interference, order, sequence }
    }
}
