//! The memory of a compilation: of the passes, and of code generation.

use sheave_ir::entity::EntityRef;
use sheave_ir::{FuncId, Function, Module};
use sheave_passes::adapters::promote;

use crate::machine::{MachineCounts, MachineScratch};
use crate::pipeline::{self, Goal};
use crate::{Error, FunctionStats, Options};

/// Compiles functions one after the other in the same memory: see [`pipeline::Ctx`].
#[derive(Debug, Default)]
pub struct Context {
    /// Of the passes.
    pub passes: pipeline::Ctx,
    pub(crate) machine: MachineScratch,
}

impl Context {
    /// An empty context.
    pub fn new() -> Self {
        Context::default()
    }

    /// Runs passes over a copy of the function `id` of `module`, up to `goal`.
    ///
    /// # Errors
    /// As [`pipeline::Ctx::run`].
    ///
    /// # Panics
    /// When `id` is not of `module`.
    pub fn run(
        &mut self,
        module: &Module,
        id: FuncId,
        options: &Options,
        goal: Goal,
    ) -> Result<&Function, Error> {
        Ok(self.passes.run(module, id, &options.pipeline(), goal)?)
    }

    /// A copy of `module` whose functions have all gone through the passes, up to `goal`.
    ///
    /// # Errors
    /// As [`pipeline::Ctx::run`], for the first function at fault.
    pub fn run_module(&mut self, module: &Module, options: &Options, goal: Goal) -> Result<Module, Error> {
        Ok(self.passes.run_module(module, &options.pipeline(), goal)?)
    }

    /// The phis that the last promotion left, over all slots.
    pub fn promoted_phis(&self) -> usize {
        self.passes.ctxs.get::<promote::Ctx>().map_or(0, |ctx| ctx.plan().n_phis())
    }

    /// The outcome of each slot in the last promotion, which was of the function `original`: one line per
    /// slot.
    pub fn promotion_report(&self, original: &Function) -> Vec<String> {
        let Some(plan) = self.passes.ctxs.get::<promote::Ctx>().map(promote::Ctx::plan) else {
            return Vec::new();
        };
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

    /// Makes machine code of the function as it is, in copies form, and counts its contents. The code itself
    /// is dropped.
    ///
    /// # Errors
    /// When the back end cannot compile the function.
    pub fn measure_machine_code(
        &mut self,
        module: &Module,
        options: &Options,
    ) -> Result<MachineCounts, Error> {
        self.machine.measure(module, self.passes.function(), options)
    }

    /// The function as the last run left it.
    pub fn function(&self) -> &Function {
        self.passes.function()
    }

    /// The counts of the last run.
    pub fn stats(&self) -> &FunctionStats {
        self.passes.stats()
    }
}
