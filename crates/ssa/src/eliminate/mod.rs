//! SSA destruction: phis become copies.
