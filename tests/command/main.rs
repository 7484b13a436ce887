//! The tests of the command `sheave`: its verbs, exit codes, messages and files, as a shell sees them.
//!
//! One executable, since each one costs a link; a file is a topic, and `cargo test -p sheave --test command
//! crashes::` runs one.

mod allocators;
mod bad_inputs;
mod checked;
mod command_line;
mod copies_command;
mod course;
mod crashes;
mod debugger;
mod exceptions;
mod fallback;
mod float_environment;
mod inlined_copies;
mod libraries;
mod machine;
mod outputs;
mod pages;
mod programs;
mod reductions;
mod resources;
mod sources;
mod strategies;
mod studies;
mod support;
