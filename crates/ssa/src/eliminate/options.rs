//! The choices of an elimination.

use crate::choices::choices;

choices! {
    /// How phis become copies.
    #[derive(Default)]
    pub enum Strategy {
        /// Each phi gets a temporary that every edge writes and the head of the block reads. No edge is
        /// split, except those of one terminator that lead to one block with different arguments. (Sreedhar
        /// et al. 1999, method I; LLVM and MIR start from this.)
        Isolate = "isolate",
        /// Phis that take part in a conflict on some edge (one's argument is another phi of the block) are
        /// written through temporaries, on all edges; the others directly.
        TwoPhase = "two-phase",
        /// Every edge's parallel copy on its own, with the fewest moves and no other temporaries than those
        /// of cycles.
        PerEdge = "per-edge",
        /// Copies only for values that interfere, decided phi by phi. (Sreedhar et al. 1999, method III.)
        SreedharIII = "sreedhar-iii",
        /// Merges as many copies away as it can, the most frequent first, and sequentialises the rest as
        /// `PerEdge` does. (Boissinot et al. 2009.)
        #[default]
        Coalesce = "coalesce",
        /// Makes one class of each phi and its arguments and removes interfering members, found with a
        /// dominance forest. (Budimlić et al. 2002.)
        DominanceForest = "dominance-forest",
        /// Isolates each phi as `Isolate` does, with copies at the ends of blocks, and merges all these
        /// copies away, even of variables that are live at the same time with equal values. (Boissinot et al.
        /// 2009, as published.)
        Boissinot = "boissinot",
        /// As `Boissinot`, but two variables that are live at the same time interfere whatever their values.
        BoissinotIntersect = "boissinot-intersect",
        /// As `Boissinot`, but phi by phi: copies are virtual until one proves necessary.
        BoissinotVirtual = "boissinot-virtual",
        /// A model of LLVM: the copies of its phi elimination, merged in the order of its coalescer.
        Llvm = "llvm",
    }
}

/// The choices of an elimination.
///
/// ```
/// use sheave_ssa::eliminate::{Options, Strategy};
///
/// let options = Options { write_undefined: true, ..Options::new(Strategy::PerEdge) };
/// assert!(options.write_undefined && !options.lower_bound);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The strategy.
    pub strategy: Strategy,
    /// Compute [`Counters::lower_bound`](super::Counters::lower_bound).
    pub lower_bound: bool,
    /// Search in at most so many steps for each phi web for [`Counters::minimum`](super::Counters::minimum);
    /// zero does not search.
    pub exact_steps: u64,
    /// Copy undefined arguments as well, as constants are copied: then every edge writes every phi of its
    /// target, and no copy reads a variable that was not written on that path. For hosts that trap on such
    /// reads or verify that there are none. Undefined arguments must then have the type of their phi.
    pub write_undefined: bool,
    /// Keep each attempt to coalesce in [`Plan::attempts`](super::Plan::attempts).
    pub attempts: bool,
}

impl Options {
    /// The given strategy, everything else as usual.
    pub fn new(strategy: Strategy) -> Self {
        Options { strategy, ..Options::default() }
    }
}
