//! The cost of a text: memory and work, counted per thread by the global allocator.
//!
//! A binary that fuzzes installs [`Meter`] as its allocator. A request above [`REFUSED`] bytes returns null,
//! as on an exhausted system; a caller that did not reserve with care then aborts, so the seed of the text is
//! printed before.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// No single request for memory may be larger.
pub const REFUSED: usize = 512 << 20;

/// Allocations of one thread since [`start`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Bytes in use, relative to the start; memory may be freed that was allocated before.
    live: isize,
    /// The most bytes in use at once.
    pub peak: isize,
    /// Bytes of all requests.
    pub total: usize,
    /// Number of requests.
    pub requests: usize,
    /// The largest request that was refused.
    pub refused: usize,
}

thread_local! {
    static COST: Cell<Cost> = const {
        Cell::new(Cost { live: 0, peak: 0, total: 0, requests: 0, refused: 0 })
    };
    static SEED: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, with an account per thread.
#[derive(Debug)]
pub struct Meter;

/// Enters a request of `more` bytes that frees `less`; false if it must be refused.
fn enter(more: usize, less: usize) -> bool {
    // A thread that is ending has no account any more.
    COST.try_with(|cost| {
        let mut now = cost.get();
        if more > REFUSED {
            now.refused = now.refused.max(more);
            cost.set(now);
            return false;
        }
        now.live += more as isize - less as isize;
        now.peak = now.peak.max(now.live);
        now.total = now.total.saturating_add(more);
        now.requests += 1;
        cost.set(now);
        true
    })
    .unwrap_or(true)
}

#[cold]
fn refuse(bytes: usize) -> *mut u8 {
    let seed = SEED.try_with(Cell::get).unwrap_or(0);
    // Formatting to the unbuffered standard error stream allocates nothing.
    eprintln!("the text of seed {seed} asks for {bytes} bytes at once");
    std::ptr::null_mut()
}

// SAFETY: every request is passed on to the system's allocator unchanged, or answered with null, which the
// trait allows; the account is not touched by the memory that it counts.
unsafe impl GlobalAlloc for Meter {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !enter(layout.size(), 0) {
            return refuse(layout.size());
        }
        // SAFETY: the caller's promise is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if !enter(layout.size(), 0) {
            return refuse(layout.size());
        }
        // SAFETY: the caller's promise is the same.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        let _ = COST.try_with(|cost| {
            let mut now = cost.get();
            now.live -= layout.size() as isize;
            cost.set(now);
        });
        // SAFETY: the caller's promise is the same.
        unsafe { System.dealloc(ptr, layout) }
    }

    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        if !enter(new_size, layout.size()) {
            return refuse(new_size);
        }
        // SAFETY: the caller's promise is the same.
        unsafe { System.realloc(ptr, layout, new_size) }
    }
}

/// Opens the account of this thread for the text of `seed`.
pub fn start(seed: u64) {
    SEED.set(seed);
    COST.set(Cost::default());
    CURRENT.store(seed, Ordering::Relaxed);
}

/// Allocations of this thread since [`start`]; zeros unless [`Meter`] is installed.
pub fn cost() -> Cost {
    COST.get()
}

/// The seed at which the watched thread works.
static CURRENT: AtomicU64 = AtomicU64::new(0);

/// Limit of processor time for one text. Ordinary ones take a ten-thousandth of it, and the time of other
/// processes does not count.
const HANG: Duration = Duration::from_secs(60);

/// Starts a thread that ends the process, naming the seed, when the calling thread has spent [`HANG`] of
/// processor time on one text: a loop that allocates nothing is invisible to the allocator. Works only on
/// systems that report a thread's time.
pub fn watch() {
    let Ok(thread) = std::fs::read_link("/proc/thread-self") else { return };
    let path = std::path::Path::new("/proc").join(thread).join("schedstat");
    let spent = move || -> Option<u64> {
        std::fs::read_to_string(&path).ok()?.split_ascii_whitespace().next()?.parse().ok()
    };
    std::thread::spawn(move || {
        let (mut seed, mut since) = (u64::MAX, 0);
        while let Some(now) = spent() {
            let current = CURRENT.load(Ordering::Relaxed);
            if current != seed {
                (seed, since) = (current, now);
            } else if u128::from(now - since) > HANG.as_nanos() {
                eprintln!("the text of seed {seed} takes more than {HANG:?} of processor time");
                std::process::exit(3);
            }
            std::thread::sleep(Duration::from_millis(500));
        }
    });
}
