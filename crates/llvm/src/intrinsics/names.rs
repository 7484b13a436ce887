//! The intrinsics by name.

use super::constrained::Constrained;
use crate::sse::Sse;

/// Declares the intrinsics and their names.
macro_rules! intrinsics {
    ($($name:literal => $variant:ident,)*) => {
        /// An intrinsic.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Intrinsic { $($variant,)* Sse(Sse), Constrained(Constrained), Unknown }

        /// Names without `llvm.`, and what they mean.
        const NAMES: &[(&str, Intrinsic)] = &[$(($name, Intrinsic::$variant),)*];
    };
}

intrinsics! {
    "dbg" => Dbg,
    "lifetime.start" => LifetimeStart,
    "lifetime.end" => LifetimeEnd,
    "invariant.end" => InvariantEnd,
    "assume" => Assume,
    "donothing" => DoNothing,
    "sideeffect" => SideEffect,
    "var.annotation" => VarAnnotation,
    "experimental.noalias.scope.decl" => NoAliasScope,
    "pseudoprobe" => PseudoProbe,
    "fake.use" => FakeUse,
    "va_end" => VaEnd,
    "clear_cache" => ClearCache,
    "invariant.start" => InvariantStart,
    "launder.invariant.group" => Launder,
    "strip.invariant.group" => Strip,
    "expect" => Expect,
    "expect.with.probability" => ExpectWithProbability,
    "annotation" => Annotation,
    "ptr.annotation" => PtrAnnotation,
    "ssa.copy" => SsaCopy,
    "arithmetic.fence" => ArithmeticFence,
    "canonicalize" => Canonicalize,
    "threadlocal.address" => ThreadLocalAddress,
    "preserve.static.offset" => PreserveStaticOffset,
    "objectsize" => ObjectSize,
    "is.constant" => IsConstant,
    "allow.runtime.check" => AllowRuntimeCheck,
    "allow.ubsan.check" => AllowUbsanCheck,
    "get.rounding" => GetRounding,
    "flt.rounds" => FltRounds,
    "set.rounding" => SetRounding,
    "eh.typeid.for" => TypeIdFor,
    "memcpy" => Memcpy,
    "memcpy.inline" => MemcpyInline,
    "memmove" => Memmove,
    "memset" => Memset,
    "memset.inline" => MemsetInline,
    "trap" => Trap,
    "ubsantrap" => UbsanTrap,
    "debugtrap" => DebugTrap,
    "va_start" => VaStart,
    "va_copy" => VaCopy,
    "stacksave" => StackSave,
    "stackrestore" => StackRestore,
    "frameaddress" => FrameAddress,
    "returnaddress" => ReturnAddress,
    "thread.pointer" => ThreadPointer,
    "readcyclecounter" => ReadCycleCounter,
    "x86.rdtsc" => Rdtsc,
    "x86.sse2.pause" => Pause,
    "x86.sse2.mfence" => Mfence,
    "x86.sse2.lfence" => Lfence,
    "x86.sse.sfence" => Sfence,
    "prefetch" => Prefetch,
    "eh.sjlj.setjmp" => SetJmp,
    "eh.sjlj.longjmp" => LongJmp,
    "ctpop" => Ctpop,
    "ctlz" => Ctlz,
    "cttz" => Cttz,
    "bswap" => Bswap,
    "bitreverse" => BitReverse,
    "fshl" => Fshl,
    "fshr" => Fshr,
    "abs" => Abs,
    "smin" => Smin,
    "smax" => Smax,
    "umin" => Umin,
    "umax" => Umax,
    "scmp" => Scmp,
    "ucmp" => Ucmp,
    "sadd.with.overflow" => SaddOverflow,
    "uadd.with.overflow" => UaddOverflow,
    "ssub.with.overflow" => SsubOverflow,
    "usub.with.overflow" => UsubOverflow,
    "smul.with.overflow" => SmulOverflow,
    "umul.with.overflow" => UmulOverflow,
    "sadd.sat" => SaddSat,
    "uadd.sat" => UaddSat,
    "ssub.sat" => SsubSat,
    "usub.sat" => UsubSat,
    "sshl.sat" => SshlSat,
    "ushl.sat" => UshlSat,
    "fabs" => Fabs,
    "sqrt" => Sqrt,
    "copysign" => Copysign,
    "floor" => Floor,
    "ceil" => Ceil,
    "trunc" => Ftrunc,
    "rint" => Rint,
    "nearbyint" => NearbyInt,
    "roundeven" => RoundEven,
    "round" => Round,
    "lround" => Lround,
    "llround" => Llround,
    "lrint" => Lrint,
    "llrint" => Llrint,
    "fma" => Fma,
    "fmuladd" => FmulAdd,
    "minnum" => Minnum,
    "maxnum" => Maxnum,
    "minimumnum" => MinimumNum,
    "maximumnum" => MaximumNum,
    "minimum" => Minimum,
    "maximum" => Maximum,
    "is.fpclass" => IsFpClass,
    "fptosi.sat" => FpToSiSat,
    "fptoui.sat" => FpToUiSat,
    "convert.to.fp16" => ToFp16,
    "convert.from.fp16" => FromFp16,
    "powi" => Powi,
    "ldexp" => Ldexp,
    "sin" => Sin,
    "cos" => Cos,
    "tan" => Tan,
    "asin" => Asin,
    "acos" => Acos,
    "atan" => Atan,
    "atan2" => Atan2,
    "sinh" => Sinh,
    "cosh" => Cosh,
    "tanh" => Tanh,
    "exp" => Exp,
    "exp2" => Exp2,
    "exp10" => Exp10,
    "log" => Log,
    "log2" => Log2,
    "log10" => Log10,
    "pow" => Pow,
    "ptrmask" => PtrMask,
    "load.relative" => LoadRelative,
    "vector.reduce.add" => ReduceAdd,
    "vector.reduce.mul" => ReduceMul,
    "vector.reduce.and" => ReduceAnd,
    "vector.reduce.or" => ReduceOr,
    "vector.reduce.xor" => ReduceXor,
    "vector.reduce.smin" => ReduceSmin,
    "vector.reduce.smax" => ReduceSmax,
    "vector.reduce.umin" => ReduceUmin,
    "vector.reduce.umax" => ReduceUmax,
    "vector.reduce.fadd" => ReduceFadd,
    "vector.reduce.fmul" => ReduceFmul,
    "vector.reduce.fmin" => ReduceFmin,
    "vector.reduce.fmax" => ReduceFmax,
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
        use Intrinsic as I;
        matches!(
            self,
            I::Dbg
                | I::LifetimeStart
                | I::LifetimeEnd
                | I::InvariantEnd
                | I::Assume
                | I::DoNothing
                | I::SideEffect
                | I::VarAnnotation
                | I::NoAliasScope
                | I::PseudoProbe
                | I::FakeUse
                | I::VaEnd
                | I::ClearCache
        )
    }

    /// True for those that work lane by lane on vectors.
    pub(super) fn is_elementwise(self) -> bool {
        self != Intrinsic::Unknown && !self.is_reduction()
    }

    /// True for those that make one value of all lanes of a vector.
    pub(super) fn is_reduction(self) -> bool {
        use Intrinsic as I;
        matches!(
            self,
            I::ReduceAdd
                | I::ReduceMul
                | I::ReduceAnd
                | I::ReduceOr
                | I::ReduceXor
                | I::ReduceSmin
                | I::ReduceSmax
                | I::ReduceUmin
                | I::ReduceUmax
                | I::ReduceFadd
                | I::ReduceFmul
                | I::ReduceFmin
                | I::ReduceFmax
        )
    }

    /// The name in the C library, for doubles.
    pub(super) fn library_name(self) -> Option<&'static str> {
        use Intrinsic as I;
        Some(match self {
            I::Round => "round",
            I::Lround => "lround",
            I::Llround => "llround",
            I::Lrint => "lrint",
            I::Llrint => "llrint",
            I::Sin => "sin",
            I::Cos => "cos",
            I::Tan => "tan",
            I::Asin => "asin",
            I::Acos => "acos",
            I::Atan => "atan",
            I::Atan2 => "atan2",
            I::Sinh => "sinh",
            I::Cosh => "cosh",
            I::Tanh => "tanh",
            I::Exp => "exp",
            I::Exp2 => "exp2",
            I::Exp10 => "exp10",
            I::Log => "log",
            I::Log2 => "log2",
            I::Log10 => "log10",
            I::Pow => "pow",
            I::Ldexp => "ldexp",
            I::Floor => "floor",
            I::Ceil => "ceil",
            I::Ftrunc => "trunc",
            I::Rint => "rint",
            I::NearbyInt => "nearbyint",
            I::RoundEven => "roundeven",
            I::Minnum | I::MinimumNum => "fmin",
            I::Maxnum | I::MaximumNum => "fmax",
            I::Copysign => "copysign",
            I::Fma => "fma",
            _ => return None,
        })
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
