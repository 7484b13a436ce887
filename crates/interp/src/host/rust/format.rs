//! `core::fmt`: what `format_args!` describes, and the formatting of numbers and texts by `Formatter`s in the
//! program's memory. The layouts are those of rustc 1.95.
//!
//! Arguments are two words: a text of pieces, and the values with the functions that format them; or a text
//! alone, whose length is doubled and odd in the second word. A piece is a literal (its length, below 128 in
//! one byte, or 128 and two bytes, before it) or a placeholder (192, and a bit for each thing that follows:
//! flags in four bytes, width, precision and the number of the value in two bytes each; two more bits say
//! that width and precision are numbers of values). The end is a zero.

use crate::host::Builtin;
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

// Fields of a `Formatter`: the two words of its `&mut dyn Write`, and the options.
pub(super) const BUFFER: u64 = 0;
const TABLE_OF_BUFFER: u64 = 8;
const FLAGS: u64 = 16;
const WIDTH: u64 = 20;
const PRECISION: u64 = 22;
const FORMATTER: u64 = 24;
/// Where in a virtual table of a `Write` its `write_str` is.
const WRITE_STR: u64 = 24;

// Flags; the fill character is below them, and the alignment above.
const PLUS: u32 = 1 << 21;
const ALTERNATE: u32 = 1 << 23;
const ZEROS: u32 = 1 << 24;
const DEBUG_LOWER_HEX: u32 = 1 << 25;
const DEBUG_UPPER_HEX: u32 = 1 << 26;
const HAS_WIDTH: u32 = 1 << 27;
const HAS_PRECISION: u32 = 1 << 28;
/// Spaces, and no alignment.
const DEFAULT: u32 = ' ' as u32 | 3 << 29;

/// The function that the buffers made here have as `write_str`.
const WRITER: &str = "the text that is being formatted";

/// A buffer made here: a text, or what indents for another buffer.
pub(crate) enum Buffer {
    Text(Vec<u8>),
    /// The two words of the other one, and whether a line begins.
    Indented {
        buffer: u64,
        table: u64,
        at_start: bool,
    },
}

/// The options of a `Formatter`.
#[derive(Clone, Copy)]
struct Options {
    flags: u32,
    width: u64,
    precision: u64,
}

impl Options {
    fn has(self, flag: u32) -> bool {
        self.flags & flag != 0
    }

    fn precision(self) -> Option<usize> {
        self.has(HAS_PRECISION).then_some(self.precision as usize)
    }

    fn fill(self) -> char {
        char::from_u32(self.flags & 0x1f_ffff).unwrap_or(' ')
    }
}

/// Rows for types of numbers: `Display`, and the bases.
macro_rules! integers {
    ($($name:literal $type:ty;)*) => {
        &[$(
            (concat!("<", $name, " as core::fmt::Display>::fmt"), |call| {
                integer(call, 10, load(call, 0, size_of::<$type>())?, size_of::<$type>(), $name)
            }),
            (concat!("<", $name, " as core::fmt::LowerHex>::fmt"), |call| {
                integer(call, 16, load(call, 0, size_of::<$type>())?, size_of::<$type>(), $name)
            }),
            (concat!("<", $name, " as core::fmt::UpperHex>::fmt"), |call| {
                integer(call, 160, load(call, 0, size_of::<$type>())?, size_of::<$type>(), $name)
            }),
            (concat!("<", $name, " as core::fmt::Binary>::fmt"), |call| {
                integer(call, 2, load(call, 0, size_of::<$type>())?, size_of::<$type>(), $name)
            }),
            (concat!("<", $name, " as core::fmt::Octal>::fmt"), |call| {
                integer(call, 8, load(call, 0, size_of::<$type>())?, size_of::<$type>(), $name)
            }),
            (concat!("<", $name, " as core::fmt::Debug>::fmt"), |call| {
                let value = load(call, 0, size_of::<$type>())?;
                debug_integer(call, value, size_of::<$type>(), $name)
            }),
            (concat!("<&", $name, " as core::fmt::Debug>::fmt"), |call| {
                let place = load(call, 0, 8)? as u64;
                let value = load_at(call, place, size_of::<$type>())?;
                debug_integer(call, value, size_of::<$type>(), $name)
            }),
            (concat!("<&", $name, " as core::fmt::Display>::fmt"), |call| {
                let place = load(call, 0, 8)? as u64;
                let value = load_at(call, place, size_of::<$type>())?;
                integer(call, 10, value, size_of::<$type>(), $name)
            }),
            // The decimal digits at the end of a buffer that is given with its length.
            (concat!("<", $name, ">::_fmt"), |call| digits_at_end(call)),
        )*]
    };
}

pub(in crate::host) const INTEGERS: &[(&str, Builtin)] = integers! {
    "i8" i8; "i16" i16; "i32" i32; "i64" i64; "i128" i128; "isize" isize;
    "u8" u8; "u16" u16; "u32" u32; "u64" u64; "u128" u128; "usize" usize;
};

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("core::fmt::write", |call| {
        let (buffer, table) = (call.arg(0)?, call.arg(1)?);
        write_arguments(call, buffer, table, call.arg(2)?, call.arg(3)?).map(u64::from)
    }),
    ("std::io::stdio::_print", |call| {
        let text = formatted(call, 0)?;
        call.write_stream(1, &text)?;
        Ok(0)
    }),
    ("std::io::stdio::_eprint", |call| {
        let text = formatted(call, 0)?;
        call.write_stream(2, &text)?;
        Ok(0)
    }),
    ("alloc::fmt::format::format_inner", |call| {
        let text = formatted(call, 1)?;
        super::vectors::make(call, call.arg(0)?, &text)
    }),
    (WRITER, |call| {
        let text = text(call, 1)?;
        let buffer = call.arg(0)?;
        write_own(call, buffer, &text).map(u64::from)
    }),
    ("<core::fmt::Formatter>::write_str", |call| {
        let text = text(call, 1)?;
        write(call, call.arg(0)?, &text).map(u64::from)
    }),
    ("<core::fmt::Formatter as core::fmt::Write>::write_str", |call| {
        let text = text(call, 1)?;
        write(call, call.arg(0)?, &text).map(u64::from)
    }),
    ("<core::fmt::Formatter as core::fmt::Write>::write_char", |call| {
        let text = character(call.arg(1)?).to_string();
        write(call, call.arg(0)?, text.as_bytes()).map(u64::from)
    }),
    ("<core::fmt::Formatter>::write_fmt", |call| {
        let formatter = call.arg(0)?;
        let (buffer, table) = buffer_of(call, formatter)?;
        write_arguments(call, buffer, table, call.arg(1)?, call.arg(2)?).map(u64::from)
    }),
    ("<core::fmt::Formatter>::pad", |call| {
        let text = text(call, 1)?;
        pad(call, 0, &text)
    }),
    ("<core::fmt::Formatter>::pad_integral", |call| {
        let is_negative = call.arg(1)? & 1 == 0;
        let (prefix, digits) = (text(call, 2)?, text(call, 4)?);
        pad_number(call, 0, is_negative, &prefix, &digits)
    }),
    ("<str as core::fmt::Display>::fmt", |call| {
        let text = text(call, 0)?;
        pad(call, 2, &text)
    }),
    ("<&str as core::fmt::Display>::fmt", |call| {
        let text = referred_text(call)?;
        pad(call, 1, &text)
    }),
    ("<alloc::string::String as core::fmt::Display>::fmt", |call| {
        let text = super::vectors::bytes(call, call.arg(0)?)?;
        pad(call, 1, &text)
    }),
    ("<str as core::fmt::Debug>::fmt", |call| {
        let text = text(call, 0)?;
        debug_text(call, 2, &text)
    }),
    ("<&str as core::fmt::Debug>::fmt", |call| {
        let text = referred_text(call)?;
        debug_text(call, 1, &text)
    }),
    ("<alloc::string::String as core::fmt::Debug>::fmt", |call| {
        let text = super::vectors::bytes(call, call.arg(0)?)?;
        debug_text(call, 1, &text)
    }),
    ("<bool as core::fmt::Display>::fmt", |call| {
        let value = load(call, 0, 1)? != 0;
        pad(call, 1, value.to_string().as_bytes())
    }),
    ("<bool as core::fmt::Debug>::fmt", |call| {
        let value = load(call, 0, 1)? != 0;
        pad(call, 1, value.to_string().as_bytes())
    }),
    ("<char as core::fmt::Display>::fmt", |call| {
        let text = character(load(call, 0, 4)? as u64).to_string();
        pad(call, 1, text.as_bytes())
    }),
    ("<char as core::fmt::Debug>::fmt", |call| {
        let text = format!("{:?}", character(load(call, 0, 4)? as u64));
        write(call, call.arg(1)?, text.as_bytes()).map(u64::from)
    }),
    ("<() as core::fmt::Debug>::fmt", |call| pad(call, 1, b"()")),
    ("<&() as core::fmt::Debug>::fmt", |call| pad(call, 1, b"()")),
    ("<f32 as core::fmt::Display>::fmt", |call| {
        let value = f32::from_bits(load(call, 0, 4)? as u32);
        float(call, value.is_sign_negative(), value.is_nan(), |precision| match precision {
            Some(precision) => format!("{:.precision$}", value.abs()),
            None => value.abs().to_string(),
        })
    }),
    ("<f64 as core::fmt::Display>::fmt", |call| {
        let value = f64::from_bits(load(call, 0, 8)? as u64);
        float(call, value.is_sign_negative(), value.is_nan(), |precision| match precision {
            Some(precision) => format!("{:.precision$}", value.abs()),
            None => value.abs().to_string(),
        })
    }),
    ("<f32 as core::fmt::Debug>::fmt", |call| {
        let value = f32::from_bits(load(call, 0, 4)? as u32);
        float(call, value.is_sign_negative(), value.is_nan(), |precision| match precision {
            Some(precision) => format!("{:.precision$?}", value.abs()),
            None => format!("{:?}", value.abs()),
        })
    }),
    ("<f64 as core::fmt::Debug>::fmt", |call| {
        let value = f64::from_bits(load(call, 0, 8)? as u64);
        float(call, value.is_sign_negative(), value.is_nan(), |precision| match precision {
            Some(precision) => format!("{:.precision$?}", value.abs()),
            None => format!("{:?}", value.abs()),
        })
    }),
    ("<f64 as core::fmt::LowerExp>::fmt", |call| {
        let value = f64::from_bits(load(call, 0, 8)? as u64);
        float(call, value.is_sign_negative(), value.is_nan(), |precision| match precision {
            Some(precision) => format!("{:.precision$e}", value.abs()),
            None => format!("{:e}", value.abs()),
        })
    }),
    ("<f32 as core::fmt::LowerExp>::fmt", |call| {
        let value = f32::from_bits(load(call, 0, 4)? as u32);
        float(call, value.is_sign_negative(), value.is_nan(), |precision| match precision {
            Some(precision) => format!("{:.precision$e}", value.abs()),
            None => format!("{:e}", value.abs()),
        })
    }),
];

/// The text at the address in the argument `index`, with the length after it.
pub(super) fn text(call: &HostCall<'_, '_>, index: usize) -> Result<Vec<u8>, Stop> {
    Ok(call.mem().bytes(call.arg(index)?, call.arg(index + 1)?)?.to_vec())
}

/// The text that the `&str` at the first argument is.
fn referred_text(call: &HostCall<'_, '_>) -> Result<Vec<u8>, Stop> {
    let place = call.arg(0)?;
    let (start, length) = (call.mem().read_int(place, 8)?, call.mem().read_int(place.wrapping_add(8), 8)?);
    Ok(call.mem().bytes(start, length)?.to_vec())
}

fn character(code: u64) -> char {
    char::from_u32(code as u32).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// A number of so many bytes at the address in the argument `index`.
fn load(call: &HostCall<'_, '_>, index: usize, size: usize) -> Result<u128, Stop> {
    load_at(call, call.arg(index)?, size)
}

fn load_at(call: &HostCall<'_, '_>, place: u64, size: usize) -> Result<u128, Stop> {
    let low = call.mem().read_int(place, size.min(8) as u32)?;
    let high = if size > 8 { call.mem().read_int(place.wrapping_add(8), 8)? } else { 0 };
    Ok(u128::from(low) | u128::from(high) << 64)
}

/// The two words of the formatter's buffer.
pub(super) fn buffer_of(call: &HostCall<'_, '_>, formatter: u64) -> Result<(u64, u64), Stop> {
    let memory = call.mem();
    Ok((
        memory.read_int(formatter.wrapping_add(BUFFER), 8)?,
        memory.read_int(formatter.wrapping_add(TABLE_OF_BUFFER), 8)?,
    ))
}

/// The formatter asks for the form in several lines.
pub(super) fn is_alternate(call: &HostCall<'_, '_>, formatter: u64) -> Result<bool, Stop> {
    Ok(options(call, formatter)?.has(ALTERNATE))
}

fn options(call: &HostCall<'_, '_>, formatter: u64) -> Result<Options, Stop> {
    let memory = call.mem();
    Ok(Options {
        flags: memory.read_int(formatter.wrapping_add(FLAGS), 4)? as u32,
        width: memory.read_int(formatter.wrapping_add(WIDTH), 2)?,
        precision: memory.read_int(formatter.wrapping_add(PRECISION), 2)?,
    })
}

/// The virtual table of buffers that are made here.
fn own_table(call: &mut HostCall<'_, '_>) -> Result<u64, Stop> {
    let interp = &mut *call.interp;
    let table = interp.libc.static_object(&mut interp.memory, WRITER, WRITE_STR + 8);
    let function = interp.program.builtin_address(WRITER);
    interp.memory.write_int(table.wrapping_add(WRITE_STR), 8, function)?;
    Ok(table)
}

/// A new buffer: its address, which has no memory, and its table.
pub(super) fn add_buffer(call: &mut HostCall<'_, '_>, buffer: Buffer) -> Result<(u64, u64), Stop> {
    let table = own_table(call)?;
    let buffers = &mut call.interp.libc.formatted;
    buffers.push(buffer);
    Ok((buffers.len() as u64, table))
}

/// Takes the newest buffer away.
pub(super) fn take_buffer(call: &mut HostCall<'_, '_>) -> Option<Buffer> {
    call.interp.libc.formatted.pop()
}

/// Writes to a buffer that was made here; gives whether that failed.
fn write_own(call: &mut HostCall<'_, '_>, number: u64, text: &[u8]) -> Result<bool, Stop> {
    let index = (number as usize).wrapping_sub(1);
    let unknown = || TrapKind::Malformed("a text that is not being formatted any more".into());
    let buffer = call.interp.libc.formatted.get_mut(index).ok_or_else(unknown)?;
    let (outer, table, mut starts) = match buffer {
        Buffer::Text(all) => {
            all.extend_from_slice(text);
            return Ok(false);
        }
        &mut Buffer::Indented { buffer, table, at_start } => (buffer, table, at_start),
    };
    let mut indented = Vec::new();
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        if starts {
            indented.extend_from_slice(b"    ");
        }
        indented.extend_from_slice(line);
        starts = line.ends_with(b"\n");
    }
    if let Some(Buffer::Indented { at_start, .. }) = call.interp.libc.formatted.get_mut(index) {
        *at_start = starts;
    }
    write_to(call, outer, table, &indented)
}

/// Writes to a `&mut dyn Write`; gives whether that failed.
pub(super) fn write_to(
    call: &mut HostCall<'_, '_>,
    buffer: u64,
    table: u64,
    text: &[u8],
) -> Result<bool, Stop> {
    if table == own_table(call)? {
        return write_own(call, buffer, text);
    }
    let function = call.mem().read_int(table.wrapping_add(WRITE_STR), 8)?;
    let copy = super::block(call, text.len().max(1) as u64)?;
    call.memory().bytes_mut(copy, text.len() as u64)?.copy_from_slice(text);
    let result = call.call(function, &[buffer, copy, text.len() as u64]);
    call.memory().release(copy)?;
    Ok(result? & 1 != 0)
}

/// Writes to a formatter's buffer; gives whether that failed.
pub(super) fn write(call: &mut HostCall<'_, '_>, formatter: u64, text: &[u8]) -> Result<bool, Stop> {
    let (buffer, table) = buffer_of(call, formatter)?;
    write_to(call, buffer, table, text)
}

/// Calls a function that formats, `fmt(value, formatter)`; gives whether that failed.
pub(super) fn call_fmt(
    call: &mut HostCall<'_, '_>,
    function: u64,
    value: u64,
    formatter: u64,
) -> Result<bool, Stop> {
    Ok(call.call(function, &[value, formatter])? & 1 != 0)
}

/// A new formatter with the options of another one, for another buffer; the caller releases it.
pub(super) fn formatter_for(
    call: &mut HostCall<'_, '_>,
    buffer: u64,
    table: u64,
    options_of: Option<u64>,
) -> HostResult {
    let formatter = super::block(call, FORMATTER)?;
    call.memory().write_int(formatter.wrapping_add(BUFFER), 8, buffer)?;
    call.memory().write_int(formatter.wrapping_add(TABLE_OF_BUFFER), 8, table)?;
    match options_of {
        Some(other) => call.memory().copy(formatter.wrapping_add(FLAGS), other.wrapping_add(FLAGS), 8)?,
        None => call.memory().write_int(formatter.wrapping_add(FLAGS), 4, DEFAULT.into())?,
    }
    Ok(formatter)
}

/// The text that the `Arguments` in the two arguments from `index` on describe.
pub(super) fn formatted(call: &mut HostCall<'_, '_>, index: usize) -> Result<Vec<u8>, Stop> {
    let (pieces, values) = (call.arg(index)?, call.arg(index + 1)?);
    collect(call, |call, buffer, table| write_arguments(call, buffer, table, pieces, values))
}

/// What `fmt` of a value says, with plain options.
pub(super) fn formatted_by(call: &mut HostCall<'_, '_>, function: u64, value: u64) -> Result<Vec<u8>, Stop> {
    collect(call, |call, buffer, table| {
        let formatter = formatter_for(call, buffer, table, None)?;
        let result = call_fmt(call, function, value, formatter);
        call.memory().release(formatter)?;
        result
    })
}

/// The text that is written to a buffer of its own.
fn collect(
    call: &mut HostCall<'_, '_>,
    fill: impl FnOnce(&mut HostCall<'_, '_>, u64, u64) -> Result<bool, Stop>,
) -> Result<Vec<u8>, Stop> {
    let (buffer, table) = add_buffer(call, Buffer::Text(Vec::new()))?;
    let result = fill(call, buffer, table);
    // An unwinding callee may have left buffers of its own above this one.
    call.interp.libc.formatted.truncate(buffer as usize);
    let text = match take_buffer(call) {
        Some(Buffer::Text(text)) => text,
        _ => Vec::new(),
    };
    result.map(|_| text)
}

/// Writes what `Arguments` describe; gives whether that failed.
fn write_arguments(
    call: &mut HostCall<'_, '_>,
    buffer: u64,
    table: u64,
    pieces: u64,
    values: u64,
) -> Result<bool, Stop> {
    if values & 1 == 1 {
        let text = call.mem().bytes(pieces, values >> 1)?.to_vec();
        return write_to(call, buffer, table, &text);
    }
    let formatter = formatter_for(call, buffer, table, None)?;
    let result = write_pieces(call, formatter, pieces, values);
    call.memory().release(formatter)?;
    result
}

fn write_pieces(call: &mut HostCall<'_, '_>, formatter: u64, mut at: u64, values: u64) -> Result<bool, Stop> {
    let mut next_value = 0;
    loop {
        let mut take = |call: &HostCall<'_, '_>, size: u64| -> Result<u64, Stop> {
            at += size;
            Ok(call.mem().read_int(at - size, size as u32)?)
        };
        let kind = take(call, 1)?;
        if kind == 0 {
            return Ok(false);
        }
        if kind <= 128 {
            let length = if kind == 128 { take(call, 2)? } else { kind };
            let text = call.mem().bytes(at, length)?.to_vec();
            at += length;
            if write(call, formatter, &text)? {
                return Ok(true);
            }
            continue;
        }
        let flags = if kind & 1 != 0 { take(call, 4)? } else { DEFAULT.into() };
        let mut width = if kind & 2 != 0 { take(call, 2)? } else { 0 };
        let mut precision = if kind & 4 != 0 { take(call, 2)? } else { 0 };
        let number = if kind & 8 != 0 { take(call, 2)? } else { next_value };
        next_value = number + 1;
        let value = values.wrapping_add(16 * number);
        if kind & 16 != 0 {
            width = call.mem().read_int(values.wrapping_add(16 * width + 8), 2)?;
        }
        if kind & 32 != 0 {
            precision = call.mem().read_int(values.wrapping_add(16 * precision + 8), 2)?;
        }
        for (field, size, bits) in [(FLAGS, 4, flags), (WIDTH, 2, width), (PRECISION, 2, precision)] {
            call.memory().write_int(formatter.wrapping_add(field), size, bits)?;
        }
        let (object, function) =
            (call.mem().read_int(value, 8)?, call.mem().read_int(value.wrapping_add(8), 8)?);
        if call_fmt(call, function, object, formatter)? {
            return Ok(true);
        }
    }
}

/// Writes a text in the width of the formatter in the argument `index`; a precision cuts it off.
pub(super) fn pad(call: &mut HostCall<'_, '_>, index: usize, text: &[u8]) -> HostResult {
    let options = options(call, call.arg(index)?)?;
    let mut text = String::from_utf8_lossy(text).into_owned();
    if let Some(precision) = options.precision()
        && let Some((end, _)) = text.char_indices().nth(precision)
    {
        text.truncate(end);
    }
    padded(call, index, options, &text, 0)
}

/// Writes `text` and fills it up; without an alignment, it goes to 0 the left, 1 the right.
fn padded(
    call: &mut HostCall<'_, '_>,
    index: usize,
    options: Options,
    text: &str,
    default: u32,
) -> HostResult {
    let width = if options.has(HAS_WIDTH) { options.width as usize } else { 0 };
    let missing = width.saturating_sub(text.chars().count());
    let before = match options.flags >> 29 & 3 {
        0 => 0,
        1 => missing,
        2 => missing / 2,
        _ => missing * default as usize,
    };
    let fill = |n: usize| std::iter::repeat_n(options.fill(), n);
    let all: String = fill(before).chain(text.chars()).chain(fill(missing - before)).collect();
    write(call, call.arg(index)?, all.as_bytes()).map(u64::from)
}

/// Writes a number: its sign, a prefix in the alternate form, its digits.
fn pad_number(
    call: &mut HostCall<'_, '_>,
    index: usize,
    is_negative: bool,
    prefix: &[u8],
    digits: &[u8],
) -> HostResult {
    let options = options(call, call.arg(index)?)?;
    let mut head = String::new();
    head += if is_negative {
        "-"
    } else if options.has(PLUS) {
        "+"
    } else {
        ""
    };
    if options.has(ALTERNATE) {
        head += &String::from_utf8_lossy(prefix);
    }
    let digits = String::from_utf8_lossy(digits);
    let mut text = head.clone();
    if options.has(ZEROS) && options.has(HAS_WIDTH) {
        let length = head.len() + digits.len();
        text.extend(std::iter::repeat_n('0', (options.width as usize).saturating_sub(length)));
    }
    text += &digits;
    padded(call, index, options, &text, 1)
}

/// Writes an integer in a base; 160 is sixteen with capital letters.
fn integer(call: &mut HostCall<'_, '_>, base: u32, bits: u128, size: usize, name: &str) -> HostResult {
    let unused = 128 - 8 * size as u32;
    let value = (bits << unused) as i128 >> unused;
    let is_negative = base == 10 && name.starts_with('i') && value < 0;
    let size = if is_negative { value.unsigned_abs() } else { bits };
    let (prefix, digits) = match base {
        2 => ("0b", format!("{size:b}")),
        8 => ("0o", format!("{size:o}")),
        16 => ("0x", format!("{size:x}")),
        160 => ("0x", format!("{size:X}")),
        _ => ("", size.to_string()),
    };
    pad_number(call, 1, is_negative, prefix.as_bytes(), digits.as_bytes())
}

fn debug_integer(call: &mut HostCall<'_, '_>, bits: u128, size: usize, name: &str) -> HostResult {
    let options = options(call, call.arg(1)?)?;
    let base = match () {
        () if options.has(DEBUG_LOWER_HEX) => 16,
        () if options.has(DEBUG_UPPER_HEX) => 160,
        () => 10,
    };
    integer(call, base, bits, size, name)
}

/// The digits of the first argument, at the end of the buffer in the two others; gives them as a text.
fn digits_at_end(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, length) = (call.arg(1)?, call.arg(2)?);
    let digits = call.arg(0)?.to_string();
    let start = place.wrapping_add(length).wrapping_sub(digits.len() as u64);
    call.memory().bytes_mut(start, digits.len() as u64)?.copy_from_slice(digits.as_bytes());
    call.set_second(digits.len() as u64);
    Ok(start)
}

fn debug_text(call: &mut HostCall<'_, '_>, index: usize, text: &[u8]) -> HostResult {
    let text = format!("{:?}", String::from_utf8_lossy(text));
    write(call, call.arg(index)?, text.as_bytes()).map(u64::from)
}

/// A float, whose digits for a precision are given; what is no number has no sign.
fn float(
    call: &mut HostCall<'_, '_>,
    is_negative: bool,
    is_nan: bool,
    digits: impl Fn(Option<usize>) -> String,
) -> HostResult {
    let mut options = options(call, call.arg(1)?)?;
    /// Rust's own formatting has one digit more than it counts in sixteen bits.
    const MAX_PRECISION: usize = u16::MAX as usize - 1;
    let digits = digits(options.precision().map(|precision| precision.min(MAX_PRECISION)));
    if is_nan {
        return padded(call, 1, options, &digits, 1);
    }
    options.flags &= !ALTERNATE;
    let sign = if is_negative {
        "-"
    } else if options.has(PLUS) {
        "+"
    } else {
        ""
    };
    let mut text = sign.to_owned();
    if options.has(ZEROS) && options.has(HAS_WIDTH) {
        let length = sign.len() + digits.len();
        text.extend(std::iter::repeat_n('0', (options.width as usize).saturating_sub(length)));
    }
    text += &digits;
    padded(call, 1, options, &text, 1)
}
