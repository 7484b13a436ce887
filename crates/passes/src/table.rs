//! The table of passes, the constraints on their order, and the lists that levels and groups name.
//!
//! Most of the order follows from the records: a pass does not run after one that leaves a form it does not
//! accept (`eliminate`), and not after `stack-coloring` if it makes slots live longer.

use sheave_ir::Form;
use sheave_ssa::promote::Mode;

use crate::adapters::{demote, eliminate, promote, sroa};
use crate::cfg::{if_convert, jump_threading, tail_recursion};
use crate::inline;
use crate::loops::{
    licm, loop_deletion, loop_idiom, loop_rotate, predictive_commoning, scalar_promotion, strength_reduction,
    unroll_full, unroll_runtime, widen_ivs,
};
use crate::pass::{Changed, Lifetimes, Pass};
use crate::scalar::{bswap, dce, gvn, sccp, stack_coloring};

/// Every pass, in the order in which they make sense.
pub static PASSES: &[Pass] = &[
    Pass {
        wakes_on: Changed::AGGREGATES,
        prove: Some(sroa::prove),
        ..Pass::new("sroa", "take slots of structures apart into slots of their members", sroa::run)
    },
    Pass {
        leaves: Some(Form::Ssa),
        prove: Some(promote::prove),
        promoted: Some(promote::promoted),
        ..Pass::new(
            "promote-locals",
            "promote slots to values, but leave those of parameters to an inliner",
            |run| promote::run(run, Mode::Locals),
        )
    },
    Pass {
        leaves: Some(Form::Ssa),
        wakes_on: Changed::SLOTS,
        prove: Some(promote::prove),
        promoted: Some(promote::promoted),
        ..Pass::new("promote", "promote slots to values: SSA construction (mem2reg)", |run| {
            promote::run(run, Mode::All)
        })
    },
    Pass {
        leaves: Some(Form::Memory),
        ..Pass::new(
            "demote",
            "put phis and values that cross blocks into slots: the way back (reg2mem)",
            demote::run,
        )
    },
    Pass {
        reads_callees: true,
        lifetimes: Lifetimes::Extends,
        ..Pass::new("inline", "put the bodies of small functions in the place of their calls", inline::run)
    },
    Pass {
        lifetimes: Lifetimes::Extends,
        wakes_on: Changed::PATHS,
        ..Pass::new(
            "jump-threading",
            "send edges past branches whose outcome they decide",
            jump_threading::run,
        )
    },
    Pass {
        lifetimes: Lifetimes::Extends,
        ..Pass::new(
            "tail-recursion",
            "make loops of self tail calls, accumulators included",
            tail_recursion::run,
        )
    },
    Pass::new("sccp", "find constants over loops and the branches that they decide", sccp::run),
    Pass {
        wakes_on: Changed::VALUES,
        ..Pass::new("gvn", "fold, number values, forward loads of memory whose contents are known", gvn::run)
    },
    Pass {
        wakes_on: Changed::USES,
        ..Pass::new("dce", "remove dead code and dead phis, and merge blocks", dce::run)
    },
    Pass {
        lifetimes: Lifetimes::Extends,
        wakes_on: Changed::ARMS,
        ..Pass::new("if-convert", "replace branches around cheap code by selects", if_convert::run)
    },
    Pass {
        lifetimes: Lifetimes::Extends,
        ..Pass::new(
            "unroll-full",
            "replace small loops of a known number of iterations by copies",
            unroll_full::run,
        )
    },
    Pass { is_late: true, ..Pass::new("loop-deletion", "remove loops that only count", loop_deletion::run) },
    Pass {
        is_late: true,
        wakes_on: Changed::PARTS,
        ..Pass::new("bswap", "swap bytes, and load numbers, by one operation each", bswap::run)
    },
    Pass {
        is_late: true,
        lifetimes: Lifetimes::Extends,
        ..Pass::new("loop-idiom", "replace loops by fills and copies of memory", loop_idiom::run)
    },
    Pass {
        is_late: true,
        ..Pass::new(
            "widen-ivs",
            "count loops in 64 bits where they index with an extended counter",
            widen_ivs::run,
        )
    },
    Pass {
        is_late: true,
        lifetimes: Lifetimes::Extends,
        ..Pass::new("licm", "move invariant computations to the preheaders of loops", licm::run)
    },
    Pass {
        is_late: true,
        lifetimes: Lifetimes::Extends,
        ..Pass::new(
            "scalar-promotion",
            "keep memory that a loop updates in a register",
            scalar_promotion::run,
        )
    },
    Pass {
        is_late: true,
        lifetimes: Lifetimes::Extends,
        ..Pass::new(
            "predictive-commoning",
            "keep what one iteration stores and the next one loads in a register",
            predictive_commoning::run,
        )
    },
    Pass {
        is_late: true,
        ..Pass::new(
            "strength-reduction",
            "replace products with counters by sums that grow per iteration",
            strength_reduction::run,
        )
    },
    Pass {
        is_late: true,
        lifetimes: Lifetimes::Extends,
        ..Pass::new("unroll-runtime", "run several iterations of tight loops per test", unroll_runtime::run)
    },
    Pass {
        is_late: true,
        ..Pass::new("loop-rotate", "test before a loop whether a function returns at once", loop_rotate::run)
    },
    Pass {
        is_late: true,
        lifetimes: Lifetimes::Fixes,
        ..Pass::new(
            "stack-coloring",
            "give slots that never live at the same time the same bytes",
            stack_coloring::run,
        )
    },
    Pass {
        leaves: Some(Form::Copies),
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

/// The constraints that do not follow from the forms and lifetimes of the records: where both passes run, the
/// first must not run after the second.
pub static ORDER: &[Constraint] = &[
    Constraint {
        first: "promote-locals",
        then: "promote",
        reason: "promote takes every slot, parameter slots too: nothing is left for promote-locals to leave alone",
        lifted_by: &["inline", "unroll-full"],
    },
    Constraint {
        first: "dce",
        then: "loop-rotate",
        reason: "dce removes the empty block before the loop, in which the frame is made",
        lifted_by: &[],
    },
    Constraint {
        first: "licm",
        then: "loop-rotate",
        reason: "licm puts into the block before the loop what a return at once does not need",
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
    "sroa,promote,jump-threading,tail-recursion,gvn,jump-threading,dce,widen-ivs,licm,eliminate",
    "sroa,promote,inline,sroa,promote,opt,loop-rotate,stack-coloring,eliminate",
];

/// Passes without which machine code cannot be good, for people who want to see what they do.
pub const PLAIN: &str = "sroa,promote,eliminate";

/// Groups: lists of passes under one name, wherever passes are named.
///
/// What the steps of `opt` leave for the next ones:
///
/// 1. `jump-threading` leaves the shorter paths, `tail-recursion` loops, `sccp` the branches that are
///    decided: dominance is as good as it gets before `gvn`.
/// 2. `gvn` leaves one computation of each value and one load of each content, so that arms are empty that
///    only repeated something; `dce` merges blocks and leaves those that hold nothing but a test, which
///    `jump-threading` sends edges past.
/// 3. `if-convert` leaves straight code for cheap arms: bodies that are copied by `unroll-full`, or inlined.
/// 4. `unroll-full` leaves constants and slots with constant indices to `sroa`, `promote` and `gvn`, which
///    run again only where it or `if-convert` changed something. `gvn` leaves selects of contents in the
///    place of loads from selected slots, and these to `promote`. Here a body is ready for its callers.
/// 5. `loop-deletion` and `loop-idiom` take whole loops away, `bswap` leaves one load of a number that is
///    read from bytes; `widen-ivs` leaves sums to `licm`; `licm` leaves loops without invariant loads to
///    `scalar-promotion` and `predictive-commoning`, which make slots for `promote`.
/// 6. Memory is in registers then, and `gvn` numbers all of it once more where `scalar-promotion` or
///    `predictive-commoning` changed something. Not for `licm` and `widen-ivs` alone: one register for equal
///    values of two preheaders, or for two truncations of a counter, lives longer than two (`lzpack` of the
///    corpus executed 3.6 % more).
/// 7. What was in memory may decide branches now, and may have left nothing but values between them: where
///    `gvn` changed something, `jump-threading` and `if-convert` run once more, and where these did, `dce`.
/// 8. `strength-reduction` takes products out of loops, when no pass compares addresses any more;
///    `unroll-runtime` copies what is left of tight loops. Dead products need no `dce`: what has no use gets
///    no code.
pub const GROUPS: &[(&str, &[&str])] = &[("opt", OPT)];

const OPT: &[&str] = &[
    "jump-threading",
    "tail-recursion",
    "sccp",
    "gvn",
    "dce",
    "jump-threading",
    "dce",
    "if-convert",
    "unroll-full",
    "sroa",
    "promote",
    "gvn",
    "dce",
    "promote",
    "loop-deletion",
    "bswap",
    "loop-idiom",
    "widen-ivs",
    "licm",
    "scalar-promotion",
    "predictive-commoning",
    "promote",
    "gvn",
    "dce",
    "jump-threading",
    "if-convert",
    "dce",
    "strength-reduction",
    "unroll-runtime",
];

/// The pass that makes copies form.
pub(crate) fn elimination() -> &'static Pass {
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
    use crate::driver::{PassesError, parse_passes};

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
                if let Some(left) = pass.leaves {
                    form = left;
                }
            }
            assert_eq!(form, Form::Copies);
        }
        assert_eq!(elimination().name, "eliminate");
    }

    #[test]
    fn each_kind_of_work_wakes_one_pass() {
        for (at, pass) in PASSES.iter().enumerate() {
            let shares = |other: &Pass| other.wakes_on.intersects(pass.wakes_on);
            assert_eq!(PASSES[..at].iter().find(|other| shares(other)).map(|pass| pass.name), None);
        }
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
        assert_eq!(error, PassesError::Form("promote", "eliminate", Form::Copies));
        assert_eq!(
            error.to_string(),
            "`promote` cannot run after `eliminate`: it does not accept copies form"
        );
        let error = parse_passes("stack-coloring,licm").unwrap_err();
        assert_eq!(error, PassesError::Lifetimes("licm", "stack-coloring"));
        assert!(matches!(parse_passes("loop-rotate,dce"), Err(PassesError::Order(_))));
        assert_eq!(parse_passes("promot").unwrap_err(), PassesError::Unknown("promot".into()));
        assert_eq!(parse_passes("promote , demote,promote,").unwrap().len(), 3);
        // Inlining brings new slots, and only inlining.
        assert!(parse_passes("promote-locals,promote,inline,promote-locals,promote").is_ok());
        assert!(parse_passes("inline,promote,promote-locals").is_err());
    }
}
