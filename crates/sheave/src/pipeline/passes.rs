//! The functions of the table: each hands the function, its own scratch and its own options to one pass, and keeps
//! what the pass counted.

use sheave_ssa::promote::Mode;

use super::phase::PassRun;

pub(super) fn promote_locals(run: &mut PassRun<'_>) -> Result<(), String> {
    promote_in_mode(run, Mode::Locals)
}

pub(super) fn promote(run: &mut PassRun<'_>) -> Result<(), String> {
    promote_in_mode(run, Mode::All)
}

fn promote_in_mode(run: &mut PassRun<'_>, mode: Mode) -> Result<(), String> {
    let options = sheave_ssa::promote::Options { mode, ..run.options.promote };
    spend_fuel(run);
    let stats = sheave_passes::promote::run(run.func, &mut run.scratch.promote, &options)
        .map_err(|error| error.to_string())?;
    run.stats.slots = run.stats.slots.max(stats.slots);
    run.stats.promoted += stats.promoted;
    Ok(())
}

/// Where fuel is limited, marks the slots that get none: a volatile slot stays in memory.
fn spend_fuel(run: &mut PassRun<'_>) {
    let Some(fuel) = &mut run.scratch.fuel_left else { return };
    for slot in run.func.slots.values_mut() {
        if *fuel == 0 {
            slot.volatile = true;
        } else {
            *fuel -= 1;
        }
    }
}

pub(super) fn split(run: &mut PassRun<'_>) -> Result<(), String> {
    sheave_passes::split::run(run.func, &mut run.scratch.split);
    Ok(())
}

pub(super) fn opt(run: &mut PassRun<'_>) -> Result<(), String> {
    let sig = &run.module.signatures[run.func.sig];
    let mut fault = None;
    sheave_passes::run_observed(run.func, sig, &mut run.scratch.opt, |pass, func| {
        if run.options.verify
            && fault.is_none()
            && let Err(faults) = crate::verify::function(run.module, func)
        {
            fault = Some(format!("{pass} leaves a broken function\n{faults}"));
        }
    })
    .map_err(|error| error.to_string())?;
    if let Some(fault) = fault {
        return Err(fault);
    }
    run.scratch.after_opt = run.options.shuffle.is_none();
    Ok(())
}

pub(super) fn demote(run: &mut PassRun<'_>) -> Result<(), String> {
    sheave_passes::demote::run(run.func, &mut run.scratch.demote);
    Ok(())
}

pub(super) fn eliminate(run: &mut PassRun<'_>) -> Result<(), String> {
    let options = sheave_ssa::eliminate::Options {
        strategy: run.options.strategy,
        lower_bound: run.options.lower_bound,
        ..Default::default()
    };
    if std::mem::take(&mut run.scratch.after_opt)
        && let Some((graph, loops)) = run.scratch.opt.take_analyses()
    {
        run.scratch.eliminate.planner.adopt(graph, loops);
    }
    let before = run.options.verify.then(|| run.func.clone());
    run.stats.elimination = sheave_passes::eliminate::run(run.func, &mut run.scratch.eliminate, &options)
        .map_err(|error| error.to_string())?;
    if let Some(before) = before {
        sheave_passes::eliminate::check_plan(&before, &run.scratch.eliminate)
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}
