//! The error type of the library.

use sheave_ir::{DiagnosticKind, Diagnostics};

use crate::copies::OwnKind;
use crate::pipeline;

/// An error of the library. Its text is complete: it names the file, the function or the symbol at fault.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read.
    #[error("error: cannot read {file}: {error}")]
    Read {
        /// Its name, as given.
        file: String,
        /// The system's error.
        error: std::io::Error,
    },
    /// A text is wrong; every fault has its position.
    #[error(transparent)]
    Text(#[from] Diagnostics),
    /// A pass rejects a function, or leaves it broken.
    #[error("error: {0}")]
    Pass(Box<pipeline::Error>),
    /// Two modules cannot become one.
    #[error("error: {0}")]
    Link(String),
    /// There is no function of this name.
    #[error("error: there is no function called `{0}` here")]
    NoFunction(String),
    /// An instruction of the program needs more registers at once than the options leave.
    #[error("error: {message}; the program needs {least}")]
    TooFewRegisters {
        /// The first such function, and what it needs.
        message: String,
        /// The smallest limit with which all functions are compiled.
        least: usize,
    },
    /// The program has no `main`.
    #[error("error: {0}: there is no function `main`")]
    NoMain(String),
    /// A function was requested as a type that it does not have.
    #[error("error: the function `{name}` is {found}, not {wanted}")]
    WrongType {
        /// The function.
        name: String,
        /// Its signature.
        found: String,
        /// The requested type.
        wanted: String,
    },
    /// A program mentions undefined symbols.
    #[error("error: {program}: undefined symbols: {}", quoted(.symbols))]
    Undefined {
        /// The program.
        program: String,
        /// Their names, in alphabetical order.
        symbols: Vec<String>,
    },
    /// The system gives no memory for code and data.
    #[error("error: out of memory: {program}: code and data cannot be mapped: {error}")]
    Memory {
        /// The program.
        program: String,
        /// The system's error.
        error: std::io::Error,
    },
    /// A source text needs a compiler that is not there, or that cannot be called.
    #[error("error: {0}")]
    Frontend(String),
    /// A compiler rejects a source text.
    #[error("{}", String::from_utf8_lossy(.diagnostics).trim_end())]
    Rejected {
        /// The file.
        file: String,
        /// The compiler's standard error, verbatim.
        diagnostics: Vec<u8>,
    },
    /// A strategy or register allocator of the user's own fails, or its answer is wrong.
    #[error("error: the {kind} `{name}`: {message}")]
    Own {
        /// Which of the two.
        kind: OwnKind,
        /// Its name in tables.
        name: String,
        /// The fault and its position.
        message: String,
    },
    /// The back end does not compile a construct.
    #[error("error: {0}")]
    Unsupported(String),
    /// The back end cannot compile or load something.
    #[error("error: {0}")]
    Machine(String),
}

impl Error {
    /// True if all that is wrong is that the program has constructs that this compiler leaves out. Invalid
    /// input, limits and failed checks are other errors.
    pub fn is_unsupported(&self) -> bool {
        match self {
            Error::Text(faults) => faults.iter().all(|fault| fault.kind == DiagnosticKind::Unsupported),
            Error::Unsupported(_) => true,
            _ => false,
        }
    }
}

impl From<pipeline::Error> for Error {
    fn from(error: pipeline::Error) -> Error {
        Error::Pass(Box::new(error))
    }
}

/// More names than this are counted, not listed.
const MOST_NAMES: usize = 12;

/// The names in quotes, with commas between them.
fn quoted(names: &[String]) -> String {
    let listed = if names.len() > MOST_NAMES { &names[..MOST_NAMES - 2] } else { names };
    let quoted: Vec<String> = listed.iter().map(|name| format!("`{name}`")).collect();
    let more = match names.len() - listed.len() {
        0 => String::new(),
        n => format!(" and {n} more"),
    };
    quoted.join(", ") + &more
}
