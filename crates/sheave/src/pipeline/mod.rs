//! The pipeline: a table of passes, constraints on their order, and one scope that runs each of them.
//!
//! A [`Context`](crate::Context) copies a function and sends the copy through a list of passes. Passes know nothing of
//! timing, dumps and verification; [`phase`] does all three.

pub mod debug;
mod passes;
pub mod phase;
pub mod table;

pub use phase::{PassCount, PassError, PassRun, PassTime};
pub use table::{Changed, Constraint, Keeps, Leaves, Pass};

/// A list of passes that cannot run.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PassesError {
    /// Not in the table.
    #[error("there is no pass called `{0}`; `sheave passes` lists them")]
    Unknown(String),
    /// Against a constraint.
    #[error("`{first}` cannot run after `{then}`: {reason}")]
    Order {
        /// The pass that stands too late.
        first: &'static str,
        /// The pass that it stands behind.
        then: &'static str,
        /// Why it must not.
        reason: &'static str,
    },
}

/// Reads a list of names of passes and groups separated by commas.
///
/// # Errors
/// For a name that is not in the table, and an order that a constraint forbids.
pub fn parse_passes(text: &str) -> Result<Vec<&'static Pass>, PassesError> {
    let passes = text
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .map(|name| table::named(name).ok_or_else(|| PassesError::Unknown(name.to_owned())))
        .collect::<Result<Vec<_>, _>>()?
        .concat();
    check_order(&passes)?;
    Ok(passes)
}

/// Checks `passes` against the constraints.
///
/// # Errors
/// The first constraint that does not hold.
pub fn check_order(passes: &[&'static Pass]) -> Result<(), PassesError> {
    for &table::Constraint { first, then, reason } in table::ORDER {
        let earliest_then = passes.iter().position(|pass| pass.name == then);
        let latest_first = passes.iter().rposition(|pass| pass.name == first);
        if let (Some(then_at), Some(first_at)) = (earliest_then, latest_first)
            && then_at < first_at
        {
            return Err(PassesError::Order { first, then, reason });
        }
    }
    Ok(())
}

/// The passes of the default pipeline.
pub fn default_passes() -> Vec<&'static Pass> {
    table::DEFAULT.iter().filter_map(|name| table::named(name)).flatten().collect()
}

/// Takes the passes that `name` stands for out of `passes`.
pub fn leave_out(passes: &mut Vec<&'static Pass>, name: &str) {
    let out = table::named(name).unwrap_or_default();
    debug_assert!(!out.is_empty(), "there is no pass called {name}");
    passes.retain(|pass| out.iter().all(|other| other.name != pass.name));
}
