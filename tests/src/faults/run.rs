//! Tries faults one by one and reports the tests that notice them.
//!
//! Most are compiled into one program, which chooses among them (see [`schema`]); the rest are compiled one
//! by one. All tests run once without a fault, which measures the time of each executable and records the
//! faults whose functions it runs: it can notice only those. Each fault is then tried with the executables
//! that reach it, in descending order of kills per second of work, until the first failure. Results are kept
//! under the contents of the fault, the tree and the executables, so an interrupted run can be resumed.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::results::{Results, Verdict};
use super::schema::{self, Schema};
use super::scratch::{Built, Executable, Scratch};
use super::{Fault, table};

/// Selection of faults.
#[derive(clap::Parser, Debug)]
#[command(
    name = "faults",
    about = "Put small faults into the compiler, one by one, and find the tests that notice"
)]
pub struct Arguments {
    /// A group, or some of its faults: `selection`, `selection:3`, `selection:3-7`; repeatable.
    #[arg(long, value_name = "GROUP[:RANGE]")]
    only: Vec<String>,
    /// Print the table and the results so far, and try no fault.
    #[arg(long)]
    list: bool,
    /// How many faults are tried at a time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Begin no more tests after so many minutes.
    #[arg(long, value_name = "N")]
    minutes: Option<u64>,
    /// Leave out executables that take longer than this; a fault that the rest do not notice stays open.
    #[arg(long, value_name = "SECONDS")]
    quick: Option<u64>,
    /// Leave out the ignored tests; a fault that the rest do not notice stays open.
    #[arg(long)]
    sampled: bool,
    /// Only the tests of this package; repeatable. A fault that they do not notice stays open.
    #[arg(long, value_name = "NAME")]
    package: Vec<String>,
    /// Believe results that were found before the tree changed.
    #[arg(long)]
    older: bool,
}

/// The number that selects no fault. Number 0 selects none as well, but records the reached faults.
const NONE: usize = 4095;

/// Seconds of computing that no executable takes without a fault.
const MOST_SECONDS: u64 = 240;

/// The end of one fault.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Open,
    Killed,
    Explained,
    Survived,
    Broken,
}

/// Tries the selected faults; status 0 if all were noticed.
pub fn main(arguments: &Arguments) -> ExitCode {
    match run(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<bool, String> {
    let tests = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    let root = Path::new(&tests).parent().ok_or("the tests lie in no repository")?;
    let faults = table(&root.join("tests/faults"))?;
    let is_meant =
        |fault: &&Fault| arguments.only.is_empty() || arguments.only.iter().any(|only| is_meant(fault, only));
    let meant: Vec<&Fault> = faults.iter().filter(is_meant).collect();
    if meant.is_empty() {
        return Err("no fault of the table is meant".to_owned());
    }
    let Arguments { older, quick, sampled, ref package, .. } = *arguments;
    let mut scratch = Scratch::open(root)?;
    (scratch.sampled, scratch.packages) = (sampled, package.clone());
    let results = Results::read(scratch.results());
    let end = arguments.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let session = Session { scratch, results, older, end, quick };
    if arguments.list {
        for fault in &meant {
            let verdict = session.results.verdict(key(fault));
            let result = verdict.map_or(String::new(), |v| format!("{} {} {}", v.outcome, v.file, v.test));
            println!("{fault}: {}\n  - {}\n  + {}\n  {result}", fault.why, fault.old, fault.new);
        }
    } else if meant.iter().any(|fault| session.outcome(fault) == Outcome::Open) {
        session.try_all(&faults, &meant, arguments.jobs)?;
    }
    let (text, all) = summary(&meant, |fault| session.outcome(fault));
    print!("{text}");
    Ok(all || arguments.list)
}

/// The tree and its results so far.
struct Session {
    scratch: Scratch,
    results: Results,
    older: bool,
    end: Option<Instant>,
    quick: Option<u64>,
}

/// Tests of one executable, and their behaviour without a fault.
struct Tests {
    executable: Executable,
    /// Identifies results of this executable.
    made_of: u64,
    milliseconds: u64,
    reach: HashSet<u64>,
}

impl Session {
    /// Outcome of a fault in this tree or, if the options accept that, of its detection in an earlier one.
    fn outcome(&self, fault: &Fault) -> Outcome {
        let is_fresh = |v: &Verdict| v.tree == self.scratch.hash || self.older && v.outcome == "killed";
        let verdict = self.results.verdict(key(fault)).filter(is_fresh);
        match verdict.as_ref().map(|verdict| verdict.outcome.as_str()) {
            Some("killed") => Outcome::Killed,
            _ if fault.explained.is_some() => Outcome::Explained,
            Some("survived") => Outcome::Survived,
            Some(_) => Outcome::Broken,
            None => Outcome::Open,
        }
    }

    fn is_over(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    /// Tries the open faults of `meant`: first those that can be chosen in one program, `jobs` at a time,
    /// then the rest one by one.
    fn try_all(&self, faults: &[Fault], meant: &[&Fault], jobs: usize) -> Result<(), String> {
        println!("compiling the tree with all faults in it");
        let (chosen, executables) = compile_schema(&self.scratch, faults)?;
        let mut tests = Vec::new();
        for executable in executables {
            tests.push(self.without_fault(executable, faults)?);
        }
        let mut open: Vec<(usize, &Fault)> = (1..).zip(faults).collect();
        open.retain(|(_, fault)| meant.contains(fault) && self.outcome(fault) == Outcome::Open);
        let (together, alone): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|(number, _)| chosen.contains(number));
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(&(number, fault)) = together.get(next.fetch_add(1, Ordering::Relaxed)) {
                let reaching = tests.iter().filter(|tests| tests.reach.contains(&key(fault)));
                self.attempt(fault, number, reaching.collect())?;
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            let stopped = |_| Err("a worker stopped".to_owned());
            workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(stopped))
        })?;
        let names: HashMap<&str, u64> =
            tests.iter().map(|tests| (&*tests.executable.name, tests.milliseconds)).collect();
        for (number, fault) in alone {
            if self.is_over() {
                break;
            }
            let text = fault.apply(self.scratch.original(&fault.file)?)?;
            self.scratch.write(&BTreeMap::from([(fault.file.clone(), text)]))?;
            match self.scratch.build()? {
                Built::Tests(executables) => {
                    let tests: Vec<Tests> = executables
                        .into_iter()
                        .map(|executable| Tests {
                            made_of: self.made_of(&executable),
                            milliseconds: names.get(&*executable.name).copied().unwrap_or(0),
                            reach: HashSet::new(),
                            executable,
                        })
                        .collect();
                    self.attempt(fault, number, tests.iter().collect())?;
                }
                Built::DoesNotCompile(_) => self.record(fault, "broken", "", "")?,
            }
        }
        Ok(())
    }

    /// Identifies results of an executable: by the tree, or by its contents if results may be older. The file
    /// tests read their files when they run. A library and a program may have the same name.
    fn made_of(&self, executable: &Executable) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&executable.path, self.scratch.sampled).hash(&mut hasher);
        match executable.contents() {
            Ok(contents) if self.older && executable.name != "filetests" => contents.hash(&mut hasher),
            _ => self.scratch.hash.hash(&mut hasher),
        }
        hasher.finish()
    }

    /// Runs tests without a fault, unless that has been done.
    fn without_fault(&self, executable: Executable, faults: &[Fault]) -> Result<Tests, String> {
        let made_of = self.made_of(&executable);
        let reach = match self.results.reach(made_of) {
            Some(reach) => reach,
            None => {
                let start = Instant::now();
                let failed = self.scratch.run(&executable, 0, MOST_SECONDS)?;
                let milliseconds = start.elapsed().as_millis();
                let mut reached = self.scratch.reached();
                if failed.is_some() {
                    // Recording the reached faults fails if a test limits the size of files.
                    reached = (1..=faults.len()).collect();
                    if let Some(test) = self.scratch.run(&executable, NONE, MOST_SECONDS)? {
                        let name = &executable.name;
                        return Err(format!("{name} {test} fails without a fault: target/faults/log{NONE}"));
                    }
                }
                let mut detail = milliseconds.to_string();
                for fault in reached.into_iter().filter_map(|number| faults.get(number.wrapping_sub(1))) {
                    // Writing to a string cannot fail.
                    let _ = write!(detail, " {}", key(fault));
                }
                println!("{} without a fault ({milliseconds} ms)", executable.name);
                self.results.record((0, made_of), "reaches", (&executable.name, &detail))?;
                self.results.reach(made_of).ok_or("a result cannot be read back")?
            }
        };
        Ok(Tests { executable, made_of, milliseconds: reach.milliseconds, reach: reach.faults })
    }

    /// Runs `tests` with `fault` until one fails, and records that.
    fn attempt(&self, fault: &Fault, number: usize, mut tests: Vec<&Tests>) -> Result<(), String> {
        let start = Instant::now();
        let key = key(fault);
        let earlier = self.results.verdict(key).map(|verdict| verdict.file).unwrap_or_default();
        // A test that notices faults of the same functions probably notices this one.
        let value = |tests: &&Tests| {
            let kills = self.results.kills(&tests.reach, &tests.executable.name) as u64;
            (tests.executable.name == earlier, (1 + kills) * 1_000_000 / (tests.milliseconds + 200))
        };
        let mut left_out = self.scratch.sampled || !self.scratch.packages.is_empty();
        tests.sort_by_cached_key(|tests| std::cmp::Reverse(value(tests)));
        for tests in tests {
            let name = &tests.executable.name;
            if self.results.has_passed(key, tests.made_of) {
                continue;
            }
            if self.quick.is_some_and(|seconds| tests.milliseconds > 1000 * seconds) {
                left_out = true;
                continue;
            }
            if self.is_over() {
                return Ok(());
            }
            // A test that runs ten times as long as without the fault has noticed it: most such faults make
            // it endless.
            let seconds = (10 + tests.milliseconds / 100).min(MOST_SECONDS);
            if let Some(test) = self.scratch.run(&tests.executable, number, seconds)? {
                println!("{fault}: killed {name} {test} ({} s)", start.elapsed().as_secs());
                return self.record(fault, "killed", name, &test);
            }
            self.results.record((key, tests.made_of), "passed", (name, ""))?;
        }
        if left_out {
            println!("{fault}: not noticed so far ({} s)", start.elapsed().as_secs());
            return Ok(());
        }
        println!("{fault}: survived ({} s)", start.elapsed().as_secs());
        self.record(fault, "survived", "", "")
    }

    fn record(&self, fault: &Fault, outcome: &str, file: &str, test: &str) -> Result<(), String> {
        self.results.record((key(fault), self.scratch.hash), outcome, (file, test))
    }
}
/// Puts all faults into the copy, as far as the compiler accepts them, and returns their numbers (from 1).
fn compile_schema(scratch: &Scratch, faults: &[Fault]) -> Result<(BTreeSet<usize>, Vec<Executable>), String> {
    let mut by_file: BTreeMap<&str, Vec<(usize, &Fault)>> = BTreeMap::new();
    for (index, fault) in faults.iter().enumerate() {
        by_file.entry(&fault.file).or_default().push((index + 1, fault));
    }
    let (mut alone, mut roots) = (BTreeSet::new(), BTreeSet::new());
    loop {
        let (mut changed, mut schemas) = (BTreeMap::new(), BTreeMap::new());
        for (&file, faults) in &by_file {
            let schema = Schema::new(scratch.original(file)?, faults, &alone);
            changed.insert(file.to_owned(), schema.text.clone());
            roots.insert(format!("{}/src/lib.rs", file.split("/src/").next().unwrap_or_default()));
            schemas.insert(file, schema);
        }
        for root in &roots {
            let text = changed.get(root).map_or_else(|| scratch.original(root), |text| Ok(text))?;
            let text = [text, schema::CHOICE].concat();
            changed.insert(root.clone(), text);
        }
        scratch.write(&changed)?;
        match scratch.build()? {
            Built::Tests(tests) => return Ok((schemas.values().flat_map(Schema::chosen).collect(), tests)),
            Built::DoesNotCompile(places) => {
                let before = alone.len();
                for (file, line) in places {
                    alone.extend(schemas.get(&*file).map_or(&[][..], |schema| schema.culprits(line)));
                }
                if alone.len() == before {
                    return Err("the tree does not compile: see target/faults/log0".to_owned());
                }
            }
        }
    }
}

/// Whether `only`, a group or `group:A-B`, means `fault`.
fn is_meant(fault: &Fault, only: &str) -> bool {
    let (group, range) = only.split_once(':').unwrap_or((only, ""));
    let (first, last) = range.split_once('-').unwrap_or((range, range));
    let within = range.is_empty()
        || first.parse().is_ok_and(|first: usize| first <= fault.number)
            && last.parse().is_ok_and(|last: usize| fault.number <= last);
    group == fault.group && within
}

/// Identifies a fault by its change; a moved file is the same file.
fn key(fault: &Fault) -> u64 {
    let mut hasher = DefaultHasher::new();
    (fault.file.rsplit('/').next(), &fault.old, &fault.new).hash(&mut hasher);
    hasher.finish()
}

/// The score by group, and the unnoticed faults. True if all of those are explained.
fn summary(faults: &[&Fault], outcome: impl Fn(&Fault) -> Outcome) -> (String, bool) {
    let mut groups: BTreeMap<&str, [usize; 5]> = BTreeMap::new();
    let mut text = String::new();
    for &fault in faults {
        let outcome = outcome(fault);
        groups.entry(&fault.group).or_default()[outcome as usize] += 1;
        groups.entry("~all").or_default()[outcome as usize] += 1;
        let what = match outcome {
            Outcome::Survived => "survives",
            Outcome::Broken => "does not compile",
            Outcome::Open | Outcome::Killed | Outcome::Explained => continue,
        };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{fault} {what}: {}\n  - {}\n  + {}", fault.why, fault.old, fault.new);
    }
    let _ = writeln!(
        text,
        "{:<14}{:>8}{:>11}{:>10}{:>8}{:>9}",
        "group", "killed", "explained", "survived", "broken", "not run"
    );
    for (group, [open, killed, explained, survived, broken]) in &groups {
        let group = group.trim_start_matches('~');
        let _ = writeln!(text, "{group:<14}{killed:>8}{explained:>11}{survived:>10}{broken:>8}{open:>9}");
    }
    let all = &groups["~all"];
    let score = (all[Outcome::Killed as usize] * 1000).checked_div(faults.len()).unwrap_or(0);
    let _ = writeln!(text, "{}.{} % are killed", score / 10, score % 10);
    (text, all[Outcome::Killed as usize] + all[Outcome::Explained as usize] == faults.len())
}
