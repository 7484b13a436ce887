//! Functions of the C library that are found when they are first called.
//!
//! The interpreter has two hundred of them, and a process in which it is one part among others would look all
//! of them up when it starts, which takes as long as compiling a small function.

#![allow(unsafe_code, reason = "looks functions of the C library up")]

use std::ffi::{CStr, c_char, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A function of the C library or of its part for mathematics.
pub(super) struct Symbol {
    name: &'static CStr,
    /// Null until it is used.
    address: AtomicPtr<c_void>,
}

impl Symbol {
    /// The function called `name`, which ends in a zero.
    pub(super) const fn new(name: &'static str) -> Symbol {
        match CStr::from_bytes_with_nul(name.as_bytes()) {
            Ok(name) => Symbol { name, address: AtomicPtr::new(null_mut()) },
            Err(_) => panic!("a name ends in its only zero"),
        }
    }

    /// The function's address.
    ///
    /// # Panics
    /// If the C library has no such function.
    pub(super) fn address(&self) -> *mut c_void {
        let known = self.address.load(Ordering::Relaxed);
        if !known.is_null() {
            return known;
        }
        let name = self.name.as_ptr();
        // SAFETY: the name ends in a zero.
        let mut found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name) };
        if found.is_null() {
            found = in_library_of_mathematics(name);
        }
        if found.is_null() {
            found = in_static_part(self.name);
        }
        assert!(!found.is_null(), "the C library has no {:?}", self.name);
        self.address.store(found, Ordering::Relaxed);
        found
    }

    /// The function, as a pointer of type `F`.
    ///
    /// # Safety
    /// `F` is the type of a pointer to a function with the parameters and the result of this one.
    pub(super) unsafe fn get<F: Copy>(&self) -> F {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
        let address = self.address();
        // SAFETY: pointers to functions are addresses; the caller vouches for the type.
        unsafe { std::mem::transmute_copy(&address) }
    }
}

/// Looks a name up where a process did not load that library.
fn in_library_of_mathematics(name: *const c_char) -> *mut c_void {
    // SAFETY: both names end in a zero; the library stays loaded.
    unsafe {
        let library = libc::dlopen(c"libm.so.6".as_ptr(), libc::RTLD_NOW);
        if library.is_null() { null_mut() } else { libc::dlsym(library, name) }
    }
}

/// What versions of the C library before 2.33 do not export, but link into each executable.
fn in_static_part(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"stat" => libc::stat as *mut c_void,
        b"lstat" => libc::lstat as *mut c_void,
        b"fstat" => libc::fstat as *mut c_void,
        _ => null_mut(),
    }
}

/// The one [`Symbol`] of a function in this expression.
macro_rules! symbol {
    ($name:ident) => {{
        static SYMBOL: $crate::host::symbol::Symbol =
            $crate::host::symbol::Symbol::new(concat!(stringify!($name), "\0"));
        &SYMBOL
    }};
}
pub(super) use symbol;

#[cfg(test)]
mod tests {
    #[test]
    fn functions_are_found_by_name() {
        for _ in 0..2 {
            // SAFETY: the types are those of the C library.
            let (labs, sqrt): (extern "C" fn(i64) -> i64, extern "C" fn(f64) -> f64) =
                unsafe { (symbol!(labs).get(), symbol!(sqrt).get()) };
            assert_eq!((labs(-7), sqrt(9.0)), (7, 3.0));
        }
    }

    #[test]
    #[should_panic(expected = "no_such_function")]
    fn a_function_that_is_missing_is_named() {
        symbol!(no_such_function).address();
    }
}
