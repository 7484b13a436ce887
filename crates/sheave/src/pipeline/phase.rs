//! The scope in which a pass runs: timing, dumps, verification, the text from before. Passes contain none of it.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use sheave_ir::{Function, Module};

use super::debug::Action;
use super::table::{Leaves, PASSES, Pass};
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
    /// The memory of all passes.
    pub scratch: &'a mut Scratch,
    /// How to compile.
    pub options: &'a Options,
    /// What has been counted.
    pub stats: &'a mut FunctionStats,
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
        let name = self.module.symbol_name(self.func.symbol);
        let fault = |message: String| Error::Pass { pass: pass.name, function: name.to_owned(), message };
        if !pass.needs.contains(&self.func.form) {
            return Err(fault(format!("does not accept functions in {} form", self.func.form.name())));
        }
        let debug = &self.options.debug;
        let index = PASSES.iter().position(|record| record.name == pass.name).unwrap_or(0);
        let verify = self.options.verify || debug.wants(index, Action::Verify);
        let before = verify.then(|| self.func.clone());
        if debug.wants(index, Action::Before) {
            crate::trace(&format!("; before {} of %{name}\n{}", pass.name, self.print()));
        }
        let timed = self.options.time || debug.wants(index, Action::Time);
        let start = timed.then(Instant::now);
        self.scratch.after_opt &= pass.name == "eliminate";
        let result = (pass.run)(self);
        if let Some(start) = start {
            let time = start.elapsed();
            self.stats.times.push(PassTime { pass: pass.name, time });
            if debug.wants(index, Action::Time) {
                crate::trace(&format!("; {}: {:.1} us in %{name}\n", pass.name, time.as_secs_f64() * 1e6));
            }
        }
        result.map_err(fault)?;
        if let Leaves::Form(form) = pass.leaves {
            debug_assert_eq!(
                self.func.form, form,
                "{} leaves another form than its table entry says",
                pass.name
            );
        }
        if debug.wants(index, Action::Stats) {
            crate::trace(&format!("; {}: {} in %{name}\n", pass.name, self.stats));
        }
        if debug.wants(index, Action::Dump) {
            crate::trace(&format!("; after {} of %{name}\n{}", pass.name, self.print()));
        }
        if let Some(before) = before
            && let Err(mut message) =
                crate::verify::pass(self.module, pass.name, &before, self.func, self.options)
        {
            let text = before.display(self.module);
            let _ = write!(message, "\n; before {}:\n{text}\n; after it:\n{}", pass.name, self.print());
            return Err(fault(message));
        }
        Ok(())
    }

    /// The function as text.
    fn print(&self) -> String {
        self.func.display(self.module).to_string()
    }
}
