//! The command `sheave`.

// Tests of the modules have a `main` of their own.
#![cfg_attr(not(test), no_main)]

mod cli;
#[cfg(not(test))]
mod start;

use std::ffi::{c_int, c_void};

use sheave_x64::jit::Visit;

/// The `pthread_create` of every library in this process, those of C++ and Rust for their programs among
/// them: the linker exports names that the C library defines, too, and the executable's definition is the
/// first. Threads are made by the C library; under `run` they report crashes.
///
/// # Safety
/// That of `pthread_create`.
#[unsafe(no_mangle)]
unsafe extern "C" fn pthread_create(
    thread: *mut libc::pthread_t,
    attributes: *const libc::pthread_attr_t,
    function: *const c_void,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: the caller's arguments are passed on.
    unsafe { sheave_x64::jit::create_thread(thread, attributes, function, argument) }
}

/// The `dl_iterate_phdr` of every library in this process: the code of the program is one more object, in
/// which the backtraces of Rust's library find names and lines.
///
/// # Safety
/// That of `dl_iterate_phdr`.
#[unsafe(no_mangle)]
unsafe extern "C" fn dl_iterate_phdr(visit: Visit, data: *mut c_void) -> c_int {
    // SAFETY: the caller's arguments are passed on.
    unsafe { sheave_x64::jit::iterate_objects(visit, data) }
}

#[cfg(test)]
fn main() {
    std::process::exit(cli::main().into());
}
