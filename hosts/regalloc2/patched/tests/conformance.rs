//! The conformance suite of promotion with Sheave's allocator after Cranelift's selection: random functions
//! are run by its JIT before and after promotion.

#[path = "../../../cranelift/tests/host/jit.rs"]
mod jit;
