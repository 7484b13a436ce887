//! Reading numbers (`strtol`, `strtod`), and `scanf`.

use super::{Builtin, HostCall, HostResult, VarArgs};
use crate::x87::F80;
use crate::{Stop, TrapKind};
use sheave_ir::Type;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("sscanf", sscanf),
    ("__isoc99_sscanf", sscanf),
    ("__isoc23_sscanf", sscanf),
    ("vsscanf", vsscanf),
    ("scanf", scanf),
    ("__isoc99_scanf", scanf),
    ("__isoc23_scanf", scanf),
    ("fscanf", fscanf),
    ("__isoc99_fscanf", fscanf),
    ("__isoc23_fscanf", fscanf),
];

/// An integer that was read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Integer {
    negative: bool,
    /// The magnitude, or nothing where it has more than 64 bits.
    magnitude: Option<u64>,
    /// Bytes used; 0 where there is no number.
    pub(super) used: usize,
}

impl Integer {
    /// As a `long`, and whether it had to be clamped.
    pub(super) fn signed(self) -> (i64, bool) {
        let limit = if self.negative { i64::MIN } else { i64::MAX };
        match self.magnitude {
            Some(magnitude) if magnitude <= limit.unsigned_abs() => {
                let value = magnitude as i64;
                (if self.negative { value.wrapping_neg() } else { value }, false)
            }
            _ => (limit, true),
        }
    }

    /// As an `unsigned long`, and whether it had to be clamped.
    pub(super) fn unsigned(self) -> (u64, bool) {
        match self.magnitude {
            Some(magnitude) if self.negative => (magnitude.wrapping_neg(), false),
            Some(magnitude) => (magnitude, false),
            None => (u64::MAX, true),
        }
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// White space, sign, prefix and digits of an integer in `base` (0: as the prefix says).
pub(super) fn parse_integer(text: &[u8], base: u32) -> Integer {
    let mut at = text.iter().take_while(|&&byte| is_space(byte)).count();
    let negative = text.get(at) == Some(&b'-');
    if matches!(text.get(at), Some(b'+' | b'-')) {
        at += 1;
    }
    let rest = &text[at..];
    let hex = matches!(rest, [b'0', b'x' | b'X', digit, ..] if digit.is_ascii_hexdigit());
    let base = match base {
        0 if hex => 16,
        0 if rest.first() == Some(&b'0') => 8,
        0 => 10,
        base => base,
    };
    if base == 16 && hex {
        at += 2;
    }
    let start = at;
    let mut magnitude = Some(0u64);
    while let Some(digit) = text.get(at).and_then(|&byte| (byte as char).to_digit(36)).filter(|&d| d < base) {
        magnitude = magnitude
            .and_then(|m| m.checked_mul(u64::from(base)))
            .and_then(|m| m.checked_add(u64::from(digit)));
        at += 1;
    }
    Integer { negative, magnitude, used: if at == start { 0 } else { at } }
}

/// The extent of a decimal number, `inf` or `nan` behind white space: where its text starts, and its end.
fn decimal_extent(text: &[u8]) -> Option<(usize, usize)> {
    let start = text.iter().take_while(|&&byte| is_space(byte)).count();
    let mut at = start;
    if matches!(text.get(at), Some(b'+' | b'-')) {
        at += 1;
    }
    for word in [&b"infinity"[..], b"inf", b"nan"] {
        if text[at..].len() >= word.len() && text[at..at + word.len()].eq_ignore_ascii_case(word) {
            return Some((start, at + word.len()));
        }
    }
    let digits = |at: usize| text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = digits(at);
    at += whole;
    let mut fraction = 0;
    if text.get(at) == Some(&b'.') {
        fraction = digits(at + 1);
        if whole + fraction > 0 {
            at += 1 + fraction;
        }
    }
    if whole + fraction == 0 {
        return None;
    }
    if matches!(text.get(at), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(text.get(at + 1), Some(b'+' | b'-')));
        let exponent = digits((at + 1 + sign).min(text.len()));
        if exponent > 0 {
            at += 1 + sign + exponent;
        }
    }
    Some((start, at))
}

/// A hexadecimal float that was read: `mantissa * 2^power`, and a little more where `sticky`.
pub(super) struct Hex {
    pub(super) negative: bool,
    pub(super) mantissa: u128,
    pub(super) power: i64,
    pub(super) sticky: bool,
    pub(super) used: usize,
}

/// The hexadecimal float at the start of `text`, if there is one.
pub(super) fn parse_hex(text: &[u8]) -> Option<Hex> {
    let mut at = text.iter().take_while(|&&byte| is_space(byte)).count();
    let negative = text.get(at) == Some(&b'-');
    if matches!(text.get(at), Some(b'+' | b'-')) {
        at += 1;
    }
    if !matches!(text.get(at..at + 2), Some([b'0', b'x' | b'X'])) {
        return None;
    }
    at += 2;
    let (mut mantissa, mut power, mut sticky) = (0u128, 0i64, false);
    let (mut any, mut point) = (false, false);
    while let Some(&byte) = text.get(at) {
        if byte == b'.' && !point {
            point = true;
        } else if let Some(digit) = (byte as char).to_digit(16) {
            any = true;
            if mantissa >> 120 == 0 {
                mantissa = mantissa << 4 | u128::from(digit);
                power -= if point { 4 } else { 0 };
            } else {
                sticky |= digit != 0;
                power += if point { 0 } else { 4 };
            }
        } else {
            break;
        }
        at += 1;
    }
    if !any {
        return None;
    }
    if matches!(text.get(at), Some(b'p' | b'P')) {
        let sign = usize::from(matches!(text.get(at + 1), Some(b'+' | b'-')));
        let digits =
            text[(at + 1 + sign).min(text.len())..].iter().take_while(|b| b.is_ascii_digit()).count();
        if digits > 0 {
            let number = parse_integer(&text[at + 1..at + 1 + sign + digits], 10).signed().0;
            power = power.saturating_add(number.clamp(-100_000, 100_000));
            at += 1 + sign + digits;
        }
    }
    Some(Hex { negative, mantissa, power, sticky, used: at })
}

/// A decimal number taken apart.
pub(super) struct DecimalParts {
    pub(super) negative: bool,
    /// Digits without the point; nothing for infinity and NaN.
    pub(super) digits: Option<Vec<u8>>,
    pub(super) nan: bool,
    /// The power of ten of the last digit.
    pub(super) exponent: i64,
    pub(super) used: usize,
}

/// The decimal number, `inf` or `nan` at the start of `text`, if there is one.
pub(super) fn decimal_parts(text: &[u8]) -> Option<DecimalParts> {
    let (start, used) = decimal_extent(text)?;
    let negative = text[start] == b'-';
    let number = &text[start + usize::from(matches!(text[start], b'+' | b'-'))..used];
    if number[0].is_ascii_alphabetic() {
        let nan = number[0].eq_ignore_ascii_case(&b'n');
        return Some(DecimalParts { negative, digits: None, nan, exponent: 0, used });
    }
    let mut parts = number.split(|byte| matches!(byte, b'e' | b'E'));
    let mantissa = parts.next().unwrap_or_default();
    let exponent = parts.next().map_or(0, |text| parse_integer(text, 10).signed().0.clamp(-100_000, 100_000));
    let point = mantissa.iter().position(|&byte| byte == b'.');
    let fraction = point.map_or(0, |point| mantissa.len() - point - 1) as i64;
    let digits = mantissa.iter().copied().filter(u8::is_ascii_digit).collect();
    Some(DecimalParts { negative, digits: Some(digits), nan: false, exponent: exponent - fraction, used })
}

/// The double at the start of `text`, and the bytes used; 0 where there is none.
pub(super) fn parse_double(text: &[u8]) -> (f64, usize) {
    if let Some(Hex { negative, mantissa, power, sticky, used }) = parse_hex(text) {
        let value = f64::from_bits(hex_bits(mantissa, power, sticky, Type::F64));
        return (if negative { -value } else { value }, used);
    }
    let Some((start, end)) = decimal_extent(text) else { return (0.0, 0) };
    let number = str::from_utf8(&text[start..end]).ok().and_then(|text| text.parse().ok());
    (number.unwrap_or(0.0), end)
}

/// As [`parse_double`], rounded once to a float.
pub(super) fn parse_float(text: &[u8]) -> (f32, usize) {
    if let Some(Hex { negative, mantissa, power, sticky, used }) = parse_hex(text) {
        let value = f32::from_bits(hex_bits(mantissa, power, sticky, Type::F32) as u32);
        return (if negative { -value } else { value }, used);
    }
    let Some((start, end)) = decimal_extent(text) else { return (0.0, 0) };
    let number = str::from_utf8(&text[start..end]).ok().and_then(|text| text.parse().ok());
    (number.unwrap_or(0.0), end)
}

/// `mantissa * 2^power`, and a little more where `sticky`, rounded once to a float of type `ty`.
fn hex_bits(mantissa: u128, power: i64, sticky: bool, ty: Type) -> u64 {
    // An 80-bit float holds 63 bits and one that stands for all below, so that only the last step rounds.
    let drop = (128 - mantissa.leading_zeros()).saturating_sub(63);
    let lost = sticky || mantissa & ((1 << drop) - 1) != 0;
    let power = power.clamp(-100_000, 100_000) as i32 + drop as i32 - 1;
    F80::round(false, (mantissa >> drop) << 1 | u128::from(lost), power, false).to_float(ty)
}

/// Where `scanf` reads.
enum Source {
    /// A string, and the position in it.
    Text(Vec<u8>, usize),
    /// The standard input.
    Stdin,
}

/// The input of a `scanf` with its count of bytes.
struct Scanner {
    source: Source,
    read: u64,
}

impl Scanner {
    fn next(&mut self, call: &mut HostCall<'_, '_>) -> Result<Option<u8>, Stop> {
        let byte = match &mut self.source {
            Source::Text(text, at) => {
                *at += 1;
                text.get(*at - 1).copied()
            }
            Source::Stdin => call.libc().read_byte()?,
        };
        self.read += u64::from(byte.is_some());
        Ok(byte)
    }

    fn back(&mut self, call: &mut HostCall<'_, '_>, byte: Option<u8>) {
        match &mut self.source {
            Source::Text(_, at) => *at -= 1,
            Source::Stdin => call.libc().pushed_back.extend(byte),
        }
        self.read -= u64::from(byte.is_some());
    }

    fn skip_space(&mut self, call: &mut HostCall<'_, '_>) -> Result<(), Stop> {
        loop {
            let byte = self.next(call)?;
            if !byte.is_some_and(is_space) {
                self.back(call, byte);
                return Ok(());
            }
        }
    }

    /// Bytes for as long as `wanted` says so, at most `width`.
    fn take(
        &mut self,
        call: &mut HostCall<'_, '_>,
        width: usize,
        mut wanted: impl FnMut(&[u8], u8) -> bool,
    ) -> Result<Vec<u8>, Stop> {
        let mut bytes = Vec::new();
        while bytes.len() < width {
            let byte = self.next(call)?;
            match byte {
                Some(b) if wanted(&bytes, b) => bytes.push(b),
                _ => {
                    self.back(call, byte);
                    break;
                }
            }
        }
        Ok(bytes)
    }
}

fn sscanf(call: &mut HostCall<'_, '_>) -> HostResult {
    let source = Source::Text(call.string(0)?, 0);
    let format = call.string(1)?;
    scan(call, source, &format, call.variadic(2))
}

fn vsscanf(call: &mut HostCall<'_, '_>) -> HostResult {
    let source = Source::Text(call.string(0)?, 0);
    let format = call.string(1)?;
    let addr = call.arg(2)?;
    scan(call, source, &format, VarArgs::List { addr })
}

fn scanf(call: &mut HostCall<'_, '_>) -> HostResult {
    let format = call.string(0)?;
    scan(call, Source::Stdin, &format, call.variadic(1))
}

fn fscanf(call: &mut HostCall<'_, '_>) -> HostResult {
    let format = call.string(1)?;
    scan(call, Source::Stdin, &format, call.variadic(2))
}

/// Reads what `format` describes; gives the number of items stored, or -1 at the end of the input.
fn scan(call: &mut HostCall<'_, '_>, source: Source, format: &[u8], mut args: VarArgs) -> HostResult {
    let mut scanner = Scanner { source, read: 0 };
    let mut stored = 0u64;
    let mut rest = format;
    while let Some(&byte) = rest.first() {
        rest = &rest[1..];
        if is_space(byte) {
            scanner.skip_space(call)?;
            continue;
        }
        if byte != b'%' || rest.first() == Some(&b'%') {
            if byte == b'%' {
                rest = &rest[1..];
                scanner.skip_space(call)?;
            }
            let found = scanner.next(call)?;
            if found != Some(byte) {
                scanner.back(call, found);
                return Ok(if found.is_none() && stored == 0 { u64::from(u32::MAX) } else { stored });
            }
            continue;
        }
        let item = parse_item(&mut rest)?;
        if !matches!(item.conversion, b'c' | b'[' | b'n') {
            scanner.skip_space(call)?;
        }
        if item.conversion == b'n' {
            let place = args.int(call)?;
            let read = scanner.read;
            call.memory().write_int(place, item.bytes, read)?;
            continue;
        }
        let at_end = {
            let byte = scanner.next(call)?;
            scanner.back(call, byte);
            byte.is_none()
        };
        if at_end {
            return Ok(if stored == 0 { u64::from(u32::MAX) } else { stored });
        }
        let place = if item.suppress { 0 } else { args.int(call)? };
        if !read_item(call, &mut scanner, &item, place)? {
            return Ok(stored);
        }
        stored += u64::from(!item.suppress);
    }
    Ok(stored)
}

/// One conversion of a `scanf` format.
struct Item {
    suppress: bool,
    width: Option<usize>,
    /// Bytes of an integer, or of a float (16: 80 bits).
    bytes: u32,
    conversion: u8,
    set: Vec<u8>,
    inverted: bool,
}

fn parse_item(rest: &mut &[u8]) -> Result<Item, Stop> {
    let mut item =
        Item { suppress: false, width: None, bytes: 4, conversion: 0, set: Vec::new(), inverted: false };
    if rest.first() == Some(&b'*') {
        item.suppress = true;
        *rest = &rest[1..];
    }
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits > 0 {
        item.width = Some(parse_integer(&rest[..digits], 10).unsigned().0.max(1) as usize);
        *rest = &rest[digits..];
    }
    let (bytes, n) = match rest {
        [b'h', b'h', ..] => (1, 2),
        [b'h', ..] => (2, 1),
        [b'l', b'l', ..] => (8, 2),
        [b'l' | b'q' | b'j' | b'z' | b't', ..] => (8, 1),
        [b'L', ..] => (16, 1),
        _ => (4, 0),
    };
    item.bytes = bytes;
    *rest = &rest[n..];
    let Some(&conversion) = rest.first() else {
        return Err(TrapKind::Unsupported("a scanf format that ends in the middle".into()).into());
    };
    item.conversion = conversion;
    *rest = &rest[1..];
    if conversion == b'p' {
        item.bytes = 8;
    }
    if conversion == b'[' {
        parse_set(rest, &mut item);
    }
    Ok(item)
}

fn parse_set(rest: &mut &[u8], item: &mut Item) {
    if rest.first() == Some(&b'^') {
        item.inverted = true;
        *rest = &rest[1..];
    }
    let mut first = true;
    while let Some(&byte) = rest.first() {
        *rest = &rest[1..];
        if byte == b']' && !first {
            break;
        }
        first = false;
        match (rest.first(), rest.get(1)) {
            (Some(b'-'), Some(&high)) if high != b']' => {
                item.set.extend(byte..=high);
                *rest = &rest[2..];
            }
            _ => item.set.push(byte),
        }
    }
}

/// Reads one item and stores it at `place` unless it is suppressed; false where the input does not fit.
fn read_item(
    call: &mut HostCall<'_, '_>,
    scanner: &mut Scanner,
    item: &Item,
    place: u64,
) -> Result<bool, Stop> {
    let width = item.width.unwrap_or(usize::MAX);
    match item.conversion {
        b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'p' => {
            let base = match item.conversion {
                b'i' => 0,
                b'x' | b'X' | b'p' => 16,
                b'o' => 8,
                _ => 10,
            };
            let text = scanner.take(call, width, |so_far, byte| integer_goes_on(so_far, byte, base))?;
            let number = parse_integer(&text, base);
            if number.used == 0 {
                return Ok(false);
            }
            let value = if matches!(item.conversion, b'd' | b'i') {
                number.signed().0 as u64
            } else {
                number.unsigned().0
            };
            if !item.suppress {
                call.memory().write_int(place, item.bytes.min(8), value)?;
            }
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' => {
            let text = scanner.take(call, width, float_goes_on)?;
            let (value, used) = parse_double(&text);
            if used == 0 {
                return Ok(false);
            }
            if !item.suppress {
                match item.bytes {
                    8 => call.memory().write_int(place, 8, value.to_bits())?,
                    16 => {
                        let bytes = super::long_double::parse(&text).0.to_bytes();
                        call.memory().bytes_mut(place, 10)?.copy_from_slice(&bytes);
                    }
                    _ => {
                        let bits = parse_float(&text).0.to_bits();
                        call.memory().write_int(place, 4, u64::from(bits))?;
                    }
                }
            }
        }
        b'c' => {
            let text = scanner.take(call, item.width.unwrap_or(1), |_, _| true)?;
            if text.len() < item.width.unwrap_or(1) {
                return Ok(false);
            }
            store(call, item, place, &text, false)?;
        }
        b's' => {
            let text = scanner.take(call, width, |_, byte| !is_space(byte))?;
            store(call, item, place, &text, true)?;
        }
        b'[' => {
            let text = scanner.take(call, width, |_, byte| item.set.contains(&byte) != item.inverted)?;
            if text.is_empty() {
                return Ok(false);
            }
            store(call, item, place, &text, true)?;
        }
        other => {
            let what = format!("the conversion `%{}` in a scanf format", (other as char).escape_default());
            return Err(TrapKind::Unsupported(what.into()).into());
        }
    }
    Ok(true)
}

fn store(call: &mut HostCall<'_, '_>, item: &Item, place: u64, text: &[u8], nul: bool) -> Result<(), Stop> {
    if item.suppress {
        return Ok(());
    }
    call.memory().bytes_mut(place, text.len() as u64)?.copy_from_slice(text);
    if nul {
        call.memory().write_int(place + text.len() as u64, 1, 0)?;
    }
    Ok(())
}

/// True where `byte` can go on with the integer that was read so far.
fn integer_goes_on(so_far: &[u8], byte: u8, base: u32) -> bool {
    let digits = so_far.strip_prefix(b"-").or(so_far.strip_prefix(b"+")).unwrap_or(so_far);
    match byte {
        b'+' | b'-' => so_far.is_empty(),
        b'x' | b'X' => digits == b"0" && (base == 0 || base == 16),
        _ => {
            let hex = digits.len() >= 2 && digits[1].eq_ignore_ascii_case(&b'x');
            let base = match base {
                0 if hex => 16,
                0 if digits.first() == Some(&b'0') => 8,
                0 => 10,
                base => base,
            };
            (byte as char).is_digit(base)
        }
    }
}

/// True where `byte` can go on with the float that was read so far.
fn float_goes_on(so_far: &[u8], byte: u8) -> bool {
    let last = so_far.last().copied();
    let hex = so_far.iter().any(|byte| byte.eq_ignore_ascii_case(&b'x'));
    let exponent = |byte: u8| byte.eq_ignore_ascii_case(if hex { &b'p' } else { &b'e' });
    let has_exponent = so_far.iter().any(|&byte| exponent(byte));
    match byte {
        b'+' | b'-' => last.is_none_or(exponent),
        b'0'..=b'9' => true,
        b'.' => !has_exponent && !so_far.contains(&b'.'),
        b'x' | b'X' => matches!(so_far, [b'0'] | [b'+' | b'-', b'0']),
        _ if exponent(byte) => !has_exponent && so_far.iter().any(u8::is_ascii_digit),
        _ if hex => byte.is_ascii_hexdigit() && !has_exponent,
        _ => {
            // The letters of "infinity" and "nan".
            let word = so_far.strip_prefix(b"-").or(so_far.strip_prefix(b"+")).unwrap_or(so_far);
            [&b"infinity"[..], b"nan"].iter().any(|name| {
                name.len() > word.len()
                    && name[..word.len()].eq_ignore_ascii_case(word)
                    && name[word.len()].eq_ignore_ascii_case(&byte)
            })
        }
    }
}
