//! Options of compilers.

use std::ffi::OsString;
use std::path::PathBuf;

use sheave_llvm::ReadOptions;

use super::cache::Cache;
use super::language::Language;

/// Options of compilers. The default: no optimisation, debug information, no cache.
#[derive(Clone, Debug, Default)]
pub struct Frontend {
    /// The language of files whose contents are not LLVM IR, whatever their names say.
    pub language: Option<Language>,
    /// Folders with headers (`-I`).
    pub include: Vec<PathBuf>,
    /// Macros, `NAME` or `NAME=VALUE` (`-D`); for Rust, the values of `--cfg`.
    pub define: Vec<OsString>,
    /// The level of optimisation, as after `-O`; `0` by default.
    pub level: Option<String>,
    /// The standard of C or C++, or the edition of Rust.
    pub standard: Option<String>,
    /// Further options, passed on as they are.
    pub options: Vec<OsString>,
    /// Diagnostics are in colour.
    pub color: bool,
    /// The cache of outputs.
    pub cache: Option<Cache>,
    /// Clang marks the ends of scopes even without optimisation.
    pub mark_scopes: bool,
    /// Without optimisation, too, clang says which types accesses have (`!tbaa`).
    pub access_types: bool,
    /// Optional parts of LLVM IR to read.
    pub read: ReadOptions,
}
