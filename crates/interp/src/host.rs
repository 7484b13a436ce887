//! The host of a program: the functions and objects that it calls and names but does not contain.

use crate::machine::{Call, HostResult};
use crate::trap::TrapKind;

/// A table of functions and their state, for modules that live as long as `'m`. The interpreter is generic
/// over it; [`Libc`](crate::Libc) is the C library.
pub trait Host<'m>: Sized {
    /// The number of the function called `name` in the table.
    fn find(name: &str) -> Option<u32>;

    /// Calls the function `number` of the table.
    ///
    /// # Errors
    /// Whatever stops the program there.
    fn call(call: &mut Call<'_, 'm, Self>, number: u32) -> HostResult;

    /// The address of the data object called `name`.
    fn data(&self, name: &str) -> Option<u64>;

    /// The value of the thread pointer.
    fn thread_pointer(&self) -> u64;

    /// Writes out buffered output.
    ///
    /// # Errors
    /// When the output refuses.
    fn flush(&mut self) -> Result<(), TrapKind>;
}
