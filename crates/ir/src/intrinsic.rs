//! Operands and results of intrinsics.

use crate::{IntrinsicOp, Type};

/// What an operand of an intrinsic may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntrinsicArg {
    /// An address.
    Ptr,
    /// Any integer.
    Int,
    /// Any float; all floats of one intrinsic have one type.
    Float,
}

impl IntrinsicArg {
    /// True where a value of type `ty` will do.
    pub const fn accepts(self, ty: Type) -> bool {
        match self {
            IntrinsicArg::Ptr => matches!(ty, Type::Ptr),
            IntrinsicArg::Int => ty.is_int(),
            IntrinsicArg::Float => ty.is_float(),
        }
    }

    /// How a message calls it.
    pub const fn name(self) -> &'static str {
        match self {
            IntrinsicArg::Ptr => "ptr",
            IntrinsicArg::Int => "an integer",
            IntrinsicArg::Float => "a float",
        }
    }
}

/// What an intrinsic gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntrinsicResult {
    /// Nothing.
    None,
    /// A value of this type.
    Fixed(Type),
    /// A value of the first operand's type.
    SameAsFirst,
    /// Any integer; text names the type.
    Int,
    /// Any float; text names the type.
    Float,
}

/// Operands and result of one intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IntrinsicShape {
    /// The operands, in order.
    pub args: &'static [IntrinsicArg],
    /// The result.
    pub result: IntrinsicResult,
}

impl IntrinsicOp {
    /// Which operands it takes and what it gives.
    pub const fn shape(self) -> IntrinsicShape {
        use IntrinsicArg::{Float, Int, Ptr};
        use IntrinsicOp as Op;
        use IntrinsicResult as R;
        let (args, result): (&'static [IntrinsicArg], R) = match self {
            Op::Trap | Op::DebugTrap | Op::Pause => (&[], R::None),
            Op::VaStart | Op::StackRestore | Op::Prefetch | Op::LongJmp => (&[Ptr], R::None),
            Op::VaCopy | Op::X87Copy => (&[Ptr, Ptr], R::None),
            Op::StackSave | Op::FrameAddress | Op::ReturnAddress | Op::ThreadPointer => {
                (&[], R::Fixed(Type::Ptr))
            }
            Op::CycleCounter => (&[], R::Fixed(Type::I64)),
            Op::Fma => (&[Float, Float, Float], R::SameAsFirst),
            Op::SetJmp => (&[Ptr], R::Fixed(Type::I32)),
            Op::Floor | Op::Ceil | Op::Ftrunc | Op::Nearest | Op::Rint | Op::StrictSqrt => {
                (&[Float], R::SameAsFirst)
            }
            Op::StrictFadd | Op::StrictFsub | Op::StrictFmul | Op::StrictFdiv => {
                (&[Float, Float], R::SameAsFirst)
            }
            Op::StrictFpromote => (&[Float], R::Fixed(Type::F64)),
            Op::StrictFdemote => (&[Float], R::Fixed(Type::F32)),
            Op::StrictSintToFloat | Op::StrictUintToFloat => (&[Int], R::Float),
            Op::StrictFloatToSint | Op::StrictFloatToUint => (&[Float], R::Int),
            Op::StrictFcmp | Op::StrictFcmps => (&[Float, Float], R::Fixed(Type::I8)),
            Op::X87FromFloat => (&[Ptr, Float], R::None),
            Op::X87ToFloat => (&[Ptr], R::Float),
            Op::X87FromSint | Op::X87FromUint => (&[Ptr, Int], R::None),
            Op::X87ToSint | Op::X87ToUint => (&[Ptr], R::Int),
            Op::X87Add | Op::X87Sub | Op::X87Mul | Op::X87Div | Op::X87Rem => (&[Ptr, Ptr, Ptr], R::None),
            Op::X87Neg | Op::X87Abs | Op::X87Sqrt | Op::X87Rint => (&[Ptr, Ptr], R::None),
            Op::X87Cmp | Op::X87Cmps => (&[Ptr, Ptr], R::Fixed(Type::I8)),
        };
        IntrinsicShape { args, result }
    }
}
