//! The oracle that runs commands: the program under the options, and a reference for the right result.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sheave::Options;
use sheave::frontend::Language;
use sheave::frontend::compiler::{self, llvm_tool, llvm_version};
use sheave::process::{End, Ended, joined};
use sheave::reduce::{Oracle, Source};

use crate::cli::color::report;
use crate::cli::failure::{Failure, bad_program, cannot};
use crate::cli::options::words;
use crate::cli::outcome::{MAX_OUTPUT, run};

/// The most changes of one rewrite that are reported.
const MAX_TRACED: usize = 8;

/// Additional checks of the interpreter: a candidate that is stopped by one of them has undefined behaviour.
const CHECKS: [&str; 2] = ["--check", "overflow,uninitialised"];

/// The source of the right result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Reference {
    /// The interpreter.
    Interpreter {
        /// It stops after so many instructions.
        max_insts: u64,
        /// The program passes its additional checks.
        checked: bool,
    },
    /// Machine code of clang without optimisation.
    Clang,
    /// Machine code after promotion alone.
    Unoptimised,
}

impl Reference {
    pub(super) fn name(self) -> &'static str {
        match self {
            Reference::Interpreter { .. } => "the interpreter",
            Reference::Clang => "`clang -O0`",
            Reference::Unoptimised => "`--opt 0`",
        }
    }
}

/// The fault of the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Wrong {
    /// Sheave complains, in these words.
    Complaint(String),
    /// Its outcome is not that of the reference, or it does not end.
    Differs {
        /// The right outcome.
        reference: Reference,
        /// It does not end.
        late: bool,
    },
    /// The user's command succeeds.
    Test(String),
}

/// How a candidate is run and judged.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Question {
    /// Shared libraries that the program needs.
    pub(super) libraries: Vec<PathBuf>,
    pub(super) arguments: Vec<OsString>,
    pub(super) input: Option<PathBuf>,
    pub(super) limit: Duration,
    pub(super) wrong: Wrong,
}

/// A question with its options: the state of `sheave reduce --still-fails`, and a comment in reduced
/// programs.
#[derive(Serialize, Deserialize)]
pub(super) struct State {
    pub(super) question: Question,
    /// The options of `sheave run`.
    pub(super) words: Vec<String>,
    /// LLVM's `opt`, whose verifier a candidate has to pass.
    pub(super) opt: Option<PathBuf>,
}

/// Runs programs.
pub(super) struct Commands {
    pub(super) sheave: PathBuf,
    /// The folder of candidates.
    pub(super) folder: tempfile::TempDir,
    pub(super) question: Question,
    /// Whether steps are printed.
    pub(super) verbose: bool,
    pub(super) last_step: String,
}

impl Commands {
    pub(super) fn new(question: Question, verbose: bool) -> std::io::Result<Commands> {
        let (sheave, folder) = (std::env::current_exe()?, tempfile::tempdir()?);
        Ok(Commands { sheave, folder, question, verbose, last_step: String::new() })
    }

    fn write(&self, source: &Source) -> std::io::Result<PathBuf> {
        let name = if source.is_llvm { "program.ll" } else { "program.sheave" };
        let file = self.folder.path().join(name);
        std::fs::write(&file, &source.text)?;
        Ok(file)
    }

    fn execute(&self, program: &Path, words: &[OsString]) -> std::io::Result<Ended> {
        run(None, program, words, self.question.input.as_deref(), self.question.limit, MAX_OUTPUT)
    }

    fn sheave(&self, verb: &str, more: &[String], file: &Path) -> std::io::Result<Ended> {
        let mut all: Vec<OsString> = vec![verb.into()];
        if verb == "run" {
            all.push("--no-fallback".into());
            all.extend(self.question.libraries.iter().flat_map(|library| ["--load".into(), library.into()]));
        }
        all.extend(more.iter().map(OsString::from));
        all.extend([file.into(), "--".into()]);
        all.extend(self.question.arguments.iter().cloned());
        self.execute(&self.sheave, &all)
    }

    /// The outcome of the program under the options `words`.
    pub(super) fn outcome(&self, source: &Source, words: &[String]) -> std::io::Result<Ended> {
        self.sheave("run", words, &self.write(source)?)
    }

    /// Its outcome in the interpreter with `more` options, if it comes to an end there, and after how many
    /// instructions.
    pub(super) fn interpreted(&self, source: &Source, more: &[String]) -> Option<(Ended, u64)> {
        let file = self.write(source).ok()?;
        let more: Vec<String> = std::iter::once("--stats".to_owned()).chain(more.iter().cloned()).collect();
        let outcome = self.sheave("interp", &more, &file).ok()?;
        // A message follows the count only if the program was stopped.
        let last = outcome.errors.lines().next_back()?;
        let count = last.split_once(" form: ")?.1.split(' ').next()?.parse().ok()?;
        matches!(outcome.end, End::Exit(_)).then_some((outcome, count))
    }

    /// The outcome of clang's code without optimisation.
    fn compiled_by_clang(&self, source: &Source) -> Option<Ended> {
        let clang = compiler::find(Language::Cpp).filter(|_| source.is_llvm)?;
        let (file, program) = (self.write(source).ok()?, self.folder.path().join("by-clang"));
        let mut command = Command::new(clang.path);
        command.args(["-O0", "-w", "-o"]).arg(&program).arg(file).args(&self.question.libraries);
        for folder in self.question.libraries.iter().filter_map(|library| library.parent()) {
            command.arg(joined("-Wl,-rpath,", folder));
        }
        let output = command.arg("-lm").stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| self.execute(&program, &self.question.arguments).ok())?
    }

    /// The right outcome.
    pub(super) fn right(&self, source: &Source, reference: Reference) -> Option<Ended> {
        let outcome = match reference {
            Reference::Interpreter { max_insts, checked } => {
                let with = |fill: &str| {
                    let limit = ["--max-insts", &max_insts.to_string(), "--fill", fill].map(str::to_owned);
                    let checks = CHECKS.iter().filter(|_| checked).map(|&word| word.to_owned());
                    Some(self.interpreted(source, &limit.into_iter().chain(checks).collect::<Vec<_>>())?.0)
                };
                // A result that depends on memory that was not written is not right. Programs mostly test
                // whether such content is negative, and whether it is zero.
                let right = with("0")?;
                return (with("165")?.agrees(&right) && with("90")?.agrees(&right)).then_some(right);
            }
            Reference::Clang => self.compiled_by_clang(source)?,
            Reference::Unoptimised => self.outcome(source, &["--opt".into(), "0".into()]).ok()?,
        };
        (outcome.complaint().is_none() && outcome.end != End::Late).then_some(outcome)
    }

    /// The best reference there is for the program.
    pub(super) fn reference(&self, source: &Source) -> Reference {
        // Candidates may run a little longer.
        let limit = |count: u64| count.saturating_mul(4).saturating_add(100_000);
        let checked = |checks: &[&str]| {
            let words: Vec<String> = checks.iter().map(|&word| word.to_owned()).collect();
            self.interpreted(source, &words).map(|(_, count)| limit(count))
        };
        if let Some(max_insts) = checked(&CHECKS) {
            Reference::Interpreter { max_insts, checked: true }
        } else if let Some(max_insts) = checked(&["--fill", "0"]) {
            Reference::Interpreter { max_insts, checked: false }
        } else if self.right(source, Reference::Clang).is_some() {
            Reference::Clang
        } else {
            Reference::Unoptimised
        }
    }

    /// Finds the fault of `source` under `options`.
    pub(super) fn diagnose(&self, source: &Source, options: &Options) -> Result<Option<Wrong>, Failure> {
        let outcome = self.outcome(source, &words(options)).map_err(cannot("run the program"))?;
        if let Some(complaint) = outcome.complaint() {
            return Ok(Some(Wrong::Complaint(complaint)));
        }
        let reference = self.reference(source);
        let right = self.right(source, reference).ok_or_else(|| {
            let reason = match reference {
                Reference::Interpreter { .. } => "reads memory that it has not written",
                _ => "cannot be run by the interpreter, and does not come to an end under `--opt 0`",
            };
            bad_program(format_args!(
                "there is no right result: the program {reason} (--test COMMAND decides by a command)"
            ))
        })?;
        let late = outcome.end == End::Late;
        Ok((!outcome.agrees(&right)).then_some(Wrong::Differs { reference, late }))
    }

    /// The changes of rewrite number `fuel` of the passes.
    pub(super) fn trace(&self, source: &Source, options: &Options, fuel: u64) -> Vec<String> {
        let mut more = words(options);
        more.extend(["--debug".to_owned(), "all/trace".to_owned()]);
        let Ok(outcome) = self.outcome(source, &more) else { return vec![] };
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
        let ended = run(None, Path::new("/bin/sh"), &words, None, self.question.limit, MAX_OUTPUT)?;
        Ok(ended.end == End::Exit(0))
    }

    /// Whether `source` shows the fault of the question under the options `words`.
    pub(super) fn still_wrong(&self, source: &Source, words: &[String]) -> std::io::Result<bool> {
        match &self.question.wrong {
            Wrong::Test(test) => self.test_succeeds(test, source),
            Wrong::Complaint(complaint) => {
                Ok(self.outcome(source, words)?.complaint().as_ref() == Some(complaint))
            }
            // The reference comes first: it rejects most candidates that are of no use.
            &Wrong::Differs { reference, late } => {
                let Some(right) = self.right(source, reference) else { return Ok(false) };
                let outcome = self.outcome(source, words)?;
                let is_late = outcome.end == End::Late;
                Ok(outcome.complaint().is_none() && is_late == late && !outcome.agrees(&right))
            }
        }
    }

    /// `source` after `llvm-reduce`, whose test is this command with `--still-fails`.
    fn llvm_reduce(&self, source: &Source, words: Vec<String>) -> Result<Source, String> {
        let tool = |name: &str| {
            llvm_tool(name, llvm_version(source.text.as_bytes()))
                .ok_or_else(|| format!("`{name}` is not installed"))
        };
        let (reducer, opt) = (tool("llvm-reduce")?, tool("opt")?);
        let [state, input, output] =
            ["state.json", "input.ll", "output.ll"].map(|name| self.folder.path().join(name));
        let system = |error: std::io::Error| format!("{}: {error}", reducer.display());
        std::fs::write(&input, &source.text).map_err(system)?;
        let question = serde_json::to_vec(&State { question: self.question.clone(), words, opt: Some(opt) });
        std::fs::write(&state, question.map_err(|error| error.to_string())?).map_err(system)?;
        let mut command = Command::new(&reducer);
        command.arg(joined("--test=", &self.sheave)).arg("--test-arg=reduce");
        command.arg(joined("--test-arg=--still-fails=", &state)).arg("-o").arg(&output).arg(&input);
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        let ended = command.output().map_err(system)?;
        if !ended.status.success() {
            let message = String::from_utf8_lossy(&ended.stderr);
            return Err(format!("{}: {}", reducer.display(), message.lines().last().unwrap_or("it failed")));
        }
        let text = String::from_utf8_lossy(&std::fs::read(&output).map_err(system)?).into_owned();
        Ok(Source { text, is_llvm: true })
    }
}

/// Answers `llvm-reduce`: whether the candidate `file` is valid and fails as the file `state` says.
pub(super) fn still_fails(state: &Path, file: &Path) -> Result<bool, Failure> {
    let State { question, words, opt } =
        serde_json::from_slice(&std::fs::read(state)?).map_err(std::io::Error::from)?;
    let verifies = |opt: PathBuf| {
        let mut verifier = Command::new(opt);
        verifier.args(["-passes=verify", "-disable-output"]).arg(file);
        verifier.stdin(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    if !opt.is_none_or(verifies) {
        return Ok(false);
    }
    let text = std::fs::read(file)?;
    let source = Source { text: String::from_utf8_lossy(&text).into_owned(), is_llvm: true };
    let commands = Commands::new(question, false)?;
    Ok(commands.still_wrong(&source, &words).unwrap_or(false))
}

impl Oracle for Commands {
    fn fails(&mut self, source: &Source, options: &Options) -> bool {
        // A candidate that cannot be tried does not fail.
        self.still_wrong(source, &words(options)).unwrap_or(false)
    }

    fn progress(&mut self, step: &str) {
        if self.verbose && self.last_step != step {
            step.clone_into(&mut self.last_step);
            report(&format!("reducing: {step}"));
        }
    }

    fn shrink_llvm(&mut self, source: &Source, options: &Options) -> Option<Source> {
        match self.llvm_reduce(source, words(options)) {
            Ok(smaller) => Some(smaller),
            Err(message) => {
                report(&format!("note: the program is not made smaller: {message}"));
                None
            }
        }
    }
}
