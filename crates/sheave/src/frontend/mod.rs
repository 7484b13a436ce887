//! Programs in C, C++ and Rust, and LLVM bitcode: LLVM IR by way of the compiler that is installed.
//!
//! [`Frontend::read_file`] reads any file. LLVM IR and Sheave's own text are read as
//! [`read_file`](crate::read_file) reads them; for the others a compiler is found ([`compiler`]), called, and
//! its output kept in a cache ([`cache`]) that knows every file the output depends on, so that a second run
//! of an unchanged program does not wait for the compiler. Its diagnostics are passed on as they are, from
//! the cache too.

pub mod cache;
mod command;
pub mod compiler;

use std::ffi::OsString;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use sheave_ir::Module;

use crate::{Error, input, link};
use cache::Cache;

/// A language that others compile to LLVM IR.
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
}

impl Language {
    /// What the language is called in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Language::C => "C",
            Language::Cpp => "C++",
            Language::Rust => "Rust",
            Language::Bitcode => "LLVM bitcode",
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

/// What compilers are told. The default: no optimisation, debug information, no cache.
#[derive(Clone, Debug, Default)]
pub struct Frontend {
    /// The language of files whose contents are not LLVM IR, whatever their names say.
    pub language: Option<Language>,
    /// Folders with headers (`-I`).
    pub include: Vec<PathBuf>,
    /// Macros, `NAME` or `NAME=VALUE` (`-D`); for Rust, what `--cfg` takes.
    pub define: Vec<OsString>,
    /// The level of optimisation, as after `-O`; `0` by default.
    pub level: Option<String>,
    /// The standard of C or C++, or the edition of Rust.
    pub standard: Option<String>,
    /// Further options, passed on as they are.
    pub options: Vec<OsString>,
    /// Diagnostics are in colour.
    pub color: bool,
    /// Where outputs are kept.
    pub cache: Option<Cache>,
}

/// LLVM IR made by a compiler.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translation {
    /// The text.
    pub ir: Vec<u8>,
    /// What the compiler wrote to standard error.
    pub diagnostics: Vec<u8>,
    /// Shared libraries that the program needs.
    pub libraries: Vec<PathBuf>,
    /// The files it was made from, as far as they are known.
    pub files: Vec<PathBuf>,
    /// It depends on nothing else.
    pub is_complete: bool,
    /// It comes from the cache.
    pub cached: bool,
}

/// Files as one module.
#[derive(Debug)]
pub struct Input {
    /// The module, verified.
    pub module: Module,
    /// Shared libraries that the program needs.
    pub libraries: Vec<PathBuf>,
    /// What compilers had to say, in the order of the files.
    pub diagnostics: Vec<u8>,
}

/// The text of a file before it is known what it holds.
struct Source {
    bytes: Vec<u8>,
    /// Its first line begins with `#!`.
    is_script: bool,
}

impl Frontend {
    /// Reads the file at `path` in whatever language; `-` is standard input.
    ///
    /// # Errors
    /// As [`read_file`](crate::read_file); [`Error::Frontend`] where there is no compiler, and where it
    /// rejects the file.
    pub fn read_file(&self, path: &Path) -> Result<Input, Error> {
        let source = self.source(path)?;
        let Some(language) = self.language_of(path, &source) else {
            let module = input::read_bytes(&display_name(path), &source.bytes)?;
            return Ok(Input { module, libraries: Vec::new(), diagnostics: Vec::new() });
        };
        let Translation { ir, diagnostics, libraries, .. } = self.translate_source(path, source, language)?;
        // Positions in messages are those of the LLVM IR.
        let mut module = input::read_bytes(&format!("{}.ll", display_name(path)), &ir)?;
        module.name = display_name(path);
        Ok(Input { module, libraries, diagnostics })
    }

    /// Reads several files and links them.
    ///
    /// # Errors
    /// As [`read_file`](Frontend::read_file) and [`link()`](crate::link).
    pub fn read_files(&self, paths: &[impl AsRef<Path>]) -> Result<Input, Error> {
        let (mut modules, mut libraries, mut diagnostics) = (Vec::new(), Vec::new(), Vec::new());
        for path in paths {
            let input = self.read_file(path.as_ref())?;
            modules.push(input.module);
            libraries.extend(
                input
                    .libraries
                    .into_iter()
                    .filter(|library| !libraries.contains(library))
                    .collect::<Vec<_>>(),
            );
            diagnostics.extend(input.diagnostics);
        }
        Ok(Input { module: link::link(modules)?, libraries, diagnostics })
    }

    /// The LLVM IR of the file at `path`; `None` where it needs no compiler.
    ///
    /// # Errors
    /// As [`read_file`](Frontend::read_file).
    pub fn translate(&self, path: &Path) -> Result<Option<Translation>, Error> {
        let source = self.source(path)?;
        match self.language_of(path, &source) {
            Some(language) => self.translate_source(path, source, language).map(Some),
            None => Ok(None),
        }
    }

    fn source(&self, path: &Path) -> Result<Source, Error> {
        let fault = |error| Error::Read { file: display_name(path), error };
        let bytes = if path == Path::new("-") {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).map_err(fault)?;
            bytes
        } else {
            std::fs::read(path).map_err(fault)?
        };
        let is_script = bytes.starts_with(b"#!");
        Ok(Source { bytes, is_script })
    }

    /// The language, where others have to compile the file.
    fn language_of(&self, path: &Path, source: &Source) -> Option<Language> {
        let found = input::language(&display_name(path), &source.bytes);
        if found == input::Language::Source(Language::Bitcode) {
            return Some(Language::Bitcode);
        }
        // What the caller says is for files whose names say nothing, and for other sources.
        let is_ir = path.extension().is_some_and(|extension| extension == "ll" || extension == "sheave");
        match (found, self.language) {
            (input::Language::Object, _) => None,
            (_, Some(language)) if !is_ir => Some(language),
            (input::Language::Source(language), _) => Some(language),
            // A script without an extension that is no IR is C.
            (input::Language::Sheave, _) if source.is_script && path.extension().is_none() => {
                (!input::begins_with_sheave_word(&source.bytes)).then_some(Language::C)
            }
            _ => None,
        }
    }

    fn translate_source(
        &self,
        path: &Path,
        source: Source,
        language: Language,
    ) -> Result<Translation, Error> {
        let compiler = compiler::find(language)
            .ok_or_else(|| Error::Frontend(compiler::what_to_install(language, &display_name(path))))?;
        let call = command::Call::new(self, &compiler, language, path, source.is_script);
        let entry = self.cache.as_ref().and_then(|cache| cache.entry(&call, &source.bytes));
        if let Some(found) = entry.as_ref().and_then(cache::Entry::load) {
            return Ok(found);
        }
        let started = std::time::SystemTime::now();
        let translation = call.run(&source.bytes)?;
        if let Some(entry) = entry {
            entry.store(&translation, &source.bytes, started);
        }
        Ok(translation)
    }
}

/// What messages call the file.
fn display_name(path: &Path) -> String {
    if path == Path::new("-") { "<stdin>".to_owned() } else { path.display().to_string() }
}
