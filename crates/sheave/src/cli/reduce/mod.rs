//! `sheave reduce`: finds the smallest program that still goes wrong, and the rewrite that is at fault.

mod commands;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use sheave::Options;
use sheave::frontend::Language;
use sheave::reduce::{Reduction, Source, reduce};

use super::color::report;
use super::failure::{ExitCode, Failure, SUCCESS, bad_program, cannot};
use super::options::Common;
use super::options::{contents, words};
use super::output::{counted, emit};
use super::program_words::ProgramWordsAmongOptions;
use super::sources::{Sources, print_diagnostics};
use commands::{Commands, Question, Reference, State, Wrong};

/// The comment in a reduced program with the data to show its fault again, in JSON.
const REPLAY: &str = "; replay: ";

/// Make a program that goes wrong smaller, and find the rewrite that is to blame
///
/// A program goes wrong where its result is not that of the interpreter (or, where the interpreter cannot run
/// it, of `clang -O0` or `--opt 0`), or where Sheave rejects it or crashes. The options are those of `run`,
/// and those that do not matter are left out; `--verify` lets the checkers find faults. LLVM IR is made
/// smaller by `llvm-reduce`. The result is a file that begins with comments on how to show it again: `sheave
/// reduce
/// --replay FILE` does. Candidates are run as they are: a program that removes files does so many times.
#[derive(Args, Debug)]
pub(crate) struct Reduce {
    /// Ask this shell command instead: a candidate is appended to it as its last word, and status 0 says that
    /// it still goes wrong
    #[arg(long, value_name = "COMMAND")]
    test: Option<String>,
    /// The file with the program's standard input (default: none)
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Seconds after which a candidate does not end
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    timeout: u64,
    /// Where the result is written (default: beside the program, `NAME.reduced.sheave`)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Show again what is wrong with a reduced program: exit status 1 if it still is, else 0
    #[arg(long)]
    replay: bool,
    /// Say nothing meanwhile
    #[arg(long)]
    quiet: bool,
    /// Answer `llvm-reduce`: exit status 0 where the candidate FILE still goes wrong as the file STATE says
    #[arg(long, hide = true, value_name = "STATE")]
    still_fails: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    sources: Sources,
    #[command(flatten)]
    program: ProgramWordsAmongOptions,
}

impl Reduce {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let (files, arguments) = self.program.files_and_arguments();
        if self.replay {
            return self.show_again(&files[0]);
        }
        if let Some(state) = &self.still_fails {
            let fails = commands::still_fails(state, &files[0])?;
            return Ok(if fails { SUCCESS } else { 1 });
        }
        let options = Options { verify: self.common.verify, ..self.common.options()? };
        let (source, libraries) = self.source(&files)?;
        let mut commands = self.commands(arguments, libraries)?;
        let start = Instant::now();
        commands.question.wrong = match &self.test {
            Some(test) => Wrong::Test(test.clone()),
            None => commands
                .diagnose(&source, &options)?
                .ok_or_else(|| bad_program("nothing is wrong with this program here"))?,
        };
        // Candidates that take much longer than the program are of no use, and there may be many.
        commands.question.limit = commands.question.limit.min(start.elapsed() * 10 + Duration::from_secs(1));
        let fixed_options = self.test.is_some();
        let before = source.size();
        let reduction = reduce(source.clone(), options, fixed_options, &mut commands).ok_or_else(|| {
            bad_program(match &self.test {
                Some(_) => "the command of --test does not succeed with the program as it is",
                None => "what is wrong does not show every time",
            })
        })?;
        let (words, notes) = self.describe(&commands, &reduction);
        let extension = if reduction.source.is_llvm { "reduced.ll" } else { "reduced.sheave" };
        let output = self.output.clone().unwrap_or_else(|| files[0].with_extension(extension));
        let mut header = format!(
            "; sheave {} reduced {} ({} bytes, xxh3 {:016x}) to this\n",
            env!("CARGO_PKG_VERSION"),
            files[0].display(),
            source.text.len(),
            xxhash_rust::xxh3::xxh3_64(source.text.as_bytes())
        );
        for note in &notes {
            header += &format!("; {note}\n");
        }
        let state = State { question: commands.question.clone(), words, opt: None };
        let state = serde_json::to_string(&state).map_err(std::io::Error::from)?;
        emit(Some(&output), format!("{header}{REPLAY}{state}\n\n{}", reduction.source.text).as_bytes())?;
        let size = |size: Option<(usize, usize)>| match size {
            Some((functions, insts)) => {
                format!("{}, {}", counted(functions, "function"), counted(insts, "instruction"))
            }
            None => "no module".to_owned(),
        };
        for note in notes {
            report(&note);
        }
        report(&format!(
            "{} -> {} after {} candidates, written to {}",
            size(before),
            size(reduction.source.size()),
            reduction.questions,
            output.display()
        ));
        Ok(SUCCESS)
    }

    /// The text of the program, as near to the user's as it can be compiled, and its libraries.
    fn source(&self, files: &[PathBuf]) -> Result<(Source, Vec<PathBuf>), Failure> {
        // Other names do not determine the language of a candidate, and standard input can be read once.
        let is_text = |file: &Path| {
            let extension = file.extension().and_then(|extension| extension.to_str());
            matches!(extension, Some("ll" | "sheave")) || Language::of_name(file).is_some()
        };
        if let [file] = files
            && is_text(file)
        {
            let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
            if let Some(translation) = self.sources.frontend().translate(file)? {
                print_diagnostics(&translation.diagnostics);
                return Ok((Source { text: text(translation.ir), is_llvm: true }, translation.libraries));
            }
            let is_llvm = file.extension().is_some_and(|extension| extension == "ll");
            let bytes = std::fs::read(file).map_err(|error| {
                Failure::from(sheave::Error::Read { file: file.display().to_string(), error })
            })?;
            return Ok((Source { text: text(bytes), is_llvm }, vec![]));
        }
        let input = self.sources.read_all(files)?;
        Ok((Source { text: input.module.to_string(), is_llvm: false }, input.libraries))
    }

    fn commands(&self, arguments: Vec<OsString>, libraries: Vec<PathBuf>) -> Result<Commands, Failure> {
        let question = Question {
            libraries,
            arguments,
            input: self.input.clone(),
            limit: Duration::from_secs(self.timeout),
            wrong: Wrong::Test(String::new()),
        };
        Ok(Commands::new(question, !self.quiet)?)
    }

    /// The options that show the fault, and notes about it.
    fn describe(&self, commands: &Commands, reduction: &Reduction) -> (Vec<String>, Vec<String>) {
        let Reduction { source, options, fuel, .. } = reduction;
        let mut options = options.clone();
        let mut notes = vec![];
        if self.test.is_some() {
            return (vec![], notes);
        }
        options.fuel = fuel.or(options.fuel);
        let list: Vec<&str> = options.passes.iter().map(|pass| pass.name).collect();
        notes.push(format!("passes: {}", list.join(",")));
        notes.push(match fuel {
            Some(0) => format!("no rewrite is to blame, but {}", self.stage(commands, reduction)),
            Some(fuel) => format!("rewrite {fuel} makes it wrong; with one fewer it is right"),
            None => "it is wrong only where rewrites are not limited: none can be named".to_owned(),
        });
        notes.extend(fuel.iter().flat_map(|&fuel| commands.trace(source, &options, fuel)));
        if let Ok(outcome) = commands.outcome(source, &words(&options)) {
            notes.push(format!("wrong: {outcome}"));
        }
        if let Wrong::Differs { reference, .. } = commands.question.wrong
            && let Some(right) = commands.right(source, reference)
        {
            notes.push(format!("right: {right} ({})", reference.name()));
        }
        let notes = notes.into_iter().map(|note| note.replace('\n', " ")).collect();
        (words(&options), notes)
    }

    /// The stage at fault if no rewrite is.
    fn stage(&self, commands: &Commands, reduction: &Reduction) -> &'static str {
        let Wrong::Differs { reference: Reference::Interpreter { .. }, .. } = commands.question.wrong else {
            return "what follows the passes, or what reads the text";
        };
        let options = Options { fuel: Some(0), ..reduction.options.clone() };
        let mut more = words(&options);
        more.extend(["--form".to_owned(), "copies".to_owned()]);
        let right = commands.interpreted(&reduction.source, &[]);
        match (commands.interpreted(&reduction.source, &more), right) {
            (Some((copies, _)), Some((right, _))) if copies.agrees(&right) => {
                "machine code: in the interpreter the copies form does what is right"
            }
            _ => "elimination: in the interpreter the copies form goes wrong, too",
        }
    }

    /// Asks the question in the comments of a reduced program again.
    fn show_again(&self, file: &Path) -> Result<ExitCode, Failure> {
        let is_llvm = file.extension().is_some_and(|extension| extension == "ll");
        let text = String::from_utf8_lossy(&contents(Some(&file.to_owned()))?).into_owned();
        let comments = || text.lines().take_while(|line| line.starts_with(';'));
        let state = comments().find_map(|line| serde_json::from_str(line.strip_prefix(REPLAY)?).ok());
        let State { question, words, .. } = state.ok_or_else(|| {
            bad_program(format_args!("{} is no program that `reduce` has written", file.display()))
        })?;
        // A command may look for words that the comments have.
        let n_comments: usize = comments().map(|line| line.len() + 1).sum();
        let source = Source { text: text.get(n_comments..).unwrap_or_default().to_owned(), is_llvm };
        let commands = Commands::new(question, false)?;
        match &commands.question.wrong {
            Wrong::Test(test) => report(&format!("the test: {test}")),
            wrong => {
                let outcome = commands.outcome(&source, &words).map_err(cannot("run the program"))?;
                report(&format!("with its options: {outcome}"));
                if let &Wrong::Differs { reference, .. } = wrong
                    && let Some(right) = commands.right(&source, reference)
                {
                    report(&format!("{}: {right}", reference.name()));
                }
            }
        }
        let wrong = commands.still_wrong(&source, &words).map_err(cannot("run the program"))?;
        report(if wrong { "still wrong" } else { "right now" });
        Ok(if wrong { 1 } else { SUCCESS })
    }
}
