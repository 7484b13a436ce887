//! `<math.h>` on floats and doubles: the C library's functions.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use std::num::FpCategory;

use super::Builtin;
use crate::machine::{HostCall, HostResult};

/// Functions of the C library by their parameters, with their twins on floats, and their table.
macro_rules! library {
    (
        one: $($one:ident $one_f:ident),*;
        two: $($two:ident $two_f:ident),*;
        scaled: $($scaled:ident $scaled_f:ident $integer:ty),*;
        rounded: $($rounded:ident $rounded_f:ident),*;
    ) => {
        #[link(name = "m")]
        unsafe extern "C" {
            $(safe fn $one(x: f64) -> f64; safe fn $one_f(x: f32) -> f32;)*
            $(safe fn $two(x: f64, y: f64) -> f64; safe fn $two_f(x: f32, y: f32) -> f32;)*
            $(safe fn $scaled(x: f64, n: $integer) -> f64; safe fn $scaled_f(x: f32, n: $integer) -> f32;)*
            $(safe fn $rounded(x: f64) -> i64; safe fn $rounded_f(x: f32) -> i64;)*
        }

        const LIBRARY: &[(&str, Builtin)] = &[
            $((stringify!($one), |call| Ok($one(call.f64(0)?).to_bits())),
            (stringify!($one_f), |call| single($one_f(call.f32(0)?))),)*
            $((stringify!($two), |call| Ok($two(call.f64(0)?, call.f64(1)?).to_bits())),
            (stringify!($two_f), |call| single($two_f(call.f32(0)?, call.f32(1)?))),)*
            $((stringify!($scaled), |call| Ok($scaled(call.f64(0)?, call.arg(1)? as $integer).to_bits())),
            (stringify!($scaled_f), |call| single($scaled_f(call.f32(0)?, call.arg(1)? as $integer))),)*
            $((stringify!($rounded), |call| Ok($rounded(call.f64(0)?) as u64)),
            (stringify!($rounded_f), |call| Ok($rounded_f(call.f32(0)?) as u64)),)*
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

unsafe extern "C" {
    safe fn frexp(x: f64, exponent: &mut i32) -> f64;
    safe fn frexpf(x: f32, exponent: &mut i32) -> f32;
    safe fn modf(x: f64, whole: &mut f64) -> f64;
    safe fn modff(x: f32, whole: &mut f32) -> f32;
    safe fn ilogb(x: f64) -> i32;
    safe fn ilogbf(x: f32) -> i32;
}

const OTHERS: &[(&str, Builtin)] = &[
    // Nothing here changes the rounding mode: it is always to nearest.
    ("fegetround", |_| Ok(0)),
    ("fma", |call| Ok(call.f64(0)?.mul_add(call.f64(1)?, call.f64(2)?).to_bits())),
    ("fmaf", |call| single(call.f32(0)?.mul_add(call.f32(1)?, call.f32(2)?))),
    ("frexp", |call| {
        let mut exponent = 0;
        let mantissa = frexp(call.f64(0)?, &mut exponent);
        store(call, 4, exponent as u64)?;
        Ok(mantissa.to_bits())
    }),
    ("frexpf", |call| {
        let mut exponent = 0;
        let mantissa = frexpf(call.f32(0)?, &mut exponent);
        store(call, 4, exponent as u64)?;
        single(mantissa)
    }),
    ("modf", |call| {
        let mut whole = 0.0;
        let rest = modf(call.f64(0)?, &mut whole);
        store(call, 8, whole.to_bits())?;
        Ok(rest.to_bits())
    }),
    ("modff", |call| {
        let mut whole = 0.0;
        let rest = modff(call.f32(0)?, &mut whole);
        store(call, 4, u64::from(whole.to_bits()))?;
        single(rest)
    }),
    ("ilogb", |call| Ok(ilogb(call.f64(0)?) as u64)),
    ("ilogbf", |call| Ok(ilogbf(call.f32(0)?) as u64)),
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
