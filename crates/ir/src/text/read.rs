//! Reading with verification: every fault gets its position in the text.

use super::cursor::Parsed;
use super::parse_module::parse_module_with_map;
use crate::verify::verify_module;
use crate::{Diagnostic, Module};

/// Reads a module and verifies it, each function in the form that its header names.
///
/// # Errors
/// The first fault of the text, or all faults that the verifier finds (at most [`crate::MAX_FAULTS`] per
/// function), in order of the text. A fault of the module as a whole is reported at the first line.
pub fn read_module(file: &str, source: &[u8]) -> Result<Module, Vec<Diagnostic>> {
    let parsed: Parsed<_> = parse_module_with_map(file, source);
    let (module, map) = parsed.map_err(|diagnostic| vec![*diagnostic])?;
    match verify_module(&module) {
        Ok(()) => Ok(module),
        Err(error) => {
            let mut faults: Vec<(usize, &str)> = error
                .faults()
                .map(|(id, fault)| {
                    let offset = id.and_then(|id| map.offset(&module, id, fault.place)).unwrap_or(0);
                    (offset, &*fault.message)
                })
                .collect();
            faults.sort_by_key(|fault| fault.0);
            Err(faults
                .iter()
                .map(|&(offset, message)| Diagnostic::error(file, source, offset, message))
                .collect())
        }
    }
}
