//! Functions of regalloc2's generator, with Sheave's allocator, under regalloc2's checker.

use super::common::{EVERYTHING, generate, variable};
use crate::{Ctx, run};
use theirs::checker::Checker;
use theirs::fuzzing::func::{Options, machine_env};
use theirs::{Function, MachineEnv, PReg, PRegSet, RegAllocError, RegClass};

const CLASSES: [RegClass; 3] = [RegClass::Int, RegClass::Float, RegClass::Vector];

/// Counts of the checked items.
#[derive(Default, Debug)]
struct Counts {
    functions: usize,
    insts: usize,
    moves: usize,
    /// They need more registers than there are.
    refused: usize,
}

/// Checks `REGALLOC2_FUZZ` functions from seed `REGALLOC2_FUZZ_FIRST` on.
fn check(env: &MachineEnv, options: &Options) -> Counts {
    let mut ctx = Ctx::default();
    let (first, n) = (variable("REGALLOC2_FUZZ_FIRST", 1), variable("REGALLOC2_FUZZ", 1200));
    let mut counts = Counts::default();
    for seed in first..first + n {
        let Some(func) = generate(seed, options) else { continue };
        match run(&func, env, &mut ctx) {
            Ok(()) => {}
            Err(RegAllocError::TooManyLiveRegs) => {
                counts.refused += 1;
                continue;
            }
            Err(error) => panic!("seed {seed}: {error:?}\n{func:?}\n{}", ctx.text()),
        }
        counts.functions += 1;
        counts.insts += func.num_insts();
        counts.moves += ctx.output.edits.len();
        let mut checker = Checker::new(&func, env);
        checker.prepare(&ctx.output);
        if let Err(errors) = checker.run() {
            panic!("seed {seed}: {errors:?}\n{func:?}\n{}", ctx.text());
        }
        labels_are_disjoint(&ctx.output, seed);
        let mut fresh = Ctx::default();
        run(&func, env, &mut fresh).unwrap();
        assert_eq!(format!("{:?}", fresh.output), format!("{:?}", ctx.output), "seed {seed}: memory matters");
    }
    println!("{counts:?}");
    assert!(counts.functions * 5 >= n as usize, "too few of {n} seeds make a function: {counts:?}");
    counts
}

fn labels_are_disjoint(out: &theirs::Output, seed: u64) {
    for (label, from, to, at) in &out.debug_locations {
        assert!(from < to && at.is_some(), "seed {seed}: label {label} from {from:?} to {to:?} in {at}");
    }
    let keys = out.debug_locations.iter().map(|&(label, from, ..)| (label, from));
    assert!(keys.is_sorted(), "seed {seed}: the labels are not sorted");
}

/// Registers `0..preferred` and `preferred..all` of each class.
fn environment(preferred: usize, all: usize, scratch: Option<usize>) -> MachineEnv {
    let set =
        |range: std::ops::Range<usize>, class| -> PRegSet { range.map(|n| PReg::new(n, class)).collect() };
    MachineEnv {
        preferred_regs_by_class: CLASSES.map(|class| set(0..preferred, class)),
        non_preferred_regs_by_class: CLASSES.map(|class| set(preferred..all, class)),
        scratch_by_class: CLASSES.map(|class| scratch.map(|n| PReg::new(n, class))),
        ..machine_env()
    }
}

#[test]
fn every_answer_is_right() {
    let counts = check(&machine_env(), &EVERYTHING);
    assert_eq!(counts.refused, 0);
    assert!(counts.moves > counts.insts / 10, "{counts:?}");
}

#[test]
fn with_a_scratch_register() {
    // The generator would name it in constraints.
    let options = Options { fixed_regs: false, ..EVERYTHING };
    assert_eq!(check(&environment(20, 28, Some(31)), &options).refused, 0);
}

/// Values are on the stack most of the time, and no register is free for moves in memory.
#[test]
fn with_few_registers() {
    let counts = check(&environment(6, 8, None), &EVERYTHING);
    assert!(counts.refused < counts.functions, "{counts:?}");
    assert!(counts.moves > counts.insts * 2 / 5, "{counts:?}");
}
