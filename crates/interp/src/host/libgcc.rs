//! What compilers call without a call in the source: 128-bit arithmetic and complex products.

use rustc_apfloat::ieee::{Double, Half, Single};

use super::Builtin;
use crate::machine::{HostCall, HostResult};
use crate::x87::convert;
use crate::{Stop, TrapKind};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("__divti3", divti3),
    ("__modti3", modti3),
    ("__udivti3", udivti3),
    ("__umodti3", umodti3),
    ("__multi3", multi3),
    ("__ashlti3", |call| shift(call, |a, n| a << n)),
    ("__lshrti3", |call| shift(call, |a, n| a >> n)),
    ("__ashrti3", |call| shift(call, |a, n| (a as i128 >> n) as u128)),
    ("__floattidf", |call| Ok((call.pair(0)? as i128 as f64).to_bits())),
    ("__floatuntidf", |call| Ok((call.pair(0)? as f64).to_bits())),
    ("__floattisf", |call| Ok(u64::from((call.pair(0)? as i128 as f32).to_bits()))),
    ("__floatuntisf", |call| Ok(u64::from((call.pair(0)? as f32).to_bits()))),
    ("__fixdfti", |call| give(call, |call| Ok(call.f64(0)? as i128 as u128))),
    ("__fixunsdfti", |call| give(call, |call| Ok(call.f64(0)? as u128))),
    ("__fixsfti", |call| give(call, |call| Ok(call.f32(0)? as i128 as u128))),
    ("__fixunssfti", |call| give(call, |call| Ok(call.f32(0)? as u128))),
    ("__muldc3", muldc3),
    ("__divdc3", divdc3),
    ("__mulsc3", mulsc3),
    ("__divsc3", divsc3),
    ("__powidf2", |call| Ok(call.f64(0)?.powi(call.int(1)?).to_bits())),
    ("__powisf2", |call| Ok(u64::from(call.f32(0)?.powi(call.int(1)?).to_bits()))),
    ("__extendhfsf2", |call| Ok(convert::<Half, Single>(u128::from(call.arg(0)? as u16)) as u64)),
    ("__truncsfhf2", |call| Ok(convert::<Single, Half>(u128::from(call.arg(0)? as u32)) as u64)),
    ("__truncdfhf2", |call| Ok(convert::<Double, Half>(u128::from(call.arg(0)?)) as u64)),
    ("__truncxfhf2", |call| Ok(call.f80(0)?.to_half())),
    ("__popcountdi2", |call| Ok(u64::from(call.arg(0)?.count_ones()))),
    ("__popcountsi2", |call| Ok(u64::from((call.arg(0)? as u32).count_ones()))),
    ("__clzdi2", |call| Ok(u64::from(call.arg(0)?.leading_zeros()))),
    ("__ctzdi2", |call| Ok(u64::from(call.arg(0)?.trailing_zeros()))),
    ("__bswapdi2", |call| Ok(call.arg(0)?.swap_bytes())),
    ("__bswapsi2", |call| Ok(u64::from((call.arg(0)? as u32).swap_bytes()))),
];

fn give(
    call: &mut HostCall<'_, '_>,
    compute: impl FnOnce(&mut HostCall<'_, '_>) -> Result<u128, Stop>,
) -> HostResult {
    let value = compute(call)?;
    call.set_second((value >> 64) as u64);
    Ok(value as u64)
}

fn divide(call: &mut HostCall<'_, '_>, op: fn(u128, u128) -> u128) -> HostResult {
    give(call, |call| {
        let (a, b) = (call.pair(0)?, call.pair(2)?);
        if b == 0 {
            return Err(TrapKind::DivisionByZero.into());
        }
        Ok(op(a, b))
    })
}

fn divti3(call: &mut HostCall<'_, '_>) -> HostResult {
    divide(call, |a, b| (a as i128).wrapping_div(b as i128) as u128)
}

fn modti3(call: &mut HostCall<'_, '_>) -> HostResult {
    divide(call, |a, b| (a as i128).wrapping_rem(b as i128) as u128)
}

fn udivti3(call: &mut HostCall<'_, '_>) -> HostResult {
    divide(call, |a, b| a / b)
}

fn umodti3(call: &mut HostCall<'_, '_>) -> HostResult {
    divide(call, |a, b| a % b)
}

fn multi3(call: &mut HostCall<'_, '_>) -> HostResult {
    give(call, |call| Ok(call.pair(0)?.wrapping_mul(call.pair(2)?)))
}

fn shift(call: &mut HostCall<'_, '_>, op: fn(u128, u32) -> u128) -> HostResult {
    give(call, |call| Ok(op(call.pair(0)?, call.int(2)? as u32 & 127)))
}

// The Rust toolchain has products and quotients of its own, whose zeros have other signs than those of
// libgcc.

/// (a + ib)(c + id) as Annex G of the C standard has it: infinities are recovered from NaNs.
fn complex_mul(a: f64, b: f64, c: f64, d: f64, narrow: fn(f64) -> f64) -> (f64, f64) {
    let op = |x: f64| narrow(x);
    let (ac, bd, ad, bc) = (op(a * c), op(b * d), op(a * d), op(b * c));
    let (mut x, mut y) = (op(ac - bd), op(ad + bc));
    if x.is_nan() && y.is_nan() {
        let (mut a, mut b, mut c, mut d) = (a, b, c, d);
        let unit = |v: f64| f64::from(u8::from(v.is_infinite())).copysign(v);
        let zero = |v: f64| if v.is_nan() { 0.0f64.copysign(v) } else { v };
        let mut again = false;
        if a.is_infinite() || b.is_infinite() {
            (a, b, c, d) = (unit(a), unit(b), zero(c), zero(d));
            again = true;
        }
        if c.is_infinite() || d.is_infinite() {
            (c, d, a, b) = (unit(c), unit(d), zero(a), zero(b));
            again = true;
        }
        if !again && (ac.is_infinite() || bd.is_infinite() || ad.is_infinite() || bc.is_infinite()) {
            (a, b, c, d) = (zero(a), zero(b), zero(c), zero(d));
            again = true;
        }
        if again {
            x = f64::INFINITY * (a * c - b * d);
            y = f64::INFINITY * (a * d + b * c);
        }
    }
    (x, y)
}

/// (a + ib) / (c + id) by scaling with the larger part of the divisor (Smith, "Algorithm 116: Complex
/// Division", 1962), then Annex G's recovery of infinities and zeros.
fn complex_div(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
    let (mut x, mut y);
    if c.abs() < d.abs() {
        let ratio = c / d;
        let denominator = c * ratio + d;
        x = (a * ratio + b) / denominator;
        y = (b * ratio - a) / denominator;
    } else {
        let ratio = d / c;
        let denominator = d * ratio + c;
        x = (b * ratio + a) / denominator;
        y = (b - a * ratio) / denominator;
    }
    if x.is_nan() && y.is_nan() {
        let unit = |v: f64| f64::from(u8::from(v.is_infinite())).copysign(v);
        if c == 0.0 && d == 0.0 && (!a.is_nan() || !b.is_nan()) {
            x = f64::INFINITY.copysign(c) * a;
            y = f64::INFINITY.copysign(c) * b;
        } else if (a.is_infinite() || b.is_infinite()) && c.is_finite() && d.is_finite() {
            let (a, b) = (unit(a), unit(b));
            x = f64::INFINITY * (a * c + b * d);
            y = f64::INFINITY * (b * c - a * d);
        } else if (c.is_infinite() || d.is_infinite()) && a.is_finite() && b.is_finite() {
            let (c, d) = (unit(c), unit(d));
            x = 0.0 * (a * c + b * d);
            y = 0.0 * (b * c - a * d);
        }
    }
    (x, y)
}

fn muldc3(call: &mut HostCall<'_, '_>) -> HostResult {
    let (x, y) = complex_mul(call.f64(0)?, call.f64(1)?, call.f64(2)?, call.f64(3)?, |v| v);
    call.set_second(y.to_bits());
    Ok(x.to_bits())
}

fn divdc3(call: &mut HostCall<'_, '_>) -> HostResult {
    let (x, y) = complex_div(call.f64(0)?, call.f64(1)?, call.f64(2)?, call.f64(3)?);
    call.set_second(y.to_bits());
    Ok(x.to_bits())
}

/// Two floats share the first vector register.
fn packed(x: f64, y: f64) -> u64 {
    u64::from((x as f32).to_bits()) | u64::from((y as f32).to_bits()) << 32
}

fn floats(call: &HostCall<'_, '_>) -> Result<[f64; 4], Stop> {
    let f = |i| call.f32(i).map(f64::from);
    Ok([f(0)?, f(1)?, f(2)?, f(3)?])
}

fn mulsc3(call: &mut HostCall<'_, '_>) -> HostResult {
    let [a, b, c, d] = floats(call)?;
    let (x, y) = complex_mul(a, b, c, d, |v| f64::from(v as f32));
    Ok(packed(x, y))
}

fn divsc3(call: &mut HostCall<'_, '_>) -> HostResult {
    // libgcc divides floats in double precision.
    let [a, b, c, d] = floats(call)?;
    let denominator = c * c + d * d;
    let (x, y) = ((a * c + b * d) / denominator, (b * c - a * d) / denominator);
    let (x, y) = if x.is_nan() && y.is_nan() { complex_div(a, b, c, d) } else { (x, y) };
    Ok(packed(x, y))
}
