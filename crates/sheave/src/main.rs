//! The command `sheave`.

mod cli;

use std::ffi::{c_int, c_void};

use sheave_x64::jit::{Visit, objects};

fn main() -> std::process::ExitCode {
    cli::main()
}

/// The list of loaded objects, for the program that is run and its libraries: its own code is one of them,
/// with a file that has the names of its functions, and their lines.
///
/// # Safety
/// As for the function of this name in the C library. Programs that are run are never unloaded.
#[unsafe(no_mangle)]
unsafe extern "C" fn dl_iterate_phdr(visit: Visit, data: *mut c_void) -> c_int {
    // SAFETY: the caller's arguments are passed on.
    unsafe { objects(visit, data) }
}
