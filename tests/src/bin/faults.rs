//! Seeded faults and the tests that notice them: `cargo run -p sheave-tests --bin faults -- --only
//! selection`.

use std::process::ExitCode;

fn main() -> ExitCode {
    sheave_tests::faults::main(&<sheave_tests::faults::Arguments as clap::Parser>::parse())
}
