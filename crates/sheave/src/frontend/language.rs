//! The languages that other compilers translate to LLVM IR.

use std::path::Path;

/// A language that other compilers translate to LLVM IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// C.
    C,
    /// C++.
    Cpp,
    /// Rust.
    Rust,
    /// LLVM IR in its binary form.
    Bitcode,
    /// LLVM IR as text, for a compiler that makes objects of it.
    Ir,
}

impl Language {
    /// The name of the language in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Language::C => "C",
            Language::Cpp => "C++",
            Language::Rust => "Rust",
            Language::Bitcode => "LLVM bitcode",
            Language::Ir => "LLVM IR",
        }
    }

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
