//! The oracle that runs commands: the program under the options, and beside it something that is right.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sheave::Options;
use sheave::reduce::{Oracle, Source};

use super::outcome::{End, Outcome, run};
use crate::cli::options::words;
use crate::cli::{Failure, report};

/// Changes of one rewrite that are told.
const MAX_TRACED: usize = 8;

/// What says what is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reference {
    /// The interpreter, which stops after so many instructions.
    Interpreter { max_insts: u64 },
    /// Machine code of what is promoted and nothing else.
    Unoptimised,
}

impl Reference {
    pub(super) fn name(self) -> &'static str {
        match self {
            Reference::Interpreter { .. } => "the interpreter",
            Reference::Unoptimised => "`--opt 0`",
        }
    }
}

/// What is wrong with the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// Sheave complains, in these words.
    Complaint(String),
    /// It does something else than the reference, or does not end.
    Differs {
        /// What is right.
        reference: Reference,
        /// It does not end.
        late: bool,
    },
    /// The user's command succeeds.
    Test(String),
}

/// How programs are run.
pub(super) struct Commands {
    pub(super) sheave: PathBuf,
    /// Candidates are written there.
    pub(super) folder: tempfile::TempDir,
    /// Words for libraries and the like, which stay.
    pub(super) fixed: Vec<OsString>,
    pub(super) arguments: Vec<OsString>,
    pub(super) input: Option<PathBuf>,
    pub(super) limit: Duration,
    pub(super) wrong: Wrong,
    /// Whether steps are printed.
    pub(super) verbose: bool,
    pub(super) last_step: String,
}

impl Commands {
    fn write(&self, source: &Source) -> std::io::Result<PathBuf> {
        let name = if source.is_llvm { "program.ll" } else { "program.sheave" };
        let file = self.folder.path().join(name);
        std::fs::write(&file, &source.text)?;
        Ok(file)
    }

    fn sheave(&self, verb: &str, more: &[String], file: &Path) -> std::io::Result<Outcome> {
        let mut all: Vec<OsString> = vec![verb.into()];
        if verb == "run" {
            all.extend(self.fixed.iter().cloned());
        }
        all.extend(more.iter().map(OsString::from));
        all.push(file.into());
        all.push("--".into());
        all.extend(self.arguments.iter().cloned());
        run(&self.sheave, &all, self.input.as_deref(), self.limit)
    }

    /// What the program does under `options`.
    pub(super) fn outcome(&self, source: &Source, options: &Options) -> std::io::Result<Outcome> {
        self.outcome_of_words(source, &words(options))
    }

    /// The same, with the options as words.
    pub(super) fn outcome_of_words(&self, source: &Source, words: &[String]) -> std::io::Result<Outcome> {
        self.sheave("run", words, &self.write(source)?)
    }

    /// What it does in the interpreter with `more` options, if it comes to an end there, and after how many
    /// instructions.
    pub(super) fn interpreted(&self, source: &Source, more: &[String]) -> Option<(Outcome, u64)> {
        let file = self.write(source).ok()?;
        let more: Vec<String> = std::iter::once("--stats".to_owned()).chain(more.iter().cloned()).collect();
        let outcome = self.sheave("interp", &more, &file).ok()?;
        // After the count comes a message only where the program was stopped.
        let last = outcome.errors.lines().next_back()?;
        let count = last.split_once(" form: ")?.1.split(' ').next()?.parse().ok()?;
        matches!(outcome.end, End::Exit(_)).then_some((outcome, count))
    }

    /// What is right.
    pub(super) fn right(&self, source: &Source, reference: Reference) -> Option<Outcome> {
        match reference {
            Reference::Interpreter { max_insts } => {
                let with = |fill: &str| {
                    let limit = ["--max-insts", &max_insts.to_string(), "--fill", fill].map(str::to_owned);
                    Some(self.interpreted(source, &limit)?.0)
                };
                // What depends on memory that was not written has no right result. Programs ask most whether
                // the content is negative, and whether it is zero.
                let right = with("0")?;
                (with("165")?.agrees(&right) && with("90")?.agrees(&right)).then_some(right)
            }
            Reference::Unoptimised => {
                let outcome = self.outcome_of_words(source, &["--opt".into(), "0".into()]).ok()?;
                (outcome.complaint().is_none() && outcome.end != End::Late).then_some(outcome)
            }
        }
    }

    /// Finds out what is wrong with `source` under `options`.
    pub(super) fn diagnose(&self, source: &Source, options: &Options) -> Result<Option<Wrong>, Failure> {
        let system = |error| Failure::System(format!("error: cannot run the program: {error}"));
        let outcome = self.outcome(source, options).map_err(system)?;
        if let Some(complaint) = outcome.complaint() {
            return Ok(Some(Wrong::Complaint(complaint)));
        }
        let (right, reference) = match self.interpreted(source, &[]) {
            Some((_, count)) => {
                // Candidates may run a little longer.
                let max_insts = count.saturating_mul(4).saturating_add(100_000);
                let reference = Reference::Interpreter { max_insts };
                (self.right(source, reference).ok_or("reads memory that it has not written"), reference)
            }
            None => {
                let reason = "cannot be run by the interpreter, and does not come to an end under `--opt 0`";
                (self.right(source, Reference::Unoptimised).ok_or(reason), Reference::Unoptimised)
            }
        };
        let right = right.map_err(|reason| {
            Failure::Program(format!(
                "error: nothing says what is right: the program {reason} (--test COMMAND asks a command)"
            ))
        })?;
        let late = outcome.end == End::Late;
        Ok((!outcome.agrees(&right)).then_some(Wrong::Differs { reference, late }))
    }

    /// What rewrite number `fuel` of the passes changes.
    pub(super) fn trace(&self, source: &Source, options: &Options, fuel: u64) -> Vec<String> {
        let mut more = words(options);
        more.extend(["--debug".to_owned(), "all/trace".to_owned()]);
        let Ok(outcome) = self.outcome_of_words(source, &more) else { return vec![] };
        let number = format!("rewrite {fuel} ");
        let lines = outcome.errors.lines().filter(|line| line.contains(&number));
        lines.take(MAX_TRACED).map(|line| line.trim_start_matches("; ").to_owned()).collect()
    }

    /// Whether the user's command succeeds with `source`.
    pub(super) fn test_succeeds(&self, test: &str, source: &Source) -> std::io::Result<bool> {
        let file = self.write(source)?;
        // The shell reads the command, and the file is its last word.
        let script = format!("{test} \"$1\"");
        let words: Vec<OsString> = vec!["-c".into(), script.into(), "sh".into(), file.into()];
        Ok(run(Path::new("/bin/sh"), &words, None, self.limit)?.end == End::Exit(0))
    }

    fn still_wrong(&self, source: &Source, options: &Options) -> std::io::Result<bool> {
        match &self.wrong {
            Wrong::Test(test) => self.test_succeeds(test, source),
            Wrong::Complaint(complaint) => {
                Ok(self.outcome(source, options)?.complaint().as_ref() == Some(complaint))
            }
            // The reference first: most candidates that are no use it stops at once.
            &Wrong::Differs { reference, late } => {
                let Some(right) = self.right(source, reference) else { return Ok(false) };
                let outcome = self.outcome(source, options)?;
                let is_late = outcome.end == End::Late;
                Ok(outcome.complaint().is_none() && is_late == late && !outcome.agrees(&right))
            }
        }
    }
}

impl Oracle for Commands {
    fn fails(&mut self, source: &Source, options: &Options) -> bool {
        // A candidate that cannot be tried shows nothing.
        self.still_wrong(source, options).unwrap_or(false)
    }

    fn progress(&mut self, step: &str) {
        if self.verbose && self.last_step != step {
            step.clone_into(&mut self.last_step);
            report(&format!("reducing: {step}"));
        }
    }
}
