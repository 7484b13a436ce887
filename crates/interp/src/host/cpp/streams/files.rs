//! `<fstream>`: streams on files.

use super::state::{self, add_state, construct, delete, destroy};
use super::{Buffer, Builtin, Class};
use crate::host::cpp::strings;
use crate::host::native_stream::{self, NativeStream};
use crate::machine::{HostCall, HostResult};

const INPUT: Class =
    Class { mangled: "St14basic_ifstreamIcSt11char_traitsIcEE", buffer: 16, ios: 256, writes: None };
const OUTPUT: Class =
    Class { mangled: "St14basic_ofstreamIcSt11char_traitsIcEE", buffer: 8, ios: 248, writes: None };
const BOTH: Class =
    Class { mangled: "St13basic_fstreamIcSt11char_traitsIcEE", buffer: 24, ios: 264, writes: Some(16) };

// `std::ios_base::openmode`.
const APPEND: u64 = 1;
const AT_END: u64 = 1 << 1;
const IN: u64 = 1 << 3;
const OUT: u64 = 1 << 4;
const TRUNCATE: u64 = 1 << 5;

/// The members of the three classes, by the ends of their names, and what each class adds to a mode.
macro_rules! members {
    ($($class:ident $mode:ident $name:literal;)*) => {
        &[$(
            (concat!("_ZN", $name, "C1Ev"), |call| construct(call, &$class, Buffer::Closed)),
            (concat!("_ZN", $name, "C1EPKcSt13_Ios_Openmode"), |call| {
                construct(call, &$class, Buffer::Closed)?;
                open(call, &$class, call.string(1)?, $mode)
            }),
            (concat!("_ZN", $name, "C1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode"), |call| {
                construct(call, &$class, Buffer::Closed)?;
                open(call, &$class, strings::text(call, call.arg(1)?)?, $mode)
            }),
            (concat!("_ZN", $name, "4openEPKcSt13_Ios_Openmode"), |call| {
                open(call, &$class, call.string(1)?, $mode)
            }),
            (concat!("_ZN", $name, "4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode"), |call| {
                open(call, &$class, strings::text(call, call.arg(1)?)?, $mode)
            }),
            (concat!("_ZN", $name, "5closeEv"), |call| close(call, &$class)),
            (concat!("_ZN", $name, "7is_openEv"), |call| is_open(call, &$class)),
            (concat!("_ZNK", $name, "7is_openEv"), |call| is_open(call, &$class)),
            (concat!("_ZNK", $name, "5rdbufEv"), |call| Ok(call.arg(0)?.wrapping_add($class.buffer))),
            (concat!("_ZN", $name, "D1Ev"), |call| destroy(call, &$class)),
            (concat!("_ZN", $name, "D0Ev"), |call| delete(call, &$class)),
        )*]
    };
}

const NONE: u64 = 0;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = members! {
    INPUT IN "St14basic_ifstreamIcSt11char_traitsIcEE";
    OUTPUT OUT "St14basic_ofstreamIcSt11char_traitsIcEE";
    BOTH NONE "St13basic_fstreamIcSt11char_traitsIcEE";
};

/// The mode of `fopen` for an open mode ([filebuf.members], table of file open modes).
fn mode_text(mode: u64) -> Option<&'static str> {
    Some(match mode & (IN | OUT | TRUNCATE | APPEND) {
        OUT => "w",
        m if m == OUT | TRUNCATE => "w",
        APPEND => "a",
        m if m == OUT | APPEND => "a",
        IN => "r",
        m if m == IN | OUT => "r+",
        m if m == IN | OUT | TRUNCATE => "w+",
        m if m == IN | APPEND || m == IN | OUT | APPEND => "a+",
        _ => return None,
    })
}

/// Opens the file for the stream in the first argument; the third one is the mode.
fn open(call: &mut HostCall<'_, '_>, class: &Class, path: Vec<u8>, more: u64) -> HostResult {
    let (stream, mode) = (call.arg(0)?, call.arg(2)? | more);
    let is_closed = matches!(state::buffer(call, stream.wrapping_add(class.buffer))?, Buffer::Closed);
    let mut file = None;
    if let Some(text) = mode_text(mode).filter(|_| is_closed)
        && call.may_reach_system()?
    {
        let opened = NativeStream::open(&native_stream::text(&path), &native_stream::text(text.as_bytes()));
        file = call.answer(opened)?;
    }
    if let Some(file) = &mut file
        && mode & AT_END != 0
    {
        // What has no end to go to fails when it is read or written.
        let _ = file.seek(0, libc::SEEK_END);
    }
    let ios = stream.wrapping_add(class.ios);
    match file {
        Some(file) => {
            *state::buffer(call, stream.wrapping_add(class.buffer))? = Buffer::File(file);
            state::set_state(call, ios, 0)
        }
        None => add_state(call, ios, state::FAILED),
    }
}

fn close(call: &mut HostCall<'_, '_>, class: &Class) -> HostResult {
    let stream = call.arg(0)?;
    let buffer = state::buffer(call, stream.wrapping_add(class.buffer))?;
    let is_right = match std::mem::replace(buffer, Buffer::Closed) {
        Buffer::File(file) => file.close().is_ok(),
        _ => false,
    };
    if is_right { Ok(0) } else { add_state(call, stream.wrapping_add(class.ios), state::FAILED) }
}

fn is_open(call: &mut HostCall<'_, '_>, class: &Class) -> HostResult {
    let addr = call.arg(0)?.wrapping_add(class.buffer);
    Ok(u64::from(matches!(state::buffer(call, addr)?, Buffer::File(_))))
}
