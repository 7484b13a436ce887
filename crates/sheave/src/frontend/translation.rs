//! The result of a compiler's call.

use std::path::PathBuf;

/// LLVM IR made by a compiler.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translation {
    /// The text; for an object, its bytes.
    pub ir: Vec<u8>,
    /// The compiler's standard error.
    pub diagnostics: Vec<u8>,
    /// Shared libraries that the program needs.
    pub libraries: Vec<PathBuf>,
    /// The files it was made from, as far as they are known.
    pub files: Vec<PathBuf>,
    /// The list of files is complete.
    pub is_complete: bool,
}
