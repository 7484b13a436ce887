//! The passes, as a table, and the constraints on their order, with a reason each.

use sheave_ir::Form;

use super::passes;
use super::phase::PassRun;

/// The form that a pass leaves a function in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// The one it came in.
    Same,
    /// This one.
    Form(Form),
}

/// What is still true after a pass that was true before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeps {
    /// Blocks and edges are the same: so are dominators, loops and orders.
    Cfg,
    /// Nothing can be relied on.
    Nothing,
}

/// A pass.
#[derive(Clone, Copy)]
pub struct Pass {
    /// Its name: the module that does it, the argument of `--passes`, the timer, the label of dumps, the folder of its
    /// file tests.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// The forms it accepts.
    pub needs: &'static [Form],
    /// The form it leaves.
    pub leaves: Leaves,
    /// What survives it.
    pub keeps: Keeps,
    /// Does it.
    pub run: fn(&mut PassRun<'_>) -> Result<(), String>,
}

impl std::fmt::Debug for Pass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// Forms with one definition per value.
const SINGLE_DEFINITION: &[Form] = &[Form::Memory, Form::Ssa];

/// Every pass, in the order in which they make sense.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "split",
        about: "take slots of structures apart into slots of their members",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Cfg,
        run: passes::split,
    },
    Pass {
        name: "promote-locals",
        about: "promote slots to values, but leave those of parameters to an inliner",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Form(Form::Ssa),
        keeps: Keeps::Cfg,
        run: passes::promote_locals,
    },
    Pass {
        name: "promote",
        about: "promote slots to values: SSA construction (mem2reg)",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Form(Form::Ssa),
        keeps: Keeps::Cfg,
        run: passes::promote,
    },
    Pass {
        name: "demote",
        about: "put phis and values that cross blocks into slots: the way back (reg2mem)",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Form(Form::Memory),
        keeps: Keeps::Nothing,
        run: passes::demote,
    },
    Pass {
        name: "opt",
        about: "fold, number values, thread jumps, sweep what is dead, hoist out of loops",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Nothing,
        run: passes::opt,
    },
    Pass {
        name: "eliminate",
        about: "replace phis by copies: SSA destruction",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Form(Form::Copies),
        keeps: Keeps::Nothing,
        run: passes::eliminate,
    },
];

/// A constraint on the order of two passes.
#[derive(Clone, Copy, Debug)]
pub struct Constraint {
    /// The pass that comes first.
    pub first: &'static str,
    /// The pass that comes later.
    pub then: &'static str,
    /// Why.
    pub reason: &'static str,
}

/// The constraints: where both passes run, the first must not run after the second.
pub const ORDER: &[Constraint] = &[
    Constraint { first: "split", then: "promote", reason: "split makes slots for promotion to take" },
    Constraint {
        first: "split",
        then: "eliminate",
        reason: "split adds values with one definition, and replaces loads by several",
    },
    Constraint {
        first: "promote-locals",
        then: "promote",
        reason: "promote takes every slot, parameter slots too: nothing is left for promote-locals to leave alone",
    },
    Constraint {
        first: "promote-locals",
        then: "eliminate",
        reason: "eliminate ends the single definition that promotion relies on",
    },
    Constraint {
        first: "promote",
        then: "eliminate",
        reason: "eliminate ends the single definition that promotion relies on",
    },
    Constraint {
        first: "opt",
        then: "eliminate",
        reason: "folding and value numbering replace uses by equal values, which is wrong where a value has several \
                 definitions",
    },
    Constraint {
        first: "demote",
        then: "eliminate",
        reason: "demote moves values, not variables: after eliminate a value may have several definitions",
    },
];

/// The passes that run unless others are asked for.
pub const DEFAULT: &[&str] = &["split", "promote", "opt", "eliminate"];

/// The pass called `name`.
pub fn pass(name: &str) -> Option<&'static Pass> {
    PASSES.iter().find(|pass| pass.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pipeline::{PassesError, check_order, parse_passes};

    #[test]
    fn constraints_name_passes_and_hold_for_the_table_itself() {
        let position = |name| PASSES.iter().position(|pass| pass.name == name);
        for constraint in ORDER {
            let (first, then) = (position(constraint.first), position(constraint.then));
            assert!(first.is_some() && first < then, "{constraint:?}");
            assert!(!constraint.reason.is_empty());
        }
    }

    #[test]
    fn the_default_pipeline_is_in_order_and_fits_together() {
        let passes: Vec<&Pass> = DEFAULT.iter().map(|name| pass(name).unwrap()).collect();
        check_order(&passes).unwrap();
        let mut form = Form::Memory;
        for pass in passes {
            assert!(pass.needs.contains(&form), "{} does not accept {form:?}", pass.name);
            if let Leaves::Form(left) = pass.leaves {
                form = left;
            }
        }
        assert_eq!(form, Form::Copies);
    }

    #[test]
    fn a_broken_order_is_told_with_its_reason() {
        let error = parse_passes("eliminate,promote").unwrap_err();
        assert!(matches!(error, PassesError::Order { .. }));
        assert_eq!(
            error.to_string(),
            "`promote` cannot run after `eliminate`: eliminate ends the single definition that promotion relies on"
        );
        assert_eq!(parse_passes("promot").unwrap_err(), PassesError::Unknown("promot".into()));
        assert_eq!(parse_passes("promote , demote,promote,").unwrap().len(), 3);
    }
}
