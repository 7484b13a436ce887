//! Thread-local variables of jitted code: a block per thread and image, allocated at first use.
//!
//! Code may run on a thread until the thread is gone: in `atexit` handlers, in destructors of the
//! thread-locals of C++ and Rust, in destructors of `pthread_key_create`, whose iterations come last of all.
//! So a thread finds its blocks through a plain pointer that has no destructor, and the blocks of a thread
//! are freed only when the thread no longer exists in the kernel. The destructor of a key merely records that
//! a thread is ending; its end is checked when another thread gets its first block, or an image is dropped.
//! Dropping an image frees its blocks in all threads.
//!
//! A lock guards everything but the most frequent step, a thread that reads its own table. That is sound
//! because only the thread itself replaces its table, and other threads clear entries of images that no code
//! can use any more.

use std::alloc::{Layout, LayoutError, alloc_zeroed, dealloc, handle_alloc_error};
use std::cell::{Cell, UnsafeCell};
use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicPtr, Ordering};
use std::sync::{Once, OnceLock};

mod library;

/// The argument of [`address`]: read-only memory in the image.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Descriptor {
    /// The image's [`Template`]; null for variables of libraries and of the host.
    template: *const Template,
    /// Outside, the module whose variable it is, and zero for an address that all threads share.
    module: usize,
    /// The variable's offset in the block, or that address.
    offset: usize,
}

impl Descriptor {
    /// The variable at `offset` of the image's blocks.
    pub(crate) fn inside(template: &Template, offset: usize) -> Descriptor {
        Descriptor { template, module: 0, offset }
    }

    /// The variable that has `address` in the current thread. One that is undefined and weak is null in all
    /// threads, and one that a host registered and that is no library's is the same in all threads.
    pub(crate) fn outside(address: usize) -> Descriptor {
        match library::variable_at(address) {
            Some(library::Index { module, offset }) => Descriptor { template: null(), module, offset },
            None => Descriptor { template: null(), module: 0, offset: address },
        }
    }

    /// The words in the image.
    pub(crate) fn words(&self) -> [usize; 3] {
        [self.template as usize, self.module, self.offset]
    }
}

/// How the blocks of an image start out. Dropping it frees them in all threads.
#[derive(Debug)]
pub(crate) struct Template {
    /// The index of this image's entry in every thread's table.
    index: usize,
    layout: Layout,
    /// Address of the initial bytes in the image.
    init: usize,
    size: usize,
}

impl Template {
    /// A template for blocks of `size` bytes, aligned to the power of two `align`, which are copied from the
    /// address `init`.
    ///
    /// # Errors
    /// When no memory can be as large.
    pub(crate) fn new(size: usize, align: usize, init: usize) -> Result<Template, LayoutError> {
        prepare_for_forks();
        let layout = Layout::from_size_align(size.max(1), align)?;
        let index = with_registry(|registry| match registry.free.pop() {
            Some(index) => {
                registry.layouts[index] = layout;
                index
            }
            None => {
                registry.layouts.push(layout);
                registry.layouts.len() - 1
            }
        });
        Ok(Template { index, layout, init, size })
    }

    /// A block for the current thread.
    #[cold]
    fn new_block(&self) -> *mut u8 {
        // SAFETY: the layout is not empty.
        let block = unsafe { alloc_zeroed(self.layout) };
        if block.is_null() {
            handle_alloc_error(self.layout);
        }
        // SAFETY: the block has at least as many bytes, and the image keeps the initial ones alive.
        unsafe { std::ptr::copy_nonoverlapping(self.init as *const u8, block, self.size) };
        let gone = with_registry(|registry| {
            let (table, gone) = match TABLE.get() {
                table if table.is_null() => (registry.add_thread(), registry.sweep()),
                table => (table, Vec::new()),
            };
            // SAFETY: tables live until their threads are gone; this thread is not.
            unsafe { &*table }.insert(self.index, block);
            gone
        });
        drop(gone);
        block
    }
}

impl Drop for Template {
    fn drop(&mut self) {
        let gone = with_registry(|registry| {
            for &table in &registry.tables {
                // SAFETY: tables in the list are alive; the lock is held.
                let blocks = unsafe { (*table).blocks() };
                let block = blocks
                    .get(self.index)
                    .map_or(null_mut(), |entry| entry.swap(null_mut(), Ordering::Relaxed));
                if !block.is_null() {
                    // SAFETY: the block was made with this layout; the image is gone, so it has no users.
                    unsafe { dealloc(block, self.layout) };
                }
            }
            registry.free.push(self.index);
            registry.sweep()
        });
        drop(gone);
    }
}

/// The blocks of a thread.
struct Table {
    /// By index of the template; replaced by the thread itself only, and under the lock.
    blocks: UnsafeCell<Box<[AtomicPtr<u8>]>>,
    /// The kernel's number of the thread.
    thread: AtomicI32,
    /// The process of the thread, which differs in the child of a fork.
    process: AtomicI32,
    /// The destructors of keys have begun.
    ending: AtomicBool,
}

impl Table {
    /// The entries.
    ///
    /// # Safety
    /// The caller is the table's thread, or holds the lock.
    unsafe fn blocks(&self) -> &[AtomicPtr<u8>] {
        // SAFETY: the slice is replaced only by the table's thread, under the lock.
        unsafe { &*self.blocks.get() }
    }

    /// Makes `block` the entry at `index`. The caller is the table's thread and holds the lock.
    fn insert(&self, index: usize, block: *mut u8) {
        // SAFETY: see above.
        let n = unsafe { self.blocks() }.len();
        if index >= n {
            // SAFETY: as above; no reference to the old slice is alive.
            let blocks = unsafe { &mut *self.blocks.get() };
            let mut longer = std::mem::take(blocks).into_vec();
            longer.resize_with((index + 1).max(2 * n), || AtomicPtr::new(null_mut()));
            *blocks = longer.into_boxed_slice();
        }
        // SAFETY: as above.
        let blocks = unsafe { self.blocks() };
        blocks[index].store(block, Ordering::Relaxed);
    }

    /// Whether the thread has ended.
    fn is_gone(&self) -> bool {
        if !self.ending.load(Ordering::Acquire) {
            return false;
        }
        // SAFETY: getpid has no preconditions; signal 0 only tests whether the thread exists.
        unsafe {
            let process = libc::getpid();
            self.process.load(Ordering::Relaxed) == process
                && libc::syscall(libc::SYS_tgkill, process, self.thread.load(Ordering::Relaxed), 0) != 0
                && *libc::__errno_location() == libc::ESRCH
        }
    }

    /// Records the current thread and process.
    fn name_thread(&self) {
        // SAFETY: neither call has preconditions.
        unsafe {
            self.thread.store(libc::syscall(libc::SYS_gettid) as i32, Ordering::Relaxed);
            self.process.store(libc::getpid(), Ordering::Relaxed);
        }
    }
}

thread_local! {
    /// The current thread's table. It has no destructor, so that it can be read as long as the thread
    /// executes.
    static TABLE: Cell<*mut Table> = const { Cell::new(null_mut()) };
}

/// All tables and all templates.
struct Registry {
    tables: Vec<*mut Table>,
    /// Layouts of blocks by index of the template.
    layouts: Vec<Layout>,
    /// Indices that no template has.
    free: Vec<usize>,
}

impl Registry {
    /// A table for the current thread.
    fn add_thread(&mut self) -> *mut Table {
        let table = Box::into_raw(Box::new(Table {
            blocks: UnsafeCell::default(),
            thread: AtomicI32::new(0),
            process: AtomicI32::new(0),
            ending: AtomicBool::new(false),
        }));
        // SAFETY: the table was just made.
        unsafe { &*table }.name_thread();
        self.tables.push(table);
        TABLE.set(table);
        if let Some(key) = end_of_thread_key() {
            // SAFETY: the key exists. Without memory for its value the table is kept for good.
            unsafe { libc::pthread_setspecific(key, table.cast()) };
        }
        table
    }

    /// Takes the tables of threads that are gone out of the list. They are freed when the result is dropped.
    fn sweep(&mut self) -> Vec<GoneTable> {
        let layouts = &self.layouts;
        // SAFETY: tables in the list are alive.
        let gone = self.tables.extract_if(.., |table| unsafe { &**table }.is_gone());
        gone.map(|table| {
            // SAFETY: its thread is gone and it is in no list any more, so that this is the only pointer to
            // it.
            let table = unsafe { Box::from_raw(table) };
            let blocks = table.blocks.into_inner().into_vec();
            let blocks = blocks.into_iter().zip(layouts).map(|(block, &layout)| (block.into_inner(), layout));
            GoneTable(blocks.filter(|(block, _)| !block.is_null()).collect())
        })
        .collect()
    }
}

/// The blocks of a thread that is gone.
struct GoneTable(Vec<(*mut u8, Layout)>);

impl Drop for GoneTable {
    fn drop(&mut self) {
        for &(block, layout) in &self.0 {
            // SAFETY: the block was made with this layout, for a thread that no longer executes.
            unsafe { dealloc(block, layout) };
        }
    }
}

/// A lock that can be held across a fork, which those of the standard library cannot.
struct Lock {
    mutex: UnsafeCell<libc::pthread_mutex_t>,
    registry: UnsafeCell<Registry>,
}

// SAFETY: the registry is accessed only while the mutex is held.
unsafe impl Sync for Lock {}

static LOCK: Lock = Lock {
    mutex: UnsafeCell::new(libc::PTHREAD_MUTEX_INITIALIZER),
    registry: UnsafeCell::new(Registry { tables: Vec::new(), layouts: Vec::new(), free: Vec::new() }),
};

impl Lock {
    fn lock(&self) {
        // SAFETY: the mutex is initialised and never moved or destroyed.
        unsafe { libc::pthread_mutex_lock(self.mutex.get()) };
    }

    fn unlock(&self) {
        // SAFETY: as above; the thread holds it, or is the copy of one that does.
        unsafe { libc::pthread_mutex_unlock(self.mutex.get()) };
    }
}

/// Calls `f` with the lock held. Signals wait meanwhile: a handler may need a block, too.
fn with_registry<R>(f: impl FnOnce(&mut Registry) -> R) -> R {
    struct Held(libc::sigset_t);
    impl Drop for Held {
        fn drop(&mut self) {
            LOCK.unlock();
            // SAFETY: the set was filled in when the signals were blocked.
            unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &self.0, null_mut()) };
        }
    }
    let mut all = MaybeUninit::uninit();
    let mut before = MaybeUninit::uninit();
    // SAFETY: both sets are filled in by the calls that get them.
    let before = unsafe {
        libc::sigfillset(all.as_mut_ptr());
        libc::pthread_sigmask(libc::SIG_SETMASK, all.as_ptr(), before.as_mut_ptr());
        before.assume_init()
    };
    LOCK.lock();
    let _held = Held(before);
    // SAFETY: the lock is held, and `f` cannot reach the registry by another path.
    f(unsafe { &mut *LOCK.registry.get() })
}

/// The child of a fork gets the lock in a state in which it can be taken, and its thread a new name.
fn prepare_for_forks() {
    static ONCE: Once = Once::new();
    extern "C" fn prepare() {
        LOCK.lock();
    }
    extern "C" fn parent() {
        LOCK.unlock();
    }
    extern "C" fn child() {
        LOCK.unlock();
        // SAFETY: a table lives as long as its thread, whose copy this is.
        if let Some(table) = unsafe { TABLE.get().as_ref() } {
            table.name_thread();
        }
    }
    // SAFETY: the handlers are safe in a child of a process with several threads. Without memory to register
    // them, forks at a bad moment are as they would be without.
    ONCE.call_once(|| unsafe {
        libc::pthread_atfork(Some(prepare), Some(parent), Some(child));
    });
}

/// The key whose destructor records that a thread is ending; `None` if the process has no more keys.
fn end_of_thread_key() -> Option<libc::pthread_key_t> {
    static KEY: OnceLock<Option<libc::pthread_key_t>> = OnceLock::new();
    unsafe extern "C" fn end(table: *mut c_void) {
        // SAFETY: the value of the key is a table, which lives until the thread is gone.
        unsafe { &*table.cast::<Table>() }.ending.store(true, Ordering::Release);
    }
    *KEY.get_or_init(|| {
        let mut key = 0;
        // SAFETY: the destructor accepts every value of the key.
        (unsafe { libc::pthread_key_create(&mut key, Some(end)) } == 0).then_some(key)
    })
}

/// The address of a variable in the current thread.
///
/// # Safety
/// `descriptor` must be one of a live image.
pub(crate) unsafe extern "C" fn address(descriptor: *const Descriptor) -> *mut u8 {
    // SAFETY: the image keeps the descriptor alive and unchanged.
    let &Descriptor { template, module, offset } = unsafe { &*descriptor };
    // SAFETY: the image keeps template and initial bytes alive and unchanged.
    let Some(template) = (unsafe { template.as_ref() }) else {
        // SAFETY: the module was found for the image, and libraries are never closed.
        return if module == 0 { offset as *mut u8 } else { unsafe { library::address(module, offset) } };
    };
    // SAFETY: a table lives as long as its thread, which this is.
    let table = unsafe { TABLE.get().as_ref() };
    // SAFETY: as above.
    let entry = table.and_then(|table| unsafe { table.blocks() }.get(template.index));
    let mut block = entry.map_or(null_mut(), |entry| entry.load(Ordering::Relaxed));
    if block.is_null() {
        block = template.new_block();
    }
    // SAFETY: the offset was laid out within the block.
    unsafe { block.add(offset) }
}

/// How many blocks of thread-local variables there are, in all threads.
pub fn thread_blocks() -> usize {
    with_registry(|registry| {
        drop(registry.sweep());
        let tables = registry.tables.iter();
        // SAFETY: tables in the list are alive, and the lock is held.
        let blocks = tables.flat_map(|&table| unsafe { (*table).blocks() });
        blocks.filter(|block| !block.load(Ordering::Relaxed).is_null()).count()
    })
}
