//! Writes modules as textual LLVM IR, so that LLVM can check and run them.
//!
//! [`write_module`] takes memory or SSA form and gives opaque-pointer IR in the syntax of LLVM 19, which `opt
//! -passes=verify` accepts and `lli` runs with the same result. It is an oracle: nothing is shared with the
//! back end, and LLVM's verifier and code generator know nothing of Sheave.
//!
//! Each difference between the two languages is bridged in one place: [`values`] prints types and constants,
//! [`symbols`] names and linkage, [`data`] initialisers, [`abi`] signatures (an `i128` is put together again,
//! because LLVM would tear two `i64` apart when the registers run out), [`function`] edges (LLVM has one
//! phi entry per predecessor, so edges of one terminator with different arguments get blocks of their own),
//! [`instructions`], [`calls`], [`rare`] and [`assembly`] the operations, [`access_types`] `!tbaa`.
//!
//! Sheave's semantics are total and so is the output, with three exceptions, in which LLVM's undefined
//! behaviour replaces a defined one: an integer division that traps, an 80-bit float converted to an integer
//! that cannot hold it, and memory that is not initialised. `llc` and `lli` compile the first two as Sheave
//! does; LLVM's optimiser may not.
//!
//! Linear in the module, up to the sorting of one function's edges. Copies form, which has no phis and
//! variables that are written more than once, cannot be expressed.

mod abi;
mod access_types;
mod assembly;
mod calls;
mod data;
mod function;
mod instructions;
mod rare;
mod symbols;
mod values;
mod words;

use core::fmt;
use std::collections::BTreeSet;
use std::fmt::Write as _;

use sheave_ir::Module;

/// A construct that LLVM IR, or this writer, cannot express.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteError {
    /// The function or data object at fault, as the linker names it.
    pub symbol: String,
    /// The block at fault as text names it; empty if it is not a block.
    pub block: String,
    /// The message, without a final full stop.
    pub message: String,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unsupported: LLVM IR cannot express {}, in %{}", self.message, self.symbol)?;
        if !self.block.is_empty() {
            write!(f, ", {}", self.block)?;
        }
        Ok(())
    }
}

impl std::error::Error for WriteError {}

/// A result of a part of the writer.
type Written<T = ()> = Result<T, WriteError>;

/// The data layout and the triple of the one target.
const TARGET: &str = "target datalayout = \
\"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
target triple = \"x86_64-unknown-linux-gnu\"\n";

/// `module` as textual LLVM IR.
///
/// The module must satisfy the verifier; every function is in memory or SSA form.
///
/// # Errors
/// For constructs that cannot be expressed: functions in copies form, names that LLVM reserves, relocations
/// that overlap.
///
/// # Panics
/// May panic if the module breaks rules that [`sheave_ir::verify_module`] checks.
pub fn write_module(module: &Module) -> Result<String, WriteError> {
    let mut out =
        String::with_capacity(64 * module.functions.values().map(|f| f.n_insts()).sum::<usize>() + 4096);
    let _ = writeln!(out, "source_filename = {}", words::quoted(module.name.as_bytes()));
    out.push_str(TARGET);
    out.push('\n');
    let scope = values::Scope::new(module);
    symbols::write_symbols(&scope, &mut out)?;
    let mut intrinsics = BTreeSet::new();
    for id in module.functions.keys() {
        function::write_function(&scope, id, &mut out, &mut intrinsics)?;
    }
    if !intrinsics.is_empty() {
        out.push('\n');
    }
    for declaration in &intrinsics {
        let _ = writeln!(out, "declare {declaration}");
    }
    access_types::write(&module.access_types, &mut out);
    Ok(out)
}
