//! `sheave run`: compile in memory and run.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use sheave::frontend::Input;
use sheave::{Jit, Options, Program};
use sheave_ir::Function;

use super::color::report;
use super::executable::{Objects, temporary_folder};
use super::failure::{ExitCode, Failure, Kind, cannot};
use super::libraries::Libraries;
use super::measured::Measured;
use super::options::Common;
use super::program_words::{ProgramWords, is_program_file};
use super::sources::Sources;
use super::{child, debugger, imports, memory, watch};

/// Run a program: compile it in memory and call its `main`
///
/// What follows FILE is the program's: arguments go to `main`, standard input and output are inherited, and
/// the exit status is the program's own. Several files link to one program where `--` ends the list of files:
/// `sheave run a.ll b.ll -- arguments`.
#[derive(Args, Debug)]
pub(crate) struct Run {
    #[command(flatten)]
    libraries: Libraries,
    /// Leave nothing to other compilers and the linker: what is unsupported is an error, and shared libraries
    /// do not find what the program defines
    #[arg(long)]
    no_fallback: bool,
    /// Run it again whenever one of its files is saved, headers included
    #[arg(long)]
    watch: bool,
    #[command(flatten)]
    measured: Measured,
    /// Tell `perf` the names of the functions, in /tmp/perf-PID.map, and their code and lines for `perf
    /// inject
    /// --jit`, in /tmp/jit-PID.dump
    #[arg(long, help_heading = "Diagnosis")]
    perf: bool,
    /// Run it under GDB, which knows functions, lines and variables; without --opt or --passes variables stay
    /// in memory, so that all of them can be printed at any time
    #[arg(long, help_heading = "Diagnosis")]
    gdb: bool,
    /// Do what --gdb does, but start no debugger: one is attached already, or will be
    #[arg(long, help_heading = "Diagnosis")]
    debug_info: bool,
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    sources: Sources,
    #[command(flatten)]
    program: ProgramWords,
}

/// The message for a program that lacks `symbols` (or, without any, its `main`), with hints. Words that look
/// like options of a compiler are likely meant as such if they are among files or name a library.
fn hint(error: sheave::Error, symbols: &[String], files: &[PathBuf], args: &[OsString]) -> Failure {
    let file = hint_of_file(files, args);
    let option = hint_of_option(args, if file.is_some() { COMPILER_OPTIONS } else { LINKER_OPTIONS });
    let hints = [file.or_else(|| hint_of_library(symbols)), option];
    let hints: String = hints.into_iter().flatten().map(|hint| format!("\n{hint}")).collect();
    if hints.is_empty() { error.into() } else { Kind::Program.failure(format!("{error}{hints}")) }
}

/// The position of other files of a program among the arguments.
fn hint_of_file(files: &[PathBuf], args: &[OsString]) -> Option<String> {
    let is_program = |word: &&OsString| is_program_file(word) && Path::new(word).is_file();
    let more: Vec<&OsString> = args.iter().take_while(|&word| word != "--").filter(is_program).collect();
    let last = more.last()?.to_string_lossy();
    let all = files.iter().map(|file| file.as_os_str()).chain(more.iter().map(|word| word.as_os_str()));
    let all: Vec<_> = all.map(|word| word.to_string_lossy()).collect();
    Some(format!(
        "hint: `{last}` was given to the program as an argument; `sheave run {} --` links the files",
        all.join(" ")
    ))
}

const LINKER_OPTIONS: &[&str] = &["-L", "-l"];
const COMPILER_OPTIONS: &[&str] = &["-L", "-l", "-I", "-D", "-U", "-O", "-W", "-f", "-std="];

/// The position of one of `options` among the arguments.
fn hint_of_option(args: &[OsString], options: &[&str]) -> Option<String> {
    let is_option = |word: &&str| options.iter().any(|option| word.starts_with(option));
    let word = args.iter().filter_map(|word| word.to_str()).find(is_option)?;
    Some(format!("hint: `{word}` is an argument of the program's where it is; options precede the files"))
}

/// The hint if a symbol has the form of those in the standard library of a language.
fn hint_of_library(symbols: &[String]) -> Option<String> {
    // Rust's older mangling is that of C++, and ends in a hash.
    let is_rust = |name: &String| name.starts_with("_R") || name.starts_with("_ZN") && name.contains("17h");
    if symbols.iter().any(is_rust) {
        let find = "$(rustc --print target-libdir)";
        Some(format!("hint: Rust's library may have them: `--load \"{find}\"/libstd-*.so`"))
    } else if symbols.iter().any(|name| is_of_cpp_library(name)) {
        let library =
            if symbols.iter().any(|name| name.contains("St3__1")) { "libc++.so.1" } else { "libstdc++.so.6" };
        Some(format!("hint: the library of C++ may have them: `--load {library}`"))
    } else {
        None
    }
}

/// Whether the library of C++ may define `name`: names in `std` (`S` and a letter) or in namespaces of
/// implementations, the operators `new` and `delete`, and routines that compilers call.
fn is_of_cpp_library(name: &str) -> bool {
    const ROUTINES: [&str; 6] = ["__cxa_", "__gxx_", "_Znw", "_Zna", "_Zdl", "_Zda"];
    const SPACES: [&str; 3] = ["S", "9__gnu_cxx", "10__cxxabiv1"];
    let of = ["_ZTV", "_ZTI", "_ZTS", "_ZTT", "_Z"].iter().find_map(|prefix| name.strip_prefix(prefix));
    let of = of.map(|of| of.trim_start_matches(['N', 'K', 'V', 'r']));
    ROUTINES.iter().any(|prefix| name.starts_with(prefix))
        || of.is_some_and(|of| SPACES.iter().any(|space| of.starts_with(space)))
}

impl Run {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut options: Options = self.common.options()?;
        // Every function is verified after every pass only on request: a program should start at once.
        options.verify = self.common.verify;
        options.time = self.measured.time;
        let (files, args) = self.program.files_and_arguments();
        if self.watch {
            let never = watch::watch(&files, &self.sources.frontend())?;
            match never {}
        }
        if self.gdb {
            return debugger::start();
        }
        let start = std::time::Instant::now();
        // Debuggers and `perf` are notified of code in memory.
        let may_link = !(self.no_fallback || self.debug_info || self.perf);
        let input = match self.sources.read_program(&files, self.debug_info) {
            Err(error) if may_link && error.is_unsupported() => {
                return self.run_linked(&files, &args, &options, true);
            }
            Err(error) if let Some(hint) = hint_of_option(&args, COMPILER_OPTIONS) => {
                report(&hint);
                return Err(error.into());
            }
            input => input?,
        };
        let read = start.elapsed();
        let compiled = self.compile(input, &options, may_link).map_err(|error| match &error {
            sheave::Error::Undefined { symbols, .. } => {
                let symbols = symbols.clone();
                hint(error, &symbols, &files, &args)
            }
            _ => error.into(),
        });
        let Some(program) = compiled? else {
            return self.run_linked(&files, &args, &options, false);
        };
        let total = start.elapsed();
        if self.perf {
            program.write_for_perf().map_err(cannot("write the map for perf"))?;
        }
        if self.debug_info {
            program.register_with_debugger();
        }
        self.measured.report(program.stats(), read, total);
        let name = files[0].as_os_str().to_owned();
        // SAFETY: running the program is what the user asked for, as with any executable.
        let ended = unsafe { program.run_to_exit(std::iter::once(&name).chain(&args).cloned().collect()) };
        match ended {
            Err(error @ sheave::Error::NoMain(_)) => Err(hint(error, &[], &files, &args)),
            Err(error) => Err(error.into()),
        }
    }

    /// The program in memory; `None` if it has to be linked instead, and may be.
    fn compile(
        &self,
        input: Input,
        options: &Options,
        may_link: bool,
    ) -> Result<Option<Program>, sheave::Error> {
        let Input { mut module, libraries, .. } = input;
        let mut options = Options { roots: Some(vec!["main".to_owned()]), ..options.clone() };
        if self.debug_info {
            // A debugger would announce every thread.
            options.threads.get_or_insert(1);
        }
        if self.debug_info && !self.common.passes.is_named() {
            options.passes = sheave::pipeline::level(0).unwrap_or_default();
            module.functions.values_mut().for_each(Function::keep_variables_in_slots);
        }
        let mut jit = Jit::new(options);
        sheave_x64::jit::colour_reports(super::color::is_coloured());
        for library in self.libraries.paths().iter().chain(&libraries) {
            // SAFETY: the user asked for the library as for the program.
            unsafe { jit.load_library(library) };
        }
        let functions: Vec<_> = module.functions.keys().collect();
        // Once a process has had a second thread, the C library locks in every call for the rest of its life.
        let code = if jit.is_divided(&module) {
            // SAFETY: code refers to the module, which is not changed, and to constants.
            unsafe { memory::apart(|| jit.compile_code(&module, &functions)) }
        } else {
            jit.compile_code(&module, &functions)
        };
        match code.and_then(|code| jit.link(code)) {
            Ok(_) if may_link && imports::replaced_by(&module) => Ok(None),
            Err(error) if may_link && (error.is_unsupported() || imports::needed(&module, &error)) => {
                Ok(None)
            }
            compiled => compiled.map(Some),
        }
    }

    /// Runs the program as an executable: if a file has an unsupported construct, or if libraries must find
    /// the program's definitions. With `tells`, diagnostics of compilers are printed.
    fn run_linked(
        &self,
        files: &[PathBuf],
        args: &[OsString],
        options: &Options,
        tells: bool,
    ) -> Result<ExitCode, Failure> {
        let start = std::time::Instant::now();
        let mut objects = Objects::of_files(files, &self.sources, options, tells)?;
        // The paths that they would be loaded from for a program in memory.
        objects.need(self.libraries.paths());
        let name = files[0].file_stem().filter(|&name| name != "-").unwrap_or_else(|| "program".as_ref());
        let folder = temporary_folder()?;
        let program = folder.path().join(name);
        objects.link(&["-lm".into()], &program)?;
        self.measured.report(&objects.stats, Duration::ZERO, start.elapsed());
        let status = child::run(&program, files[0].as_os_str(), args)?;
        // Now, because a signal may end this process.
        drop(folder);
        Ok(child::end(status, &objects.foreign))
    }
}
