//! Functions of the C library that are found when they are first called.
//!
//! The interpreter has two hundred of them; looking all of them up when the process starts would take as long
//! as compiling a small function.

#![allow(unsafe_code, reason = "looks functions of the C library up")]

use std::ffi::{CStr, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A function of the C library, of libm or of libgcc.
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

    /// The function's address, if the C library or libgcc has it.
    pub(super) fn address(&self) -> Option<*const ()> {
        let known = self.address.load(Ordering::Relaxed);
        let address = if known.is_null() { self.find() } else { known };
        self.address.store(address, Ordering::Relaxed);
        (!address.is_null()).then_some(address.cast_const().cast())
    }

    fn find(&self) -> *mut c_void {
        let name = self.name.as_ptr();
        // SAFETY: the name ends in a zero.
        let mut found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name) };
        for library in [c"libm.so.6", c"libgcc_s.so.1"] {
            if found.is_null() {
                // A process need not have loaded these. SAFETY: the names end in a zero; the library stays
                // loaded.
                unsafe {
                    let library = libc::dlopen(library.as_ptr(), libc::RTLD_NOW);
                    if !library.is_null() {
                        found = libc::dlsym(library, name);
                    }
                }
            }
        }
        found
    }
}

/// The one [`Symbol`] of a function in this expression.
macro_rules! symbol {
    ($name:ident) => {{
        static SYMBOL: $crate::c_library::symbol::Symbol =
            $crate::c_library::symbol::Symbol::new(concat!(stringify!($name), "\0"));
        &SYMBOL
    }};
}
pub(super) use symbol;

#[cfg(test)]
mod tests {
    #[test]
    fn functions_are_found_by_name() {
        for _ in 0..2 {
            assert!(symbol!(labs).address().is_some() && symbol!(sqrt).address().is_some());
            assert!(symbol!(__multi3).address().is_some(), "in libgcc");
            assert_eq!(symbol!(no_such_function).address(), None);
        }
    }
}
