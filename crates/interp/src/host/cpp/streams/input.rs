//! `std::basic_istream`: operators, lines, unformatted input. What belongs to a number is as in
//! [facet.num.get.virtuals].

use super::state::{self, BAD, END, FAILED, add_state, flags, ios, own_ios};
use super::{Buffer, Builtin};
use crate::Stop;
use crate::host::cpp::strings;
use crate::machine::{HostCall, HostResult};

/// Where an `istream` counts what the last unformatted input took.
const COUNT: u64 = 8;
/// The end of a buffer, in the type of characters.
const EOF: u64 = u32::MAX as u64;

macro_rules! stream_functions {
    (members: $($member:literal $function:expr;)* templates: $($template:literal $of_template:expr;)*
     buffers: $($buffer:literal $of_buffer:expr;)* others: $($other:literal $of_other:expr;)*) => {
        &[
            $((concat!("_ZNSi", $member), $function),)*
            $((concat!("_ZSt", $template), $of_template),)*
            $((concat!("_ZNSt15basic_streambufIcSt11char_traitsIcEE", $buffer), $of_buffer),)*
            $(($other, $of_other),)*
        ]
    };
}

pub(in crate::host) const TABLE: &[(&str, Builtin)] = stream_functions! {
    members:
    "rsERb" boolean;
    "rsERs" |call| signed(call, 2);
    "rsERt" |call| unsigned(call, 2);
    "rsERi" |call| signed(call, 4);
    "rsERj" |call| unsigned(call, 4);
    "rsERl" |call| signed(call, 8);
    "rsERm" |call| unsigned(call, 8);
    "rsERx" |call| signed(call, 8);
    "rsERy" |call| unsigned(call, 8);
    "10_M_extractIbEERSiRT_" boolean;
    "10_M_extractItEERSiRT_" |call| unsigned(call, 2);
    "10_M_extractIjEERSiRT_" |call| unsigned(call, 4);
    "10_M_extractIlEERSiRT_" |call| signed(call, 8);
    "10_M_extractImEERSiRT_" |call| unsigned(call, 8);
    "10_M_extractIxEERSiRT_" |call| signed(call, 8);
    "10_M_extractIyEERSiRT_" |call| unsigned(call, 8);
    "10_M_extractIfEERSiRT_" |call| float(call, 4);
    "10_M_extractIdEERSiRT_" |call| float(call, 8);
    "rsERf" |call| float(call, 4);
    "rsERd" |call| float(call, 8);
    "rsEPFRSiS_E" |call| { let stream = call.arg(0)?; call.call(call.arg(1)?, &[stream]) };
    "rsEPFRSt8ios_baseS0_E" super::output::on_ios;
    "rsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E" super::output::on_ios;
    "3getEv" |call| {
        let byte = get(call)?;
        Ok(byte.map_or(EOF, u64::from))
    };
    "3getERc" |call| {
        if let Some(byte) = get(call)? {
            let place = call.arg(1)?;
            call.memory().write_int(place, 1, byte.into())?;
        }
        call.arg(0)
    };
    "4peekEv" peek;
    "5ungetEv" |call| put_back(call, None);
    "7putbackEc" |call| put_back(call, Some(call.arg(1)? as u8));
    "6ignoreEv" |call| ignore(call, 1, None);
    "6ignoreEl" |call| ignore(call, call.arg(1)?, None);
    "6ignoreEli" |call| ignore(call, call.arg(1)?, u8::try_from(call.int(2)?).ok());
    "4readEPcl" read;
    "7getlineEPcl" |call| line_to_memory(call, b'\n');
    "7getlineEPclc" |call| line_to_memory(call, call.arg(3)? as u8);
    "5tellgEv" tell;
    "5seekgESt4fposI11__mbstate_tE" |call| seek(call, call.arg(1)? as i64, 0);
    "5seekgElSt12_Ios_Seekdir" |call| seek(call, call.arg(1)? as i64, call.int(2)?);
    "4syncEv" |_| Ok(0);
    templates:
    "rsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_" character;
    "rsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Ra" character;
    "rsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Rh" character;
    "rsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE" word;
    "7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE"
        |call| line(call, b'\n');
    "7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_"
        |call| line(call, call.arg(2)? as u8);
    "17__istream_extractRSiPcl" |call| word_to_memory(call, call.arg(2)?);
    "rsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_PS3_" |call| word_to_memory(call, i64::MAX as u64);
    "2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_" |call| {
        let ios = own_ios(call)?;
        let buffer = state::buffer_address(call, ios)?;
        if skip_space(call, buffer)? {
            add_state(call, ios, END)?;
        }
        call.arg(0)
    };
    "rsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St5_Setw" |call| {
        state::set_field(call, state::WIDTH, i64::from(call.int(1)?) as u64)
    };
    buffers:
    "5sgetcEv" |call| Ok(first(call, call.arg(0)?)?.map_or(EOF, u64::from));
    "6sbumpcEv" |call| Ok(next(call, call.arg(0)?)?.map_or(EOF, u64::from));
    "6snextcEv" |call| {
        let buffer = call.arg(0)?;
        Ok(match next(call, buffer)? {
            Some(_) => first(call, buffer)?.map_or(EOF, u64::from),
            None => EOF,
        })
    };
    "6sgetnEPcl" |call| {
        let bytes = take(call, call.arg(0)?, call.arg(2)?, |_| true)?.0;
        let place = call.arg(1)?;
        call.memory().bytes_mut(place, bytes.len() as u64)?.copy_from_slice(&bytes);
        Ok(bytes.len() as u64)
    };
    others:
    "_ZNKSi6gcountEv" |call| Ok(call.mem().read_int(call.arg(0)?.wrapping_add(COUNT), 8)?);
};

/// Takes the next byte of the buffer at this address.
pub(super) fn next(call: &mut HostCall<'_, '_>, addr: u64) -> Result<Option<u8>, Stop> {
    Ok(match state::buffer(call, addr)? {
        Buffer::Standard(0) => {
            // The user sees the question before typing the answer.
            if call.libc().pushed_back.is_empty() {
                call.libc().flush()?;
            }
            call.read_byte(0)?
        }
        Buffer::Standard(_) | Buffer::Closed => None,
        Buffer::File(file) => file.read_byte(),
        Buffer::Text(text) => {
            let byte = text.bytes.get(text.read).copied();
            text.read += usize::from(byte.is_some());
            byte
        }
    })
}

/// Gives a byte back; false where the buffer takes none.
fn back(call: &mut HostCall<'_, '_>, addr: u64, byte: u8) -> Result<bool, Stop> {
    Ok(match state::buffer(call, addr)? {
        Buffer::Standard(0) => call.unread_byte(0, byte),
        Buffer::Standard(_) | Buffer::Closed => false,
        Buffer::File(file) => file.unread_byte(byte),
        Buffer::Text(text) => {
            let has_one = text.read > 0;
            text.read -= usize::from(has_one);
            has_one
        }
    })
}

/// The next byte, which stays.
fn first(call: &mut HostCall<'_, '_>, addr: u64) -> Result<Option<u8>, Stop> {
    let byte = next(call, addr)?;
    if let Some(byte) = byte {
        back(call, addr, byte)?;
    }
    Ok(byte)
}

/// Takes bytes for as long as `wanted` holds, at most `n`; says whether the end came first.
fn take(
    call: &mut HostCall<'_, '_>,
    addr: u64,
    n: u64,
    wanted: impl Fn(u8) -> bool,
) -> Result<(Vec<u8>, bool), Stop> {
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < n {
        match next(call, addr)? {
            None => return Ok((bytes, true)),
            Some(byte) if wanted(byte) => bytes.push(byte),
            Some(byte) => {
                back(call, addr, byte)?;
                break;
            }
        }
    }
    Ok((bytes, false))
}

/// `isspace` of the C locale.
fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b
}

/// Whether the end came.
fn skip_space(call: &mut HostCall<'_, '_>, addr: u64) -> Result<bool, Stop> {
    while let Some(byte) = next(call, addr)? {
        if !is_space(byte) {
            back(call, addr, byte)?;
            return Ok(false);
        }
    }
    Ok(true)
}

/// A stream that is ready for input.
#[derive(Clone, Copy)]
struct Source {
    ios: u64,
    buffer: u64,
}

/// The stream in the first argument, if its state lets input begin; `formatted` input skips space before.
fn source(call: &mut HostCall<'_, '_>, formatted: bool) -> Result<Option<Source>, Stop> {
    let ios = own_ios(call)?;
    if state::state(call, ios)? != 0 {
        add_state(call, ios, FAILED)?;
        return Ok(None);
    }
    let buffer = state::buffer_address(call, ios)?;
    if formatted && flags(call, ios)? & state::SKIP_SPACE != 0 && skip_space(call, buffer)? {
        add_state(call, ios, END | FAILED)?;
        return Ok(None);
    }
    Ok(Some(Source { ios, buffer }))
}

/// The bytes that may be a number: a sign, digits, and what else `more` takes, given what is there.
fn number_text(
    call: &mut HostCall<'_, '_>,
    source: Source,
    more: impl Fn(&[u8], u8) -> bool,
) -> Result<Vec<u8>, Stop> {
    let mut text = Vec::new();
    loop {
        match next(call, source.buffer)? {
            None => {
                add_state(call, source.ios, END)?;
                return Ok(text);
            }
            Some(byte) if (text.is_empty() && b"+-".contains(&byte)) || more(&text, byte) => text.push(byte),
            Some(byte) => {
                back(call, source.buffer, byte)?;
                return Ok(text);
            }
        }
    }
}

/// An integer: whether it has a minus, and its size, which is nothing where it is too large; or nothing at
/// all.
fn integer(call: &mut HostCall<'_, '_>, source: Source) -> Result<Option<(bool, Option<u64>)>, Stop> {
    let base = match flags(call, source.ios)? & (state::OCTAL | state::HEXADECIMAL | state::DECIMAL) {
        state::OCTAL => 8,
        state::HEXADECIMAL => 16,
        state::DECIMAL => 10,
        _ => 0,
    };
    let digits_of = |text: &[u8]| usize::from(text.first().is_some_and(|byte| b"+-".contains(byte)));
    let has_prefix = |text: &[u8]| text.get(digits_of(text) + 1).is_some_and(|byte| b"xX".contains(byte));
    let may_have_prefix = matches!(base, 0 | 16);
    let text = number_text(call, source, |text, byte| {
        let digits = &text[digits_of(text)..];
        let base = match base {
            0 if has_prefix(text) => 16,
            0 if digits.first() == Some(&b'0') => 8,
            0 => 10,
            base => base,
        };
        let is_prefix = may_have_prefix && b"xX".contains(&byte) && digits == b"0";
        is_prefix || (byte as char).is_digit(base)
    })?;
    let is_negative = text.first() == Some(&b'-');
    let digits = &text[digits_of(&text)..];
    let (digits, base) = match (base, digits) {
        (0 | 16, [b'0', b'x' | b'X', rest @ ..]) => (rest, 16),
        (0, [b'0', ..]) => (digits, 8),
        (0, _) => (digits, 10),
        (base, digits) => (digits, base),
    };
    let Ok(digits) = str::from_utf8(digits) else { return Ok(None) };
    if digits.is_empty() {
        return Ok(None);
    }
    Ok(Some((is_negative, u64::from_str_radix(digits, base).ok())))
}

/// Stores a number where the second argument points, and says whether it is the one that was read.
fn store(
    call: &mut HostCall<'_, '_>,
    source: Source,
    n_bytes: u32,
    value: u64,
    is_right: bool,
) -> HostResult {
    let place = call.arg(1)?;
    call.memory().write_int(place, n_bytes, value)?;
    if !is_right {
        add_state(call, source.ios, FAILED)?;
    }
    call.arg(0)
}

/// What is too large becomes the largest, or smallest, of the type.
fn signed(call: &mut HostCall<'_, '_>, n_bytes: u32) -> HostResult {
    let Some(source) = source(call, true)? else { return call.arg(0) };
    let Some((is_negative, size)) = integer(call, source)? else {
        return store(call, source, n_bytes, 0, false);
    };
    let most = i64::MAX as u64 >> (64 - 8 * n_bytes);
    let limit = if is_negative { most + 1 } else { most };
    let kept = size.map_or(limit, |size| size.min(limit));
    let value = if is_negative { kept.wrapping_neg() } else { kept };
    store(call, source, n_bytes, value, size == Some(kept))
}

/// A minus gives the number that is missing to zero.
fn unsigned(call: &mut HostCall<'_, '_>, n_bytes: u32) -> HostResult {
    let Some(source) = source(call, true)? else { return call.arg(0) };
    let Some((is_negative, size)) = integer(call, source)? else {
        return store(call, source, n_bytes, 0, false);
    };
    let most = u64::MAX >> (64 - 8 * n_bytes);
    match size.filter(|&size| size <= most) {
        Some(size) => {
            store(call, source, n_bytes, if is_negative { size.wrapping_neg() } else { size }, true)
        }
        None => store(call, source, n_bytes, most, false),
    }
}

fn boolean(call: &mut HostCall<'_, '_>) -> HostResult {
    let Some(source) = source(call, true)? else { return call.arg(0) };
    if flags(call, source.ios)? & state::BOOLALPHA != 0 {
        let (mut found, mut text) = (None, Vec::new());
        while found.is_none() {
            let byte = next(call, source.buffer)?;
            text.extend(byte);
            let fits = |word: &[u8]| byte.is_some() && word.starts_with(&text);
            if !fits(b"true") && !fits(b"false") {
                match byte {
                    Some(byte) => _ = back(call, source.buffer, byte)?,
                    None => _ = add_state(call, source.ios, END)?,
                }
                break;
            }
            found = match &*text {
                b"true" => Some(1),
                b"false" => Some(0),
                _ => None,
            };
        }
        return store(call, source, 1, found.unwrap_or(0), found.is_some());
    }
    let Some((is_negative, size)) = integer(call, source)? else { return store(call, source, 1, 0, false) };
    let is_bool = matches!((is_negative, size), (_, Some(0)) | (false, Some(1)));
    store(call, source, 1, if size == Some(0) { 0 } else { 1 }, is_bool)
}

fn float(call: &mut HostCall<'_, '_>, n_bytes: u32) -> HostResult {
    let Some(source) = source(call, true)? else { return call.arg(0) };
    let text = number_text(call, source, |text, byte| match byte {
        b'0'..=b'9' => true,
        b'.' => !text.iter().any(|byte| b".eE".contains(byte)),
        b'e' | b'E' => text.iter().any(u8::is_ascii_digit) && !text.iter().any(|byte| b"eE".contains(byte)),
        b'+' | b'-' => text.last().is_some_and(|byte| b"eE".contains(byte)),
        _ => false,
    })?;
    let text = String::from_utf8(text).unwrap_or_default();
    let (bits, is_right) = if n_bytes == 4 {
        let value = text.parse::<f32>().ok();
        let kept = value.unwrap_or(0.0).clamp(f32::MIN, f32::MAX);
        (u64::from(kept.to_bits()), value == Some(kept))
    } else {
        let value = text.parse::<f64>().ok();
        let kept = value.unwrap_or(0.0).clamp(f64::MIN, f64::MAX);
        (kept.to_bits(), value == Some(kept))
    };
    store(call, source, n_bytes, bits, is_right)
}

fn character(call: &mut HostCall<'_, '_>) -> HostResult {
    let Some(source) = source(call, true)? else { return call.arg(0) };
    match next(call, source.buffer)? {
        Some(byte) => store(call, source, 1, byte.into(), true),
        None => {
            add_state(call, source.ios, END | FAILED)?;
            call.arg(0)
        }
    }
}

/// The bytes up to the next space, at most `limit` and the stream's width.
fn take_word(call: &mut HostCall<'_, '_>, source: Source, limit: u64) -> Result<Vec<u8>, Stop> {
    let width = state::take_width(call, source.ios)?;
    let limit = if width == 0 { limit } else { width.min(limit) };
    let (bytes, is_end) = take(call, source.buffer, limit, |byte| !is_space(byte))?;
    let failed = if bytes.is_empty() { FAILED } else { 0 };
    add_state(call, source.ios, failed | if is_end { END } else { 0 })?;
    Ok(bytes)
}

fn word(call: &mut HostCall<'_, '_>) -> HostResult {
    let Some(source) = source(call, true)? else { return call.arg(0) };
    let bytes = take_word(call, source, i64::MAX as u64)?;
    strings::set_text(call, call.arg(1)?, bytes)?;
    call.arg(0)
}

/// Into an array for `size` characters, with a NUL.
fn word_to_memory(call: &mut HostCall<'_, '_>, size: u64) -> HostResult {
    let Some(source) = source(call, true)? else { return call.arg(0) };
    let mut bytes = take_word(call, source, size.saturating_sub(1))?;
    bytes.push(0);
    let place = call.arg(1)?;
    call.memory().bytes_mut(place, bytes.len() as u64)?.copy_from_slice(&bytes);
    call.arg(0)
}

fn line(call: &mut HostCall<'_, '_>, end: u8) -> HostResult {
    let Some(source) = source(call, false)? else { return call.arg(0) };
    let (bytes, is_end) = take(call, source.buffer, u64::MAX, |byte| byte != end)?;
    if is_end {
        add_state(call, source.ios, END | if bytes.is_empty() { FAILED } else { 0 })?;
    } else {
        next(call, source.buffer)?;
    }
    strings::set_text(call, call.arg(1)?, bytes)?;
    call.arg(0)
}

/// A line into an array, with a NUL; what does not fit stays.
fn line_to_memory(call: &mut HostCall<'_, '_>, end: u8) -> HostResult {
    let (place, size) = (call.arg(1)?, call.arg(2)?);
    let Some(source) = source(call, false)? else {
        set_count(call, 0)?;
        if size > 0 {
            call.memory().write_int(place, 1, 0)?;
        }
        return call.arg(0);
    };
    let (mut bytes, is_end) = take(call, source.buffer, size.saturating_sub(1), |byte| byte != end)?;
    let mut count = bytes.len() as u64;
    if is_end {
        add_state(call, source.ios, END | if bytes.is_empty() { FAILED } else { 0 })?;
    } else if first(call, source.buffer)? == Some(end) {
        next(call, source.buffer)?;
        count += 1;
    } else if first(call, source.buffer)?.is_none() {
        add_state(call, source.ios, END)?;
    } else {
        add_state(call, source.ios, FAILED)?;
    }
    set_count(call, count)?;
    bytes.push(0);
    if size > 0 {
        call.memory().bytes_mut(place, bytes.len() as u64)?.copy_from_slice(&bytes);
    }
    call.arg(0)
}

fn set_count(call: &mut HostCall<'_, '_>, count: u64) -> Result<(), Stop> {
    let stream = call.arg(0)?;
    Ok(call.memory().write_int(stream.wrapping_add(COUNT), 8, count)?)
}

/// The next character, counted.
fn get(call: &mut HostCall<'_, '_>) -> Result<Option<u8>, Stop> {
    set_count(call, 0)?;
    let Some(source) = source(call, false)? else { return Ok(None) };
    let byte = next(call, source.buffer)?;
    match byte {
        Some(_) => set_count(call, 1)?,
        None => _ = add_state(call, source.ios, END | FAILED)?,
    }
    Ok(byte)
}

fn peek(call: &mut HostCall<'_, '_>) -> HostResult {
    set_count(call, 0)?;
    let Some(source) = source(call, false)? else { return Ok(EOF) };
    let byte = first(call, source.buffer)?;
    if byte.is_none() {
        add_state(call, source.ios, END)?;
    }
    Ok(byte.map_or(EOF, u64::from))
}

/// Gives back a character, or the last one; a stream on the standard input or a file knows it no more.
fn put_back(call: &mut HostCall<'_, '_>, byte: Option<u8>) -> HostResult {
    set_count(call, 0)?;
    let ios = own_ios(call)?;
    let state = state::state(call, ios)? & !END;
    state::set_state(call, ios, state)?;
    let Some(source) = source(call, false)? else { return call.arg(0) };
    let last = match state::buffer(call, source.buffer)? {
        Buffer::Text(text) => text
            .read
            .checked_sub(1)
            .map(|at| text.bytes[at])
            .filter(|&last| byte.is_none_or(|byte| byte == last)),
        _ if byte.is_none() => {
            let what = "`unget` on a stream that is not on a string";
            return Err(crate::TrapKind::Unsupported(what.into()).into());
        }
        _ => byte,
    };
    let is_back = match last {
        Some(last) => back(call, source.buffer, last)?,
        None => false,
    };
    if !is_back {
        add_state(call, ios, BAD)?;
    }
    call.arg(0)
}

/// Skips at most `n` characters, up to one that is `end`.
fn ignore(call: &mut HostCall<'_, '_>, n: u64, end: Option<u8>) -> HostResult {
    set_count(call, 0)?;
    let Some(source) = source(call, false)? else { return call.arg(0) };
    // The largest number is no limit.
    let n = if n == i64::MAX as u64 { u64::MAX } else { n };
    let (mut count, mut is_end) = (0, false);
    while count < n {
        match next(call, source.buffer)? {
            None => {
                is_end = true;
                break;
            }
            byte => {
                count += 1;
                if byte == end {
                    break;
                }
            }
        }
    }
    if is_end {
        add_state(call, source.ios, END)?;
    }
    set_count(call, count)?;
    call.arg(0)
}

fn read(call: &mut HostCall<'_, '_>) -> HostResult {
    set_count(call, 0)?;
    let (place, n) = (call.arg(1)?, call.arg(2)?);
    let Some(source) = source(call, false)? else { return call.arg(0) };
    let (bytes, is_end) = take(call, source.buffer, n, |_| true)?;
    call.memory().bytes_mut(place, bytes.len() as u64)?.copy_from_slice(&bytes);
    if is_end {
        add_state(call, source.ios, END | FAILED)?;
    }
    set_count(call, bytes.len() as u64)?;
    call.arg(0)
}

fn tell(call: &mut HostCall<'_, '_>) -> HostResult {
    call.set_second(0);
    let ios = ios(call, call.arg(0)?)?;
    if state::state(call, ios)? & (BAD | FAILED) != 0 {
        return Ok(u64::MAX);
    }
    let addr = state::buffer_address(call, ios)?;
    Ok(match state::buffer(call, addr)? {
        Buffer::Text(text) => text.read as u64,
        Buffer::File(file) => file.tell().map_or(u64::MAX, |at| at as u64),
        Buffer::Standard(_) | Buffer::Closed => u64::MAX,
    })
}

/// Moves to a position from the start, from here, or from the end.
fn seek(call: &mut HostCall<'_, '_>, offset: i64, from: i32) -> HostResult {
    let ios = own_ios(call)?;
    let state = state::state(call, ios)? & !END;
    state::set_state(call, ios, state)?;
    if state & (BAD | FAILED) != 0 {
        return call.arg(0);
    }
    let addr = state::buffer_address(call, ios)?;
    let found = match state::buffer(call, addr)? {
        Buffer::Text(text) => {
            let start = match from {
                0 => 0,
                1 => text.read,
                _ => text.bytes.len(),
            };
            let at = (start as i64).checked_add(offset).and_then(|at| usize::try_from(at).ok());
            let at = at.filter(|&at| at <= text.bytes.len());
            text.read = at.unwrap_or(text.read);
            at.is_some()
        }
        Buffer::File(file) => file.seek(offset, from).is_ok(),
        Buffer::Standard(_) | Buffer::Closed => false,
    };
    if !found {
        add_state(call, ios, FAILED)?;
    }
    call.arg(0)
}
