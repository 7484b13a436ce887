//! Registers an image's unwind table with the process's unwinder.
//!
//! `backtrace`, exceptions of other languages and the cancellation of threads look frames up by address; for
//! code outside of loaded objects, libgcc keeps a list of tables.

unsafe extern "C" {
    fn __register_frame(table: *const u8);
    fn __deregister_frame(table: *const u8);
}

/// A table in the unwinder's list; dropping it removes it.
#[derive(Debug)]
pub(crate) struct Frames {
    /// Empty if none is registered.
    table: Box<[u8]>,
    /// The tables of exceptions, to which entries refer.
    _exceptions: Box<[u8]>,
}

impl Frames {
    /// Registers `table`: well-formed entries with absolute addresses, one function at least, an empty entry
    /// at the end; they may refer to `exceptions`. An empty table is not registered.
    pub(crate) fn new(table: Vec<u8>, exceptions: Box<[u8]>) -> Frames {
        let table = table.into_boxed_slice();
        if !table.is_empty() {
            // SAFETY: the table is well formed, as its builder makes it, and is not moved until it is
            // removed.
            unsafe { __register_frame(table.as_ptr()) };
        }
        Frames { table, _exceptions: exceptions }
    }

    /// The table.
    pub(crate) fn table(&self) -> &[u8] {
        &self.table
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        if !self.table.is_empty() {
            // SAFETY: this very table was registered, and is not yet freed.
            unsafe { __deregister_frame(self.table.as_ptr()) };
        }
    }
}
