//! Damaged texts in process: for any bytes, the readers return a module or an error.
//!
//! A text is chosen by its seed: a file of the project ([`pool`]), damaged by tokens, lines and bytes
//! ([`mutate`]), or an operation on a type that occurs in no file ([`operations`]). It is read and verified.
//! An accepted text is then printed, read and printed again; promoted, optimised, eliminated, compiled,
//! written as LLVM IR and read back, interpreted for a few steps.
//!
//! A panic anywhere is a failure, as is memory or work out of proportion to the text ([`meter`]), and a text
//! that Sheave printed and cannot read. A failure is reported with its seed and its reduced text
//! ([`reduce`]).

pub mod meter;
mod mutate;
mod operations;
mod pool;
mod reduce;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use sheave::{Context, Goal, Options};
use sheave_interp::{self as interp, Interpreter};
use sheave_ir::{Module, Type};
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

use crate::Rng;
use pool::Pool;

/// The most bytes that a text may have in use at once, and those for each of its bytes.
const MEMORY: (usize, usize) = (48 << 20, 4096);

/// Additional memory for a text with data: both readers bound the memory that a few bytes can request here.
const DATA_MEMORY: usize = 2 * sheave_ir::MAX_INIT_BYTES as usize;

/// Limit of the total bytes allocated for a text, the measure of work: every step of every pass allocates
/// somewhere. Loops that do not are for [`meter::watch`].
const WORK: (usize, usize) = (400 << 20, 64 << 10);

/// Modules with more instructions are read, printed, and not compiled.
const MAX_INSTRUCTIONS: usize = 4000;

/// Modules with more bytes of data are not loaded by the interpreter, whose copy they are.
const MAX_DATA: u64 = 1 << 20;

/// The outcome of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A reader or the verifier refused it.
    Refused,
    /// It is a module, but not everything in it can be compiled.
    Accepted,
    /// It is a module, and there is code of all of it.
    Compiled,
}

/// A text that broke something.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The seed of the text.
    pub seed: u64,
    /// The failure and its position.
    pub what: String,
    /// The text, made smaller.
    pub text: String,
    /// Equal for failures that are probably one.
    pub kind: String,
}

/// Findings of a run.
#[derive(Debug, Default)]
pub struct Summary {
    /// Texts tried.
    pub texts: u64,
    /// Texts that are modules.
    pub accepted: u64,
    /// Texts of which there is code.
    pub compiled: u64,
    /// The first failure of each kind, and how often the kind occurred.
    pub failures: Vec<(Failure, u64)>,
    /// The seed and the bytes of the text that had the most memory in use at once.
    pub hungriest: (u64, isize),
    /// The seed and the bytes of the text with the largest total of allocations.
    pub busiest: (u64, usize),
}

thread_local! {
    /// Message and position of the last panic of this thread, if the fuzzer catches panics.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
    static CATCHES: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Keeps the panics of threads that fuzz from being printed.
fn install_hook() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !CATCHES.get() {
                return before(info);
            }
            let message = info.payload_as_str().unwrap_or("a panic without a message");
            let place = info.location().map_or(String::new(), |at| format!("{}:{}", at.file(), at.line()));
            PANIC.set(Some(format!("{place}: {message}")));
        }));
    });
}

/// Makes texts and tries them.
#[derive(Debug)]
pub struct Fuzzer {
    pool: Pool,
    ctx: Context,
}

impl Default for Fuzzer {
    fn default() -> Self {
        Self::new()
    }
}

impl Fuzzer {
    /// A fuzzer over all texts of the project.
    pub fn new() -> Fuzzer {
        install_hook();
        Fuzzer { pool: Pool::read(), ctx: Context::new() }
    }

    /// The text of `seed`, and whether it is LLVM IR.
    pub fn text(&self, seed: u64) -> (Vec<u8>, bool) {
        let mut rng = Rng::new(seed);
        if rng.chance(35) {
            let text = operations::text(&mut rng);
            if rng.chance(75) {
                return (text.into_bytes(), true);
            }
            let tokens = mutate::tokens(text.as_bytes());
            return (mutate::damage(&tokens, true, &self.pool, &mut rng), true);
        }
        let entry = self.pool.pick(&mut rng);
        (mutate::damage(&entry.tokens, entry.llvm, &self.pool, &mut rng), entry.llvm)
    }

    /// Tries the seeds of `seeds`; `progress` hears of each.
    pub fn run(
        &mut self,
        seeds: impl Iterator<Item = u64>,
        mut progress: impl FnMut(&Summary, Option<&Failure>),
    ) -> Summary {
        let mut summary = Summary::default();
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        for seed in seeds {
            let (text, llvm) = self.text(seed);
            let result = self.attempt(seed, &text, llvm);
            let cost = meter::cost();
            summary.texts += 1;
            if cost.peak > summary.hungriest.1 {
                summary.hungriest = (seed, cost.peak);
            }
            if cost.total > summary.busiest.1 {
                summary.busiest = (seed, cost.total);
            }
            match result {
                Ok(outcome) => {
                    summary.accepted += u64::from(outcome != Outcome::Refused);
                    summary.compiled += u64::from(outcome == Outcome::Compiled);
                    progress(&summary, None);
                }
                Err(what) => {
                    let kind = kind_of(&what);
                    if let Some(&known) = kinds.get(&kind) {
                        summary.failures[known].1 += 1;
                        continue;
                    }
                    let small = reduce::reduce(&text, |text| {
                        self.attempt(seed, text, llvm).is_err_and(|other| kind_of(&other) == kind)
                    });
                    let what = self.attempt(seed, &small, llvm).err().unwrap_or(what);
                    let text = String::from_utf8_lossy(&small).into_owned();
                    kinds.insert(kind.clone(), summary.failures.len());
                    summary.failures.push((Failure { seed, what, text, kind }, 1));
                    progress(&summary, summary.failures.last().map(|(failure, _)| failure));
                }
            }
        }
        summary
    }

    /// Tries `text`; the seed chooses the options.
    ///
    /// # Errors
    /// A description of the failure.
    pub fn attempt(&mut self, seed: u64, text: &[u8], llvm: bool) -> Result<Outcome, String> {
        meter::start(seed);
        CATCHES.set(true);
        let ctx = &mut self.ctx;
        let result = catch_unwind(AssertUnwindSafe(|| attempt(ctx, seed, text, llvm)));
        CATCHES.set(false);
        let cost = meter::cost();
        let Ok(result) = result else {
            // State left half done by the panic is not used again.
            self.ctx = Context::new();
            return Err(PANIC.take().unwrap_or_else(|| "a panic".to_owned()));
        };
        let outcome = result?;
        if cost.refused > 0 {
            return Err(format!("memory: {} bytes asked for at once", cost.refused));
        }
        let has_data = ["data", "global", "constant", "asm"]
            .iter()
            .any(|word| text.windows(word.len()).any(|window| window == word.as_bytes()));
        let more = if has_data { DATA_MEMORY } else { 0 };
        let limit = |(base, each): (usize, usize)| base + more + each * text.len();
        if cost.peak > limit(MEMORY) as isize {
            return Err(format!("memory: {} bytes in use for {} of text", cost.peak, text.len()));
        }
        if cost.total > limit(WORK) {
            return Err(format!("work: {} bytes asked for, by {} of text", cost.total, text.len()));
        }
        Ok(outcome)
    }
}

/// Key that groups failures with probably the same cause: the position of the panic, or the first words.
fn kind_of(what: &str) -> String {
    what.split(": ").next().unwrap_or(what).to_owned()
}

fn attempt(ctx: &mut Context, seed: u64, text: &[u8], llvm: bool) -> Result<Outcome, String> {
    let read = sheave::read_bytes(if llvm { "t.ll" } else { "t.sheave" }, text);
    let module = match read {
        Ok(module) => module,
        Err(error) => {
            // The message shows the line and the caret: making it is part of the reader.
            let message = error.to_string();
            return if message.is_empty() {
                Err("a fault without a message".to_owned())
            } else {
                Ok(Outcome::Refused)
            };
        }
    };
    let mut rng = Rng::new(seed ^ 0x5EED);
    let size: usize = module.functions.values().map(|func| func.order.len() + func.blocks.len()).sum();
    let printed = module.to_string();
    let again = sheave_ir::read_module("printed.sheave", printed.as_bytes())
        .map_err(|faults| format!("printed text: {}\n{printed}", faults[0]))?;
    if again.to_string() != printed {
        return Err(format!("printed again: other text\n{printed}\n{again}"));
    }
    if size > MAX_INSTRUCTIONS {
        return Ok(Outcome::Accepted);
    }
    if rng.chance(25)
        && let Ok(written) = sheave_llvm::write_module(&module)
    {
        sheave_llvm::read_module("written.ll", written.as_bytes())
            .map_err(|fault| format!("written LLVM IR: {fault}\n{written}"))?;
    }
    let data: u64 = module
        .data
        .values()
        .fold(0, |sum, data| sum.saturating_add(data.size).saturating_add(u64::from(data.align)));
    if rng.chance(25) && data <= MAX_DATA {
        interpret(&module);
    }
    let options = options(&mut rng);
    let mut outcome = Outcome::Compiled;
    for id in module.functions.keys() {
        if let Err(error) = compile(ctx, &module, id, &options) {
            let message = error.to_string();
            // The passes accept everything that the verifier accepts.
            if matches!(error, sheave::Error::Pass(_)) {
                return Err(format!("{message}\n{printed}"));
            }
            outcome = Outcome::Accepted;
        }
    }
    if rng.chance(6) {
        let _ = sheave::compile_object(&module, &options).map_err(|error| error.to_string());
    }
    Ok(outcome)
}

fn compile(
    ctx: &mut Context,
    module: &Module,
    id: sheave_ir::FuncId,
    options: &Options,
) -> Result<(), sheave::Error> {
    ctx.run(module, id, options, Goal::Copies)?;
    ctx.measure_machine_code(module, options)?;
    Ok(())
}

fn options(rng: &mut Rng) -> Options {
    let mut options = Options { verify: rng.chance(30), ..Options::default() };
    if rng.chance(50) {
        options.strategy = rng.pick(&Strategy::ALL);
        options.promote.placement = rng.pick(&Placement::ALL);
        options.registers = rng.pick(&[None, None, Some(4), Some(8)]);
    }
    options
}

/// Calls every function that takes no addresses, for a few steps.
fn interpret(module: &Module) {
    let options = interp::Options {
        fuel: Some(2000),
        max_depth: 100,
        stack_bytes: 1 << 16,
        heap_bytes: 1 << 16,
        ..Default::default()
    };
    let Ok(mut interpreter) = Interpreter::new(module, options) else { return };
    interpreter.set_stdin(std::io::empty());
    interpreter.set_stdout(std::io::sink());
    interpreter.set_stderr(std::io::sink());
    for (id, func) in module.functions.iter() {
        let signature = &module.signatures[func.sig];
        if func.params.iter().all(|&param| func.ty(param) != Type::Ptr) {
            let args = vec![0; signature.params.len()];
            let _ = interpreter.call(id, &args);
        }
    }
}
