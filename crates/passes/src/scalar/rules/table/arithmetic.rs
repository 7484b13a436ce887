//! Sums, differences, products, quotients and remainders.

use sheave_ir::BinaryOp::{Add, And, Ashr, Lshr, Mul, Sdiv, Shl, Srem, Sub, Udiv, Urem};
use sheave_ir::UnaryOp::Neg;
use sheave_ir::{OpFlags, WideOp};

use super::env::{C, D, E, TO_X, TO_Y, X, Y, ZERO, c, d, exact_constant, log2, none, same, sign};
use crate::scalar::rules::pattern::Pat::{Bin, Num, Un};
use crate::scalar::rules::pattern::{Rule, To, rule, when};

pub(super) const ARITHMETIC: [Rule; 26] = [
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
    rule("x + x", Bin(Add, &[X, X]), To::Bin(Shl, same, &[TO_X, To::Con(|_| 1)])),
    rule("x + -y", Bin(Add, &[X, Un(Neg, &Y)]), To::Bin(Sub, none, &[TO_X, TO_Y])),
    rule("(x - y) + y", Bin(Add, &[Bin(Sub, &[X, Y]), Y]), TO_X),
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
    rule("(x + y) - y", Bin(Sub, &[Bin(Add, &[X, Y]), Y]), TO_X),
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
    // One that promises not to wrap may be an index, whose extension is taken apart by that promise.
    when(
        "(x + c) * d",
        Bin(Mul, &[Bin(Add, &[X, C]), D]),
        |e| !e.flags[0].has(OpFlags::NSW),
        To::Bin(Add, none, &[To::Bin(Mul, none, &[TO_X, To::Con(d)]), To::Con(|e| c(e).wrapping_mul(d(e)))]),
    ),
    rule(
        "(x * c + d) * e",
        Bin(Mul, &[Bin(Add, &[Bin(Mul, &[X, C]), D]), E]),
        To::Bin(
            Add,
            none,
            &[
                To::Bin(Mul, none, &[TO_X, To::Con(|e| c(e).wrapping_mul(e.cons[2]))]),
                To::Con(|e| d(e).wrapping_mul(e.cons[2])),
            ],
        ),
    ),
    rule(
        "-x * c",
        Bin(Mul, &[Un(Neg, &X), C]),
        To::Bin(Mul, none, &[TO_X, To::Con(|e| c(e).wrapping_neg())]),
    ),
    // Quotients and remainders.
    rule("x / 1", Bin(Sdiv, &[X, Num(1)]), TO_X),
    when(
        "x / 2^c, exact",
        Bin(Sdiv, &[X, C]),
        |e| e.flags[0].has(OpFlags::EXACT) && c(e).is_power_of_two() && c(e) != sign(e),
        To::Bin(Ashr, same, &[TO_X, To::Con(|e| log2(c(e)))]),
    ),
    rule("x / 1, unsigned", Bin(Udiv, &[X, Num(1)]), TO_X),
    when(
        "x / 2^c",
        Bin(Udiv, &[X, C]),
        |e| c(e).is_power_of_two(),
        To::Bin(Lshr, same, &[TO_X, To::Con(|e| log2(c(e)))]),
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
