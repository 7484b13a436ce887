//! GDB's interface for JIT compilers: an ELF file in memory per image, also read by LLDB.
//!
//! The debugger stops at [`__jit_debug_register_code`] and reads [`__jit_debug_descriptor`], which lists ELF
//! files in memory (GDB manual, chapter "JIT Compilation Interface"). Ours has a symbol per function and the
//! rules for walking through frames, and none of the code.

use std::pin::Pin;
use std::sync::Mutex;

use object::write::elf::{FileHeader, SectionHeader, Sym, Writer};
use object::{Endianness, elf};

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

/// The descriptor that debuggers read.
#[unsafe(no_mangle)]
pub(crate) static mut __jit_debug_descriptor: Descriptor =
    Descriptor { version: 1, action: 0, relevant: std::ptr::null_mut(), first: std::ptr::null_mut() };

/// The debugger sets a breakpoint here.
#[unsafe(no_mangle)]
#[inline(never)]
pub(crate) extern "C" fn __jit_debug_register_code() {
    // A side effect, so that the compiler keeps calls of this function.
    std::hint::black_box(());
}

/// Guards the list.
static LIST: Mutex<()> = Mutex::new(());

/// A file in the debugger's list; dropping it removes it.
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
        // SAFETY: the list is changed only under the lock, and its entries are not moved until they are
        // removed.
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

/// The number of files in the debugger's list.
pub fn registered() -> usize {
    let _guard = LIST.lock();
    let mut n = 0;
    // SAFETY: the list is changed only under the lock, and its entries are not moved until they are removed.
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

/// An ELF file whose text has no contents and is located at the code of `functions` (name, address, size),
/// with a symbol for each, `frames`, the table for walking through them, and `debug`, sections by name.
pub(crate) fn elf_file<'a>(
    functions: impl Iterator<Item = (&'a str, usize, usize)> + Clone,
    frames: &[u8],
    debug: &[(&str, Vec<u8>)],
) -> Vec<u8> {
    let end = functions.clone().map(|(_, at, size)| at + size).max().unwrap_or(0);
    let start = functions.clone().map(|(_, at, _)| at).min().unwrap_or(0);
    let mut contents = vec![(".eh_frame", frames)];
    contents.extend(debug.iter().map(|(name, bytes)| (*name, &**bytes)));
    let mut bytes = Vec::new();
    let mut file = Writer::new(Endianness::Little, true, &mut bytes);
    file.reserve_file_header();
    file.reserve_null_section_index();
    let text_name = file.add_section_name(b".text");
    let text = file.reserve_section_index();
    let sections: Vec<_> = (contents.iter())
        .map(|(name, bytes)| {
            file.reserve_section_index();
            (file.add_section_name(name.as_bytes()), file.reserve(bytes.len(), 8))
        })
        .collect();
    file.reserve_symtab_section_index();
    file.reserve_strtab_section_index();
    file.reserve_shstrtab_section_index();
    file.reserve_null_symbol_index();
    let symbols: Vec<_> = functions
        .map(|(name, address, size)| {
            file.reserve_symbol_index(Some(text));
            // A name ends at a zero byte.
            let name = name.split('\0').next().unwrap_or_default();
            (file.add_string(name.as_bytes()), address, size)
        })
        .collect();
    file.reserve_symtab();
    file.reserve_strtab();
    file.reserve_shstrtab();
    file.reserve_section_headers();

    let header = FileHeader {
        os_abi: elf::ELFOSABI_SYSV,
        abi_version: 0,
        e_type: elf::ET_EXEC,
        e_machine: elf::EM_X86_64,
        e_entry: 0,
        e_flags: 0,
    };
    if file.write_file_header(&header).is_err() {
        return Vec::new();
    }
    for (_, bytes) in &contents {
        file.write_align(8);
        file.write(bytes);
    }
    file.write_null_symbol();
    for (name, address, size) in symbols {
        file.write_symbol(&Sym {
            name: Some(name),
            section: Some(text),
            st_info: elf::STB_GLOBAL << 4 | elf::STT_FUNC,
            st_other: 0,
            st_shndx: 0,
            st_value: address as u64,
            st_size: size as u64,
        });
    }
    file.write_strtab();
    file.write_shstrtab();
    file.write_null_section_header();
    let flags = u64::from(elf::SHF_ALLOC | elf::SHF_EXECINSTR);
    let mut section = |name, sh_type, sh_flags, address: usize, offset: usize, size: usize| {
        file.write_section_header(&SectionHeader {
            name: Some(name),
            sh_type,
            sh_flags,
            sh_addr: address as u64,
            sh_offset: offset as u64,
            sh_size: size as u64,
            sh_link: 0,
            sh_info: 0,
            sh_addralign: 1,
            sh_entsize: 0,
        });
    };
    section(text_name, elf::SHT_NOBITS, flags, start, 0, end - start);
    for ((name, offset), (_, bytes)) in sections.into_iter().zip(&contents) {
        section(name, elf::SHT_PROGBITS, 0, 0, offset, bytes.len());
    }
    file.write_symtab_section_header(1);
    file.write_strtab_section_header();
    file.write_shstrtab_section_header();
    bytes
}

/// The names of the interface.
pub(super) const INTERFACE: [&str; 2] = ["__jit_debug_register_code", "__jit_debug_descriptor"];

/// Their addresses and sizes.
pub(super) fn interface() -> [(usize, usize); 2] {
    let list = &raw const __jit_debug_descriptor as usize;
    [(__jit_debug_register_code as *const () as usize, 1), (list, size_of::<Descriptor>())]
}
