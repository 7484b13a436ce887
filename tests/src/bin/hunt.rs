//! The differential hunt: `cargo run --release -p sheave-tests --bin hunt -- --seeds 1-100`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1).peekable();
    if args.peek().is_some_and(|arg| arg == sheave_tests::hunt::CHILD) {
        return sheave_tests::hunt::run_child(args.skip(1));
    }
    sheave_tests::hunt::main(<sheave_tests::hunt::Arguments as clap::Parser>::parse())
}
