//! What can be wrong with a function or a program.

use sheave_ir::Inst;

/// Why a function cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Something that the back end does not do.
    Unsupported(String),
    /// The function is not in copies form.
    HasPhis,
    /// The control flow breaks a rule.
    Malformed(sheave_ssa::Error),
    /// An instruction needs more registers at once than the options leave.
    TooFewRegisters {
        /// The number of the machine instruction.
        machine_inst: u32,
        /// Its name.
        opcode: String,
    },
    /// Register allocation failed.
    Allocation(sheave_regalloc::Error),
    /// The allocator's answer failed its check: a fault of this crate.
    WrongAllocation(String),
    /// The encoded bytes failed their check: a fault of this crate.
    WrongCode(String),
    /// The stack frame would be too large.
    FrameTooLarge {
        /// Bytes needed, or more.
        bytes: u64,
        /// Bytes allowed.
        limit: u64,
    },
}

/// An error in one function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The function's name.
    pub function: String,
    /// What is wrong.
    pub kind: ErrorKind,
    /// The instruction at fault, if there is one.
    pub inst: Option<Inst>,
}

impl Error {
    pub(crate) fn new(function: &str, kind: ErrorKind, inst: Option<Inst>) -> Error {
        Error { function: function.into(), kind, inst }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "function `{}`: ", self.function)?;
        match &self.kind {
            ErrorKind::Unsupported(what) => write!(f, "unsupported: {what}")?,
            ErrorKind::HasPhis => f.write_str("has phis, which must be eliminated before code generation")?,
            ErrorKind::Malformed(error) => write!(f, "{error}")?,
            ErrorKind::TooFewRegisters { machine_inst, opcode } => {
                let what = "needs more registers at once than there are";
                write!(f, "machine instruction {machine_inst} (`{opcode}`) {what}")?;
            }
            ErrorKind::Allocation(error) => write!(f, "{error}")?,
            ErrorKind::WrongAllocation(fault) => write!(f, "register allocation went wrong: {fault}")?,
            ErrorKind::WrongCode(fault) => write!(f, "encoding went wrong: {fault}")?,
            ErrorKind::FrameTooLarge { bytes, limit } => {
                write!(f, "the stack frame takes {bytes} bytes, more than the limit of {limit}")?;
            }
        }
        match self.inst {
            Some(inst) => write!(f, " ({inst})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}
