//! Traps in jitted code: a message that names the function, then the signal's own effect.
//!
//! The handler does only what is safe in a signal handler: it reads tables that were complete before the code
//! could run, writes to standard error, and puts the default action back, so that the instruction traps again
//! and ends the process as it would have natively.

use std::sync::Once;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

/// Images that the handler can search; more run all the same, without names in messages.
const MAX_IMAGES: usize = 1024;
const ALT_STACK: usize = 64 * 1024;

static IMAGES: [Slot; MAX_IMAGES] = [const { Slot::new() }; MAX_IMAGES];

struct Slot {
    functions: AtomicPtr<Functions>,
    start: AtomicUsize,
    end: AtomicUsize,
}

impl Slot {
    const fn new() -> Slot {
        Slot {
            functions: AtomicPtr::new(std::ptr::null_mut()),
            start: AtomicUsize::new(0),
            end: AtomicUsize::new(0),
        }
    }
}

/// The functions of an image by address.
#[derive(Debug, Default)]
pub(crate) struct Functions {
    /// Start, end, and range of the name, ascending.
    ranges: Vec<(usize, usize, u32, u32)>,
    names: String,
}

impl Functions {
    pub(crate) fn push(&mut self, name: &str, start: usize, size: usize) {
        let from = self.names.len() as u32;
        self.names.push_str(name);
        self.ranges.push((start, start + size, from, self.names.len() as u32));
    }

    /// Ends the construction.
    pub(crate) fn sort(&mut self) {
        self.ranges.sort_unstable();
    }

    fn find(&self, pc: usize) -> Option<&str> {
        let i = self.ranges.partition_point(|range| range.0 <= pc).checked_sub(1)?;
        let (_, end, from, to) = self.ranges[i];
        (pc < end).then(|| &self.names[from as usize..to as usize])
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, usize, usize)> {
        self.ranges
            .iter()
            .map(|&(start, end, from, to)| (&self.names[from as usize..to as usize], start, end - start))
    }
}

/// Lets the handler know an image's functions. The box stays where it is until [`withdraw`].
pub(crate) fn announce(functions: &Functions, start: usize, end: usize) {
    let pointer = std::ptr::from_ref(functions).cast_mut();
    for slot in &IMAGES {
        let free = std::ptr::null_mut();
        if slot.functions.compare_exchange(free, pointer, Ordering::AcqRel, Ordering::Relaxed).is_ok() {
            slot.start.store(start, Ordering::Release);
            slot.end.store(end, Ordering::Release);
            return;
        }
    }
}

/// Takes an image out again.
pub(crate) fn withdraw(functions: &Functions) {
    let pointer = std::ptr::from_ref(functions).cast_mut();
    for slot in &IMAGES {
        if slot.functions.load(Ordering::Acquire) == pointer {
            slot.end.store(0, Ordering::Release);
            slot.start.store(0, Ordering::Release);
            slot.functions.store(std::ptr::null_mut(), Ordering::Release);
            return;
        }
    }
}

fn function_at(pc: usize) -> Option<&'static str> {
    IMAGES.iter().find_map(|slot| {
        if pc < slot.start.load(Ordering::Acquire) || pc >= slot.end.load(Ordering::Acquire) {
            return None;
        }
        let functions = slot.functions.load(Ordering::Acquire);
        // SAFETY: the code at `pc` is running, so the image that owns the table is alive.
        unsafe { functions.as_ref() }.and_then(|functions| functions.find(pc))
    })
}

/// Installs the handlers, once per process, and gives the current thread a stack for them.
pub fn install() {
    static ONCE: Once = Once::new();
    use_alternate_stack();
    ONCE.call_once(|| {
        for signal in [libc::SIGFPE, libc::SIGILL, libc::SIGSEGV, libc::SIGBUS, libc::SIGTRAP] {
            // SAFETY: the structure is filled in completely; the handler is async-signal-safe.
            unsafe {
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = handle as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
                libc::sigemptyset(&mut action.sa_mask);
                libc::sigaction(signal, &action, std::ptr::null_mut());
            }
        }
    });
}

/// A stack of its own for handlers, so that running out of stack can be reported.
fn use_alternate_stack() {
    let stack = Box::leak(vec![0u8; ALT_STACK].into_boxed_slice());
    // SAFETY: the memory lives for ever and is used by this thread's handlers only.
    unsafe {
        let stack = libc::stack_t { ss_sp: stack.as_mut_ptr().cast(), ss_flags: 0, ss_size: ALT_STACK };
        libc::sigaltstack(&stack, std::ptr::null_mut());
    }
}

/// A message of bounded length, built without allocation.
struct Message {
    bytes: [u8; 512],
    len: usize,
}

impl Message {
    fn push(&mut self, text: &str) {
        let n = text.len().min(self.bytes.len() - self.len);
        self.bytes[self.len..self.len + n].copy_from_slice(&text.as_bytes()[..n]);
        self.len += n;
    }
}

extern "C" fn handle(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: the kernel passes a valid ucontext and siginfo to a handler with SA_SIGINFO.
    let (pc, sp, address) = unsafe {
        let registers = &(*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let address = (*info).si_addr() as usize;
        (registers[libc::REG_RIP as usize] as usize, registers[libc::REG_RSP as usize] as usize, address)
    };
    if let Some(name) = function_at(pc) {
        let near_stack = address.abs_diff(sp) < 1 << 16;
        let what = match signal {
            libc::SIGFPE => "integer division by zero or overflow",
            libc::SIGILL => "unreachable code or a trap was executed",
            libc::SIGSEGV if near_stack => "stack overflow",
            libc::SIGSEGV | libc::SIGBUS => "bad memory access",
            _ => "trap",
        };
        let mut message = Message { bytes: [0; 512], len: 0 };
        message.push("sheave: ");
        message.push(what);
        message.push(" in function `");
        message.push(name);
        message.push("`\n");
        // SAFETY: writes from a live buffer; write is async-signal-safe.
        unsafe { libc::write(2, message.bytes.as_ptr().cast(), message.len) };
    }
    // SAFETY: puts the default action back; the instruction runs again and ends the process.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        if signal == libc::SIGTRAP {
            libc::raise(signal);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_functions_by_address() {
        let mut functions = Functions::default();
        functions.push("b", 0x2000, 0x10);
        functions.push("a", 0x1000, 0x20);
        functions.sort();
        assert_eq!(functions.find(0x1000), Some("a"));
        assert_eq!(functions.find(0x101f), Some("a"));
        assert_eq!(functions.find(0x1020), None);
        assert_eq!(functions.find(0x200f), Some("b"));
        assert_eq!(functions.find(0xfff), None);
    }
}
