//! Every operator at its edges, against what Rust computes.

use std::cmp::Ordering;

use sheave_interp::{Interpreter, Options, Outcome, TrapKind};
use sheave_ir::{BinaryOp, FuncId, Module, Signature, TernaryOp, Type, UnaryOp, WideOp};
use sheave_ir::{BuilderContext, FloatCC, FunctionBuilder, IntCC, IntrinsicOp, Linkage, Value};

/// What a call gives.
type Called = Result<Vec<u64>, TrapKind>;

/// Builds `f(params) -> results` and hands `check` a function that calls it.
fn with_function(
    params: &[Type],
    results: &[Type],
    build: impl FnOnce(&mut FunctionBuilder<'_>, &[Value]) -> Vec<Value>,
    check: impl FnOnce(&mut dyn FnMut(&[u64]) -> Called),
) {
    let mut module = Module::new("test");
    let id = module.define_function("f", Signature::new(params, results), Linkage::External);
    let mut ctx = BuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut module, id, &mut ctx);
    let entry = builder.create_block();
    builder.switch_to_block(entry);
    let values: Vec<Value> = (0..params.len()).map(|i| builder.param(i)).collect();
    let returned = build(&mut builder, &values);
    builder.ret(&returned);
    builder.finish().unwrap();
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    check(&mut |args| match interp.call(FuncId::from_u32(0), args) {
        Ok(Outcome::Returned(values)) => Ok(values),
        Ok(Outcome::Exited(code)) => panic!("exited with {code}"),
        Err(trap) => Err(trap.kind),
    });
}

/// Builds `f(params) -> results` and calls it once.
fn eval(
    params: &[Type],
    results: &[Type],
    args: &[u64],
    build: impl FnOnce(&mut FunctionBuilder<'_>, &[Value]) -> Vec<Value>,
) -> Called {
    let mut called = None;
    with_function(params, results, build, |call| called = Some(call(args)));
    called.unwrap()
}

fn unary(op: UnaryOp, from: Type, to: Type, a: u64) -> u64 {
    eval(&[from], &[to], &[a], |b, v| vec![b.unary(op, to, v[0])]).unwrap()[0]
}

fn binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Result<u64, TrapKind> {
    eval(&[ty, ty], &[ty], &[a, b], |f, v| vec![f.binary(op, v[0], v[1])]).map(|values| values[0])
}

/// Interesting integers of 64 bits, to be cut to each width.
const INTS: [u64; 12] = [
    0,
    1,
    2,
    7,
    0x7f,
    0x80,
    0xff,
    0x8000,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0000_0000_0000,
    0xffff_ffff_ffff_ffff,
];

/// A value and a flag, both as the type of the operands.
macro_rules! pair {
    ($u:ty, $result:expr) => {{
        let (value, overflow) = $result;
        (value as $u, <$u>::from(overflow))
    }};
}

/// Checks all integer operators on one width against their Rust twins.
macro_rules! check_width {
    ($ty:expr, $u:ty, $s:ty, $wide:ty, $swide:ty) => {
        type Twin = fn($u, $u) -> Option<$u>;
        let twins: &[(BinaryOp, Twin)] = &[
            (BinaryOp::Add, |a, b| Some(a.wrapping_add(b))),
            (BinaryOp::Sub, |a, b| Some(a.wrapping_sub(b))),
            (BinaryOp::Mul, |a, b| Some(a.wrapping_mul(b))),
            (BinaryOp::Sdiv, |a, b| (a as $s).checked_div(b as $s).map(|x| x as $u)),
            (BinaryOp::Udiv, |a, b| a.checked_div(b)),
            (BinaryOp::Srem, |a, b| (a as $s).checked_rem(b as $s).map(|x| x as $u)),
            (BinaryOp::Urem, |a, b| a.checked_rem(b)),
            (BinaryOp::SmulHi, |a, b| {
                Some(((<$swide>::from(a as $s) * <$swide>::from(b as $s)) >> <$u>::BITS) as $u)
            }),
            (BinaryOp::UmulHi, |a, b| Some(((<$wide>::from(a) * <$wide>::from(b)) >> <$u>::BITS) as $u)),
            (BinaryOp::And, |a, b| Some(a & b)),
            (BinaryOp::Or, |a, b| Some(a | b)),
            (BinaryOp::Xor, |a, b| Some(a ^ b)),
            (BinaryOp::Shl, |a, b| Some(a.wrapping_shl(b as u32))),
            (BinaryOp::Lshr, |a, b| Some(a.wrapping_shr(b as u32))),
            (BinaryOp::Ashr, |a, b| Some((a as $s).wrapping_shr(b as u32) as $u)),
            (BinaryOp::Rotl, |a, b| Some(a.rotate_left(b as u32 % <$u>::BITS))),
            (BinaryOp::Rotr, |a, b| Some(a.rotate_right(b as u32 % <$u>::BITS))),
            (BinaryOp::Smin, |a, b| Some((a as $s).min(b as $s) as $u)),
            (BinaryOp::Smax, |a, b| Some((a as $s).max(b as $s) as $u)),
            (BinaryOp::Umin, |a, b| Some(a.min(b))),
            (BinaryOp::Umax, |a, b| Some(a.max(b))),
        ];
        for &(op, twin) in twins {
            with_function(
                &[$ty; 2],
                &[$ty],
                |f, v| vec![f.binary(op, v[0], v[1])],
                |call| {
                    for (a, b) in pairs().map(|(x, y)| (x as $u, y as $u)) {
                        let found = call(&[u64::from(a), u64::from(b)]).ok().map(|values| values[0]);
                        assert_eq!(found, twin(a, b).map(u64::from), "{op} {} {a:#x} {b:#x}", $ty);
                    }
                },
            );
        }
        type UnaryTwin = fn($u) -> $u;
        let twins: &[(UnaryOp, UnaryTwin)] = &[
            (UnaryOp::Neg, |a| a.wrapping_neg()),
            (UnaryOp::Not, |a| !a),
            (UnaryOp::Clz, |a| a.leading_zeros() as $u),
            (UnaryOp::Ctz, |a| a.trailing_zeros() as $u),
            (UnaryOp::Popcnt, |a| a.count_ones() as $u),
            (UnaryOp::Bitrev, |a| a.reverse_bits()),
            (UnaryOp::Iabs, |a| (a as $s).wrapping_abs() as $u),
            (UnaryOp::Bswap, |a| a.swap_bytes()),
        ];
        for &(op, twin) in twins {
            for a in INTS.map(|x| x as $u) {
                let found = unary(op, $ty, $ty, u64::from(a));
                assert_eq!(found, u64::from(twin(a)), "{op} {} {a:#x}", $ty);
            }
        }
        type WideTwin = fn($u, $u) -> ($u, $u);
        let twins: &[(WideOp, WideTwin)] = &[
            (WideOp::SaddOverflow, |a, b| pair!($u, (a as $s).overflowing_add(b as $s))),
            (WideOp::UaddOverflow, |a, b| pair!($u, a.overflowing_add(b))),
            (WideOp::SsubOverflow, |a, b| pair!($u, (a as $s).overflowing_sub(b as $s))),
            (WideOp::UsubOverflow, |a, b| pair!($u, a.overflowing_sub(b))),
            (WideOp::SmulOverflow, |a, b| pair!($u, (a as $s).overflowing_mul(b as $s))),
            (WideOp::UmulOverflow, |a, b| pair!($u, a.overflowing_mul(b))),
            (WideOp::UmulWide, |a, b| {
                let product = <$wide>::from(a) * <$wide>::from(b);
                (product as $u, (product >> <$u>::BITS) as $u)
            }),
        ];
        for &(op, twin) in twins {
            let second = if op == WideOp::UmulWide { $ty } else { Type::I8 };
            let build = |f: &mut FunctionBuilder<'_>, v: &[Value]| {
                let (low, high) = f.wide(op, v[0], v[1]);
                vec![low, high]
            };
            with_function(&[$ty; 2], &[$ty, second], build, |call| {
                for (a, b) in pairs().map(|(x, y)| (x as $u, y as $u)) {
                    let (low, high) = twin(a, b);
                    let expected = vec![u64::from(low), u64::from(high)];
                    assert_eq!(call(&[u64::from(a), u64::from(b)]), Ok(expected), "{op} {a:#x} {b:#x}");
                }
            });
        }
        for &cc in IntCC::ALL {
            check_comparison($ty, cc, |a, b| ((a as $s).cmp(&(b as $s)), (a as $u).cmp(&(b as $u))));
        }
    };
}

/// All pairs of interesting integers.
fn pairs() -> impl Iterator<Item = (u64, u64)> {
    INTS.into_iter().flat_map(|x| INTS.map(|y| (x, y)))
}

/// A comparison as a value, and as a branch right after it (which is executed differently). `orders` gives
/// the signed and the unsigned order of two integers that are cut to the type.
fn check_comparison(ty: Type, cc: IntCC, orders: impl Fn(u64, u64) -> (Ordering, Ordering)) {
    let build = |f: &mut FunctionBuilder<'_>, v: &[Value]| {
        let value = f.icmp(cc, v[0], v[1]);
        let cond = f.icmp(cc, v[0], v[1]);
        let (yes, no, join) = (f.create_block(), f.create_block(), f.create_block());
        let result = f.phi(join, Type::I8);
        f.branch(cond, (yes, &[]), (no, &[]));
        let (one, zero) = (f.iconst(Type::I8, 1), f.iconst(Type::I8, 0));
        f.switch_to_block(yes);
        f.jump(join, &[one]);
        f.switch_to_block(no);
        f.jump(join, &[zero]);
        f.switch_to_block(join);
        vec![value, result]
    };
    with_function(&[ty; 2], &[Type::I8; 2], build, |call| {
        for (a, b) in pairs().map(|(x, y)| (x & ty.mask(), y & ty.mask())) {
            let (signed, unsigned) = orders(a, b);
            let expected = u64::from(match cc {
                IntCC::Eq => signed.is_eq(),
                IntCC::Ne => signed.is_ne(),
                IntCC::Slt => signed.is_lt(),
                IntCC::Sle => signed.is_le(),
                IntCC::Sgt => signed.is_gt(),
                IntCC::Sge => signed.is_ge(),
                IntCC::Ult => unsigned.is_lt(),
                IntCC::Ule => unsigned.is_le(),
                IntCC::Ugt => unsigned.is_gt(),
                IntCC::Uge => unsigned.is_ge(),
            });
            assert_eq!(call(&[a, b]), Ok(vec![expected, expected]), "icmp {cc} {ty} {a:#x}, {b:#x}");
        }
    });
}

#[test]
fn integers_of_8_bits() {
    check_width!(Type::I8, u8, i8, u16, i16);
}

#[test]
fn integers_of_16_bits() {
    check_width!(Type::I16, u16, i16, u32, i32);
}

#[test]
fn integers_of_32_bits() {
    check_width!(Type::I32, u32, i32, u64, i64);
}

#[test]
fn integers_of_64_bits() {
    check_width!(Type::I64, u64, i64, u128, i128);
}

#[test]
fn divisions_say_why_they_trap() {
    assert_eq!(binary(BinaryOp::Sdiv, Type::I32, 5, 0), Err(TrapKind::DivisionByZero));
    assert_eq!(binary(BinaryOp::Urem, Type::I32, 5, 0), Err(TrapKind::DivisionByZero));
    assert_eq!(binary(BinaryOp::Sdiv, Type::I32, 0x8000_0000, 0xffff_ffff), Err(TrapKind::DivisionOverflow));
    assert_eq!(binary(BinaryOp::Srem, Type::I8, 0x80, 0xff), Err(TrapKind::DivisionOverflow));
}

#[test]
fn widening_and_narrowing() {
    assert_eq!(unary(UnaryOp::Sext, Type::I8, Type::I16, 0x80), 0xff80);
    assert_eq!(unary(UnaryOp::Sext, Type::I8, Type::I64, 0x80), 0xffff_ffff_ffff_ff80);
    assert_eq!(unary(UnaryOp::Sext, Type::I32, Type::I64, 0x7fff_ffff), 0x7fff_ffff);
    assert_eq!(unary(UnaryOp::Zext, Type::I8, Type::I64, 0x80), 0x80);
    assert_eq!(unary(UnaryOp::Trunc, Type::I64, Type::I16, 0x1_2345_6789), 0x6789);
    assert_eq!(unary(UnaryOp::Bitcast, Type::F32, Type::I32, 0xff80_0001), 0xff80_0001);
}

#[test]
fn funnels_and_selections() {
    for (amount, left, right) in [
        (0u64, 0x1234_5678u64, 0x9abc_def0u64),
        (4, 0x2345_6789, 0x89ab_cdef),
        (31, 0x4d5e_6f78, 0x2468_acf1),
        (36, 0x2345_6789, 0x89ab_cdef),
    ] {
        let ty = Type::I32;
        let found = |op| {
            eval(&[ty, ty, ty], &[ty], &[0x1234_5678, 0x9abc_def0, amount], |f, v| {
                vec![f.ternary(op, v[0], v[1], v[2])]
            })
            .unwrap()[0]
        };
        assert_eq!(found(TernaryOp::Fshl), left, "fshl {amount}");
        assert_eq!(found(TernaryOp::Fshr), right, "fshr {amount}");
    }
    for ty in [Type::I8, Type::I16, Type::I32, Type::I64] {
        let build = |f: &mut FunctionBuilder<'_>, v: &[Value]| {
            [TernaryOp::Fshl, TernaryOp::Fshr].map(|op| f.ternary(op, v[0], v[1], v[2])).to_vec()
        };
        with_function(&[ty; 3], &[ty; 2], build, |call| {
            for (a, b) in pairs().map(|(x, y)| (x & ty.mask(), y & ty.mask())) {
                for amount in 0..2 * u64::from(ty.bits()) {
                    // The shifted pair in one integer of twice the width.
                    let pair = u128::from(a) << ty.bits() | u128::from(b);
                    let by = amount as u32 % ty.bits();
                    let left = (pair << by >> ty.bits()) as u64 & ty.mask();
                    let right = (pair >> by) as u64 & ty.mask();
                    assert_eq!(call(&[a, b, amount]), Ok(vec![left, right]), "{ty} {a:#x} {b:#x} {amount}");
                }
            }
        });
    }
    for (cond, expected) in [(0u64, 2u64), (1, 1), (0x80, 1)] {
        let types = [Type::I8, Type::F64, Type::F64];
        let found = eval(&types, &[Type::F64], &[cond, 1, 2], |f, v| vec![f.select(v[0], v[1], v[2])]);
        assert_eq!(found, Ok(vec![expected]));
    }
}

const DOUBLES: [f64; 14] = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    2.5,
    0.1,
    f64::MAX,
    f64::MIN_POSITIVE,
    5e-324,
    f64::INFINITY,
    f64::NEG_INFINITY,
    9_223_372_036_854_775_808.0,
    -2_147_483_649.0,
    4_294_967_295.5,
];

#[test]
fn float_arithmetic_is_that_of_the_processor() {
    for x in DOUBLES {
        for y in DOUBLES {
            for (op, expected) in [
                (BinaryOp::Fadd, x + y),
                (BinaryOp::Fsub, x - y),
                (BinaryOp::Fmul, x * y),
                (BinaryOp::Fdiv, x / y),
                (BinaryOp::Copysign, x.copysign(y)),
            ] {
                let found = binary(op, Type::F64, x.to_bits(), y.to_bits()).unwrap();
                // An invalid operation gives the NaN whose sign is set.
                let expected = if expected.is_nan() { 0xfff8 << 48 } else { expected.to_bits() };
                assert_eq!(found, expected, "{op} {x} {y}");
                let (xf, yf) = (x as f32, y as f32);
                let expected = match op {
                    BinaryOp::Fadd => xf + yf,
                    BinaryOp::Fsub => xf - yf,
                    BinaryOp::Fmul => xf * yf,
                    BinaryOp::Fdiv => xf / yf,
                    _ => xf.copysign(yf),
                };
                let found = binary(op, Type::F32, u64::from(xf.to_bits()), u64::from(yf.to_bits())).unwrap();
                let expected = if expected.is_nan() { 0xffc0_0000 } else { expected.to_bits() };
                assert_eq!(found, u64::from(expected), "{op} {xf} {yf}");
            }
        }
    }
}

#[test]
fn nans_come_out_quiet_and_the_first_one_wins() {
    let (signalling, quiet) = (0x7ff0_0000_0000_0001u64, 0xfff8_0000_0000_0002u64);
    let one = 1f64.to_bits();
    for op in [BinaryOp::Fadd, BinaryOp::Fsub, BinaryOp::Fmul, BinaryOp::Fdiv] {
        assert_eq!(binary(op, Type::F64, signalling, quiet), Ok(0x7ff8_0000_0000_0001));
        assert_eq!(binary(op, Type::F64, quiet, signalling), Ok(quiet));
        assert_eq!(binary(op, Type::F64, one, signalling), Ok(0x7ff8_0000_0000_0001));
    }
    assert_eq!(binary(BinaryOp::Fadd, Type::F32, 0x3f80_0000, 0xff80_0001), Ok(0xffc0_0001));
    assert_eq!(unary(UnaryOp::Fneg, Type::F64, Type::F64, signalling), 0xfff0_0000_0000_0001);
    assert_eq!(unary(UnaryOp::Fabs, Type::F64, Type::F64, quiet), 0x7ff8_0000_0000_0002);
    assert_eq!(unary(UnaryOp::Fpromote, Type::F32, Type::F64, 0xff80_0001), 0xfff8_0000_2000_0000);
    assert_eq!(unary(UnaryOp::Fdemote, Type::F64, Type::F32, 0x7ff0_0000_2000_0000), 0x7fc0_0001);
    assert_eq!(unary(UnaryOp::Sqrt, Type::F64, Type::F64, (-1f64).to_bits()), 0xfff8 << 48);
    assert_eq!(unary(UnaryOp::Sqrt, Type::F64, Type::F64, (-0f64).to_bits()), (-0f64).to_bits());
}

#[test]
fn minima_and_maxima_ignore_nans() {
    let nan = f64::NAN.to_bits();
    let bits = f64::to_bits;
    for (a, b, min, max) in [
        (bits(1.0), bits(2.0), bits(1.0), bits(2.0)),
        (nan, bits(2.0), bits(2.0), bits(2.0)),
        (bits(1.0), nan, bits(1.0), bits(1.0)),
        (bits(0.0), bits(-0.0), bits(-0.0), bits(0.0)),
        (bits(-0.0), bits(0.0), bits(-0.0), bits(0.0)),
        (bits(f64::INFINITY), bits(f64::NEG_INFINITY), bits(f64::NEG_INFINITY), bits(f64::INFINITY)),
    ] {
        assert_eq!(binary(BinaryOp::Fmin, Type::F64, a, b), Ok(min), "{a:#x} {b:#x}");
        assert_eq!(binary(BinaryOp::Fmax, Type::F64, a, b), Ok(max), "{a:#x} {b:#x}");
    }
}

#[test]
fn float_comparisons() {
    let mut values = DOUBLES.to_vec();
    values.push(f64::NAN);
    for &cc in FloatCC::ALL {
        with_function(
            &[Type::F64; 2],
            &[Type::I8],
            |f, v| vec![f.fcmp(cc, v[0], v[1])],
            |call| {
                for (x, y) in values.iter().flat_map(|&x| values.iter().map(move |&y| (x, y))) {
                    // The name says it: which of less, equal, greater and unordered it holds for.
                    let less = matches!(cc, FloatCC::Olt | FloatCC::Ole | FloatCC::Ult | FloatCC::Ule);
                    let greater = matches!(cc, FloatCC::Ogt | FloatCC::Oge | FloatCC::Ugt | FloatCC::Uge);
                    let equal =
                        cc.name().ends_with('e') && !cc.name().ends_with("ne") || cc.name().ends_with("eq");
                    let any = matches!(cc, FloatCC::Ord | FloatCC::True);
                    let unequal = matches!(cc, FloatCC::One | FloatCC::Une);
                    let expected = match x.partial_cmp(&y) {
                        None => cc.name().starts_with('u') || cc == FloatCC::True,
                        Some(Ordering::Less) => less || unequal || any,
                        Some(Ordering::Greater) => greater || unequal || any,
                        Some(Ordering::Equal) => equal && cc != FloatCC::False || any,
                    };
                    let found = call(&[x.to_bits(), y.to_bits()]);
                    assert_eq!(found, Ok(vec![u64::from(expected)]), "fcmp {cc} {x} {y}");
                }
            },
        );
    }
}

#[test]
fn floats_to_integers_as_the_processor_does() {
    // What clang's code for x86-64 gives: out of range, signed conversions give the most negative integer of
    // the register they use (64 or 32 bits), of which narrower types are the low part.
    for (value, op, ty, expected) in [
        (1.9, UnaryOp::FloatToSint, Type::I32, 1u64),
        (-1.9, UnaryOp::FloatToSint, Type::I32, 0xffff_ffff),
        (2_147_483_648.0, UnaryOp::FloatToSint, Type::I32, 0x8000_0000),
        (-2_147_483_648.9, UnaryOp::FloatToSint, Type::I32, 0x8000_0000),
        (-2_147_483_647.9, UnaryOp::FloatToSint, Type::I32, 0x8000_0001),
        (1e300, UnaryOp::FloatToSint, Type::I64, 1 << 63),
        (f64::NAN, UnaryOp::FloatToSint, Type::I64, 1 << 63),
        (-9.2e18, UnaryOp::FloatToSint, Type::I64, (-9_200_000_000_000_000_000i64) as u64),
        (300.7, UnaryOp::FloatToSint, Type::I8, 44),
        (1e10, UnaryOp::FloatToSint, Type::I16, 0),
        (4_294_967_295.9, UnaryOp::FloatToUint, Type::I32, 0xffff_ffff),
        (-1.0, UnaryOp::FloatToUint, Type::I32, 0xffff_ffff),
        (1e19, UnaryOp::FloatToUint, Type::I64, 10_000_000_000_000_000_000),
        (1.5, UnaryOp::FloatToUint, Type::I64, 1),
        (-1.0, UnaryOp::FloatToUint, Type::I64, u64::MAX),
        (1e30, UnaryOp::FloatToUint, Type::I64, 1 << 63),
        (200.5, UnaryOp::FloatToUint, Type::I8, 200),
        (1e30, UnaryOp::FloatToSintSat, Type::I32, 0x7fff_ffff),
        (-1e30, UnaryOp::FloatToSintSat, Type::I8, 0x80),
        (f64::NAN, UnaryOp::FloatToSintSat, Type::I32, 0),
        (-5.0, UnaryOp::FloatToUintSat, Type::I32, 0),
        (1e30, UnaryOp::FloatToUintSat, Type::I16, 0xffff),
        (f64::NAN, UnaryOp::FloatToUintSat, Type::I64, 0),
    ] {
        assert_eq!(unary(op, Type::F64, ty, value.to_bits()), expected, "{op} {ty} {value}");
    }
    assert_eq!(
        unary(UnaryOp::FloatToUint, Type::F32, Type::I64, u64::from(1e19f32.to_bits())),
        1e19f32 as u64
    );
}

#[test]
fn integers_to_floats_round_once() {
    // Rounding to a double first would give another float here.
    let value = 1u64 << 63 | 1 << 39 | 1;
    let expected = u64::from((value as f32).to_bits());
    assert_eq!(unary(UnaryOp::UintToFloat, Type::I64, Type::F32, value), expected);
    assert_ne!(u64::from((value as f64 as f32).to_bits()), expected);
    assert_eq!(unary(UnaryOp::UintToFloat, Type::I64, Type::F64, u64::MAX), (u64::MAX as f64).to_bits());
    assert_eq!(unary(UnaryOp::SintToFloat, Type::I8, Type::F64, 0x80), (-128f64).to_bits());
    assert_eq!(unary(UnaryOp::UintToFloat, Type::I8, Type::F64, 0x80), 128f64.to_bits());
    assert_eq!(unary(UnaryOp::SintToFloat, Type::I64, Type::F64, u64::MAX), (-1f64).to_bits());
}

#[test]
fn roundings() {
    for x in [0.5f64, 1.5, 2.5, -0.5, -1.2, 1e300, -0.0, 4_503_599_627_370_497.5] {
        for (op, expected) in [
            (UnaryOp::Floor, x.floor()),
            (UnaryOp::Ceil, x.ceil()),
            (UnaryOp::Ftrunc, x.trunc()),
            (UnaryOp::Nearest, x.round_ties_even()),
        ] {
            let found =
                eval(&[Type::F64], &[Type::F64], &[x.to_bits()], |f, v| vec![f.unary(op, Type::F64, v[0])]);
            assert_eq!(found, Ok(vec![f64::to_bits(expected)]), "{op} {x}");
        }
    }
    let third = 1.0f64 / 3.0;
    let args = [f64::to_bits(third), 3f64.to_bits(), (-1f64).to_bits()];
    let found = eval(&[Type::F64; 3], &[Type::F64], &args, |f, v| {
        f.intrinsic(IntrinsicOp::Fma, v, Some(Type::F64)).into_iter().collect()
    });
    let expected: f64 = third.mul_add(3.0, -1.0);
    assert_ne!(expected, 0.0, "rounded once");
    assert_eq!(found, Ok(vec![expected.to_bits()]));
}

#[test]
fn addresses_wrap_and_scale() {
    let found = eval(&[Type::Ptr, Type::I64], &[Type::Ptr], &[1000, u64::MAX], |f, v| {
        let indexed = f.ptr_index(v[0], v[1], 24, -6);
        vec![f.binary(BinaryOp::PtrAdd, indexed, v[1])]
    });
    assert_eq!(found, Ok(vec![1000 - 24 - 6 - 1]));
}
