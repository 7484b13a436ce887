//! Every rule of the checker rejects a plan that breaks it, and hardly any change to a plan goes unnoticed.

use super::mini::Mini;
use super::*;
use sheave_ssa::host::Constraint;
use sheave_ssa::{Block, Edge, Type};
use sheave_testing::Rng;

/// `entry -> loop (swap of two phis, and a sum that is seen) -> loop | exit`, with the loop's own edge
/// critical.
fn swap_loop() -> (Mini, [Value; 6]) {
    let mut mini = Mini::new(3);
    let (x, y, one) = (mini.param(), mini.param(), mini.constant());
    let (a, b, n) = (mini.phi(1), mini.phi(1), mini.phi(1));
    let sum = mini.op(1, &[n, a]);
    mini.end(0, &[], &[(1, &[x, y, one])]);
    mini.end(1, &[sum], &[(1, &[b, a, sum]), (2, &[])]);
    mini.end(2, &[a, b, n], &[]);
    (mini, [x, y, a, b, n, sum])
}

fn planned(mini: &Mini, strategy: Strategy) -> Plan {
    let mut ctx = Ctx::new();
    plan(mini, &Options::new(strategy), &mut ctx).unwrap().clone()
}

#[track_caller]
fn rejected(mini: &Mini, plan: &Plan, rule: CheckRule) {
    assert_eq!(sheave_ssa::eliminate::check(mini, plan).map_err(|error| error.rule), Err(rule));
}

#[test]
fn the_plans_that_are_broken_below_are_right_before() {
    let (mini, _) = swap_loop();
    for strategy in Strategy::ALL {
        assert_eq!(sheave_ssa::eliminate::check(&mini, &planned(&mini, strategy)), Ok(()));
    }
}

/// Two phis of a loop that swap and are both undefined at entry: whichever place holds one of them, it holds
/// the other as well.
#[test]
fn phis_that_swap_undefined_values_are_right() {
    let mut mini = Mini::new(3);
    let (undef, other, one) = (mini.undef(), mini.undef(), mini.constant());
    let (a, b, n) = (mini.phi(1), mini.phi(1), mini.phi(1));
    let sum = mini.op(1, &[n, a]);
    mini.end(0, &[], &[(1, &[undef, other, one])]);
    mini.end(1, &[sum], &[(1, &[b, a, sum]), (2, &[])]);
    mini.end(2, &[a, b, n], &[]);
    for strategy in Strategy::ALL {
        assert_eq!(sheave_ssa::eliminate::check(&mini, &planned(&mini, strategy)), Ok(()), "{strategy:?}");
    }
}

#[test]
fn copy_operands() {
    let (mini, [_, _, a, ..]) = swap_loop();
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.copies[0].source = Value(1000);
    rejected(&mini, &plan, CheckRule::CopyOperand);
    let mut mini = mini;
    let undef = mini.undef();
    for copy in 0..planned(&mini, Strategy::PerEdge).copies.len() {
        let mut plan = planned(&mini, Strategy::PerEdge);
        plan.copies[copy].source = undef;
        rejected(&mini, &plan, CheckRule::CopyOperand);
    }
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.copies[0].dest = Value(2);
    rejected(&mini, &plan, CheckRule::CopyOperand);
    assert_ne!(a, Value(2));
}

#[test]
fn copy_types() {
    let (mini, _) = swap_loop();
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.temporaries[0] = Type::int(4);
    rejected(&mini, &plan, CheckRule::CopyType);
}

#[test]
fn positions() {
    let (mini, _) = swap_loop();
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.sequences[0].at = Position::Head(Block(17));
    rejected(&mini, &plan, CheckRule::Position);
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.sequences.pop();
    rejected(&mini, &plan, CheckRule::Position);
}

#[test]
fn split_edges() {
    let (mut mini, _) = swap_loop();
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.split_edges[0] = Edge::new(Block(1), 5);
    rejected(&mini, &plan, CheckRule::SplitEdge);
    let plan = planned(&mini, Strategy::PerEdge);
    mini.blocks[1].unsplittable = true;
    rejected(&mini, &plan, CheckRule::SplitEdge);
}

#[test]
fn split_targets() {
    let (mini, _) = swap_loop();
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.splits[0].target = Block(2);
    rejected(&mini, &plan, CheckRule::SplitTarget);
}

#[test]
fn classes() {
    let (mini, [_, _, a, ..]) = swap_loop();
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.members.extend([a, a]);
    plan.class_ends.push(2);
    rejected(&mini, &plan, CheckRule::Class);
}

#[test]
fn constraints() {
    let (mut mini, [x, _, a, ..]) = swap_loop();
    let plan = planned(&mini, Strategy::Coalesce);
    assert!(plan.classes().any(|class| class.contains(&a) && class.contains(&x)));
    mini.constraints.push(Constraint::Alone { value: a });
    rejected(&mini, &plan, CheckRule::Constraint);
    mini.constraints =
        vec![Constraint::Fixed { value: a, register: 3 }, Constraint::Fixed { value: x, register: 4 }];
    rejected(&mini, &plan, CheckRule::Constraint);
    // And the pass keeps them.
    for strategy in Strategy::ALL {
        check("constrained swap loop", &mini, strategy);
    }
}

#[test]
fn uses() {
    // Two values that are alive together become one.
    let mut mini = Mini::new(2);
    let (x, y) = (mini.param(), mini.param());
    let (phi, zero) = (mini.phi(1), mini.constant());
    mini.end(0, &[], &[(1, &[zero])]);
    mini.end(1, &[x, y, phi], &[]);
    let mut plan = planned(&mini, Strategy::PerEdge);
    plan.members.extend([x, y]);
    plan.class_ends.push(2);
    rejected(&mini, &plan, CheckRule::Use);
}

#[test]
fn phis() {
    let (mini, _) = swap_loop();
    for strategy in Strategy::ALL {
        let plan = planned(&mini, strategy);
        for index in 0..plan.copies.len() {
            // Without the copy, its destination keeps what it had.
            let mut broken = plan.clone();
            let copy = broken.copies[index];
            broken.copies[index].source = copy.dest;
            broken.ledger[copy.entry as usize].reason = Reason::PhiArgument;
            if copy.source.0 == 2 {
                broken.counters.copies_left += 1;
                broken.counters.constants_left -= 1;
            }
            let found = sheave_ssa::eliminate::check(&mini, &broken).map_err(|error| error.rule);
            assert!(
                matches!(found, Err(CheckRule::Phi | CheckRule::Use)),
                "copy {index} under {strategy} is needless: {found:?}"
            );
        }
    }
}

#[test]
fn ledgers() {
    let (mini, _) = swap_loop();
    let mut plan = planned(&mini, Strategy::Coalesce);
    plan.ledger[plan.copies[0].entry as usize].position = None;
    rejected(&mini, &plan, CheckRule::Ledger);
    let mut plan = planned(&mini, Strategy::Coalesce);
    plan.copies[0].entry = plan.copies[1].entry;
    rejected(&mini, &plan, CheckRule::Ledger);
}

#[test]
fn counters() {
    let (mini, _) = swap_loop();
    let spoil: [fn(&mut Counters); 6] = [
        |counters| counters.copies_inserted += 1,
        |counters| counters.copies_left += 1,
        |counters| counters.constants_left += 1,
        |counters| counters.temporaries += 1,
        |counters| counters.edges_split += 1,
        |counters| counters.jumps_added += 1,
    ];
    for spoil in spoil {
        let mut plan = planned(&mini, Strategy::Coalesce);
        spoil(&mut plan.counters);
        rejected(&mini, &plan, CheckRule::Counters);
    }
}

/// Swapping, dropping or redirecting copies of random plans: whenever a run shows a difference, the checker
/// must have seen it.
#[test]
fn what_runs_show_the_checker_sees() {
    let (mut wrong, mut rejected) = (0, 0);
    for seed in 0..1500 {
        let mut rng = Rng::new(seed);
        let mini = super::random::function(&mut rng, 7, 6);
        let strategy = Strategy::ALL[rng.below(Strategy::ALL.len())];
        let mut plan = planned(&mini, strategy);
        if plan.copies.len() < 2 {
            continue;
        }
        let (i, j) = (rng.below(plan.copies.len()), rng.below(plan.copies.len()));
        if rng.one_in(2) {
            plan.copies.swap(i, j);
        } else {
            plan.copies[i].source = plan.copies[j].source;
        }
        let verdict = sheave_ssa::eliminate::check(&mini, &plan);
        rejected += u32::from(verdict.is_err());
        let differs = (0..20).any(|_| {
            let tape: Vec<usize> = (0..40).map(|_| rng.below(1 << 20)).collect();
            run_ssa(&mini, &tape) != run_plan(&mini, &plan, &tape).0
        });
        wrong += u32::from(differs);
        assert!(!differs || verdict.is_err(), "random function {seed} under {strategy}");
    }
    assert!(wrong > 300 && rejected >= wrong, "{wrong} wrong, {rejected} rejected");
}
