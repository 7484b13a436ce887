//! `sheave explore`: a page that shows a program stage by stage.

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use sheave::copies;
use sheave::explore::{self, Exploration, MAX_FUNCTIONS_IN_PAGE, Wanted};
use sheave::frontend::Language;

use super::color::report;
use super::exit_code::ExitCode;
use super::failure::Failure;
use super::options::Common;
use super::options::{CountedRun, contents, parse_passes};
use super::output::emit;
use super::own::OwnStrategies;
use super::sources::Sources;
use sheave::Options;

/// The passes if none are named: everything that works on one function.
const PASSES: &str = "sroa,promote,opt";

/// Write a page that shows a program stage by stage: source, memory form, SSA form, copies, machine code
///
/// The page shows every function after every pass that changed it, under every placement and strategy, with
/// drawings of its control flow, live ranges and phi webs, and with the fate of every copy. It needs no
/// server and no network: open it in a browser. `docs/explorer.md` explains what is in it.
#[derive(Args, Debug)]
pub(crate) struct Explore {
    /// C, C++, Rust, LLVM IR or Sheave's text; `-` is standard input, and a folder is all programs in it
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// The page; a name that ends in `/`, or a program of more than 200 functions, makes a folder of it
    /// (default: standard output). Several files, or a folder, make a folder: `prog.html` for `prog.c`
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Only this function
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
    #[command(flatten)]
    counted: CountedRun,
    /// Without what LLVM's `opt` and `llc` make of it
    #[arg(long)]
    without_llvm: bool,
    #[command(flatten)]
    own: OwnStrategies,
    #[command(flatten)]
    sources: Sources,
    #[command(flatten)]
    common: Common,
}

impl Explore {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut options = self.common.options()?;
        if !self.common.passes.is_named() {
            options.passes = parse_passes(PASSES)?;
        }
        if let [file] = &self.files[..]
            && !file.is_dir()
        {
            return self.one(file, &options);
        }
        self.several(&options)
    }

    /// Everything about one program.
    fn explore(&self, file: &Path, options: &Options) -> Result<Exploration, Failure> {
        let module = self.sources.read(file)?;
        let wanted = Wanted {
            executed: self.counted.arguments(&self.counted.args),
            stdin: contents(self.counted.stdin.as_ref())?,
            max_instructions: Some(self.counted.max_instructions),
            function: self.function.clone(),
            llvm_ir: self.llvm_ir(file)?,
            with_llvm: !self.without_llvm,
            own: self.own.strategies(&[])?,
        };
        Ok(explore::collect(&module, options, &wanted)?)
    }

    /// The page of one program.
    fn one(&self, file: &Path, options: &Options) -> Result<ExitCode, Failure> {
        let exploration = self.explore(file, options)?;
        for note in &exploration.index.notes {
            report(&format!("note: {note}"));
        }
        let n = exploration.functions.len();
        match &self.output {
            Some(folder) if names_folder(folder) || n > MAX_FUNCTIONS_IN_PAGE => {
                write(folder, &exploration.folder())?;
                if !names_folder(folder) {
                    report(&format!("note: {n} functions: the page is {}/index.html", folder.display()));
                }
            }
            None if n > MAX_FUNCTIONS_IN_PAGE => {
                return Err(Failure::Usage(format!("{n} functions need a folder: -o FOLDER")));
            }
            output => emit(output.as_deref(), exploration.page().as_bytes())?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// A folder with a page for each program, and a list of them. A program that is wrong does not stop the
    /// others.
    fn several(&self, options: &Options) -> Result<ExitCode, Failure> {
        let Some(folder) = &self.output else {
            return Err(Failure::Usage("several programs need a folder: -o FOLDER".to_owned()));
        };
        let mut programs = Vec::new();
        let mut failed = false;
        for (stem, file) in self.programs()? {
            let exploration = match self.explore(&file, options) {
                Ok(exploration) => exploration,
                Err(Failure::Program(message) | Failure::Missing(message)) => {
                    report(&format!("{message} (in {})", file.display()));
                    failed = true;
                    continue;
                }
                Err(error) => return Err(error),
            };
            for note in &exploration.index.notes {
                report(&format!("note: {}: {note}", file.display()));
            }
            let files = exploration.files(&stem);
            write(folder, &files)?;
            programs.push((copies::encoded_name(&files[0].name), exploration.index));
        }
        write(
            folder,
            &[explore::File { name: "index.html".to_owned(), text: explore::contents(&programs) }],
        )?;
        if failed { Err(Failure::Reported) } else { Ok(ExitCode::SUCCESS) }
    }

    /// The programs by the names of their pages, in order. Of a folder, a source is preferred to LLVM IR of
    /// the same name, which was made of it.
    fn programs(&self) -> Result<Vec<(String, PathBuf)>, Failure> {
        let mut programs: Vec<(String, PathBuf)> = Vec::new();
        for file in &self.files {
            let stem_of = |file: &Path| file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let mut found: Vec<(String, PathBuf)> = Vec::new();
            if file.is_dir() {
                let fault =
                    |error| Failure::Missing(format!("error: cannot read {}: {error}", file.display()));
                for entry in std::fs::read_dir(file).map_err(fault)? {
                    let path = entry.map_err(fault)?.path();
                    if is_program(&path) && path.is_file() {
                        found.push((stem_of(&path), path));
                    }
                }
                found.sort_by_key(|(stem, path)| (stem.clone(), is_text(path), path.clone()));
                found.dedup_by(|later, first| later.0 == first.0 && is_text(&later.1));
                if found.is_empty() {
                    return Err(Failure::Usage(format!("there is no program in {}", file.display())));
                }
            } else {
                found.push((stem_of(file), file.clone()));
            }
            for (stem, path) in found {
                if stem == "index" {
                    let message = format!("the page of {} would be index.html, the list", path.display());
                    return Err(Failure::Usage(message));
                }
                if let Some((_, other)) = programs.iter().find(|(known, _)| *known == stem) {
                    let (a, b) = (other.display(), path.display());
                    return Err(Failure::Usage(format!("{stem}.html would be the page of {a} and of {b}")));
                }
                programs.push((stem, path));
            }
        }
        Ok(programs)
    }

    /// The program as LLVM IR, if it is such or a compiler makes it.
    fn llvm_ir(&self, file: &Path) -> Result<Option<String>, Failure> {
        // Standard input has been read already.
        if file == Path::new("-") {
            return Ok(None);
        }
        let text = match self.sources.frontend().translate(file)? {
            Some(translation) => translation.ir,
            None if file.extension().is_some_and(|extension| extension == "ll") => {
                contents(Some(&file.to_owned()))?
            }
            None => return Ok(None),
        };
        Ok(Some(String::from_utf8_lossy(&text).into_owned()))
    }
}

/// Writes `files` into `folder`, which is made.
fn write(folder: &Path, files: &[explore::File]) -> Result<(), Failure> {
    for file in files {
        let path = folder.join(&file.name);
        let parent = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent)
            .map_err(|error| Failure::System(format!("error: cannot make {}: {error}", parent.display())))?;
        emit(Some(&path), file.text.as_bytes())?;
    }
    Ok(())
}

/// Whether `path` has the name of a program.
fn is_program(path: &Path) -> bool {
    is_text(path) || Language::of_name(path).is_some()
}

/// Whether it is LLVM IR or Sheave's text.
fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ll" || extension == "sheave")
        || Language::of_name(path) == Some(Language::Bitcode)
}

/// Whether `path` is written as a folder, or is one.
fn names_folder(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().ends_with(b"/") || path.is_dir()
}
