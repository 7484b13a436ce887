//! Shared machinery of the tests.

pub mod everywhere;
pub mod filetest;
pub mod generate;
mod rng;
pub mod values;

pub use rng::Rng;
