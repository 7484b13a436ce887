//! `std::basic_ostream`: operators, manipulators, unformatted output. Numbers are the C library's, as in
//! libstdc++; the tables of flags are those of the standard ([facet.num.put.virtuals]).

use super::state::{self, add_state, flags, ios, own_ios, take_width};
use super::{Buffer, Builtin};
use crate::host::cpp::strings;
use crate::host::native::{Printed, print};
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

/// More characters of one item are refused.
const MAX_WIDTH: u64 = 1 << 28;

macro_rules! stream_functions {
    (members: $($member:literal $function:expr;)* templates: $($template:literal $of_template:expr;)*
     others: $($other:literal $of_other:expr;)*) => {
        &[
            $((concat!("_ZNSo", $member), $function),)*
            // Those for any stream of characters are templates, whose names end as `$template`.
            $((concat!("_ZSt", $template), $of_template),)*
            $(($other, $of_other),)*
        ]
    };
}

pub(in crate::host) const TABLE: &[(&str, Builtin)] = stream_functions! {
    members:
    "lsEb" boolean;
    "lsEs" |call| signed(call, 2);
    "lsEt" |call| unsigned(call, 2);
    "lsEi" |call| signed(call, 4);
    "lsEj" |call| unsigned(call, 4);
    "lsEl" |call| signed(call, 8);
    "lsEm" |call| unsigned(call, 8);
    "lsEx" |call| signed(call, 8);
    "lsEy" |call| unsigned(call, 8);
    "lsEf" |call| double(call, f64::from(call.f32(1)?));
    "lsEd" |call| double(call, call.f64(1)?);
    "lsEe" long_double;
    "lsEPKv" pointer;
    "lsEDn" |call| text(call, b"nullptr");
    "9_M_insertIbEERSoT_" boolean;
    "9_M_insertIlEERSoT_" |call| signed(call, 8);
    "9_M_insertImEERSoT_" |call| unsigned(call, 8);
    "9_M_insertIxEERSoT_" |call| signed(call, 8);
    "9_M_insertIyEERSoT_" |call| unsigned(call, 8);
    "9_M_insertIdEERSoT_" |call| double(call, call.f64(1)?);
    "9_M_insertIeEERSoT_" long_double;
    "9_M_insertIPKvEERSoT_" pointer;
    "lsEPFRSoS_E" |call| { let stream = call.arg(0)?; call.call(call.arg(1)?, &[stream]) };
    "lsEPFRSt8ios_baseS0_E" on_ios;
    "lsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E" on_ios;
    "lsEPSt15basic_streambufIcSt11char_traitsIcEE" whole_buffer;
    "3putEc" |call| raw(call, &[call.arg(1)? as u8]);
    "5writeEPKcl" |call| { let bytes = bytes(call)?; raw(call, &bytes) };
    "8_M_writeEPKcl" |call| { let bytes = bytes(call)?; raw(call, &bytes) };
    "5flushEv" flush;
    "5tellpEv" tell;
    "5seekpESt4fposI11__mbstate_tE" seek;
    templates:
    "lsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc" characters;
    "lsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKa" characters;
    "lsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKh" characters;
    "lsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c" |call| text(call, &[call.arg(1)? as u8]);
    "lsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a" |call| text(call, &[call.arg(1)? as u8]);
    "lsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h" |call| text(call, &[call.arg(1)? as u8]);
    "lsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE" |call| {
        let string = strings::text(call, call.arg(1)?)?;
        text(call, &string)
    };
    "16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l" |call| {
        let bytes = bytes(call)?;
        text(call, &bytes)
    };
    "4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_" |call| {
        raw(call, b"\n")?;
        flush(call)
    };
    "4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_" |call| raw(call, &[0]);
    "5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_" flush;
    "lsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw" |call| {
        state::set_field(call, state::WIDTH, i64::from(call.int(1)?) as u64)
    };
    "lsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision" |call| {
        state::set_field(call, state::PRECISION, i64::from(call.int(1)?) as u64)
    };
    "lsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E" |call| {
        let ios = own_ios(call)?;
        state::set_fill(call, ios, call.arg(1)?)?;
        call.arg(0)
    };
    "lsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St12_Setiosflags" |call| {
        let ios = own_ios(call)?;
        state::set_flags(call, ios, u64::MAX, call.arg(1)?)?;
        call.arg(0)
    };
    "lsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St14_Resetiosflags" |call| {
        let ios = own_ios(call)?;
        state::set_flags(call, ios, 0, call.arg(1)?)?;
        call.arg(0)
    };
    "lsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_Setbase" |call| {
        let base = match call.int(1)? {
            8 => state::OCTAL,
            10 => state::DECIMAL,
            16 => state::HEXADECIMAL,
            _ => 0,
        };
        let ios = own_ios(call)?;
        state::set_flags(call, ios, base, state::OCTAL | state::DECIMAL | state::HEXADECIMAL)?;
        call.arg(0)
    };
    others:
    "_ZNSt15basic_streambufIcSt11char_traitsIcEE5sputcEc" |call| {
        let byte = call.arg(1)? as u8;
        Ok(if write(call, call.arg(0)?, &[byte])? { u64::from(byte) } else { u64::from(u32::MAX) })
    };
    "_ZNSt15basic_streambufIcSt11char_traitsIcEE5sputnEPKcl" |call| {
        let bytes = bytes(call)?;
        Ok(if write(call, call.arg(0)?, &bytes)? { bytes.len() as u64 } else { 0 })
    };
};

/// The bytes at the second argument; the third one says how many.
fn bytes(call: &HostCall<'_, '_>) -> Result<Vec<u8>, Stop> {
    Ok(call.mem().bytes(call.arg(1)?, call.arg(2)?)?.to_vec())
}

/// Writes to the buffer at this address; gives whether it took everything.
pub(super) fn write(call: &mut HostCall<'_, '_>, addr: u64, bytes: &[u8]) -> Result<bool, Stop> {
    /// A text of more is no program's that ends.
    const MAX_TEXT: usize = 1 << 30;
    match state::buffer(call, addr)? {
        &mut Buffer::Standard(number) => Ok(call.write_stream(number, bytes)? == bytes.len()),
        Buffer::File(file) => Ok(file.write(bytes) == bytes.len()),
        Buffer::Closed => Ok(false),
        Buffer::Text(text) => {
            let end = text.written + bytes.len();
            if end > MAX_TEXT {
                return Err(TrapKind::Unsupported("more than 1 GiB in a stream on a string".into()).into());
            }
            text.bytes.resize(text.bytes.len().max(end), 0);
            text.bytes[text.written..end].copy_from_slice(bytes);
            text.written = end;
            Ok(true)
        }
    }
}

/// Writes to the stream in the first argument as it is; gives the stream.
fn raw(call: &mut HostCall<'_, '_>, bytes: &[u8]) -> HostResult {
    let stream = call.arg(0)?;
    let ios = ios(call, stream)?;
    if state::state(call, ios)? != 0 {
        add_state(call, ios, if state::state(call, ios)? & state::BAD != 0 { state::FAILED } else { 0 })?;
        return Ok(stream);
    }
    let buffer = state::buffer_address(call, ios)?;
    if !write(call, buffer, bytes)? {
        add_state(call, ios, state::BAD)?;
    }
    if flags(call, ios)? & state::UNIT_BUFFER != 0 {
        flush(call)?;
    }
    Ok(stream)
}

fn flush(call: &mut HostCall<'_, '_>) -> HostResult {
    let stream = call.arg(0)?;
    let ios = ios(call, stream)?;
    let addr = state::buffer_address(call, ios)?;
    match state::buffer(call, addr)? {
        Buffer::Standard(_) => call.libc().flush()?,
        Buffer::File(file) => {
            if file.flush().is_err() {
                add_state(call, ios, state::BAD)?;
            }
        }
        Buffer::Text(_) | Buffer::Closed => {}
    }
    Ok(stream)
}

/// Writes an item in the stream's width. `head` bytes of it, a sign or what says the base, are on the left of
/// what fills it, where the flags say so.
fn padded(call: &mut HostCall<'_, '_>, item: &[u8], head: usize) -> HostResult {
    let ios = own_ios(call)?;
    if state::state(call, ios)? != 0 {
        return raw(call, item);
    }
    let width = take_width(call, ios)?;
    if width > MAX_WIDTH {
        return Err(TrapKind::Unsupported("more than 256 MiB of formatted output".into()).into());
    }
    let missing = (width as usize).saturating_sub(item.len());
    if missing == 0 {
        return raw(call, item);
    }
    let at = match flags(call, ios)? & (state::LEFT | state::RIGHT | state::INTERNAL) {
        state::LEFT => item.len(),
        state::INTERNAL => head,
        _ => 0,
    };
    let mut all = item[..at].to_vec();
    all.resize(at + missing, state::fill(call, ios)?);
    all.extend_from_slice(&item[at..]);
    raw(call, &all)
}

fn text(call: &mut HostCall<'_, '_>, text: &[u8]) -> HostResult {
    padded(call, text, 0)
}

/// A text that ends with a NUL; a null pointer makes the stream bad.
fn characters(call: &mut HostCall<'_, '_>) -> HostResult {
    if call.arg(1)? == 0 {
        let ios = own_ios(call)?;
        add_state(call, ios, state::BAD)?;
        return call.arg(0);
    }
    let string = call.string(1)?;
    text(call, &string)
}

fn boolean(call: &mut HostCall<'_, '_>) -> HostResult {
    let ios = own_ios(call)?;
    let value = call.arg(1)? & 1;
    if flags(call, ios)? & state::BOOLALPHA != 0 {
        return text(call, if value == 1 { b"true" } else { b"false" });
    }
    integer(call, value, false)
}

/// A signed number of so many bytes: in octal and hexadecimal, its bits.
fn signed(call: &mut HostCall<'_, '_>, n_bytes: u32) -> HostResult {
    let unused = 64 - 8 * n_bytes;
    let bits = call.arg(1)? << unused;
    let ios = own_ios(call)?;
    if flags(call, ios)? & (state::OCTAL | state::HEXADECIMAL) != 0 {
        return integer(call, bits >> unused, false);
    }
    let value = bits as i64 >> unused;
    integer(call, value.unsigned_abs(), value < 0)
}

fn unsigned(call: &mut HostCall<'_, '_>, n_bytes: u32) -> HostResult {
    let unused = 64 - 8 * n_bytes;
    let value = call.arg(1)? << unused >> unused;
    let ios = own_ios(call)?;
    // A plus is for signed numbers alone.
    let all = flags(call, ios)?;
    state::set_flags(call, ios, 0, state::SHOW_PLUS)?;
    let stream = integer(call, value, false)?;
    state::set_flags(call, ios, all, state::SHOW_PLUS)?;
    Ok(stream)
}

fn integer(call: &mut HostCall<'_, '_>, value: u64, is_negative: bool) -> HostResult {
    let ios = own_ios(call)?;
    let flags = flags(call, ios)?;
    let has = |flag| flags & flag != 0;
    let (mut item, digits) = match flags & (state::OCTAL | state::HEXADECIMAL | state::DECIMAL) {
        state::OCTAL => {
            let prefix = if has(state::SHOW_BASE) && value != 0 { "0" } else { "" };
            (prefix.to_owned(), format!("{value:o}"))
        }
        state::HEXADECIMAL => {
            let prefix = match has(state::SHOW_BASE) && value != 0 {
                true if has(state::UPPERCASE) => "0X",
                true => "0x",
                false => "",
            };
            let digits = if has(state::UPPERCASE) { format!("{value:X}") } else { format!("{value:x}") };
            (prefix.to_owned(), digits)
        }
        _ => {
            let sign = if is_negative {
                "-"
            } else if has(state::SHOW_PLUS) {
                "+"
            } else {
                ""
            };
            (sign.to_owned(), value.to_string())
        }
    };
    // In octal the prefix is a digit.
    let head = if item == "0" { 0 } else { item.len() };
    item += &digits;
    padded(call, item.as_bytes(), head)
}

/// The conversion of `printf` for the flags: sign, form, precision and letters.
fn conversion(call: &mut HostCall<'_, '_>, length: &str) -> Result<String, Stop> {
    let ios = own_ios(call)?;
    let flags = flags(call, ios)?;
    let precision = call.mem().read_int(ios.wrapping_add(state::PRECISION), 8)? as i64;
    if precision > MAX_WIDTH as i64 {
        return Err(TrapKind::Unsupported("more than 256 MiB of formatted output".into()).into());
    }
    let (letter, has_precision) = match flags & (state::FIXED | state::SCIENTIFIC) {
        state::FIXED => ('f', true),
        state::SCIENTIFIC => ('e', true),
        0 => ('g', true),
        _ => ('a', false),
    };
    let letter = if flags & state::UPPERCASE != 0 { letter.to_ascii_uppercase() } else { letter };
    let plus = if flags & state::SHOW_PLUS != 0 { "+" } else { "" };
    let point = if flags & state::SHOW_POINT != 0 { "#" } else { "" };
    let precision = if has_precision && precision >= 0 { format!(".{precision}") } else { String::new() };
    Ok(format!("%{plus}{point}{precision}{length}{letter}"))
}

fn number(call: &mut HostCall<'_, '_>, spec: &str, value: Printed<'_>) -> HostResult {
    let refused = || TrapKind::Unsupported("more than 2 GiB of formatted output".into());
    let item = print(spec, value).ok_or_else(refused)?;
    let mut head = usize::from(item.starts_with(b"-") || item.starts_with(b"+"));
    if item[head..].starts_with(b"0x") || item[head..].starts_with(b"0X") {
        head = if head == 0 { 2 } else { head };
    }
    padded(call, &item, head)
}

fn double(call: &mut HostCall<'_, '_>, value: f64) -> HostResult {
    let spec = conversion(call, "")?;
    number(call, &spec, Printed::Double(value.to_bits()))
}

fn long_double(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = call.f80(1)?;
    let spec = conversion(call, "L")?;
    number(call, &spec, Printed::LongDouble(value.to_bytes()))
}

/// An address: hexadecimal with its base, whatever the flags say.
fn pointer(call: &mut HostCall<'_, '_>) -> HostResult {
    let ios = own_ios(call)?;
    let all = flags(call, ios)?;
    let base = state::OCTAL | state::DECIMAL | state::HEXADECIMAL;
    let mask = base | state::SHOW_BASE | state::UPPERCASE;
    state::set_flags(call, ios, state::HEXADECIMAL | state::SHOW_BASE, mask)?;
    let stream = integer(call, call.arg(1)?, false)?;
    state::set_flags(call, ios, all, mask)?;
    Ok(stream)
}

/// Calls a manipulator with the stream's `basic_ios`.
pub(super) fn on_ios(call: &mut HostCall<'_, '_>) -> HostResult {
    let ios = own_ios(call)?;
    call.call(call.arg(1)?, &[ios])?;
    call.arg(0)
}

/// All that another buffer has.
fn whole_buffer(call: &mut HostCall<'_, '_>) -> HostResult {
    let source = call.arg(1)?;
    let mut all = Vec::new();
    while let Some(byte) = super::input::next(call, source)? {
        all.push(byte);
    }
    if all.is_empty() {
        let ios = own_ios(call)?;
        add_state(call, ios, state::FAILED)?;
    }
    raw(call, &all)
}

fn tell(call: &mut HostCall<'_, '_>) -> HostResult {
    let ios = own_ios(call)?;
    call.set_second(0);
    if state::state(call, ios)? & (state::BAD | state::FAILED) != 0 {
        return Ok(u64::MAX);
    }
    let addr = state::buffer_address(call, ios)?;
    Ok(match state::buffer(call, addr)? {
        Buffer::Text(text) => text.written as u64,
        Buffer::File(file) => file.tell().map_or(u64::MAX, |at| at as u64),
        Buffer::Standard(_) | Buffer::Closed => u64::MAX,
    })
}

fn seek(call: &mut HostCall<'_, '_>) -> HostResult {
    let ios = own_ios(call)?;
    let (addr, at) = (state::buffer_address(call, ios)?, call.arg(1)?);
    let found = match state::buffer(call, addr)? {
        Buffer::Text(text) if at <= text.bytes.len() as u64 => {
            text.written = at as usize;
            true
        }
        Buffer::File(file) => file.seek(at as i64, libc::SEEK_SET).is_ok(),
        _ => false,
    };
    if !found {
        add_state(call, ios, state::FAILED)?;
    }
    call.arg(0)
}
