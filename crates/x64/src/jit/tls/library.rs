//! Thread-local variables of shared libraries, by module and offset in its block.
//!
//! A library's own code calls `__tls_get_addr` with two words that the dynamic linker has filled in. Code in
//! an image has no relocations for it, so that the words are found from an address: `dlsym` gives that of
//! the variable in the current thread, and the module is the one whose block of this thread contains it.
//! (Ulrich Drepper, "ELF Handling For Thread-Local Storage", 2013, section 3.4.)

use std::ffi::{c_int, c_void};

/// The argument of `__tls_get_addr`.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Index {
    /// The module, from one on.
    pub(crate) module: usize,
    /// The variable's offset in the module's block.
    pub(crate) offset: usize,
}

unsafe extern "C" {
    fn __tls_get_addr(index: *const Index) -> *mut u8;
}

/// The variable that has `address` in the current thread; `None` if that is no thread-local memory.
pub(crate) fn variable_at(address: usize) -> Option<Index> {
    struct Search {
        address: usize,
        found: Option<Index>,
    }
    unsafe extern "C" fn visit(info: *mut libc::dl_phdr_info, _: usize, search: *mut c_void) -> c_int {
        // SAFETY: dl_iterate_phdr passes a module of the process, and the search.
        let (info, search) = unsafe { (&*info, &mut *search.cast::<Search>()) };
        let start = info.dlpi_tls_data as usize;
        if start == 0 {
            return 0;
        }
        // SAFETY: a loaded module has as many headers.
        let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, usize::from(info.dlpi_phnum)) };
        let block = headers.iter().find(|header| header.p_type == libc::PT_TLS);
        let offset = search.address.wrapping_sub(start);
        if block.is_some_and(|block| offset < block.p_memsz as usize) {
            search.found = Some(Index { module: info.dlpi_tls_modid, offset });
        }
        c_int::from(search.found.is_some())
    }
    let mut search = Search { address, found: None };
    // SAFETY: the callback casts its argument to its type.
    unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut search).cast()) };
    search.found
}

/// The variable's address in the current thread.
///
/// # Safety
/// `module` and `offset` must come from [`variable_at`], and the module must be loaded.
pub(crate) unsafe fn address(module: usize, offset: usize) -> *mut u8 {
    // SAFETY: the module is loaded.
    unsafe { __tls_get_addr(&Index { module, offset }) }
}

#[cfg(test)]
mod tests {
    use super::{address, variable_at};

    #[test]
    fn a_variable_is_found_again_in_every_thread() {
        // SAFETY: the function has no preconditions.
        let errno = || unsafe { libc::__errno_location() as usize };
        let index = variable_at(errno()).expect("errno is the C library's");
        // SAFETY: the C library is always loaded.
        let find = move || unsafe { address(index.module, index.offset) } as usize;
        assert_eq!(find(), errno());
        let there = std::thread::spawn(move || [find(), errno()]).join().expect("it does not panic");
        assert!(there[0] == there[1] && there[0] != errno());
        static PLAIN: u32 = 0;
        assert_eq!(variable_at(&raw const PLAIN as usize), None);
    }
}
