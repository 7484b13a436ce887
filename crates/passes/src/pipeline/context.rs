//! The memory of the pipeline, and the order in which functions and passes take turns.

use sheave_ir::{EditContext, Editor, Form, FuncId, Function, Module, SigId, Symbol};
use sheave_ssa::Analyses;

use super::debug::Action;
use super::record::{self, Record};
use super::scope::Scope;
use super::{Bodies, Error, FunctionStats, Memory, ModuleRun, Options, Pass, PassRun, Run, shuffle, table};

/// How far a run goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Through the passes that were asked for.
    Passes,
    /// Through those of them that come before elimination.
    Ssa,
    /// Through the passes, and then through `eliminate` if they leave phis: machine code is made of copies
    /// form.
    Copies,
}

/// Which functions are finished, where others may have taken up all their calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Finish {
    All,
    Needed,
}

/// Transforms functions one after the other in the same memory: after the largest function nothing is
/// allocated any more.
///
/// A function is copied into the context and transformed there. The module stays as it is, so one module can
/// be compiled under every strategy and placement.
#[derive(Debug)]
pub struct Context {
    func: Function,
    /// Of the function as it is between passes.
    analyses: Analyses,
    edits: EditContext,
    /// The memory of the passes.
    pub memory: Memory,
    stats: FunctionStats,
    /// Callees of the function, where the whole module is compiled.
    pub(super) bodies: Bodies,
    /// What each pass leaves, from now on, where there is one.
    pub record: Option<Record>,
    /// Passes with [`Pass::settles`] that have run since something last gave them work.
    settled: Vec<&'static Pass>,
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// An empty context.
    pub fn new() -> Self {
        Context {
            func: Function::new(Symbol::from_u32(0), SigId::from_u32(0)),
            analyses: Analyses::new(),
            edits: EditContext::new(),
            memory: Memory::default(),
            stats: FunctionStats::default(),
            bodies: Bodies::default(),
            record: None,
            settled: Vec::new(),
        }
    }

    /// Copies the function `id` of `module` and runs passes over the copy, up to `goal`.
    ///
    /// # Errors
    /// When a pass does not accept the function, or leaves it broken, or needs the whole module.
    ///
    /// # Panics
    /// When `id` is not of `module`.
    pub fn run(
        &mut self,
        module: &Module,
        id: FuncId,
        options: &Options<'_>,
        goal: Goal,
    ) -> Result<&Function, Error> {
        self.func.copy_from(&module.functions[id]);
        self.begin();
        self.run_passes(module, None, options.passes, options, goal)?;
        Ok(&self.func)
    }

    /// Runs the passes over `func` itself, a function of `module` or a copy of one.
    ///
    /// # Errors
    /// As [`Context::run`].
    pub fn run_in_place(
        &mut self,
        module: &Module,
        func: &mut Function,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        std::mem::swap(&mut self.func, func);
        self.begin();
        let result = self.run_passes(module, None, options.passes, options, Goal::Passes);
        std::mem::swap(&mut self.func, func);
        result
    }

    /// Runs passes over the functions `ids` of `module`, up to `goal`, and calls `finish` with each function
    /// when it is finished and the module that it belongs to. A pass over the module waits for all functions;
    /// where a pass reads callees, all of `ids` go through the passes before elimination first, callees
    /// before callers, and those are finished that are still needed then. Other functions count as defined
    /// elsewhere.
    ///
    /// # Errors
    /// As [`Context::run`], for the first function at fault, and those of `finish`.
    pub fn for_each<E: From<Error>>(
        &mut self,
        module: &Module,
        ids: impl IntoIterator<Item = FuncId>,
        options: &Options<'_>,
        goal: Goal,
        finish: impl FnMut(&Module, FuncId, &mut Context) -> Result<(), E>,
    ) -> Result<(), E> {
        self.for_each_of(module, ids, Finish::Needed, options, goal, finish)
    }

    fn for_each_of<E: From<Error>>(
        &mut self,
        module: &Module,
        ids: impl IntoIterator<Item = FuncId>,
        which: Finish,
        options: &Options<'_>,
        goal: Goal,
        mut finish: impl FnMut(&Module, FuncId, &mut Context) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut passes = options.passes;
        let mut changed: Option<Module> = None;
        while let Some(at) = passes.iter().position(|pass| matches!(pass.run, Run::Module(_))) {
            let mut next = changed.take().unwrap_or_else(|| module.clone());
            for id in next.functions.keys() {
                self.func.copy_from(&next.functions[id]);
                self.begin();
                self.run_passes(&next, None, &passes[..at], options, Goal::Passes)?;
                next.functions[id].copy_from(&self.func);
            }
            if let Run::Module(run) = passes[at].run {
                run(&mut ModuleRun { module: &mut next, memory: &mut self.memory })
                    .map_err(|error| Error { pass: passes[at].name, function: None, error })?;
            }
            changed = Some(next);
            passes = &passes[at + 1..];
        }
        let module = changed.as_ref().unwrap_or(module);
        if passes.iter().any(|pass| pass.reads_callees) {
            let options = Options { passes, ..*options };
            return self.for_each_bottom_up(module, ids, which, &options, goal, finish);
        }
        for id in ids {
            self.func.copy_from(&module.functions[id]);
            self.begin();
            self.run_passes(module, None, passes, options, goal)?;
            finish(module, id, self)?;
        }
        Ok(())
    }

    fn for_each_bottom_up<E: From<Error>>(
        &mut self,
        module: &Module,
        ids: impl IntoIterator<Item = FuncId>,
        which: Finish,
        options: &Options<'_>,
        goal: Goal,
        mut finish: impl FnMut(&Module, FuncId, &mut Context) -> Result<(), E>,
    ) -> Result<(), E> {
        let passes = options.passes;
        let (before, after) = passes.split_at(end_of_bodies(passes));
        let mut bodies = std::mem::take(&mut self.bodies);
        bodies.begin(module, ids, options.roots, options.discard);
        for &id in &bodies.order {
            self.make_body(module, &bodies, id, before, options)?;
        }
        bodies.find_needed(module);
        for &id in &bodies.unit {
            if which == Finish::All || bodies.is_needed(id) {
                self.finish_body(module, &bodies, id, after, options, goal, &mut finish)?;
            }
        }
        self.bodies = bodies;
        Ok(())
    }

    /// Sends the function `id` through `passes`, those that its callers wait for, and keeps it for them.
    pub(super) fn make_body(
        &mut self,
        module: &Module,
        bodies: &Bodies,
        id: FuncId,
        passes: &[&'static Pass],
        options: &Options<'_>,
    ) -> Result<(), Error> {
        // In the memory of the body, which has been large enough before.
        bodies.swap(id, &mut self.func, &mut self.stats, &mut self.settled, false);
        self.func.copy_from(&module.functions[id]);
        self.begin();
        self.run_passes(module, Some(bodies), passes, options, Goal::Passes)?;
        bodies.swap(id, &mut self.func, &mut self.stats, &mut self.settled, true);
        Ok(())
    }

    /// Sends the body of `id` through the other passes, and finishes it.
    #[expect(clippy::too_many_arguments, reason = "a step of a loop that has two callers")]
    pub(super) fn finish_body<E: From<Error>>(
        &mut self,
        module: &Module,
        bodies: &Bodies,
        id: FuncId,
        passes: &[&'static Pass],
        options: &Options<'_>,
        goal: Goal,
        finish: &mut impl FnMut(&Module, FuncId, &mut Context) -> Result<(), E>,
    ) -> Result<(), E> {
        bodies.swap(id, &mut self.func, &mut self.stats, &mut self.settled, false);
        self.analyses.clear();
        self.run_passes(module, None, passes, options, goal)?;
        finish(module, id, self)?;
        bodies.swap(id, &mut self.func, &mut self.stats, &mut self.settled, false);
        Ok(())
    }

    /// A copy of `module` whose functions have all gone through the passes, up to `goal`.
    ///
    /// # Errors
    /// As [`Context::run`], for the first function at fault.
    pub fn run_module(
        &mut self,
        module: &Module,
        options: &Options<'_>,
        goal: Goal,
    ) -> Result<Module, Error> {
        let mut result = module.clone();
        let all = module.functions.keys();
        self.for_each_of(module, all, Finish::All, options, goal, |_, id, ctx| {
            result.functions[id].copy_from(&ctx.func);
            Ok::<(), Error>(())
        })?;
        Ok(result)
    }

    /// Clears what was known of the last function.
    fn begin(&mut self) {
        self.analyses.clear();
        self.stats.clear();
        self.settled.clear();
    }

    fn run_passes(
        &mut self,
        module: &Module,
        bodies: Option<&Bodies>,
        passes: &[&'static Pass],
        options: &Options<'_>,
        goal: Goal,
    ) -> Result<(), Error> {
        // A function that was read in copies form has been through all of this already.
        if self.func.form == Form::Copies {
            return Ok(());
        }
        for &pass in passes {
            if goal != Goal::Ssa || !pass.leaves_copies() {
                self.run_pass(module, bodies, pass, options)?;
            }
        }
        if goal == Goal::Copies && self.func.form != Form::Copies {
            self.run_pass(module, bodies, table::elimination(), options)?;
        }
        Ok(())
    }

    fn run_pass(
        &mut self,
        module: &Module,
        bodies: Option<&Bodies>,
        pass: &'static Pass,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        if pass.settles {
            // Records are compared by address: this is asked once per pass and function.
            if self.settled.iter().any(|&settled| std::ptr::eq(settled, pass)) {
                return Ok(());
            }
            self.settled.push(pass);
        }
        if let Some(seed) = options.shuffle {
            shuffle::blocks(&mut self.func, seed);
            // Loops are found in another order then.
            self.analyses.clear();
        }
        if options.fuel.is_some() && !self.edits.is_limited() {
            self.edits.limit(options.fuel);
        }
        let Context { func, analyses, edits, memory, stats, settled, record, .. } = self;
        let function = func.symbol;
        let actions = options.debug.of(pass);
        edits.set_tracing(actions.contains(Action::Trace) || record.is_some());
        let mut run = PassRun {
            module,
            bodies,
            settled,
            edit: Editor::new(func, edits),
            analyses,
            memory,
            promote: options.promote,
            eliminate: options.eliminate,
            stats,
            name: pass.name,
            explains: actions.contains(Action::Explain),
        };
        let scope = Scope { pass, verify: options.verify, time: options.time, actions };
        scope.run(&mut run).map_err(|error| Error {
            pass: pass.name,
            function: Some(module.symbol_name(function).to_owned()),
            error,
        })?;
        if let Some(record) = record {
            record.push(record::Stage::after(&mut run));
        }
        Ok(())
    }

    /// The function as the last run left it.
    pub fn function(&self) -> &Function {
        &self.func
    }

    /// What was counted during the last run.
    pub fn stats(&self) -> &FunctionStats {
        &self.stats
    }
}

/// How many of `passes` callers wait for: all that read callees, and what follows up to the first late one.
pub(super) fn end_of_bodies(passes: &[&'static Pass]) -> usize {
    let start = passes.iter().rposition(|pass| pass.reads_callees).map_or(0, |at| at + 1);
    let is_after = |pass: &&Pass| pass.is_late || pass.leaves_copies();
    passes[start..].iter().position(is_after).map_or(passes.len(), |at| start + at)
}
