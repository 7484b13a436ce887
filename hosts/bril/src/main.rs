//! `sheave-ssa-bril < program.json > ssa.json`

use std::io::Read;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut program = String::new();
    let result = std::io::stdin().read_to_string(&mut program).map_err(|error| error.to_string());
    match result.and_then(|_| sheave_ssa_bril::to_ssa(&program)) {
        Ok(ssa) => {
            println!("{ssa}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
