//! What `--verify` runs after a pass: the verifier, and the checkers of the passes that have one.

use sheave_ir::{Function, Module};
use sheave_passes::check as applied;
use sheave_ssa::promote;

use crate::{Error, Options};

/// Verifies `module`, each function in the form that it claims.
///
/// # Errors
/// Every fault, each under its line of the printed function.
pub(crate) fn module(module: &Module) -> Result<(), Error> {
    sheave_ir::verify_module(module)
        .map_err(|error| Error::Verify { file: module.name.clone(), faults: error.to_string() })
}

/// Verifies one function against `module`.
///
/// # Errors
/// Every fault, each under its line of the printed function.
pub(crate) fn function(module: &Module, func: &Function) -> Result<(), String> {
    sheave_ir::verify_function(module, func, func.form).map_err(|error| error.to_string())
}

/// The plan of promotion is checked unless slots times blocks are more than this: that checker visits each block for each slot.
const MAX_CHECKED_PLAN: usize = 100_000;

/// Checks what the pass called `pass` made of `before`: that it is well formed, and, for passes that have a checker, that it does the
/// same.
///
/// # Errors
/// What is wrong, as text.
pub(crate) fn pass(
    module: &Module,
    pass: &str,
    before: &Function,
    after: &Function,
    options: &Options,
) -> Result<(), String> {
    function(module, after).map_err(|faults| format!("leaves a broken function\n{faults}"))?;
    match pass {
        "split" => sheave_passes::split::check::check(before, after)
            .map_err(|fault| format!("does something else {fault}")),
        "promote" => promotion(before, after, promote::Mode::All, options),
        "promote-locals" => promotion(before, after, promote::Mode::Locals, options),
        "eliminate" => {
            applied::eliminated(before, after).map_err(|fault| format!("does something else {fault}"))
        }
        _ => Ok(()),
    }
}

fn promotion(
    before: &Function,
    after: &Function,
    mode: promote::Mode,
    options: &Options,
) -> Result<(), String> {
    let options = promote::Options { mode, ..options.promote };
    applied::promoted(before, after, &options).map_err(|fault| format!("does something else {fault}"))?;
    if before.slots.len() * before.blocks.len() <= MAX_CHECKED_PLAN {
        sheave_passes::promote::check_plan(before, &options)
            .map_err(|fault| format!("plans wrongly: {fault}"))?;
    }
    Ok(())
}
