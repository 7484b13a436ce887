//! What a program in Rust needs of the standard library where that is compiled elsewhere: its start, panics
//! and memory. Functions are known by their paths, whatever the compiler makes of them as symbols.
//!
//! A panic says what and where, on standard error, unwinds, and is caught by `catch_unwind` or at the start.

mod arguments;
mod builders;
mod format;
mod library;
mod search;
mod symbols;
mod vectors;

use self::format::text;
use super::Builtin;
use crate::machine::{HostCall, HostResult};
use crate::unwind::Thrown;
use crate::{Stop, TrapKind};

/// The exit status of a program whose `main` panics.
const PANICKED: u64 = 101;
/// `_Unwind_Exception`; after it are the two words of a `Box<dyn Any + Send>`.
const HEAD: u64 = 32;
/// Where in a virtual table `Fn::call` is: after destructor, size, alignment, `call_once` and `call_mut`.
const CALL: u64 = 40;
/// And `Debug::fmt`.
const DEBUG: u64 = 24;

pub(crate) use format::Buffer;
pub(crate) use library::data;
pub(in crate::host) use symbols::instance;
pub(crate) use symbols::path;

pub(super) const TABLES: [&[(&str, Builtin)]; 8] = [
    TABLE,
    format::TABLE,
    format::INTEGERS,
    builders::TABLE,
    vectors::TABLE,
    library::TABLE,
    search::TABLE,
    arguments::TABLE,
];

const TABLE: &[(&str, Builtin)] = &[
    ("std::rt::lang_start_internal", start),
    ("std::panicking::catch_unwind::cleanup", caught),
    ("std::panicking::try::cleanup", caught),
    ("std::panic::resume_unwind", |call| raise(call, call.arg(0)?, call.arg(1)?)),
    ("std::panicking::begin_panic", panic_with_text),
    ("core::panicking::panic", panic_with_text),
    ("core::option::expect_failed", panic_with_text),
    ("core::panicking::panic_fmt", panic_with_format),
    ("core::panicking::panic_bounds_check", |call| {
        let text =
            format!("index out of bounds: the len is {} but the index is {}", call.arg(1)?, call.arg(0)?);
        panic(call, text.as_bytes(), 2)
    }),
    ("core::option::unwrap_failed", |call| panic(call, b"called `Option::unwrap()` on a `None` value", 0)),
    // A text, and an error with its virtual table.
    ("core::result::unwrap_failed", |call| {
        let mut text = text(call, 0)?;
        text.extend_from_slice(b": ");
        let function = call.mem().read_int(call.arg(3)?.wrapping_add(DEBUG), 8)?;
        text.extend(format::formatted_by(call, function, call.arg(2)?)?);
        panic(call, &text, 4)
    }),
    ("core::panicking::assert_failed_inner", |call| {
        let mut values = Vec::new();
        for index in [1, 3] {
            let function = call.mem().read_int(call.arg(index + 1)?.wrapping_add(DEBUG), 8)?;
            values.push(format::formatted_by(call, function, call.arg(index)?)?);
        }
        assert_failed(call, &values, 5)
    }),
    // That of the library's own code, too.
    ("core::panicking::assert_failed::<usize, usize>", |call| {
        let mut values = Vec::new();
        for index in [1, 2] {
            values.push(call.mem().read_int(call.arg(index)?, 8)?.to_string().into_bytes());
        }
        assert_failed(call, &values, 3)
    }),
    ("core::slice::index::slice_index_fail", |call| {
        let (start, end, length) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        let text = match () {
            () if start > length => {
                format!("range start index {start} out of range for slice of length {length}")
            }
            () if end > length => format!("range end index {end} out of range for slice of length {length}"),
            () => format!("slice index starts at {start} but ends at {end}"),
        };
        panic(call, text.as_bytes(), 3)
    }),
    ("core::str::slice_error_fail", |call| {
        let (start, end) = (call.arg(2)?, call.arg(3)?);
        let said = String::from_utf8_lossy(&text(call, 0)?).into_owned();
        let length = said.len() as u64;
        let text = match () {
            () if start > length || end > length => {
                let beyond = if start > length { start } else { end };
                format!("byte index {beyond} is out of bounds of `{said}`")
            }
            () if start > end => {
                format!("begin <= end ({start} <= {end}) when slicing `{said}`")
            }
            () => format!("byte index {start} or {end} is not a char boundary of `{said}`"),
        };
        panic(call, text.as_bytes(), 4)
    }),
    ("core::cell::panic_already_borrowed", |call| panic(call, b"RefCell already borrowed", 0)),
    ("core::cell::panic_already_mutably_borrowed", |call| {
        panic(call, b"RefCell already mutably borrowed", 0)
    }),
    ("core::slice::copy_from_slice_impl::len_mismatch_fail", |call| {
        let text = format!(
            "copy_from_slice: source slice length ({}) does not match destination slice length ({})",
            call.arg(1)?,
            call.arg(0)?
        );
        panic(call, text.as_bytes(), 2)
    }),
    ("core::panicking::panic_const::panic_const_add_overflow", |call| {
        panic(call, b"attempt to add with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_sub_overflow", |call| {
        panic(call, b"attempt to subtract with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_mul_overflow", |call| {
        panic(call, b"attempt to multiply with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_div_overflow", |call| {
        panic(call, b"attempt to divide with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_rem_overflow", |call| {
        panic(call, b"attempt to calculate the remainder with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_neg_overflow", |call| {
        panic(call, b"attempt to negate with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_shl_overflow", |call| {
        panic(call, b"attempt to shift left with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_shr_overflow", |call| {
        panic(call, b"attempt to shift right with overflow", 0)
    }),
    ("core::panicking::panic_const::panic_const_div_by_zero", |call| {
        panic(call, b"attempt to divide by zero", 0)
    }),
    ("core::panicking::panic_const::panic_const_rem_by_zero", |call| {
        panic(call, b"attempt to calculate the remainder with a divisor of zero", 0)
    }),
    ("core::panicking::panic_in_cleanup", |call| die(call, "panic in a destructor during cleanup")),
    ("core::panicking::panic_cannot_unwind", |call| die(call, "panic in a function that cannot unwind")),
    ("core::panicking::panic_nounwind", |call| die(call, "panic in a function that cannot unwind")),
    ("core::panicking::panic_nounwind_fmt", |call| die(call, "panic in a function that cannot unwind")),
    ("core::panicking::panic_null_pointer_dereference", |call| {
        die(call, "null pointer dereference occurred")
    }),
    ("core::panicking::panic_misaligned_pointer_dereference", |call| {
        die(call, "misaligned pointer dereference")
    }),
    ("alloc::alloc::handle_alloc_error", |call| die(call, "memory allocation failed")),
    ("the type of the payload of a panic", |_| {
        let what = "the type of the payload of a panic that the standard library made";
        Err(TrapKind::Unsupported(what.into()).into())
    }),
    ("std::process::exit", |call| Err(Stop::Exit(call.int(0)? & 0xff))),
    ("std::process::abort", |_| Err(TrapKind::Abort.into())),
    ("__rustc::__rust_alloc", allocate),
    ("__rust_alloc", allocate),
    ("__rustc::__rust_alloc_zeroed", allocate_zeroed),
    ("__rust_alloc_zeroed", allocate_zeroed),
    ("__rustc::__rust_dealloc", release),
    ("__rust_dealloc", release),
    ("__rustc::__rust_realloc", reallocate),
    ("__rust_realloc", reallocate),
    ("__rustc::__rust_no_alloc_shim_is_unstable_v2", |_| Ok(0)),
];

/// Calls `main`, given as `&dyn Fn() -> i32`.
fn start(call: &mut HostCall<'_, '_>) -> HostResult {
    let (closure, table) = (call.arg(0)?, call.arg(1)?);
    call.libc().arguments = (call.arg(2)?, call.arg(3)?);
    let main = call.mem().read_int(table.wrapping_add(CALL), 8)?;
    call.interp.exceptions.catching_hosts += 1;
    let result = call.call(main, &[closure]);
    call.interp.exceptions.catching_hosts -= 1;
    match result {
        Err(Stop::Unwind { exception }) => {
            call.interp.exceptions.thrown.remove(&exception);
            let memory = call.mem();
            let (data, table) = (
                memory.read_int(exception.wrapping_add(HEAD), 8)?,
                memory.read_int(exception + HEAD + 8, 8)?,
            );
            let (destructor, size) = (memory.read_int(table, 8)?, memory.read_int(table.wrapping_add(8), 8)?);
            if destructor != 0 {
                call.call(destructor, &[data])?;
            }
            if size != 0 {
                call.memory().release(data)?;
            }
            call.memory().release(exception)?;
            Ok(PANICKED)
        }
        result => result.map(|code| i64::from(code as i32) as u64),
    }
}

fn panic_with_text(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = text(call, 0)?;
    panic(call, &text, 2)
}

fn panic_with_format(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = format::formatted(call, 0)?;
    panic(call, &text, call.args().len().saturating_sub(1))
}

/// `assert_eq!` or `assert_ne!`, which the first argument says, has failed for two values; the argument
/// `message` has a message, if there is one, and the position follows.
fn assert_failed(call: &mut HostCall<'_, '_>, values: &[Vec<u8>], message: usize) -> HostResult {
    let operator = ["==", "!=", "matches"][(call.arg(0)? & 0xff).min(2) as usize];
    let mut text = format!("assertion `left {operator} right` failed").into_bytes();
    if call.arg(message)? != 0 {
        text.extend_from_slice(b": ");
        text.extend(format::formatted(call, message)?);
    }
    for (name, value) in [b"\n  left: ", b"\n right: "].into_iter().zip(values) {
        text.extend_from_slice(name);
        text.extend_from_slice(value);
    }
    panic(call, &text, message + 2)
}

/// A panic in the library, whose position is not the program's.
fn panic_unlocated(call: &mut HostCall<'_, '_>, message: &[u8]) -> HostResult {
    say_and_raise(call, b"", message)
}

/// Says what and where, and unwinds. The argument `location` is the address of a `core::panic::Location`.
fn panic(call: &mut HostCall<'_, '_>, message: &[u8], location: usize) -> HostResult {
    let location = call.arg(location)?;
    let memory = call.mem();
    let (file, length) = (memory.read_int(location, 8)?, memory.read_int(location.wrapping_add(8), 8)?);
    let mut position: Vec<u8> = memory.bytes(file, length)?.to_vec();
    position.retain(|&byte| byte != 0);
    let (line, column) =
        (memory.read_int(location.wrapping_add(16), 4)?, memory.read_int(location.wrapping_add(20), 4)?);
    position.extend_from_slice(format!(":{line}:{column}").as_bytes());
    say_and_raise(call, &position, message)
}

/// Says that the thread panicked at a position, if that is known, and unwinds.
fn say_and_raise(call: &mut HostCall<'_, '_>, position: &[u8], message: &[u8]) -> HostResult {
    let mut said = b"\nthread 'main' panicked".to_vec();
    if !position.is_empty() {
        said.extend_from_slice(b" at ");
        said.extend_from_slice(position);
    }
    said.extend_from_slice(b":\n");
    said.extend_from_slice(message);
    said.push(b'\n');
    call.libc().write(2, &said)?;
    let payload = block(call, 16)?;
    let interp = &mut *call.interp;
    let table = interp.libc.static_object(&mut interp.memory, "payload of a panic", 32);
    let type_of = interp.program.builtin_address("the type of the payload of a panic");
    for (i, word) in [0, 16, 8, type_of].into_iter().enumerate() {
        interp.memory.write_int(table.wrapping_add(8 * i as u64), 8, word)?;
    }
    raise(call, payload, table)
}

fn block(call: &mut HostCall<'_, '_>, size: u64) -> HostResult {
    let block = call.memory().allocate_zeroed(size, 16);
    block.ok_or_else(|| TrapKind::Host("no memory for a panic".into()).into())
}

/// Unwinds with this payload, a `Box<dyn Any + Send>`.
fn raise(call: &mut HostCall<'_, '_>, data: u64, table: u64) -> HostResult {
    let exception = block(call, HEAD + 16)?;
    call.memory().write_int(exception.wrapping_add(HEAD), 8, data)?;
    call.memory().write_int(exception + HEAD + 8, 8, table)?;
    call.interp.exceptions.thrown.insert(exception, Thrown::Foreign);
    if call.interp.is_caught(exception)? {
        return Err(Stop::Unwind { exception });
    }
    Err(TrapKind::UncaughtException.into())
}

/// A panic has been caught: its payload.
fn caught(call: &mut HostCall<'_, '_>) -> HostResult {
    let exception = call.arg(0)?;
    let data = call.mem().read_int(exception.wrapping_add(HEAD), 8)?;
    let table = call.mem().read_int(exception + HEAD + 8, 8)?;
    call.interp.exceptions.thrown.remove(&exception);
    call.memory().release(exception)?;
    call.set_second(table);
    Ok(data)
}

/// A panic that cannot unwind.
fn die(call: &mut HostCall<'_, '_>, what: &str) -> HostResult {
    call.libc().write(2, format!("\nthread 'main' panicked:\n{what}\n").as_bytes())?;
    Err(TrapKind::Abort.into())
}

fn allocate(call: &mut HostCall<'_, '_>) -> HostResult {
    let (size, align) = (call.arg(0)?, call.arg(1)?);
    Ok(call.memory().allocate(size, align.max(16)).unwrap_or(0))
}

fn allocate_zeroed(call: &mut HostCall<'_, '_>) -> HostResult {
    let (size, align) = (call.arg(0)?, call.arg(1)?);
    Ok(call.memory().allocate_zeroed(size, align.max(16)).unwrap_or(0))
}

fn release(call: &mut HostCall<'_, '_>) -> HostResult {
    let block = call.arg(0)?;
    call.memory().release(block)?;
    Ok(0)
}

fn reallocate(call: &mut HostCall<'_, '_>) -> HostResult {
    let (old, old_size, align, size) = (call.arg(0)?, call.arg(1)?, call.arg(2)?, call.arg(3)?);
    let Some(new) = call.memory().allocate(size, align.max(16)) else { return Ok(0) };
    call.memory().copy(new, old, old_size.min(size))?;
    call.memory().release(old)?;
    Ok(new)
}
