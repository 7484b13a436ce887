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

/// A program to be given to LLVM's tools.
#[derive(Debug)]
pub struct BesideLlvm<'a> {
    /// The file; LLVM IR, unless `ir` is.
    pub path: &'a Path,
    /// The LLVM IR that a front end made of the file.
    pub ir: Option<&'a [u8]>,
    /// The file as it was read.
    pub module: &'a Module,
    /// The options of the rows, but for placement and strategy.
    pub options: &'a Options,
}

/// Notes on LLVM's counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LlvmNotes {
    /// Their subjects, if these are not after LLVM's own promotion.
    pub subjects: Vec<String>,
    /// Why some are missing.
    pub missing: Vec<String>,
}

impl BesideLlvm<'_> {
    /// Adds LLVM's counts to the rows of the program.
    ///
    /// # Errors
    /// When LLVM's tools are not there or reject the file.
    pub fn count(&self, rows: &mut [Row]) -> Result<LlvmNotes, String> {
        let mut notes = LlvmNotes::default();
        for &placement in Placement::CHOICES {
            if !rows.iter().any(|row| row.placement == placement) {
                continue;
            }
            let name = placement.name();
            let is_mem2reg = placement == Placement::Pruned
                && self.options.passes.iter().map(|pass| pass.name).eq(["promote"]);
            let counts = match (self.ir, self.ssa_form(placement)) {
                (Some(ir), _) if is_mem2reg => llvm::count(in_file(ir)?.path())?,
                (None, _) if is_mem2reg => llvm::count(self.path)?,
                (_, Ok(ssa)) => {
                    notes.subjects.push(format!(
                        "LLVM's columns for {name} placement are of the same phis: `llc` gets Sheave's SSA form \
                         after {}",
                        self.passes()
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
    fn ssa_form(&self, placement: Placement) -> Result<String, String> {
        let mut options = self.options.clone();
        options.promote.placement = placement;
        let ssa = Context::new().run_module(self.module, &options, Goal::Ssa);
        let text = sheave_llvm::write_module(&ssa.map_err(|error| error.to_string())?);
        text.map_err(|error| error.to_string())
    }

    /// The names of the passes before elimination.
    fn passes(&self) -> String {
        let names = self.options.passes.iter().map(|pass| pass.name).filter(|&name| name != "eliminate");
        names.collect::<Vec<_>>().join(", ")
    }
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
