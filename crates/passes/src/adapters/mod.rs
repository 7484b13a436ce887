//! Passes that apply the plans of `sheave-ssa`, and the host traits of that crate for functions of the IR.

pub(crate) mod demote;
pub mod eliminate;
pub(crate) mod host;
pub(crate) mod insert;
pub mod promote;
pub(crate) mod sroa;
