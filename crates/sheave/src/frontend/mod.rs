//! Programs in C, C++ and Rust, and LLVM bitcode: LLVM IR by way of the compiler that is installed.
//!
//! [`Frontend::read_file`] reads any file. LLVM IR and Sheave's own text are read as
//! [`read_file`](crate::read_file) reads them; for other languages a compiler is found ([`compiler`]) and
//! called, and its output is kept in a cache ([`cache`]) with every file that it depends on, so that a second
//! run of an unchanged program does not wait for the compiler. Its diagnostics are passed on as they are,
//! from the cache too.

pub mod cache;
mod command;
pub mod compiler;
pub(crate) mod language;
mod options;
mod translation;

use std::path::{Path, PathBuf};

use sheave_ir::Module;

use crate::input::{self, display_name};
use crate::{Error, link};

use command::Product;

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

/// The system's mark of a script or a line for the preprocessor, comments, and words that begin texts in C.
const C_BEGINS: [&[u8]; 6] = [b"#", b"//", b"/*", b"int ", b"static ", b"typedef "];

impl Frontend {
    /// Reads the file at `path` in whatever language; `-` is standard input.
    ///
    /// # Errors
    /// As [`read_file`](crate::read_file); [`Error::Frontend`] if there is no compiler, and if it rejects
    /// the file.
    pub fn read_file(&self, path: &Path) -> Result<Input, Error> {
        let text = input::contents(path)?;
        let Some(language) = self.language_of(path, &text) else {
            let module = input::read_bytes_with(&display_name(path), &text, &self.read)?;
            return Ok(Input { module, libraries: Vec::new(), diagnostics: Vec::new() });
        };
        let (_, translation) = self.call(path, &text, language, Product::Ir)?;
        let Translation { ir, diagnostics, libraries, .. } = translation;
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
            for library in input.libraries {
                if !libraries.contains(&library) {
                    libraries.push(library);
                }
            }
            diagnostics.extend(input.diagnostics);
        }
        Ok(Input { module: link::link(modules)?, libraries, diagnostics })
    }

    /// The LLVM IR of the file at `path`; `None` if it needs no compiler.
    ///
    /// # Errors
    /// As [`read_file`](Frontend::read_file).
    pub fn translate(&self, path: &Path) -> Result<Option<Translation>, Error> {
        let text = input::contents(path)?;
        let language = self.language_of(path, &text);
        language.map(|language| Ok(self.call(path, &text, language, Product::Ir)?.1)).transpose()
    }

    /// The object that another compiler makes of the file at `path`: that of its language, and clang for LLVM
    /// IR; with the compiler's name. `None` for Sheave's own text.
    ///
    /// # Errors
    /// [`Error::Frontend`] if there is no such compiler, and [`Error::Rejected`] if it rejects the file.
    pub fn compile(&self, path: &Path) -> Result<Option<(String, Translation)>, Error> {
        let text = input::contents(path)?;
        let is_ir = || input::language(&display_name(path), &text) == input::Language::Llvm;
        let language = match self.language_of(path, &text) {
            Some(Language::Bitcode) => Language::Ir,
            Some(language) => language,
            None if is_ir() => Language::Ir,
            None => return Ok(None),
        };
        self.call(path, &text, language, Product::Object).map(Some)
    }

    /// The language, if another compiler has to translate the file.
    fn language_of(&self, path: &Path, text: &[u8]) -> Option<Language> {
        let found = input::language(&display_name(path), text);
        if found == input::Language::Source(Language::Bitcode) {
            return Some(Language::Bitcode);
        }
        // The caller's language is for files whose names determine none, and for other sources.
        let is_ir = path.extension().is_some_and(|extension| extension == "ll" || extension == "sheave");
        match (found, self.language) {
            (input::Language::Object, _) => None,
            (_, Some(language)) if !is_ir => Some(language),
            (input::Language::Source(language), _) => Some(language),
            // A script or standard input that is no IR and begins like C is C.
            (input::Language::Sheave, _)
                if path.extension().is_none() && !input::begins_with_sheave_word(text) =>
            {
                C_BEGINS.iter().any(|word| text.starts_with(word)).then_some(Language::C)
            }
            _ => None,
        }
    }

    /// The output of the compiler of `language`, from the cache if it is there, and the compiler's name.
    fn call(
        &self,
        path: &Path,
        text: &[u8],
        language: Language,
        product: Product,
    ) -> Result<(String, Translation), Error> {
        let compiler = match language {
            Language::Ir => compiler::find_for_ir(text),
            _ => compiler::find(language),
        };
        let compiler = compiler
            .ok_or_else(|| Error::Frontend(compiler::what_to_install(language, &display_name(path))))?;
        let call = command::Call::new(self, &compiler, language, path, text, product);
        let entry = self.cache.as_ref().zip(call.inputs()).map(|(cache, inputs)| cache.entry(text, &inputs));
        if let Some(found) = entry.as_ref().and_then(cache::Entry::load) {
            return Ok((compiler.name, found));
        }
        let started = std::time::SystemTime::now();
        let translation = call.run()?;
        if let Some(entry) = entry {
            entry.store(&translation, text, started);
        }
        Ok((compiler.name, translation))
    }
}
