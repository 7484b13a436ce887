//! The adapter to regalloc2's interface: one executable, named as those of the hosts.

mod common;
mod constraints;
mod generated;
mod interface;
