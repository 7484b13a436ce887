//! Analyses of memory accesses, for passes of hosts: available values, effects, liveness of stores.
//!
//! Three parts, independent of each other. Store-to-load forwarding uses the first two: [`Table`] has the
//! last access of an address, and [`Effects`] searches the paths from there to the load for a change of that
//! memory. Dead store elimination uses the third, [`StoreLiveness`], backward liveness of stored bytes.
//! Numbers of blocks and instructions are those of a [`Graph`](crate::Graph); addresses, and the effect of an
//! instruction on them, are the host's.
//!
//! The table of value numbering with one entry per hash instead of scopes is the one of Preston Briggs, Keith
//! D. Cooper and L. Taylor Simpson, "Value Numbering", 1997, section 4.

mod effects;
mod stores;
mod table;

pub use effects::{Effects, MAX_BLOCKS, MAX_EVENTS, Point};
pub use stores::{CellSet, MAX_CELLS, StoreEvent, StoreLiveness};
pub use table::{Entry, Table, mix};
