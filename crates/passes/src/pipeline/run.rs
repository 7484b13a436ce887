//! What a pass gets to see while it runs.

use sheave_ir::{Editor, Function, Module};
use sheave_ssa::{Analyses, eliminate, promote};

use crate::memory::program::Program;

use super::action::trace;
use super::{Bodies, FunctionStats, Memory, Pass, PassCount};

/// What a run of a pass did to the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// Blocks and edges are what they were.
    Code,
    /// Blocks or edges too.
    Graph,
}

impl Changed {
    /// [`Changed::Graph`] if `graph`.
    pub fn graph_if(graph: bool) -> Changed {
        if graph { Changed::Graph } else { Changed::Code }
    }
}

/// What a pass over a function works on.
#[derive(Debug)]
pub struct PassRun<'a> {
    /// The module, for signatures and symbols.
    pub module: &'a Module,
    /// Its functions, as far as they are ready, where the whole module is compiled.
    pub bodies: Option<&'a Bodies>,
    /// The function, and the only door through which it can be changed.
    pub edit: Editor<'a>,
    /// What is known of the function's graph. The scope of the pass drops what the pass does not keep.
    pub analyses: &'a mut Analyses,
    /// The scratch memory of all passes.
    pub memory: &'a mut Memory,
    /// How slots are promoted.
    pub promote: promote::Options,
    /// How phis are eliminated.
    pub eliminate: eliminate::Options,
    /// What has been counted.
    pub stats: &'a mut FunctionStats,
    /// The name of the pass.
    pub(super) name: &'static str,
    /// Decisions are to be printed.
    pub(crate) explains: bool,
    /// See [`PassRun::unsettle`].
    pub(super) settled: &'a mut Vec<&'static Pass>,
}

/// What a pass over a module works on.
#[derive(Debug)]
pub struct ModuleRun<'a> {
    /// The module.
    pub module: &'a mut Module,
    /// The scratch memory of all passes.
    pub memory: &'a mut Memory,
}

/// What the checker of a pass compares.
#[derive(Debug)]
pub struct Proof<'a> {
    /// The function before the pass.
    pub before: &'a Function,
    /// The function after it.
    pub after: &'a Function,
    /// The memory of the pass.
    pub memory: &'a Memory,
    /// How slots are promoted.
    pub promote: promote::Options,
}

impl<'a> PassRun<'a> {
    /// The module, with what is known of its objects.
    pub(crate) fn program(&self) -> Program<'a> {
        Program::new(self.module, self.bodies.map_or(&[], Bodies::objects))
    }

    /// Passes that would find nothing when they run a second time ([`Pass::settles`](super::Pass::settles))
    /// may find something from now on: there are new slots, or new accesses of slots.
    pub fn unsettle(&mut self) {
        self.settled.clear();
    }

    /// The same for the pass called `name` alone.
    pub fn unsettle_pass(&mut self, name: &str) {
        self.settled.retain(|settled| settled.name != name);
    }

    /// Prints a decision of the pass, if that was asked for.
    pub fn explain(&self, decision: impl FnOnce() -> String) {
        if self.explains {
            let name = self.module.symbol_name(self.edit.symbol);
            trace(&format!("; {}: in %{name}: {}\n", self.name, decision()));
        }
    }

    /// Keeps a count of the pass.
    pub fn count(&mut self, what: &'static str, n: u32) {
        if n > 0 {
            self.stats.counts.push(PassCount { pass: self.name, what, n });
        }
    }
}
