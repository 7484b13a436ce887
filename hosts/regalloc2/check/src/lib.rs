//! The adapter of the package beside this one, compiled against the registry's regalloc2.

#![forbid(unsafe_code)]

extern crate alloc;

#[path = "../../src/adapter.rs"]
mod adapter;
#[cfg(test)]
mod tests;

/// The interface of the adapter.
mod api {
    pub(crate) use theirs::{
        Allocation, Block, Edit, Function, Inst, MachineEnv, Operand, OperandConstraint, OperandKind,
        OperandPos, Output, PReg, PRegSet, ProgPoint, RegAllocError, RegClass, SpillSlot, VReg,
    };
}

/// Memory that is reused, and the answer.
#[derive(Default)]
pub struct Ctx {
    scratch: adapter::Scratch,
    /// The answer of the last run.
    pub output: theirs::Output,
}

impl Ctx {
    /// Input and output of Sheave's allocator.
    pub fn text(&self) -> String {
        self.scratch.display().to_string()
    }
}

/// Allocates registers with Sheave's allocator.
///
/// # Errors
/// As regalloc2's.
pub fn run(
    func: &impl theirs::Function,
    env: &theirs::MachineEnv,
    ctx: &mut Ctx,
) -> Result<(), theirs::RegAllocError> {
    adapter::run(func, env, true, &mut ctx.scratch, &mut ctx.output)
}
