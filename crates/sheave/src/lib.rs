//! Sheave, whole: from LLVM IR or a builder to machine code in memory.
//!
//! [`read_file`] reads a module, [`Context`] sends its functions through the passes of the [`pipeline`],
//! [`Jit`] makes machine code of them and hands out functions that keep their code alive. In between are
//! SSA construction ([`ssa::promote`]) and destruction ([`ssa::eliminate`]).
//!
//! A function built by hand, promoted, compiled and called:
//!
//! ```
//! use sheave::ir::{BinaryOp, BuilderContext, FunctionBuilder, IntCC, Linkage, Module, Signature, Type};
//! use sheave::{Jit, Options};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let mut module = Module::new("example");
//!     let signature = Signature::new(&[Type::I64], &[Type::I64]);
//!     let sum = module.define_function("sum", signature, Linkage::External);
//!
//!     // The sum of 1 to n, with the locals in stack slots, as a simple front end makes it.
//!     let mut ctx = BuilderContext::new();
//!     let mut b = FunctionBuilder::new(&mut module, sum, &mut ctx);
//!     let [entry, head, body, done] = std::array::from_fn(|_| b.create_block());
//!     b.switch_to_block(entry);
//!     let (total, n) = (b.alloca(Type::I64), b.alloca(Type::I64));
//!     let (zero, one) = (b.iconst(Type::I64, 0), b.iconst(Type::I64, 1));
//!     b.store(zero, total, 0);
//!     b.store(b.param(0), n, 0);
//!     b.jump(head, &[]);
//!     b.switch_to_block(head);
//!     let left = b.load(Type::I64, n, 0);
//!     let more = b.icmp(IntCC::Sgt, left, zero);
//!     b.branch(more, (body, &[]), (done, &[]));
//!     b.switch_to_block(body);
//!     let sum_so_far = b.load(Type::I64, total, 0);
//!     let next = b.binary(BinaryOp::Add, sum_so_far, left);
//!     b.store(next, total, 0);
//!     let fewer = b.binary(BinaryOp::Sub, left, one);
//!     b.store(fewer, n, 0);
//!     b.jump(head, &[]);
//!     b.switch_to_block(done);
//!     let result = b.load(Type::I64, total, 0);
//!     b.ret(&[result]);
//!     b.finish()?;
//!
//!     // Promoted to SSA form, phis eliminated, registers allocated, encoded into pages.
//!     let program = Jit::new(Options::default()).compile(&module)?;
//!     // SAFETY: the signature above says that it takes and gives one `i64`.
//!     let sum = unsafe { program.function::<extern "C" fn(i64) -> i64>("sum")? };
//!     assert_eq!(sum.call(100), 5050);
//!     Ok(())
//! }
//! ```

#[doc(hidden)]
pub mod cfg;
mod context;
pub mod copies;
mod disassemble;
mod error;
#[cfg(feature = "explore")]
pub mod explore;
pub mod frontend;
mod function_type;
mod input;
mod interpret;
mod jit;
mod link;
mod machine;
#[doc(hidden)]
pub mod names;
mod object;
mod options;
#[doc(hidden)]
pub mod process;
mod process_start;
mod program;
mod program_stats;
pub mod reduce;
#[doc(hidden)]
pub mod source_names;

pub use context::Context;
pub use disassemble::disassemble;
pub use error::Error;
pub use function_type::{AbiReturn, AbiType, CompiledFunction, FunctionType};
pub use input::{read_bytes, read_file};
pub use interpret::{Run, interpret};
pub use jit::{Jit, compile};
pub use link::link;
pub use machine::{MachineCounts, MemoryCounts, RegionMoves, count_moves};
pub use object::{compile_object, compile_object_with_stats};
pub use options::Options;
pub use program::Program;
pub use program_stats::ProgramStats;
pub use sheave_ir as ir;
pub use sheave_passes::driver as pipeline;
pub use sheave_passes::driver::debug::Debug;
pub use sheave_passes::driver::{FunctionStats, Goal};
pub use sheave_ssa as ssa;
pub use sheave_ssa::eliminate::Strategy;

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
