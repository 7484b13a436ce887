//! Conversions, negations, shifts and rotations. Shift amounts count modulo the width.

use sheave_ir::BinaryOp::{And, Ashr, Lshr, Mul, Shl, Sub};
use sheave_ir::UnaryOp::{Bswap, Neg, Not, Sext, Trunc, Zext};

use super::env::{C, D, TO_X, TO_Y, X, Y, both, by_c, by_d, c, none, ones, width};
use crate::scalar::rules::pattern::Pat::{Bin, Un};
use crate::scalar::rules::pattern::{Rule, To, rule, when};

pub(super) const CONVERSIONS: [Rule; 20] = [
    // Conversions.
    rule("zext (zext x)", Un(Zext, &Un(Zext, &X)), To::Fit(Zext, 0)),
    rule("sext (sext x)", Un(Sext, &Un(Sext, &X)), To::Fit(Sext, 0)),
    rule("sext (zext x)", Un(Sext, &Un(Zext, &X)), To::Fit(Zext, 0)),
    rule("trunc (trunc x)", Un(Trunc, &Un(Trunc, &X)), To::Fit(Zext, 0)),
    rule("trunc (zext x)", Un(Trunc, &Un(Zext, &X)), To::Fit(Zext, 0)),
    rule("trunc (sext x)", Un(Trunc, &Un(Sext, &X)), To::Fit(Sext, 0)),
    // Twice is not at all.
    rule("neg (neg x)", Un(Neg, &Un(Neg, &X)), TO_X),
    rule("neg (sub x y)", Un(Neg, &Bin(Sub, &[X, Y])), To::Bin(Sub, none, &[TO_Y, TO_X])),
    rule("not (not x)", Un(Not, &Un(Not, &X)), TO_X),
    rule("bswap (bswap x)", Un(Bswap, &Un(Bswap, &X)), TO_X),
    // Shifts; amounts count modulo the width.
    when("x << width", Bin(Shl, &[X, C]), |e| by_c(e) == 0, TO_X),
    when(
        "(x << c) << d",
        Bin(Shl, &[Bin(Shl, &[X, C]), D]),
        |e| by_c(e) + by_d(e) < width(e),
        To::Bin(Shl, both, &[TO_X, To::Con(|e| by_c(e) + by_d(e))]),
    ),
    rule(
        "(x >> c) << c",
        Bin(Shl, &[Bin(Lshr, &[X, C]), C]),
        To::Bin(And, none, &[TO_X, To::Con(|e| ones(e) << by_c(e))]),
    ),
    rule(
        "(x >> c) << c, signed",
        Bin(Shl, &[Bin(Ashr, &[X, C]), C]),
        To::Bin(And, none, &[TO_X, To::Con(|e| ones(e) << by_c(e))]),
    ),
    rule(
        "(x * c) << d",
        Bin(Shl, &[Bin(Mul, &[X, C]), D]),
        To::Bin(Mul, none, &[TO_X, To::Con(|e| c(e) << by_d(e))]),
    ),
    when("x >> width", Bin(Lshr, &[X, C]), |e| by_c(e) == 0, TO_X),
    when(
        "(x >> c) >> d",
        Bin(Lshr, &[Bin(Lshr, &[X, C]), D]),
        |e| by_c(e) + by_d(e) < width(e),
        To::Bin(Lshr, both, &[TO_X, To::Con(|e| by_c(e) + by_d(e))]),
    ),
    rule(
        "(x << c) >> c",
        Bin(Lshr, &[Bin(Shl, &[X, C]), C]),
        To::Bin(And, none, &[TO_X, To::Con(|e| ones(e) >> by_c(e))]),
    ),
    when("x >> width, signed", Bin(Ashr, &[X, C]), |e| by_c(e) == 0, TO_X),
    rule(
        "(x >> c) >> d, signed",
        Bin(Ashr, &[Bin(Ashr, &[X, C]), D]),
        To::Bin(Ashr, none, &[TO_X, To::Con(|e| (by_c(e) + by_d(e)).min(width(e) - 1))]),
    ),
];
