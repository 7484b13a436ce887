//! Toy hosts of `sheave-ssa`, generators of programs, and the conformance suites for hosts.
//!
//! [`toy`] is a complete host in about 300 lines: the tutorial of `docs/embedding.md` and the IR of the
//! tests. [`shapes`] makes control-flow graphs of any size, [`programs`] makes toy functions that terminate,
//! [`records`] are programs with structures, [`three_address`] are programs with mutable variables, and
//! [`conformance`] compares an embedder's host with the toy.

pub mod conformance;
pub mod programs;
pub mod records;
pub mod shapes;
pub mod three_address;
pub mod toy;
