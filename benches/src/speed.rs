//! Run time of the corpus programs.

use std::process::Command;

use crate::corpus::Program;
use crate::peers::Peer;
use crate::report::{Table, geometric_mean};
use crate::tools;

/// Measures every program under every installed compiler: processor time in user mode, the shortest of `runs`
/// runs, as a ratio to the first peer's. Sheave's time is that of the whole process, which reads clang's IR,
/// in its cache from the second run on, and compiles it first.
///
/// # Errors
/// When a program cannot be built or run, or ends differently from the first peer's.
pub fn measure(programs: &[Program], runs: usize) -> Result<String, String> {
    let folder = tools::Folder::new("speed")?;
    let sheave = tools::sheave()?;
    let here: Vec<Peer> = Peer::ALL.into_iter().filter(|peer| peer.version().is_some()).collect();
    let Some((&base, others)) = here.split_first() else { return Err("no compiler to compare with".into()) };
    let columns = ["program".to_owned(), format!("{} (ms)", base.name()), "Sheave".to_owned()];
    let mut table = Table::new(columns.into_iter().chain(others.iter().map(|peer| peer.name())));
    let mut ratios: Vec<Vec<f64>> = vec![Vec::new(); others.len() + 1];
    for program in programs {
        let mut executables = Vec::new();
        for peer in &here {
            executables.push(peer.build(program, folder.path(), &[])?.ok_or("a compiler went away")?);
        }
        // In turn, so that a busy moment of the machine hits all of them.
        let mut best: Vec<Option<tools::Times>> = vec![None; here.len() + 1];
        for _ in 0..runs {
            for (k, best) in best.iter_mut().enumerate() {
                let mut command = match k.checked_sub(1) {
                    None => Command::new(&sheave),
                    Some(peer) => Command::new(&executables[peer]),
                };
                if k == 0 {
                    command.arg("run").arg(&program.c);
                }
                let times =
                    tools::time(&mut command).map_err(|error| format!("{}: {error}", program.name))?;
                *best = Some(best.map_or(times, |best| best.min(times)));
            }
        }
        let times: Vec<tools::Times> = best.into_iter().flatten().collect();
        if times.iter().any(|time| time.code != times[1].code) {
            return Err(format!("{}: the programs do not end alike", program.name));
        }
        let seconds = |k: usize| times[k].user.as_secs_f64();
        let base = seconds(1);
        let mut row = vec![program.name.clone(), format!("{:.0}", base * 1e3)];
        for (column, k) in std::iter::once(0).chain(2..times.len()).enumerate() {
            let ratio = seconds(k) / base;
            ratios[column].push(ratio);
            row.push(format!("{ratio:.2}"));
        }
        eprintln!("  {}", row.join("  "));
        table.row(row);
    }
    let means = ratios
        .iter()
        .map(|ratios| geometric_mean(ratios).map_or(String::new(), |mean| format!("**{mean:.2}**")));
    table.row(["geometric mean".to_owned(), String::new()].into_iter().chain(means));
    let versions: Vec<String> =
        here.iter().filter_map(|peer| Some(format!("{}: {}", peer.name(), peer.version()?))).collect();
    Ok(format!(
        "User time, the shortest of {runs} runs, as a ratio to {}. {}.\n\n{}\n{}.\n",
        base.name(),
        tools::machine(),
        table.render(),
        versions.join("; ")
    ))
}
