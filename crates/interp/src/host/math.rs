//! `<math.h>` on floats and doubles, by way of the host's own library.

use std::num::FpCategory;

use super::{Builtin, HostCall, HostResult};
use crate::x87::F80;
use sheave_ir::Type;

/// An entry for a function of one double, and for its float twin.
macro_rules! one {
    ($name:literal, $name_f:literal, $op:ident) => {
        [
            ($name, (|call| Ok(call.f64(0)?.$op().to_bits())) as Builtin),
            ($name_f, (|call| Ok(u64::from(call.f32(0)?.$op().to_bits()))) as Builtin),
        ]
    };
}

/// An entry for a function of two doubles, and for its float twin.
macro_rules! two {
    ($name:literal, $name_f:literal, $op:expr, $op_f:expr) => {
        [
            (
                $name,
                (|call| {
                    let op: fn(f64, f64) -> f64 = $op;
                    Ok(op(call.f64(0)?, call.f64(1)?).to_bits())
                }) as Builtin,
            ),
            (
                $name_f,
                (|call| {
                    let op: fn(f32, f32) -> f32 = $op_f;
                    Ok(u64::from(op(call.f32(0)?, call.f32(1)?).to_bits()))
                }) as Builtin,
            ),
        ]
    };
}

const PAIRS: &[[(&str, Builtin); 2]] = &[
    one!("sqrt", "sqrtf", sqrt),
    one!("fabs", "fabsf", abs),
    one!("floor", "floorf", floor),
    one!("ceil", "ceilf", ceil),
    one!("trunc", "truncf", trunc),
    one!("round", "roundf", round),
    one!("rint", "rintf", round_ties_even),
    one!("nearbyint", "nearbyintf", round_ties_even),
    one!("roundeven", "roundevenf", round_ties_even),
    one!("sin", "sinf", sin),
    one!("cos", "cosf", cos),
    one!("tan", "tanf", tan),
    one!("asin", "asinf", asin),
    one!("acos", "acosf", acos),
    one!("atan", "atanf", atan),
    one!("sinh", "sinhf", sinh),
    one!("cosh", "coshf", cosh),
    one!("tanh", "tanhf", tanh),
    one!("asinh", "asinhf", asinh),
    one!("acosh", "acoshf", acosh),
    one!("atanh", "atanhf", atanh),
    one!("exp", "expf", exp),
    one!("exp2", "exp2f", exp2),
    one!("expm1", "expm1f", exp_m1),
    one!("log", "logf", ln),
    one!("log2", "log2f", log2),
    one!("log10", "log10f", log10),
    one!("log1p", "log1pf", ln_1p),
    one!("cbrt", "cbrtf", cbrt),
    two!("pow", "powf", f64::powf, f32::powf),
    two!("atan2", "atan2f", f64::atan2, f32::atan2),
    two!("hypot", "hypotf", f64::hypot, f32::hypot),
    two!("fmod", "fmodf", |a, b| a % b, |a, b| a % b),
    two!("fmin", "fminf", f64::min, f32::min),
    two!("fmax", "fmaxf", f64::max, f32::max),
    two!("copysign", "copysignf", f64::copysign, f32::copysign),
    two!("fdim", "fdimf", |a, b| if a <= b { 0.0 } else { a - b }, |a, b| if a <= b { 0.0 } else { a - b }),
    two!("nextafter", "nextafterf", next_after, next_after_f),
    two!("remainder", "remainderf", remainder, |a, b| remainder(f64::from(a), f64::from(b)) as f32),
];

pub(super) const TABLE: &[(&str, Builtin)] = &{
    // The pairs in one row.
    const N: usize = 2 * PAIRS.len();
    let mut table: [(&str, Builtin); N + OTHERS.len()] = [PAIRS[0][0]; N + OTHERS.len()];
    let mut i = 0;
    while i < N {
        table[i] = PAIRS[i / 2][i % 2];
        i += 1;
    }
    let mut i = 0;
    while i < OTHERS.len() {
        table[N + i] = OTHERS[i];
        i += 1;
    }
    table
};

const OTHERS: &[(&str, Builtin)] = &[
    // Nothing here changes the rounding mode: it is always to nearest.
    ("fegetround", |_| Ok(0)),
    ("fma", |call| Ok(call.f64(0)?.mul_add(call.f64(1)?, call.f64(2)?).to_bits())),
    ("fmaf", |call| Ok(u64::from(call.f32(0)?.mul_add(call.f32(1)?, call.f32(2)?).to_bits()))),
    ("lround", |call| Ok(call.f64(0)?.round() as i64 as u64)),
    ("llround", |call| Ok(call.f64(0)?.round() as i64 as u64)),
    ("lroundf", |call| Ok(call.f32(0)?.round() as i64 as u64)),
    ("llroundf", |call| Ok(call.f32(0)?.round() as i64 as u64)),
    ("lrint", |call| Ok(call.f64(0)?.round_ties_even() as i64 as u64)),
    ("llrint", |call| Ok(call.f64(0)?.round_ties_even() as i64 as u64)),
    ("lrintf", |call| Ok(call.f32(0)?.round_ties_even() as i64 as u64)),
    ("llrintf", |call| Ok(call.f32(0)?.round_ties_even() as i64 as u64)),
    ("ldexp", |call| Ok(scale(Type::F64, call.arg(0)?, call.int(1)?))),
    ("scalbn", |call| Ok(scale(Type::F64, call.arg(0)?, call.int(1)?))),
    ("scalbln", |call| Ok(scale(Type::F64, call.arg(0)?, (call.arg(1)? as i64).clamp(-5000, 5000) as i32))),
    ("ldexpf", |call| Ok(scale(Type::F32, call.arg(0)?, call.int(1)?))),
    ("scalbnf", |call| Ok(scale(Type::F32, call.arg(0)?, call.int(1)?))),
    ("frexp", frexp),
    ("frexpf", frexpf),
    ("modf", modf),
    ("modff", modff),
    ("ilogb", |call| Ok(exponent(call.f64(0)?) as u64)),
    ("logb", |call| Ok(f64::from(exponent(call.f64(0)?)).to_bits())),
    ("sincos", sincos),
    ("sincosf", sincosf),
    ("isnan", |call| Ok(u64::from(call.f64(0)?.is_nan()))),
    ("__isnan", |call| Ok(u64::from(call.f64(0)?.is_nan()))),
    ("isnanf", |call| Ok(u64::from(call.f32(0)?.is_nan()))),
    ("__isnanf", |call| Ok(u64::from(call.f32(0)?.is_nan()))),
    ("isinf", |call| Ok(infinity(call.f64(0)?))),
    ("__isinf", |call| Ok(infinity(call.f64(0)?))),
    ("isinff", |call| Ok(infinity(f64::from(call.f32(0)?)))),
    ("__isinff", |call| Ok(infinity(f64::from(call.f32(0)?)))),
    ("finite", |call| Ok(u64::from(call.f64(0)?.is_finite()))),
    ("__finite", |call| Ok(u64::from(call.f64(0)?.is_finite()))),
    ("finitef", |call| Ok(u64::from(call.f32(0)?.is_finite()))),
    ("__signbit", |call| Ok(u64::from(call.f64(0)?.is_sign_negative()))),
    ("__signbitf", |call| Ok(u64::from(call.f32(0)?.is_sign_negative()))),
    ("exp10", |call| Ok(10f64.powf(call.f64(0)?).to_bits())),
    ("cabs", |call| Ok(call.f64(0)?.hypot(call.f64(1)?).to_bits())),
    ("carg", |call| Ok(call.f64(1)?.atan2(call.f64(0)?).to_bits())),
    ("__fpclassify", |call| Ok(class(call.f64(0)?.classify()))),
    ("__fpclassifyf", |call| Ok(class(call.f32(0)?.classify()))),
    ("nan", |_| Ok(f64::NAN.to_bits())),
    ("nanf", |_| Ok(u64::from(f32::NAN.to_bits()))),
];

/// `value * 2^n`, rounded once: an 80-bit float holds every step exactly.
fn scale(ty: Type, bits: u64, n: i32) -> u64 {
    F80::from_float(ty, bits).scale(n.clamp(-5000, 5000)).to_float(ty)
}

/// The power of two of the top bit; as `ilogb` for zero and what is not finite.
fn exponent(value: f64) -> i32 {
    if value == 0.0 || value.is_nan() {
        return i32::MIN;
    }
    if value.is_infinite() {
        return i32::MAX;
    }
    let bits = value.to_bits() & (u64::MAX >> 1);
    if bits >> 52 == 0 { 63 - bits.leading_zeros() as i32 - 1074 } else { (bits >> 52) as i32 - 1023 }
}

/// glibc's numbers for `FP_NAN` and so on.
fn class(class: FpCategory) -> u64 {
    match class {
        FpCategory::Nan => 0,
        FpCategory::Infinite => 1,
        FpCategory::Zero => 2,
        FpCategory::Subnormal => 3,
        FpCategory::Normal => 4,
    }
}

/// Mantissa in [0.5, 1) and exponent.
fn split(value: f64) -> (f64, i32) {
    if value == 0.0 || !value.is_finite() {
        return (value, 0);
    }
    let e = exponent(value) + 1;
    let normal = if value.abs() < f64::MIN_POSITIVE { value * 2f64.powi(54) } else { value };
    let bits = normal.to_bits() & !(0x7ff << 52) | 1022 << 52;
    (f64::from_bits(bits), e)
}

fn frexp(call: &mut HostCall<'_, '_>) -> HostResult {
    let (mantissa, e) = split(call.f64(0)?);
    let place = call.arg(1)?;
    call.memory().write_int(place, 4, e as u64)?;
    Ok(mantissa.to_bits())
}

fn frexpf(call: &mut HostCall<'_, '_>) -> HostResult {
    let (mantissa, e) = split(f64::from(call.f32(0)?));
    let place = call.arg(1)?;
    call.memory().write_int(place, 4, e as u64)?;
    Ok(u64::from((mantissa as f32).to_bits()))
}

/// Fraction with the value's sign, also where it is zero.
fn fraction(value: f64) -> f64 {
    if value.is_infinite() { 0.0f64.copysign(value) } else { (value - value.trunc()).copysign(value) }
}

fn modf(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = call.f64(0)?;
    let place = call.arg(1)?;
    call.memory().write_int(place, 8, value.trunc().to_bits())?;
    Ok(fraction(value).to_bits())
}

fn modff(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = call.f32(0)?;
    let place = call.arg(1)?;
    call.memory().write_int(place, 4, u64::from(value.trunc().to_bits()))?;
    Ok(u64::from((fraction(f64::from(value)) as f32).to_bits()))
}

fn sincos(call: &mut HostCall<'_, '_>) -> HostResult {
    let (sin, cos) = call.f64(0)?.sin_cos();
    let (a, b) = (call.arg(1)?, call.arg(2)?);
    call.memory().write_int(a, 8, sin.to_bits())?;
    call.memory().write_int(b, 8, cos.to_bits())?;
    Ok(0)
}

fn sincosf(call: &mut HostCall<'_, '_>) -> HostResult {
    let (sin, cos) = call.f32(0)?.sin_cos();
    let (a, b) = (call.arg(1)?, call.arg(2)?);
    call.memory().write_int(a, 4, u64::from(sin.to_bits()))?;
    call.memory().write_int(b, 4, u64::from(cos.to_bits()))?;
    Ok(0)
}

/// glibc's `isinf`: 1, -1 or 0.
fn infinity(value: f64) -> u64 {
    if !value.is_infinite() {
        0
    } else if value > 0.0 {
        1
    } else {
        u64::MAX
    }
}

fn next_after(from: f64, to: f64) -> f64 {
    if from.is_nan() || to.is_nan() {
        f64::NAN
    } else if from == to {
        to
    } else if from < to {
        from.next_up()
    } else {
        from.next_down()
    }
}

fn next_after_f(from: f32, to: f32) -> f32 {
    if from.is_nan() || to.is_nan() {
        f32::NAN
    } else if from == to {
        to
    } else if from < to {
        from.next_up()
    } else {
        from.next_down()
    }
}

/// IEEE remainder: the quotient is rounded to the nearest even integer.
fn remainder(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() || a.is_infinite() || b == 0.0 {
        return f64::NAN;
    }
    let b = b.abs();
    // The exact remainder toward zero of twice the divisor tells which way to round.
    let mut rest = if b <= f64::MAX / 2.0 { (a % (2.0 * b)).abs() } else { a.abs() };
    let above = |rest: f64, half: bool| {
        if b < f64::MIN_POSITIVE * 2.0 {
            if half { rest + rest >= b } else { rest + rest > b }
        } else if half {
            rest >= 0.5 * b
        } else {
            rest > 0.5 * b
        }
    };
    if above(rest, false) {
        rest -= b;
        if above(rest, true) {
            rest -= b;
        }
    }
    if rest == 0.0 {
        0.0f64.copysign(a)
    } else if a.is_sign_negative() {
        -rest
    } else {
        rest
    }
}
