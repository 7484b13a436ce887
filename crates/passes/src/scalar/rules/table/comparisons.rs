//! Comparisons and selections.

use sheave_ir::BinaryOp::{Add, And, Lshr, Srem, Sub, Urem, Xor};
use sheave_ir::UnaryOp::{Iabs, Neg, Sext, Zext};
use sheave_ir::{IntCC, OpFlags, WideOp, semantics};

use super::env::{
    C, D, IN_BOTH, LIMIT, Multiple, NOT_IN_NEITHER, TO_X, TO_Y, X, Y, ZERO, by_c, c, cc, d, divides,
    fits_in_x, in_both, in_neither, interval, is_empty, is_equality, is_extended, is_negative, is_ordered,
    is_positive, is_proper, is_signed, is_unsigned, n_holds, n_values, none, same_types, sign,
};
use crate::scalar::rules::pattern::Pat::{Bin, Cmp, Num, Order, Sel, Un};
use crate::scalar::rules::pattern::{Rule, To, rule, when};

pub(super) const COMPARISONS: [Rule; 29] = [
    // Comparisons.
    when("x cc c, never", Order(&[X, LIMIT]), |e| n_holds(e) == 0, ZERO),
    when("x cc c, always", Order(&[X, LIMIT]), |e| n_holds(e) == n_values(e), To::Con(|_| 1)),
    when(
        "x cc c, for one value",
        Order(&[X, LIMIT]),
        // A signed comparison tells more of a loop than an equality.
        |e| is_unsigned(cc(e)) && n_holds(e) == 1,
        To::Cmp(|_| IntCC::Eq, &[TO_X, To::Con(|e| interval(e.of, cc(e), c(e)).0)]),
    ),
    when(
        "x cc c, for all values but one",
        Order(&[X, LIMIT]),
        |e| is_unsigned(cc(e)) && n_holds(e) == n_values(e) - 1,
        To::Cmp(|_| IntCC::Ne, &[TO_X, To::Con(|e| interval(e.of, cc(e).inverse(), c(e)).0)]),
    ),
    when(
        "zext x cc c",
        Cmp(&[Un(Zext, &X), C]),
        fits_in_x,
        // Both sides are non-negative, so that signed and unsigned order agree.
        To::Cmp(|e| cc(e).unsigned(), &[TO_X, To::Con(c)]),
    ),
    when("sext x cc c", Cmp(&[Un(Sext, &X), C]), is_extended, To::Cmp(cc, &[TO_X, To::Con(c)])),
    when(
        "zext x cc zext y",
        Cmp(&[Un(Zext, &X), Un(Zext, &Y)]),
        same_types,
        To::Cmp(|e| cc(e).unsigned(), &[TO_X, TO_Y]),
    ),
    when("sext x cc sext y", Cmp(&[Un(Sext, &X), Un(Sext, &Y)]), same_types, To::Cmp(cc, &[TO_X, TO_Y])),
    when("x - y == 0", Cmp(&[Bin(Sub, &[X, Y]), Num(0)]), is_equality, To::Cmp(cc, &[TO_X, TO_Y])),
    when("x ^ y == 0", Cmp(&[Bin(Xor, &[X, Y]), Num(0)]), is_equality, To::Cmp(cc, &[TO_X, TO_Y])),
    when(
        "x - y cc 0, no wrap",
        Cmp(&[Bin(Sub, &[X, Y]), Num(0)]),
        |e| is_signed(cc(e)) && e.flags[0].has(OpFlags::NSW),
        To::Cmp(cc, &[TO_X, TO_Y]),
    ),
    when(
        "x + c == d",
        Cmp(&[Bin(Add, &[X, C]), D]),
        is_equality,
        To::Cmp(cc, &[TO_X, To::Con(|e| d(e).wrapping_sub(c(e)))]),
    ),
    when(
        "x + c cc d, no signed wrap",
        Cmp(&[Bin(Add, &[X, C]), D]),
        |e| {
            let exact = semantics::wide(WideOp::SsubOverflow, e.of, d(e), c(e)).1 == 0;
            is_signed(cc(e)) && e.flags[0].has(OpFlags::NSW) && exact
        },
        To::Cmp(cc, &[TO_X, To::Con(|e| d(e).wrapping_sub(c(e)))]),
    ),
    when(
        "x + c cc x",
        Cmp(&[Bin(Add, &[X, C]), X]),
        is_ordered::<1>,
        To::Con(|e| semantics::icmp(cc(e), e.of, c(e), 0).into()),
    ),
    when(
        "x cc x + c",
        Cmp(&[X, Bin(Add, &[X, C])]),
        is_ordered::<1>,
        To::Con(|e| semantics::icmp(cc(e), e.of, 0, c(e)).into()),
    ),
    when(
        "x + c cc x + d",
        Cmp(&[Bin(Add, &[X, C]), Bin(Add, &[X, D])]),
        is_ordered::<2>,
        To::Con(|e| semantics::icmp(cc(e), e.of, c(e), d(e)).into()),
    ),
    when(
        "x & sign == 0",
        Cmp(&[Bin(And, &[X, C]), Num(0)]),
        |e| is_equality(e) && c(e) == sign(e),
        To::Cmp(|e| if cc(e) == IntCC::Eq { IntCC::Sge } else { IntCC::Slt }, &[TO_X, ZERO]),
    ),
    when(
        "x >> c == 0",
        Cmp(&[Bin(Lshr, &[X, C]), Num(0)]),
        |e| is_equality(e) && by_c(e) != 0,
        To::Cmp(
            |e| if cc(e) == IntCC::Eq { IntCC::Ult } else { IntCC::Uge },
            &[TO_X, To::Con(|e| 1 << by_c(e))],
        ),
    ),
    when(
        "x % 2^c == 0",
        Cmp(&[Bin(Srem, &[X, C]), Num(0)]),
        |e| is_equality(e) && c(e).is_power_of_two(),
        To::Cmp(cc, &[To::Bin(And, none, &[TO_X, To::Con(|e| c(e) - 1)]), ZERO]),
    ),
    when(
        "x % 2^c == d",
        Cmp(&[Bin(Srem, &[X, C]), D]),
        // The remainder is positive only where the dividend is.
        |e| is_equality(e) && c(e).is_power_of_two() && c(e) != sign(e) && d(e) != 0 && d(e) < c(e),
        To::Cmp(cc, &[To::Bin(And, none, &[TO_X, To::Con(|e| sign(e) | (c(e) - 1))]), To::Con(d)]),
    ),
    when("x % c == 0", Cmp(&[Bin(Srem, &[X, C]), Num(0)]), divides::<true>, Multiple::<true>::TO),
    when("x % c == 0, unsigned", Cmp(&[Bin(Urem, &[X, C]), Num(0)]), divides::<false>, Multiple::<false>::TO),
    // Selections. A condition that is poison chooses one of the two.
    rule("c ? x : x", Sel(&[Y, X, X]), TO_X),
    when("x < 0 ? -x : x", Sel(&[Cmp(&[X, C]), Un(Neg, &X), X]), is_negative, To::Un(Iabs, &TO_X)),
    when("x > 0 ? x : -x", Sel(&[Cmp(&[X, C]), X, Un(Neg, &X)]), is_positive, To::Un(Iabs, &TO_X)),
    when(
        "x cc c ? x cc d : 0, one interval",
        Sel(&[Cmp(&[X, C]), Cmp(&[X, D]), Num(0)]),
        |e| is_proper(in_both(e)),
        IN_BOTH,
    ),
    when(
        "x cc c ? x cc d : 0, never",
        Sel(&[Cmp(&[X, C]), Cmp(&[X, D]), Num(0)]),
        |e| is_empty(in_both(e)),
        ZERO,
    ),
    when(
        "x cc c ? 1 : x cc d, all but one interval",
        Sel(&[Cmp(&[X, C]), Num(1), Cmp(&[X, D])]),
        |e| is_proper(in_neither(e)),
        NOT_IN_NEITHER,
    ),
    when(
        "x cc c ? 1 : x cc d, always",
        Sel(&[Cmp(&[X, C]), Num(1), Cmp(&[X, D])]),
        |e| is_empty(in_neither(e)),
        To::Con(|_| 1),
    ),
];
