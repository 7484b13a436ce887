//! Shared machinery of the benchmarks.
