//! Random loops over little memory give the same results after the passes, in any order of them, and as
//! machine code. `SHEAVE_NESTS=N` tries N seeds instead of the usual number; `SHEAVE_NESTS_FIRST=N` is the
//! first one.

use sheave::{Context, Goal, Jit, Options};
use sheave_ir::Module;
use sheave_tests::everywhere::interpret;
use sheave_tests::{Rng, nests};

/// Seeds tried by `cargo test`.
const SEEDS: u64 = 200;

/// Instructions that the interpreter may execute.
const FUEL: u64 = 1_000_000;

/// Passes over values and memory; those with promises about the whole function come with the default list.
const PASSES: [&str; 19] = [
    "sroa",
    "inline",
    "jump-threading",
    "sccp",
    "gvn",
    "gvn",
    "dce",
    "if-convert",
    "unroll-full",
    "bswap",
    "loop-idiom",
    "widen-ivs",
    "licm",
    "scalar-promotion",
    "predictive-commoning",
    "strength-reduction",
    "unroll-runtime",
    "promote",
    "dce",
];

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn run(module: &Module, fuel: u64) -> Result<Vec<u64>, String> {
    let id = module.function_id("run").ok_or("there is no entry")?;
    interpret(module, id, &[], fuel)
}

fn check(seed: u64, ctx: &mut Context) -> Result<(), String> {
    let text = nests::module(seed);
    let module = sheave_ir::parse_module("random", text.as_bytes()).map_err(|error| error.to_string())?;
    sheave_ir::verify_module(&module).map_err(|error| error.to_string())?;
    let expected = run(&module, FUEL).map_err(|trap| format!("the generator promises no trap: {trap}"))?;
    let mut rng = Rng::new(seed);
    let mut options = Options { verify: true, ..Options::default() };
    let default = options.passes.clone();
    for attempt in 0..3 {
        let mut what = "the default passes".to_owned();
        options.passes.clone_from(&default);
        if attempt > 0 {
            let mut passes = vec!["promote"];
            if attempt == 2 {
                // What makes the forms that passes over loops look for.
                passes.extend(["gvn", "dce", "widen-ivs", "licm"]);
            }
            passes.extend((0..1 + rng.below(4)).map(|_| rng.pick(&PASSES)));
            what = passes.join(",");
            options.passes = sheave::pipeline::parse_passes(&what).map_err(|error| error.to_string())?;
        }
        let made = ctx.run_module(&module, &options, Goal::Passes).map_err(|e| format!("{what}: {e}"))?;
        let given = run(&made, 4 * FUEL);
        if given.as_ref() != Ok(&expected) {
            return Err(format!("{what}: {given:x?} instead of {expected:x?}"));
        }
    }
    options.passes = default;
    options.registers = rng.pick(&[None, None, Some(5), Some(8)]);
    options.roots = Some(vec!["run".to_owned()]);
    let program = Jit::new(options).compile(&module).map_err(|error| format!("machine code: {error}"))?;
    let code = program.address("run").ok_or("there is no code")?;
    // SAFETY: the interpreter has shown that this call neither traps nor leaves its memory.
    let given = unsafe { std::mem::transmute::<*const u8, extern "C" fn() -> u64>(code.cast())() };
    if [given][..] != expected[..] {
        return Err(format!("machine code gives {given:x} instead of {expected:x?}"));
    }
    Ok(())
}

#[test]
fn loops_over_little_memory_keep_their_results() {
    let first = number("SHEAVE_NESTS_FIRST", 0);
    let mut ctx = Context::new();
    let mut wrong = Vec::new();
    for seed in first..first + number("SHEAVE_NESTS", SEEDS) {
        if let Err(message) = check(seed, &mut ctx) {
            wrong.push((seed, message));
        }
    }
    let seeds: Vec<u64> = wrong.iter().map(|(seed, _)| *seed).collect();
    if let Some((seed, message)) = wrong.first() {
        panic!("seeds {seeds:?} fail; seed {seed}: {message}\n\nthe program:\n{}", nests::module(*seed));
    }
}
