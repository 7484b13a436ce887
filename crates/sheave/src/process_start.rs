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
    let mut argv = ArgumentVector::new(args);
    // SAFETY: the caller vouches for the program.
    unsafe {
        image.run_constructors();
        let code = call_main(main, &mut argv);
        image.run_destructors();
        code
    }
}

/// Runs the program of `image` as a process runs, and ends this process as its `exit` does.
///
/// # Safety
/// As for [`run`].
pub(crate) unsafe fn run_to_exit(image: &Arc<Image>, main: *const u8, args: Vec<OsString>) -> ! {
    let mut argv = ArgumentVector::new(args);
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
        let code = call_main(main, &mut argv);
        libc::exit(code)
    }
}

/// Calls the function `main` at an address; a C compiler calls whatever has this name so.
///
/// # Safety
/// The program's code must be sound to run.
unsafe fn call_main(main: *const u8, argv: &mut ArgumentVector) -> libc::c_int {
    // SAFETY: the caller vouches for the program; the environment is that of any C program.
    unsafe {
        call_outermost(
            main,
            [argv.count() as usize, argv.pointer().expose_provenance(), environ.expose_provenance()],
        )
    }
}

/// `FE_DFL_ENV` of `fenv.h`.
const DEFAULT_FLOAT_ENVIRONMENT: *const libc::c_void = std::ptr::without_provenance(usize::MAX);

unsafe extern "C" {
    fn fesetenv(environment: *const libc::c_void) -> libc::c_int;
    static environ: *mut *mut libc::c_char;
}

/// Arguments as `main` wants them. The strings live until the process ends: a program may keep pointers to
/// them.
struct ArgumentVector(Vec<*mut libc::c_char>);

impl ArgumentVector {
    fn new(args: Vec<OsString>) -> Self {
        // An argument of a process cannot hold a zero byte; one from elsewhere is cut there.
        let mut pointers: Vec<*mut libc::c_char> = args
            .into_iter()
            .map(|arg| {
                let bytes: Vec<u8> = arg.into_vec().into_iter().take_while(|&byte| byte != 0).collect();
                CString::new(bytes).unwrap_or_default().into_raw()
            })
            .collect();
        pointers.push(std::ptr::null_mut());
        ArgumentVector(pointers)
    }

    fn count(&self) -> libc::c_int {
        self.0.len() as libc::c_int - 1
    }

    fn pointer(&mut self) -> *mut *mut libc::c_char {
        self.0.as_mut_ptr()
    }
}
