//! Random machine functions, a lock-step simulator, and one iteration of both: the bodies of tests and
//! fuzzers.

mod generate;
mod simulate;
mod target;

pub use generate::{Shape, generate};
pub use simulate::simulate;
pub use target::{CALL_CLOBBERS, FLOAT, INT, OTHER, Target, registers};

use super::input::{Code, InstKind, Operand, Vreg};
use super::output::Output;
use super::registers::Registers;
use super::{Ctx, Error, Options, checker, run};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A small generator of pseudo-random numbers (George Marsaglia, "Xorshift RNGs", 2003).
pub struct Random(u64);

impl Random {
    /// A sequence of its own for every seed.
    pub fn new(seed: u64) -> Random {
        Random((seed ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9) | 1)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize * n) >> 32
    }

    /// True in one of `n` cases.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// The code with what the allocator answered, for people.
///
/// ```
/// use sheave_regalloc::testing::{Random, Shape, Target, dump, generate, simulate};
/// use sheave_regalloc::{Ctx, Options, Output, run};
///
/// let target = Target::usual(None);
/// let mut code = generate(&mut Random::new(3), &target, Shape::new(4, 5, 8));
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
/// use sheave_regalloc::testing::{Shape, Target, fuzz_one};
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
/// A description of what went wrong.
pub fn fuzz_one(
    seed: u64,
    shape: Shape,
    target: &Target,
    ctx: &mut Ctx,
    out: &mut Output,
) -> Result<(), String> {
    let mut random = Random::new(seed);
    let original = generate(&mut random, target, shape);
    let mut code = original.clone();
    let regs = &target.registers;
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

/// Inputs of commutative instructions may have changed places, and nothing else.
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
