//! Semantics of the operators, as pure functions on bits: the one definition, which interpreter and folder
//! share.
//!
//! Operands and results are a value's bits, zero above the type's width. Floats follow SSE: a NaN operand
//! becomes a quiet NaN, the first operand's before the second's, and an invalid operation gives the default
//! NaN, whose sign is set.
//!
//! ```text
//! binary(Add, I8, 0xff, 1)       = Ok(0)
//! binary(Sdiv, I32, 5, 0)        = Err(DivisionTrap::ByZero)
//! wide(SaddOverflow, I8, 127, 1) = (0x80, 1)
//! ```
//!
//! An independent twin of every operator is in the interpreter's `tests/arithmetic.rs`.

use crate::{BinaryOp, FloatCC, IntCC, OpFlags, RmwOp, TernaryOp, Type, UnaryOp, WideOp, ensure};

/// Why an integer division has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DivisionTrap {
    /// The divisor is zero.
    ByZero,
    /// The most negative integer by -1.
    Overflow,
}

const QUIET64: u64 = 1 << 51;
const QUIET32: u32 = 1 << 22;
const DEFAULT_NAN64: u64 = 0xfff8_0000_0000_0000;
const DEFAULT_NAN32: u32 = 0xffc0_0000;

/// The value of `bits` as a signed integer of type `ty`.
#[inline(always)]
pub fn signed(ty: Type, bits: u64) -> i64 {
    let shift = 64 - ty.bits();
    ((bits << shift) as i64) >> shift
}

fn f64_of(bits: u64) -> f64 {
    f64::from_bits(bits)
}

fn f32_of(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

/// The float of type `ty` that `bits` are, exactly.
#[inline]
pub fn float_of(ty: Type, bits: u64) -> f64 {
    if ty == Type::F32 { promote(f32_of(bits)) } else { f64_of(bits) }
}

fn promote(value: f32) -> f64 {
    if value.is_nan() {
        let bits = value.to_bits();
        let sign = u64::from(bits >> 31) << 63;
        return f64::from_bits(sign | 0x7ff0_0000_0000_0000 | QUIET64 | u64::from(bits & 0x7f_ffff) << 29);
    }
    f64::from(value)
}

fn demote(value: f64) -> f32 {
    if value.is_nan() {
        let bits = value.to_bits();
        let sign = ((bits >> 63) as u32) << 31;
        return f32::from_bits(sign | 0x7f80_0000 | QUIET32 | ((bits >> 29) as u32 & 0x3f_ffff));
    }
    value as f32
}

/// A float operation of two operands on doubles, with SSE's choice of NaN.
#[inline(always)]
pub fn arith64(a: u64, b: u64, op: impl FnOnce(f64, f64) -> f64) -> u64 {
    let (x, y) = (f64::from_bits(a), f64::from_bits(b));
    let result = op(x, y);
    match result.is_nan() {
        true if x.is_nan() => a | QUIET64,
        true if y.is_nan() => b | QUIET64,
        true => DEFAULT_NAN64,
        false => result.to_bits(),
    }
}

/// As [`arith64`], on floats.
#[inline(always)]
pub fn arith32(a: u64, b: u64, op: impl FnOnce(f32, f32) -> f32) -> u64 {
    let (x, y) = (f32_of(a), f32_of(b));
    let result = op(x, y);
    u64::from(match result.is_nan() {
        true if x.is_nan() => a as u32 | QUIET32,
        true if y.is_nan() => b as u32 | QUIET32,
        true => DEFAULT_NAN32,
        false => result.to_bits(),
    })
}

/// Applies a rounding or root to a float.
#[inline]
pub fn map_float(ty: Type, bits: u64, f64_op: fn(f64) -> f64, f32_op: fn(f32) -> f32) -> u64 {
    if ty == Type::F32 {
        arith32(bits, bits, |x, _| f32_op(x))
    } else {
        arith64(bits, bits, |x, _| f64_op(x))
    }
}

/// Fused multiply-add, rounded once.
#[inline]
pub fn fma(ty: Type, a: u64, b: u64, c: u64) -> u64 {
    if ty == Type::F32 {
        let result = f32_of(a).mul_add(f32_of(b), f32_of(c));
        u64::from(if result.is_nan() { DEFAULT_NAN32 } else { result.to_bits() })
    } else {
        let result = f64_of(a).mul_add(f64_of(b), f64_of(c));
        if result.is_nan() { DEFAULT_NAN64 } else { result.to_bits() }
    }
}

/// `cvttsd2si` to 64 bits: the most negative integer if the value does not fit.
fn cvtt64(value: f64) -> i64 {
    const LIMIT: f64 = 9_223_372_036_854_775_808.0;
    if (-LIMIT..LIMIT).contains(&value) { value as i64 } else { i64::MIN }
}

/// `cvttsd2si` to 32 bits.
fn cvtt32(value: f64) -> i32 {
    if value > -2_147_483_649.0 && value < 2_147_483_648.0 { value as i32 } else { i32::MIN }
}

/// Converts toward zero as x86 code does: 8 and 16 bits through 32, unsigned 32 through 64.
fn float_to_sint(to: Type, value: f64) -> u64 {
    match to {
        Type::I64 | Type::Ptr => cvtt64(value) as u64,
        _ => cvtt32(value) as u64 & to.mask(),
    }
}

fn float_to_uint(from: Type, to: Type, value: f64) -> u64 {
    match to {
        Type::I64 | Type::Ptr => {
            // Both halves of the range are converted; the sign of the first result selects one.
            let low = cvtt64(value);
            let reduced = if from == Type::F32 {
                f64::from(value as f32 - 9_223_372_036_854_775_808.0_f32)
            } else {
                value - 9_223_372_036_854_775_808.0
            };
            (low | (cvtt64(reduced) & (low >> 63))) as u64
        }
        Type::I32 => cvtt64(value) as u64 & to.mask(),
        _ => cvtt32(value) as u64 & to.mask(),
    }
}

fn float_to_sint_sat(to: Type, value: f64) -> u64 {
    let clamped = match to {
        Type::I8 => value as i8 as i64,
        Type::I16 => value as i16 as i64,
        Type::I32 => value as i32 as i64,
        _ => value as i64,
    };
    clamped as u64 & to.mask()
}

fn float_to_uint_sat(to: Type, value: f64) -> u64 {
    match to {
        Type::I8 => u64::from(value as u8),
        Type::I16 => u64::from(value as u16),
        Type::I32 => u64::from(value as u32),
        _ => value as u64,
    }
}

/// A unary operation from type `from` to type `to`.
#[inline]
pub fn unary(op: UnaryOp, from: Type, to: Type, a: u64) -> u64 {
    let spare = 64 - from.bits();
    match op {
        UnaryOp::Copy | UnaryOp::Freeze | UnaryOp::Bitcast | UnaryOp::Zext => a,
        UnaryOp::Sext => signed(from, a) as u64 & to.mask(),
        UnaryOp::Trunc => a & to.mask(),
        UnaryOp::Neg => a.wrapping_neg() & to.mask(),
        UnaryOp::Not => !a & to.mask(),
        UnaryOp::Clz => u64::from(a.leading_zeros() - spare),
        UnaryOp::Ctz => u64::from(a.trailing_zeros().min(from.bits())),
        UnaryOp::Popcnt => u64::from(a.count_ones()),
        UnaryOp::Bswap => a.swap_bytes() >> spare,
        UnaryOp::Bitrev => a.reverse_bits() >> spare,
        UnaryOp::Iabs => signed(from, a).wrapping_abs() as u64 & to.mask(),
        UnaryOp::Fpromote => promote(f32_of(a)).to_bits(),
        UnaryOp::Fdemote => u64::from(demote(f64_of(a)).to_bits()),
        // Straight to the result's type: through the other one it would round twice.
        UnaryOp::SintToFloat if to == Type::F32 => u64::from((signed(from, a) as f32).to_bits()),
        UnaryOp::SintToFloat => (signed(from, a) as f64).to_bits(),
        UnaryOp::UintToFloat if to == Type::F32 => u64::from((a as f32).to_bits()),
        UnaryOp::UintToFloat => (a as f64).to_bits(),
        UnaryOp::FloatToSint => float_to_sint(to, float_of(from, a)),
        UnaryOp::FloatToUint => float_to_uint(from, to, float_of(from, a)),
        UnaryOp::FloatToSintSat => float_to_sint_sat(to, float_of(from, a)),
        UnaryOp::FloatToUintSat => float_to_uint_sat(to, float_of(from, a)),
        UnaryOp::Fneg => a ^ (1 << (from.bits() - 1)),
        UnaryOp::Fabs => a & (from.mask() >> 1),
        UnaryOp::Sqrt => map_float(from, a, f64::sqrt, f32::sqrt),
        UnaryOp::Floor => map_float(from, a, f64::floor, f32::floor),
        UnaryOp::Ceil => map_float(from, a, f64::ceil, f32::ceil),
        UnaryOp::Ftrunc => map_float(from, a, f64::trunc, f32::trunc),
        UnaryOp::Nearest | UnaryOp::Rint => map_float(from, a, f64::round_ties_even, f32::round_ties_even),
    }
}

/// A binary operation on two operands of type `ty`.
///
/// # Errors
/// True for a division by zero, or a signed quotient that overflows.
#[inline]
pub fn binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Result<u64, DivisionTrap> {
    let mask = ty.mask();
    let (sa, sb) = (signed(ty, a), signed(ty, b));
    let amount = b as u32 & (ty.bits() - 1);
    let result = match op {
        BinaryOp::Add | BinaryOp::PtrAdd => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Sdiv | BinaryOp::Srem => {
            ensure(b != 0, || DivisionTrap::ByZero)?;
            if sb == -1 && sa == i64::MIN >> (64 - ty.bits()) {
                return Err(DivisionTrap::Overflow);
            }
            (if op == BinaryOp::Sdiv { sa.wrapping_div(sb) } else { sa.wrapping_rem(sb) }) as u64
        }
        BinaryOp::Udiv => a.checked_div(b).ok_or(DivisionTrap::ByZero)?,
        BinaryOp::Urem => a.checked_rem(b).ok_or(DivisionTrap::ByZero)?,
        BinaryOp::SmulHi => ((i128::from(sa) * i128::from(sb)) >> ty.bits()) as u64,
        BinaryOp::UmulHi => ((u128::from(a) * u128::from(b)) >> ty.bits()) as u64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << amount,
        BinaryOp::Lshr => a >> amount,
        BinaryOp::Ashr => (sa >> amount) as u64,
        BinaryOp::Rotl => funnel(ty, a, a, amount, true),
        BinaryOp::Rotr => funnel(ty, a, a, amount, false),
        BinaryOp::Smin => sa.min(sb) as u64,
        BinaryOp::Smax => sa.max(sb) as u64,
        BinaryOp::Umin => a.min(b),
        BinaryOp::Umax => a.max(b),
        BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv => {
            return Ok(float_arith(op, ty, a, b));
        }
        BinaryOp::Fmin => return Ok(fmin_max(ty, a, b, |x, y| x < y || (x == y && x.is_sign_negative()))),
        BinaryOp::Fmax => return Ok(fmin_max(ty, a, b, |x, y| x > y || (x == y && x.is_sign_positive()))),
        BinaryOp::Copysign => {
            let sign = 1 << (ty.bits() - 1);
            (a & !sign) | (b & sign)
        }
    };
    Ok(result & mask)
}

fn float_arith(op: BinaryOp, ty: Type, a: u64, b: u64) -> u64 {
    match (op, ty) {
        (BinaryOp::Fadd, Type::F32) => arith32(a, b, |x, y| x + y),
        (BinaryOp::Fsub, Type::F32) => arith32(a, b, |x, y| x - y),
        (BinaryOp::Fmul, Type::F32) => arith32(a, b, |x, y| x * y),
        (_, Type::F32) => arith32(a, b, |x, y| x / y),
        (BinaryOp::Fadd, _) => arith64(a, b, |x, y| x + y),
        (BinaryOp::Fsub, _) => arith64(a, b, |x, y| x - y),
        (BinaryOp::Fmul, _) => arith64(a, b, |x, y| x * y),
        (_, _) => arith64(a, b, |x, y| x / y),
    }
}

/// The operand that `first_wins` prefers; the other one if one is NaN.
fn fmin_max(ty: Type, a: u64, b: u64, first_wins: impl FnOnce(f64, f64) -> bool) -> u64 {
    let (x, y) = (float_of(ty, a), float_of(ty, b));
    if x.is_nan() {
        if y.is_nan() { a | if ty == Type::F32 { u64::from(QUIET32) } else { QUIET64 } } else { b }
    } else if y.is_nan() || first_wins(x, y) {
        a
    } else {
        b
    }
}

/// The high half of (a : b) shifted left, or the low half of it shifted right, by `amount` below the width.
fn funnel(ty: Type, a: u64, b: u64, amount: u32, left: bool) -> u64 {
    let bits = ty.bits();
    if amount == 0 {
        return if left { a } else { b };
    }
    let amount = if left { amount } else { bits - amount };
    ((a << amount) | (b >> (bits - amount))) & ty.mask()
}

/// Whether the promises `flags` about `op` hold for these operands of type `ty`; if one is broken, the result
/// is poison. [`OpFlags::INBOUNDS`] depends on memory and is not checked.
pub fn holds(op: BinaryOp, flags: OpFlags, ty: Type, a: u64, b: u64) -> bool {
    let amount = b as u32 & (ty.bits() - 1);
    let wraps = |signed_op, unsigned_op, b| {
        flags.has(OpFlags::NSW) && wide(signed_op, ty, a, b).1 != 0
            || flags.has(OpFlags::NUW) && wide(unsigned_op, ty, a, b).1 != 0
    };
    match op {
        _ if flags.is_empty() => true,
        BinaryOp::Add => !wraps(WideOp::SaddOverflow, WideOp::UaddOverflow, b),
        BinaryOp::Sub => !wraps(WideOp::SsubOverflow, WideOp::UsubOverflow, b),
        BinaryOp::Mul => !wraps(WideOp::SmulOverflow, WideOp::UmulOverflow, b),
        BinaryOp::Shl => {
            let shifted = a << amount & ty.mask();
            !(flags.has(OpFlags::NSW) && signed(ty, shifted) >> amount != signed(ty, a)
                || flags.has(OpFlags::NUW) && shifted >> amount != a)
        }
        BinaryOp::Lshr | BinaryOp::Ashr => a >> amount << amount == a,
        BinaryOp::Udiv => b == 0 || a.is_multiple_of(b),
        BinaryOp::Sdiv => b == 0 || signed(ty, a).wrapping_rem(signed(ty, b)) == 0,
        _ => true,
    }
}

/// A ternary operation; `ty` is the type of the second operand.
#[inline]
pub fn ternary(op: TernaryOp, ty: Type, a: u64, b: u64, c: u64) -> u64 {
    let amount = c as u32 & (ty.bits() - 1);
    match op {
        TernaryOp::Select if a != 0 => b,
        TernaryOp::Select => c,
        TernaryOp::Fshl => funnel(ty, a, b, amount, true),
        TernaryOp::Fshr => funnel(ty, a, b, amount, false),
    }
}

/// An operation with two results on operands of type `ty`.
#[inline]
pub fn wide(op: WideOp, ty: Type, a: u64, b: u64) -> (u64, u64) {
    let (sa, sb) = (i128::from(signed(ty, a)), i128::from(signed(ty, b)));
    let (ua, ub) = (u128::from(a), u128::from(b));
    let signed_result = |value: i128| {
        let low = value as u64 & ty.mask();
        (low, u64::from(i128::from(signed(ty, low)) != value))
    };
    let unsigned_result = |value: u128| {
        let low = value as u64 & ty.mask();
        (low, u64::from(u128::from(low) != value))
    };
    match op {
        WideOp::SaddOverflow => signed_result(sa + sb),
        WideOp::UaddOverflow => unsigned_result(ua + ub),
        WideOp::SsubOverflow => signed_result(sa - sb),
        WideOp::UsubOverflow => unsigned_result(ua.wrapping_sub(ub)),
        WideOp::SmulOverflow => signed_result(sa * sb),
        WideOp::UmulOverflow => unsigned_result(ua * ub),
        WideOp::UmulWide => {
            let product = ua * ub;
            (product as u64 & ty.mask(), (product >> ty.bits()) as u64 & ty.mask())
        }
    }
}

/// An integer or pointer comparison on operands of type `ty`.
#[inline]
pub fn icmp(cc: IntCC, ty: Type, a: u64, b: u64) -> bool {
    let (sa, sb) = (signed(ty, a), signed(ty, b));
    match cc {
        IntCC::Eq => a == b,
        IntCC::Ne => a != b,
        IntCC::Slt => sa < sb,
        IntCC::Sle => sa <= sb,
        IntCC::Sgt => sa > sb,
        IntCC::Sge => sa >= sb,
        IntCC::Ult => a < b,
        IntCC::Ule => a <= b,
        IntCC::Ugt => a > b,
        IntCC::Uge => a >= b,
    }
}

/// A float comparison on operands of type `ty`.
#[inline]
pub fn fcmp(cc: FloatCC, ty: Type, a: u64, b: u64) -> bool {
    let (x, y) = (float_of(ty, a), float_of(ty, b));
    let unordered = x.is_nan() || y.is_nan();
    match cc {
        FloatCC::False => false,
        FloatCC::Oeq => x == y,
        FloatCC::Ogt => x > y,
        FloatCC::Oge => x >= y,
        FloatCC::Olt => x < y,
        FloatCC::Ole => x <= y,
        FloatCC::One => !unordered && x != y,
        FloatCC::Ord => !unordered,
        FloatCC::Ueq => unordered || x == y,
        FloatCC::Ugt => unordered || x > y,
        FloatCC::Uge => unordered || x >= y,
        FloatCC::Ult => unordered || x < y,
        FloatCC::Ule => unordered || x <= y,
        FloatCC::Une => x != y,
        FloatCC::Uno => unordered,
        FloatCC::True => true,
    }
}

/// The value that an atomic read-modify-write stores over `old`.
#[inline]
pub fn rmw(op: RmwOp, ty: Type, old: u64, operand: u64) -> u64 {
    let (so, sn) = (signed(ty, old), signed(ty, operand));
    let new = match op {
        RmwOp::Xchg => operand,
        RmwOp::Add => old.wrapping_add(operand),
        RmwOp::Sub => old.wrapping_sub(operand),
        RmwOp::And => old & operand,
        RmwOp::Nand => !(old & operand),
        RmwOp::Or => old | operand,
        RmwOp::Xor => old ^ operand,
        RmwOp::Max => so.max(sn) as u64,
        RmwOp::Min => so.min(sn) as u64,
        RmwOp::Umax => old.max(operand),
        RmwOp::Umin => old.min(operand),
        RmwOp::Fadd => float_arith(BinaryOp::Fadd, ty, old, operand),
        RmwOp::Fsub => float_arith(BinaryOp::Fsub, ty, old, operand),
    };
    new & ty.mask()
}
