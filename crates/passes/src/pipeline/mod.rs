//! The pipeline: a table of passes, constraints on their order, and one scope that runs each of them.
//!
//! A [`Context`] copies a function and sends the copy through a list of passes, or all functions of a module,
//! one after the other, and hands each finished one to its caller. Passes know nothing of timing, dumps,
//! verification and fuel: `scope.rs` does all of that.
//!
//! ```text
//! Pass { name: "licm", needs: SINGLE_DEFINITION, leaves: Same, keeps: Graph, run: licm::run, ... }
//! ```
//!
//! is all that the pipeline knows of a pass; its scratch memory is found by type ([`Memory`]).

mod action;
mod bodies;
mod call_graph;
mod context;
pub mod debug;
mod fault;
mod memory;
pub(crate) mod objects;
mod options;
mod parallel;
mod pass;
mod record;
mod run;
mod scope;
mod shuffle;
mod stats;
pub mod table;

pub use bodies::{Bodies, BodyRef, NoBody};
pub use context::{Context, Goal};
pub use fault::{Broken, Error, Fault, PassError};
pub use memory::Memory;
pub use options::Options;
pub use parallel::Workers;
pub use pass::{Keeps, Leaves, Pass, Prove, Run};
pub use record::{Record, Stage};
pub use run::{Changed, ModuleRun, PassRun, Proof};
pub use stats::{FunctionStats, PassCount, PassTime};
pub use table::Constraint;

/// A list of passes that cannot run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PassesError {
    /// Not in the table.
    Unknown(String),
    /// Against a constraint.
    Order(&'static Constraint),
}

impl std::fmt::Display for PassesError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PassesError::Unknown(name) => {
                write!(f, "there is no pass called `{name}`; `sheave passes` lists them")
            }
            PassesError::Order(Constraint { first, then, reason, .. }) => {
                write!(f, "`{first}` cannot run after `{then}`: {reason}")
            }
        }
    }
}

impl std::error::Error for PassesError {}

/// Reads a list of names of passes and groups separated by commas.
///
/// # Errors
/// For a name that is not in the table, and an order that a constraint forbids.
pub fn parse_passes(text: &str) -> Result<Vec<&'static Pass>, PassesError> {
    let passes = listed(text)?;
    check_order(&passes)?;
    Ok(passes)
}

/// The passes that `text` names, in whatever order.
fn listed(text: &str) -> Result<Vec<&'static Pass>, PassesError> {
    let named = text
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .map(|name| table::named(name).ok_or_else(|| PassesError::Unknown(name.to_owned())))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(named.concat())
}

/// Checks `passes` against the constraints.
///
/// # Errors
/// The first constraint that does not hold.
pub fn check_order(passes: &[&'static Pass]) -> Result<(), PassesError> {
    for constraint in table::ORDER {
        let is = |at: usize, name: &str| passes[at].name == name;
        let broken = (0..passes.len()).filter(|&at| is(at, constraint.first)).any(|at| {
            let then = (0..at).rev().find(|&at| is(at, constraint.then));
            let lifts = |at: usize| constraint.lifted_by.iter().any(|name| is(at, name));
            then.is_some_and(|then| !(then..at).any(lifts))
        });
        if broken {
            return Err(PassesError::Order(constraint));
        }
    }
    Ok(())
}

/// The passes of [`table::LEVELS`] at `level`, if there is one. The table keeps the constraints on the
/// order: its tests check that.
pub fn level(level: u8) -> Option<Vec<&'static Pass>> {
    table::LEVELS.get(usize::from(level)).and_then(|list| listed(list).ok())
}

/// The passes of the default pipeline: the highest level.
pub fn default_passes() -> Vec<&'static Pass> {
    table::LEVELS.last().and_then(|list| listed(list).ok()).unwrap_or_default()
}
