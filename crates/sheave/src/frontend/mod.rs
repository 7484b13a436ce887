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
pub(crate) mod language;
mod options;
mod translation;

use std::io::Read as _;
use std::path::{Path, PathBuf};

use sheave_ir::Module;

use crate::input::{self, display_name};
use crate::{Error, link};

pub use language::Language;
pub use options::Frontend;
pub use translation::Translation;

/// Files as one module.
#[derive(Debug)]
pub struct Input {
    /// The module, verified.
    pub module: Module,
    /// Shared libraries that the program needs.
    pub libraries: Vec<PathBuf>,
    /// Diagnostics of compilers, in the order of the files.
    pub diagnostics: Vec<u8>,
}

/// The text of a file before its language is known.
struct Source {
    bytes: Vec<u8>,
    /// Its first line begins with `#!`.
    is_script: bool,
}

impl Frontend {
    /// Reads the file at `path` in whatever language; `-` is standard input.
    ///
    /// # Errors
    /// As [`read_file`](crate::read_file); [`Error::Frontend`] if there is no compiler, and if it rejects
    /// the file.
    pub fn read_file(&self, path: &Path) -> Result<Input, Error> {
        let source = self.source(path)?;
        let Some(language) = self.language_of(path, &source) else {
            let module = input::read_bytes_with(&display_name(path), &source.bytes, &self.read)?;
            return Ok(Input { module, libraries: Vec::new(), diagnostics: Vec::new() });
        };
        let Translation { ir, diagnostics, libraries, .. } = self.translate_source(path, source, language)?;
        // Positions in messages are those of the LLVM IR.
        let mut module = input::read_bytes_with(&format!("{}.ll", display_name(path)), &ir, &self.read)?;
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

    /// The LLVM IR of the file at `path`; `None` if it needs no compiler.
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

    /// The language, if another compiler has to translate the file.
    fn language_of(&self, path: &Path, source: &Source) -> Option<Language> {
        let found = input::language(&display_name(path), &source.bytes);
        if found == input::Language::Source(Language::Bitcode) {
            return Some(Language::Bitcode);
        }
        // The caller's language is for files whose names determine none, and for other sources.
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
        let inputs = call.inputs();
        let entry =
            self.cache.as_ref().zip(inputs).map(|(cache, inputs)| cache.entry(&source.bytes, &inputs));
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
