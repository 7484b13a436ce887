//! LLVM's columns: which program its tools are given, so that its counts are of the phis that ours are of.
//!
//! After promotion alone with pruned placement LLVM's own `mem2reg` makes the same phis from the same file.
//! For every other list of passes and every other placement `llc` gets Sheave's SSA form as LLVM IR.

use std::collections::HashMap;
use std::path::Path;

use sheave_ir::Module;
use sheave_ssa::promote::Placement;

use super::llvm::{self, LlvmCounts, in_file};
use super::row::Row;
use crate::names::Named as _;
use crate::{Context, Goal, Options};

/// Notes on LLVM's counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LlvmNotes {
    /// Their subjects, if these are not after LLVM's own promotion.
    pub subjects: Vec<String>,
    /// Why some are missing.
    pub missing: Vec<String>,
}

/// Adds LLVM's counts to the rows of the program in the file `path`, which was read as `module`; the file is
/// LLVM IR, or a front end made the LLVM IR `ir` of it. `options` are those of the rows, but for placement
/// and strategy.
///
/// # Errors
/// When LLVM's tools are not there or reject the file.
pub fn count_beside(
    (path, ir): (&Path, Option<&[u8]>),
    (module, options): (&Module, &Options),
    rows: &mut [Row],
) -> Result<LlvmNotes, String> {
    let mut notes = LlvmNotes::default();
    let is_mem2reg = options.passes.iter().map(|pass| pass.name).eq(["promote"]);
    for &placement in Placement::CHOICES {
        if !rows.iter().any(|row| row.placement == placement) {
            continue;
        }
        let name = placement.name();
        let is_mem2reg = is_mem2reg && placement == Placement::Pruned;
        let counts = match (ir, ssa_form(module, options, placement)) {
            (Some(ir), _) if is_mem2reg => llvm::count(in_file(ir)?.path())?,
            (None, _) if is_mem2reg => llvm::count(path)?,
            (_, Ok(ssa)) => {
                let passes = options.passes.iter().map(|pass| pass.name).filter(|&name| name != "eliminate");
                notes.subjects.push(format!(
                    "LLVM's columns for {name} placement are of the same phis: `llc` gets Sheave's SSA form \
                     after {}",
                    passes.collect::<Vec<_>>().join(", ")
                ));
                llvm::count_ssa(in_file(ssa.as_bytes())?.path())?
            }
            (_, Err(message)) => {
                notes.missing.push(format!("no columns of LLVM for {name} placement: {message}"));
                continue;
            }
        };
        fill(rows.iter_mut().filter(|row| row.placement == placement), &counts);
    }
    Ok(notes)
}

/// The program in SSA form under `placement`, as LLVM IR.
fn ssa_form(module: &Module, options: &Options, placement: Placement) -> Result<String, String> {
    let mut options = options.clone();
    options.promote.placement = placement;
    let ssa = Context::new().run_module(module, &options, Goal::Ssa);
    let text = sheave_llvm::write_module(&ssa.map_err(|error| error.to_string())?);
    text.map_err(|error| error.to_string())
}

/// Adds LLVM's counts of the file to its rows. They do not depend on our strategy, so every row of a function
/// has the same.
///
/// # Errors
/// When LLVM's tools are not there or reject the file.
pub fn count_llvm(path: &Path, rows: &mut [Row]) -> Result<(), String> {
    fill(rows.iter_mut(), &llvm::count(path)?);
    Ok(())
}

/// Puts the counts into rows; rows of inlined parts have none.
fn fill<'a>(rows: impl Iterator<Item = &'a mut Row>, counts: &HashMap<String, LlvmCounts>) {
    let total = counts.values().fold(LlvmCounts::default(), |a, b| a + *b);
    for row in rows.filter(|row| row.inlined_at.is_none()) {
        row.counts.llvm = Some(match &row.function {
            None => total,
            Some(name) => counts.get(name).copied().unwrap_or_default(),
        });
    }
}
