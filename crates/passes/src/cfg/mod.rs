//! Passes over control flow.

pub(crate) mod if_convert;
pub(crate) mod jump_threading;
mod split_tests;
pub(crate) mod tail_recursion;
