//! Tries faults one by one and says which tests notice them.
//!
//! Most are compiled into one program, which chooses among them (see [`schema`]); the rest are compiled one
//! by one. Each meets the tests that most likely fail first, then all, and the first failure ends it. Results
//! are kept under the contents of the fault and of the tree, so a run that was interrupted goes on where it
//! was. A fault whose tree has changed since meets the tests that failed for it before all others.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use super::schema::{self, Schema};
use super::scratch::{Built, Executable, Scratch};
use super::{Fault, table};

/// What to try.
#[derive(clap::Parser, Debug)]
#[command(
    name = "faults",
    about = "Put small faults into the compiler, one by one, and find the tests that notice"
)]
pub struct Arguments {
    /// A group, or some of its faults: `selection`, `selection:3`, `selection:3-7`; repeatable.
    #[arg(long, value_name = "GROUP[:RANGE]")]
    only: Vec<String>,
    /// Print the table and the results that are known, and try nothing.
    #[arg(long)]
    list: bool,
    /// How many faults are tried at a time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Believe results that were found before the tree changed.
    #[arg(long)]
    older: bool,
}

/// Stands for all tests of the package that was changed.
const OWN: &str = "";

/// The files of tests that a group meets first. All others follow.
fn likely(group: &str) -> &'static [&'static str] {
    match group {
        "llvm" => &[OWN, "programs", "bad_inputs"],
        "text" | "verifier" => &[OWN, "filetests"],
        "objects" => &[OWN, "unwind", "machine", "command_line"],
        "emission" => &["tails", "filetests", "unwind", OWN],
        _ => &["filetests", OWN, "random", "programs"],
    }
}

/// What is known of a fault.
#[derive(Clone, Debug, PartialEq)]
struct Verdict {
    tree: u64,
    /// `killed`, `survived` or `broken`, for a fault that does not compile.
    outcome: String,
    /// The file of tests, and the one of them that failed.
    file: String,
    test: String,
}

/// Tries the faults that were asked for; status 0 if all were noticed.
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the tests lie in no repository")?;
    let faults = table(&root.join("tests/faults"))?;
    let is_meant =
        |fault: &&Fault| arguments.only.is_empty() || arguments.only.iter().any(|only| is_meant(fault, only));
    let meant: Vec<&Fault> = faults.iter().filter(is_meant).collect();
    if meant.is_empty() {
        return Err("no fault of the table is meant".to_owned());
    }
    let scratch = Scratch::open(root)?;
    let known = Mutex::new(read_results(&scratch));
    let session = Session { scratch, known, older: arguments.older };
    let verdict = |fault: &Fault| session.verdict(fault);
    if arguments.list {
        for fault in &meant {
            let result = verdict(fault).map_or(String::new(), |v| format!("{} {}", v.outcome, v.test));
            println!("{fault}: {}\n  - {}\n  + {}\n  {result}", fault.why, fault.old, fault.new);
        }
    } else if meant.iter().any(|fault| verdict(fault).is_none()) {
        session.try_all(&faults, &meant, arguments.jobs)?;
    }
    let (text, all) = summary(&meant, verdict);
    print!("{text}");
    Ok(all || arguments.list)
}

/// The tree and what is known.
struct Session {
    scratch: Scratch,
    known: Mutex<HashMap<u64, Verdict>>,
    older: bool,
}

impl Session {
    /// What is known of a fault, whatever tree it was tried in.
    fn any_verdict(&self, key: u64) -> Option<Verdict> {
        self.known.lock().ok()?.get(&key).cloned()
    }

    /// What is known of a fault in this tree, or if that will do, that an earlier one was noticed.
    fn verdict(&self, fault: &Fault) -> Option<Verdict> {
        let is_fresh = |verdict: &Verdict| {
            verdict.tree == self.scratch.hash || self.older && verdict.outcome == "killed"
        };
        self.any_verdict(key(fault)).filter(is_fresh)
    }

    /// Tries what is not known of `meant`: first what can be chosen in one program, `jobs` at a time, then
    /// the rest one by one.
    fn try_all(&self, faults: &[Fault], meant: &[&Fault], jobs: usize) -> Result<(), String> {
        println!("compiling the tree with all faults in it");
        let (chosen, tests) = compile_schema(&self.scratch, faults)?;
        let nothing = faults.iter().fold(0, |sum: u64, fault| sum.rotate_left(1) ^ key(fault));
        if self.any_verdict(nothing).is_none_or(|verdict| verdict.tree != self.scratch.hash) {
            println!("running all tests without a fault");
            for tests in &tests {
                if let Some(test) = self.scratch.run(tests, 0)? {
                    return Err(format!("{} {test} fails without a fault: target/faults/log0", tests.name));
                }
            }
            self.record(nothing, "passed", "", "")?;
        }
        let mut open: Vec<(usize, &Fault)> = (1..).zip(faults).collect();
        open.retain(|(_, fault)| meant.contains(fault) && self.verdict(fault).is_none());
        let (together, alone): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|(number, _)| chosen.contains(number));
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(&(number, fault)) = together.get(next.fetch_add(1, Ordering::Relaxed)) {
                self.attempt(fault, number, &tests)?;
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            let stopped = |_| Err("a worker stopped".to_owned());
            workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(stopped))
        })?;
        for (number, fault) in alone {
            let text = fault.apply(self.scratch.original(&fault.file)?)?;
            self.scratch.write(&BTreeMap::from([(fault.file.clone(), text)]))?;
            match self.scratch.build()? {
                Built::Tests(tests) => self.attempt(fault, number, &tests)?,
                Built::DoesNotCompile(_) => self.record(key(fault), "broken", "", "")?,
            }
        }
        Ok(())
    }

    /// Runs tests with `fault` until one fails, and records that.
    fn attempt(&self, fault: &Fault, number: usize, tests: &[Executable]) -> Result<(), String> {
        let start = Instant::now();
        let earlier = self.any_verdict(key(fault)).map(|verdict| verdict.file).unwrap_or_default();
        let own = fault.file.split("/src/").next().unwrap_or_default();
        let rank = |tests: &&Executable| {
            let is_likely = |&name: &&str| name == tests.name || name == OWN && tests.is_of(own);
            let rank = likely(&fault.group).iter().position(is_likely);
            if tests.name == earlier { 0 } else { rank.map_or(usize::MAX, |rank| rank + 1) }
        };
        let mut order: Vec<&Executable> = tests.iter().collect();
        order.sort_by_key(rank);
        let (mut outcome, mut file, mut failed) = ("survived", "", String::new());
        for tests in order {
            if let Some(test) = self.scratch.run(tests, number)? {
                (outcome, file, failed) = ("killed", &tests.name, test);
                break;
            }
        }
        self.record(key(fault), outcome, file, &failed)?;
        println!("{fault}: {outcome} {file} {failed} ({} s)", start.elapsed().as_secs());
        Ok(())
    }

    fn record(&self, key: u64, outcome: &str, file: &str, test: &str) -> Result<(), String> {
        let path = self.scratch.results();
        let line = format!("{key}\t{}\t{outcome}\t{file}\t{test}\n", self.scratch.hash);
        let [outcome, file, test] = [outcome, file, test].map(str::to_owned);
        let mut known = self.known.lock().map_err(|_| "a worker stopped")?;
        known.insert(key, Verdict { tree: self.scratch.hash, outcome, file, test });
        let results = fs::File::options().create(true).append(true).open(&path);
        results
            .and_then(|mut file| file.write_all(line.as_bytes()))
            .map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// Puts all faults into the copy, as far as the compiler accepts them, and gives the numbers (from 1) of
/// those.
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

/// Identifies a fault by what it does; a file that was moved is the same file.
fn key(fault: &Fault) -> u64 {
    let mut hasher = DefaultHasher::new();
    (fault.file.rsplit('/').next(), &fault.old, &fault.new).hash(&mut hasher);
    hasher.finish()
}

/// The last result of each fault. A line that cannot be read is a result that was never written to its end.
fn read_results(scratch: &Scratch) -> HashMap<u64, Verdict> {
    let text = fs::read_to_string(scratch.results()).unwrap_or_default();
    let read = |line: &str| {
        let mut fields = line.split('\t');
        let key = fields.next()?.parse().ok()?;
        let tree = fields.next()?.parse().ok()?;
        let [outcome, file, test] = [(); 3].map(|()| fields.next().unwrap_or_default().to_owned());
        Some((key, Verdict { tree, outcome, file, test }))
    };
    text.lines().filter_map(read).collect()
}

/// The score by group, and the faults that no test noticed. True if there are none.
fn summary(faults: &[&Fault], verdict: impl Fn(&Fault) -> Option<Verdict>) -> (String, bool) {
    let mut groups: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    let mut text = String::new();
    for &fault in faults {
        let at = match verdict(fault).as_ref().map(|verdict| verdict.outcome.as_str()) {
            Some("killed") => 1,
            Some("survived") => 2,
            Some(_) => 3,
            None => 0,
        };
        groups.entry(&fault.group).or_default()[at] += 1;
        groups.entry("~all").or_default()[at] += 1;
        if at > 1 {
            let what = ["survives", "does not compile"][at - 2];
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{fault} {what}: {}\n  - {}\n  + {}", fault.why, fault.old, fault.new);
        }
    }
    let _ = writeln!(text, "{:<14}{:>8}{:>10}{:>8}{:>9}", "group", "killed", "survived", "broken", "not run");
    for (group, [not_run, killed, survived, broken]) in &groups {
        let group = group.trim_start_matches('~');
        let _ = writeln!(text, "{group:<14}{killed:>8}{survived:>10}{broken:>8}{not_run:>9}");
    }
    (text, groups["~all"][1] == faults.len())
}
