//! Shared machinery of the tests.

pub mod everywhere;
mod extent;
pub mod faults;
pub mod filetest;
pub mod fuzz_text;
pub mod generate;
pub mod hunt;
pub mod modules;
pub mod nests;
mod rng;
pub mod values;

pub use extent::Extent;
pub use rng::Rng;
