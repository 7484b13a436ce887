//! Texts and lists that cross the border.

use std::ffi::{CStr, c_char};
use std::ptr;

use crate::error::Failure;

/// A C string, or null.
pub type Text = *const c_char;

/// The C string at `text`; `what` names it in messages.
///
/// # Safety
/// It is null or a C string that lives as long as the result is used.
pub(crate) unsafe fn text<'a>(text: Text, what: &str) -> Result<&'a str, Failure> {
    // SAFETY: the caller's promise.
    unsafe { optional_text(text, what) }?.ok_or_else(|| Failure::new(format!("{what} is NULL")))
}

/// As [`text`], or nothing for null.
///
/// # Safety
/// As for [`text`].
pub(crate) unsafe fn optional_text<'a>(text: Text, what: &str) -> Result<Option<&'a str>, Failure> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller's promise.
    let bytes = unsafe { CStr::from_ptr(text) };
    bytes.to_str().map(Some).map_err(|error| Failure::new(format!("{what} is not UTF-8: {error}")))
}

/// The `n` elements at `list`; `what` names them in messages.
///
/// # Safety
/// There are so many, and they live unchanged as long as the result is used; or `list` is null.
pub(crate) unsafe fn list<'a, T>(list: *const T, n: usize, what: &str) -> Result<&'a [T], Failure> {
    if n == 0 {
        return Ok(&[]);
    }
    if list.is_null() || !list.is_aligned() || n > isize::MAX as usize / size_of::<T>().max(1) {
        return Err(Failure::new(format!("{what}: there is no list of {n} at {list:p}")));
    }
    // SAFETY: the caller's promise, and the size was checked.
    Ok(unsafe { std::slice::from_raw_parts(list, n) })
}

/// A copy of `bytes` with a zero after them, which the caller releases with `free`; its length at `length`.
///
/// # Safety
/// `length` is null, or a place for a number.
pub(crate) unsafe fn give(bytes: &[u8], length: *mut usize) -> Result<*mut c_char, Failure> {
    // SAFETY: any size is right.
    let copy: *mut u8 = unsafe { libc::malloc(bytes.len() + 1) }.cast();
    if copy.is_null() {
        return Err(Failure::new("out of memory"));
    }
    // SAFETY: the copy has room for the bytes and the zero, and is nobody else's.
    unsafe {
        ptr::copy_nonoverlapping(bytes.as_ptr(), copy, bytes.len());
        copy.add(bytes.len()).write(0);
    }
    if !length.is_null() {
        // SAFETY: the caller's promise.
        unsafe { length.write(bytes.len()) };
    }
    Ok(copy.cast())
}
