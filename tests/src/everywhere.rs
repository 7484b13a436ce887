//! Runs one function in every form, under every placement and strategy, in the interpreter and as machine
//! code, and compares the results with those of the interpreter on memory form.

use sheave::{Context, Goal, Jit, Options};
use sheave_interp::{self as interp, Interpreter, Outcome, TrapKind};
use sheave_ir::{FuncId, Function, Module};
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

use crate::values;

/// Result of a call: the bits of its results, or the fact that it traps.
pub type Given = Result<Vec<u64>, String>;

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Machine code is made and run. Not for calls that trap: they would end the test.
    pub jit: bool,
    /// The placements that are combined with every strategy.
    pub placements: &'static [Placement],
    /// Instructions that the interpreter may execute.
    pub fuel: u64,
}

impl Effort {
    /// All that there is.
    pub const ALL: Effort = Effort { jit: true, placements: &Placement::ALL, fuel: 5_000_000 };
}

/// Interprets `id` of `module` with `args`.
pub fn interpret(module: &Module, id: FuncId, args: &[u64], fuel: u64) -> Given {
    let options =
        interp::Options { fuel: Some(fuel), stack_bytes: 1 << 20, heap_bytes: 1 << 24, ..Default::default() };
    let mut interpreter = Interpreter::new(module, options).map_err(|trap| trap.to_string())?;
    match interpreter.call(id, args) {
        Ok(Outcome::Returned(values)) => Ok(values),
        Ok(Outcome::Exited(code)) => Err(format!("exit {code}")),
        Err(trap) if matches!(trap.kind, TrapKind::Malformed(_) | TrapKind::Uninitialised(_)) => {
            // These are never traps of the program: they are faults of the function.
            Err(format!("BROKEN: {trap}"))
        }
        Err(trap) => Err(trap.kind.to_string()),
    }
}

/// Options for a combination, verification included.
pub fn options(placement: Placement, strategy: Strategy) -> Options {
    let mut options = Options { strategy, verify: true, ..Options::default() };
    options.promote.placement = placement;
    options
}

/// The function of the context with its module, for messages.
fn dump(module: &Module, func: &Function) -> String {
    func.display(module).to_string()
}

/// Runs function `name` of `module` with each of `calls` in every form and mode, and returns the results of
/// memory form.
///
/// # Errors
/// The first difference, with the combination and the function at that point.
pub fn run_everywhere(
    module: &Module,
    name: &str,
    calls: &[Vec<u64>],
    effort: Effort,
    ctx: &mut Context,
) -> Result<Vec<Given>, String> {
    let id = module.function_id(name).ok_or_else(|| format!("no function %{name}"))?;
    let expected: Vec<Given> = calls.iter().map(|args| interpret(module, id, args, effort.fuel)).collect();
    if let Some(Err(broken)) =
        expected.iter().find(|given| matches!(given, Err(e) if e.starts_with("BROKEN")))
    {
        return Err(format!("memory form: {broken}"));
    }
    let compare = |what: &str, transformed: &Module| -> Result<(), String> {
        for (args, expected) in calls.iter().zip(&expected) {
            // Other forms execute other numbers of instructions.
            let given = interpret(transformed, id, args, effort.fuel.saturating_mul(4));
            if given != *expected {
                return Err(format!(
                    "{what}: %{name}({args:x?}) gives {given:x?} instead of {expected:x?}\n{}",
                    dump(transformed, &transformed.functions[id])
                ));
            }
        }
        Ok(())
    };
    let fault = |what: &str, error: sheave::Error| format!("{what}: {error}");
    for &placement in effort.placements {
        let mut plain = options(placement, Strategy::default());
        for passes in ["promote", "promote,opt"] {
            plain.passes = sheave::pipeline::parse_passes(passes).map_err(|e| e.to_string())?;
            let what = format!("{passes}, {} placement", placement.name());
            let transformed = ctx.run_module(module, &plain, Goal::Passes).map_err(|e| fault(&what, e))?;
            compare(&what, &transformed)?;
        }
        for strategy in Strategy::ALL {
            let mut options = options(placement, strategy);
            for passes in ["promote,eliminate", "promote,opt,eliminate"] {
                options.passes = sheave::pipeline::parse_passes(passes).map_err(|e| e.to_string())?;
                let what = format!("{passes}, {} placement, {} strategy", placement.name(), strategy.name());
                let transformed =
                    ctx.run_module(module, &options, Goal::Copies).map_err(|e| fault(&what, e))?;
                compare(&what, &transformed)?;
            }
        }
    }
    if effort.jit {
        let strategies = Strategy::ALL.into_iter().map(|strategy| (strategy, None, true));
        // Few registers make spills and splits frequent; without optimisation, selection has to fold by
        // itself.
        let others = [
            (Strategy::Coalesce, Some(4), true),
            (Strategy::TwoPhase, Some(5), true),
            (Strategy::Coalesce, Some(6), false),
            (Strategy::Isolate, Some(8), true),
            (Strategy::Coalesce, None, false),
            (Strategy::SreedharIII, None, false),
        ];
        for (strategy, registers, optimised) in strategies.chain(others) {
            let placement = effort.placements[strategy as usize % effort.placements.len()];
            let mut options = options(placement, strategy);
            options.registers = registers;
            options.roots = Some(vec![name.to_owned()]);
            if !optimised {
                options.passes =
                    sheave::pipeline::parse_passes("promote,eliminate").map_err(|e| e.to_string())?;
            }
            let what = format!(
                "machine code, {} placement, {} strategy, registers {registers:?}, optimised: {optimised}",
                placement.name(),
                strategy.name()
            );
            let program = Jit::new(options).compile(module).map_err(|e| fault(&what, e))?;
            let sig = &module.signatures[module.functions[id].sig];
            for (args, expected) in calls.iter().zip(&expected) {
                let Ok(expected) = expected else { continue };
                let code = program.address(name).ok_or_else(|| format!("{what}: no code for %{name}"))?;
                // SAFETY: the interpreter has shown that this call neither traps nor leaves its memory.
                let given = unsafe { values::call(code, sig, args)? };
                if given != *expected {
                    return Err(format!(
                        "{what}: %{name}({args:x?}) gives {given:x?} instead of {expected:x?}"
                    ));
                }
            }
        }
    }
    Ok(expected)
}
