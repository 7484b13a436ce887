//! Failures of verbs.

/// Why a verb did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The program is bad; the message says how.
    Program(String),
    /// The program did something that the interpreter does not allow. Exit status 1, as sanitizers have it.
    Fault(String),
    /// A file is missing.
    Missing(String),
    /// The system refuses something.
    System(String),
    /// The command line is bad.
    Usage(String),
    /// The system has no memory for the program.
    Memory(String),
    /// The program is bad; messages have been printed already.
    Reported,
    /// An explanation for standard output instead of any work. Exit status 0.
    Asked(String),
}

impl From<sheave::Error> for Failure {
    fn from(error: sheave::Error) -> Self {
        match &error {
            sheave::Error::Memory { .. } => Failure::Memory(error.to_string()),
            sheave::Error::Read { error: reason, .. } if reason.kind() == std::io::ErrorKind::NotFound => {
                Failure::Missing(error.to_string())
            }
            _ => Failure::Program(error.to_string()),
        }
    }
}
