//! The command `sheave`.

fn main() {}
