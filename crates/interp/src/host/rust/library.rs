//! Single functions of the standard library that are not generic, and therefore not in the program: of texts,
//! numbers, slices, the standard streams, and what hashing is seeded with.

use super::format::{pad, text, write};
use super::vectors;
use crate::Stop;
use crate::host::Builtin;
use crate::host::native_stream;
use crate::machine::{HostCall, HostResult};
use crate::memory::Memory;

/// `Err` in the first word of an `io::Result`, and `Ok`.
const RIGHT: u64 = 0;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("<str>::to_uppercase", |call| changed(call, |text| text.to_uppercase())),
    ("<str>::to_lowercase", |call| changed(call, |text| text.to_lowercase())),
    ("<[u8]>::starts_with", |call| Ok(u64::from(text(call, 0)?.starts_with(&text(call, 2)?)))),
    ("<[u8]>::ends_with", |call| Ok(u64::from(text(call, 0)?.ends_with(&text(call, 2)?)))),
    ("core::slice::memchr::memchr_aligned", |call| {
        let byte = call.arg(0)? as u8;
        let found = text(call, 1)?.iter().position(|&other| other == byte);
        option(call, found)
    }),
    ("core::slice::memchr::memrchr", |call| {
        let byte = call.arg(0)? as u8;
        let found = text(call, 1)?.iter().rposition(|&other| other == byte);
        option(call, found)
    }),
    ("core::str::count::do_count_chars", |call| {
        Ok(String::from_utf8_lossy(&text(call, 0)?).chars().count() as u64)
    }),
    ("core::str::count::char_count_general_case", |call| {
        Ok(String::from_utf8_lossy(&text(call, 0)?).chars().count() as u64)
    }),
    ("<f64 as core::str::traits::FromStr>::from_str", |call| {
        let (result, value) = (call.arg(0)?, parsed::<f64>(call, 1)?);
        call.memory().write_int(result, 1, value.is_err().into())?;
        match value {
            Ok(value) => call.memory().write_int(result.wrapping_add(8), 8, value.to_bits())?,
            Err(kind) => call.memory().write_int(result.wrapping_add(1), 1, kind)?,
        }
        Ok(0)
    }),
    // The same in one register.
    ("<f32 as core::str::traits::FromStr>::from_str", |call| {
        Ok(match parsed::<f32>(call, 0)? {
            Ok(value) => u64::from(value.to_bits()) << 32,
            Err(kind) => 1 | kind << 8,
        })
    }),
    ("<alloc::vec::Vec<_, _>>::insert_mut::assert_failed", |call| {
        let text = format!("insertion index (is {}) should be <= len (is {})", call.arg(0)?, call.arg(1)?);
        super::panic(call, text.as_bytes(), 2)
    }),
    ("<alloc::vec::Vec<_, _>>::remove::assert_failed", |call| {
        let text = format!("removal index (is {}) should be < len (is {})", call.arg(0)?, call.arg(1)?);
        super::panic(call, text.as_bytes(), 2)
    }),
    ("<alloc::vec::Vec<_, _>>::swap_remove::assert_failed", |call| {
        let text = format!("swap_remove index (is {}) should be < len (is {})", call.arg(0)?, call.arg(1)?);
        super::panic(call, text.as_bytes(), 2)
    }),
    ("core::slice::sort::shared::smallsort::panic_on_ord_violation", |call| {
        let text = b"user-provided comparison function does not correctly implement a total order";
        super::panic_unlocated(call, text)
    }),
    ("<hashbrown::raw::Fallibility>::capacity_overflow", |call| {
        super::panic_unlocated(call, b"Hash table capacity overflow")
    }),
    ("<hashbrown::raw::Fallibility>::alloc_err", |call| super::die(call, "memory allocation failed")),
    ("core::slice::sort::stable::drift::sqrt_approx", |call| {
        // Where sorting splits: an approximation by half the digits.
        let n = call.arg(0)?;
        let shift = (n | 1).ilog2().div_ceil(2);
        Ok(((1u64 << shift) + (n >> shift)) / 2)
    }),
    ("<core::num::error::IntErrorKind as core::fmt::Debug>::fmt", |call| {
        let name = int_error(call, call.arg(0)?)?.0;
        write(call, call.arg(1)?, name).map(u64::from)
    }),
    ("<&core::num::error::IntErrorKind as core::fmt::Debug>::fmt", |call| {
        let kind = call.mem().read_int(call.arg(0)?, 8)?;
        let name = int_error(call, kind)?.0;
        write(call, call.arg(1)?, name).map(u64::from)
    }),
    ("<core::num::error::ParseIntError as core::fmt::Debug>::fmt", |call| {
        let name = int_error(call, call.arg(0)?)?.0;
        let text = [b"ParseIntError { kind: ", name, b" }"].concat();
        write(call, call.arg(1)?, &text).map(u64::from)
    }),
    ("<core::num::error::ParseIntError as core::fmt::Display>::fmt", |call| {
        let text = int_error(call, call.arg(0)?)?.1;
        pad(call, 1, text)
    }),
    ("<core::num::dec2flt::ParseFloatError as core::fmt::Display>::fmt", |call| {
        let is_empty = call.mem().read_int(call.arg(0)?, 1)? == 0;
        let text: &[u8] =
            if is_empty { b"cannot parse float from empty string" } else { b"invalid float literal" };
        pad(call, 1, text)
    }),
    // Maps have one order here, so that every run is the same.
    ("std::sys::random::linux::hashmap_random_keys", |call| {
        call.set_second(0x6d61_7073);
        Ok(0x7368_6561_7665)
    }),
    ("<core::hint::select_unpredictable::DropOnPanic<usize> as core::ops::drop::Drop>::drop", |_| Ok(0)),
    ("std::panicking::panic_count::is_zero_slow_path", |_| Ok(1)),
    ("std::io::stdio::stdout", |call| Ok(object(call, "`std::io::stdout`"))),
    ("std::io::stdio::stderr", |call| Ok(object(call, "`std::io::stderr`"))),
    ("std::io::stdio::stdin", |call| Ok(object(call, "`std::io::stdin`"))),
    ("<std::io::stdio::Stdout as std::io::Write>::flush", |call| {
        call.libc().flush()?;
        Ok(RIGHT)
    }),
    ("<std::io::stdio::Stdin>::lock", |call| {
        call.set_second(0);
        Ok(object(call, "`std::io::stdin`"))
    }),
    ("<std::io::stdio::Stdin>::read_line", read_line),
    ("<std::io::stdio::StdinLock as std::io::BufRead>::read_line", read_line),
    ("<std::sys::sync::mutex::futex::Mutex>::wake", |_| Ok(0)),
    ("<std::time::Instant>::now", |call| {
        let time = if call.interp.options.system {
            native_stream::clock(libc::CLOCK_MONOTONIC).unwrap_or_default()
        } else {
            std::time::Duration::ZERO
        };
        call.set_second(time.subsec_nanos().into());
        Ok(time.as_secs())
    }),
];

/// The library's object of this name, made when the program's data is; nothing for others.
pub(crate) fn data(memory: &mut Memory, symbol: &str) -> Option<u64> {
    // The white space of Unicode: bit 0 for characters below 256, bit 1 for those from 0x2000 on.
    if symbol.ends_with("11white_space14WHITESPACE_MAP") {
        let is_space = |code: u32| char::from_u32(code).is_some_and(char::is_whitespace);
        let map: Vec<u8> =
            (0..256).map(|code| u8::from(is_space(code)) | u8::from(is_space(0x2000 + code)) << 1).collect();
        let addr = memory.define_global(256, 16, true);
        memory.initialise(addr, &map);
        return Some(addr);
    }
    // Zero: no panic, and keys that are made when they are first asked for.
    let is_zero = symbol.ends_with("11panic_count18GLOBAL_PANIC_COUNT")
        || symbol.contains("11RandomState3new4KEYS") && symbol.ends_with("___RUST_STD_INTERNAL_VAL");
    is_zero.then(|| memory.define_global(64, 16, false))
}

/// The address of an object that is nothing but its address.
fn object(call: &mut HostCall<'_, '_>, name: &'static str) -> u64 {
    let interp = &mut *call.interp;
    interp.libc.static_object(&mut interp.memory, name, 64)
}

/// `Option<usize>` in two registers.
fn option(call: &mut HostCall<'_, '_>, value: Option<usize>) -> HostResult {
    call.set_second(value.unwrap_or(0) as u64);
    Ok(u64::from(value.is_some()))
}

/// A new string from the text in the second and third argument.
fn changed(call: &mut HostCall<'_, '_>, change: impl Fn(&str) -> String) -> HostResult {
    let text = change(&String::from_utf8_lossy(&text(call, 1)?));
    vectors::make(call, call.arg(0)?, text.as_bytes())
}

/// The name and the text of an `IntErrorKind`.
fn int_error(call: &HostCall<'_, '_>, kind: u64) -> Result<(&'static [u8], &'static [u8]), Stop> {
    Ok(match call.mem().read_int(kind, 1)? {
        0 => (b"Empty", b"cannot parse integer from empty string"),
        1 => (b"InvalidDigit", b"invalid digit found in string"),
        2 => (b"PosOverflow", b"number too large to fit in target type"),
        3 => (b"NegOverflow", b"number too small to fit in target type"),
        4 => (b"Zero", b"number would be zero for non-zero type"),
        _ => {
            let what = "a kind of error of numbers that this version of the library has added";
            return Err(crate::TrapKind::Unsupported(what.into()).into());
        }
    })
}

/// The number that the text in the argument `index` is, or the kind of error: it is empty, or no number.
fn parsed<T: std::str::FromStr>(call: &HostCall<'_, '_>, index: usize) -> Result<Result<T, u64>, Stop> {
    let text = text(call, index)?;
    let value = str::from_utf8(&text).ok().and_then(|text| text.parse().ok());
    Ok(value.ok_or(u64::from(!text.is_empty())))
}

/// Appends a line of the standard input to the string in the second argument: `io::Result<usize>`.
fn read_line(call: &mut HostCall<'_, '_>) -> HostResult {
    if call.libc().pushed_back.is_empty() {
        call.libc().flush()?;
    }
    let mut line = Vec::new();
    while let Some(byte) = next(call)? {
        line.push(byte);
        if byte == b'\n' {
            break;
        }
    }
    if str::from_utf8(&line).is_err() {
        let what = "a line of the standard input that is not UTF-8";
        return Err(crate::TrapKind::Unsupported(what.into()).into());
    }
    vectors::append(call, call.arg(1)?, &line)?;
    call.set_second(line.len() as u64);
    Ok(RIGHT)
}

fn next(call: &mut HostCall<'_, '_>) -> Result<Option<u8>, Stop> {
    call.read_byte(0)
}
