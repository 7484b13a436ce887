//! Tests of the host for Bril programs. The executables of all hosts have one name, by which `cargo test
//! --workspace --test host` runs them.

mod interpreter;
mod programs;
mod suite;
