//! `sheave compile`: write a program at some stage of its compilation.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum, ValueHint};
use sheave::frontend::Input;
use sheave::pipeline::table::PLAIN;
use sheave::{Context, Goal, Options};
use sheave_ir::Module;

use super::executable::Objects;
use super::failure::{Failure, bad_program, refuse, usage};
use super::libraries::Libraries;
use super::measured::Measured;
use super::options::{Common, Shown, parse_passes};
use super::output::{emit, named};
use super::sources::Sources;

/// Write what a program becomes at some stage: an executable, an object, or text
#[derive(Args, Debug)]
pub(crate) struct Compile {
    /// C, C++, Rust, LLVM IR or Sheave's text, several of which link to one program; `-` is standard
    /// input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// What to write: ir (the module as read, in Sheave's text), ssa (after promotion), copies (after phi
    /// elimination), asm (a listing of the machine code), llvm (SSA form as LLVM IR), object, executable
    /// (default: by the output's name, else asm); and to which file, if not that of -o. Several in one go:
    /// --emit object=f.o,llvm=f.ll
    #[arg(long, value_parser = parse_wanted, value_delimiter = ',', value_name = "KIND[=FILE]")]
    emit: Vec<Wanted>,
    /// Where to write it (default, and `-`: standard output); without --emit, *.o is an object, *.ll llvm,
    /// *.sheave ssa, *.s, *.asm and *.txt asm, *.so a shared library; an executable is *.out, and a name
    /// without extension or with a number for it
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Code for a shared library: what the library exports may be replaced by the program that loads it, as
    /// compilers' -fPIC has it
    #[arg(long)]
    shared: bool,
    /// Leave no file to another compiler: what is unsupported is an error
    #[arg(long)]
    no_fallback: bool,
    #[command(flatten)]
    shown: Shown,
    #[command(flatten)]
    measured: Measured,
    #[command(flatten)]
    libraries: Libraries,
    #[command(flatten)]
    sources: Sources,
    #[command(flatten)]
    common: Common,
}

/// A stage of the pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Emit {
    /// The module as read, in Sheave's text; --passes chooses what runs before
    Ir,
    /// After promotion (or what --passes says)
    Ssa,
    /// After phi elimination
    Copies,
    /// A listing of the machine code, with labels and symbols
    Asm,
    /// SSA form as LLVM IR, for opt and lli
    Llvm,
    /// An ELF object for the linker
    #[value(alias = "obj")]
    Object,
    /// A program, linked by the system's C compiler; -l and -L are for it
    Executable,
}

/// Something to write, and the file that `--emit` names, if any.
type Wanted = (Emit, Option<PathBuf>);

/// Reads `KIND` and `KIND=FILE`.
fn parse_wanted(text: &str) -> Result<Wanted, String> {
    let (kind, file) = text.split_once('=').map_or((text, None), |(kind, file)| (kind, Some(file.into())));
    let names = || Emit::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    let kind = Emit::from_str(kind, false).map_err(|_| {
        let names: Vec<String> = names().map(|name| name.get_name().to_owned()).collect();
        format!("the kinds are {}", names.join(", "))
    })?;
    Ok((kind, file))
}

impl Emit {
    /// The passes that run before it is written, unless the user names passes; `None` for machine code.
    fn own_passes(self) -> Option<&'static str> {
        match self {
            Emit::Ir => Some(""),
            Emit::Ssa | Emit::Llvm => Some("promote"),
            Emit::Copies => Some(PLAIN),
            Emit::Asm | Emit::Object | Emit::Executable => None,
        }
    }

    /// Whether functions are shown one by one.
    fn is_text_of_functions(self) -> bool {
        matches!(self, Emit::Ir | Emit::Ssa | Emit::Copies | Emit::Asm)
    }

    /// Whether it needs the linkable object of all functions.
    fn is_object(self) -> bool {
        matches!(self, Emit::Object | Emit::Executable)
    }

    /// The kind of a file of this name.
    fn of_name(path: &Path) -> Result<Emit, Failure> {
        let Some(extension) = path.extension() else {
            // A device or a pipe takes text.
            let is_device = path.metadata().is_ok_and(|data| !data.is_file());
            return Ok(if is_device { Emit::Asm } else { Emit::Executable });
        };
        match extension.to_str() {
            Some("o") => Ok(Emit::Object),
            Some("ll") => Ok(Emit::Llvm),
            Some("sheave") => Ok(Emit::Ssa),
            Some("s" | "asm" | "txt") => Ok(Emit::Asm),
            Some("out" | "so") => Ok(Emit::Executable),
            Some(version) if version.bytes().all(|byte| byte.is_ascii_digit()) => Ok(Emit::Executable),
            _ => Err(usage(format_args!(
                "{}: the extension does not say what to write: .o, .s, .ll, .sheave, .asm, .so, .out, or \
                 none for an executable; or --emit",
                path.display()
            ))),
        }
    }
}

impl Compile {
    /// The outputs with their files; at most one of them goes to standard output.
    fn wanted(&self) -> Result<Vec<(Emit, Option<&Path>)>, Failure> {
        let output = named(self.output.as_deref());
        let kinds = self.emit.iter().map(|(kind, file)| (*kind, file.as_deref().or(output)));
        let mut wanted: Vec<_> = kinds.map(|(kind, file)| (kind, named(file))).collect();
        if wanted.is_empty() {
            wanted.push((output.map_or(Ok(Emit::Asm), Emit::of_name)?, output));
        } else if self.output.is_some() && self.emit.iter().all(|(_, file)| file.is_some()) {
            return Err(usage("nothing is left for -o: --emit names a file for everything"));
        }
        for (kind, file) in &wanted {
            refuse(file.is_none() && *kind == Emit::Executable, "an executable needs a name: -o FILE")?;
            refuse(
                file.is_none() && *kind == Emit::Object && std::io::stdout().is_terminal(),
                "an object is no text for a terminal: -o FILE, or a pipe",
            )?;
            let is_library = file.is_some_and(|file| file.extension().is_some_and(|end| end == "so"));
            refuse(
                *kind == Emit::Executable && is_library && !self.shared,
                "a shared library needs --shared",
            )?;
            refuse(
                file.is_some_and(|file| file.as_os_str().is_empty()),
                "--emit: the name of a file is missing after `=`",
            )?;
        }
        for (index, (_, file)) in wanted.iter().enumerate() {
            if wanted[..index].iter().any(|(_, other)| other == file) {
                let name =
                    file.map_or_else(|| "standard output".to_owned(), |file| file.display().to_string());
                return Err(usage(format_args!(
                    "--emit: two things for {name}; say where each goes, as in --emit object=f.o,llvm=f.ll"
                )));
            }
        }
        Ok(wanted)
    }

    /// The text for a kind that is not a file of the back end.
    fn text(&self, kind: Emit, module: &Module, options: &Options) -> Result<Vec<u8>, Failure> {
        let mut options = options.clone();
        let explicit = self.common.passes.is_named();
        if let Some(passes) = kind.own_passes().filter(|_| !explicit) {
            options.passes = parse_passes(passes)?;
        }
        let transformed = |goal| Context::new().run_module(module, &options, goal);
        let text = match kind {
            Emit::Ir => self.shown.text(&transformed(Goal::Passes)?)?,
            Emit::Ssa => self.shown.text(&transformed(Goal::Ssa)?)?,
            Emit::Copies => self.shown.text(&transformed(Goal::Copies)?)?,
            Emit::Llvm => sheave_llvm::write_module(&transformed(Goal::Ssa)?).map_err(bad_program)?,
            _ => sheave::disassemble(module, self.shown.functions(module)?, &options)?,
        };
        Ok((header(kind, &options) + &text).into_bytes())
    }

    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut options = self.common.options()?;
        let wanted = self.wanted()?;
        let wants_object = wanted.iter().any(|(kind, _)| kind.is_object());
        refuse(
            self.shown.function.is_some() && !wanted.iter().all(|(kind, _)| kind.is_text_of_functions()),
            "--function shows text: ir, ssa, copies or asm",
        )?;
        refuse(
            self.measured.is_asked_for() && !wants_object,
            "--stats and --time are of objects and executables",
        )?;
        refuse(self.shared && !wants_object, "--shared is of objects")?;
        options.shared = self.shared;
        options.time = self.measured.time;
        let start = Instant::now();
        let falls_back = |error: &sheave::Error| {
            !self.no_fallback && error.is_unsupported() && wanted.iter().all(|(kind, _)| kind.is_object())
        };
        // Only an object has the variables of the source, for debuggers.
        let Input { module, libraries, .. } = match self.sources.read_program(&self.files, wants_object) {
            Err(error) if falls_back(&error) => return self.write_objects(&wanted, &options, start, true),
            input => input?,
        };
        let read = start.elapsed();
        // All of it is made before anything is written.
        let mut made = vec![Vec::new(); wanted.len()];
        for (bytes, &(kind, _)) in made.iter_mut().zip(&wanted).filter(|(_, (kind, _))| !kind.is_object()) {
            *bytes = self.text(kind, &module, &options)?;
        }
        let mut objects = Objects::default();
        if wants_object {
            let (object, stats) = match sheave::compile_object_with_stats(&module, &options) {
                Err(error) if falls_back(&error) => {
                    return self.write_objects(&wanted, &options, start, false);
                }
                compiled => compiled?,
            };
            self.measured.report(&stats, read, start.elapsed());
            objects.add(object, libraries);
        }
        for (bytes, &(kind, file)) in made.iter().zip(&wanted) {
            if kind.is_object() { self.write_object(kind, file, &objects)? } else { emit(file, bytes)? }
        }
        // The end of the process frees the memory faster than function by function.
        std::mem::forget(module);
        Ok(())
    }

    /// Compiles file by file, because one of them has an unsupported construct, and writes the outputs.
    fn write_objects(
        &self,
        wanted: &[(Emit, Option<&Path>)],
        options: &Options,
        start: Instant,
        tells: bool,
    ) -> Result<(), Failure> {
        let objects = Objects::of_files(&self.files, &self.sources, options, tells)?;
        self.measured.report(&objects.stats, Duration::ZERO, start.elapsed());
        wanted.iter().try_for_each(|&(kind, file)| self.write_object(kind, file, &objects))
    }

    fn write_object(&self, kind: Emit, file: Option<&Path>, objects: &Objects) -> Result<(), Failure> {
        match file {
            Some(file) if kind == Emit::Executable => {
                let shared = self.shared.then(|| OsString::from("-shared"));
                objects.link(&shared.into_iter().chain(self.libraries.link_args()).collect::<Vec<_>>(), file)
            }
            _ => emit(file, &objects.merged()?),
        }
    }
}

/// The first line of a text: a comment that names the passes that ran.
fn header(kind: Emit, options: &Options) -> String {
    let eliminates = matches!(kind, Emit::Copies | Emit::Asm);
    let own = options.passes.iter().map(|pass| pass.name).filter(|&name| !eliminates || name != "eliminate");
    let names: Vec<&str> = own.chain(eliminates.then_some("eliminate")).collect();
    let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
    format!("; passes: {names}\n")
}
