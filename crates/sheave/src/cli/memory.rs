//! The allocator of the command, and what happens when the system gives no more memory: one line, and an exit
//! status of its own.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU8, Ordering};

use super::blocks;

/// Memory ran out, as an exit status: that of the verb.
static STATUS: AtomicU8 = AtomicU8::new(super::OWN.memory);

/// Says with which status the process is to end where memory runs out.
pub(crate) fn set_status(status: u8) {
    STATUS.store(status, Ordering::Relaxed);
}

/// The system's allocator with another one for small blocks, except that neither returns where it would fail:
/// the standard library would abort with a backtrace. Programs under `run` allocate with their own libc and
/// see its null pointers.
struct Reporting;

#[global_allocator]
static ALLOCATOR: Reporting = Reporting;

// SAFETY: every call is passed on to the allocator of small blocks or to the system's, by size and alignment,
// which are those with which the block was allocated.
unsafe impl GlobalAlloc for Reporting {
    // In every caller it would make the executable larger by a megabyte.
    #[inline(never)]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller's.
        checked(unsafe { get(layout) }, layout.size())
    }

    #[inline(never)]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if !blocks::is_small(layout) {
            // SAFETY: as the caller's.
            return checked(unsafe { System.alloc_zeroed(layout) }, layout.size());
        }
        // SAFETY: as the caller's; the block has this size.
        unsafe {
            let block = self.alloc(layout);
            block.write_bytes(0, layout.size());
            block
        }
    }

    #[inline(never)]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller vouches for size and alignment.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        match (blocks::is_small(layout), blocks::is_small(new)) {
            // SAFETY: as the caller's.
            (false, false) => checked(unsafe { System.realloc(block, layout, size) }, size),
            // SAFETY: the block was allocated by size.
            (true, true) if unsafe { blocks::resize(block, layout.size(), size) } => block,
            // SAFETY: both blocks are live, and have at least so many bytes; the old one is not used again.
            _ => unsafe {
                let moved = self.alloc(new);
                moved.copy_from_nonoverlapping(block, layout.size().min(size));
                self.dealloc(block, layout);
                moved
            },
        }
    }

    #[inline(never)]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if blocks::is_small(layout) {
            // SAFETY: the block was allocated by size.
            unsafe { blocks::free(block, layout.size()) }
        } else {
            // SAFETY: as the caller's.
            unsafe { System.dealloc(block, layout) }
        }
    }
}

/// # Safety
/// That of [`GlobalAlloc::alloc`].
unsafe fn get(layout: Layout) -> *mut u8 {
    if blocks::is_small(layout) {
        // SAFETY: the size is small.
        unsafe { blocks::allocate(layout.size()) }
    } else {
        // SAFETY: as the caller's.
        unsafe { System.alloc(layout) }
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
