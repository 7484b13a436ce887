//! Sheave, whole: from LLVM IR or a builder to machine code in memory.
//!
//! [`read_file`] reads a module, [`Context`] sends its functions through the passes of the [`pipeline`], [`Jit`] makes
//! machine code of them and hands out functions that keep their code alive.

pub mod cfg;
mod context;
pub mod copies;
mod disassemble;
mod error;
mod input;
mod interpret;
mod jit;
mod link;
mod machine;
pub mod names;
mod options;
pub mod pipeline;
mod shuffle;
mod stats;
mod verify;

pub use context::{Context, Scratch};
pub use disassemble::disassemble;
pub use error::Error;
pub use input::{read_bytes, read_file, read_files};
pub use interpret::{Run, interpret};
pub use jit::{AbiReturn, AbiType, CompiledFunction, FunctionType, Jit, Program, ProgramStats, compile};
pub use link::link;
pub use machine::MachineCounts;
pub use options::Options;
pub use pipeline::debug::Debug;
pub use sheave_ir as ir;
pub use sheave_ssa as ssa;
pub use sheave_ssa::eliminate::Strategy;
pub use stats::FunctionStats;

/// Prints what a debug request asked for. Requests are for people, so they go to stderr, and a closed stderr is
/// nobody's problem.
fn trace(text: &str) {
    use std::io::Write as _;
    let _ = std::io::stderr().write_all(text.as_bytes());
}
