//! Reduces a failing program to the smallest one that fails, and finds the rewrite that makes it fail.
//!
//! [`reduce`] gets a program, options, and an [`Oracle`] that decides whether a program under some options
//! still goes wrong. Four steps, each of which leaves a program and options that go wrong:
//!
//! 1. **Options** (`configuration`): each option that can be left out is, and each pass.
//! 2. **Fuel**: the least number of rewrites with which it goes wrong; the last of them is the culprit. Where
//!    none is needed, no pass is at fault, but elimination, machine code or a reader.
//! 3. **The program** (`shrink`): functions, data and blocks of Sheave's text; LLVM IR is made smaller by the
//!    oracle, for which the command runs LLVM's `llvm-reduce`.
//! 4. Options and fuel once more, because a small program needs less.
//!
//! ```text
//! 40 functions, --opt 2   =>  2 functions, 9 blocks, --passes gvn, rewrite 1
//! ```
//!
//! Candidates are made by simple rules that need not preserve the meaning of the program: the oracle decides
//! whether a candidate still shows the fault. They are always valid modules.
//!
//! After Zeller and Hildebrandt 2002 ([`minimise`]).

mod configuration;
mod minimise;
mod shrink;

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

    /// The number of functions and of instructions; `None` if the text is no module.
    pub fn size(&self) -> Option<(usize, usize)> {
        let module = self.module()?;
        Some((module.functions.len(), module.functions.values().map(|func| func.n_insts()).sum()))
    }
}

/// Decides whether a program fails.
pub trait Oracle {
    /// Whether `source` under `options` fails as the original program did.
    fn fails(&mut self, source: &Source, options: &Options) -> bool;

    /// Reports the next step. It may be printed.
    fn progress(&mut self, _step: &str) {}

    /// A smaller program in LLVM IR that fails as `source` does, if there is a tool to make one.
    fn shrink_llvm(&mut self, _source: &Source, _options: &Options) -> Option<Source> {
        None
    }
}

/// The result of [`reduce`].
#[derive(Clone, Debug)]
pub struct Reduction {
    /// The smallest program found.
    pub source: Source,
    /// The options under which it fails, without limit of rewrites.
    pub options: Options,
    /// The least number of rewrites with which it fails; zero if no rewrite is to blame. `None` if it fails
    /// only without a limit, and if the oracle does not depend on options.
    pub fuel: Option<u64>,
    /// The number of candidates.
    pub questions: u64,
}

/// Reduces `source`, which fails under `options`. With `fixed_options` the oracle does not depend on
/// options, and they stay.
///
/// The number of questions is in practice proportional to the size of the result and to the logarithm of that
/// of the program. `None` if the oracle finds no fault in the program as it is.
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

    fn shrink_llvm(&mut self, source: &Source, options: &Options) -> Option<Source> {
        self.oracle.shrink_llvm(source, options)
    }
}
