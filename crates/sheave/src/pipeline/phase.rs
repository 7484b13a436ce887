//! The scope in which a pass runs: timing, dumps, verification, the text from before. Passes contain none of it.

use std::time::{Duration, Instant};

use sheave_ir::{Form, Function, Module};
use sheave_passes::Shape;
use sheave_ssa::Analyses;

use super::debug::Action;
use super::table::{Changed, Keeps, Leaves, Pass};
use crate::context::Scratch;
use crate::names::Named;
use crate::{Error, FunctionStats, Options};

/// What a pass works on.
#[derive(Debug)]
pub struct PassRun<'a> {
    /// The module, for signatures and symbols.
    pub module: &'a Module,
    /// The function, a copy that belongs to the context.
    pub func: &'a mut Function,
    /// What is known of the function's graph. The scope of the pass drops what the pass does not keep.
    pub analyses: &'a mut Analyses,
    /// The memory of all passes.
    pub scratch: &'a mut Scratch,
    /// How to compile.
    pub options: &'a Options,
    /// What has been counted.
    pub stats: &'a mut FunctionStats,
}

/// Why a pass has no result.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PassError {
    /// The function is in a form that the pass does not accept.
    #[error("does not accept functions in {} form", .0.name())]
    Form(Form),
    /// The function breaks a rule of construction or destruction; entity and rule are named.
    #[error(transparent)]
    Rejected(#[from] sheave_ssa::Error),
    /// The plan of elimination does something else than the phis.
    #[error(transparent)]
    Plan(#[from] sheave_ssa::eliminate::CheckError),
    /// The function after the pass is not well formed, or does something else than the one before.
    #[error("{fault}\n; before {pass}:\n{before}\n; after it:\n{after}")]
    Broken {
        /// The pass.
        pass: &'static str,
        /// The rule, and where it is broken.
        fault: String,
        /// The function before, as text.
        before: String,
        /// The function after, as text.
        after: String,
    },
    /// The pass changed the graph and says that it did not.
    #[error("changes the graph and says that it does not")]
    StaleGraph,
}

/// What a pass counted in one function, or in several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassCount {
    /// The pass.
    pub pass: &'static str,
    /// What was counted.
    pub what: &'static str,
    /// How many.
    pub n: u32,
}

/// How long a pass took over one function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassTime {
    /// The pass.
    pub pass: &'static str,
    /// Its time.
    pub time: Duration,
}

impl PassRun<'_> {
    /// Runs `pass` over the function.
    ///
    /// # Errors
    /// When the function is not in a form that the pass accepts, when the pass reports an error, and when the
    /// function is broken afterwards and verification was asked for; that message shows the function before and after.
    pub fn phase(&mut self, pass: &'static Pass) -> Result<(), Error> {
        self.scope(pass).map_err(|error| Error::Pass {
            pass: pass.name,
            function: self.module.symbol_name(self.func.symbol).to_owned(),
            error: Box::new(error),
        })
    }

    fn scope(&mut self, pass: &'static Pass) -> Result<(), PassError> {
        if !pass.needs.contains(&self.func.form) {
            return Err(PassError::Form(self.func.form));
        }
        let debug = &self.options.debug;
        let name = self.module.symbol_name(self.func.symbol);
        let wants = |action| debug.any() && debug.wants(pass, action);
        let before = (self.options.verify || wants(Action::Verify)).then(|| self.func.clone());
        if wants(Action::Before) {
            crate::trace(&format!("; before {} of %{name}\n{}", pass.name, self.print()));
        }
        let start = (self.options.time || wants(Action::Time)).then(Instant::now);
        let counted = self.stats.counts.len();
        let result = (pass.run)(self);
        if let Some(start) = start {
            let time = start.elapsed();
            self.stats.add_time(PassTime { pass: pass.name, time });
            if wants(Action::Time) {
                crate::trace(&format!("; {}: {:.1} us in %{name}\n", pass.name, time.as_secs_f64() * 1e6));
            }
        }
        let changed = result?;
        if let Leaves::Form(form) = pass.leaves {
            debug_assert_eq!(self.func.form, form, "{} leaves another form than its record says", pass.name);
        }
        if changed == Changed::Graph {
            debug_assert_eq!(pass.keeps, Keeps::Nothing, "{} changes what its record keeps", pass.name);
            self.analyses.clear();
        } else if before.is_some() && self.analyses.is_stale(&Shape(self.func)) {
            return Err(PassError::StaleGraph);
        }
        if wants(Action::Stats) {
            let counts: Vec<String> = self.stats.counts[counted..].iter().map(ToString::to_string).collect();
            let counts = if counts.is_empty() { "nothing".to_owned() } else { counts.join(", ") };
            crate::trace(&format!("; {}: {counts} in %{name}\n", pass.name));
        }
        if wants(Action::Dump) {
            crate::trace(&format!("; after {} of %{name}\n{}", pass.name, self.print()));
        }
        match before {
            Some(before) => crate::verify::pass(self.module, pass.name, &before, self.func, self.options)
                .map_err(|fault| PassError::Broken {
                    pass: pass.name,
                    fault,
                    before: before.display(self.module).to_string(),
                    after: self.print(),
                }),
            None => Ok(()),
        }
    }

    /// Keeps a count of the pass that runs.
    pub fn count(&mut self, pass: &'static str, what: &'static str, n: u32) {
        if n > 0 {
            self.stats.counts.push(PassCount { pass, what, n });
        }
    }

    /// The function as text.
    fn print(&self) -> String {
        self.func.display(self.module).to_string()
    }
}

impl std::fmt::Display for PassCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.n, self.what)
    }
}
