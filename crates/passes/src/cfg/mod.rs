//! Passes that change branches.

pub mod if_convert;
pub mod jump_threading;
pub mod switch_conversion;
pub mod tail_recursion;
