//! Checks that a function keeps the rules of its form, and a module those of its parts.
//!
//! It runs once on whatever a reader or an embedder hands in, and between passes in tests. All faults are
//! reported at once, each under its line of the printed function.
//!
//! Two sweeps: one over the structure (ranges, terminators, edges, definitions), one over the instructions
//! (uses, types, counts). A use is first compared with its definition's place: same block and earlier, or in
//! the entry block, is enough. Only if that does not settle it, a dominator tree is made (see `dominance`),
//! so code of front ends, in which values that cross blocks are defined in the entry, never needs one.
//!
//! Time: linear in the function, plus, if a tree is needed, O(m log n) for n blocks and m edges. No
//! recursion. Memory: eight bytes per value and a few per block, kept in [`Verifier`] for the next function.
//!
//! Unreachable code follows LLVM's rule: in it every use is allowed, but its definitions must not be
//! used elsewhere. It is not checked whether variables of copies form are written before they are read: that
//! is the purpose of the form, and a read gets an arbitrary value.

mod checker;
mod dominance;
mod exceptions;
mod instructions;
mod module;
mod report;
mod structure;
mod uses;

pub use report::{Fault, MAX_FAULTS, VerifyError};

pub use checker::Verifier;

use crate::{Form, Function, Module};
use checker::Checker;

impl Verifier {
    /// An empty verifier.
    pub fn new() -> Self {
        Self::default()
    }

    /// Checks `func`, which should be in `form`.
    ///
    /// # Errors
    /// Everything that is wrong with it. No function makes this panic, except one whose operand lists are not
    /// its own.
    pub fn function(&mut self, module: &Module, func: &Function, form: Form) -> Result<(), VerifyError> {
        self.check(module, func, form);
        if self.faults.is_empty() {
            return Ok(());
        }
        let mut error = VerifyError::default();
        error.add_function(module, func, None, &mut self.faults);
        Err(error)
    }

    /// Checks the parts of `module`, and each function in the form that it claims to be in.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn module(&mut self, module: &Module) -> Result<(), VerifyError> {
        let mut error = VerifyError::default();
        module::check(module, &mut self.faults);
        if !self.faults.is_empty() {
            error.add_module(&mut self.faults);
        }
        for (id, func) in module.functions.iter() {
            self.check(module, func, func.form);
            if !self.faults.is_empty() {
                error.add_function(module, func, Some(id), &mut self.faults);
            }
        }
        if error.is_empty() { Ok(()) } else { Err(error) }
    }

    fn check(&mut self, module: &Module, func: &Function, form: Form) {
        let mut checker = Checker { module, func, form, entry: u32::MAX, v: self };
        if checker.structure() {
            checker.instructions();
            if checker.v.has_invokes {
                checker.unwind_edges();
            }
        }
    }
}

/// Checks `func` with a fresh [`Verifier`].
///
/// # Errors
/// As [`Verifier::function`].
pub fn verify_function(module: &Module, func: &Function, form: Form) -> Result<(), VerifyError> {
    Verifier::new().function(module, func, form)
}

/// Checks `module` with a fresh [`Verifier`].
///
/// # Errors
/// As [`Verifier::module`].
pub fn verify_module(module: &Module) -> Result<(), VerifyError> {
    Verifier::new().module(module)
}
