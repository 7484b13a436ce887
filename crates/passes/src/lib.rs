//! The passes between SSA construction and destruction.
//!
//! - [`adapters`] apply the plans of `sheave-ssa` to functions of `sheave-ir`: SROA, mem2reg ([`adapters::promote`]),
//!   reg2mem ([`adapters::demote`]), and elimination of phis ([`adapters::eliminate`]).
//! - [`scalar`] has value numbering ([`scalar::gvn`]), constant propagation ([`scalar::sccp`]), elimination of dead
//!   code and dead stores, and stack coloring.
//! - [`cfg`] has jump threading, if-conversion, switch conversion and elimination of tail recursion.
//! - [`loops`] has LICM, scalar promotion, predictive commoning, unrolling, rotation and loop idioms.
//! - [`inline`] replaces calls by the bodies of small callees.
//!
//! Each pass is a module with one function `run`, and a record in the table of [`pipeline`]. The driver runs the
//! table in order; a pass depends on no other pass. No pass depends on registers or machine code.

#![forbid(unsafe_code)]

pub mod adapters;
pub mod cfg;
pub mod check;
pub mod inline;
pub mod loops;
mod memory;
pub mod pipeline;
mod places;
pub mod scalar;

pub use adapters::host::{HostScratch, IrHost, IrSlotHost, ir_type, type_of};
pub use adapters::shape::Shape;
