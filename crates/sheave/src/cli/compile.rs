//! `sheave compile`: write what a program becomes at some stage.

use std::ffi::OsString;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::{Args, ValueEnum, ValueHint};
use sheave::frontend::Input;
use sheave::pipeline::{parse_passes, table::PLAIN};
use sheave::{Context, Format, Goal, Options};

use super::libraries::Libraries;
use super::measured::Measured;
use super::sources::Sources;
use super::{Common, Failure, Shown, emit, named};

/// Write what a program becomes at some stage: an executable, an object, or text
#[derive(Args, Debug)]
pub(crate) struct Compile {
    /// C, C++, Rust, LLVM IR or Sheave's text, several of which link to one program; `-` is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// What to write (default: what the output's name says, else asm)
    #[arg(long, value_enum)]
    emit: Option<Emit>,
    /// Where to write it (default, and `-`: standard output); without --emit, a name without extension is an
    /// executable, *.o an object, *.s assembly, *.ll llvm, *.sheave ssa, *.asm and *.txt asm
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
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
    /// Machine code, disassembled
    Asm,
    /// Text for an assembler, in AT&T syntax
    Assembly,
    /// SSA form as LLVM IR, for opt and lli
    Llvm,
    /// An ELF object for the linker
    Object,
    /// A program, linked by the system's C compiler; -l and -L are for it
    Executable,
}

impl Emit {
    /// What a file of this name holds.
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
            Some("asm" | "txt") => Ok(Emit::Asm),
            Some("s") => Ok(Emit::Assembly),
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
            // The program finds it where it is now.
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
    // Written beside and renamed, so that a failure leaves what was there.
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
    // It has said what is wrong.
    if !status.success() {
        return Err(Failure::Reported);
    }
    program.persist(output).map_err(|error| fault(error.error))
}

impl Compile {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut options = self.common.options()?;
        let explicit = self.common.passes.is_some() || self.common.opt.is_some();
        let output = named(self.output.as_deref());
        let emit_kind = match (self.emit, output) {
            (Some(kind), _) => kind,
            (None, Some(output)) => Emit::of_name(output)?,
            (None, None) => Emit::Asm,
        };
        options.time = self.measured.time;
        let start = std::time::Instant::now();
        // An object tells debuggers where the source's variables are; nothing else that is written does.
        let Input { mut module, libraries, .. } = match emit_kind {
            Emit::Object | Emit::Executable => self.sources.read_with_variables(&self.files)?,
            _ => self.sources.read_all(&self.files)?,
        };
        let read = start.elapsed();
        let own_passes = match emit_kind {
            Emit::Ir => Some(""),
            Emit::Ssa | Emit::Llvm => Some("promote"),
            Emit::Copies => Some(PLAIN),
            Emit::Asm | Emit::Assembly | Emit::Object | Emit::Executable => None,
        };
        if let Some(passes) = own_passes.filter(|_| !explicit) {
            options.passes = parse_passes(passes).map_err(|e| Failure::Usage(e.to_string()))?;
        }
        if own_passes.is_none() {
            sheave::declare_output(&mut module, &options);
        }
        let is_text_of_functions = matches!(emit_kind, Emit::Ir | Emit::Ssa | Emit::Copies | Emit::Asm);
        if self.shown.function.is_some() && !is_text_of_functions {
            return Err(Failure::Usage("--function shows text: ir, ssa, copies or asm".to_owned()));
        }
        if self.measured.is_asked_for() && (is_text_of_functions || emit_kind == Emit::Llvm) {
            return Err(Failure::Usage(
                "--stats and --time are of objects, assembly and executables".to_owned(),
            ));
        }
        let compiled = |format| -> Result<Vec<u8>, Failure> {
            let (bytes, stats) = sheave::compile_to(format, &module, &options)?;
            self.measured.report(&stats, read, start.elapsed());
            Ok(bytes)
        };
        let transformed = |goal| Context::new().run_module(&module, &options, goal);
        let bytes = match emit_kind {
            Emit::Ir => self.shown.text(&transformed(Goal::Passes)?)?.into_bytes(),
            Emit::Ssa => self.shown.text(&transformed(Goal::Ssa)?)?.into_bytes(),
            Emit::Copies => self.shown.text(&transformed(Goal::Copies)?)?.into_bytes(),
            Emit::Llvm => sheave_llvm::write_module(&transformed(Goal::Ssa)?)
                .map_err(|error| Failure::Program(format!("error: {error}")))?
                .into_bytes(),
            Emit::Asm => sheave::disassemble(&module, self.shown.functions(&module)?, &options)?.into_bytes(),
            Emit::Assembly => compiled(Format::Assembly)?,
            Emit::Object => compiled(Format::Object)?,
            Emit::Executable => {
                let output =
                    output.ok_or_else(|| Failure::Usage("an executable needs a name: -o FILE".to_owned()))?;
                let object = compiled(Format::Object)?;
                link(&object, &self.libraries.link_args(), &libraries, output)?;
                return Ok(ExitCode::SUCCESS);
            }
        };
        emit(output, &[header(emit_kind, &options).as_bytes(), &bytes].concat())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The first line of a text: a comment that says which passes ran. Nothing for an object.
fn header(kind: Emit, options: &Options) -> String {
    let comment = match kind {
        Emit::Ir | Emit::Ssa | Emit::Copies | Emit::Asm | Emit::Llvm => ';',
        Emit::Assembly => '#',
        Emit::Object | Emit::Executable => return String::new(),
    };
    let eliminates = matches!(kind, Emit::Copies | Emit::Asm | Emit::Assembly);
    let own = options.passes.iter().map(|pass| pass.name).filter(|&name| !eliminates || name != "eliminate");
    let names: Vec<&str> = own.chain(eliminates.then_some("eliminate")).collect();
    let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
    format!("{comment} passes: {names}\n")
}
