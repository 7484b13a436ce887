//! The start and end of a program in memory: arguments, the floating-point environment, constructors, `main`,
//! destructors.

use std::ffi::{CString, OsString};
use std::os::unix::ffi::OsStringExt as _;
use std::sync::{Arc, OnceLock};

use sheave_x64::jit::{Image, call_outermost};

/// The image of the program that this process runs to its end.
static RUNNING: OnceLock<Arc<Image>> = OnceLock::new();

extern "C" fn run_destructors_at_exit() {
    if let Some(image) = RUNNING.get() {
        // SAFETY: the image is kept alive by the static; its code was vouched for by the caller that ran the
        // program.
        unsafe { image.run_destructors() };
    }
}

/// Runs constructors, `main` and destructors of `image`, and returns the result of `main`.
///
/// # Safety
/// `main` must be the address of the program's `main`, and its code sound to run.
pub(crate) unsafe fn run(image: &Image, main: *const u8, args: Vec<OsString>) -> i32 {
    let args = argument_vector(args);
    // SAFETY: the caller vouches for the program.
    unsafe {
        image.run_constructors();
        let code = call_main(main, args);
        image.run_destructors();
        code
    }
}

/// Runs the program of `image` as a process runs, and ends this process as its `exit` does.
///
/// # Safety
/// As for [`run`].
pub(crate) unsafe fn run_to_exit(image: &Arc<Image>, main: *const u8, args: Vec<OsString>) -> ! {
    let args = argument_vector(args);
    sheave_x64::jit::install_trap_handlers();
    let _ = RUNNING.set(image.clone());
    // SAFETY: the signal's action and the exit function are those of any C program; the caller vouches for
    // the program's code.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
        libc::atexit(run_destructors_at_exit);
        // Compiling has set flags; a program starts with the default environment.
        fesetenv(DEFAULT_FLOAT_ENVIRONMENT);
        image.run_constructors();
        let code = call_main(main, args);
        libc::exit(code)
    }
}

/// Calls the function `main` at an address; a C compiler calls whatever has this name so.
///
/// # Safety
/// The program's code must be sound to run.
unsafe fn call_main(main: *const u8, [count, args]: [usize; 2]) -> libc::c_int {
    // SAFETY: the caller vouches for the program; the environment is that of any C program.
    unsafe { call_outermost(main, [count, args, environ.expose_provenance()]) }
}

/// `FE_DFL_ENV` of `fenv.h`.
const DEFAULT_FLOAT_ENVIRONMENT: *const libc::c_void = std::ptr::without_provenance(usize::MAX);

unsafe extern "C" {
    fn fesetenv(environment: *const libc::c_void) -> libc::c_int;
    static environ: *mut *mut libc::c_char;
}

/// Arguments as `main` takes them: their number, and pointers to strings. They are never freed: a program may
/// keep pointers to them.
fn argument_vector(args: Vec<OsString>) -> [usize; 2] {
    // An argument of a process cannot hold a zero byte; one from elsewhere is cut there.
    let string = |arg: OsString| {
        let bytes: Vec<u8> = arg.into_vec().into_iter().take_while(|&byte| byte != 0).collect();
        CString::new(bytes).unwrap_or_default().into_raw()
    };
    let count = args.len();
    let pointers: Vec<_> = args.into_iter().map(string).chain([std::ptr::null_mut()]).collect();
    [count, pointers.leak().as_mut_ptr().expose_provenance()]
}
