//! The state of the verifier.

use super::dominance::Dominance;
use super::report::Faults;
use crate::{Form, Function, Module};

/// The definition of a value: its block and the position in the order from which on it can be used there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DefPlace {
    pub(super) block: u32,
    pub(super) position: u32,
}

impl DefPlace {
    /// Not defined, or a constant that must be checked.
    pub(super) const NONE: DefPlace = DefPlace { block: u32::MAX, position: 0 };
}

/// Verifies functions and modules; keeps its memory between them.
#[derive(Debug, Default)]
pub struct Verifier {
    /// The definition of each value.
    pub(super) defs: Vec<DefPlace>,
    /// By block: it is in the layout.
    pub(super) in_layout: Vec<bool>,
    /// By instruction: it is in the order.
    pub(super) in_order: Vec<bool>,
    /// By slot: an `alloca` makes it.
    pub(super) slot_made: Vec<bool>,
    /// There are invokes or landing pads.
    pub(super) has_invokes: bool,
    /// The values of a switch's cases, sorted.
    pub(super) sorted_cases: Vec<u64>,
    pub(super) dominance: Dominance,
    pub(super) faults: Faults,
}

/// One function under examination.
pub(super) struct Checker<'a> {
    pub(super) module: &'a Module,
    pub(super) func: &'a Function,
    pub(super) form: Form,
    /// The index of the entry block.
    pub(super) entry: u32,
    pub(super) v: &'a mut Verifier,
}
