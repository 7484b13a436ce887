//! The changes a pass reports to the driver.

use std::ops::{BitOr, BitOrAssign};

/// What a run of a pass changed: whether the graph, and the kinds of work that the change makes for other
/// passes.
///
/// The driver drops the analyses of a changed graph, and runs a pass with
/// [`wakes_on`](super::Pass::wakes_on) again once its kind of work has come up. So no pass names another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changed(u8);

impl Changed {
    /// Instructions at most, and nothing that another pass should be run again for.
    pub const CODE: Changed = Changed(0);
    /// Blocks or edges: graph, dominators and loops are stale.
    pub const GRAPH: Changed = Changed(1);
    /// There are new slots of aggregates, or new accesses of them.
    pub const AGGREGATES: Changed = Changed(1 << 1);
    /// There are new scalar slots, or new accesses of slots.
    pub const SLOTS: Changed = Changed(1 << 2);
    /// Operands are other values than before: more may be constant or redundant.
    pub const VALUES: Changed = Changed(1 << 3);
    /// Uses or edges are gone: code may be dead.
    pub const USES: Changed = Changed(1 << 4);
    /// Other values decide branches than before: edges may lead past them.
    pub const PATHS: Changed = Changed(1 << 5);
    /// Less is computed between branches and joins than before: that may be a matter of selects.
    pub const ARMS: Changed = Changed(1 << 6);
    /// Parts are put together by `or`, or by sums of shifted bytes. Only `gvn` tells.
    pub const PARTS: Changed = Changed(1 << 7);
    /// Every other kind of work, as after new code has come in.
    pub const ALL_WORK: Changed = Changed(!(Self::GRAPH.0 | Self::PARTS.0));

    /// `self` if `condition`, else [`Changed::CODE`].
    #[must_use]
    pub const fn when(self, condition: bool) -> Changed {
        if condition { self } else { Changed::CODE }
    }

    /// True if one of the bits of `other` is set.
    pub const fn intersects(self, other: Changed) -> bool {
        self.0 & other.0 != 0
    }

    /// The bits that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Changed) -> Changed {
        Changed(self.0 & !other.0)
    }
}

impl BitOr for Changed {
    type Output = Changed;

    fn bitor(self, other: Changed) -> Changed {
        Changed(self.0 | other.0)
    }
}

impl BitOrAssign for Changed {
    fn bitor_assign(&mut self, other: Changed) {
        *self = *self | other;
    }
}
