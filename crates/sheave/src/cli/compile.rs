//! `sheave compile`: write what a program becomes at some stage.

use std::ffi::{OsStr, OsString};
use std::fs::Permissions;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use sheave::frontend::Input;
use sheave::pipeline::table::PLAIN;
use sheave::{Context, Goal, Options};
use sheave_ir::Module;

use super::exit_code::ExitCode;
use super::failure::Failure;
use super::libraries::Libraries;
use super::measured::Measured;
use super::memory;
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
    /// What to write (default: what the output's name says, else asm), and to which file, where not that of
    /// -o; several in one go: --emit object=f.o,llvm=f.ll
    #[arg(long, value_parser = WantedParser, value_delimiter = ',', value_name = "KIND[=FILE]")]
    emit: Vec<Wanted>,
    /// Where to write it (default, and `-`: standard output); without --emit, a name without extension is an
    /// executable, *.o an object, *.ll llvm, *.sheave ssa, *.s, *.asm and *.txt asm
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Code for a shared library: what the library exports may be replaced by the program that loads it, as
    /// compilers' -fPIC has it
    #[arg(long)]
    shared: bool,
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

/// Something to write.
#[derive(Clone, Debug)]
struct Wanted {
    kind: Emit,
    /// The file that `--emit` names, if any.
    file: Option<PathBuf>,
}

/// Reads `KIND` and `KIND=FILE`.
#[derive(Clone, Copy)]
struct WantedParser;

impl TypedValueParser for WantedParser {
    type Value = Wanted;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Wanted, clap::Error> {
        let bytes = value.as_bytes();
        let at = bytes.iter().position(|&byte| byte == b'=');
        let kind = OsStr::from_bytes(&bytes[..at.unwrap_or(bytes.len())]);
        let kind = EnumValueParser::<Emit>::new().parse_ref(command, arg, kind)?;
        Ok(Wanted { kind, file: at.map(|at| PathBuf::from(OsStr::from_bytes(&bytes[at + 1..]))) })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Emit::value_variants().iter().filter_map(ValueEnum::to_possible_value)))
    }
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

    /// True where the linkable object of all functions is made.
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
            _ => Err(Failure::Usage(format!(
                "{}: the extension does not say what to write: .o, .s, .ll, .sheave, .asm, or none for an \
                 executable; or --emit",
                path.display()
            ))),
        }
    }
}

/// Links `object` to the program at `output`.
fn link(object: &[u8], args: &[OsString], libraries: &[PathBuf], output: &Path) -> Result<(), Failure> {
    let fault =
        |error: std::io::Error| Failure::Program(format!("error: cannot link {}: {error}", output.display()));
    let mut file = tempfile::Builder::new().suffix(".o").tempfile().map_err(fault)?;
    std::io::Write::write_all(&mut file, object).map_err(fault)?;
    let linker = std::env::var_os("CC").filter(|name| !name.is_empty()).unwrap_or_else(|| "cc".into());
    let mut command = Command::new(&linker);
    command.arg(file.path()).args(args);
    for library in libraries {
        match library.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            // The program will load it from its present folder.
            Some(folder) => {
                let mut path = OsString::from("-Wl,-rpath,");
                path.push(folder);
                command.arg(library).arg(path);
            }
            None => {
                let mut name = OsString::from("-l:");
                name.push(library);
                command.arg(name);
            }
        }
    }
    // Written beside and renamed, so that a failure leaves an earlier file.
    let folder = output.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // The linker adds who may execute it to who may read it, which is the umask's business.
    let mut program = tempfile::Builder::new();
    program.prefix(".").permissions(Permissions::from_mode(0o666));
    let program = program.tempfile_in(folder).map_err(fault)?.into_temp_path();
    let status = command.arg("-lm").arg("-o").arg(&program).status().map_err(|error| {
        let name = linker.to_string_lossy();
        Failure::Program(format!(
            "error: the linker `{name}` cannot be called: {error}; install a C compiler, or name one in CC"
        ))
    })?;
    // It has printed the reason.
    if !status.success() {
        return Err(Failure::Reported);
    }
    program.persist(output).map_err(|error| fault(error.error))
}

impl Compile {
    /// The outputs with their files; at most one of them goes to standard output.
    fn wanted(&self) -> Result<Vec<(Emit, Option<&Path>)>, Failure> {
        let output = named(self.output.as_deref());
        let mut wanted: Vec<(Emit, Option<&Path>)> = self
            .emit
            .iter()
            .map(|wanted| (wanted.kind, wanted.file.as_deref().map_or(output, |file| named(Some(file)))))
            .collect();
        if wanted.is_empty() {
            wanted.push((output.map_or(Ok(Emit::Asm), Emit::of_name)?, output));
        } else if self.output.is_some() && self.emit.iter().all(|wanted| wanted.file.is_some()) {
            return Err(Failure::Usage(
                "nothing is left for -o: --emit names a file for everything".to_owned(),
            ));
        }
        for (kind, file) in &wanted {
            if file.is_none() && *kind == Emit::Executable {
                return Err(Failure::Usage("an executable needs a name: -o FILE".to_owned()));
            }
            if file.is_some_and(|file| file.as_os_str().is_empty()) {
                return Err(Failure::Usage("--emit: the name of a file is missing after `=`".to_owned()));
            }
        }
        for (index, (_, file)) in wanted.iter().enumerate() {
            if wanted[..index].iter().any(|(_, other)| other == file) {
                let name =
                    file.map_or_else(|| "standard output".to_owned(), |file| file.display().to_string());
                return Err(Failure::Usage(format!(
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
            Emit::Llvm => sheave_llvm::write_module(&transformed(Goal::Ssa)?)
                .map_err(|error| Failure::Program(format!("error: {error}")))?,
            _ => sheave::disassemble(module, self.shown.functions(module)?, &options)?,
        };
        Ok((header(kind, &options) + &text).into_bytes())
    }

    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut options = self.common.options()?;
        let wanted = self.wanted()?;
        let wants_object = wanted.iter().any(|(kind, _)| kind.is_object());
        if self.shown.function.is_some() && !wanted.iter().all(|(kind, _)| kind.is_text_of_functions()) {
            return Err(Failure::Usage("--function shows text: ir, ssa, copies or asm".to_owned()));
        }
        if self.measured.is_asked_for() && !wants_object {
            return Err(Failure::Usage("--stats and --time are of objects and executables".to_owned()));
        }
        if self.shared && !wants_object {
            return Err(Failure::Usage("--shared is of objects".to_owned()));
        }
        options.shared = self.shared;
        options.time = self.measured.time;
        let start = std::time::Instant::now();
        let size_of = |file: &PathBuf| std::fs::metadata(file).map_or(0, |data| data.len() as usize);
        memory::expect_input(self.files.iter().map(size_of).sum());
        // Only an object has the variables of the source, for debuggers.
        let Input { mut module, libraries, .. } = if wants_object {
            self.sources.read_with_variables(&self.files)?
        } else {
            self.sources.read_all(&self.files)?
        };
        let read = start.elapsed();
        // All of it is made before anything is written. Text of the program comes before it is prepared for
        // code.
        let mut made = vec![Vec::new(); wanted.len()];
        for (bytes, &(kind, _)) in made.iter_mut().zip(&wanted) {
            if kind.own_passes().is_some() {
                *bytes = self.text(kind, &module, &options)?;
            }
        }
        sheave::declare_output(&mut module, &options);
        for (bytes, &(kind, _)) in made.iter_mut().zip(&wanted) {
            if kind == Emit::Asm {
                *bytes = self.text(kind, &module, &options)?;
            }
        }
        if wants_object {
            let (object, stats) = sheave::compile_object_with_stats(&module, &options)?;
            self.measured.report(&stats, read, start.elapsed());
            for (bytes, _) in made.iter_mut().zip(&wanted).filter(|(_, (kind, _))| kind.is_object()) {
                bytes.clone_from(&object);
            }
        }
        for (bytes, &(kind, file)) in made.iter().zip(&wanted) {
            match file {
                Some(file) if kind == Emit::Executable => {
                    link(bytes, &self.libraries.link_args(), &libraries, file)?;
                }
                _ => emit(file, bytes)?,
            }
        }
        // The end of the process frees the memory faster than function by function.
        std::mem::forget(module);
        Ok(ExitCode::SUCCESS)
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
