//! The scope in which a pass runs: timing, dumps, verification, checkers. Passes contain none of it.
//!
//! After B3's `PhaseScope` (WebKit, 2015).

use std::time::Instant;

use sheave_ir::{Function, verify_function};

use super::action::{Action, Actions};
use crate::adapters::host::IrHost;
use crate::pass::{Broken, Changed, Fault, Pass, PassError, PassRun, PassTime, Proof, trace};

/// The scope of one run of a pass.
pub(super) struct Scope {
    pub(super) pass: &'static Pass,
    /// Verify the function, and run the checker of the pass if it has one.
    pub(super) verify: bool,
    /// Measure the time.
    pub(super) time: bool,
    /// The debug requests.
    pub(super) actions: Actions,
}

impl Scope {
    /// Runs the pass, and everything that was requested before and after it. Returns the changes.
    pub(super) fn run(&self, at: &mut PassRun<'_>) -> Result<Changed, PassError> {
        let pass = self.pass;
        if !pass.needs.contains(&at.edit.form) {
            return Err(PassError::Form(at.edit.form));
        }
        let name = at.module.symbol_name(at.edit.symbol);
        let wants = |action| self.actions.contains(action);
        let before = (self.verify || wants(Action::Verify)).then(|| Function::clone(&at.edit));
        if wants(Action::Before) {
            trace(&format!("; before {} of %{name}\n{}", pass.name, print(at)));
        }
        let start = (self.time || wants(Action::Time)).then(Instant::now);
        let counted = at.stats.counts.len();
        let rewrites = at.edit.rewrites();
        let result = (pass.run)(at);
        if let Some(start) = start {
            let time = start.elapsed();
            at.stats.add_time(PassTime { pass: pass.name, time });
            if wants(Action::Time) {
                trace(&format!("; {}: {:.1} us in %{name}\n", pass.name, time.as_secs_f64() * 1e6));
            }
        }
        let changed = result?;
        if at.edit.is_limited() || wants(Action::Stats) {
            at.count("rewrites", (at.edit.rewrites() - rewrites) as u32);
        }
        if let Some(form) = pass.leaves {
            debug_assert_eq!(at.edit.form, form, "{} leaves another form than its record says", pass.name);
        }
        if changed.intersects(Changed::GRAPH) {
            at.analyses.clear();
        } else if before.is_some() && at.analyses.is_stale(&IrHost(&at.edit)) {
            return Err(PassError::StaleGraph);
        }
        if wants(Action::Trace) {
            for (rewrite, change) in at.edit.take_trace() {
                trace(&format!("; {} rewrite {rewrite}: {change} in %{name}\n", pass.name));
            }
        }
        if wants(Action::Stats) {
            let counts: Vec<String> = at.stats.counts[counted..].iter().map(ToString::to_string).collect();
            let counts = if counts.is_empty() { "nothing".to_owned() } else { counts.join(", ") };
            trace(&format!("; {}: {counts} in %{name}\n", pass.name));
        }
        if wants(Action::Dump) {
            trace(&format!("; after {} of %{name}\n{}", pass.name, print(at)));
        }
        let Some(before) = before else { return Ok(changed) };
        self.check(&before, at).map(|()| changed).map_err(|fault| {
            let (before, after) = (before.display(at.module).to_string(), print(at));
            PassError::Broken(Box::new(Broken { pass: pass.name, fault, before, after }))
        })
    }

    /// Verifies the function and, if the pass has a checker, proves it equivalent to `before`.
    fn check(&self, before: &Function, at: &PassRun<'_>) -> Result<(), Fault> {
        verify_function(at.module, &at.edit, at.edit.form).map_err(Fault::Verifier)?;
        let Some(prove) = self.pass.prove else { return Ok(()) };
        prove(&Proof { before, after: &at.edit, ctxs: at.ctxs, promote: at.promote })
    }
}

/// The function as text.
fn print(at: &PassRun<'_>) -> String {
    at.edit.display(at.module).to_string()
}
