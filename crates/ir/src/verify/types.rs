//! Which types the operators take: whether the given ones fit, and the rule as a sentence.

use crate::{BinaryOp, TernaryOp, Type, UnaryOp};

/// Whether types fit, and which do.
pub(super) type Fit = (bool, &'static str);

/// Whether `op` takes `from` to `to`.
pub(super) fn unary(op: UnaryOp, from: Type, to: Type) -> Fit {
    let ints = from.is_int() && to.is_int();
    match op {
        UnaryOp::Copy | UnaryOp::Freeze => (from == to, "gives the type it takes"),
        UnaryOp::Bitcast => (from.bytes() == to.bytes(), "gives a type of the same size"),
        UnaryOp::Zext | UnaryOp::Sext => {
            (ints && from.bytes() < to.bytes(), "takes an integer and gives a wider one")
        }
        UnaryOp::Trunc => (ints && from.bytes() > to.bytes(), "takes an integer and gives a narrower one"),
        UnaryOp::Bswap => {
            (from.is_int() && from != Type::I8 && from == to, "takes i16, i32 or i64 and gives the same")
        }
        UnaryOp::Neg
        | UnaryOp::Not
        | UnaryOp::Clz
        | UnaryOp::Ctz
        | UnaryOp::Popcnt
        | UnaryOp::Bitrev
        | UnaryOp::Iabs => (ints && from == to, "takes an integer and gives the same type"),
        UnaryOp::Fpromote => (from == Type::F32 && to == Type::F64, "takes f32 and gives f64"),
        UnaryOp::Fdemote => (from == Type::F64 && to == Type::F32, "takes f64 and gives f32"),
        UnaryOp::SintToFloat | UnaryOp::UintToFloat => {
            (from.is_int() && to.is_float(), "takes an integer and gives a float")
        }
        UnaryOp::FloatToSint | UnaryOp::FloatToUint | UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
            (from.is_float() && to.is_int(), "takes a float and gives an integer")
        }
        UnaryOp::Fneg | UnaryOp::Fabs | UnaryOp::Sqrt => {
            (from.is_float() && from == to, "takes a float and gives the same type")
        }
    }
}

/// Whether `op` takes `a` and `b` to `to`.
pub(super) fn binary(op: BinaryOp, a: Type, b: Type, to: Type) -> Fit {
    let same = a == b && a == to;
    match op {
        BinaryOp::PtrAdd => {
            (a == Type::Ptr && b == Type::I64 && to == Type::Ptr, "takes ptr and i64 and gives ptr")
        }
        BinaryOp::Fadd
        | BinaryOp::Fsub
        | BinaryOp::Fmul
        | BinaryOp::Fdiv
        | BinaryOp::Fmin
        | BinaryOp::Fmax
        | BinaryOp::Copysign => (a.is_float() && same, "takes two floats of one type and gives that type"),
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::Sdiv
        | BinaryOp::Udiv
        | BinaryOp::Srem
        | BinaryOp::Urem
        | BinaryOp::SmulHi
        | BinaryOp::UmulHi
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::Shl
        | BinaryOp::Lshr
        | BinaryOp::Ashr
        | BinaryOp::Rotl
        | BinaryOp::Rotr
        | BinaryOp::Smin
        | BinaryOp::Smax
        | BinaryOp::Umin
        | BinaryOp::Umax => (a.is_int() && same, "takes two integers of one type and gives that type"),
    }
}

/// Whether `op` takes `args` to `to`.
pub(super) fn ternary(op: TernaryOp, args: [Type; 3], to: Type) -> Fit {
    match op {
        TernaryOp::Select => (
            args[0].is_int() && args[1] == args[2] && args[1] == to,
            "takes an integer and two values of one type and gives that type",
        ),
        TernaryOp::Fshl | TernaryOp::Fshr => {
            (to.is_int() && args == [to; 3], "takes three integers of one type and gives that type")
        }
    }
}
