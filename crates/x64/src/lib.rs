//! x86-64 back end: instruction selection, register allocation, encoding.

pub mod asm;
pub mod regalloc;
