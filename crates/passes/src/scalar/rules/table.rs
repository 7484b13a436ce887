//! The algebraic rules, by kind of instruction.
//!
//! Constants are on the right of operations that commute, and of comparisons, before a rule sees them.

use sheave_ir::semantics::{self, signed};
use sheave_ir::{BinaryOp, IntCC, OpFlags, Type, UnaryOp, WideOp};

use BinaryOp::{Add, And, Ashr, Lshr, Mul, Or, Rotl, Rotr, Sdiv, Shl, Smax, Smin, Srem, Sub, Udiv};
use BinaryOp::{Umax, Umin, Urem, Xor};
use Pat::{Bin, Cmp, Num, Order, Sel, Un};
use UnaryOp::{Bitrev, Bswap, Copy, Iabs, Neg, Not, Sext, Trunc, Zext};

use super::pattern::{Env, Heads, Pat, Rule, To, rule, when};

const X: Pat = Pat::Val(0);
const Y: Pat = Pat::Val(1);
const C: Pat = Pat::Con(0);
const D: Pat = Pat::Con(1);
const LIMIT: Pat = Pat::Limit(0);

const ZERO: To = To::Con(|_| 0);
const TO_X: To = To::Val(0);
const TO_Y: To = To::Val(1);

/// Which rules may match, by kinds.
pub(super) static HEADS: Heads = Heads::of(&RULES);

fn none(_: &Env) -> OpFlags {
    OpFlags::NONE
}

/// The flags of the instruction itself.
fn same(e: &Env) -> OpFlags {
    e.flags[0]
}

/// What both of two operations promise.
fn both(e: &Env) -> OpFlags {
    e.flags[0] & e.flags[1]
}

fn c(e: &Env) -> u64 {
    e.cons[0]
}

fn d(e: &Env) -> u64 {
    e.cons[1]
}

/// The condition of the comparison.
fn cc(e: &Env) -> IntCC {
    e.cc[0]
}

/// The width of the operands.
fn width(e: &Env) -> u64 {
    u64::from(e.of.bits())
}

/// All bits of the operands.
fn ones(e: &Env) -> u64 {
    e.of.mask()
}

/// Only the sign bit of the operands.
fn sign(e: &Env) -> u64 {
    1 << (e.of.bits() - 1)
}

/// The first constant as an amount to shift by.
fn by_c(e: &Env) -> u64 {
    c(e) % width(e)
}

/// The second one.
fn by_d(e: &Env) -> u64 {
    d(e) % width(e)
}

fn log2(bits: u64) -> u64 {
    u64::from(bits.trailing_zeros())
}

fn is_equality(e: &Env) -> bool {
    matches!(cc(e), IntCC::Eq | IntCC::Ne)
}

fn is_signed(cc: IntCC) -> bool {
    matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge)
}

fn is_unsigned(cc: IntCC) -> bool {
    matches!(cc, IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge)
}

/// The flags of `x op (c op d)` in place of `(x op c) op d`: what both promise, if the constant is exact.
fn exact_constant(e: &Env, signed: WideOp, unsigned: WideOp) -> OpFlags {
    let exact = |flag, op| if semantics::wide(op, e.of, c(e), d(e)).1 == 0 { flag } else { OpFlags::NONE };
    both(e) & (exact(OpFlags::NSW, signed) | exact(OpFlags::NUW, unsigned))
}

/// The values for which a comparison with a constant holds: so many from the first one on, modulo the width.
fn interval(ty: Type, cc: IntCC, c: u64) -> (u64, u128) {
    let all = u128::from(ty.mask()) + 1;
    let least = 1_u64 << (ty.bits() - 1);
    // How many values are below the constant.
    let below = u128::from(c);
    let below_signed = u128::from(c.wrapping_sub(least) & ty.mask());
    let (start, n) = match cc {
        IntCC::Eq => (c, 1),
        IntCC::Ne => (c.wrapping_add(1), all - 1),
        IntCC::Ult => (0, below),
        IntCC::Ule => (0, below + 1),
        IntCC::Ugt => (c.wrapping_add(1), all - below - 1),
        IntCC::Uge => (c, all - below),
        IntCC::Slt => (least, below_signed),
        IntCC::Sle => (least, below_signed + 1),
        IntCC::Sgt => (c.wrapping_add(1), all - below_signed - 1),
        IntCC::Sge => (c, all - below_signed),
    };
    (start & ty.mask(), n)
}

/// The values in both of two intervals, if they are one interval.
fn intersection(ty: Type, (a, n): (u64, u128), (b, m): (u64, u128)) -> Option<(u64, u128)> {
    let all = u128::from(ty.mask()) + 1;
    // Relative to the first one, which begins at zero.
    let start = u128::from(b.wrapping_sub(a) & ty.mask());
    let head = n.saturating_sub(start).min(m);
    let tail = (start + m).saturating_sub(all).min(n);
    match (head, tail) {
        (_, 0) => Some((b, head)),
        (0, _) => Some((a, tail)),
        _ => None,
    }
}

/// The values of X for which both `x cc c` and `x cc d` hold.
fn in_both(e: &Env) -> Option<(u64, u128)> {
    let ty = e.types[0];
    if !ty.is_int() {
        return None;
    }
    intersection(ty, interval(ty, e.cc[0], c(e)), interval(ty, e.cc[1], d(e)))
}

/// The values of X for which neither does.
fn in_neither(e: &Env) -> Option<(u64, u128)> {
    let ty = e.types[0];
    if !ty.is_int() {
        return None;
    }
    let (first, second) = (e.cc[0].inverse(), e.cc[1].inverse());
    intersection(ty, interval(ty, first, c(e)), interval(ty, second, d(e)))
}

/// Whether two comparisons with constants hold both for one interval of values; if `any`, whether either
/// holds for all values but those of one.
pub(crate) fn is_one_interval(ty: Type, any: bool, tests: [(IntCC, u64); 2]) -> bool {
    let [(first, c), (second, d)] = tests.map(|(cc, c)| (if any { cc.inverse() } else { cc }, c));
    ty.is_int() && intersection(ty, interval(ty, first, c), interval(ty, second, d)).is_some()
}

fn is_proper(interval: Option<(u64, u128)>) -> bool {
    interval.is_some_and(|(_, n)| n > 0)
}

fn is_empty(interval: Option<(u64, u128)>) -> bool {
    interval.is_some_and(|(_, n)| n == 0)
}

/// What makes the least value of an interval zero when it is added.
fn to_start(interval: Option<(u64, u128)>) -> u64 {
    interval.map_or(0, |(start, _)| start.wrapping_neg())
}

/// The distance of the largest value of an interval.
fn last(interval: Option<(u64, u128)>) -> u64 {
    interval.map_or(0, |(_, n)| (n - 1) as u64)
}

/// `x` is in an interval.
const IN_BOTH: To = To::Cmp(
    |_| IntCC::Ule,
    &[To::Bin(Add, none, &[TO_X, To::Con(|e| to_start(in_both(e)))]), To::Con(|e| last(in_both(e)))],
);

/// `x` is not in one.
const NOT_IN_NEITHER: To = To::Cmp(
    |_| IntCC::Ugt,
    &[To::Bin(Add, none, &[TO_X, To::Con(|e| to_start(in_neither(e)))]), To::Con(|e| last(in_neither(e)))],
);

/// How many values a comparison with a constant holds for.
fn n_holds(e: &Env) -> u128 {
    interval(e.of, cc(e), c(e)).1
}

fn n_values(e: &Env) -> u128 {
    u128::from(ones(e)) + 1
}

/// True for all negative values, false for all positive ones; of zero either.
fn is_negative(e: &Env) -> bool {
    match (cc(e), signed(e.types[0], c(e))) {
        (IntCC::Slt, n) => n == 0 || n == 1,
        (IntCC::Sle, n) => n == 0 || n == -1,
        _ => false,
    }
}

/// True for all positive values, false for all negative ones; of zero either.
fn is_positive(e: &Env) -> bool {
    match (cc(e), signed(e.types[0], c(e))) {
        (IntCC::Sgt, n) => n == 0 || n == -1,
        (IntCC::Sge, n) => n == 0 || n == 1,
        _ => false,
    }
}

/// Whether the constant is a sign-extended one of X's type.
fn is_extended(e: &Env) -> bool {
    let from = e.types[0];
    signed(from, c(e) & from.mask()) == signed(e.of, c(e))
}

fn fits_in_x(e: &Env) -> bool {
    c(e) <= e.types[0].mask()
}

/// Rules on values that both operands extend.
fn same_types(e: &Env) -> bool {
    e.types[0] == e.types[1]
}

/// The rules. Those for one kind of instruction are neighbours.
pub(super) static RULES: [Rule; 167] = [
    // Conversions.
    rule("copy x", Un(Copy, &X), TO_X),
    rule("zext (zext x)", Un(Zext, &Un(Zext, &X)), To::Fit(Zext, 0)),
    rule("sext (sext x)", Un(Sext, &Un(Sext, &X)), To::Fit(Sext, 0)),
    rule("sext (zext x)", Un(Sext, &Un(Zext, &X)), To::Fit(Zext, 0)),
    rule("trunc (trunc x)", Un(Trunc, &Un(Trunc, &X)), To::Fit(Zext, 0)),
    rule("trunc (zext x)", Un(Trunc, &Un(Zext, &X)), To::Fit(Zext, 0)),
    rule("trunc (sext x)", Un(Trunc, &Un(Sext, &X)), To::Fit(Sext, 0)),
    when(
        "trunc (and x c), c has all its bits",
        Un(Trunc, &Bin(And, &[X, C])),
        |e| c(e) & e.ty.mask() == e.ty.mask(),
        To::Fit(Zext, 0),
    ),
    // Twice is not at all.
    rule("neg (neg x)", Un(Neg, &Un(Neg, &X)), TO_X),
    rule("neg (sub x y)", Un(Neg, &Bin(Sub, &[X, Y])), To::Bin(Sub, none, &[TO_Y, TO_X])),
    rule(
        "neg (mul x c)",
        Un(Neg, &Bin(Mul, &[X, C])),
        To::Bin(Mul, none, &[TO_X, To::Con(|e| c(e).wrapping_neg())]),
    ),
    rule("not (not x)", Un(Not, &Un(Not, &X)), TO_X),
    rule("not (xor x c)", Un(Not, &Bin(Xor, &[X, C])), To::Bin(Xor, none, &[TO_X, To::Con(|e| !c(e))])),
    rule("bswap (bswap x)", Un(Bswap, &Un(Bswap, &X)), TO_X),
    rule("bitrev (bitrev x)", Un(Bitrev, &Un(Bitrev, &X)), TO_X),
    rule("iabs (neg x)", Un(Iabs, &Un(Neg, &X)), To::Un(Iabs, &TO_X)),
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
        "(x | c) & d, nothing in common",
        Bin(And, &[Bin(Or, &[X, C]), D]),
        |e| c(e) & d(e) == 0,
        To::Bin(And, none, &[TO_X, To::Con(d)]),
    ),
    when("(x | c) & d, d in c", Bin(And, &[Bin(Or, &[X, C]), D]), |e| c(e) & d(e) == d(e), To::Con(d)),
    when(
        "(x ^ c) & d, nothing in common",
        Bin(And, &[Bin(Xor, &[X, C]), D]),
        |e| c(e) & d(e) == 0,
        To::Bin(And, none, &[TO_X, To::Con(d)]),
    ),
    when(
        "(x + c) & d, c above d",
        Bin(And, &[Bin(Add, &[X, C]), D]),
        |e| d(e) != 0 && c(e) & (u64::MAX >> d(e).leading_zeros()) == 0,
        To::Bin(And, none, &[TO_X, To::Con(d)]),
    ),
    when(
        "(x << c) & d, only zeros masked",
        Bin(And, &[Bin(Shl, &[X, C]), D]),
        |e| d(e) | !(ones(e) << by_c(e) & ones(e)) == u64::MAX,
        To::Bin(Shl, |e| e.flags[1], &[TO_X, To::Con(by_c)]),
    ),
    when(
        "(x >> c) & d, only copies of the sign masked",
        Bin(And, &[Bin(Ashr, &[X, C]), D]),
        |e| by_c(e) > 0 && d(e) == ones(e) >> by_c(e),
        To::Bin(Lshr, none, &[TO_X, To::Con(by_c)]),
    ),
    when(
        "((x & c) + y) & d, d low bits of c",
        Bin(And, &[Bin(Add, &[Bin(And, &[X, C]), Y]), D]),
        |e| c(e) & d(e) == d(e) && (d(e) & d(e).wrapping_add(1)) == 0,
        To::Bin(And, none, &[To::Bin(Add, none, &[TO_X, TO_Y]), To::Con(d)]),
    ),
    when(
        "((x & c) * y) & d, d low bits of c",
        Bin(And, &[Bin(Mul, &[Bin(And, &[X, C]), Y]), D]),
        |e| c(e) & d(e) == d(e) && (d(e) & d(e).wrapping_add(1)) == 0,
        To::Bin(And, none, &[To::Bin(Mul, none, &[TO_X, TO_Y]), To::Con(d)]),
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
        "((x & c) - y) & d, d low bits of c",
        Bin(And, &[Bin(Sub, &[Bin(And, &[X, C]), Y]), D]),
        |e| c(e) & d(e) == d(e) && (d(e) & d(e).wrapping_add(1)) == 0,
        To::Bin(And, none, &[To::Bin(Sub, none, &[TO_X, TO_Y]), To::Con(d)]),
    ),
    when(
        "(x - (y & c)) & d, d low bits of c",
        Bin(And, &[Bin(Sub, &[X, Bin(And, &[Y, C])]), D]),
        |e| c(e) & d(e) == d(e) && (d(e) & d(e).wrapping_add(1)) == 0,
        To::Bin(And, none, &[To::Bin(Sub, none, &[TO_X, TO_Y]), To::Con(d)]),
    ),
    rule("x & (x | y)", Bin(And, &[X, Bin(Or, &[X, Y])]), TO_X),
    rule("x & (x & y)", Bin(And, &[X, Bin(And, &[X, Y])]), To::Bin(And, none, &[TO_X, TO_Y])),
    when(
        "x cc c and x cc d, one interval",
        Bin(And, &[Cmp(&[X, C]), Cmp(&[X, D])]),
        |e| is_proper(in_both(e)),
        IN_BOTH,
    ),
    when("x cc c and x cc d, never", Bin(And, &[Cmp(&[X, C]), Cmp(&[X, D])]), |e| is_empty(in_both(e)), ZERO),
    rule("x | 0", Bin(Or, &[X, Num(0)]), TO_X),
    rule("x | ~0", Bin(Or, &[X, Num(-1)]), To::Con(|_| u64::MAX)),
    rule("x | x", Bin(Or, &[X, X]), TO_X),
    rule(
        "(x | c) | d",
        Bin(Or, &[Bin(Or, &[X, C]), D]),
        To::Bin(Or, none, &[TO_X, To::Con(|e| c(e) | d(e))]),
    ),
    when(
        "(x & c) | d, nothing left",
        Bin(Or, &[Bin(And, &[X, C]), D]),
        |e| c(e) | d(e) == ones(e),
        To::Bin(Or, none, &[TO_X, To::Con(d)]),
    ),
    rule("x | (x & y)", Bin(Or, &[X, Bin(And, &[X, Y])]), TO_X),
    rule("x | (x | y)", Bin(Or, &[X, Bin(Or, &[X, Y])]), To::Bin(Or, none, &[TO_X, TO_Y])),
    rule("x | (x ^ y)", Bin(Or, &[X, Bin(Xor, &[X, Y])]), To::Bin(Or, none, &[TO_X, TO_Y])),
    rule(
        "(x & y) | (x ^ y)",
        Bin(Or, &[Bin(And, &[X, Y]), Bin(Xor, &[X, Y])]),
        To::Bin(Or, none, &[TO_X, TO_Y]),
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
    rule("x ^ 0", Bin(Xor, &[X, Num(0)]), TO_X),
    rule("x ^ x", Bin(Xor, &[X, X]), ZERO),
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
    rule(
        "(x & y) ^ (x | y)",
        Bin(Xor, &[Bin(And, &[X, Y]), Bin(Or, &[X, Y])]),
        To::Bin(Xor, none, &[TO_X, TO_Y]),
    ),
    // Shifts; amounts count modulo the width.
    when("x << width", Bin(Shl, &[X, C]), |e| by_c(e) == 0, TO_X),
    when(
        "(x << c) << d",
        Bin(Shl, &[Bin(Shl, &[X, C]), D]),
        |e| by_c(e) + by_d(e) < width(e),
        To::Bin(Shl, both, &[TO_X, To::Con(|e| by_c(e) + by_d(e))]),
    ),
    when(
        "(x << c) << d, nothing left",
        Bin(Shl, &[Bin(Shl, &[X, C]), D]),
        |e| by_c(e) + by_d(e) >= width(e),
        ZERO,
    ),
    when(
        "(x >> c) << c, exact",
        Bin(Shl, &[Bin(Lshr, &[X, C]), C]),
        |e| e.flags[1].has(OpFlags::EXACT),
        TO_X,
    ),
    when(
        "(x >> c) << c, exact and signed",
        Bin(Shl, &[Bin(Ashr, &[X, C]), C]),
        |e| e.flags[1].has(OpFlags::EXACT),
        TO_X,
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
    when(
        "x << (y & c)",
        Bin(Shl, &[X, Bin(And, &[Y, C])]),
        |e| c(e) & (width(e) - 1) == width(e) - 1,
        To::Bin(Shl, same, &[TO_X, TO_Y]),
    ),
    when("x >> width", Bin(Lshr, &[X, C]), |e| by_c(e) == 0, TO_X),
    when(
        "(x >> c) >> d",
        Bin(Lshr, &[Bin(Lshr, &[X, C]), D]),
        |e| by_c(e) + by_d(e) < width(e),
        To::Bin(Lshr, both, &[TO_X, To::Con(|e| by_c(e) + by_d(e))]),
    ),
    when(
        "(x >> c) >> d, nothing left",
        Bin(Lshr, &[Bin(Lshr, &[X, C]), D]),
        |e| by_c(e) + by_d(e) >= width(e),
        ZERO,
    ),
    when("(x << c) >> c, exact", Bin(Lshr, &[Bin(Shl, &[X, C]), C]), |e| e.flags[1].has(OpFlags::NUW), TO_X),
    rule(
        "(x << c) >> c",
        Bin(Lshr, &[Bin(Shl, &[X, C]), C]),
        To::Bin(And, none, &[TO_X, To::Con(|e| ones(e) >> by_c(e))]),
    ),
    when(
        "(x >> c) >> width - 1: the sign",
        Bin(Lshr, &[Bin(Ashr, &[X, C]), D]),
        |e| by_d(e) == width(e) - 1,
        To::Bin(Lshr, none, &[TO_X, To::Con(d)]),
    ),
    when(
        "x >> (y & c)",
        Bin(Lshr, &[X, Bin(And, &[Y, C])]),
        |e| c(e) & (width(e) - 1) == width(e) - 1,
        To::Bin(Lshr, same, &[TO_X, TO_Y]),
    ),
    when("x >> width, signed", Bin(Ashr, &[X, C]), |e| by_c(e) == 0, TO_X),
    rule(
        "(x >> c) >> d, signed",
        Bin(Ashr, &[Bin(Ashr, &[X, C]), D]),
        To::Bin(Ashr, none, &[TO_X, To::Con(|e| (by_c(e) + by_d(e)).min(width(e) - 1))]),
    ),
    when(
        "(x << c) >> c, exact and signed",
        Bin(Ashr, &[Bin(Shl, &[X, C]), C]),
        |e| e.flags[1].has(OpFlags::NSW),
        TO_X,
    ),
    when(
        "x >> (y & c), signed",
        Bin(Ashr, &[X, Bin(And, &[Y, C])]),
        |e| c(e) & (width(e) - 1) == width(e) - 1,
        To::Bin(Ashr, same, &[TO_X, TO_Y]),
    ),
    when("x rotated by the width", Bin(Rotl, &[X, C]), |e| by_c(e) == 0, TO_X),
    when("x rotated by the width to the right", Bin(Rotr, &[X, C]), |e| by_c(e) == 0, TO_X),
    rule("the smaller of x and x", Bin(Smin, &[X, X]), TO_X),
    rule("the larger of x and x", Bin(Smax, &[X, X]), TO_X),
    rule("the smaller of x and x, unsigned", Bin(Umin, &[X, X]), TO_X),
    rule("the larger of x and x, unsigned", Bin(Umax, &[X, X]), TO_X),
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
        "x cc c, the sign",
        Order(&[X, LIMIT]),
        |e| is_unsigned(cc(e)) && n_holds(e) == u128::from(sign(e)),
        To::Cmp(
            |e| if matches!(cc(e), IntCC::Ult | IntCC::Ule) { IntCC::Sge } else { IntCC::Slt },
            &[TO_X, ZERO],
        ),
    ),
    when(
        "zext x cc c",
        Cmp(&[Un(Zext, &X), C]),
        fits_in_x,
        // Both sides are non-negative, so that signed and unsigned order agree.
        To::Cmp(|e| cc(e).unsigned(), &[TO_X, To::Con(c)]),
    ),
    when(
        "zext x cc c, out of reach",
        Cmp(&[Un(Zext, &X), C]),
        |e| !fits_in_x(e),
        To::Con(|e| u64::from(semantics::icmp(cc(e), e.of, 0, c(e)))),
    ),
    when("sext x cc c", Cmp(&[Un(Sext, &X), C]), is_extended, To::Cmp(cc, &[TO_X, To::Con(c)])),
    when(
        "sext x cc c, out of reach",
        Cmp(&[Un(Sext, &X), C]),
        |e| !is_extended(e) && !is_unsigned(cc(e)),
        To::Con(|e| u64::from(semantics::icmp(cc(e), e.of, 0, c(e)))),
    ),
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
        "x + c cc d, no unsigned wrap",
        Cmp(&[Bin(Add, &[X, C]), D]),
        |e| is_unsigned(cc(e)) && e.flags[0].has(OpFlags::NUW) && d(e) >= c(e),
        To::Cmp(cc, &[TO_X, To::Con(|e| d(e) - c(e))]),
    ),
    when("x + y == x", Cmp(&[Bin(Add, &[X, Y]), X]), is_equality, To::Cmp(cc, &[TO_Y, ZERO])),
    when(
        "c - x == d",
        Cmp(&[Bin(Sub, &[C, X]), D]),
        is_equality,
        To::Cmp(cc, &[TO_X, To::Con(|e| c(e).wrapping_sub(d(e)))]),
    ),
    when(
        "x ^ c == d",
        Cmp(&[Bin(Xor, &[X, C]), D]),
        is_equality,
        To::Cmp(cc, &[TO_X, To::Con(|e| c(e) ^ d(e))]),
    ),
    when(
        "-x == c",
        Cmp(&[Un(Neg, &X), C]),
        is_equality,
        To::Cmp(cc, &[TO_X, To::Con(|e| c(e).wrapping_neg())]),
    ),
    when(
        "x * c == 0",
        Cmp(&[Bin(Mul, &[X, C]), Num(0)]),
        |e| is_equality(e) && (c(e) % 2 == 1 || c(e) != 0 && !e.flags[0].is_empty()),
        To::Cmp(cc, &[TO_X, ZERO]),
    ),
    when(
        "x << c == 0",
        Cmp(&[Bin(Shl, &[X, C]), Num(0)]),
        |e| is_equality(e) && !e.flags[0].is_empty(),
        To::Cmp(cc, &[TO_X, ZERO]),
    ),
    when(
        "x & 2^c == 2^c",
        Cmp(&[Bin(And, &[X, C]), C]),
        |e| is_equality(e) && c(e).is_power_of_two(),
        To::Cmp(|e| cc(e).inverse(), &[To::Bin(And, none, &[TO_X, To::Con(c)]), ZERO]),
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
    // Selections. A condition that is poison chooses one of the two.
    rule("c ? x : x", Sel(&[Y, X, X]), TO_X),
    when("x < 0 ? -x : x", Sel(&[Cmp(&[X, C]), Un(Neg, &X), X]), is_negative, To::Un(Iabs, &TO_X)),
    when("x > 0 ? x : -x", Sel(&[Cmp(&[X, C]), X, Un(Neg, &X)]), is_positive, To::Un(Iabs, &TO_X)),
    when("x == c ? c : x", Sel(&[Cmp(&[X, C]), C, X]), |e| cc(e) == IntCC::Eq, TO_X),
    when("x != c ? x : c", Sel(&[Cmp(&[X, C]), X, C]), |e| cc(e) == IntCC::Ne, TO_X),
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
