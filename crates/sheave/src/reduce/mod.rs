//! From a program that goes wrong to the smallest one that does, and to the rewrite that makes it so.
//!
//! [`reduce`] is given a program, options, and an [`Oracle`] that says whether a program under some options
//! still goes wrong. Four steps, each of which leaves a program and options that go wrong:
//!
//! 1. **Options** (`configuration`): each option that can be left out is, and each pass.
//! 2. **Fuel**: the least number of rewrites with which it goes wrong; the last of them is the culprit. Where
//!    none is needed, no pass is at fault, but elimination, machine code or a reader.
//! 3. **The program** (`shrink`): functions, blocks, instructions, operands, data, attributes, parameters,
//!    and in the end words of the text. A program that goes wrong only as LLVM IR loses lines instead.
//! 4. Options and fuel once more, because a small program needs less.
//!
//! ```text
//! 40 functions, --opt 2   =>  2 functions, 9 instructions, --passes gvn, rewrite 1
//! ```
//!
//! Candidates are made by simple rules that need not keep what the program means: whether a candidate still
//! shows what was wrong is the oracle's business. They are valid modules always.
//!
//! After LLVM's `llvm-reduce` (kinds of reductions over numbered places) and Zeller and Hildebrandt 2002
//! ([`minimise`]).

mod configuration;
mod minimise;
mod parameters;
mod places;
mod shrink;
mod text;

pub use minimise::minimise;

use sheave_ir::Module;

use crate::Options;

/// The text of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The text.
    pub text: String,
    /// It is LLVM IR, else Sheave's own text.
    pub is_llvm: bool,
}

impl Source {
    /// The module that the text describes, if it is one and keeps the rules of the IR.
    pub fn module(&self) -> Option<Module> {
        let name = if self.is_llvm { "program.ll" } else { "program.sheave" };
        crate::read_bytes(name, self.text.as_bytes()).ok()
    }

    /// The number of functions and of instructions; `None` for what is no module.
    pub fn size(&self) -> Option<(usize, usize)> {
        let module = self.module()?;
        Some((module.functions.len(), module.functions.values().map(|func| func.n_insts()).sum()))
    }
}

/// Says what is wrong.
pub trait Oracle {
    /// Whether `source` under `options` goes wrong as the program did with which reduction began.
    fn fails(&mut self, source: &Source, options: &Options) -> bool;

    /// Told what is being done next. It may be printed.
    fn progress(&mut self, _step: &str) {}
}

/// What [`reduce`] finds.
#[derive(Clone, Debug)]
pub struct Reduction {
    /// The smallest program found.
    pub source: Source,
    /// The options under which it goes wrong, without limit of rewrites.
    pub options: Options,
    /// With so many rewrites, and no fewer, it goes wrong; zero where no rewrite is to blame. `None` where it
    /// goes wrong only without a limit, and where the oracle does not depend on options.
    pub fuel: Option<u64>,
    /// How often the oracle was asked.
    pub questions: u64,
}

/// Reduces `source`, which goes wrong under `options`. With `fixed_options` the oracle does not depend on
/// options, and they stay.
///
/// The number of questions is in practice proportional to the size of the result and to the logarithm of that
/// of the program. `None` where the oracle finds nothing wrong with the program as it is.
pub fn reduce(
    source: Source,
    options: Options,
    fixed_options: bool,
    oracle: &mut dyn Oracle,
) -> Option<Reduction> {
    let mut counted = Counted { oracle, questions: 0 };
    if !counted.fails(&source, &options) {
        return None;
    }
    let mut options = options;
    if !fixed_options {
        counted.progress("options");
        options = configuration::simplify(&source, options, &mut counted);
    }
    let source = shrink::run(source, &options, &mut counted);
    let mut fuel = None;
    if !fixed_options {
        counted.progress("options of the small program");
        options = configuration::simplify(&source, options, &mut counted);
        fuel = configuration::least_fuel(&source, &options, &mut counted);
    }
    Some(Reduction { source, options, fuel, questions: counted.questions })
}

/// Counts the questions.
struct Counted<'a> {
    oracle: &'a mut dyn Oracle,
    questions: u64,
}

impl Oracle for Counted<'_> {
    fn fails(&mut self, source: &Source, options: &Options) -> bool {
        self.questions += 1;
        self.oracle.fails(source, options)
    }

    fn progress(&mut self, step: &str) {
        self.oracle.progress(step);
    }
}
