//! `<math.h>` on 80-bit floats, and what compilers call for them.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use std::cmp::Ordering;

use rustc_apfloat::Round;
use sheave_ir::Type;

use super::Builtin;
use super::native;
use super::symbol::{Symbol, symbol};
use crate::machine::{HostCall, HostResult};
use crate::x87::F80;

/// Functions of the C library by their parameters, and their table.
macro_rules! library {
    (one: $($one:ident)*; two: $($two:ident)*; integer: $($integer:ident)*;) => {
        const LIBRARY: &[(&str, Builtin)] = &[
            $((stringify!($one), |call| library(call, symbol!($one), 1, 0)),)*
            $((stringify!($two), |call| library(call, symbol!($two), 2, 0)),)*
            $((stringify!($integer), |call| {
                let word = call.int(1)?;
                library(call, symbol!($integer), 1, word as usize)
            }),)*
        ];
    };
}

library! {
    one: fabsl sqrtl truncl rintl nearbyintl roundevenl floorl ceill roundl sinl cosl tanl asinl acosl atanl sinhl coshl tanhl
        expl exp2l expm1l logl log2l log10l log1pl cbrtl;
    two: fmodl copysignl fmaxl fminl fdiml powl atan2l hypotl;
    integer: ldexpl scalbnl;
}

const OTHERS: &[(&str, Builtin)] = &[
    ("frexpl", frexp),
    ("modfl", modf),
    ("lroundl", |call| integer(call, Round::NearestTiesToAway)),
    ("llroundl", |call| integer(call, Round::NearestTiesToAway)),
    ("lrintl", |call| integer(call, Round::NearestTiesToEven)),
    ("llrintl", |call| integer(call, Round::NearestTiesToEven)),
    ("isnanl", |call| Ok(u64::from(call.f80(0)?.is_nan()))),
    ("__isnanl", |call| Ok(u64::from(call.f80(0)?.is_nan()))),
    ("isinfl", infinity),
    ("__isinfl", infinity),
    ("finitel", finite),
    ("__finitel", finite),
    ("__signbitl", |call| Ok(u64::from(call.f80(0)?.is_negative()))),
    ("strtold", |call| {
        let value = super::stdlib::number(call, native::strtold)?;
        give(call, &[value])
    }),
    ("__powixf2", |call| {
        let (x, n) = (call.f80(0)?, call.int(1)?);
        give(call, &[whole_power(x, n)])
    }),
    ("__fixxfti", |call| {
        let value = call.f80(0)?.to_i128();
        call.set_second((value >> 64) as u64);
        Ok(value as u64)
    }),
    ("__fixunsxfti", |call| {
        let value = call.f80(0)?.to_u128();
        call.set_second((value >> 64) as u64);
        Ok(value as u64)
    }),
    ("__floattixf", |call| {
        let value = call.pair(0)? as i128;
        give(call, &[F80::from_i128(value)])
    }),
    ("__floatuntixf", |call| {
        let value = call.pair(0)?;
        give(call, &[F80::from_u128(value)])
    }),
    ("__mulxc3", mul_complex),
    ("__divxc3", div_complex),
];

pub(super) const TABLES: [&[(&str, Builtin)]; 2] = [LIBRARY, OTHERS];

/// Calls a function of the C library with the first `n` arguments and an integer.
fn library(call: &mut HostCall<'_, '_>, function: &Symbol, n: usize, integer: usize) -> HostResult {
    let mut args = [F80::ZERO; 2];
    for (i, value) in args[..n].iter_mut().enumerate() {
        *value = call.f80(i)?;
    }
    // SAFETY: the tables have the functions' parameters.
    let result = unsafe { native::call(function, args, [integer, 0]) };
    give(call, &[result])
}

pub(crate) fn square_root(value: F80) -> F80 {
    // SAFETY: one `long double`.
    unsafe { native::call(symbol!(sqrtl), [value; 2], [0; 2]) }
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

fn integer(call: &mut HostCall<'_, '_>, round: Round) -> HostResult {
    Ok(call.f80(0)?.round(round).to_sint(Type::I64))
}

fn frexp(call: &mut HostCall<'_, '_>) -> HostResult {
    let (value, place) = (call.f80(0)?, call.arg(1)?);
    let mut exponent = 0i32;
    // SAFETY: a `long double` and the address of an integer.
    let mantissa = unsafe { native::call(symbol!(frexpl), [value; 2], [(&raw mut exponent).addr(), 0]) };
    call.memory().write_int(place, 4, exponent as u64)?;
    give(call, &[mantissa])
}

fn modf(call: &mut HostCall<'_, '_>) -> HostResult {
    let (value, place) = (call.f80(0)?, call.arg(1)?);
    let mut whole = native::Scanned::default();
    // SAFETY: a `long double` and the address of room for another.
    let rest = unsafe { native::call(symbol!(modfl), [value; 2], [(&raw mut whole).addr(), 0]) };
    call.memory().bytes_mut(place, 10)?.copy_from_slice(&whole.0[..10]);
    give(call, &[rest])
}

fn infinity(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = call.f80(0)?;
    Ok(match (value.is_infinite(), value.is_negative()) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => u64::MAX,
    })
}

fn finite(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = call.f80(0)?;
    Ok(u64::from(!value.is_nan() && !value.is_infinite()))
}

fn whole_power(base: F80, exponent: i32) -> F80 {
    let one = F80::from_u128(1);
    let (mut base, mut n, mut result) = (base, exponent.unsigned_abs(), one);
    while n > 0 {
        if n & 1 == 1 {
            result = result.mul(base);
        }
        base = base.mul(base);
        n >>= 1;
    }
    if exponent < 0 { one.div(result) } else { result }
}

fn mul_complex(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b, c, d) = (call.f80(0)?, call.f80(1)?, call.f80(2)?, call.f80(3)?);
    let (x, y) = (a.mul(c).sub(b.mul(d)), a.mul(d).add(b.mul(c)));
    give(call, &[x, y])
}

fn div_complex(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b, c, d) = (call.f80(0)?, call.f80(1)?, call.f80(2)?, call.f80(3)?);
    let (x, y) = if c.abs().compare(d.abs()).is_some_and(Ordering::is_lt) {
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
