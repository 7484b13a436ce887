//! Shared machinery of the tests.

pub mod generate;
mod rng;

pub use rng::Rng;
