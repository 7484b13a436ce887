//! `sheave study`: many programs measured by `sheave copies`, as a folder of results that can be cited.
//!
//! A description in JSON ([`Study`]) names programs and the options of `sheave copies`, which measures each
//! of them in a separate process. A process may crash or take too long without harm to the others, and leaves
//! one file of results. Finished programs are not measured again, so an interrupted study continues from the
//! files it has. From these files come tidy CSV tables and a manifest; nothing in them depends on time, order
//! or the number of processes, except the date and the command in `manifest.json`. Statistics and figures are
//! made by `docs/studies/summarise.py`; `docs/study.md` is the guide.

mod description;
mod folder;
mod manifest;
mod tables;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, FromArgMatches as _, ValueHint};
use sheave::process::End;

use super::color::report;
use super::copies::Copies;
use super::failure::{Failure, cannot, refuse, usage};
use super::outcome;
use super::output::write_in_folder;
use super::parallel;
use super::progress::{Steps, is_progress};
use description::{Program, Study};
use folder::{ProgramResult, Shard};

/// The most bytes of results of one program.
const MAX_OUTPUT: u64 = 1 << 30;

/// Messages of `sheave copies` about the subject of LLVM's columns: no count is missing.
const INFORMATION: &str = "note: LLVM";

/// Lines of a reason that are kept: diagnostics of a compiler may be long.
const MAX_LINES: usize = 4;

/// Measure many programs under many settings, into a folder that can be cited and repeated
///
/// STUDY is a description in JSON; `docs/study.md` explains it. Programs that are finished are not measured
/// again: after an interruption the same command goes on. A program that fails is a row with the reason.
#[derive(Args, Debug)]
pub(crate) struct StudyArgs {
    /// The description
    #[arg(value_hint = ValueHint::FilePath)]
    study: PathBuf,
    /// The folder for the results (default: the name of the description without its ending)
    #[arg(short, long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    output: Option<PathBuf>,
    /// Measure only every N-th program, from the K-th on; copied into one folder, the files in `programs` of
    /// all shards are those of the whole
    #[arg(long, value_name = "K/N", value_parser = Shard::parse)]
    shard: Option<Shard>,
    /// Measure so many programs at a time (default: as many as there are processors)
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
}

/// A study with its programs.
struct Opened {
    study: Study,
    programs: Vec<Program>,
    /// By program: a hash of everything that its result depends on.
    keys: Vec<String>,
    /// The passes before elimination.
    passes: Vec<&'static str>,
    /// Whether the passes read other functions.
    inlines: bool,
    executable: PathBuf,
}

impl Opened {
    fn read(path: &Path) -> Result<Opened, Failure> {
        let study = Study::read(path)?;
        let programs = study.expand()?;
        let executable = std::env::current_exe()?;
        let build = std::fs::read(&executable).map_err(cannot("read this executable"))?;
        let build = format!("{} {}", env!("CARGO_PKG_VERSION"), hash(&build));
        // Wrong options are an error before anything is measured.
        let (mut passes, mut inlines) = (Vec::new(), false);
        for program in &programs {
            let words = std::iter::once(OsString::from("sheave copies")).chain(program.words(&study));
            let command = Copies::augment_args(clap::Command::new("sheave copies"));
            let options = command
                .try_get_matches_from(words)
                .and_then(|matches| Copies::from_arg_matches(&matches))
                .map_err(|error| {
                    let text = error.to_string();
                    let line = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
                    usage(format_args!("{}: {line}", path.display()))
                })?
                .options()?;
            passes =
                options.passes.iter().filter(|pass| !pass.leaves_copies()).map(|pass| pass.name).collect();
            inlines |= options.passes.iter().any(|pass| pass.reads_callees);
        }
        let keys = programs.iter().map(|program| program.key(&study, &build)).collect::<Result<_, _>>()?;
        Ok(Opened { study, programs, keys, passes, inlines, executable })
    }

    /// Measures the program `index` in a separate process.
    fn measure(&self, index: usize) -> ProgramResult {
        let (study, program) = (&self.study, &self.programs[index]);
        let result = |status: &str, reason: String, rows| ProgramResult {
            format: folder::FORMAT,
            key: self.keys[index].clone(),
            index,
            program: program.name.clone(),
            xxh3: std::fs::read(&program.path).map(|bytes| hash(&bytes)).unwrap_or_default(),
            status: status.to_owned(),
            reason,
            rows,
        };
        let limit = Duration::from_secs_f64(study.seconds);
        let mut words: Vec<OsString> =
            ["copies", "--format", "json", "--all-rows"].map(OsString::from).to_vec();
        words.extend(program.words(study));
        let ran = outcome::run(Some(&study.root), &self.executable, &words, None, limit, MAX_OUTPUT);
        let ran = match ran {
            Ok(ran) => ran,
            Err(error) => return result("failed", format!("it cannot be started: {error}"), vec![]),
        };
        let end = ran.end.failure(limit);
        let is_message = |line: &&str| !line.starts_with(INFORMATION) && !is_progress(line);
        let lines: Vec<&str> = ran.errors.lines().filter(is_message).collect();
        let mut reason = lines[..lines.len().min(MAX_LINES)].join("\n");
        if lines.len() > MAX_LINES {
            reason += &format!("\n({} more lines)", lines.len() - MAX_LINES);
        }
        // An exit status of one is explained by the messages.
        let unexplained = end.filter(|_| ran.end != End::Exit(1) || reason.is_empty());
        let is_ended = matches!(ran.end, End::Exit(_));
        let rows = folder::rows(&ran.output).filter(|rows| is_ended && !rows.is_empty());
        let reason = [unexplained, Some(reason).filter(|reason| !reason.is_empty())];
        let reason: Vec<String> = reason.into_iter().flatten().collect();
        let status = match &rows {
            None => "failed",
            Some(_) if reason.is_empty() => "ok",
            Some(_) => "partial",
        };
        result(status, reason.join(": "), rows.unwrap_or_default())
    }

    /// Writes the tables and the manifest of `results` into `output`, and reports the number of each status.
    fn write(&self, output: &Path, results: &[ProgramResult]) -> Result<(), Failure> {
        write_in_folder(&output.join("programs.csv"), tables::programs(results).as_bytes())?;
        let manifest = manifest::json(&self.study, &self.passes, results);
        write_in_folder(&output.join("manifest.json"), manifest.as_bytes())?;
        for (file, text) in tables::counts(results) {
            if self.inlines || file != tables::INLINED {
                write_in_folder(&output.join(file), text.as_bytes())?;
            }
        }
        let count = |status: &str| results.iter().filter(|result| result.status == status).count();
        let (ok, partial, failed) = (count("ok"), count("partial"), count("failed"));
        report(&format!("{ok} programs ok, {partial} partial, {failed} failed: {}", output.display()));
        Ok(())
    }
}

impl StudyArgs {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let path = &self.study;
        let opened = Opened::read(path)?;
        let output = self.output.clone().unwrap_or_else(|| path.with_extension(""));
        refuse(output == *path, "the description has no ending: --output names the folder")?;
        let shard = self.shard.unwrap_or(Shard::ALL);
        let indices: Vec<usize> = (0..opened.programs.len()).filter(|&index| shard.contains(index)).collect();
        let (mut results, mut open) = (Vec::new(), Vec::new());
        for &index in &indices {
            match folder::finished(&output, index, &opened.keys[index]) {
                Some(result) => results.push(result),
                None => open.push(index),
            }
        }
        if !results.is_empty() {
            report(&format!("{} of {} programs are finished already", results.len(), indices.len()));
        }
        let steps = Steps::new(open.len(), "programs");
        let jobs = self.jobs.map_or_else(parallel::n_processors, usize::from);
        let measured = parallel::map(
            &open,
            jobs,
            || (),
            |(), &index| {
                let result = opened.measure(index);
                steps.advance(1);
                folder::store(&output, &result).map(|()| result)
            },
        );
        drop(steps);
        for result in measured {
            results.push(result?);
        }
        results.sort_by_key(|result| result.index);
        opened.write(&output, &results)
    }
}

/// The 128-bit XXH3 hash of `bytes` in hexadecimal, as `xxhsum -H2` prints it.
fn hash(bytes: &[u8]) -> String {
    format!("{:032x}", xxhash_rust::xxh3::xxh3_128(bytes))
}
