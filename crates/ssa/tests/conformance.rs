//! The suite that every host passes, over the toy.

use sheave_ssa::testing::conformance::{Toy, check};

#[test]
fn the_toy_host_conforms() {
    check(&mut Toy::default(), 400).unwrap_or_else(|difference| panic!("{difference}"));
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
