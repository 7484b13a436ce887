//! Decisions of others: right ones cost what they should, wrong ones are refused with a path that shows why.

use super::mini::Mini;
use super::*;
use sheave_ssa::host::Cfg as _;
use sheave_ssa::{Block, Edge};
use sheave_testing::Rng;

fn decide(mini: &Mini, decision: &Decision) -> Result<Plan, DecisionError> {
    let (mut analyses, mut ctx) = (Analyses::new(), Ctx::new());
    plan_decided(mini, decision, &Options::default(), &mut analyses, &mut ctx).cloned()
}

/// What `plan` does, said copy by copy.
fn transcribed(plan: &Plan) -> Decision {
    let at = |position| match position {
        Position::End(block) => DecidedPosition::End(block),
        Position::Head(block) => DecidedPosition::Head(block),
        Position::Split(index) => {
            DecidedPosition::Edges(plan.edges_to(&plan.splits[index as usize]).to_vec())
        }
    };
    let copies = plan.sequences.iter().map(|sequence| DecidedCopies {
        at: at(sequence.at),
        copies: plan.sequence_copies(sequence).iter().map(|copy| (copy.dest, copy.source)).collect(),
        ordered: true,
    });
    Decision {
        classes: plan.classes().map(<[Value]>::to_vec).collect(),
        isolated: Vec::new(),
        temporaries: plan.temporaries.clone(),
        copies: Some(copies.collect()),
    }
}

#[test]
fn the_plans_of_all_strategies_can_be_said() {
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let (n_blocks, n_phis) = (2 + rng.below(12), rng.below(9));
        let mini = random::function(&mut rng, n_blocks, n_phis);
        for strategy in Strategy::ALL {
            let what = format!("random function {seed} under {strategy}");
            let wanted = check(&what, &mini, strategy);
            let plan = decide(&mini, &transcribed(&wanted)).unwrap_or_else(|e| panic!("{what}: {e}"));
            sheave_ssa::eliminate::check(&mini, &plan)
                .unwrap_or_else(|e| panic!("{what}: {e}\n{mini:#?}\n{plan}"));
            assert_eq!(plan.counters.copies_left, wanted.counters.copies_left, "{what}");
            assert_eq!(plan.counters.constants_left, wanted.counters.constants_left, "{what}");
            assert_eq!(plan.counters.edges_split, wanted.counters.edges_split, "{what}");
            // A decision cannot say that a phi had a temporary which became one variable with it.
            let merged = |entry: &&Entry| entry.reason == Reason::Isolation && entry.position.is_none();
            let unsaid = wanted.ledger.iter().filter(merged).count() as u32;
            let inserted = wanted.counters.copies_inserted;
            assert!(
                (inserted - 2 * unsaid..=inserted).contains(&plan.counters.copies_inserted),
                "{what}\n{mini:#?}\n{wanted}\n{plan}"
            );
            assert!(
                unsaid > 0 || plan.counters.copies_inserted == inserted,
                "{what}\n{mini:#?}\n{wanted}\n{plan}"
            );
        }
    }
}

#[test]
fn classes_alone_leave_the_copies_that_their_strategy_leaves() {
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let (n_blocks, n_phis) = (2 + rng.below(12), rng.below(9));
        let mut mini = random::function(&mut rng, n_blocks, n_phis);
        mini.blocks.iter_mut().for_each(|block| block.unsplittable = false);
        let wanted = check("random function", &mini, Strategy::PerEdge);
        let plan = decide(&mini, &Decision::default()).unwrap();
        assert_eq!(format!("{plan}"), format!("{wanted}"), "random function {seed}");
        let wanted = check("random function", &mini, Strategy::Coalesce);
        let mut decision = transcribed(&wanted);
        (decision.copies, decision.temporaries) = (None, Vec::new());
        let plan = decide(&mini, &decision).unwrap();
        sheave_ssa::eliminate::check(&mini, &plan).unwrap();
        assert_eq!(plan.counters.copies_left, wanted.counters.copies_left, "random function {seed}");
        let isolated = mini.blocks.iter().flat_map(|block| block.phis.clone()).collect();
        let plan = decide(&mini, &Decision { isolated, ..Decision::default() });
        let wanted = check("random function", &mini, Strategy::Isolate);
        // Phis of unreachable blocks are none.
        if let Ok(plan) = plan {
            assert_eq!(plan.counters, wanted.counters, "random function {seed}");
        }
    }
}

/// Copies left out, exchanged, and classes merged at random: nothing panics, what is accepted runs right, and
/// what has another effect has a path on which that shows.
#[test]
fn wrong_decisions_are_refused_with_a_path() {
    let (mut right, mut shown, mut refused) = (0, 0, 0);
    for seed in 0..3000 {
        let mut rng = Rng::new(seed);
        let (n_blocks, n_phis) = (2 + rng.below(10), 1 + rng.below(7));
        let mini = random::function(&mut rng, n_blocks, n_phis);
        let strategy = Strategy::ALL[rng.below(Strategy::ALL.len())];
        let mut decision = transcribed(&check("random function", &mini, strategy));
        let mut listed = decision.copies.take().unwrap_or_default();
        match rng.below(4) {
            0 => {
                let variables: Vec<Value> = (0..mini.n_values()).map(Value::new).collect();
                let pick = |rng: &mut Rng| variables[rng.below(variables.len())];
                decision.classes.push(vec![pick(&mut rng), pick(&mut rng)]);
                (listed, decision.temporaries) = (Vec::new(), Vec::new());
            }
            1 if !listed.is_empty() => {
                let at = rng.below(listed.len());
                let last = listed[at].copies.len();
                listed[at].copies.remove(rng.below(last));
            }
            2 if !listed.is_empty() => {
                let at = rng.below(listed.len());
                listed[at].copies.reverse();
            }
            _ => {
                let position = DecidedPosition::End(Block::new(rng.below(n_blocks + 1)));
                let value = |rng: &mut Rng| Value::new(rng.below(mini.n_values() + 1));
                let copies = vec![(value(&mut rng), value(&mut rng))];
                listed.push(DecidedCopies { at: position, copies, ordered: false });
            }
        }
        decision.copies = (!listed.is_empty()).then_some(listed);
        let plan = match decide(&mini, &decision) {
            Ok(plan) => plan,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
                continue;
            }
        };
        match sheave_ssa::eliminate::check(&mini, &plan) {
            Ok(()) => {
                right += 1;
                let tape: Vec<usize> = (0..60).map(|_| rng.below(1 << 20)).collect();
                assert_eq!(run_ssa(&mini, &tape), run_plan(&mini, &plan, &tape).0, "{mini:#?}\n{plan}");
            }
            Err(error) if matches!(error.rule, CheckRule::Use | CheckRule::Phi) => {
                let path = counterexample(&mini, &plan);
                let path = path.unwrap_or_else(|| panic!("no path shows {error} in {mini:#?}\n{plan}"));
                assert_eq!(path.path[0], mini.entry(), "{path}");
                for pair in path.path.windows(2) {
                    let edges = &mini.blocks[pair[0].index()].edges;
                    assert!(edges.iter().any(|edge| edge.0 == pair[1]), "{path}");
                }
                shown += 1;
            }
            Err(_) => {
                assert_eq!(counterexample(&mini, &plan), None);
                refused += 1;
            }
        }
    }
    assert!(right > 300 && shown > 300 && refused > 100, "{right}, {shown}, {refused}");
}

#[test]
fn a_lost_copy_is_shown_on_the_path_around_the_loop() {
    // v1 = phi [block0: v0], [block1: v2]; v2 = op v1; the phi is read after the loop.
    let mut mini = Mini::new(3);
    let start = mini.param();
    let phi = mini.phi(1);
    mini.end(0, &[], &[(1, &[start])]);
    let next = mini.op(1, &[phi]);
    mini.end(1, &[], &[(1, &[next]), (2, &[])]);
    mini.end(2, &[phi], &[]);
    let plan = decide(&mini, &Decision { classes: vec![vec![phi, next]], ..Decision::default() }).unwrap();
    let shown = counterexample(&mini, &plan).expect("the phi is lost");
    assert_eq!(shown.path, [0, 1, 2].map(Block::new));
    assert_eq!(
        shown.to_string(),
        "elimination is wrong in block2 for v1: the place of an operand must hold the operand\n\
         on the path block0 -> block1 -> block2:\n    end of block0: v1 := v0\n    block1 defines v2, in the \
         variable v1\n    block2 reads v1 from the variable v1: it holds v2\n"
    );
}

#[test]
fn each_refusal_has_its_reason() {
    let mut mini = Mini::new(3);
    let start = mini.param();
    let one = mini.constant();
    let (a, b) = (mini.phi(1), mini.phi(1));
    mini.end(0, &[], &[(1, &[start, one])]);
    mini.end(1, &[], &[(1, &[b, a]), (2, &[])]);
    mini.end(2, &[a], &[]);
    let of = |decision: Decision| decide(&mini, &decision).expect_err("it is wrong").to_string();
    let no_variable = format!("{one} is a constant or undefined, so it has no variable");
    let one_target = "copies in an edge block belong to one or more edges to one block";
    let classes = |classes: Vec<Vec<Value>>| of(Decision { classes, ..Decision::default() });
    assert_eq!(classes(vec![vec![a, Value::new(99)]]), "there is no value v99");
    assert_eq!(classes(vec![vec![a, one]]), no_variable);
    assert_eq!(classes(vec![vec![a, start], vec![start]]), format!("{start} is in two classes"));
    let two = classes(vec![vec![a, b]]);
    assert!(two.starts_with(&format!("{a} and {b}, both phis of block1, are in one class")), "{two}");
    let isolated = vec![start];
    assert_eq!(of(Decision { isolated, ..Decision::default() }), format!("{start} is no phi"));
    let at = |at, copies| {
        let copies = Some(vec![DecidedCopies { at, copies, ordered: false }]);
        of(Decision { copies, ..Decision::default() })
    };
    let block = Block::new(7);
    assert_eq!(at(DecidedPosition::End(block), vec![]), "there is no reachable block block7");
    let edge = Edge::new(Block::new(1), 2);
    assert_eq!(at(DecidedPosition::Edges(vec![edge]), vec![]), "there is no reachable edge block1.2");
    let edges = [0, 1].map(|k| Edge::new(Block::new(1), k)).to_vec();
    assert_eq!(at(DecidedPosition::Edges(edges), vec![]), one_target);
    assert_eq!(at(DecidedPosition::Edges(vec![]), vec![]), one_target);
    let end = DecidedPosition::End(Block::new(0));
    let twice = vec![(a, start), (a, b)];
    assert_eq!(at(end.clone(), twice), format!("two copies that are done at once write the variable of {a}"));
    assert_eq!(at(end, vec![(one, a)]), no_variable);

    // Inside of a class nothing is copied.
    let inside = DecidedCopies {
        at: DecidedPosition::End(Block::new(0)),
        copies: vec![(a, start), (b, one)],
        ordered: false,
    };
    let decision =
        Decision { classes: vec![vec![a, start]], copies: Some(vec![inside]), ..Decision::default() };
    assert_eq!(decide(&mini, &decision).unwrap().copies.len(), 1);
}
