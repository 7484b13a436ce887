//! The scope in which a pass runs: timing, dumps, verification, the text from before. Passes contain none of
//! it.

use std::fmt;
use std::time::Instant;

use sheave_ir::{EditContext, Editor, Form, Function, Module, VerifyError};
use sheave_ssa::Analyses;

use super::debug::Action;
use super::table::{Changed, Keeps, Leaves, Pass};
use super::{FunctionStats, Memory, Options, PassCount, PassTime};
use crate::Shape;
use crate::check::AppliedFault;
use crate::split::check::SplitFault;

/// What a pass over a function works on.
#[derive(Debug)]
pub struct PassRun<'a> {
    /// The module, for signatures and symbols.
    pub module: &'a Module,
    /// The function, and the only door through which it can be changed.
    pub edit: Editor<'a>,
    /// What is known of the function's graph. The scope of the pass drops what the pass does not keep.
    pub analyses: &'a mut Analyses,
    /// The scratch memory of all passes.
    pub memory: &'a mut Memory,
    /// How to run.
    pub options: &'a Options<'a>,
    /// What has been counted.
    pub stats: &'a mut FunctionStats,
    pass: &'static Pass,
}

/// What a pass over a module works on.
#[derive(Debug)]
pub struct ModuleRun<'a> {
    /// The module.
    pub module: &'a mut Module,
    /// The scratch memory of all passes.
    pub memory: &'a mut Memory,
    /// How to run.
    pub options: &'a Options<'a>,
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
    /// How it ran.
    pub options: &'a Options<'a>,
}

/// A pass that has no result.
#[derive(Debug)]
pub struct Error {
    /// The pass.
    pub pass: &'static str,
    /// The function; none for a pass over a module.
    pub function: Option<String>,
    /// What is wrong.
    pub error: PassError,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.function {
            Some(function) => write!(f, "{}: function %{function}: {}", self.pass, self.error),
            None => write!(f, "{}: {}", self.pass, self.error),
        }
    }
}

impl std::error::Error for Error {}

/// Why a pass has no result.
#[derive(Debug)]
#[non_exhaustive]
pub enum PassError {
    /// The function is in a form that the pass does not accept.
    Form(Form),
    /// The pass works on a whole module.
    NeedsModule,
    /// The function breaks a rule of construction or destruction; entity and rule are named.
    Rejected(sheave_ssa::Error),
    /// The function after the pass is not well formed, or does something else than the one before.
    Broken(Box<Broken>),
    /// The pass changed the graph and says that it did not.
    StaleGraph,
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PassError::Form(form) => write!(f, "does not accept functions in {} form", form.name()),
            PassError::NeedsModule => f.write_str("works on a whole module, not on one function"),
            PassError::Rejected(error) => error.fmt(f),
            PassError::Broken(broken) => broken.fmt(f),
            PassError::StaleGraph => f.write_str("changes the graph and says that it does not"),
        }
    }
}

impl std::error::Error for PassError {}

impl From<sheave_ssa::Error> for PassError {
    fn from(error: sheave_ssa::Error) -> PassError {
        PassError::Rejected(error)
    }
}

/// A result that breaks a rule, beside what it was made of.
#[derive(Debug)]
pub struct Broken {
    /// The pass.
    pub pass: &'static str,
    /// The rule, and where it is broken.
    pub fault: Fault,
    /// The function before, as text.
    pub before: String,
    /// The function after, as text.
    pub after: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { pass, fault, before, after } = self;
        write!(f, "{fault}\n; before {pass}:\n{before}\n; after it:\n{after}")
    }
}

/// The rule that the result of a pass breaks, and where.
#[derive(Debug)]
pub enum Fault {
    /// The function is not well formed.
    Verifier(VerifyError),
    /// Splitting changed what the function does.
    Split(SplitFault),
    /// Promotion or elimination changed what the function does.
    Applied(AppliedFault),
    /// The plan of promotion is wrong.
    Promotion(sheave_ssa::promote::check::Fault),
    /// The plan of elimination is wrong.
    Elimination(sheave_ssa::eliminate::CheckError),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Verifier(error) => write!(f, "leaves a broken function\n{error}"),
            Fault::Split(fault) => write!(f, "does something else {fault}"),
            Fault::Applied(fault) => write!(f, "does something else {fault}"),
            Fault::Promotion(fault) => write!(f, "plans wrongly: {fault}"),
            Fault::Elimination(fault) => write!(f, "plans wrongly: {fault}"),
        }
    }
}

impl<'a> PassRun<'a> {
    #[expect(clippy::too_many_arguments, reason = "the parts of a context, borrowed one by one")]
    pub(super) fn new(
        module: &'a Module,
        func: &'a mut Function,
        edits: &'a mut EditContext,
        analyses: &'a mut Analyses,
        memory: &'a mut Memory,
        options: &'a Options<'a>,
        stats: &'a mut FunctionStats,
        pass: &'static Pass,
    ) -> Self {
        edits.set_tracing(options.debug.any() && options.debug.wants(pass, Action::Trace));
        PassRun { module, edit: Editor::new(func, edits), analyses, memory, options, stats, pass }
    }

    /// Runs the pass, and all that was asked for around it.
    pub(super) fn run(
        &mut self,
        run: fn(&mut PassRun<'_>) -> Result<Changed, PassError>,
    ) -> Result<(), PassError> {
        let pass = self.pass;
        if !pass.needs.contains(&self.edit.form) {
            return Err(PassError::Form(self.edit.form));
        }
        let debug = &self.options.debug;
        let name = self.module.symbol_name(self.edit.symbol);
        let wants = |action| debug.any() && debug.wants(pass, action);
        let before = (self.options.verify || wants(Action::Verify)).then(|| Function::clone(&self.edit));
        if wants(Action::Before) {
            trace(&format!("; before {} of %{name}\n{}", pass.name, self.print()));
        }
        let start = (self.options.time || wants(Action::Time)).then(Instant::now);
        let counted = self.stats.counts.len();
        let rewrites = self.edit.rewrites();
        let result = run(self);
        if let Some(start) = start {
            let time = start.elapsed();
            self.stats.add_time(PassTime { pass: pass.name, time });
            if wants(Action::Time) {
                trace(&format!("; {}: {:.1} us in %{name}\n", pass.name, time.as_secs_f64() * 1e6));
            }
        }
        let changed = result?;
        if self.edit.is_limited() || wants(Action::Stats) {
            self.count("rewrites", (self.edit.rewrites() - rewrites) as u32);
        }
        if let Leaves::Form(form) = pass.leaves {
            debug_assert_eq!(self.edit.form, form, "{} leaves another form than its record says", pass.name);
        }
        if changed == Changed::Graph {
            debug_assert_eq!(pass.keeps, Keeps::Nothing, "{} changes what its record keeps", pass.name);
            self.analyses.clear();
        } else if before.is_some() && self.analyses.is_stale(&Shape(&self.edit)) {
            return Err(PassError::StaleGraph);
        }
        if wants(Action::Trace) {
            for (rewrite, change) in self.edit.take_trace() {
                trace(&format!("; {} rewrite {rewrite}: {change} in %{name}\n", pass.name));
            }
        }
        if wants(Action::Stats) {
            let counts: Vec<String> = self.stats.counts[counted..].iter().map(ToString::to_string).collect();
            let counts = if counts.is_empty() { "nothing".to_owned() } else { counts.join(", ") };
            trace(&format!("; {}: {counts} in %{name}\n", pass.name));
        }
        if wants(Action::Dump) {
            trace(&format!("; after {} of %{name}\n{}", pass.name, self.print()));
        }
        let Some(before) = before else { return Ok(()) };
        self.check(&before).map_err(|fault| {
            let (before, after) = (before.display(self.module).to_string(), self.print());
            PassError::Broken(Box::new(Broken { pass: pass.name, fault, before, after }))
        })
    }

    /// Checks that the function is well formed and, where the pass has a checker, that it does what `before`
    /// does.
    fn check(&self, before: &Function) -> Result<(), Fault> {
        sheave_ir::verify_function(self.module, &self.edit, self.edit.form).map_err(Fault::Verifier)?;
        match self.pass.prove {
            Some(prove) => {
                prove(&Proof { before, after: &self.edit, memory: self.memory, options: self.options })
            }
            None => Ok(()),
        }
    }

    /// Keeps a count of the pass.
    pub fn count(&mut self, what: &'static str, n: u32) {
        if n > 0 {
            self.stats.counts.push(PassCount { pass: self.pass.name, what, n });
        }
    }

    /// The function as text.
    fn print(&self) -> String {
        self.edit.display(self.module).to_string()
    }
}

/// Prints what a debug request asked for. Requests are for people, so they go to stderr; that it may be
/// closed is not an error.
fn trace(text: &str) {
    use std::io::Write as _;
    let _ = std::io::stderr().write_all(text.as_bytes());
}
