//! The intrinsics by name.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use sheave_ir::{BinaryOp, IntCC, IntrinsicOp, LifetimeEvent, MemOp, TernaryOp, Type, UnaryOp, WideOp};

use super::constrained::Constrained;
use super::masked::Places;
use super::shapes::Wanted;
use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::reason::Lowered;
use crate::lower::sse::Sse;
use crate::lower::types::Ty;

/// An intrinsic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Intrinsic {
    pub(crate) op: Op,
    /// The types of the first operands; others are not constrained.
    pub(super) operands: &'static [Wanted],
    /// The type of the result.
    pub(super) result: Wanted,
}

/// Lowers a call with a result of this type.
type Lowering = fn(&mut Lower, Ty, &[CallArg]) -> Lowered<Operand>;

/// What an intrinsic does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// It does nothing and has no value.
    Ignored,
    /// The same, but tells of a variable.
    Dbg,
    /// Its value is its first operand.
    Unchanged,
    /// An intrinsic of the IR, on the first operands.
    Direct(IntrinsicOp),
    Lifetime(LifetimeEvent),
    /// Its value is a number.
    Number(Type, u64),
    /// One that has no like.
    Single(Lowering),
    /// The frame or return address of this function or a caller.
    Frame(IntrinsicOp),
    /// Arithmetic with a carry in and out.
    Carry(WideOp),
    Memory(MemOp),
    Overflow(WideOp),
    /// Counts or reverses bits.
    Bits(UnaryOp),
    Abs,
    Funnel(TernaryOp),
    MinMax(BinaryOp),
    /// A comparison with three outcomes, by the one for less.
    ThreeWay(IntCC),
    /// Arithmetic that saturates where the operation overflows.
    Saturate(WideOp),
    /// A shift to the left that saturates, by the shift back.
    SaturatingShift(BinaryOp),
    /// A count of lanes of a vector.
    Lanes,
    /// A load or store of lanes that a mask restricts.
    Masked {
        is_load: bool,
        places: Places,
    },
    Reverse,
    Interleave,
    Deinterleave,
    /// One value of all lanes of a vector.
    Reduction(BinaryOp),
    FloatUnary(UnaryOp),
    /// The operation, and the routine in the C library for doubles that does the same.
    FloatBinary(BinaryOp, &'static str),
    /// `minimum`, or `maximum`.
    StrictMinimum(bool),
    /// The same of one operand.
    Rounding(UnaryOp, &'static str),
    Fma,
    FmulAdd,
    IsFpClass,
    FloatToIntSat(UnaryOp),
    ToFp16,
    FromFp16,
    Powi,
    /// A function of the C library, with its name for doubles.
    Library(&'static str),
    Sse(Sse),
    Constrained(Constrained),
    Unknown,
}

/// The intrinsics: names without `llvm.`, and the types that operands and result must have.
const ROWS: &[(&str, Op, &[Wanted], Wanted)] = {
    use BinaryOp as Bin;
    use IntrinsicOp as Ir;
    use Wanted::{Any, Exactly, Float, Int, Pair, Pointer, Same, Void};
    const I64: Wanted = Int(64);
    const WIDE: Wanted = Int(u32::MAX);
    const FIRST: Places = Places::InOrder;
    &[
        ("dbg", Op::Dbg, &[], Any),
        ("lifetime.start", Op::Lifetime(LifetimeEvent::Start), &[], Void),
        ("lifetime.end", Op::Lifetime(LifetimeEvent::End), &[], Void),
        (
            "invariant.end assume donothing sideeffect var.annotation experimental.noalias.scope.decl \
             pseudoprobe fake.use va_end clear_cache",
            Op::Ignored,
            &[],
            Any,
        ),
        ("invariant.start", Op::Number(Type::Ptr, 0), &[], Pointer),
        (
            "launder.invariant.group strip.invariant.group expect expect.with.probability annotation \
             ptr.annotation ssa.copy arithmetic.fence canonicalize threadlocal.address preserve.static.offset",
            Op::Unchanged,
            &[Any],
            Same,
        ),
        ("objectsize", Op::Single(Lower::object_size), &[Pointer], I64),
        ("is.constant", Op::Single(Lower::is_constant), &[Any], Exactly(1)),
        ("allow.runtime.check allow.ubsan.check", Op::Number(Type::I8, 1), &[], Exactly(1)),
        ("get.rounding flt.rounds", Op::Single(Lower::get_rounding), &[], I64),
        ("set.rounding", Op::Single(Lower::set_rounding), &[], Void),
        ("eh.unwind.init", Op::Single(Lower::unwind_init), &[], Void),
        ("eh.typeid.for", Op::Single(Lower::type_id_for), &[Pointer], Int(32)),
        ("memcpy memcpy.inline", Op::Memory(MemOp::Copy), &[Pointer, Pointer, I64], Void),
        ("memmove", Op::Memory(MemOp::Move), &[Pointer, Pointer, I64], Void),
        ("memset memset.inline", Op::Memory(MemOp::Set), &[Pointer, Exactly(8), I64], Void),
        ("trap ubsantrap", Op::Direct(Ir::Trap), &[], Any),
        ("debugtrap", Op::Direct(Ir::DebugTrap), &[], Any),
        ("va_start", Op::Direct(Ir::VaStart), &[], Any),
        ("va_copy", Op::Direct(Ir::VaCopy), &[], Any),
        ("stacksave", Op::Direct(Ir::StackSave), &[], Any),
        ("stackrestore", Op::Direct(Ir::StackRestore), &[], Any),
        ("frameaddress", Op::Frame(Ir::FrameAddress), &[], Pointer),
        ("returnaddress", Op::Frame(Ir::ReturnAddress), &[], Pointer),
        ("thread.pointer", Op::Direct(Ir::ThreadPointer), &[], Any),
        ("readcyclecounter x86.rdtsc", Op::Direct(Ir::CycleCounter), &[], Any),
        ("x86.addcarry", Op::Carry(WideOp::UaddOverflow), &[], Any),
        ("x86.subborrow", Op::Carry(WideOp::UsubOverflow), &[], Any),
        ("x86.atomic.sub.cc", Op::Single(Lower::atomic_sub_condition), &[Pointer, I64], Int(8)),
        ("x86.sse2.pause", Op::Direct(Ir::Pause), &[], Any),
        ("x86.sse2.mfence x86.sse2.lfence x86.sse.sfence", Op::Single(Lower::full_fence), &[], Void),
        ("prefetch", Op::Direct(Ir::Prefetch), &[], Any),
        ("eh.sjlj.setjmp", Op::Direct(Ir::SetJmp), &[], Any),
        ("eh.sjlj.longjmp", Op::Direct(Ir::LongJmp), &[], Any),
        ("ctpop", Op::Bits(UnaryOp::Popcnt), &[WIDE], Same),
        ("ctlz", Op::Bits(UnaryOp::Clz), &[WIDE], Same),
        ("cttz", Op::Bits(UnaryOp::Ctz), &[WIDE], Same),
        ("bswap", Op::Bits(UnaryOp::Bswap), &[WIDE], Same),
        ("bitreverse", Op::Bits(UnaryOp::Bitrev), &[WIDE], Same),
        ("fshl", Op::Funnel(TernaryOp::Fshl), &[WIDE, Same, Same], Same),
        ("fshr", Op::Funnel(TernaryOp::Fshr), &[WIDE, Same, Same], Same),
        ("abs", Op::Abs, &[WIDE], Same),
        ("smin", Op::MinMax(Bin::Smin), &[WIDE, Same], Same),
        ("smax", Op::MinMax(Bin::Smax), &[WIDE, Same], Same),
        ("umin", Op::MinMax(Bin::Umin), &[WIDE, Same], Same),
        ("umax", Op::MinMax(Bin::Umax), &[WIDE, Same], Same),
        ("scmp", Op::ThreeWay(IntCC::Slt), &[WIDE, Same], WIDE),
        ("ucmp", Op::ThreeWay(IntCC::Ult), &[WIDE, Same], WIDE),
        ("sadd.with.overflow", Op::Overflow(WideOp::SaddOverflow), &[WIDE, Same], Pair),
        ("uadd.with.overflow", Op::Overflow(WideOp::UaddOverflow), &[WIDE, Same], Pair),
        ("ssub.with.overflow", Op::Overflow(WideOp::SsubOverflow), &[WIDE, Same], Pair),
        ("usub.with.overflow", Op::Overflow(WideOp::UsubOverflow), &[WIDE, Same], Pair),
        ("smul.with.overflow", Op::Overflow(WideOp::SmulOverflow), &[WIDE, Same], Pair),
        ("umul.with.overflow", Op::Overflow(WideOp::UmulOverflow), &[WIDE, Same], Pair),
        ("sadd.sat", Op::Saturate(WideOp::SaddOverflow), &[WIDE, Same], Same),
        ("uadd.sat", Op::Saturate(WideOp::UaddOverflow), &[WIDE, Same], Same),
        ("ssub.sat", Op::Saturate(WideOp::SsubOverflow), &[WIDE, Same], Same),
        ("usub.sat", Op::Saturate(WideOp::UsubOverflow), &[WIDE, Same], Same),
        ("sshl.sat", Op::SaturatingShift(Bin::Ashr), &[WIDE, Same], Same),
        ("ushl.sat", Op::SaturatingShift(Bin::Lshr), &[WIDE, Same], Same),
        ("fabs", Op::FloatUnary(UnaryOp::Fabs), &[Same], Same),
        ("sqrt", Op::FloatUnary(UnaryOp::Sqrt), &[Same], Same),
        ("copysign", Op::FloatBinary(Bin::Copysign, "copysign"), &[Same, Same], Same),
        ("floor", Op::Rounding(UnaryOp::Floor, "floor"), &[Same], Same),
        ("ceil", Op::Rounding(UnaryOp::Ceil, "ceil"), &[Same], Same),
        ("trunc", Op::Rounding(UnaryOp::Ftrunc, "trunc"), &[Same], Same),
        ("rint", Op::Rounding(UnaryOp::Rint, "rint"), &[Same], Same),
        ("nearbyint", Op::Rounding(UnaryOp::Nearest, "nearbyint"), &[Same], Same),
        ("roundeven", Op::Rounding(UnaryOp::Nearest, "roundeven"), &[Same], Same),
        ("fma", Op::Fma, &[Same, Same, Same], Same),
        ("fmuladd", Op::FmulAdd, &[Same, Same, Same], Same),
        ("minnum minimumnum", Op::FloatBinary(Bin::Fmin, "fmin"), &[Same, Same], Same),
        ("maxnum maximumnum", Op::FloatBinary(Bin::Fmax, "fmax"), &[Same, Same], Same),
        ("minimum", Op::StrictMinimum(true), &[Same, Same], Same),
        ("maximum", Op::StrictMinimum(false), &[Same, Same], Same),
        ("is.fpclass", Op::IsFpClass, &[Same], Exactly(1)),
        ("fptosi.sat", Op::FloatToIntSat(UnaryOp::FloatToSintSat), &[Same], WIDE),
        ("fptoui.sat", Op::FloatToIntSat(UnaryOp::FloatToUintSat), &[Same], WIDE),
        ("convert.to.fp16", Op::ToFp16, &[Float], Int(16)),
        ("convert.from.fp16", Op::FromFp16, &[I64], Float),
        ("powi", Op::Powi, &[Same, I64], Same),
        ("ldexp", Op::Library("ldexp"), &[Same, I64], Same),
        ("ptrmask", Op::Single(Lower::ptr_mask), &[Pointer, I64], Pointer),
        ("load.relative", Op::Single(Lower::load_relative), &[Pointer, I64], Pointer),
        ("frexp", Op::Single(Lower::frexp), &[Any], Any),
        ("experimental.cttz.elts", Op::Lanes, &[Any], I64),
        ("masked.load", Op::Masked { is_load: true, places: FIRST }, &[], Any),
        ("masked.store", Op::Masked { is_load: false, places: FIRST }, &[], Any),
        ("masked.gather", Op::Masked { is_load: true, places: Places::Scattered }, &[], Any),
        ("masked.scatter", Op::Masked { is_load: false, places: Places::Scattered }, &[], Any),
        ("masked.expandload", Op::Masked { is_load: true, places: Places::Packed }, &[], Any),
        ("masked.compressstore", Op::Masked { is_load: false, places: Places::Packed }, &[], Any),
        ("vector.reverse experimental.vector.reverse", Op::Reverse, &[Any], Any),
        (
            "vector.interleave2 vector.interleave3 vector.interleave4 vector.interleave5 vector.interleave6 \
             vector.interleave7 vector.interleave8 experimental.vector.interleave2",
            Op::Interleave,
            &[Any],
            Any,
        ),
        (
            "vector.deinterleave2 vector.deinterleave3 vector.deinterleave4 vector.deinterleave5 \
             vector.deinterleave6 vector.deinterleave7 vector.deinterleave8 \
             experimental.vector.deinterleave2",
            Op::Deinterleave,
            &[Any],
            Any,
        ),
        ("vector.reduce.add", Op::Reduction(Bin::Add), &[Any], WIDE),
        ("vector.reduce.mul", Op::Reduction(Bin::Mul), &[Any], WIDE),
        ("vector.reduce.and", Op::Reduction(Bin::And), &[Any], WIDE),
        ("vector.reduce.or", Op::Reduction(Bin::Or), &[Any], WIDE),
        ("vector.reduce.xor", Op::Reduction(Bin::Xor), &[Any], WIDE),
        ("vector.reduce.fadd", Op::Reduction(Bin::Fadd), &[Any], Any),
        ("vector.reduce.fmul", Op::Reduction(Bin::Fmul), &[Any], Any),
        ("vector.reduce.smin", Op::Reduction(Bin::Smin), &[Any], WIDE),
        ("vector.reduce.smax", Op::Reduction(Bin::Smax), &[Any], WIDE),
        ("vector.reduce.umin", Op::Reduction(Bin::Umin), &[Any], WIDE),
        ("vector.reduce.umax", Op::Reduction(Bin::Umax), &[Any], WIDE),
        ("vector.reduce.fmin", Op::Reduction(Bin::Fmin), &[Any], Any),
        ("vector.reduce.fmax", Op::Reduction(Bin::Fmax), &[Any], Any),
    ]
};

/// Intrinsics that the C library's functions of the same name compute, with the types of operands and result.
const LIBRARY: [(&str, &[Wanted], Wanted); 3] = [
    (
        "round sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10",
        &[Wanted::Same],
        Wanted::Same,
    ),
    ("pow atan2", &[Wanted::Same, Wanted::Same], Wanted::Same),
    ("lround llround lrint llrint", &[Wanted::Same], Wanted::Int(64)),
];

/// The intrinsics of both tables by name.
static NAMES: LazyLock<FxHashMap<&str, Intrinsic>> = LazyLock::new(|| {
    let library = LIBRARY.iter().flat_map(|&(names, operands, result)| {
        names.split(' ').map(move |name| (name, Intrinsic { op: Op::Library(name), operands, result }))
    });
    let rows = ROWS.iter().flat_map(|&(names, op, operands, result)| {
        let (operands, result) = match op {
            Op::Direct(op) => direct_shape(op),
            _ => (operands, result),
        };
        names.split(' ').map(move |name| (name, Intrinsic { op, operands, result }))
    });
    library.chain(rows).collect()
});

/// The operands and the result of an intrinsic of the IR, whose operands are addresses.
fn direct_shape(op: IntrinsicOp) -> (&'static [Wanted], Wanted) {
    let result = match op.fixed_result() {
        Some(Type::Ptr) => Wanted::Pointer,
        Some(ty) => Wanted::Int(ty.bits()),
        None => Wanted::Void,
    };
    (&[Wanted::Pointer; 2][..op.n_args()], result)
}

impl Intrinsic {
    /// The intrinsic with this name: the longest that is the name itself or followed by a dot.
    pub(crate) fn of_name(name: &str) -> Intrinsic {
        let of_any = |op| Intrinsic { op, operands: &[], result: Wanted::Any };
        let mut name = name.strip_prefix("llvm.").unwrap_or(name);
        if let Some(sse) = name.strip_prefix("x86.").and_then(Sse::of_name) {
            return of_any(Op::Sse(sse));
        }
        if let Some(rest) = name.strip_prefix("experimental.constrained.") {
            return of_any(Constrained::of_name(rest).map_or(Op::Unknown, Op::Constrained));
        }
        loop {
            match (NAMES.get(name), name.rsplit_once('.')) {
                (Some(&intrinsic), _) => return intrinsic,
                (None, Some((head, _))) => name = head,
                (None, None) => return of_any(Op::Unknown),
            }
        }
    }
}

impl Op {
    /// True for those that do nothing and have no value: their operands need not even be read.
    pub(crate) fn is_ignored(self) -> bool {
        matches!(self, Op::Ignored | Op::Dbg)
    }

    /// True for those that work lane by lane on vectors.
    pub(super) fn is_elementwise(self) -> bool {
        use Op::{Deinterleave, Interleave, Lanes, Masked, Reduction, Reverse, Sse, Unknown};
        !matches!(
            self,
            Deinterleave | Interleave | Lanes | Masked { .. } | Reduction(_) | Reverse | Sse(_) | Unknown
        )
    }

    /// The name in the C library, for doubles.
    pub(super) fn library_name(self) -> Option<&'static str> {
        match self {
            Op::FloatBinary(_, name) | Op::Rounding(_, name) | Op::Library(name) => Some(name),
            Op::Fma => Some("fma"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_their_type_suffixes() {
        let op = |name| Intrinsic::of_name(name).op;
        assert!(matches!(op("llvm.memcpy.p0i8.p0i8.i64"), Op::Memory(MemOp::Copy)));
        assert!(matches!(op("llvm.memcpy.inline.p0.p0.i64"), Op::Memory(MemOp::Copy)));
        assert!(matches!(op("llvm.sadd.with.overflow.i32"), Op::Overflow(WideOp::SaddOverflow)));
        assert!(matches!(op("llvm.trap"), Op::Direct(IntrinsicOp::Trap)));
        assert!(matches!(op("llvm.trunc.f64"), Op::Rounding(UnaryOp::Ftrunc, "trunc")));
        assert!(matches!(op("llvm.expect.with.probability.i64"), Op::Unchanged));
        assert!(matches!(op("llvm.memcpyx"), Op::Unknown));
        assert!(matches!(op("llvm.vector.reduce.umax.v4i32"), Op::Reduction(BinaryOp::Umax)));
        assert!(matches!(op("llvm.vector.reduce.sub.v4i32"), Op::Unknown));
        assert!(matches!(op("llvm.dbg.declare"), Op::Dbg));
        assert!(matches!(op("llvm.pow.f64"), Op::Library("pow")));
        assert!(matches!(op("llvm.powi.f64.i32"), Op::Powi));
    }

    #[test]
    fn every_name_is_in_one_row() {
        let names = ROWS.iter().map(|row| row.0).chain(LIBRARY.iter().map(|row| row.0));
        assert_eq!(names.flat_map(|names| names.split(' ')).count(), NAMES.len());
    }
}
