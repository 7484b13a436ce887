//! The passes, as a table, and the constraints on their order, with a reason each.

use sheave_ir::Form;

use super::pass::{Keeps, Leaves, Pass};
use crate::{
    carry, choose, demote, eliminate, erase, hoist, hold, idiom, inline, peel, promote, propagate, recur,
    share, simplify, split, sweep, tabulate, thread, tight, unroll, widen,
};

/// Every pass, in the order in which they make sense.
pub static PASSES: &[Pass] = &[
    Pass {
        keeps: Keeps::Graph,
        prove: Some(split::prove),
        settles: true,
        ..Pass::new("split", "take slots of structures apart into slots of their members", split::run)
    },
    Pass {
        leaves: Leaves::Form(Form::Ssa),
        keeps: Keeps::Graph,
        prove: Some(promote::prove_locals),
        ..Pass::new(
            "promote-locals",
            "promote slots to values, but leave those of parameters to an inliner",
            promote::run_locals,
        )
    },
    Pass {
        leaves: Leaves::Form(Form::Ssa),
        keeps: Keeps::Graph,
        prove: Some(promote::prove),
        settles: true,
        ..Pass::new("promote", "promote slots to values: SSA construction (mem2reg)", promote::run)
    },
    Pass {
        leaves: Leaves::Form(Form::Memory),
        ..Pass::new(
            "demote",
            "put phis and values that cross blocks into slots: the way back (reg2mem)",
            demote::run,
        )
    },
    Pass {
        reads_callees: true,
        ..Pass::new("inline", "put the bodies of small functions in the place of their calls", inline::run)
    },
    Pass::new("thread", "send edges past branches whose outcome they decide", thread::run),
    Pass::new("recur", "make loops of self tail calls, accumulators included", recur::run),
    Pass::new("propagate", "find constants over loops and the branches that they decide", propagate::run),
    Pass {
        settles: true,
        ..Pass::new(
            "simplify",
            "fold, number values, forward loads of memory whose contents are known",
            simplify::run,
        )
    },
    Pass { settles: true, ..Pass::new("sweep", "remove what nothing needs: code, phis, blocks", sweep::run) },
    Pass::new("choose", "replace branches around cheap code by selects", choose::run),
    Pass::new("unroll", "replace small loops of a known number of iterations by copies", unroll::run),
    Pass {
        is_late: true,
        ..Pass::new("idiom", "replace loops by fills and copies of memory, or by nothing", idiom::run)
    },
    Pass {
        keeps: Keeps::Graph,
        is_late: true,
        ..Pass::new("widen", "count loops in 64 bits where they index with an extended counter", widen::run)
    },
    Pass {
        keeps: Keeps::Graph,
        is_late: true,
        ..Pass::new("hoist", "move invariant computations to the preheaders of loops", hoist::run)
    },
    Pass { is_late: true, ..Pass::new("hold", "keep memory that a loop updates in a register", hold::run) },
    Pass {
        is_late: true,
        ..Pass::new(
            "carry",
            "keep what one iteration stores and the next one loads in a register",
            carry::run,
        )
    },
    Pass {
        is_late: true,
        ..Pass::new("tabulate", "replace switches that only choose constants by arithmetic", tabulate::run)
    },
    Pass {
        keeps: Keeps::Graph,
        is_late: true,
        ..Pass::new("erase", "remove stores whose bytes nothing reads, on all paths", erase::run)
    },
    Pass {
        is_late: true,
        ..Pass::new("unroll-tight", "run several iterations of tight loops per test", tight::run)
    },
    Pass {
        is_late: true,
        ..Pass::new("peel", "test before a loop whether a function returns at once", peel::run)
    },
    Pass {
        keeps: Keeps::Graph,
        is_late: true,
        ..Pass::new("share", "give slots that never live at the same time the same bytes", share::run)
    },
    Pass {
        leaves: Leaves::Form(Form::Copies),
        prove: Some(eliminate::prove),
        ..Pass::new("eliminate", "replace phis by copies: SSA destruction", eliminate::run)
    },
];

/// A constraint on the order of two passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constraint {
    /// The pass that comes first.
    pub first: &'static str,
    /// The pass that comes later.
    pub then: &'static str,
    /// Why.
    pub reason: &'static str,
    /// The pass between the two that lifts it, because it brings new slots.
    pub lifted_by: &'static [&'static str],
}

/// The constraints: where both passes run, the first must not run after the second.
pub static ORDER: &[Constraint] = &[
    Constraint {
        first: "split",
        then: "promote",
        reason: "split makes slots for promotion to take",
        lifted_by: &["inline", "unroll"],
    },
    Constraint {
        first: "split",
        then: "eliminate",
        reason: "split adds values with one definition, and replaces loads by several",
        lifted_by: &[],
    },
    Constraint {
        first: "promote-locals",
        then: "promote",
        reason: "promote takes every slot, parameter slots too: nothing is left for promote-locals to leave alone",
        lifted_by: &["inline", "unroll"],
    },
    Constraint {
        first: "promote-locals",
        then: "eliminate",
        reason: "eliminate ends the single definition that promotion relies on",
        lifted_by: &[],
    },
    Constraint {
        first: "promote",
        then: "eliminate",
        reason: "eliminate ends the single definition that promotion relies on",
        lifted_by: &[],
    },
    Constraint {
        first: "thread",
        then: "eliminate",
        reason: "thread moves arguments of phis, and there are none afterwards",
        lifted_by: &[],
    },
    Constraint { first: "inline", then: "eliminate", reason: "inline makes phis of results", lifted_by: &[] },
    Constraint {
        first: "recur",
        then: "eliminate",
        reason: "recur makes phis of parameters",
        lifted_by: &[],
    },
    Constraint {
        first: "propagate",
        then: "eliminate",
        reason: "propagate asks what edges bring to phis, and there are none afterwards",
        lifted_by: &[],
    },
    Constraint {
        first: "simplify",
        then: "eliminate",
        reason: "simplify replaces uses by equal values, which is wrong where a value has several definitions",
        lifted_by: &[],
    },
    Constraint {
        first: "tabulate",
        then: "eliminate",
        reason: "tabulate asks what edges bring to phis, and there are none afterwards",
        lifted_by: &[],
    },
    Constraint {
        first: "choose",
        then: "eliminate",
        reason: "choose makes selects of the arguments of phis, and there are none afterwards",
        lifted_by: &[],
    },
    Constraint {
        first: "sweep",
        then: "eliminate",
        reason: "sweep removes definitions by their uses, one definition per value",
        lifted_by: &[],
    },
    Constraint {
        first: "unroll",
        then: "eliminate",
        reason: "unroll replaces phis by their arguments",
        lifted_by: &[],
    },
    Constraint {
        first: "unroll-tight",
        then: "eliminate",
        reason: "unroll-tight makes phis of those of the loop",
        lifted_by: &[],
    },
    Constraint {
        first: "unroll-tight",
        then: "share",
        reason: "unroll-tight copies accesses of slots",
        lifted_by: &[],
    },
    Constraint {
        first: "idiom",
        then: "eliminate",
        reason: "idiom makes phis of the last values of counters",
        lifted_by: &[],
    },
    Constraint { first: "widen", then: "eliminate", reason: "widen adds phis", lifted_by: &[] },
    Constraint {
        first: "hoist",
        then: "eliminate",
        reason: "hoist moves definitions, one definition per value",
        lifted_by: &[],
    },
    Constraint {
        first: "hold",
        then: "eliminate",
        reason: "hold makes slots for promotion to take",
        lifted_by: &[],
    },
    Constraint {
        first: "carry",
        then: "eliminate",
        reason: "carry makes slots for promotion to take",
        lifted_by: &[],
    },
    Constraint {
        first: "sweep",
        then: "peel",
        reason: "sweep removes the empty block before the loop, in which the frame is made",
        lifted_by: &[],
    },
    Constraint {
        first: "hoist",
        then: "peel",
        reason: "hoist puts into the block before the loop what a return at once does not need",
        lifted_by: &[],
    },
    Constraint {
        first: "inline",
        then: "share",
        reason: "inline brings slots whose lifetimes share has not seen",
        lifted_by: &[],
    },
    Constraint {
        first: "recur",
        then: "share",
        reason: "recur makes loops, in which slots may live longer",
        lifted_by: &[],
    },
    Constraint { first: "choose", then: "share", reason: "choose moves accesses of slots", lifted_by: &[] },
    Constraint { first: "idiom", then: "share", reason: "idiom moves accesses of slots", lifted_by: &[] },
    Constraint { first: "hoist", then: "share", reason: "hoist moves accesses of slots", lifted_by: &[] },
    Constraint { first: "hold", then: "share", reason: "hold moves accesses of slots", lifted_by: &[] },
    Constraint { first: "carry", then: "share", reason: "carry moves accesses of slots", lifted_by: &[] },
    Constraint { first: "unroll", then: "share", reason: "unroll copies accesses of slots", lifted_by: &[] },
    Constraint {
        first: "thread",
        then: "share",
        reason: "thread makes paths on which slots may live longer",
        lifted_by: &[],
    },
    Constraint {
        first: "demote",
        then: "eliminate",
        reason: "demote moves values, not variables: after eliminate a value may have several definitions",
        lifted_by: &[],
    },
];

/// The lists of passes that a number names, by that number; [`GROUPS`] may be named in them.
///
/// 0: what machine code cannot do without. 1: a fixed list without inlining, to compare with. 2: the default.
/// There, callees are ready before their callers, so that what `inline` copies has been through all of this;
/// promotion comes once more where something was inlined.
pub const LEVELS: [&str; 3] = [
    PLAIN,
    "split,promote,thread,recur,simplify,thread,sweep,widen,hoist,eliminate",
    "split,promote,inline,split,promote,opt,peel,share,eliminate",
];

/// Passes without which machine code cannot be good, for people who want to see what they do.
pub const PLAIN: &str = "split,promote,eliminate";

/// Lists of passes under one name, for every place where passes are named.
///
/// `opt`: threading before numbering, which then sees what dominates what without the detour, and after it,
/// when it finds more constants, and blocks that hold nothing but a test once dead code is swept; sweeping
/// again before loops are searched for. What follows `unroll` up to `sweep` runs only where it unrolled, what
/// follows `tabulate` only where that, `carry` or `hold` found something.
pub const GROUPS: &[(&str, &[&str])] = &[("opt", OPT)];

const OPT: &[&str] = &[
    "thread",
    "recur",
    "propagate",
    "simplify",
    "sweep",
    "thread",
    "sweep",
    "choose",
    "unroll",
    "split",
    "promote",
    "simplify",
    "sweep",
    "idiom",
    "widen",
    "hoist",
    "hold",
    "carry",
    "tabulate",
    "promote",
    "simplify",
    "erase",
    "sweep",
    "unroll-tight",
];

/// The pass that makes copies form.
pub(super) fn elimination() -> &'static Pass {
    let pass = PASSES.iter().find(|pass| pass.leaves_copies());
    pass.unwrap_or_else(|| unreachable!("a test looks for it"))
}

/// The passes that `name` names: one, or those of a group.
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
    use crate::pipeline::{PassesError, parse_passes};

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
    fn the_levels_are_in_order_and_fit_together() {
        for list in LEVELS {
            let mut form = Form::Memory;
            for pass in parse_passes(list).unwrap() {
                assert!(pass.needs.contains(&form), "{} does not accept {form:?}", pass.name);
                if let Leaves::Form(left) = pass.leaves {
                    form = left;
                }
            }
            assert_eq!(form, Form::Copies);
        }
        assert_eq!(elimination().name, "eliminate");
    }

    #[test]
    fn names_are_unique() {
        for (at, pass) in PASSES.iter().enumerate() {
            assert_eq!(PASSES.iter().position(|other| other.name == pass.name), Some(at), "{}", pass.name);
        }
    }

    #[test]
    fn groups_name_passes_and_are_named_like_none() {
        for (group, members) in GROUPS {
            assert!(pass(group).is_none(), "{group}");
            assert_eq!(named(group).map(|passes| passes.len()), Some(members.len()));
        }
        assert!(named("nonsense").is_none());
        assert_eq!(parse_passes("promote,opt").unwrap().len(), 1 + OPT.len());
    }

    #[test]
    fn a_broken_order_is_told_with_its_reason() {
        let error = parse_passes("eliminate,promote").unwrap_err();
        assert!(matches!(error, PassesError::Order(_)));
        assert_eq!(
            error.to_string(),
            "`promote` cannot run after `eliminate`: eliminate ends the single definition that promotion relies on"
        );
        assert_eq!(parse_passes("promot").unwrap_err(), PassesError::Unknown("promot".into()));
        assert_eq!(parse_passes("promote , demote,promote,").unwrap().len(), 3);
        // Inlining brings new slots, and only inlining.
        assert!(parse_passes("split,promote,inline,split,promote").is_ok());
        assert!(parse_passes("split,inline,promote,split").is_err());
    }
}
