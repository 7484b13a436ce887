//! Evaluates operations on constants, exactly as the interpreter and the machine do.
//!
//! Operands and results are bits, zero above the type's width. What traps, and what gives a NaN (whose sign and payload
//! are the machine's business), is not evaluated: the functions answer `None`.

use sheave_ir::{BinaryOp, FloatCC, IntCC, Type, UnaryOp, WideOp};

/// The value of `bits` as a signed integer of type `ty`.
#[inline]
pub(crate) fn signed(ty: Type, bits: u64) -> i64 {
    let shift = 64 - ty.bits();
    ((bits << shift) as i64) >> shift
}

fn float(ty: Type, bits: u64) -> f64 {
    if ty == Type::F32 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) }
}

/// The bits of `value` rounded to `ty`, unless it is a NaN.
fn float_bits(ty: Type, value: f64) -> Option<u64> {
    if value.is_nan() {
        None
    } else if ty == Type::F32 {
        Some(u64::from((value as f32).to_bits()))
    } else {
        Some(value.to_bits())
    }
}

/// `op` applied to `bits` of type `from`, giving a `to`.
pub(crate) fn unary(op: UnaryOp, from: Type, to: Type, bits: u64) -> Option<u64> {
    let width = from.bits();
    let value = match op {
        UnaryOp::Copy | UnaryOp::Bitcast | UnaryOp::Zext | UnaryOp::Trunc => bits,
        UnaryOp::Sext => signed(from, bits) as u64,
        UnaryOp::Neg => bits.wrapping_neg(),
        UnaryOp::Not => !bits,
        UnaryOp::Clz => u64::from(bits.leading_zeros() - (64 - width)),
        UnaryOp::Ctz => u64::from(bits.trailing_zeros().min(width)),
        UnaryOp::Popcnt => u64::from(bits.count_ones()),
        UnaryOp::Bswap => bits.swap_bytes() >> (64 - width),
        UnaryOp::Bitrev => bits.reverse_bits() >> (64 - width),
        UnaryOp::Iabs => signed(from, bits).wrapping_abs() as u64,
        UnaryOp::Fpromote | UnaryOp::Fdemote => return float_bits(to, float(from, bits)),
        // One rounding only: through f64 an i64 would be rounded twice on its way to f32.
        UnaryOp::SintToFloat if to == Type::F32 => u64::from((signed(from, bits) as f32).to_bits()),
        UnaryOp::SintToFloat => (signed(from, bits) as f64).to_bits(),
        UnaryOp::UintToFloat if to == Type::F32 => u64::from((bits as f32).to_bits()),
        UnaryOp::UintToFloat => (bits as f64).to_bits(),
        UnaryOp::FloatToSint | UnaryOp::FloatToUint => {
            // Out of range the result is the machine's; in range all agree.
            let value = float(from, bits).trunc();
            let (low, high) = if op == UnaryOp::FloatToSint {
                (-(2f64.powi(to.bits() as i32 - 1)), 2f64.powi(to.bits() as i32 - 1))
            } else {
                (0.0, 2f64.powi(to.bits() as i32))
            };
            if !(low <= value && value < high) {
                return None;
            }
            if op == UnaryOp::FloatToSint { value as i64 as u64 } else { value as u64 }
        }
        UnaryOp::Fneg => bits ^ (1 << (width - 1)),
        UnaryOp::Fabs => bits & !(1 << (width - 1)),
        UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat | UnaryOp::Sqrt => return None,
    };
    Some(value & to.mask())
}

/// `op` applied to two operands of type `ty`.
pub(crate) fn binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Option<u64> {
    if ty.is_float() {
        return float_binary(op, ty, a, b);
    }
    let width = u64::from(ty.bits());
    let amount = (b % width) as u32;
    let (sa, sb) = (signed(ty, a), signed(ty, b));
    let overflows = sb == 0 || (sb == -1 && sa == signed(ty, 1 << (width - 1)));
    let value = match op {
        BinaryOp::Add | BinaryOp::PtrAdd => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Sdiv if !overflows => (sa / sb) as u64,
        BinaryOp::Srem if !overflows => (sa % sb) as u64,
        BinaryOp::Udiv if b != 0 => a / b,
        BinaryOp::Urem if b != 0 => a % b,
        BinaryOp::SmulHi => ((i128::from(sa) * i128::from(sb)) >> width) as u64,
        BinaryOp::UmulHi => ((u128::from(a) * u128::from(b)) >> width) as u64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << amount,
        BinaryOp::Lshr => a >> amount,
        BinaryOp::Ashr => (sa >> amount) as u64,
        BinaryOp::Rotl | BinaryOp::Rotr => {
            let left = if op == BinaryOp::Rotl { amount } else { (width as u32 - amount) % width as u32 };
            if left == 0 { a } else { (a << left) | (a >> (width as u32 - left)) }
        }
        BinaryOp::Smin => sa.min(sb) as u64,
        BinaryOp::Smax => sa.max(sb) as u64,
        BinaryOp::Umin => a.min(b),
        BinaryOp::Umax => a.max(b),
        _ => return None,
    };
    Some(value & ty.mask())
}

fn float_binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Option<u64> {
    if op == BinaryOp::Copysign {
        let sign = 1 << (ty.bits() - 1);
        return Some((a & !sign) | (b & sign));
    }
    if ty == Type::F32 {
        let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
        let value = match op {
            BinaryOp::Fadd => a + b,
            BinaryOp::Fsub => a - b,
            BinaryOp::Fmul => a * b,
            BinaryOp::Fdiv => a / b,
            _ => return None,
        };
        return float_bits(ty, f64::from(value));
    }
    let (a, b) = (f64::from_bits(a), f64::from_bits(b));
    let value = match op {
        BinaryOp::Fadd => a + b,
        BinaryOp::Fsub => a - b,
        BinaryOp::Fmul => a * b,
        BinaryOp::Fdiv => a / b,
        _ => return None,
    };
    float_bits(ty, value)
}

/// Both results of `op` applied to two operands of type `ty`.
pub(crate) fn wide(op: WideOp, ty: Type, a: u64, b: u64) -> Option<(u64, u64)> {
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
    Some(match op {
        WideOp::SaddOverflow => signed_result(sa + sb),
        WideOp::SsubOverflow => signed_result(sa - sb),
        WideOp::SmulOverflow => signed_result(sa * sb),
        WideOp::UaddOverflow => unsigned_result(ua + ub),
        WideOp::UsubOverflow => (a.wrapping_sub(b) & ty.mask(), u64::from(a < b)),
        WideOp::UmulOverflow => unsigned_result(ua * ub),
        WideOp::UmulWide => ((ua * ub) as u64 & ty.mask(), ((ua * ub) >> ty.bits()) as u64 & ty.mask()),
    })
}

/// Compares two integers or addresses of type `ty`.
pub(crate) fn icmp(cc: IntCC, ty: Type, a: u64, b: u64) -> bool {
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

/// Compares two floats of type `ty`.
pub(crate) fn fcmp(cc: FloatCC, ty: Type, a: u64, b: u64) -> bool {
    let (a, b) = (float(ty, a), float(ty, b));
    let unordered = a.is_nan() || b.is_nan();
    match cc {
        FloatCC::False => false,
        FloatCC::Oeq => a == b,
        FloatCC::Ogt => a > b,
        FloatCC::Oge => a >= b,
        FloatCC::Olt => a < b,
        FloatCC::Ole => a <= b,
        FloatCC::One => !unordered && a != b,
        FloatCC::Ord => !unordered,
        FloatCC::Ueq => unordered || a == b,
        FloatCC::Ugt => unordered || a > b,
        FloatCC::Uge => unordered || a >= b,
        FloatCC::Ult => unordered || a < b,
        FloatCC::Ule => unordered || a <= b,
        FloatCC::Une => unordered || a != b,
        FloatCC::Uno => unordered,
        FloatCC::True => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_integers_wrap_at_their_width() {
        assert_eq!(binary(BinaryOp::Add, Type::I8, 0xff, 1), Some(0));
        assert_eq!(binary(BinaryOp::Ashr, Type::I16, 0x8000, 15), Some(0xffff));
        assert_eq!(binary(BinaryOp::Shl, Type::I32, 1, 33), Some(2));
        assert_eq!(binary(BinaryOp::Rotl, Type::I8, 0x81, 1), Some(0x03));
        assert_eq!(binary(BinaryOp::Rotr, Type::I16, 1, 1), Some(0x8000));
        assert_eq!(binary(BinaryOp::SmulHi, Type::I32, 0xffff_ffff, 2), Some(0xffff_ffff));
        assert_eq!(unary(UnaryOp::Sext, Type::I8, Type::I32, 0x80), Some(0xffff_ff80));
        assert_eq!(unary(UnaryOp::Clz, Type::I16, Type::I16, 1), Some(15));
        assert_eq!(unary(UnaryOp::Bswap, Type::I32, Type::I32, 0x0102_0304), Some(0x0403_0201));
    }

    #[test]
    fn what_traps_is_left_alone() {
        assert_eq!(binary(BinaryOp::Sdiv, Type::I32, 5, 0), None);
        assert_eq!(binary(BinaryOp::Sdiv, Type::I32, 0x8000_0000, 0xffff_ffff), None);
        assert_eq!(binary(BinaryOp::Srem, Type::I8, 0x80, 0xff), None);
        assert_eq!(binary(BinaryOp::Urem, Type::I64, 1, 0), None);
        assert_eq!(binary(BinaryOp::Sdiv, Type::I32, 0xffff_fff9, 2), Some(0xffff_fffd));
    }

    #[test]
    fn floats_round_once_and_keep_nans_for_the_machine() {
        let big = (1u64 << 60) + (1 << 36) + 1;
        assert_eq!(
            unary(UnaryOp::UintToFloat, Type::I64, Type::F32, big),
            Some(u64::from((big as f32).to_bits()))
        );
        assert_eq!(binary(BinaryOp::Fdiv, Type::F64, 0, 0), None);
        assert_eq!(unary(UnaryOp::FloatToSint, Type::F64, Type::I32, 3e9f64.to_bits()), None);
        assert_eq!(unary(UnaryOp::FloatToUint, Type::F64, Type::I32, 3e9f64.to_bits()), Some(3_000_000_000));
    }

    #[test]
    fn overflow_is_seen_at_the_width() {
        assert_eq!(wide(WideOp::SaddOverflow, Type::I8, 0x7f, 1), Some((0x80, 1)));
        assert_eq!(wide(WideOp::UsubOverflow, Type::I32, 0, 1), Some((0xffff_ffff, 1)));
        assert_eq!(wide(WideOp::SmulOverflow, Type::I64, u64::MAX, u64::MAX), Some((1, 0)));
        assert_eq!(wide(WideOp::UmulWide, Type::I32, 0xffff_ffff, 0xffff_ffff), Some((1, 0xffff_fffe)));
    }
}
