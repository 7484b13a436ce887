//! Makes a program that shows a mismatch smaller.
//!
//! Delta debugging on lines (Andreas Zeller and Ralf Hildebrandt, "Simplifying and Isolating Failure-Inducing
//! Input", 2002): pieces of the text are left out, large ones first, as long as what remains still compiles,
//! still behaves the same at `-O0` and `-O2` (which keeps most undefined behaviour away), and still shows a
//! mismatch.

use std::path::Path;

use super::configuration::Configuration;
use super::judge::{Tools, Verdict};

/// At most so many candidates are tried.
const MAX_TRIALS: u32 = 1500;

/// The smallest program found that differs under `configuration`; `source` itself if no line can go.
pub(super) fn run(tools: &Tools, folder: &Path, source: &str, configuration: &Configuration) -> String {
    let fails = |lines: &[&str]| {
        let text = lines.join("\n");
        match tools.build(folder, &text) {
            Ok(program) => matches!(tools.judge(&program, configuration), Verdict::Differs(_)),
            Err(_) => false,
        }
    };
    minimise(source.lines().collect(), fails).join("\n") + "\n"
}

/// Leaves out pieces of `lines` while `fails` holds of the rest.
pub(super) fn minimise<'a>(
    mut lines: Vec<&'a str>,
    mut fails: impl FnMut(&[&'a str]) -> bool,
) -> Vec<&'a str> {
    let mut trials = 0;
    let mut size = lines.len() / 2;
    while size > 0 {
        let mut start = 0;
        let mut progress = false;
        while start < lines.len() && trials < MAX_TRIALS {
            let end = (start + size).min(lines.len());
            let rest: Vec<&str> = lines[..start].iter().chain(&lines[end..]).copied().collect();
            trials += 1;
            if fails(&rest) {
                lines = rest;
                progress = true;
            } else {
                start = end;
            }
        }
        if !progress || size > 1 {
            size /= 2;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_matters_remains() {
        let lines: Vec<String> = (0..100).map(|i| i.to_string()).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let needed = |rest: &[&str]| rest.contains(&"17") && rest.contains(&"80");
        assert_eq!(minimise(lines, needed), ["17", "80"]);
    }

    #[test]
    fn a_hopeless_case_ends() {
        assert_eq!(minimise(vec!["a", "b", "c"], |_| false), ["a", "b", "c"]);
        assert!(minimise(vec!["a", "b", "c"], |_| true).is_empty());
    }
}
