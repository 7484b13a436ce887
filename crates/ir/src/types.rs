//! The seven scalar types, in memory and in registers.

named_enum! {
    /// A scalar type. Everything wider or odder is legalised before it reaches this IR.
    #[derive(PartialOrd, Ord)]
    Type {
        /// 8-bit integer; also the type of comparison results (0 or 1).
        I8 = "i8",
        /// 16-bit integer.
        I16 = "i16",
        /// 32-bit integer.
        I32 = "i32",
        /// 64-bit integer.
        I64 = "i64",
        /// IEEE 754 single precision.
        F32 = "f32",
        /// IEEE 754 double precision.
        F64 = "f64",
        /// A 64-bit address.
        Ptr = "ptr",
    }
}

impl Type {
    /// Size in bytes: 1, 2, 4 or 8.
    #[inline]
    pub const fn bytes(self) -> u32 {
        match self {
            Type::I8 => 1,
            Type::I16 => 2,
            Type::I32 | Type::F32 => 4,
            Type::I64 | Type::F64 | Type::Ptr => 8,
        }
    }

    /// Size in bits: 8, 16, 32 or 64.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.bytes() * 8
    }

    /// True for `i8` to `i64`.
    #[inline]
    pub const fn is_int(self) -> bool {
        (self as u8) <= Type::I64 as u8
    }

    /// True for `f32` and `f64`.
    #[inline]
    pub const fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    /// True for types in general-purpose registers: integers and pointers.
    #[inline]
    pub const fn is_int_or_ptr(self) -> bool {
        !self.is_float()
    }

    /// The integer type of `bytes` bytes, if there is one.
    pub const fn int_of_bytes(bytes: u32) -> Option<Type> {
        match bytes {
            1 => Some(Type::I8),
            2 => Some(Type::I16),
            4 => Some(Type::I32),
            8 => Some(Type::I64),
            _ => None,
        }
    }

    /// The bits a value of this type may have set: all ones in its width.
    #[inline]
    pub const fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }
}
