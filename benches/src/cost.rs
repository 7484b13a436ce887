//! Cost of compilation, in instructions executed per instruction of clang -O0's IR.

use std::path::Path;
use std::process::Command;

use crate::callgrind;
use crate::corpus::Program;
use crate::report::{Table, grouped};
use crate::{stages, tools};

/// Cost of the stages of Sheave, and of the installed peers, over all programs. `allocations` are those of
/// the steady state.
///
/// # Errors
/// When a program cannot be compiled.
pub fn measure(programs: &[Program], with_peers: bool) -> Result<String, String> {
    let insts: usize = programs.iter().map(|program| program.insts).sum();
    let mut table = Table::new(["stage", "Ir per -O0 instruction"]);
    match callgrind::count(&["--count-stages"]) {
        Ok(counted) => ours(&counted, insts, &mut table),
        Err(error) => table.row([format!("(not counted: {error})"), String::new()]),
    }
    if with_peers {
        for (name, cost) in llvm(programs, insts) {
            table.row([name, cost]);
        }
    }
    let (compiled, allocations) = stages::steady_state(programs)?;
    Ok(format!(
        "{} instructions of {} programs.\n\n{}\nSteady state: after {} functions, compiling all of the programs' functions \
         once more made {allocations} allocations.\n",
        grouped(insts as u64),
        programs.len(),
        table.render(),
        grouped(compiled as u64),
    ))
}

fn ours(counted: &callgrind::Counted, insts: usize, table: &mut Table) {
    let of = |name: &str| counted.get(name).unwrap_or(0);
    let mut row = |name: &str, count: u64| {
        table.row([name.to_owned(), grouped((count as f64 / insts as f64).round() as u64)])
    };
    row("Sheave: text to module", of("read"));
    row("Sheave: verifier", of("verify"));
    row("Sheave: sroa", of("sroa"));
    row("Sheave: promote, with analyses and application", of("promote"));
    row("Sheave: opt", of("opt"));
    for (name, count) in counted.regions.iter().filter(|region| region.0.starts_with("eliminate")) {
        row(&format!("Sheave: {name}"), *count);
    }
    row("Sheave: selection", of("select"));
    row("Sheave: register allocation", of("regalloc"));
    row(
        "Sheave: frame and encoding (the rest of the back end)",
        of("x64").saturating_sub(of("select") + of("regalloc")),
    );
    row("**Sheave: IR in memory to machine code**", of("compile"));
    row("Sheave: the same with data, symbols and executable pages", of("jit"));
}

/// LLVM's stages on the same files, if its libraries are here.
fn llvm(programs: &[Program], insts: usize) -> Vec<(String, String)> {
    const MODES: [(&str, &str); 6] = [
        ("parse", "text to module"),
        ("mem2reg", "mem2reg"),
        ("mem2reg+analyses", "mem2reg with dominator tree and assumption cache"),
        ("codegen0", "code generation -O0"),
        ("m2r-codegen1", "code generation -O1 of mem2reg's IR"),
        ("m2r-codegen2", "code generation -O2 of mem2reg's IR"),
    ];
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/llvm_cost.sh");
    let modes: Vec<&str> = MODES.iter().map(|mode| mode.0).collect();
    let output = Command::new(script)
        .args(["-l", "corpus", "-m", &modes.join(",")])
        .args(programs.iter().map(|program| &program.ll))
        .output();
    let output = match output {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        _ => return vec![("(LLVM's libraries are not here)".to_owned(), String::new())],
    };
    let version = tools::find(&["opt-19"]).map_or(String::new(), |opt| tools::version(&opt));
    let version = version.split(' ').next_back().unwrap_or_default().to_owned();
    let mut rows = Vec::new();
    for line in output.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        if let [mode, .., count, _] = fields[..]
            && let Some((_, name)) = MODES.iter().find(|known| known.0 == mode)
        {
            let cost = count.parse().map_or(count.to_owned(), |count: u64| grouped(count / insts as u64));
            rows.push((format!("LLVM {version}: {name}"), cost));
        }
    }
    rows
}
