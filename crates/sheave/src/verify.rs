//! The verifier's faults as errors and texts.

use sheave_ir::{Function, Module};

use crate::Error;

/// Verifies `module`, each function in the form that it claims.
///
/// # Errors
/// Every fault, each under its line of the printed function.
pub(crate) fn module(module: &Module) -> Result<(), Error> {
    sheave_ir::verify_module(module)
        .map_err(|error| Error::Verify { file: module.name.clone(), faults: error.to_string() })
}

/// Verifies one function against `module`.
///
/// # Errors
/// Every fault, each under its line of the printed function.
pub(crate) fn function(module: &Module, func: &Function) -> Result<(), String> {
    sheave_ir::verify_function(module, func, func.form).map_err(|error| error.to_string())
}
