//! Exact conversion between binary floats and decimal digits.
//!
//! A float m * 2^e with negative e is m * 5^-e / 10^-e, so its digits are those of one large integer, and every
//! rounding is a matter of looking at digits: to nearest, ties to even, as glibc prints in the default mode. Time is
//! quadratic in the number of digits, of which a double has at most 767 and an 80-bit float some 11 500.

/// Digits of a non-negative number; the last `scale` of them stand behind the decimal point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decimal {
    /// ASCII digits without leading zeros; at least one.
    pub(super) digits: Vec<u8>,
    pub(super) scale: i64,
}

/// An unsigned integer of any size, least significant word first.
#[derive(Clone, Debug, Default)]
struct Big(Vec<u32>);

impl Big {
    fn from_u64(value: u64) -> Big {
        Big(vec![value as u32, (value >> 32) as u32])
    }

    fn mul_add(&mut self, factor: u32, mut carry: u32) {
        for word in &mut self.0 {
            let product = u64::from(*word) * u64::from(factor) + u64::from(carry);
            *word = product as u32;
            carry = (product >> 32) as u32;
        }
        if carry != 0 {
            self.0.push(carry);
        }
    }

    /// Divides and gives the remainder.
    fn div_small(&mut self, divisor: u32) -> u32 {
        let mut rest = 0u64;
        for word in self.0.iter_mut().rev() {
            let part = rest << 32 | u64::from(*word);
            *word = (part / u64::from(divisor)) as u32;
            rest = part % u64::from(divisor);
        }
        self.trim();
        rest as u32
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn shift_left(&mut self, bits: u32) {
        let (words, bits) = ((bits / 32) as usize, bits % 32);
        if bits != 0 {
            self.mul_add(1 << bits, 0);
        }
        self.0.splice(0..0, std::iter::repeat_n(0, words));
    }

    fn mul_pow5(&mut self, mut power: u32) {
        const STEP: u32 = 13;
        while power >= STEP {
            self.mul_add(5u32.pow(STEP), 0);
            power -= STEP;
        }
        self.mul_add(5u32.pow(power), 0);
    }

    fn bits(&self) -> u64 {
        let top = self.0.last().map_or(0, |word| 32 - u64::from(word.leading_zeros()));
        (self.0.len() as u64).saturating_sub(1) * 32 + top
    }

    fn digits(mut self) -> Vec<u8> {
        self.trim();
        let mut parts = Vec::new();
        while !self.0.is_empty() {
            parts.push(self.div_small(1_000_000_000));
        }
        let mut digits = match parts.pop() {
            Some(first) => first.to_string().into_bytes(),
            None => b"0".to_vec(),
        };
        for part in parts.into_iter().rev() {
            digits.extend_from_slice(format!("{part:09}").as_bytes());
        }
        digits
    }
}

impl Decimal {
    /// `mantissa * 2^exponent`, exactly.
    pub(super) fn exact(mantissa: u64, exponent: i32) -> Decimal {
        let mut big = Big::from_u64(mantissa);
        big.trim();
        if mantissa == 0 {
            return Decimal { digits: b"0".to_vec(), scale: 0 };
        }
        if exponent >= 0 {
            big.shift_left(exponent as u32);
            return Decimal { digits: big.digits(), scale: 0 };
        }
        // Fewer digits where the mantissa is even.
        let spare = mantissa.trailing_zeros().min(exponent.unsigned_abs());
        let mut big = Big::from_u64(mantissa >> spare);
        let power = exponent.unsigned_abs() - spare;
        big.mul_pow5(power);
        Decimal { digits: big.digits(), scale: i64::from(power) }
    }

    fn is_zero(&self) -> bool {
        self.digits.iter().all(|&digit| digit == b'0')
    }

    /// The power of ten of the first digit; zero for zero.
    pub(super) fn exponent(&self) -> i64 {
        if self.is_zero() { 0 } else { self.digits.len() as i64 - 1 - self.scale }
    }

    /// Rounded so that `places` digits are behind the point (negative: zeros before it).
    pub(super) fn round_to(&self, places: i64) -> Decimal {
        let drop = self.scale - places;
        if drop <= 0 {
            return self.clone();
        }
        let len = self.digits.len() as i64;
        let keep = (len - drop).max(0) as usize;
        let mut digits = self.digits[..keep].to_vec();
        let up = if drop > len {
            false
        } else {
            let rest = &self.digits[keep..];
            let even = digits.last().is_none_or(|digit| (digit - b'0').is_multiple_of(2));
            let above = rest[1..].iter().any(|&digit| digit != b'0');
            rest[0] > b'5' || rest[0] == b'5' && (above || !even)
        };
        if up {
            let mut i = digits.len();
            loop {
                if i == 0 {
                    digits.insert(0, b'1');
                    break;
                }
                i -= 1;
                if digits[i] == b'9' {
                    digits[i] = b'0';
                } else {
                    digits[i] += 1;
                    break;
                }
            }
        }
        if digits.is_empty() {
            digits.push(b'0');
        }
        Decimal { digits, scale: places }
    }

    /// Integer digits, and `places` digits behind the point.
    pub(super) fn fixed(&self, places: usize) -> (Vec<u8>, Vec<u8>) {
        let rounded = self.round_to(places as i64);
        let mut digits = rounded.digits;
        // The scale is at most `places` now; zeros make it exactly that.
        let missing = places as i64 - rounded.scale;
        digits.extend(std::iter::repeat_n(b'0', missing.max(0) as usize));
        if digits.len() <= places {
            let zeros = places + 1 - digits.len();
            digits.splice(0..0, std::iter::repeat_n(b'0', zeros));
        }
        let fraction = digits.split_off(digits.len() - places);
        (digits, fraction)
    }

    /// First digit, `places` more digits, and the power of ten.
    pub(super) fn scientific(&self, places: usize) -> (u8, Vec<u8>, i64) {
        if self.is_zero() {
            return (b'0', vec![b'0'; places], 0);
        }
        let rounded = self.round_to(places as i64 - self.exponent());
        let exponent = rounded.exponent();
        let mut digits = rounded.digits;
        digits.resize(places + 1, b'0');
        let rest = digits.split_off(1);
        (digits[0], rest, exponent)
    }
}

/// The float with `precision` bits of mantissa nearest to `digits * 10^exponent`: mantissa with its top bit set, and
/// the power of two of its lowest bit. Zero gives a zero mantissa. `least` is the smallest power of two that the
/// lowest bit may have (subnormal numbers lose bits there).
pub(super) fn to_binary(digits: &[u8], exponent: i64, precision: u32, least: i64) -> (u64, i64) {
    let mut big = Big::default();
    for &digit in digits {
        big.mul_add(10, u32::from(digit - b'0'));
    }
    big.trim();
    if big.0.is_empty() {
        return (0, 0);
    }
    // Far outside every format's range: no need to compute huge powers.
    let magnitude = digits.len() as i64 + exponent;
    if magnitude > 6000 {
        return (u64::MAX, 1 << 20);
    }
    if magnitude < -6000 {
        return (0, 0);
    }
    let mut power = exponent;
    let mut sticky = false;
    if exponent >= 0 {
        big.mul_pow5(exponent as u32);
    } else {
        // Enough bits below the point that the quotient has more than the mantissa needs.
        let divisor_bits = (-exponent) as u64 * 7 / 3 + 1;
        let shift =
            (divisor_bits + u64::from(precision) + 66).saturating_sub(big.bits().min(divisor_bits)) as u32;
        big.shift_left(shift);
        power -= i64::from(shift);
        let mut left = exponent.unsigned_abs() as u32;
        const STEP: u32 = 13;
        while left > 0 {
            let step = left.min(STEP);
            sticky |= big.div_small(5u32.pow(step)) != 0;
            left -= step;
        }
    }
    round_big(&big, power, sticky, precision, least)
}

/// Rounds `big * 2^power` (and a little more, where `sticky`) to `precision` bits.
fn round_big(big: &Big, power: i64, sticky: bool, precision: u32, least: i64) -> (u64, i64) {
    let bits = big.bits() as i64;
    let drop = (bits - i64::from(precision)).max(least - power);
    let bit = |i: i64| {
        let word = usize::try_from(i / 32).ok().and_then(|word| big.0.get(word)).copied().unwrap_or(0);
        i >= 0 && word >> (i % 32) & 1 == 1
    };
    let mut mantissa = 0u64;
    for i in (drop..bits).rev() {
        mantissa = mantissa << 1 | u64::from(bit(i));
    }
    let mut lowest = power + drop;
    if drop > 0 {
        let half = bit(drop - 1);
        let below = sticky || (0..drop - 1).any(bit);
        if half && (below || mantissa & 1 == 1) {
            let (sum, overflow) = mantissa.overflowing_add(1);
            mantissa = sum;
            if overflow || (precision < 64 && mantissa >> precision != 0) {
                mantissa = 1 << (precision - 1);
                lowest += 1;
            }
        }
    }
    (mantissa, lowest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(value: f64) -> (u64, i32) {
        let bits = value.to_bits();
        let exponent = (bits >> 52 & 0x7ff) as i32;
        let fraction = bits & ((1 << 52) - 1);
        if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) }
    }

    fn fixed(value: f64, places: usize) -> String {
        let (mantissa, exponent) = parts(value);
        let (whole, fraction) = Decimal::exact(mantissa, exponent).fixed(places);
        let dot = if places == 0 { "" } else { "." };
        format!("{}{dot}{}", String::from_utf8(whole).unwrap(), String::from_utf8(fraction).unwrap())
    }

    #[test]
    fn agrees_with_rust_on_fixed_and_scientific() {
        let values = [
            0.0,
            1.0,
            0.5,
            1.5,
            2.5,
            0.1,
            9.995,
            99.5,
            1e22,
            1e-7,
            123456.789,
            5e-324,
            1.7976931348623157e308,
        ];
        for value in values {
            for places in [0, 1, 2, 6, 17, 40] {
                assert_eq!(fixed(value, places), format!("{value:.places$}"), "{value} to {places} places");
                let (mantissa, exponent) = parts(value);
                let (first, rest, power) = Decimal::exact(mantissa, exponent).scientific(places);
                let text = format!("{value:.places$e}");
                let (number, e) = text.split_once('e').unwrap();
                let digits = number.replace('.', "");
                assert_eq!([&[first][..], &rest].concat(), digits.as_bytes(), "{value} to {places}");
                assert_eq!(power.to_string(), e);
            }
        }
    }

    #[test]
    fn reads_what_rust_reads() {
        let texts = [
            "1",
            "0.1",
            "123456789012345678901234567890",
            "4.9e-324",
            "2.2250738585072011e-308",
            "1e300",
            "9007199254740993",
        ];
        for text in texts {
            let expected: f64 = text.parse().unwrap();
            let (number, exponent) = text.split_once('e').unwrap_or((text, "0"));
            let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
            let digits = [whole, fraction].concat();
            let exponent = exponent.parse::<i64>().unwrap() - fraction.len() as i64;
            let (mantissa, lowest) = to_binary(digits.as_bytes(), exponent, 53, -1074);
            let (m, e) = parts(expected);
            assert_eq!((mantissa, lowest), (m, i64::from(e)), "{text}");
        }
    }
}
