//! `sheave copies`: the copy benchmark.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::os::unix::ffi::OsStringExt as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use sheave::copies::{self, Combination, FileReport, Row, Wanted};
use sheave::{Context, Options, Strategy};
use sheave_ir::Module;
use sheave_ssa::promote::Placement;

use super::options::named;
use super::{Failure, emit, report};

/// Count what phi elimination costs: copies inserted, copies left, moves in the machine code
///
/// Every function of every FILE is compiled under each strategy and placement asked for. Rows are counted per function
/// and in total per file; `docs/copies.md` defines the columns. A file that cannot be read does not stop the others; the
/// exit status is 1 then.
#[derive(Args, Debug)]
pub(crate) struct Copies {
    /// LLVM IR or Sheave's text
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only this strategy; repeatable
    #[arg(long, value_parser = named::<Strategy>())]
    strategy: Vec<Strategy>,
    /// Place phis so; repeatable
    #[arg(long, value_parser = named::<Placement>(), default_value = "pruned")]
    placement: Vec<Placement>,
    /// The passes before elimination; `promote,opt` is what `run` does
    #[arg(long, value_name = "PASS,...", default_value = "promote")]
    passes: String,
    /// How to print
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
    /// Also count copies and moves as executed: runs each program in the interpreter
    #[arg(long)]
    executed: bool,
    /// An argument for the programs under --executed; repeatable
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    args: Vec<OsString>,
    /// Search small functions for the fewest copies that any coalescing leaves
    #[arg(long)]
    exact: bool,
    /// List every copy: why it exists and what became of it
    #[arg(long)]
    explain: bool,
    /// Add what LLVM inserts and leaves (needs `opt` and `llc`)
    #[arg(long)]
    with_llvm: bool,
    /// Only totals, not every function
    #[arg(long)]
    totals: bool,
    /// Leave the register allocator only N registers of each class
    #[arg(long, value_name = "N")]
    registers: Option<u8>,
    /// Where to write (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// An aligned table
    Table,
    /// Comma-separated values
    Csv,
    /// One JSON object per line
    Json,
    /// A chart
    Svg,
    /// A page with chart and table
    Html,
}

impl Copies {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let passes = sheave::pipeline::parse_passes(&self.passes)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        let options = Options { passes, registers: self.registers, ..Options::default() };
        let strategies: &[Strategy] = if self.strategy.is_empty() { &Strategy::ALL } else { &self.strategy };
        let combinations: Vec<Combination> = self
            .placement
            .iter()
            .flat_map(|&placement| {
                strategies.iter().map(move |&strategy| Combination { placement, strategy })
            })
            .collect();
        let args = self.args.iter().map(|arg| arg.clone().into_vec()).collect();
        let wanted =
            Wanted { executed: self.executed.then_some(args), exact: self.exact, explain: self.explain };
        let modules = self.read();
        let jobs: Vec<(usize, Combination)> = modules
            .iter()
            .enumerate()
            .filter(|(_, module)| module.is_ok())
            .flat_map(|(index, _)| combinations.iter().map(move |&combination| (index, combination)))
            .collect();
        let progress = self.progress(jobs.len());
        // The order of the results is that of the jobs, whichever thread is done first.
        let reports: Vec<Result<FileReport, sheave::Error>> = jobs
            .par_iter()
            .map_init(Context::new, |ctx, &(index, combination)| {
                let file = self.files[index].display().to_string();
                let result = match &modules[index] {
                    Ok(module) => copies::measure_file(ctx, &file, module, combination, &options, &wanted),
                    Err(_) => Ok(FileReport::default()),
                };
                progress.inc(1);
                result
            })
            .collect();
        progress.finish_and_clear();
        self.print(&modules, &jobs, reports)
    }

    fn read(&self) -> Vec<Result<Module, sheave::Error>> {
        self.files.par_iter().map(|file| sheave::read_file(file)).collect()
    }

    /// A progress bar where somebody watches and the output goes elsewhere, or takes long enough to wait for.
    fn progress(&self, n: usize) -> ProgressBar {
        if !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::with_draw_target(Some(n as u64), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta} left") {
            bar.set_style(style);
        }
        bar
    }

    fn print(
        &self,
        modules: &[Result<Module, sheave::Error>],
        jobs: &[(usize, Combination)],
        reports: Vec<Result<FileReport, sheave::Error>>,
    ) -> Result<ExitCode, Failure> {
        let mut failed = false;
        for error in modules.iter().filter_map(|module| module.as_ref().err()) {
            report(&error.to_string());
            failed = true;
        }
        let mut rows: Vec<Row> = Vec::new();
        let mut explanation = String::new();
        let mut notes: Vec<String> = Vec::new();
        let mut bad_file = None;
        for (&(index, _), result) in jobs.iter().zip(reports) {
            match result {
                Ok(found) => {
                    rows.extend(found.rows);
                    explanation += &found.explanation;
                    notes.extend(found.notes);
                }
                Err(error) => {
                    // The same fault under another strategy is no news.
                    if bad_file != Some(index) {
                        report(&format!("{error} (in {})", self.files[index].display()));
                    }
                    bad_file = Some(index);
                    failed = true;
                }
            }
        }
        if self.with_llvm {
            failed |= self.add_llvm(&mut rows);
        }
        notes.dedup();
        for note in notes {
            report(&format!("note: {note}"));
        }
        let totals = copies::total(&rows);
        if self.totals {
            rows.retain(|row| row.function.is_none());
        }
        if self.files.len() > 1 && matches!(self.format, Format::Table) {
            rows.extend(totals);
        }
        let text = match self.format {
            _ if self.explain => explanation,
            Format::Table => copies::table(&rows),
            Format::Csv => copies::csv(&rows),
            Format::Json => copies::json_lines(&rows),
            Format::Svg => copies::svg(&rows),
            Format::Html => copies::html(&rows),
        };
        emit(self.output.as_deref(), text.as_bytes())?;
        if failed { Err(Failure::Reported) } else { Ok(ExitCode::SUCCESS) }
    }

    /// True where LLVM failed on some file.
    fn add_llvm(&self, rows: &mut [Row]) -> bool {
        let mut failed = false;
        for path in &self.files {
            let name = path.display().to_string();
            let mut start = 0;
            while let Some(first) = rows[start..].iter().position(|row| row.file == name) {
                let first = start + first;
                let end =
                    rows[first..].iter().position(|row| row.file != name).map_or(rows.len(), |n| first + n);
                if let Err(message) = copies::count_llvm(path, &mut rows[first..end]) {
                    report(&format!("error: {name}: {message}"));
                    failed = true;
                }
                start = end;
            }
        }
        failed
    }
}
