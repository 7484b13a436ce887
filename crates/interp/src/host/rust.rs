//! What a program in Rust needs of the standard library where that is compiled elsewhere: its start, panics
//! and memory. Functions are known by their paths, whatever the compiler makes of them as symbols.
//!
//! A panic says what and where, on standard error, unwinds, and is caught by `catch_unwind` or at the start.
//! Its message is known where it is a text; values in it are formatted by code that the program does not
//! contain.

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

pub(super) const TABLE: &[(&str, Builtin)] = &[
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
    ("core::result::unwrap_failed", |call| {
        let mut text = text(call, 0)?;
        text.extend_from_slice(b": (a value that is not formatted here)");
        panic(call, &text, 4)
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

/// The path of the function whose symbol this is, if it is one of Rust without parameters or with them (which
/// are left out), in no `impl`: `core::panicking::panic_fmt`. Both ways of mangling are known (Rust
/// reference, "Symbol mangling", v0 and legacy).
pub(crate) fn path(symbol: &str) -> Option<String> {
    if let Some(rest) = symbol.strip_prefix("_ZN") {
        let mut parts = Vec::new();
        let mut rest = rest;
        while rest != "E" {
            let (part, after) = identifier(rest)?;
            parts.push(part);
            rest = after;
        }
        // A hash is the last part.
        parts.pop().filter(|hash| hash.len() == 17 && hash.starts_with('h'))?;
        return Some(parts.join("::"));
    }
    let mut rest = symbol.strip_prefix("_R")?;
    rest = rest.strip_prefix('I').unwrap_or(rest);
    let mut n_names = 1;
    while let Some(after) = rest.strip_prefix('N') {
        rest = after.get(1..)?;
        n_names += 1;
    }
    rest = rest.strip_prefix('C')?;
    let mut parts = Vec::new();
    for _ in 0..n_names {
        // What distinguishes crates and closures of one name.
        if let Some(after) = rest.strip_prefix('s') {
            rest = &after[after.find('_')? + 1..];
        }
        let (part, after) = identifier(rest)?;
        parts.push(part);
        rest = after;
    }
    Some(parts.join("::"))
}

/// A name with its length before it, and what follows.
fn identifier(text: &str) -> Option<(&str, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let len: usize = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    let is_separated = rest.starts_with('_') && rest.len() > len;
    let rest = if is_separated { &rest[1..] } else { rest };
    Some((rest.get(..len)?, rest.get(len..)?))
}

/// Calls `main`, given as `&dyn Fn() -> i32`.
fn start(call: &mut HostCall<'_, '_>) -> HostResult {
    let (closure, table) = (call.arg(0)?, call.arg(1)?);
    let main = call.mem().read_int(table + CALL, 8)?;
    call.interp.exceptions.catching_hosts += 1;
    let result = call.call(main, &[closure]);
    call.interp.exceptions.catching_hosts -= 1;
    match result {
        Err(Stop::Unwind { exception }) => {
            call.interp.exceptions.thrown.remove(&exception);
            Ok(PANICKED)
        }
        result => result.map(|code| i64::from(code as i32) as u64),
    }
}

/// The text at the address in the argument `index`, with the length after it.
fn text(call: &HostCall<'_, '_>, index: usize) -> Result<Vec<u8>, Stop> {
    Ok(call.mem().bytes(call.arg(index)?, call.arg(index + 1)?)?.to_vec())
}

fn panic_with_text(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = text(call, 0)?;
    panic(call, &text, 2)
}

/// With `format_args!`: a text alone has an odd number, twice its length, in the place of the values.
fn panic_with_format(call: &mut HostCall<'_, '_>) -> HostResult {
    let unknown = b"(a message that is not formatted here)";
    let location = call.args().len().saturating_sub(1);
    let text = match (location, call.arg(0)?, call.arg(1)?) {
        (2, text, length) if length & 1 == 1 => call.mem().bytes(text, length >> 1).map(<[u8]>::to_vec).ok(),
        _ => None,
    };
    panic(call, text.as_deref().unwrap_or(unknown), location)
}

/// Says what and where, and unwinds. The argument `location` is the address of a `core::panic::Location`.
fn panic(call: &mut HostCall<'_, '_>, message: &[u8], location: usize) -> HostResult {
    let location = call.arg(location)?;
    let memory = call.mem();
    let (file, length) = (memory.read_int(location, 8)?, memory.read_int(location + 8, 8)?);
    let mut said = b"\nthread 'main' panicked at ".to_vec();
    said.extend(memory.bytes(file, length)?.iter().filter(|&&byte| byte != 0));
    let (line, column) = (memory.read_int(location + 16, 4)?, memory.read_int(location + 20, 4)?);
    said.extend_from_slice(format!(":{line}:{column}:\n").as_bytes());
    said.extend_from_slice(message);
    said.push(b'\n');
    call.libc().write(2, &said)?;
    let payload = block(call, 16)?;
    let interp = &mut *call.interp;
    let table = interp.libc.static_object(&mut interp.memory, "payload of a panic", 32);
    let type_of = interp.program.builtin_address("the type of the payload of a panic");
    for (i, word) in [0, 16, 8, type_of].into_iter().enumerate() {
        interp.memory.write_int(table + 8 * i as u64, 8, word)?;
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
    call.memory().write_int(exception + HEAD, 8, data)?;
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
    let data = call.mem().read_int(exception + HEAD, 8)?;
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

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn symbols_have_paths() {
        for (symbol, expected) in [
            ("_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt", Some("core::panicking::panic_fmt")),
            ("_RINvNtCsjrHSEGnQ3l9_3std9panicking11begin_panicReEB4_", Some("std::panicking::begin_panic")),
            (
                "_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup",
                Some("std::panicking::catch_unwind::cleanup"),
            ),
            (
                "_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2",
                Some("__rustc::__rust_no_alloc_shim_is_unstable_v2"),
            ),
            ("_ZN3std2rt19lang_start_internal17h0123456789abcdefE", Some("std::rt::lang_start_internal")),
            ("_ZN3std2rt19lang_start_internalE", None),
            ("_ZNSt13runtime_errorC1EPKc", None),
            ("_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str", None),
            ("_R", None),
            ("_RNvC99", None),
            ("printf", None),
        ] {
            assert_eq!(path(symbol).as_deref(), expected, "{symbol}");
        }
    }
}
