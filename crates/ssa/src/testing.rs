//! Generators of control-flow graphs for tests, fuzzing and benchmarks.
