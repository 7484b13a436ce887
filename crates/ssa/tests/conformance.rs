//! The suite that every host passes, over the hosts of this crate.

use std::cell::RefCell;

use sheave_ir::interp::{self, Interpreter};
use sheave_ssa::demote::{self, DemoteCtx};
use sheave_ssa::promote::{Ctx, Options, run};
use sheave_ssa::testing::conformance::{Embedding, Toy, check};
use sheave_ssa::testing::ir::translate;
use sheave_ssa::testing::toy::ToyFunc;

/// The adapter for `sheave-ir`, with its interpreter.
#[derive(Default)]
struct Ir {
    ctx: Ctx,
    demote: DemoteCtx,
    /// Demote after promotion, and how often to promote and demote.
    rounds: usize,
}

impl Embedding for Ir {
    fn run(
        &mut self,
        program: &ToyFunc,
        options: Option<&Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let (mut module, id) = translate(program);
        if let Some(options) = options {
            run(&mut module.functions[id], &mut self.ctx, options).map_err(|error| error.to_string())?;
        }
        for round in 0..self.rounds {
            let before = module.functions[id]
                .layout
                .iter()
                .map(|&b| module.functions[id].phis(b).len())
                .sum::<usize>();
            let stats = demote::run(&mut module.functions[id], &mut self.demote);
            let func = &module.functions[id];
            assert_eq!(stats.phis as usize, before, "every phi becomes a slot");
            assert!(func.layout.iter().all(|&block| func.phis(block).is_empty()));
            if round + 1 < self.rounds {
                sheave_ir::verify_module(&module).map_err(|error| error.to_string())?;
                run(&mut module.functions[id], &mut self.ctx, &Options::default())
                    .map_err(|error| error.to_string())?;
            }
        }
        sheave_ir::verify_module(&module).map_err(|error| error.to_string())?;
        let (observed, given) = (RefCell::new(Vec::new()), RefCell::new(input.iter().copied()));
        let mut interpreter =
            Interpreter::new(&module, interp::Options::default()).map_err(|trap| trap.to_string())?;
        interpreter.define_host("input", |_| Ok(given.borrow_mut().next().unwrap_or(u64::MAX)));
        interpreter.define_host("leak", |_| Ok(0));
        interpreter.define_host("observe", |call| {
            observed.borrow_mut().push(call.arg(0)?);
            Ok(0)
        });
        interpreter.call(id, &[]).map_err(|trap| trap.to_string())?;
        drop(interpreter);
        Ok(observed.into_inner())
    }
}

#[test]
fn demotion_is_the_way_back() {
    check(&mut Ir { rounds: 1, ..Ir::default() }, 15).unwrap_or_else(|difference| panic!("{difference}"));
    check(&mut Ir { rounds: 2, ..Ir::default() }, 15).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn sheave_ir_conforms() {
    check(&mut Ir::default(), 40).unwrap_or_else(|difference| panic!("{difference}"));
}

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
