//! Flags of operations: promises that a result is what exact arithmetic gives. Where one is broken, the
//! result is poison.

use core::fmt;
use core::ops::{BitAnd, BitOr};

use crate::BinaryOp;

/// What is promised about one operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OpFlags(u8);

impl OpFlags {
    /// Nothing.
    pub const NONE: OpFlags = OpFlags(0);
    /// No signed wrap: the result, read as signed, is that of exact arithmetic on signed operands.
    pub const NSW: OpFlags = OpFlags(1);
    /// No unsigned wrap: the same for unsigned.
    pub const NUW: OpFlags = OpFlags(2);
    /// No bits are lost: a division has no remainder, a shift to the right shifts out zeros.
    pub const EXACT: OpFlags = OpFlags(4);
    /// The result is an address in the object that the operand points into, or the one past its end, and is
    /// that of exact arithmetic on signed offsets.
    pub const INBOUNDS: OpFlags = OpFlags(8);

    /// The flags and their words, in the order in which they are printed.
    pub const WORDS: [(OpFlags, &'static str); 4] = [
        (OpFlags::NSW, "nsw"),
        (OpFlags::NUW, "nuw"),
        (OpFlags::EXACT, "exact"),
        (OpFlags::INBOUNDS, "inbounds"),
    ];

    /// The flags that `op` may have.
    pub const fn of(op: BinaryOp) -> OpFlags {
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
                OpFlags(OpFlags::NSW.0 | OpFlags::NUW.0)
            }
            BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Lshr | BinaryOp::Ashr => OpFlags::EXACT,
            BinaryOp::PtrAdd => OpFlags::INBOUNDS,
            _ => OpFlags::NONE,
        }
    }

    /// True where all of `flags` are among these.
    #[inline]
    pub const fn has(self, flags: OpFlags) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// True where nothing is promised.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl BitOr for OpFlags {
    type Output = OpFlags;
    #[inline]
    fn bitor(self, other: OpFlags) -> OpFlags {
        OpFlags(self.0 | other.0)
    }
}

impl BitAnd for OpFlags {
    type Output = OpFlags;
    #[inline]
    fn bitand(self, other: OpFlags) -> OpFlags {
        OpFlags(self.0 & other.0)
    }
}

impl fmt::Display for OpFlags {
    /// The words, each with a space after it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OpFlags::WORDS
            .iter()
            .filter(|(flag, _)| self.has(*flag))
            .try_for_each(|(_, word)| write!(f, "{word} "))
    }
}

impl fmt::Debug for OpFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.to_string().trim_end())
    }
}
