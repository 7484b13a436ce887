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

use std::path::{Path, PathBuf};

use sheave_ir::Module;

use crate::input::{self, display_name};
use crate::{Error, link};

use command::Product;
use compiler::Compiler;

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

/// An object that another compiler made of a file.
#[derive(Debug)]
pub struct Object {
    /// The compiler's name.
    pub compiler: String,
    /// The object.
    pub bytes: Vec<u8>,
    /// Shared libraries that the program needs.
    pub libraries: Vec<PathBuf>,
    /// Diagnostics of the compiler.
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

    /// The object that another compiler makes of the file at `path`: that of its language, and clang for LLVM
    /// IR. `None` for Sheave's own text.
    ///
    /// # Errors
    /// [`Error::Frontend`] if there is no such compiler, and [`Error::Rejected`] if it rejects the file.
    pub fn compile(&self, path: &Path) -> Result<Option<Object>, Error> {
        let source = self.source(path)?;
        let language = match self.language_of(path, &source) {
            Some(Language::Bitcode) => Language::Ir,
            Some(language) => language,
            None if input::language(&display_name(path), &source.bytes) == input::Language::Llvm => {
                Language::Ir
            }
            None => return Ok(None),
        };
        let compiler = compiler_for(language, path, &source)?;
        let name = compiler.name.clone();
        let Translation { ir: bytes, libraries, diagnostics, .. } =
            self.call(&compiler, path, source, language, Product::Object)?;
        Ok(Some(Object { compiler: name, bytes, libraries, diagnostics }))
    }

    fn source(&self, path: &Path) -> Result<Source, Error> {
        let bytes = input::contents(path)?;
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
        let compiler = compiler_for(language, path, &source)?;
        self.call(&compiler, path, source, language, Product::Ir)
    }

    /// The output of `compiler`, from the cache if it is there.
    fn call(
        &self,
        compiler: &Compiler,
        path: &Path,
        source: Source,
        language: Language,
        product: Product,
    ) -> Result<Translation, Error> {
        let call = command::Call::new(self, compiler, language, path, source.is_script, product);
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

/// The compiler of a file.
fn compiler_for(language: Language, path: &Path, source: &Source) -> Result<Compiler, Error> {
    let found = match language {
        Language::Ir => compiler::find_for_ir(&source.bytes),
        _ => compiler::find(language),
    };
    found.ok_or_else(|| Error::Frontend(compiler::what_to_install(language, &display_name(path))))
}
