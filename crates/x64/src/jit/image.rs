//! A linked image: code and data in pages, valid as long as it lives.

use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashMap;

use super::crash::code;
use super::frames::Frames;
use super::gdb;
use super::outermost::call_outermost;
use super::pages::Pages;
use super::tls::Template;
use crate::debug_info;
use crate::lines::Functions;
use crate::unwind;

/// Code and data linked together. Dropping it unmaps its pages: the holder of an address must
/// keep the image.
#[derive(Debug)]
pub struct Image {
    // Fields are dropped in this order: registrations of the code before the pages, because once these are
    // unmapped, an image that another thread links may get the same addresses.
    pub(crate) debugger: OnceLock<gdb::Registration>,
    pub(crate) frames: Frames,
    /// Descriptors in the pages point at it.
    pub(crate) _template: Option<Box<Template>>,
    pub(crate) _pages: Pages,
    /// Addresses of the names that other images may use, and of local functions that have a unique name.
    pub(crate) names: FxHashMap<Box<str>, usize>,
    pub(crate) constructors: Vec<usize>,
    pub(crate) destructors: Vec<usize>,
    /// Images that this one refers to.
    pub(crate) depends_on: Vec<Arc<Image>>,
    pub(crate) functions: Box<Functions>,
}

// SAFETY: the pages are written only before the image exists, or by the program's own code as in any process.
unsafe impl Send for Image {}
// SAFETY: as above.
unsafe impl Sync for Image {}

impl Image {
    /// The address of a function or data object by name.
    pub fn address(&self, name: &str) -> Option<*const u8> {
        self.names.get(name).map(|&address| address as *const u8)
    }

    /// The functions with their addresses and sizes in bytes, ascending.
    pub fn functions(&self) -> impl Iterator<Item = (&str, usize, usize)> {
        self.functions.iter()
    }

    /// The ELF file in memory for debuggers.
    pub fn debug_file(&self) -> Vec<u8> {
        let debug = debug_info::sections(&self.functions).unwrap_or_default();
        let debug: Vec<_> =
            debug.iter().map(|section| (section.id.name(), section.linked(&self.functions, 0))).collect();
        let frames = match self.functions.outermost {
            Some(function) => &unwind::ending_at(self.frames.table(), function)[..],
            None => self.frames.table(),
        };
        gdb::elf_file(self.functions.iter(), frames, &debug)
    }

    /// Registers the names of the functions with a debugger, attached now or later, until the image is
    /// dropped.
    pub fn register_with_debugger(&self) {
        self.debugger.get_or_init(|| gdb::Registration::new(self.debug_file()));
    }

    /// Images that this one refers to and keeps alive.
    pub fn dependencies(&self) -> &[Arc<Image>] {
        &self.depends_on
    }

    /// Runs the constructors in order of priority.
    ///
    /// # Safety
    /// The program's code must be sound to run, as with any call into it.
    pub unsafe fn run_constructors(&self) {
        for &address in &self.constructors {
            // SAFETY: the address is that of a function without parameters in this image's pages or a
            // library.
            unsafe { call(address) };
        }
    }

    /// Runs the destructors in reverse order of priority.
    ///
    /// # Safety
    /// As for [`Image::run_constructors`].
    pub unsafe fn run_destructors(&self) {
        for &address in &self.destructors {
            // SAFETY: as above.
            unsafe { call(address) };
        }
    }
}

unsafe fn call(address: usize) {
    // SAFETY: the caller passes the address of a function without parameters, and vouches for it.
    unsafe { call_outermost(address as *const u8, [0; 3]) };
}

impl Drop for Image {
    fn drop(&mut self) {
        code::withdraw(&self.functions);
    }
}
