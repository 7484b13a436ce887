//! The references that host and plan exchange: plain 32-bit numbers of our own.
//!
//! They are deliberately not `cranelift_entity` types: a host built on another version of that crate could
//! not implement our traits then. A host numbers its blocks, values, slots and instructions densely from zero
//! (gaps are allowed, but side tables are as long as the bound the host states).

use core::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(transparent)]
        pub struct $name(pub u32);

        impl $name {
            /// The reference with number `index`, which must be below 2³² - 1.
            #[inline]
            pub const fn new(index: usize) -> Self {
                $name(index as u32)
            }

            /// The number, for use as an index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    )*};
}

ids! {
    /// A basic block of the host.
    Block = "block";
    /// A value of the host: anything with one definition, constants and parameters included.
    Value = "v";
    /// A stack slot of the host.
    Slot = "slot";
    /// An instruction of the host, terminators included.
    Inst = "inst";
}

/// One occurrence of a successor: the `index`-th of the block `from`. A `switch` may reach one block by
/// several edges.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edge {
    /// The block that is left.
    pub from: Block,
    /// The position among its successors.
    pub index: u32,
}

impl Edge {
    /// The `index`-th edge out of `from`.
    #[inline]
    pub const fn new(from: Block, index: u32) -> Self {
        Edge { from, index }
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.from, self.index)
    }
}

impl fmt::Debug for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The register class of a value: copies never cross from one to the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum RegClass {
    /// General-purpose registers.
    Int,
    /// Floating-point and vector registers.
    Float,
}

/// What the bits of a value mean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Kind {
    /// An integer.
    Int,
    /// An address.
    Pointer,
    /// A floating-point number.
    Float,
    /// Anything else that lives in a vector register.
    Vector,
}

/// The type of a value as far as SSA construction cares: what the bits mean and how many bytes they fill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Type(u16);

impl Type {
    /// Two types that no host can make, for internal marks.
    pub(crate) const RESERVED_A: Type = Type(0xffff);
    pub(crate) const RESERVED_B: Type = Type(0xfffe);

    /// The type of this `kind` with this many `bytes`.
    #[inline]
    pub const fn new(kind: Kind, bytes: u8) -> Self {
        Type((kind as u16) << 8 | bytes as u16)
    }

    /// An integer of `bytes` bytes.
    #[inline]
    pub const fn int(bytes: u8) -> Self {
        Type::new(Kind::Int, bytes)
    }

    /// A floating-point number of `bytes` bytes.
    #[inline]
    pub const fn float(bytes: u8) -> Self {
        Type::new(Kind::Float, bytes)
    }

    /// An address of `bytes` bytes.
    #[inline]
    pub const fn pointer(bytes: u8) -> Self {
        Type::new(Kind::Pointer, bytes)
    }

    /// What the bits mean.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 >> 8 {
            0 => Kind::Int,
            1 => Kind::Pointer,
            2 => Kind::Float,
            _ => Kind::Vector,
        }
    }

    /// Size in bytes.
    #[inline]
    pub const fn bytes(self) -> u32 {
        (self.0 & 0xff) as u32
    }

    /// The register class that holds such a value.
    #[inline]
    pub const fn class(self) -> RegClass {
        if self.0 < (Kind::Float as u16) << 8 { RegClass::Int } else { RegClass::Float }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Int => write!(f, "i{}", self.bytes() * 8),
            Kind::Pointer => write!(f, "ptr{}", self.bytes() * 8),
            Kind::Float => write!(f, "f{}", self.bytes() * 8),
            Kind::Vector => write!(f, "v{}", self.bytes() * 8),
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
