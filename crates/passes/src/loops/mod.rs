//! Passes over loops.

mod kit;
pub(crate) mod licm;
pub(crate) mod loop_deletion;
pub(crate) mod loop_idiom;
pub(crate) mod loop_rotate;
pub(crate) mod predictive_commoning;
pub(crate) mod scalar_promotion;
pub(crate) mod strength_reduction;
pub(crate) mod unroll_full;
pub(crate) mod unroll_runtime;
pub(crate) mod widen_ivs;
