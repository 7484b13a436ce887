//! `<math.h>` on floats and doubles: the C library's functions.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use std::num::FpCategory;

use super::Builtin;
use super::symbol::{Symbol, symbol};
use crate::machine::{HostCall, HostResult};

/// Functions of the C library by their parameters, with their twins on floats, and their table.
macro_rules! library {
    (
        one: $($one:ident $one_f:ident),*;
        two: $($two:ident $two_f:ident),*;
        scaled: $($scaled:ident $scaled_f:ident $integer:ty),*;
        rounded: $($rounded:ident $rounded_f:ident),*;
    ) => {
        const LIBRARY: &[(&str, Builtin)] = &[
            $((stringify!($one), |call| Ok(of_one::<f64>(symbol!($one), call.f64(0)?).to_bits())),
            (stringify!($one_f), |call| single(of_one(symbol!($one_f), call.f32(0)?))),)*
            $((stringify!($two), |call| Ok(of_two(symbol!($two), call.f64(0)?, call.f64(1)?).to_bits())),
            (stringify!($two_f), |call| single(of_two(symbol!($two_f), call.f32(0)?, call.f32(1)?))),)*
            $((stringify!($scaled), |call| {
                let n = call.arg(1)? as $integer;
                Ok(scaled(symbol!($scaled), call.f64(0)?, n).to_bits())
            }),
            (stringify!($scaled_f), |call| {
                let n = call.arg(1)? as $integer;
                single(scaled(symbol!($scaled_f), call.f32(0)?, n))
            }),)*
            $((stringify!($rounded), |call| Ok(rounded(symbol!($rounded), call.f64(0)?) as u64)),
            (stringify!($rounded_f), |call| Ok(rounded(symbol!($rounded_f), call.f32(0)?) as u64)),)*
        ];
    };
}

library! {
    one: sqrt sqrtf, fabs fabsf, floor floorf, ceil ceilf, trunc truncf, round roundf, rint rintf, nearbyint nearbyintf,
        roundeven roundevenf, sin sinf, cos cosf, tan tanf, asin asinf, acos acosf, atan atanf, sinh sinhf, cosh coshf,
        tanh tanhf, asinh asinhf, acosh acoshf, atanh atanhf, exp expf, exp2 exp2f, exp10 exp10f, expm1 expm1f, log logf,
        log2 log2f, log10 log10f, log1p log1pf, cbrt cbrtf, logb logbf,
        erf erff, erfc erfcf, tgamma tgammaf, lgamma lgammaf;
    two: pow powf, atan2 atan2f, hypot hypotf, fmod fmodf, fmin fminf, fmax fmaxf, copysign copysignf, fdim fdimf,
        nextafter nextafterf, remainder remainderf;
    scaled: ldexp ldexpf i32, scalbn scalbnf i32, scalbln scalblnf i64;
    rounded: lround lroundf, llround llroundf, lrint lrintf, llrint llrintf;
}

/// Calls a function that `library` lists as one of a number, of type `T`.
fn of_one<T>(symbol: &Symbol, x: T) -> T {
    // SAFETY: its line says so.
    unsafe { symbol.get::<unsafe extern "C" fn(T) -> T>()(x) }
}

/// Calls a function that `library` lists as one of two numbers.
fn of_two<T>(symbol: &Symbol, x: T, y: T) -> T {
    // SAFETY: its line says so.
    unsafe { symbol.get::<unsafe extern "C" fn(T, T) -> T>()(x, y) }
}

/// Calls a function that `library` lists as one of a number and an integer of type `I`.
fn scaled<T, I>(symbol: &Symbol, x: T, n: I) -> T {
    // SAFETY: its line says so.
    unsafe { symbol.get::<unsafe extern "C" fn(T, I) -> T>()(x, n) }
}

/// Calls a function that `library` lists as one that gives an integer.
fn rounded<T>(symbol: &Symbol, x: T) -> i64 {
    // SAFETY: its line says so.
    unsafe { symbol.get::<unsafe extern "C" fn(T) -> i64>()(x) }
}

/// `ilogb` and `ilogbf`.
fn exponent<T>(symbol: &Symbol, x: T) -> u64 {
    // SAFETY: both take a number and give an `int`.
    (unsafe { symbol.get::<unsafe extern "C" fn(T) -> i32>()(x) }) as u64
}

/// `frexp`, `modf` and their twins on floats: the result, and what is stored where the argument points.
fn taken_apart<T, P: Default>(symbol: &Symbol, x: T) -> (T, P) {
    let mut part = P::default();
    // SAFETY: each takes a number and the address of a `P`, an `int` or another number.
    let rest = unsafe { symbol.get::<unsafe extern "C" fn(T, &mut P) -> T>()(x, &mut part) };
    (rest, part)
}

const OTHERS: &[(&str, Builtin)] = &[
    // Nothing here changes the rounding mode: it is always to nearest.
    ("fegetround", |_| Ok(0)),
    ("fma", |call| Ok(call.f64(0)?.mul_add(call.f64(1)?, call.f64(2)?).to_bits())),
    ("fmaf", |call| single(call.f32(0)?.mul_add(call.f32(1)?, call.f32(2)?))),
    ("frexp", |call| {
        let (mantissa, exponent): (f64, i32) = taken_apart(symbol!(frexp), call.f64(0)?);
        store(call, 4, exponent as u64)?;
        Ok(mantissa.to_bits())
    }),
    ("frexpf", |call| {
        let (mantissa, exponent): (f32, i32) = taken_apart(symbol!(frexpf), call.f32(0)?);
        store(call, 4, exponent as u64)?;
        single(mantissa)
    }),
    ("modf", |call| {
        let (rest, whole): (f64, f64) = taken_apart(symbol!(modf), call.f64(0)?);
        store(call, 8, whole.to_bits())?;
        Ok(rest.to_bits())
    }),
    ("modff", |call| {
        let (rest, whole): (f32, f32) = taken_apart(symbol!(modff), call.f32(0)?);
        store(call, 4, u64::from(whole.to_bits()))?;
        single(rest)
    }),
    ("ilogb", |call| Ok(exponent(symbol!(ilogb), call.f64(0)?))),
    ("ilogbf", |call| Ok(exponent(symbol!(ilogbf), call.f32(0)?))),
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
    ("cabs", |call| Ok(call.f64(0)?.hypot(call.f64(1)?).to_bits())),
    ("carg", |call| Ok(call.f64(1)?.atan2(call.f64(0)?).to_bits())),
    ("__fpclassify", |call| Ok(class(call.f64(0)?.classify()))),
    ("__fpclassifyf", |call| Ok(class(call.f32(0)?.classify()))),
    ("nan", |_| Ok(f64::NAN.to_bits())),
    ("nanf", |_| Ok(u64::from(f32::NAN.to_bits()))),
];

pub(super) const TABLES: [&[(&str, Builtin)]; 2] = [LIBRARY, OTHERS];

fn single(value: f32) -> HostResult {
    Ok(u64::from(value.to_bits()))
}

/// Stores a second result where the second argument says.
fn store(call: &mut HostCall<'_, '_>, bytes: u32, value: u64) -> HostResult {
    let place = call.arg(1)?;
    call.memory().write_int(place, bytes, value)?;
    Ok(0)
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
