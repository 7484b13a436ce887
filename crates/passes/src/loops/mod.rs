//! Passes over loops.

pub(crate) mod guard;
pub mod licm;
pub(crate) mod live_out;
pub mod loop_idiom;
pub mod loop_rotate;
pub mod predictive_commoning;
pub(crate) mod preheader;
pub mod scalar_promotion;
pub mod unroll_full;
pub mod unroll_runtime;
pub mod widen_ivs;
