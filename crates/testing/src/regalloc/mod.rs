//! Random machine functions, a lock-step simulator, and one iteration of both: the bodies of tests and
//! fuzzers.

mod generate;
pub mod shapes;
mod simulate;
mod target;

pub use generate::{Shape, generate};
pub use simulate::{follow, simulate};
pub use target::{CALL_CLOBBERS, FLOAT, INT, OTHER, Target, registers};

use crate::Rng;
use sheave_regalloc::{Code, Ctx, Error, InstKind, Operand, Options, Output, Registers, Vreg, checker, run};

/// Prints the code with the allocator's answer beside it.
///
/// ```
/// use sheave_regalloc::{Ctx, Options, Output, run};
/// use sheave_testing::Rng;
/// use sheave_testing::regalloc::{Shape, Target, dump, generate, simulate};
///
/// let target = Target::usual(None);
/// let mut code = generate(&mut Rng::new(3), &target, Shape::new(4, 5, 8));
/// let mut output = Output::default();
/// run(&mut code, &target.registers, &Options::default(), &mut Ctx::default(), &mut output)?;
/// // On virtual registers and as allocated, side by side.
/// simulate(&code, &output, 1, 500).expect("both do the same");
/// assert!(dump(&code, &output).contains("block0"));
/// # Ok::<(), sheave_regalloc::Error>(())
/// ```
pub fn dump(code: &Code, out: &Output) -> String {
    out.display(code).to_string()
}

/// One iteration of fuzzing: generate, allocate, check, simulate. A reused `ctx` must answer as a fresh one.
///
/// ```
/// use sheave_testing::regalloc::{Shape, Target, fuzz_one};
/// use sheave_regalloc::{Ctx, Output};
///
/// let (mut ctx, mut output) = (Ctx::default(), Output::default());
/// for seed in 0..20 {
///     fuzz_one(seed, Shape::new(6, 6, 12), &Target::usual(Some(8)), &mut ctx, &mut output)?;
/// }
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
/// A description of the failure.
pub fn fuzz_one(
    seed: u64,
    shape: Shape,
    target: &Target,
    ctx: &mut Ctx,
    out: &mut Output,
) -> Result<(), String> {
    let mut random = Rng::new(seed);
    let original = generate(&mut random, target, shape);
    let mut code = original.clone();
    let regs = &target.registers;
    original.check(regs).map_err(|error| format!("the function breaks a rule: {error}"))?;
    let few = regs.order.iter().filter(|p| p.class() == INT).count() < 6;
    match run(&mut code, regs, &Options::default(), ctx, out) {
        Ok(_) => {}
        // The widest random instruction has two ordinary operands, a scratch register and three reserved
        // ones.
        Err(Error::TooFewRegisters { .. }) if few => return Ok(()),
        Err(e) => return Err(format!("{e}")),
    }
    if let Some(fault) = checker::check(&code, regs, out).first() {
        return Err(format!("checker: {fault}\n{}", dump(&code, out)));
    }
    for run in 0..4 {
        simulate(&code, out, seed ^ run << 40, 2000).map_err(|e| format!("{e}\n{}", dump(&code, out)))?;
    }
    only_exchanged(&original, &code)?;
    let mut fresh = Output::default();
    run_fresh(original, regs, &mut fresh)?;
    if fresh.allocs != out.allocs || fresh.moves != out.moves {
        return Err("a reused context answers differently from a fresh one".into());
    }
    Ok(())
}

/// Checks that the codes differ at most by exchanged inputs of commutative instructions.
fn only_exchanged(before: &Code, after: &Code) -> Result<(), String> {
    for inst in 0..before.n_insts() {
        let (old, new) = (before.inst_operands(inst), after.inst_operands(inst));
        let uses = |ops: &[Operand]| {
            let mut vregs: Vec<Vreg> = ops.iter().filter(|o| o.reads()).map(|o| o.vreg()).collect();
            vregs.sort_unstable();
            vregs
        };
        let shape =
            |ops: &[Operand]| ops.iter().map(|o| (o.access(), o.at(), o.constraint())).collect::<Vec<_>>();
        let may =
            before.kinds[inst] == InstKind::Commutative && shape(old) == shape(new) && uses(old) == uses(new);
        if old != new && !may {
            return Err(format!("instruction {inst} was changed from {old:?} to {new:?}"));
        }
    }
    Ok(())
}

fn run_fresh(mut code: Code, regs: &Registers, out: &mut Output) -> Result<(), String> {
    run(&mut code, regs, &Options::default(), &mut Ctx::default(), out).map(|_| ()).map_err(|e| e.to_string())
}
