//! The C library: the host of programs in C.
//!
//! Most functions are rows of one table (`functions`): a name, the real function of the process's C library,
//! and the kind of each argument, which is checked against the program's memory before the real function is
//! called (`native`). Functions that allocate, call back, print, read or keep an address are code. Their
//! behaviour follows glibc if C leaves a choice.
//!
//! It has the three standard streams but no files, no threads and no signals: a call of such a function is a
//! trap that names it.

mod call;
mod convert;
mod ctype;
mod format;
mod functions;
mod native;
mod random;
mod scan;
mod sort;
mod start;
mod state;
mod stdio;
mod stdlib;
mod string;
mod symbol;
mod table;
mod time;
mod trampoline;
mod var_args;

pub use state::Libc;
pub use table::library_functions;
