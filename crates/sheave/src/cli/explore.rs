//! `sheave explore`: a page that shows a program stage by stage.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use sheave::Options;
use sheave::copies::Invocation;
use sheave::explore::{self, Exploration, File, Wanted};
use sheave::frontend::Input;

use super::color::report;
use super::failure::{Failure, refuse};
use super::options::{Common, CountedRun, contents, parse_passes};
use super::output::{emit, write_in_folder};
use super::own::OwnStrategies;
use super::sources::Sources;

/// The passes if none are named: everything that works on one function.
const PASSES: &str = "sroa,promote,opt";

/// Write a page that shows a program stage by stage: source, memory form, SSA form, copies, machine code
///
/// The page shows every function after every pass that changed it, under every placement and strategy, with
/// drawings of its control flow, live ranges and phi webs, and with the fate of every copy. It needs no
/// server and no network: open it in a browser. `docs/explorer.md` explains what is in it.
#[derive(Args, Debug)]
pub(crate) struct Explore {
    /// C, C++, Rust, LLVM IR or Sheave's text; `-` is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// The page, or, with a `/` at its end, a folder of pages: `prog.html` for `prog.c` (default: standard
    /// output). A page of more than 200 functions has its data beside it, in `prog.files`
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
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut options = self.common.options()?;
        if !self.common.passes.is_named() {
            options.passes = parse_passes(PASSES)?;
        }
        let folder = self.output.as_deref().filter(|path| names_folder(path));
        refuse(self.files.len() > 1 && folder.is_none(), "several programs need a folder: -o FOLDER/")?;
        refuse(
            self.output.is_none() && std::io::stdout().is_terminal(),
            "a page is no text for a terminal: -o FILE, or a pipe",
        )?;
        for file in &self.files {
            let exploration = self.explore(file, &options)?;
            for note in &exploration.index.notes {
                report(&format!("note: {note}"));
            }
            let page = match (folder, &self.output) {
                (Some(folder), _) => folder.join(file.file_name().unwrap_or_default()).with_extension("html"),
                (None, Some(page)) if page != Path::new("-") => page.clone(),
                _ => {
                    emit(None, exploration.page().as_bytes())?;
                    continue;
                }
            };
            let stem = page.file_stem().unwrap_or_default().to_string_lossy();
            for (at, File { name, text }) in exploration.files(&stem).into_iter().enumerate() {
                let path = if at == 0 { page.clone() } else { page.with_file_name(name) };
                write_in_folder(&path, text.as_bytes())?;
            }
        }
        Ok(())
    }

    /// Everything about one program.
    fn explore(&self, file: &Path, options: &Options) -> Result<Exploration, Failure> {
        let Input { module, mut libraries, .. } = self.sources.read_all(&[file])?;
        libraries.extend(self.counted.libraries.paths());
        let executed = self.counted.invocation()?.map(|with| Invocation { libraries, ..with });
        let wanted = Wanted {
            executed,
            function: self.function.clone(),
            llvm_ir: self.llvm_ir(file)?,
            with_llvm: !self.without_llvm,
            own: self.own.strategies(),
        };
        Ok(explore::collect(&module, options, &wanted)?)
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

/// Whether `path` is written as a folder, or is one.
fn names_folder(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().ends_with(b"/") || path.is_dir()
}
