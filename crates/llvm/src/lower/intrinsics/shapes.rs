//! Type checks of calls of intrinsics.
//!
//! A call is read by its own types, regardless of the declaration and the suffix of the name; lowering relies
//! on the checks made here. Vectors come lane by lane, so that all types are those of lanes.

use crate::lower::Lower;
use crate::lower::body::CallArg;
use crate::lower::intrinsics::Intrinsic;
use crate::lower::reason::{Lowered, invalid};
use crate::lower::types::{Kind, Ty};

/// The type of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ResultType {
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

/// The type of an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OperandType {
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

impl Lower {
    /// Checks the types of a call on scalars.
    pub(super) fn check_intrinsic_types(
        &self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
    ) -> Lowered<()> {
        let (operands, result) = intrinsic.shape();
        for (i, &operand) in operands.iter().enumerate() {
            let Some(arg) = args.get(i) else { return Err(invalid("too few arguments")) };
            let kind = self.types.kind(arg.ty);
            let wanted = match operand {
                OperandType::Any => continue,
                OperandType::Same if self.types.same(arg.ty, args[0].ty) => continue,
                OperandType::Same => self.types.show(args[0].ty),
                OperandType::Int if matches!(kind, Kind::Int(..=64)) => continue,
                OperandType::Int => "an integer of at most 64 bits".to_owned(),
                OperandType::Byte if kind == Kind::Int(8) => continue,
                OperandType::Byte => "i8".to_owned(),
                OperandType::Pointer if matches!(kind, Kind::Ptr(_)) => continue,
                OperandType::Pointer => "a pointer".to_owned(),
                OperandType::Float if matches!(kind, Kind::Float | Kind::Double) => continue,
                OperandType::Float => "float or double".to_owned(),
            };
            let shown = self.types.show(arg.ty);
            return Err(invalid(format!("type {shown} where {wanted} is wanted")).marked(arg.mark));
        }
        let kind = self.types.kind(ret);
        let wanted = match result {
            ResultType::Any => return Ok(()),
            ResultType::Same if args.first().is_some_and(|arg| self.types.same(ret, arg.ty)) => return Ok(()),
            ResultType::Same => args.first().map_or(String::new(), |arg| self.types.show(arg.ty)),
            ResultType::Pair => {
                let Some(arg) = args.first() else { return Ok(()) };
                if let Kind::Struct { first, n: 2, .. } = kind
                    && self.types.same(self.types.field(first, 0), arg.ty)
                    && self.types.field(first, 1) == Ty::I1
                {
                    return Ok(());
                }
                format!("{{ {}, i1 }}", self.types.show(arg.ty))
            }
            ResultType::Int(limit) if matches!(kind, Kind::Int(bits) if bits <= limit) => return Ok(()),
            ResultType::Int(limit) => format!("an integer of at most {limit} bits"),
            ResultType::Bool if kind == Kind::Int(1) => return Ok(()),
            ResultType::Bool => "i1".to_owned(),
            ResultType::Float if matches!(kind, Kind::Float | Kind::Double) => return Ok(()),
            ResultType::Float => "float or double".to_owned(),
            ResultType::Pointer if matches!(kind, Kind::Ptr(_)) => return Ok(()),
            ResultType::Pointer => "a pointer".to_owned(),
        };
        let shown = self.types.show(ret);
        Err(invalid(format!("this intrinsic gives {wanted}, not {shown}")))
    }
}
