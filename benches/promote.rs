//! Cost of promotion, and its growth.
//!
//! `cargo bench -p sheave-benches --bench promote` prints three tables:
//!
//! - instructions retired per LLVM -O0 instruction over the corpus, for promotion alone, analyses and
//!   application of the plan included (callgrind; left out without valgrind), beside LLVM's mem2reg on the
//!   same files if `benches/peers/llvm_cost.sh` can run;
//! - growth exponents over the shapes of the test generators, up to a million blocks or instructions, on a
//!   stack of 64 KiB;
//! - allocations per function of a reused context in the steady state.
//!
//! `promote corpus FILE…` promotes the files once with a warm context; only `region_of_interest` is the pass,
//! so that `valgrind --tool=callgrind --toggle-collect='*region_of_interest*'` counts it alone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use sheave_benches::allocations::{Counting, so_far};
use sheave_benches::corpus::llvm_insts;
use sheave_benches::subjects::{live_through, one_block, over, wide_switch};
use sheave_ir::Function;
use sheave_passes::adapters::promote::{Ctx, promote as run};
use sheave_ssa::promote::Options;
use sheave_testing::ir;
use sheave_testing::ssa::shapes;
use sheave_testing::ssa::toy::ToyFunc;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    match args.split_first() {
        Some((mode, files)) if mode == "corpus" => {
            corpus(&files.iter().map(PathBuf::from).collect::<Vec<_>>());
        }
        _ => {
            let files = corpus_files();
            cost(&files);
            corpus(&files);
            growth();
        }
    }
}

/// Promotion alone.
#[inline(never)]
fn region_of_interest(func: &mut Function, ctx: &mut Ctx) -> u32 {
    run(func, ctx, &Options::default()).map_or(0, |stats| stats.promoted)
}

/// The pass again, outside the region.
#[inline(never)]
fn warm_up(func: &mut Function, ctx: &mut Ctx) -> u32 {
    run(func, ctx, &Options::default()).map_or(0, |stats| stats.promoted)
}

fn corpus_files() -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus");
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ext| ext == "ll")).collect();
    files.sort();
    files
}

/// Promotes every function of `files` with a warm context and prints the totals.
fn corpus(files: &[PathBuf]) {
    let mut functions = Vec::new();
    let mut insts = 0;
    for file in files {
        let source = std::fs::read_to_string(file).unwrap_or_default();
        insts += llvm_insts(&source);
        match sheave_llvm::read_module(&file.display().to_string(), source.as_bytes()) {
            Ok(module) => functions.extend(module.functions.values().cloned()),
            Err(error) => eprintln!("{error}"),
        }
    }
    let mut ctx = Ctx::new();
    let Some(mut work) = functions.first().cloned() else { return };
    for func in &functions {
        work.copy_from(func);
        warm_up(&mut work, &mut ctx);
    }
    let (mut promoted, mut phis, mut before, mut after, mut allocations) = (0, 0, 0, 0, 0);
    for func in &functions {
        work.copy_from(func);
        before += work.n_insts();
        let allocated = so_far();
        promoted += region_of_interest(&mut work, &mut ctx);
        allocations += so_far() - allocated;
        after += work.n_insts();
        phis += work.layout.iter().map(|&block| work.phis(block).len()).sum::<usize>();
    }
    println!(
        "{} functions, {insts} LLVM instructions, {before} instructions, {promoted} slots promoted,",
        functions.len()
    );
    println!("{after} instructions and {phis} phis after, {allocations} allocations in the steady state");
}

/// Runs this program under callgrind, and then the peer.
fn cost(files: &[PathBuf]) {
    let insts: usize =
        files.iter().map(|file| llvm_insts(&std::fs::read_to_string(file).unwrap_or_default())).sum();
    println!("instructions retired per LLVM -O0 instruction ({insts} in {} files)", files.len());
    if let Ok(program) = std::env::current_exe() {
        let output = Command::new("valgrind")
            .args([
                "--tool=callgrind",
                "--toggle-collect=*region_of_interest*",
                "--callgrind-out-file=/dev/null",
            ])
            .arg(program)
            .arg("corpus")
            .args(files)
            .output();
        match output.ok().and_then(|output| collected(&String::from_utf8_lossy(&output.stderr))) {
            Some(count) => println!("  Sheave promote              {:8.1}", count as f64 / insts as f64),
            None => println!("  Sheave promote              (valgrind is missing)"),
        }
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/llvm_cost.sh");
    let output =
        Command::new(script).args(["-l", "corpus", "-m", "mem2reg,mem2reg+analyses"]).args(files).output();
    let table = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        if let [mode, .., per_inst] = fields[..] {
            println!("  LLVM 19 {mode:20}{per_inst:>8}");
        }
    }
}

/// The number of instructions in callgrind's report.
fn collected(report: &str) -> Option<u64> {
    report.lines().find_map(|line| line.split("Collected :").nth(1))?.trim().parse().ok()
}

/// Prints how the time of promotion grows with the size of the function.
fn growth() {
    println!("\n{:28}{:>10}{:>12}{:>12}{:>10}", "growth", "size", "ns/inst", "16th", "exponent");
    for &(name, shape) in shapes::ALL {
        measure(name, 1_000_000, move |n| over(shape, n));
    }
    measure("one block, 1000 slots", 1_000_000, one_block);
    measure("339 slots live through", 100_000, |n| live_through(n, 339));
    measure("switch, 500 slots", 100_000, |n| wide_switch(n, 500));
}

fn measure(name: &'static str, size: usize, make: impl Fn(usize) -> ToyFunc + Send + 'static) {
    let (small, small_insts) = time(make(size / 16));
    let (large, large_insts) = time(make(size));
    let growth = large.as_secs_f64() / small.as_secs_f64();
    let exponent = growth.ln() / (large_insts as f64 / small_insts as f64).ln();
    println!(
        "{name:28}{size:>10}{:>12.1}{:>12.1}{exponent:>10.2}",
        large.as_nanos() as f64 / large_insts as f64,
        small.as_nanos() as f64 / small_insts as f64,
    );
}

/// The shortest of three runs, on a thread with 64 KiB of stack, and the number of instructions.
fn time(program: ToyFunc) -> (Duration, usize) {
    let (module, id) = ir::translate(&program);
    drop(program);
    let thread = std::thread::Builder::new().stack_size(64 << 10).spawn(move || {
        let mut ctx = Ctx::new();
        let original = &module.functions[id];
        let mut work = original.clone();
        let mut best = Duration::MAX;
        for _ in 0..4 {
            work.copy_from(original);
            let start = Instant::now();
            run(&mut work, &mut ctx, &Options::default()).expect("the program is well formed");
            best = best.min(start.elapsed());
        }
        (best, original.n_insts())
    });
    thread.expect("a thread can be made").join().expect("promotion needs little stack")
}
