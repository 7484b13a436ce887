//! Which types the operators take, and the sentence that says so.

use crate::{BinaryOp, TernaryOp, Type, UnaryOp};

/// True where `op` takes `from` to `to`.
pub(super) fn unary(op: UnaryOp, from: Type, to: Type) -> bool {
    match op {
        UnaryOp::Copy => from == to,
        UnaryOp::Bitcast => from.bytes() == to.bytes(),
        UnaryOp::Zext | UnaryOp::Sext => from.is_int() && to.is_int() && from.bytes() < to.bytes(),
        UnaryOp::Trunc => from.is_int() && to.is_int() && from.bytes() > to.bytes(),
        UnaryOp::Bswap => from.is_int() && from != Type::I8 && from == to,
        UnaryOp::Neg
        | UnaryOp::Not
        | UnaryOp::Clz
        | UnaryOp::Ctz
        | UnaryOp::Popcnt
        | UnaryOp::Bitrev
        | UnaryOp::Iabs => from.is_int() && from == to,
        UnaryOp::Fpromote => from == Type::F32 && to == Type::F64,
        UnaryOp::Fdemote => from == Type::F64 && to == Type::F32,
        UnaryOp::SintToFloat | UnaryOp::UintToFloat => from.is_int() && to.is_float(),
        UnaryOp::FloatToSint | UnaryOp::FloatToUint | UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
            from.is_float() && to.is_int()
        }
        UnaryOp::Fneg | UnaryOp::Fabs | UnaryOp::Sqrt => from.is_float() && from == to,
    }
}

/// What [`unary`] asks for.
pub(super) fn unary_rule(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Copy => "gives the type it takes",
        UnaryOp::Bitcast => "gives a type of the same size",
        UnaryOp::Zext | UnaryOp::Sext => "takes an integer and gives a wider one",
        UnaryOp::Trunc => "takes an integer and gives a narrower one",
        UnaryOp::Bswap => "takes i16, i32 or i64 and gives the same",
        UnaryOp::Fpromote => "takes f32 and gives f64",
        UnaryOp::Fdemote => "takes f64 and gives f32",
        UnaryOp::SintToFloat | UnaryOp::UintToFloat => "takes an integer and gives a float",
        UnaryOp::FloatToSint | UnaryOp::FloatToUint | UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
            "takes a float and gives an integer"
        }
        UnaryOp::Fneg | UnaryOp::Fabs | UnaryOp::Sqrt => "takes a float and gives the same type",
        UnaryOp::Neg
        | UnaryOp::Not
        | UnaryOp::Clz
        | UnaryOp::Ctz
        | UnaryOp::Popcnt
        | UnaryOp::Bitrev
        | UnaryOp::Iabs => "takes an integer and gives the same type",
    }
}

/// True where `op` takes `a` and `b` to `to`.
pub(super) fn binary(op: BinaryOp, a: Type, b: Type, to: Type) -> bool {
    match op {
        BinaryOp::PtrAdd => a == Type::Ptr && b == Type::I64 && to == Type::Ptr,
        _ if is_float_op(op) => a.is_float() && a == b && a == to,
        _ => a.is_int() && a == b && a == to,
    }
}

/// What [`binary`] asks for.
pub(super) fn binary_rule(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::PtrAdd => "takes ptr and i64 and gives ptr",
        _ if is_float_op(op) => "takes two floats of one type and gives that type",
        _ => "takes two integers of one type and gives that type",
    }
}

fn is_float_op(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Fadd
            | BinaryOp::Fsub
            | BinaryOp::Fmul
            | BinaryOp::Fdiv
            | BinaryOp::Fmin
            | BinaryOp::Fmax
            | BinaryOp::Copysign
    )
}

/// True where `op` takes `args` to `to`.
pub(super) fn ternary(op: TernaryOp, args: [Type; 3], to: Type) -> bool {
    match op {
        TernaryOp::Select => args[0].is_int() && args[1] == args[2] && args[1] == to,
        TernaryOp::Fshl | TernaryOp::Fshr => {
            args[0].is_int() && args[0] == args[1] && args[0] == args[2] && args[0] == to
        }
    }
}

/// What [`ternary`] asks for.
pub(super) fn ternary_rule(op: TernaryOp) -> &'static str {
    match op {
        TernaryOp::Select => "takes an integer and two values of one type and gives that type",
        TernaryOp::Fshl | TernaryOp::Fshr => "takes three integers of one type and gives that type",
    }
}
