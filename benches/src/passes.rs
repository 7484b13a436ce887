//! Benefit of each pass: executed instructions, frames, size of code and compile cost without it.
//!
//! A pass that runs several times is left out everywhere, together with the passes that depend on it.

use std::path::Path;
use std::process::Command;

use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, Register};
use sheave::pipeline::{Pass, check_order, default_passes};
use sheave::{Options, compile_object};

use crate::callgrind::{self, Region};
use crate::corpus::{self, Program};
use crate::executed::text_of;
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

/// The counts of one program under one list.
#[derive(Clone, Copy)]
struct Counts {
    instructions: u64,
    frame: u64,
    bytes: usize,
}

/// Measures every list on every program, those of `benches/programs` included. Objects that are equal to that
/// of the complete list are not run again.
///
/// # Errors
/// When a program cannot be compiled or run, or prints something else under a list.
pub fn measure(programs: &[Program]) -> Result<String, String> {
    let folder = tools::Folder::new("passes")?;
    let lists = lists();
    let insts: usize = programs.iter().map(|program| program.insts).sum();
    let costs = callgrind::count(&["--count-passes"]).ok();
    let mut counts: Vec<Vec<Counts>> = vec![Vec::new(); lists.len()];
    let programs: Vec<Program> = programs.iter().cloned().chain(corpus::others()?).collect();
    for program in &programs {
        let module = sheave_llvm::read_module(&program.name, program.text.as_bytes());
        let module = module.map_err(|error| error.to_string())?;
        let mut complete: Option<(Vec<u8>, Vec<u8>, Counts)> = None;
        for ((_, passes), counts) in lists.iter().zip(&mut counts) {
            let options = Options { passes: passes.clone(), verify: false, ..Options::default() };
            let object = compile_object(&module, &options).map_err(|error| error.to_string())?;
            if let Some((.., count)) = complete.as_ref().filter(|(known, ..)| *known == object) {
                counts.push(*count);
                continue;
            }
            let (instructions, stdout) = run(program, &object, folder.path())?;
            let count = Counts { instructions, frame: frame_of(&object)?, bytes: object.len() };
            counts.push(count);
            match &complete {
                Some((_, expected, _)) if *expected != stdout => {
                    return Err(format!("{}: the programs do not print the same", program.name));
                }
                Some(_) => {}
                None => complete = Some((object, stdout, count)),
            }
        }
        eprintln!("  {}", program.name);
    }
    let mut table = Table::new([
        "left out",
        "instructions",
        "most by",
        "frame bytes",
        "most by",
        "object bytes",
        "compile cost, Ir per -O0 instruction",
    ]);
    for ((name, _), of) in lists.iter().zip(&counts) {
        let sum = |part: fn(&Counts) -> u64| of.iter().map(part).sum::<u64>();
        let ratios = |part: fn(&Counts) -> u64| -> Vec<f64> {
            of.iter().zip(&counts[0]).map(|(of, all)| part(of) as f64 / part(all).max(1) as f64).collect()
        };
        let most = |ratios: &[f64]| {
            let most = (0..ratios.len()).max_by(|&a, &b| ratios[a].total_cmp(&ratios[b])).unwrap_or(0);
            let ratio = ratios.get(most).copied().unwrap_or(1.0);
            if ratio < 1.0005 { String::new() } else { format!("{} {ratio:.3}", programs[most].name) }
        };
        let (instructions, frames) = (ratios(|of| of.instructions), ratios(|of| of.frame));
        let cost = costs.as_ref().and_then(|costs| costs.get(name));
        table.row([
            (*name).to_owned(),
            format!("{:.4}", geometric_mean(&instructions).unwrap_or(1.0)),
            most(&instructions),
            grouped(sum(|of| of.frame)),
            most(&frames),
            grouped(sum(|of| of.bytes as u64)),
            cost.map_or(String::new(), |cost| grouped((cost as f64 / insts as f64).round() as u64)),
        ]);
    }
    Ok(format!(
        "Executed instructions without the pass, as a ratio to those with all passes: the geometric mean over \
         the {} programs of `tests/corpus` and `benches/programs`, and the program that loses most; what \
         prologues take from the stack, likewise.\n\n{}",
        programs.len(),
        table.render()
    ))
}

/// Links and runs an object with the program's small argument. Returns the instructions that the process
/// executes, and its output.
fn run(program: &Program, object: &[u8], folder: &Path) -> Result<(u64, Vec<u8>), String> {
    let (file, executable) = (folder.join("program.o"), folder.join("program"));
    std::fs::write(&file, object).map_err(|error| format!("{}: {error}", file.display()))?;
    let linked = Command::new("cc").arg("-o").arg(&executable).arg(&file).arg("-lm").status();
    if !linked.map_err(|error| format!("cc: {error}"))?.success() {
        return Err(format!("cc: {} cannot be linked", program.name));
    }
    let arguments = (!program.small.is_empty()).then_some(&program.small);
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(&executable)
        .args(arguments)
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let count = report.lines().find_map(|line| line.split_once("refs:")).map(|(_, count)| count.trim());
    let count = count.and_then(|count| count.replace(',', "").parse().ok());
    count.map(|count| (count, output.stdout)).ok_or_else(|| format!("valgrind: {}", report.trim()))
}

/// The bytes that the code of an object pushes to, and subtracts from, the stack pointer.
fn frame_of(object: &[u8]) -> Result<u64, String> {
    let (_, text) = text_of(object).ok_or("no section .text")?;
    let frame = |instruction: Instruction| match instruction.mnemonic() {
        Mnemonic::Push => 8,
        Mnemonic::Sub if instruction.op0_register() == Register::RSP => instruction.immediate(1),
        _ => 0,
    };
    Ok(Decoder::new(64, &text, DecoderOptions::NONE).iter().map(frame).sum())
}
