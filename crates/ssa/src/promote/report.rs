//! The outcome for each slot, as a small code that is rendered on demand.

use core::fmt;

use crate::Inst;
use crate::host::Escape;
use crate::kept::write_kept;

/// Why a slot stays in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Kept {
    /// An access has more bytes than [`Options::max_value_bytes`](super::Options::max_value_bytes).
    TooLarge,
    /// An access has a type without bytes.
    NoBytes,
    /// An access reaches beyond the slot.
    Outside,
    /// It is accessed as an [opaque](crate::Type::opaque) type and as another.
    Opaque,
    /// The size or the number of instances is known at run time only.
    Dynamic,
    /// The slot is volatile.
    Volatile,
    /// An access is volatile.
    VolatileAccess,
    /// The address is used otherwise than for a load or store.
    Escapes(Escape),
    /// Two accesses do not start at the same byte.
    Offset,
    /// A store writes a part of what others write or a load reads.
    PartialWrite,
    /// A load reads more than what is stored.
    Wider,
    /// A load narrower than the slot, on a host where that is not the low part.
    Endianness,
    /// Inline assembly defines the slot as another type than its own.
    AsmType,
    /// The slot receives a parameter and parameters are left alone.
    Parameter,
    /// The slot receives a parameter and no visible store says which value.
    NoVisibleStore,
    /// The slot is live across a call that returns twice, and stored to after it.
    ReturnsTwice,
    /// Its phis would cause too many copies.
    PhiCost,
}

impl Kept {
    /// The reason as a phrase that follows "kept: ".
    pub const fn text(self) -> &'static str {
        match self {
            Kept::TooLarge => "access wider than a value may be",
            Kept::NoBytes => "access of no bytes",
            Kept::Outside => "access beyond the slot",
            Kept::Opaque => "accesses of types that are not converted",
            Kept::Dynamic => "size known at run time only",
            Kept::Volatile => "volatile",
            Kept::VolatileAccess => "volatile access",
            Kept::Escapes(_) => "address escapes",
            Kept::Offset => "accesses at different offsets",
            Kept::PartialWrite => "partial write",
            Kept::Wider => "load wider than what is stored",
            Kept::Endianness => "narrow load on a big-endian host",
            Kept::AsmType => "assembly output of another type",
            Kept::Parameter => "receives a parameter",
            Kept::NoVisibleStore => "receives a parameter without a visible store",
            Kept::ReturnsTwice => "returns twice",
            Kept::PhiCost => "too many copies",
        }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kept::Escapes(how) => write!(f, "{} ({how})", self.text()),
            _ => f.write_str(self.text()),
        }
    }
}

impl fmt::Display for Escape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Escape {
    /// The use as a phrase in parentheses after the instruction.
    pub const fn text(self) -> &'static str {
        match self {
            Escape::CallArgument => "call argument",
            Escape::Stored => "stored",
            Escape::Compared => "compared",
            Escape::Selected => "selected",
            Escape::Merged => "merged by a phi",
            Escape::Offset => "address computation",
            Escape::AsmInput => "assembly input",
            Escape::AsmMemory => "assembly memory operand",
            Escape::Terminator => "terminator",
            Escape::BlockOperation => "block operation",
            Escape::Converted => "converted",
            Escape::Alias => "another name",
            Escape::Atomic => "atomic access",
            Escape::Other => "other use",
        }
    }
}

/// The outcome for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// It is promoted.
    Promoted {
        /// The phis that remain of it.
        phis: u32,
    },
    /// It stays in memory.
    Kept {
        /// Why.
        reason: Kept,
        /// The instruction at fault, if it is one instruction's.
        inst: Option<Inst>,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Promoted { phis: 1 } => f.write_str("promoted: 1 phi"),
            Outcome::Promoted { phis } => write!(f, "promoted: {phis} phis"),
            Outcome::Kept { reason, inst } => {
                let how = if let Kept::Escapes(how) = reason { Some(how) } else { None };
                write_kept(f, reason.text(), inst, how)
            }
        }
    }
}
