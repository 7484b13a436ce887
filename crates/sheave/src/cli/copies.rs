//! `sheave copies`: the copy benchmark.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use sheave::copies::{
    self, BesideLlvm, Combination, FileReport, FunctionLedger, Job, Links, LlvmNotes, LlvmRun, Provenance,
    Row, Runs, Wanted,
};
use sheave::source_names::{self, SlotNames};
use sheave::{Context, Options, Strategy};
use sheave_ir::Module;
use sheave_ssa::promote::Placement;

use super::color::report;
use super::exit_code::ExitCode;
use super::failure::Failure;
use super::options::{CountedRun, PassList, Promotion, contents, named, parse_passes};
use super::output::emit;
use super::own::{OwnAllocators, OwnStrategies};
use super::parallel;
use super::progress::Steps;
use super::sources::Sources;

/// Count what phi elimination costs: copies inserted, copies left, moves in the machine code
///
/// Every function of every FILE is compiled under each strategy and placement asked for. Rows are counted per
/// function and in total per file, after promotion unless --passes or --opt name others; `docs/copies.md`
/// defines the columns. A file that cannot be read does not stop the others; the exit status is 1 then.
#[derive(Args, Debug)]
pub(crate) struct Copies {
    /// C, C++, Rust, LLVM IR or Sheave's text
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
    #[command(flatten)]
    promotion: Promotion,
    #[command(flatten)]
    passes: PassList,
    /// How to print
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
    #[command(flatten)]
    counted: CountedRun,
    /// An argument for the program FILE alone, instead of those of --arg; repeatable
    #[arg(
        long,
        value_names = ["FILE", "ARG"],
        num_args = 2,
        allow_hyphen_values = true,
        requires = "executed"
    )]
    arg_of: Vec<OsString>,
    /// The standard input of the program FILE alone; repeatable
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

/// A measurement or an output for each file.
enum Task<'a> {
    Measure(Job<'a>),
    Functions(Placement),
    Problems(Combination),
}

/// The result of a task.
enum Done {
    Report(FileReport),
    Functions(Vec<String>),
}

/// The results for one file.
#[derive(Default)]
struct OfFile {
    rows: Vec<Row>,
    ledgers: Vec<FunctionLedger>,
    /// As a strategy of the user's own reads them.
    functions: Vec<String>,
    notes: Vec<String>,
    /// The subjects of LLVM's columns: the same for all files.
    subjects: Vec<String>,
    errors: Vec<String>,
}

impl Copies {
    /// How everything is compiled, but for strategy and placement.
    pub(crate) fn options(&self) -> Result<Options, Failure> {
        let passes = match self.passes.named()? {
            Some(passes) => passes,
            None => parse_passes("promote")?,
        };
        if self.explain && matches!(self.format, Format::Svg | Format::Functions | Format::Problems) {
            return Err(Failure::Usage("--explain is printed as table, csv, json or html".to_owned()));
        }
        if self.explorer.is_some() && self.format != Format::Html {
            return Err(Failure::Usage("--explorer is for --format html".to_owned()));
        }
        let mut options = Options { passes, registers: self.registers, ..Options::default() };
        self.promotion.apply(&mut options.promote);
        Ok(options)
    }

    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let options = self.options()?;
        let strategies: &[Strategy] = if self.strategy.is_empty() { &Strategy::ALL } else { &self.strategy };
        let allocators = self.allocators.allocators(&self.own);
        let own = self.own.strategies(&allocators)?;
        // Beside an allocator one strategy is enough, if none is named.
        let usual = [Strategy::default()];
        let before_allocation = if self.strategy.is_empty() { &usual[..] } else { strategies };
        let mut jobs = Vec::new();
        for &placement in &self.placement {
            if self.format == Format::Functions {
                jobs.push(Task::Functions(placement));
                continue;
            }
            let combinations = before_allocation.iter().map(|&strategy| Combination { placement, strategy });
            if self.format == Format::Problems {
                jobs.extend(combinations.map(Task::Problems));
                continue;
            }
            let strategies = strategies.iter().map(|&strategy| Combination { placement, strategy });
            jobs.extend(strategies.map(|combination| Task::Measure(Job::Strategy(combination))));
            jobs.extend(own.iter().map(|own| Task::Measure(Job::Own(placement, own))));
            for combination in combinations {
                let jobs_of = allocators.iter().map(|own| Task::Measure(Job::Allocated(combination, own)));
                jobs.extend(jobs_of);
            }
        }
        let wanted: Vec<Wanted> =
            self.files.iter().map(|file| self.wanted(file)).collect::<Result<_, _>>()?;
        let progress = Steps::new(self.files.len() * jobs.len(), "measurements");
        // Several files occupy the processors by themselves; the combinations of a single one do it instead.
        let n_threads = parallel::n_processors();
        let n_inner = n_threads / self.files.len().clamp(1, n_threads);
        let subjects: Vec<(&PathBuf, &Wanted)> = self.files.iter().zip(&wanted).collect();
        let found: Vec<OfFile> = parallel::map(
            &subjects,
            n_threads,
            || (),
            |(), (file, wanted)| self.measure(file, (&jobs, n_inner), &options, wanted, &progress),
        );
        drop(progress);
        let ran = options.passes.iter().map(|pass| pass.name).filter(|&name| name != "eliminate");
        let ran: Vec<&str> = ran.chain(["eliminate"]).collect();
        let llvm = if self.with_llvm { copies::llvm::version() } else { None };
        if let Some(version) = &llvm {
            report(&format!("note: LLVM is {version}"));
        }
        self.print(found, &Provenance::new(&ran.join(", "), llvm, &super::output::command_line()))
    }

    /// The measurements of `file`, with the arguments and the input of its program.
    fn wanted(&self, file: &Path) -> Result<Wanted, Failure> {
        let strange = |named: &Path| !self.files.iter().any(|file| file == named);
        let named_files = self.arg_of.chunks(2).map(|pair| Path::new(&pair[0]));
        let mut named_files = named_files.chain(self.stdin_of.chunks(2).map(|pair| &*pair[0]));
        if let Some(named) = named_files.find(|named| strange(named)) {
            return Err(Failure::Usage(format!("{} is not among the files", named.display())));
        }
        let own: Vec<&OsString> =
            self.arg_of.chunks(2).filter(|pair| Path::new(&pair[0]) == file).map(|pair| &pair[1]).collect();
        let args = if own.is_empty() { self.counted.args.iter().collect() } else { own };
        let own_input = self.stdin_of.chunks(2).find(|pair| pair[0] == file).map(|pair| &pair[1]);
        Ok(Wanted {
            executed: self.counted.arguments(args),
            stdin: contents(own_input.or(self.counted.stdin.as_ref()))?,
            max_instructions: Some(self.counted.max_instructions),
            exact: self.exact,
            explain: self.explain,
            runs: self.counted.executed.then(Runs::default),
            slots: self.slot_names(file),
        })
    }

    /// Names of variables, if an output needs them. Errors of reading the text are reported later.
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
        (jobs, n_threads): (&[Task<'_>], usize),
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
        let done = parallel::map(jobs, n_threads, Context::new, |ctx, job| {
            let done = self.run_job(ctx, &file, &module, job, options, wanted);
            progress.advance(1);
            done
        });
        for done in done {
            match done {
                Ok(Done::Functions(functions)) => found.functions.extend(functions),
                Ok(Done::Report(report)) => {
                    found.rows.extend(report.rows);
                    found.ledgers.extend(report.ledgers);
                    found.notes.extend(report.notes);
                }
                // Errors of strategies of the user name their subject.
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
        task: &Task<'_>,
        options: &Options,
        wanted: &Wanted,
    ) -> Result<Done, sheave::Error> {
        let only = self.function.as_deref();
        match *task {
            Task::Measure(job) => {
                let only = only.filter(|_| !matches!(job, Job::Strategy(_)));
                copies::measure_job(ctx, (file, module), &job, only, options, wanted).map(Done::Report)
            }
            Task::Problems(Combination { placement, strategy }) => {
                let mut options = Options { strategy, ..options.clone() };
                options.promote.placement = placement;
                copies::own::problems(ctx, file, module, &options, only).map(Done::Functions)
            }
            Task::Functions(placement) => {
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

    /// The columns of the terminal to which a table is printed; `COLUMNS` overrides the number.
    fn width(&self) -> Option<usize> {
        let told = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
        let terminal = || Some(usize::from(terminal_size::terminal_size_of(std::io::stdout())?.0.0));
        let is_file = self.output.is_some() || !std::io::stdout().is_terminal();
        if is_file { None } else { told.or_else(terminal) }
    }

    /// Prints the results with their provenance.
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
            let head = format!("\"function\":{},", serde_json::Value::from(wanted.as_str()));
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
            // Headings without rows would look like a result.
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
