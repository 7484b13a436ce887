//! Tests of the adapter against the registry's regalloc2.

mod common;
mod constraints;
mod generated;
mod interface;
