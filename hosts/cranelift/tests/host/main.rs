//! The host of Cranelift functions: one executable, named as those of the other hosts.

mod common;
mod files;
mod jit;
mod slots;
mod structures;
