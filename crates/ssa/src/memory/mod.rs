//! Analyses of memory accesses, for passes of hosts: available values and effects.
//!
//! Two parts, independent of each other, for store-to-load forwarding: [`Table`] has the accesses in scope of
//! an address, and [`Effects`] searches the paths from there to the load for a change of that memory. Numbers
//! of blocks and instructions are those of a [`Graph`](crate::Graph); addresses, and the effect of an
//! instruction on them, are the host's.
//!
//! The scoped table of value numbering is the one of Preston Briggs, Keith D. Cooper and L. Taylor Simpson,
//! "Value Numbering", 1997, section 4.

mod effects;
mod table;

pub use effects::{Effects, MAX_BLOCKS, MAX_EVENTS, Point};
pub use table::{Table, mix};
