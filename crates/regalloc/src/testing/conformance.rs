//! The suite that every host of the allocator passes: what a function shows does not depend on where its
//! values are.
//!
//! An embedder implements [`Allocation`]: it translates a function of the [`toy`] into its own IR, allocates
//! registers through its own host, carries out the plan, and runs the result or translates it back. [`check`]
//! does this for random functions and several targets, and compares with what the function shows on virtual
//! registers.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::functions::{self, Size};
use super::toy::{self, ToyFunc};
use super::{Random, Target};
use crate::registers::Registers;

/// An instruction of the random functions reads no more than this many values beside its temporaries, so that
/// targets with this many registers of each class can run them.
pub const REGISTERS: usize = 8;

/// A host under test.
///
/// ```
/// use sheave_regalloc::testing::conformance::{Allocation, check};
/// use sheave_regalloc::testing::toy::{self, ToyFunc};
/// use sheave_regalloc::{Options, Registers, host};
///
/// /// The toy as its own host.
/// #[derive(Default)]
/// struct Toy(host::Ctx);
///
/// impl Allocation for Toy {
///     fn run(&mut self, func: &ToyFunc, regs: &Registers, steps: usize) -> Result<Vec<u64>, String> {
///         let plan = host::plan(func, regs, &mut self.0, &Options::default()).map_err(|e| e.to_string())?;
///         toy::run_allocated(func, &toy::apply(func, plan), steps)
///     }
/// }
///
/// assert_eq!(check(&mut Toy::default(), 20), Ok(()));
/// ```
pub trait Allocation {
    /// Translates `func`, allocates registers for it, carries out the plan, and returns what instructions
    /// read, as [`toy::run`] and [`toy::run_allocated`] do, for at most `steps` instructions. `Err` explains
    /// why that failed.
    fn run(&mut self, func: &ToyFunc, registers: &Registers, steps: usize) -> Result<Vec<u64>, String>;

    /// Terminators that define particular registers can be translated.
    fn terminators_with_results(&self) -> bool {
        true
    }

    /// Edges to the entry block can be translated.
    fn loops_to_entry(&self) -> bool {
        true
    }
}

/// Checks `host` on `n` random functions.
///
/// # Errors
/// The first difference, with the function.
pub fn check(host: &mut impl Allocation, n: u64) -> Result<(), String> {
    const STEPS: usize = 300;
    for seed in 0..n {
        let mut random = Random::new(seed);
        let limit = [None, None, Some(REGISTERS)][random.below(3)];
        let target = if random.one_in(4) { Target::wide(limit) } else { Target::usual(limit) };
        let size = [
            Size { blocks: 6, insts: 5, params: 3 },
            Size { blocks: 3, insts: 12, params: 6 },
            Size { blocks: 20, insts: 8, params: 4 },
        ][random.below(3)];
        let func = functions::random(&mut random, &target, size);
        let has_results = func.blocks.iter().any(|block| {
            let jump = block.insts.last().map(|inst| &func.insts[inst.index()]);
            let fixed =
                |op: &crate::Operand| op.writes() && matches!(op.constraint(), crate::Constraint::Fixed(_));
            jump.is_some_and(|jump| jump.operands.iter().any(fixed))
        });
        let to_entry = func.blocks.iter().any(|block| block.edges.iter().any(|edge| edge.target.0 == 0));
        if has_results && !host.terminators_with_results() || to_entry && !host.loops_to_entry() {
            continue;
        }
        let expected = toy::run(&func, STEPS);
        let found = host.run(&func, &target.registers, STEPS);
        // Instructions that were removed leave time for more.
        if !found.as_ref().is_ok_and(|found| found.starts_with(&expected)) {
            let same =
                found.as_ref().map(|found| found.iter().zip(&expected).take_while(|(a, b)| a == b).count());
            if let Err(error) = &found {
                return Err(format!("seed {seed}: {error}\n{func}"));
            }
            return Err(format!("seed {seed}: {same:?} of {} are as expected for\n{func}", expected.len()));
        }
    }
    Ok(())
}
