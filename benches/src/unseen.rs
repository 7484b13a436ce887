//! Programs that were written without sight of the passes: their code as users get it, by time and by
//! executed instructions.
//!
//! They are of well-known kinds (tables of dynamic programming, a stencil behind a structure, hashing, lists
//! and trees, parsing, simulation). Nothing in Sheave was chosen for one of them before it was first
//! measured; what was found in ten of them has since been repaired in general.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::report::{Table, geometric_mean};
use crate::{callgrind, tools};

/// The compilers, the first of which is the unit.
const COMPILERS: [&str; 3] = ["clang -O2", "Sheave", "clang -O1"];

/// Builds each program with each compiler: user time, the shortest of `runs` runs, and instructions under
/// callgrind, as ratios to the first compiler's.
///
/// # Errors
/// When a compiler or valgrind is missing, and when a program cannot be built or ends differently.
pub fn measure(runs: usize) -> Result<String, String> {
    let clang = tools::find(&["clang-19", "clang"]).ok_or("clang is not installed")?;
    let sheave = tools::sheave()?;
    let folder = tools::Folder::new("unseen")?;
    let mut table = Table::new([
        "program",
        "clang -O2 (ms)",
        "Sheave, time",
        "clang -O1, time",
        "Sheave, instructions",
        "clang -O1, instructions",
    ]);
    let mut ratios: [Vec<f64>; 4] = Default::default();
    for c in programs()? {
        let name = c.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let executables =
            COMPILERS.map(|compiler| folder.path().join(format!("{name}{}", compiler.replace(' ', ""))));
        for (compiler, executable) in COMPILERS.iter().zip(&executables) {
            let level = compiler.split_once(' ').map(|(_, level)| level);
            let mut build = Command::new(if level.is_some() { &clang } else { &sheave });
            match level {
                Some(level) => build.arg(level),
                None => build.args(["compile", "--emit", "executable"]),
            };
            build.arg(&c).arg("-o").arg(executable);
            if level.is_some() {
                build.arg("-lm");
            }
            let status = build.status();
            if !status.map_err(|error| error.to_string())?.success() {
                return Err(format!("{name}: {compiler} does not build it"));
            }
        }
        let mut best = [None; COMPILERS.len()];
        for _ in 0..runs {
            for (best, executable) in best.iter_mut().zip(&executables) {
                let times = tools::time(&mut Command::new(executable)).map_err(|error| error.to_string())?;
                *best = Some(best.map_or(times, |best: tools::Times| best.min(times)));
            }
        }
        let times: Vec<tools::Times> = best.into_iter().flatten().collect();
        if times.iter().any(|time| time.code != times[0].code) {
            return Err(format!("{name}: the programs do not end alike"));
        }
        let mut counts = Vec::new();
        for executable in &executables {
            counts.push(callgrind::count_process(executable, &[])? as f64);
        }
        let seconds = |k: usize| times[k].user.as_secs_f64();
        let row =
            [seconds(1) / seconds(0), seconds(2) / seconds(0), counts[1] / counts[0], counts[2] / counts[0]];
        ratios.iter_mut().zip(row).for_each(|(ratios, ratio)| ratios.push(ratio));
        let row = row.iter().map(|ratio| format!("{ratio:.2}"));
        table.row([name, format!("{:.0}", seconds(0) * 1e3)].into_iter().chain(row));
    }
    let means = ratios
        .iter()
        .map(|ratios| geometric_mean(ratios).map_or(String::new(), |mean| format!("**{mean:.2}**")));
    table.row(["geometric mean".to_owned(), String::new()].into_iter().chain(means));
    Ok(format!("Ratios to clang -O2. {}.\n\n{}", tools::machine(), table.render()))
}

fn programs() -> Result<Vec<PathBuf>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("unseen");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut programs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    programs.sort();
    Ok(programs)
}
