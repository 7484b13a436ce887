//! Failures of verbs, and the exit statuses of the process.

use std::fmt::Display;

/// An exit status.
pub(crate) type ExitCode = u8;

/// The exit status of success.
pub(crate) const SUCCESS: ExitCode = 0;

/// The exit status of a process that panics.
pub(crate) const PANICKED: libc::c_int = 101;

/// Why a verb did not succeed.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) kind: Kind,
    /// Complete; empty if messages have been printed already.
    pub(crate) message: String,
}

/// The kind of a failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The program is bad.
    Program,
    /// The program did something that the interpreter does not allow.
    Fault,
    /// A file is missing.
    Missing,
    /// The system refuses something.
    System,
    /// The command line is bad.
    Usage,
    /// The system has no memory for the program.
    Memory,
    /// The message is an explanation for standard output, instead of any work.
    Asked,
}

impl Kind {
    /// The exit status of a verb. Those that run the program (`runs`) have the program's own; failures before
    /// it starts are reported as `env` does, and faults in the interpreter as sanitizers do.
    pub(crate) fn status(self, runs: bool) -> ExitCode {
        match (self, runs) {
            (Kind::Asked, _) => SUCCESS,
            (Kind::Fault, _) => 1,
            (Kind::Usage, false) => 2,
            (Kind::Memory, false) => 3,
            (_, false) => 1,
            (Kind::Program, true) => 126,
            (Kind::Missing, true) => 127,
            (_, true) => 125,
        }
    }

    /// The failure of this kind.
    pub(crate) fn failure(self, message: impl Into<String>) -> Failure {
        Failure { kind: self, message: message.into() }
    }
}

/// A bad command line.
pub(crate) fn usage(message: impl Display) -> Failure {
    Kind::Usage.failure(format!("error: {message}\n\nFor more information, try '--help'."))
}

/// Fails with [`usage`] if something about the command line is `wrong`.
pub(crate) fn refuse(wrong: bool, message: &str) -> Result<(), Failure> {
    if wrong { Err(usage(message)) } else { Ok(()) }
}

/// A bad program.
pub(crate) fn bad_program(message: impl Display) -> Failure {
    Kind::Program.failure(format!("error: {message}"))
}

/// A function from a reason to the failure to do `what`: `cannot read a.c: no such file`.
pub(crate) fn cannot<E: Display>(what: impl Display) -> impl Fn(E) -> Failure {
    move |error| Kind::System.failure(format!("error: cannot {what}: {error}"))
}

impl From<sheave::Error> for Failure {
    fn from(error: sheave::Error) -> Self {
        let is_missing = |reason: &std::io::Error| reason.kind() == std::io::ErrorKind::NotFound;
        let kind = match &error {
            sheave::Error::Memory { .. } => Kind::Memory,
            sheave::Error::Read { error: reason, .. } if is_missing(reason) => Kind::Missing,
            _ => Kind::Program,
        };
        kind.failure(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Kind::System.failure(format!("error: {error}"))
    }
}
