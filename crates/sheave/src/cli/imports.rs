//! The names that loaded shared libraries import.
//!
//! A library takes the executable's definition of a name before its own, or another library's: so a program
//! may replace `malloc` or `operator new` for all. The dynamic linker binds names once, and has never heard
//! of a program in memory; a program with such a definition has to be an executable.

use std::ffi::{CStr, c_char};

use sheave_ir::{Linkage, Module};

/// The loader's record of a library (`link_map`).
#[repr(C)]
struct Library {
    base: usize,
    name: *const c_char,
    dynamic: *const Entry,
    next: *const Library,
}

/// An entry of a library's dynamic section (`Elf64_Dyn`).
#[repr(C)]
struct Entry {
    tag: i64,
    value: usize,
}

/// A relocation with an addend (`Elf64_Rela`).
#[repr(C)]
struct Relocation {
    offset: u64,
    info: u64,
    addend: i64,
}

/// Tags of the entries that are read.
mod tag {
    pub(super) const END: i64 = 0;
    pub(super) const PLT_SIZE: i64 = 2;
    pub(super) const STRINGS: i64 = 5;
    pub(super) const SYMBOLS: i64 = 6;
    pub(super) const RELOCATIONS: i64 = 7;
    pub(super) const RELOCATIONS_SIZE: i64 = 8;
    pub(super) const PLT: i64 = 23;
}

/// Whether a library in this process imports a definition of `module`. Inline functions of C++, which the
/// linker merges with those of libraries, do not count: all definitions of one are the same.
pub(super) fn replaced_by(module: &Module) -> bool {
    let is_replacement = |name: &CStr| name.to_str().is_ok_and(|name| defines(module, name));
    let mut library: *const Library = std::ptr::null();
    // SAFETY: without a name the handle is that of this process, whose first record the call stores.
    let found = unsafe {
        let process = libc::dlopen(std::ptr::null(), libc::RTLD_LAZY);
        libc::dlinfo(process, libc::RTLD_DI_LINKMAP, (&raw mut library).cast())
    };
    // The first record is that of this command, which is no library of the program's.
    let mut is_command = true;
    while found == 0 && !library.is_null() {
        // SAFETY: records are in a list that ends in null. Libraries stay loaded.
        let record = unsafe { &*library };
        // SAFETY: the record is the loader's.
        if !std::mem::take(&mut is_command) && unsafe { imports(record, &is_replacement) } {
            return true;
        }
        library = record.next;
    }
    false
}

/// Whether a library could not be loaded because it lacks something that `module` defines.
pub(super) fn needed(module: &Module, error: &sheave::Error) -> bool {
    let message = error.to_string();
    let name = message.split("undefined symbol: ").nth(1).map(|rest| rest.split([' ', ',', ')']).next());
    name.flatten().is_some_and(|name| defines(module, name))
}

/// Whether `module` has a definition of `name` that other modules see.
fn defines(module: &Module, name: &str) -> bool {
    module
        .symbol(name)
        .map(|symbol| &module.symbols[symbol])
        .is_some_and(|data| data.is_defined() && data.linkage != Linkage::Local && !data.one_definition)
}

/// Whether a symbolic relocation of `library` has a name that `is_wanted`.
///
/// # Safety
/// The record must be the loader's, and the library stay loaded.
unsafe fn imports(library: &Library, is_wanted: &impl Fn(&CStr) -> bool) -> bool {
    // SAFETY: the section ends with an end entry.
    let entries =
        unsafe { (0..).map(|index| &*library.dynamic.add(index)).take_while(|entry| entry.tag != tag::END) };
    let mut values = [0; tag::PLT as usize + 1];
    for entry in entries {
        if let Some(value) = usize::try_from(entry.tag).ok().and_then(|tag| values.get_mut(tag)) {
            *value = entry.value;
        }
    }
    let value = |tag: i64| values[tag as usize];
    // The loader turns most offsets into addresses.
    let address = |tag| match value(tag) {
        offset if offset < library.base => library.base + offset,
        address => address,
    };
    let tables = [(tag::RELOCATIONS, tag::RELOCATIONS_SIZE), (tag::PLT, tag::PLT_SIZE)];
    tables.into_iter().filter(|&(table, _)| value(table) != 0).any(|(table, size)| {
        let relocations = address(table) as *const Relocation;
        // SAFETY: the section gives the size of the table.
        let relocations =
            unsafe { std::slice::from_raw_parts(relocations, value(size) / size_of::<Relocation>()) };
        relocations.iter().map(|relocation| relocation.info >> 32).filter(|&symbol| symbol != 0).any(
            |symbol| {
                let symbols = address(tag::SYMBOLS) as *const libc::Elf64_Sym;
                // SAFETY: relocations have indices of symbols, and symbols offsets of names, which end in
                // zero.
                is_wanted(unsafe {
                    let name = (*symbols.add(symbol as usize)).st_name;
                    CStr::from_ptr((address(tag::STRINGS) as *const c_char).add(name as usize))
                })
            },
        )
    })
}
