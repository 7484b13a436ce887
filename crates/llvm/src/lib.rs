//! Reads textual LLVM IR into [`sheave_ir`] modules, and writes it.
//!
//! [`read_module`] reads the output of `clang -S -emit-llvm` and `rustc --emit=llvm-ir`, from LLVM 9 (typed
//! pointers) to LLVM 22, into a [`sheave_ir::Module`] in memory form. Types beyond Sheave's seven scalar
//! types are legalised: integers of any width, vectors, aggregates as values, 80-bit floats.
//!
//! `parse` reads the text and calls `lower`, a builder of modules that is independent of text: another reader
//! of LLVM IR could call it as well. There is no tree in between, and the text is passed over twice. A
//! construct that the reader does not support is an [`unsupported`](sheave_ir::DiagnosticKind) error with its
//! position; no text makes it panic, hang or exhaust the stack. Dominance and the like are checked by
//! [`sheave_ir`]'s verifier.
//!
//! [`write_module`] writes them, in memory and SSA form.

#![forbid(unsafe_code)]

mod lower;
mod parse;
mod writer;

pub use parse::{ReadOptions, locate_faults, read_module, read_module_with};
pub use writer::{WriteError, write_module};

/// The example of the crate's README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
