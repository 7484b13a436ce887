//! The C library of the process, one conversion or one function at a time, on copies of what the program has.
//!
//! Texts and numbers are converted here, and `<math.h>` computes on 80-bit floats, so that a program prints
//! and reads what it prints and reads as machine code. Whatever the C library is handed is memory of this
//! process: bounds, widths and numbers of arguments are checked before. Its locale is "C" unless the process
//! changes it.
//!
//! `long double` has no type in Rust. The System V ABI passes it on the stack, as it passes structures of
//! more than 16 bytes, and returns it in `st(0)` (section 3.2.3).

#![allow(unsafe_code, reason = "calls functions of the C library")]

#[cfg(not(all(target_arch = "x86_64", unix)))]
compile_error!("the interpreter calls the C library of a System V x86-64 host");

use std::ffi::{CString, c_char, c_int, c_long, c_ulong};

use super::symbol::{Symbol, symbol};
use crate::x87::F80;

/// An argument of one conversion of `printf`.
#[derive(Clone, Copy)]
pub(super) enum Printed<'a> {
    Int(u64),
    Double(u64),
    LongDouble([u8; 10]),
    Text(&'a [u8]),
}

/// An 80-bit float as an argument on the stack; the rest of it makes it large enough for that.
#[repr(C, align(16))]
struct OnStack([u8; 10], [u8; 22]);

/// What `printf` makes of one conversion; nothing where the C library refuses.
///
/// `spec` is one conversion without `*` and `$` that takes an argument of this kind.
pub(super) fn print(spec: &str, value: Printed<'_>) -> Option<Vec<u8>> {
    let spec = CString::new(spec).ok()?;
    let text = match value {
        Printed::Text(text) => CString::new(text).ok()?,
        _ => CString::default(),
    };
    let mut out = vec![0u8; 64];
    loop {
        let (to, size, format) = (out.as_mut_ptr().cast::<c_char>(), out.len(), spec.as_ptr());
        // SAFETY: `to` has room for `size` bytes; `format` has one conversion, which takes one argument of
        // the kind passed; texts end with a NUL. Integers of all widths are passed in the same register.
        let len = unsafe {
            match value {
                Printed::Int(value) => libc::snprintf(to, size, format, value),
                Printed::Double(bits) => libc::snprintf(to, size, format, f64::from_bits(bits)),
                Printed::LongDouble(bytes) => libc::snprintf(to, size, format, OnStack(bytes, [0; 22])),
                Printed::Text(_) => libc::snprintf(to, size, format, text.as_ptr()),
            }
        };
        let len = usize::try_from(len).ok()?;
        if len < size {
            out.truncate(len);
            return Some(out);
        }
        out.resize(len + 1, 0);
    }
}

/// Room for whatever one conversion of `scanf` stores.
#[derive(Default)]
#[repr(C, align(16))]
pub(super) struct Scanned(pub(super) [u8; 16]);

/// Reads a number from the start of `text` as `scanf` does with `spec`, one conversion of a number: what it
/// stores, if the text fits, and how many bytes it uses.
pub(super) fn scan(spec: &str, text: &[u8]) -> (Option<Scanned>, usize) {
    let Ok(spec) = CString::new(spec) else { return (None, 0) };
    let mut scanned = Scanned::default();
    // SAFETY: the stream only reads the `text.len()` bytes of `text`, and is closed before they go. The
    // conversion stores a number of at most 16 bytes.
    unsafe {
        let stream = libc::fmemopen(text.as_ptr().cast_mut().cast(), text.len(), c"r".as_ptr());
        if stream.is_null() {
            return (None, 0);
        }
        let stored = libc::fscanf(stream, spec.as_ptr(), scanned.0.as_mut_ptr());
        let used = libc::ftell(stream);
        libc::fclose(stream);
        ((stored == 1).then_some(scanned), usize::try_from(used).unwrap_or(0))
    }
}

/// A number that was read from a text.
pub(super) struct Number<T> {
    pub(super) value: T,
    /// Bytes of the text that it takes; 0 where there is no number.
    pub(super) used: usize,
    /// What `errno` is, or zero.
    pub(super) errno: i32,
}

fn parse<T>(text: &[u8], read: impl FnOnce(*const c_char, *mut *mut c_char) -> T) -> Number<T> {
    let text = CString::new(text).unwrap_or_default();
    let mut end = text.as_ptr().cast_mut();
    // SAFETY: the address of the thread's own variable.
    unsafe { *libc::__errno_location() = 0 };
    let value = read(text.as_ptr(), &raw mut end);
    let errno = std::io::Error::last_os_error().raw_os_error().unwrap_or(0);
    Number { value, used: end.addr() - text.as_ptr().addr(), errno }
}

pub(super) fn strtol(text: &[u8], base: i32) -> Number<c_long> {
    // SAFETY: `text` ends with a NUL, and `end` may be written.
    parse(text, |text, end| unsafe { libc::strtol(text, end, base) })
}

pub(super) fn strtoul(text: &[u8], base: i32) -> Number<c_ulong> {
    // SAFETY: as above.
    parse(text, |text, end| unsafe { libc::strtoul(text, end, base) })
}

pub(super) fn strtod(text: &[u8]) -> Number<f64> {
    // SAFETY: as above.
    parse(text, |text, end| unsafe { libc::strtod(text, end) })
}

pub(super) fn strtof(text: &[u8]) -> Number<f32> {
    // SAFETY: as above.
    parse(text, |text, end| unsafe { libc::strtof(text, end) })
}

pub(super) fn strtold(text: &[u8]) -> Number<F80> {
    // SAFETY: as above.
    parse(text, |text, end| unsafe { call(symbol!(strtold), [F80::ZERO; 2], [text.addr(), end.addr()]) })
}

/// Calls `function` with up to two `long double`s and two integers or addresses.
///
/// # Safety
/// `function` has no other parameters and its result is a `long double`; addresses are those of what it reads
/// and writes.
pub(super) unsafe fn call(function: &Symbol, args: [F80; 2], words: [usize; 2]) -> F80 {
    let function = function.address();
    let mut values = [[0u8; 16]; 2];
    for (value, arg) in values.iter_mut().zip(args) {
        value[..10].copy_from_slice(&arg.to_bytes());
    }
    // SAFETY: the stack is aligned at the start, so that it is at the call; everything that a function may
    // change is declared, `r12` is preserved by it, and the x87 stack is empty before and after.
    unsafe {
        core::arch::asm!(
            "sub rsp, 32",
            "fld tbyte ptr [r12]",
            "fstp tbyte ptr [rsp]",
            "fld tbyte ptr [r12 + 16]",
            "fstp tbyte ptr [rsp + 16]",
            "call rax",
            "fstp tbyte ptr [r12]",
            "add rsp, 32",
            inout("rax") function => _,
            inout("rdi") words[0] => _,
            inout("rsi") words[1] => _,
            in("r12") values.as_mut_ptr(),
            clobber_abi("C"),
        );
    }
    let mut bytes = [0; 10];
    bytes.copy_from_slice(&values[0][..10]);
    F80::from_bytes(bytes)
}

/// `errno` of functions in words, as `strerror` has it.
pub(super) fn error_text(code: c_int) -> String {
    let text = std::io::Error::from_raw_os_error(code).to_string();
    text.strip_suffix(&format!(" (os error {code})")).unwrap_or(&text).to_owned()
}
