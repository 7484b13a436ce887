//! The tests of `sheave-regalloc`.

mod allocate;
mod chaos;
mod rules;
mod text;
