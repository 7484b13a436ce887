//! LLVM's columns: which program its tools are given, so that its counts are of the phis that ours are of.
//!
//! After promotion alone with pruned placement LLVM's own `mem2reg` makes the same phis from the same file.
//! For every other list of passes and every other placement `llc` gets Sheave's SSA form as LLVM IR.

use std::collections::HashMap;
use std::path::Path;

use sheave_ir::Module;
use sheave_ssa::promote::Placement;

use super::llvm::{self, LlvmCounts, in_file};
use super::llvm_run::LlvmRun;
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
    pub fn count(&self, rows: &mut [Row], with: Option<&LlvmRun>) -> Result<LlvmNotes, String> {
        let mut notes = LlvmNotes::default();
        for &placement in Placement::CHOICES {
            if !rows.iter().any(|row| row.placement == placement) {
                continue;
            }
            let is_mem2reg = placement == Placement::Pruned
                && self.options.passes.iter().map(|pass| pass.name).eq(["promote"]);
            let counted = if is_mem2reg {
                match self.ir {
                    Some(ir) => llvm::count(in_file(ir)?.path(), with)?,
                    None => llvm::count(self.path, with)?,
                }
            } else {
                match self.ssa_form(placement) {
                    Ok(ssa) => {
                        notes.subjects.push(format!(
                            "LLVM's columns for {} placement are of the same phis: `llc` gets Sheave's SSA form \
                             after {}",
                            placement.name(), self.passes()
                        ));
                        llvm::count_ssa(in_file(ssa.as_bytes())?.path(), with)?
                    }
                    Err(message) => {
                        notes.missing.push(format!(
                            "no columns of LLVM for {} placement: {message}",
                            placement.name()
                        ));
                        continue;
                    }
                }
            };
            let (counts, note) = counted;
            fill(rows.iter_mut().filter(|row| row.placement == placement), &counts, with, note.is_none());
            if let Some(note) = note.filter(|note| !notes.missing.contains(note)) {
                notes.missing.push(note);
            }
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
/// has the same. If the code is to be run and cannot be, the reason is returned.
///
/// # Errors
/// When LLVM's tools are not there or reject the file.
pub fn count_llvm(path: &Path, rows: &mut [Row], with: Option<&LlvmRun>) -> Result<Option<String>, String> {
    let (counts, note) = llvm::count(path, with)?;
    fill(rows.iter_mut(), &counts, with, note.is_none());
    Ok(note)
}

/// Puts the counts into rows; rows of inlined parts have none.
fn fill<'a>(
    rows: impl Iterator<Item = &'a mut Row>,
    counts: &HashMap<String, LlvmCounts>,
    with: Option<&LlvmRun>,
    has_run: bool,
) {
    let none = LlvmCounts { moves_executed: with.filter(|_| has_run).map(|_| 0), ..LlvmCounts::default() };
    let total = counts.values().fold(none, |a, b| a + *b);
    for row in rows.filter(|row| row.inlined_at.is_none()) {
        let counts = match &row.function {
            None => total,
            Some(name) => counts.get(name).copied().unwrap_or(none),
        };
        row.counts.llvm_inserted = Some(counts.inserted);
        row.counts.llvm_left = Some(counts.left);
        row.counts.llvm_moves = Some(counts.moves);
        row.counts.llvm_moves_executed = counts.moves_executed;
    }
}
