//! Results of faults and tests, kept in one file from run to run.
//!
//! Each line is one result, and a later line overrides the earlier ones that contradict it:
//!
//! | fault | made of | outcome | file of tests | detail |
//! |---|---|---|---|---|
//! | its key | the tree | `killed`, `survived`, `broken` | the one that failed | the test that failed |
//! | its key | the executable | `passed` | the executable | |
//! | 0 | the executable | `reaches` | the executable | milliseconds, and keys of faults |

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard};

/// The end of a fault.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Verdict {
    pub(super) tree: u64,
    /// `killed`, `survived` or `broken`, for a fault that does not compile.
    pub(super) outcome: String,
    /// The file of tests, and the one of them that failed.
    pub(super) file: String,
    pub(super) test: String,
}

/// Behaviour of the tests of one executable without a fault.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reach {
    pub(super) milliseconds: u64,
    /// The keys of the faults whose functions they run.
    pub(super) faults: HashSet<u64>,
}

/// All results, in memory and on disk.
pub(super) struct Results {
    path: PathBuf,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    verdicts: HashMap<u64, Verdict>,
    /// Faults and the executables that did not notice them.
    passed: HashSet<(u64, u64)>,
    reach: HashMap<u64, Reach>,
}

impl Results {
    pub(super) fn read(path: PathBuf) -> Results {
        let mut known = Known::default();
        for line in fs::read_to_string(&path).unwrap_or_default().lines() {
            // A line that cannot be read was never written to its end.
            let _ = known.add(line);
        }
        Results { path, known: Mutex::new(known) }
    }

    /// No thread panics while it holds the lock; even then the data would be consistent.
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    pub(super) fn verdict(&self, fault: u64) -> Option<Verdict> {
        self.known().verdicts.get(&fault).cloned()
    }

    pub(super) fn has_passed(&self, fault: u64, executable: u64) -> bool {
        self.known().passed.contains(&(fault, executable))
    }

    pub(super) fn reach(&self, executable: u64) -> Option<Reach> {
        self.known().reach.get(&executable).cloned()
    }

    /// How many of `faults` tests of the file `name` have killed.
    pub(super) fn kills(&self, faults: &HashSet<u64>, name: &str) -> usize {
        let known = self.known();
        let is_kill = |verdict: &&Verdict| verdict.outcome == "killed" && verdict.file == name;
        faults.iter().filter_map(|fault| known.verdicts.get(fault)).filter(is_kill).count()
    }

    /// Adds a line, with the fields of the table above.
    pub(super) fn record(
        &self,
        (fault, made_of): (u64, u64),
        outcome: &str,
        (file, detail): (&str, &str),
    ) -> Result<(), String> {
        let line = format!("{fault}\t{made_of}\t{outcome}\t{file}\t{detail}");
        let mut known = self.known();
        known.add(&line).ok_or("a result cannot be read back")?;
        let results = fs::File::options().create(true).append(true).open(&self.path);
        results
            .and_then(|mut file| file.write_all((line + "\n").as_bytes()))
            .map_err(|error| format!("{}: {error}", self.path.display()))
    }
}

impl Known {
    fn add(&mut self, line: &str) -> Option<()> {
        let mut fields = line.split('\t');
        let fault = fields.next()?.parse().ok()?;
        let made_of = fields.next()?.parse().ok()?;
        let [outcome, file, detail] = [fields.next()?, fields.next()?, fields.next()?];
        match outcome {
            "passed" => {
                self.passed.insert((fault, made_of));
            }
            "reaches" => {
                let mut numbers = detail.split(' ').map_while(|number| number.parse().ok());
                let reach = Reach { milliseconds: numbers.next()?, faults: numbers.collect() };
                self.reach.insert(made_of, reach);
            }
            _ => {
                let [outcome, file, test] = [outcome, file, detail].map(str::to_owned);
                self.verdicts.insert(fault, Verdict { tree: made_of, outcome, file, test });
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_result_holds() {
        let mut known = Known::default();
        for line in ["7\t1\tsurvived\t\t", "7\t2\tkilled\tfile\ttest", "7\t3\tpassed\tother\t", "9\t4\tkil"] {
            let _ = known.add(line);
        }
        assert!(known.add("0\t3\treaches\tother\t12 7 8").is_some());
        let verdict = &known.verdicts[&7];
        assert_eq!((verdict.tree, &*verdict.outcome, &*verdict.test), (2, "killed", "test"));
        assert_eq!(known.verdicts.len(), 1);
        assert!(known.passed.contains(&(7, 3)));
        assert_eq!(known.reach[&3], Reach { milliseconds: 12, faults: HashSet::from([7, 8]) });
    }
}
