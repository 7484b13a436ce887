//! The suite that every host passes, over the toy.

use sheave_ssa::testing::conformance::{Toy, check, check_elimination};

#[test]
fn the_toy_host_conforms() {
    check(&mut Toy::default(), 400).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_toy_host_conforms_on_the_way_out() {
    check_elimination(&mut Toy::default(), 1000).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn random_programs_exercise_elimination() {
    use sheave_ssa::eliminate::{Context, Options, Position, Reason, Strategy, plan};
    use sheave_ssa::testing::conformance::{merging_programs, ssa_form};
    let mut ctx = Context::new();
    let (mut coalesced, mut reasons) = (0, [0; Reason::ALL.len()]);
    let (mut heads, mut ends, mut splits) = (0, 0, 0);
    for (program, _) in merging_programs(1000) {
        let func = ssa_form(&program);
        for strategy in Strategy::ALL {
            let plan = plan(&func, &Options::new(strategy), &mut ctx).unwrap();
            for entry in &plan.ledger {
                coalesced += usize::from(entry.position.is_none());
                let reason = Reason::ALL.iter().position(|&reason| reason == entry.reason);
                reasons[reason.unwrap()] += usize::from(entry.position.is_some());
            }
            for sequence in &plan.sequences {
                match sequence.at {
                    Position::Head(_) => heads += 1,
                    Position::End(_) => ends += 1,
                    Position::Split(_) => splits += 1,
                }
            }
        }
    }
    assert!(coalesced > 5000, "{coalesced} copies coalesced");
    assert!(
        heads > 1000 && ends > 2000 && splits > 5000,
        "copies at {heads} heads, {ends} ends, on {splits} edges"
    );
    for (reason, count) in Reason::ALL.into_iter().zip(reasons) {
        // The toy has no edges that cannot be split.
        assert!(count > 200 || reason == Reason::UnsplittableEdge, "{count} copies for {}", reason.name());
    }
}

#[test]
fn random_programs_exercise_the_pass() {
    use sheave_ssa::promote::{Ctx, Options, plan};
    use sheave_ssa::testing::{Rng, programs};
    let mut ctx = Ctx::new();
    let (mut phis, mut placed, mut kept, mut points, mut observed) = (0, 0, 0, 0, 0);
    for seed in 0..300 {
        let mut rng = Rng::new(seed);
        let recipe = programs::Recipe { blocks: 12, slots: 5, insts: 6, odd: true };
        let program = programs::random(&mut rng, recipe);
        let plan = plan(&program, &mut ctx, &Options::default()).unwrap();
        let stats = plan.stats();
        phis += stats.phis;
        placed += stats.phis_placed;
        kept += stats.slots - stats.promoted;
        points += plan.points().len();
        observed += programs::run(&program, &programs::input(&mut rng, 40), 10_000).len();
    }
    assert!(phis > 1000 && placed > phis + 50, "{phis} phis of {placed} placed");
    assert!(kept > 50 && points > 100, "{kept} slots kept, {points} conversions");
    assert!(observed > 2000, "{observed} values observed");
}
