//! Operands: the value, the kind and position of its access, and the constraint on its location.

use crate::{PReg, RegClass, VReg};
use core::fmt;
#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

/// Constraint on the location of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum OperandConstraint {
    /// In a register or on the stack.
    Any,
    /// In a register.
    Reg,
    /// On the stack.
    Stack,
    /// In this register.
    FixedReg(PReg),
    /// For a definition: in the register of the use with this index among the instruction's operands.
    Reuse(usize),
    /// In a register with a number below this one, which is a power of two.
    Limit(usize),
}

impl fmt::Display for OperandConstraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Reg => f.write_str("reg"),
            Self::Stack => f.write_str("stack"),
            Self::FixedReg(reg) => write!(f, "fixed({reg})"),
            Self::Reuse(index) => write!(f, "reuse({index})"),
            Self::Limit(max) => write!(f, "limit(0..={})", max - 1),
        }
    }
}

/// Whether an operand writes or reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum OperandKind {
    /// It writes its value.
    Def = 0,
    /// It reads its value.
    Use = 1,
}

/// When an operand is read or written: before the instruction takes effect or afterwards. An early
/// definition shares no register with a use; a late use shares none with a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum OperandPos {
    /// Before: the ordinary moment of uses.
    Early = 0,
    /// Afterwards: the ordinary moment of definitions.
    Late = 1,
}

/// An operand of an instruction, in 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct Operand {
    /// From the lowest bit on: 32 for the number of the value, 2 for the class, 1 for the position, 1 for the
    /// kind, 7 for the constraint. The highest bit set in the constraint selects its kind, those below it are
    /// its argument: a register, an index, the logarithm of a limit; below these are the three constraints
    /// without argument.
    bits: u64,
}

const CLASS: u32 = 32;
const POS: u32 = 34;
const KIND: u32 = 35;
const CONSTRAINT: u32 = 36;
const FIXED: u64 = 1 << 6;
const REUSE: u64 = 1 << 5;
const LIMIT: u64 = 1 << 4;

impl Operand {
    /// An operand from its parts.
    ///
    /// # Panics
    /// If a limit is not a power of two, or above the number of registers of a class.
    #[inline]
    pub fn new(vreg: VReg, constraint: OperandConstraint, kind: OperandKind, pos: OperandPos) -> Self {
        let constraint = match constraint {
            OperandConstraint::Any => 0,
            OperandConstraint::Reg => 1,
            OperandConstraint::Stack => 2,
            OperandConstraint::FixedReg(reg) => {
                debug_assert_eq!(reg.class(), vreg.class());
                FIXED | reg.hw_enc() as u64
            }
            OperandConstraint::Reuse(index) => {
                debug_assert!(index < 32);
                REUSE | index as u64
            }
            OperandConstraint::Limit(max) => {
                assert!(max.is_power_of_two() && max <= PReg::MAX + 1, "{max} is no limit of registers");
                LIMIT | u64::from(max.trailing_zeros())
            }
        };
        let bits = vreg.vreg() as u64
            | (vreg.class() as u64) << CLASS
            | (pos as u64) << POS
            | (kind as u64) << KIND
            | constraint << CONSTRAINT;
        Operand { bits }
    }

    /// A use in a register, early.
    #[inline]
    pub fn reg_use(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Use, OperandPos::Early)
    }

    /// A use in a register, late.
    #[inline]
    pub fn reg_use_at_end(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Use, OperandPos::Late)
    }

    /// A definition in a register, late.
    #[inline]
    pub fn reg_def(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Def, OperandPos::Late)
    }

    /// A definition in a register, early.
    #[inline]
    pub fn reg_def_at_start(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Def, OperandPos::Early)
    }

    /// A register reserved for the length of the instruction: an early definition without uses.
    #[inline]
    pub fn reg_temp(vreg: VReg) -> Self {
        Operand::reg_def_at_start(vreg)
    }

    /// A definition in the register of the use with index `idx`, late.
    #[inline]
    pub fn reg_reuse_def(vreg: VReg, idx: usize) -> Self {
        Operand::new(vreg, OperandConstraint::Reuse(idx), OperandKind::Def, OperandPos::Late)
    }

    /// A use in one register, early.
    #[inline]
    pub fn reg_fixed_use(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Use, OperandPos::Early)
    }

    /// A definition in one register, late.
    #[inline]
    pub fn reg_fixed_def(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Def, OperandPos::Late)
    }

    /// A use in one register, late.
    #[inline]
    pub fn reg_fixed_use_at_end(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Use, OperandPos::Late)
    }

    /// A definition in one register, early.
    #[inline]
    pub fn reg_fixed_def_at_start(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Def, OperandPos::Early)
    }

    /// A use in a register or on the stack, early.
    #[inline]
    pub fn any_use(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Any, OperandKind::Use, OperandPos::Early)
    }

    /// A definition in a register or on the stack, late.
    #[inline]
    pub fn any_def(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Any, OperandKind::Def, OperandPos::Late)
    }

    /// A register that is not allocatable and that the instruction uses with any content. No value belongs to
    /// it.
    #[inline]
    pub fn fixed_nonallocatable(preg: PReg) -> Self {
        Operand::reg_fixed_use(VReg::new(VReg::MAX, preg.class()), preg)
    }

    /// The value.
    #[inline]
    pub fn vreg(self) -> VReg {
        VReg::new((self.bits as u32) as usize, self.class())
    }

    /// The class of the value.
    #[inline]
    pub fn class(self) -> RegClass {
        RegClass::of_bits((self.bits >> CLASS) as u32)
    }

    /// Whether it writes or reads.
    #[inline]
    pub fn kind(self) -> OperandKind {
        if self.bits >> KIND & 1 == 0 { OperandKind::Def } else { OperandKind::Use }
    }

    /// When.
    #[inline]
    pub fn pos(self) -> OperandPos {
        if self.bits >> POS & 1 == 0 { OperandPos::Early } else { OperandPos::Late }
    }

    /// The constraint.
    ///
    /// # Panics
    /// If the operand was made from invalid bits.
    #[inline]
    pub fn constraint(self) -> OperandConstraint {
        let bits = self.bits >> CONSTRAINT;
        if bits & FIXED != 0 {
            OperandConstraint::FixedReg(PReg::new((bits & (FIXED - 1)) as usize, self.class()))
        } else if bits & REUSE != 0 {
            OperandConstraint::Reuse((bits & (REUSE - 1)) as usize)
        } else if bits & LIMIT != 0 {
            OperandConstraint::Limit(1 << (bits & (LIMIT - 1)))
        } else {
            match bits {
                0 => OperandConstraint::Any,
                1 => OperandConstraint::Reg,
                2 => OperandConstraint::Stack,
                _ => unreachable!("no constraint has the number {bits}"),
            }
        }
    }

    /// The register of an operand made by [`Operand::fixed_nonallocatable`].
    #[inline]
    pub fn as_fixed_nonallocatable(self) -> Option<PReg> {
        match self.constraint() {
            OperandConstraint::FixedReg(preg) if self.vreg().vreg() == VReg::MAX => Some(preg),
            _ => None,
        }
    }

    /// All of it as one number.
    #[inline]
    pub fn bits(self) -> u64 {
        self.bits
    }

    /// The operand with the given [`Operand::bits`].
    #[inline]
    pub fn from_bits(bits: u64) -> Self {
        debug_assert_eq!(bits >> 43, 0);
        Operand { bits }
    }
}

impl fmt::Debug for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(reg) = self.as_fixed_nonallocatable() {
            return write!(f, "Fixed: {reg}");
        }
        write!(f, "{:?}", self.kind())?;
        if (self.kind() == OperandKind::Def) != (self.pos() == OperandPos::Late) {
            write!(f, "@{:?}", self.pos())?;
        }
        write!(f, ": {}{} {}", self.vreg(), self.class().letter(), self.constraint())
    }
}
