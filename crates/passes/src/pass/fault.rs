//! The errors of passes and of their checkers.

use std::fmt;

use sheave_ir::{Form, VerifyError};
use sheave_ssa::eliminate::{CheckError, Counterexample, DecisionError};

use crate::check::AppliedFault;

/// A pass that failed.
#[derive(Debug)]
pub struct Error {
    /// The pass.
    pub pass: &'static str,
    /// The function.
    pub function: String,
    /// The reason.
    pub error: PassError,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: function %{}: {}", self.pass, self.function, self.error)
    }
}

impl std::error::Error for Error {}

/// The reason why a pass failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum PassError {
    /// The function is in a form that the pass does not accept.
    Form(Form),
    /// The function breaks a rule of construction or destruction; entity and rule are named.
    Rejected(sheave_ssa::Error),
    /// The function after the pass is not well formed, or does something else than the one before.
    Broken(Box<Broken>),
    /// What was decided outside the pass is wrong.
    Unproven(Box<Unproven>),
    /// The pass changed the graph without reporting it.
    StaleGraph,
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PassError::Form(form) => write!(f, "does not accept functions in {} form", form.name()),
            PassError::Rejected(error) => error.fmt(f),
            PassError::Broken(broken) => broken.fmt(f),
            PassError::Unproven(error) => error.fmt(f),
            PassError::StaleGraph => f.write_str("changes the graph and says that it does not"),
        }
    }
}

impl std::error::Error for PassError {}

impl From<sheave_ssa::Error> for PassError {
    fn from(error: sheave_ssa::Error) -> PassError {
        PassError::Rejected(error)
    }
}

/// A result that breaks a rule, beside what it was made of.
#[derive(Debug)]
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

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { pass, fault, before, after } = self;
        write!(f, "{fault}\n; before {pass}:\n{before}\n; after it:\n{after}")
    }
}

/// The rule that the result of a pass breaks, and where.
#[derive(Debug)]
pub enum Fault {
    /// The function is not well formed.
    Verifier(VerifyError),
    /// The pass changed what the function does.
    Applied(AppliedFault),
    /// The plan of promotion is wrong.
    Promotion(sheave_ssa::promote::check::Fault),
    /// The plan of elimination is wrong.
    Elimination(CheckError),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Verifier(error) => write!(f, "leaves a broken function\n{error}"),
            Fault::Applied(fault) => write!(f, "does something else {fault}"),
            Fault::Promotion(fault) => write!(f, "plans wrongly: {fault}"),
            Fault::Elimination(fault) => write!(f, "plans wrongly: {fault}"),
        }
    }
}

/// The reason why a decision about phi elimination, made outside, is rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    /// No plan can be made of it.
    Decision(DecisionError),
    /// The plan does not have the effect of the phis; where one is found, with a path that shows it.
    Wrong(CheckError, Option<Box<Counterexample>>),
}

impl From<DecisionError> for Unproven {
    fn from(error: DecisionError) -> Self {
        Unproven::Decision(error)
    }
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproven::Decision(error) => error.fmt(f),
            Unproven::Wrong(_, Some(path)) => path.fmt(f),
            Unproven::Wrong(error, None) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unproven {}
