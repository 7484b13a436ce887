//! The intrinsics by name.

use sheave_ir::{BinaryOp, IntrinsicOp, Type};

use super::constrained::Constrained;
use super::shapes::{OperandType, ResultType};
use crate::lower::sse::Sse;

/// How an intrinsic is lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    /// It does nothing and has no value.
    Ignored,
    /// Its value is its first operand.
    Unchanged,
    /// An intrinsic of the IR, on the first operands.
    Direct(IntrinsicOp),
    /// A case of its own.
    Single,
    Memory,
    Overflow,
    Integer,
    /// A count of lanes of a vector.
    Lanes,
    /// An access to memory that a mask restricts.
    Masked,
    /// The lanes of vectors in another order.
    Permutation,
    /// One value of all lanes of a vector.
    Reduction(BinaryOp),
    /// A float operation; the name of the routine in the C library for doubles, if one does the same.
    Float(Option<&'static str>),
    Sse(Sse),
    Constrained(Constrained),
    Unknown,
}

/// Declares the intrinsics: name without `llvm.`, variant, family, and the types that operands and result
/// must have. Types that are left out are not constrained.
macro_rules! intrinsics {
    ($($($name:literal)|+ => $variant:ident: $family:ident$(($detail:expr))?
        $([$($operand:ident)*] $result:ident$(($limit:expr))?)?,)*) => {
        /// An intrinsic.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Intrinsic {
            $($variant,)*
            Reduction(BinaryOp),
            Library(&'static str),
            Sse(Sse),
            Constrained(Constrained),
            Unknown,
        }

        /// Names without `llvm.`, and the intrinsics.
        const NAMES: &[(&str, Intrinsic)] = &[$($(($name, Intrinsic::$variant),)+)*];

        impl Intrinsic {
            pub(super) fn family(self) -> Family {
                match self {
                    $(Intrinsic::$variant => Family::$family$(($detail))?,)*
                    Intrinsic::Reduction(op) => Family::Reduction(op),
                    Intrinsic::Library(name) => Family::Float(Some(name)),
                    Intrinsic::Sse(sse) => Family::Sse(sse),
                    Intrinsic::Constrained(op) => Family::Constrained(op),
                    Intrinsic::Unknown => Family::Unknown,
                }
            }

            /// The types of the first operands, and of the result.
            pub(super) fn shape(self) -> Shape {
                if let Family::Direct(op) = self.family() {
                    return direct_shape(op);
                }
                match self {
                    Intrinsic::Library(name) => library(name).map_or((&[], ResultType::Any), |(_, shape)| shape),
                    $($(Intrinsic::$variant => (
                        &[$(OperandType::$operand),*],
                        ResultType::$result$(($limit))?,
                    ),)?)*
                    _ => (&[], ResultType::Any),
                }
            }
        }
    };
}

/// Intrinsics that the C library's functions of the same name compute, with the types of operands and result.
const LIBRARY: [(&[&str], Shape); 3] = [
    (
        &[
            "round", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2",
            "exp10", "log", "log2", "log10",
        ],
        (&[OperandType::Same], ResultType::Same),
    ),
    (&["pow", "atan2"], (&[OperandType::Same, OperandType::Same], ResultType::Same)),
    (&["lround", "llround", "lrint", "llrint"], (&[OperandType::Same], ResultType::Int(64))),
];

/// The types of the first operands, and of the result.
type Shape = (&'static [OperandType], ResultType);

/// The name and the types of the intrinsic with this name that a function of the C library computes.
fn library(name: &str) -> Option<(&'static str, Shape)> {
    LIBRARY.iter().find_map(|(names, shape)| Some((*names.iter().find(|known| **known == name)?, *shape)))
}

/// The operands and the result of an intrinsic of the IR, whose operands are addresses.
fn direct_shape(op: IntrinsicOp) -> Shape {
    let result = match op.fixed_result() {
        Some(Type::Ptr) => ResultType::Pointer,
        Some(ty) => ResultType::Int(ty.bits()),
        None => ResultType::Any,
    };
    (&[OperandType::Pointer; 2][..op.n_args()], result)
}

intrinsics! {
    "dbg" => Dbg: Ignored,
    "lifetime.start" => LifetimeStart: Single,
    "lifetime.end" => LifetimeEnd: Single,
    "invariant.end" | "assume" | "donothing" | "sideeffect" | "var.annotation"
        | "experimental.noalias.scope.decl" | "pseudoprobe" | "fake.use" | "va_end" | "clear_cache"
        => Ignored: Ignored,
    "invariant.start" => InvariantStart: Single [] Pointer,
    "launder.invariant.group" | "strip.invariant.group" | "expect" | "expect.with.probability"
        | "annotation" | "ptr.annotation" | "ssa.copy" | "arithmetic.fence" | "canonicalize"
        | "threadlocal.address" | "preserve.static.offset" => Unchanged: Unchanged,
    "objectsize" => ObjectSize: Single [Pointer] Int(64),
    "is.constant" => IsConstant: Single [Any] Bool,
    "allow.runtime.check" | "allow.ubsan.check" => AllowCheck: Single [] Bool,
    "get.rounding" | "flt.rounds" => GetRounding: Single [] Int(64),
    "set.rounding" => SetRounding: Single,
    "eh.typeid.for" => TypeIdFor: Single [Pointer] Int(32),
    "memcpy" | "memcpy.inline" => Memcpy: Memory [Pointer Pointer Int] Any,
    "memmove" => Memmove: Memory [Pointer Pointer Int] Any,
    "memset" | "memset.inline" => Memset: Memory [Pointer Byte Int] Any,
    "trap" | "ubsantrap" => Trap: Direct(IntrinsicOp::Trap),
    "debugtrap" => DebugTrap: Direct(IntrinsicOp::DebugTrap),
    "va_start" => VaStart: Direct(IntrinsicOp::VaStart),
    "va_copy" => VaCopy: Direct(IntrinsicOp::VaCopy),
    "stacksave" => StackSave: Direct(IntrinsicOp::StackSave),
    "stackrestore" => StackRestore: Direct(IntrinsicOp::StackRestore),
    "frameaddress" => FrameAddress: Single [] Pointer,
    "returnaddress" => ReturnAddress: Single [] Pointer,
    "thread.pointer" => ThreadPointer: Direct(IntrinsicOp::ThreadPointer),
    "readcyclecounter" | "x86.rdtsc" => CycleCounter: Direct(IntrinsicOp::CycleCounter),
    "x86.addcarry" => AddCarry: Single,
    "x86.subborrow" => SubBorrow: Single,
    "x86.atomic.sub.cc" => AtomicSubCondition: Single [Pointer Int] Int(8),
    "x86.sse2.pause" => Pause: Direct(IntrinsicOp::Pause),
    "x86.sse2.mfence" | "x86.sse2.lfence" | "x86.sse.sfence" => Fence: Single,
    "prefetch" => Prefetch: Direct(IntrinsicOp::Prefetch),
    "eh.sjlj.setjmp" => SetJmp: Direct(IntrinsicOp::SetJmp),
    "eh.sjlj.longjmp" => LongJmp: Direct(IntrinsicOp::LongJmp),
    "ctpop" => Ctpop: Integer [Same] Same,
    "ctlz" => Ctlz: Integer [Same] Same,
    "cttz" => Cttz: Integer [Same] Same,
    "bswap" => Bswap: Integer [Same] Same,
    "bitreverse" => BitReverse: Integer [Same] Same,
    "fshl" => Fshl: Integer [Same Same Same] Same,
    "fshr" => Fshr: Integer [Same Same Same] Same,
    "abs" => Abs: Integer [Same] Same,
    "smin" => Smin: Integer [Same Same] Same,
    "smax" => Smax: Integer [Same Same] Same,
    "umin" => Umin: Integer [Same Same] Same,
    "umax" => Umax: Integer [Same Same] Same,
    "scmp" => Scmp: Integer [Same Same] Int(u32::MAX),
    "ucmp" => Ucmp: Integer [Same Same] Int(u32::MAX),
    "sadd.with.overflow" => SaddOverflow: Overflow [Same Same] Pair,
    "uadd.with.overflow" => UaddOverflow: Overflow [Same Same] Pair,
    "ssub.with.overflow" => SsubOverflow: Overflow [Same Same] Pair,
    "usub.with.overflow" => UsubOverflow: Overflow [Same Same] Pair,
    "smul.with.overflow" => SmulOverflow: Overflow [Same Same] Pair,
    "umul.with.overflow" => UmulOverflow: Overflow [Same Same] Pair,
    "sadd.sat" => SaddSat: Integer [Same Same] Same,
    "uadd.sat" => UaddSat: Integer [Same Same] Same,
    "ssub.sat" => SsubSat: Integer [Same Same] Same,
    "usub.sat" => UsubSat: Integer [Same Same] Same,
    "sshl.sat" => SshlSat: Integer [Same Same] Same,
    "ushl.sat" => UshlSat: Integer [Same Same] Same,
    "fabs" => Fabs: Float(None) [Same] Same,
    "sqrt" => Sqrt: Float(None) [Same] Same,
    "copysign" => Copysign: Float(Some("copysign")) [Same Same] Same,
    "floor" => Floor: Float(Some("floor")) [Same] Same,
    "ceil" => Ceil: Float(Some("ceil")) [Same] Same,
    "trunc" => Ftrunc: Float(Some("trunc")) [Same] Same,
    "rint" => Rint: Float(Some("rint")) [Same] Same,
    "nearbyint" => NearbyInt: Float(Some("nearbyint")) [Same] Same,
    "roundeven" => RoundEven: Float(Some("roundeven")) [Same] Same,
    "fma" => Fma: Float(Some("fma")) [Same Same Same] Same,
    "fmuladd" => FmulAdd: Float(None) [Same Same Same] Same,
    "minnum" => Minnum: Float(Some("fmin")) [Same Same] Same,
    "maxnum" => Maxnum: Float(Some("fmax")) [Same Same] Same,
    "minimumnum" => MinimumNum: Float(Some("fmin")) [Same Same] Same,
    "maximumnum" => MaximumNum: Float(Some("fmax")) [Same Same] Same,
    "minimum" => Minimum: Float(None) [Same Same] Same,
    "maximum" => Maximum: Float(None) [Same Same] Same,
    "is.fpclass" => IsFpClass: Float(None) [Same] Bool,
    "fptosi.sat" => FpToSiSat: Float(None) [Same] Int(u32::MAX),
    "fptoui.sat" => FpToUiSat: Float(None) [Same] Int(u32::MAX),
    "convert.to.fp16" => ToFp16: Float(None) [Float] Int(16),
    "convert.from.fp16" => FromFp16: Float(None) [Int] Float,
    "powi" => Powi: Float(None) [Same Int] Same,
    "ldexp" => Ldexp: Float(Some("ldexp")) [Same Int] Same,
    "ptrmask" => PtrMask: Single [Pointer Int] Pointer,
    "load.relative" => LoadRelative: Single [Pointer Int] Pointer,
    "frexp" => Frexp: Single,
    "experimental.cttz.elts" => CttzElts: Lanes,
    "masked.load" => MaskedLoad: Masked,
    "masked.store" => MaskedStore: Masked,
    "masked.gather" => MaskedGather: Masked,
    "masked.scatter" => MaskedScatter: Masked,
    "masked.expandload" => ExpandLoad: Masked,
    "masked.compressstore" => CompressStore: Masked,
    "vector.reverse" | "experimental.vector.reverse" => Reverse: Permutation,
    "vector.interleave2" | "vector.interleave3" | "vector.interleave4" | "vector.interleave5"
        | "vector.interleave6" | "vector.interleave7" | "vector.interleave8"
        | "experimental.vector.interleave2" => Interleave: Permutation,
    "vector.deinterleave2" | "vector.deinterleave3" | "vector.deinterleave4" | "vector.deinterleave5"
        | "vector.deinterleave6" | "vector.deinterleave7" | "vector.deinterleave8"
        | "experimental.vector.deinterleave2" => Deinterleave: Permutation,
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
        if let Some((name, _)) = library(name.split('.').next().unwrap_or_default()) {
            return Intrinsic::Library(name);
        }
        if let Some(rest) = name.strip_prefix("vector.reduce.") {
            return Intrinsic::reduction(rest.split('.').next().unwrap_or_default());
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

    /// The reduction by the operation with this name.
    fn reduction(name: &str) -> Intrinsic {
        use BinaryOp as Op;
        match BinaryOp::from_name(name) {
            Some(
                op @ (Op::Add
                | Op::Mul
                | Op::And
                | Op::Or
                | Op::Xor
                | Op::Fadd
                | Op::Fmul
                | Op::Smin
                | Op::Smax
                | Op::Umin
                | Op::Umax
                | Op::Fmin
                | Op::Fmax),
            ) => Intrinsic::Reduction(op),
            _ => Intrinsic::Unknown,
        }
    }

    /// True for those that do nothing and have no value: their operands need not even be read.
    pub(crate) fn is_ignored(self) -> bool {
        self.family() == Family::Ignored
    }

    /// True for those that work lane by lane on vectors.
    pub(super) fn is_elementwise(self) -> bool {
        use Family as F;
        !matches!(self.family(), F::Unknown | F::Lanes | F::Reduction(_) | F::Masked | F::Permutation)
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
    use super::*;

    #[test]
    fn names_lose_their_type_suffixes() {
        assert_eq!(Intrinsic::of_name("llvm.memcpy.p0i8.p0i8.i64"), Intrinsic::Memcpy);
        assert_eq!(Intrinsic::of_name("llvm.memcpy.inline.p0.p0.i64"), Intrinsic::Memcpy);
        assert_eq!(Intrinsic::of_name("llvm.sadd.with.overflow.i32"), Intrinsic::SaddOverflow);
        assert_eq!(Intrinsic::of_name("llvm.trap"), Intrinsic::Trap);
        assert_eq!(Intrinsic::of_name("llvm.trunc.f64"), Intrinsic::Ftrunc);
        assert_eq!(Intrinsic::of_name("llvm.expect.with.probability.i64"), Intrinsic::Unchanged);
        assert_eq!(Intrinsic::of_name("llvm.memcpyx"), Intrinsic::Unknown);
        assert_eq!(Intrinsic::of_name("llvm.vector.reduce.umax.v4i32"), Intrinsic::Reduction(BinaryOp::Umax));
        assert_eq!(Intrinsic::of_name("llvm.vector.reduce.sub.v4i32"), Intrinsic::Unknown);
        assert_eq!(Intrinsic::of_name("llvm.dbg.declare"), Intrinsic::Dbg);
        assert_eq!(Intrinsic::of_name("llvm.pow.f64"), Intrinsic::Library("pow"));
        assert_eq!(Intrinsic::of_name("llvm.powi.f64.i32"), Intrinsic::Powi);
    }
}
