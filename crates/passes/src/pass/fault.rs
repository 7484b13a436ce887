//! The errors of passes and of their checkers.

use sheave_ir::{Form, VerifyError};
use sheave_ssa::eliminate::{CheckError, Counterexample, DecisionError};

use crate::check::AppliedFault;

/// A pass that failed.
#[derive(Debug, thiserror::Error)]
#[error("{pass}: function %{function}: {error}")]
pub struct Error {
    /// The pass.
    pub pass: &'static str,
    /// The function.
    pub function: String,
    /// The reason.
    pub error: PassError,
}

/// The reason why a pass failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PassError {
    /// The function is in a form that the pass does not accept.
    #[error("does not accept functions in {} form", .0.name())]
    Form(Form),
    /// The function breaks a rule of construction or destruction; entity and rule are named.
    #[error(transparent)]
    Rejected(#[from] sheave_ssa::Error),
    /// The function after the pass is not well formed, or does something else than the one before.
    #[error("{0}")]
    Broken(Box<Broken>),
    /// What was decided outside the pass is wrong.
    #[error("{0}")]
    Unproven(Box<Unproven>),
    /// The pass changed the graph without reporting it.
    #[error("changes the graph and says that it does not")]
    StaleGraph,
}

/// A result that breaks a rule, beside what it was made of.
#[derive(Debug, thiserror::Error)]
#[error("{fault}\n; before {pass}:\n{before}\n; after it:\n{after}")]
pub struct Broken {
    /// The pass.
    pub pass: &'static str,
    /// The rule, and where it is broken.
    pub fault: Fault,
    /// The function before, as text.
    pub before: String,
    /// The function after, as text.
    pub after: String,
}

/// The rule that the result of a pass breaks, and where.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The function is not well formed.
    #[error("leaves a broken function\n{0}")]
    Verifier(VerifyError),
    /// The pass changed what the function does.
    #[error("does something else {0}")]
    Applied(AppliedFault),
    /// The plan of elimination is wrong.
    #[error("plans wrongly: {0}")]
    Elimination(CheckError),
    /// The plan that takes slots apart is wrong.
    #[error("plans wrongly: {0}")]
    Split(sheave_ssa::sroa::Fault),
}

/// The reason why a decision about phi elimination, made outside, is rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unproven {
    /// No plan can be made of it.
    #[error(transparent)]
    Decision(#[from] DecisionError),
    /// The plan does not have the effect of the phis; where one is found, with a path that shows it.
    #[error("{}", .1.as_ref().map_or_else(|| .0.to_string(), ToString::to_string))]
    Wrong(CheckError, Option<Box<Counterexample>>),
}
