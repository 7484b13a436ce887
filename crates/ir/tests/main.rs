//! The tests of `sheave-ir`.

mod bad_text;
mod location;
mod reference;
mod text;
mod verify;
