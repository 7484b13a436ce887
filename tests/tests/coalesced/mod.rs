//! Operations whose results become their operands again.
//!
//! An instruction with fixed registers, an early definition, a late read or several steps is right as long as
//! its operands and results are different values. Copies form has variables, and coalescing makes one
//! variable of a result and the operand that it becomes in the next iteration; so the result is written while
//! the operand may still be read. Here every operation is in loops in which operands are results of the
//! iteration before, equal to each other, constants, loaded, or alive afterwards; each loop is interpreted
//! and then run as machine code under every strategy, with all registers and with few, with the allocator's
//! checker on. `cargo test` tries a few of the strategies and numbers of registers for each operation, in
//! turn; the ignored test tries all, and with `SHEAVE_COALESCED=N` in N random settings of every operation.

mod function;
mod operations;

use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use function::{Setting, function, settings};
use operations::{Operation, all};
use sheave::{Context, Goal, Jit, Options};
use sheave_ir::Module;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;
use sheave_tests::everywhere::{Given, interpret, options};
use sheave_tests::{Extent, Rng, values};

/// Random settings of each operation; `.ci/run --long` tries more.
const SETTINGS: usize = 1;

/// `cargo test` tries one in so many configurations for each group of operations, and the default one always.
const CONFIGURATIONS: usize = 67;

/// Operations per module.
const CHUNK: usize = 8;

/// The callees of the functions.
const HELPERS: &str = r"
data %global size 16 align 8
function local %mix(i64 v0, i64 v1) -> i64 {
block0:
    v2 = mul v0, i64 31
    v3 = add v2, v1
    v4 = rotl v3, i64 9
    return v4
}
function local %mix2(i64 v0, i64 v1) -> i64 {
block0:
    v2 = sub v0, v1
    return v2
}
function local %pair(i64 v0, i64 v1) -> (i64, i64) {
block0:
    v2 = add v0, v1
    v3 = xor v0, i64 99
    return v2, v3
}
function local %mixed(i64 v0, f64 v1) -> (i64, f64) {
block0:
    v2 = add v0, i64 5
    v3 = fadd v1, f64 0.5
    return v2, v3
}
function local %float(f32 v0, f32 v1) -> f32 {
block0:
    v2 = fsub v0, v1
    return v2
}
function local %narrow(i8 sext v0, i16 zext v1) -> i8 zext {
block0:
    v2 = trunc i8 v1
    v3 = sub v0, v2
    return v3
}
function local %many(i64 v0, i64 v1, i64 v2, i64 v3, i64 v4, i64 v5, i64 v6, i64 v7, i64 v8) -> i64 {
block0:
    v10 = mul v0, v1
    v11 = sub v10, v2
    v12 = mul v11, v3
    v13 = sub v12, v4
    v14 = xor v13, v5
    v15 = mul v14, v6
    v16 = sub v15, v7
    v17 = mul v16, v8
    return v17
}
function local %variadic(i64 v0, ...) -> i64 {
block0:
    v1 = alloca size 24 align 8
    va_start v1
    v2 = load i32 v1
    v3 = load ptr v1 + 16
    v4 = zext i64 v2
    v5 = ptr_add v3, v4
    v6 = load i64 v5
    v7 = load i32 v1 + 4
    v8 = zext i64 v7
    v9 = ptr_add v3, v8
    v10 = load i64 v9
    v11 = mul v0, v6
    v12 = xor v11, v10
    return v12
}
";

/// Arguments of all functions: small numbers, so that quotients are not all zero, and any.
fn arguments() -> Vec<Vec<u64>> {
    let of = |a: i64, b: i64, c: i64, d: f64| vec![a as u64, b as u64, c as u64, d.to_bits()];
    vec![
        of(1, 6, 3, 2.5),
        of(1000, 7, 2, -0.75),
        of(-100, -3, 11, 1e10),
        of(0x1234_5678_9abc_def1, -0x0fed_cba9_8765_4321, 0x7f, 123_456.789),
        of(i64::MIN + 3, i64::MAX, -1, -9.5e18),
        of(81, 9, 3, 0.0),
    ]
}

/// One operation in its settings, each a function of the two modules.
struct Case<'a> {
    op: &'a Operation,
    setting: Setting,
    name: String,
}

#[test]
fn results_that_become_operands() {
    run(SETTINGS, Extent::Sample);
}

#[test]
#[ignore = "takes a minute: .ci/run"]
fn results_that_become_operands_in_every_combination() {
    let settings = std::env::var("SHEAVE_COALESCED").ok().and_then(|n| n.parse().ok());
    run(settings.unwrap_or(SETTINGS), |_| Extent::Full);
}

/// Checks all operations in `more` random settings; `extent` is told the number of a group.
fn run(more: usize, extent: impl Fn(usize) -> Extent + Sync) {
    let operations = all();
    let chunks: Vec<&[Operation]> = operations.chunks(CHUNK).collect();
    let (next, compared, all_calls) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let faults = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(chunk) = chunks.get(index) else { return };
                    let mut rng = Rng::new(index as u64);
                    let mut cases = Vec::new();
                    for op in *chunk {
                        for setting in settings(op, &mut rng, more) {
                            let name = format!("{}.{}", op.name, cases.len());
                            cases.push(Case { op, setting, name });
                        }
                    }
                    match check(&cases, extent(index)) {
                        Ok((n, of)) => {
                            compared.fetch_add(n, Ordering::Relaxed);
                            all_calls.fetch_add(of, Ordering::Relaxed);
                        }
                        Err(message) => faults.lock().expect("no worker panics").push((index, message)),
                    }
                }
            });
        }
    });
    let mut faults = faults.into_inner().expect("no worker panics");
    faults.sort();
    if let Some((_, message)) = faults.first() {
        let names: Vec<&str> = faults.iter().filter_map(|(_, message)| message.lines().next()).collect();
        panic!("{} groups fail:\n{}\n\nthe first one:\n{message}", faults.len(), names.join("\n"));
    }
    // Divisions trap for some arguments; nearly everything must have been compared.
    let (compared, all_calls) = (compared.into_inner(), all_calls.into_inner());
    println!("{compared} of {all_calls} calls compared in every configuration");
    assert!(compared * 10 > all_calls * 8, "only {compared} of {all_calls} calls do not trap");
}

fn text<'a>(cases: impl Iterator<Item = &'a Case<'a>>, body: impl Fn(&Operation) -> &str) -> String {
    let mut text = HELPERS.to_owned();
    for case in cases {
        let _ = write!(text, "{}", function(&case.name, case.op, &case.setting, body(case.op)));
    }
    text
}

fn read(text: &str) -> Result<Module, String> {
    let module = sheave::read_bytes("coalesced", text.as_bytes()).map_err(|error| error.to_string())?;
    sheave_ir::verify_module(&module).map_err(|error| error.to_string())?;
    Ok(module)
}

/// Compares machine code with the interpreter; returns the number of calls compared, and of all calls.
fn check(cases: &[Case<'_>], extent: Extent) -> Result<(usize, usize), String> {
    let model = read(&text(cases.iter(), |op| &op.model))?;
    let calls = arguments();
    let mut expected: Vec<Vec<Given>> = Vec::new();
    for case in cases {
        let id = model.function_id(&case.name).ok_or("a function is missing")?;
        let given: Vec<Given> = calls.iter().map(|args| interpret(&model, id, args, 1_000_000)).collect();
        if let Some(Err(broken)) = given.iter().find(|g| matches!(g, Err(e) if e.starts_with("BROKEN"))) {
            return Err(format!("{}: {broken}", case.name));
        }
        expected.push(given);
    }
    let strategies: [(Option<u8>, &[Strategy]); 5] = [
        (None, &Strategy::ALL),
        (Some(4), &[Strategy::Coalesce]),
        (Some(5), &[Strategy::SreedharIII]),
        (Some(6), &[Strategy::TwoPhase]),
        (Some(8), &[Strategy::Coalesce]),
    ];
    let mut index = 0;
    for (registers, strategies) in strategies {
        for optimised in [false, true] {
            let is_default = |strategy| strategy == Strategy::Coalesce && registers.is_none() && !optimised;
            let mut chosen = strategies.to_vec();
            chosen.retain(|&strategy| {
                index += 1;
                extent.takes(index, CONFIGURATIONS) || is_default(strategy)
            });
            compare(cases, &expected, registers, optimised, &chosen)?;
        }
    }
    let n = expected.iter().flatten().filter(|given| given.is_ok()).count();
    Ok((n, expected.len() * calls.len()))
}

/// Compares machine code under each of `strategies`. The module in SSA form is made once for all.
fn compare(
    cases: &[Case<'_>],
    expected: &[Vec<Given>],
    registers: Option<u8>,
    optimised: bool,
    strategies: &[Strategy],
) -> Result<(), String> {
    if strategies.is_empty() {
        return Ok(());
    }
    let fits = |op: &Operation| registers.is_none_or(|n| n >= op.registers);
    let fitting: Vec<(&Case<'_>, &Vec<Given>)> =
        cases.iter().zip(expected).filter(|(case, _)| fits(case.op)).collect();
    let module = read(&text(fitting.iter().map(|(case, _)| *case), |op| &op.machine))?;
    let passes = |list| sheave::pipeline::parse_passes(list).map_err(|error| error.to_string());
    let mut options = options(Placement::Pruned, Strategy::Coalesce);
    options.registers = registers;
    if !optimised {
        options.passes = passes("promote")?;
    }
    let ssa = Context::new().run_module(&module, &options, Goal::Ssa).map_err(|error| error.to_string())?;
    options.passes = passes("eliminate")?;
    for &strategy in strategies {
        options.strategy = strategy;
        call(&ssa, &fitting, &options).map_err(|message| {
            format!("{message}\n{strategy} strategy, registers {registers:?}, optimised {optimised}")
        })?;
    }
    Ok(())
}

/// Compiles `module` and compares what its functions give with what is expected.
fn call(module: &Module, cases: &[(&Case<'_>, &Vec<Given>)], options: &Options) -> Result<(), String> {
    let program = Jit::new(options.clone()).compile(module).map_err(|error| error.to_string())?;
    for (case, expected) in cases {
        let id = module.function_id(&case.name).ok_or("a function is missing")?;
        let sig = &module.signatures[module.functions[id].sig];
        let code = program.address(&case.name).ok_or("code is missing")?;
        for (args, expected) in arguments().iter().zip(*expected) {
            let Ok(expected) = expected else { continue };
            // SAFETY: the interpreter has shown that this call neither traps nor leaves its memory.
            let given = unsafe { values::call(code, sig, args)? };
            if given != *expected {
                return Err(format!(
                    "%{}({args:x?}) gives {given:x?} instead of {expected:x?}\n{:?}\n{}",
                    case.name,
                    case.setting,
                    function(&case.name, case.op, &case.setting, &case.op.machine)
                ));
            }
        }
    }
    Ok(())
}
