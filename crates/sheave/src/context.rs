//! The memory of a compilation, and the way of one function through it.

use sheave_ir::entity::EntityRef;
use sheave_ir::{EditContext, Form, FuncId, Function, Module, SigId, Symbol};
use sheave_passes::{eliminate, promote};
use sheave_ssa::Analyses;

use crate::machine::{MachineCounts, MachineScratch};
use crate::pipeline::{PassRun, table};
use crate::{Error, FunctionStats, Options, shuffle};

/// The memory of the passes, grouped by owner.
#[derive(Debug, Default)]
pub struct Scratch {
    /// Of `promote` and `promote-locals`.
    pub promote: promote::Ctx,
    /// Of `demote`.
    pub demote: sheave_passes::demote::DemoteCtx,
    /// Of `split`.
    pub split: sheave_passes::split::Scratch,
    /// Of `thread`.
    pub thread: sheave_passes::thread::Scratch,
    /// Of `recur`.
    pub recur: sheave_passes::recur::Scratch,
    /// Of `simplify`.
    pub simplify: sheave_passes::simplify::Scratch,
    /// Of `sweep`.
    pub sweep: sheave_passes::sweep::Scratch,
    /// Of `widen`.
    pub widen: sheave_passes::widen::Scratch,
    /// Of `hoist`.
    pub hoist: sheave_passes::hoist::Scratch,
    /// Of `eliminate`.
    pub eliminate: eliminate::Ctx,
    /// Of every pass's changes; has the fuel that is left.
    pub edits: EditContext,
}

/// Compiles functions one after the other in the same memory: after the largest function nothing is allocated any more.
///
/// A function is copied into the context and transformed there. The module stays as it is, so one module can be
/// compiled under every strategy and placement.
#[derive(Debug)]
pub struct Context {
    func: Function,
    /// Of the function as it is between passes.
    analyses: Analyses,
    /// The memory of the passes.
    pub scratch: Box<Scratch>,
    machine: MachineScratch,
    stats: FunctionStats,
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
            scratch: Box::default(),
            machine: MachineScratch::default(),
            stats: FunctionStats::default(),
        }
    }

    /// Copies the function `id` of `module` and runs the passes of `options` over the copy.
    ///
    /// # Errors
    /// When a pass does not accept the function, or leaves it broken.
    ///
    /// # Panics
    /// When `id` is not of `module`.
    pub fn transform(&mut self, module: &Module, id: FuncId, options: &Options) -> Result<&Function, Error> {
        self.load(&module.functions[id]);
        // A function that was read in copies form has been through all of this already.
        let done = self.func.form == Form::Copies;
        for &pass in options.passes.iter().filter(|_| !done) {
            self.phase(module, pass, options)?;
        }
        Ok(&self.func)
    }

    /// As [`Context::transform`], and then, where the passes of `options` leave phis, `eliminate` as well: machine code
    /// is made from copies form.
    ///
    /// # Errors
    /// As [`Context::transform`].
    pub fn transform_to_copies(
        &mut self,
        module: &Module,
        id: FuncId,
        options: &Options,
    ) -> Result<&Function, Error> {
        self.transform(module, id, options)?;
        self.eliminate(module, options)
    }

    /// As [`Context::transform`], without `eliminate`, wherever the passes of `options` have it.
    ///
    /// # Errors
    /// As [`Context::transform`].
    pub fn transform_before_elimination(
        &mut self,
        module: &Module,
        id: FuncId,
        options: &Options,
    ) -> Result<&Function, Error> {
        self.load(&module.functions[id]);
        let done = self.func.form == Form::Copies;
        for &pass in options.passes.iter().filter(|pass| pass.name != "eliminate" && !done) {
            self.phase(module, pass, options)?;
        }
        Ok(&self.func)
    }

    /// Runs `eliminate` over the function as it stands, if it is not in copies form already.
    ///
    /// # Errors
    /// As [`Context::transform`].
    pub fn eliminate(&mut self, module: &Module, options: &Options) -> Result<&Function, Error> {
        if self.func.form != Form::Copies
            && let Some(eliminate) = table::pass("eliminate")
        {
            self.phase(module, eliminate, options)?;
        }
        Ok(&self.func)
    }

    fn load(&mut self, func: &Function) {
        self.func.copy_from(func);
        self.analyses.clear();
        self.stats.clear();
    }

    fn phase(&mut self, module: &Module, pass: &'static table::Pass, options: &Options) -> Result<(), Error> {
        if let Some(seed) = options.shuffle {
            shuffle::blocks(&mut self.func, seed);
            // Loops are found in another order then.
            self.analyses.clear();
        }
        let Context { func, analyses, scratch, stats, .. } = self;
        if options.fuel.is_some() && !scratch.edits.is_limited() {
            scratch.edits.limit(options.fuel);
        }
        PassRun { module, func, analyses, scratch, options, stats }.phase(pass)
    }

    /// A copy of `module` whose functions have all gone through [`Context::transform`].
    ///
    /// # Errors
    /// As [`Context::transform`], for the first function at fault.
    pub fn transform_module(&mut self, module: &Module, options: &Options) -> Result<Module, Error> {
        let mut result = module.clone();
        for id in module.functions.keys() {
            self.transform(module, id, options)?;
            result.functions[id].copy_from(&self.func);
        }
        Ok(result)
    }

    /// A copy of `module` whose functions have all gone through [`Context::transform_to_copies`].
    ///
    /// # Errors
    /// As [`Context::transform`], for the first function at fault.
    pub fn transform_module_to_copies(
        &mut self,
        module: &Module,
        options: &Options,
    ) -> Result<Module, Error> {
        let mut result = module.clone();
        for id in module.functions.keys() {
            self.transform_to_copies(module, id, options)?;
            result.functions[id].copy_from(&self.func);
        }
        Ok(result)
    }

    /// The phis that the last promotion left, over all slots.
    pub fn promoted_phis(&self) -> usize {
        self.scratch.promote.plan().n_phis()
    }

    /// What the last promotion, which was of the function `original`, did with each slot: one line per slot.
    pub fn promotion_report(&self, original: &Function) -> Vec<String> {
        let plan = self.scratch.promote.plan();
        (0..plan.n_slots())
            .map(|index| {
                let slot = sheave_ssa::Slot::new(index);
                let data = &original.slots[sheave_ir::Slot::new(index)];
                let what = match data.ty {
                    Some(ty) => ty.to_string(),
                    None => format!("{} bytes", data.size),
                };
                format!("{slot} ({what}) {}", plan.outcome(slot))
            })
            .collect()
    }

    /// Makes machine code of the function as it stands, in copies form, and counts what is in it. The code itself is
    /// dropped.
    ///
    /// # Errors
    /// When the back end cannot compile the function.
    pub fn measure_machine_code(
        &mut self,
        module: &Module,
        options: &Options,
    ) -> Result<MachineCounts, Error> {
        self.machine.measure(module, &self.func, options)
    }

    /// The function as the last call left it.
    pub fn function(&self) -> &Function {
        &self.func
    }

    /// What was counted during the last call.
    pub fn stats(&self) -> &FunctionStats {
        &self.stats
    }
}
