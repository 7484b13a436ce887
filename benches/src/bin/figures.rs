//! The figures of this project beside those of its peers, from one command.
//!
//! `cargo run --profile bench -p sheave-benches --bin figures` prints all sections; names of
//! sections after `--` choose some; `--write` puts them into `docs/performance.md`, too. Peers that are not
//! installed are left out.

use std::path::Path;
use std::process::ExitCode;

use sheave_benches::allocations::Counting;
use sheave_benches::corpus::Program;
use sheave_benches::{
    allocators, callgrind, copies, corpus, cost, cranelift, executed, growth, pass_growth, passes, report,
    speed, stages, startup, tools, unseen,
};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Runs of each program of which the shortest counts.
const RUNS: usize = 3;

/// The same for processes that end at once.
const STARTUP_RUNS: usize = 20;

type Section = fn(&[Program]) -> Result<String, String>;

const SECTIONS: [(&str, Section); 14] = [
    ("cost", |programs| cost::measure(programs, true)),
    ("startup", |programs| startup::measure(programs, STARTUP_RUNS)),
    ("speed", |programs| speed::measure(programs, RUNS)),
    ("others", |_| speed::measure(&corpus::others()?, RUNS)),
    ("unseen", |_| unseen::measure(RUNS)),
    ("passes", passes::measure),
    ("copies", copies::measure),
    ("executed", executed::measure),
    ("regalloc2", allocators::measure),
    ("regalloc2-shapes", |_| allocators::shapes::measure()),
    ("cranelift", cranelift::measure),
    ("growth", |_| growth()),
    ("promotion-growth", |_| promotion_growth()),
    ("pass-growth", |_| pass_growth()),
];

fn growth() -> Result<String, String> {
    let counted = callgrind::count(&["--count-growth"])?;
    let (table, above) = growth::table(&counted);
    let above = if above.is_empty() { "none".to_owned() } else { above.join("; ") };
    Ok(format!(
        "{}\nAbove {}: {above}.\n\nElimination on the larger size, Ir per phi argument:\n\n{}",
        table.render(),
        growth::LIMIT,
        growth::per_argument(&counted).render()
    ))
}

fn promotion_growth() -> Result<String, String> {
    let counted = callgrind::count(&["--count-promotion-growth"])?;
    let (table, above) = growth::promotion_table(&counted);
    let above = if above.is_empty() { "none".to_owned() } else { above.join("; ") };
    Ok(format!("{}\nAbove {}: {above}.\n", table.render(), growth::LIMIT))
}

fn pass_growth() -> Result<String, String> {
    let counted = callgrind::count(&["--count-pass-growth"])?;
    let (table, above) = pass_growth::table(&counted);
    let above = if above.is_empty() { "none".to_owned() } else { above.join("; ") };
    Ok(format!("{}\nAbove {}: {above}.\n", table.render(), growth::LIMIT))
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("figures: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let programs = corpus::programs()?;
    // Internal requests of this program to itself, run under valgrind.
    match args.first().map(String::as_str) {
        Some("--count-stages") => return stages::measure(&programs),
        Some("--count-passes") => return passes::count(&programs),
        Some("--count-allocators") => return allocators::count(&programs),
        Some("--count-shapes") => return allocators::shapes::count(),
        Some("--count-cranelift") => return cranelift::count(&programs),
        Some("--count-growth") => return growth::measure(args.get(1).map(String::as_str)),
        Some("--count-pass-growth") => return pass_growth::measure(args.get(1).map(String::as_str)),
        Some("--count-promotion-growth") => {
            return growth::measure_promotion(args.get(1).map(String::as_str));
        }
        _ => {}
    }
    let write = args.iter().any(|arg| arg == "--write");
    let wanted: Vec<&str> = args.iter().map(String::as_str).filter(|arg| *arg != "--write").collect();
    if let Some(unknown) = wanted.iter().find(|name| SECTIONS.iter().all(|section| section.0 != **name)) {
        let names = SECTIONS.map(|section| section.0).join(", ");
        return Err(format!("there is no section `{unknown}`; there are {names}"));
    }
    println!("{}\n", tools::machine());
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/performance.md");
    let mut failed = None;
    for (name, measure) in SECTIONS.iter().filter(|section| wanted.is_empty() || wanted.contains(&section.0))
    {
        match measure(&programs) {
            Ok(text) => {
                println!("## {name}\n\n{text}");
                if write {
                    report::refresh(&page, name, &text)?;
                }
            }
            // A section that cannot be measured does not affect the rest.
            Err(error) => {
                eprintln!("figures: {name}: {error}");
                failed = Some(format!("the section `{name}` could not be measured"));
            }
        }
    }
    failed.map_or(Ok(()), Err)
}
