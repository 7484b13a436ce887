//! Lists of passes: their names, and the order they must keep.

use sheave_ir::Form;

use crate::pass::{Lifetimes, Pass};
use crate::table::{self, Constraint};

/// A list of passes that cannot run.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PassesError {
    /// A name is not in the table.
    #[error("there is no pass called `{0}`; `sheave passes` lists them")]
    Unknown(String),
    /// A pass (the first) does not accept the form that another one leaves.
    #[error("`{0}` cannot run after `{1}`: it does not accept {form} form", form = .2.name())]
    Form(&'static str, &'static str, Form),
    /// A pass (the first) extends the lifetimes of slots, which another one has fixed.
    #[error("`{0}` cannot run after `{1}`: it makes slots live longer that share their bytes")]
    Lifetimes(&'static str, &'static str),
    /// A constraint is violated.
    #[error("`{}` cannot run after `{}`: {}", .0.first, .0.then, .0.reason)]
    Order(&'static Constraint),
}

/// Reads a list of names of passes and groups separated by commas.
///
/// # Errors
/// For a name that is not in the table, and a forbidden order.
pub fn parse_passes(text: &str) -> Result<Vec<&'static Pass>, PassesError> {
    let passes = listed(text)?;
    check_order(&passes)?;
    Ok(passes)
}

/// The passes that `text` names, in any order.
fn listed(text: &str) -> Result<Vec<&'static Pass>, PassesError> {
    let named = text
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .map(|name| table::named(name).ok_or_else(|| PassesError::Unknown(name.to_owned())))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(named.concat())
}

/// Checks the order of `passes`: the forms that they need and leave, the lifetimes of slots, and the
/// constraints of the table.
///
/// # Errors
/// The first rule that does not hold.
pub fn check_order(passes: &[&'static Pass]) -> Result<(), PassesError> {
    let (mut left, mut fixed): (Option<(&str, Form)>, Option<&str>) = (None, None);
    for pass in passes {
        if let Some((after, form)) = left
            && !pass.needs.contains(&form)
        {
            return Err(PassesError::Form(pass.name, after, form));
        }
        if let Some(form) = pass.leaves {
            left = Some((pass.name, form));
        }
        match (pass.lifetimes, fixed) {
            (Lifetimes::Extends, Some(after)) => return Err(PassesError::Lifetimes(pass.name, after)),
            (Lifetimes::Fixes, _) => fixed = Some(pass.name),
            _ => {}
        }
    }
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
