//! The suite that every host passes, over the adapter for `sheave-ir`; and demotion.

use std::cell::RefCell;

use sheave_interp::{self as interp, Interpreter};
use sheave_ir::{FuncId, Module};
use sheave_passes::adapters::eliminate;
use sheave_passes::adapters::promote::{Ctx, promote as run};
use sheave_passes::driver::{self, parse_passes};
use sheave_ssa::promote::Options;
use sheave_testing::ir::translate;
use sheave_testing::ssa::conformance::{Elimination, Embedding, check, check_elimination};
use sheave_testing::ssa::toy::ToyFunc;

/// The adapter for `sheave-ir`, with its interpreter.
#[derive(Default)]
struct Ir {
    ctx: Ctx,
    driver: driver::Ctx,
    eliminate: eliminate::Ctx,
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
            let mut func = module.functions[id].clone();
            let before: usize = func.layout.iter().map(|&block| func.phis(block).len()).sum();
            let passes = parse_passes("demote").expect("a pass");
            self.driver
                .run_in_place(&module, &mut func, &driver::Options::new(&passes))
                .map_err(|error| error.to_string())?;
            let counts = self.driver.stats().counts.iter();
            let n_phis: u32 = counts.filter(|count| count.what == "phis demoted").map(|count| count.n).sum();
            assert_eq!(n_phis as usize, before, "every phi becomes a slot");
            assert!(func.layout.iter().all(|&block| func.phis(block).is_empty()));
            module.functions[id] = func;
            if round + 1 < self.rounds {
                sheave_ir::verify_module(&module).map_err(|error| error.to_string())?;
                run(&mut module.functions[id], &mut self.ctx, &Options::default())
                    .map_err(|error| error.to_string())?;
            }
        }
        interpret(&module, id, input)
    }
}

impl Elimination for Ir {
    fn run_without_phis(
        &mut self,
        program: &ToyFunc,
        options: Option<&eliminate::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let (mut module, id) = translate(program);
        let func = &mut module.functions[id];
        run(func, &mut self.ctx, &Options::default()).map_err(|error| error.to_string())?;
        if let Some(options) = options {
            eliminate::eliminate(func, &mut self.eliminate, options).map_err(|error| error.to_string())?;
            assert!(func.layout.iter().all(|&block| func.phis(block).is_empty()));
        }
        interpret(&module, id, input)
    }
}

/// Runs a verified `module`: what it observed.
fn interpret(module: &Module, id: FuncId, input: &[u64]) -> Result<Vec<u64>, String> {
    sheave_ir::verify_module(module).map_err(|error| error.to_string())?;
    let (observed, given) = (RefCell::new(Vec::new()), RefCell::new(input.iter().copied()));
    let mut interpreter =
        Interpreter::new(module, interp::Options::default()).map_err(|trap| trap.to_string())?;
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
fn sheave_ir_conforms_on_the_way_out() {
    check_elimination(&mut Ir::default(), 120).unwrap_or_else(|difference| panic!("{difference}"));
}
