//! A reused elimination context allocates nothing from the second equal run on, under any strategy.

use crate::counting::so_far;
use sheave_ir::{FuncId, Module};
use sheave_passes::IrHost;
use sheave_passes::adapters::promote;
use sheave_passes::driver::{self, parse_passes};
use sheave_ssa::eliminate::{Ctx as Planner, Options, Strategy, plan};
use sheave_testing::ir;
use sheave_testing::ssa::programs::Recipe;
use sheave_testing::{
    Rng,
    ssa::{programs, shapes},
};

/// A function of every shape in SSA form.
fn modules() -> Vec<(Module, FuncId)> {
    let mut ctx = promote::Ctx::new();
    let options = promote::Options { phi_cost_limit: u64::MAX, ..promote::Options::default() };
    shapes::ALL
        .iter()
        .map(|&(_, shape)| {
            let recipe = Recipe { blocks: 60, slots: 8, insts: 4, odd: false };
            let program = programs::fill(&mut Rng::new(1), programs::skeleton(&shape(60)), recipe);
            let (mut module, id) = ir::translate(&program);
            let func = &mut module.functions[id];
            promote::promote(func, &mut ctx, &options).expect("the shapes are well-formed");
            (module, id)
        })
        .collect()
}

#[test]
fn the_second_equal_run_allocates_nothing() {
    let modules = modules();
    let passes = parse_passes("eliminate").expect("it is in the table");
    let mut func = modules[0].0.functions[modules[0].1].clone();
    for strategy in Strategy::ALL {
        for lower_bound in [false, true] {
            let eliminate = Options { strategy, lower_bound, ..Options::default() };
            // The checkers are not made for reuse.
            let options = driver::Options { eliminate, verify: false, ..driver::Options::new(&passes) };
            let (mut ctx, mut planner) = (driver::Ctx::new(), Planner::new());
            // How often planning allocates and how often planning and rewriting, by shape.
            let mut round = || -> Vec<[u64; 2]> {
                let counts = modules.iter().map(|(module, id)| {
                    func.copy_from(&module.functions[*id]);
                    let start = so_far();
                    plan(&IrHost(&func), &eliminate, &mut planner).expect("it is in SSA form");
                    let planned = so_far();
                    ctx.run_in_place(module, &mut func, &options).expect("it is in SSA form");
                    [planned - start, so_far() - planned]
                });
                counts.collect()
            };
            assert!(
                round().as_flattened().iter().any(|&count| count > 0),
                "the first round makes the memory"
            );
            assert_eq!(round(), vec![[0, 0]; modules.len()], "{eliminate:?}, by shape");
        }
    }
}
