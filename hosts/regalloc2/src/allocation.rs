//! Location of an operand: a register or a spill slot.

use crate::PReg;
use core::fmt;
#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

/// A spill slot in the frame, counted in the units of [`crate::Function::spillslot_size`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct SpillSlot {
    bits: u32,
}

impl SpillSlot {
    /// The highest index.
    pub const MAX: usize = (1 << 24) - 1;

    /// Slot number `slot`.
    #[inline]
    pub fn new(slot: usize) -> Self {
        debug_assert!(slot <= Self::MAX);
        SpillSlot { bits: slot as u32 }
    }

    /// The number.
    #[inline]
    pub fn index(self) -> usize {
        (self.bits as usize) & Self::MAX
    }

    /// The slot `offset` further on.
    #[inline]
    pub fn plus(self, offset: usize) -> Self {
        SpillSlot::new(self.index() + offset)
    }

    /// The reserved invalid value.
    #[inline]
    pub fn invalid() -> Self {
        SpillSlot { bits: u32::MAX }
    }

    /// Whether it is the invalid value.
    #[inline]
    pub fn is_invalid(self) -> bool {
        self.bits == u32::MAX
    }

    /// Whether it is one.
    #[inline]
    pub fn is_valid(self) -> bool {
        !self.is_invalid()
    }
}

impl fmt::Display for SpillSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stack{}", self.index())
    }
}

/// The kind of an [`Allocation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum AllocationKind {
    /// No location.
    None = 0,
    /// A register.
    Reg = 1,
    /// A spill slot.
    Stack = 2,
}

/// Location of an operand, in 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct Allocation {
    /// The kind in the upper three bits, then the index of register or slot.
    bits: u32,
}

/// The position of the kind.
const KIND: u32 = 29;
/// The bits of the index.
const INDEX: u32 = (1 << 28) - 1;

impl Allocation {
    const fn new(kind: AllocationKind, index: usize) -> Allocation {
        debug_assert!(index as u32 <= INDEX);
        Allocation { bits: (kind as u32) << KIND | index as u32 }
    }

    /// No location.
    #[inline]
    pub fn none() -> Allocation {
        Allocation::new(AllocationKind::None, 0)
    }

    /// In a register.
    #[inline]
    pub fn reg(preg: PReg) -> Allocation {
        Allocation::new(AllocationKind::Reg, preg.index())
    }

    /// In a spill slot.
    #[inline]
    pub fn stack(slot: SpillSlot) -> Allocation {
        Allocation::new(AllocationKind::Stack, slot.index())
    }

    /// The kind of location.
    #[inline]
    pub fn kind(self) -> AllocationKind {
        match self.bits >> KIND {
            0 => AllocationKind::None,
            1 => AllocationKind::Reg,
            _ => AllocationKind::Stack,
        }
    }

    /// Whether there is no location.
    #[inline]
    pub fn is_none(self) -> bool {
        self.kind() == AllocationKind::None
    }

    /// Whether it is a register or slot.
    #[inline]
    pub fn is_some(self) -> bool {
        self.kind() != AllocationKind::None
    }

    /// Whether it is a register.
    #[inline]
    pub fn is_reg(self) -> bool {
        self.kind() == AllocationKind::Reg
    }

    /// Whether it is a slot.
    #[inline]
    pub fn is_stack(self) -> bool {
        self.kind() == AllocationKind::Stack
    }

    /// The index of the register or slot.
    #[inline]
    pub fn index(self) -> usize {
        (self.bits & INDEX) as usize
    }

    /// The register, if it is one.
    #[inline]
    pub fn as_reg(self) -> Option<PReg> {
        self.is_reg().then(|| PReg::from_index(self.index()))
    }

    /// The slot, if it is one.
    #[inline]
    pub fn as_stack(self) -> Option<SpillSlot> {
        self.is_stack().then(|| SpillSlot { bits: self.index() as u32 })
    }

    /// All of it as one number.
    #[inline]
    pub fn bits(self) -> u32 {
        self.bits
    }

    /// The allocation with the given [`Allocation::bits`].
    #[inline]
    pub fn from_bits(bits: u32) -> Self {
        debug_assert!(bits >> KIND <= AllocationKind::Stack as u32);
        Self { bits }
    }
}

impl fmt::Debug for Allocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Allocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.as_reg(), self.as_stack()) {
            (Some(reg), _) => write!(f, "{reg}"),
            (_, Some(slot)) => write!(f, "{slot}"),
            _ => f.write_str("none"),
        }
    }
}
