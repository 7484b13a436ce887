//! The outcome for each slot, as a small code that is rendered on demand.

use core::fmt;

use crate::Inst;
use crate::choices::reasons;
use crate::host::Escape;

reasons! {
    /// Why a slot stays in memory.
    pub enum Kept {
        /// An access has more bytes than [`Options::max_value_bytes`](super::Options::max_value_bytes).
        TooLarge = "access wider than a value may be",
        /// An access has a type without bytes.
        NoBytes = "access of no bytes",
        /// An access reaches beyond the slot.
        Outside = "access beyond the slot",
        /// It is accessed as an [opaque](crate::Type::opaque) type and as another.
        Opaque = "accesses of types that are not converted",
        /// The size or the number of instances is known at run time only.
        Dynamic = "size known at run time only",
        /// The slot is volatile.
        Volatile = "volatile",
        /// An access is volatile.
        VolatileAccess = "volatile access",
        /// The address is used otherwise than for a load or store.
        Escapes(Escape) = "address escapes",
        /// Two accesses do not start at the same byte.
        Offset = "accesses at different offsets",
        /// A store writes a part of the bytes of another store or a load.
        PartialWrite = "partial write",
        /// A load reads more bytes than are stored.
        Wider = "load wider than what is stored",
        /// A load narrower than the slot, on a host that is not little-endian.
        Endianness = "narrow load on a big-endian host",
        /// Inline assembly defines the slot as another type than its own.
        AsmType = "assembly output of another type",
        /// The slot receives a parameter and parameters are left alone.
        Parameter = "receives a parameter",
        /// The slot receives a parameter, and there is no visible store of its value.
        NoVisibleStore = "receives a parameter without a visible store",
        /// The slot is live across a call that returns twice, and stored to after it.
        ReturnsTwice = "returns twice",
        /// Its phis would cause too many copies.
        PhiCost = "too many copies",
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
                f.write_str("kept: ")?;
                reason.write(f, inst)
            }
        }
    }
}
