//! Errors: rules that the input breaks, and limits that it exceeds.

use super::registers::Preg;

/// No index.
pub(crate) const NONE: u32 = u32::MAX;

/// Why a function cannot be allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// Instruction `inst` needs more registers at once than there are; operand `operand` got none.
    TooFewRegisters {
        /// The instruction.
        inst: u32,
        /// The operand, as an index into [`crate::Code::operands`].
        operand: u32,
    },
    /// Two operands of `inst` demand the same register at the same time.
    FixedConflict {
        /// The instruction.
        inst: u32,
        /// The register.
        preg: Preg,
    },
    /// The code breaks a rule of [`crate::Code`].
    Malformed {
        /// The instruction (or the first one of the block at fault).
        inst: u32,
        /// The rule.
        rule: &'static str,
    },
    /// The spill slots would exceed [`crate::Options::max_spill_bytes`].
    TooMuchStack {
        /// The bytes needed.
        bytes: u64,
    },
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Error::TooFewRegisters { inst, .. } => {
                write!(f, "machine instruction {inst} needs more registers at once than there are")
            }
            Error::FixedConflict { inst, preg } => {
                write!(f, "two operands of machine instruction {inst} demand register {preg:?}")
            }
            Error::Malformed { inst, rule } => write!(f, "machine instruction {inst}: {rule}"),
            Error::TooMuchStack { bytes } => write!(f, "{bytes} bytes of spill slots exceed the limit"),
        }
    }
}

impl core::error::Error for Error {}
