//! Programs as executables: objects, and the system's linker.
//!
//! A file that has a construct that Sheave leaves out is compiled by the compiler of its language, which is a
//! **fallback** for whole files: the linker joins its object and those of the other files. Only *unsupported*
//! constructs take this path, never invalid input, a limit or a failed check.

use std::borrow::Cow;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use sheave::frontend::Frontend;
use sheave::process::joined;
use sheave::{Error, Options, ProgramStats};
use sheave_ir::ensure;
use sheave_llvm::ReadOptions;
use tempfile::TempDir;

use super::color::report;
use super::failure::{Failure, Kind, bad_program, cannot};
use super::output::beside;
use super::sources::{Sources, print_diagnostics};

/// The objects of a program.
#[derive(Default)]
pub(crate) struct Objects {
    objects: Vec<Vec<u8>>,
    /// Shared libraries that the program needs.
    libraries: Vec<PathBuf>,
    /// Sentences about the files that other compilers compiled.
    pub(crate) foreign: Vec<String>,
    /// The statistics of the objects that were compiled here.
    pub(crate) stats: ProgramStats,
}

/// A folder for temporary files.
pub(crate) fn temporary_folder() -> Result<TempDir, Failure> {
    tempfile::Builder::new().prefix("sheave-").tempdir().map_err(cannot(TEMPORARY))
}

const TEMPORARY: &str = "write a temporary file";

impl Objects {
    /// Adds an object, and the libraries that it needs.
    pub(crate) fn add(&mut self, object: Vec<u8>, libraries: Vec<PathBuf>) {
        self.objects.push(object);
        self.need(libraries);
    }

    /// Adds libraries of the program.
    pub(crate) fn need(&mut self, libraries: Vec<PathBuf>) {
        let new = libraries.into_iter().filter(|library| !self.libraries.contains(library));
        self.libraries.extend(new.collect::<Vec<_>>());
    }

    /// An object for each of `files`. Unsupported ones are compiled by other compilers, with a note. With
    /// `tells`, diagnostics of compilers are printed.
    pub(crate) fn of_files(
        files: &[PathBuf],
        sources: &Sources,
        options: &Options,
        tells: bool,
    ) -> Result<Objects, Failure> {
        let mut objects = Objects::default();
        let frontend = Frontend { read: ReadOptions { variables: true }, ..sources.frontend() };
        for file in files {
            let compiled = frontend.read_file(file).and_then(|input| {
                let (object, stats) = sheave::compile_object_with_stats(&input.module, options)?;
                Ok((object, stats, input))
            });
            let diagnostics = match compiled {
                Ok((object, stats, input)) => {
                    objects.stats.add(&stats);
                    objects.add(object, input.libraries);
                    input.diagnostics
                }
                Err(error) if error.is_unsupported() => objects.add_foreign(file, &frontend, error)?,
                Err(error) => return Err(error.into()),
            };
            if tells {
                print_diagnostics(&diagnostics);
            }
        }
        Ok(objects)
    }

    /// Adds the object that another compiler makes of `file`, and returns its diagnostics. `error` is why.
    fn add_foreign(&mut self, file: &Path, frontend: &Frontend, error: Error) -> Result<Vec<u8>, Failure> {
        let (compiler, object) = match frontend.compile(file) {
            Ok(Some(made)) => made,
            Ok(None) => return Err(error.into()),
            // Without a compiler the construct is at fault.
            Err(missing @ Error::Frontend(_)) => {
                let missing = missing.to_string();
                let hint = missing.strip_prefix("error: ").unwrap_or(&missing);
                return Err(
                    Kind::Program.failure(format!("{error}\nhint: it needs another compiler: {hint}"))
                );
            }
            Err(rejected) => return Err(rejected.into()),
        };
        let name = if file == Path::new("-") { Path::new("<stdin>") } else { file };
        let sentence = format!("{} was compiled by `{compiler}`", name.display());
        let reason = error.to_string().replacen("error: ", "", 1);
        report(&format!("note: {sentence}: {}", reason.lines().next().unwrap_or_default()));
        self.foreign.push(sentence);
        self.add(object.ir, object.libraries);
        Ok(object.diagnostics)
    }

    /// Links the objects to the file `output`. `args` are options and libraries for the linker.
    pub(crate) fn link(&self, args: &[OsString], output: &Path) -> Result<(), Failure> {
        let fault =
            |error: std::io::Error| bad_program(format_args!("cannot link {}: {error}", output.display()));
        let linker = std::env::var_os("CC").filter(|name| !name.is_empty()).unwrap_or_else(|| "cc".into());
        let mut command = Command::new(&linker);
        let folder = temporary_folder()?;
        for (index, object) in self.objects.iter().enumerate() {
            let path = folder.path().join(format!("{index}.o"));
            std::fs::write(&path, object).map_err(cannot(TEMPORARY))?;
            command.arg(path);
        }
        command.args(args);
        for library in &self.libraries {
            match library.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                // The program will load it from its present folder.
                Some(folder) => command.arg(library).arg(joined("-Wl,-rpath,", folder)),
                None => command.arg(joined("-l:", library)),
            };
        }
        // Written beside and renamed, so that a failure leaves an earlier file.
        // The linker adds who may execute it to who may read it.
        let program = beside(output).map_err(fault)?.into_temp_path();
        let status = command.arg("-o").arg(&program).status().map_err(|error| {
            let name = linker.to_string_lossy();
            bad_program(format_args!(
                "the linker `{name}` cannot be called: {error}; install a C compiler, or name one in CC"
            ))
        })?;
        // It has printed the reason.
        ensure(status.success(), || Kind::Program.failure(""))?;
        program.persist(output).map_err(|error| fault(error.error))
    }

    /// One object of all.
    pub(crate) fn merged(&self) -> Result<Cow<'_, [u8]>, Failure> {
        if let [object] = &self.objects[..] {
            return Ok(Cow::Borrowed(object));
        }
        let folder = temporary_folder()?;
        let merged = folder.path().join("merged.o");
        self.link(&["-r".into(), "-nostdlib".into()], &merged)?;
        std::fs::read(merged).map(Cow::Owned).map_err(cannot(TEMPORARY))
    }
}
