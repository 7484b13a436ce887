//! The passes between SSA construction and destruction.
//!
//! They are few and cheap, and remove what `-O0` code is full of: [`simplify`] folds and numbers values,
//! [`propagate`] finds what is constant over loops,
//! [`thread`] sends edges past branches whose outcome they know, [`recur`] makes loops of last calls of a
//! function by itself, sums over them included, [`sweep`] removes what nothing needs, [`idiom`] makes fills
//! and copies of memory of loops, [`widen`] counts loops
//! in 64 bits where they index with an extended counter, [`hoist`] moves invariant computations to the
//! preheaders of loops, [`hold`] keeps memory that a loop updates in registers, [`carry`] what the next
//! iteration would load. [`split`] takes slots apart
//! before promotion; [`promote`], [`demote`] and [`eliminate`] apply the plans of `sheave-ssa`. Each is a
//! module with one entry function that takes its own scratch memory and the analyses that it needs; the
//! order, and what is current when, is the business of the driver that runs them.
//!
//! None of them knows of registers or machine code.

#![forbid(unsafe_code)]

pub mod carry;
pub mod check;
pub mod choose;
pub mod demote;
pub mod eliminate;
pub mod erase;
mod guard;
pub mod hoist;
pub mod hold;
mod host;
pub mod idiom;
pub mod inline;
mod library;
mod live_out;
mod memory;
mod number;
pub mod output;
pub mod peel;
pub mod pipeline;
mod places;
mod preheader;
pub mod promote;
pub mod propagate;
pub mod recur;
mod rules;
mod shape;
pub mod share;
pub mod simplify;
pub mod split;
pub mod sweep;
pub mod tabulate;
pub mod thread;
pub mod tight;
pub mod unroll;
mod variables;
pub mod widen;

pub use host::{HostScratch, IrHost, IrSlotHost, ir_type, type_of};
pub use shape::Shape;
