//! The allocator of the command: the system's, except that running out of memory prints one line and ends
//! the process with a separate exit status. Small blocks grow in fewer instructions than by `realloc`, and
//! large inputs get a heap of large pages.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU8, Ordering};

/// Memory ran out, as an exit status: that of the verb.
static STATUS: AtomicU8 = AtomicU8::new(3);

/// Sets the exit status for the case that memory runs out.
pub(crate) fn set_status(status: u8) {
    STATUS.store(status, Ordering::Relaxed);
}

/// The largest block, in bytes, of which the C library keeps freed ones in lists of each thread. Its `malloc`
/// and `free` use these lists, its `realloc` does not: on average it takes 400 instructions, these two and a
/// copy take 240.
const LISTED: usize = 1032;

/// The factor by which a small block grows when it has to move. Most tables of a compilation begin empty and
/// grow by doubling, so that their next request is satisfied already.
const SPARE: usize = 4;

/// Input from which on page faults are worth avoiding, in bytes: below it they take less than a millisecond.
const LARGE_INPUT: usize = 4 << 20;

/// How much memory a compilation takes, at most, for each byte of LLVM IR that it reads.
const MEMORY_PER_BYTE: usize = 6;

/// A page of the larger kind that processors have, in bytes.
const LARGE_PAGE: usize = 2 << 20;

/// Gets the heap ready for the compilation of `input` bytes, if these are many: grown once, in pages of 2 MB
/// that are the kernel's to give, and kept until the end. A quarter of the time of such compilations would be
/// the kernel's otherwise, for a fault at each of 70 000 pages, many of them given back and asked for again.
///
/// Not for verbs that run the program: its allocations come from the same heap.
pub(crate) fn expect_input(input: usize) {
    if input < LARGE_INPUT {
        return;
    }
    #[cfg(target_env = "gnu")]
    large_heap(input.saturating_mul(MEMORY_PER_BYTE));
}

#[cfg(target_env = "gnu")]
fn large_heap(size: usize) {
    let limited = |size: usize| libc::c_int::try_from(size).unwrap_or(libc::c_int::MAX);
    // SAFETY: these change the source of blocks, not their contents. The break is only read, and advice
    // about pages changes no byte of them; if it is refused the pages are small.
    unsafe {
        // Blocks as large as the file come from the heap, too, and the heap never shrinks.
        // All threads share this heap: they allocate per function, not per instruction.
        libc::mallopt(libc::M_ARENA_MAX, 1);
        libc::mallopt(libc::M_MMAP_THRESHOLD, 32 << 20);
        libc::mallopt(libc::M_TRIM_THRESHOLD, libc::c_int::MAX);
        libc::mallopt(libc::M_TOP_PAD, limited(size));
        let block = libc::malloc(LARGE_PAGE);
        libc::mallopt(libc::M_TOP_PAD, limited(8 * LARGE_PAGE));
        let end = libc::sbrk(0) as usize;
        let start = (block as usize).next_multiple_of(LARGE_PAGE);
        if !block.is_null() && (block as usize) < end && end - start >= LARGE_PAGE {
            libc::madvise(start as *mut libc::c_void, end - start, libc::MADV_HUGEPAGE);
        }
        libc::free(block);
    }
}

/// The system's allocator, except that it does not return on failure: the standard library would
/// abort with a backtrace. Programs under `run` allocate with their own libc and see its null pointers.
struct Reporting;

#[global_allocator]
static ALLOCATOR: Reporting = Reporting;

// SAFETY: every block is the system allocator's, and goes back to it with the layout it was made with.
unsafe impl GlobalAlloc for Reporting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller's.
        checked(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller's.
        checked(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if size > LISTED {
            // SAFETY: as the caller's.
            return checked(unsafe { System.realloc(block, layout, size) }, size);
        }
        // SAFETY: the block is the system allocator's, which has it from malloc or posix_memalign.
        if size <= unsafe { libc::malloc_usable_size(block.cast()) } {
            return block;
        }
        let spacious = (size * SPARE).clamp(size, LISTED);
        // SAFETY: the size is small, and the alignment is the caller's.
        let new = unsafe { self.alloc(Layout::from_size_align_unchecked(spacious, layout.align())) };
        // SAFETY: both blocks have so many bytes; the new one is apart from the old one, which the caller
        // gives up.
        unsafe {
            new.copy_from_nonoverlapping(block, layout.size().min(size));
            self.dealloc(block, layout);
        }
        new
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as the caller's.
        unsafe { System.dealloc(block, layout) }
    }
}

fn checked(block: *mut u8, size: usize) -> *mut u8 {
    if block.is_null() {
        fail(size);
    }
    block
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
