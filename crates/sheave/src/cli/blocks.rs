//! Memory for small blocks, in a few instructions each.
//!
//! To compile a small program the command asks for three thousand blocks, most of them vectors that grow.
//! The C library takes 200 instructions for each, a tenth of the run; this takes 20. It is the design of
//! Bonwick and Adams, "Magazines and Vmem", USENIX 2001, section 3, with lists in place of arrays:
//!
//! - Blocks are cut from chunks, in classes of size, four of them between a power of two and the next. A
//!   chunk is never given back, and a block stays in its class.
//! - A thread has a list of free blocks of each class, which it uses without locks. A list that has grown to
//!   [`BATCH`] bytes goes to the lists that all threads share, where a thread that has none looks before
//!   it cuts a new block: so blocks that one thread allocates and another frees are used again.
//! - What a thread has when it ends goes to the shared lists, too.
//!
//! Blocks that are larger or more aligned are the system's.

use std::alloc::{GlobalAlloc as _, Layout, System};
use std::cell::UnsafeCell;
use std::ptr::null_mut;
use std::sync::Mutex;
use std::sync::atomic::{AtomicPtr, Ordering};

/// Bytes of the largest block. Larger ones are few, and memory that stays in its class would be missed: with
/// 32 KB a program of two million lines takes a quarter more of it.
pub(super) const LARGEST: usize = 1 << 10;

/// Blocks are aligned to so many bytes, which is also the smallest size: a free one holds two pointers.
const ALIGN: usize = 16;

/// Classes up to this size are a multiple of the alignment each.
const FEW: usize = 128;
const N_FEW: usize = FEW / ALIGN;

/// The number of classes.
const N_CLASSES: usize = class_of(LARGEST) + 1;

/// Bytes of a chunk.
const CHUNK: usize = 256 << 10;

/// Bytes of free blocks of one class that a thread keeps for itself.
const BATCH: usize = 16 << 10;

/// The class of blocks that hold `size` bytes, which are at least one and at most [`LARGEST`].
const fn class_of(size: usize) -> usize {
    if size <= FEW {
        return (size - 1) / ALIGN;
    }
    let top = (size - 1).ilog2();
    N_FEW + (top - FEW.ilog2()) as usize * 4 + ((size - 1) >> (top - 2) & 3)
}

/// The size of the blocks of a class.
const fn size_of_class(class: usize) -> usize {
    match class.checked_sub(N_FEW) {
        None => (class + 1) * ALIGN,
        Some(index) => (5 + index % 4) << (FEW.ilog2() as usize - 2 + index / 4),
    }
}

/// Whether a block is one of these.
pub(super) fn is_small(layout: Layout) -> bool {
    layout.size() <= LARGEST && layout.align() <= ALIGN
}

/// What a free block holds.
struct Free {
    /// The next one of the list.
    next: *mut Free,
    /// In the first one of a shared list: the next list. In an unused rest of a chunk: its end.
    other: *mut Free,
}

/// How far a thread has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// It has no blocks yet.
    New,
    /// Its blocks are shared when it ends.
    Runs,
    /// They are shared at once.
    Ends,
}

/// The free blocks of a thread.
struct Blocks {
    state: State,
    first: [*mut Free; N_CLASSES],
    /// Bytes in each list, about.
    bytes: [u32; N_CLASSES],
    /// What is left of the thread's chunk.
    rest: *mut u8,
    n_rest: usize,
}

thread_local! {
    static BLOCKS: UnsafeCell<Blocks> = const {
        UnsafeCell::new(Blocks {
            state: State::New,
            first: [null_mut(); N_CLASSES],
            bytes: [0; N_CLASSES],
            rest: null_mut(),
            n_rest: 0,
        })
    };
    static AT_END: AtEnd = const { AtEnd };
}

/// Lists that all threads share: of each class the first list.
static SHARED: [AtomicPtr<Free>; N_CLASSES] = [const { AtomicPtr::new(null_mut()) }; N_CLASSES];
/// Unused rests of chunks.
static RESTS: AtomicPtr<Free> = AtomicPtr::new(null_mut());
/// Who has it may change [`SHARED`] and [`RESTS`].
static LOCK: Mutex<()> = Mutex::new(());

/// Shares what a thread has when it ends.
struct AtEnd;

impl Drop for AtEnd {
    fn drop(&mut self) {
        BLOCKS.with(|blocks| {
            // SAFETY: the cell is this thread's, and nothing that is called allocates.
            let blocks = unsafe { &mut *blocks.get() };
            blocks.state = State::Ends;
            (0..N_CLASSES).for_each(|class| blocks.share(class));
            if blocks.n_rest >= size_of::<Free>() {
                let rest = blocks.rest.cast::<Free>();
                // SAFETY: the rest is unused, aligned, and has room for the structure.
                unsafe { (*rest).next = rest.byte_add(blocks.n_rest) };
                push(&RESTS, rest);
                (blocks.rest, blocks.n_rest) = (null_mut(), 0);
            }
        });
    }
}

/// Adds a list to those that are shared.
fn push(lists: &AtomicPtr<Free>, list: *mut Free) {
    let _lock = LOCK.lock();
    // SAFETY: the first block of the list is free, and is this thread's until it is stored.
    unsafe { (*list).other = lists.load(Ordering::Relaxed) };
    lists.store(list, Ordering::Release);
}

/// Takes one of the lists that are shared, or null.
fn pop(lists: &AtomicPtr<Free>) -> *mut Free {
    // Usually there is none; one that is missed is found by the next call.
    if lists.load(Ordering::Relaxed).is_null() {
        return null_mut();
    }
    let _lock = LOCK.lock();
    let list = lists.load(Ordering::Acquire);
    if !list.is_null() {
        // SAFETY: what is shared is free, and only who has the lock takes it.
        lists.store(unsafe { (*list).other }, Ordering::Relaxed);
    }
    list
}

impl Blocks {
    /// Gives the list of a class to all threads.
    fn share(&mut self, class: usize) {
        let list = std::mem::replace(&mut self.first[class], null_mut());
        self.bytes[class] = 0;
        if !list.is_null() {
            push(&SHARED[class], list);
        }
    }

    /// A block where this thread has no free one; null where the system has no memory.
    #[cold]
    #[inline(never)]
    fn refill(&mut self, class: usize) -> *mut u8 {
        let list = pop(&SHARED[class]);
        if !list.is_null() {
            // SAFETY: the list was shared, and is this thread's now.
            self.first[class] = unsafe { (*list).next };
            // It may be that of a thread that has ended, and shorter than others.
            self.bytes[class] = BATCH as u32 / 2;
            return list.cast();
        }
        self.next_chunk();
        self.cut(size_of_class(class))
    }

    /// Cuts a block off the chunk.
    fn cut(&mut self, size: usize) -> *mut u8 {
        if self.n_rest < size {
            return null_mut();
        }
        let block = self.rest;
        // SAFETY: so many bytes are left of the chunk.
        self.rest = unsafe { block.add(size) };
        self.n_rest -= size;
        block
    }

    /// Begins a chunk: the rest of another thread's where that holds every block, or a new one.
    fn next_chunk(&mut self) {
        self.divide_rest();
        self.register();
        loop {
            let rest = pop(&RESTS);
            if rest.is_null() {
                break;
            }
            // SAFETY: its end was stored where it was shared.
            let end = unsafe { (*rest).next };
            (self.rest, self.n_rest) = (rest.cast(), end.addr() - rest.addr());
            if self.n_rest >= LARGEST {
                return;
            }
            self.divide_rest();
        }
        let layout = Layout::from_size_align(CHUNK, ALIGN).expect("a small power of two");
        // SAFETY: the size is not zero.
        self.rest = unsafe { System.alloc(layout) };
        self.n_rest = if self.rest.is_null() { 0 } else { CHUNK };
    }

    /// Makes free blocks of what is left of the chunk.
    fn divide_rest(&mut self) {
        while self.n_rest >= ALIGN {
            let class = class_of(self.n_rest.min(LARGEST));
            let class = if size_of_class(class) <= self.n_rest { class } else { class - 1 };
            let block = self.cut(size_of_class(class)).cast::<Free>();
            // SAFETY: the block is new, aligned, and has room for the structure.
            unsafe { (*block).next = self.first[class] };
            self.first[class] = block;
        }
    }

    /// Has the blocks of a new thread shared when it ends.
    #[cold]
    fn register(&mut self) {
        if self.state == State::New {
            self.state = State::Runs;
            // What this allocates is the system's. A thread that is ending already shares what it frees.
            if AT_END.try_with(|_| ()).is_err() {
                self.state = State::Ends;
            }
        }
    }
}

/// A block for `size` bytes, at least one; null where the system has no memory.
///
/// # Safety
/// The size is at most [`LARGEST`].
pub(super) unsafe fn allocate(size: usize) -> *mut u8 {
    let class = class_of(size);
    BLOCKS.with(|blocks| {
        // SAFETY: the cell is this thread's, and nothing that is called allocates by way of it.
        let blocks = unsafe { &mut *blocks.get() };
        let first = blocks.first[class];
        if !first.is_null() {
            // SAFETY: blocks in a list are free.
            blocks.first[class] = unsafe { (*first).next };
            blocks.bytes[class] = blocks.bytes[class].saturating_sub(size_of_class(class) as u32);
            return first.cast();
        }
        match blocks.cut(size_of_class(class)) {
            block if block.is_null() => blocks.refill(class),
            block => block,
        }
    })
}

/// Gives a block back.
///
/// # Safety
/// [`allocate`] gave it, for this size, and it is not used any more.
pub(super) unsafe fn free(block: *mut u8, size: usize) {
    let class = class_of(size);
    let block = block.cast::<Free>();
    BLOCKS.with(|blocks| {
        // SAFETY: the cell is this thread's, and nothing that is called allocates; the block is free and has
        // room for the structure.
        let blocks = unsafe {
            let blocks = &mut *blocks.get();
            (*block).next = blocks.first[class];
            blocks
        };
        blocks.first[class] = block;
        blocks.bytes[class] += size_of_class(class) as u32;
        if blocks.bytes[class] >= BATCH as u32 || blocks.state == State::Ends {
            blocks.share(class);
        } else if blocks.state == State::New {
            blocks.register();
        }
    });
}

/// Whether a block for `size` bytes is one for `new` bytes, too, from now on: it has the room, or is made
/// longer, as the last one that was cut off a chunk can be.
///
/// # Safety
/// [`allocate`] gave the block, for this size; the new one is at most [`LARGEST`].
pub(super) unsafe fn resize(block: *mut u8, size: usize, new: usize) -> bool {
    let (class, new_class) = (class_of(size), class_of(new));
    if class == new_class {
        return true;
    }
    if new < size {
        return false;
    }
    BLOCKS.with(|blocks| {
        // SAFETY: the cell is this thread's, and nothing that is called allocates; the block has this length.
        // A chunk is preceded by words of the system's: what ends where the rest begins is of the same one.
        let (blocks, end) = unsafe { (&mut *blocks.get(), block.add(size_of_class(class))) };
        end == blocks.rest && !blocks.cut(size_of_class(new_class) - size_of_class(class)).is_null()
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn every_size_has_the_smallest_class_that_holds_it() {
        for size in 1..=LARGEST {
            let class = class_of(size);
            assert!(size_of_class(class) >= size, "{size}");
            assert!(class == 0 || size_of_class(class - 1) < size, "{size}");
            assert_eq!(size_of_class(class) % ALIGN, 0);
        }
        assert_eq!((size_of_class(N_CLASSES - 1), class_of(LARGEST)), (LARGEST, N_CLASSES - 1));
    }

    /// A block with its size and what is written into all of it.
    struct Block(usize, usize, u8);

    impl Block {
        fn new(size: usize, mark: u8) -> Block {
            // SAFETY: the size is at most the largest, and the block is written within it.
            let block = unsafe {
                let block = allocate(size);
                assert!(!block.is_null() && block.addr().is_multiple_of(ALIGN));
                block.write_bytes(mark, size);
                block
            };
            Block(block.addr(), size, mark)
        }

        fn free(self) {
            let block = std::ptr::with_exposed_provenance_mut::<u8>(self.0);
            // SAFETY: the block is live, has this size, and is not used again.
            unsafe {
                let bytes = std::slice::from_raw_parts(block, self.1);
                assert!(bytes.iter().all(|&byte| byte == self.2), "somebody else wrote to a block");
                free(block, self.1);
            }
        }
    }

    /// Sizes from one byte to the largest, small ones more often.
    fn sizes(seed: u64) -> impl Iterator<Item = usize> {
        let mut state = seed | 1;
        std::iter::repeat_with(move || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let limit = LARGEST >> (state >> 60).min(6);
            (state >> 20) as usize % limit + 1
        })
    }

    #[test]
    fn blocks_do_not_overlap_whichever_thread_frees_them() {
        let (send, receive) = channel::<Block>();
        std::thread::scope(|scope| {
            for thread in 0..4u8 {
                let send = send.clone();
                scope.spawn(move || {
                    let mut kept = Vec::new();
                    for (n, size) in sizes(u64::from(thread) + 7).take(20_000).enumerate() {
                        let block = Block::new(size, thread * 50 + (n % 50) as u8);
                        match n % 3 {
                            0 => send.send(block).expect("it is received"),
                            1 => block.free(),
                            _ => kept.push(block),
                        }
                        if kept.len() > 100 {
                            kept.drain(..90).for_each(Block::free);
                        }
                    }
                    kept.into_iter().for_each(Block::free);
                });
            }
            drop(send);
            receive.iter().for_each(Block::free);
        });
    }

    #[test]
    fn the_last_block_of_a_chunk_grows_where_it_is() {
        // Free blocks that other tests have shared are used up first.
        let mut blocks = Vec::new();
        let mut n_longer = 0;
        while n_longer < 10 {
            assert!(blocks.len() < 1_000_000, "no block can be made longer");
            let mut block = Block::new(100, 3);
            let address = std::ptr::with_exposed_provenance_mut::<u8>(block.0);
            // SAFETY: the block is live, and is written within the size that it has then.
            unsafe {
                assert!(resize(address, 100, 112) && !resize(address, 112, 50), "the class decides");
                block.1 = 112;
                if resize(address, 112, 700) {
                    block.1 = 700;
                    n_longer += 1;
                }
                address.write_bytes(3, block.1);
            }
            blocks.push(block);
        }
        blocks.into_iter().for_each(Block::free);
    }

    #[test]
    fn blocks_of_threads_that_have_ended_are_used_again() {
        let blocks = || -> Vec<usize> {
            let blocks: Vec<Block> = (0..40).map(|_| Block::new(1000, 1)).collect();
            let addresses = blocks.iter().map(|block| block.0).collect();
            blocks.into_iter().for_each(Block::free);
            addresses
        };
        // Threads of other tests may use them first.
        let is_used_again = || {
            let first = std::thread::spawn(blocks).join().expect("no panic");
            let second = std::thread::spawn(blocks).join().expect("no panic");
            second.iter().any(|block| first.contains(block))
        };
        assert!((0..100).any(|_| is_used_again()));
    }
}
