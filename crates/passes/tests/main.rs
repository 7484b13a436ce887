//! The integration tests of the crate, in one executable.

mod algebra;
mod bswap;
mod conformance_ir;
mod fuel;
mod inline;
mod ir_adapter;
mod loop_idiom;
mod memory;
mod predictive_commoning;
mod promote_ir;
mod promote_run;
mod promote_shapes;
mod scalar_promotion;
mod trips;
