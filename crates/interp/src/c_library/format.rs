//! Formats of `printf`: the format is parsed here, since its arguments are the program's; each conversion is
//! performed by the C library of the process.

use super::call::CCall;
use super::convert::{Printed, error_text, print};
use super::var_args::VarArgs;
use crate::trap::{Stop, TrapKind};

/// Output longer than this is refused.
const MAX_OUTPUT: usize = 1 << 28;

/// Formats `format` with `args` as C's `printf` does.
pub(super) fn format(call: &mut CCall<'_, '_>, format: &[u8], mut args: VarArgs) -> Result<Vec<u8>, Stop> {
    let mut out = Vec::new();
    let mut rest = format;
    while let Some(at) = rest.iter().position(|&byte| byte == b'%') {
        out.extend_from_slice(&rest[..at]);
        rest = &rest[at + 1..];
        let Some(spec) = Spec::parse(call, &mut rest, &mut args)? else { return Ok(out) };
        spec.convert(call, &mut out, &mut args)?;
        if out.len() > MAX_OUTPUT {
            return Err(too_long());
        }
    }
    out.extend_from_slice(rest);
    Ok(out)
}

fn too_long() -> Stop {
    TrapKind::Unsupported("more than 256 MiB of formatted output".into()).into()
}

/// Takes the bytes for which `wanted` holds from the start of `rest`.
pub(super) fn take<'a>(rest: &mut &'a [u8], wanted: impl Fn(u8) -> bool) -> &'a [u8] {
    let (taken, left) = rest.split_at(rest.iter().take_while(|&&byte| wanted(byte)).count());
    *rest = left;
    taken
}

/// The length in a conversion: its text, and the bytes of an integer of that length.
pub(super) fn length(rest: &mut &[u8]) -> (&'static str, u32) {
    let (text, bytes) = match rest {
        [b'h', b'h', ..] => ("hh", 1),
        [b'h', ..] => ("h", 2),
        [b'l', b'l', ..] => ("ll", 8),
        [b'l' | b'q' | b'j' | b'z' | b't' | b'Z', ..] => ("l", 8),
        [b'L', ..] => ("L", 8),
        _ => ("", 4),
    };
    *rest = &rest[text.len()..];
    (text, bytes)
}

/// One conversion.
struct Spec {
    /// `%`, flags, width and precision as numbers.
    head: String,
    precision: Option<usize>,
    length: &'static str,
    /// Bytes of an integer of that length.
    bytes: u32,
    conversion: char,
}

impl Spec {
    /// Parses the conversion at the start of `rest`; `None` if the format ends in its middle.
    fn parse(call: &mut CCall<'_, '_>, rest: &mut &[u8], args: &mut VarArgs) -> Result<Option<Spec>, Stop> {
        let flags = take(rest, |byte| b"-+ #0'I".contains(&byte));
        let mut head = format!("%{}", String::from_utf8_lossy(flags));
        if let Some(width) = number(call, rest, args)? {
            head += &width.to_string();
        }
        if rest.first() == Some(&b'$') {
            return Err(TrapKind::Unsupported("numbered arguments in a format".into()).into());
        }
        let mut precision = None;
        if rest.first() == Some(&b'.') {
            *rest = &rest[1..];
            precision = usize::try_from(number(call, rest, args)?.unwrap_or(0)).ok();
        }
        if let Some(precision) = precision {
            head += &format!(".{precision}");
        }
        let (length, bytes) = length(rest);
        let Some((&conversion, left)) = rest.split_first() else { return Ok(None) };
        *rest = left;
        Ok(Some(Spec { head, precision, length, bytes, conversion: conversion as char }))
    }

    fn convert(&self, call: &mut CCall<'_, '_>, out: &mut Vec<u8>, args: &mut VarArgs) -> Result<(), Stop> {
        let Spec { head, length, conversion, .. } = self;
        let text;
        let (spec, value) = match conversion {
            '%' => {
                out.push(b'%');
                return Ok(());
            }
            'n' => {
                let (addr, n) = (args.int(call)?, out.len() as u64);
                return Ok(call.memory().write_int(addr, self.bytes, n)?);
            }
            'd' | 'i' | 'u' | 'o' | 'x' | 'X' => {
                (format!("{head}{length}{conversion}"), Printed::Int(args.int(call)?))
            }
            // No locale has characters that a byte does not hold.
            'c' | 'p' => (format!("{head}{conversion}"), Printed::Int(args.int(call)?)),
            'f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A' if *length == "L" => {
                (format!("{head}L{conversion}"), Printed::LongDouble(args.long_double(call)?))
            }
            'f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A' => {
                (format!("{head}{conversion}"), Printed::Double(args.double(call)?))
            }
            's' | 'S' | 'm' => {
                text = self.text(call, args)?;
                (format!("{head}s"), Printed::Text(&text))
            }
            other => {
                let what = format!("the conversion `%{}` in a format", other.escape_default());
                return Err(TrapKind::Unsupported(what.into()).into());
            }
        };
        out.extend(print(&spec, value).ok_or_else(too_long)?);
        Ok(())
    }

    /// The text of a `%s` or `%m`: up to the precision or a NUL, reading no further.
    fn text(&self, call: &mut CCall<'_, '_>, args: &mut VarArgs) -> Result<Vec<u8>, Stop> {
        if self.conversion == 'm' {
            return Ok(error_text(call.errno()?).into_bytes());
        }
        let addr = args.int(call)?;
        let limit = self.precision.unwrap_or(usize::MAX);
        if addr == 0 {
            // glibc prints this if the precision leaves room for all of it.
            return Ok(if limit >= 6 { b"(null)".to_vec() } else { Vec::new() });
        }
        if self.conversion == 's' && self.length != "l" {
            let text = match self.precision {
                Some(limit) => call.mem().bounded_string(addr, limit as u64)?,
                None => call.mem().c_string(addr)?,
            };
            return Ok(text.to_vec());
        }
        let mut text = Vec::new();
        while text.len() < limit {
            match call.mem().read_int(addr.wrapping_add(text.len() as u64 * 4), 4)? {
                0 => break,
                // The C locale has no wide characters beyond ASCII.
                unit => text.push(u8::try_from(unit).ok().filter(u8::is_ascii).unwrap_or(b'?')),
            }
        }
        Ok(text)
    }
}

/// Parses a width or precision: a number, or `*` for the next argument.
fn number(call: &mut CCall<'_, '_>, rest: &mut &[u8], args: &mut VarArgs) -> Result<Option<i32>, Stop> {
    let number = if rest.first() == Some(&b'*') {
        *rest = &rest[1..];
        i64::from(args.int(call)? as i32)
    } else {
        let digits = take(rest, |byte| byte.is_ascii_digit());
        if digits.is_empty() {
            return Ok(None);
        }
        str::from_utf8(digits).ok().and_then(|text| text.parse().ok()).unwrap_or(i64::MAX)
    };
    if number.unsigned_abs() > MAX_OUTPUT as u64 {
        return Err(too_long());
    }
    Ok(Some(number as i32))
}
