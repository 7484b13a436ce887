//! Tells GDB (and LLDB) the names of compiled functions.
//!
//! The debugger stops at [`__jit_debug_register_code`] and reads [`__jit_debug_descriptor`], which lists ELF
//! files in memory (GDB manual, chapter "JIT Compilation Interface"). Ours has a symbol per function and the
//! rules for walking through frames, and none of the code.

use std::pin::Pin;
use std::sync::Mutex;

/// Actions of the protocol.
const REGISTER: u32 = 1;
const UNREGISTER: u32 = 2;

/// One file in the list: `struct jit_code_entry`.
#[repr(C)]
#[derive(Debug)]
struct Entry {
    next: *mut Entry,
    prev: *mut Entry,
    file: *const u8,
    size: u64,
}

/// The head of the list: `struct jit_descriptor`.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Descriptor {
    version: u32,
    action: u32,
    relevant: *mut Entry,
    first: *mut Entry,
}

/// What the debugger reads.
#[unsafe(no_mangle)]
pub(crate) static mut __jit_debug_descriptor: Descriptor =
    Descriptor { version: 1, action: 0, relevant: std::ptr::null_mut(), first: std::ptr::null_mut() };

/// Where the debugger stops.
#[unsafe(no_mangle)]
#[inline(never)]
pub(crate) extern "C" fn __jit_debug_register_code() {
    // Something the compiler has to keep, so that calls of this function stay calls.
    std::hint::black_box(());
}

/// Guards the list.
static LIST: Mutex<()> = Mutex::new(());

/// A file in the debugger's list; dropping it takes it out.
#[derive(Debug)]
pub(crate) struct Registration {
    entry: Pin<Box<Entry>>,
    _file: Vec<u8>,
}

// SAFETY: the pointers are followed and changed only under the lock.
unsafe impl Send for Registration {}
// SAFETY: as above.
unsafe impl Sync for Registration {}

impl Registration {
    /// Puts `file` into the list.
    pub(crate) fn new(file: Vec<u8>) -> Registration {
        let mut entry = Box::pin(Entry {
            next: std::ptr::null_mut(),
            prev: std::ptr::null_mut(),
            file: file.as_ptr(),
            size: file.len() as u64,
        });
        let _guard = LIST.lock();
        let this: *mut Entry = &mut *entry;
        // SAFETY: the list is changed only under the lock, and its entries stay where they are until they are
        // taken out.
        unsafe {
            let head = &raw mut __jit_debug_descriptor;
            (*this).next = (*head).first;
            if !(*head).first.is_null() {
                (*(*head).first).prev = this;
            }
            (*head).first = this;
            (*head).relevant = this;
            (*head).action = REGISTER;
        }
        __jit_debug_register_code();
        Registration { entry, _file: file }
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        let _guard = LIST.lock();
        let this: *mut Entry = &mut *self.entry;
        // SAFETY: as in `new`; this entry is in the list.
        unsafe {
            let head = &raw mut __jit_debug_descriptor;
            let (next, prev) = ((*this).next, (*this).prev);
            if prev.is_null() {
                (*head).first = next;
            } else {
                (*prev).next = next;
            }
            if !next.is_null() {
                (*next).prev = prev;
            }
            (*head).relevant = this;
            (*head).action = UNREGISTER;
        }
        __jit_debug_register_code();
    }
}

/// How many files the debugger is told of now.
pub fn registered() -> usize {
    let _guard = LIST.lock();
    let mut n = 0;
    // SAFETY: the list changes only under the lock, and its entries stay where they are until they are taken
    // out.
    unsafe {
        let head = &raw const __jit_debug_descriptor;
        let mut entry = (*head).first;
        while !entry.is_null() {
            n += 1;
            entry = (*entry).next;
        }
    }
    n
}

/// Sections of the file, in order.
const TEXT: u16 = 1;
const N_SECTIONS: u16 = 6;
const SECTION_NAMES_INDEX: u16 = 4;
const HEADER: usize = 64;
const SECTION_HEADER: usize = 64;
const SYMBOL: usize = 24;

/// An ELF file whose text has no contents and is located at the code of `functions` (name, address, size),
/// with a symbol for each, `frames`, the table for walking through them, and `debug`, sections by name.
pub(crate) fn elf_file<'a>(
    functions: impl Iterator<Item = (&'a str, usize, usize)>,
    frames: &[u8],
    debug: &[(&str, Vec<u8>)],
) -> Vec<u8> {
    let mut names = vec![0u8];
    let mut symbols = vec![0u8; SYMBOL];
    let (mut start, mut end) = (usize::MAX, 0);
    for (name, at, size) in functions {
        (start, end) = (start.min(at), end.max(at + size));
        symbols.extend_from_slice(&(names.len() as u32).to_le_bytes());
        // A global function.
        symbols.extend_from_slice(&[0x12, 0]);
        symbols.extend_from_slice(&TEXT.to_le_bytes());
        symbols.extend_from_slice(&(at as u64).to_le_bytes());
        symbols.extend_from_slice(&(size as u64).to_le_bytes());
        names.extend_from_slice(name.as_bytes());
        names.push(0);
    }
    let start = start.min(end);
    let mut section_names = b"\0.text\0.symtab\0.strtab\0.shstrtab\0.eh_frame\0".to_vec();
    let mut debug_names = Vec::new();
    for (name, _) in debug {
        debug_names.push(section_names.len() as u32);
        section_names.extend_from_slice(name.as_bytes());
        section_names.push(0);
    }
    let n_sections = N_SECTIONS + debug.len() as u16;
    let symbols_at = HEADER;
    let names_at = symbols_at + symbols.len();
    let section_names_at = names_at + names.len();
    let frames_at = (section_names_at + section_names.len()).next_multiple_of(8);
    let debug_at = frames_at + frames.len();
    let debug_size: usize = debug.iter().map(|(_, bytes)| bytes.len()).sum();
    let headers_at = (debug_at + debug_size).next_multiple_of(8);

    let mut file = Vec::with_capacity(headers_at + n_sections as usize * SECTION_HEADER);
    // 64 bits, little-endian, version 1, System V.
    file.extend_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    // An executable for x86-64.
    file.extend_from_slice(&2u16.to_le_bytes());
    file.extend_from_slice(&62u16.to_le_bytes());
    file.extend_from_slice(&1u32.to_le_bytes());
    for word in [0u64, 0, headers_at as u64] {
        file.extend_from_slice(&word.to_le_bytes());
    }
    file.extend_from_slice(&0u32.to_le_bytes());
    for half in [HEADER as u16, 0, 0, SECTION_HEADER as u16, n_sections, SECTION_NAMES_INDEX] {
        file.extend_from_slice(&half.to_le_bytes());
    }
    file.extend_from_slice(&symbols);
    file.extend_from_slice(&names);
    file.extend_from_slice(&section_names);
    file.resize(frames_at, 0);
    file.extend_from_slice(frames);
    debug.iter().for_each(|(_, bytes)| file.extend_from_slice(bytes));
    file.resize(headers_at, 0);
    let mut section =
        |name: u32, kind: u32, flags: u64, words: [u64; 3], link: u32, info: u32, entry: u64| {
            file.extend_from_slice(&name.to_le_bytes());
            file.extend_from_slice(&kind.to_le_bytes());
            file.extend_from_slice(&flags.to_le_bytes());
            for word in words {
                file.extend_from_slice(&word.to_le_bytes());
            }
            file.extend_from_slice(&link.to_le_bytes());
            file.extend_from_slice(&info.to_le_bytes());
            file.extend_from_slice(&1u64.to_le_bytes());
            file.extend_from_slice(&entry.to_le_bytes());
        };
    const CONTENTS: u32 = 1;
    const NO_CONTENTS: u32 = 8;
    const SYMBOL_TABLE: u32 = 2;
    const STRING_TABLE: u32 = 3;
    const ALLOCATED_CODE: u64 = 2 | 4;
    section(0, 0, 0, [0; 3], 0, 0, 0);
    section(1, NO_CONTENTS, ALLOCATED_CODE, [start as u64, HEADER as u64, (end - start) as u64], 0, 0, 0);
    section(7, SYMBOL_TABLE, 0, [0, symbols_at as u64, symbols.len() as u64], 3, 1, SYMBOL as u64);
    section(15, STRING_TABLE, 0, [0, names_at as u64, names.len() as u64], 0, 0, 0);
    section(23, STRING_TABLE, 0, [0, section_names_at as u64, section_names.len() as u64], 0, 0, 0);
    section(33, CONTENTS, 0, [0, frames_at as u64, frames.len() as u64], 0, 0, 0);
    let mut at = debug_at;
    for (name, (_, bytes)) in debug_names.into_iter().zip(debug) {
        section(name, CONTENTS, 0, [0, at as u64, bytes.len() as u64], 0, 0, 0);
        at += bytes.len();
    }
    file
}
