//! SSA destruction: phis become copies.

mod parallel_copy;
pub use parallel_copy::{Cycles, Sequencer, Step, fewest_moves};
