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
use std::time::Instant;

use super::schema::{self, Schema};
use super::scratch::{Outcome, Scratch};
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
    /// Believe results that were found before the tree changed.
    #[arg(long)]
    older: bool,
}

/// Arguments for cargo, the likeliest tests first.
type Steps = &'static [&'static [&'static str]];

/// Stands for the package of the changed file.
const OWN: &str = "OWN";
const TESTS: &str = "sheave-tests";
const ALL: &[&str] = &[];

/// Which tests a group meets, in order. The last step is always everything.
fn steps(group: &str) -> Steps {
    match group {
        "construction" | "destruction" | "hosts" => &[
            &["-p", TESTS, "--test", "filetests"],
            &["-p", OWN, "--lib", "--tests"],
            &["-p", TESTS, "--test", "random"],
            ALL,
        ],
        "llvm" => &[
            &["-p", OWN, "--lib", "--tests"],
            &["-p", "sheave", "--test", "programs", "--test", "bad_inputs"],
            ALL,
        ],
        "text" | "verifier" => {
            &[&["-p", OWN, "--lib", "--tests"], &["-p", TESTS, "--test", "filetests"], ALL]
        }
        "objects" => &[
            &["-p", OWN, "--lib", "--tests"],
            &["-p", TESTS, "--test", "unwind"],
            &["-p", "sheave", "--test", "machine", "--test", "command_line"],
            ALL,
        ],
        "tails" => &[&["-p", TESTS, "--test", "tails"], &["-p", TESTS, "--test", "filetests"], ALL],
        _ => &[
            &["-p", TESTS, "--test", "filetests", "--test", "random"],
            &["-p", OWN, "--lib", "--tests"],
            &["-p", "sheave", "--test", "programs"],
            ALL,
        ],
    }
}

/// What is known of a fault.
#[derive(Clone, Debug, PartialEq)]
struct Verdict {
    tree: u64,
    /// `killed`, `survived` or `broken`, for a fault that does not compile.
    outcome: String,
    /// The arguments of cargo, with a space between them, and what failed.
    step: String,
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
    let mut session =
        Session { scratch: Scratch::open(root)?, known: HashMap::new(), older: arguments.older };
    session.known = read_results(&session.scratch);
    if arguments.list {
        for fault in &meant {
            let result =
                session.verdict(fault).map_or(String::new(), |v| format!("{} {}", v.outcome, v.test));
            println!("{fault}: {}\n  - {}\n  + {}\n  {result}", fault.why, fault.old, fault.new);
        }
    } else if meant.iter().any(|fault| session.verdict(fault).is_none()) {
        session.try_all(&faults, &meant)?;
    }
    let (text, all) = summary(&meant, |fault| session.verdict(fault));
    print!("{text}");
    Ok(all || arguments.list)
}

/// The tree and what is known.
struct Session {
    scratch: Scratch,
    known: HashMap<u64, Verdict>,
    older: bool,
}

impl Session {
    /// What is known of a fault in this tree, or if that will do, that an earlier one was noticed.
    fn verdict(&self, fault: &Fault) -> Option<&Verdict> {
        let is_fresh = |verdict: &&Verdict| {
            verdict.tree == self.scratch.hash || self.older && verdict.outcome == "killed"
        };
        self.known.get(&key(fault)).filter(is_fresh)
    }

    /// Tries what is not known of `meant`: first what can be chosen in one program, then the rest one by one.
    fn try_all(&mut self, faults: &[Fault], meant: &[&Fault]) -> Result<(), String> {
        println!("compiling the tree with all faults in it");
        let chosen = compile_schema(&self.scratch, faults)?;
        println!("running all tests without a fault");
        let Outcome::Passed = self.scratch.test(ALL, 0)? else {
            return Err("the tests fail without any fault: see target/faults/log".to_owned());
        };
        for alone in [false, true] {
            for (index, fault) in faults.iter().enumerate() {
                let number = index + 1;
                if chosen.contains(&number) == alone
                    || !meant.contains(&fault)
                    || self.verdict(fault).is_some()
                {
                    continue;
                }
                if alone {
                    let text = fault.apply(self.scratch.original(&fault.file)?)?;
                    self.scratch.write(&BTreeMap::from([(fault.file.clone(), text)]))?;
                }
                let start = Instant::now();
                let (outcome, step, test) = self.attempt(fault, number)?;
                self.record(key(fault), outcome, &step, &test)?;
                println!("{fault}: {outcome} {test} ({} s)", start.elapsed().as_secs());
            }
        }
        Ok(())
    }

    /// Runs tests on the copy with `fault` in it until one fails.
    fn attempt(&self, fault: &Fault, number: usize) -> Result<(&'static str, String, String), String> {
        let earlier = self.known.get(&key(fault)).map(|verdict| verdict.step.clone()).unwrap_or_default();
        let earlier: Vec<&str> = earlier.split_whitespace().collect();
        let earlier = (!earlier.is_empty()).then_some(&earlier[..]);
        let own = self.scratch.package(&fault.file)?;
        for step in earlier.into_iter().chain(steps(&fault.group).iter().copied()) {
            let step: Vec<&str> = step.iter().map(|&word| if word == OWN { own } else { word }).collect();
            match self.scratch.test(&step, number)? {
                Outcome::Passed => {}
                Outcome::DoesNotCompile(_) => return Ok(("broken", String::new(), String::new())),
                Outcome::Failed(test) => return Ok(("killed", step.join(" "), test)),
            }
        }
        Ok(("survived", String::new(), String::new()))
    }

    fn record(&mut self, key: u64, outcome: &str, step: &str, test: &str) -> Result<(), String> {
        let path = self.scratch.results();
        let mut file = fs::File::options()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let tree = self.scratch.hash;
        writeln!(file, "{key}\t{tree}\t{outcome}\t{step}\t{test}")
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let [outcome, step, test] = [outcome, step, test].map(str::to_owned);
        self.known.insert(key, Verdict { tree, outcome, step, test });
        Ok(())
    }
}

/// Puts all faults into the copy, as far as the compiler accepts them, and gives the numbers (from 1) of
/// those.
fn compile_schema(scratch: &Scratch, faults: &[Fault]) -> Result<BTreeSet<usize>, String> {
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
        match scratch.test(&["--no-run"], 0)? {
            Outcome::Passed => return Ok(schemas.values().flat_map(Schema::chosen).collect()),
            Outcome::DoesNotCompile(places) => {
                let before = alone.len();
                for (file, line) in places {
                    alone.extend(schemas.get(&*file).map_or(&[][..], |schema| schema.culprits(line)));
                }
                if alone.len() == before {
                    return Err("the tree does not compile: see target/faults/log".to_owned());
                }
            }
            Outcome::Failed(error) => return Err(error),
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
        let [outcome, step, test] = [(); 3].map(|()| fields.next().unwrap_or_default().to_owned());
        Some((key, Verdict { tree, outcome, step, test }))
    };
    text.lines().filter_map(read).collect()
}

/// The score by group, and the faults that no test noticed. True if there are none.
fn summary<'a>(faults: &[&'a Fault], verdict: impl Fn(&'a Fault) -> Option<&'a Verdict>) -> (String, bool) {
    let mut groups: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    let mut text = String::new();
    for &fault in faults {
        let at = match verdict(fault).map(|verdict| verdict.outcome.as_str()) {
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
