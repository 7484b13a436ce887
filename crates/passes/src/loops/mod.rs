//! Passes over loops.

pub(crate) mod guard;
pub(crate) mod licm;
pub(crate) mod live_out;
pub(crate) mod loop_idiom;
pub(crate) mod loop_rotate;
pub(crate) mod predictive_commoning;
pub(crate) mod preheader;
pub(crate) mod scalar_promotion;
pub(crate) mod unroll_full;
pub(crate) mod unroll_runtime;
pub(crate) mod widen_ivs;
