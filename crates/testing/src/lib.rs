//! Toy hosts, generators and conformance suites for the crates of Sheave that are embedded alone.
//!
//! A development dependency: of the crates under test, of the hosts in `hosts/`, and of any embedder who runs
//! a conformance suite over a host. Everything is generated from seeds, and equal seeds give equal programs
//! on every machine.

#![forbid(unsafe_code)]
#![deny(clippy::incompatible_msrv)]

#[cfg(feature = "ir")]
pub mod ir;
#[cfg(feature = "regalloc")]
pub mod regalloc;
mod rng;
pub mod ssa;

pub use rng::Rng;
