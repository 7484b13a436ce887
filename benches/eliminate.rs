//! Cost of SSA destruction, and the number of copies left.
//!
//! - `eliminate counts FILE.ll…` prints the copies of each strategy after pruned promotion, in total.
//! - `eliminate cost STRATEGY FILE.ll…` eliminates every function twice, the second time in
//!   `region_of_interest`. Under callgrind: `valgrind --tool=callgrind
//!   --toggle-collect='*region_of_interest*' target/release/eliminate cost coalesce tests/corpus/*.ll`;
//!   divide by the number of instructions it prints.
//! - `eliminate growth` prints nanoseconds per phi argument for each strategy on the shapes of the test
//!   generators, at three sizes, and the growth exponent between the last two.

use std::time::Instant;

use sheave_ir::Function;
use sheave_passes::adapters::eliminate::{Counters, Ctx, Options, Strategy, eliminate as run};
use sheave_passes::adapters::promote;
use sheave_testing::ir;
use sheave_testing::ssa::programs::Recipe;
use sheave_testing::{
    Rng,
    ssa::{programs, shapes},
};

#[inline(never)]
fn region_of_interest(functions: &mut [Function], ctx: &mut Ctx, options: &Options) -> Counters {
    let mut total = Counters::default();
    for func in functions {
        match run(func, ctx, options) {
            Ok(counters) => total.add(&counters),
            Err(error) => eprintln!("{error}"),
        }
    }
    total
}

/// The functions of the files in SSA form, and how many instructions the files have.
fn read(files: &[String]) -> (Vec<Function>, usize) {
    let mut functions = Vec::new();
    let mut instructions = 0;
    let mut ctx = promote::Ctx::new();
    for file in files {
        let source = match std::fs::read(file) {
            Ok(source) => source,
            Err(error) => {
                eprintln!("{file}: {error}");
                continue;
            }
        };
        let mut module = match sheave_llvm::read_module(file, &source) {
            Ok(module) => module,
            Err(diagnostic) => {
                eprintln!("{diagnostic}");
                continue;
            }
        };
        for func in module.functions.values_mut() {
            instructions += func.n_insts();
            if let Err(error) = promote::promote(func, &mut ctx, &promote::Options::default()) {
                eprintln!("{file}: {error}");
                continue;
            }
            functions.push(func.clone());
        }
    }
    (functions, instructions)
}

fn counts(files: &[String]) {
    let (functions, instructions) = read(files);
    let after: usize = functions.iter().map(Function::n_insts).sum();
    println!("{} functions, {instructions} instructions, {after} after promotion", functions.len());
    println!(
        "{:14}{:>7}{:>9}{:>10}{:>8}{:>10}{:>7}{:>7}{:>7}{:>7}",
        "strategy", "phis", "phi args", "inserted", "left", "constants", "temps", "split", "jumps", "bound"
    );
    let mut ctx = Ctx::new();
    for strategy in Strategy::ALL {
        let options = Options { lower_bound: true, ..Options::new(strategy) };
        let c = region_of_interest(&mut functions.clone(), &mut ctx, &options);
        println!(
            "{:14}{:>7}{:>9}{:>10}{:>8}{:>10}{:>7}{:>7}{:>7}{:>7}",
            strategy.name(),
            c.phis,
            c.phi_args,
            c.copies_inserted,
            c.copies_left,
            c.constants_left,
            c.temporaries,
            c.edges_split,
            c.jumps_added,
            c.lower_bound
        );
    }
}

fn cost(strategy: Strategy, files: &[String]) {
    let (functions, instructions) = read(files);
    let options = Options::new(strategy);
    let mut ctx = Ctx::new();
    let mut work: Vec<Function> = functions.clone();
    for func in &mut work {
        // Once for the memory, of the context and of the function.
        if let Err(error) = run(func, &mut ctx, &options) {
            eprintln!("{error}");
        }
    }
    for (func, original) in work.iter_mut().zip(&functions) {
        func.copy_from(original);
    }
    let total = region_of_interest(&mut work, &mut ctx, &options);
    println!("{strategy}: {instructions} instructions, {} copies left", total.copies_left);
}

/// A function of a shape of about `n` blocks in SSA form.
fn shaped(shape: fn(usize) -> shapes::Shape, n: usize) -> Function {
    let mut rng = Rng::new(1);
    let recipe = Recipe { blocks: n, slots: 8, insts: 4, odd: false };
    let program = programs::fill(&mut rng, programs::skeleton(&shape(n)), recipe);
    let (module, id) = ir::translate(&program);
    let mut func = module.functions[id].clone();
    let options = promote::Options { phi_cost_limit: u64::MAX, ..promote::Options::default() };
    if let Err(error) = promote::promote(&mut func, &mut promote::Ctx::new(), &options) {
        eprintln!("{error}");
    }
    func
}

fn growth() {
    const SIZES: [usize; 3] = [1000, 4000, 16_000];
    println!("{:14}{:14}{:>10}{:>10}{:>10}{:>10}", "shape", "strategy", 1000, 4000, 16_000, "exponent");
    let mut ctx = Ctx::new();
    for &(name, shape) in shapes::ALL {
        let functions = SIZES.map(|n| shaped(shape, n));
        for strategy in Strategy::ALL {
            let options = Options::new(strategy);
            let mut nanoseconds = [0.0f64; 3];
            let mut args = [1u32; 3];
            for (i, func) in functions.iter().enumerate() {
                let mut best = f64::INFINITY;
                for _ in 0..4 {
                    let mut work = [func.clone()];
                    let start = Instant::now();
                    args[i] = region_of_interest(&mut work, &mut ctx, &options).phi_args.max(1);
                    best = best.min(start.elapsed().as_nanos() as f64);
                }
                nanoseconds[i] = best;
            }
            let per_arg: Vec<String> =
                (0..3).map(|i| format!("{:>10.0}", nanoseconds[i] / f64::from(args[i]))).collect();
            let exponent = (nanoseconds[2] / nanoseconds[1]).ln() / 4f64.ln();
            println!("{name:14}{:14}{}{exponent:>10.2}", strategy.name(), per_arg.concat());
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["counts", ..] => counts(&args[1..]),
        ["cost", name, ..] => match Strategy::from_name(name) {
            Some(strategy) => cost(strategy, &args[2..]),
            None => eprintln!("there is no strategy `{name}`"),
        },
        ["growth"] => growth(),
        _ => eprintln!("usage: eliminate counts FILE.ll… | cost STRATEGY FILE.ll… | growth"),
    }
}
