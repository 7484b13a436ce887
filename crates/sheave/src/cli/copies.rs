//! `sheave copies`: the copy benchmark.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::os::unix::ffi::OsStringExt as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum, ValueHint};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use sheave::copies::{
    self, BesideLlvm, Combination, FileReport, FunctionLedger, Links, LlvmNotes, LlvmRun, OwnAllocator,
    OwnStrategy, Provenance, Row, Runs, Wanted,
};
use sheave::source_names::{self, SlotNames};
use sheave::{Context, Options, Strategy};
use sheave_ir::Module;
use sheave_ssa::promote::{Cleanup, PhiCost, Placement, Renamer, Uninit};

use super::options::named;
use super::own::{OwnAllocators, OwnStrategies};
use super::progress::Steps;
use super::sources::Sources;
use super::{ExitCode, Failure, emit, report};

/// Count what phi elimination costs: copies inserted, copies left, moves in the machine code
///
/// Every function of every FILE is compiled under each strategy and placement asked for. Rows are counted per
/// function and in total per file; `docs/copies.md` defines the columns. A file that cannot be read does not
/// stop the others; the exit status is 1 then.
#[derive(Args, Debug)]
pub(crate) struct Copies {
    /// C, C++, Rust, Zig, LLVM IR or Sheave's text
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only this strategy; repeatable
    #[arg(long, value_parser = named::<Strategy>())]
    strategy: Vec<Strategy>,
    #[command(flatten)]
    own: OwnStrategies,
    #[command(flatten)]
    allocators: OwnAllocators,
    /// Place phis so; repeatable
    #[arg(long, value_parser = named::<Placement>(), default_value = "pruned")]
    placement: Vec<Placement>,
    /// What a read of a local before any write gives
    #[arg(long, value_parser = named::<Uninit>(), default_value = "zero")]
    uninit: Uninit,
    /// Whether phis that merge nothing are removed (default: full for pruned placement, else none)
    #[arg(long, value_parser = named::<Cleanup>())]
    cleanup: Option<Cleanup>,
    /// How promotion propagates definitions to their uses
    #[arg(long, value_parser = named::<Renamer>(), default_value = "dominator-tree")]
    renamer: Renamer,
    /// Estimated copies per function above which the most expensive slots stay in memory
    #[arg(long, value_name = "N", default_value_t = sheave_ssa::promote::MAX_PHI_COPY_COST)]
    phi_cost_limit: u64,
    /// How copies are estimated: `edges` is one per edge into each phi, `copies` leaves out those to itself
    #[arg(long, value_parser = named::<PhiCost>(), default_value = "copies")]
    phi_cost: PhiCost,
    /// The passes before elimination
    #[arg(long, value_name = "PASS,...", default_value = "promote")]
    passes: String,
    /// The passes of this level instead: 2 is what `run` does, and inlines
    #[arg(long, value_name = "N", conflicts_with = "passes", value_parser = super::passes::level_parser())]
    opt: Option<u8>,
    /// How to print
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
    /// Also count copies and moves as executed: runs each program in the interpreter
    #[arg(long)]
    executed: bool,
    /// An argument for the programs under --executed; repeatable
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true, requires = "executed")]
    args: Vec<OsString>,
    /// An argument for the program FILE alone, instead of those of --arg; repeatable
    #[arg(
        long,
        value_names = ["FILE", "ARG"],
        num_args = 2,
        allow_hyphen_values = true,
        requires = "executed"
    )]
    arg_of: Vec<OsString>,
    /// End a run after so many instructions; its counts are unknown then
    #[arg(long, value_name = "N", default_value_t = copies::MAX_EXECUTED, requires = "executed")]
    max_instructions: u64,
    /// What the programs read from standard input under --executed
    #[arg(long, value_name = "INPUT", value_hint = ValueHint::FilePath, requires = "executed")]
    stdin: Option<PathBuf>,
    /// The same for the program FILE alone; repeatable
    #[arg(long, value_names = ["FILE", "INPUT"], num_args = 2, requires = "executed")]
    stdin_of: Vec<PathBuf>,
    /// Search small functions for the fewest copies that any coalescing leaves
    #[arg(long)]
    exact: bool,
    /// List every copy instead: why it exists, its fate, how often it ran (as text, csv, json or
    /// html)
    #[arg(long, conflicts_with_all = ["exact", "with_llvm", "totals"])]
    explain: bool,
    /// Lead from functions, bars, dots and copies of `--format html` to this page of `sheave explore`, or, if
    /// it ends in `/`, to a page there for each file: `prog.html` for `prog.c`. Make the pages with the same
    /// --passes
    #[arg(long, value_name = "PAGE")]
    explorer: Option<String>,
    /// Add what LLVM inserts and leaves (needs `opt` and `llc`)
    #[arg(long)]
    with_llvm: bool,
    /// Only this function
    #[arg(long, value_name = "NAME", conflicts_with = "totals")]
    function: Option<String>,
    /// Only totals, not every function
    #[arg(long)]
    totals: bool,
    /// Leave the register allocator only N registers of each class
    #[arg(long, value_name = "N")]
    registers: Option<u8>,
    /// Where to write (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    sources: Sources,
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
    /// What a strategy of your own reads: each function with phis, as a line of JSON
    Functions,
    /// What an allocator of your own reads: each function, as a line of JSON
    Problems,
}

/// What is measured in each file.
enum Job<'a> {
    Strategy(Combination),
    Own(Placement, &'a OwnStrategy),
    Allocated(Combination, &'a OwnAllocator),
    Functions(Placement),
    Problems(Combination),
}

/// A thread per processor; where the system does not give as many, this one alone.
fn threads() -> Result<ThreadPool, Failure> {
    let alone = |_| ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
    let threads = ThreadPoolBuilder::new().build().or_else(alone);
    threads.map_err(|error| Failure::System(format!("error: there are no threads: {error}")))
}

/// What came out of a job.
enum Done {
    Report(FileReport),
    Functions(Vec<String>),
}

/// What came out for one file.
#[derive(Default)]
struct OfFile {
    rows: Vec<Row>,
    ledgers: Vec<FunctionLedger>,
    /// As a strategy of the user's own reads them.
    functions: Vec<String>,
    notes: Vec<String>,
    /// What LLVM's columns are of: the same for all files.
    subjects: Vec<String>,
    errors: Vec<String>,
}

impl Copies {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let passes = match self.opt.and_then(sheave::pipeline::level) {
            Some(passes) => passes,
            None => sheave::pipeline::parse_passes(&self.passes)
                .map_err(|error| Failure::Usage(error.to_string()))?,
        };
        if self.explain && matches!(self.format, Format::Svg | Format::Functions | Format::Problems) {
            return Err(Failure::Usage("--explain is printed as table, csv, json or html".to_owned()));
        }
        if self.explorer.is_some() && self.format != Format::Html {
            return Err(Failure::Usage("--explorer is for --format html".to_owned()));
        }
        let mut options = Options { passes, registers: self.registers, ..Options::default() };
        options.promote.uninit = self.uninit;
        options.promote.cleanup = self.cleanup;
        options.promote.renamer = self.renamer;
        options.promote.phi_cost_limit = self.phi_cost_limit;
        options.promote.phi_cost = self.phi_cost;
        let strategies: &[Strategy] = if self.strategy.is_empty() { &Strategy::ALL } else { &self.strategy };
        let allocators = self.allocators.allocators(&self.own);
        let own = self.own.strategies(&allocators)?;
        // Beside an allocator one strategy is enough, if none is asked for.
        let usual = [Strategy::default()];
        let before_allocation = if self.strategy.is_empty() { &usual[..] } else { strategies };
        let mut jobs = Vec::new();
        for &placement in &self.placement {
            if self.format == Format::Functions {
                jobs.push(Job::Functions(placement));
                continue;
            }
            let combinations = before_allocation.iter().map(|&strategy| Combination { placement, strategy });
            if self.format == Format::Problems {
                jobs.extend(combinations.map(Job::Problems));
                continue;
            }
            jobs.extend(
                strategies.iter().map(|&strategy| Job::Strategy(Combination { placement, strategy })),
            );
            jobs.extend(own.iter().map(|own| Job::Own(placement, own)));
            for combination in combinations {
                jobs.extend(allocators.iter().map(|own| Job::Allocated(combination, own)));
            }
        }
        let wanted: Vec<Wanted> =
            self.files.iter().map(|file| self.wanted(file)).collect::<Result<_, _>>()?;
        let progress = Steps::new(self.files.len() * jobs.len(), "measurements");
        // The order of the results is that of the files and combinations, whichever thread is done first.
        let measure_all = || {
            let files = self.files.par_iter().zip(&wanted);
            files.map(|(file, wanted)| self.measure(file, &jobs, &options, wanted, &progress)).collect()
        };
        let found: Vec<OfFile> = threads()?.install(measure_all);
        drop(progress);
        let ran = options.passes.iter().map(|pass| pass.name).filter(|&name| name != "eliminate");
        let ran: Vec<&str> = ran.chain(["eliminate"]).collect();
        let llvm = if self.with_llvm { copies::llvm::version() } else { None };
        if let Some(version) = &llvm {
            report(&format!("note: LLVM is {version}"));
        }
        self.print(found, &Provenance::new(&ran.join(", "), llvm, &super::study::command_line()))
    }

    /// What to find out about `file`, with the arguments and the input that its program gets.
    fn wanted(&self, file: &Path) -> Result<Wanted, Failure> {
        let strange = |named: &Path| !self.files.iter().any(|file| file == named);
        let named_files = self.arg_of.chunks(2).map(|pair| Path::new(&pair[0]));
        let mut named_files = named_files.chain(self.stdin_of.chunks(2).map(|pair| &*pair[0]));
        if let Some(named) = named_files.find(|named| strange(named)) {
            return Err(Failure::Usage(format!("{} is not among the files", named.display())));
        }
        let own: Vec<&OsString> =
            self.arg_of.chunks(2).filter(|pair| Path::new(&pair[0]) == file).map(|pair| &pair[1]).collect();
        let args = if own.is_empty() { self.args.iter().collect() } else { own };
        let own_input = self.stdin_of.chunks(2).find(|pair| pair[0] == file).map(|pair| &pair[1]);
        let stdin = match own_input.or(self.stdin.as_ref()) {
            None => Vec::new(),
            Some(input) => std::fs::read(input).map_err(|error| {
                Failure::Missing(format!("error: cannot read {}: {error}", input.display()))
            })?,
        };
        Ok(Wanted {
            executed: self.executed.then(|| args.into_iter().map(|arg| arg.clone().into_vec()).collect()),
            stdin,
            max_instructions: Some(self.max_instructions),
            exact: self.exact,
            explain: self.explain,
            runs: self.executed.then(Runs::default),
            slots: self.slot_names(file),
        })
    }

    /// What variables are called, where something asks: what keeps the text from being read is told later.
    fn slot_names(&self, file: &Path) -> SlotNames {
        if !self.own.read_functions() && !self.explain && self.format != Format::Functions {
            return SlotNames::new();
        }
        let text = match self.sources.frontend().translate(file) {
            Ok(Some(translation)) => translation.ir,
            _ => std::fs::read(file).unwrap_or_default(),
        };
        source_names::of_llvm_ir(&String::from_utf8_lossy(&text))
    }

    /// Everything about one file. Its module is dropped with the last combination, so that thousands of files
    /// need no more memory than a few.
    fn measure(
        &self,
        path: &Path,
        jobs: &[Job<'_>],
        options: &Options,
        wanted: &Wanted,
        progress: &Steps,
    ) -> OfFile {
        let mut found = OfFile::default();
        let file = path.display().to_string();
        let module = match self.sources.read(path) {
            Ok(module) => module,
            Err(error) => {
                found.errors.push(error.to_string());
                progress.advance(jobs.len());
                return found;
            }
        };
        let done: Vec<Result<Done, sheave::Error>> = jobs
            .par_iter()
            .map_init(Context::new, |ctx, job| {
                let done = self.run_job(ctx, &file, &module, job, options, wanted);
                progress.advance(1);
                done
            })
            .collect();
        for done in done {
            match done {
                Ok(Done::Functions(functions)) => found.functions.extend(functions),
                Ok(Done::Report(report)) => {
                    found.rows.extend(report.rows);
                    found.ledgers.extend(report.ledgers);
                    found.notes.extend(report.notes);
                }
                // A strategy of the user's own says whom it is about.
                Err(error @ (sheave::Error::Strategy { .. } | sheave::Error::Allocator { .. })) => {
                    found.errors.push(error.to_string())
                }
                // The same fault under another strategy is no news.
                Err(_) if !found.errors.is_empty() => {}
                Err(error) => found.errors.push(format!("{error} (in {file})")),
            }
        }
        found.notes.dedup();
        if self.with_llvm && !found.rows.is_empty() {
            match self.count_llvm(path, (&module, options), &mut found.rows, wanted) {
                Ok(notes) => {
                    found.notes.extend(notes.missing.iter().map(|note| format!("{file}: {note}")));
                    found.subjects = notes.subjects;
                }
                Err(message) => found.errors.push(format!("error: {file}: {message}")),
            }
        }
        found
    }

    fn run_job(
        &self,
        ctx: &mut Context,
        file: &str,
        module: &Module,
        job: &Job<'_>,
        options: &Options,
        wanted: &Wanted,
    ) -> Result<Done, sheave::Error> {
        match *job {
            Job::Strategy(combination) => {
                copies::measure_file(ctx, file, module, combination, options, wanted).map(Done::Report)
            }
            Job::Own(placement, own) => {
                let subject = (own, self.function.as_deref());
                copies::measure_own(ctx, file, module, placement, subject, options, wanted).map(Done::Report)
            }
            Job::Allocated(combination, own) => {
                let subject = (own, self.function.as_deref());
                copies::measure_allocated(ctx, file, module, combination, subject, options, wanted)
                    .map(Done::Report)
            }
            Job::Problems(Combination { placement, strategy }) => {
                let mut options = Options { strategy, ..options.clone() };
                options.promote.placement = placement;
                let only = self.function.as_deref();
                copies::own::problems(ctx, file, module, &options, only).map(Done::Functions)
            }
            Job::Functions(placement) => {
                let mut options = options.clone();
                options.promote.placement = placement;
                copies::own::functions(ctx, file, module, &options, &wanted.slots).map(Done::Functions)
            }
        }
    }

    /// Adds LLVM's columns. Its tools read LLVM IR only.
    fn count_llvm(
        &self,
        path: &Path,
        (module, options): (&Module, &Options),
        rows: &mut [Row],
        wanted: &Wanted,
    ) -> Result<LlvmNotes, String> {
        let executed = wanted.executed.clone();
        let with = executed.map(|args| LlvmRun { args, stdin: wanted.stdin.clone() });
        let translation = self.sources.frontend().translate(path).map_err(|error| error.to_string())?;
        let ir = translation.as_ref().map(|found| &found.ir[..]);
        BesideLlvm { path, ir, module, options }.count(rows, with.as_ref())
    }

    /// The columns of the terminal that a table goes to; `COLUMNS` may say another number.
    fn width(&self) -> Option<usize> {
        let told = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
        let terminal = || Some(usize::from(terminal_size::terminal_size_of(std::io::stdout())?.0.0));
        let is_file = self.output.is_some() || !std::io::stdout().is_terminal();
        if is_file { None } else { told.or_else(terminal) }
    }

    /// Prints what was found, with what made it.
    fn print(&self, found: Vec<OfFile>, origin: &Provenance) -> Result<ExitCode, Failure> {
        let mut rows: Vec<Row> = Vec::new();
        let mut ledgers = Vec::new();
        let mut functions = Vec::new();
        let mut failed = false;
        let mut subjects: Vec<&String> = found.iter().flat_map(|of_file| &of_file.subjects).collect();
        subjects.sort();
        subjects.dedup();
        subjects.iter().for_each(|subject| report(&format!("note: {subject}")));
        for of_file in found {
            for message in of_file.errors {
                report(&message);
                failed = true;
            }
            for note in of_file.notes {
                report(&format!("note: {note}"));
            }
            rows.extend(of_file.rows);
            ledgers.extend(of_file.ledgers);
            functions.extend(of_file.functions);
        }
        if let Some(wanted) = &self.function {
            rows.retain(|row| row.function.as_ref() == Some(wanted));
            ledgers.retain(|ledger| ledger.function == *wanted);
            let head = format!("\"function\":{},", copies::json_text(wanted));
            functions.retain(|line| line.contains(&head));
            if rows.is_empty() && ledgers.is_empty() && functions.is_empty() && !failed {
                return Err(sheave::Error::NoFunction(wanted.clone()).into());
            }
        }
        let mut totals = copies::total(&rows);
        copies::rank(&mut rows);
        copies::rank(&mut totals);
        if self.totals {
            rows.retain(|row| row.function.is_none());
        } else if matches!(self.format, Format::Csv) {
            // A table in which each row is a function: totals are a table of their own.
            rows.retain(|row| row.function.is_some());
        }
        if self.files.len() > 1 && matches!(self.format, Format::Table) {
            rows.extend(totals);
        }
        let before = origin.passes.strip_suffix(", eliminate").unwrap_or("").replace(", ", ",");
        let links = self.explorer.as_ref().map(|page| Links::new(page, &before));
        let text = match self.format {
            Format::Html if self.explain => copies::ledger_html(&ledgers, origin, links.as_ref()),
            Format::Csv if self.explain => copies::ledger_csv(&ledgers, origin),
            Format::Json if self.explain => copies::ledger_json_lines(&ledgers, origin),
            _ if self.explain => copies::ledger_text(&ledgers),
            // Headings over nothing would be taken for an answer.
            Format::Table if rows.is_empty() && failed => String::new(),
            Format::Table => copies::table(&rows, self.width()),
            Format::Csv => copies::csv(&rows, origin),
            Format::Json => copies::json_lines(&rows, origin),
            Format::Svg => copies::svg(&rows, origin),
            Format::Html => copies::html(&rows, origin, links.as_ref()),
            Format::Functions | Format::Problems => {
                functions.iter().map(|line| format!("{line}\n")).collect()
            }
        };
        emit(self.output.as_deref(), text.as_bytes())?;
        if failed { Err(Failure::Reported) } else { Ok(ExitCode::SUCCESS) }
    }
}
