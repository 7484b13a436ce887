//! Passes over values and memory that leave loops as they are.

pub mod dce;
pub mod dse;
pub mod gvn;
pub mod printf;
pub(crate) mod rules;
pub mod sccp;
pub(crate) mod simplify_libcalls;
pub mod stack_coloring;
pub(crate) mod value_table;
