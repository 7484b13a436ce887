//! `sheave copies`: the copy benchmark.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use sheave::copies::{
    self, FunctionLedger, Invocation, Links, Method, Provenance, Row, Runs, Subject, Wanted,
};
use sheave::frontend::Input;
use sheave::source_names::{self, SlotNames};
use sheave::{Context, Options, Strategy};
use sheave_ssa::promote::Placement;

use super::color::report;
use super::failure::{Failure, Kind, refuse};
use super::options::{CountedRun, PassList, Promotion, named, parse_passes, strategy};
use super::output::emit;
use super::own::{OwnAllocators, OwnStrategies};
use super::parallel;
use super::progress::Steps;
use super::sources::Sources;

/// Count the copies of phi elimination: inserted, left after coalescing, moves in the machine code
///
/// Every function of every FILE is compiled under each requested strategy and placement. Rows are counted per
/// function and in total per file, after promotion unless --passes or --opt name others; `docs/copies.md`
/// defines the columns. A file that cannot be read does not stop the others; the exit status is 1 then.
#[derive(Args, Debug)]
pub(crate) struct Copies {
    /// C, C++, Rust, LLVM IR or Sheave's text
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only these strategies; repeatable, or several with commas. `naive` is isolate, `briggs` per-edge
    #[arg(long, value_parser = strategy(), value_delimiter = ',')]
    strategy: Vec<Strategy>,
    #[command(flatten)]
    own: OwnStrategies,
    #[command(flatten)]
    allocators: OwnAllocators,
    /// Place phis so; repeatable, or several with commas
    #[arg(long, value_parser = named::<Placement>(), value_delimiter = ',', default_value = "pruned")]
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
    /// Search for the fewest copies that any coalescing leaves
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
    /// Totals among the functions in CSV and JSON, for `study`
    #[arg(long, hide = true)]
    all_rows: bool,
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
}

/// A measurement of a file.
type Job<'a> = (Placement, &'a Method);

/// The results for one file.
#[derive(Default)]
struct OfFile {
    rows: Vec<Row>,
    ledgers: Vec<FunctionLedger>,
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
        refuse(
            self.explain && self.format == Format::Svg,
            "--explain is printed as table, csv, json or html",
        )?;
        refuse(self.explorer.is_some() && self.format != Format::Html, "--explorer is for --format html")?;
        let mut options = Options { passes, registers: self.registers, ..Options::default() };
        self.promotion.apply(&mut options.promote);
        Ok(options)
    }

    pub(crate) fn run(&self) -> Result<(), Failure> {
        let options = self.options()?;
        let strategies: &[Strategy] = if self.strategy.is_empty() { &Strategy::ALL } else { &self.strategy };
        let allocators = self.own.allocators(&self.allocators);
        let own = self.own.strategies();
        // Beside an allocator one strategy is enough, if none is named.
        let usual = [Strategy::default()];
        let before_allocation = if self.strategy.is_empty() { &usual[..] } else { strategies };
        let mut methods: Vec<Method> = strategies.iter().map(|&strategy| strategy.into()).collect();
        methods.extend(own.into_iter().map(Method::Own));
        for &strategy in before_allocation {
            methods.extend(allocators.iter().map(|own| Method::allocated(strategy, own)));
        }
        let with_methods = |&placement| methods.iter().map(move |method| (placement, method));
        let jobs: Vec<Job<'_>> = self.placement.iter().flat_map(with_methods).collect();
        let executed = self.counted.invocation()?;
        let progress = Steps::new(self.files.len() * jobs.len(), "measurements");
        // Several files occupy the processors by themselves; the combinations of a single one do it instead.
        let n_threads = parallel::n_processors();
        let n_inner = n_threads / self.files.len().clamp(1, n_threads);
        let found: Vec<OfFile> = parallel::map(
            &self.files,
            n_threads,
            || (),
            |(), file| self.measure(file, (&jobs, n_inner), &options, executed.as_ref(), &progress),
        );
        drop(progress);
        let ran = options.passes.iter().map(|pass| pass.name).filter(|&name| name != "eliminate");
        let ran: Vec<&str> = ran.chain(["eliminate"]).collect();
        let llvm = if self.with_llvm { copies::llvm::version().ok() } else { None };
        if let Some(version) = &llvm {
            report(&format!("note: LLVM is {version}"));
        }
        self.print(found, &Provenance::new(&ran.join(", "), llvm, &super::output::command_line()))
    }

    /// Names of variables, if an output needs them. Errors of reading the text are reported later.
    fn slot_names(&self, file: &Path) -> SlotNames {
        if self.own.is_empty() && !self.explain {
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
        (jobs, n_threads): (&[Job<'_>], usize),
        options: &Options,
        executed: Option<&Invocation>,
        progress: &Steps,
    ) -> OfFile {
        let mut found = OfFile::default();
        let file = path.display().to_string();
        let Input { module, mut libraries, .. } = match self.sources.read_all(&[path]) {
            Ok(input) => input,
            Err(error) => {
                found.errors.push(error.to_string());
                progress.advance(jobs.len());
                return found;
            }
        };
        libraries.extend(self.counted.libraries.paths());
        let wanted = Wanted {
            executed: executed.map(|with| Invocation { libraries, ..with.clone() }),
            exact: self.exact,
            explain: self.explain,
            runs: executed.map(|_| Runs::default()),
            slots: self.slot_names(path),
        };
        let done = parallel::map(jobs, n_threads, Context::new, |ctx, job| {
            let &(placement, method) = job;
            let only = self.function.as_deref().filter(|_| !matches!(method, Method::Strategy(_)));
            let subject = Subject { file: &file, module: &module, method: method.clone() };
            let mut options = options.clone();
            options.promote.placement = placement;
            let done = copies::measure(ctx, &subject, only, &options, &wanted);
            progress.advance(1);
            done
        });
        for done in done {
            match done {
                Ok(report) => {
                    found.rows.extend(report.rows);
                    found.ledgers.extend(report.ledgers);
                    found.notes.extend(report.notes);
                }
                // Errors of strategies of the user name their subject.
                Err(error @ sheave::Error::Own { .. }) => found.errors.push(error.to_string()),
                // The same fault under another strategy is no news.
                Err(_) if !found.errors.is_empty() => {}
                Err(error) => found.errors.push(format!("{error} (in {file})")),
            }
        }
        found.notes.dedup();
        if self.with_llvm && !found.rows.is_empty() {
            let translation = self.sources.frontend().translate(path).map_err(|error| error.to_string());
            let counted = translation.and_then(|translation| {
                // LLVM's tools read LLVM IR only.
                let ir = translation.as_ref().map(|found| &found.ir[..]);
                copies::count_beside((path, ir), (&module, options), &mut found.rows)
            });
            match counted {
                Ok(notes) => {
                    found.notes.extend(notes.missing.iter().map(|note| format!("{file}: {note}")));
                    found.subjects = notes.subjects;
                }
                Err(message) => found.errors.push(format!("error: {file}: {message}")),
            }
        }
        found
    }

    /// Prints the results with their provenance.
    fn print(&self, found: Vec<OfFile>, origin: &Provenance) -> Result<(), Failure> {
        let mut rows: Vec<Row> = Vec::new();
        let mut ledgers = Vec::new();
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
        }
        if let Some(wanted) = &self.function {
            rows.retain(|row| row.function.as_ref() == Some(wanted));
            ledgers.retain(|ledger| ledger.function == *wanted);
            if rows.is_empty() && ledgers.is_empty() && !failed {
                return Err(sheave::Error::NoFunction(wanted.clone()).into());
            }
        }
        let mut totals = copies::total(&rows);
        copies::rank(&mut rows);
        copies::rank(&mut totals);
        if self.totals {
            rows.retain(|row| row.function.is_none());
        } else if matches!(self.format, Format::Csv | Format::Json) && !self.all_rows {
            // A table in which each row is a function: totals are a separate table.
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
            Format::Table => copies::table(&rows),
            Format::Csv => copies::csv(&rows, origin),
            Format::Json => copies::json_lines(&rows, origin),
            Format::Svg => copies::svg(&rows, origin),
            Format::Html => copies::html(&rows, origin, links.as_ref()),
        };
        emit(self.output.as_deref(), text.as_bytes())?;
        if failed { Err(Kind::Program.failure("")) } else { Ok(()) }
    }
}
