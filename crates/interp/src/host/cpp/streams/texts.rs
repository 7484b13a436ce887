//! `<sstream>`: streams on strings.

use super::state::{construct, delete, destroy};
use super::{Buffer, Builtin, Class, Text};
use crate::Stop;
use crate::host::cpp::strings;
use crate::machine::{HostCall, HostResult};

const INPUT: Class = Class {
    mangled: "St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE",
    buffer: 16,
    ios: 120,
    writes: None,
};
const OUTPUT: Class = Class {
    mangled: "St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE",
    buffer: 8,
    ios: 112,
    writes: None,
};
const BOTH: Class = Class {
    mangled: "St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE",
    buffer: 24,
    ios: 128,
    writes: Some(16),
};

/// What writing appends to is in `openmode`: `app` and `ate`.
const AT_END: u64 = 1 | 2;

/// The members of the three classes, by the ends of their names.
macro_rules! members {
    ($($class:ident $name:literal;)*) => {
        &[$(
            (concat!("_ZN", $name, "C1Ev"), |call| make(call, &$class, None, None)),
            (concat!("_ZN", $name, "C1ESt13_Ios_Openmode"), |call| make(call, &$class, None, Some(1))),
            (
                concat!("_ZN", $name, "C1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode"),
                |call| make(call, &$class, Some(1), Some(2)),
            ),
            (
                concat!("_ZN", $name, "C1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode"),
                |call| make(call, &$class, Some(1), Some(2)),
            ),
            (concat!("_ZN", $name, "D1Ev"), |call| destroy(call, &$class)),
            (concat!("_ZN", $name, "D0Ev"), |call| delete(call, &$class)),
            (concat!("_ZNK", $name, "3strEv"), |call| get(call, &$class)),
            (concat!("_ZNKR", $name, "3strEv"), |call| get(call, &$class)),
            (concat!("_ZNO", $name, "3strEv"), |call| {
                let string = get(call, &$class)?;
                text(call, call.arg(1)?, &$class)?.clone_from(&Text::default());
                Ok(string)
            }),
            (concat!("_ZN", $name, "3strERKNS_12basic_stringIcS2_S3_EE"), |call| set(call, &$class)),
            (concat!("_ZN", $name, "3strEONS_12basic_stringIcS2_S3_EE"), |call| set(call, &$class)),
            (concat!("_ZNK", $name, "5rdbufEv"), |call| Ok(call.arg(0)?.wrapping_add($class.buffer))),
        )*]
    };
}

pub(in crate::host) const TABLE: &[(&str, Builtin)] = members! {
    INPUT "St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE";
    OUTPUT "St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE";
    BOTH "St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE";
};

/// Makes a stream, of the string and with the mode in these arguments.
fn make(
    call: &mut HostCall<'_, '_>,
    class: &'static Class,
    string: Option<usize>,
    mode: Option<usize>,
) -> HostResult {
    let bytes = string.map_or(Ok(Vec::new()), |index| strings::text(call, call.arg(index)?))?;
    let mode = mode.map_or(Ok(0), |index| call.arg(index))?;
    let written = if mode & AT_END != 0 { bytes.len() } else { 0 };
    construct(call, class, Buffer::Text(Text { bytes, read: 0, written, at_end: mode & AT_END != 0 }))
}

fn text<'c>(call: &'c mut HostCall<'_, '_>, stream: u64, class: &Class) -> Result<&'c mut Text, Stop> {
    let addr = stream.wrapping_add(class.buffer);
    match super::state::buffer(call, addr)? {
        Buffer::Text(text) => Ok(text),
        _ => Err(crate::TrapKind::NotAStream { addr }.into()),
    }
}

/// A string with what is in the stream in the second argument.
fn get(call: &mut HostCall<'_, '_>, class: &Class) -> HostResult {
    let bytes = text(call, call.arg(1)?, class)?.bytes.clone();
    strings::construct_at(call, call.arg(0)?, bytes)
}

/// Gives the stream another string.
fn set(call: &mut HostCall<'_, '_>, class: &Class) -> HostResult {
    let bytes = strings::text(call, call.arg(1)?)?;
    let text = text(call, call.arg(0)?, class)?;
    text.written = if text.at_end { bytes.len() } else { 0 };
    text.read = 0;
    text.bytes = bytes;
    Ok(0)
}
