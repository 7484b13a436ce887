//! Thread-local variables of jitted code: a block per thread and image, made at first use.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashMap;

/// What the code passes to [`address`]: 16 bytes of read-only memory in the image.
#[repr(C)]
pub(crate) struct Descriptor {
    /// The image's [`Template`].
    pub(crate) template: *const Template,
    /// The variable's place in the block.
    pub(crate) offset: usize,
}

/// How a block starts out.
#[derive(Debug)]
pub(crate) struct Template {
    key: u64,
    size: usize,
    /// Address of the initial bytes in the image.
    init: usize,
    init_len: usize,
}

static NEXT_KEY: AtomicU64 = AtomicU64::new(0);

impl Template {
    pub(crate) fn new(size: usize, init: usize, init_len: usize) -> Template {
        Template { key: NEXT_KEY.fetch_add(1, Ordering::Relaxed), size, init, init_len }
    }
}

/// Alignment of blocks: 64 bytes, the most that variables in them can ask for.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line([u8; 64]);

thread_local! {
    static BLOCKS: RefCell<FxHashMap<u64, Box<[Line]>>> = RefCell::default();
}

/// The address of a variable in the current thread.
///
/// # Safety
/// `descriptor` must be one of a live image.
pub(crate) unsafe extern "C" fn address(descriptor: *const Descriptor) -> *mut u8 {
    // SAFETY: the image keeps descriptor, template and initial bytes alive and unchanged.
    let (template, offset) = unsafe { (&*(*descriptor).template, (*descriptor).offset) };
    BLOCKS.with_borrow_mut(|blocks| {
        let block = blocks.entry(template.key).or_insert_with(|| {
            let mut block = vec![Line([0; 64]); template.size.div_ceil(64).max(1)].into_boxed_slice();
            // SAFETY: the block is at least `size` bytes, of which the initial ones are a part.
            unsafe {
                std::ptr::copy_nonoverlapping(
                    template.init as *const u8,
                    block.as_mut_ptr().cast::<u8>(),
                    template.init_len,
                );
            }
            block
        });
        // SAFETY: the offset was laid out within the block.
        unsafe { block.as_mut_ptr().cast::<u8>().add(offset) }
    })
}
