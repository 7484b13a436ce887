//! Symbols of this executable for debuggers.
//!
//! A debugger finds compiled functions beside those of the program that compiled them: a
//! breakpoint in `main` or `sum` stops there first. With the symbols here instead of the executable's own,
//! the names belong to the functions that were compiled.

use object::elf;

use super::gdb;

/// The symbol of the program's own code. No program defines such a name.
const OWN_NAME: &str = "<sheave>";

unsafe extern "C" {
    static __executable_start: u8;
    static etext: u8;
}

/// An ELF file with the only symbols that a debugger of compiled functions needs of this executable: those of
/// the interface for compilers in memory.
pub fn symbols_for_debuggers() -> Vec<u8> {
    let (start, end) = (&raw const __executable_start as usize, &raw const etext as usize);
    // SAFETY: the executable begins with its header in memory.
    let is_relocated = unsafe { *((start + 16) as *const u16) } == elf::ET_DYN;
    let base = if is_relocated { start } else { 0 };
    let interface = gdb::INTERFACE.into_iter().zip(gdb::interface());
    let symbols = core::iter::once((OWN_NAME, (start, end - start))).chain(interface);
    gdb::elf_file(symbols.map(|(name, (at, size))| (name, at - base, size)), &[], &[])
}
