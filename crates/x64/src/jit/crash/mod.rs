//! Crash reports: the reason, source line and call chain of a fatal signal; then the signal's own effect.
//!
//! ```text
//! prog.c:4:10: error: read of 4 bytes at 0x4, 4 bytes past null
//!       return *p;
//!              ^
//!   in `deref` at prog.c:4:10, inlined
//!   in `mid` at prog.c:9:26
//!   in `main` at prog.c:17:18
//! ```
//!
//! The handler is async-signal-safe: it reads tables that were complete before the code could run, reads the
//! source, writes to standard error, and restores the default action, so that the process ends as it would
//! have natively. It reports frames of compiled code; if the stack has none, it is silent. If the report
//! takes too long, the process ends without the rest of it.

mod access;
pub(crate) mod code;
mod repeats;
pub(crate) mod report;
pub(crate) mod threads;
mod walk;

use std::sync::Once;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

use repeats::Repeats;
use report::{Line, Style};
use walk::{Registers, Walk};

const ALT_STACK: usize = 64 * 1024;

/// The signals that are reported.
const SIGNALS: [libc::c_int; 6] =
    [libc::SIGFPE, libc::SIGILL, libc::SIGSEGV, libc::SIGBUS, libc::SIGTRAP, libc::SIGABRT];

/// Seconds that a report may take.
const MAX_SECONDS: libc::c_uint = 10;

/// Frames that are visited.
const MAX_FRAMES: usize = 1 << 20;
/// Frames that are shown: the innermost, and the outermost.
const FIRST_SHOWN: usize = 16;
const LAST_SHOWN: usize = 6;

/// Addresses below this are taken for members of something at null.
const NULL_OBJECT: usize = 1 << 16;

/// Addresses this far after a stack are taken for elements of an array in it.
const STACK_GAP: usize = 1 << 16;

/// The first signal that is reported, zero before that.
static REPORTED: AtomicI32 = AtomicI32::new(0);

/// The end of the first thread's stack: the name of the executable is there. It is read before the program
/// runs, which may overwrite what leads to it.
static END_OF_STACK: AtomicUsize = AtomicUsize::new(usize::MAX);

pub use report::colour as colour_reports;

/// Installs the handlers, once per process, and gives the current thread a stack for them, as well as those
/// that programs make from now on.
pub fn install() {
    static ONCE: Once = Once::new();
    threads::use_alternate_stack();
    ONCE.call_once(|| {
        walk::find_libraries();
        // SAFETY: it has no preconditions.
        END_OF_STACK.store(unsafe { libc::getauxval(libc::AT_EXECFN) } as usize, Ordering::Relaxed);
        threads::prepare();
        for signal in SIGNALS {
            // SAFETY: the handler is async-signal-safe.
            unsafe { set_handler(signal, handle as *const () as usize) };
        }
    });
}

/// Installs a handler during which all signals wait but the one that ends a report.
///
/// # Safety
/// `handler` is the address of a handler with three parameters, which must be async-signal-safe.
unsafe fn set_handler(signal: libc::c_int, handler: usize) {
    // SAFETY: the structure is filled in completely.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = handler;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
        libc::sigfillset(&mut action.sa_mask);
        libc::sigdelset(&mut action.sa_mask, libc::SIGALRM);
        libc::sigaction(signal, &action, std::ptr::null_mut());
    }
}

extern "C" fn handle(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    if REPORTED.compare_exchange(0, signal, Ordering::AcqRel, Ordering::Relaxed).is_err() {
        // Another thread is ending the process.
        loop {
            // SAFETY: pause is async-signal-safe.
            unsafe { libc::pause() };
        }
    }
    // SAFETY: the kernel passes a valid ucontext and siginfo to a handler with SA_SIGINFO.
    let (info, context) = unsafe { (&*info, &*context.cast::<libc::ucontext_t>()) };
    // SAFETY: these functions are async-signal-safe.
    unsafe {
        set_handler(libc::SIGALRM, end_report as *const () as usize);
        let mut alarm: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut alarm);
        libc::sigaddset(&mut alarm, libc::SIGALRM);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &alarm, std::ptr::null_mut());
        libc::alarm(MAX_SECONDS);
    }
    report(signal, info, context);
    // SAFETY: restores the default action. A faulting instruction runs again and ends the process; any other
    // signal is sent once more.
    unsafe {
        libc::alarm(0);
        libc::signal(signal, libc::SIG_DFL);
        if info.si_code <= 0 || signal == libc::SIGTRAP {
            libc::raise(signal);
        }
    }
}

/// Ends the process by the reported signal, because the report takes too long.
extern "C" fn end_report(_: libc::c_int, _: *mut libc::siginfo_t, _: *mut libc::c_void) {
    let signal = REPORTED.load(Ordering::Acquire);
    // SAFETY: these functions are async-signal-safe.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        let mut set: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        libc::sigaddset(&mut set, signal);
        libc::raise(signal);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &set, std::ptr::null_mut());
        libc::_exit(128 + signal);
    }
}

fn report(signal: libc::c_int, info: &libc::siginfo_t, context: &libc::ucontext_t) {
    let mut out = Line::new();
    let mut walk = Walk::new(Registers::of_context(context));
    let mut n_frames = 0;
    // The addresses of the last frames.
    let mut last = [0; LAST_SHOWN];
    let mut repeats = Repeats::default();
    let mut is_innermost = true;
    for _ in 0..MAX_FRAMES {
        let at = walk.at();
        if code::image_at(at).is_some_and(|image| image.find(at).is_some()) {
            if n_frames == 0 {
                headline(&mut out, at, |out| what(out, signal, info, context, is_innermost));
            }
            if !repeats.leave_out(at) {
                end_of_repeats(&mut out, &mut repeats);
                if n_frames < FIRST_SHOWN {
                    frame(&mut out, at);
                    repeats.show(at);
                } else {
                    last[n_frames % LAST_SHOWN] = at;
                }
                n_frames += 1;
            }
        }
        is_innermost = false;
        if !walk.up() {
            break;
        }
    }
    end_of_repeats(&mut out, &mut repeats);
    let n_shown = (n_frames - n_frames.min(FIRST_SHOWN)).min(LAST_SHOWN);
    let n_left_out = n_frames - n_frames.min(FIRST_SHOWN) - n_shown;
    if n_left_out > 0 {
        let s = if n_left_out == 1 { "" } else { "s" };
        out.print(format_args!("  ... {n_left_out} more frame{s}")).end();
    }
    for index in n_frames - n_shown..n_frames {
        frame(&mut out, last[index % LAST_SHOWN]);
    }
}

/// Writes how often the frames above repeat, if they do.
fn end_of_repeats(out: &mut Line, repeats: &mut Repeats) {
    let Some((period, times, rest)) = repeats.end() else { return };
    match (period, times) {
        (_, 0) => {}
        (1, 1) => out.push("  ... the frame above once more").end(),
        (1, _) => out.print(format_args!("  ... the frame above {times} more times")).end(),
        (_, 1) => out.print(format_args!("  ... the {period} frames above once more")).end(),
        _ => out.print(format_args!("  ... the {period} frames above {times} more times")).end(),
    };
    rest.for_each(|at| frame(out, at));
}

/// Writes the position of `at`, the event, and the source line.
fn headline(out: &mut Line, at: usize, what: impl Fn(&mut Line)) {
    let Some((image, entry)) = code::image_at(at).and_then(|image| Some((image, image.find(at)?))) else {
        return;
    };
    let mut innermost = None;
    image.positions(entry, at, |position| innermost = innermost.or((position.line > 0).then_some(position)));
    out.start(Style::Bold);
    match innermost {
        Some(position) => out.position(&position).push(": "),
        None => out.push("sheave: "),
    };
    out.start(Style::Red).push("error: ").start(Style::Plain).start(Style::Bold);
    what(out);
    out.start(Style::Plain).end();
    innermost.iter().for_each(report::show_source);
}

/// Writes the frame that is at `at`, and those that are inlined in it.
fn frame(out: &mut Line, at: usize) {
    let Some((image, entry)) = code::image_at(at).and_then(|image| Some((image, image.find(at)?))) else {
        return;
    };
    let mut n_left = 0;
    image.positions(entry, at, |_| n_left += 1);
    if n_left == 0 {
        out.print(format_args!("  in `{}`", image.name(entry)));
        let module = image.module(entry);
        out.push(if module.is_empty() { "" } else { " of " }).push(module).end();
    }
    image.positions(entry, at, |position| {
        let name = if position.function.is_empty() { image.name(entry) } else { position.function };
        out.print(format_args!("  in `{name}`"));
        if position.line > 0 || !position.file.is_empty() {
            out.push(" at ").position(&position);
        }
        n_left -= 1;
        out.push(if n_left > 0 { ", inlined" } else { "" }).end();
    });
}

/// Writes the reason; `is_compiled`: it occurred in compiled code, and not in a callee of that.
fn what(
    out: &mut Line,
    signal: libc::c_int,
    info: &libc::siginfo_t,
    context: &libc::ucontext_t,
    is_compiled: bool,
) {
    let registers = &context.uc_mcontext.gregs;
    let [pc, sp] = [libc::REG_RIP, libc::REG_RSP].map(|number| registers[number as usize] as usize);
    match signal {
        libc::SIGABRT => out.push("the program aborted"),
        libc::SIGFPE => out.push("integer division by zero or overflow"),
        libc::SIGILL => out.push("unreachable code or a trap was executed"),
        libc::SIGTRAP => out.push("trap"),
        _ if info.si_code <= 0 => {
            out.push(if signal == libc::SIGBUS { "SIGBUS" } else { "SIGSEGV" }).push(" was sent")
        }
        _ if signal == libc::SIGBUS && info.si_code == BUS_ADRERR => {
            out.push("access beyond the end of a mapped file")
        }
        // Addresses that no page can have are not passed on.
        _ if info.si_code == SI_KERNEL => out.push("access to memory at an address that cannot exist"),
        _ => {
            // SAFETY: a fault has an address.
            let address = unsafe { info.si_addr() } as usize;
            let error = registers[libc::REG_ERR as usize];
            let stack = threads::stack(END_OF_STACK.load(Ordering::Relaxed));
            if signal == libc::SIGSEGV && stack.is_overflow(address, sp) {
                out.push("stack overflow")
            } else if address == pc || error & FETCH != 0 {
                place(out.push("call of address "), address)
            } else {
                out.push(if error & WRITE != 0 { "write" } else { "read" });
                if is_compiled && let Some(size) = access_size(pc) {
                    let s = if size == 1 { "" } else { "s" };
                    out.print(format_args!(" of {size} byte{s}"));
                }
                place(out.push(" at "), address);
                let is_read_only =
                    signal == libc::SIGSEGV && info.si_code == SEGV_ACCERR && error & WRITE != 0;
                match code::images().find_map(|image| image.constant(address)) {
                    _ if stack.is_guard(address) => out.push(", in the guard page below the stack"),
                    _ if (stack.end..stack.end.saturating_add(STACK_GAP)).contains(&address) => {
                        out.push(", above the end of the stack")
                    }
                    _ if !is_read_only => out.push(""),
                    Some(name) if name.starts_with(".str") => {
                        out.push(", a string literal, which is read-only")
                    }
                    Some(name) => out.print(format_args!(", in the constant `{name}`, which is read-only")),
                    None => out.push(", which is read-only"),
                }
            }
        }
    };
    let is_external =
        !is_compiled && signal != libc::SIGABRT && code::image_at(pc).is_none() && pc >= NULL_OBJECT;
    out.push(if is_external { ", in a function called here" } else { "" });
}

/// `si_code` of a fault without an address.
const SI_KERNEL: libc::c_int = 0x80;
/// `si_code` of memory that may not be accessed so.
const SEGV_ACCERR: libc::c_int = 2;
/// `si_code` of an address without memory.
const BUS_ADRERR: libc::c_int = 2;
/// Bits of the processor's error code: the access is a write, the fetch of an instruction.
const WRITE: i64 = 2;
const FETCH: i64 = 16;

/// An address, and how far from null it is.
fn place(out: &mut Line, address: usize) -> &mut Line {
    out.print(format_args!("{address:#x}"));
    match address {
        0 => out.push(", a null pointer"),
        1 => out.push(", 1 byte past null"),
        2..NULL_OBJECT => out.print(format_args!(", {address} bytes past null")),
        _ => out,
    }
}

/// The size in bytes of the memory access of the compiled instruction at `pc`, if it is known.
fn access_size(pc: usize) -> Option<u32> {
    let entry = code::image_at(pc).and_then(|image| image.find(pc))?;
    // SAFETY: the code is running, so it is mapped and may be read.
    access::access_size(unsafe { std::slice::from_raw_parts(pc as *const u8, entry.end - pc) })
}
