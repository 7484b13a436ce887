//! Compiled code as a loaded object: `dladdr`, `dl_iterate_phdr` and `backtrace_symbols` find it.
//!
//! Programs look up the names of their own functions: `dladdr`, `backtrace_symbols` and
//! `backtrace_symbols_fd` search the objects of the loader, and code that reads names and lines takes the
//! list of objects (`dl_iterate_phdr`) and reads their files. The loader has no entry for code in memory. So
//! programs get these functions from here: they handle such code and call the C library for everything else.
//! In the list an image is one more object, whose file, in memory, is that of debuggers, made on first use.
//! Libraries keep the functions of the C library, unless the executable exports a `dl_iterate_phdr` that
//! calls [`iterate_objects`]: then the standard library of Rust, loaded for a program, finds the names and
//! lines of the program's functions, too.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::fs::File;
use std::io::Write as _;
use std::os::fd::{FromRawFd as _, IntoRawFd as _};
use std::sync::Mutex;
use std::sync::atomic::AtomicUsize;

use super::crash::code::{image_at, images};
use super::crash::report::Line;
use super::crash::threads::original;
use super::gdb;
use crate::debug_info;
use crate::lines::{Entry, Functions};

unsafe extern "C" {
    fn backtrace_symbols(addresses: *const *mut c_void, n: c_int) -> *mut *mut c_char;
    fn backtrace_symbols_fd(addresses: *const *mut c_void, n: c_int, fd: c_int);
}

/// The callback of `dl_iterate_phdr`.
pub type Visit = unsafe extern "C" fn(*mut libc::dl_phdr_info, usize, *mut c_void) -> c_int;

/// The function that programs get for this name of the C library.
pub(super) fn function(name: &str) -> Option<usize> {
    Some(match name {
        "dladdr" => address_info as *const () as usize,
        "backtrace_symbols" => symbols as *const () as usize,
        "backtrace_symbols_fd" => symbols_fd as *const () as usize,
        "dl_iterate_phdr" => iterate_objects as *const () as usize,
        _ => return None,
    })
}

/// The function at `address`, which may be that after a call; none outside of images.
fn function_at(address: usize) -> Option<(&'static Functions, &'static Entry)> {
    let at = |pc: usize| image_at(pc).and_then(|functions| Some((functions, functions.find(pc)?)));
    match at(address) {
        Some(found) if found.1.start == address => Some(found),
        found => at(address.wrapping_sub(1)).or(found),
    }
}

/// `prog.c:12(function+0x1c) [0x7f0000001234]`: as the C library has it, but for the line.
fn describe(address: usize, functions: &Functions, entry: &Entry) -> Line {
    let mut line = Line::new();
    let pc = if address > entry.start { address - 1 } else { address };
    let mut first = true;
    functions.positions(entry, pc, |at| {
        if std::mem::take(&mut first) {
            line.print(format_args!("{}:{}", at.file, at.line));
        }
    });
    let (name, after) = (functions.name(entry), address - entry.start);
    line.print(format_args!("({name}+{after:#x}) [{address:#x}]"));
    line
}

/// `backtrace_symbols`.
unsafe extern "C" fn symbols(addresses: *const *mut c_void, n: c_int) -> *mut *mut c_char {
    let n = usize::try_from(n).unwrap_or(0);
    let texts: Vec<Vec<u8>> = (0..n)
        .map(|i| {
            // SAFETY: the caller passes so many addresses.
            let address = unsafe { addresses.add(i) };
            // SAFETY: as above.
            let pc = unsafe { *address } as usize;
            if let Some((functions, entry)) = function_at(pc) {
                return describe(pc, functions, entry).text().to_vec();
            }
            // SAFETY: one address is there.
            let known = unsafe { backtrace_symbols(address, 1) };
            if known.is_null() {
                return format!("[{pc:#x}]").into_bytes();
            }
            // SAFETY: the result is a list of one C string, in memory of malloc.
            unsafe {
                let text = CStr::from_ptr(*known).to_bytes().to_vec();
                libc::free(known.cast());
                text
            }
        })
        .collect();
    let list = n * size_of::<*mut c_char>();
    let size = list + texts.iter().map(|text| text.len() + 1).sum::<usize>();
    // SAFETY: any size is right.
    let block: *mut u8 = unsafe { libc::malloc(size.max(1)) }.cast();
    if block.is_null() {
        return std::ptr::null_mut();
    }
    let mut to = list;
    for (i, text) in texts.iter().enumerate() {
        // SAFETY: the block has room for the list and all texts with their ends, and malloc aligns for
        // pointers.
        unsafe {
            block.cast::<*mut u8>().add(i).write(block.add(to));
            block.add(to).copy_from_nonoverlapping(text.as_ptr(), text.len());
            block.add(to + text.len()).write(0);
        }
        to += text.len() + 1;
    }
    block.cast()
}

/// `backtrace_symbols_fd`: allocates no memory.
unsafe extern "C" fn symbols_fd(addresses: *const *mut c_void, n: c_int, fd: c_int) {
    for i in 0..usize::try_from(n).unwrap_or(0) {
        // SAFETY: the caller passes so many addresses.
        let address = unsafe { addresses.add(i) };
        // SAFETY: as above.
        let pc = unsafe { *address } as usize;
        let Some((functions, entry)) = function_at(pc) else {
            // SAFETY: one address is there.
            unsafe { backtrace_symbols_fd(address, 1, fd) };
            continue;
        };
        describe(pc, functions, entry).end_to(fd);
    }
}

/// Names given to callers, which are never freed.
static NAMES: Mutex<Vec<(usize, &'static CStr)>> = Mutex::new(Vec::new());

/// `dladdr`.
unsafe extern "C" fn address_info(address: *const c_void, info: *mut libc::Dl_info) -> c_int {
    let found = image_at(address as usize).and_then(|functions| {
        let entry = functions.find(address as usize)?;
        let mut names = NAMES.lock().ok()?;
        let mut name = |key: usize, text: &str| match names.iter().find(|known| known.0 == key) {
            Some(known) => Some(known.1),
            None => {
                let name: &'static CStr = Box::leak(CString::new(text).ok()?.into_boxed_c_str());
                names.push((key, name));
                Some(name)
            }
        };
        let file = functions.lines.sources.files.values().next().map_or("program", |file| &*file.name);
        Some((
            name(functions.base, file)?,
            functions.base,
            name(entry.start + 1, functions.name(entry))?,
            entry.start,
        ))
    });
    let Some((file, base, name, start)) = found else {
        // SAFETY: the caller's arguments are passed on.
        return unsafe { libc::dladdr(address, info) };
    };
    let known = libc::Dl_info {
        dli_fname: file.as_ptr(),
        dli_fbase: base as *mut c_void,
        dli_sname: name.as_ptr(),
        dli_saddr: start as *mut c_void,
    };
    // SAFETY: the caller passes memory for the answer.
    unsafe { info.write(known) };
    1
}

/// The files of images: by the address of the code, and its size.
static FILES: Mutex<Vec<((usize, usize), &'static CStr)>> = Mutex::new(Vec::new());

/// The difference between the addresses of an image in memory and in its file. Readers take an object without
/// such a bias for the executable, and its name for that of the executable; and addresses about zero for
/// those of removed code.
fn bias(functions: &Functions) -> usize {
    const FIRST: usize = 4096;
    functions.base.saturating_sub(FIRST)
}

/// The path of the file that describes an image; none without memory for it, or while another thread makes
/// it.
fn file_of(functions: &Functions) -> Option<&'static CStr> {
    let mut files = FILES.try_lock().ok()?;
    let key = (functions.base, functions.code_size());
    if let Some(known) = files.iter().find(|known| known.0 == key) {
        return Some(known.1);
    }
    let debug = debug_info::sections(functions).ok()?;
    let bias = bias(functions);
    let debug: Vec<_> =
        debug.iter().map(|section| (section.id.name(), section.linked(functions, bias))).collect();
    let symbols = functions.iter().map(|(name, address, size)| (name, address - bias, size));
    let bytes = gdb::elf_file(symbols, &[], &debug);
    // SAFETY: the name is a C string.
    let fd = unsafe { libc::memfd_create(c"program".as_ptr(), libc::MFD_CLOEXEC) };
    if fd < 0 {
        return None;
    }
    // SAFETY: the descriptor is new, and has no other owner.
    let mut file = unsafe { File::from_raw_fd(fd) };
    file.write_all(&bytes).ok()?;
    let path = CString::new(format!("/proc/self/fd/{}", file.into_raw_fd())).ok()?;
    let path: &'static CStr = Box::leak(path.into_boxed_c_str());
    files.push((key, path));
    Some(path)
}

/// The callback with its argument, and the last counts of loaded objects.
struct Visitor {
    visit: Visit,
    data: *mut c_void,
    counts: (u64, u64),
}

unsafe extern "C" fn pass_on(info: *mut libc::dl_phdr_info, size: usize, data: *mut c_void) -> c_int {
    // SAFETY: `objects` passes it, and does not use it meanwhile.
    let visitor = unsafe { &mut *data.cast::<Visitor>() };
    if size >= size_of::<libc::dl_phdr_info>() {
        // SAFETY: it has the given size.
        visitor.counts = unsafe { ((*info).dlpi_adds, (*info).dlpi_subs) };
    }
    // SAFETY: the arguments are those of the C library.
    unsafe { (visitor.visit)(info, size, visitor.data) }
}

/// `dl_iterate_phdr`: the objects of the loader, then the images of this process.
///
/// # Safety
/// That of `dl_iterate_phdr`.
pub unsafe extern "C" fn iterate_objects(visit: Visit, data: *mut c_void) -> c_int {
    type Iterate = unsafe extern "C" fn(Visit, *mut c_void) -> c_int;
    static ORIGINAL: AtomicUsize = AtomicUsize::new(0);
    let address = original(c"dl_iterate_phdr", &ORIGINAL);
    if address == 0 {
        return 0;
    }
    // SAFETY: the C library's function has this type.
    let original: Iterate = unsafe { std::mem::transmute(address) };
    let mut visitor = Visitor { visit, data, counts: (0, 0) };
    // SAFETY: the visitor lives until the call is over.
    let result = unsafe { original(pass_on, (&raw mut visitor).cast()) };
    if result != 0 {
        return result;
    }
    for functions in images() {
        let Some(path) = file_of(functions) else { continue };
        let address = functions.base - bias(functions);
        let header = libc::Elf64_Phdr {
            p_type: libc::PT_LOAD,
            p_flags: libc::PF_R | libc::PF_X,
            p_offset: 0,
            p_vaddr: address as u64,
            p_paddr: address as u64,
            p_filesz: 0,
            p_memsz: functions.code_size() as u64,
            p_align: 1,
        };
        // SAFETY: all zeros are a value of the type, which has numbers and pointers.
        let mut info: libc::dl_phdr_info = unsafe { std::mem::zeroed() };
        info.dlpi_addr = bias(functions) as u64;
        info.dlpi_name = path.as_ptr();
        info.dlpi_phdr = &raw const header;
        info.dlpi_phnum = 1;
        (info.dlpi_adds, info.dlpi_subs) = visitor.counts;
        // SAFETY: the caller passes a function for such calls; its arguments live until it returns.
        let result = unsafe { visit(&raw mut info, size_of::<libc::dl_phdr_info>(), data) };
        if result != 0 {
            return result;
        }
    }
    0
}
