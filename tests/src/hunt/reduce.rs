//! Reduces a program that shows a mismatch.
//!
//! Delta debugging on lines ([`minimise`]): pieces of the text are left out as long as the remaining program
//! still compiles, still behaves the same at `-O0` and `-O2` (which keeps most undefined behaviour away), and
//! still shows a mismatch.

use std::path::Path;

use super::configuration::Configuration;
use super::judge::{Tools, Verdict};
use sheave::reduce::minimise;

/// At most so many candidates are tried.
const MAX_TRIALS: u32 = 1500;

/// The smallest program found that differs under `configuration`; `source` itself if no line can be removed.
pub(super) fn run(tools: &Tools, folder: &Path, source: &str, configuration: &Configuration) -> String {
    let fails = |lines: &[&str]| {
        let text = lines.join("\n");
        match tools.build(folder, &text) {
            Ok(program) => matches!(tools.judge(&program, configuration), Verdict::Differs(_)),
            Err(_) => false,
        }
    };
    minimise_lines(source.lines().collect(), fails).join("\n") + "\n"
}

/// The lines left after removing irrelevant ones.
pub(super) fn minimise_lines<'a>(
    lines: Vec<&'a str>,
    mut fails: impl FnMut(&[&'a str]) -> bool,
) -> Vec<&'a str> {
    let mut trials = 0;
    minimise(lines, |rest| {
        trials += 1;
        trials <= MAX_TRIALS && fails(rest)
    })
}
