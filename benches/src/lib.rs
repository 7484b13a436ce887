//! Shared machinery of the benchmarks, and the sections of the program `figures`.
//!
//! Everything that can be counted is counted in instructions executed, under callgrind: that is repeatable on
//! a busy machine, seconds are not. If only time will do, it is the shortest of several runs, as a ratio to a
//! peer that ran in turn with it.

#[path = "../../crates/passes/tests/counting/mod.rs"]
pub mod allocations;
pub mod allocators;
pub mod callgrind;
pub mod copies;
pub mod corpus;
pub mod cost;
pub mod cranelift;
pub mod executed;
pub mod growth;
pub mod pass_growth;
pub mod passes;
pub mod peers;
pub mod report;
pub mod speed;
pub mod stages;
pub mod startup;
pub mod subjects;
pub mod tools;
pub mod unseen;
