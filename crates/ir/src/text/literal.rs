//! Numbers and strings as text.

use core::fmt::{self, Write};

use crate::Type;

/// Writes `bits` as a number of type `ty`, without the type's name.
pub(super) fn write_bits(out: &mut dyn Write, ty: Type, bits: u64) -> fmt::Result {
    match ty {
        Type::I8 => write!(out, "{}", bits as i8),
        Type::I16 => write!(out, "{}", bits as i16),
        Type::I32 => write!(out, "{}", bits as i32),
        Type::I64 => write!(out, "{}", bits as i64),
        Type::Ptr => write!(out, "{bits}"),
        Type::F32 => {
            let value = f32::from_bits(bits as u32);
            if value.is_nan() { write!(out, "nan:0x{:x}", bits as u32) } else { write!(out, "{value:?}") }
        }
        Type::F64 => {
            let value = f64::from_bits(bits);
            if value.is_nan() { write!(out, "nan:0x{bits:x}") } else { write!(out, "{value:?}") }
        }
    }
}

/// The bits of the integer `text` in type `ty`, signed or unsigned, if it fits.
pub(super) fn parse_int(ty: Type, text: &str) -> Option<u64> {
    let value = parse_i128(text)?;
    let bits = ty.bits();
    let fits = value >= -(1i128 << (bits - 1)) && value < 1i128 << bits;
    fits.then_some(value as u64 & ty.mask())
}

/// An integer, decimal or `0x…`, with a sign or without, below 2^64 in magnitude.
pub(super) fn parse_i128(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) if !hex.starts_with(['+', '-']) => u64::from_str_radix(hex, 16).ok()?,
        _ if digits.starts_with('+') => return None,
        _ => digits.parse::<u64>().ok()?,
    };
    Some(if negative { -i128::from(value) } else { i128::from(value) })
}

/// The bits of the float `text` in type `ty`: decimal, `inf`, `nan` or `nan:0x…` (all bits).
pub(super) fn parse_float(ty: Type, text: &str) -> Option<u64> {
    if let Some(hex) = text.strip_prefix("nan:0x") {
        let bits = u64::from_str_radix(hex, 16).ok()?;
        let is_nan = match ty {
            Type::F32 => bits <= ty.mask() && f32::from_bits(bits as u32).is_nan(),
            _ => f64::from_bits(bits).is_nan(),
        };
        return is_nan.then_some(bits);
    }
    let (negative, magnitude) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let sign = u64::from(negative) << (ty.bits() - 1);
    if magnitude == "nan" {
        let quiet = if ty == Type::F32 { u64::from(f32::NAN.to_bits()) } else { f64::NAN.to_bits() };
        return Some(quiet & (ty.mask() >> 1) | sign);
    }
    // Rust's own parser also takes `infinity` and a leading `+`, which this text does not have.
    if magnitude != "inf" && !magnitude.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    Some(match ty {
        Type::F32 => u64::from(magnitude.parse::<f32>().ok()?.to_bits()) | sign,
        _ => magnitude.parse::<f64>().ok()?.to_bits() | sign,
    })
}

/// Writes `bytes` between double quotes: printable ASCII as it is, all else as a backslash and two digits.
pub(super) fn write_string(out: &mut dyn Write, bytes: &[u8]) -> fmt::Result {
    out.write_char('"')?;
    for &byte in bytes {
        match byte {
            b'"' | b'\\' => write!(out, "\\{byte:02x}")?,
            b' '..=b'~' => out.write_char(byte as char)?,
            _ => write!(out, "\\{byte:02x}")?,
        }
    }
    out.write_char('"')
}

/// Appends the contents of a string literal to `bytes`; the offset of a bad escape is the error.
pub(super) fn unescape(raw: &[u8], bytes: &mut Vec<u8>) -> Result<(), usize> {
    let mut i = 0;
    while let Some(&byte) = raw.get(i) {
        if byte != b'\\' {
            bytes.push(byte);
            i += 1;
            continue;
        }
        let digit = |at: usize| raw.get(at).and_then(|&b| (b as char).to_digit(16));
        let (byte, length) = match raw.get(i + 1) {
            Some(b'\\') => (b'\\', 2),
            Some(b'"') => (b'"', 2),
            Some(b'n') => (b'\n', 2),
            Some(b't') => (b'\t', 2),
            _ => match (digit(i + 1), digit(i + 2)) {
                (Some(high), Some(low)) => ((high * 16 + low) as u8, 3),
                _ => return Err(i),
            },
        };
        bytes.push(byte);
        i += length;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(ty: Type, bits: u64) -> String {
        let mut text = String::new();
        write_bits(&mut text, ty, bits).unwrap();
        text
    }

    #[test]
    fn integers_keep_their_bits() {
        for ty in [Type::I8, Type::I16, Type::I32, Type::I64] {
            for bits in [0, 1, ty.mask() >> 1, (ty.mask() >> 1) + 1, ty.mask()] {
                assert_eq!(parse_int(ty, &text_of(ty, bits)), Some(bits), "{ty} {bits:x}");
            }
        }
        assert_eq!(parse_int(Type::I8, "255"), Some(255));
        assert_eq!(parse_int(Type::I8, "-128"), Some(128));
        assert_eq!(parse_int(Type::I8, "256"), None);
        assert_eq!(parse_int(Type::I8, "-129"), None);
        assert_eq!(parse_int(Type::I64, "0xffffffffffffffff"), Some(u64::MAX));
        assert_eq!(parse_int(Type::I64, "18446744073709551616"), None);
        assert_eq!(parse_int(Type::I64, "0x-1"), None);
    }

    #[test]
    fn floats_keep_their_bits() {
        let doubles = [0.0, -0.0, 1.5, 0.1, -1e300, 5e-324, f64::MAX, f64::INFINITY, f64::NEG_INFINITY];
        for value in doubles {
            let bits = value.to_bits();
            assert_eq!(parse_float(Type::F64, &text_of(Type::F64, bits)), Some(bits), "{value}");
        }
        assert_eq!(parse_float(Type::F64, "-nan"), Some(0xfff8_0000_0000_0000));
        assert_eq!(parse_float(Type::F32, "-nan"), Some(0xffc0_0000));
        for bits in [0x7ff8_0000_0000_0000, 0xfff0_0000_0000_0001, 0x7ff4_0000_0000_0000] {
            assert_eq!(parse_float(Type::F64, &text_of(Type::F64, bits)), Some(bits));
        }
        for bits in [1u64, 0x3dcc_cccd, 0x7f7f_ffff, 0x8000_0000, 0xff80_0000, 0x7fc0_0001, 0xffff_ffff] {
            assert_eq!(parse_float(Type::F32, &text_of(Type::F32, bits)), Some(bits), "{bits:x}");
        }
    }

    #[test]
    fn strings_hold_any_byte() {
        let bytes: Vec<u8> = (0..=255).collect();
        let mut text = String::new();
        write_string(&mut text, &bytes).unwrap();
        let mut back = Vec::new();
        unescape(&text.as_bytes()[1..text.len() - 1], &mut back).unwrap();
        assert_eq!(back, bytes);
        assert_eq!(unescape(b"ab\\q0", &mut back), Err(2));
        assert_eq!(unescape(b"\\4", &mut back), Err(0));
    }
}
