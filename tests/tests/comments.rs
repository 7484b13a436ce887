//! Comments are read in narrow windows and searched for terms: their lines have at most 110 columns, and
//! words that mean several terms of the field are left to other prose.

use std::path::{Path, PathBuf};

/// Columns of a line of comment.
const COLUMNS: usize = 110;

/// Words that leave open which term is meant, and what to write.
const WORDS: &[(&str, &str)] = &[
    ("somebody", "the caller, the host, the user"),
    ("trampoline", "edge block"),
    ("way out of SSA", "SSA destruction"),
    ("made again", "rematerialised"),
    ("stands", "is, is placed, represents"),
    ("stand", "are, are placed, represent"),
    ("stood", "was"),
    ("behind", "after"),
    ("in front of", "before"),
    ("nobody", "no pass, no use, no caller"),
    ("whoever", "the caller, the host, the user"),
    ("judge", "check, classify"),
    ("judges", "checks, classifies"),
    ("judged", "checked, classified"),
    ("look at", "visit, scan, check"),
    ("looks at", "visits, scans, checks"),
    ("looked at", "visited, scanned, checked"),
    ("looking at", "visiting, scanning, checking"),
    ("on the way", "before, during, on the path"),
    ("way back", "the inverse"),
    ("became of", "outcome, fate"),
    ("becomes of", "outcome, fate"),
    ("forgets", "clears, resets"),
    ("forget", "clear, reset"),
    ("anew", "again"),
];

/// Words that contain one of [`WORDS`] and are meant.
const MEANT: &[&str] = &["stand-in", "Stand-in"];

/// What is wrong with a line of source, if it is one of comment.
fn fault(line: &str) -> Option<String> {
    let comment = line.trim_start().strip_prefix("//")?;
    let columns = line.chars().count();
    if columns > COLUMNS {
        return Some(format!("{columns} columns of at most {COLUMNS}"));
    }
    // Names of code are not prose.
    let prose: String = comment.split('`').step_by(2).collect::<Vec<_>>().join("`");
    let prose = MEANT.iter().fold(prose, |prose, word| prose.replace(word, ""));
    let prose = format!(" {} ", prose.replace(|c: char| !c.is_alphanumeric(), " ").to_lowercase());
    let (word, instead) =
        WORDS.iter().find(|(word, _)| prose.contains(&format!(" {} ", word.to_lowercase())))?;
    Some(format!("\"{word}\"; rather: {instead}"))
}

/// The source files below `folder`.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the repository") {
        let path = entry.expect("readable").path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn comments_are_short_lines_of_plain_terms() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for folder in ["crates", "tests", "benches", "hosts"] {
        sources(&root.join(folder), &mut files);
    }
    assert!(files.len() > 300, "only {} files", files.len());
    files.sort();
    let mut faults = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("readable");
        let name = file.strip_prefix(&root).unwrap_or(&file).display();
        for (line, number) in text.lines().zip(1..) {
            faults.extend(fault(line).map(|fault| format!("{name}:{number}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} lines of comment:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_long_line_and_a_vague_word_are_faults() {
    assert_eq!(fault(&format!("    // {}", "x".repeat(103))), None);
    assert!(
        fault(&format!("    // {}", "x".repeat(104))).is_some_and(|fault| fault.starts_with("111 columns"))
    );
    assert_eq!(fault(&format!("    code(); // {}", "x".repeat(104))), None);
    let word = |line: &str| fault(line).is_some();
    assert!(word("/// Somebody's."));
    assert!(word("//! the way out of SSA form"));
    assert!(word("// It stands behind that."));
    assert!(!word("// It is made against that, and a stand-in, and outstanding."));
    assert!(!word("// The field `trampoline` is one."));
    assert!(!word("let somebody = \"made again\";"));
}
