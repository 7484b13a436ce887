//! The differential hunt: `cargo run --release -p sheave-tests --bin hunt -- --seeds 1-100`.

use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(code) = sheave_tests::hunt::child(std::env::args_os().skip(1)) {
        return code;
    }
    sheave_tests::hunt::main(<sheave_tests::hunt::Arguments as clap::Parser>::parse())
}
