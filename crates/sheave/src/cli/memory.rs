//! The command's memory is the system allocator's. When the system gives no more, one line says so, and the
//! exit status is one of its own. Small blocks become larger in fewer instructions than by `realloc`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU8, Ordering};

/// Memory ran out, as an exit status: that of the verb.
static STATUS: AtomicU8 = AtomicU8::new(super::OWN.memory);

/// Says with which status the process is to end where memory runs out.
pub(crate) fn set_status(status: u8) {
    STATUS.store(status, Ordering::Relaxed);
}

/// The largest block, in bytes, of which the C library keeps freed ones in lists of each thread. Its `malloc`
/// and `free` use these lists, its `realloc` does not: on average it takes 400 instructions, these two and a
/// copy take 240.
const LISTED: usize = 1032;

/// How many times what was asked for a small block gets where it has to move. Most tables of a compilation
/// begin empty and grow by doubling: what they ask for next is there already.
const SPARE: usize = 4;

/// The system's allocator, except that it does not return where it would fail: the standard library would
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
