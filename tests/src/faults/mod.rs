//! Seeded faults: small, realistic mistakes that the tests must notice.
//!
//! The table is the folder `tests/faults`, one file per part of the compiler. An entry names a file of the
//! repository, explains in a sentence why the mistake is plausible, and gives the old text and the new:
//!
//! ```text
//! crates/ssa/src/promote/place.rs
//!     A block's own definition does not reach a read before it.
//!     - block != only && dominators.dominates(Block(only), Block(block))
//!     + dominators.dominates(Block(only), Block(block))
//! ```
//!
//! The old text must occur exactly once in its file, where runs of white space count as equal: so an entry
//! survives reformatting, and a moved file is one search and replace. A test checks that each entry still
//! applies. A line that begins with `=` explains why no test can notice a fault: it violates no promise of
//! the compiler. [`run`] applies the faults one by one to a copy of the tree and finds the test that fails.

mod results;
mod run;
mod schema;
mod scratch;

use std::path::Path;

pub use run::{Arguments, main};

/// One mistake.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Fault {
    /// The part of the compiler it is in: the name of its file in the table.
    pub group: String,
    /// Its number in that file, from 1.
    pub number: usize,
    /// The file it changes, relative to the repository.
    pub file: String,
    /// Why a person could make this mistake.
    pub why: String,
    /// The replaced text.
    pub old: String,
    /// The replacement.
    pub new: String,
    /// Why no test can notice it.
    pub explained: Option<String>,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{} {}", self.group, self.number, self.file)
    }
}

impl Fault {
    /// The text of the file with the fault in it.
    pub fn apply(&self, text: &str) -> Result<String, String> {
        let mut found = occurrences(text, &self.old);
        match (found.next(), found.next()) {
            (Some(range), None) => {
                let mut changed = text.to_owned();
                changed.replace_range(range, &self.new);
                Ok(changed)
            }
            (None, _) => Err(format!("{self}: the old text does not occur: {}", self.old)),
            _ => Err(format!("{self}: the old text occurs more than once: {}", self.old)),
        }
    }
}

/// Occurrences of `pattern` in `text`; any run of white space in one matches any in the other.
fn occurrences<'a>(text: &'a str, pattern: &'a str) -> impl Iterator<Item = std::ops::Range<usize>> + 'a {
    let words: Vec<&str> = pattern.split_whitespace().collect();
    let first = words.first().copied().unwrap_or("\0");
    text.match_indices(first).filter_map(move |(start, _)| {
        let mut rest = &text[start + first.len()..];
        for word in &words[1..] {
            let trimmed = rest.trim_start();
            if trimmed.len() == rest.len() {
                return None;
            }
            rest = trimmed.strip_prefix(word)?;
        }
        Some(start..text.len() - rest.len())
    })
}

/// All faults of the table, by group and then in the order of the files.
pub fn table(folder: &Path) -> Result<Vec<Fault>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut faults = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let group = path.file_stem().unwrap_or_default().to_string_lossy();
        parse(&group, &text, &mut faults).map_err(|message| format!("{}: {message}", path.display()))?;
    }
    Ok(faults)
}

/// Reads one file of the table: entries between empty lines, `#` before comments.
fn parse(group: &str, text: &str, faults: &mut Vec<Fault>) -> Result<(), String> {
    let lines = text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>();
    for (number, entry) in lines.split(|line| line.trim().is_empty()).filter(|e| !e.is_empty()).enumerate() {
        let part = |mark: &str| -> Vec<&str> {
            entry[1..].iter().filter_map(|line| line.trim_start().strip_prefix(mark)).map(str::trim).collect()
        };
        let is_code = |line: &&&str| line.trim_start().starts_with(['-', '+', '=']);
        let why: Vec<&str> =
            entry[1..].iter().filter(|line| !is_code(line)).map(|line| line.trim()).collect();
        let fault = Fault {
            group: group.to_owned(),
            number: number + 1,
            file: entry[0].trim().to_owned(),
            why: why.join(" "),
            old: part("-").join("\n"),
            new: part("+").join("\n"),
            explained: Some(part("=").join(" ")).filter(|reason| !reason.is_empty()),
        };
        if fault.why.is_empty() || fault.old.is_empty() || fault.old == fault.new || part("+").is_empty() {
            return Err(format!("{fault}: an entry has a reason, an old text and another new text"));
        }
        faults.push(fault);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Fault {
        let mut faults = Vec::new();
        parse("group", text, &mut faults).expect("the entry is well formed");
        assert_eq!(faults.len(), 1);
        faults.remove(0)
    }

    #[test]
    fn white_space_does_not_count() {
        let fault =
            one("# A comment.\n\nsrc/a.rs\n    Off by one.\n    - if a <\n    - b\n    + if a <= b\n");
        assert_eq!((fault.why.as_str(), fault.old.as_str()), ("Off by one.", "if a <\nb"));
        assert_eq!(fault.explained, None);
        assert_eq!(fault.apply("x; if a\n    <   b { }").expect("occurs once"), "x; if a <= b { }");
    }

    #[test]
    fn a_text_that_is_gone_or_repeated_is_refused() {
        let fault = one("src/a.rs\n  Why.\n  - one\n  + two\n");
        assert!(fault.apply("none").is_ok_and(|text| text == "ntwo"));
        assert!(fault.apply("zero").is_err_and(|error| error.contains("does not occur")));
        assert!(fault.apply("one one").is_err_and(|error| error.contains("more than once")));
    }

    #[test]
    fn an_entry_without_a_reason_or_a_change_is_refused() {
        for text in ["a.rs\n - b\n + c", "a.rs\n why\n - b", "a.rs\n why\n + b", "a.rs\n why\n - b\n + b"] {
            assert!(parse("group", text, &mut Vec::new()).is_err(), "{text}");
        }
    }
}
