//! The passes, as a table, and the constraints on their order, with a reason each.

use sheave_ir::Form;

use super::passes;
use super::phase::{PassError, PassRun};

/// The form that a pass leaves a function in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// The one it came in.
    Same,
    /// This one.
    Form(Form),
}

/// What a pass at most changes of what analyses describe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeps {
    /// Blocks and edges: graph, dominators and loops hold afterwards.
    Graph,
    /// Nothing, unless the pass says after a run that it left the graph alone.
    Nothing,
}

/// What a run of a pass did to the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// Blocks and edges are what they were.
    Code,
    /// Blocks or edges too.
    Graph,
}

impl Changed {
    /// [`Changed::Graph`] if `graph`.
    pub fn graph_if(graph: bool) -> Changed {
        if graph { Changed::Graph } else { Changed::Code }
    }
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
    pub run: fn(&mut PassRun<'_>) -> Result<Changed, PassError>,
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
        keeps: Keeps::Graph,
        run: passes::split,
    },
    Pass {
        name: "promote-locals",
        about: "promote slots to values, but leave those of parameters to an inliner",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Form(Form::Ssa),
        keeps: Keeps::Graph,
        run: passes::promote_locals,
    },
    Pass {
        name: "promote",
        about: "promote slots to values: SSA construction (mem2reg)",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Form(Form::Ssa),
        keeps: Keeps::Graph,
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
        name: "thread",
        about: "send edges past branches whose outcome they decide",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Nothing,
        run: passes::thread,
    },
    Pass {
        name: "recur",
        about: "make loops of self tail calls, accumulators included",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Nothing,
        run: passes::recur,
    },
    Pass {
        name: "simplify",
        about: "fold, number values, forward loads of memory whose contents are known",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Nothing,
        run: passes::simplify,
    },
    Pass {
        name: "sweep",
        about: "remove what nothing needs: code, phis, blocks",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Nothing,
        run: passes::sweep,
    },
    Pass {
        name: "widen",
        about: "count loops in 64 bits where they index with an extended counter",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Graph,
        run: passes::widen,
    },
    Pass {
        name: "hoist",
        about: "move invariant computations to the preheaders of loops",
        needs: SINGLE_DEFINITION,
        leaves: Leaves::Same,
        keeps: Keeps::Graph,
        run: passes::hoist,
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
        first: "thread",
        then: "eliminate",
        reason: "thread moves arguments of phis, and there are none afterwards",
    },
    Constraint { first: "recur", then: "eliminate", reason: "recur makes phis of parameters" },
    Constraint {
        first: "simplify",
        then: "eliminate",
        reason: "simplify replaces uses by equal values, which is wrong where a value has several definitions",
    },
    Constraint {
        first: "sweep",
        then: "eliminate",
        reason: "sweep removes definitions by their uses, one definition per value",
    },
    Constraint { first: "widen", then: "eliminate", reason: "widen adds phis" },
    Constraint {
        first: "hoist",
        then: "eliminate",
        reason: "hoist moves definitions, one definition per value",
    },
    Constraint {
        first: "demote",
        then: "eliminate",
        reason: "demote moves values, not variables: after eliminate a value may have several definitions",
    },
];

/// The passes that run unless others are asked for; [`GROUPS`] may be named.
pub const DEFAULT: &[&str] = &["split", "promote", "opt", "eliminate"];

/// Lists of passes under one name, for every place where passes are named.
///
/// `opt`: threading before numbering, which then sees what dominates what without the detour, and after it, which finds more
/// constants; sweeping before loops are looked for.
pub const GROUPS: &[(&str, &[&str])] =
    &[("opt", &["thread", "recur", "simplify", "thread", "sweep", "widen", "hoist"])];

/// The position of `pass` in the table.
pub(super) fn index(pass: &Pass) -> usize {
    let position = PASSES.iter().position(|record| record.name == pass.name);
    position.unwrap_or_else(|| unreachable!("{} is no record of the table", pass.name))
}

/// The passes that `name` stands for: one, or those of a group.
pub fn named(name: &str) -> Option<Vec<&'static Pass>> {
    match GROUPS.iter().find(|(group, _)| *group == name) {
        Some((_, members)) => members.iter().map(|member| pass(member)).collect(),
        None => pass(name).map(|pass| vec![pass]),
    }
}

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
        let passes: Vec<&Pass> = DEFAULT.iter().flat_map(|name| named(name).unwrap()).collect();
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
    fn names_are_unique() {
        for (at, pass) in PASSES.iter().enumerate() {
            assert_eq!(index(pass), at, "{}", pass.name);
        }
    }

    #[test]
    fn groups_name_passes_and_are_named_like_none() {
        for (group, members) in GROUPS {
            assert!(pass(group).is_none(), "{group}");
            assert_eq!(named(group).map(|passes| passes.len()), Some(members.len()));
        }
        assert!(named("nonsense").is_none());
        assert_eq!(parse_passes("promote,opt").unwrap().len(), 8);
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
