//! Type checks of calls of intrinsics.
//!
//! A call is read by its own types, regardless of the declaration and the suffix of the name; lowering relies
//! on the checks made here. Vectors come lane by lane, so that all types are those of lanes.

use crate::lower::Lower;
use crate::lower::body::CallArg;
use crate::lower::intrinsics::Intrinsic;
use crate::lower::reason::{Lowered, Reason, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// The type that an operand or a result must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Any,
    Void,
    /// That of the first operand.
    Same,
    /// A struct of that, and `i1`.
    Pair,
    /// An integer of at most so many bits.
    Int(u32),
    /// An integer of so many bits.
    Exactly(u32),
    /// `float` or `double`.
    Float,
    Pointer,
}

impl Lower {
    /// Checks the types of a call on scalars.
    pub(super) fn check_intrinsic_types(
        &self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
    ) -> Lowered<()> {
        let first = args.first().map_or(Ty::VOID, |arg| arg.ty);
        for (i, &operand) in intrinsic.operands.iter().enumerate() {
            let Some(arg) = args.get(i) else { return Err(invalid("too few arguments")) };
            if let Some(wanted) = self.misfit(operand, arg.ty, first) {
                let message = format!("type {} where {wanted} is wanted", self.types.show(arg.ty));
                return Err(self.misfit_error(arg.ty, message).marked(arg.mark));
            }
        }
        match self.misfit(intrinsic.result, ret, first) {
            None => Ok(()),
            Some(wanted) => {
                let shown = self.types.show(ret);
                Err(self.misfit_error(ret, format!("this intrinsic gives {wanted}, not {shown}")))
            }
        }
    }

    /// LLVM has intrinsics of floats and integers of every width.
    fn misfit_error(&self, ty: Ty, message: String) -> Box<Reason> {
        match self.types.kind(ty) {
            Kind::Half | Kind::BFloat | Kind::Fp80 | Kind::Fp128 | Kind::Int(65..) => unsupported(message),
            _ => invalid(message),
        }
    }

    /// The words for `wanted`, if `ty` is another type; `first` is that of the first operand.
    fn misfit(&self, wanted: Wanted, ty: Ty, first: Ty) -> Option<String> {
        let (fits, words) = match (wanted, self.types.kind(ty)) {
            (Wanted::Any, _) => return None,
            (Wanted::Void, _) => (ty == Ty::VOID, "void".to_owned()),
            (Wanted::Same, _) => (self.types.same(ty, first), self.types.show(first)),
            (Wanted::Pair, Kind::Struct { first: fields, n: 2, .. })
                if self.types.same(self.types.field(fields, 0), first)
                    && self.types.field(fields, 1) == Ty::I1 =>
            {
                return None;
            }
            (Wanted::Pair, _) => (false, format!("{{ {}, i1 }}", self.types.show(first))),
            (Wanted::Int(limit), kind) => {
                let fits = matches!(kind, Kind::Int(bits) if bits <= limit);
                (fits, format!("an integer of at most {limit} bits"))
            }
            (Wanted::Exactly(bits), kind) => (kind == Kind::Int(bits), format!("i{bits}")),
            (Wanted::Float, kind) => {
                (matches!(kind, Kind::Float | Kind::Double), "float or double".to_owned())
            }
            (Wanted::Pointer, kind) => (matches!(kind, Kind::Ptr(_)), "a pointer".to_owned()),
        };
        (!fits).then_some(words)
    }
}
