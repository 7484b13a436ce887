//! The types that an intrinsic's operands and result must have in common.
//!
//! A call is read by its own types, whatever the declaration or the suffix of the name says; the lowering of
//! each intrinsic relies on what is checked here. Vectors come lane by lane, so that all types are those of
//! lanes.

use crate::lower::Lower;
use crate::lower::body::CallArg;
use crate::lower::intrinsics::Intrinsic;
use crate::lower::reason::{Lowered, invalid};
use crate::lower::types::{Kind, Ty};

/// What the result must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Result {
    /// Of the first operand's type.
    Same,
    /// That, and `i1`.
    Pair,
    /// An integer of at most so many bits.
    Int(u32),
    /// `i1`.
    Bool,
    Float,
    Pointer,
    Any,
}

/// What an operand must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operand {
    /// Of the first operand's type.
    Same,
    /// An integer of at most 64 bits.
    Int,
    /// An integer of 8 bits.
    Byte,
    Pointer,
    /// `float` or `double`.
    Float,
    Any,
}

/// The operands and the result of `intrinsic`; what follows them is not constrained.
fn shape(intrinsic: Intrinsic) -> (&'static [Operand], Result) {
    use Intrinsic as I;
    use Operand as O;
    const ONE: &[Operand] = &[O::Same];
    const TWO: &[Operand] = &[O::Same, O::Same];
    const THREE: &[Operand] = &[O::Same, O::Same, O::Same];
    const POINTER: &[Operand] = &[O::Pointer];
    match intrinsic {
        I::Ctpop | I::Ctlz | I::Cttz | I::Bswap | I::BitReverse | I::Abs => (ONE, Result::Same),
        I::Fabs
        | I::Sqrt
        | I::Floor
        | I::Ceil
        | I::Ftrunc
        | I::Rint
        | I::NearbyInt
        | I::RoundEven
        | I::Round => (ONE, Result::Same),
        I::Sin | I::Cos | I::Tan | I::Asin | I::Acos | I::Atan | I::Sinh | I::Cosh | I::Tanh => {
            (ONE, Result::Same)
        }
        I::Exp | I::Exp2 | I::Exp10 | I::Log | I::Log2 | I::Log10 => (ONE, Result::Same),
        I::Smin | I::Smax | I::Umin | I::Umax => (TWO, Result::Same),
        I::SaddSat | I::UaddSat | I::SsubSat | I::UsubSat | I::SshlSat | I::UshlSat => (TWO, Result::Same),
        I::Copysign | I::Minnum | I::Maxnum | I::MinimumNum | I::MaximumNum | I::Minimum | I::Maximum => {
            (TWO, Result::Same)
        }
        I::Pow | I::Atan2 => (TWO, Result::Same),
        I::Fshl | I::Fshr | I::Fma | I::FmulAdd => (THREE, Result::Same),
        I::Scmp | I::Ucmp => (TWO, Result::Int(u32::MAX)),
        I::SaddOverflow
        | I::UaddOverflow
        | I::SsubOverflow
        | I::UsubOverflow
        | I::SmulOverflow
        | I::UmulOverflow => (TWO, Result::Pair),
        I::Powi | I::Ldexp => (&[O::Same, O::Int], Result::Same),
        I::Lround | I::Llround | I::Lrint | I::Llrint => (ONE, Result::Int(64)),
        I::FpToSiSat | I::FpToUiSat => (ONE, Result::Int(u32::MAX)),
        I::IsFpClass => (ONE, Result::Bool),
        I::ToFp16 => (&[O::Float], Result::Int(16)),
        I::FromFp16 => (&[O::Int], Result::Float),
        I::PtrMask => (&[O::Pointer, O::Int], Result::Pointer),
        I::LoadRelative => (&[O::Pointer, O::Int], Result::Pointer),
        I::Memcpy | I::MemcpyInline | I::Memmove => (&[O::Pointer, O::Pointer, O::Int], Result::Any),
        I::Memset | I::MemsetInline => (&[O::Pointer, O::Byte, O::Int], Result::Any),
        I::ObjectSize => (POINTER, Result::Int(64)),
        I::GetRounding | I::FltRounds => (&[], Result::Int(64)),
        I::IsConstant => (&[O::Any], Result::Bool),
        I::AllowRuntimeCheck | I::AllowUbsanCheck => (&[], Result::Bool),
        I::TypeIdFor => (POINTER, Result::Int(32)),
        I::InvariantStart => (&[], Result::Pointer),
        I::StackSave | I::FrameAddress | I::ReturnAddress | I::ThreadPointer => (&[], Result::Pointer),
        I::ReadCycleCounter | I::Rdtsc => (&[], Result::Int(64)),
        I::SetJmp => (POINTER, Result::Int(32)),
        I::LongJmp | I::StackRestore | I::Prefetch | I::VaStart => (POINTER, Result::Any),
        I::VaCopy => (&[O::Pointer, O::Pointer], Result::Any),
        _ => (&[], Result::Any),
    }
}

impl Lower {
    /// Checks the types of a call on scalars.
    pub(super) fn check_intrinsic_types(
        &self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
    ) -> Lowered<()> {
        let (operands, result) = shape(intrinsic);
        for (i, &operand) in operands.iter().enumerate() {
            let Some(arg) = args.get(i) else { return Err(invalid("too few arguments")) };
            let kind = self.types.kind(arg.ty);
            let wanted = match operand {
                Operand::Any => continue,
                Operand::Same if self.types.same(arg.ty, args[0].ty) => continue,
                Operand::Same => self.types.show(args[0].ty),
                Operand::Int if matches!(kind, Kind::Int(..=64)) => continue,
                Operand::Int => "an integer of at most 64 bits".to_owned(),
                Operand::Byte if kind == Kind::Int(8) => continue,
                Operand::Byte => "i8".to_owned(),
                Operand::Pointer if matches!(kind, Kind::Ptr(_)) => continue,
                Operand::Pointer => "a pointer".to_owned(),
                Operand::Float if matches!(kind, Kind::Float | Kind::Double) => continue,
                Operand::Float => "float or double".to_owned(),
            };
            let shown = self.types.show(arg.ty);
            return Err(invalid(format!("type {shown} where {wanted} is wanted")).marked(arg.mark));
        }
        let kind = self.types.kind(ret);
        let wanted = match result {
            Result::Any => return Ok(()),
            Result::Same if args.first().is_some_and(|arg| self.types.same(ret, arg.ty)) => return Ok(()),
            Result::Same => args.first().map_or(String::new(), |arg| self.types.show(arg.ty)),
            Result::Pair => {
                let Some(arg) = args.first() else { return Ok(()) };
                if let Kind::Struct { first, n: 2, .. } = kind
                    && self.types.same(self.types.field(first, 0), arg.ty)
                    && self.types.field(first, 1) == Ty::I1
                {
                    return Ok(());
                }
                format!("{{ {}, i1 }}", self.types.show(arg.ty))
            }
            Result::Int(limit) if matches!(kind, Kind::Int(bits) if bits <= limit) => return Ok(()),
            Result::Int(limit) => format!("an integer of at most {limit} bits"),
            Result::Bool if kind == Kind::Int(1) => return Ok(()),
            Result::Bool => "i1".to_owned(),
            Result::Float if matches!(kind, Kind::Float | Kind::Double) => return Ok(()),
            Result::Float => "float or double".to_owned(),
            Result::Pointer if matches!(kind, Kind::Ptr(_)) => return Ok(()),
            Result::Pointer => "a pointer".to_owned(),
        };
        let shown = self.types.show(ret);
        Err(invalid(format!("this intrinsic gives {wanted}, not {shown}")))
    }
}
