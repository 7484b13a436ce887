//! Properties of the whole pipeline, in one executable, since each further one would link the whole compiler.
//!
//! `cargo test -p sheave-tests --test pipeline MODULE::` runs the tests of one module.

mod abi;
mod access_types;
mod asm_goto;
mod asm_vectors;
mod budget;
mod coalesced;
mod conversion_chains;
mod copies;
mod dead_blocks;
mod discarded;
mod exceptions;
mod explore;
mod faults;
mod floats;
mod found_by_modules;
mod huge_data;
mod in_place;
mod jitdump;
mod llvm_model;
mod locations;
mod machine_code;
mod memory;
mod modules;
mod nests;
mod random;
mod reduce;
mod stress;
mod tail_calls;
mod tails;
mod threads;
mod unwind;
mod variables;
mod visibility;
mod worked;
