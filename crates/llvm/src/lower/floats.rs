//! Sixteen-bit floats, which live in `i16`, and the phis of 80-bit floats, which live in memory.

use sheave_ir::{BinaryOp, FloatCC, IntrinsicOp, Type, UnaryOp, Value};

use crate::lower::Lower;
use crate::lower::types::Ty;

/// The bits of `value` as a float with so many bits of exponent and mantissa, if it is exactly one of those.
pub(crate) fn narrowed(value: f64, exponent_bits: u32, mantissa_bits: u32) -> Option<u64> {
    let bits = value.to_bits();
    let sign = (bits >> 63) << (exponent_bits + mantissa_bits);
    let exponent = ((bits >> 52) & 0x7ff) as i32;
    let mantissa = bits & ((1 << 52) - 1);
    let max_exponent = (1i32 << exponent_bits) - 1;
    if value == 0.0 {
        return Some(sign);
    }
    let (e, significand) = match exponent {
        0x7ff => (max_exponent, mantissa),
        _ => (exponent - 1023 + (max_exponent >> 1), mantissa | 1 << 52),
    };
    let shift = 52 - mantissa_bits as i32 + (1 - e).max(0);
    let is_finite = exponent != 0x7ff;
    if (is_finite && e >= max_exponent) || shift > 53 || significand & ((1 << shift) - 1) != 0 {
        return None;
    }
    let kept = significand >> shift & ((1 << mantissa_bits) - 1);
    Some(sign | (e.max(0) as u64) << mantissa_bits | kept)
}

impl Lower {
    /// A half or bfloat as `f32`.
    ///
    /// A half is converted as libgcc does it, through `__extendhfsf2`; it travels in the low bits of an SSE
    /// register, so as an `f32` with those bits.
    pub(crate) fn half_to_float(&mut self, ty: Ty, value: Value) -> Value {
        let wide = self.body.resize(Type::I32, value);
        if ty == Ty::BFLOAT {
            let bits = self.body.binary_imm(BinaryOp::Shl, wide, 16);
            return self.body.bitcast(Type::F32, bits);
        }
        let raw = self.body.bitcast(Type::F32, wide);
        self.call_library("__extendhfsf2", &[raw], Type::F32)
    }

    /// An `f32` as half or bfloat.
    pub(crate) fn float_to_half(&mut self, ty: Ty, value: Value) -> Value {
        if ty == Ty::HALF {
            return self.round_to_half("__truncsfhf2", value);
        }
        // Round to nearest even by adding just under half of the last bit kept; a NaN is made quiet instead.
        let bits = self.body.bitcast(Type::I32, value);
        let kept = self.body.binary_imm(BinaryOp::Lshr, bits, 16);
        let odd = self.body.binary_imm(BinaryOp::And, kept, 1);
        let up = self.body.binary_imm(BinaryOp::Add, bits, 0x7fff);
        let up = self.body.binary(BinaryOp::Add, up, odd);
        let rounded = self.body.binary_imm(BinaryOp::Lshr, up, 16);
        let quiet = self.body.binary_imm(BinaryOp::Or, kept, 0x40);
        let nan = self.body.fcmp(FloatCC::Uno, value, value);
        let bits = self.body.select(nan, quiet, rounded);
        self.body.unary(UnaryOp::Trunc, Type::I16, bits)
    }

    /// An `f64` as half or bfloat, rounded once.
    pub(crate) fn double_to_half(&mut self, ty: Ty, value: Value) -> Value {
        if ty == Ty::HALF {
            return self.round_to_half("__truncdfhf2", value);
        }
        // `__truncdfbf2` is younger than many compilers' libraries.
        let single = self.body.unary(UnaryOp::Fdemote, Type::F32, value);
        let back = self.body.unary(UnaryOp::Fpromote, Type::F64, single);
        let [less, greater] = [FloatCC::Olt, FloatCC::Ogt].map(|cc| self.body.fcmp(cc, back, value));
        let odd = self.round_to_odd(single, less, greater);
        self.float_to_half(ty, odd)
    }

    /// The 80-bit float at `value` as half or bfloat, rounded once.
    pub(crate) fn fp80_to_half(&mut self, ty: Ty, value: Value) -> Value {
        let single = self.body.intrinsic_value(IntrinsicOp::X87ToFloat, &[value], Type::F32);
        let back = self.body.x87(IntrinsicOp::X87FromFloat, &[single]);
        let outcome = self.body.intrinsic_value(IntrinsicOp::X87Cmp, &[back, value], Type::I8);
        let less = self.body.binary_imm(BinaryOp::And, outcome, 1);
        let greater = self.body.binary_imm(BinaryOp::Lshr, outcome, 2);
        let greater = self.body.binary_imm(BinaryOp::And, greater, 1);
        let odd = self.round_to_odd(single, less, greater);
        self.float_to_half(ty, odd)
    }

    /// Turns a number rounded to nearest into one rounded to odd: of the two neighbours of an inexact number
    /// the one whose last bit is set. Rounding that to a format with at least two bits less gives the same as
    /// rounding once (Boldo and Melquiond, "When double rounding is odd", 2004). `less` and `greater` are
    /// 1 if `single` is less or greater than the exact number.
    fn round_to_odd(&mut self, single: Value, less: Value, greater: Value) -> Value {
        let bits = self.body.bitcast(Type::I32, single);
        let sign = self.body.binary_imm(BinaryOp::Lshr, bits, 31);
        let negative = self.body.unary(UnaryOp::Trunc, Type::I8, sign);
        let away = self.body.select(negative, less, greater);
        let away = self.body.resize(Type::I32, away);
        let truncated = self.body.binary(BinaryOp::Sub, bits, away);
        let inexact = self.body.binary(BinaryOp::Or, less, greater);
        let inexact = self.body.resize(Type::I32, inexact);
        let odd = self.body.binary(BinaryOp::Or, truncated, inexact);
        self.body.bitcast(Type::F32, odd)
    }

    fn round_to_half(&mut self, name: &str, value: Value) -> Value {
        let raw = self.call_library(name, &[value], Type::F32);
        let bits = self.body.unary(UnaryOp::Bitcast, Type::I32, raw);
        self.body.unary(UnaryOp::Trunc, Type::I16, bits)
    }

    /// Copies the floats of the current block's 80-bit phis into slots of their own, all of them read before
    /// any is written: a phi gives the address of a float that the next iteration may overwrite.
    pub(crate) fn copy_fp80_phis(&mut self) {
        let phis = core::mem::take(&mut self.body.fp80_phis);
        if let [(phi, slot)] = phis[..] {
            self.body.intrinsic(IntrinsicOp::X87Copy, &[slot, phi]);
            return;
        }
        let temporaries: Vec<Value> = phis.iter().map(|_| self.body.fp80_slot()).collect();
        for (&(phi, _), &temporary) in phis.iter().zip(&temporaries) {
            self.body.intrinsic(IntrinsicOp::X87Copy, &[temporary, phi]);
        }
        for (&(_, slot), &temporary) in phis.iter().zip(&temporaries) {
            self.body.intrinsic(IntrinsicOp::X87Copy, &[slot, temporary]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::narrowed;

    #[test]
    fn halves_are_exact_or_refused() {
        assert_eq!(narrowed(1.0, 5, 10), Some(0x3c00));
        assert_eq!(narrowed(-2.0, 5, 10), Some(0xc000));
        assert_eq!(narrowed(65504.0, 5, 10), Some(0x7bff));
        assert_eq!(narrowed(65536.0, 5, 10), None);
        assert_eq!(narrowed(f64::from(2.0f32.powi(-24)), 5, 10), Some(1));
        assert_eq!(narrowed(0.1, 5, 10), None);
        assert_eq!(narrowed(f64::INFINITY, 5, 10), Some(0x7c00));
        assert_eq!(narrowed(1.5, 8, 7), Some(0x3fc0));
        for single in [0.5f32, 1.0e-45, f32::MIN_POSITIVE, -f32::MAX, -0.0, f32::NEG_INFINITY, 0.1] {
            assert_eq!(narrowed(f64::from(single), 8, 23), Some(u64::from(single.to_bits())), "{single}");
        }
        assert_eq!(narrowed(f64::from_bits(0x7ff0_0000_2000_0000), 8, 23), Some(0x7f80_0001));
        for lost in [0.1, 1e-46, 3.5e38, 16_777_217.0, f64::from_bits(0x7ff0_0000_2000_0001)] {
            assert_eq!(narrowed(lost, 8, 23), None, "{lost}");
        }
    }
}
