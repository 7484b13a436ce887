//! Single conversions of `printf` and `scanf`, performed by the C library of the process on checked copies of
//! the program's data, so that texts of numbers are those of the compiled program. Its locale
//! is "C" unless the process changes it.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use std::ffi::{CString, c_char, c_int};

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

/// Formats one conversion; `None` if the C library refuses.
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

/// The bytes that one conversion of `scanf` stores.
#[derive(Default)]
#[repr(C, align(16))]
pub(super) struct Scanned(pub(super) [u8; 16]);

/// Reads a number from the start of `text` as `scanf` does with `spec`, one conversion of a number. Returns
/// the stored bytes, if the text fits, and the number of bytes used.
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

/// The text of an error number, as `strerror` gives it.
pub(super) fn error_text(code: c_int) -> String {
    let text = std::io::Error::from_raw_os_error(code).to_string();
    text.strip_suffix(&format!(" (os error {code})")).unwrap_or(&text).to_owned()
}
