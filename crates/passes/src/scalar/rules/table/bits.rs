//! Conjunctions, disjunctions and differences of bits.

use sheave_ir::BinaryOp::{Add, And, Lshr, Or, Rotl, Rotr, Shl, Sub, Xor};
use sheave_ir::UnaryOp::{Neg, Zext};

use super::env::{
    C, D, IN_BOTH, NOT_IN_NEITHER, TO_X, TO_Y, X, Y, ZERO, by_c, by_d, c, cc, d, in_both, in_neither,
    is_empty, is_proper, none, same_types, width,
};
use crate::scalar::rules::pattern::Pat::{Bin, Cmp, Num, Un};
use crate::scalar::rules::pattern::{Rule, To, rule, when};

pub(super) const BITS: [Rule; 29] = [
    // Bits.
    rule("x & 0", Bin(And, &[X, Num(0)]), ZERO),
    rule("x & ~0", Bin(And, &[X, Num(-1)]), TO_X),
    rule("x & x", Bin(And, &[X, X]), TO_X),
    rule(
        "(x & c) & d",
        Bin(And, &[Bin(And, &[X, C]), D]),
        To::Bin(And, none, &[TO_X, To::Con(|e| c(e) & d(e))]),
    ),
    when(
        "((x & c) + y) & d, d low bits of c",
        Bin(And, &[Bin(Add, &[Bin(And, &[X, C]), Y]), D]),
        |e| c(e) & d(e) == d(e) && (d(e) & d(e).wrapping_add(1)) == 0,
        To::Bin(And, none, &[To::Bin(Add, none, &[TO_X, TO_Y]), To::Con(d)]),
    ),
    when(
        "((x & c) | y) & d, d in c",
        Bin(And, &[Bin(Or, &[Bin(And, &[X, C]), Y]), D]),
        |e| c(e) & d(e) == d(e),
        To::Bin(And, none, &[To::Bin(Or, none, &[TO_X, TO_Y]), To::Con(d)]),
    ),
    when(
        "((x & c) ^ y) & d, d in c",
        Bin(And, &[Bin(Xor, &[Bin(And, &[X, C]), Y]), D]),
        |e| c(e) & d(e) == d(e),
        To::Bin(And, none, &[To::Bin(Xor, none, &[TO_X, TO_Y]), To::Con(d)]),
    ),
    when(
        "x cc c and x cc d, one interval",
        Bin(And, &[Cmp(&[X, C]), Cmp(&[X, D])]),
        |e| is_proper(in_both(e)),
        IN_BOTH,
    ),
    when("x cc c and x cc d, never", Bin(And, &[Cmp(&[X, C]), Cmp(&[X, D])]), |e| is_empty(in_both(e)), ZERO),
    when(
        "zext x & zext y",
        Bin(And, &[Un(Zext, &X), Un(Zext, &Y)]),
        same_types,
        To::Un(Zext, &To::Bin(And, none, &[TO_X, TO_Y])),
    ),
    rule("x | 0", Bin(Or, &[X, Num(0)]), TO_X),
    rule("x | ~0", Bin(Or, &[X, Num(-1)]), To::Con(|_| u64::MAX)),
    rule("x | x", Bin(Or, &[X, X]), TO_X),
    rule(
        "(x | c) | d",
        Bin(Or, &[Bin(Or, &[X, C]), D]),
        To::Bin(Or, none, &[TO_X, To::Con(|e| c(e) | d(e))]),
    ),
    when(
        "(x << c) | (x >> d), together the width",
        Bin(Or, &[Bin(Shl, &[X, C]), Bin(Lshr, &[X, D])]),
        |e| (by_c(e) + by_d(e)).is_multiple_of(width(e)),
        To::Bin(Rotl, none, &[TO_X, To::Con(by_c)]),
    ),
    when(
        "(x << y) | (x >> (c - y))",
        Bin(Or, &[Bin(Shl, &[X, Y]), Bin(Lshr, &[X, Bin(Sub, &[C, Y])])]),
        |e| by_c(e) == 0,
        To::Bin(Rotl, none, &[TO_X, TO_Y]),
    ),
    when(
        "(x << (c - y)) | (x >> y)",
        Bin(Or, &[Bin(Shl, &[X, Bin(Sub, &[C, Y])]), Bin(Lshr, &[X, Y])]),
        |e| by_c(e) == 0,
        To::Bin(Rotr, none, &[TO_X, TO_Y]),
    ),
    rule(
        "(x << y) | (x >> -y)",
        Bin(Or, &[Bin(Shl, &[X, Y]), Bin(Lshr, &[X, Un(Neg, &Y)])]),
        To::Bin(Rotl, none, &[TO_X, TO_Y]),
    ),
    rule(
        "(x << -y) | (x >> y)",
        Bin(Or, &[Bin(Shl, &[X, Un(Neg, &Y)]), Bin(Lshr, &[X, Y])]),
        To::Bin(Rotr, none, &[TO_X, TO_Y]),
    ),
    when(
        "x cc c or x cc d, all but one interval",
        Bin(Or, &[Cmp(&[X, C]), Cmp(&[X, D])]),
        |e| is_proper(in_neither(e)),
        NOT_IN_NEITHER,
    ),
    when(
        "x cc c or x cc d, always",
        Bin(Or, &[Cmp(&[X, C]), Cmp(&[X, D])]),
        |e| is_empty(in_neither(e)),
        To::Con(|_| 1),
    ),
    when(
        "zext x | zext y",
        Bin(Or, &[Un(Zext, &X), Un(Zext, &Y)]),
        same_types,
        To::Un(Zext, &To::Bin(Or, none, &[TO_X, TO_Y])),
    ),
    rule("x ^ 0", Bin(Xor, &[X, Num(0)]), TO_X),
    rule("x ^ x", Bin(Xor, &[X, X]), ZERO),
    rule(
        "(1 << y) ^ ~0",
        Bin(Xor, &[Bin(Shl, &[Num(1), Y]), Num(-1)]),
        To::Bin(Rotl, none, &[To::Con(|_| !1), TO_Y]),
    ),
    rule("(x cc y) ^ 1", Bin(Xor, &[Cmp(&[X, Y]), Num(1)]), To::Cmp(|e| cc(e).inverse(), &[TO_X, TO_Y])),
    rule(
        "(x cc c) ^ 1",
        Bin(Xor, &[Cmp(&[X, C]), Num(1)]),
        To::Cmp(|e| cc(e).inverse(), &[TO_X, To::Con(c)]),
    ),
    rule(
        "(x ^ c) ^ d",
        Bin(Xor, &[Bin(Xor, &[X, C]), D]),
        To::Bin(Xor, none, &[TO_X, To::Con(|e| c(e) ^ d(e))]),
    ),
    rule("(x ^ y) ^ y", Bin(Xor, &[Bin(Xor, &[X, Y]), Y]), TO_X),
];
