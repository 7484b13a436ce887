//! The memory of the driver, and the order in which functions and passes take turns.

use sheave_ir::{EditContext, Editor, Form, FuncId, Function, Module};
use sheave_ssa::Analyses;

use super::action::Action;
use super::scope::Scope;
use super::stages::{Record, Stage};
use super::{Options, shuffle};
use crate::pass::{Changed, Ctxs, Error, FunctionStats, Pass, PassRun};
use crate::program::{Bodies, Body};
use crate::table;

/// How far a run goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Through all passes of the list.
    Passes,
    /// Through those that come before elimination.
    Ssa,
    /// Through all passes, and then through `eliminate` if they leave phis: machine code is made of copies
    /// form.
    Copies,
}

/// The arguments of a run over one function or several.
#[derive(Clone, Copy)]
pub(super) struct Job<'a> {
    pub(super) module: &'a Module,
    pub(super) passes: &'a [&'static Pass],
    pub(super) options: &'a Options<'a>,
    pub(super) goal: Goal,
}

impl<'a> Job<'a> {
    pub(super) fn new(module: &'a Module, options: &'a Options<'a>, goal: Goal) -> Self {
        Job { module, passes: options.passes, options, goal }
    }

    /// True if functions run through the passes callees first, and their bodies are kept for their callers.
    pub(super) fn keeps_bodies(&self) -> bool {
        self.passes.iter().any(|pass| pass.reads_callees)
    }

    /// The job in two halves: the passes that callers wait for, up to the first late one after all that read
    /// callees, and the rest.
    pub(super) fn halves(self) -> (Job<'a>, Job<'a>) {
        let passes = self.passes;
        let start = passes.iter().rposition(|pass| pass.reads_callees).map_or(0, |at| at + 1);
        let is_after = |pass: &&Pass| pass.is_late || pass.leaves_copies();
        let end = passes[start..].iter().position(is_after).map_or(passes.len(), |at| start + at);
        let (before, after) = passes.split_at(end);
        (Job { passes: before, goal: Goal::Passes, ..self }, Job { passes: after, ..self })
    }
}

/// The context of the driver, reusable: after the largest function nothing is allocated any more.
///
/// A function is copied into the context and transformed there. The module stays as it is, so one module can
/// be compiled under every strategy and placement.
#[derive(Debug, Default)]
pub struct Ctx {
    /// The current function.
    body: Body,
    /// The analyses of the function as it is between passes.
    analyses: Analyses,
    edits: EditContext,
    /// The contexts of the passes.
    pub ctxs: Ctxs,
    /// Callees of the function, while a whole module is compiled.
    pub(super) bodies: Bodies,
    /// Snapshots after each pass, if there is a list to append them to.
    pub record: Option<Record>,
}

impl Ctx {
    /// An empty context.
    pub fn new() -> Self {
        Ctx::default()
    }

    /// Copies the function `id` of `module` and runs passes over the copy, up to `goal`.
    ///
    /// # Errors
    /// When a pass does not accept the function, or leaves it broken.
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
        self.begin(&module.functions[id]);
        self.run_passes(&Job::new(module, options, goal), None)?;
        Ok(&self.body.func)
    }

    /// Runs the passes over `func` itself, a function of `module` or a copy of one.
    ///
    /// # Errors
    /// As [`Ctx::run`].
    pub fn run_in_place(
        &mut self,
        module: &Module,
        func: &mut Function,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        std::mem::swap(&mut self.body.func, func);
        self.clear();
        let result = self.run_passes(&Job::new(module, options, Goal::Passes), None);
        std::mem::swap(&mut self.body.func, func);
        result
    }

    /// Runs passes over the functions `ids` of `module`, up to `goal`, and calls `finish` with each function
    /// when it is finished. If a pass reads callees, all of `ids` run through the passes before elimination
    /// first, callees before callers, and only those that are still needed then are finished. Functions that
    /// are only there to be inlined never are. All others count as defined elsewhere.
    ///
    /// # Errors
    /// As [`Ctx::run`], for the first function at fault, and those of `finish`.
    pub fn for_each<E: From<Error>>(
        &mut self,
        module: &Module,
        ids: impl IntoIterator<Item = FuncId>,
        options: &Options<'_>,
        goal: Goal,
        finish: impl FnMut(&Module, FuncId, &mut Ctx) -> Result<(), E>,
    ) -> Result<(), E> {
        self.run_all(&Job::new(module, options, goal), ids, false, finish)
    }

    /// A copy of `module` whose functions have all run through the passes, up to `goal`.
    ///
    /// # Errors
    /// As [`Ctx::run`], for the first function at fault.
    pub fn run_module(
        &mut self,
        module: &Module,
        options: &Options<'_>,
        goal: Goal,
    ) -> Result<Module, Error> {
        let mut result = module.clone();
        let job = Job::new(module, options, goal);
        self.run_all(&job, module.functions.keys(), true, |_, id, ctx| {
            result.functions[id].copy_from(&ctx.body.func);
            Ok::<(), Error>(())
        })?;
        Ok(result)
    }

    fn run_all<E: From<Error>>(
        &mut self,
        job: &Job<'_>,
        ids: impl IntoIterator<Item = FuncId>,
        even_unneeded: bool,
        mut finish: impl FnMut(&Module, FuncId, &mut Ctx) -> Result<(), E>,
    ) -> Result<(), E> {
        if !job.keeps_bodies() {
            for id in ids.into_iter().filter(|&id| even_unneeded || job.module.defines(id)) {
                self.begin(&job.module.functions[id]);
                self.run_passes(job, None)?;
                finish(job.module, id, self)?;
            }
            return Ok(());
        }
        let (before, after) = job.halves();
        let mut bodies = std::mem::take(&mut self.bodies);
        bodies.begin(job.module, ids, job.options.roots, job.options.discard);
        for &id in &bodies.order {
            self.make_body(&before, &bodies, id)?;
        }
        bodies.find_needed(job.module);
        for &id in &bodies.unit {
            if even_unneeded || bodies.is_needed(id) {
                self.finish_body(&after, &bodies, id, &mut finish)?;
            }
        }
        self.bodies = bodies;
        Ok(())
    }

    /// Runs the function `id` through the first half of a job, whose result its callers read, and keeps it.
    pub(super) fn make_body(&mut self, job: &Job<'_>, bodies: &Bodies, id: FuncId) -> Result<(), Error> {
        // In the memory of the body, which has been large enough before.
        bodies.swap(id, &mut self.body, false);
        self.begin(&job.module.functions[id]);
        self.run_passes(job, Some(bodies))?;
        bodies.swap(id, &mut self.body, true);
        Ok(())
    }

    /// Runs the body of `id` through the second half of a job, and finishes it.
    pub(super) fn finish_body<E: From<Error>>(
        &mut self,
        job: &Job<'_>,
        bodies: &Bodies,
        id: FuncId,
        finish: &mut impl FnMut(&Module, FuncId, &mut Ctx) -> Result<(), E>,
    ) -> Result<(), E> {
        bodies.swap(id, &mut self.body, false);
        self.analyses.clear();
        self.run_passes(job, Some(bodies))?;
        finish(job.module, id, self)?;
        bodies.swap(id, &mut self.body, false);
        Ok(())
    }

    /// Copies `func` into the context.
    fn begin(&mut self, func: &Function) {
        self.body.func.copy_from(func);
        self.clear();
    }

    /// Clears everything about the last function but its body.
    fn clear(&mut self) {
        self.analyses.clear();
        self.body.stats.clear();
        self.body.pending = Changed::ALL_WORK;
    }

    fn run_passes(&mut self, job: &Job<'_>, bodies: Option<&Bodies>) -> Result<(), Error> {
        // A function that was read in copies form has been through all passes already.
        if self.body.func.form == Form::Copies {
            return Ok(());
        }
        for &pass in job.passes {
            if job.goal != Goal::Ssa || !pass.leaves_copies() {
                self.run_pass(job, bodies, pass)?;
                while pass.promoted.is_some() && self.body.pending.intersects(pass.wakes_on) {
                    self.run_pass(job, bodies, pass)?;
                }
            }
        }
        if job.goal == Goal::Copies && self.body.func.form != Form::Copies {
            self.run_pass(job, bodies, table::elimination())?;
        }
        Ok(())
    }

    fn run_pass(&mut self, job: &Job<'_>, bodies: Option<&Bodies>, pass: &'static Pass) -> Result<(), Error> {
        let Job { module, options, .. } = *job;
        let Ctx { body: Body { func, stats, pending, .. }, analyses, edits, ctxs, record, .. } = self;
        if pass.wakes_on != Changed::CODE && !pending.intersects(pass.wakes_on) {
            return Ok(());
        }
        *pending = pending.without(pass.wakes_on);
        if let Some(seed) = options.shuffle {
            shuffle::blocks(func, seed);
            // Loops are found in another order then.
            analyses.clear();
        }
        if options.fuel.is_some() && !edits.is_limited() {
            edits.limit(options.fuel);
        }
        let function = func.symbol;
        let actions = options.debug.of(pass);
        edits.set_tracing(actions.contains(Action::Trace) || record.is_some());
        let mut run = PassRun {
            module,
            bodies,
            edit: Editor::new(func, edits),
            analyses,
            ctxs,
            promote: options.promote,
            eliminate: options.eliminate,
            stats,
            name: pass.name,
            explains: actions.contains(Action::Explain),
        };
        let scope = Scope { pass, verify: options.verify, time: options.time, actions };
        let changed = scope.run(&mut run).map_err(|error| Error {
            pass: pass.name,
            function: module.symbol_name(function).to_owned(),
            error,
        })?;
        if let Some(record) = record {
            record.push(Stage::after(pass, &mut run));
        }
        *pending |= changed;
        Ok(())
    }

    /// The function as the last run left it.
    pub fn function(&self) -> &Function {
        &self.body.func
    }

    /// The counters of the last run.
    pub fn stats(&self) -> &FunctionStats {
        &self.body.stats
    }
}
