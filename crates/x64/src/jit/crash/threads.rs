//! Threads that a program makes: each gets a stack for the handlers of signals, without which the kernel ends
//! the process silently when the thread's own stack has run out.
//!
//! A program gets its `pthread_create` and `thrd_create` from here. The new thread begins in a routine that
//! maps the stack for handlers, records the guard pages of the thread's own, and jumps to the program's
//! function, so that it leaves no frame: exceptions, cancellation and backtraces work as they would natively.
//! A destructor of thread-specific data removes the mapping, however the thread ends. Before the handlers are
//! installed (a host that runs a program by itself), threads are made as the C library makes them.

use std::arch::global_asm;
use std::cell::Cell;
use std::ffi::{CStr, c_int, c_void};
use std::ptr::null_mut;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::ALT_STACK;
use crate::jit::pages::page_size;

/// The handlers are installed.
static INSTALLED: AtomicBool = AtomicBool::new(false);

/// Gives threads that are made from now on a stack for handlers.
pub(super) fn prepare() {
    INSTALLED.store(true, Ordering::Release);
}

/// The function that programs get for this name of the C library.
pub(crate) fn function(name: &str) -> Option<usize> {
    match name {
        "pthread_create" => Some(create_thread as *const () as usize),
        "thrd_create" => Some(create_c_thread as *const () as usize),
        _ => None,
    }
}

/// The stack of a thread, which grows downwards.
#[derive(Clone, Copy)]
pub(super) struct Stack {
    /// The addresses of its guard pages, from the first to before the last.
    guard: (usize, usize),
    /// The address after it.
    pub(super) end: usize,
}

impl Stack {
    /// Whether an access of `address` while the stack pointer is `sp` means that the stack has overflowed.
    pub(super) fn is_overflow(&self, address: usize, sp: usize) -> bool {
        address < self.end && (address.abs_diff(sp) < 1 << 16 || self.is_guard(address) && sp < self.guard.1)
    }

    pub(super) fn is_guard(&self, address: usize) -> bool {
        (self.guard.0..self.guard.1).contains(&address)
    }
}

thread_local! {
    static STACK: Cell<Option<Stack>> = const { Cell::new(None) };
}

/// The stack of this thread, which is the first one if nothing is known of it, and then ends at `end`; may be
/// called by a handler.
pub(super) fn stack(end: usize) -> Stack {
    STACK.get().unwrap_or(Stack { guard: (0, 0), end })
}

/// The function of a new thread, with its argument.
#[repr(C)]
struct Start {
    function: *const c_void,
    argument: *mut c_void,
}

global_asm!(
    ".text",
    ".globl sheave_thread_start",
    ".hidden sheave_thread_start",
    ".type sheave_thread_start, @function",
    "sheave_thread_start:",
    "push rbp",
    "call {begin}",
    "pop rbp",
    "mov rdi, rdx",
    "jmp rax",
    ".size sheave_thread_start, . - sheave_thread_start",
    begin = sym begin,
);

unsafe extern "C" {
    fn sheave_thread_start(start: *mut c_void) -> *mut c_void;
}

/// Prepares the current thread, and returns its function and argument in two registers.
///
/// # Safety
/// `start` is a [`Start`] that was made with `Box`, and is not used elsewhere.
unsafe extern "C" fn begin(start: *mut Start) -> Start {
    // SAFETY: the caller passes it on.
    let start = unsafe { *Box::from_raw(start) };
    use_alternate_stack();
    STACK.set(find_stack());
    start
}

/// The current thread's stack, as the C library describes it.
fn find_stack() -> Option<Stack> {
    // SAFETY: the attributes are filled in by the first call; if it fails, there is no other call.
    unsafe {
        let mut attributes: libc::pthread_attr_t = std::mem::zeroed();
        if libc::pthread_getattr_np(libc::pthread_self(), &mut attributes) != 0 {
            return None;
        }
        let (mut low, mut size, mut guard) = (null_mut(), 0, 0);
        let known = libc::pthread_attr_getstack(&attributes, &mut low, &mut size) == 0
            && libc::pthread_attr_getguardsize(&attributes, &mut guard) == 0;
        libc::pthread_attr_destroy(&mut attributes);
        // Versions of the C library count the guard as a part of the stack or not; the stack itself causes no
        // fault.
        let (low, end) = (low as usize, low as usize + size);
        known.then_some(Stack { guard: (low.saturating_sub(guard), low + guard), end })
    }
}

/// Maps a stack for the handlers of the current thread, so that running out of stack can be reported, and
/// has it removed when the thread ends; a thread that has one gets it again. Without memory for it the thread
/// has none.
pub(super) fn use_alternate_stack() {
    let Some(key) = end_of_thread_key() else { return };
    let page = page_size();
    // SAFETY: the mapping is new, or the one that was made here before, and belongs to this thread until it
    // ends. Its first page stays without access.
    unsafe {
        let stack_in = |mapping: *mut c_void| libc::stack_t {
            ss_sp: mapping.byte_add(page),
            ss_flags: 0,
            ss_size: ALT_STACK,
        };
        let known = libc::pthread_getspecific(key);
        if !known.is_null() {
            libc::sigaltstack(&stack_in(known), null_mut());
            return;
        }
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_STACK | libc::MAP_NORESERVE;
        let mapping = libc::mmap(null_mut(), page + ALT_STACK, libc::PROT_NONE, flags, -1, 0);
        if mapping == libc::MAP_FAILED {
            return;
        }
        let stack = stack_in(mapping);
        let is_used = libc::mprotect(stack.ss_sp, ALT_STACK, libc::PROT_READ | libc::PROT_WRITE) == 0
            && libc::pthread_setspecific(key, mapping) == 0
            && libc::sigaltstack(&stack, null_mut()) == 0;
        if !is_used {
            libc::pthread_setspecific(key, null_mut());
            libc::munmap(mapping, page + ALT_STACK);
        }
    }
}

/// Removes the stack for handlers in `mapping` from the thread, which is ending.
unsafe extern "C" fn remove_alternate_stack(mapping: *mut c_void) {
    let page = page_size();
    // SAFETY: `use_alternate_stack` made the mapping. It is removed unless the thread is executing on it, as
    // one does that a handler has ended; a stack that the program has set instead is the program's.
    unsafe {
        let mut current: libc::stack_t = std::mem::zeroed();
        libc::sigaltstack(std::ptr::null(), &mut current);
        if current.ss_flags & libc::SS_ONSTACK != 0 {
            return;
        }
        if current.ss_sp == mapping.byte_add(page) {
            let none = libc::stack_t { ss_sp: null_mut(), ss_flags: libc::SS_DISABLE, ss_size: 0 };
            libc::sigaltstack(&none, null_mut());
        }
        libc::munmap(mapping, page + ALT_STACK);
    }
}

/// The key whose destructor removes the stack; `None` if the process has no more keys.
fn end_of_thread_key() -> Option<libc::pthread_key_t> {
    static KEY: OnceLock<Option<libc::pthread_key_t>> = OnceLock::new();
    *KEY.get_or_init(|| {
        let mut key = 0;
        // SAFETY: the destructor accepts every value of the key.
        (unsafe { libc::pthread_key_create(&mut key, Some(remove_alternate_stack)) } == 0).then_some(key)
    })
}

/// The address of the C library's own function; `known` remembers it.
///
/// An executable may export a function of this name that calls the one here, so that libraries use it, too.
/// The name therefore means the next one after that.
pub(crate) fn original(name: &CStr, known: &AtomicUsize) -> usize {
    let mut address = known.load(Ordering::Relaxed);
    if address == 0 {
        // SAFETY: the name is a C string.
        address = unsafe { libc::dlsym(libc::RTLD_NEXT, name.as_ptr()) } as usize;
        known.store(address, Ordering::Relaxed);
    }
    address
}

/// `pthread_create`: the thread reports crashes, stack overflows included, once
/// [`install`](super::install) was called.
///
/// # Safety
/// That of `pthread_create`.
pub unsafe extern "C" fn create_thread(
    thread: *mut libc::pthread_t,
    attributes: *const libc::pthread_attr_t,
    function: *const c_void,
    argument: *mut c_void,
) -> c_int {
    type Create = unsafe extern "C" fn(
        *mut libc::pthread_t,
        *const libc::pthread_attr_t,
        *const c_void,
        *mut c_void,
    ) -> c_int;
    static ORIGINAL: AtomicUsize = AtomicUsize::new(0);
    let address = original(c"pthread_create", &ORIGINAL);
    if address == 0 {
        return libc::EAGAIN;
    }
    // SAFETY: the C library's function has this type.
    let original: Create = unsafe { std::mem::transmute(address) };
    if !INSTALLED.load(Ordering::Acquire) {
        // SAFETY: the caller's arguments are passed on.
        return unsafe { original(thread, attributes, function, argument) };
    }
    let start = Box::into_raw(Box::new(Start { function, argument }));
    // SAFETY: as above; the routine takes the box.
    let result = unsafe { original(thread, attributes, sheave_thread_start as *const c_void, start.cast()) };
    if result != 0 {
        // SAFETY: it was just made, and there is no thread that has it.
        drop(unsafe { Box::from_raw(start) });
    }
    result
}

/// `thrd_create`: such a thread is one of `pthread_create` whose result is an `int`.
unsafe extern "C" fn create_c_thread(
    thread: *mut libc::pthread_t,
    function: *const c_void,
    argument: *mut c_void,
) -> c_int {
    // `thrd_error` and `thrd_nomem` of `threads.h`.
    const ERROR: c_int = 2;
    const NO_MEMORY: c_int = 3;
    // SAFETY: the caller's arguments are passed on.
    match unsafe { create_thread(thread, std::ptr::null(), function, argument) } {
        0 => 0,
        libc::ENOMEM => NO_MEMORY,
        _ => ERROR,
    }
}

#[cfg(test)]
mod tests {
    use super::Stack;

    #[test]
    fn an_overflow_is_beside_the_stack_pointer_or_in_the_guard() {
        let stack = Stack { guard: (0x10_0000, 0x20_0000), end: 0x90_0000 };
        // A little below the stack pointer, and far below it, where that has left the stack.
        assert!(stack.is_overflow(0x1f_fff8, 0x20_0010) && stack.is_overflow(0x10_0008, 0x1f_0000));
        // The stack pointer is elsewhere, or the access is above the stack.
        assert!(!stack.is_overflow(0x10_0008, 0x28_0000) && !stack.is_overflow(0x90_0008, 0x8f_fff0));
        assert!(!stack.is_overflow(0x30_0000, 0x50_0000));
    }
}
