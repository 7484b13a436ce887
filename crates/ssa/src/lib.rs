#![doc = include_str!("../README.md")]
//!
//! # Where to start
//!
//! A host describes its function through the read-only traits of [`host`]; [`sroa`] takes slots of
//! structures apart, [`promote`] turns stack slots into SSA values, [`variables`] makes SSA values of mutable
//! variables, and [`eliminate`] turns phis into copies; [`parallel_copy`] turns one parallel copy into a
//! sequence. The analyses that they need are public, and [`Analyses`] keeps those of a function together:
//! [`Graph`], [`Dominators`], [`Frontiers`], [`IteratedFrontiers`], [`Loops`].

#![forbid(unsafe_code)]
#![deny(clippy::incompatible_msrv)]
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod analyses;
mod choices;
mod dominators;
mod error;
mod frontiers;
mod graph;
pub mod host;
mod ids;
mod loops;
mod map;
mod refill;

pub mod eliminate;
pub mod memory;
pub mod parallel_copy;
pub mod promote;
pub mod sroa;
#[cfg(test)]
mod test_host;
mod union_find;
pub mod variables;

pub use analyses::Analyses;
pub use dominators::Dominators;
pub use error::{Entity, Error, Fault, Rule};
pub use frontiers::{Frontiers, IteratedFrontiers};
pub use graph::Graph;
pub use host::{Cfg, SlotHost, SsaHost};
pub use ids::{Block, Edge, EdgeId, Inst, Kind, LoopId, RegClass, Slot, Type, Value, Var};
pub use loops::Loops;
#[doc(hidden)]
pub use refill::{make_room, refill, restart};
pub use variables::VarHost;
