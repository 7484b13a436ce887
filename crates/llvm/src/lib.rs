//! Reads textual LLVM IR into [`sheave_ir`] modules, and writes it.
//!
//! [`read_module`] takes what `clang -S -emit-llvm` and `rustc --emit=llvm-ir` print, from LLVM 9 (typed
//! pointers) to LLVM 22, and gives a [`sheave_ir::Module`] in memory form. Everything LLVM has beyond
//! Sheave's seven scalar types is legalised: integers of any width, vectors, aggregates as values, 80-bit
//! floats.
//!
//! `parse` reads the text and calls `lower`, a builder of modules that knows nothing of texts: another reader
//! of LLVM IR could call it as well. There is no tree in between, and the text is passed over twice. What the
//! reader does not know is an [`unsupported`](sheave_ir::DiagnosticKind) message with its position; no text
//! makes it panic, hang or exhaust the stack. It does not verify: dominance and the like are for
//! [`sheave_ir`]'s verifier.
//!
//! [`write_module`] writes them, in memory and SSA form.

#![forbid(unsafe_code)]

mod lower;
mod names;
mod parse;
mod writer;

pub use parse::{ReadOptions, locate_faults, read_module, read_module_with};
pub use writer::{WriteError, write_module};

/// The example of the crate's README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
