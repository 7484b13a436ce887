//! Random functions with arbitrary control flow return the same results in every form, under every placement
//! and strategy, and as machine code, with all registers and with few.
//!
//! `SHEAVE_RANDOM_SEEDS=N` tries N seeds instead of the usual number; `SHEAVE_RANDOM_FIRST=N` is the first
//! one.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use sheave::{Context, Goal};
use sheave_ssa::promote::Placement;
use sheave_tests::Extent;
use sheave_tests::everywhere::{Call, Effort, run_everywhere};
use sheave_tests::generate::{NAME, arguments, random_module};

/// Seeds tried by `cargo test`, each in some of the combinations.
const SEEDS: u64 = 48;

/// Seeds tried in every combination.
const SEEDS_IN_FULL: u64 = 120;

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn random_functions_agree_everywhere() {
    agree(SEEDS, |seed| Extent::Sample(seed as usize));
}

#[test]
#[ignore = "takes half a minute: .ci/run"]
fn random_functions_agree_in_every_combination() {
    agree(SEEDS_IN_FULL, |_| Extent::Full);
}

/// Checks the chosen seeds, or so many, on all processors.
fn agree(seeds: u64, extent: impl Fn(u64) -> Extent + Sync) {
    let first = number("SHEAVE_RANDOM_FIRST", 0);
    let end = first + number("SHEAVE_RANDOM_SEEDS", seeds);
    let next = AtomicU64::new(first);
    let faults = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                // One context for all functions of a thread: a dirty one must give the same result as a fresh
                // one.
                let mut ctx = Context::new();
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        return;
                    }
                    if let Err(message) = check(seed, extent(seed), &mut ctx) {
                        faults.lock().expect("no worker panics").push((seed, message));
                    }
                }
            });
        }
    });
    let mut faults = faults.into_inner().expect("no worker panics");
    faults.sort();
    let seeds: Vec<u64> = faults.iter().map(|(seed, _)| *seed).collect();
    if let Some((seed, message)) = faults.first() {
        panic!("seeds {seeds:?} fail; seed {seed}: {message}\n\nthe program:\n{}", random_module(*seed));
    }
}

fn check(seed: u64, extent: Extent, ctx: &mut Context) -> Result<(), String> {
    let module = random_module(seed);
    sheave_ir::verify_module(&module).map_err(|error| error.to_string())?;
    let calls: Vec<Call> = arguments(seed)
        .into_iter()
        .map(|(a, b, c, d)| Call {
            function: NAME.to_owned(),
            args: vec![a as u64, b as u64, u64::from(c as u32), d.to_bits()],
        })
        .collect();
    // All placements in turn, and pruned always.
    let placements: &[Placement] = match seed % 3 {
        0 => &[Placement::Pruned, Placement::Maximal],
        1 => &[Placement::Pruned, Placement::Minimal],
        _ => &[Placement::Pruned, Placement::SemiPruned],
    };
    let effort = Effort { jit: true, placements, fuel: 2_000_000, extent };
    let given = run_everywhere(&module, &calls, effort, ctx)?;
    match given.iter().find_map(|given| given.as_ref().err()) {
        Some(trap) => Err(format!("the generator promises that nothing stops: {trap}")),
        None => Ok(()),
    }
}

/// The same text comes out of a context that has compiled many functions as out of a fresh one.
#[test]
fn a_used_context_gives_what_a_fresh_one_gives() {
    let mut used = Context::new();
    let options = sheave::Options { verify: false, ..sheave::Options::default() };
    for seed in 1000..1060 {
        let module = random_module(seed);
        let fresh =
            Context::new().run_module(&module, &options, Goal::Copies).expect("it compiles").to_string();
        let again = used.run_module(&module, &options, Goal::Copies).expect("it compiles").to_string();
        assert_eq!(fresh, again, "seed {seed}");
    }
}

/// The layout of the blocks may change between passes without changing any result.
#[test]
fn shuffled_blocks_change_nothing() {
    let mut ctx = Context::new();
    for seed in 2000..2020 {
        let module = random_module(seed);
        let id = module.function_id(NAME).expect("it is there");
        for shuffle in 1..4 {
            let options =
                sheave::Options { shuffle: Some(shuffle), verify: true, ..sheave::Options::default() };
            let shuffled = ctx.run_module(&module, &options, Goal::Copies).expect("it compiles");
            for (a, b, c, d) in arguments(seed) {
                let args = [a as u64, b as u64, u64::from(c as u32), d.to_bits()];
                let expected = sheave_tests::everywhere::interpret(&module, id, &args, 2_000_000);
                let given = sheave_tests::everywhere::interpret(&shuffled, id, &args, 8_000_000);
                assert_eq!(given, expected, "seed {seed}, shuffle {shuffle}");
            }
        }
    }
}

/// Print, read and print again: the same bytes, in all three forms.
#[test]
fn dumps_read_back() {
    let mut ctx = Context::new();
    let mut options = sheave::Options { verify: false, ..sheave::Options::default() };
    for seed in 3000..3040 {
        let module = random_module(seed);
        options.passes = sheave::pipeline::parse_passes("promote").expect("the pass exists");
        let ssa = ctx.run_module(&module, &options, Goal::Passes).expect("it compiles");
        let copies = ctx.run_module(&module, &options, Goal::Copies).expect("it compiles");
        for module in [&module, &ssa, &copies] {
            let text = module.to_string();
            let again =
                sheave::read_bytes("printed", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(again.to_string(), text, "seed {seed}");
        }
    }
}
