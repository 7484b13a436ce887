//! A profile of a program that runs: where it was at each tick of a timer that counts its processor time.
//!
//! The handler of the timer's signal walks through the frames as that of crashes does, and notes the
//! addresses of compiled code in memory that was mapped before; it asks for none, takes no lock, and reads
//! the stack through the kernel, which refuses what is not mapped. What the addresses mean is found
//! afterwards.

use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use super::crash::{code, walk};

/// Words of memory for samples: 64 MB, of which the kernel gives what is used.
const MAX_WORDS: usize = 8 << 20;
/// Frames of a sample that are kept, the innermost ones.
const MAX_FRAMES: usize = 128;
/// Frames that are visited.
const MAX_VISITED: usize = 1024;
/// Microseconds of processor time between samples; the kernel may make it a tick of its clock. No divisor of
/// anything periodic in the program, as it were.
const INTERVAL: libc::suseconds_t = 997;

/// The samples: each a number of frames, then as many addresses, the innermost first.
static WORDS: AtomicPtr<AtomicUsize> = AtomicPtr::new(std::ptr::null_mut());
/// Words that are used.
static USED: AtomicUsize = AtomicUsize::new(0);

/// A function of the source that was active, or of the program, where no more is known.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Frame {
    /// Its name.
    pub function: String,
    /// The file; empty where it is not known.
    pub file: String,
    /// Where the compiler ran.
    pub directory: String,
    /// The line; zero where it is not known.
    pub line: u32,
}

/// Begins to sample this process.
///
/// # Errors
/// Where the system gives no memory or no timer.
pub fn start() -> std::io::Result<()> {
    let bytes = MAX_WORDS * size_of::<usize>();
    let protection = libc::PROT_READ | libc::PROT_WRITE;
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping replaces nothing.
    let words = unsafe { libc::mmap(std::ptr::null_mut(), bytes, protection, flags, -1, 0) };
    if words == libc::MAP_FAILED {
        return Err(std::io::Error::last_os_error());
    }
    WORDS.store(words.cast(), Ordering::Release);
    walk::find_libraries();
    // SAFETY: the structure is filled in completely, and the handler is async-signal-safe.
    let handled = unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = sample as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_RESTART | libc::SA_ONSTACK;
        libc::sigemptyset(&mut action.sa_mask);
        libc::sigaction(libc::SIGPROF, &action, std::ptr::null_mut())
    };
    if handled != 0 || !set_timer(INTERVAL) {
        return Err(std::io::Error::last_os_error());
    }
    Ok(())
}

fn set_timer(interval: libc::suseconds_t) -> bool {
    let interval = libc::timeval { tv_sec: 0, tv_usec: interval };
    let timer = libc::itimerval { it_interval: interval, it_value: interval };
    // SAFETY: reads a live structure.
    unsafe { libc::setitimer(libc::ITIMER_PROF, &timer, std::ptr::null_mut()) == 0 }
}

/// Ends the sampling, and gives the samples: addresses of compiled code, the innermost first.
pub fn stop() -> Vec<Vec<usize>> {
    set_timer(0);
    let words = WORDS.load(Ordering::Acquire);
    let mut samples = Vec::new();
    if words.is_null() {
        return samples;
    }
    let used = USED.load(Ordering::Acquire).min(MAX_WORDS);
    // SAFETY: the mapping has so many words, all of them zero until they are used, and stays for ever.
    let words = unsafe { std::slice::from_raw_parts(words, used) };
    let mut at = 0;
    while let Some(n) = words.get(at).map(|n| n.load(Ordering::Acquire)).filter(|&n| n > 0) {
        let Some(frames) = words.get(at + 1..at + 1 + n) else { break };
        samples.push(frames.iter().map(|frame| frame.load(Ordering::Relaxed)).collect());
        at += 1 + n;
    }
    samples
}

/// The functions that are active at an address of compiled code, the innermost first.
pub fn frames_at(at: usize) -> Vec<Frame> {
    let Some((image, entry)) = code::image_at(at).and_then(|image| Some((image, image.find(at)?))) else {
        return Vec::new();
    };
    let mut frames = Vec::new();
    image.positions(entry, at, |position| {
        let name = if position.function.is_empty() { image.name(entry) } else { position.function };
        frames.push(Frame {
            function: name.to_owned(),
            file: position.file.to_owned(),
            directory: position.directory.to_owned(),
            line: position.line,
        });
    });
    if frames.is_empty() {
        let (function, nothing) = (image.name(entry).to_owned(), String::new());
        frames.push(Frame { function, file: nothing.clone(), directory: nothing, line: 0 });
    }
    frames
}

extern "C" fn sample(_: libc::c_int, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: errno is the thread's.
    let errno = unsafe { *libc::__errno_location() };
    // SAFETY: the kernel passes a valid ucontext to a handler with SA_SIGINFO.
    note(unsafe { &*context.cast::<libc::ucontext_t>() });
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = errno };
}

fn note(context: &libc::ucontext_t) {
    let words = WORDS.load(Ordering::Acquire);
    if words.is_null() || USED.load(Ordering::Relaxed) >= MAX_WORDS {
        return;
    }
    let mut frames = [0; MAX_FRAMES];
    let mut n = 0;
    let mut walk = walk::Walk::careful(walk::Registers::of_context(context));
    for _ in 0..MAX_VISITED {
        let at = walk.at();
        if code::image_at(at).is_some_and(|image| image.find(at).is_some()) {
            frames[n] = at;
            n += 1;
        }
        if n == MAX_FRAMES || !walk.up() {
            break;
        }
    }
    if n == 0 {
        return;
    }
    let start = USED.fetch_add(n + 1, Ordering::AcqRel);
    if start + n + 1 > MAX_WORDS {
        return;
    }
    for (i, &frame) in frames[..n].iter().enumerate() {
        // SAFETY: these words of the mapping are this sample's alone.
        unsafe { (*words.add(start + 1 + i)).store(frame, Ordering::Relaxed) };
    }
    // SAFETY: as above.
    unsafe { (*words.add(start)).store(n, Ordering::Release) };
}
