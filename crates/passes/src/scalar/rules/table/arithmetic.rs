//! Sums, differences, products, quotients and remainders.

use sheave_ir::BinaryOp::{Add, And, Ashr, Lshr, Mul, Or, Rotl, Sdiv, Shl, Srem, Sub, Udiv, Urem, Xor};
use sheave_ir::UnaryOp::Neg;
use sheave_ir::{OpFlags, WideOp};

use super::env::{
    C, D, TO_X, TO_Y, X, Y, ZERO, by_c, by_d, c, d, exact_constant, log2, none, ones, same, sign, width,
};
use crate::scalar::rules::pattern::Pat::{Bin, Num, Un};
use crate::scalar::rules::pattern::{Rule, To, rule, when};

pub(super) const ARITHMETIC: [Rule; 45] = [
    // Sums.
    rule("x + 0", Bin(Add, &[X, Num(0)]), TO_X),
    rule(
        "(x + c) + d",
        Bin(Add, &[Bin(Add, &[X, C]), D]),
        To::Bin(
            Add,
            |e| exact_constant(e, WideOp::SaddOverflow, WideOp::UaddOverflow),
            &[TO_X, To::Con(|e| c(e).wrapping_add(d(e)))],
        ),
    ),
    rule(
        "(c - x) + d",
        Bin(Add, &[Bin(Sub, &[C, X]), D]),
        To::Bin(Sub, none, &[To::Con(|e| c(e).wrapping_add(d(e))), TO_X]),
    ),
    rule(
        "~x + c",
        Bin(Add, &[Bin(Xor, &[X, Num(-1)]), C]),
        To::Bin(Sub, none, &[To::Con(|e| c(e).wrapping_sub(1)), TO_X]),
    ),
    rule("x + x", Bin(Add, &[X, X]), To::Bin(Shl, same, &[TO_X, To::Con(|_| 1)])),
    rule("x + -y", Bin(Add, &[X, Un(Neg, &Y)]), To::Bin(Sub, none, &[TO_X, TO_Y])),
    rule("(x - y) + y", Bin(Add, &[Bin(Sub, &[X, Y]), Y]), TO_X),
    rule(
        "(x & y) + (x | y)",
        Bin(Add, &[Bin(And, &[X, Y]), Bin(Or, &[X, Y])]),
        To::Bin(Add, none, &[TO_X, TO_Y]),
    ),
    rule(
        "(x & y) + (x ^ y)",
        Bin(Add, &[Bin(And, &[X, Y]), Bin(Xor, &[X, Y])]),
        To::Bin(Or, none, &[TO_X, TO_Y]),
    ),
    when(
        "x * c + x",
        Bin(Add, &[Bin(Mul, &[X, C]), X]),
        |e| c(e) != 0,
        To::Bin(Mul, none, &[TO_X, To::Con(|e| c(e).wrapping_add(1))]),
    ),
    when(
        "(x << c) + (x >> d), together the width",
        Bin(Add, &[Bin(Shl, &[X, C]), Bin(Lshr, &[X, D])]),
        |e| by_c(e) + by_d(e) == width(e),
        To::Bin(Rotl, none, &[TO_X, To::Con(by_c)]),
    ),
    // Differences.
    rule("x - 0", Bin(Sub, &[X, Num(0)]), TO_X),
    rule(
        "x - c",
        Bin(Sub, &[X, C]),
        // The least integer has no negative.
        To::Bin(
            Add,
            |e| if c(e) == sign(e) { OpFlags::NONE } else { same(e) & OpFlags::NSW },
            &[TO_X, To::Con(|e| c(e).wrapping_neg())],
        ),
    ),
    rule("0 - x", Bin(Sub, &[Num(0), X]), To::Un(Neg, &TO_X)),
    rule("x - x", Bin(Sub, &[X, X]), ZERO),
    rule(
        "c - (x + d)",
        Bin(Sub, &[C, Bin(Add, &[X, D])]),
        To::Bin(Sub, none, &[To::Con(|e| c(e).wrapping_sub(d(e))), TO_X]),
    ),
    rule(
        "c - (d - x)",
        Bin(Sub, &[C, Bin(Sub, &[D, X])]),
        To::Bin(Add, none, &[TO_X, To::Con(|e| c(e).wrapping_sub(d(e)))]),
    ),
    rule("-1 - x", Bin(Sub, &[Num(-1), X]), To::Bin(Xor, none, &[TO_X, To::Con(|_| u64::MAX)])),
    rule("x - -y", Bin(Sub, &[X, Un(Neg, &Y)]), To::Bin(Add, none, &[TO_X, TO_Y])),
    rule("(x + y) - y", Bin(Sub, &[Bin(Add, &[X, Y]), Y]), TO_X),
    rule("x - (x + y)", Bin(Sub, &[X, Bin(Add, &[X, Y])]), To::Un(Neg, &TO_Y)),
    rule("x - (x - y)", Bin(Sub, &[X, Bin(Sub, &[X, Y])]), TO_Y),
    rule("(x - y) - x", Bin(Sub, &[Bin(Sub, &[X, Y]), X]), To::Un(Neg, &TO_Y)),
    rule(
        "(x | y) - (x & y)",
        Bin(Sub, &[Bin(Or, &[X, Y]), Bin(And, &[X, Y])]),
        To::Bin(Xor, none, &[TO_X, TO_Y]),
    ),
    rule(
        "x * c - x",
        Bin(Sub, &[Bin(Mul, &[X, C]), X]),
        To::Bin(Mul, none, &[TO_X, To::Con(|e| c(e).wrapping_sub(1))]),
    ),
    when(
        "x - (x / c) * c",
        Bin(Sub, &[X, Bin(Mul, &[Bin(Sdiv, &[X, C]), C])]),
        |e| c(e) != 0,
        To::Bin(Srem, none, &[TO_X, To::Con(c)]),
    ),
    when(
        "x - (x / c) * c, unsigned",
        Bin(Sub, &[X, Bin(Mul, &[Bin(Udiv, &[X, C]), C])]),
        |e| c(e) != 0,
        To::Bin(Urem, none, &[TO_X, To::Con(c)]),
    ),
    // Products.
    rule("x * 0", Bin(Mul, &[X, Num(0)]), ZERO),
    rule("x * 1", Bin(Mul, &[X, Num(1)]), TO_X),
    rule("x * -1", Bin(Mul, &[X, Num(-1)]), To::Un(Neg, &TO_X)),
    when(
        "x * 2^c",
        Bin(Mul, &[X, C]),
        |e| c(e).is_power_of_two(),
        // The highest power of two is negative as a factor, and positive as a shift.
        To::Bin(
            Shl,
            |e| if c(e) == sign(e) { same(e) & OpFlags::NUW } else { same(e) },
            &[TO_X, To::Con(|e| log2(c(e)))],
        ),
    ),
    rule(
        "(x * c) * d",
        Bin(Mul, &[Bin(Mul, &[X, C]), D]),
        To::Bin(
            Mul,
            |e| exact_constant(e, WideOp::SmulOverflow, WideOp::UmulOverflow),
            &[TO_X, To::Con(|e| c(e).wrapping_mul(d(e)))],
        ),
    ),
    rule(
        "(x << c) * d",
        Bin(Mul, &[Bin(Shl, &[X, C]), D]),
        To::Bin(Mul, none, &[TO_X, To::Con(|e| d(e) << by_c(e))]),
    ),
    rule(
        "-x * c",
        Bin(Mul, &[Un(Neg, &X), C]),
        To::Bin(Mul, none, &[TO_X, To::Con(|e| c(e).wrapping_neg())]),
    ),
    rule("-x * -y", Bin(Mul, &[Un(Neg, &X), Un(Neg, &Y)]), To::Bin(Mul, none, &[TO_X, TO_Y])),
    // Quotients and remainders.
    rule("x / 1", Bin(Sdiv, &[X, Num(1)]), TO_X),
    when(
        "x / 2^c, exact",
        Bin(Sdiv, &[X, C]),
        |e| e.flags[0].has(OpFlags::EXACT) && c(e).is_power_of_two() && c(e) != sign(e),
        To::Bin(Ashr, same, &[TO_X, To::Con(|e| log2(c(e)))]),
    ),
    when(
        "(x * c) / c",
        Bin(Sdiv, &[Bin(Mul, &[X, C]), C]),
        |e| e.flags[1].has(OpFlags::NSW) && c(e) != 0,
        TO_X,
    ),
    rule("x / 1, unsigned", Bin(Udiv, &[X, Num(1)]), TO_X),
    when(
        "x / 2^c",
        Bin(Udiv, &[X, C]),
        |e| c(e).is_power_of_two(),
        To::Bin(Lshr, same, &[TO_X, To::Con(|e| log2(c(e)))]),
    ),
    when(
        "(x / c) / d",
        Bin(Udiv, &[Bin(Udiv, &[X, C]), D]),
        |e| {
            let product = u128::from(c(e)) * u128::from(d(e));
            product != 0 && product <= u128::from(ones(e))
        },
        To::Bin(Udiv, none, &[TO_X, To::Con(|e| c(e) * d(e))]),
    ),
    when(
        "(x * c) / c, unsigned",
        Bin(Udiv, &[Bin(Mul, &[X, C]), C]),
        |e| e.flags[1].has(OpFlags::NUW) && c(e) != 0,
        TO_X,
    ),
    rule("x % 1", Bin(Srem, &[X, Num(1)]), ZERO),
    rule("x % 1, unsigned", Bin(Urem, &[X, Num(1)]), ZERO),
    when(
        "x % 2^c",
        Bin(Urem, &[X, C]),
        |e| c(e).is_power_of_two(),
        To::Bin(And, none, &[TO_X, To::Con(|e| c(e) - 1)]),
    ),
];
