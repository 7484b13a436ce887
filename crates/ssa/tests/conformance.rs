//! The suite that every host passes, over the toy.

use sheave_testing::ssa::conformance::{Toy, check, check_elimination, check_sroa};

#[test]
fn the_toy_host_conforms() {
    check(&mut Toy::default(), 400).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_toy_host_conforms_on_the_way_out() {
    check_elimination(&mut Toy::default(), 1000).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_toy_host_conforms_with_structures() {
    check_sroa(&mut Toy::default(), 5000).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn random_programs_exercise_splitting() {
    use sheave_ssa::sroa::{Ctx, Kept, Options, plan};
    use sheave_ssa::{Slot, promote};
    use sheave_testing::ssa::conformance::structured_programs;
    use sheave_testing::ssa::records::{Op, apply};
    let (mut ctx, mut slots) = (Ctx::new(), promote::Ctx::new());
    let options = Options::default();
    let (mut split, mut parts, mut pieces, mut whole, mut copies) = (0, 0, 0, 0, 0);
    let mut kept = std::collections::HashMap::new();
    let (mut promoted, mut before) = (0, 0);
    for (mut program, _) in structured_programs(3000, true) {
        before += promote::plan(&program, &promote::Options::default(), &mut slots).unwrap().stats().promoted;
        let plan = plan(&program, &options, &mut ctx).unwrap().clone();
        split += plan.stats().split;
        parts += plan.stats().parts;
        for slot in 0..program.slots.len() {
            if let Some(reason) = plan.kept(Slot::new(slot)) {
                *kept.entry(reason).or_insert(0) += 1;
            }
        }
        for (op, _) in &program.insts {
            match *op {
                Op::Load((Some(slot), offset), ty) | Op::Store((Some(slot), offset), ty, _) => {
                    let found = plan.covering(slot, offset as i32, ty.bytes());
                    whole += usize::from(found.len() > 1);
                    let part = plan.parts().get(found.start as usize).filter(|_| found.len() == 1);
                    pieces += usize::from(part.is_some_and(|part| part.ty.bytes() > ty.bytes()));
                }
                Op::Copy((to, _), (from, _), _) => {
                    let split = |slot: Option<Slot>| slot.is_some_and(|slot| plan.is_split(slot));
                    copies += usize::from(split(to) && split(from));
                }
                _ => {}
            }
        }
        apply(&mut program, &plan);
        promoted +=
            promote::plan(&program, &promote::Options::default(), &mut slots).unwrap().stats().promoted;
    }
    println!("{split} slots, {parts} parts, {pieces} pieces, {whole} of several, {copies} copies; {kept:?}");
    println!("{promoted} slots promoted after splitting, {before} without");
    assert!(
        split > 2000 && parts > 2 * split && copies > 500,
        "{split} slots, {parts} parts, {copies} copies"
    );
    assert!(pieces > 300 && whole > 300, "{pieces} pieces, {whole} accesses of several parts");
    for reason in [Kept::Whole, Kept::Overlapping, Kept::Opaque, Kept::CopiedOntoItself] {
        assert!(kept.get(&reason).is_some_and(|&n| n > 10), "{reason}: {kept:?}");
    }
    assert!(promoted > before + parts / 2, "{promoted} promoted, {before} without splitting, {parts} parts");
}

#[test]
fn random_programs_exercise_elimination() {
    use sheave_ssa::eliminate::{Ctx, Options, Position, Reason, Strategy, plan};
    use sheave_testing::ssa::conformance::{merging_programs, ssa_form};
    let mut ctx = Ctx::new();
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
    use sheave_testing::{Rng, ssa::programs};
    let mut ctx = Ctx::new();
    let (mut phis, mut placed, mut kept, mut points, mut observed) = (0, 0, 0, 0, 0);
    for seed in 0..300 {
        let mut rng = Rng::new(seed);
        let recipe = programs::Recipe { blocks: 12, slots: 5, insts: 6, odd: true };
        let program = programs::random(&mut rng, recipe);
        let plan = plan(&program, &Options::default(), &mut ctx).unwrap();
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

/// The checker accepts the plans of random functions under all options.
#[test]
fn random_plans_pass() {
    use sheave_ssa::promote::{Ctx, check::check, plan};
    use sheave_testing::ssa::conformance::all_options;
    use sheave_testing::ssa::programs::{Recipe, random};

    let mut ctx = Ctx::new();
    for seed in 0..250 {
        let mut rng = sheave_testing::Rng::new(seed);
        let program = random(&mut rng, Recipe { blocks: 9, slots: 4, insts: 6, odd: seed % 2 == 0 });
        for options in all_options() {
            let plan = plan(&program, &options, &mut ctx).expect("the program is well formed");
            if let Err(fault) = check(&program, plan, &options) {
                panic!("{fault} under {options:?}, seed {seed}: {program:#?}");
            }
        }
    }
}
