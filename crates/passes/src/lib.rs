//! The passes between SSA construction and destruction.
//!
//! - [`adapters`] apply the plans of `sheave-ssa` to functions of `sheave-ir`: SROA, mem2reg
//!   ([`adapters::promote`]), reg2mem, and phi elimination ([`adapters::eliminate`]).
//! - `scalar` has value numbering, constant propagation, elimination of dead code, and stack coloring.
//! - `cfg` has jump threading, if-conversion and elimination of tail recursion.
//! - `loops` has loop deletion, LICM, scalar promotion, predictive commoning, strength reduction, unrolling,
//!   rotation and loop idioms, over one kit of loop transformations.
//! - `inline` replaces calls by the bodies of small callees.
//!
//! Each pass is a module with one function `run`, and a record in [`table`]. [`pass`] is the interface
//! between passes and the [`driver`], which runs lists of passes; a pass depends on no other pass. No pass
//! depends on registers or machine code.

#![forbid(unsafe_code)]

pub mod adapters;
mod blocks;
mod cfg;
mod check;
pub mod driver;
mod inline;
mod loops;
mod memory;
pub mod pass;
mod program;
mod scalar;
pub mod table;

pub use adapters::host::{IrHost, ir_type, type_of};
