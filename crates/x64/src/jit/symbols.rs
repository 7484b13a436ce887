//! Resolution of undefined names: symbols registered by the host, then libraries of the process.

use std::ffi::{CStr, CString, c_void};

use rustc_hash::FxHashMap;

use super::crash::threads;
use super::loaded;

/// Libraries that C programs expect beside libc.
const USUAL_LIBRARIES: [&CStr; 2] = [c"libm.so.6", c"libgcc_s.so.1"];

/// The sources of names, in this order: registered ones, the process, the usual libraries, loaded ones.
#[derive(Debug, Default)]
pub(crate) struct Symbols {
    registered: FxHashMap<String, usize>,
    libraries: Vec<Library>,
    usual_loaded: bool,
}

/// A library that stays loaded for good: code and data of a program may refer to it until the process ends.
#[derive(Clone, Copy, Debug)]
struct Library(*mut c_void);

// SAFETY: the handle is only passed to dlsym, which may be called from any thread.
unsafe impl Send for Library {}
// SAFETY: as above.
unsafe impl Sync for Library {}

impl Symbols {
    pub(crate) fn register(&mut self, name: &str, address: usize) {
        self.registered.insert(name.to_owned(), address);
    }

    /// Loads a shared library.
    pub(crate) fn load(&mut self, path: &str) -> Result<(), String> {
        let Ok(c_path) = CString::new(path) else { return Err(format!("`{path}` is not a file name")) };
        match open(&c_path) {
            Some(library) => {
                self.libraries.push(library);
                Ok(())
            }
            None => Err(last_error().unwrap_or_else(|| format!("cannot load `{path}`"))),
        }
    }

    /// The address of `name`, if it is defined.
    pub(crate) fn find(&mut self, name: &str) -> Option<usize> {
        if let Some(&address) = self.registered.get(name) {
            return Some(address);
        }
        if let Some(function) = loaded::function(name).or_else(|| threads::function(name)) {
            return Some(function);
        }
        let c_name = CString::new(name).ok()?;
        if let Some(address) = look_up(Library(libc::RTLD_DEFAULT), &c_name) {
            return Some(address);
        }
        if !self.usual_loaded {
            self.usual_loaded = true;
            self.libraries.extend(USUAL_LIBRARIES.iter().filter_map(|name| open(name)));
        }
        self.libraries.iter().find_map(|&library| look_up(library, &c_name)).or_else(|| substitute(name))
    }
}

fn open(path: &CStr) -> Option<Library> {
    // SAFETY: the path is a C string; the libraries are the usual ones, or one whose initialisers the caller
    // vouches for.
    let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
    (!handle.is_null()).then_some(Library(handle))
}

fn look_up(library: Library, name: &CStr) -> Option<usize> {
    // SAFETY: the handle comes from dlopen and is never closed; the name is a C string.
    let address = unsafe { libc::dlsym(library.0, name.as_ptr()) };
    (!address.is_null()).then_some(address as usize)
}

fn last_error() -> Option<String> {
    // SAFETY: dlerror gives null or a C string that is valid until the next call on this thread.
    unsafe {
        let message = libc::dlerror();
        (!message.is_null()).then(|| CStr::from_ptr(message).to_string_lossy().into_owned())
    }
}

unsafe extern "C" {
    fn __cxa_atexit(
        function: unsafe extern "C" fn(*mut c_void),
        argument: *mut c_void,
        dso: *mut c_void,
    ) -> libc::c_int;
}

/// `atexit`, which glibc links statically into every program instead of exporting it.
unsafe extern "C" fn at_exit(function: unsafe extern "C" fn(*mut c_void)) -> libc::c_int {
    // SAFETY: the caller passes a function that takes no argument; an ignored one is harmless in this
    // convention.
    unsafe { __cxa_atexit(function, std::ptr::null_mut(), std::ptr::null_mut()) }
}

static DSO_HANDLE: usize = 0;

/// Names that the C library provides only at link time.
fn substitute(name: &str) -> Option<usize> {
    match name {
        "atexit" => Some(at_exit as *const () as usize),
        "__dso_handle" => Some(&raw const DSO_HANDLE as usize),
        _ => None,
    }
}
