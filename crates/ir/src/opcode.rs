//! The operators that instructions of one shape share, with their names in text.

named_enum! {
    /// One operand, one result.
    UnaryOp {
        /// The operand itself. In copies form the result may be a variable.
        Copy = "copy",
        /// The operand's bits as another type of the same size (also `ptr` to `i64` and back).
        Bitcast = "bitcast",
        /// A wider integer, filled with zeros.
        Zext = "zext",
        /// A wider integer, filled with the sign.
        Sext = "sext",
        /// The low bits as a narrower integer.
        Trunc = "trunc",
        /// Arithmetic negation, wrapping.
        Neg = "neg",
        /// Bitwise complement.
        Not = "not",
        /// Leading zeros; the width for zero.
        Clz = "clz",
        /// Trailing zeros; the width for zero.
        Ctz = "ctz",
        /// Number of ones.
        Popcnt = "popcnt",
        /// Bytes reversed (`i16` and wider).
        Bswap = "bswap",
        /// Bits reversed.
        Bitrev = "bitrev",
        /// Absolute value, wrapping for the most negative integer.
        Iabs = "iabs",
        /// `f32` to `f64`.
        Fpromote = "fpromote",
        /// `f64` to `f32`, rounded to nearest even.
        Fdemote = "fdemote",
        /// Signed integer to float, rounded to nearest even.
        SintToFloat = "sint_to_float",
        /// Unsigned integer to float, rounded to nearest even.
        UintToFloat = "uint_to_float",
        /// Float to signed integer, toward zero; out of range as `cvttss2si`/`cvttsd2si` give it (see
        /// `docs/ir.md`).
        FloatToSint = "float_to_sint",
        /// Float to unsigned integer, toward zero; out of range as the usual x86 sequence gives it (see
        /// `docs/ir.md`).
        FloatToUint = "float_to_uint",
        /// Float to signed integer, clamped; NaN gives zero.
        FloatToSintSat = "float_to_sint_sat",
        /// Float to unsigned integer, clamped; NaN gives zero.
        FloatToUintSat = "float_to_uint_sat",
        /// The sign bit flipped.
        Fneg = "fneg",
        /// The sign bit cleared.
        Fabs = "fabs",
        /// Square root, correctly rounded.
        Sqrt = "sqrt",
        /// The operand, or one arbitrary value if it is poison: the same for all uses.
        Freeze = "freeze",
        /// A float rounded to an integer toward minus infinity.
        Floor = "floor",
        /// A float rounded to an integer toward plus infinity.
        Ceil = "ceil",
        /// A float rounded to an integer toward zero.
        Ftrunc = "ftrunc",
        /// A float rounded to the nearest integer, or the even one; never raises "inexact".
        Nearest = "nearest",
        /// The same as C's `rint` does it: raises "inexact".
        Rint = "rint",
    }
}

named_enum! {
    /// Two operands of one type (exceptions are noted), one result of that type.
    BinaryOp {
        /// Wrapping sum.
        Add = "add",
        /// Wrapping difference.
        Sub = "sub",
        /// Wrapping product.
        Mul = "mul",
        /// Signed quotient toward zero; traps on zero and on overflow.
        Sdiv = "sdiv",
        /// Unsigned quotient; traps on zero.
        Udiv = "udiv",
        /// Signed remainder with the dividend's sign; traps on zero and if `sdiv` overflows.
        Srem = "srem",
        /// Unsigned remainder; traps on zero.
        Urem = "urem",
        /// The high half of the double-width signed product.
        SmulHi = "smul_hi",
        /// The high half of the double-width unsigned product.
        UmulHi = "umul_hi",
        /// Bitwise and.
        And = "and",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// Shift left, amount modulo the width.
        Shl = "shl",
        /// Shift right filling with zeros, amount modulo the width.
        Lshr = "lshr",
        /// Shift right filling with the sign, amount modulo the width.
        Ashr = "ashr",
        /// Rotate left, amount modulo the width.
        Rotl = "rotl",
        /// Rotate right, amount modulo the width.
        Rotr = "rotr",
        /// Signed minimum.
        Smin = "smin",
        /// Signed maximum.
        Smax = "smax",
        /// Unsigned minimum.
        Umin = "umin",
        /// Unsigned maximum.
        Umax = "umax",
        /// `ptr` plus a byte offset of type `i64`.
        PtrAdd = "ptr_add",
        /// Float sum.
        Fadd = "fadd",
        /// Float difference.
        Fsub = "fsub",
        /// Float product.
        Fmul = "fmul",
        /// Float quotient.
        Fdiv = "fdiv",
        /// C's `fmin`: the other operand if one is NaN.
        Fmin = "fmin",
        /// C's `fmax`: the other operand if one is NaN.
        Fmax = "fmax",
        /// The magnitude of the first with the sign of the second.
        Copysign = "copysign",
    }
}

named_enum! {
    /// Two integer operands of one type, two results.
    WideOp {
        /// Sum, and 1 (`i8`) if the signed sum overflows.
        SaddOverflow = "sadd_overflow",
        /// Sum, and 1 (`i8`) if the unsigned sum overflows.
        UaddOverflow = "uadd_overflow",
        /// Difference, and 1 (`i8`) if the signed difference overflows.
        SsubOverflow = "ssub_overflow",
        /// Difference, and 1 (`i8`) if the unsigned difference overflows.
        UsubOverflow = "usub_overflow",
        /// Product, and 1 (`i8`) if the signed product overflows.
        SmulOverflow = "smul_overflow",
        /// Product, and 1 (`i8`) if the unsigned product overflows.
        UmulOverflow = "umul_overflow",
        /// Low and high half of the unsigned product, both of the operands' type.
        UmulWide = "umul_wide",
    }
}

named_enum! {
    /// Three operands, one result.
    TernaryOp {
        /// The second if the first (an integer) is not zero, else the third.
        Select = "select",
        /// The high half of (first : second) shifted left by the third modulo the width.
        Fshl = "fshl",
        /// The low half of (first : second) shifted right by the third modulo the width.
        Fshr = "fshr",
    }
}

named_enum! {
    /// Integer and pointer comparisons.
    IntCC {
        /// Equal.
        Eq = "eq",
        /// Not equal.
        Ne = "ne",
        /// Signed less.
        Slt = "slt",
        /// Signed less or equal.
        Sle = "sle",
        /// Signed greater.
        Sgt = "sgt",
        /// Signed greater or equal.
        Sge = "sge",
        /// Unsigned less.
        Ult = "ult",
        /// Unsigned less or equal.
        Ule = "ule",
        /// Unsigned greater.
        Ugt = "ugt",
        /// Unsigned greater or equal.
        Uge = "uge",
    }
}

impl IntCC {
    /// The negated condition.
    pub const fn inverse(self) -> IntCC {
        match self {
            IntCC::Eq => IntCC::Ne,
            IntCC::Ne => IntCC::Eq,
            IntCC::Slt => IntCC::Sge,
            IntCC::Sle => IntCC::Sgt,
            IntCC::Sgt => IntCC::Sle,
            IntCC::Sge => IntCC::Slt,
            IntCC::Ult => IntCC::Uge,
            IntCC::Ule => IntCC::Ugt,
            IntCC::Ugt => IntCC::Ule,
            IntCC::Uge => IntCC::Ult,
        }
    }

    /// The condition with the operands exchanged.
    pub const fn swapped(self) -> IntCC {
        match self {
            IntCC::Eq | IntCC::Ne => self,
            IntCC::Slt => IntCC::Sgt,
            IntCC::Sle => IntCC::Sge,
            IntCC::Sgt => IntCC::Slt,
            IntCC::Sge => IntCC::Sle,
            IntCC::Ult => IntCC::Ugt,
            IntCC::Ule => IntCC::Uge,
            IntCC::Ugt => IntCC::Ult,
            IntCC::Uge => IntCC::Ule,
        }
    }

    /// The condition with unsigned order in place of signed order: the same if no operand is negative.
    pub const fn unsigned(self) -> IntCC {
        match self {
            IntCC::Slt => IntCC::Ult,
            IntCC::Sle => IntCC::Ule,
            IntCC::Sgt => IntCC::Ugt,
            IntCC::Sge => IntCC::Uge,
            IntCC::Eq | IntCC::Ne | IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge => self,
        }
    }
}

named_enum! {
    /// Float comparisons: ordered ones (`o…`) are false and unordered ones (`u…`) true if an operand is NaN.
    FloatCC {
        /// Never.
        False = "false",
        /// Ordered and equal.
        Oeq = "oeq",
        /// Ordered and greater.
        Ogt = "ogt",
        /// Ordered and greater or equal.
        Oge = "oge",
        /// Ordered and less.
        Olt = "olt",
        /// Ordered and less or equal.
        Ole = "ole",
        /// Ordered and not equal.
        One = "one",
        /// Neither is NaN.
        Ord = "ord",
        /// Unordered or equal.
        Ueq = "ueq",
        /// Unordered or greater.
        Ugt = "ugt",
        /// Unordered or greater or equal.
        Uge = "uge",
        /// Unordered or less.
        Ult = "ult",
        /// Unordered or less or equal.
        Ule = "ule",
        /// Unordered or not equal.
        Une = "une",
        /// One is NaN.
        Uno = "uno",
        /// Always.
        True = "true",
    }
}

named_enum! {
    /// Operations of an atomic read-modify-write; its result is the old content.
    RmwOp {
        /// The operand.
        Xchg = "xchg",
        /// Sum.
        Add = "add",
        /// Difference.
        Sub = "sub",
        /// Bitwise and.
        And = "and",
        /// Complement of the bitwise and.
        Nand = "nand",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// Signed maximum.
        Max = "max",
        /// Signed minimum.
        Min = "min",
        /// Unsigned maximum.
        Umax = "umax",
        /// Unsigned minimum.
        Umin = "umin",
        /// Float sum.
        Fadd = "fadd",
        /// Float difference.
        Fsub = "fsub",
    }
}

named_enum! {
    /// Operations on blocks of memory: destination, source or byte, length (`i64`).
    MemOp {
        /// Copies bytes between blocks that do not overlap (or are the same).
        Copy = "mem_copy",
        /// Copies bytes between blocks that may overlap.
        Move = "mem_move",
        /// Writes the byte (`i8`) everywhere.
        Set = "mem_set",
    }
}

named_enum! {
    /// Intrinsics; operands and results are listed in `docs/ir.md`.
    IntrinsicOp {
        /// Traps.
        Trap = "trap",
        /// Stops in a debugger.
        DebugTrap = "debug_trap",
        /// Initialises the `va_list` at the address.
        VaStart = "va_start",
        /// Copies a `va_list`: destination, source.
        VaCopy = "va_copy",
        /// The stack pointer.
        StackSave = "stack_save",
        /// Frees the dynamic allocations on the stack since the `stack_save` that gave the operand.
        StackRestore = "stack_restore",
        /// The address of the frame (level zero).
        FrameAddress = "frame_address",
        /// The return address (level zero).
        ReturnAddress = "return_address",
        /// The thread pointer.
        ThreadPointer = "thread_pointer",
        /// The time-stamp counter.
        CycleCounter = "cycle_counter",
        /// A hint to a spinning processor.
        Pause = "pause",
        /// A hint that the address will be read soon.
        Prefetch = "prefetch",
        /// Fused multiply-add of three floats, rounded once.
        Fma = "fma",
        /// `__builtin_setjmp`: the buffer's address; gives `i32`. Returns twice.
        SetJmp = "setjmp",
        /// `__builtin_longjmp`: the buffer's address. Does not return.
        LongJmp = "longjmp",
        /// Float sum. This one and the following `strict_` operations obey the rounding mode and raise
        /// exception flags exactly once, in order: to every pass they are effects.
        StrictFadd = "strict_fadd",
        /// Float difference.
        StrictFsub = "strict_fsub",
        /// Float product.
        StrictFmul = "strict_fmul",
        /// Float quotient.
        StrictFdiv = "strict_fdiv",
        /// Square root.
        StrictSqrt = "strict_sqrt",
        /// `f32` to `f64`.
        StrictFpromote = "strict_fpromote",
        /// `f64` to `f32`.
        StrictFdemote = "strict_fdemote",
        /// Signed integer to float.
        StrictSintToFloat = "strict_sint_to_float",
        /// Unsigned integer to float.
        StrictUintToFloat = "strict_uint_to_float",
        /// Float to signed integer, toward zero.
        StrictFloatToSint = "strict_float_to_sint",
        /// Float to unsigned integer, toward zero.
        StrictFloatToUint = "strict_float_to_uint",
        /// Compares two floats: `i8` bits 0 less, 1 equal, 2 greater, 3 unordered; exactly one is set. Only a
        /// signaling NaN raises "invalid".
        StrictFcmp = "strict_fcmp",
        /// The same; every NaN raises "invalid".
        StrictFcmps = "strict_fcmps",
        /// 80-bit float at the first address := `f32` or `f64` operand.
        X87FromFloat = "x87_from_float",
        /// `f32` or `f64` result := 80-bit float at the address.
        X87ToFloat = "x87_to_float",
        /// 80-bit float at the first address := signed integer operand.
        X87FromSint = "x87_from_sint",
        /// 80-bit float at the first address := unsigned integer operand.
        X87FromUint = "x87_from_uint",
        /// Signed integer result := 80-bit float at the address, toward zero.
        X87ToSint = "x87_to_sint",
        /// Unsigned integer result := 80-bit float at the address, toward zero.
        X87ToUint = "x87_to_uint",
        /// First address := second + third (all addresses of 80-bit floats).
        X87Add = "x87_add",
        /// First address := second - third.
        X87Sub = "x87_sub",
        /// First address := second * third.
        X87Mul = "x87_mul",
        /// First address := second / third.
        X87Div = "x87_div",
        /// First address := remainder of second by third, with the sign of the second (`fprem`).
        X87Rem = "x87_rem",
        /// First address := second with its sign flipped.
        X87Neg = "x87_neg",
        /// First address := magnitude of second.
        X87Abs = "x87_abs",
        /// First address := square root of second.
        X87Sqrt = "x87_sqrt",
        /// First address := second rounded to an integer in the current mode (`frndint`).
        X87Rint = "x87_rint",
        /// Copies an 80-bit float: ten bytes, destination then source.
        X87Copy = "x87_copy",
        /// Compares the floats at two addresses: `i8` bits 0 less, 1 equal, 2 greater, 3 unordered; exactly
        /// one is set.
        X87Cmp = "x87_cmp",
        /// The same; every NaN raises "invalid".
        X87Cmps = "x87_cmps",
    }
}
