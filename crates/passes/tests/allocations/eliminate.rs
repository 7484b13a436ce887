//! A reused elimination context allocates nothing from the second equal run on, under any strategy.

use crate::counting::so_far;
use sheave_passes::IrHost;
use sheave_passes::adapters::eliminate::{Ctx, eliminate as run};
use sheave_passes::adapters::promote;
use sheave_ssa::eliminate::{Ctx as Planner, Options, Strategy, plan};
use sheave_testing::ir;
use sheave_testing::ssa::programs::Recipe;
use sheave_testing::{
    Rng,
    ssa::{programs, shapes},
};

/// Debug builds check the plan when it is applied, and the checker allocates: only planning is tested then.
const IS_CHECKED: bool = cfg!(debug_assertions);

/// A function of every shape in SSA form.
fn functions() -> Vec<sheave_ir::Function> {
    let mut ctx = promote::Ctx::new();
    let options = promote::Options { phi_cost_limit: u64::MAX, ..promote::Options::default() };
    shapes::ALL
        .iter()
        .map(|&(_, shape)| {
            let recipe = Recipe { blocks: 60, slots: 8, insts: 4, odd: false };
            let program = programs::fill(&mut Rng::new(1), programs::skeleton(&shape(60)), recipe);
            let (module, id) = ir::translate(&program);
            let mut func = module.functions[id].clone();
            promote::promote(&mut func, &mut ctx, &options).expect("the shapes are well-formed");
            func
        })
        .collect()
}

#[test]
fn the_second_equal_run_allocates_nothing() {
    let functions = functions();
    for strategy in Strategy::ALL {
        for lower_bound in [false, true] {
            let options = Options { strategy, lower_bound, ..Options::default() };
            let (mut ctx, mut planner) = (Ctx::new(), Planner::new());
            let func = &mut functions[0].clone();
            for original in &functions {
                func.copy_from(original);
                plan(&IrHost(func), &options, &mut planner).expect("it is in SSA form");
                if !IS_CHECKED {
                    run(func, &mut ctx, &options).expect("they are in SSA form");
                }
            }
            for (index, original) in functions.iter().enumerate() {
                func.copy_from(original);
                let before = so_far();
                plan(&IrHost(func), &options, &mut planner).expect("it is in SSA form");
                let planning = so_far() - before;
                assert_eq!(planning, 0, "{options:?} plans shape {index}");
                if !IS_CHECKED {
                    let before = so_far();
                    run(func, &mut ctx, &options).expect("they are in SSA form");
                    let running = so_far() - before;
                    assert_eq!(running, 0, "{options:?} runs on shape {index}");
                }
            }
        }
    }
}
