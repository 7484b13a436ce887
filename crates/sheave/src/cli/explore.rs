//! `sheave explore`: a page that shows a program stage by stage.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueHint};
use sheave::explore::{self, MAX_FUNCTIONS_IN_PAGE, Wanted};
use sheave::pipeline::parse_passes;

use super::own::OwnStrategies;
use super::sources::Sources;
use super::{Common, Failure, emit, report};

/// The passes if none are named: everything that works on one function.
const PASSES: &str = "split,promote,opt";

/// Write a page that shows a program stage by stage: source, memory form, SSA form, copies, machine code
///
/// The page shows every function after every pass that changed it, under every placement and strategy, with
/// drawings of its control flow, live ranges and phi webs, and with the fate of every copy. It needs no
/// server and no network: open it in a browser. `docs/explorer.md` explains what is in it.
#[derive(Args, Debug)]
pub(crate) struct Explore {
    /// C, C++, Rust, LLVM IR or Sheave's text; `-` is standard input
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The page; a name that ends in `/`, or a program of more than 200 functions, makes a folder of it
    /// (default: standard output)
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Only this function
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
    /// Also count how often everything ran: runs the program in the interpreter
    #[arg(long)]
    executed: bool,
    /// An argument for the program under --executed; repeatable
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true, requires = "executed")]
    args: Vec<OsString>,
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
        if self.common.passes.is_none() && self.common.opt.is_none() {
            options.passes = parse_passes(PASSES).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let module = self.sources.read(&self.file)?;
        let args = self.args.iter().map(|arg| arg.clone().into_vec()).collect();
        let wanted = Wanted {
            executed: self.executed.then_some(args),
            function: self.function.clone(),
            llvm_ir: self.llvm_ir()?,
            with_llvm: !self.without_llvm,
            own: self.own.strategies()?,
        };
        let exploration = explore::collect(&module, &options, &wanted)?;
        for note in &exploration.index.notes {
            report(&format!("note: {note}"));
        }
        let n = exploration.functions.len();
        match &self.output {
            Some(folder) if names_folder(folder) || n > MAX_FUNCTIONS_IN_PAGE => {
                std::fs::create_dir_all(folder).map_err(|error| {
                    Failure::System(format!("error: cannot make {}: {error}", folder.display()))
                })?;
                for file in exploration.folder() {
                    emit(Some(&folder.join(&file.name)), file.text.as_bytes())?;
                }
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

    /// The program as LLVM IR, where it is such, or a compiler makes it.
    fn llvm_ir(&self) -> Result<Option<String>, Failure> {
        // Standard input has been read already.
        if self.file == Path::new("-") {
            return Ok(None);
        }
        let text = match self.sources.frontend().translate(&self.file)? {
            Some(translation) => translation.ir,
            None if self.file.extension().is_some_and(|extension| extension == "ll") => {
                std::fs::read(&self.file).map_err(|error| {
                    Failure::Missing(format!("error: cannot read {}: {error}", self.file.display()))
                })?
            }
            None => return Ok(None),
        };
        Ok(Some(String::from_utf8_lossy(&text).into_owned()))
    }
}

/// Whether `path` is written as a folder, or is one.
fn names_folder(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().ends_with(b"/") || path.is_dir()
}
