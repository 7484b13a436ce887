//! Tests of the reader and the writer of LLVM IR.

mod accepted;
mod bad_input;
mod locations;
mod lowering;
mod programs;
mod types;
mod unreachable;
mod writer;
