//! The arguments of a pass.

use sheave_ir::{Editor, Function, Module};
use sheave_ssa::{Analyses, eliminate, promote};

use super::ctxs::Ctxs;
use super::stats::{FunctionStats, PassCount};
use crate::program::{Bodies, Program};

/// The arguments of a pass over a function.
#[derive(Debug)]
pub struct PassRun<'a> {
    /// The module, for signatures and symbols.
    pub module: &'a Module,
    /// The bodies that are ready to be inlined, if the whole module is compiled.
    pub bodies: Option<&'a Bodies>,
    /// The function, and the only way to change it.
    pub edit: Editor<'a>,
    /// Graph, dominators and loops of the function. The driver drops them where a pass reports another graph.
    pub analyses: &'a mut Analyses,
    /// The reusable contexts of all passes.
    pub ctxs: &'a mut Ctxs,
    /// Options of promotion.
    pub promote: promote::Options,
    /// Options of phi elimination.
    pub eliminate: eliminate::Options,
    /// The counters.
    pub stats: &'a mut FunctionStats,
    /// The name of the pass.
    pub(crate) name: &'static str,
    /// Decisions are to be printed.
    pub(crate) explains: bool,
}

/// The arguments of a pass's checker.
#[derive(Debug)]
pub struct Proof<'a> {
    /// The function before the pass.
    pub before: &'a Function,
    /// The function after it.
    pub after: &'a Function,
    /// The contexts of the passes.
    pub ctxs: &'a Ctxs,
    /// Options of promotion.
    pub promote: promote::Options,
}

/// Prints what a pass decides about a function, where that is requested.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Explain<'a> {
    pass: &'static str,
    /// Its name; none where nothing is requested.
    function: Option<&'a str>,
}

impl Explain<'_> {
    /// Prints `decision`, which is not computed otherwise.
    pub(crate) fn say(self, decision: impl FnOnce() -> String) {
        if let Some(name) = self.function {
            trace(&format!("; {}: in %{name}: {}\n", self.pass, decision()));
        }
    }
}

impl<'a> PassRun<'a> {
    /// The module, with the facts about its objects and functions.
    pub(crate) fn program(&self) -> Program<'a> {
        self.bodies.map_or_else(|| self.module.into(), |bodies| bodies.program(self.module))
    }

    /// Prints a decision of the pass on request.
    pub fn explain(&self, decision: impl FnOnce() -> String) {
        self.explainer().say(decision);
    }

    /// The same without the run, for as long as the module lives.
    pub(crate) fn explainer(&self) -> Explain<'a> {
        let function = self.explains.then(|| self.module.symbol_name(self.edit.symbol));
        Explain { pass: self.name, function }
    }

    /// Adds a count of the pass.
    pub fn count(&mut self, what: &'static str, n: u32) {
        if n > 0 {
            self.stats.counts.push(PassCount { pass: self.name, what, n });
        }
    }
}

/// Prints the answer to a debug request. Requests come from people, so it goes to stderr; a closed stderr is
/// not an error.
pub(crate) fn trace(text: &str) {
    use std::io::Write as _;
    let _ = std::io::stderr().write_all(text.as_bytes());
}
