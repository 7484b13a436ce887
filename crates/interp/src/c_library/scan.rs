//! `scanf` and its relatives: format and input are parsed here; each number is converted by the C library of
//! the process.

use super::call::{Builtin, CCall, EOF};
use super::convert;
use super::format::{length, take};
use super::var_args::VarArgs;
use crate::machine::HostResult;
use crate::trap::{Stop, TrapKind};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("scanf", |call| from_stdin(call, 0, VarArgs::Direct { next: 1 })),
    ("vscanf", |call| from_stdin(call, 0, VarArgs::List { addr: call.arg(1)? })),
    ("fscanf", |call| from_stream(call, VarArgs::Direct { next: 2 })),
    ("vfscanf", |call| from_stream(call, VarArgs::List { addr: call.arg(2)? })),
    ("sscanf", |call| from_text(call, VarArgs::Direct { next: 2 })),
    ("vsscanf", |call| from_text(call, VarArgs::List { addr: call.arg(2)? })),
];

fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// The input of a `scanf`.
enum Source {
    /// A string, and the position in it.
    Text(Vec<u8>, usize),
    Stdin,
}

/// The input of a `scanf` with its count of bytes.
struct Scanner {
    source: Source,
    read: u64,
}

impl Scanner {
    fn next(&mut self, call: &mut CCall<'_, '_>) -> Result<Option<u8>, Stop> {
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

    fn back(&mut self, call: &mut CCall<'_, '_>, byte: Option<u8>) {
        match &mut self.source {
            Source::Text(_, at) => *at -= 1,
            Source::Stdin => call.libc().pushed_back.extend(byte),
        }
        self.read -= u64::from(byte.is_some());
    }

    fn skip_space(&mut self, call: &mut CCall<'_, '_>) -> Result<(), Stop> {
        loop {
            let byte = self.next(call)?;
            if !byte.is_some_and(is_space) {
                self.back(call, byte);
                return Ok(());
            }
        }
    }

    /// Bytes for as long as `wanted` holds, at most `width`.
    fn take(
        &mut self,
        call: &mut CCall<'_, '_>,
        width: usize,
        wanted: impl Fn(u8) -> bool,
    ) -> Result<Vec<u8>, Stop> {
        let mut bytes = Vec::new();
        while bytes.len() < width {
            let byte = self.next(call)?;
            match byte {
                Some(b) if wanted(b) => bytes.push(b),
                _ => {
                    self.back(call, byte);
                    break;
                }
            }
        }
        Ok(bytes)
    }
}

fn from_stdin(call: &mut CCall<'_, '_>, format: usize, args: VarArgs) -> HostResult {
    scan(call, Source::Stdin, format, args)
}

fn from_stream(call: &mut CCall<'_, '_>, args: VarArgs) -> HostResult {
    if call.stream(0)? != 0 {
        return Ok(EOF);
    }
    from_stdin(call, 1, args)
}

fn from_text(call: &mut CCall<'_, '_>, args: VarArgs) -> HostResult {
    let source = Source::Text(call.string(0)?, 0);
    scan(call, source, 1, args)
}

/// Reads items by the format in the argument `format`; returns the number of items stored, or -1 at the end
/// of the input.
fn scan(call: &mut CCall<'_, '_>, source: Source, format: usize, mut args: VarArgs) -> HostResult {
    let format = call.string(format)?;
    let mut scanner = Scanner { source, read: 0 };
    let mut stored = 0u64;
    let mut rest = &*format;
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
                return Ok(if found.is_none() && stored == 0 { EOF } else { stored });
            }
            continue;
        }
        let item = parse_item(&mut rest)?;
        if !matches!(item.conversion, 'c' | '[' | 'n') {
            scanner.skip_space(call)?;
        }
        if item.conversion == 'n' {
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
            return Ok(if stored == 0 { EOF } else { stored });
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
    length: &'static str,
    /// Bytes of an integer of that length.
    bytes: u32,
    conversion: char,
    set: Vec<u8>,
    inverted: bool,
}

fn parse_item(rest: &mut &[u8]) -> Result<Item, Stop> {
    let suppress = rest.first() == Some(&b'*');
    *rest = &rest[usize::from(suppress)..];
    let digits = take(rest, |byte| byte.is_ascii_digit());
    let number = |text: &str| text.parse().unwrap_or(usize::MAX).max(1);
    let width = (!digits.is_empty()).then(|| str::from_utf8(digits).map_or(1, number));
    let (length, bytes) = length(rest);
    let Some((&conversion, left)) = rest.split_first() else {
        return Err(TrapKind::Unsupported("a scanf format that ends in the middle".into()).into());
    };
    *rest = left;
    let conversion = conversion as char;
    let mut item = Item { suppress, width, length, bytes, conversion, set: Vec::new(), inverted: false };
    if conversion == '[' {
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

/// Reads one item and stores it at `place` unless it is suppressed; returns false if the input does not fit.
fn read_item(call: &mut CCall<'_, '_>, scanner: &mut Scanner, item: &Item, place: u64) -> Result<bool, Stop> {
    let width = item.width.unwrap_or(usize::MAX);
    match item.conversion {
        'd' | 'i' | 'u' | 'x' | 'X' | 'o' | 'p' | 'f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' => {
            let bytes = match (item.conversion, item.length) {
                ('p', _) => 8,
                ('d' | 'i' | 'u' | 'x' | 'X' | 'o', _) => item.bytes as usize,
                (_, "L") => 10,
                (_, "l") => 8,
                _ => 4,
            };
            // All characters that a number can consist of; the unused ones are put back.
            let mut text = scanner
                .take(call, width, |byte| byte.is_ascii_alphanumeric() || b"+-._()".contains(&byte))?;
            let (number, used) = convert::scan(&format!("%{}{}", item.length, item.conversion), &text);
            while text.len() > used {
                scanner.back(call, text.pop());
            }
            let Some(number) = number else { return Ok(false) };
            store(call, item, place, &number.0[..bytes], false)?;
        }
        'c' => {
            let text = scanner.take(call, item.width.unwrap_or(1), |_| true)?;
            if text.len() < item.width.unwrap_or(1) {
                return Ok(false);
            }
            store(call, item, place, &text, false)?;
        }
        's' => {
            let text = scanner.take(call, width, |byte| !is_space(byte))?;
            store(call, item, place, &text, true)?;
        }
        '[' => {
            let text = scanner.take(call, width, |byte| item.set.contains(&byte) != item.inverted)?;
            if text.is_empty() {
                return Ok(false);
            }
            store(call, item, place, &text, true)?;
        }
        other => {
            let what = format!("the conversion `%{}` in a scanf format", other.escape_default());
            return Err(TrapKind::Unsupported(what.into()).into());
        }
    }
    Ok(true)
}

fn store(call: &mut CCall<'_, '_>, item: &Item, place: u64, text: &[u8], nul: bool) -> Result<(), Stop> {
    if item.suppress {
        return Ok(());
    }
    call.memory().bytes_mut(place, text.len() as u64)?.copy_from_slice(text);
    if nul {
        call.memory().write_int(place + text.len() as u64, 1, 0)?;
    }
    Ok(())
}
