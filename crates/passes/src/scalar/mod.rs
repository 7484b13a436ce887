//! Passes over values and memory that leave loops as they are.

pub(crate) mod dce;
pub(crate) mod dse;
pub(crate) mod gvn;
pub(crate) mod printf;
pub(crate) mod rules;
pub(crate) mod sccp;
pub(crate) mod simplify_libcalls;
pub(crate) mod stack_coloring;
pub(crate) mod value_table;
