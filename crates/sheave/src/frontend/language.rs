//! The languages that other compilers translate to LLVM IR.

use std::path::Path;

sheave_ir::named_enum! {
    /// A language that other compilers translate to LLVM IR, with its name in messages.
    Language {
        /// C.
        C = "C",
        /// C++.
        Cpp = "C++",
        /// Rust.
        Rust = "Rust",
        /// LLVM IR in its binary form.
        Bitcode = "LLVM bitcode",
        /// LLVM IR as text, for a compiler that makes objects of it.
        Ir = "LLVM IR",
    }
}

impl Language {
    /// The language that the extension of a file's name means.
    pub fn of_name(path: &Path) -> Option<Language> {
        match path.extension()?.to_str()? {
            "c" => Some(Language::C),
            "cc" | "cpp" | "cxx" | "c++" | "C" => Some(Language::Cpp),
            "rs" => Some(Language::Rust),
            "bc" => Some(Language::Bitcode),
            _ => None,
        }
    }
}
