//! Reads textual LLVM IR into [`sheave_ir`] modules, and writes it.
//!
//! [`read_module`] takes what `clang -S -emit-llvm` and `rustc --emit=llvm-ir` print, from LLVM 9 (typed
//! pointers) to LLVM 22, and gives a [`sheave_ir::Module`] in memory form. Everything LLVM has beyond
//! Sheave's seven scalar types is legalised on the way: odd and wide integers, vectors, aggregates as values,
//! 80-bit floats.
//!
//! Reading is two passes over the text, both linear: [`reader`](self) finds everything at the top level and
//! jumps over function bodies, then each body is turned into instructions directly, without a tree in
//! between. What the reader does not know is an [`unsupported`](sheave_ir::DiagnosticKind) message with its
//! position; no text makes it panic, hang or exhaust the stack. It does not verify: dominance and the like
//! are for [`sheave_ir`]'s verifier.
//!
//! [`write_module`] is the way back, for memory and SSA form.

#![forbid(unsafe_code)]

mod abi;
mod addresses;
mod aggregates;
mod arithmetic;
mod assembly;
mod atomics;
mod attributes;
mod body;
mod calls;
mod casts;
mod constant_operands;
mod constants;
mod control;
mod cursor;
mod finish;
mod floats;
mod function_state;
mod globals;
mod initializer;
mod intrinsics;
mod keywords;
mod locals;
mod memory;
mod module_assembly;
mod names;
mod operands;
mod reader;
mod sse;
mod top_level;
mod type_syntax;
mod types;
mod vector_addresses;
mod wide_ints;
mod writer;

pub use reader::read_module;
pub use writer::{WriteError, write_module};

/// The example of the crate's README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
