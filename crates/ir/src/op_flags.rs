//! Flags of operations: promises that a result is that of exact arithmetic. If one is broken, the result is
//! poison.

use core::fmt;

use crate::BinaryOp;

word_set! {
    /// The promises about one operation.
    OpFlags(u8) {
        /// No signed wrap: the result, read as signed, is that of exact arithmetic on signed operands.
        NSW = 0, "nsw";
        /// No unsigned wrap: the same for unsigned.
        NUW = 1, "nuw";
        /// No bits are lost: a division has no remainder, a shift to the right shifts out zeros.
        EXACT = 2, "exact";
        /// The result is an address in the object that the operand points into, or the one past its end, and
        /// is that of exact arithmetic on signed offsets.
        INBOUNDS = 3, "inbounds";
    }
}

impl OpFlags {
    /// No promise.
    pub const NONE: OpFlags = OpFlags(0);

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
}

impl fmt::Display for OpFlags {
    /// The words, each with a space after it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words().try_for_each(|word| write!(f, "{word} "))
    }
}
