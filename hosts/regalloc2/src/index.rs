//! Numbers of instructions and blocks.

#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
        pub struct $name(
            /// The number.
            pub u32,
        );

        impl $name {
            /// Number `index`.
            #[inline]
            pub fn new(index: usize) -> Self {
                Self(index as u32)
            }

            /// The number.
            #[inline]
            pub fn index(self) -> usize {
                debug_assert!(self.is_valid());
                self.0 as usize
            }

            /// The number as it is stored.
            #[inline]
            pub fn raw_u32(self) -> u32 {
                self.0
            }

            /// The reserved invalid value.
            #[inline]
            pub fn invalid() -> Self {
                Self(u32::MAX)
            }

            /// Whether it is the invalid value.
            #[inline]
            pub fn is_invalid(self) -> bool {
                self.0 == u32::MAX
            }

            /// Whether it is one.
            #[inline]
            pub fn is_valid(self) -> bool {
                self.0 != u32::MAX
            }

            /// The one after it.
            #[inline]
            pub fn next(self) -> Self {
                debug_assert!(self.is_valid());
                Self(self.0 + 1)
            }

            /// The one before it.
            #[inline]
            pub fn prev(self) -> Self {
                debug_assert!(self.is_valid());
                Self(self.0 - 1)
            }
        }
    };
}

index! {
    /// An instruction of a function.
    Inst
}

index! {
    /// A block of a function.
    Block
}

/// Successive instructions.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct InstRange(Inst, Inst);

impl InstRange {
    /// The instructions from `from` up to, but not with, `to`.
    #[inline]
    pub fn new(from: Inst, to: Inst) -> Self {
        debug_assert!(from.index() <= to.index());
        InstRange(from, to)
    }

    /// The first of them; there is one.
    #[inline]
    pub fn first(self) -> Inst {
        debug_assert!(self.len() > 0);
        self.0
    }

    /// The last of them; there is one.
    #[inline]
    pub fn last(self) -> Inst {
        debug_assert!(self.len() > 0);
        self.1.prev()
    }

    /// All but the first.
    #[inline]
    pub fn rest(self) -> InstRange {
        debug_assert!(self.len() > 0);
        InstRange(self.0.next(), self.1)
    }

    /// How many they are.
    #[expect(clippy::len_without_is_empty, reason = "the interface has none")]
    #[inline]
    pub fn len(self) -> usize {
        self.1.index() - self.0.index()
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Inst> {
        (self.0.0..self.1.0).map(Inst)
    }
}
