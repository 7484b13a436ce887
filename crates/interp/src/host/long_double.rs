//! `<math.h>` on 80-bit floats.
//!
//! What is algebra (roots, rounding, remainders, scaling) is exact; what is not (`sinl`, `expl`, …) is computed with
//! doubles and has their precision only.

use std::cmp::Ordering;

use super::decimal::to_binary;
use super::libgcc::pair;
use super::scan::{Hex, decimal_parts, parse_hex};
use super::{Builtin, HostCall, HostResult};
use crate::Stop;
use crate::x87::F80;
use sheave_ir::Type;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("fabsl", |call| map(call, F80::abs)),
    ("sqrtl", |call| map(call, F80::sqrt)),
    ("truncl", |call| map(call, F80::trunc)),
    ("rintl", |call| map(call, F80::rint)),
    ("nearbyintl", |call| map(call, F80::rint)),
    ("roundevenl", |call| map(call, F80::rint)),
    ("floorl", |call| map(call, floor)),
    ("ceill", |call| map(call, |x| floor(x.neg()).neg())),
    ("roundl", |call| map(call, round)),
    ("fmodl", |call| map2(call, F80::rem)),
    ("copysignl", |call| map2(call, |x, y| if x.is_negative() == y.is_negative() { x } else { x.neg() })),
    ("fmaxl", |call| map2(call, |x, y| choose(x, y, Ordering::Greater))),
    ("fminl", |call| map2(call, |x, y| choose(x, y, Ordering::Less))),
    ("fdiml", |call| map2(call, positive_difference)),
    ("ldexpl", scale),
    ("scalbnl", scale),
    ("frexpl", frexp),
    ("modfl", modf),
    ("lroundl", |call| Ok(round(arg(call, 0)?).to_sint(Type::I64))),
    ("llroundl", |call| Ok(round(arg(call, 0)?).to_sint(Type::I64))),
    ("lrintl", |call| Ok(arg(call, 0)?.rint().to_sint(Type::I64))),
    ("llrintl", |call| Ok(arg(call, 0)?.rint().to_sint(Type::I64))),
    ("isnanl", |call| Ok(u64::from(arg(call, 0)?.is_nan()))),
    ("__isnanl", |call| Ok(u64::from(arg(call, 0)?.is_nan()))),
    ("isinfl", infinity),
    ("__isinfl", infinity),
    ("finitel", finite),
    ("__finitel", finite),
    ("__signbitl", |call| Ok(u64::from(arg(call, 0)?.is_negative()))),
    ("powl", |call| map2(call, power)),
    ("sinl", |call| approximate(call, f64::sin)),
    ("cosl", |call| approximate(call, f64::cos)),
    ("tanl", |call| approximate(call, f64::tan)),
    ("asinl", |call| approximate(call, f64::asin)),
    ("acosl", |call| approximate(call, f64::acos)),
    ("atanl", |call| approximate(call, f64::atan)),
    ("sinhl", |call| approximate(call, f64::sinh)),
    ("coshl", |call| approximate(call, f64::cosh)),
    ("tanhl", |call| approximate(call, f64::tanh)),
    ("expl", |call| approximate(call, f64::exp)),
    ("exp2l", |call| approximate(call, f64::exp2)),
    ("expm1l", |call| approximate(call, f64::exp_m1)),
    ("logl", |call| approximate(call, f64::ln)),
    ("log2l", |call| approximate(call, f64::log2)),
    ("log10l", |call| approximate(call, f64::log10)),
    ("log1pl", |call| approximate(call, f64::ln_1p)),
    ("cbrtl", |call| approximate(call, f64::cbrt)),
    ("atan2l", |call| map2(call, |x, y| F80::from_f64(to_f64(x).atan2(to_f64(y))))),
    ("hypotl", |call| map2(call, |x, y| x.mul(x).add(y.mul(y)).sqrt())),
    ("strtold", strtold),
    ("__powixf2", |call| {
        let (x, n) = (arg(call, 0)?, call.int(1)?);
        give(call, &[whole_power(x, n)])
    }),
    ("__fixxfti", |call| {
        let value = arg(call, 0)?.to_i128();
        call.set_second((value >> 64) as u64);
        Ok(value as u64)
    }),
    ("__fixunsxfti", |call| {
        let value = arg(call, 0)?.to_u128();
        call.set_second((value >> 64) as u64);
        Ok(value as u64)
    }),
    ("__floattixf", |call| {
        let value = pair(call, 0)? as i128;
        give(call, &[F80::round(value < 0, value.unsigned_abs(), 0, false)])
    }),
    ("__floatuntixf", |call| {
        let value = pair(call, 0)?;
        give(call, &[F80::round(false, value, 0, false)])
    }),
    ("__mulxc3", mul_complex),
    ("__divxc3", div_complex),
];

pub(super) fn arg(call: &HostCall<'_, '_>, index: usize) -> Result<F80, Stop> {
    Ok(F80::from_bytes(super::read_x87(call.mem(), call.arg(index)?)?))
}

/// Stores results where the last arguments say.
fn give(call: &mut HostCall<'_, '_>, values: &[F80]) -> HostResult {
    let first = call.args.len().saturating_sub(values.len());
    for (i, value) in values.iter().enumerate() {
        let place = call.arg(first + i)?;
        call.memory().bytes_mut(place, 10)?.copy_from_slice(&value.to_bytes());
    }
    Ok(0)
}

fn map(call: &mut HostCall<'_, '_>, op: fn(F80) -> F80) -> HostResult {
    let value = op(arg(call, 0)?);
    give(call, &[value])
}

fn map2(call: &mut HostCall<'_, '_>, op: fn(F80, F80) -> F80) -> HostResult {
    let value = op(arg(call, 0)?, arg(call, 1)?);
    give(call, &[value])
}

fn to_f64(value: F80) -> f64 {
    f64::from_bits(value.to_float(Type::F64))
}

fn approximate(call: &mut HostCall<'_, '_>, op: fn(f64) -> f64) -> HostResult {
    let value = F80::from_f64(op(to_f64(arg(call, 0)?)));
    give(call, &[value])
}

fn one() -> F80 {
    F80::from_u64(1)
}

fn floor(value: F80) -> F80 {
    let whole = value.trunc();
    if value.compare(whole) == Some(Ordering::Less) { whole.sub(one()) } else { whole }
}

/// Halves go away from zero.
fn round(value: F80) -> F80 {
    let whole = value.trunc();
    let rest = value.sub(whole).abs();
    if rest.compare(F80::from_f64(0.5)).is_some_and(Ordering::is_ge) {
        let step = if value.is_negative() { one().neg() } else { one() };
        return whole.add(step);
    }
    whole
}

/// The operand that has this order to the other one; the other one where one is NaN.
fn choose(x: F80, y: F80, order: Ordering) -> F80 {
    match x.compare(y) {
        None if x.is_nan() => y,
        None => x,
        Some(Ordering::Equal) if (order == Ordering::Less) == x.is_negative() => x,
        Some(Ordering::Equal) => y,
        Some(found) if found == order => x,
        Some(_) => y,
    }
}

fn positive_difference(x: F80, y: F80) -> F80 {
    if x.compare(y).is_some_and(Ordering::is_le) { F80::ZERO } else { x.sub(y) }
}

fn scale(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = arg(call, 0)?.scale(call.int(1)?);
    give(call, &[value])
}

fn frexp(call: &mut HostCall<'_, '_>) -> HostResult {
    let (value, place) = (arg(call, 0)?, call.arg(1)?);
    let exponent = value.exponent().map_or(0, |e| e + 1);
    call.memory().write_int(place, 4, exponent as u64)?;
    // The way down may be longer than one step can be.
    let mantissa = value.scale(-exponent / 2).scale(-exponent - -exponent / 2);
    give(call, &[mantissa])
}

fn modf(call: &mut HostCall<'_, '_>) -> HostResult {
    let (value, place) = (arg(call, 0)?, call.arg(1)?);
    let whole = value.trunc();
    call.memory().bytes_mut(place, 10)?.copy_from_slice(&whole.to_bytes());
    let rest = if value.is_infinite() { F80::ZERO } else { value.sub(whole) };
    let rest = if rest.is_negative() == value.is_negative() { rest } else { rest.neg() };
    give(call, &[rest])
}

fn infinity(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = arg(call, 0)?;
    Ok(match (value.is_infinite(), value.is_negative()) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => u64::MAX,
    })
}

fn finite(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = arg(call, 0)?;
    Ok(u64::from(!value.is_nan() && !value.is_infinite()))
}

fn whole_power(base: F80, exponent: i32) -> F80 {
    let (mut base, mut n, mut result) = (base, exponent.unsigned_abs(), one());
    while n > 0 {
        if n & 1 == 1 {
            result = result.mul(base);
        }
        base = base.mul(base);
        n >>= 1;
    }
    if exponent < 0 { one().div(result) } else { result }
}

/// Small whole exponents by multiplication, others with the precision of doubles.
fn power(x: F80, y: F80) -> F80 {
    let whole = to_f64(y);
    if whole.trunc() == whole && whole.abs() <= 4096.0 {
        return whole_power(x, whole as i32);
    }
    F80::from_f64(to_f64(x).powf(whole))
}

fn strtold(call: &mut HostCall<'_, '_>) -> HostResult {
    let (start, end) = (call.arg(0)?, call.arg(1)?);
    let (value, used) = parse(call.mem().c_string(start)?);
    if end != 0 {
        call.memory().write_int(end, 8, start + used as u64)?;
    }
    give(call, &[value])
}

/// The 80-bit float at the start of `text`, and the bytes used; 0 where there is none.
pub(super) fn parse(text: &[u8]) -> (F80, usize) {
    if let Some(Hex { negative, mantissa, power, sticky, used }) = parse_hex(text) {
        let power = power.clamp(-100_000, 100_000) as i32;
        return (F80::round(negative, mantissa, power, sticky), used);
    }
    let Some(parts) = decimal_parts(text) else { return (F80::ZERO, 0) };
    let value = match parts.digits {
        Some(digits) => {
            let (mantissa, power) = to_binary(&digits, parts.exponent, 64, -16445);
            F80::round(parts.negative, u128::from(mantissa), power.clamp(-100_000, 100_000) as i32, false)
        }
        None => {
            let special = F80::from_f64(if parts.nan { f64::NAN } else { f64::INFINITY });
            if parts.negative { special.neg() } else { special }
        }
    };
    (value, parts.used)
}

fn mul_complex(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b, c, d) = (arg(call, 0)?, arg(call, 1)?, arg(call, 2)?, arg(call, 3)?);
    let (x, y) = (a.mul(c).sub(b.mul(d)), a.mul(d).add(b.mul(c)));
    give(call, &[x, y])
}

fn div_complex(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b, c, d) = (arg(call, 0)?, arg(call, 1)?, arg(call, 2)?, arg(call, 3)?);
    let (x, y) = if c.abs().compare(d.abs()) == Some(Ordering::Less) {
        let ratio = c.div(d);
        let denominator = c.mul(ratio).add(d);
        (a.mul(ratio).add(b).div(denominator), b.mul(ratio).sub(a).div(denominator))
    } else {
        let ratio = d.div(c);
        let denominator = d.mul(ratio).add(c);
        (b.mul(ratio).add(a).div(denominator), b.sub(a.mul(ratio)).div(denominator))
    };
    give(call, &[x, y])
}
