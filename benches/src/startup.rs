//! Start-up: from the start of the process to the first instruction of `main`.
//!
//! The `main` of every program is replaced by one that returns immediately, so that the program is read and
//! compiled but not run.

use std::path::PathBuf;
use std::process::Command;

use crate::callgrind;
use crate::corpus::Program;
use crate::report::{Table, geometric_mean, grouped};
use crate::tools;

/// The program as LLVM IR and as C, with a `main` that keeps all functions reachable but runs none.
fn idle(program: &Program, folder: &std::path::Path) -> Result<(PathBuf, PathBuf), String> {
    let ll = folder.join(format!("{}.ll", program.name));
    let c = folder.join(format!("{}.c", program.name));
    let text = program.text.replace("@main(", "@main_that_does_not_run(");
    // A program that is run is compiled as far as `main` reaches.
    let text = format!(
        "{text}\ndefine i32 @main(i32 %count, ptr %words) {{\n  %many = icmp eq i32 %count, 99\n  \
         br i1 %many, label %run, label %end\nrun:\n  \
         %status = call i32 @main_that_does_not_run(i32 %count, ptr %words)\n  ret i32 %status\nend:\n  \
         ret i32 0\n}}\n"
    );
    let source = format!(
        "#define main main_that_does_not_run\n#include \"{}\"\n#undef main\nint main(void) {{ return 0; }}\n",
        program.c.display()
    );
    std::fs::write(&ll, text).and_then(|()| std::fs::write(&c, source)).map_err(|error| error.to_string())?;
    Ok((ll, c))
}

/// Measures all programs: processor time and wall time, the shortest of `runs`, and instructions.
///
/// # Errors
/// When something cannot be run.
pub fn measure(programs: &[Program], runs: usize) -> Result<String, String> {
    let folder = tools::Folder::new("startup")?;
    let sheave = tools::sheave()?;
    let mut subjects: Vec<(String, PathBuf, Vec<String>, bool)> =
        vec![("sheave run".into(), sheave, vec!["run".into()], true)];
    if let Some(tcc) = tools::find(&["tcc"]) {
        subjects.push(("tcc -run".into(), tcc, vec!["-run".into()], false));
    }
    if let Some(lli) = tools::find(&["lli-19", "lli"]) {
        subjects.push(("lli".into(), lli, vec![], true));
    }
    let mut table = Table::new([
        "whole process",
        "wall ms: mean",
        "fastest",
        "slowest",
        "cpu ms: mean",
        "instructions: mean",
        "per -O0 instruction",
    ]);
    let mut versions = Vec::new();
    for (name, tool, args, wants_ll) in subjects {
        let (mut walls, mut cpus, mut counts, mut insts) = (Vec::new(), Vec::new(), Vec::new(), 0);
        for program in programs {
            let (ll, c) = idle(program, folder.path())?;
            let file = if wants_ll { ll } else { c };
            let args: Vec<String> = args.iter().cloned().chain([file.display().to_string()]).collect();
            let times = tools::shortest(runs, || {
                let mut command = Command::new(&tool);
                command.args(&args);
                command
            })
            .map_err(|error| format!("{name}: {error}"))?;
            if times.code != Some(0) {
                return Err(format!("{name} fails on {}", program.name));
            }
            walls.push(times.wall.as_secs_f64() * 1e3);
            cpus.push(times.cpu.as_secs_f64() * 1e3);
            // Counting all of LLVM at work would take longer than everything else here together.
            if name != "lli"
                && let Ok(count) = callgrind::count_process(&tool, &args)
            {
                counts.push(count as f64);
                insts += program.insts;
            }
        }
        let mean =
            |numbers: &[f64]| geometric_mean(numbers).map_or(String::new(), |mean| format!("{mean:.1}"));
        let sum: f64 = counts.iter().sum();
        table.row([
            name.clone(),
            mean(&walls),
            format!("{:.1}", walls.iter().copied().fold(f64::INFINITY, f64::min)),
            format!("{:.1}", walls.iter().copied().fold(0.0, f64::max)),
            mean(&cpus),
            geometric_mean(&counts).map_or("(not counted)".into(), |mean| grouped(mean as u64)),
            if insts == 0 { String::new() } else { grouped((sum / insts as f64) as u64) },
        ]);
        if name != "sheave run" {
            versions.push(format!("{name}: {}", tools::version(&tool)));
        }
    }
    Ok(format!(
        "Shortest of {runs} runs per program, geometric means over {} programs whose `main` returns at once. {}.\n\n{}\n{}.\n",
        programs.len(),
        tools::machine(),
        table.render(),
        versions.join("; ")
    ))
}
