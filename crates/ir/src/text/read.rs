//! Reading with verification: every fault gets its position in the text.

use super::parse_module::parse_module_with_map;
use crate::verify::verify_module;
use crate::{DiagnosticKind, Diagnostics, Module};

/// Reads a module and verifies it, each function in the form that its header names.
///
/// # Errors
/// Those of [`parse_module`](crate::parse_module), or the faults that the verifier finds. A fault of the
/// module as a whole is reported at the first line.
pub fn read_module(file: &str, source: &[u8]) -> Result<Module, Diagnostics> {
    let (module, map) = parse_module_with_map(file, source)?;
    match verify_module(&module) {
        Ok(()) => Ok(module),
        Err(error) => {
            let faults = error.faults().map(|(id, fault)| {
                let offset = id.and_then(|id| map.offset(&module, id, fault.place)).unwrap_or(0);
                (DiagnosticKind::Error, offset, fault.message.clone())
            });
            Err(Diagnostics::new(file, source, faults.collect()))
        }
    }
}
