//! `std::ios_base` and `std::basic_ios`: their fields, the state of a stream, and its buffer.

use super::{Buffer, Builtin, Class};
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

// Fields of `ios_base`, and after them those of `basic_ios`.
pub(super) const PRECISION: u64 = 8;
pub(super) const WIDTH: u64 = 16;
pub(super) const FLAGS: u64 = 24;
const EXCEPTIONS: u64 = 28;
const STATE: u64 = 32;
const TIE: u64 = 216;
pub(super) const FILL: u64 = 224;
/// Whether there is a fill character: until it is asked for, there is none.
const HAS_FILL: u64 = 225;
pub(super) const BUFFER: u64 = 232;

// `std::ios_base::fmtflags`.
pub(super) const BOOLALPHA: u64 = 1;
pub(super) const DECIMAL: u64 = 1 << 1;
pub(super) const FIXED: u64 = 1 << 2;
pub(super) const HEXADECIMAL: u64 = 1 << 3;
pub(super) const INTERNAL: u64 = 1 << 4;
pub(super) const LEFT: u64 = 1 << 5;
pub(super) const OCTAL: u64 = 1 << 6;
pub(super) const RIGHT: u64 = 1 << 7;
pub(super) const SCIENTIFIC: u64 = 1 << 8;
pub(super) const SHOW_BASE: u64 = 1 << 9;
pub(super) const SHOW_POINT: u64 = 1 << 10;
pub(super) const SHOW_PLUS: u64 = 1 << 11;
pub(super) const SKIP_SPACE: u64 = 1 << 12;
pub(super) const UNIT_BUFFER: u64 = 1 << 13;
pub(super) const UPPERCASE: u64 = 1 << 14;
pub(super) const DEFAULT_FLAGS: u64 = SKIP_SPACE | DECIMAL;

// `std::ios_base::iostate`.
pub(super) const BAD: u64 = 1;
pub(super) const END: u64 = 2;
pub(super) const FAILED: u64 = 4;

macro_rules! members {
    ($($name:literal $function:expr;)* constant: $($constant:literal $of_constant:expr;)*
     others: $($other:literal $of_other:expr;)*) => {
        &[
            $((concat!("_ZNSt9basic_iosIcSt11char_traitsIcEE", $name), $function),)*
            $((concat!("_ZNKSt9basic_iosIcSt11char_traitsIcEE", $constant), $of_constant),)*
            $(($other, $of_other),)*
        ]
    };
}

pub(in crate::host) const TABLE: &[(&str, Builtin)] = members! {
    "5clearESt12_Ios_Iostate" |call| set_state(call, call.arg(0)?, call.arg(1)?);
    "8setstateESt12_Ios_Iostate" |call| add_state(call, call.arg(0)?, call.arg(1)?);
    "10exceptionsESt12_Ios_Iostate" |call| {
        let (ios, mask) = (call.arg(0)?, call.arg(1)?);
        call.memory().write_int(ios.wrapping_add(EXCEPTIONS), 4, mask)?;
        let state = state(call, ios)?;
        set_state(call, ios, state)
    };
    "4fillEc" |call| {
        let old = fill(call, call.arg(0)?)?;
        set_fill(call, call.arg(0)?, call.arg(1)?)?;
        Ok(u64::from(old))
    };
    "3tieEPSo" |call| exchange(call, TIE);
    "5rdbufEPSt15basic_streambufIcS1_E" |call| {
        let old = exchange(call, BUFFER)?;
        set_state(call, call.arg(0)?, 0)?;
        Ok(old)
    };
    constant:
    "cvbEv" |call| Ok(u64::from(state(call, call.arg(0)?)? & (BAD | FAILED) == 0));
    "ntEv" |call| Ok(u64::from(state(call, call.arg(0)?)? & (BAD | FAILED) != 0));
    "4goodEv" |call| Ok(u64::from(state(call, call.arg(0)?)? == 0));
    "4failEv" |call| Ok(u64::from(state(call, call.arg(0)?)? & (BAD | FAILED) != 0));
    "3eofEv" |call| Ok(u64::from(state(call, call.arg(0)?)? & END != 0));
    "3badEv" |call| Ok(u64::from(state(call, call.arg(0)?)? & BAD != 0));
    "7rdstateEv" |call| state(call, call.arg(0)?);
    "10exceptionsEv" |call| Ok(call.mem().read_int(call.arg(0)?.wrapping_add(EXCEPTIONS), 4)?);
    "4fillEv" |call| Ok(u64::from(fill(call, call.arg(0)?)?));
    "3tieEv" |call| Ok(call.mem().read_int(call.arg(0)?.wrapping_add(TIE), 8)?);
    "5rdbufEv" |call| Ok(call.mem().read_int(call.arg(0)?.wrapping_add(BUFFER), 8)?);
    "5widenEc" |call| call.arg(1);
    "6narrowEcc" |call| call.arg(1);
    others:
    "_ZNSt8ios_base4InitC1Ev" |_| Ok(0);
    "_ZNSt8ios_base4InitD1Ev" |_| Ok(0);
    "_ZNSt8ios_base15sync_with_stdioEb" |_| Ok(1);
};

/// Sets a field to the second argument; gives what it was.
fn exchange(call: &mut HostCall<'_, '_>, field: u64) -> HostResult {
    let (ios, new) = (call.arg(0)?, call.arg(1)?);
    let old = call.mem().read_int(ios.wrapping_add(field), 8)?;
    call.memory().write_int(ios.wrapping_add(field), 8, new)?;
    Ok(old)
}

/// The `basic_ios` of the stream at this address: its virtual table says where it is.
pub(super) fn ios(call: &HostCall<'_, '_>, stream: u64) -> Result<u64, Stop> {
    let table = call.mem().read_int(stream, 8)?;
    Ok(stream.wrapping_add(call.mem().read_int(table.wrapping_sub(24), 8)?))
}

/// That of the stream in the first argument.
pub(super) fn own_ios(call: &HostCall<'_, '_>) -> Result<u64, Stop> {
    ios(call, call.arg(0)?)
}

pub(super) fn state(call: &HostCall<'_, '_>, ios: u64) -> Result<u64, Stop> {
    Ok(call.mem().read_int(ios.wrapping_add(STATE), 4)?)
}

pub(super) fn set_state(call: &mut HostCall<'_, '_>, ios: u64, state: u64) -> HostResult {
    call.memory().write_int(ios.wrapping_add(STATE), 4, state)?;
    if call.mem().read_int(ios.wrapping_add(EXCEPTIONS), 4)? & state != 0 {
        return Err(TrapKind::Unsupported("`std::ios_base::failure`, thrown by a stream".into()).into());
    }
    Ok(0)
}

pub(super) fn add_state(call: &mut HostCall<'_, '_>, ios: u64, more: u64) -> HostResult {
    let state = state(call, ios)?;
    set_state(call, ios, state | more)
}

pub(super) fn flags(call: &HostCall<'_, '_>, ios: u64) -> Result<u64, Stop> {
    Ok(call.mem().read_int(ios.wrapping_add(FLAGS), 4)?)
}

/// Sets the flags of `mask` to those of `flags`.
pub(super) fn set_flags(call: &mut HostCall<'_, '_>, ios: u64, flags: u64, mask: u64) -> HostResult {
    let old = self::flags(call, ios)?;
    call.memory().write_int(ios.wrapping_add(FLAGS), 4, old & !mask | flags & mask)?;
    Ok(0)
}

/// The width, which is zero afterwards.
pub(super) fn take_width(call: &mut HostCall<'_, '_>, ios: u64) -> Result<u64, Stop> {
    let width = call.mem().read_int(ios.wrapping_add(WIDTH), 8)?;
    call.memory().write_int(ios.wrapping_add(WIDTH), 8, 0)?;
    Ok(if (width as i64) < 0 { 0 } else { width })
}

pub(super) fn fill(call: &HostCall<'_, '_>, ios: u64) -> Result<u8, Stop> {
    let is_set = call.mem().read_int(ios.wrapping_add(HAS_FILL), 1)? != 0;
    Ok(if is_set { call.mem().read_int(ios.wrapping_add(FILL), 1)? as u8 } else { b' ' })
}

pub(super) fn set_fill(call: &mut HostCall<'_, '_>, ios: u64, byte: u64) -> Result<(), Stop> {
    call.memory().write_int(ios.wrapping_add(FILL), 1, byte)?;
    Ok(call.memory().write_int(ios.wrapping_add(HAS_FILL), 1, 1)?)
}

/// Changes a part of a stream that a manipulator is for.
pub(super) fn set_field(call: &mut HostCall<'_, '_>, field: u64, value: u64) -> HostResult {
    let stream = call.arg(0)?;
    let ios = ios(call, stream)?;
    call.memory().write_int(ios.wrapping_add(field), 8, value)?;
    Ok(stream)
}

/// The address of the buffer of a `basic_ios`.
pub(super) fn buffer_address(call: &HostCall<'_, '_>, ios: u64) -> Result<u64, Stop> {
    Ok(call.mem().read_int(ios.wrapping_add(BUFFER), 8)?)
}

/// The buffer at this address.
pub(super) fn buffer<'c>(call: &'c mut HostCall<'_, '_>, addr: u64) -> Result<&'c mut Buffer, Stop> {
    let buffers = &mut call.interp.exceptions.cpp.buffers;
    buffers.get_mut(&addr).ok_or_else(|| TrapKind::NotAStream { addr }.into())
}

/// Makes the first argument a stream of the class with this buffer.
pub(super) fn construct(call: &mut HostCall<'_, '_>, class: &'static Class, buffer: Buffer) -> HostResult {
    let object = call.arg(0)?;
    let room = class.ios + super::IOS;
    call.memory().bytes_mut(object, room)?.fill(0);
    let table_at = |call: &mut HostCall<'_, '_>, at: u64| -> Result<(), Stop> {
        let table = table(call, class, at);
        Ok(call.memory().write_int(object.wrapping_add(at), 8, table + 24)?)
    };
    table_at(call, 0)?;
    if let Some(at) = class.writes {
        table_at(call, at)?;
    }
    let ios = object + class.ios;
    let memory = call.memory();
    memory.write_int(ios.wrapping_add(PRECISION), 8, 6)?;
    memory.write_int(ios.wrapping_add(FLAGS), 4, DEFAULT_FLAGS)?;
    memory.write_int(ios.wrapping_add(BUFFER), 8, object + class.buffer)?;
    call.interp.exceptions.cpp.buffers.insert(object + class.buffer, buffer);
    Ok(0)
}

/// The virtual table of the part of the class that is at this offset: where the `basic_ios` and the object
/// are, and the destructors, which know the whole object where it has but one part.
fn table(call: &mut HostCall<'_, '_>, class: &'static Class, at: u64) -> u64 {
    let interp = &mut *call.interp;
    let known = &mut interp.exceptions.cpp.stream_tables;
    if let Some(&table) = known.get(&(class.mangled, at)) {
        return table;
    }
    let function = |kind: &str| match at {
        0 => interp.program.builtin_address(&format!("_ZN{}{kind}Ev", class.mangled)),
        _ => 0,
    };
    let words = [class.ios - at, at.wrapping_neg(), 0, function("D1"), function("D0")];
    let table = interp.memory.define_global(40, 16, true);
    let bytes: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
    interp.memory.initialise(table, &bytes);
    known.insert((class.mangled, at), table);
    table
}

/// The stream is no more; what it wrote is in its file.
pub(super) fn destroy(call: &mut HostCall<'_, '_>, class: &Class) -> HostResult {
    let addr = call.arg(0)?.wrapping_add(class.buffer);
    match call.interp.exceptions.cpp.buffers.remove(&addr) {
        Some(Buffer::File(file)) => {
            // A destructor has no caller that could be told.
            let _ = file.close();
        }
        Some(_) => {}
        None => return Err(TrapKind::NotAStream { addr }.into()),
    }
    Ok(0)
}

pub(super) fn delete(call: &mut HostCall<'_, '_>, class: &Class) -> HostResult {
    destroy(call, class)?;
    let object = call.arg(0)?;
    call.memory().release(object)?;
    Ok(0)
}
