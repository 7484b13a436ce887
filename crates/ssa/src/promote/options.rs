//! The choices of a promotion.

use crate::choices::choices;

/// The default of [`Options::max_value_bytes`], the most bytes of a value: the width of a general-purpose
/// register.
pub const MAX_VALUE_BYTES: u32 = 8;

/// The default limit on the estimated copies that promotion causes per function. At about eight bytes of code
/// each it is roughly 400 KB.
pub const MAX_PHI_COPY_COST: u64 = 50_000;

choices! {
    /// The placement of phis.
    #[derive(Default)]
    pub enum Placement {
        /// At every join, for every slot.
        Maximal = "maximal",
        /// At the iterated dominance frontier of the blocks that define the slot.
        Minimal = "minimal",
        /// As `Minimal`, for slots that some block reads before defining them (Briggs, Cooper, Harvey and
        /// Simpson, 1998).
        SemiPruned = "semi-pruned",
        /// As `Minimal`, at blocks where the slot is live.
        #[default]
        Pruned = "pruned",
    }
}

choices! {
    /// The treatment of redundant phis.
    pub enum Cleanup {
        /// Phis whose arguments are all equal, or themselves, are replaced; phis that no load needs are
        /// removed, cycles of them too.
        Full = "full",
        /// All placed phis stay, so that the cost of a placement stays visible.
        None = "none",
    }
}

choices! {
    /// The result of a read before any write.
    #[derive(Default)]
    pub enum Uninit {
        /// Zero of the slot's type.
        #[default]
        Zero = "zero",
        /// An undefined value, which merges with anything.
        Undef = "undef",
    }
}

/// Which slots are considered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// All but those that receive parameters: an inliner still stores arguments into them.
    Locals,
    /// All. A parameter slot into which nothing visibly stores stays, because its contents come from
    /// elsewhere.
    #[default]
    All,
}

/// The choices of a promotion.
///
/// ```
/// use sheave_ssa::promote::{Options, Placement};
///
/// let options = Options { placement: Placement::Minimal, max_value_bytes: 16, ..Options::default() };
/// assert_eq!(options.max_value_bytes, 16);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which slots.
    pub mode: Mode,
    /// The placement of phis.
    pub placement: Placement,
    /// `None`: [`Cleanup::Full`] for [`Placement::Pruned`], else [`Cleanup::None`].
    pub cleanup: Option<Cleanup>,
    /// The result of a read before any write.
    pub uninit: Uninit,
    /// If the phis are estimated to become more copies than this in all, the slots with most of them stay in
    /// memory until the rest fits. Of slots with equally many the last stays first.
    ///
    /// The estimate counts the phis of pruned form, before cleanup, whatever the placement, so that all
    /// placements promote the same slots: one copy per edge into each phi along which another definition than
    /// a phi of the slot reaches the join; none for a phi to which one definition alone is brought besides
    /// itself. The phis of a slot share a location, unless the result of a load outlives a later definition,
    /// so that arguments that are phis of the slot are copies of a location to itself. An edge that needs no
    /// copy still takes memory and counts as 1/32 of one.
    pub phi_cost_limit: u64,
    /// Slots whose accesses have more bytes stay in memory. The size of the slot itself does not matter.
    pub max_value_bytes: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            mode: Mode::All,
            placement: Placement::Pruned,
            cleanup: None,
            uninit: Uninit::Zero,
            phi_cost_limit: MAX_PHI_COPY_COST,
            max_value_bytes: MAX_VALUE_BYTES,
        }
    }
}

impl Options {
    /// The effective `cleanup` for this placement.
    pub fn effective_cleanup(&self) -> Cleanup {
        self.cleanup.unwrap_or(match self.placement {
            Placement::Pruned => Cleanup::Full,
            _ => Cleanup::None,
        })
    }
}
