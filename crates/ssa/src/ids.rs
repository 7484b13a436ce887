//! The references that host and plan exchange: plain 32-bit numbers of our own.
//!
//! They are deliberately not `cranelift_entity` types: a host built on another version of that crate could
//! not implement our traits then. A host numbers its blocks, values, slots and instructions densely from zero
//! (gaps are allowed, but side tables are as long as the bound the host states).

use core::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
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

        impl crate::map::Key for $name {
            #[inline]
            fn of_index(index: usize) -> Self {
                $name::new(index)
            }

            #[inline]
            fn as_index(self) -> usize {
                self.index()
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
    /// A mutable variable of the host.
    Var = "var";
    /// The dense number of an edge in a [`Graph`](crate::Graph).
    EdgeId = "edge";
    /// A loop, numbered so that an outer loop comes after the loops inside it.
    LoopId = "loop";
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
#[non_exhaustive]
pub enum RegClass {
    /// General-purpose registers.
    Int,
    /// Floating-point and vector registers.
    Float,
    /// Registers for values of opaque types.
    Other,
}

/// The meaning of the bits of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Kind {
    /// An integer.
    Int,
    /// An address.
    Pointer,
    /// A floating-point number.
    Float,
    /// Any other contents of a vector register.
    Vector,
    /// A type of the host that is never converted: see [`Type::opaque`].
    Opaque,
}

/// The type of a value as far as SSA construction cares: its kind and its size in bytes.
///
/// ```
/// use sheave_ssa::{Kind, Type};
///
/// assert_eq!(Type::int(4).to_string(), "i32");
/// assert_eq!((Type::float(8).kind(), Type::float(8).bytes()), (Kind::Float, 8));
/// // Sixteen bytes that the host calls its third kind of vector.
/// assert_eq!(Type::opaque(3, 16).to_string(), "opaque3x128");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Type(pub(crate) u32);

impl Type {
    /// The bit that no type has.
    pub(crate) const FREE_BIT: u32 = 1 << 31;
    /// A type that no host can make.
    pub(crate) const UNKNOWN: Type = Type(15 << 16);

    /// The type of this `kind` with this many `bytes`.
    #[inline]
    pub const fn new(kind: Kind, bytes: u16) -> Self {
        Type((kind as u32) << 16 | bytes as u32)
    }

    /// An integer of `bytes` bytes.
    #[inline]
    pub const fn int(bytes: u16) -> Self {
        Type::new(Kind::Int, bytes)
    }

    /// A floating-point number of `bytes` bytes.
    #[inline]
    pub const fn float(bytes: u16) -> Self {
        Type::new(Kind::Float, bytes)
    }

    /// An address of `bytes` bytes.
    #[inline]
    pub const fn pointer(bytes: u16) -> Self {
        Type::new(Kind::Pointer, bytes)
    }

    /// A type of the host, with the host's number `class`: a value of it is stored and loaded, but no plan
    /// converts from or to it. A slot that is accessed as this and as another type stays in memory.
    #[inline]
    pub const fn opaque(class: u8, bytes: u16) -> Self {
        Type((Kind::Opaque as u32 | (class as u32) << 4) << 16 | bytes as u32)
    }

    /// The meaning of the bits.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 >> 16 & 15 {
            0 => Kind::Int,
            1 => Kind::Pointer,
            2 => Kind::Float,
            3 => Kind::Vector,
            _ => Kind::Opaque,
        }
    }

    #[inline]
    pub(crate) const fn is_opaque(self) -> bool {
        self.0 >> 16 & 15 == Kind::Opaque as u32
    }

    /// The host's number for an [`opaque`](Type::opaque) type; zero for others.
    #[inline]
    pub const fn opaque_class(self) -> u8 {
        (self.0 >> 20) as u8
    }

    /// Size in bytes.
    #[inline]
    pub const fn bytes(self) -> u32 {
        self.0 & 0xffff
    }

    /// The register class that holds such a value.
    #[inline]
    pub const fn class(self) -> RegClass {
        match self.kind() {
            Kind::Int | Kind::Pointer => RegClass::Int,
            Kind::Float | Kind::Vector => RegClass::Float,
            Kind::Opaque => RegClass::Other,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.bytes() * 8;
        match self.kind() {
            Kind::Int => write!(f, "i{bits}"),
            Kind::Pointer => write!(f, "ptr{bits}"),
            Kind::Float => write!(f, "f{bits}"),
            Kind::Vector => write!(f, "v{bits}"),
            Kind::Opaque => write!(f, "opaque{}x{bits}", self.opaque_class()),
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
