//! Why a pass has no result.

use std::fmt;

use sheave_ir::{Form, VerifyError};

use crate::check::AppliedFault;

/// A pass that has no result.
#[derive(Debug)]
pub struct Error {
    /// The pass.
    pub pass: &'static str,
    /// The function; none for a pass over a module.
    pub function: Option<String>,
    /// What is wrong.
    pub error: PassError,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.function {
            Some(function) => write!(f, "{}: function %{function}: {}", self.pass, self.error),
            None => write!(f, "{}: {}", self.pass, self.error),
        }
    }
}

impl std::error::Error for Error {}

/// Why a pass has no result.
#[derive(Debug)]
#[non_exhaustive]
pub enum PassError {
    /// The function is in a form that the pass does not accept.
    Form(Form),
    /// The pass works on a whole module.
    NeedsModule,
    /// The function breaks a rule of construction or destruction; entity and rule are named.
    Rejected(sheave_ssa::Error),
    /// The function after the pass is not well formed, or does something else than the one before.
    Broken(Box<Broken>),
    /// What was decided outside the pass is wrong.
    Unproven(Box<crate::adapters::eliminate::Unproven>),
    /// The pass changed the graph and says that it did not.
    StaleGraph,
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PassError::Form(form) => write!(f, "does not accept functions in {} form", form.name()),
            PassError::NeedsModule => f.write_str("works on a whole module, not on one function"),
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
    Elimination(sheave_ssa::eliminate::CheckError),
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
