//! The code generator through its public functions.

mod alignment;
mod atomics;
mod edge_moves;
mod limits;
mod objects;
mod opcodes;
