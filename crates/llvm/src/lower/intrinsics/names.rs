//! The intrinsics by name.

use sheave_ir::{IntrinsicOp, Type};

use super::constrained::Constrained;
use crate::lower::sse::Sse;

/// What lowers an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    /// Nothing: it does nothing and has no value.
    Ignored,
    /// Nothing: its value is its first operand.
    Unchanged,
    /// An intrinsic of the IR with so many operands, and the type of its result.
    Direct((IntrinsicOp, usize, Option<Type>)),
    /// A case of its own.
    Single,
    Memory,
    Overflow,
    Integer,
    /// One value of all lanes of a vector.
    Reduction,
    /// A float operation; the name of the routine in the C library for doubles, where one does the same.
    Float(Option<&'static str>),
    Sse(Sse),
    Constrained(Constrained),
    Unknown,
}

/// Declares the intrinsics: name without `llvm.`, variant, family.
macro_rules! intrinsics {
    ($($name:literal => $variant:ident: $family:ident$(($routine:expr))?,)*) => {
        /// An intrinsic.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Intrinsic { $($variant,)* Sse(Sse), Constrained(Constrained), Unknown }

        /// Names without `llvm.`, and what they mean.
        const NAMES: &[(&str, Intrinsic)] = &[$(($name, Intrinsic::$variant),)*];

        impl Intrinsic {
            pub(super) fn family(self) -> Family {
                match self {
                    $(Intrinsic::$variant => Family::$family$(($routine))?,)*
                    Intrinsic::Sse(sse) => Family::Sse(sse),
                    Intrinsic::Constrained(op) => Family::Constrained(op),
                    Intrinsic::Unknown => Family::Unknown,
                }
            }
        }
    };
}

intrinsics! {
    "dbg" => Dbg: Ignored,
    "lifetime.start" => LifetimeStart: Single,
    "lifetime.end" => LifetimeEnd: Single,
    "invariant.end" => InvariantEnd: Ignored,
    "assume" => Assume: Ignored,
    "donothing" => DoNothing: Ignored,
    "sideeffect" => SideEffect: Ignored,
    "var.annotation" => VarAnnotation: Ignored,
    "experimental.noalias.scope.decl" => NoAliasScope: Ignored,
    "pseudoprobe" => PseudoProbe: Ignored,
    "fake.use" => FakeUse: Ignored,
    "va_end" => VaEnd: Ignored,
    "clear_cache" => ClearCache: Ignored,
    "invariant.start" => InvariantStart: Single,
    "launder.invariant.group" => Launder: Unchanged,
    "strip.invariant.group" => Strip: Unchanged,
    "expect" => Expect: Unchanged,
    "expect.with.probability" => ExpectWithProbability: Unchanged,
    "annotation" => Annotation: Unchanged,
    "ptr.annotation" => PtrAnnotation: Unchanged,
    "ssa.copy" => SsaCopy: Unchanged,
    "arithmetic.fence" => ArithmeticFence: Unchanged,
    "canonicalize" => Canonicalize: Unchanged,
    "threadlocal.address" => ThreadLocalAddress: Unchanged,
    "preserve.static.offset" => PreserveStaticOffset: Unchanged,
    "objectsize" => ObjectSize: Single,
    "is.constant" => IsConstant: Single,
    "allow.runtime.check" => AllowRuntimeCheck: Single,
    "allow.ubsan.check" => AllowUbsanCheck: Single,
    "get.rounding" => GetRounding: Single,
    "flt.rounds" => FltRounds: Single,
    "set.rounding" => SetRounding: Single,
    "eh.typeid.for" => TypeIdFor: Single,
    "memcpy" => Memcpy: Memory,
    "memcpy.inline" => MemcpyInline: Memory,
    "memmove" => Memmove: Memory,
    "memset" => Memset: Memory,
    "memset.inline" => MemsetInline: Memory,
    "trap" => Trap: Direct((IntrinsicOp::Trap, 0, None)),
    "ubsantrap" => UbsanTrap: Direct((IntrinsicOp::Trap, 0, None)),
    "debugtrap" => DebugTrap: Direct((IntrinsicOp::DebugTrap, 0, None)),
    "va_start" => VaStart: Direct((IntrinsicOp::VaStart, 1, None)),
    "va_copy" => VaCopy: Direct((IntrinsicOp::VaCopy, 2, None)),
    "stacksave" => StackSave: Direct((IntrinsicOp::StackSave, 0, Some(Type::Ptr))),
    "stackrestore" => StackRestore: Direct((IntrinsicOp::StackRestore, 1, None)),
    "frameaddress" => FrameAddress: Single,
    "returnaddress" => ReturnAddress: Single,
    "thread.pointer" => ThreadPointer: Direct((IntrinsicOp::ThreadPointer, 0, Some(Type::Ptr))),
    "readcyclecounter" => ReadCycleCounter: Direct((IntrinsicOp::CycleCounter, 0, Some(Type::I64))),
    "x86.rdtsc" => Rdtsc: Direct((IntrinsicOp::CycleCounter, 0, Some(Type::I64))),
    "x86.addcarry" => AddCarry: Single,
    "x86.subborrow" => SubBorrow: Single,
    "x86.sse2.pause" => Pause: Direct((IntrinsicOp::Pause, 0, None)),
    "x86.sse2.mfence" => Mfence: Single,
    "x86.sse2.lfence" => Lfence: Single,
    "x86.sse.sfence" => Sfence: Single,
    "prefetch" => Prefetch: Direct((IntrinsicOp::Prefetch, 1, None)),
    "eh.sjlj.setjmp" => SetJmp: Direct((IntrinsicOp::SetJmp, 1, Some(Type::I32))),
    "eh.sjlj.longjmp" => LongJmp: Direct((IntrinsicOp::LongJmp, 1, None)),
    "ctpop" => Ctpop: Integer,
    "ctlz" => Ctlz: Integer,
    "cttz" => Cttz: Integer,
    "bswap" => Bswap: Integer,
    "bitreverse" => BitReverse: Integer,
    "fshl" => Fshl: Integer,
    "fshr" => Fshr: Integer,
    "abs" => Abs: Integer,
    "smin" => Smin: Integer,
    "smax" => Smax: Integer,
    "umin" => Umin: Integer,
    "umax" => Umax: Integer,
    "scmp" => Scmp: Integer,
    "ucmp" => Ucmp: Integer,
    "sadd.with.overflow" => SaddOverflow: Overflow,
    "uadd.with.overflow" => UaddOverflow: Overflow,
    "ssub.with.overflow" => SsubOverflow: Overflow,
    "usub.with.overflow" => UsubOverflow: Overflow,
    "smul.with.overflow" => SmulOverflow: Overflow,
    "umul.with.overflow" => UmulOverflow: Overflow,
    "sadd.sat" => SaddSat: Integer,
    "uadd.sat" => UaddSat: Integer,
    "ssub.sat" => SsubSat: Integer,
    "usub.sat" => UsubSat: Integer,
    "sshl.sat" => SshlSat: Integer,
    "ushl.sat" => UshlSat: Integer,
    "fabs" => Fabs: Float(None),
    "sqrt" => Sqrt: Float(None),
    "copysign" => Copysign: Float(Some("copysign")),
    "floor" => Floor: Float(Some("floor")),
    "ceil" => Ceil: Float(Some("ceil")),
    "trunc" => Ftrunc: Float(Some("trunc")),
    "rint" => Rint: Float(Some("rint")),
    "nearbyint" => NearbyInt: Float(Some("nearbyint")),
    "roundeven" => RoundEven: Float(Some("roundeven")),
    "round" => Round: Float(Some("round")),
    "lround" => Lround: Float(Some("lround")),
    "llround" => Llround: Float(Some("llround")),
    "lrint" => Lrint: Float(Some("lrint")),
    "llrint" => Llrint: Float(Some("llrint")),
    "fma" => Fma: Float(Some("fma")),
    "fmuladd" => FmulAdd: Float(None),
    "minnum" => Minnum: Float(Some("fmin")),
    "maxnum" => Maxnum: Float(Some("fmax")),
    "minimumnum" => MinimumNum: Float(Some("fmin")),
    "maximumnum" => MaximumNum: Float(Some("fmax")),
    "minimum" => Minimum: Float(None),
    "maximum" => Maximum: Float(None),
    "is.fpclass" => IsFpClass: Float(None),
    "fptosi.sat" => FpToSiSat: Float(None),
    "fptoui.sat" => FpToUiSat: Float(None),
    "convert.to.fp16" => ToFp16: Float(None),
    "convert.from.fp16" => FromFp16: Float(None),
    "powi" => Powi: Float(None),
    "ldexp" => Ldexp: Float(Some("ldexp")),
    "sin" => Sin: Float(Some("sin")),
    "cos" => Cos: Float(Some("cos")),
    "tan" => Tan: Float(Some("tan")),
    "asin" => Asin: Float(Some("asin")),
    "acos" => Acos: Float(Some("acos")),
    "atan" => Atan: Float(Some("atan")),
    "atan2" => Atan2: Float(Some("atan2")),
    "sinh" => Sinh: Float(Some("sinh")),
    "cosh" => Cosh: Float(Some("cosh")),
    "tanh" => Tanh: Float(Some("tanh")),
    "exp" => Exp: Float(Some("exp")),
    "exp2" => Exp2: Float(Some("exp2")),
    "exp10" => Exp10: Float(Some("exp10")),
    "log" => Log: Float(Some("log")),
    "log2" => Log2: Float(Some("log2")),
    "log10" => Log10: Float(Some("log10")),
    "pow" => Pow: Float(Some("pow")),
    "ptrmask" => PtrMask: Single,
    "load.relative" => LoadRelative: Single,
    "vector.reduce.add" => ReduceAdd: Reduction,
    "vector.reduce.mul" => ReduceMul: Reduction,
    "vector.reduce.and" => ReduceAnd: Reduction,
    "vector.reduce.or" => ReduceOr: Reduction,
    "experimental.cttz.elts" => CttzElts: Reduction,
    "vector.reduce.xor" => ReduceXor: Reduction,
    "vector.reduce.smin" => ReduceSmin: Reduction,
    "vector.reduce.smax" => ReduceSmax: Reduction,
    "vector.reduce.umin" => ReduceUmin: Reduction,
    "vector.reduce.umax" => ReduceUmax: Reduction,
    "vector.reduce.fadd" => ReduceFadd: Reduction,
    "vector.reduce.fmul" => ReduceFmul: Reduction,
    "vector.reduce.fmin" => ReduceFmin: Reduction,
    "vector.reduce.fmax" => ReduceFmax: Reduction,
}

impl Intrinsic {
    /// The intrinsic with this name: the longest that is the name itself or followed by a dot.
    pub(crate) fn of_name(name: &str) -> Intrinsic {
        let name = name.strip_prefix("llvm.").unwrap_or(name);
        if let Some(sse) = name.strip_prefix("x86.").and_then(Sse::of_name) {
            return Intrinsic::Sse(sse);
        }
        if let Some(rest) = name.strip_prefix("experimental.constrained.") {
            return Constrained::of_name(rest).map_or(Intrinsic::Unknown, Intrinsic::Constrained);
        }
        let fits = |known: &str| match name.strip_prefix(known) {
            Some(rest) => rest.is_empty() || rest.starts_with('.'),
            None => false,
        };
        let first = name.as_bytes().first();
        let candidates = NAMES.iter().filter(|(known, _)| known.as_bytes().first() == first);
        let best = candidates.filter(|(known, _)| fits(known)).max_by_key(|(known, _)| known.len());
        best.map_or(Intrinsic::Unknown, |&(_, intrinsic)| intrinsic)
    }

    /// True for those that do nothing and have no value: their operands need not even be read.
    pub(crate) fn is_ignored(self) -> bool {
        self.family() == Family::Ignored
    }

    /// True for those that work lane by lane on vectors.
    pub(super) fn is_elementwise(self) -> bool {
        !matches!(self.family(), Family::Unknown | Family::Reduction)
    }

    /// The name in the C library, for doubles.
    pub(super) fn library_name(self) -> Option<&'static str> {
        match self.family() {
            Family::Float(name) => name,
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Intrinsic;

    #[test]
    fn names_lose_their_type_suffixes() {
        assert_eq!(Intrinsic::of_name("llvm.memcpy.p0i8.p0i8.i64"), Intrinsic::Memcpy);
        assert_eq!(Intrinsic::of_name("llvm.memcpy.inline.p0.p0.i64"), Intrinsic::MemcpyInline);
        assert_eq!(Intrinsic::of_name("llvm.sadd.with.overflow.i32"), Intrinsic::SaddOverflow);
        assert_eq!(Intrinsic::of_name("llvm.trap"), Intrinsic::Trap);
        assert_eq!(Intrinsic::of_name("llvm.trunc.f64"), Intrinsic::Ftrunc);
        assert_eq!(Intrinsic::of_name("llvm.expect.with.probability.i64"), Intrinsic::ExpectWithProbability);
        assert_eq!(Intrinsic::of_name("llvm.memcpyx"), Intrinsic::Unknown);
        assert_eq!(Intrinsic::of_name("llvm.dbg.declare"), Intrinsic::Dbg);
    }
}
