//! Errors of code generation.

use sheave_ir::Inst;

/// Why a function cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// An unsupported construct.
    #[error("unsupported: {0}")]
    Unsupported(String),
    /// The function is not in copies form.
    #[error("has phis, which must be eliminated before code generation")]
    HasPhis,
    /// The control flow breaks a rule.
    #[error("{0}")]
    Malformed(sheave_ssa::Error),
    /// An instruction needs more registers at once than the options leave.
    #[error(
        "machine instruction {machine_inst} (`{opcode}`) needs more registers at once than there are; \
         the function needs {least}"
    )]
    TooFewRegisters {
        /// The number of the machine instruction.
        machine_inst: u32,
        /// Its name.
        opcode: String,
        /// The smallest limit with which the function is compiled.
        least: usize,
    },
    /// Register allocation failed.
    #[error("{0}")]
    Allocation(sheave_regalloc::Error),
    /// The allocator's answer failed its check: a fault of this crate.
    #[error("register allocation went wrong: {0}")]
    WrongAllocation(String),
    /// The encoded bytes failed their check: a fault of this crate.
    #[error("encoding went wrong: {0}")]
    WrongCode(String),
    /// The stack frame would be too large.
    #[error("the stack frame takes {bytes} bytes, more than the limit of {limit}")]
    FrameTooLarge {
        /// Bytes needed, or more.
        bytes: u64,
        /// Bytes allowed.
        limit: u64,
    },
}

/// An error in one function.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("function `{function}`: {kind}{}", .inst.map_or(String::new(), |inst| format!(" ({inst})")))]
pub struct Error {
    /// The function's name.
    pub function: String,
    /// The kind of error.
    pub kind: ErrorKind,
    /// The instruction at fault, if there is one.
    pub inst: Option<Inst>,
}

impl Error {
    pub(crate) fn new(function: &str, kind: ErrorKind, inst: Option<Inst>) -> Error {
        Error { function: function.into(), kind, inst }
    }
}
