//! Benefit of each pass: run time, size of code and compile cost without it.
//!
//! A pass that runs several times is left out everywhere, together with the passes that depend on it.

use std::process::Command;

use sheave::pipeline::{Pass, check_order, default_passes};
use sheave::{Options, compile_object};

use crate::callgrind::{self, Region};
use crate::corpus::Program;
use crate::report::{Table, geometric_mean, grouped};
use crate::stages::Compiler;
use crate::tools;

/// Lists of passes by the pass that they leave out; the first is complete.
fn lists() -> Vec<(&'static str, Vec<&'static Pass>)> {
    let all = default_passes();
    let mut lists = vec![("(none)", all.clone())];
    for pass in &all {
        let known = lists.iter().any(|(name, _)| *name == pass.name);
        if known || pass.leaves_copies() {
            continue;
        }
        let mut without: Vec<&'static Pass> = Vec::new();
        for &other in all.iter().filter(|other| other.name != pass.name) {
            without.push(other);
            // Passes that depend on it are removed with it.
            if check_order(&without).is_err() {
                without.pop();
            }
        }
        lists.push((pass.name, without));
    }
    lists
}

/// Counts the cost of compilation under each list, in regions of their names.
///
/// # Errors
/// When a program cannot be compiled.
pub fn count(programs: &[Program]) -> Result<(), String> {
    let mut modules = Vec::new();
    for program in programs {
        let module = sheave_llvm::read_module(&program.name, program.text.as_bytes());
        modules.push(module.map_err(|error| error.to_string())?);
    }
    for (name, passes) in lists() {
        let mut compiler = Compiler::with_passes(passes);
        compiler.all(&modules)?;
        let region = Region::new();
        region.run(|| compiler.all(&modules))?;
        region.report(name);
    }
    Ok(())
}

/// Measures every list on every program: user time of the process, the shortest of `runs` runs, all lists in
/// turn.
///
/// # Errors
/// When a program cannot be compiled or run, or ends differently under a list.
pub fn measure(programs: &[Program], runs: usize) -> Result<String, String> {
    let sheave = tools::sheave()?;
    let lists = lists();
    let insts: usize = programs.iter().map(|program| program.insts).sum();
    let costs = callgrind::count(&["--count-passes"]).ok();
    let mut ratios: Vec<Vec<f64>> = vec![Vec::new(); lists.len()];
    let mut bytes: Vec<usize> = vec![0; lists.len()];
    for program in programs {
        let module = sheave_llvm::read_module(&program.name, program.text.as_bytes());
        let module = module.map_err(|error| error.to_string())?;
        for ((_, passes), bytes) in lists.iter().zip(&mut bytes) {
            let options = Options { passes: passes.clone(), verify: false, ..Options::default() };
            *bytes += compile_object(&module, &options).map_err(|error| error.to_string())?.len();
        }
        let mut best: Vec<Option<tools::Times>> = vec![None; lists.len()];
        for _ in 0..runs {
            for ((_, passes), best) in lists.iter().zip(&mut best) {
                let names: Vec<&str> = passes.iter().map(|pass| pass.name).collect();
                let mut command = Command::new(&sheave);
                command.args(["run", "--passes", &names.join(",")]).arg(&program.ll);
                let times =
                    tools::time(&mut command).map_err(|error| format!("{}: {error}", program.name))?;
                *best = Some(best.map_or(times, |best| best.min(times)));
            }
        }
        let times: Vec<tools::Times> = best.into_iter().flatten().collect();
        if times.iter().any(|time| time.code != times[0].code) {
            return Err(format!("{}: the programs do not end alike", program.name));
        }
        for (ratios, time) in ratios.iter_mut().zip(&times) {
            ratios.push(time.user.as_secs_f64() / times[0].user.as_secs_f64());
        }
        eprintln!("  {}", program.name);
    }
    let mut table = Table::new([
        "left out",
        "run time",
        "slowest by",
        "object bytes",
        "compile cost, Ir per -O0 instruction",
    ]);
    for (k, (name, _)) in lists.iter().enumerate() {
        let mean = geometric_mean(&ratios[k]).unwrap_or(1.0);
        let worst = (0..programs.len()).max_by(|&a, &b| ratios[k][a].total_cmp(&ratios[k][b])).unwrap_or(0);
        let cost = costs.as_ref().and_then(|costs| costs.get(name));
        table.row([
            (*name).to_owned(),
            format!("{mean:.3}"),
            if k == 0 { String::new() } else { format!("{} {:.2}", programs[worst].name, ratios[k][worst]) },
            grouped(bytes[k] as u64),
            cost.map_or(String::new(), |cost| grouped((cost as f64 / insts as f64).round() as u64)),
        ]);
    }
    Ok(format!(
        "User time without the pass, the shortest of {runs} runs, as a ratio to that with all passes; geometric \
         mean. {}.\n\n{}",
        tools::machine(),
        table.render()
    ))
}
