//! The words for placements, strategies and other choices, in one place: the command's options, the tables of
//! the copy benchmark and the headers of file tests all use them.

use sheave_ir::Form;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::{Cleanup, PhiCost, Placement, Renamer, Uninit};

/// A choice with a name.
pub trait Named: Copy + PartialEq + 'static {
    /// Every choice with its name, in the order in which they are listed.
    const NAMES: &'static [(&'static str, Self)];

    /// The name.
    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, choice)| *choice == self).map_or("", |(name, _)| name)
    }

    /// The choice called `name`.
    fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|&(_, choice)| choice)
    }
}

impl Named for Placement {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("maximal", Placement::Maximal),
        ("minimal", Placement::Minimal),
        ("semi-pruned", Placement::SemiPruned),
        ("pruned", Placement::Pruned),
    ];
}

impl Named for Strategy {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("isolate", Strategy::Isolate),
        ("two-phase", Strategy::TwoPhase),
        ("per-edge", Strategy::PerEdge),
        ("sreedhar-iii", Strategy::SreedharIII),
        ("coalesce", Strategy::Coalesce),
    ];
}

impl Named for Cleanup {
    const NAMES: &'static [(&'static str, Self)] = &[("full", Cleanup::Full), ("none", Cleanup::None)];
}

impl Named for Renamer {
    const NAMES: &'static [(&'static str, Self)] =
        &[("dominator-tree", Renamer::DominatorTree), ("cfg-walk", Renamer::CfgWalk)];
}

impl Named for Uninit {
    const NAMES: &'static [(&'static str, Self)] = &[("zero", Uninit::Zero), ("undef", Uninit::Undef)];
}

impl Named for PhiCost {
    const NAMES: &'static [(&'static str, Self)] = &[("edges", PhiCost::Edges), ("copies", PhiCost::Copies)];
}

impl Named for Form {
    const NAMES: &'static [(&'static str, Self)] =
        &[("memory", Form::Memory), ("ssa", Form::Ssa), ("copies", Form::Copies)];
}
