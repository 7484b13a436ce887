//! Sheave's own text: printed and read back to the same bytes.
//!
//! * [`core::fmt::Display`] of a [`crate::Module`] and [`crate::Function::display`] print. There is one
//!   printed form; a [`Decorator`] adds notes to it as comments, so that annotated text still parses.
//! * [`parse_module`] reads. One sweep over the headers makes every symbol known, then each body is read once
//!   from front to back: values, blocks and symbols may be mentioned before they are defined. No token is
//!   allocated, no function recurses, and numbers of values and blocks do not determine the memory that is
//!   taken (see [`crate::Name`]).
//! * [`read_module`] reads and verifies, and gives every fault its place in the text.
//!
//! The grammar is in `docs/ir.md`.

mod attributes;
mod cursor;
mod lexer;
mod literal;
mod locations;
mod parse_control;
mod parse_function;
mod parse_inst;
mod parse_module;
mod parse_signature;
mod print;
mod print_inst;
mod print_module;
mod read;
mod recover;
mod scope;
mod source_map;

pub use parse_module::{MAX_INIT_BYTES, parse_module, parse_module_with_map};
pub use print::{Decorator, Place};
pub use read::read_module;
pub use source_map::SourceMap;
