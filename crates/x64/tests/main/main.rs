//! The code generator through its public functions.

mod alignment;
mod atomics;
mod limits;
mod objects;
mod opcodes;
