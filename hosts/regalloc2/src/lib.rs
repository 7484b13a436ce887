//! The interface of regalloc2 0.15 with Sheave's register allocator inside.
//!
//! A compiler that uses regalloc2 is given this package in its place, without a change of its source:
//!
//! ```toml
//! [patch.crates-io]
//! regalloc2 = { path = "hosts/regalloc2" }
//! ```
//!
//! Names, signatures and the numbers of packed forms are those of its documentation; the implementation is
//! new. The functions of a host reach Sheave's allocator through [`Function`] and one module, `adapter`,
//! which the package in `check/` compiles a second time against the registry's regalloc2, for its checker and
//! its generator of functions.
//!
//! Both algorithms of [`Algorithm`] are accepted and are the same allocator. Not here: regalloc2's modules
//! `fuzzing`, `indexset`, `serialize` and `ssa`, which only its tools use.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod adapter;
mod allocation;
pub mod checker;
mod function;
mod index;
mod operand;
mod output;
mod registers;
mod run;

/// The interface of the adapter: here this crate, in `check/` the registry's.
mod api {
    pub(crate) use crate::{
        Allocation, Block, Edit, Function, Inst, MachineEnv, Operand, OperandConstraint, OperandKind,
        OperandPos, Output, PReg, PRegSet, ProgPoint, RegAllocError, RegClass, SpillSlot, VReg,
    };
}

pub use allocation::{Allocation, AllocationKind, SpillSlot};
pub use function::Function;
pub use index::{Block, Inst, InstRange};
pub use operand::{Operand, OperandConstraint, OperandKind, OperandPos};
pub use output::{Edit, InstOrEdit, InstPosition, Output, OutputIter, ProgPoint, Stats};
pub use registers::{MachineEnv, PReg, PRegSet, PRegSetIter, RegClass, VReg};
pub use run::{Algorithm, Ctx, RegAllocError, RegallocOptions, run, run_with_ctx};
