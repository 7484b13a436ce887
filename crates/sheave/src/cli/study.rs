//! `sheave study`: many programs under many settings, as a folder of results.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use clap::{Args, Subcommand, ValueHint};
use indicatif::ProgressBar;
use sheave::copies::Links;
use sheave::study::{self, Program, ProgramResult, Shard};

use super::progress::{self, PERIOD};
use super::{ExitCode, Failure, report};

/// Measure many programs under many settings, into a folder that can be cited and repeated
///
/// STUDY is a description in TOML; `docs/study.md` explains it. Programs that are finished are not measured
/// again: after an interruption the same command goes on. A program that fails is a row with the reason.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct StudyArgs {
    #[command(subcommand)]
    merge: Option<Verb>,
    /// The description
    #[arg(required = true, value_hint = ValueHint::FilePath)]
    study: Option<PathBuf>,
    /// The folder for the results (default: the name of the description without its ending)
    #[arg(short, long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    output: Option<PathBuf>,
    /// List what got better or worse since the study in this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    baseline: Option<PathBuf>,
    /// Lead from programs and changes to these pages of `sheave explore -o PAGES/` with the same --passes
    #[arg(long, value_name = "PAGES")]
    explorer: Option<String>,
    /// Measure only every N-th program, from the K-th on; `sheave study merge` puts shards together
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
    /// Measure so many programs at a time (default: as many as there are processors)
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Measure this program here and print what comes out: what the command calls for each of them
    #[arg(long, hide = true, value_name = "INDEX")]
    program: Option<usize>,
    /// The key of that program
    #[arg(long, hide = true, value_name = "KEY", requires = "program")]
    key: Option<String>,
}

#[derive(Subcommand, Debug)]
enum Verb {
    Merge(Merge),
}

/// Put the shards of a study together: the same bytes as if one machine had measured everything
#[derive(Args, Debug)]
struct Merge {
    /// The description
    #[arg(value_hint = ValueHint::FilePath)]
    study: PathBuf,
    /// The folders of the shards
    #[arg(required = true, value_hint = ValueHint::DirPath)]
    shards: Vec<PathBuf>,
    /// The folder for the results
    #[arg(short, long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    output: PathBuf,
    /// List what got better or worse since the study in this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    baseline: Option<PathBuf>,
    /// Lead from programs and changes to these pages of `sheave explore -o PAGES/` with the same --passes
    #[arg(long, value_name = "PAGES")]
    explorer: Option<String>,
}

/// What results depend on beside the study: the version, and the executable itself.
fn build() -> Result<String, Failure> {
    let fault = |error| Failure::System(format!("error: cannot read this executable: {error}"));
    let path = std::env::current_exe().map_err(fault)?;
    let bytes = std::fs::read(path).map_err(fault)?;
    Ok(format!("{} {:016x}", env!("CARGO_PKG_VERSION"), study::hash(&bytes)))
}

/// The study in `path`, its programs and their keys.
fn read(path: &Path) -> Result<(study::Study, Vec<Program>, Vec<String>), Failure> {
    let study = study::Study::read(path)?;
    let programs = study.expand()?;
    let build = build()?;
    let keys: Result<Vec<String>, _> =
        programs.iter().map(|program| study::key(&study, program, &build)).collect();
    Ok((study, programs, keys?))
}

/// The command line without the options that are for this machine only.
pub(super) fn command_line() -> Vec<String> {
    std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect()
}

impl StudyArgs {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        if let Some(Verb::Merge(merge)) = &self.merge {
            return merge.run();
        }
        let path = self.study.as_deref().expect("the parser asks for it");
        if let Some(index) = self.program {
            return self.measure_here(path, index);
        }
        let (study, programs, keys) = read(path)?;
        let output = self.output.clone().unwrap_or_else(|| path.with_extension(""));
        if output == path {
            return Err(Failure::Usage(
                "the description has no ending: --output names the folder".to_owned(),
            ));
        }
        let shard = self.shard.unwrap_or(Shard::ALL);
        let indices: Vec<usize> = (0..programs.len()).filter(|&index| shard.contains(index)).collect();
        let mut results: Vec<ProgramResult> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for &index in &indices {
            match study::finished(&output, index, &keys[index]) {
                Some(result) => results.push(result),
                None => open.push(index),
            }
        }
        if !results.is_empty() {
            report(&format!("{} of {} programs are finished already", results.len(), indices.len()));
        }
        results.extend(self.measure_all(path, &study, &programs, &keys, &open, &output)?);
        results.sort_by_key(|result| result.index);
        write(&output, &study, &results, (self.baseline.as_deref(), self.explorer.as_deref()))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Measures the programs `open`, several at a time, each in a process of its own.
    fn measure_all(
        &self,
        path: &Path,
        study: &study::Study,
        programs: &[Program],
        keys: &[String],
        open: &[usize],
        output: &Path,
    ) -> Result<Vec<ProgramResult>, Failure> {
        let executable = std::env::current_exe()
            .map_err(|error| Failure::System(format!("error: cannot find this executable: {error}")))?;
        let jobs = match self.jobs {
            Some(jobs) => usize::from(jobs),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        };
        let next = AtomicUsize::new(0);
        let (done, received) = channel();
        let mut results = Vec::new();
        let mut progress = Progress::new(open.len());
        std::thread::scope(|scope| {
            for _ in 0..jobs.min(open.len()) {
                let (next, done, executable) = (&next, done.clone(), &executable);
                scope.spawn(move || {
                    while let Some(&index) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let mut command = Command::new(executable);
                        command.args(["study", "--program", &index.to_string(), "--key", &keys[index]]);
                        command.arg("--").arg(path);
                        let program = &programs[index];
                        let result = study::run_process(&mut command, study, index, program, &keys[index]);
                        if done.send(result).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(done);
            loop {
                match received.recv_timeout(progress.until_told()) {
                    Ok(result) => {
                        if let Err(error) = study::store(output, &result) {
                            // The threads end when their results have no receiver.
                            next.store(open.len(), Ordering::Relaxed);
                            return Err(error.into());
                        }
                        progress.advance(&result);
                        results.push(result);
                    }
                    Err(RecvTimeoutError::Timeout) => progress.tell(),
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            progress.finish();
            Ok(())
        })
        .map(|()| results)
    }

    fn measure_here(&self, path: &Path, index: usize) -> Result<ExitCode, Failure> {
        // Without its parent the process would measure in vain.
        // SAFETY: the call changes nothing but what signal this process gets then.
        unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
        let study = study::Study::read(path)?;
        let programs = study.expand()?;
        let program = programs
            .get(index)
            .ok_or_else(|| Failure::Usage(format!("the study has {} programs", programs.len())))?;
        let result = study::measure(&study, index, program, self.key.as_deref().unwrap_or(""));
        let text = serde_json::to_vec(&result).map_err(|error| Failure::System(format!("error: {error}")))?;
        super::emit(None, &text)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Merge {
    fn run(&self) -> Result<ExitCode, Failure> {
        let (study, programs, keys) = read(&self.study)?;
        let results = study::collect(&self.shards, &programs, &keys)?;
        for result in &results {
            study::store(&self.output, result)?;
        }
        write(&self.output, &study, &results, (self.baseline.as_deref(), self.explorer.as_deref()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Writes what is made of the results, with links to the pages `explorer`.
fn write(
    output: &Path,
    study: &study::Study,
    results: &[ProgramResult],
    (baseline, explorer): (Option<&Path>, Option<&str>),
) -> Result<(), Failure> {
    let options = study.options().map_err(Failure::Usage)?;
    let passes = options.passes.iter().map(|pass| pass.name).filter(|&name| name != "eliminate");
    let passes = passes.collect::<Vec<_>>().join(",");
    let links = explorer.map(|pages| Links::new(pages, &passes));
    let beside = study::Beside { baseline, links: links.as_ref() };
    study::write_folder(output, study, results, beside, &command_line())?;
    summary(results, output);
    Ok(())
}

/// Tells how it went.
fn summary(results: &[ProgramResult], output: &Path) {
    let count = |status: &str| results.iter().filter(|result| result.status == status).count();
    let (ok, partial, failed) = (count("ok"), count("partial"), count("failed"));
    report(&format!("{ok} programs ok, {partial} partial, {failed} failed: {}", output.display()));
}

/// A bar on a terminal, a line a minute elsewhere.
struct Progress {
    bar: Option<ProgressBar>,
    n: usize,
    done: usize,
    failed: usize,
    started: Instant,
    told: Instant,
}

impl Progress {
    fn new(n: usize) -> Self {
        let bar = progress::bar(n);
        let now = Instant::now();
        Progress { bar, n, done: 0, failed: 0, started: now, told: now }
    }

    /// How long nothing need be told.
    fn until_told(&self) -> Duration {
        PERIOD.saturating_sub(self.told.elapsed())
    }

    fn advance(&mut self, result: &ProgramResult) {
        self.done += 1;
        self.failed += usize::from(result.status == "failed");
        if let Some(bar) = &self.bar {
            bar.inc(1);
            if self.failed > 0 {
                bar.set_message(format!("{} failed", self.failed));
            }
        }
        if self.until_told().is_zero() {
            self.tell();
        }
    }

    fn tell(&mut self) {
        self.told = Instant::now();
        if self.bar.is_none() {
            let minutes = self.started.elapsed().as_secs() / 60;
            let line = format!("{} of {} programs, {} failed, {minutes} min", self.done, self.n, self.failed);
            let _ = writeln!(std::io::stderr(), "{line}");
        }
    }

    fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
