//! Definitions that uses read after promotion, in full and packed into a word.

use crate::{Slot, Value};

/// The replacement of a load, and the operand of a phi or a conversion, after promotion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Definition {
    /// A value of the host.
    Value(Value),
    /// The phi with this number in the plan.
    Phi(u32),
    /// The definition by the plan's point with this number.
    Point(u32),
    /// Zero of the slot's type.
    Zero(Slot),
    /// An undefined value of the slot's type.
    Undef(Slot),
}

/// A [`Definition`] in 32 bits: two of tag, and one more that tells zero from undefined.
///
/// A host that rewrites many operands reads these and handles values and phis, which are nearly all, without
/// [`expand`](Def::expand).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(transparent)]
pub struct Def(pub(crate) u32);

impl From<Definition> for Def {
    fn from(definition: Definition) -> Def {
        match definition {
            Definition::Value(value) => Def::value(value),
            Definition::Phi(phi) => Def::phi(phi),
            Definition::Point(point) => Def::point(point),
            Definition::Zero(slot) => Def::zero(slot),
            Definition::Undef(slot) => Def::undef(slot),
        }
    }
}

impl Def {
    const PHI: u32 = 1 << 30;
    const POINT: u32 = 2 << 30;
    const ZERO: u32 = 3 << 30;
    const UNDEF: u32 = 7 << 29;
    /// The bits below the tag of an undefined value.
    pub(crate) const VAR: u32 = (1 << 29) - 1;

    /// No definition: the value is its own definition, or the slot is not promoted.
    pub const NONE: Def = Def(u32::MAX);

    #[inline]
    pub(crate) fn value(value: Value) -> Def {
        Def(value.0)
    }

    #[inline]
    pub(crate) fn phi(index: u32) -> Def {
        Def(Def::PHI | index)
    }

    #[inline]
    pub(crate) fn point(index: u32) -> Def {
        Def(Def::POINT | index)
    }

    #[inline]
    pub(crate) fn zero(slot: Slot) -> Def {
        Def(Def::ZERO | slot.0)
    }

    #[inline]
    pub(crate) fn undef(slot: Slot) -> Def {
        Def(Def::UNDEF | slot.0)
    }

    /// True for [`Definition::Value`].
    #[inline]
    pub fn is_value(self) -> bool {
        self.0 < Def::PHI
    }

    #[inline]
    pub(crate) fn is_undef(self) -> bool {
        self.0 >= Def::UNDEF && self != Def::NONE
    }

    /// The number in [`Definition::Phi`].
    #[inline]
    pub fn as_phi(self) -> Option<u32> {
        (self.0 >> 30 == 1).then_some(self.0 & !(3 << 30))
    }

    /// The number of the host's value, for [`Definition::Value`].
    #[inline]
    pub fn as_value(self) -> Option<Value> {
        self.is_value().then_some(Value(self.0))
    }

    /// The definition in full; `None` for [`Def::NONE`].
    #[inline]
    pub fn expand(self) -> Option<Definition> {
        let low = self.0 & !(3 << 30);
        match self.0 >> 30 {
            0 => Some(Definition::Value(Value(low))),
            1 => Some(Definition::Phi(low)),
            2 => Some(Definition::Point(low)),
            _ if self == Def::NONE => None,
            _ if self.0 < Def::UNDEF => Some(Definition::Zero(Slot(low))),
            _ => Some(Definition::Undef(Slot(low & Def::VAR))),
        }
    }
}
