//! The heap of the command, apart from that of the C library: a program under `run` finds the latter as fresh
//! as an executable does.
//!
//! A block has 2^k or 3 * 2^(k - 1) bytes. Freed blocks wait in a list of their size; others are cut from the
//! end of a range of addresses. No memory is given back to the system, and running out of it prints one line
//! and ends the process with a separate exit status: the standard library would abort with a backtrace.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::UnsafeCell;
use std::os::unix::process::ExitStatusExt as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use super::color::report;
use super::failure::PANICKED;

/// Memory ran out, as an exit status: that of the verb.
static STATUS: AtomicU8 = AtomicU8::new(3);

/// Sets the exit status for the case that memory runs out.
pub(crate) fn set_status(status: u8) {
    STATUS.store(status, Ordering::Relaxed);
}

/// Input from which on page faults are worth avoiding, in bytes: below it they take less than a millisecond.
const LARGE_INPUT: usize = 4 << 20;

/// How much memory a compilation takes, at most, for each byte of LLVM IR that it reads.
const MEMORY_PER_BYTE: usize = 6;

/// Gets the heap ready for the compilation of `input` bytes, if these are many, in pages of 2 MB that are the
/// kernel's to give. A quarter of the time of such compilations would be the kernel's otherwise, for a fault
/// at each of 70 000 pages.
pub(crate) fn expect_input(input: usize) {
    if input < LARGE_INPUT {
        return;
    }
    HEAP.with(|state| {
        let size = input.saturating_mul(MEMORY_PER_BYTE);
        if state.map(size, libc::MAP_PRIVATE) {
            // SAFETY: advice about pages changes no byte of them; if it is refused the pages are small.
            unsafe { libc::madvise(state.next as *mut _, state.end - state.next, libc::MADV_HUGEPAGE) };
        }
    });
}

/// Bytes of a range, as long as the system has that many addresses.
const RANGE: usize = 64 << 20;
/// The same, at least.
const SMALLEST_RANGE: usize = 1 << 20;
/// The unit in which the kernel backs a range.
const PAGE: usize = 4096;
/// Blocks below a page are cut from runs of so many bytes, each for one size.
const RUN: usize = 4 * PAGE;
/// The number of sizes: two for each power of two.
const N_SIZES: usize = 2 * usize::BITS as usize;

/// The size of blocks for `layout`, and its number.
fn class_of(layout: Layout) -> (usize, usize) {
    let mut size = layout.size().max(16);
    // Runs are aligned, so blocks of 2^k bytes are, too; others to 8 bytes.
    if layout.align() > 8 {
        size = size.max(layout.align()).next_power_of_two();
    }
    // The two highest bits of the largest offset, 2 or 3, tell sizes of one power of two apart.
    let shift = (size - 1).ilog2() - 1;
    let top = (size - 1) >> shift;
    ((top + 1) << shift, 2 * shift as usize + 1 + top)
}

struct State {
    /// The rest of the range.
    next: usize,
    end: usize,
    /// For each size the first free block; each holds the address of the next one.
    free: [usize; N_SIZES],
    /// For each size the rest of its run.
    runs: [(usize, usize); N_SIZES],
    /// In a child of [`apart`] the addresses that its parent sees, else all.
    own: (usize, usize),
}

impl State {
    const EMPTY: State =
        State { next: 0, end: 0, free: [0; N_SIZES], runs: [(0, 0); N_SIZES], own: (0, usize::MAX) };

    fn is_own(&self, block: *mut u8) -> bool {
        (self.own.0..self.own.1).contains(&block.addr())
    }

    /// Begins a range of at least `size` bytes if the system has one.
    fn map(&mut self, size: usize, sharing: libc::c_int) -> bool {
        let flags = libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | sharing;
        let access = libc::PROT_READ | libc::PROT_WRITE;
        let Some(least) = size.checked_next_multiple_of(SMALLEST_RANGE) else { return false };
        let mut size = least.max(RANGE);
        loop {
            // SAFETY: the system chooses addresses that are free.
            let range = unsafe { libc::mmap(std::ptr::null_mut(), size, access, flags, -1, 0) };
            if range != libc::MAP_FAILED {
                (self.next, self.end) = (range.expose_provenance(), range.addr() + size);
                return true;
            }
            if size == least {
                return false;
            }
            size = (size / 2).max(least);
        }
    }

    /// Cuts `size` bytes, aligned to `align`, from the range or a new one; zero if there are none.
    fn cut(&mut self, size: usize, align: usize) -> usize {
        let fits = |state: &State| {
            let start = state.next.checked_next_multiple_of(align)?;
            (start.checked_add(size)? <= state.end).then_some(start)
        };
        let is_child = self.own.0 > 0;
        let start = fits(self).or_else(|| {
            let grown = !is_child && self.map(size.checked_add(align)?, libc::MAP_PRIVATE);
            grown.then(|| fits(self)).flatten()
        });
        let Some(start) = start else { return 0 };
        self.next = start + size;
        start
    }

    /// A block for `layout`, and whether it is fresh, that is, zero.
    fn take(&mut self, layout: Layout) -> (*mut u8, bool) {
        let (size, number) = class_of(layout);
        let first = self.free[number];
        if first != 0 && layout.align() <= PAGE {
            let block = std::ptr::with_exposed_provenance_mut::<usize>(first);
            // SAFETY: a free block holds the address of the next one.
            self.free[number] = unsafe { *block };
            return (block.cast(), false);
        }
        let block = if size < PAGE {
            let (mut next, mut end) = self.runs[number];
            if end - next < size {
                next = self.cut(RUN, PAGE);
                if next == 0 {
                    return (std::ptr::null_mut(), false);
                }
                end = next + RUN;
            }
            self.runs[number] = (next + size, end);
            next
        } else {
            self.cut(size, layout.align().max(PAGE))
        };
        (std::ptr::with_exposed_provenance_mut(block), true)
    }

    fn give_back(&mut self, block: *mut u8, layout: Layout) {
        if self.is_own(block) {
            let (_, number) = class_of(layout);
            // SAFETY: the block is free, and every block holds an address.
            unsafe { block.cast::<usize>().write(self.free[number]) };
            self.free[number] = block.expose_provenance();
        }
    }
}

/// The heap, for one thread at a time.
struct Heap {
    is_taken: AtomicBool,
    state: UnsafeCell<State>,
}

// SAFETY: only the thread that has set `is_taken` uses the state.
unsafe impl Sync for Heap {}

#[global_allocator]
static HEAP: Heap = Heap { is_taken: AtomicBool::new(false), state: UnsafeCell::new(State::EMPTY) };

impl Heap {
    fn with<R>(&self, f: impl FnOnce(&mut State) -> R) -> R {
        while self.is_taken.swap(true, Ordering::Acquire) {
            // The other thread has a few instructions left, unless it waits for a processor.
            std::thread::yield_now();
        }
        // SAFETY: no other thread is between the two accesses of `is_taken`.
        let result = f(unsafe { &mut *self.state.get() });
        self.is_taken.store(false, Ordering::Release);
        result
    }
}

// SAFETY: blocks are disjoint, and as large and aligned as their layouts want.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        checked(self.with(|state| state.take(layout)), layout.size()).0
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let (block, is_fresh) = checked(self.with(|state| state.take(layout)), layout.size());
        if !is_fresh {
            // SAFETY: the block has so many bytes.
            unsafe { block.write_bytes(0, layout.size()) };
        }
        block
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller passes a size that makes a layout.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        if class_of(new) == class_of(layout) && self.with(|state| state.is_own(block)) {
            return block;
        }
        // SAFETY: both blocks have so many bytes; the new one is apart from the old one, which the caller
        // gives up.
        unsafe {
            let moved = self.alloc(new);
            moved.copy_from_nonoverlapping(block, layout.size().min(size));
            self.dealloc(block, layout);
            moved
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        self.with(|state| state.give_back(block, layout));
    }
}

fn checked(taken: (*mut u8, bool), size: usize) -> (*mut u8, bool) {
    if taken.0.is_null() {
        fail(size);
    }
    taken
}

/// Ends the process without allocating, flushing or running anything that might.
#[cold]
fn fail(size: usize) -> ! {
    let mut line = [0; 80];
    let mut rest = &mut line[..];
    // The line is longer than the text with the largest number.
    let _ = std::io::Write::write_fmt(
        &mut rest,
        format_args!("error: out of memory: {size} more bytes are needed\n"),
    );
    let left = rest.len();
    // SAFETY: writes from a live buffer, then leaves.
    unsafe {
        libc::write(2, line.as_ptr().cast(), line.len() - left);
        libc::_exit(STATUS.load(Ordering::Relaxed).into())
    }
}

/// The result of `f`, which a child process computes: its threads, and the blocks that it frees, leave no
/// traces in this process. What the child allocates is in memory that both share. Where the system has no
/// such memory, or no further process, this one computes it. If the child ends without a result, so does this
/// process.
///
/// # Safety
/// The result may refer to what `f` allocates, and to what `f` does not change.
pub(crate) unsafe fn apart<T>(f: impl FnOnce() -> T) -> T {
    // SAFETY: the argument is a constant of the C library.
    let pages = unsafe { libc::sysconf(libc::_SC_PHYS_PAGES) };
    let mut shared = State::EMPTY;
    if !shared.map(usize::try_from(pages).unwrap_or_default().saturating_mul(PAGE), libc::MAP_SHARED) {
        return f();
    }
    shared.own = (shared.next, shared.end);
    let place = shared.cut(size_of::<Option<T>>(), align_of::<Option<T>>().max(PAGE));
    let place = std::ptr::with_exposed_provenance_mut::<Option<T>>(place);
    // SAFETY: the range is larger than any result, and its memory is zero.
    unsafe { place.write(None) };
    // No thread is in the midst of a change: this one has the heap.
    let child = HEAP.with(|state| {
        // SAFETY: threads that this process has besides only read pipes.
        let child = unsafe { libc::fork() };
        if child == 0 {
            *state = shared;
        }
        child
    });
    match child {
        -1 => f(),
        0 => {
            // SAFETY: it requests a signal from the kernel.
            unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
            // The message of a panic has been printed by the hook.
            let result = catch_unwind(AssertUnwindSafe(f));
            let status = if result.is_ok() { 0 } else { PANICKED };
            // SAFETY: the place is this process's until it has ended; nothing here has to be flushed.
            unsafe {
                place.write_volatile(result.ok());
                libc::_exit(status)
            }
        }
        _ => {
            let status = sheave::process::wait(child).unwrap_or_default();
            // SAFETY: the child has written a result, or there is still none.
            if let Some(result) = unsafe { place.read_volatile() } {
                return result;
            }
            if let Some(signal) = status.signal() {
                report(&format!("error: the compilation was ended by signal {signal}"));
            }
            std::process::exit(status.code().unwrap_or(STATUS.load(Ordering::Relaxed).into()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_one_class_hold_what_is_asked_for() {
        let mut sizes = [0; N_SIZES];
        for (size, align) in (0..9000).flat_map(|size| [1, 8, 16, 64, 4096].map(|align| (size, align))) {
            let (block, number) = class_of(Layout::from_size_align(size, align).expect("a layout"));
            assert!(block >= size && block < 2 * size.max(align).max(16), "{size} {align}: {block}");
            assert!(block.is_multiple_of(align), "{size} {align}: {block}");
            assert!(sizes[number] == 0 || sizes[number] == block, "{size} {align}: {block}");
            sizes[number] = block;
        }
    }
}
