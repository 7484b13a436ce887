//! Tests of the host for Cranelift functions.

mod common;
mod files;
mod jit;
mod slots;
mod structures;
