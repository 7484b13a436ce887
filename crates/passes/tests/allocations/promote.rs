//! A context that is used again allocates nothing for a function that is not larger than those before it.

use crate::counting::so_far;
use sheave_passes::driver::{self, parse_passes};
use sheave_ssa::promote::{Cleanup, Ctx, Options, Placement, Uninit, plan};
use sheave_testing::ir;
use sheave_testing::ssa::programs::{Recipe, fill, random, skeleton};
use sheave_testing::{Rng, ssa::shapes};

fn allocations(work: impl FnOnce()) -> u64 {
    let before = so_far();
    work();
    so_far() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(vec![1_u8; 100]))), 1);
}

/// Everything that plans use memory for.
fn options() -> impl Iterator<Item = Options> {
    let usual = Options::default();
    let placements = Placement::ALL.map(|placement| Options { placement, ..usual });
    placements.into_iter().chain([
        Options { uninit: Uninit::Undef, ..usual },
        Options { cleanup: Some(Cleanup::Full), placement: Placement::Minimal, ..usual },
    ])
}

#[test]
fn planning_again_allocates_nothing() {
    let recipe = Recipe { blocks: 40, slots: 12, insts: 6, odd: true };
    let mut functions: Vec<_> = (0..40).map(|seed| random(&mut Rng::new(seed), recipe)).collect();
    let plain = Recipe { blocks: 0, slots: 5, insts: 4, odd: false };
    functions
        .extend(shapes::ALL.iter().map(|(_, shape)| fill(&mut Rng::new(1), skeleton(&shape(200)), plain)));
    for options in options() {
        let mut ctx = Ctx::new();
        let mut round = || {
            for func in &functions {
                plan(func, &options, &mut ctx).expect("the function is well formed");
            }
        };
        round();
        assert_eq!(allocations(round), 0, "{options:?}");
    }
}

#[test]
fn promoting_again_allocates_nothing() {
    let recipe = Recipe { blocks: 40, slots: 12, insts: 6, odd: false };
    let modules: Vec<_> = (0..40).map(|seed| ir::translate(&random(&mut Rng::new(seed), recipe))).collect();
    let passes = parse_passes("promote").expect("it is in the table");
    // The verifier and the checkers are not made for reuse.
    let options = driver::Options { verify: false, ..driver::Options::new(&passes) };
    let mut ctx = driver::Ctx::new();
    let mut work = modules[0].0.functions[modules[0].1].clone();
    let mut counts = [0; 3];
    for count in &mut counts {
        for (module, id) in &modules {
            work.copy_from(&module.functions[*id]);
            *count += allocations(|| {
                ctx.run_in_place(module, &mut work, &options).expect("the function is well formed");
            });
        }
    }
    assert!(counts[0] > 0, "the first round makes the memory of the context");
    assert_eq!(counts[1..], [0, 0], "the second and third round");
}
