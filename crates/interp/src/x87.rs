//! 80-bit floats: round to nearest even, all exceptions masked, full precision.
//!
//! `rustc_apfloat` computes. The differences of the processor are here: which NaN an operation gives,
//! operands in formats that it refuses, and conversions to integers that do not fit. See Intel, "64 and IA-32
//! Architectures Software Developer's Manual", volume 1, chapters 4.8 and 8.

use core::cmp::Ordering;

use rustc_apfloat::ieee::{Double, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};
use sheave_ir::Type;

/// The bits of an 80-bit float: mantissa, exponent, sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct F80(u128);

const SIGN: u128 = 1 << 79;
const EXPONENT: u128 = 0x7fff << 64;
/// The top bit of the mantissa, which is explicit in this format.
const TOP: u128 = 1 << 63;
const QUIET: u128 = 1 << 62;

impl F80 {
    /// The result of an invalid operation.
    const DEFAULT_NAN: F80 = F80(SIGN | EXPONENT | TOP | QUIET);

    pub(super) fn from_bytes(bytes: [u8; 10]) -> F80 {
        let mut wide = [0; 16];
        wide[..10].copy_from_slice(&bytes);
        F80(u128::from_le_bytes(wide))
    }

    pub(super) fn to_bytes(self) -> [u8; 10] {
        let mut bytes = [0; 10];
        bytes.copy_from_slice(&self.0.to_le_bytes()[..10]);
        bytes
    }

    /// Whether the processor refuses the bits: a number or NaN without the top bit of its mantissa.
    fn is_invalid(self) -> bool {
        self.0 & EXPONENT != 0 && self.0 & TOP == 0
    }

    fn number(self) -> X87DoubleExtended {
        X87DoubleExtended::from_bits(if self.is_invalid() { F80::DEFAULT_NAN.0 } else { self.0 })
    }

    /// The result of an operation none of whose operands is a NaN.
    fn of(result: StatusAnd<X87DoubleExtended>) -> F80 {
        if result.value.is_nan() { F80::DEFAULT_NAN } else { F80(result.value.to_bits()) }
    }

    pub(super) fn is_negative(self) -> bool {
        self.0 & SIGN != 0
    }

    pub(super) fn is_nan(self) -> bool {
        self.number().is_nan()
    }

    /// The result of an operation on a NaN or an invalid pattern.
    fn nan_of(self, other: F80) -> F80 {
        if self.is_invalid() || other.is_invalid() {
            return F80::DEFAULT_NAN;
        }
        let (mantissa, other_mantissa) = (self.0 as u64, other.0 as u64);
        let quiet = |nan: F80| F80(nan.0 | QUIET);
        match (self.is_nan(), other.is_nan()) {
            (true, false) => quiet(self),
            (false, _) => quiet(other),
            (true, true) => match (self.number().is_signaling(), other.number().is_signaling()) {
                (true, false) => other,
                (false, true) => self,
                // The larger mantissa; of equal ones the positive number.
                _ => match mantissa.cmp(&other_mantissa) {
                    Ordering::Greater => quiet(self),
                    Ordering::Less => quiet(other),
                    Ordering::Equal if self.is_negative() => quiet(other),
                    Ordering::Equal => quiet(self),
                },
            },
        }
    }

    fn binary(
        self,
        other: F80,
        op: fn(X87DoubleExtended, X87DoubleExtended) -> StatusAnd<X87DoubleExtended>,
    ) -> F80 {
        let (a, b) = (self.number(), other.number());
        if a.is_nan() || b.is_nan() { self.nan_of(other) } else { F80::of(op(a, b)) }
    }

    pub(super) fn neg(self) -> F80 {
        F80(self.0 ^ SIGN)
    }

    pub(super) fn abs(self) -> F80 {
        F80(self.0 & !SIGN)
    }

    pub(super) fn add(self, other: F80) -> F80 {
        self.binary(other, |a, b| a + b)
    }

    pub(super) fn sub(self, other: F80) -> F80 {
        self.binary(other, |a, b| a - b)
    }

    pub(super) fn mul(self, other: F80) -> F80 {
        self.binary(other, |a, b| a * b)
    }

    pub(super) fn div(self, other: F80) -> F80 {
        self.binary(other, |a, b| a / b)
    }

    /// The remainder with the sign of the dividend, exactly.
    pub(super) fn rem(self, other: F80) -> F80 {
        self.binary(other, X87DoubleExtended::c_fmod)
    }

    /// Rounded to an integer.
    pub(super) fn round(self, round: Round) -> F80 {
        if self.is_nan() { self.nan_of(self) } else { F80::of(self.number().round_to_integral(round)) }
    }

    /// The square root, as the processor computes it.
    #[allow(unsafe_code, reason = "no library has this format's root")]
    pub(super) fn sqrt(self) -> F80 {
        let mut value = self.0.to_le_bytes();
        // SAFETY: the instructions read and write ten of the sixteen bytes, and leave the x87 stack as it
        // was.
        unsafe {
            core::arch::asm!(
                "fld tbyte ptr [{value}]", "fsqrt", "fstp tbyte ptr [{value}]",
                value = in(reg) value.as_mut_ptr(),
                out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
            );
        }
        F80(u128::from_le_bytes(value))
    }

    /// The order of two numbers; `None` if one is a NaN.
    pub(super) fn compare(self, other: F80) -> Option<Ordering> {
        self.number().partial_cmp(&other.number())
    }

    pub(super) fn from_f64(value: f64) -> F80 {
        F80(convert::<Double, X87DoubleExtended>(u128::from(value.to_bits())))
    }

    /// A float of type `ty` in a register.
    pub(super) fn from_float(ty: Type, bits: u64) -> F80 {
        F80::from_f64(sheave_ir::semantics::float_of(ty, bits))
    }

    /// The nearest float of type `ty`, as a register holds it.
    pub(super) fn to_float(self, ty: Type) -> u64 {
        let bits = self.number().to_bits();
        let nearest = match ty {
            Type::F32 => convert::<X87DoubleExtended, Single>(bits),
            _ => convert::<X87DoubleExtended, Double>(bits),
        };
        nearest as u64
    }

    pub(super) fn from_u128(value: u128) -> F80 {
        F80::of(X87DoubleExtended::from_u128(value))
    }

    pub(super) fn from_i128(value: i128) -> F80 {
        F80::of(X87DoubleExtended::from_i128(value))
    }

    /// As `fisttp` with operands of 16, 32 and 64 bits gives it: the most negative integer if the value
    /// does not fit. Eight bits are the low ones of sixteen.
    pub(super) fn to_sint(self, ty: Type) -> u64 {
        let width = ty.bits().max(16);
        let result = self.number().to_i128_r(width as usize, Round::TowardZero, &mut false);
        let fits = !result.status.contains(Status::INVALID_OP);
        (if fits { result.value as u64 } else { 1 << (width - 1) }) & ty.mask()
    }

    /// The low bits of the next larger signed integer; 64 bits in two halves of the range.
    pub(super) fn to_uint(self, ty: Type) -> u64 {
        match ty {
            Type::I8 => self.to_sint(Type::I16) & ty.mask(),
            Type::I16 => self.to_sint(Type::I32) & ty.mask(),
            Type::I32 => self.to_sint(Type::I64) & ty.mask(),
            _ => {
                let half = F80::from_u128(TOP);
                match self.compare(half) {
                    Some(Ordering::Less) => self.to_sint(Type::I64),
                    _ => self.sub(half).to_sint(Type::I64) ^ TOP as u64,
                }
            }
        }
    }
}

/// The bits of the float of format `B` nearest to the one of format `A` with these bits; NaNs become quiet.
fn convert<A: Float + FloatConvert<B>, B: Float>(bits: u128) -> u128 {
    A::from_bits(bits).convert(&mut false).value.to_bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Operation, operands and result as an x87 unit computed them, in hexadecimal; 80-bit floats as sign and
    /// exponent, then mantissa.
    const VECTORS: &str = include_str!("x87_vectors.txt");

    fn float(text: &str) -> F80 {
        F80(u128::from_str_radix(text, 16).unwrap())
    }

    fn int(text: &str) -> u64 {
        u64::from_str_radix(text, 16).unwrap()
    }

    #[track_caller]
    fn check(line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["i64", value, result] => {
                assert_eq!(F80::from_i128(i128::from(int(value) as i64)), float(result), "{line}")
            }
            ["u64", value, result] => {
                assert_eq!(F80::from_u128(u128::from(int(value))), float(result), "{line}")
            }
            ["from64", bits, result] => {
                assert_eq!(F80::from_float(Type::F64, int(bits)), float(result), "{line}");
            }
            ["f64", a, bits] => assert_eq!(float(a).to_float(Type::F64), int(bits), "{line}"),
            ["f32", a, bits] => assert_eq!(float(a).to_float(Type::F32), int(bits), "{line}"),
            ["cmp", a, b, bit] => {
                let order = float(a).compare(float(b));
                let expected = [Some(Ordering::Less), Some(Ordering::Equal), Some(Ordering::Greater), None];
                assert_eq!(order, expected[int(bit).trailing_zeros() as usize], "{line}");
            }
            ["int", a, long, word, half] => {
                let a = float(a);
                assert_eq!(a.to_sint(Type::I64), int(long), "{line}");
                assert_eq!(a.to_sint(Type::I32), int(word), "{line}");
                assert_eq!(a.to_sint(Type::I16), int(half), "{line}");
            }
            ["sqrt", a, result] => {
                assert_eq!(float(a).sqrt(), float(result), "{line}");
            }
            ["rint", a, result] => {
                assert_eq!(float(a).round(Round::NearestTiesToEven), float(result), "{line}");
            }
            [op, a, b, result] => {
                let op = match op {
                    "add" => F80::add,
                    "sub" => F80::sub,
                    "mul" => F80::mul,
                    "div" => F80::div,
                    _ => F80::rem,
                };
                assert_eq!(op(float(a), float(b)), float(result), "{line}");
            }
            _ => panic!("{line}"),
        }
    }

    #[test]
    fn agrees_with_the_processor() {
        VECTORS.lines().for_each(check);
    }

    #[test]
    fn unsigned_conversions_cover_the_upper_half() {
        let big = F80::from_u128(0xffff_ffff_ffff_fffe);
        assert_eq!(big.to_uint(Type::I64), 0xffff_ffff_ffff_fffe);
        assert_eq!(F80::from_f64(4_294_967_295.5).to_uint(Type::I32), 0xffff_ffff);
        assert_eq!(F80::from_f64(40_000.9).to_uint(Type::I16), 40_000);
        assert_eq!(F80::from_f64(200.9).to_uint(Type::I8), 200);
    }
}
