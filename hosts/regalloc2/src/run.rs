//! Running the allocator.

use crate::{Block, Function, Inst, MachineEnv, Output, VReg, adapter};
use core::fmt;
#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

/// Why a function cannot be allocated.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum RegAllocError {
    /// The edge from the first block, which has other successors, to the second one, which has other
    /// predecessors, must be split.
    CritEdge(Block, Block),
    /// The value is defined several times, or used without a reaching definition. The instruction may be
    /// [`Inst::invalid`].
    SSA(VReg, Inst),
    /// The block has no instructions, or its last instruction neither returns nor branches.
    BB(Block),
    /// The branch has fewer or more arguments than its successor has parameters, or there is no such
    /// successor.
    Branch(Inst),
    /// A value is live into the entry block.
    EntryLivein,
    /// The branch has operands, and moves would have to come after it.
    DisallowedBranchArg(Inst),
    /// An instruction demands more registers than there are, or one register for two values.
    TooManyLiveRegs,
    /// An instruction has too many operands, or the function too many of something.
    TooManyOperands,
}

impl fmt::Display for RegAllocError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for RegAllocError {}

/// regalloc2's algorithms. Here both are Sheave's allocator.
#[derive(Clone, Copy, Debug, Default)]
pub enum Algorithm {
    /// The backtracking one.
    #[default]
    Ion,
    /// The single-pass algorithm.
    Fastalloc,
}

/// Options of a run.
#[derive(Clone, Copy, Debug, Default)]
pub struct RegallocOptions {
    /// Logs the function and the answer, with the feature `trace-log`.
    pub verbose_log: bool,
    /// Checks that every value is defined once, before all its uses.
    pub validate_ssa: bool,
    /// Which of regalloc2's algorithms is meant.
    pub algorithm: Algorithm,
}

/// Memory of the allocator, reused from function to function.
#[derive(Default)]
pub struct Ctx {
    scratch: adapter::Scratch,
    /// The answer of the last run.
    pub output: Output,
}

/// Allocates registers for a function.
///
/// # Errors
/// See [`RegAllocError`].
pub fn run<F: Function>(
    func: &F,
    env: &MachineEnv,
    options: &RegallocOptions,
) -> Result<Output, RegAllocError> {
    let mut ctx = Ctx::default();
    run_with_ctx(func, env, options, &mut ctx)?;
    Ok(ctx.output)
}

/// As [`run`], with memory that is reused. The answer is `ctx.output`, which may be taken.
///
/// # Errors
/// See [`RegAllocError`].
pub fn run_with_ctx<'a, F: Function>(
    func: &F,
    env: &MachineEnv,
    options: &RegallocOptions,
    ctx: &'a mut Ctx,
) -> Result<&'a Output, RegAllocError> {
    adapter::run(func, env, options.validate_ssa, &mut ctx.scratch, &mut ctx.output)?;
    #[cfg(feature = "trace-log")]
    if options.verbose_log {
        log::trace!("{}", ctx.scratch.display());
    }
    Ok(&ctx.output)
}
