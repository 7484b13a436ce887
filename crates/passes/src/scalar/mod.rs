//! Passes over values and memory that leave loops as they are.

pub(crate) mod bswap;
pub(crate) mod dce;
pub(crate) mod gvn;
pub(crate) mod rules;
pub(crate) mod sccp;
pub(crate) mod stack_coloring;
pub(crate) mod value_table;
