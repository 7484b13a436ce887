//! Growth of costs with the size of a function, over the shapes that make compilers slow.
//!
//! Each shape is made in two sizes, and each stage is counted on both. The exponent is the logarithm of the
//! count's growth over the logarithm of the growth of the shape's parameter: blocks, cases or instructions.
//! One is linear. On shapes with few phis, or none, strategies of elimination have little to do and their
//! exponent may be below one. Counted, not timed, in a context that is used for the first time.
//!
//! Promotion alone is counted up to a million blocks or instructions as well, on a stack of 64 KiB
//! ([`measure_promotion`]).

use sheave_passes::adapters::{eliminate, promote};
use sheave_testing::ir;
use sheave_testing::ssa::{shapes, toy::ToyFunc};

use crate::callgrind::{Counted, Region};
use crate::report::{Table, grouped};
use crate::stages::Compiler;

/// How much larger the second size is.
const STEP: usize = 4;

/// An exponent above this is marked.
pub const LIMIT: f64 = 1.1;

struct Subject {
    name: &'static str,
    size: usize,
    make: fn(usize) -> ToyFunc,
}

const SUBJECTS: [Subject; 12] = [
    Subject { name: "chain", size: 2500, make: |n| crate::subjects::over(shapes::chain, n) },
    Subject { name: "ladder", size: 2500, make: |n| crate::subjects::over(shapes::ladder, n) },
    Subject { name: "nested while loops", size: 2500, make: |n| crate::subjects::over(shapes::nest, n) },
    Subject { name: "nested do loops", size: 2500, make: |n| crate::subjects::over(shapes::repeat_nest, n) },
    Subject { name: "irreducible", size: 2500, make: |n| crate::subjects::over(shapes::irreducible, n) },
    Subject { name: "random jumps", size: 2500, make: |n| crate::subjects::over(shapes::random_jumps, n) },
    Subject { name: "switch", size: 500, make: |n| crate::subjects::over(shapes::switch, n) },
    Subject { name: "switch in a loop", size: 500, make: |n| crate::subjects::over(shapes::dispatch, n) },
    Subject {
        name: "branches into two joins",
        size: 2048,
        make: |n| crate::subjects::over(shapes::two_joins, n),
    },
    Subject { name: "switch, 100 slots", size: 250, make: |n| crate::subjects::wide_switch(n, 100) },
    Subject { name: "339 slots live through", size: 2500, make: |n| crate::subjects::live_through(n, 339) },
    Subject { name: "one block, 1000 slots", size: 25_000, make: crate::subjects::one_block },
];

/// Ratio of the two sizes in the measurement of promotion alone.
const PROMOTION_STEP: usize = 16;

/// The shapes on which promotion is counted, in their second size a million blocks or instructions, about, or
/// as large as slots times blocks permit.
const PROMOTED: [Subject; 12] = [
    Subject { name: "chain", size: 62_500, make: |n| crate::subjects::over(shapes::chain, n) },
    Subject { name: "ladder", size: 62_500, make: |n| crate::subjects::over(shapes::ladder, n) },
    Subject { name: "nested while loops", size: 62_500, make: |n| crate::subjects::over(shapes::nest, n) },
    Subject {
        name: "nested do loops",
        size: 62_500,
        make: |n| crate::subjects::over(shapes::repeat_nest, n),
    },
    Subject { name: "irreducible", size: 62_500, make: |n| crate::subjects::over(shapes::irreducible, n) },
    Subject { name: "random jumps", size: 62_500, make: |n| crate::subjects::over(shapes::random_jumps, n) },
    Subject { name: "switch", size: 62_500, make: |n| crate::subjects::over(shapes::switch, n) },
    Subject { name: "switch in a loop", size: 62_500, make: |n| crate::subjects::over(shapes::dispatch, n) },
    Subject {
        name: "branches into two joins",
        size: 62_500,
        make: |n| crate::subjects::over(shapes::two_joins, n),
    },
    Subject { name: "switch, 500 slots", size: 2_000, make: |n| crate::subjects::wide_switch(n, 500) },
    Subject { name: "339 slots live through", size: 6_250, make: |n| crate::subjects::live_through(n, 339) },
    Subject { name: "one block, 1000 slots", size: 62_500, make: crate::subjects::one_block },
];

/// Counts promotion on the shapes in large sizes, each on a thread with 64 KiB of stack.
///
/// # Errors
/// When a function cannot be promoted, or overflows the stack.
pub fn measure_promotion(only: Option<&str>) -> Result<(), String> {
    for subject in PROMOTED.iter().filter(|subject| only.is_none_or(|only| subject.name == only)) {
        for size in [subject.size, subject.size * PROMOTION_STEP] {
            let program = (subject.make)(size);
            let (mut module, id) = ir::translate(&program);
            drop(program);
            let label = format!("{}/{size}/promote", subject.name);
            let work = move || {
                let func = &mut module.functions[id];
                println!("{label},{},{}", func.n_insts(), func.layout.len());
                let mut ctx = promote::Ctx::new();
                let region = Region::new();
                let stats = region.run(|| promote::promote(func, &mut ctx, &promote::Options::default()));
                region.report(&label);
                stats.map(drop).map_err(|error| error.to_string())
            };
            let thread = std::thread::Builder::new().stack_size(64 << 10).spawn(work);
            let thread = thread.map_err(|error| error.to_string())?;
            thread.join().map_err(|_| format!("promotion of `{}` panicked", subject.name))??;
        }
    }
    Ok(())
}

/// The exponents of [`measure_promotion`], by the unit of the shape's parameter, and the shapes above
/// [`LIMIT`].
pub fn promotion_table(counted: &Counted) -> (Table, Vec<String>) {
    let mut table = Table::new(["shape", "blocks", "instructions", "Ir per instruction", "exponent"]);
    let mut above = Vec::new();
    let measured = |subject: &Subject, size: usize| -> Option<(f64, f64, f64)> {
        let label = format!("{}/{size}/promote", subject.name);
        let line = counted.stdout.lines().find_map(|line| line.strip_prefix(&label)?.strip_prefix(','))?;
        let (insts, blocks) = line.split_once(',')?;
        Some((counted.get(&label)? as f64, insts.parse().ok()?, blocks.parse().ok()?))
    };
    for subject in &PROMOTED {
        let (Some(small), Some(large)) =
            (measured(subject, subject.size), measured(subject, subject.size * PROMOTION_STEP))
        else {
            continue;
        };
        let exponent = (large.0 / small.0).ln() / (PROMOTION_STEP as f64).ln();
        let mut text = format!("{exponent:.2}");
        if exponent > LIMIT {
            above.push(format!("{} ({exponent:.2})", subject.name));
            text = format!("**{text}**");
        }
        table.row([
            subject.name.to_owned(),
            grouped(large.2 as u64),
            grouped(large.1 as u64),
            format!("{:.0}", large.0 / large.1),
            text,
        ]);
    }
    (table, above)
}

fn stages() -> Vec<String> {
    let eliminate = eliminate::Strategy::ALL.iter().map(|strategy| strategy.name().to_owned());
    ["promote".to_owned()].into_iter().chain(eliminate).chain(["compile".to_owned()]).collect()
}

/// Runs every stage on every shape and reports regions called `shape/size/stage`; prints
/// `shape/size/stage,instructions`.
///
/// # Errors
/// When a function cannot be compiled.
pub fn measure(only: Option<&str>) -> Result<(), String> {
    for subject in SUBJECTS.iter().filter(|subject| only.is_none_or(|only| subject.name == only)) {
        for size in [subject.size, subject.size * STEP] {
            measure_one(subject, size)?;
        }
    }
    Ok(())
}

fn measure_one(subject: &Subject, size: usize) -> Result<(), String> {
    let (module, id) = ir::translate(&(subject.make)(size));
    let original = &module.functions[id];
    let label = |stage: &str| format!("{}/{size}/{stage}", subject.name);

    let mut ctx = promote::Ctx::new();
    let mut work = original.clone();
    let region = Region::new();
    region
        .run(|| promote::promote(&mut work, &mut ctx, &promote::Options::default()))
        .map_err(|error| error.to_string())?;
    region.report(&label("promote"));

    // The limit on phis would hide how elimination copes with many.
    let unlimited = promote::Options { phi_cost_limit: u64::MAX, ..promote::Options::default() };
    work.copy_from(original);
    promote::promote(&mut work, &mut ctx, &unlimited).map_err(|error| error.to_string())?;
    let promoted = work.clone();
    for strategy in eliminate::Strategy::ALL {
        let mut ctx = eliminate::Ctx::new();
        work.copy_from(&promoted);
        let region = Region::new();
        region
            .run(|| eliminate::eliminate(&mut work, &mut ctx, &eliminate::Options::new(strategy)))
            .map_err(|error| error.to_string())?;
        region.report(&label(strategy.name()));
        println!("{},{}", label("phi arguments"), ctx.plan().counters.phi_args);
    }

    let mut compiler = Compiler::new();
    let region = Region::new();
    region.run(|| compiler.one(&module, id).map(drop))?;
    region.report(&label("compile"));
    println!("{},{}", label("compile"), original.n_insts());
    Ok(())
}

/// Cost of elimination per phi argument, on the larger size of each shape that has phis.
pub fn per_argument(counted: &Counted) -> Table {
    let strategies = eliminate::Strategy::ALL.map(eliminate::Strategy::name);
    let mut table = Table::new(["shape", "phi arguments"].into_iter().chain(strategies));
    for subject in &SUBJECTS {
        let label = |what: &str| format!("{}/{}/{what}", subject.name, subject.size * STEP);
        let Some(arguments) = counted.printed(&label("phi arguments")).filter(|&n| n >= 1.0) else {
            continue;
        };
        let cost = |strategy: &str| counted.get(&label(strategy)).map(|n| (n as f64 / arguments) as u64);
        let costs = strategies.map(|strategy| cost(strategy).map_or(String::new(), grouped));
        table.row([subject.name.to_owned(), grouped(arguments as u64)].into_iter().chain(costs));
    }
    table
}

/// The exponents, and the shapes and stages whose exponent is above [`LIMIT`].
pub fn table(counted: &Counted) -> (Table, Vec<String>) {
    let stages = stages();
    let columns = ["shape", "instructions"].into_iter().map(str::to_owned).chain(stages.iter().cloned());
    let mut table = Table::new(columns.chain(["compile: Ir per instruction".to_owned()]));
    let mut above = Vec::new();
    for subject in &SUBJECTS {
        let count = |size: usize, stage: &str| {
            counted.get(&format!("{}/{size}/{stage}", subject.name)).map(|n| n as f64)
        };
        let large = subject.size * STEP;
        let exponent = |stage: &str| {
            Some((count(large, stage)? / count(subject.size, stage)?).ln() / (STEP as f64).ln())
        };
        let insts = counted.printed(&format!("{}/{large}/compile", subject.name));
        let (Some(insts), Some(compile)) = (insts, count(large, "compile")) else { continue };
        let mut row = vec![subject.name.to_owned(), grouped(insts as u64)];
        for stage in &stages {
            row.push(match exponent(stage) {
                Some(exponent) if exponent > LIMIT => {
                    above.push(format!("{} on {} ({exponent:.2})", stage, subject.name));
                    format!("**{exponent:.2}**")
                }
                Some(exponent) => format!("{exponent:.2}"),
                None => "".to_owned(),
            });
        }
        row.push(grouped((compile / insts) as u64));
        table.row(row);
    }
    (table, above)
}
