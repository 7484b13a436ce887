//! The list of images, which signal handlers search by address.

use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use crate::lines::Functions;

/// The most images that the handler searches; messages have no names from later ones.
const MAX_IMAGES: usize = 1024;

struct Slot {
    functions: AtomicPtr<Functions>,
    start: AtomicUsize,
    end: AtomicUsize,
}

impl Slot {
    const fn new() -> Slot {
        Slot {
            functions: AtomicPtr::new(std::ptr::null_mut()),
            start: AtomicUsize::new(0),
            end: AtomicUsize::new(0),
        }
    }
}

static IMAGES: [Slot; MAX_IMAGES] = [const { Slot::new() }; MAX_IMAGES];

/// Adds an image's functions to the list. The box must not move until [`withdraw`].
pub(crate) fn announce(functions: &Functions, start: usize, end: usize) {
    let pointer = std::ptr::from_ref(functions).cast_mut();
    for slot in &IMAGES {
        let free = std::ptr::null_mut();
        if slot.functions.compare_exchange(free, pointer, Ordering::AcqRel, Ordering::Relaxed).is_ok() {
            slot.start.store(start, Ordering::Release);
            slot.end.store(end, Ordering::Release);
            return;
        }
    }
}

/// Removes an image.
pub(crate) fn withdraw(functions: &Functions) {
    let pointer = std::ptr::from_ref(functions).cast_mut();
    for slot in &IMAGES {
        if slot.functions.load(Ordering::Acquire) == pointer {
            slot.end.store(0, Ordering::Release);
            slot.start.store(0, Ordering::Release);
            slot.functions.store(std::ptr::null_mut(), Ordering::Release);
            return;
        }
    }
}

/// The image that has code at `pc`.
pub(crate) fn image_at(pc: usize) -> Option<&'static Functions> {
    IMAGES.iter().find_map(|slot| {
        if pc < slot.start.load(Ordering::Acquire) || pc >= slot.end.load(Ordering::Acquire) {
            return None;
        }
        let functions = slot.functions.load(Ordering::Acquire);
        // SAFETY: the code at `pc` is running, so the image that owns the table is alive.
        unsafe { functions.as_ref() }
    })
}

/// All images. None of them may be dropped while its functions are in use.
pub(crate) fn images() -> impl Iterator<Item = &'static Functions> {
    IMAGES.iter().filter_map(|slot| {
        let functions = slot.functions.load(Ordering::Acquire);
        // SAFETY: the caller sees to it that the image that owns the table is alive.
        unsafe { functions.as_ref() }
    })
}
