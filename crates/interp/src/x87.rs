//! 80-bit floats in software: round to nearest even, all exceptions masked, full precision.
//!
//! A number is unpacked to sign, exponent and a mantissa whose top bit is set; an operation computes exactly (or with
//! a sticky bit for what lies below) in 128 bits, and one function rounds and packs. See Intel, "64 and IA-32
//! Architectures Software Developer's Manual", volume 1, chapters 4.8 and 8, for formats, NaNs and invalid operands.

use core::cmp::Ordering;

use sheave_ir::Type;

/// An 80-bit float as it stands in memory: mantissa, then sign and exponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct F80 {
    pub(super) mantissa: u64,
    /// Sign in bit 15, biased exponent below.
    pub(super) head: u16,
}

const BIAS: i32 = 16383;
const MAX_EXPONENT: u16 = 0x7fff;
const TOP: u64 = 1 << 63;
const QUIET: u64 = 1 << 62;
/// The power of two of the lowest bit of the smallest numbers.
const LEAST: i32 = 1 - BIAS - 63;

/// What a number is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Zero,
    Infinite,
    Nan,
    /// Patterns that the processor refuses.
    Invalid,
    /// `mantissa * 2^power`; the mantissa's top bit is set.
    Finite {
        mantissa: u64,
        power: i32,
    },
}

impl F80 {
    pub(super) const ZERO: F80 = F80 { mantissa: 0, head: 0 };
    /// What an invalid operation gives.
    const DEFAULT_NAN: F80 = F80 { mantissa: TOP | QUIET, head: 0xffff };

    pub(super) fn from_bytes(bytes: [u8; 10]) -> F80 {
        let mut low = [0; 8];
        low.copy_from_slice(&bytes[..8]);
        F80 { mantissa: u64::from_le_bytes(low), head: u16::from_le_bytes([bytes[8], bytes[9]]) }
    }

    pub(super) fn to_bytes(self) -> [u8; 10] {
        let mut bytes = [0; 10];
        bytes[..8].copy_from_slice(&self.mantissa.to_le_bytes());
        bytes[8..].copy_from_slice(&self.head.to_le_bytes());
        bytes
    }

    pub(super) fn is_negative(self) -> bool {
        self.head >> 15 == 1
    }

    pub(super) fn is_nan(self) -> bool {
        matches!(self.kind(), Kind::Nan | Kind::Invalid)
    }

    pub(super) fn is_infinite(self) -> bool {
        self.kind() == Kind::Infinite
    }

    pub(super) fn is_zero(self) -> bool {
        self.kind() == Kind::Zero
    }

    fn infinity(negative: bool) -> F80 {
        F80 { mantissa: TOP, head: MAX_EXPONENT | u16::from(negative) << 15 }
    }

    fn zero(negative: bool) -> F80 {
        F80 { mantissa: 0, head: u16::from(negative) << 15 }
    }

    fn kind(self) -> Kind {
        match (self.head & MAX_EXPONENT, self.mantissa) {
            (0, 0) => Kind::Zero,
            (0, mantissa) => {
                let shift = mantissa.leading_zeros();
                Kind::Finite { mantissa: mantissa << shift, power: LEAST - shift as i32 }
            }
            (_, mantissa) if mantissa & TOP == 0 => Kind::Invalid,
            (MAX_EXPONENT, TOP) => Kind::Infinite,
            (MAX_EXPONENT, _) => Kind::Nan,
            (e, mantissa) => Kind::Finite { mantissa, power: i32::from(e) - BIAS - 63 },
        }
    }

    /// The number nearest to `mantissa * 2^power`, and a little more where `sticky`.
    pub(super) fn round(negative: bool, mantissa: u128, power: i32, sticky: bool) -> F80 {
        let (mantissa, power) = round_to(mantissa, power, sticky, 64, LEAST);
        if mantissa == 0 {
            return F80::zero(negative);
        }
        let shift = mantissa.leading_zeros().min((power - LEAST).max(0) as u32);
        let (mantissa, power) = (mantissa << shift, power - shift as i32);
        // Without its top bit the number is subnormal: its exponent field is zero.
        let e = if mantissa & TOP == 0 { 0 } else { power + 63 + BIAS };
        if e >= i32::from(MAX_EXPONENT) {
            return F80::infinity(negative);
        }
        F80 { mantissa, head: e as u16 | u16::from(negative) << 15 }
    }

    /// The integer towards zero; the nearest bound where it does not fit, zero for a NaN.
    pub(super) fn to_i128(self) -> i128 {
        let magnitude = self.magnitude();
        if self.is_negative() {
            0i128.saturating_sub_unsigned(magnitude)
        } else {
            i128::try_from(magnitude).unwrap_or(i128::MAX)
        }
    }

    /// As [`F80::to_i128`], without a sign.
    pub(super) fn to_u128(self) -> u128 {
        if self.is_negative() { 0 } else { self.magnitude() }
    }

    /// The magnitude as an integer, towards zero, at most all ones.
    fn magnitude(self) -> u128 {
        match self.kind() {
            Kind::Zero | Kind::Nan | Kind::Invalid => 0,
            Kind::Infinite => u128::MAX,
            Kind::Finite { power: 65.., .. } => u128::MAX,
            Kind::Finite { mantissa, power: power @ 0.. } => u128::from(mantissa) << power,
            Kind::Finite { mantissa, power } => {
                u128::from(mantissa.checked_shr(power.unsigned_abs()).unwrap_or(0))
            }
        }
    }

    fn quiet(self) -> F80 {
        F80 { mantissa: self.mantissa | QUIET, ..self }
    }

    /// What an operation gives where an operand is a NaN or an invalid pattern.
    fn nan_of(self, other: F80) -> F80 {
        let (a, b) = (self.kind(), other.kind());
        if a == Kind::Invalid || b == Kind::Invalid {
            return F80::DEFAULT_NAN;
        }
        match (a == Kind::Nan, b == Kind::Nan) {
            (true, false) => self.quiet(),
            (false, true) => other.quiet(),
            (false, false) => F80::DEFAULT_NAN,
            (true, true) => match (self.mantissa & QUIET == 0, other.mantissa & QUIET == 0) {
                (true, false) => other,
                (false, true) => self,
                // The larger mantissa; of equal ones the positive number.
                _ => match self.mantissa.cmp(&other.mantissa) {
                    Ordering::Greater => self.quiet(),
                    Ordering::Less => other.quiet(),
                    Ordering::Equal if self.is_negative() => other.quiet(),
                    Ordering::Equal => self.quiet(),
                },
            },
        }
    }

    pub(super) fn neg(self) -> F80 {
        F80 { head: self.head ^ 0x8000, ..self }
    }

    pub(super) fn abs(self) -> F80 {
        F80 { head: self.head & MAX_EXPONENT, ..self }
    }

    pub(super) fn add(self, other: F80) -> F80 {
        let (negative, other_negative) = (self.is_negative(), other.is_negative());
        match (self.kind(), other.kind()) {
            (Kind::Nan | Kind::Invalid, _) | (_, Kind::Nan | Kind::Invalid) => self.nan_of(other),
            (Kind::Infinite, Kind::Infinite) if negative != other_negative => F80::DEFAULT_NAN,
            (Kind::Infinite, _) => self,
            (_, Kind::Infinite) => other,
            (Kind::Zero, Kind::Zero) => F80::zero(negative && other_negative),
            (Kind::Zero, Kind::Finite { mantissa, power }) => {
                F80::round(other_negative, u128::from(mantissa), power, false)
            }
            (Kind::Finite { mantissa, power }, Kind::Zero) => {
                F80::round(negative, u128::from(mantissa), power, false)
            }
            (Kind::Finite { mantissa: m1, power: p1 }, Kind::Finite { mantissa: m2, power: p2 }) => {
                if (p1, m1) >= (p2, m2) {
                    add_finite(negative, (m1, p1), (m2, p2), negative != other_negative)
                } else {
                    add_finite(other_negative, (m2, p2), (m1, p1), negative != other_negative)
                }
            }
        }
    }

    pub(super) fn sub(self, other: F80) -> F80 {
        // The sign of a NaN is not changed by a subtraction.
        if other.is_nan() { self.add(other) } else { self.add(other.neg()) }
    }

    pub(super) fn mul(self, other: F80) -> F80 {
        let negative = self.is_negative() != other.is_negative();
        match (self.kind(), other.kind()) {
            (Kind::Nan | Kind::Invalid, _) | (_, Kind::Nan | Kind::Invalid) => self.nan_of(other),
            (Kind::Infinite, Kind::Zero) | (Kind::Zero, Kind::Infinite) => F80::DEFAULT_NAN,
            (Kind::Infinite, _) | (_, Kind::Infinite) => F80::infinity(negative),
            (Kind::Zero, _) | (_, Kind::Zero) => F80::zero(negative),
            (Kind::Finite { mantissa: m1, power: p1 }, Kind::Finite { mantissa: m2, power: p2 }) => {
                F80::round(negative, u128::from(m1) * u128::from(m2), p1 + p2, false)
            }
        }
    }

    pub(super) fn div(self, other: F80) -> F80 {
        let negative = self.is_negative() != other.is_negative();
        match (self.kind(), other.kind()) {
            (Kind::Nan | Kind::Invalid, _) | (_, Kind::Nan | Kind::Invalid) => self.nan_of(other),
            (Kind::Infinite, Kind::Infinite) | (Kind::Zero, Kind::Zero) => F80::DEFAULT_NAN,
            (Kind::Infinite, _) | (_, Kind::Zero) => F80::infinity(negative),
            (Kind::Zero, _) | (_, Kind::Infinite) => F80::zero(negative),
            (Kind::Finite { mantissa: m1, power: p1 }, Kind::Finite { mantissa: m2, power: p2 }) => {
                // 64 or 65 bits of quotient, and two more so that every case has a bit to round at.
                let (numerator, divisor) = (u128::from(m1) << 64, u128::from(m2));
                let rest = (numerator % divisor) << 2;
                let quotient = ((numerator / divisor) << 2) | (rest / divisor);
                F80::round(negative, quotient, p1 - p2 - 66, rest % divisor != 0)
            }
        }
    }

    /// The remainder with the sign of the dividend, exactly.
    pub(super) fn rem(self, other: F80) -> F80 {
        let negative = self.is_negative();
        match (self.kind(), other.kind()) {
            (Kind::Nan | Kind::Invalid, _) | (_, Kind::Nan | Kind::Invalid) => self.nan_of(other),
            (Kind::Infinite, _) | (_, Kind::Zero) => F80::DEFAULT_NAN,
            (Kind::Zero, _) => self,
            // Rounding changes nothing here but gives a subnormal number its usual form.
            (Kind::Finite { mantissa, power }, Kind::Infinite) => {
                F80::round(negative, u128::from(mantissa), power, false)
            }
            (Kind::Finite { mantissa: m1, power: p1 }, Kind::Finite { mantissa: m2, power: p2 }) => {
                if (p1, m1) < (p2, m2) {
                    return F80::round(negative, u128::from(m1), p1, false);
                }
                let mut rest = u128::from(m1) % u128::from(m2);
                let mut left = (p1 - p2) as u32;
                while left > 0 {
                    let step = left.min(64);
                    rest = (rest << step) % u128::from(m2);
                    left -= step;
                }
                F80::round(negative, rest, p2, false)
            }
        }
    }

    pub(super) fn sqrt(self) -> F80 {
        match self.kind() {
            Kind::Nan | Kind::Invalid => self.nan_of(F80::ZERO),
            Kind::Zero => self,
            _ if self.is_negative() => F80::DEFAULT_NAN,
            Kind::Infinite => self,
            Kind::Finite { mantissa, power } => {
                // An even power, and a root of 64 bits.
                let shift = if power & 1 == 0 { 64 } else { 63 };
                let square = u128::from(mantissa) << shift;
                let root = square.isqrt();
                let rest = square - root * root;
                // The root is beyond the half exactly where the rest is larger than the root itself.
                let wide = root << 2 | u128::from(rest > root) << 1;
                F80::round(false, wide, (power - shift) / 2 - 2, rest != 0)
            }
        }
    }

    /// Rounded to an integer, ties to even.
    pub(super) fn rint(self) -> F80 {
        match self.kind() {
            Kind::Nan | Kind::Invalid => self.nan_of(F80::ZERO),
            Kind::Finite { mantissa, power } if power < 0 => {
                let (whole, _) = round_to(u128::from(mantissa), power, false, 64, 0);
                F80::round(self.is_negative(), u128::from(whole), 0, false)
            }
            _ => self,
        }
    }

    /// Rounded to an integer toward zero.
    pub(super) fn trunc(self) -> F80 {
        match self.kind() {
            Kind::Nan | Kind::Invalid => self.nan_of(F80::ZERO),
            Kind::Finite { mantissa, power } if power < 0 => {
                let whole = if power <= -64 { 0 } else { mantissa >> -power };
                F80::round(self.is_negative(), u128::from(whole), 0, false)
            }
            _ => self,
        }
    }

    /// Multiplied by a power of two.
    pub(super) fn scale(self, n: i32) -> F80 {
        match self.kind() {
            Kind::Nan | Kind::Invalid => self.nan_of(F80::ZERO),
            Kind::Finite { mantissa, power } => {
                let power = power.saturating_add(n.clamp(-100_000, 100_000));
                F80::round(self.is_negative(), u128::from(mantissa), power, false)
            }
            _ => self,
        }
    }

    /// The power of two of the top bit of a finite number that is not zero.
    pub(super) fn exponent(self) -> Option<i32> {
        match self.kind() {
            Kind::Finite { power, .. } => Some(power + 63),
            _ => None,
        }
    }

    /// The order of two numbers; nothing where one is no number.
    pub(super) fn compare(self, other: F80) -> Option<Ordering> {
        if self.is_nan() || other.is_nan() {
            return None;
        }
        if self.is_zero() && other.is_zero() {
            return Some(Ordering::Equal);
        }
        let magnitude = |x: F80| match x.kind() {
            Kind::Finite { mantissa, power } => (power, mantissa),
            Kind::Infinite => (i32::MAX, 0),
            _ => (i32::MIN, 0),
        };
        Some(match (self.is_negative(), other.is_negative()) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => magnitude(self).cmp(&magnitude(other)),
            (true, true) => magnitude(other).cmp(&magnitude(self)),
        })
    }

    pub(super) fn from_f64(value: f64) -> F80 {
        let bits = value.to_bits();
        let (negative, fraction) = (bits >> 63 == 1, bits & ((1 << 52) - 1));
        match (bits >> 52 & 0x7ff) as i32 {
            0x7ff if fraction == 0 => F80::infinity(negative),
            0x7ff => {
                let head = MAX_EXPONENT | u16::from(negative) << 15;
                F80 { mantissa: TOP | QUIET | fraction << 11, head }
            }
            0 => F80::round(negative, u128::from(fraction), -1074, false),
            e => F80::round(negative, u128::from(fraction | 1 << 52), e - 1075, false),
        }
    }

    /// A float of type `ty` in a register.
    pub(super) fn from_float(ty: Type, bits: u64) -> F80 {
        F80::from_f64(sheave_ir::semantics::float_of(ty, bits))
    }

    /// The nearest float of type `ty`, as a register holds it.
    pub(super) fn to_float(self, ty: Type) -> u64 {
        if ty == Type::F32 { self.to_format(24, 127, 32) } else { self.to_format(53, 1023, 64) }
    }

    /// The bits of the nearest half.
    pub(super) fn to_half(self) -> u64 {
        self.to_format(11, 15, 16)
    }

    fn to_format(self, precision: u32, bias: i32, width: u32) -> u64 {
        let fraction_bits = precision - 1;
        let sign = u64::from(self.is_negative()) << (width - 1);
        let infinity = (2 * bias as u64 + 1) << fraction_bits;
        let quiet = 1u64 << (fraction_bits - 1);
        match self.kind() {
            Kind::Zero => sign,
            Kind::Infinite => sign | infinity,
            Kind::Nan => sign | infinity | quiet | (self.mantissa << 1 >> (64 - fraction_bits)),
            Kind::Invalid => 1 << (width - 1) | infinity | quiet,
            Kind::Finite { mantissa, power } => {
                let least = 1 - bias - fraction_bits as i32;
                let (mantissa, power) = round_to(u128::from(mantissa), power, false, precision, least);
                if mantissa == 0 {
                    return sign;
                }
                let top = 63 - mantissa.leading_zeros();
                if top < fraction_bits {
                    // Subnormal: the lowest bit has the least power.
                    return sign | mantissa;
                }
                let e = power + fraction_bits as i32 + bias;
                if e > 2 * bias {
                    return sign | infinity;
                }
                sign | (e as u64) << fraction_bits | (mantissa & ((1 << fraction_bits) - 1))
            }
        }
    }

    pub(super) fn from_u64(value: u64) -> F80 {
        F80::round(false, u128::from(value), 0, false)
    }

    pub(super) fn from_i64(value: i64) -> F80 {
        F80::round(value < 0, u128::from(value.unsigned_abs()), 0, false)
    }

    /// The integer toward zero where it fits 64 bits with sign.
    fn to_i64_checked(self) -> Option<i64> {
        match self.kind() {
            Kind::Zero => Some(0),
            Kind::Finite { mantissa, power } => {
                if power > 0 {
                    return None;
                }
                let magnitude = if power <= -64 { 0 } else { mantissa >> -power };
                let value = i128::from(magnitude);
                i64::try_from(if self.is_negative() { -value } else { value }).ok()
            }
            _ => None,
        }
    }

    /// As `fisttp` with operands of 16, 32 and 64 bits gives it: the most negative integer where the value does not
    /// fit. Eight bits go by way of sixteen.
    pub(super) fn to_sint(self, ty: Type) -> u64 {
        let value = self.to_i64_checked();
        let result = match ty {
            Type::I8 | Type::I16 => i64::from(value.and_then(|v| i16::try_from(v).ok()).unwrap_or(i16::MIN)),
            Type::I32 => i64::from(value.and_then(|v| i32::try_from(v).ok()).unwrap_or(i32::MIN)),
            _ => value.unwrap_or(i64::MIN),
        };
        result as u64 & ty.mask()
    }

    /// Unsigned integers go by way of the next larger signed one; 64 bits in two halves of the range.
    pub(super) fn to_uint(self, ty: Type) -> u64 {
        match ty {
            Type::I8 => self.to_sint(Type::I16) & ty.mask(),
            Type::I16 => self.to_sint(Type::I32) & ty.mask(),
            Type::I32 => self.to_sint(Type::I64) & ty.mask(),
            _ => {
                let half = F80::from_u64(TOP);
                match self.compare(half) {
                    Some(Ordering::Less) => self.to_sint(Type::I64),
                    _ => self.sub(half).to_sint(Type::I64) ^ TOP,
                }
            }
        }
    }

    /// Sign, mantissa and power of a finite number.
    pub(super) fn parts(self) -> (bool, u64, i32) {
        let e = i32::from(self.head & MAX_EXPONENT);
        (self.is_negative(), self.mantissa, e.max(1) - BIAS - 63)
    }
}

/// The sum of a number and one that is not larger, or their difference.
fn add_finite(negative: bool, (m1, p1): (u64, i32), (m2, p2): (u64, i32), subtract: bool) -> F80 {
    let distance = (p1 - p2) as u32;
    // 63 bits of room below; what falls out of them only matters as being there.
    let large = u128::from(m1) << 63;
    let small = u128::from(m2) << 63;
    let (small, lost) = match distance {
        0 => (small, false),
        1..=127 => (small >> distance, small & ((1 << distance) - 1) != 0),
        _ => (0, true),
    };
    let power = p1 - 63;
    if subtract {
        let difference = large - (small + u128::from(lost));
        if difference == 0 && !lost {
            return F80::zero(false);
        }
        F80::round(negative, difference, power, lost)
    } else {
        F80::round(negative, large + small, power, lost)
    }
}

/// Rounds `mantissa * 2^power` (and a little more, where `sticky`) to `precision` bits of which the lowest is at
/// least `2^least`, ties to even. The mantissa that comes back has at most `precision` bits.
fn round_to(mantissa: u128, power: i32, sticky: bool, precision: u32, least: i32) -> (u64, i32) {
    let bits = 128 - mantissa.leading_zeros() as i32;
    let drop = (bits - precision as i32).max(least - power).max(0);
    if drop == 0 {
        return (mantissa as u64, power);
    }
    let (kept, up) = if drop > 128 {
        (0, false)
    } else {
        let kept = if drop == 128 { 0 } else { mantissa >> drop };
        let half = 1u128 << (drop - 1);
        let rest = mantissa & (half | (half - 1));
        (kept, rest > half || rest == half && (sticky || kept & 1 == 1))
    };
    let (kept, power) = (kept + u128::from(up), power + drop);
    // A carry out of the top leaves a power of two.
    if kept >> precision != 0 { ((kept >> 1) as u64, power + 1) } else { (kept as u64, power) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Operation, operands and result as an x87 unit computed them, in hexadecimal; 80-bit floats as sign and
    /// exponent, then mantissa.
    const VECTORS: &str = include_str!("x87_vectors.txt");

    fn float(text: &str) -> F80 {
        let bits = u128::from_str_radix(text, 16).unwrap();
        F80 { mantissa: bits as u64, head: (bits >> 64) as u16 }
    }

    fn int(text: &str) -> u64 {
        u64::from_str_radix(text, 16).unwrap()
    }

    #[track_caller]
    fn check(line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["i64", value, result] => assert_eq!(F80::from_i64(int(value) as i64), float(result), "{line}"),
            ["u64", value, result] => assert_eq!(F80::from_u64(int(value)), float(result), "{line}"),
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
            ["sqrt", a, result] => assert_eq!(float(a).sqrt(), float(result), "{line}"),
            ["rint", a, result] => assert_eq!(float(a).rint(), float(result), "{line}"),
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
        let big = F80::from_u64(0xffff_ffff_ffff_fffe);
        assert_eq!(big.to_uint(Type::I64), 0xffff_ffff_ffff_fffe);
        assert_eq!(F80::from_f64(4_294_967_295.5).to_uint(Type::I32), 0xffff_ffff);
        assert_eq!(F80::from_f64(40_000.9).to_uint(Type::I16), 40_000);
        assert_eq!(F80::from_f64(200.9).to_uint(Type::I8), 200);
    }

    #[test]
    fn integers_toward_zero_and_scaling() {
        assert_eq!(F80::from_f64(-2.75).trunc(), F80::from_f64(-2.0));
        assert_eq!(F80::from_f64(-0.75).trunc(), F80::from_f64(-0.0));
        assert_eq!(F80::from_f64(0.75).scale(-16_500).to_float(Type::F64), 0);
        assert_eq!(F80::from_f64(0.75).scale(3), F80::from_f64(6.0));
        assert_eq!(F80::from_f64(1.0).scale(-16_445), F80 { mantissa: 1, head: 0 });
    }
}
