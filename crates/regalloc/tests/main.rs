//! The tests of `sheave-regalloc`.

mod allocate;
mod chaos;
mod paths;
mod rules;
mod text;
