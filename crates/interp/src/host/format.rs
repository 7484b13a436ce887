//! The engine behind `printf` and its relatives.

use super::decimal::Decimal;
use super::{HostCall, VarArgs};
use crate::x87::F80;
use crate::{Stop, TrapKind};

/// Output longer than this is refused.
const MAX_OUTPUT: usize = 1 << 28;

/// Flags, width, precision and length of one conversion.
#[derive(Clone, Copy, Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    length: Length,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Length {
    #[default]
    Int,
    Char,
    Short,
    Long,
    LongDouble,
}

/// A float as mantissa and power of two, or something special.
#[derive(Clone, Copy)]
struct Float {
    negative: bool,
    kind: FloatKind,
}

#[derive(Clone, Copy)]
enum FloatKind {
    Infinite,
    Nan,
    /// `mantissa * 2^exponent`; `wide` for 80-bit floats.
    Finite {
        mantissa: u64,
        exponent: i32,
        wide: bool,
    },
}

impl Float {
    fn from_f64(bits: u64) -> Float {
        let fraction = bits & ((1 << 52) - 1);
        let kind = match (bits >> 52 & 0x7ff) as i32 {
            0x7ff if fraction == 0 => FloatKind::Infinite,
            0x7ff => FloatKind::Nan,
            0 => FloatKind::Finite { mantissa: fraction, exponent: -1074, wide: false },
            e => FloatKind::Finite { mantissa: fraction | 1 << 52, exponent: e - 1075, wide: false },
        };
        Float { negative: bits >> 63 == 1, kind }
    }

    fn from_x87(bytes: [u8; 10]) -> Float {
        let value = F80::from_bytes(bytes);
        let (negative, mantissa, exponent) = value.parts();
        let kind = match (value.is_infinite(), value.is_nan()) {
            (true, _) => FloatKind::Infinite,
            (_, true) => FloatKind::Nan,
            _ => FloatKind::Finite { mantissa, exponent, wide: true },
        };
        Float { negative, kind }
    }
}

/// Formats `format` with `args` as C's `printf` does.
pub(super) fn format(call: &mut HostCall<'_, '_>, format: &[u8], mut args: VarArgs) -> Result<Vec<u8>, Stop> {
    let mut out = Vec::new();
    let mut rest = format;
    while let Some(&byte) = rest.first() {
        rest = &rest[1..];
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let mut spec = parse_flags(&mut rest);
        parse_numbers(call, &mut rest, &mut spec, &mut args)?;
        spec.length = parse_length(&mut rest);
        let Some(&conversion) = rest.first() else { break };
        rest = &rest[1..];
        convert(call, &mut out, spec, conversion, &mut args)?;
        if out.len() > MAX_OUTPUT {
            return Err(TrapKind::Unsupported("more than 256 MiB of formatted output".into()).into());
        }
    }
    Ok(out)
}

fn parse_flags(rest: &mut &[u8]) -> Spec {
    let mut spec = Spec::default();
    while let Some(&byte) = rest.first() {
        match byte {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'#' => spec.alternate = true,
            b'0' => spec.zero = true,
            // Grouping does nothing in the C locale.
            b'\'' | b'I' => {}
            _ => break,
        }
        *rest = &rest[1..];
    }
    spec
}

fn parse_numbers(
    call: &mut HostCall<'_, '_>,
    rest: &mut &[u8],
    spec: &mut Spec,
    args: &mut VarArgs,
) -> Result<(), Stop> {
    if rest.first() == Some(&b'*') {
        *rest = &rest[1..];
        let width = args.int(call)? as i32;
        spec.left |= width < 0;
        spec.width = width.unsigned_abs() as usize;
    } else {
        spec.width = parse_number(rest);
    }
    if rest.first() == Some(&b'$') {
        return Err(TrapKind::Unsupported("numbered arguments in a format".into()).into());
    }
    if rest.first() == Some(&b'.') {
        *rest = &rest[1..];
        if rest.first() == Some(&b'*') {
            *rest = &rest[1..];
            spec.precision = usize::try_from(args.int(call)? as i32).ok();
        } else {
            spec.precision = Some(parse_number(rest));
        }
    }
    if spec.width > MAX_OUTPUT || spec.precision.is_some_and(|precision| precision > MAX_OUTPUT) {
        return Err(TrapKind::Unsupported("more than 256 MiB of formatted output".into()).into());
    }
    Ok(())
}

fn parse_number(rest: &mut &[u8]) -> usize {
    let mut number = 0usize;
    while let Some(digit) = rest.first().filter(|byte| byte.is_ascii_digit()) {
        number = number.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
        *rest = &rest[1..];
    }
    number
}

fn parse_length(rest: &mut &[u8]) -> Length {
    let (length, n) = match rest {
        [b'h', b'h', ..] => (Length::Char, 2),
        [b'h', ..] => (Length::Short, 1),
        [b'l', b'l', ..] => (Length::Long, 2),
        [b'l' | b'q' | b'j' | b'z' | b't' | b'Z', ..] => (Length::Long, 1),
        [b'L', ..] => (Length::LongDouble, 1),
        _ => (Length::Int, 0),
    };
    *rest = &rest[n..];
    length
}

fn convert(
    call: &mut HostCall<'_, '_>,
    out: &mut Vec<u8>,
    spec: Spec,
    conversion: u8,
    args: &mut VarArgs,
) -> Result<(), Stop> {
    match conversion {
        b'%' => out.push(b'%'),
        b'd' | b'i' => {
            let raw = args.int(call)?;
            let value = match spec.length {
                Length::Int => i64::from(raw as i32),
                Length::Char => i64::from(raw as i8),
                Length::Short => i64::from(raw as i16),
                Length::Long | Length::LongDouble => raw as i64,
            };
            integer(out, spec, value < 0, true, value.unsigned_abs().to_string().as_bytes(), b"");
        }
        b'u' | b'o' | b'x' | b'X' => {
            let raw = args.int(call)?;
            unsigned(out, spec, conversion, raw);
        }
        b'c' => {
            let byte = args.int(call)? as u8;
            pad(out, spec, &[], 0, &[byte]);
        }
        b's' if spec.length == Length::Long => wide_string(call, out, spec, args)?,
        b'S' => wide_string(call, out, spec, args)?,
        b's' => {
            let addr = args.int(call)?;
            let text = bounded_string(call, addr, spec.precision)?;
            pad(out, spec, &[], 0, &text);
        }
        b'p' => {
            let addr = args.int(call)?;
            if addr == 0 {
                pad(out, spec, &[], 0, b"(nil)");
            } else {
                integer(out, spec, false, true, format!("{addr:x}").as_bytes(), b"0x");
            }
        }
        b'n' => {
            let addr = args.int(call)?;
            let bytes = match spec.length {
                Length::Int => 4,
                Length::Char => 1,
                Length::Short => 2,
                Length::Long | Length::LongDouble => 8,
            };
            let n = out.len() as u64;
            call.memory().write_int(addr, bytes, n)?;
        }
        b'm' => {
            let code = call.mem().read_int(call.interp.libc.errno, 4)?;
            pad(out, spec, &[], 0, super::string::error_text(code as i32).as_bytes());
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let value = match spec.length {
                Length::LongDouble => Float::from_x87(args.long_double(call)?),
                _ => Float::from_f64(args.double(call)?),
            };
            float(out, spec, conversion, value);
        }
        other => {
            let what = format!("the conversion `%{}` in a format", (other as char).escape_default());
            return Err(TrapKind::Unsupported(what.into()).into());
        }
    }
    Ok(())
}

/// The bytes of a `%s`: up to the precision or a NUL, reading no further.
fn bounded_string(call: &mut HostCall<'_, '_>, addr: u64, precision: Option<usize>) -> Result<Vec<u8>, Stop> {
    if addr == 0 {
        // glibc prints this if the precision leaves room for all of it.
        return Ok(if precision.is_none_or(|n| n >= 6) { b"(null)".to_vec() } else { Vec::new() });
    }
    let Some(limit) = precision else { return Ok(call.mem().c_string(addr)?.to_vec()) };
    let mut text = Vec::new();
    while text.len() < limit {
        match call.mem().read_int(addr.wrapping_add(text.len() as u64), 1)? {
            0 => break,
            byte => text.push(byte as u8),
        }
    }
    Ok(text)
}

fn wide_string(
    call: &mut HostCall<'_, '_>,
    out: &mut Vec<u8>,
    spec: Spec,
    args: &mut VarArgs,
) -> Result<(), Stop> {
    let addr = args.int(call)?;
    let mut text = Vec::new();
    for i in 0.. {
        let unit = call.mem().read_int(addr.wrapping_add(4 * i), 4)?;
        if unit == 0 || spec.precision.is_some_and(|n| text.len() >= n) {
            break;
        }
        // The C locale has no characters beyond ASCII.
        text.push(u8::try_from(unit).ok().filter(u8::is_ascii).unwrap_or(b'?'));
    }
    pad(out, spec, &[], 0, &text);
    Ok(())
}

fn unsigned(out: &mut Vec<u8>, spec: Spec, conversion: u8, raw: u64) {
    let value = match spec.length {
        Length::Int => u64::from(raw as u32),
        Length::Char => u64::from(raw as u8),
        Length::Short => u64::from(raw as u16),
        Length::Long | Length::LongDouble => raw,
    };
    let (text, prefix): (String, &[u8]) = match conversion {
        b'u' => (value.to_string(), b""),
        b'o' => (format!("{value:o}"), b""),
        b'x' => (format!("{value:x}"), if value == 0 { b"" } else { b"0x" }),
        _ => (format!("{value:X}"), if value == 0 { b"" } else { b"0X" }),
    };
    if conversion == b'o' && spec.alternate {
        // The precision grows so that the first digit is a zero.
        let digits = if value == 0 { 0 } else { text.len() };
        let precision = spec.precision.map_or(digits + 1, |n| n.max(digits + 1));
        let precision = if spec.precision.is_none() && value == 0 { 1 } else { precision };
        let zero = spec.zero && spec.precision.is_none();
        let width_rules = Spec { precision: if zero { None } else { Some(precision) }, ..spec };
        let text = if zero { format!("0{}", if value == 0 { "" } else { &text }) } else { text };
        return integer(out, width_rules, false, false, text.as_bytes(), b"");
    }
    let prefix = if spec.alternate { prefix } else { b"" };
    integer(out, spec, false, false, text.as_bytes(), prefix);
}

/// An integer's sign, prefix and digits with the rules for precision and zeros.
fn integer(out: &mut Vec<u8>, spec: Spec, negative: bool, signed: bool, digits: &[u8], prefix: &[u8]) {
    let mut head = Vec::new();
    if negative {
        head.push(b'-');
    } else if signed && spec.plus {
        head.push(b'+');
    } else if signed && spec.space {
        head.push(b' ');
    }
    head.extend_from_slice(prefix);
    let digits = if spec.precision == Some(0) && digits == b"0" { &[] } else { digits };
    let zeros = match spec.precision {
        Some(precision) => precision.saturating_sub(digits.len()),
        None if spec.zero && !spec.left => spec.width.saturating_sub(head.len() + digits.len()),
        None => 0,
    };
    pad(out, spec, &head, zeros, digits);
}

/// Head, zeros and body, filled with spaces to the width.
fn pad(out: &mut Vec<u8>, spec: Spec, head: &[u8], zeros: usize, body: &[u8]) {
    let spaces = spec.width.saturating_sub(head.len() + zeros + body.len());
    if !spec.left {
        out.resize(out.len() + spaces, b' ');
    }
    out.extend_from_slice(head);
    out.resize(out.len() + zeros, b'0');
    out.extend_from_slice(body);
    if spec.left {
        out.resize(out.len() + spaces, b' ');
    }
}

fn float(out: &mut Vec<u8>, spec: Spec, conversion: u8, value: Float) {
    let upper = conversion.is_ascii_uppercase();
    let mut head = Vec::new();
    if value.negative {
        head.push(b'-');
    } else if spec.plus {
        head.push(b'+');
    } else if spec.space {
        head.push(b' ');
    }
    let (mantissa, exponent, wide) = match value.kind {
        FloatKind::Finite { mantissa, exponent, wide } => (mantissa, exponent, wide),
        FloatKind::Infinite => return pad(out, spec, &head, 0, if upper { b"INF" } else { b"inf" }),
        FloatKind::Nan => return pad(out, spec, &head, 0, if upper { b"NAN" } else { b"nan" }),
    };
    let mut body = match conversion.to_ascii_lowercase() {
        b'a' => {
            head.extend_from_slice(b"0x");
            hexadecimal(spec, mantissa, exponent, wide)
        }
        b'f' => fixed(spec, &Decimal::exact(mantissa, exponent), spec.precision.unwrap_or(6)),
        b'e' => scientific(spec, &Decimal::exact(mantissa, exponent), spec.precision.unwrap_or(6), false),
        _ => general(spec, &Decimal::exact(mantissa, exponent)),
    };
    if upper {
        body.make_ascii_uppercase();
        head.make_ascii_uppercase();
    }
    let zeros = if spec.zero && !spec.left { spec.width.saturating_sub(head.len() + body.len()) } else { 0 };
    pad(out, spec, &head, zeros, &body);
}

fn fixed(spec: Spec, decimal: &Decimal, places: usize) -> Vec<u8> {
    let (mut body, fraction) = decimal.fixed(places);
    if places > 0 || spec.alternate {
        body.push(b'.');
    }
    body.extend_from_slice(&fraction);
    body
}

fn scientific(spec: Spec, decimal: &Decimal, places: usize, strip: bool) -> Vec<u8> {
    let (first, mut rest, power) = decimal.scientific(places);
    if strip {
        while rest.last() == Some(&b'0') {
            rest.pop();
        }
    }
    let mut body = vec![first];
    if !rest.is_empty() || spec.alternate {
        body.push(b'.');
    }
    body.extend_from_slice(&rest);
    let sign = if power < 0 { '-' } else { '+' };
    body.extend_from_slice(format!("e{sign}{:02}", power.unsigned_abs()).as_bytes());
    body
}

fn general(spec: Spec, decimal: &Decimal) -> Vec<u8> {
    let significant = spec.precision.unwrap_or(6).max(1);
    let (_, _, power) = decimal.scientific(significant - 1);
    if power < -4 || power >= significant as i64 {
        return scientific(spec, decimal, significant - 1, !spec.alternate);
    }
    let places = (significant as i64 - 1 - power) as usize;
    let mut body = fixed(spec, decimal, places);
    if !spec.alternate && body.contains(&b'.') {
        while body.last() == Some(&b'0') {
            body.pop();
        }
        if body.last() == Some(&b'.') {
            body.pop();
        }
    }
    body
}

/// `%a` without sign and `0x`: a double starts with the digit 1, an 80-bit float with the top four bits.
fn hexadecimal(spec: Spec, mantissa: u64, exponent: i32, wide: bool) -> Vec<u8> {
    // `leading` is the first digit, `fraction` the others, `digits` of them.
    let (mut leading, mut fraction, mut digits, mut power);
    if mantissa == 0 {
        (leading, fraction, digits, power) = (0u64, 0u64, 0usize, 0i32);
    } else if wide {
        // The top bit of a normal number is set; a subnormal one is printed as it stands.
        (leading, fraction, digits) = (mantissa >> 60, mantissa & ((1 << 60) - 1), 15);
        power = exponent + 60;
    } else {
        // Subnormal doubles keep their leading zero.
        (leading, fraction, digits) = (mantissa >> 52, mantissa & ((1 << 52) - 1), 13);
        power = exponent + 52;
    }
    if let Some(precision) = spec.precision
        && precision < digits
    {
        let drop = 4 * (digits - precision) as u32;
        let whole = leading << (4 * digits as u32 % 64) | fraction;
        let whole = if wide { mantissa } else { whole };
        let (kept, rest, half) = (whole >> drop, whole & ((1 << drop) - 1), 1 << (drop - 1));
        let kept = kept + u64::from(rest > half || rest == half && kept & 1 == 1);
        digits = precision;
        leading = kept >> (4 * digits as u32);
        fraction = if digits == 0 { 0 } else { kept & ((1 << (4 * digits as u32)) - 1) };
        if wide && leading > 15 {
            (leading, power) = (leading >> 4, power + 4);
            fraction = 0;
        }
    } else if spec.precision.is_none() {
        while digits > 0 && fraction & 15 == 0 {
            fraction >>= 4;
            digits -= 1;
        }
    }
    let mut body = format!("{leading:x}").into_bytes();
    let places = spec.precision.unwrap_or(digits);
    if places > 0 || spec.alternate {
        body.push(b'.');
    }
    if digits > 0 {
        body.extend_from_slice(format!("{fraction:0digits$x}").as_bytes());
    }
    body.resize(body.len() + places.saturating_sub(digits), b'0');
    let sign = if power < 0 { '-' } else { '+' };
    body.extend_from_slice(format!("p{sign}{}", power.unsigned_abs()).as_bytes());
    body
}
