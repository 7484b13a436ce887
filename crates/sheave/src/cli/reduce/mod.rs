//! `sheave reduce`: the smallest program that still goes wrong, and the rewrite that makes it so.

mod commands;
mod outcome;
mod replay;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use sheave::Options;
use sheave::frontend::Language;
use sheave::reduce::{Reduction, Source, reduce};

use super::options::words;
use super::program_words::ProgramWordsAmongOptions;
use super::sources::{Sources, print_diagnostics};
use super::{Common, ExitCode, Failure, emit, report};
use commands::{Commands, Reference, Wrong};
use replay::Replay;

/// Make a program that goes wrong smaller, and find the rewrite that is to blame
///
/// A program goes wrong where it does something else than in the interpreter (or, where the interpreter
/// cannot run it, than under `--opt 0`), or where Sheave rejects or does not survive it. The options are
/// those of `run`, and those that do not matter go; `--verify` lets the checkers look for what is wrong. The
/// result is a file that begins with comments on how to show it again: `sheave reduce --replay FILE` does.
/// Nothing is run outside of the program: a program that removes files does so many times.
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
        let options = Options { verify: self.common.verify, ..self.common.options()? };
        let (source, libraries) = self.source(&files)?;
        let mut commands = self.commands(arguments, &libraries)?;
        let start = Instant::now();
        commands.wrong = match &self.test {
            Some(test) => Wrong::Test(test.clone()),
            None => commands.diagnose(&source, &options)?.ok_or_else(|| {
                Failure::Program("error: nothing is wrong with this program here".to_owned())
            })?,
        };
        // Candidates that take much longer than the program are of no use, and there may be many.
        commands.limit = commands.limit.min(start.elapsed() * 10 + Duration::from_secs(1));
        let fixed_options = self.test.is_some();
        let before = source.size();
        let reduction = reduce(source.clone(), options, fixed_options, &mut commands).ok_or_else(|| {
            Failure::Program(match &self.test {
                Some(_) => {
                    "error: the command of --test does not succeed with the program as it is".to_owned()
                }
                None => "error: what is wrong does not show every time".to_owned(),
            })
        })?;
        let (words, notes) = self.describe(&commands, &reduction);
        let replay = Replay {
            words,
            arguments: commands.arguments.clone(),
            libraries: libraries.iter().map(|library| library.display().to_string()).collect(),
            test: self.test.clone(),
            input: self.input.as_ref().map(|input| input.display().to_string()),
        };
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
        emit(Some(&output), format!("{header}{}\n{}", replay.header(), reduction.source.text).as_bytes())?;
        let size = |size: Option<(usize, usize)>| match size {
            Some((functions, insts)) => {
                format!("{}, {}", count(functions, "function"), count(insts, "instruction"))
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
        Ok(ExitCode::SUCCESS)
    }

    /// The text of the program, as near to what the user wrote as it can be compiled, and its libraries.
    fn source(&self, files: &[PathBuf]) -> Result<(Source, Vec<PathBuf>), Failure> {
        // Other names do not tell the language of a candidate, and standard input can be read once.
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

    fn commands(&self, arguments: Vec<OsString>, libraries: &[PathBuf]) -> Result<Commands, Failure> {
        let system = |error: std::io::Error| Failure::System(format!("error: cannot reduce: {error}"));
        Ok(Commands {
            sheave: std::env::current_exe().map_err(system)?,
            folder: tempfile::tempdir().map_err(system)?,
            fixed: libraries.iter().flat_map(|library| ["--load".into(), library.into()]).collect(),
            arguments,
            input: self.input.clone(),
            limit: Duration::from_secs(self.timeout),
            wrong: Wrong::Test(String::new()),
            verbose: !self.quiet,
            last_step: String::new(),
        })
    }

    /// The options that show what is wrong, and what there is to say about it.
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
        if let Ok(outcome) = commands.outcome(source, &options) {
            notes.push(format!("wrong: {outcome}"));
        }
        if let Wrong::Differs { reference, .. } = commands.wrong
            && let Some(right) = commands.right(source, reference)
        {
            notes.push(format!("right: {right} ({})", reference.name()));
        }
        let notes = notes.into_iter().map(|note| note.replace('\n', " ")).collect();
        (words(&options), notes)
    }

    /// What goes wrong although no pass rewrites anything.
    fn stage(&self, commands: &Commands, reduction: &Reduction) -> &'static str {
        let Wrong::Differs { reference: Reference::Interpreter { .. }, .. } = commands.wrong else {
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

    /// Runs what the comments of a reduced program say.
    fn show_again(&self, file: &Path) -> Result<ExitCode, Failure> {
        let is_llvm = file.extension().is_some_and(|extension| extension == "ll");
        let bytes = std::fs::read(file).map_err(|error| {
            Failure::from(sheave::Error::Read { file: file.display().to_string(), error })
        })?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let replay = Replay::parse(&text);
        // A command may look for words that the comments have.
        let comments = text.lines().take_while(|line| line.starts_with(';')).map(|line| line.len() + 1).sum();
        let program = text.get(comments..).unwrap_or_default().to_owned();
        let source = Source { text: program, is_llvm };
        let libraries: Vec<PathBuf> = replay.libraries.iter().map(PathBuf::from).collect();
        let mut commands = self.commands(replay.arguments.clone(), &libraries)?;
        commands.input = replay.input.as_ref().map(PathBuf::from);
        let system = |error| Failure::System(format!("error: cannot run the program: {error}"));
        if let Some(test) = &replay.test {
            let wrong = commands.test_succeeds(test, &source).map_err(system)?;
            report(if wrong { "the command succeeds: still wrong" } else { "the command fails: right now" });
            return Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS });
        }
        let outcome = commands.outcome_of_words(&source, &replay.words).map_err(system)?;
        let reference = match commands.interpreted(&source, &[]) {
            Some((_, count)) => Reference::Interpreter { max_insts: count },
            None => Reference::Unoptimised,
        };
        let right = commands.right(&source, reference);
        report(&format!("with its options: {outcome}"));
        if let Some(right) = &right {
            report(&format!("{}: {right}", reference.name()));
        }
        let wrong = outcome.complaint().is_some() || right.is_some_and(|right| !right.agrees(&outcome));
        report(if wrong { "still wrong" } else { "right now" });
        Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

/// `n` of `what`.
fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}
