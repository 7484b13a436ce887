//! Tests of whole eliminations: traps, worked examples, random functions.

mod decisions;
mod entries;
mod exact;
mod faults;
mod hosts;
mod mini;
mod random;
mod traps;
mod unwritten;
mod worked;

use sheave_ssa::eliminate::*;
use sheave_ssa::{Analyses, Graph, SsaHost, Value};

use mini::{Mini, run_plan, run_ssa};

/// Plans `mini` under `strategy` and compares runs with phis and with copies on some tapes.
pub(super) fn check(name: &str, mini: &Mini, strategy: Strategy) -> Plan {
    check_options(name, mini, Options::new(strategy))
}

fn check_options(name: &str, mini: &Mini, options: Options) -> Plan {
    let strategy = options.strategy;
    let mut ctx = Ctx::new();
    let plan =
        plan(mini, &options, &mut ctx).unwrap_or_else(|error| panic!("{name} under {strategy}: {error}"));
    if let Err(error) = sheave_ssa::eliminate::check(mini, plan) {
        panic!("{name} under {strategy}: {error}: {mini:#?}\n{plan:#?}");
    }
    let mut rng = sheave_testing::Rng::new(7);
    for _ in 0..40 {
        let tape: Vec<usize> = (0..60).map(|_| rng.below(1 << 20)).collect();
        let (expected, (got, _)) = (run_ssa(mini, &tape), run_plan(mini, plan, &tape));
        assert_eq!(expected, got, "{name} under {strategy}: {mini:#?}\n{plan:#?}");
    }
    plan.clone()
}
