//! Runs one function in every form, under every placement and strategy, in the interpreter and as machine
//! code, and compares the results with those of the interpreter on memory form.

use sheave::{Context, Goal, Jit, Options};
use sheave_interp::{self as interp, Interpreter, Outcome, TrapKind};
use sheave_ir::{FuncId, Function, Module};
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

use crate::{Extent, values};

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
    /// Which combinations of placement, strategy and passes are tried. A sample has the default ones always.
    pub extent: Extent,
}

/// A sample interprets one in so many forms, and compiles one in [`COMPILED`] configurations.
const INTERPRETED: usize = 8;
const COMPILED: usize = 5;

/// A call of a function of the module.
#[derive(Clone, Debug)]
pub struct Call {
    /// The function.
    pub function: String,
    /// The bits of its arguments.
    pub args: Vec<u64>,
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

/// Runs `calls` in every form and mode, and returns the results of memory form.
///
/// # Errors
/// The first difference, with the combination and the function at that point.
pub fn run_everywhere(
    module: &Module,
    calls: &[Call],
    effort: Effort,
    ctx: &mut Context,
) -> Result<Vec<Given>, String> {
    let mut expected: Vec<Given> = Vec::new();
    let mut ids = Vec::new();
    for Call { function, args } in calls {
        let id = module.function_id(function).ok_or_else(|| format!("no function %{function}"))?;
        let given = interpret(module, id, args, effort.fuel);
        if given.as_ref().is_err_and(|error| error.starts_with("BROKEN")) {
            return Err(format!("memory form: {given:?}"));
        }
        expected.push(given);
        ids.push(id);
    }
    let run = Run { module, calls, ids, expected, effort };
    run.interpreted(ctx)?;
    if effort.jit {
        run.compiled()?;
    }
    Ok(run.expected)
}

/// The calls of one module.
struct Run<'a> {
    module: &'a Module,
    calls: &'a [Call],
    /// The function of each call.
    ids: Vec<FuncId>,
    expected: Vec<Given>,
    effort: Effort,
}

impl Run<'_> {
    /// Compares the calls of a transformed module.
    fn compare(&self, what: &str, transformed: &Module) -> Result<(), String> {
        for ((Call { function, args }, &id), expected) in self.calls.iter().zip(&self.ids).zip(&self.expected)
        {
            // Other forms execute other numbers of instructions.
            let given = interpret(transformed, id, args, self.effort.fuel.saturating_mul(4));
            if given != *expected {
                return Err(format!(
                    "{what}: %{function}({args:x?}) gives {given:x?} instead of {expected:x?}\n{}",
                    dump(transformed, &transformed.functions[id])
                ));
            }
        }
        Ok(())
    }

    /// Interprets SSA form under each placement, and copies form under each placement and strategy. SSA form
    /// is made once for all strategies.
    fn interpreted(&self, ctx: &mut Context) -> Result<(), String> {
        let fault = |what: &str, error: sheave::Error| format!("{what}: {error}");
        let eliminate = sheave::pipeline::parse_passes("eliminate").map_err(|e| e.to_string())?;
        let mut index = 0;
        for &placement in self.effort.placements {
            for passes in ["promote", "promote,opt"] {
                let strategies: Vec<Strategy> = (Strategy::ALL.into_iter())
                    .filter(|_| {
                        index += 1;
                        self.effort.extent.takes(index, INTERPRETED)
                    })
                    .collect();
                if placement != Placement::Pruned && strategies.is_empty() {
                    continue;
                }
                let mut options = options(placement, Strategy::default());
                options.passes = sheave::pipeline::parse_passes(passes).map_err(|e| e.to_string())?;
                let what = format!("{passes}, {} placement", placement.name());
                let ssa = ctx.run_module(self.module, &options, Goal::Passes).map_err(|e| fault(&what, e))?;
                self.compare(&what, &ssa)?;
                options.passes.clone_from(&eliminate);
                for strategy in strategies {
                    options.strategy = strategy;
                    let what = format!("{what}, {} strategy", strategy.name());
                    let copies = ctx.run_module(&ssa, &options, Goal::Copies).map_err(|e| fault(&what, e))?;
                    self.compare(&what, &copies)?;
                }
            }
        }
        Ok(())
    }

    /// Calls machine code under every strategy, with all registers and with few, optimised and not.
    fn compiled(&self) -> Result<(), String> {
        let returns = self.calls.iter().zip(&self.expected).filter(|(_, expected)| expected.is_ok());
        let mut roots: Vec<String> = returns.map(|(call, _)| call.function.clone()).collect();
        roots.dedup();
        if roots.is_empty() {
            return Ok(());
        }
        // Few registers make spills and splits frequent; without optimisation, selection has to fold by
        // itself.
        let always = [(Strategy::Coalesce, None, true), (Strategy::Coalesce, None, false)];
        let others = [
            (Strategy::Coalesce, Some(4), true),
            (Strategy::TwoPhase, Some(5), true),
            (Strategy::Coalesce, Some(6), false),
            (Strategy::Isolate, Some(8), true),
            (Strategy::SreedharIII, None, false),
        ];
        let strategies = Strategy::ALL.into_iter().map(|strategy| (strategy, None, true));
        let in_turn = (strategies.filter(|configuration| !always.contains(configuration)).chain(others))
            .enumerate()
            .filter(|(index, _)| self.effort.extent.takes(*index, COMPILED))
            .map(|(_, configuration)| configuration);
        for (strategy, registers, optimised) in always.into_iter().chain(in_turn) {
            self.compiled_as(&roots, strategy, registers, optimised)?;
        }
        Ok(())
    }

    fn compiled_as(
        &self,
        roots: &[String],
        strategy: Strategy,
        registers: Option<u8>,
        optimised: bool,
    ) -> Result<(), String> {
        let placement = self.effort.placements[strategy as usize % self.effort.placements.len()];
        let mut options = options(placement, strategy);
        options.registers = registers;
        options.roots = Some(roots.to_vec());
        if !optimised {
            options.passes =
                sheave::pipeline::parse_passes("promote,eliminate").map_err(|e| e.to_string())?;
        }
        let what = format!(
            "machine code, {} placement, {} strategy, registers {registers:?}, optimised: {optimised}",
            placement.name(),
            strategy.name()
        );
        let program = Jit::new(options).compile(self.module).map_err(|error| format!("{what}: {error}"))?;
        for ((Call { function, args }, &id), expected) in self.calls.iter().zip(&self.ids).zip(&self.expected)
        {
            let Ok(expected) = expected else { continue };
            let sig = &self.module.signatures[self.module.functions[id].sig];
            let code = program.address(function).ok_or_else(|| format!("{what}: no code for %{function}"))?;
            // SAFETY: the interpreter has shown that this call neither traps nor leaves its memory.
            let given = unsafe { values::call(code, sig, args)? };
            if given != *expected {
                return Err(format!(
                    "{what}: %{function}({args:x?}) gives {given:x?} instead of {expected:x?}"
                ));
            }
        }
        Ok(())
    }
}
